"""FAVOUR in Cooperative and Solo, where the rulings about REPUTATION, WORK and EVENT differ from the red cards in Competitive."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.loop.story import Story, story

ALL = ["acquire", "barter", "recycle", "resell", "share"]


def helping(**options: Any) -> Story:
    """Cooperative: seat 1 can play every type of FAVOUR to seat 2."""
    s = story("coop", **options).scene(stage=["dance-1"])
    s.player(1).has(coins=2, materials=["metal 1", "plastic 1"])
    s.player(2).has(coins=2, materials=["glass 1"], landfill=["food"])
    return s


@pytest.mark.rule("LOOP-R87")
@pytest.mark.parametrize(
    ("moves", "thanks"),
    [
        (["acquire seat2 glass 1"], 1),
        (["barter seat2 glass 1", "offer metal 1"], 1),
        (["recycle seat2 food 1"], 0),
        (["resell seat2 metal 1"], 1),
        (["share seat2 glass 1", "consume dance-1"], 2),
    ],
)
def test_in_cooperative_the_target_gains_the_usual_reputation(moves: list[str], thanks: int) -> None:
    """LOOP-R87: nobody ACCEPTs, but the target is treated as if; by option nothing is gained."""
    assert helping().plays(*moves).player(2).reputation == thanks
    assert helping(coop_reputation=False).plays(*moves).player(2).reputation == 0


@pytest.mark.rule("LOOP-R88")
def test_in_cooperative_played_favours_return_at_work_and_are_played_again_in_that_turn() -> None:
    """LOOP-R88: the same RESELL twice, once before and once after WORK."""
    s = helping().plays("resell seat2 metal 1")
    assert s.player(1).played == ["resell"]
    assert s.offered("resell") == []
    s.plays("work")
    assert s.player(1).hand == ALL
    s.plays("resell seat2 plastic 1", "end turn")
    assert s.player(1).played == ["resell"]
    assert s.player(2).materials == ["glass 1", "metal 1", "plastic 1"]


@pytest.mark.rule("LOOP-R88")
@pytest.mark.parametrize("action", ["buy food 1", "consume diy-1"])
def test_played_favours_do_not_return_without_work(action: str) -> None:
    """LOOP-R88: BUY and CONSUME leave them where they lie, also in the turns after."""
    s = helping().scene(stage=["diy-1"])
    s.player(1).has(materials=["metal 1", "metal 1", "plastic 1"])
    s.plays("resell seat2 plastic 1", action, "end turn", "work", "end turn")
    assert s.to_act == 1
    assert s.player(1).played == ["resell"]


@pytest.mark.rule("LOOP-R88")
def test_in_solo_played_favours_return_at_work() -> None:
    """LOOP-R88: a blue RESELL before and after WORK."""
    s = story("solo", 1)
    s.player(1).has(materials=["metal 1", "plastic 1"])
    s.plays("resell deck metal 1", "work", "resell deck plastic 1")
    assert s.player(1).materials == []
    assert s.player(1).played == ["resell"]


def alone(event: str | None = None, burnt: str = "food") -> Story:
    """Solo with a GLASS of Exhibited QUALITY 3 in the market and a burnt MATERIAL in the central LANDFILL."""
    s = story("solo", 1).scene(market=["glass 3"], event=event, stage=["dance-1"], burnt=[burnt])
    s.player(1).has(coins=9, materials=["plastic 4"])
    return s


@pytest.mark.rule("LOOP-R95")
@pytest.mark.parametrize(("move", "left"), [("acquire market glass 3", 9 - 3 + 1), ("renew food 2", 9 - 4 + 1)])
def test_blue_acquire_and_renew_count_as_spending(move: str, left: int) -> None:
    """LOOP-R95: Buy More Earn More gives back 1 COIN of 3 spent on them; Make It Rain counts 4 COIN for a RENEW."""
    assert alone("buy-more").plays(move).player(1).coins == left
    s = alone("make-it-rain").plays("renew food 2")
    assert s.player(1).happiness == 5


@pytest.mark.rule("LOOP-R95")
def test_blue_acquire_and_renew_are_barred_where_acquire_and_recycle_are() -> None:
    """LOOP-R95: Everything Is Online and Disposable Culture speak of ACQUIRE and RECYCLE, and mean them too."""
    s = alone("online")
    assert s.offered("acquire") == s.offered("renew") == []
    assert s.refuses("acquire", "LOOP-9.online")
    assert s.refuses("renew", "LOOP-9.online")
    assert s.offered("resell") == ["resell deck plastic 4"]
    s = alone("disposable", "plastic")
    assert s.offered("renew plastic") == ["renew plastic 1"]
    assert s.refuses("renew plastic 2", "LOOP-9.disposable")


@pytest.mark.rule("LOOP-R107")
def test_blue_favours_give_no_reputation() -> None:
    """LOOP-R107: all five are played, one of them used for an ACTIVITY, and REPUTATION is still 0."""
    s = alone().plays("share market glass 3", "consume dance-1", "acquire market glass 2", "renew food 1")
    s.plays("resell deck food 1")
    s.scene(market=["metal 1"])
    s.plays("barter market metal 1", "offer glass 2")
    assert s.player(1).played == ALL
    assert s.player(1).reputation == 0
