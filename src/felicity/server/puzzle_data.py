"""Puzzles as they are sent: in the reader's language, and without the answer until somebody has tried."""

from __future__ import annotations

from functools import lru_cache

from felicity import plugins
from felicity.core.errors import FelicityError
from felicity.core.option import Option
from felicity.core.record import Record
from felicity.core.table import Table
from felicity.server.daily_deals import day_of
from felicity.server.new_tables import open_record
from felicity.server.puzzle_messages import PuzzleData, PuzzleGame, PuzzleHead, PuzzlesData, PuzzleVerdict, ThemeData
from felicity.server.refused import Refused, refused
from felicity.server.sentences import Sentences
from felicity.server.stored_table import StoredTable
from felicity.server.table_data import Presence, Reader, names_of, show
from felicity.teach import puzzles, tutor
from felicity.teach.puzzle import Puzzle
from felicity.text.catalog import has, say

KEPT = 16  # positions in memory: they are played again in a moment


def need_puzzle(id: str) -> Puzzle:
    """A puzzle that there is."""
    found = puzzles.by_id().get(id)
    if found is None:
        raise Refused("no-puzzle", "There is no such puzzle.")
    return found


@lru_cache(KEPT)
def table_of(id: str) -> StoredTable:
    """Its position, as a table that nobody changes."""
    return StoredTable(*open_record(need_puzzle(id).record, ""))


def puzzles_data(lang: str, now: int) -> PuzzlesData:
    """All puzzles."""
    day = day_of(now)
    today = puzzles.of_day(day)
    games = [game_data(game, lang) for game in plugins.names() if puzzles.shipped(game)]
    return {"day": day, "today": today.id if today else None, "games": games}


def game_data(game: str, lang: str) -> PuzzleGame:
    """Those of one game, with the themes that occur."""
    heads = [head_data(puzzle) for puzzle in puzzles.shipped(game)]
    used = {theme for head in heads for theme in head["themes"]}
    names = [theme.name for theme in plugins.plugin(game).themes if theme.name in used]
    return {"game": game, "themes": [theme_data(game, name, lang) for name in names], "puzzles": heads}


def head_data(puzzle: Puzzle) -> PuzzleHead:
    """A puzzle in a list."""
    head = Record(puzzle.record).head
    return {
        "id": puzzle.id,
        "mode": head["mode"],
        "players": int(head["players"]),
        "level": puzzle.level,
        "themes": puzzles.themes_of(puzzle),
    }


def theme_data(game: str, name: str, lang: str) -> ThemeData:
    """A theme, as the game calls it or as all do."""
    own = f"theme-{game}-{name}"
    return {"id": name, "label": say(lang, own if has(lang, own) else f"theme-{name}")}


def puzzle_data(id: str, lang: str) -> PuzzleData:
    """A puzzle to be solved: what the seat sees, and what it may choose."""
    puzzle, stored = need_puzzle(id), table_of(id)
    game = stored.header.game
    shown = show(stored, Reader("", puzzle.seat, lang), 0, Presence())
    for seat in shown["seats"]:
        if seat["seat"] == puzzle.seat:
            seat.update({"kind": "human", "level": None, "yours": True, "online": True})
    return {
        "id": id,
        "game": game,
        "level": puzzle.level,
        "themes": [theme_data(game, name, lang) for name in puzzles.themes_of(puzzle)],
        "task": say(lang, "puzzle-task"),
        "table": {**shown, "code": "", "status": "playing", "you": [puzzle.seat], "from": None},
    }


def verdict_data(id: str, text: str, lang: str) -> PuzzleVerdict:
    """What is said about a try; "" is the wish to see the answer."""
    puzzle, stored = need_puzzle(id), table_of(id)
    table = stored.playing()
    narrator = Sentences(lang, names_of(stored), table).narrator
    if not text:
        found, kind = tutor.solution(narrator, table, puzzle), "shown"
    else:
        found = tutor.verdict(narrator, table, puzzle, offered(table, text))
        kind = found.kind
    return {
        "kind": kind,  # type: ignore[typeddict-item]
        "option": found.option,
        "sentences": found.sentences,
        "others": [{"option": each.option, "sentence": each.sentence} for each in found.others],
        "answer": puzzle.answer if found.kind == tutor.RIGHT else None,
    }


def offered(table: Table, text: str) -> Option:
    """One of the options of the position, or the reason why it is none."""
    try:
        return table.check(text)
    except FelicityError as error:
        raise refused(error) from None
