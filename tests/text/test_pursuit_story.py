"""UI-E3: «your life» in The Pursuit of Happiness, made of facts of the log."""

from __future__ import annotations

import re
from functools import cache

import pytest

from felicity.core.table import Table
from felicity.games.pursuit.constants import MAX_LEVEL
from felicity.games.pursuit.narration import ending as pursuit_ending
from felicity.games.pursuit.narration import story as pursuit_story
from felicity.games.pursuit.narration.story import PursuitLife
from felicity.text.catalog import say
from felicity.text.story import LEAST, MOST
from tests.games.pursuit.story import Story, story
from tests.played import played as game_of
from tests.text.lives import NAMES, check_keys, check_lives, tell


@cache
def played(players: int, seed: str, level: str = "greedy", moves: int = 10_000, game: str = "pursuit") -> Table:
    return game_of(game, level, moves, seed, players=players, mode="solo" if players == 1 else "standard")


def so_far(t: Story, lang: str = "en") -> str:
    return " ".join(tell(t.table, 1, lang))


@pytest.mark.parametrize(("players", "level"), [(3, "greedy"), (1, "greedy"), (3, "random"), (1, "random")])
def test_every_life_has_8_to_15_sentences(players: int, level: str) -> None:
    """In both languages, no figure missing, no sentence twice."""
    table = played(players, "bo", level)
    check_lives(table)


def test_a_life_with_nostalgia_is_told_like_any_other() -> None:
    """With the cards that the expansion adds."""
    check_lives(played(2, "bo", "random", game="nostalgia"))


def test_the_same_game_is_always_told_alike_and_another_differently() -> None:
    """The seed chooses the wording."""
    first, second = played(3, "bo"), played(3, "ada", "random")
    assert tell(first, 1) == tell(first, 1)
    assert len({tuple(tell(first, 1)), tuple(tell(second, 1)), tuple(tell(first, 2)), tuple(tell(first, 1, "fr"))}) == 4


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_facts_come_from_the_log_and_the_result(seat: int) -> None:
    """The name, the happiness, the first job and the dreams that came true."""
    table = played(3, "bo")
    sentences = " ".join(tell(table, seat))
    assert NAMES[seat - 1] in sentences
    assert str(table.result.seats[seat - 1].score) in sentences
    mine = [event for event in table.events(seat) if event.get("who") == f"seat{seat}"]
    for event in [each for each in mine if each["event"] == "hired"][:1]:
        assert say("en", f"pursuit-card-{event['card']}") in sentences
    for event in [each for each in mine if each["event"] == "goal-achieved"]:
        assert say("en", f"pursuit-goal-{event['goal']}") in sentences
    for event in [each for each in mine if each["event"] == "project-finished"][:2]:
        assert say("en", f"pursuit-card-{event['card']}.l{MAX_LEVEL}") in sentences


def test_a_record_that_breaks_off_is_told_so_far() -> None:
    """Without a death, and without a result."""
    table = played(3, "bo", "greedy", 100)
    assert not table.is_over
    sentences = tell(table, 1)
    assert LEAST <= len(sentences) <= MOST
    assert str(PursuitLife(table, 1, NAMES, "en").player["lth"]) in sentences[-2]


def test_loves_are_called_by_their_names() -> None:
    """A date, and its end, with the side of the card that was chosen."""
    t = story(round=3).scene(partners=["martha"])
    t.plays("date martin", "give up martha")
    sentences = so_far(t)
    assert sentences.count("Martin") == 2
    assert "Martha" not in sentences
    assert "in your thirties" in sentences


def test_a_round_is_a_decade() -> None:
    """The fourth round is one's forties."""
    t = story(round=4).scene(jobs=["social-job-1a"])
    t.player(1).has(influence=9)
    t.plays("get social-job-1a")
    assert re.search(r"[^.]*in your forties[^.]*Waiter|Waiter[^.]*in your forties", so_far(t))
    assert "dans la quarantaine" in so_far(t, "fr")


def test_nobody_joins_oneself() -> None:
    """A second role in an own Group Project is no meeting."""
    t = story(round=3, players=2).scene(projects=["magazine"])
    t.player(1).has(knowledge=20, creativity=20, influence=20)
    t.plays("take magazine 1")
    life = PursuitLife(t.table, 1, NAMES, "en")
    life.events.append({"event": "group-joined", "rule": "", "who": "seat1", "owner": "seat1", "card": "magazine", "role": 2})
    life.rounds.append(3)
    assert [fact.key for fact in pursuit_story.together(life)] == ["story-pursuit-founded"]


def test_every_fact_has_a_sentence_and_every_sentence_a_fact() -> None:
    """No key is missing, none is left over."""
    teens = {f"teen-{action}" for action in pursuit_story.YOUTH}
    check_keys("pursuit", [pursuit_story, pursuit_ending], {"family", "couple"} | teens | {f"when-{at}" for at in range(1, 9)})


def test_who_dies_young_has_no_old_age() -> None:
    """Although others grow old afterwards."""
    table = played(3, "bo", "random")
    life = PursuitLife(table, 1, NAMES, "en")
    old = len(life.events)
    life.events += [
        {"event": "died", "rule": "", "who": "seat1", "round": 2, "age": "adult"},
        {"event": "old-age-came", "rule": "", "stress": 4},
    ]
    life.events = [event for at, event in enumerate(life.events) if at >= old or event["event"] not in ("died", "old-age-came")]
    life.rounds = [2] * len(life.events)
    assert not {"story-pursuit-old-age", "story-pursuit-breakdown"} & {fact.key for fact in pursuit_story.strain(life)}
