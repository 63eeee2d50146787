"""What was measured of tables on screens: one line of JSON for each, in a file that a later run goes on with, and the summary of all."""

from __future__ import annotations

import hashlib
import json
import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from pathlib import Path

from felicity.server.static import FOLDER

HERE = Path(__file__).parent
SENTENCES = Path(__file__).parents[2] / "src" / "felicity"
# What differs between two flaws of one kind: the element and its text, and numbers.
PARTICULARS = re.compile(r"«[^»]*»|\[[^]]*\]|\d+( \d+)*")


@dataclass(frozen=True)
class Row:
    """A position of a game on a screen."""

    page: str  # the page that was measured
    deal: str
    seed: int  # of the game
    number: int  # of the move
    size: str
    lang: str
    text: int
    board: str = ""  # where it lies
    flaws: list[str] = field(default_factory=list)

    @property
    def place(self) -> tuple[str, str, int, int, str, str, int]:
        """Which it is."""
        return self.page, self.deal, self.seed, self.number, self.size, self.lang, self.text

    def __str__(self) -> str:
        return f"{self.deal} game {self.seed} at {self.number:03}, {self.size}, {self.lang}, text {self.text} %"


def page_mark() -> str:
    """Another one for another page: what is built, said and measured."""
    files = [path for path in FOLDER.rglob("*") if path.is_file()] + [*SENTENCES.rglob("*.ftl"), *HERE.glob("*.js")]
    found = hashlib.sha256()
    for path in sorted(files):
        found.update(path.read_bytes())
    return found.hexdigest()[:12]


class Results:
    """All rows of a page; with a file they are kept there."""

    def __init__(self, page: str = "", kept: Path | None = None) -> None:
        self.page = page
        self.kept = kept
        self.rows: dict[object, Row] = {}
        if kept and kept.exists():
            rows = [Row(**json.loads(line)) for line in kept.read_text("utf-8").splitlines()]
            self.rows = {row.place: row for row in rows if row.page == page}

    def add(self, rows: Iterable[Row]) -> None:
        """Of one position."""
        found = list(rows)
        self.rows.update({row.place: row for row in found})
        if self.kept:
            with self.kept.open("a", encoding="utf-8") as file:
                file.writelines(json.dumps(asdict(row), ensure_ascii=False) + "\n" for row in found)

    def flaws(self) -> list[tuple[Row, str]]:
        """Each with its place. A board lies where it lay at the first position of its game on that screen."""
        boards: dict[tuple[str, str, int], str] = {}
        found: list[tuple[Row, str]] = []
        for row in sorted(self.rows.values(), key=lambda row: row.place):
            board = boards.setdefault((row.deal, row.size, row.text), row.board)
            moved = [f"the board has moved from {board} to {row.board}"] if row.board != board else []
            found += [(row, flaw) for flaw in [*row.flaws, *moved]]
        return found

    def summary(self) -> str:
        """Flaws by game and size, and the kinds of them, most frequent first."""
        flaws = self.flaws()
        deals = list(dict.fromkeys(row.deal for row in self.rows.values()))
        sizes = sorted({row.size for row in self.rows.values()}, key=lambda size: tuple(map(int, size.split("x"))))
        counts = Counter((row.deal, row.size) for row, _ in flaws)
        positions = Counter(deal for deal, *_ in {(row.deal, row.seed, row.number) for row in self.rows.values()})
        lines = [f"{'':22}{'positions':>10}" + "".join(f"{size:>11}" for size in sizes)]
        lines += [
            f"{deal:22}{positions[deal]:>10}" + "".join(f"{counts[deal, size] or '·':>11}" for size in sizes) for deal in sorted(deals)
        ]
        kinds = Counter(PARTICULARS.sub("…", flaw) for _, flaw in flaws)
        lines += ["", *(f"{count:6} times: {kind}" for kind, count in kinds.most_common())]
        lines += ["", f"{len(flaws)} flaws in {len(self.rows):,} measures of {sum(positions.values()):,} positions."]
        return "\n".join(lines)
