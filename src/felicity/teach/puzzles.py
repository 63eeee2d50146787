"""The puzzles that come with the games: by game, by theme, by difficulty, and the one of the day."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Iterable
from functools import cache
from typing import Final

from felicity import plugins
from felicity.core.errors import BadOptions
from felicity.core.record import Record
from felicity.plugin import Theme
from felicity.teach.puzzle import Puzzle, read_lines

FILE: Final = "puzzles.jsonl.gz"  # beside the game's rules
ANSWERS: Final = 2  # options whose kinds decide what a puzzle is about: the best one and its strongest rival


@cache
def shipped(game: str) -> tuple[Puzzle, ...]:
    """The puzzles that come with a game, easy ones first; none if it has none."""
    path = plugins.plugin(game).folder / FILE
    return tuple(in_order(read_lines(gzip.decompress(path.read_bytes()).decode()))) if path.exists() else ()


def in_order(found: Iterable[Puzzle]) -> list[Puzzle]:
    """Easy ones first, and of those the clearest."""
    return sorted(found, key=lambda puzzle: (puzzle.level, -puzzle.lead, puzzle.id))


@cache
def by_id() -> dict[str, Puzzle]:
    """All puzzles that come with the games."""
    return {puzzle.id: puzzle for game in plugins.names() for puzzle in shipped(game)}


def of_day(day: str) -> Puzzle | None:
    """The puzzle of a day (`2030-01-31`), the same for everybody; None if there are none at all."""
    found = sorted(by_id())
    if not found:
        return None
    drawn = int.from_bytes(hashlib.sha256(f"felicity puzzle {day}".encode()).digest()[:8], "big")
    return by_id()[found[drawn % len(found)]]


def game_of(puzzle: Puzzle) -> str:
    """The game that it is from."""
    return Record(puzzle.record).head["game"]


def themes_of(puzzle: Puzzle) -> list[str]:
    """What a puzzle is about, as the game's manifest says; maybe nothing in particular."""
    game = game_of(puzzle)
    texts = [puzzle.answer, *puzzle.deciding][:ANSWERS]
    kinds = {plugins.game(game).alphabet.read(text).kind.name for text in texts}
    return [theme.name for theme in plugins.plugin(game).themes if is_about(theme, kinds, puzzle.outlook["lead"])]


def is_about(theme: Theme, kinds: set[str], lead: dict[str, float]) -> bool:
    """Is one of these kinds of options what the theme is about, or do the options differ in one of its counters?"""
    return bool(theme.kinds & kinds or theme.counters & lead.keys())


def chosen(found: Iterable[Puzzle], theme: str = "", level: int = 0) -> list[Puzzle]:
    """Those with a theme, those of a difficulty."""
    return [puzzle for puzzle in found if (not level or puzzle.level == level) and (not theme or theme in themes_of(puzzle))]


def need_theme(game: str, theme: str) -> None:
    """A theme that the game has."""
    names = [each.name for each in plugins.plugin(game).themes]
    if theme not in names:
        known = ", ".join(names) or "none"
        raise BadOptions(
            f"There is no theme {theme!r} in {game}: choose one of {known}.", "error-no-theme", theme=repr(theme), game=game, themes=known
        )
