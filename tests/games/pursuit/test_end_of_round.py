"""5. End of Round."""

from __future__ import annotations

import pytest

from tests.games.pursuit.story import Story, story


@pytest.mark.rule("POH-5.1")
def test_the_steps_come_in_their_order() -> None:
    """Group rewards, cards set aside, the First Player, STH."""
    t = story(round=3).scene(projects=["magazine"])
    t.player(1).has(knowledge=5, influence=5, activities={"concert": 1})
    t.last_hourglass(1).plays("take magazine 1").ends_turn()
    entry = [event["event"] for event in t.table.events(None)]
    order = ["group-rewarded", "set-aside", "first-player-found", "sth-reset", "round-started"]
    assert [event for event in entry if event in order] == ["group-rewarded", "set-aside", "set-aside", *order[2:]]


@pytest.mark.rule("POH-5.4", "POH-R8")
def test_hourglasses_come_back_from_everywhere() -> None:
    """Action spaces, cards and Spent Time."""
    t = story(round=3)
    t.player(1).has(projects={"act-in-play": 1}, spent=1)
    t.plays("advance act-in-play").ends_turn().gives_turn_to(1)
    t.ends_round()
    player = t.player(1)
    assert (player.unused, player.hourglasses, player.spent, sum(player.spaces.values())) == (6, 6, 0, 0)
    assert player.projects[0]["hourglasses"] == 0


@pytest.mark.rule("POH-5.5", "POH-5.7", "POH-R45")
def test_the_happiest_goes_first_and_sth_returns_to_the_centre() -> None:
    """For everybody."""
    t = story(4, round=3)
    for seat, sth in ((1, 1), (2, 3), (3, -2), (4, 2)):
        t.player(seat).has(sth=sth)
    t.ends_round()
    assert t.position["first"] == "seat2"
    assert [t.player(seat).sth for seat in range(1, 5)] == [0, 0, 0, 0]
    assert t.to_act == 2


@pytest.mark.rule("POH-5.6", "POH-R39")
@pytest.mark.parametrize(("first", "tied", "found"), [(2, (2, 3, 1), 1), (1, (1, 2), 2), (4, (4, 1, 2), 2), (3, (1, 2, 3, 4), 2)])
def test_a_tie_goes_to_the_one_furthest_clockwise(first: int, tied: tuple[int, ...], found: int) -> None:
    """The present First Player loses every tie. (The booklet's seats 0 to 3 are chairs 1 to 4 here.)"""
    t = story(4, round=3).scene(first=f"seat{first}")
    for seat in range(1, 5):
        t.player(seat).has(sth=2 if seat in tied else 0)
    t.ends_round()
    assert t.position["first"] == f"seat{found}"


@pytest.mark.rule("POH-R39")
def test_the_dead_do_not_compare_but_their_chair_is_counted_from() -> None:
    """Seat 1 has the token and dies; distances are still counted from there, and the next living player begins."""
    t = dead_first_player()
    t.player(2).has(sth=1)
    t.player(3).has(sth=1)
    t.ends_round()
    assert t.position["first"] == "seat3"
    t = story(3, round=5)
    t.player(1).has(stress=15, sth=3)
    t.scene(first="seat3")
    t.ends_round()
    assert (t.position["first"], t.player(1).is_dead, t.to_act) == ("seat1", True, 2)


@pytest.mark.rule("POH-R39")
def test_turns_go_on_clockwise_when_the_first_player_dies() -> None:
    """In the Action phase."""
    t = dead_first_player()
    assert t.to_act == 2
    t.plays("study", "study")
    assert t.to_act == 2


def dead_first_player() -> Story:
    """Seat 1 of three has died by a repeated action."""
    t = story(3, round=3)
    t.player(1).has(stress=15, sth=3, spaces={"study": 1})
    t.plays("study")
    assert t.player(1).is_dead
    return t


@pytest.mark.rule("POH-5.8")
def test_stress_stays() -> None:
    """It doesn't move at the end of a round."""
    t = story(round=3)
    t.player(2).has(stress=12)
    t.ends_round()
    assert t.player(2).stress == 12


@pytest.mark.rule("POH-5.9")
def test_after_the_teen_round_all_actions_open() -> None:
    """Get Job, Develop Relationship and Overtime."""
    t = story(round=1)
    t.ends_round()
    assert t.closed == []
    assert [event["action"] for event in t.happened("action-opened")] == ["get_job", "develop_relationship", "overtime"]
    assert t.offered("date")
    assert t.offers("overtime")


@pytest.mark.rule("POH-5.10")
def test_overtime_closes_after_the_last_adult_round() -> None:
    """And stays closed."""
    t = story(round=5)
    t.ends_round()
    assert t.closed == ["overtime"]
    assert [event["action"] for event in t.happened("action-closed")] == ["overtime"]


@pytest.mark.rule("POH-5.11")
def test_what_stays_stays() -> None:
    """Basic Projects, Items, Job, Partners, resources and money."""
    t = story(round=3)
    t.player(2).has(projects={"act-in-play": 3}, items={"car": 1}, job="arts-job-1a", partners={"martha": 1}, money=7)
    t.ends_round().plays("pay arts-job-1a")
    player = t.player(2)
    assert (player.level("act-in-play"), player.level("car"), player.job, player.level("martha")) == (3, 1, "arts-job-1a", 1)
    assert player.goods == (3, 1, 3, 13)
