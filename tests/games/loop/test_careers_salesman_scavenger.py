"""8.0 CAREER: SALESMAN and SCAVENGER."""

from __future__ import annotations

import pytest

from tests.games.loop.story import Story, life_of, story

# --- SALESMAN ---


def trading(careers: str, mode: str = "competitive") -> Story:
    """Seat 1 can play every FAVOUR to seat 2."""
    s = story(mode, careers=careers).scene(stage=["dance-1"])
    s.player(1).has(coins=5, materials=["plastic 2"])
    s.player(2).has(coins=5, reputation=1, materials=["glass 2"], landfill=["food"])
    if mode == "competitive":
        s.player(1).has(hand=["acquire", "barter", "recycle", "resell", "share"])
    return s


@pytest.mark.rule("LOOP-8.salesman")
@pytest.mark.parametrize(("move", "paid"), [("acquire seat2 glass 2", 2), ("resell seat2 plastic 2", -2)])
def test_the_salesman_gains_a_coin_from_every_accepted_acquire_or_resell(move: str, paid: int) -> None:
    """LOOP-8.salesman: played by the SALESMAN or to the SALESMAN, from the bank; REJECTed, nothing."""
    s = trading("salesman,intern").plays(move, "accept")
    assert (s.player(1).coins, s.player(2).coins) == (5 - paid + 1, 5 + paid)
    s = trading("intern,salesman").plays(move, "accept")
    assert (s.player(1).coins, s.player(2).coins) == (5 - paid, 5 + paid + 1)
    for careers in ("salesman,intern", "intern,salesman"):
        s = trading(careers).plays(move, "reject with reputation")
        assert (s.player(1).coins, s.player(2).coins) == (5, 5)


@pytest.mark.rule("LOOP-8.salesman")
@pytest.mark.parametrize(
    ("moves", "paid"), [(["barter seat2 glass 2", "offer plastic 2"], 0), (["recycle seat2 food 1"], 1), (["share seat2 glass 2"], 0)]
)
def test_the_salesman_gains_nothing_from_other_favours(moves: list[str], paid: int) -> None:
    """LOOP-8.salesman: neither from BARTER, RECYCLE nor SHARE, on either side."""
    for careers in ("salesman,intern", "intern,salesman"):
        s = trading(careers).plays(*moves, "accept")
        assert (s.player(1).coins, s.player(2).coins) == (5 - paid, 5)


@pytest.mark.rule("LOOP-R80")
def test_in_cooperative_every_trade_of_the_salesman_counts_as_accepted() -> None:
    """LOOP-R80: nobody answers there, and the COIN is gained on both sides of the trade."""
    assert trading("salesman,intern", "coop").plays("acquire seat2 glass 2").player(1).coins == 4
    assert trading("intern,salesman", "coop").plays("resell seat2 plastic 2").player(2).coins == 4


# --- SCAVENGER ---


@pytest.mark.rule("LOOP-8.scavenger-a", "LOOP-R81")
def test_the_scavenger_finds_a_material_in_any_landfill() -> None:
    """LOOP-8.scavenger-a, LOOP-R81: the own one too; not UTILITY; at QUALITY 1, free of charge, once per turn."""
    s = life_of("scavenger")
    s.player(1).has(coins=0, materials=[], landfill=["metal", "utility"])
    s.player(2).has(landfill=["glass", "utility"])
    assert s.offered("scavenge") == ["scavenge seat1 metal", "scavenge seat2 glass"]
    s.plays("scavenge seat2 glass")
    assert (s.player(1).materials, s.player(1).coins, s.player(2).landfill) == (["glass 1"], 0, ["utility"])
    assert s.offered("scavenge") == []
    assert s.refuses("scavenge", "LOOP-8.scavenger-a")


@pytest.mark.rule("LOOP-8.scavenger-a")
def test_the_scavenger_leaves_utility() -> None:
    """LOOP-8.scavenger-a: with nothing else in the LANDFILL there is nothing to find."""
    s = life_of("scavenger")
    s.player(2).has(landfill=["utility"])
    assert s.offered("scavenge") == []
    assert s.refuses("scavenge seat2 utility", "LOOP-8.scavenger-a")


@pytest.mark.rule("LOOP-R81")
def test_by_option_the_scavenger_leaves_the_own_landfill() -> None:
    """LOOP-R81, option scavenger_own_landfill: only other players' then."""
    s = life_of("scavenger", scavenger_own_landfill=False)
    s.player(1).has(landfill=["metal"])
    s.player(2).has(landfill=["glass"])
    assert s.offered("scavenge") == ["scavenge seat2 glass"]
    assert s.refuses("scavenge seat1", "LOOP-R81")


@pytest.mark.rule("LOOP-R81")
def test_in_solo_the_scavenger_searches_the_central_landfill_too() -> None:
    """LOOP-R81: own and central."""
    s = life_of("scavenger", "solo", 1).scene(burnt=["glass", "utility"])
    s.player(1).has(materials=[], landfill=["metal"])
    assert s.offered("scavenge") == ["scavenge seat1 metal", "scavenge central glass"]
    s.plays("scavenge central glass")
    assert s.player(1).materials == ["glass 1"]
    assert s.position["burnt"] == ["utility"]


@pytest.mark.rule("LOOP-8.scavenger-b", "LOOP-R82")
def test_the_scavenger_sells_with_a_recycle() -> None:
    """LOOP-8.scavenger-b, LOOP-R82: a RECYCLE has the effect of a RESELL, and earns the target 1 REPUTATION like one."""
    s = life_of("scavenger")
    s.player(1).has(coins=0, materials=["glass 2"], hand=["recycle"])
    s.player(2).has(coins=2, materials=[], reputation=0, hand=[])
    s.plays("recycle as resell", "resell seat2 glass 2", "accept")
    assert (s.player(1).coins, s.player(2).materials, s.player(2).reputation) == (2, ["glass 2"], 1)


@pytest.mark.rule("LOOP-8.scavenger-b")
def test_only_the_scavenger_sells_with_a_recycle_and_only_what_can_be_sold() -> None:
    """LOOP-8.scavenger-b: an INTERN doesn't; nor the SCAVENGER without MATERIAL or without a RECYCLE."""
    for career, materials, hand in (("intern", ["glass 2"], "recycle"), ("scavenger", [], "recycle"), ("scavenger", ["glass 2"], "share")):
        s = life_of(career)
        s.player(1).has(materials=materials, hand=[hand])
        s.player(2).has(coins=2)
        assert not s.offers("recycle as resell")


@pytest.mark.rule("LOOP-8.scavenger-b")
@pytest.mark.parametrize(("mode", "players", "sale"), [("coop", 2, "resell seat2 glass 2"), ("solo", 1, "resell deck glass 2")])
def test_in_cooperative_and_solo_the_scavenger_sells_twice(mode: str, players: int, sale: str) -> None:
    """LOOP-8.scavenger-b: with RESELL and with RECYCLE, in Solo with RENEW; both cards then lie beside the AREA."""
    s = life_of("scavenger", mode, players)
    s.player(1).has(coins=0, materials=["glass 2", "glass 2"])
    s.player(players).has(coins=4 if mode == "coop" else 0)
    s.plays("recycle as resell", sale, sale)
    assert (s.player(1).coins, s.player(1).materials, s.player(1).played) == (4, [], ["recycle", "resell"])


@pytest.mark.rule("LOOP-8.scavenger-c")
def test_a_recycle_played_as_resell_is_answered_as_a_resell() -> None:
    """LOOP-8.scavenger-c: a RESELL or 1 REPUTATION REJECTs it, a RECYCLE doesn't."""
    s = life_of("scavenger")
    s.player(1).has(materials=["glass 2"], hand=["recycle"])
    s.player(2).has(coins=2, reputation=1, hand=["resell"])
    s.plays("recycle as resell", "resell seat2 glass 2")
    assert s.offered() == ["accept", "reject with card", "reject with reputation"]
    pile = s.position["favour_discard"]
    s.plays("reject with card")
    assert s.position["favour_discard"] == sorted([*pile, "recycle", "resell"])
    s.player(1).has(hand=["recycle"])
    s.player(2).has(reputation=0, hand=["recycle"])
    s.plays("recycle as resell", "resell seat2 glass 2")
    assert s.refuses("reject with card", "LOOP-2.4b1")


@pytest.mark.rule("LOOP-8.scavenger-d")
def test_a_recycle_accepted_as_resell_is_a_recycle_again() -> None:
    """LOOP-8.scavenger-d: seat 2 can only RECYCLE with it later."""
    s = life_of("scavenger")
    s.player(1).has(coins=9, materials=["glass 2"], landfill=["food"], hand=["recycle"])
    s.player(2).has(coins=9, reputation=0, hand=["share"] * 4)
    s.plays("recycle as resell", "resell seat2 glass 2", "accept", "work", "end turn")
    assert s.player(2).hand == ["recycle", "share", "share", "share", "share"]
    assert s.offered("recycle") == [f"recycle seat1 food {quality}" for quality in (1, 2, 3, 4)]
    assert s.refuses("resell", "LOOP-2.4-1")
    assert s.offered("resell") == []
