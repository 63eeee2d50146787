"""What the laboratory measured of house rules: the standing reports of docs/balance, option by option."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from typing import Any

from tools.book.sources import ROOT

FOLDER = ROOT / "docs" / "balance"


@dataclass(frozen=True)
class Effect:
    """What one value of an option changes, in one mode, among equal bots on the same deals."""

    report: str  # the name of its page
    rules: str
    mode: str
    players: int
    value: str
    deals: int
    score: tuple[float, float, float]  # points of a seat more or less: mean, and its interval of 95 %
    rounds: tuple[float, float, float]
    won: tuple[float, float, float] | None  # games won, where all win or lose together
    moved: tuple[str, ...]  # whose chances it changes surprisingly
    nothing: bool  # the same games, move by move


@cache
def measured(game: str) -> dict[str, list[Effect]]:
    """By option of a game."""
    found: dict[str, list[Effect]] = {}
    for path in sorted(FOLDER.glob(f"balance-{game}-*.json")):
        report = json.loads(path.read_text("utf-8"))
        for row in report["options"]:
            moved = tuple(f"{each['kind']} {each['name']}" for each in row["moved"] if each["surprising"])
            effect = Effect(
                path.stem,
                report["rules"],
                report["mode"],
                report["players"],
                row["value"],
                row["score"]["n"],
                span(row["score"]),
                span(row["rounds"]),
                span(row["won"]) if row["won"] else None,
                moved,
                row["nothing"],
            )
            found.setdefault(row["option"], []).append(effect)
    return found


def span(figures: dict[str, Any]) -> tuple[float, float, float]:
    """A mean and its interval."""
    return (figures["mean"], figures["low"], figures["high"])
