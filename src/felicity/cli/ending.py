"""How a game ended: who won and by what, why it was over, and the points by source."""

from __future__ import annotations

from typing import Final

from felicity import plugins
from felicity.cli.page import Page
from felicity.cli.screen import cut
from felicity.core.result import Result
from felicity.core.table import Table
from felicity.text.labels import label
from felicity.text.narrator import Narrator, signed

NOTHING: Final = "·"


def show_result(page: Page, table: Table, narrator: Narrator) -> None:
    """The last page of a game."""
    result, game = table.result, table.setup.game
    page.line()
    page.rule(page.say("end-title"))
    rounds = int(str(result.notes.get("rounds", table.state.round)))
    page.tell("end-why", why=label(page.lang, game, f"ending-{result.ended_by}"), rounds=rounds)
    page.text(narrator.verdict(result), style="bold")
    if result.tie_break:
        page.text(label(page.lang, game, f"tie-{result.tie_break}"))
    page.line()
    for line in points(page, game, result, narrator.names):
        page.line(line)
    page.tell("end-seed", seed=table.setup.seed)


def show_lives(page: Page, table: Table, names: list[str], seats: list[int]) -> None:
    """«Your life» for each person at the screen (UI-E3), if the game has stories."""
    tell = plugins.plugin(table.setup.game).story()
    for seat in seats if tell else []:
        assert tell is not None
        page.line()
        page.rule(page.say("end-life", name=names[seat - 1], number=len(seats)))
        for chapter in tell(table, seat, names, page.lang):
            page.text(" ".join(chapter))


def points(page: Page, game: str, result: Result, names: list[str]) -> list[str]:
    """The score by source: a column for each seat, adding up to its score."""
    wide = max(6, min(11, (page.width - 14) // len(names)))
    head = " " * 13 + "".join(f"{cut(name, wide - 1):>{wide}}" for name in names)
    lines = [head]
    for source in result.seats[0].sources:
        points = [seat.sources[source] for seat in result.seats]
        if any(points):
            lines.append(
                f" {label(page.lang, game, f'source-{source}'):12}"
                + "".join(f"{signed(amount) if amount else NOTHING:>{wide}}" for amount in points)
            )
    total = "".join(f"{score:>{wide}}" for score in result.scores)
    lines.append(f" {label(page.lang, game, 'score', page.say('end-score')):12}{total}")
    if not result.together and len(names) > 1:
        lines.append(f" {page.say('end-rank'):12}" + "".join(f"{seat.rank:>{wide}}" for seat in result.seats))
    return lines
