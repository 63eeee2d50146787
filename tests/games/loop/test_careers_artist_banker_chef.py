"""8.0 CAREER: ARTIST, BANKER and CHEF."""

from __future__ import annotations

import pytest

from tests.games.loop.story import Story, life_of

# --- ARTIST ---


@pytest.mark.rule("LOOP-8.artist")
def test_the_artist_works_for_one_coin_and_a_material_of_choice_at_quality_4() -> None:
    """LOOP-8.artist: 1 HAPPINESS less, 1 COIN more, and any MATERIAL of the market free of charge."""
    s = life_of("artist")
    s.player(1).has(coins=1, materials=[], happiness=3)
    s.plays("work")
    assert s.offered() == ["take food", "take glass", "take metal", "take plastic", "take utility", "skip"]
    s.plays("take metal")
    assert s.player(1).materials == ["metal 4"]
    assert (s.player(1).coins, s.player(1).happiness) == (2, 2)
    assert None in s.position["market"]
    assert "metal" not in s.position["market"]


@pytest.mark.rule("LOOP-8.artist")
def test_the_artist_creates_nothing_without_work() -> None:
    """LOOP-8.artist: only when WORK."""
    s = life_of("artist").plays("buy food 1")
    assert s.table.question == "TakeTurn"
    assert s.offered("take") == []


@pytest.mark.rule("LOOP-R69")
def test_with_an_empty_market_the_artist_gains_the_coin_only() -> None:
    """LOOP-R69: there is nothing to take, and nothing is asked."""
    s = life_of("artist").scene(market=[])
    s.player(1).has(coins=1, materials=[])
    s.plays("work")
    assert (s.table.question, s.player(1).coins, s.player(1).materials) == ("TakeTurn", 2, [])


@pytest.mark.rule("LOOP-R69", "LOOP-8.0a")
def test_the_artist_may_leave_the_material() -> None:
    """LOOP-R69, LOOP-8.0a: taking it is optional."""
    s = life_of("artist")
    s.player(1).has(coins=1, materials=[])
    market = s.position["market"]
    s.plays("work", "skip")
    assert (s.player(1).coins, s.player(1).materials, s.position["market"]) == (2, [], market)


@pytest.mark.rule("LOOP-R69")
def test_creating_is_no_buy() -> None:
    """LOOP-R69: Buy 1 Get 1 Free adds nothing, and Disposable Culture doesn't cap the PLASTIC."""
    s = life_of("artist").scene(event="bogof")
    s.player(1).has(materials=[])
    s.plays("work", "take glass")
    assert s.table.question == "TakeTurn"
    assert s.player(1).materials == ["glass 4"]
    s = life_of("artist").scene(event="disposable")
    s.player(1).has(materials=[])
    assert s.plays("work", "take plastic").player(1).materials == ["plastic 4"]


# --- BANKER ---


def bank(me: tuple[int, int], them: tuple[int, int], **options: object) -> Story:
    """COIN and REPUTATION of the BANKER and of seat 2."""
    s = life_of("banker", "competitive", 2, **options)
    s.player(1).has(coins=me[0], reputation=me[1])
    s.player(2).has(coins=them[0], reputation=them[1])
    return s


@pytest.mark.rule("LOOP-8.banker")
def test_the_banker_gives_reputation_for_a_coin() -> None:
    """LOOP-8.banker: 1 REPUTATION to seat 2, 1 COIN from there."""
    s = bank((3, 2), (3, 0)).plays("influence seat2 for coin")
    assert (s.player(1).coins, s.player(1).reputation) == (4, 1)
    assert (s.player(2).coins, s.player(2).reputation) == (2, 1)


@pytest.mark.rule("LOOP-8.banker-b")
def test_the_banker_gives_a_coin_for_reputation() -> None:
    """LOOP-8.banker-b: the other way round."""
    s = bank((3, 0), (3, 2)).plays("influence seat2 for reputation")
    assert (s.player(1).coins, s.player(1).reputation) == (2, 1)
    assert (s.player(2).coins, s.player(2).reputation) == (4, 1)


@pytest.mark.rule("LOOP-8.banker", "LOOP-8.banker-b")
@pytest.mark.parametrize("way", ["coin", "reputation"])
def test_the_banker_exchanges_once_per_turn_in_either_direction(way: str) -> None:
    """LOOP-8.banker, LOOP-8.banker-b: after one exchange neither direction is left."""
    s = bank((3, 1), (3, 1)).plays(f"influence seat2 for {way}")
    assert s.offered("influence") == []
    assert s.refuses("influence", "LOOP-8.banker-b")


@pytest.mark.rule("LOOP-R70")
def test_the_bankers_exchange_must_be_possible() -> None:
    """LOOP-R70: the giver of COIN has 1, the giver of REPUTATION has 1, the receiver of REPUTATION has fewer than 2."""
    assert bank((1, 1), (1, 1)).offered("influence") == ["influence seat2 for coin", "influence seat2 for reputation"]
    no_reputation = bank((1, 0), (1, 0))
    assert no_reputation.refuses("influence seat2 for coin", "LOOP-R70")
    assert no_reputation.refuses("influence seat2 for reputation", "LOOP-R70")
    no_coin = bank((0, 1), (0, 1))
    assert no_coin.refuses("influence seat2 for coin", "LOOP-R70")
    assert no_coin.refuses("influence seat2 for reputation", "LOOP-R70")
    no_room = bank((1, 2), (1, 2))
    assert no_room.refuses("influence seat2 for coin", "LOOP-R70")
    assert no_room.refuses("influence seat2 for reputation", "LOOP-R70")


@pytest.mark.rule("LOOP-R70")
def test_the_bankers_partner_is_not_asked() -> None:
    """LOOP-R70: no consent, and no REJECT though seat 2 has REPUTATION for it."""
    s = bank((3, 1), (3, 1)).plays("influence seat2 for coin")
    assert (s.to_act, s.table.question) == (1, "TakeTurn")
    assert s.player(2).reputation == 2


@pytest.mark.rule("LOOP-R70")
def test_by_option_the_bankers_partner_must_agree() -> None:
    """LOOP-R70, option banker_consent: agreed, it happens; refused, it doesn't, and the ABILITY is used up."""
    s = bank((3, 1), (3, 1), banker_consent=True).plays("influence seat2 for coin")
    assert (s.to_act, s.offered()) == (2, ["agree", "refuse"])
    assert s.player(1).coins == 3
    assert s.plays("agree").player(1).coins == 4
    s = bank((3, 1), (3, 1), banker_consent=True).plays("influence seat2 for coin", "refuse")
    assert (s.player(1).coins, s.player(1).reputation) == (3, 1)
    assert s.refuses("influence", "LOOP-8.banker-b")


@pytest.mark.rule("LOOP-R70")
@pytest.mark.parametrize(("wanted", "reputation", "coins"), [("coin", 1, -1), ("reputation", -1, 1)])
def test_everybody_hears_what_the_banker_proposes(wanted: str, reputation: int, coins: int) -> None:
    """LOOP-R70: what the partner would get and give."""
    s = bank((3, 1), (3, 1), banker_consent=True).plays(f"influence seat2 for {wanted}")
    (event,) = s.happened("influence-proposed")
    assert (event["who"], event["target"], event["reputation"], event["coins"]) == ("seat1", "seat2", reputation, coins)


# --- CHEF ---


@pytest.mark.rule("LOOP-8.chef")
@pytest.mark.parametrize(("coins", "quality"), [(1, 2), (2, 4)])
def test_food_that_the_chef_buys_or_recycles_has_double_quality(coins: int, quality: int) -> None:
    """LOOP-8.chef: 1 COIN for QUALITY 2, 2 COIN for QUALITY 4."""
    s = life_of("chef")
    s.player(1).has(coins=coins, materials=[])
    s.plays(f"buy food {quality}")
    assert (s.player(1).materials, s.player(1).coins) == ([f"food {quality}"], 0)
    s = life_of("chef")
    s.player(1).has(coins=coins, materials=[], hand=["recycle"])
    s.player(2).has(landfill=["food"])
    s.plays(f"recycle seat2 food {quality}", "accept")
    assert (s.player(1).materials, s.player(1).coins) == ([f"food {quality}"], 0)


@pytest.mark.rule("LOOP-8.chef")
def test_the_chefs_other_materials_cost_as_usual() -> None:
    """LOOP-8.chef: with 2 COIN a GLASS of QUALITY 2 at most, and an intern's FOOD isn't doubled."""
    s = life_of("chef")
    s.player(1).has(coins=2, hand=["recycle"])
    s.player(2).has(landfill=["glass"])
    assert s.offered("buy glass") == ["buy glass 1", "buy glass 2"]
    assert s.offered("recycle") == ["recycle seat2 glass 1", "recycle seat2 glass 2"]
    s = life_of("intern")
    s.player(1).has(coins=2)
    assert s.offered("buy food") == ["buy food 1", "buy food 2"]


@pytest.mark.rule("LOOP-R71", "LOOP-8.0a")
def test_supersize_simply_happens() -> None:
    """LOOP-R71, LOOP-8.0a: there is no FOOD of QUALITY 1 or 3 for COIN alone, and never more than 2 COIN are paid for it."""
    s = life_of("chef")
    s.player(1).has(coins=9, hand=["recycle"])
    s.player(2).has(landfill=["food"])
    assert s.offered("buy food") == ["buy food 2", "buy food 4"]
    assert s.offered("recycle") == ["recycle seat2 food 2", "recycle seat2 food 4"]
    why = s.table.why("buy food 3")
    assert why is not None
    assert (why.reason, why.rule) == ("would-waste", "LOOP-R71")
    assert s.plays("buy food 4").player(1).coins == 7


@pytest.mark.rule("LOOP-R71")
def test_supersize_doubles_coins_not_reputation() -> None:
    """LOOP-R71: 1 COIN and 1 REPUTATION give QUALITY 3, 1 COIN and 2 REPUTATION give 4; nothing is wasted on a fifth."""
    s = life_of("chef")
    s.player(1).has(coins=9, reputation=2)
    assert s.offered("buy food") == ["buy food 2", "buy food 3 with 1", "buy food 4", "buy food 4 with 2"]
    s.plays("buy food 3 with 1")
    assert (s.player(1).coins, s.player(1).reputation) == (8, 1)


@pytest.mark.rule("LOOP-R71")
@pytest.mark.parametrize(("coins", "quality"), [(2, 2), (4, 4)])
def test_in_solo_the_chef_renews_food_for_its_quality(coins: int, quality: int) -> None:
    """LOOP-R71: double price, then double QUALITY; GLASS costs the double price."""
    s = life_of("chef", "solo", 1).scene(burnt=["food", "glass"])
    s.player(1).has(coins=coins, materials=[])
    assert s.offered(f"renew glass {coins // 2}")
    assert not s.offers(f"renew glass {coins // 2 + 1}")
    assert not s.offers("renew food 1")
    s.plays(f"renew food {quality}")
    assert (s.player(1).materials, s.player(1).coins) == ([f"food {quality}"], 0)
