"""3. Triggers."""

from __future__ import annotations

import pytest

from felicity.games.nostalgia.arrange import ACTIVE, PASSIVE
from felicity.games.nostalgia.catalog import CATALOG
from tests.games.nostalgia.story import story


@pytest.mark.rule("NOS-2.1", "NOS-3.1")
def test_every_card_has_two_sides_and_two_triggers() -> None:
    """A passive one with a condition, an active one with a cost; a realisation; and a category on the other side."""
    for card in CATALOG.default_tables()["nostalgia"].values():
        assert {"passive", "active", "realise", "category"} <= set(card)


@pytest.mark.rule("NOS-3.3", "NOS-3.8", "NOS-R4")
def test_a_passive_trigger_is_met_by_its_action() -> None:
    """By itself: nobody is asked, the reward comes with the check."""
    t = story().remembers(board={"eternal-love": ""}).empties_hand()
    t.plays("rest")
    assert t.to_act == 2
    assert t.checks("eternal-love") == (True, False)
    assert t.player(1).creativity == 5
    assert [event["nostalgia"] for event in t.happened("passive-triggered")] == ["eternal-love"]


@pytest.mark.rule("NOS-3.9")
def test_each_trigger_once() -> None:
    """A trigger with a check stays as it is."""
    t = story().remembers(board={"eternal-love": PASSIVE, "kite": ACTIVE}).empties_hand()
    assert t.refuses("activate kite", "NOS-3.9")
    t.plays("rest")
    assert t.player(1).creativity == 3


@pytest.mark.rule("NOS-3.4", "NOS-R2")
def test_one_action_activates_one_trigger_and_its_owner_chooses() -> None:
    """Two cards with the same condition."""
    t = story().remembers(board={"eternal-love": "", "sea-shells": ""}).empties_hand()
    t.plays("rest")
    assert (t.question, t.offered()) == ("ChooseTrigger", ["tick eternal-love", "tick sea-shells"])
    t.plays("tick sea-shells")
    assert (t.checks("eternal-love"), t.checks("sea-shells")) == ((False, False), (True, False))
    assert t.player(1).goods == (3, 3, 6, 0)
    t.gives_turn_to(1).plays("rest")  # the other one has its check: nobody is asked
    assert t.checks("eternal-love") == (True, False)


@pytest.mark.rule("NOS-R2")
def test_by_option_the_oldest_trigger_comes_first() -> None:
    """Nobody is asked."""
    t = story(trigger_choice="oldest_first").remembers(board={"sea-shells": "", "eternal-love": ""}).empties_hand()
    t.plays("rest")
    assert (t.checks("sea-shells"), t.checks("eternal-love")) == ((True, False), (False, False))


@pytest.mark.rule("NOS-R3")
def test_the_limit_holds_for_different_conditions_too() -> None:
    """Spending on an item is both «spend» and «buy an item»."""
    t = story().scene(items=["car"]).remembers(board={"village-fair": "", "stamp-album": ""})
    t.player(1).has(money=5)
    t.plays("buy car 1", "tick stamp-album")
    assert (t.checks("village-fair"), t.checks("stamp-album")) == ((False, False), (True, False))


@pytest.mark.rule("NOS-R5")
def test_the_reward_comes_after_the_whole_action() -> None:
    """The gap in the row is filled before; whoever dies of the action has nothing of it."""
    t = story().scene(projects=["act-in-play"]).remembers(board={"comic-heroes": ""})
    t.plays("take act-in-play")
    entry = [event["event"] for event in t.table.events(None)]
    assert entry.index("card-dealt") < entry.index("passive-triggered")
    t = story().remembers(board={"tales": ""})
    t.player(1).has(stress=15, spaces={"study": 1})
    t.plays("study")
    assert t.player(1).is_dead
    assert t.checks("tales") == (False, False)


@pytest.mark.rule("NOS-R7")
def test_triggers_name_board_and_card_actions() -> None:
    """Also a repeated action, and advancing a project; free actions don't count."""
    t = story().scene(projects=["act-in-play"]).remembers(board={"tales": "", "knitting": ""}).empties_hand()
    t.player(1).has(spaces={"study": 1}, projects={"learn-cooking": 1})
    t.plays("study")
    assert t.checks("tales") == (True, False)
    t.gives_turn_to(1).plays("advance learn-cooking", "save nothing")
    assert t.checks("knitting") == (True, False)


@pytest.mark.rule("NOS-3.5", "NOS-3.7", "NOS-R28")
def test_active_triggers_are_free_actions() -> None:
    """Each for its cost, several in a turn, one with the reward of another; no hourglass, and the turn goes on."""
    t = story().remembers(board={"photo-album": "", "tales": ""}).empties_hand()
    t.player(1).has(creativity=4)
    hourglasses = t.player(1).unused
    t.plays("activate photo-album", "activate tales")
    assert (t.player(1).lth, t.player(1).creativity, t.player(1).unused) == (2, 0, hourglasses)
    assert (t.to_act, t.question) == (1, "TakeTurn")
    assert (t.checks("photo-album"), t.checks("tales")) == ((False, True), (False, True))


def test_an_active_trigger_must_be_paid_for() -> None:
    """All of its cost."""
    t = story().remembers(board={"tales": ""})
    t.player(1).has(creativity=1)
    refusal = t.refusal("activate tales")
    assert (refusal.rule, refusal.reason, refusal.needs, refusal.has) == ("NOS-3.5", "creativity", 2, 1)


@pytest.mark.rule("NOS-3.6")
def test_free_actions_come_before_the_action() -> None:
    """After it, no trigger is paid for."""
    t = story().remembers(hand=["kite"], board={"tales": ""})
    assert t.offers("activate tales")
    t.plays("play")
    assert (t.question, t.to_act) == ("EndTurn", 1)
    assert t.refuses("activate", "NOS-3.6")


@pytest.mark.rule("NOS-3.10")
def test_triggers_in_any_order_and_in_different_rounds() -> None:
    """Active first, passive in the next round."""
    t = story().remembers(board={"tales": ""}).empties_hand(1).empties_hand(2)
    t.plays("activate tales")
    t.ends_round("rest").pays_all()
    assert t.checks("tales") == (False, True)
    t.gives_turn_to(1).plays("study")
    assert t.checks("tales") == (True, True)


@pytest.mark.rule("NOS-R8")
def test_short_term_happiness_does_not_touch_nostalgia_costs() -> None:
    """Neither better nor worse; by option it does, and one chooses what to save."""
    for sth in (-1, 2):
        t = story().remembers(board={"tales": ""})
        t.player(1).has(sth=sth)
        t.plays("activate tales")
        assert t.player(1).goods == (3, 1, 3, 0)
    t = story(sth_affects_nostalgia_costs=True).remembers(board={"tales": ""})
    t.player(1).has(sth=1)
    t.plays("activate tales")
    assert t.offered() == ["save 1 creativity", "save nothing"]
    t.plays("save 1 creativity")
    assert (t.player(1).creativity, t.checks("tales")) == (2, (False, True))
    t = story(sth_affects_nostalgia_costs=True).remembers(board={"tales": ""})
    t.player(1).has(sth=-1)
    t.plays("activate tales", "add 1 influence")
    assert t.player(1).goods == (3, 1, 2, 0)
    t = story(sth_affects_nostalgia_costs=True).remembers(board={"tales": ""})
    t.player(1).has(sth=-1, knowledge=0, creativity=2, influence=0)
    assert not t.offers("activate tales")
    assert t.refusal("activate tales").needs == 3


def test_a_dreamer_gains_by_every_trigger_and_the_sentimental_by_realising() -> None:
    """The two traits of the box."""
    t = story().remembers(board={"tales": "", "stray-cat": "both"}).empties_hand()
    t.player(1).has(trait="dreamer", creativity=3)
    t.plays("activate tales", "study")
    assert t.player(1).creativity == 3 - 2 + 1 + 1
    t = story().remembers(board={"stray-cat": "both"}).empties_hand()
    t.player(1).has(trait="sentimental")
    t.plays("realise stray-cat")
    assert t.player(1).sth == 1


@pytest.mark.rule("NOS-3.5", "POH-4.9")
def test_the_last_hourglass_is_enough_to_go_on_after_a_free_action() -> None:
    """The active trigger takes none; the action is still to come."""
    t = story().remembers(board={"sea-shells": ""}).empties_hand().last_hourglass(1)
    t.player(1).has(creativity=9)
    t.plays("activate sea-shells")
    assert (t.question, t.to_act, t.player(1).unused) == ("TakeTurn", 1, 1)
