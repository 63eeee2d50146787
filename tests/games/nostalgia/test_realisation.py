"""4. Realising a reminiscence, and 5 to 8: what can be done with a realised card."""

from __future__ import annotations

import pytest

from felicity.games.nostalgia.arrange import BOTH
from felicity.games.nostalgia.catalog import CATALOG
from tests.games.nostalgia.story import Memories, story


def lover(**goods: int) -> Memories:
    """Both triggers of Eternal Love have their checks: it asks to have 1 creativity and 3 influence."""
    t = story().remembers(board={"eternal-love": BOTH}).empties_hand()
    t.player(1).has(**goods)
    return t


@pytest.mark.rule("NOS-3.2")
def test_both_triggers_are_needed() -> None:
    """One check isn't enough."""
    for checks in ("", "passive", "active"):
        t = story().remembers(board={"eternal-love": checks})
        assert t.refuses("realise eternal-love", "NOS-3.2")
    assert lover().offers("realise eternal-love")


@pytest.mark.rule("NOS-4.1", "NOS-4.4", "NOS-4.5", "NOS-4.6")
def test_realising_is_the_action_of_the_turn() -> None:
    """An hourglass on the card, the reward; the card is turned over and stands at level 1."""
    t = lover()
    unused = t.player(1).unused
    t.plays("realise eternal-love")
    assert t.to_act == 2
    assert (t.player(1).unused, t.player(1).lth) == (unused - 1, 1)
    assert t.on_board() == []
    assert t.realised("eternal-love") == {
        "card": "eternal-love", "level": 1, "hourglasses": 1, "used": False, "met": False, "stock": 0,
    }  # fmt: skip
    assert t.player(1).points["nostalgia"] == 1


@pytest.mark.rule("NOS-4.2", "NOS-4.3", "NOS-R11")
def test_a_condition_is_shown_and_a_cost_is_paid() -> None:
    """Eternal Love wants to see 1 creativity and 3 influence; Tales costs 2 creativity and 1 knowledge."""
    refusal = lover(influence=2).refusal("realise eternal-love")
    assert (refusal.rule, refusal.reason, refusal.needs, refusal.has) == ("NOS-4.2", "show-influence", 3, 2)
    t = lover()
    t.plays("realise eternal-love")
    assert t.player(1).goods == (3, 3, 3, 0)
    t = story().remembers(board={"tales": BOTH})
    t.plays("realise tales")
    assert t.player(1).goods == (2, 1, 3, 0)
    t = story().remembers(board={"tales": BOTH})
    t.player(1).has(creativity=1)
    assert t.refuses("realise tales", "NOS-4.4")


@pytest.mark.rule("NOS-4.7", "NOS-R9")
def test_place_and_checks_are_free_again() -> None:
    """For another card."""
    t = story().remembers(hand=["kite"], board={"eternal-love": BOTH, "tales": ""})
    assert t.refuses("place", "NOS-2.3")
    t.plays("realise eternal-love", "place kite")
    assert (t.on_board(), t.checks("kite")) == (["tales", "kite"], (False, False))


@pytest.mark.rule("NOS-4.8", "NOS-4.9", "NOS-R12")
def test_nostalgia_cards_take_no_slot() -> None:
    """Neither on the board nor realised, however many; and they are not given up like other cards."""
    cards = {"eternal-love": 2, "stray-cat": 1, "kite": 3, "tales": 2, "knitting": 4}
    t = story(round=3).remembers(board={"sea-shells": "", "hammock": ""}, realised=cards).scene(projects=["act-in-play"])
    t.player(1).has(projects={"jogging": 1, "learn-cooking": 1})
    stress = t.player(1).stress
    assert t.offered("give up") == ["give up jogging", "give up learn-cooking"]
    t.plays("take act-in-play")
    assert t.player(1).stress == stress


@pytest.mark.rule("NOS-R10")
def test_hourglasses_come_back_at_the_end_of_the_round() -> None:
    """They lie on the card until then, also when it was turned."""
    t = lover()
    t.plays("realise eternal-love")
    assert t.realised("eternal-love")["hourglasses"] == 1
    t.empties_hand(2).ends_round()
    assert t.realised("eternal-love")["hourglasses"] == 0
    assert t.player(1).hourglasses == 6


@pytest.mark.rule("NOS-R19")
def test_activated_and_realised_in_the_same_turn() -> None:
    """The free action comes before the action."""
    t = story().remembers(board={"eternal-love": "passive"}).empties_hand()
    t.player(1).has(influence=5)
    t.plays("activate eternal-love", "realise eternal-love")
    assert t.realised("eternal-love")["level"] == 1


@pytest.mark.rule("NOS-5.1")
def test_four_categories() -> None:
    """16 cards each; the category fixes the levels."""
    cards = list(CATALOG.default_tables()["nostalgia"].values())
    for category, levels in (("life_goal", 0), ("skill", 1), ("choice", 1), ("repeatable", 3)):
        mine = [card for card in cards if card["category"] == category]
        assert len(mine) == 16
        assert all(len(list(card.get("levels", []))) == levels for card in mine)  # type: ignore[call-overload]


@pytest.mark.rule("NOS-5.3")
def test_a_life_goal_has_one_level() -> None:
    """No card action is left."""
    t = story().remembers(realised={"bookworm": 1})
    assert not t.offers("progress bookworm")
    assert t.refuses("progress bookworm", "NOS-6.4")


@pytest.mark.rule("NOS-6.1", "NOS-6.3", "NOS-6.4", "NOS-5.8")
def test_progress_brings_a_card_to_the_next_level() -> None:
    """One level: an hourglass on the card, the cost, the reward; a level is not taken twice."""
    t = story().remembers(realised={"hammock": 1}).empties_hand()
    unused = t.player(1).unused
    t.plays("progress hammock")
    assert (t.realised("hammock")["level"], t.realised("hammock")["hourglasses"]) == (2, 1)
    assert (t.player(1).goods, t.player(1).lth, t.player(1).unused) == ((2, 3, 1, 0), 3, unused - 1)
    assert t.to_act == 2
    t.gives_turn_to(1)
    assert t.refuses("progress hammock", "NOS-6.4")


@pytest.mark.rule("NOS-6.2", "NOS-R32")
def test_an_hourglass_in_a_cost_comes_on_top_of_the_action() -> None:
    """In a realisation and in a level: two markers lie on the card, and with one left it can't be done."""
    t = story().remembers(board={"treehouse": BOTH}, realised={"family-reunion": 1}).empties_hand()
    t.player(1).has(unused=1)
    assert t.refuses("realise treehouse", "NOS-4.4")
    assert t.refuses("progress family-reunion", "NOS-6.5")
    t.player(1).has(unused=5)
    t.plays("realise treehouse").gives_turn_to(1).plays("progress family-reunion")
    assert [t.realised(card)["hourglasses"] for card in ("treehouse", "family-reunion")] == [2, 2]
    assert (t.player(1).goods, t.player(1).lth, t.player(1).unused) == ((2, 3, 2, 0), 6, 1)


@pytest.mark.rule("NOS-6.5")
def test_progress_must_be_payable() -> None:
    """The whole cost."""
    t = story().remembers(realised={"hammock": 1})
    t.player(1).has(influence=1)
    assert t.refuses("progress hammock", "NOS-6.5")


@pytest.mark.rule("NOS-6.2", "NOS-7.2", "NOS-R32")
def test_printed_hourglasses_come_on_top() -> None:
    """The first choice of the Kite costs one: two are placed in all."""
    t = story().remembers(realised={"kite": 2}).empties_hand()
    t.player(1).has(unused=1)
    refusal = t.refusal("choose kite 1")
    assert (refusal.reason, refusal.needs, refusal.has) == ("hourglass", 2, 1)
    t.player(1).has(unused=2)
    t.plays("choose kite 1")
    assert (t.player(1).unused, t.realised("kite")["hourglasses"], t.player(1).lth) == (0, 2, 5)


@pytest.mark.rule("NOS-7.1", "NOS-5.11")
def test_one_of_two_choices_is_made() -> None:
    """After the second level: the cost of the choice, and its reward."""
    t = story().remembers(realised={"stray-cat": 2}).empties_hand()
    t.player(1).has(money=5)
    assert t.offered("choose") == ["choose stray-cat 1", "choose stray-cat 2"]
    t.plays("choose stray-cat 2")
    assert (t.player(1).goods, t.player(1).lth) == ((3, 7, 3, 0), 3)
    assert t.happened("choice-made")[0]["choice"] == 2
    assert t.to_act == 2


@pytest.mark.rule("NOS-7.3")
def test_a_choice_is_made_once() -> None:
    """Neither again nor the other one too."""
    t = story().remembers(realised={"stray-cat": 3})
    t.player(1).has(money=9, influence=9, knowledge=9)
    assert not t.offered("choose")
    assert t.refuses("choose stray-cat", "NOS-7.3")


@pytest.mark.rule("NOS-7.4")
def test_no_choice_before_the_second_level() -> None:
    """Progress comes first."""
    t = story().remembers(realised={"stray-cat": 1})
    t.player(1).has(money=9, influence=9, knowledge=9)
    assert not t.offered("choose")
    assert t.refuses("choose stray-cat", "NOS-7.4")


@pytest.mark.rule("NOS-5.12", "NOS-8.3", "NOS-R29")
def test_three_steps_to_the_repeatable_level() -> None:
    """The step that reaches it pays its cost and gains its reward for the first time."""
    t = story().remembers(realised={"jigsaw-puzzles": 1}).empties_hand()
    t.player(1).has(knowledge=9, creativity=9, influence=9)
    for level, lth in ((2, 2), (3, 5), (4, 8)):
        assert t.refuses("devote jigsaw-puzzles", "NOS-8.3")
        t.plays("progress jigsaw-puzzles")
        assert (t.realised("jigsaw-puzzles")["level"], t.player(1).lth) == (level, lth)
        t.gives_turn_to(1)
    assert t.offers("devote jigsaw-puzzles")


@pytest.mark.rule("NOS-8.1", "NOS-8.2", "NOS-5.2")
def test_time_for_a_passion_without_limit_and_without_stress() -> None:
    """Several times in one round, each for the repeatable cost and reward."""
    t = story().remembers(realised={"jigsaw-puzzles": 4}).empties_hand()
    t.player(1).has(knowledge=9, creativity=9, influence=9)
    stress = t.player(1).stress
    for times in (1, 2, 3):
        t.plays("devote jigsaw-puzzles").gives_turn_to(1)
        assert (t.player(1).lth, t.player(1).stress) == (3 * times, stress)
    assert t.player(1).goods == (3, 6, 6, 0)
    assert t.realised("jigsaw-puzzles")["hourglasses"] == 3


@pytest.mark.rule("NOS-R15")
def test_a_partner_comes_at_level_2() -> None:
    """From the board, on either side, whatever the level requires; its reward but not that of the date; the row isn't refilled."""
    t = story(round=3).scene(partners=["martha", "nora"]).remembers(realised={"eternal-love": 2}).empties_hand()
    t.plays("choose eternal-love 1")
    assert t.offered() == ["meet martha", "meet martin", "meet nora", "meet noah"]
    t.plays("meet martin")
    assert (t.player(1).level("martha"), t.row("partners")) == (2, ["nora"])
    assert t.player(1).goods == (4, 3, 1, 0)
    assert t.player(1).sth == 1
    assert (t.player(1).unused, t.question) == (5, "EndTurn")
    t.ends_turn()
    t.empties_hand(2).ends_round()
    assert t.player(1).due == ["martha"]


@pytest.mark.rule("NOS-R15")
def test_a_second_partner_and_a_fourth_card_cost_stress() -> None:
    """As when dating."""
    t = story(round=3).scene(partners=["nora"]).remembers(realised={"holiday-romance": 2}).empties_hand()
    t.player(1).has(partners={"martha": 1}, projects={"jogging": 1, "learn-cooking": 1})
    stress = t.player(1).stress
    t.plays("choose holiday-romance 1", "meet nora")
    assert t.player(1).stress == stress + 2


@pytest.mark.rule("NOS-R15")
def test_without_partners_on_the_board_one_is_drawn() -> None:
    """From the bottom of the pile; without any left the reward is lost. By option the gap is filled."""
    t = story(round=1).scene(partners_pile=["emilia"]).remembers(realised={"eternal-love": 2}).empties_hand()
    t.plays("choose eternal-love 1")
    assert t.offered() == ["meet emilia", "meet emil"]
    t = story(round=3, partners_refill=True).scene(partners=["nora"], partners_pile=["emilia"])
    t.remembers(realised={"eternal-love": 2}).plays("choose eternal-love 1", "meet nora")
    assert t.row("partners") == ["emilia"]


@pytest.mark.rule("NOS-R15", "POH-R10")
def test_a_choice_that_would_kill_is_no_harmless_action() -> None:
    """Whoever can only act deadly may stop, unless another card action is left."""
    t = story(round=3).scene(partners=["nora"], projects=[], items=[], jobs=[]).remembers(realised={"eternal-love": 2}).empties_hand()
    spaces = dict.fromkeys(("study", "play", "interact", "temp_job", "develop_relationship", "rest"), 1)
    t.player(1).has(stress=15, partners={"martha": 3}, spaces=spaces, unused=2)
    assert t.offers("stop")
    assert t.offers("choose eternal-love 1")
    t.player(1).has(money=5)
    assert not t.offers("stop")  # the second choice is harmless


@pytest.mark.rule("NOS-R8", "POH-R26")
def test_by_option_the_malus_is_paid_also_where_a_choice_costs_money_only() -> None:
    """5 coins, and 1 resource of any kind for the point of STH below 0; without it the choice can't be made."""
    t = story(sth_affects_nostalgia_costs=True).remembers(realised={"eternal-love": 2}).empties_hand()
    t.player(1).has(sth=-1, money=5, knowledge=0, creativity=0, influence=0)
    assert t.refuses("choose eternal-love 2", "POH-7.2")
    t.player(1).has(influence=1)
    t.plays("choose eternal-love 2")
    assert (t.player(1).influence, t.player(1).money) == (0, 0)
