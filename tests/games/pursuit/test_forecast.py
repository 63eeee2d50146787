"""What can be told of the coming (UI-G2, UI-G4): the stress of the next round, and an order in which upkeep can be paid."""

from __future__ import annotations

from typing import Any

from tests.games.pursuit.story import Story, story


def seen(t: Story, seat: int = 1) -> dict[str, Any]:
    """A player, as everybody sees it."""
    players: Any = t.table.view(None)["players"]
    found: dict[str, Any] = players[seat - 1]
    return found


def test_the_next_round_brings_stress_by_age_and_by_cards() -> None:
    """POH-18.3, POH-3.14: 4 by age in round 6, and 1 for the fourth slot card."""
    t = story(round=5)
    t.player(1).has(stress=7, projects={"act-in-play": 1, "write-fiction": 1, "bonsai": 1, "jogging": 1})
    assert (seen(t)["stress_next_round"], seen(t)["dies_next_round"]) == (5, False)
    t.player(1).has(stress=11)
    assert seen(t)["dies_next_round"] is True


def test_hourglasses_follow_the_stress_that_comes_first() -> None:
    """POH-18.3, POH-3.12: 4 stress by age lead one section on, that of a fourth card comes later; a player who dies of it gets none."""
    t = story(round=5)
    t.player(1).has(stress=8, projects={"act-in-play": 1, "write-fiction": 1, "bonsai": 1, "jogging": 1})
    forecast = seen(t)["hourglasses_next_round"]
    t.ends_round()
    assert forecast == seen(t)["hourglasses"] == 5
    t = story(round=5)
    t.player(1).has(stress=12)
    assert seen(t)["hourglasses_next_round"] == 0


def test_nothing_comes_while_one_is_young() -> None:
    """Three slot cards are no burden."""
    t = story(round=3)
    t.player(1).has(projects={"act-in-play": 1, "write-fiction": 1, "bonsai": 1})
    assert (seen(t)["stress_next_round"], seen(t)["dies_next_round"]) == (0, False)


def test_the_job_is_paid_first_if_it_feeds_the_rest() -> None:
    """POH-3.20: the job's money pays for the car, whatever the order in which they lie."""
    t = story(round=3)
    t.player(1).has(items={"car": 2}, job="science-job-1a", money=0, knowledge=3)
    t.ends_round()
    assert seen(t)["due"] == ["car", "science-job-1a"]
    assert seen(t)["paying_order"] == ["science-job-1a", "car"]
    for card in seen(t)["paying_order"]:
        t.table.play(f"pay {card}")


def test_what_can_t_be_paid_is_left_out() -> None:
    """3 coins keep a library, and not a sports car."""
    t = story(round=3)
    t.player(1).has(items={"car": 3, "library": 2}, money=3)
    t.ends_round()
    assert seen(t)["due"] == ["car", "library"]
    assert seen(t)["paying_order"] == ["library"]


def test_one_hears_where_a_repeat_would_hurt_and_how_many_roles_are_left() -> None:
    """POH-4.5: another hourglass on the same space; POH-10.6: two roles for each player."""
    t = story(round=3)
    t.table.play("study")
    assert seen(t)["repeats"] == ["study"]
    t = story(round=3).scene(projects=["magazine"])
    t.player(1).has(knowledge=9, influence=9)
    t.table.play("take magazine 1")
    board: Any = t.table.view(None)["board"]
    assert board["groups"][0]["left"][:2] == [1, 2]


def test_what_was_paid_is_gone() -> None:
    """POH-3.17: 3 coins each: 5 keep one of two items, 6 keep both."""
    for money, kept in ((5, 1), (6, 2)):
        t = story(round=3)
        t.player(1).has(items={"car": 2, "library": 3}, money=money)
        t.ends_round()
        assert len(seen(t)["paying_order"]) == kept


def test_time_that_was_paid_is_gone() -> None:
    """POH-16.17: of four hourglasses a Job of level 3 takes three and each relationship one, so that one of the three has to go."""
    t = story(round=3)
    t.player(1).has(stress=13, job="arts-job-3", partners={"martha": 2, "nora": 2}, knowledge=9, creativity=9, influence=9)
    t.ends_round()
    assert len(seen(t)["due"]) == 3
    assert len(seen(t)["paying_order"]) == 2


def test_a_job_and_partners_are_slot_cards_too() -> None:
    """POH-3.14, POH-3.15: four slots bring 1, and a second Partner 1 more."""
    t = story(round=3)
    t.player(1).has(projects={"act-in-play": 1, "bonsai": 1}, job="science-job-1a")
    assert seen(t)["stress_next_round"] == 0
    t.player(1).has(partners={"martha": 1})
    assert seen(t)["stress_next_round"] == 1
    t.player(1).has(partners={"martha": 1, "nora": 1})
    assert seen(t)["stress_next_round"] == 3
