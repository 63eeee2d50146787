"""2.5 Spending REPUTATION. (For QUALITY when buying see test_buy.)"""

from __future__ import annotations

import pytest

from tests.games.loop.story import Story, story


def reputable(mode: str = "basic", **options: str) -> Story:
    """Seat 1 has 2 REPUTATION and could WORK, BUY or CONSUME."""
    t = story(mode, 2, 1, **options).scene(stage=["dance-1", "picnic-1"])
    t.player(1).has(coins=2, reputation=2, happiness=4, materials=["glass 4", "plastic 4", "food 4"], hand=[])
    return t


@pytest.mark.rule("LOOP-2.5a")
def test_reputation_becomes_coins_when_working() -> None:
    """LOOP-2.5a: an INTERN spending 2 REPUTATION on WORK gains 3 + 2 = 5 COIN."""
    t = reputable().plays("work", "reputation for coin", "reputation for coin")
    assert (t.player(1).coins, t.player(1).reputation) == (2 + 5, 0)
    assert t.refuses("reputation for coin", "LOOP-2.5a")


@pytest.mark.rule("LOOP-2.5a")
def test_any_number_of_reputation_may_be_spent_on_work() -> None:
    """LOOP-2.5a: one may be kept."""
    t = reputable().plays("work", "reputation for coin", "end turn")
    assert (t.player(1).coins, t.player(1).reputation) == (2 + 4, 1)


@pytest.mark.rule("LOOP-2.5c")
def test_two_reputation_become_one_happiness_when_consuming() -> None:
    """LOOP-2.5c: 4, plus 1 for DANCE, plus 1 for 2 REPUTATION."""
    t = reputable().plays("consume dance-1", "reputation for happiness")
    assert (t.player(1).happiness, t.player(1).reputation) == (6, 0)
    assert t.player(1).points["reputation"] == 1


@pytest.mark.rule("LOOP-2.5c")
def test_one_reputation_buys_no_happiness() -> None:
    """LOOP-2.5c: both are given up together."""
    t = reputable()
    t.player(1).has(reputation=1)
    t.plays("consume dance-1")
    assert t.refuses("reputation for happiness", "LOOP-2.5c")


@pytest.mark.rule("LOOP-2.5c", "LOOP-2.5e")
@pytest.mark.parametrize("action", ["work", "buy food 1"])
def test_reputation_buys_no_happiness_in_a_work_or_buy_turn(action: str) -> None:
    """LOOP-2.5c, LOOP-2.5e: happiness is for CONSUME turns."""
    t = reputable().plays(action)
    assert t.refuses("reputation for happiness", "LOOP-2.5c")


@pytest.mark.rule("LOOP-2.5e", "LOOP-2.5a")
@pytest.mark.parametrize("action", ["buy food 1", "consume dance-1"])
def test_reputation_buys_no_coins_in_a_buy_or_consume_turn(action: str) -> None:
    """LOOP-2.5e, LOOP-2.5a: COIN are for WORK turns."""
    t = reputable().plays(action)
    assert t.refuses("reputation for coin", "LOOP-2.5a")


@pytest.mark.rule("LOOP-2.5e")
def test_reputation_buys_no_quality_outside_a_purchase() -> None:
    """LOOP-2.5e: in a WORK or CONSUME turn nothing can be bought, with REPUTATION or without."""
    for action in ("work", "consume dance-1"):
        t = reputable().plays(action)
        assert t.refuses("buy", "LOOP-2.0a")
        assert t.offered("buy") == []


@pytest.mark.rule("LOOP-2.5e", "LOOP-R100")
def test_reputation_waits_for_the_action() -> None:
    """LOOP-2.5e, LOOP-R100: before WORK or the first ACTIVITY it can't be spent, even though the fitting action is open."""
    t = reputable()
    assert t.refuses("reputation for coin", "LOOP-2.5a")
    assert t.refuses("reputation for happiness", "LOOP-2.5c")


@pytest.mark.rule("LOOP-2.5e")
def test_a_target_may_spend_reputation_only_to_reject() -> None:
    """LOOP-2.5e: asked out of turn, a player has that one use for it."""
    t = story()
    t.player(1).has(hand=["acquire"], coins=4)
    t.player(2).has(materials=["glass 2"], reputation=2, hand=[])
    t.plays("acquire seat2 glass 2")
    assert t.offered() == ["accept", "reject with reputation"]


@pytest.mark.rule("LOOP-2.5d")
@pytest.mark.parametrize("mode", ["basic", "competitive"])
@pytest.mark.parametrize(
    "favour", ["acquire seat2 glass 2", "barter seat2 glass 2", "recycle seat2 metal 1", "resell seat2 food 2", "share seat2 glass 2"]
)
def test_a_target_may_reject_any_favour_for_one_reputation(mode: str, favour: str) -> None:
    """LOOP-2.5d: whatever its type, the FAVOUR goes to the Discard Pile without effect."""
    kind = favour.partition(" ")[0]
    t = story(mode).scene(stage=["dance-1"])
    t.player(1).has(hand=[kind], coins=4, materials=["food 2"])
    t.player(2).has(hand=[], materials=["glass 2"], landfill=["metal"], coins=4, reputation=2)
    pile = t.position["favour_discard"].count(kind)
    t.plays(favour)
    if kind == "barter":
        t.plays("offer food 2")
    t.plays("reject with reputation")
    assert t.player(2).reputation == 1
    assert (t.player(1).hand, t.player(2).hand) == ([], [])
    assert t.position["favour_discard"].count(kind) == pile + 1
    assert (t.player(1).materials, t.player(2).materials, t.player(2).landfill) == (["food 2"], ["glass 2"], ["metal"])
    assert (t.player(1).coins, t.player(2).coins) == (4, 4)


@pytest.mark.rule("LOOP-2.5d")
def test_no_reputation_no_rejection() -> None:
    """LOOP-2.5d: each REJECT costs 1, and it must be there."""
    t = story()
    t.player(1).has(hand=["acquire", "resell"], coins=4, materials=["food 2"])
    t.player(2).has(hand=[], materials=["glass 2"], coins=4, reputation=1)
    t.plays("acquire seat2 glass 2", "reject with reputation", "resell seat2 food 2")
    assert t.refuses("reject with reputation", "LOOP-2.5d")
    assert t.offered() == ["accept"]


@pytest.mark.rule("LOOP-R100")
def test_reputation_for_coin_may_come_at_any_time_after_the_salary() -> None:
    """LOOP-R100: after another FAVOUR, up to the end of the turn."""
    t = reputable()
    t.player(1).has(hand=["resell"])
    t.player(2).has(coins=9)
    t.plays("work", "resell seat2 food 4", "accept", "reputation for coin", "end turn")
    assert (t.player(1).coins, t.player(1).reputation) == (2 + 3 + 4 + 1, 1)


@pytest.mark.rule("LOOP-R100")
def test_reputation_for_happiness_may_come_after_any_activity() -> None:
    """LOOP-R100: between two ACTIVITY or after the last one."""
    t = reputable().plays("consume dance-1", "consume picnic-1")
    assert t.offers("reputation for happiness")
    t.plays("reputation for happiness", "end turn")
    assert t.player(1).happiness == 7


@pytest.mark.rule("LOOP-R100")
def test_reputation_gained_later_in_the_turn_may_be_spent_too() -> None:
    """LOOP-R100: the HOMEMAKER spends both in a WORK turn, gains 1 by the ABILITY and spends it as well."""
    t = reputable("competitive", careers="homemaker,intern")
    t.player(1).has(materials=["food 1"])
    t.plays("work", "reputation for coin", "reputation for coin", "minimalist", "reputation for coin")
    assert (t.player(1).coins, t.player(1).reputation) == (2 + 3 + 3, 0)


@pytest.mark.rule("LOOP-R100")
def test_happiness_may_be_bought_as_often_as_two_reputation_are_held() -> None:
    """LOOP-R100: two true claims later, the same turn buys HAPPINESS a second time."""
    t = story("competitive", 3, careers="politician,intern,intern").scene(stage=["dance-1"])
    t.player(1).has(reputation=2, happiness=5, coins=4, materials=["glass 4", "plastic 4", "food 4"], hand=["resell", "resell"])
    t.player(2).has(coins=9)
    t.player(3).has(coins=9)
    t.plays("consume dance-1", "reputation for happiness")
    t.plays("face-down resell", "resell seat2 food 4", "call", "accept", "face-down resell", "resell seat3 glass 3", "call", "accept")
    assert t.player(1).reputation == 2
    t.plays("reputation for happiness")
    assert (t.player(1).happiness, t.player(1).reputation) == (8, 0)
