"""5.3 EVENT: which CONTINUOUS EVENT is in force, what becomes of the cards, and which EVENT a mode uses."""

from __future__ import annotations

import pytest

from felicity.core.errors import CannotRead
from tests.games.loop.story import story


@pytest.mark.rule("LOOP-5.3i")
def test_a_continuous_event_affects_a_player_in_the_own_turn_only() -> None:
    """LOOP-5.3i: seat 2 gets the fifth type in seat 1's turn, but gains by Collector only when seat 2's turn begins."""
    t = story("competitive").scene(event="collector")
    t.player(1).has(materials=["utility 1"], hand=["resell"], coins=1)
    t.player(2).has(materials=["food 1", "glass 1", "metal 1", "plastic 1"], hand=[], happiness=2, coins=4)
    t.plays("resell seat2 utility 1", "accept", "buy glass 1")
    assert t.player(2).happiness == 2
    t.plays("end turn")
    assert (t.to_act, t.player(2).happiness) == (2, 3)


@pytest.mark.rule("LOOP-5.3i")
def test_a_continuous_event_does_not_affect_whose_turn_has_ended() -> None:
    """LOOP-5.3i: seat 1 takes the fifth type as a gift at Hidden Clause, after the own turn, and gains nothing by Collector."""
    t = story("competitive").scene(event="collector", market=["utility"])
    t.player(1).has(materials=["food 1", "glass 1", "metal 1", "plastic 1"], happiness=2)
    t.triggers("hidden-clause").plays("apply", "take utility", "pass", "pass")
    assert (t.to_act, t.player(1).happiness) == (2, 2)


@pytest.mark.rule("LOOP-5.3j")
def test_a_continuous_event_begins_with_the_next_turn() -> None:
    """LOOP-5.3j: without METAL, seat 1 triggers A Diamond Is For Business and loses nothing; seat 2 then does."""
    t = story("competitive")
    t.player(1).has(materials=[], happiness=4)
    t.player(2).has(materials=[], happiness=4)
    t.triggers("diamond")
    assert t.player(1).happiness == 4
    t.ends_turn()
    assert t.player(2).happiness == 3


@pytest.mark.rule("LOOP-5.3j")
def test_in_solo_it_begins_with_the_players_next_turn() -> None:
    """LOOP-5.3j: not in the turn just ended."""
    t = story("solo", players=1)
    t.player(1).has(materials=[], happiness=4)
    t.triggers("diamond")
    assert t.player(1).happiness == 4
    t.ends_turn()
    assert t.player(1).happiness == 3


@pytest.mark.rule("LOOP-5.3k")
def test_a_continuous_event_lasts_until_another_replaces_it() -> None:
    """LOOP-5.3k: two players in two rounds WORK under Overtime (+7); then Economic Slowdown (+2) is alone in force."""
    t = story("competitive")
    t.scene(event="overtime")
    for seat in (1, 2, 1, 2):
        t.player(seat).has(coins=0, happiness=4)
        t.plays("work")
        assert t.player(seat).coins == 7
        t.plays("end turn")
    t.triggers("slowdown")
    t.player(2).has(coins=0, happiness=4)
    t.plays("work")
    assert (t.player(2).coins, t.player(2).happiness) == (2, 3)


@pytest.mark.rule("LOOP-5.3l", "LOOP-R32")
def test_of_several_continuous_events_the_latest_takes_effect() -> None:
    """LOOP-5.3l, LOOP-R32: Overtime drawn first, Economic Slowdown last: an INTERN earns 2."""
    t = story("competitive")
    t.triggers("overtime", "slowdown")
    t.player(2).has(coins=0)
    t.plays("work")
    assert t.player(2).coins == 2


@pytest.mark.rule("LOOP-R32")
def test_events_are_resolved_in_the_order_in_which_they_were_drawn() -> None:
    """LOOP-R32: Insurance was drawn first, then Planned Obsolescence."""
    t = story("competitive", apply_at_events="costly")
    t.player(1).has(materials=["glass 2"])
    t.triggers("insurance", "obsolescence")
    questions = []
    for answer in ("pass", "lose coin", "pass", "lose coin", "wear glass 2"):
        questions.append(t.table.question)
        t.plays(answer)
    assert questions == ["ChooseToApply", "InsureOrToss", "ChooseToApply", "InsureOrToss", "ChooseWear"]


# --- discarding ---


@pytest.mark.rule("LOOP-5.3m")
def test_the_latest_continuous_event_lies_open_on_top_of_the_pile() -> None:
    """LOOP-5.3m: Overtime above Economic Slowdown, for everybody to see."""
    t = story("competitive")
    t.triggers("slowdown")
    t.triggers("overtime")
    for seat in (1, 2, None):
        assert t.sees(seat)["board"]["event_discard"][-1] == "overtime"
        assert t.sees(seat)["event"] == "overtime"


@pytest.mark.rule("LOOP-5.3n", "LOOP-5.3p")
def test_a_resolved_immediate_event_goes_under_the_pile_and_replaces_nothing() -> None:
    """LOOP-5.3n, LOOP-5.3p: Overproduction is slid under Overtime, which stays in force."""
    t = story("competitive", apply_at_events="costly")
    t.triggers("overtime")
    t.triggers("overproduction")
    assert t.position["event_discard"] == ["overproduction", "overtime"]
    t.player(1).has(coins=0)
    t.plays("work")
    assert t.player(1).coins == 7


@pytest.mark.rule("LOOP-5.3o")
def test_of_30_events_19_are_continuous() -> None:
    """LOOP-5.3o: 19 can be in force; the other 11 are IMMEDIATE, which can't."""
    t = story("competitive")
    events = t.position["event_deck"]
    continuous = []
    for event in events:
        try:
            story("competitive").scene(event=event)
            continuous.append(event)
        except CannotRead:
            pass
    assert (len(events), len(continuous)) == (30, 19)


@pytest.mark.rule("LOOP-R106")
@pytest.mark.parametrize(("events", "coins"), [(["obsolescence", "overtime"], 4), (["overtime", "obsolescence"], 5)])
def test_between_turns_the_old_event_is_in_force_until_a_new_one_is_resolved(events: list[str], coins: int) -> None:
    """LOOP-R106: Landfill Tax is due for a MATERIAL broken before Overtime is resolved, not after."""
    t = story("competitive", apply_at_events="costly")
    t.scene(event="landfill-tax")
    t.player(1).has(coins=5, materials=["glass 1"])
    t.player(2).has(materials=[])
    t.triggers(*events)
    t.plays("wear glass 1")
    assert (t.player(1).landfill, t.player(1).coins) == (["glass"], coins)


@pytest.mark.rule("LOOP-R106")
def test_a_new_landfill_tax_is_not_in_force_before_the_next_turn() -> None:
    """LOOP-R106: nor is Landfill Tax itself, when it has just been resolved."""
    t = story("competitive", apply_at_events="costly")
    t.player(1).has(coins=5, materials=["glass 1"])
    t.player(2).has(materials=[])
    t.triggers("landfill-tax", "obsolescence")
    t.plays("wear glass 1")
    assert t.player(1).coins == 5
    assert t.position["event"] == "landfill-tax"


# --- by mode ---


@pytest.mark.rule("LOOP-9.0", "LOOP-R67", "LOOP-6.1a", "LOOP-7.1a")
def test_events_that_cannot_be_carried_out_are_left_out() -> None:
    """LOOP-9.0, LOOP-R67: 28 in Cooperative and 22 in Solo, where nobody can REJECT, draw FAVOUR or, alone, meet another player."""
    everywhere = set(story("competitive").position["event_deck"])
    not_for_coop = {"manners", "redeem"}
    not_for_solo = not_for_coop | {"hypebeast", "repurchase", "santa", "social", "status", "gap"}
    coop = story("coop").position["event_deck"]
    solo = story("solo", players=1).position["event_deck"]
    assert (len(everywhere), len(coop), len(solo)) == (30, 28, 22)
    assert set(coop) == everywhere - not_for_coop
    assert set(solo) == everywhere - not_for_solo
