"""4. The Action phase, 6. the simple actions, 14. Overtime, 15. Rest."""

from __future__ import annotations

from typing import Any

import pytest

from felicity.games.pursuit import alphabet
from felicity.games.pursuit.alphabet import PursuitOption
from felicity.games.pursuit.deadly import stress_of
from tests.games.pursuit.story import Story, story


@pytest.mark.rule("POH-4.1", "POH-4.3")
def test_turns_go_clockwise_from_the_first_player() -> None:
    """Past those without an hourglass."""
    t = story(4)
    t.player(3).has(unused=0)
    seats = []
    for _ in range(4):
        seats.append(t.to_act)
        t.plays("study")
    assert seats == [1, 2, 4, 1]


@pytest.mark.rule("POH-4.2")
def test_a_turn_is_one_action_with_one_hourglass() -> None:
    """The marker stands on the space; then the next player has the turn."""
    t = story()
    t.plays("study")
    assert (t.player(1).unused, t.player(1).on_space("study"), t.to_act) == (5, 1, 2)


@pytest.mark.rule("POH-4.4", "POH-4.7", "POH-R67")
def test_spaces_are_never_full_and_others_cause_no_stress() -> None:
    """Four players on one space."""
    t = story(4)
    t.plays("study", "study", "study", "study")
    assert [t.player(seat).stress for seat in range(1, 5)] == [7, 7, 7, 7]


@pytest.mark.rule("POH-4.5", "POH-4.6")
def test_repeating_an_action_costs_one_stress_each_time() -> None:
    """However many own markers stand there."""
    t = story()
    t.player(1).has(spaces={"study": 3})
    t.plays("study", "rest", "study")
    assert t.player(1).stress == 9


@pytest.mark.rule("POH-4.8", "POH-14.3")
def test_covered_spaces_cannot_be_used() -> None:
    """In the Teen round three of them."""
    t = story(round=1)
    assert t.refuses("overtime", "POH-14.3")
    assert t.refuses("get", "POH-4.8")
    assert t.refuses("date", "POH-4.8")


@pytest.mark.rule("POH-4.9", "POH-4.10")
def test_who_has_no_hourglass_left_is_out_until_all_are() -> None:
    """Then the round ends."""
    t = story(3)
    t.last_hourglass(1, 2)
    t.plays("study")
    assert t.to_act == 1
    t.plays("play")
    assert t.round == 3


@pytest.mark.rule("POH-4.11", "POH-14.1", "POH-R8")
def test_overtime_brings_two_hourglasses_and_two_stress_at_once() -> None:
    """Also with the last hourglass; in the next round they are gone."""
    t = story()
    t.last_hourglass(1)
    t.plays("overtime")
    assert (t.player(1).unused, t.player(1).stress, t.to_act) == (2, 9, 1)
    t.plays("study", "play")
    assert (t.round, t.player(1).hourglasses) == (3, 6)


@pytest.mark.rule("POH-14.2", "POH-R9")
def test_overtime_must_not_kill() -> None:
    """From space 13 it still goes; with the repeat stress from 12."""
    t = story()
    for stress, repeats, allowed in ((13, 0, True), (14, 0, False), (12, 1, True), (13, 1, False)):
        t.player(1).has(stress=stress, spaces={"overtime": repeats})
        assert t.offers("overtime") == allowed
    assert t.refusal("overtime").rule == "POH-14.2"
    t.player(1).has(stress=12)
    t.plays("overtime")
    assert t.player(1).stress == 15
    assert not t.player(1).is_dead


@pytest.mark.rule("POH-14.3", "POH-18.2", "POH-5.10")
def test_overtime_is_for_adults() -> None:
    """Closed in the Teen round and in Old Age."""
    assert story(round=1).refusal("overtime").reason == "teen"
    assert story(round=5).offers("overtime")
    assert story(round=6).refusal("overtime").reason == "old-age"


@pytest.mark.rule("POH-R7")
def test_there_are_nine_hourglasses_of_a_colour() -> None:
    """One left: Overtime gives one; none left: it can't be chosen. Without a limit it can."""
    t = story()
    t.player(1).has(unused=8)
    t.plays("overtime")
    assert (t.player(1).hourglasses, t.player(1).stress) == (9, 9)
    t.gives_turn_to(1)
    assert t.refuses("overtime", "POH-R7")
    t = story(hourglass_supply_limit=0)
    t.player(1).has(unused=9)
    t.plays("overtime")
    assert t.player(1).hourglasses == 11


@pytest.mark.rule("POH-6.1", "POH-6.2", "POH-6.3", "POH-6.4", "POH-R60")
@pytest.mark.parametrize(
    ("action", "goods"), [("study", (6, 3, 3, 0)), ("play", (3, 6, 3, 0)), ("interact", (3, 3, 6, 0)), ("temp job", (3, 3, 3, 3))]
)
def test_the_simple_actions_give_three(action: str, goods: tuple[int, ...]) -> None:
    """A temp job is no Job: no slot, no upkeep."""
    t = story()
    t.player(1).has(trait="calm")
    t.plays(action)
    assert t.player(1).goods == goods
    assert t.table.view(1)["players"][0]["slots_used"] == 0  # type: ignore[index]
    assert t.player(1).job is None


@pytest.mark.rule("POH-6.5", "POH-R61", "POH-R59")
@pytest.mark.parametrize("round", [1, 3, 7])
def test_simple_actions_and_rest_are_always_open(round: int) -> None:
    """Also Rest that moves nothing; and Projects and Items as far as they can be paid for."""
    t = story(round=round).scene(projects=["act-in-play"], items=["concert"])
    t.player(1).has(money=1)
    for action in ("study", "play", "interact", "temp job", "rest", "take act-in-play", "buy concert 1"):
        assert t.offers(action)
    t.plays("rest")
    assert t.player(1).stress == 7


@pytest.mark.rule("POH-R61", "POH-7.2")
def test_what_cannot_be_carried_out_is_not_offered() -> None:
    """Somebody with nothing is offered nothing to take."""
    t = story()
    t.player(1).has(knowledge=0, creativity=0, influence=0, money=0)
    assert not t.offered("take") + t.offered("buy") + t.offered("get ") + t.offered("advance")


@pytest.mark.rule("POH-15.1", "POH-15.2", "POH-17.8")
@pytest.mark.parametrize(("before", "after"), [(9, 7), (8, 7), (7, 7), (12, 10), (13, 13), (15, 13)])
def test_rest_moves_two_spaces_within_the_section(before: int, after: int) -> None:
    """Never into a better one."""
    t = story()
    t.player(1).has(stress=before)
    t.plays("rest")
    assert t.player(1).stress == after


@pytest.mark.rule("POH-15.3", "POH-R12", "POH-R59")
def test_spent_time_does_not_make_rest_a_repeat() -> None:
    """Only a Rest does: then 1 Stress comes first. By option Spent Time counts."""
    t = story()
    t.player(1).has(spent=2, stress=9)
    t.plays("rest", "study", "rest")
    assert (t.player(1).stress, t.player(1).on_space("rest")) == (7, 2)
    t = story()
    t.player(1).has(stress=15, spaces={"rest": 1})
    t.plays("rest")
    assert t.player(1).is_dead
    t = story(spent_time_counts_as_rest=True)
    t.player(1).has(spent=2, stress=12)
    t.plays("rest")
    assert t.player(1).stress == 13
    t = story(spent_time_counts_as_rest=True)
    t.player(1).has(spent=0, stress=9)
    t.plays("rest")
    assert t.player(1).stress == 7


@pytest.mark.rule("POH-R10")
def test_nobody_passes_while_an_action_is_harmless() -> None:
    """If every action kills, one may stop, or act and die; by option only act."""
    everywhere = {"study": 1, "play": 1, "interact": 1, "temp_job": 1, "rest": 1}
    t = story().scene(projects=[], items=[], jobs=[], partners=[])
    t.player(1).has(unused=1, stress=15, spaces={**everywhere, "rest": 0})
    assert t.refusal("stop").reason == "something-harmless"
    t.player(1).has(spaces=everywhere)
    assert t.offers("stop")
    assert t.offers("study")
    t.plays("stop")
    assert (t.player(1).unused, t.player(1).is_dead, t.to_act) == (0, False, 2)
    t = story(may_stop_before_death=False).scene(projects=[], items=[], jobs=[], partners=[])
    t.player(1).has(unused=1, stress=15, spaces=everywhere)
    assert t.refusal("stop").reason == "no-passing"


@pytest.mark.rule("POH-R10", "POH-7.4")
def test_a_project_that_fills_a_fourth_slot_is_not_harmless() -> None:
    """Its stress counts before one may stop; with three slots free it gives none."""
    everywhere = {"study": 1, "play": 1, "interact": 1, "temp_job": 1, "rest": 1}
    t = story().scene(projects=["act-in-play"], items=[], jobs=[], partners=[])
    t.player(1).has(unused=1, stress=15, spaces=everywhere)
    assert t.refusal("stop").reason == "something-harmless"
    t.player(1).has(partners={"martha": 1}, job="arts-job-1a", projects={"learn-cooking": 1}, knowledge=0)
    assert t.offers("take act-in-play")
    assert t.offers("stop")


@pytest.mark.rule("POH-R10", "POH-16.2")
def test_a_card_action_is_harmless() -> None:
    """So that there is no stopping with one left."""
    everywhere = {"study": 1, "play": 1, "interact": 1, "temp_job": 1, "rest": 1}
    t = story().scene(projects=[], items=[], jobs=[], partners=[])
    t.player(1).has(unused=1, stress=15, spaces=everywhere, projects={"act-in-play": 1})
    assert t.offers("advance act-in-play")
    assert not t.offers("stop")


@pytest.mark.rule("POH-R10", "POH-R33")
def test_a_level_that_costs_stress_is_not_harmless() -> None:
    """It may be taken and kills, before it brings anything; or one stops."""
    everywhere = {"study": 1, "play": 1, "interact": 1, "temp_job": 1, "rest": 1}
    t = story().scene(projects=[], items=[], jobs=[], partners=[])
    t.player(1).has(unused=1, stress=14, spaces=everywhere, projects={"martial-arts": 2})
    assert not t.offers("stop")
    t.player(1).has(stress=15)
    assert t.offers("stop")
    t.plays("advance martial-arts")
    assert (t.player(1).is_dead, t.player(1).lth) == (True, 0)


@pytest.mark.rule("POH-7.2", "POH-16.5")
def test_levels_may_cost_money_and_stress() -> None:
    """Money is missing or paid in full, whatever the mood; stress is taken when the level is paid for."""
    t = story(round=3)
    t.player(1).has(projects={"run-a-cafe": 1, "martial-arts": 2}, money=0, sth=3)
    assert t.refusal("advance run-a-cafe").reason == "money"
    t.player(1).has(money=1, sth=0)
    t.plays("advance run-a-cafe").ends_turn().gives_turn_to(1)
    assert (t.player(1).money, t.player(1).lth) == (0, 2)
    t.plays("advance martial-arts")
    assert (t.player(1).stress, t.player(1).lth) == (8, 5)


@pytest.mark.rule("POH-R11", "POH-17.4")
def test_repeat_stress_comes_first_and_may_kill() -> None:
    """Then the action doesn't happen and nothing is paid."""
    t = story().scene(projects=["act-in-play"])
    t.player(1).has(stress=15, spaces={"take_project": 1})
    t.plays("take act-in-play")
    assert t.player(1).is_dead
    assert t.player(1).goods == (3, 3, 3, 0)
    assert t.row("projects") == ["act-in-play"]


def busy(slots: int = 0, **options: Any) -> Story:
    """A life in which all actions can be done, some of them for the second time in this round."""
    t = story(round=3, **options).scene(
        projects=["jogging", "singing-festival", "magazine"],
        items=["car", "concert"],
        jobs=["science-job-1a", "arts-job-1a"],
        partners=["martha", "nora"],
    )
    cards: dict[str, Any] = [
        {},
        {"projects": {"bonsai": 1, "act-in-play": 1}},
        {"projects": {"bonsai": 1, "act-in-play": 1, "learn-cooking": 3}},
    ][slots]
    t.player(1).has(stress=7, knowledge=9, creativity=9, influence=9, money=20, **cards)
    if slots:
        t.player(1).has(
            unused=3,
            job="social-job-1a",
            partners={"emilia": 1},
            spaces={"study": 1, "take_project": 1, "spend": 1, "get_job": 1, "rest": 1},
        )
    return t


@pytest.mark.rule("POH-R10", "POH-4.5", "POH-7.4")
@pytest.mark.parametrize("slots", [0, 1, 2])
@pytest.mark.parametrize("penalty", [False, True])
def test_whoever_wants_to_stop_counts_the_stress_that_an_action_would_bring(slots: int, penalty: bool) -> None:
    """For every action on offer: as much as it then does bring."""
    t = busy(slots, job_swap_penalty=penalty)
    start, tried = t.position, set()
    for option in t.table.options():
        assert isinstance(option, PursuitOption)
        if not alphabet.STUDIES.number <= option.kind.number <= alphabet.RESTS.number or option.kind == alphabet.WORKS_OVERTIME:
            continue
        t.arrange(start)
        state: Any = t.table.state
        expected = stress_of(state, state.players[0], option)
        t.table.play(option)
        brought = sum(max(0, event["change"]) for event in t.happened("stress-moved") if event["who"] == "seat1")
        assert brought == expected, option
        tried.add(option.kind.name)
    assert len(tried) >= 8
