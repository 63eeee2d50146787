"""UI-E3: «your life» in The Game of Happiness."""

from __future__ import annotations

from functools import cache

import pytest

from felicity.core.result import Result, SeatResult
from felicity.core.table import Table
from felicity.games.rainbow.narration import story as rainbow_story
from felicity.text.catalog import say
from felicity.text.story import wordings
from tests.played import played as game_of
from tests.text.lives import NAMES, check_keys, check_lives, tell

GOAL = 2500


@cache
def played(players: int, level: str = "random", moves: int = 10_000) -> Table:
    return game_of("rainbow", level, moves, players=players)


@pytest.mark.parametrize(("players", "level"), [(2, "random"), (3, "random")])
def test_every_life_has_8_to_15_sentences(players: int, level: str) -> None:
    """In both languages, whoever won."""
    check_lives(played(players, level))


def test_a_record_that_breaks_off_is_told_so_far() -> None:
    """Without a winner; the keys so far are counted."""
    table = played(2, "random", 30)
    assert not table.is_over
    check_lives(table)


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_facts_come_from_the_log(seat: int) -> None:
    """The name, the first key, the keys on the stand, and who won."""
    table = played(3)
    sentences = " ".join(tell(table, seat))
    assert NAMES[seat - 1] in sentences
    mine = [event for event in table.events(seat) if event.get("who") == f"seat{seat}"]
    for event in [each for each in mine if each["event"] == "key-earned"][:1]:
        assert say("en", f"rainbow-area-{event['area']}") in sentences
    best = next(each for each in table.result.seats if each.won)
    assert NAMES[best.seat - 1] in sentences


def test_the_money_is_dated_by_the_bill_that_made_it_enough() -> None:
    """Not by the first green space that brought nothing any more."""
    table = played(3)
    rich = [seat for seat in (1, 2, 3) if collected(table, seat) >= GOAL]
    assert rich
    for seat in rich:
        facts = rainbow_story.keys(rainbow_story.RainbowLife(table, seat, NAMES, "en"))
        first = next(then for then in map(table.at, range(table.number + 1)) if collected(then, seat) >= GOAL)
        enough = [fact.arguments for fact in facts if fact.key == "story-rainbow-money"]
        assert enough == [{"round": table.moves[first.number - 1].round, "total": collected(first, seat)}]


def collected(table: Table, seat: int) -> int:
    player: dict[str, int] = table.view(seat)["players"][seat - 1]  # type: ignore[index]
    return player["collected"]


@pytest.mark.parametrize(
    ("scores", "ended_by", "key"),
    [
        ((3, 2), "round_limit", "won-late"),
        ((2, 3), "round_limit", "lost-late"),
        ((3, 3), "round_limit", "shared"),
        ((6, 2), "rainbow", "won"),
    ],
)
def test_the_end_is_told_as_it_was(scores: tuple[int, int], ended_by: str, key: str) -> None:
    """A complete rainbow, or time that was up."""
    seats = [
        SeatResult(seat, score, {"keys": score}, 1 if score == max(scores) else 2, score == max(scores))
        for seat, score in enumerate(scores, 1)
    ]
    life = rainbow_story.RainbowLife(played(2, "random", 30), 1, NAMES, "fr")
    fact = rainbow_story.outcome(life, Result(ended_by, seats, "", False, 6, {}))
    assert fact.key == f"story-rainbow-{key}"
    assert all("Émile" in sentence for sentence in wordings("fr", fact))


def test_the_words_of_a_last_space_are_quoted() -> None:
    """Who went a road to its end reads what stands there."""
    table = played(3)
    life = rainbow_story.RainbowLife(table, table.result.winners[0], NAMES, "en")
    at = life.all("completed")[0]
    last = life.tables["track"][str(life.events[at]["track"])]["spaces"][-1]["message"]  # type: ignore[index]
    assert say("en", f"rainbow-message-{last}") in " ".join(tell(table, table.result.winners[0]))


def test_every_fact_has_a_sentence_and_every_sentence_a_fact() -> None:
    """No key is missing, none is left over."""
    check_keys("rainbow", [rainbow_story], {"won", "lost", "shared", "won-late", "lost-late"})
