"""5 and 9. What skills do, and the answers of the booklet about them."""

from __future__ import annotations

import pytest

from tests.games.nostalgia.story import Memories, ended, story


@pytest.mark.rule("NOS-5.9", "NOS-5.10")
def test_a_skill_works_from_level_2_on() -> None:
    """Sandcastles: 1 creativity more by every Play, for the rest of the life."""
    t = story().remembers(realised={"sandcastles": 1}).empties_hand()
    t.plays("play")
    assert t.player(1).creativity == 6
    t = story().remembers(realised={"sandcastles": 2}).empties_hand()
    t.plays("play")
    assert t.player(1).creativity == 7
    t.empties_hand(2).ends_round("study")
    t.gives_turn_to(1).plays("play")
    assert t.player(1).creativity == 11


def test_a_skill_that_helps_in_upkeep() -> None:
    """Pocket money: 1 coin in every round."""
    t = story().remembers(realised={"pocket-money": 2}).empties_hand(1).empties_hand(2)
    t.ends_round("study")
    assert t.player(1).money == 1
    assert t.happened("skill-helped")


# --- storage cards ---


def herbalist(**goods: int) -> Memories:
    """The Herbarium holds 6 knowledge."""
    t = story().scene(projects=["learn-foreign-language"]).remembers(realised={"herbarium": 2}).empties_hand()
    t.player(1).has(**goods)
    return t


@pytest.mark.rule("NOS-R22")
def test_a_storage_card_is_filled_when_its_skill_is_unlocked() -> None:
    """With its printed stock."""
    t = story().remembers(realised={"herbarium": 1}).empties_hand()
    assert t.realised("herbarium")["stock"] == 0
    t.plays("progress herbarium")
    assert t.realised("herbarium")["stock"] == 6
    assert t.player(1).knowledge == 3


@pytest.mark.rule("NOS-9.1")
def test_stored_goods_do_not_help_to_pay() -> None:
    """The whole cost must be there before."""
    t = herbalist(knowledge=0)
    assert not t.offers("take learn-foreign-language")


@pytest.mark.rule("NOS-9.2", "NOS-R22", "NOS-R33")
def test_after_a_payment_that_leaves_none_three_may_be_taken() -> None:
    """Or left; twice three are there."""
    t = herbalist(knowledge=1)
    t.plays("take learn-foreign-language")
    assert (t.question, t.offered()) == ("DrawFromStock", ["draw herbarium", "leave herbarium"])
    t.plays("draw herbarium")
    assert (t.player(1).knowledge, t.realised("herbarium")["stock"]) == (3, 3)
    t.gives_turn_to(1).plays("advance learn-foreign-language", "draw herbarium")
    assert (t.player(1).knowledge, t.realised("herbarium")["stock"]) == (3, 0)
    t = herbalist(knowledge=1)
    t.plays("take learn-foreign-language", "leave herbarium")
    assert (t.player(1).knowledge, t.realised("herbarium")["stock"]) == (0, 6)
    t = herbalist(knowledge=1).marks("herbarium", stock=2)
    t.plays("take learn-foreign-language", "draw herbarium")
    assert (t.player(1).knowledge, t.realised("herbarium")["stock"]) == (2, 0)


@pytest.mark.rule("NOS-9.2")
def test_only_the_store_that_was_emptied_is_asked_about() -> None:
    """Another card has its own stock."""
    t = story().scene(projects=["learn-foreign-language"]).remembers(realised={"herbarium": 2, "tales": 2}).empties_hand()
    t.player(1).has(knowledge=1)
    t.plays("take learn-foreign-language")
    assert t.offered() == ["draw herbarium", "leave herbarium"]
    for option in ("draw tales", "leave tales"):
        why = t.table.why(option)
        assert why is not None
        assert (why.reason, why.rule) == ("other-card", "NOS-9.2")


@pytest.mark.rule("NOS-R33", "NOS-9.11")
@pytest.mark.parametrize(
    ("good", "store", "project"),
    [
        ("knowledge", "herbarium", "act-in-play"),
        ("creativity", "tales", "learn-foreign-language"),
        ("influence", "pet-rock", "learn-cooking"),
    ],
)
def test_what_replaces_time_may_empty_any_store(good: str, store: str, project: str) -> None:
    """A project that costs other resources: the 3 that replace time were the last."""
    t = story(round=3).remembers(realised={"time-management": 2, store: 2}).empties_hand()
    t.player(1).has(**{"projects": {project: 3}, "knowledge": 9, "creativity": 9, "influence": 9, good: 3})
    t.plays(f"focus {project}", f"add 3 {good}")
    assert t.offered() == [f"draw {store}", f"leave {store}"]


@pytest.mark.rule("NOS-9.2", "NOS-R33")
def test_nothing_is_taken_while_some_is_left_or_nothing_was_paid() -> None:
    """2 knowledge: one remains. None before, and none paid: nothing."""
    t = herbalist(knowledge=2)
    t.plays("take learn-foreign-language")
    assert t.question == "EndTurn"
    t = story().scene(projects=["act-in-play"]).remembers(realised={"herbarium": 2}).empties_hand()
    t.player(1).has(knowledge=0)
    t.plays("take act-in-play")
    assert t.question == "EndTurn"


@pytest.mark.rule("NOS-R33")
def test_every_kind_of_payment_counts() -> None:
    """Upkeep, purchases and active triggers; the reward of the same action does not matter."""
    t = story(round=3).remembers(realised={"savings": 2}).empties_hand(1).empties_hand(2)
    t.player(1).has(items={"car": 2}, money=3)
    t.ends_round("study").plays("pay car", "draw savings")
    assert (t.player(1).money, t.player(1).lth, t.realised("savings")["stock"]) == (3, 1, 3)
    t = story().remembers(board={"sea-shells": ""}, realised={"tales": 2}).empties_hand()
    t.player(1).has(creativity=1)
    t.plays("activate sea-shells", "draw tales")
    assert (t.player(1).creativity, t.question, t.to_act) == (3, "TakeTurn", 1)
    t = story().scene(projects=["develop-invention"]).remembers(realised={"tales": 2}).empties_hand()
    t.player(1).has(creativity=1)
    t.plays("take develop-invention")
    assert t.offers("draw tales")


@pytest.mark.rule("NOS-R33", "POH-18.6")
@pytest.mark.parametrize(
    ("deed", "goods"),
    [
        ("take learn-foreign-language", {"knowledge": 1}),
        ("get science-job-1a", {"knowledge": 4}),
        ("choose eternal-love 1", {"creativity": 2, "influence": 2}),
    ],
)
def test_a_player_who_dies_of_the_action_takes_nothing_from_a_store(deed: str, goods: dict[str, int]) -> None:
    """The payment empties the stock, the stress of a fourth slot or a second Partner kills: nobody asks the dead."""
    t = story(round=3).scene(projects=["learn-foreign-language"], jobs=["science-job-1a"], partners=["nora"])
    t.remembers(realised={"herbarium": 2, "tales": 2, "eternal-love": 2}).empties_hand()
    t.player(1).has(stress=15, projects={"act-in-play": 1, "bonsai": 1, "learn-cooking": 1}, partners={"martha": 1})
    t.player(1).has(**{"knowledge": 0, "creativity": 0, "influence": 0} | goods)
    t.plays(deed)
    if t.question == "ChoosePartner":
        t.plays("meet nora")
    assert t.player(1).is_dead
    assert t.to_act == 2


@pytest.mark.rule("NOS-9.3")
def test_stored_goods_are_inherited() -> None:
    """2 own knowledge and 3 on the card are 5: 1 LTH."""
    t = herbalist(knowledge=2, creativity=0, influence=0).marks("herbarium", stock=3)
    ended(t)
    assert t.table.result.seats[0].sources["inheritance"] == 1


@pytest.mark.rule("NOS-R34")
def test_stored_goods_count_for_goals_at_the_end() -> None:
    """For the most money at death, and for the family heirloom."""
    t = story(round=3).scene(goals=["you-can-take-it-with-you", "bon-vivant"])
    t.remembers(realised={"savings": 2, "family-heirloom": 1})
    t.player(1).has(knowledge=5, creativity=5, influence=5, money=0)
    t.player(2).has(money=5)
    ended(t)
    sources = t.table.result.seats[0].sources
    assert (sources["life_goals"], sources["nostalgia"]) == (2, 3)


# --- the diary ---


@pytest.mark.rule("NOS-9.5", "NOS-R21")
@pytest.mark.parametrize(("by", "lth"), [("any_three", 3), ("per_kind_held", 3)])
def test_the_diary_counts_resources_in_its_own_way(by: str, lth: int) -> None:
    """6 knowledge, 2 creativity and 1 influence: 3 instead of 1. Money is counted as always."""
    t = story(diary_inheritance=by).remembers(realised={"keeping-a-diary": 2})
    t.player(1).has(knowledge=6, creativity=2, influence=1, money=5)
    t.player(2).has(knowledge=6, creativity=2, influence=1, money=5)
    ended(t)
    assert [seat.sources["inheritance"] for seat in t.table.result.seats] == [lth + 1, 1 + 1]


@pytest.mark.rule("NOS-R21")
def test_what_is_stored_is_in_the_diary_too() -> None:
    """6 on the Herbarium and 3 in hand, of any kinds."""
    t = story().remembers(realised={"keeping-a-diary": 2, "herbarium": 2})
    t.player(1).has(knowledge=0, creativity=3, influence=0)
    ended(t)
    assert t.table.result.seats[0].sources["inheritance"] == 3


# --- free actions with a reminder ---


@pytest.mark.rule("NOS-9.10", "NOS-R20")
@pytest.mark.parametrize("card", ["care-assistant", "family-reunion"])
def test_care_assistant_and_family_reunion_are_free_actions(card: str) -> None:
    """An own hourglass on the card, once a round, before the action; the turn goes on."""
    t = story().remembers(realised={card: 2}).empties_hand(1).empties_hand(2)
    unused = t.player(1).unused
    t.plays(f"use {card}")
    assert (t.to_act, t.question, t.player(1).unused) == (1, "TakeTurn", unused - 1)
    assert t.realised(card)["hourglasses"] == 1
    assert t.refuses(f"use {card}", "NOS-R20")
    t.ends_round("study").gives_turn_to(1)
    assert t.offers(f"use {card}")
    assert (t.realised(card)["hourglasses"], t.player(1).unused) == (0, 6)


@pytest.mark.rule("NOS-R31")
def test_a_skill_may_take_the_last_hourglass() -> None:
    """Then the turn is over, without an action; with one left it goes on."""
    t = story().remembers(realised={"care-assistant": 2}).empties_hand(1).empties_hand(2)
    t.last_hourglass(1, hourglasses=2).plays("use care-assistant")
    assert (t.question, t.to_act, t.player(1).unused) == ("TakeTurn", 1, 1)
    t = story().remembers(realised={"care-assistant": 2}).empties_hand(1).empties_hand(2)
    t.last_hourglass(1).plays("use care-assistant")
    assert t.round == 3
    assert not t.happened("action-taken")


# --- time management ---


def manager(project: str, **values: int) -> Memories:
    """A project before its last level, and the skill to save time."""
    t = story(round=3).remembers(realised={"time-management": 2}).empties_hand()
    t.player(1).has(**{"projects": {project: 3}, "knowledge": 9, "creativity": 9, "influence": 9, **values})
    return t


@pytest.mark.rule("NOS-9.11")
def test_resources_replace_a_single_hourglass() -> None:
    """A level 4 that shows 2 (like that of Jogging): one is replaced, the other must be placed."""
    t = manager("act-in-play")
    unused = t.player(1).unused
    t.plays("focus act-in-play", "add 3 knowledge")
    assert (t.player(1).unused, t.player(1).goods) == (unused - 1, (6, 6, 6, 0))
    assert t.player(1).cards("finished") == ["act-in-play"]
    t = manager("act-in-play", unused=1)
    assert not t.offers("advance act-in-play")
    t.plays("focus act-in-play", "add 1 knowledge 1 creativity 1 influence")
    assert (t.player(1).unused, t.player(1).goods) == (0, (8, 5, 5, 0))


@pytest.mark.rule("NOS-9.11")
def test_only_the_last_level_and_only_with_the_skill() -> None:
    """Level 4 of a basic project; the resources must be there beside the cost of the level."""
    t = story(round=3).remembers(realised={"time-management": 2})
    t.player(1).has(projects={"act-in-play": 2}, knowledge=9, creativity=9, influence=9)
    assert t.refuses("focus act-in-play", "NOS-9.11")
    t = story(round=3).remembers(realised={"time-management": 1})
    t.player(1).has(projects={"act-in-play": 3}, knowledge=9, creativity=9, influence=9)
    assert not t.offers("focus act-in-play")
    t = manager("act-in-play", knowledge=1, creativity=4, influence=3)
    assert not t.offers("focus act-in-play")
    t = manager("act-in-play", knowledge=1, creativity=4, influence=4)
    t.plays("focus act-in-play")
    assert t.offered() == ["add 1 knowledge 1 creativity 1 influence"]


@pytest.mark.rule("NOS-9.12")
def test_short_term_happiness_does_not_touch_the_replacement() -> None:
    """3 resources in any mood; the level itself is cheaper or dearer as always."""
    t = manager("act-in-play", sth=2)
    t.plays("focus act-in-play", "add 3 knowledge")
    t.plays("save 2 creativity")
    assert t.player(1).goods == (6, 8, 6, 0)
    t = manager("act-in-play", sth=-1)
    t.plays("focus act-in-play", "add 3 knowledge", "add 1 influence")
    assert t.player(1).goods == (6, 6, 5, 0)


@pytest.mark.rule("NOS-9.11", "NOS-9.12")
def test_what_replaces_an_hourglass_is_told_and_refused_with_its_reason() -> None:
    """Exactly 3 resources, and what the level costs must be left."""
    t = manager("act-in-play", knowledge=9, creativity=3, influence=3).plays("focus act-in-play")
    for option, reason, rule, bound in (
        ("add 2 knowledge", "resources-for-time", "NOS-9.11", "at least"),
        ("add 3 knowledge 1 influence", "resources-for-time", "NOS-9.11", "at most"),
        ("add 3 creativity", "time-resources", "NOS-9.12", None),
    ):
        refusal = t.table.why(option)
        assert refusal is not None
        data = refusal.as_dict()
        assert (data["reason"], data["rule"], data.get("bound")) == (reason, rule, bound)
    t.plays("add 3 knowledge")
    assert [event["nostalgia"] for event in t.happened("time-replaced")] == ["time-management"]
    paid = t.happened("paid")[0]
    assert [paid[good] for good in ("knowledge", "creativity", "influence", "money")] == [3, 0, 0, 0]


@pytest.mark.rule("NOS-9.11", "NOS-R7")
def test_saving_time_is_to_advance_and_to_finish_a_project() -> None:
    """Scout badges count it."""
    t = story(round=3).remembers(realised={"time-management": 2, "scout-badges": 1}, board={"homework-club": ""}).empties_hand()
    t.player(1).has(projects={"act-in-play": 3}, knowledge=9, creativity=9, influence=9)
    t.plays("focus act-in-play", "add 3 knowledge")
    assert t.happened("personal-goal-met")
    assert t.checks("homework-club") == (True, False)


@pytest.mark.rule("NOS-R37")
def test_a_level_of_one_hourglass_can_be_reached_without_placing_any() -> None:
    """On the own turn, for which an hourglass is needed; the action is done all the same."""
    t = manager("learn-cooking", unused=1)
    t.plays("focus learn-cooking", "add 3 creativity")
    assert (t.player(1).unused, t.player(1).cards("finished")) == (1, ["learn-cooking"])
    assert t.to_act == 2


@pytest.mark.rule("NOS-R33")
def test_a_storage_card_is_asked_after_the_whole_payment() -> None:
    """Replacing time is a part of it."""
    t = story(round=3).remembers(realised={"time-management": 2, "herbarium": 2}).empties_hand()
    t.player(1).has(projects={"act-in-play": 3}, knowledge=3, creativity=3, influence=3)
    t.plays("focus act-in-play", "add 3 knowledge")
    assert t.question == "DrawFromStock"
    t.plays("draw herbarium")
    assert t.player(1).cards("finished") == ["act-in-play"]


@pytest.mark.rule("NOS-9.11")
def test_no_other_skill_saves_time() -> None:
    """Storing, inheriting and gaining are something else."""
    t = story(round=3).remembers(realised={"herbarium": 2, "sandcastles": 2, "keeping-a-diary": 2}).empties_hand()
    t.player(1).has(projects={"act-in-play": 3}, knowledge=9, creativity=9, influence=9)
    assert not t.offers("focus act-in-play")


@pytest.mark.rule("NOS-9.2", "NOS-9.10")
def test_what_a_skill_brings_is_told() -> None:
    """Which card was used; what was drawn from a store, and nothing else."""
    t = story().remembers(realised={"care-assistant": 2}).empties_hand().plays("use care-assistant")
    assert [event["nostalgia"] for event in t.happened("skill-used")] == ["care-assistant"]
    goods = ("knowledge", "creativity", "influence", "money")
    for good, store, project in (
        ("knowledge", "herbarium", "act-in-play"),
        ("creativity", "tales", "learn-foreign-language"),
        ("influence", "pet-rock", "learn-cooking"),
    ):
        t = story(round=3).remembers(realised={"time-management": 2, store: 2}).empties_hand()
        t.player(1).has(**{"projects": {project: 3}, "knowledge": 9, "creativity": 9, "influence": 9, good: 3})
        t.plays(f"focus {project}", f"add 3 {good}")
        before = len(t.happened("gained"))
        t.plays(f"draw {store}")
        gained = t.happened("gained")[before]
        assert [gained[each] for each in goods] == [3 if each == good else 0 for each in goods]
        (drawn,) = t.happened("drawn")
        assert (drawn["nostalgia"], drawn["amount"], drawn["left"]) == (store, 3, 3)


@pytest.mark.rule("NOS-5.1", "NOS-5.9", "NOS-9.10")
@pytest.mark.parametrize(
    ("option", "reason", "rule"),
    [
        ("use care-assistant", "skill-locked", "NOS-5.9"),
        ("use family-reunion", "not-realised", "NOS-9.10"),
        ("use herbarium", "other-category", "NOS-5.1"),
        ("use kite", "other-category", "NOS-5.1"),
        ("devote kite", "other-category", "NOS-5.1"),
        ("progress bookworm", "not-realised", "NOS-6.1"),
        ("progress herbarium", "top-level", "NOS-6.4"),
    ],
)
def test_why_a_realised_card_is_of_no_use_for_this(option: str, reason: str, rule: str) -> None:
    """It isn't there, its skill is locked, or it is another kind of card."""
    t = story().remembers(realised={"kite": 1, "herbarium": 2, "care-assistant": 1}).empties_hand()
    why = t.table.why(option)
    assert why is not None
    assert (why.reason, why.rule) == (reason, rule)


@pytest.mark.rule("NOS-9.12")
@pytest.mark.parametrize(("sth", "more", "offered"), [(0, 0, True), (-1, 0, False), (-1, 1, True)])
def test_a_bad_mood_asks_for_one_resource_more_beside_the_replacement(sth: int, more: int, offered: bool) -> None:
    """6 for the level, 3 for the time, and 1 for the mood."""
    t = manager("act-in-play", sth=sth, knowledge=3 + more, creativity=3, influence=3)
    assert t.offers("focus act-in-play") is offered


@pytest.mark.rule("NOS-R15")
def test_only_partners_on_the_board_can_come() -> None:
    """By a card's reward."""
    t = story(round=3).remembers(realised={"eternal-love": 2}).scene(partners=["martha"]).empties_hand()
    t.player(1).has(influence=11)
    t.plays("choose eternal-love 1")
    why = t.table.why("meet nora")
    assert why is not None
    assert (why.reason, why.rule) == ("not-on-board", "NOS-R15")
