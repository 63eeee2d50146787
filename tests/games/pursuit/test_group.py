"""10. Group Projects."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.pursuit.story import Story, solo, story


def magazine(players: int = 2, **options: Any) -> Story:
    """The Magazine lies on the board, and everybody could pay for any role."""
    t = story(players, round=3, **options).scene(projects=["magazine", "act-in-play", "rock-band"])
    for seat in range(1, players + 1):
        t.player(seat).has(knowledge=10, creativity=10, influence=10)
    return t


def roles(t: Story) -> list[str | None]:
    """Who covers the roles of the only open Group Project."""
    (group,) = t.position["groups"]
    found: list[str | None] = group["roles"]
    return found


EDITOR, JOURNALIST, WRITER, PHOTOGRAPHER = 1, 2, 3, 4


@pytest.mark.rule("POH-10.1", "POH-10.2", "POH-10.3", "POH-10.6", "POH-10.8", "POH-10.9", "POH-10.10")
def test_mary_and_john_make_a_magazine() -> None:
    """The booklet's example, to the last coin."""
    t = magazine()
    t.plays(f"take magazine {WRITER}")
    assert t.player(1).goods == (7, 8, 13, 0)
    assert (t.player(1).lth, t.player(1).on_space("take_project")) == (1, 0)
    t.plays(f"join magazine {EDITOR}")
    assert (t.player(2).goods, t.player(2).lth) == ((7, 10, 8, 0), 2)
    t.plays(f"join magazine {PHOTOGRAPHER}").ends_turn()
    assert (t.player(1).goods, t.player(1).lth) == ((7, 5, 11, 0), 3)
    assert roles(t) == ["seat2", None, "seat1", "seat1"]
    t.ends_round("temp job")
    assert (t.player(1).goods, t.player(1).lth) == ((7, 5, 15, 2), 5)
    assert (t.player(2).goods, t.player(2).lth) == ((7, 10, 10, 4), 3)
    assert (t.player(1).cards("finished"), t.player(2).finished) == (["magazine"], [])


@pytest.mark.rule("POH-10.4")
def test_anybody_may_join_and_no_card_is_taken() -> None:
    """The owner too; the row stays as it is."""
    t = magazine(3)
    t.plays(f"take magazine {WRITER}").ends_turn()
    row = t.row("projects")
    assert t.offered("join") == [f"join magazine {role}" for role in (1, 2, 4)]
    t.gives_turn_to(3).plays("join magazine 1")
    assert (t.row("projects"), t.player(3).projects) == (row, [])


@pytest.mark.rule("POH-10.5", "POH-R62")
def test_a_role_is_covered_once() -> None:
    """With all four covered nobody can join."""
    t = magazine(3)
    t.plays("take magazine 1")
    t.plays("join magazine 2")
    assert t.refuses("join magazine 1", "POH-10.5")
    t.plays("join magazine 3").gives_turn_to(2).plays("join magazine 4").gives_turn_to(3)
    assert not t.offered("join")


@pytest.mark.rule("POH-10.6", "POH-R62")
def test_two_roles_for_each_player() -> None:
    """The rest has to be taken by others."""
    t = magazine()
    t.plays("take magazine 1").ends_turn().gives_turn_to(1).plays("join magazine 2").ends_turn().gives_turn_to(1)
    assert t.refuses("join magazine", "POH-10.6")


@pytest.mark.rule("POH-10.7", "POH-10.9")
def test_roles_left_open_only_make_the_reward_smaller() -> None:
    """One role: 1 money."""
    t = magazine()
    t.last_hourglass(1).plays("take magazine 1").ends_turn()
    assert (t.player(1).money, t.player(1).lth) == (1, 2)


@pytest.mark.rule("POH-10.11", "POH-10.12")
def test_a_group_project_leaves_the_action_space_but_can_be_a_repeat() -> None:
    """The booklet: Basic then Group costs 1 Stress, Group then Group costs none."""
    t = magazine()
    t.plays("take act-in-play").ends_turn().gives_turn_to(1).plays("take magazine 1")
    assert t.player(1).stress == 8
    t = magazine()
    t.plays("take magazine 1").ends_turn().gives_turn_to(1).plays("take rock-band 1")
    assert t.player(1).stress == 7
    t = magazine()
    t.plays("take act-in-play").ends_turn().plays("take magazine 1").ends_turn().plays("join magazine 2")
    assert t.player(1).stress == 8


@pytest.mark.rule("POH-10.13", "POH-R18")
def test_only_the_starter_uses_a_slot() -> None:
    """Neither joining nor later slot cards cost the joiner anything for it."""
    t = magazine()
    t.player(2).has(projects={"bonsai": 1, "charity": 1, "jogging": 1})
    t.plays("take magazine 1").ends_turn().plays("join magazine 2")
    assert t.player(2).stress == 7
    view = t.table.view(None)["players"]
    assert [player["slots_used"] for player in view] == [1, 3]  # type: ignore[attr-defined]


@pytest.mark.rule("POH-10.14", "POH-5.2")
def test_it_is_over_at_the_end_of_the_round() -> None:
    """Rewards first, so that STH won there counts for the next First Player."""
    t = magazine()
    t.last_hourglass(1).plays("take magazine 1").ends_turn()
    assert t.position["groups"] == []
    assert not t.offered("join")
    events = [event["event"] for event in t.table.events(None)]
    assert events.index("group-rewarded") < events.index("set-aside") < events.index("first-player-found")


@pytest.mark.rule("POH-R31")
def test_the_roles_of_the_dead_still_count() -> None:
    """They get nothing any more; what they started stays open."""
    t = magazine(3)
    t.plays("take magazine 1").ends_turn().gives_turn_to(1)
    t.player(1).has(stress=15, spaces={"study": 1})
    t.plays("study")
    assert t.player(1).is_dead
    assert (t.player(1).unused, t.to_act) == (0, 2)
    t.plays("join magazine 2")
    t.ends_round("study")
    assert (t.player(1).lth, t.player(1).money) == (2, 0)
    assert (t.player(2).lth, t.player(2).money) == (2, 1)
    assert t.player(1).cards("finished") == ["magazine"]


@pytest.mark.rule("POH-R36")
def test_a_group_project_is_given_up_only_while_alone() -> None:
    """Hourglasses on it go to Spent Time; the additional reward is lost."""
    t = magazine()
    t.plays("take magazine 1")
    assert t.offers("give up magazine")
    t.ends_turn().plays("join magazine 2").ends_turn()
    assert t.refuses("give up magazine", "POH-R36")
    t = magazine()
    t.plays("take magazine 1", "give up magazine")
    assert (t.player(1).spent, t.position["groups"], t.discards("projects")[-1]) == (1, [], "magazine")


@pytest.mark.rule("POH-23.6")
def test_alone_two_roles_and_two_bonuses_are_the_most() -> None:
    """Each twice: 2 money and 2 LTH."""
    t = solo(round=3).scene(projects=["magazine"])
    t.player(1).has(knowledge=10, creativity=10, influence=10)
    t.plays("take magazine 1").ends_turn().plays("join magazine 4").ends_turn()
    assert not t.offered("join")
    t.ends_round("study")
    assert (t.player(1).money, t.player(1).lth) == (2, 6)
