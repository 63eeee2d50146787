"""9.0 IMMEDIATE EVENT among the players, and those that happen once to the whole table."""

from __future__ import annotations

import pytest

from tests.games.loop.story import Story, story


def quiet(players: int = 2, seed: int = 1) -> Story:
    """A table where nobody is asked to APPLY at EVENT that can't cost COIN."""
    return story("competitive", players=players, seed=seed, apply_at_events="costly")


# --- Satan Santa ---


@pytest.mark.rule("LOOP-9.santa", "LOOP-R35", "LOOP-R36")
def test_each_player_gives_a_material_and_later_players_see_what_came() -> None:
    """LOOP-9.santa, LOOP-R35, LOOP-R36: seat 2 had none, but has got one from seat 1 and must give it on; seat 3 receives both."""
    t = quiet(players=3)
    t.player(1).has(materials=["glass 3", "food 1"])
    t.player(2).has(materials=[])
    t.player(3).has(materials=["utility 4"])
    t.triggers("santa")
    assert t.offered() == ["give seat2 glass 3", "give seat2 food 1", "give seat3 glass 3", "give seat3 food 1"]
    t.plays("give seat2 glass 3")
    assert (t.to_act, t.offered()) == (2, ["give seat1 glass 3", "give seat3 glass 3"])
    t.plays("give seat3 glass 3", "give seat1 utility 4")
    assert [t.player(seat).materials for seat in (1, 2, 3)] == [["food 1", "utility 4"], [], ["glass 3"]]
    assert t.table.question == "TakeTurn"


@pytest.mark.rule("LOOP-9.santa")
def test_who_has_no_material_gives_none() -> None:
    """LOOP-9.santa: seat 1 isn't asked."""
    t = quiet(players=3)
    t.player(1).has(materials=[])
    t.player(2).has(materials=["glass 3"])
    t.player(3).has(materials=[])
    t.triggers("santa")
    assert t.to_act == 2
    t.plays("give seat1 glass 3")
    assert (t.to_act, t.table.question, t.player(1).materials) == (2, "TakeTurn", ["glass 3"])


# --- Social Responsibility ---


@pytest.mark.rule("LOOP-9.social", "LOOP-R53")
def test_a_favour_is_drawn_from_a_happier_player() -> None:
    """LOOP-9.social, LOOP-R53: seat 1 chooses among the happier seats 3 and 4; seat 2 is as unhappy, seat 5 has no FAVOUR."""
    t = quiet(players=5)
    for seat, (happiness, hand) in enumerate([(2, ["share"]), (2, ["share"]), (5, ["barter"]), (3, ["acquire"]), (9, [])], 1):
        t.player(seat).has(happiness=happiness, hand=hand)
    t.triggers("social")
    assert (t.to_act, t.offered()) == (1, ["name seat3", "name seat4"])
    t.plays("name seat3")
    assert (t.player(1).hand, t.player(3).hand) == (["barter", "share"], [])


@pytest.mark.rule("LOOP-9.social")
def test_the_favour_is_drawn_at_random() -> None:
    """LOOP-9.social: over several games seat 1 gets different ones of seat 2's FAVOUR."""
    drawn = set()
    for seed in range(12):
        t = quiet(seed=seed)
        t.player(1).has(happiness=2, hand=[])
        t.player(2).has(happiness=4, hand=["acquire", "share"])
        t.triggers("social").plays("name seat2")
        drawn.add(t.player(1).hand[0])
    assert drawn == {"acquire", "share"}


@pytest.mark.rule("LOOP-R53")
def test_the_happiest_has_nobody_to_draw_from() -> None:
    """LOOP-R53: nothing happens to seat 1; seat 2 draws."""
    t = quiet()
    t.player(1).has(happiness=4, hand=["share"])
    t.player(2).has(happiness=2, hand=[])
    t.triggers("social")
    assert (t.to_act, t.offered()) == (2, ["name seat1"])


# --- Status Climb ---


@pytest.mark.rule("LOOP-9.status", "LOOP-R53")
@pytest.mark.parametrize(("named", "happiness"), [("name seat2", 3), ("name seat3", 4)])
def test_who_names_somebody_poorer_in_happiness_but_richer_in_coins_loses_1(named: str, happiness: int) -> None:
    """LOOP-9.status, LOOP-R53: seat 2 has more COIN than seat 1, seat 3 as many; seat 4 is as happy and can't be named."""
    t = quiet(players=4)
    for seat, (happy, coins) in enumerate([(4, 3), (3, 4), (3, 3), (4, 0)], 1):
        t.player(seat).has(happiness=happy, coins=coins)
    t.triggers("status")
    assert (t.to_act, t.offered()) == (1, ["name seat2", "name seat3"])
    t.plays(named)
    assert t.player(1).happiness == happiness


@pytest.mark.rule("LOOP-R53")
def test_who_is_least_happy_has_nobody_to_name() -> None:
    """LOOP-R53: seat 1 isn't asked, seat 2 is."""
    t = quiet()
    t.player(1).has(happiness=1)
    t.player(2).has(happiness=2)
    t.triggers("status")
    assert (t.to_act, t.offered()) == (2, ["name seat1"])


# --- Combustion Energy ---


@pytest.mark.rule("LOOP-9.combustion", "LOOP-R35")
def test_the_least_happy_players_landfill_goes_back_into_the_deck() -> None:
    """LOOP-9.combustion, LOOP-R35: seats 1 and 3 are tied; their UTILITY stays, and seat 2, happier, keeps everything."""
    t = quiet(players=3)
    t.player(1).has(happiness=2, landfill=["food", "utility"])
    t.player(2).has(happiness=3, landfill=["glass"])
    t.player(3).has(happiness=2, landfill=["glass", "metal"])
    t.scene(material_deck=["plastic", "plastic"])
    t.triggers("combustion")
    assert [t.player(seat).landfill for seat in (1, 2, 3)] == [["utility"], ["glass"], []]
    assert sorted(t.position["material_deck"]) == ["food", "glass", "metal", "plastic", "plastic"]


@pytest.mark.rule("LOOP-9.combustion", "LOOP-R55")
def test_the_deck_is_shuffled_even_with_nothing_to_return() -> None:
    """LOOP-9.combustion, LOOP-R55: the same cards in another order."""
    t = quiet()
    t.player(1).has(happiness=2, landfill=[])
    t.player(2).has(happiness=3)
    before = t.position["material_deck"]
    t.triggers("combustion")
    after = t.position["material_deck"]
    assert sorted(after) == sorted(before)
    assert after not in (before, sorted(before))


@pytest.mark.rule("LOOP-R55")
def test_alone_the_own_landfill_goes_back_not_the_central_one() -> None:
    """LOOP-R55: GLASS of the own LANDFILL returns, FOOD burnt and METAL broken by SHARE stay."""
    t = story("solo", players=1, apply_at_events="costly")
    t.player(1).has(landfill=["glass", "utility"])
    position = t.position
    for pile, material in (("burnt", "food"), ("central_landfill", "metal")):
        position["material_deck"].remove(material)
        position[pile].append(material)
    t.arrange(position)
    t.triggers("combustion")
    assert t.player(1).landfill == ["utility"]
    assert "food" in t.position["burnt"]
    assert t.position["central_landfill"] == ["metal"]


# --- Hidden Clause ---


@pytest.mark.rule("LOOP-9.hidden-clause", "LOOP-R35")
def test_every_credit_card_loses_a_coin_to_the_bank() -> None:
    """LOOP-9.hidden-clause, LOOP-R35: all cards at once, each 1 COIN; those without a COIN lose nothing, and nobody's COIN grow."""
    t = quiet()
    t.player(1).has(debts=[0, 1, 4], coins=5)
    t.player(2).has(debts=[3], coins=5)
    t.triggers("hidden-clause")
    assert (t.player(1).debts, t.player(2).debts) == ([0, 0, 3], [2])
    assert (t.player(1).coins, t.player(2).coins) == (5, 5)


# --- Overproduction ---


@pytest.mark.rule("LOOP-9.overproduction", "LOOP-R35", "LOOP-R109")
def test_the_top_2_materials_leave_the_game_for_all_to_see() -> None:
    """LOOP-9.overproduction, LOOP-R35, LOOP-R109: 2 in all, not 2 per player; they are turned over as they leave."""
    t = quiet(players=3)
    t.scene(material_deck=["food", "glass", "metal", "utility"])
    before = t.position["removed"]
    t.triggers("overproduction")
    assert t.position["material_deck"] == ["food", "glass"]
    assert sorted(t.position["removed"]) == sorted([*before, "metal", "utility"])
    for seat in (1, 2, 3, None):
        assert [entry["type"] for entry in t.happened("materials-removed", seat)] == ["utility", "metal"]
        assert sorted(t.sees(seat)["board"]["removed"]) == sorted(t.position["removed"])


@pytest.mark.rule("LOOP-R36")
def test_what_cannot_be_done_is_skipped() -> None:
    """LOOP-R36: with 1 MATERIAL in the deck Overproduction removes that one, which ends the game without anybody paying for it."""
    t = quiet()
    t.player(1).has(happiness=4)
    t.scene(material_deck=["food"])
    t.triggers("overproduction")
    assert (t.position["material_deck"], t.position["depleted"], t.position["ending"]) == ([], True, "depletion")
    assert t.player(1).happiness == 4


# --- The Gap ---


@pytest.mark.rule("LOOP-9.gap", "LOOP-R35")
@pytest.mark.parametrize(("coins", "loss"), [(8, 0), (9, 1)])
def test_a_gap_of_more_than_7_costs_everybody_1_happiness(coins: int, loss: int) -> None:
    """LOOP-9.gap, LOOP-R35: seat 1 owns METAL 4 and COIN, seat 3 GLASS 2 and 3 COIN; 12 to 5 is no gap, 13 to 5 is one, once."""
    t = quiet(players=3)
    t.player(1).has(happiness=3, coins=coins, materials=["metal 4"], debts=[4])
    t.player(2).has(happiness=3, coins=8, materials=[])
    t.player(3).has(happiness=3, coins=3, materials=["glass 2"], debts=[4, 4])
    t.triggers("gap")
    assert [t.player(seat).happiness for seat in (1, 2, 3)] == [3 - loss] * 3
