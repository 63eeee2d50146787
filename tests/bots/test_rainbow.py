"""The greedy bot of The Game of Happiness leaves the wheel when it is useful, puts its Button where it pays, and beats chance."""

from __future__ import annotations

import pytest

import felicity
from felicity.bots import registry
from felicity.bots.seat import Seat
from felicity.core.rng import Rng, start_of
from felicity.games.rainbow.state import RainbowState
from tests.games.rainbow.story import AREAS, Story, on_track, story


def chooses(t: Story, bot: str = "greedy") -> str:
    """What the bot does in this scene."""
    return registry.bot(bot, "rainbow").choose(Seat(t.table, Rng(1))).text


def winner(players: int, seed: int, greedy: int) -> int:
    """The seat that wins a game of one greedy bot among random ones."""
    table = felicity.new("rainbow", players=players, seed=seed)
    bots = {"greedy": registry.bot("greedy", "rainbow"), "random": registry.bot("random", "rainbow")}
    rng = Rng(start_of(str(seed)))
    while not table.is_over:
        table.play(bots["greedy" if table.to_act == greedy else "random"].choose(Seat(table, rng)))
    return table.result.winners[0]


def test_it_gets_off_at_a_track_whose_key_it_needs() -> None:
    """A whole track ahead, and another spin may do no better."""
    t = story(2).spins(4)
    assert chooses(t) == "get off faith"


def test_it_stays_where_there_is_nothing_to_gain() -> None:
    """All keys but one are on the stand: another track would be a detour."""
    t = story(2)
    t.player(1).has(stand=[area for area in AREAS if area != "love"], hang_ups=[])
    assert chooses(t.spins(3)) == "stay"


def test_it_looks_for_self_improvement_when_hang_ups_are_all_that_is_left() -> None:
    """Six keys earned, four of them blocked."""
    t = story(2)
    t.player(1).has(stand=["love", "money"], keys=["faith", "health", "friendship", "knowledge"])
    assert chooses(t.spins(2)) == "get off self_improvement"


@pytest.mark.parametrize(("beside", "holders", "choice"), [("love", 1, "stay"), ("self_improvement", 2, "get off self_improvement")])
def test_with_all_keys_who_searches_or_advises_waits_for_self_improvement(beside: str, holders: int, choice: str) -> None:
    """Two keys are blocked: on Love a card may come too, but waiting for the better track takes fewer turns."""
    t = story(2)
    t.player(1).has(stand=["faith", "health", "friendship", "money"], keys=["love", "knowledge"], hang_ups=["love", "knowledge"])
    t.spins(holders)
    assert chooses(t, "hard") == choice
    assert registry.hints("rainbow", Seat(t.table, Rng(1)))[0].option.text == choice
    assert chooses(t) == f"get off {beside}"


def test_what_money_changes_is_not_remembered_from_before() -> None:
    """With all keys of tracks, a card is worth less the more money is lacking: who has judged another purse judges this one alike."""
    used = registry.search_evaluation("rainbow")
    for collected in (0, 1500):
        t = story(2)
        t.player(1).has(stand=["faith", "health", "friendship"], keys=["love", "knowledge"], hang_ups=["love", "knowledge"])
        s = t.spins(1).table.state
        assert isinstance(s, RainbowState)
        s.players[0].collected = collected
        assert used.value(s, 0) == registry.search_evaluation("rainbow").value(s, 0)


def test_it_puts_its_button_before_an_opponent() -> None:
    """Seat 2 stands on faith 8, so that faith 11 may well be next."""
    t = on_track("love 4")
    t.player(2).has(marker="faith 9")
    assert chooses(t.moves(1)) == "button faith 11"


def test_it_takes_a_key_that_wins() -> None:
    """Two keys are missing; one of them goes on the stand at once."""
    t = on_track("faith 2")
    t.player(1).has(stand=["health", "friendship", "money"], hang_ups=["love", "faith"])
    t.scene(fate=["fate_key"]).moves(1)
    assert chooses(t) == "key knowledge"


def test_it_takes_the_turn_before_it_thinks_of_the_button() -> None:
    """The Button can wait until the turn is settled."""
    assert chooses(on_track("love 4")) == "move"


@pytest.mark.parametrize(("players", "at_least"), [(2, 15), (4, 11)])
def test_it_beats_random_play(players: int, at_least: int) -> None:
    """Of 20 games, many more than its share, from every seat."""
    wins = sum(winner(players, seed, 1 + seed % players) == 1 + seed % players for seed in range(20))
    assert wins >= at_least
