"""UI-E3: a life is told in 8 to 15 sentences, in both languages, and nothing in it is made up."""

from __future__ import annotations

from functools import cache

import pytest

from felicity.core.table import Table
from felicity.games.loop.narration.story import LoopLife, ended_otherwise
from felicity.text.catalog import say
from felicity.text.life import Life, number
from felicity.text.story import BEGINNING, DAYS, ENDING, LEAST, MOST, Fact, chosen, listed, written
from tests.played import played as game_of
from tests.text.lives import NAMES, check_lives, tell

TABLES = [("basic", 2), ("competitive", 4), ("coop", 3), ("solo", 1)]


@cache
def played(mode: str, players: int, seed: str, level: str = "greedy", moves: int = 300) -> Table:
    return game_of("loop", level, moves, seed, players=players, mode=mode)


@pytest.mark.parametrize("level", ["greedy", "random"])
@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_every_life_has_8_to_15_sentences(mode: str, players: int, level: str) -> None:
    table = played(mode, players, "bo", level)
    check_lives(table)


def test_the_same_game_is_always_told_alike_and_another_differently() -> None:
    first, second = played("competitive", 4, "bo"), played("competitive", 4, "ada")
    assert tell(first, 1, "en") == tell(first, 1, "en")
    assert tell(first, 1, "en") != tell(second, 1, "en")
    assert tell(first, 1, "en") != tell(first, 2, "en")
    assert tell(first, 1, "en") != tell(first, 1, "fr")


@pytest.mark.parametrize("seat", [1, 2, 3, 4])
def test_figures_come_from_the_log_and_the_result(seat: int) -> None:
    table = played("competitive", 4, "bo")
    sentences = " ".join(tell(table, seat, "en"))
    mine = table.result.seats[seat - 1]
    assert NAMES[seat - 1] in sentences
    assert str(mine.score) in sentences
    goals = [event for event in table.events(seat) if event["event"] == "goal-achieved" and event["who"] == f"seat{seat}"]
    for goal in goals:
        assert say("en", f"loop-goal-{goal['goal']}") in sentences


def test_nothing_is_told_that_the_seat_did_not_learn() -> None:
    table = played("competitive", 4, "bo")
    life = Life(table, 2, NAMES, "en")
    assert life.events == table.events(2)
    assert all(life.events[at]["who"] == "seat2" for at in life.all("goal-dealt"))


def test_rounds_follow_the_log() -> None:
    life = Life(played("basic", 2, "bo"), 1, NAMES, "en")
    starts = [at for at, event in enumerate(life.events) if event["event"] == "round-started"]
    assert [life.rounds[at] for at in starts] == [number(life.events[at]["round"]) for at in starts]
    assert life.rounds[0] == 1


def test_a_record_that_breaks_off_is_told_so_far() -> None:
    table = played("competitive", 4, "bo", "greedy", 40)
    assert not table.is_over
    life = LoopLife(table, 1, NAMES, "en")
    sentences = tell(table, 1, "en")
    assert LEAST <= len(sentences) <= MOST
    assert str(life.player["happiness"]) in " ".join(sentences[-2:])
    assert not ended_otherwise(life)


def test_the_facts_that_matter_most_are_kept_in_the_order_of_a_life() -> None:
    facts = [Fact("rounds", ENDING, 0, 1), Fact("birth", BEGINNING, 0, 10), *[Fact("goal", DAYS, at, 5) for at in range(20)]]
    kept = chosen(facts)
    assert len(kept) == MOST
    assert kept[0].key == "story-birth"
    assert all(fact.key == "story-goal" for fact in kept[1:])
    assert [fact.order for fact in kept] == sorted(fact.order for fact in kept)


def test_a_fact_that_comes_again_is_worded_differently() -> None:
    goals = [Fact("goal", DAYS, at, 9, round=1, goal="Wisdom", happiness=2) for at in range(3)]
    assert len(set(written("en", goals, "seed")[0])) == 3


def test_lists_are_written_as_one_speaks() -> None:
    assert listed("en", ["a", "b", "c"]) == "a, b and c"
    assert listed("fr", ["a", "b"]) == "a et b"
    assert listed("en", ["a"]) == "a"
