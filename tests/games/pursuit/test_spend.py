"""11. Spend: Items and Activities."""

from __future__ import annotations

import pytest

from tests.games.pursuit.story import story


@pytest.mark.rule("POH-11.1", "POH-11.3")
def test_john_buys_a_family_car() -> None:
    """The booklet: 4 money for 1 influence, 1 STH and 2 LTH; lower levels are neither paid nor gained."""
    t = story(round=3).scene(items=["car"])
    t.player(1).has(money=4)
    t.plays("buy car 2")
    player = t.player(1)
    assert (player.goods, player.sth, player.lth, player.level("car")) == ((3, 3, 4, 0), 1, 2, 2)


@pytest.mark.rule("POH-11.3")
def test_anna_goes_to_a_concert() -> None:
    """The booklet: 1 money for 2 creativity and 1 STH."""
    t = story(round=3).scene(items=["concert"])
    t.player(1).has(money=1)
    assert t.offered("buy") == ["buy concert 1"]
    assert t.refusal("buy concert 2").reason == "money"
    t.plays("buy concert 1")
    assert (t.player(1).goods, t.player(1).sth) == ((3, 5, 3, 0), 1)


@pytest.mark.rule("POH-11.2")
def test_the_gap_is_filled() -> None:
    """In its place."""
    t = story(round=3).scene(items=["piano", "car", "opera"], items_pile=["watch"])
    t.player(1).has(money=4)
    t.plays("buy car 2")
    assert t.row("items") == ["piano", "watch", "opera"]


@pytest.mark.rule("POH-11.4", "POH-R53")
def test_an_item_stays_at_its_level() -> None:
    """Only that level's upkeep counts; no action raises it."""
    t = story(round=3)
    t.player(1).has(items={"car": 3}, money=20)
    assert not [text for text in t.offered() if "car" in text and text != "give up car"]
    t.ends_round().plays("pay car")
    assert (t.player(1).money, t.player(1).lth) == (14, 2)


@pytest.mark.rule("POH-11.6", "POH-11.7")
def test_any_number_of_items_and_activities() -> None:
    """Without slots and stress."""
    t = story(round=3).scene(items=["watch", "opera"])
    t.player(1).has(
        money=20, items={"car": 1, "piano": 1, "telescope": 1, "camera": 1}, activities={"concert": 1, "cinema": 1, "museum": 1}
    )
    t.plays("buy watch 1").ends_turn().gives_turn_to(1)
    t.player(1).has(spaces={})
    t.plays("buy opera 1")
    assert (len(t.player(1).items), len(t.player(1).activities), t.player(1).stress) == (5, 4, 7)


@pytest.mark.rule("POH-11.8", "POH-5.3", "POH-R41")
def test_an_activity_lasts_one_round() -> None:
    """It has no upkeep and is set aside, to be remembered."""
    t = story(round=3).scene(items=["concert"])
    t.player(1).has(money=1)
    t.last_hourglass(1).plays("buy concert 1").ends_turn()
    assert (t.player(1).activities, t.player(1).cards("enjoyed")) == ([], ["concert"])
    assert t.question == "TakeTurn"


@pytest.mark.rule("POH-R34")
def test_tokens_never_run_out() -> None:
    """More creativity than the box has tokens."""
    t = story(round=3)
    t.player(1).has(creativity=40, money=60)
    t.plays("play")
    assert t.player(1).creativity == 43
