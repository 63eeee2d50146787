"""Draw the curves saved by `ppo.py --curve FILE`, a panel for each game and a line for each seed, as a picture (SVG).

    python examples/learn/curves.py docs/learning.csv docs/learning.svg

A bar is the 95 % interval of the games won in that evaluation (Wilson).
"""

from __future__ import annotations

import csv
import math
import sys
from pathlib import Path

COLUMNS = ["game", "mode", "seed", "minutes", "decisions", "games", "won"]
WIDTH, HEIGHT, LEFT, TOP, GAP = 380, 240, 50, 40, 70
COLOURS = ["#0b6e99", "#b3541e", "#4a7c2a", "#7b3fa0"]
SHAPES = ["", "6 3", "2 3", "8 3 2 3"]  # dashes of lines, for people who can't tell the colours apart

Point = tuple[int, float, int]  # decisions learnt from, share of games won, games


def read(path: Path) -> dict[str, dict[str, list[Point]]]:
    """The curves by game and mode, then by seed."""
    found: dict[str, dict[str, list[Point]]] = {}
    with path.open(encoding="utf-8", newline="") as rows:
        for row in csv.DictReader(rows, COLUMNS):
            curves = found.setdefault(f"{row['game']} {row['mode']}".strip(), {})
            curves.setdefault(row["seed"], []).append((int(row["decisions"]), float(row["won"]), int(row["games"])))
    return found


def interval(won: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval.

    >>> [round(end, 3) for end in interval(0.5, 200)]
    [0.431, 0.569]
    """
    z = 1.96
    middle = (won + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(won * (1 - won) / games + z * z / (4 * games * games))
    return middle - half, middle + half


def panel(title: str, curves: dict[str, list[Point]], left: int) -> list[str]:
    """One game: axes, then a line for each seed with a bar at each evaluation."""
    most = max(decisions for points in curves.values() for decisions, _, _ in points)
    most = math.ceil(most / 100_000) * 100_000

    def across(decisions: float) -> float:
        return left + WIDTH * decisions / most

    def down(won: float) -> float:
        return TOP + HEIGHT * (1 - won)

    lines = [f'<text x="{left}" y="{TOP - 16}" font-weight="bold">{title}: games won against random</text>']
    for percent in (0, 25, 50, 75, 100):
        y = down(percent / 100)
        lines.append(f'<line x1="{left}" y1="{y:.1f}" x2="{left + WIDTH}" y2="{y:.1f}" stroke="#ddd"/>')
        lines.append(f'<text x="{left - 6}" y="{y + 4:.1f}" text-anchor="end">{percent} %</text>')
    for part in (0, 0.5, 1):
        x, y = across(part * most), TOP + HEIGHT + 18
        lines.append(f'<text x="{x:.1f}" y="{y}" text-anchor="middle">{part * most:,.0f}</text>')
    lines.append(f'<text x="{left + WIDTH / 2:.0f}" y="{TOP + HEIGHT + 38}" text-anchor="middle">decisions learnt from</text>')
    for at, (seed, points) in enumerate(sorted(curves.items())):
        pen = f'stroke="{COLOURS[at % 4]}" fill="none"'
        path = " ".join(f"{across(decisions):.1f},{down(won):.1f}" for decisions, won, _ in points)
        lines.append(f'<polyline points="{path}" {pen} stroke-width="2" stroke-dasharray="{SHAPES[at % 4]}"/>')
        for decisions, won, games in points:
            low, high = interval(won, games)
            x = across(decisions)
            lines.append(f'<line x1="{x:.1f}" y1="{down(low):.1f}" x2="{x:.1f}" y2="{down(high):.1f}" {pen}/>')
        x, y = left + WIDTH - 110, TOP + HEIGHT - 60 + 18 * at
        lines.append(f'<line x1="{x}" y1="{y}" x2="{x + 40}" y2="{y}" {pen} stroke-width="2" stroke-dasharray="{SHAPES[at % 4]}"/>')
        lines.append(f'<text x="{x + 48}" y="{y + 4}">seed {seed}</text>')
    return lines


def draw(path: Path) -> str:
    """The picture for a file of curves."""
    games = read(path)
    width, height = LEFT + len(games) * (WIDTH + GAP), TOP + HEIGHT + 54
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="12">']
    lines.append(f'<rect width="{width}" height="{height}" fill="#fff"/>')
    for at, (title, curves) in enumerate(games.items()):
        lines += panel(title, curves, LEFT + at * (WIDTH + GAP))
    return "\n".join([*lines, "</svg>"]) + "\n"


if __name__ == "__main__":
    Path(sys.argv[2]).write_text(draw(Path(sys.argv[1])), "utf-8")
