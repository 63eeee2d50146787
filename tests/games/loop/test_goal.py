"""2.3 and 3.2 GOAL: what the kept ACTIVITY show, and when it may be claimed."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from felicity.core.rng import Rng, start_of
from felicity.games.loop.cards import CATALOG
from tests.games.loop.story import Story, story

TABLES: dict[str, dict[str, Any]] = CATALOG.default_tables()
ACTIVITIES = TABLES["activity"]
GOALS = TABLES["goal"]
PROPERTY_GOALS = [name for name, goal in GOALS.items() if goal["kind"] == "property"]
PLENTY = [f"{type} 4" for type in ("food", "glass", "metal", "plastic", "utility") for _ in range(2)]


def completes(activities: list[str], goals: list[str], **options: Any) -> Story:
    """Seat 1 keeps all but the last of these ACTIVITY and completes that one."""
    t = story(**options)
    t.player(1).has(activities=activities[:-1], goals=goals, materials=PLENTY, happiness=4)
    return t.scene(stage=[activities[-1]]).plays(f"consume {activities[-1]}")


def missing(goal: str, activities: tuple[str, ...]) -> int:
    """How many icons of a property GOAL these ACTIVITY don't show."""
    shown = Counter(icon for activity in activities for icon in ACTIVITIES[activity]["properties"])
    return sum((Counter(GOALS[goal]["requires"]) - shown).values())


def first_trio(goal: str, lacking: int) -> list[str]:
    """Three ACTIVITY that lack so many icons of the GOAL."""
    return list(next(trio for trio in combinations(ACTIVITIES, 3) if missing(goal, trio) == lacking))


@pytest.mark.rule("LOOP-2.3a")
@pytest.mark.parametrize("action", ["work", "buy food 1"])
def test_a_goal_is_claimed_in_a_consume_turn_only(action: str) -> None:
    """LOOP-2.3a: HOBBY is met, but neither before the action nor in a WORK or BUY turn can it be claimed."""
    t = story()
    t.player(1).has(activities=["dance-1", "dance-2"], goals=["hobby"], coins=4)
    assert t.refuses("claim", "LOOP-2.3a")
    t.plays(action)
    assert t.refuses("claim", "LOOP-2.3a")
    assert t.offered("claim") == []


@pytest.mark.rule("LOOP-2.3a")
def test_only_the_active_player_claims() -> None:
    """LOOP-2.3a: in seat 1's CONSUME turn nobody claims seat 2's HOBBY, though both have two ACTIVITY of one name."""
    t = story()
    t.player(2).has(activities=["dance-1", "dance-2"], goals=["hobby"])
    t.player(1).has(activities=["yoga-2"], goals=["roots"], materials=["utility 2", "utility 2"])
    t.scene(stage=["yoga-1"]).plays("consume yoga-1")
    assert t.to_act == 1
    assert t.offered("claim") == []
    t.plays("end turn")
    assert (t.player(1).achieved, t.player(2).achieved) == ([], [])


@pytest.mark.rule("LOOP-2.3b")
def test_sense_of_belonging_needs_two_houses_and_two_groups() -> None:
    """LOOP-2.3b: met by DANCE, DANCE and YOGA with at least 2 HOUSE and 2 GROUP; refused with 1 HOUSE."""
    assert completes(["dance-1", "yoga-1", "dance-2"], ["sense-of-belonging"]).offers("claim sense-of-belonging")
    t = completes(["dance-1", "sports-1", "dance-2"], ["sense-of-belonging"])  # 3 GROUP, 1 HOUSE
    assert t.refuses("claim sense-of-belonging", "LOOP-2.3b")


@pytest.mark.rule("LOOP-2.3b", "LOOP-2.3g")
@pytest.mark.parametrize("goal", PROPERTY_GOALS)
def test_every_property_goal_asks_for_its_icons_and_gives_its_happiness(goal: str) -> None:
    """LOOP-2.3b, LOOP-2.3g: three ACTIVITY with all icons meet it, for the HAPPINESS printed; with one icon short it is refused."""
    t = completes(first_trio(goal, 0), [goal]).plays(f"claim {goal}")
    assert t.player(1).happiness == 5 + GOALS[goal]["happiness"]
    assert t.player(1).points["goals"] == GOALS[goal]["happiness"]
    assert t.player(1).achieved == [goal]
    assert completes(first_trio(goal, 1), [goal]).refuses(f"claim {goal}", "LOOP-2.3b")


@pytest.mark.rule("LOOP-2.3e")
def test_one_trio_fulfils_three_goals() -> None:
    """LOOP-2.3e: DANCE, DANCE and YOGA serve SENSE OF BELONGING, HOBBY and SOCIAL WELLBEING, and all three stay."""
    trio = ["dance-1", "yoga-1", "dance-2"]
    t = completes(trio, ["sense-of-belonging", "hobby", "social-wellbeing"])
    t.plays("claim sense-of-belonging", "claim hobby", "claim social-wellbeing")
    assert t.player(1).achieved == ["sense-of-belonging", "hobby", "social-wellbeing"]
    assert t.player(1).activities == trio
    assert t.position["activity_discard"] == []


@pytest.mark.rule("LOOP-2.3f")
def test_a_goal_may_be_claimed_at_any_moment_of_the_consume_turn() -> None:
    """LOOP-2.3f: between two ACTIVITY, or after other steps, as long as it is still met then."""
    t = completes(["dance-1", "dance-2"], ["hobby", "roots"])
    t.player(1).has(hand=["resell"])
    t.player(2).has(coins=9)
    t.plays("resell seat2 metal 4", "accept")
    assert t.offers("claim hobby")
    t.scene(stage=["cooking-1"]).plays("claim hobby", "consume cooking-1")
    assert t.player(1).achieved == ["hobby"]
    t = completes(["dance-1", "diy-1", "dance-2"], ["hobby"])
    t.scene(stage=["cooking-1"]).plays("consume cooking-1", "drop dance-1")
    assert t.refuses("claim hobby", "LOOP-2.3b")


@pytest.mark.rule("LOOP-2.3h")
@pytest.mark.parametrize("action", ["work", "buy metal 1"])
def test_a_goal_kept_back_is_not_claimed_in_a_later_work_or_buy_turn(action: str) -> None:
    """LOOP-2.3h: HOBBY was met and left; the next turn brings it no closer."""
    t = completes(["dance-1", "dance-2"], ["hobby"])
    assert t.offers("claim hobby")
    t.plays("end turn", "work", "end turn")
    assert t.to_act == 1
    assert t.refuses("claim", "LOOP-2.3a")
    t.plays(action)
    assert t.refuses("claim", "LOOP-2.3a")


@pytest.mark.rule("LOOP-2.3h", "LOOP-R12")
def test_a_goal_kept_back_may_be_claimed_after_another_activity() -> None:
    """LOOP-2.3h, LOOP-R12: not on the strength of old ACTIVITY alone, but once one completed in the later turn leaves it met."""
    t = completes(["dance-1", "dance-2"], ["hobby"]).plays("end turn", "work", "end turn")
    t.scene(stage=["diy-1"])
    assert t.refuses("claim", "LOOP-2.3a")
    t.plays("consume diy-1")
    assert t.offers("claim hobby")


@pytest.mark.rule("LOOP-R12")
def test_goals_may_be_claimed_until_the_turn_ends() -> None:
    """LOOP-R12: after each ACTIVITY every met GOAL is open, in any order, and none has to be taken."""
    t = completes(["dance-1", "dance-2"], ["hobby", "community-spirit", "roots"])
    assert t.offered("claim") == ["claim hobby", "claim community-spirit"]
    t.plays("claim community-spirit")
    assert t.offered("claim") == ["claim hobby"]
    t.plays("end turn")
    assert t.player(1).goals == ["hobby", "roots"]


@pytest.mark.rule("LOOP-R12")
def test_by_option_goals_are_claimed_by_themselves() -> None:
    """LOOP-R12: with `goal_claim` auto every GOAL that the completed ACTIVITY leaves met is laid down at once."""
    t = completes(["dance-1", "dance-2"], ["hobby", "community-spirit", "roots"], goal_claim="auto")
    assert t.player(1).achieved == ["hobby", "community-spirit"]
    assert t.player(1).goals == ["roots"]
    assert t.player(1).happiness == 5 + 3 + 2
    assert t.offered("claim") == []


@pytest.mark.rule("LOOP-2.3i")
def test_nobody_receives_another_goal() -> None:
    """LOOP-2.3i: at the end of a whole game everybody has the 3 GOAL of its beginning, achieved or not."""
    t = story("competitive", 4, seed=4)
    dealt = [sorted(t.player(seat).goals) for seat in range(1, 5)]
    rng = Rng(start_of("a whole game"))
    while not t.table.is_over:
        options = t.offered("claim") or t.offered("consume") or t.offered()
        t.plays(options[rng.below(len(options))])
    assert [sorted(t.player(seat).goals + t.player(seat).achieved) for seat in range(1, 5)] == dealt
    assert any(t.player(seat).achieved for seat in range(1, 5))


@pytest.mark.rule("LOOP-2.3j")
def test_each_goal_is_achieved_once() -> None:
    """LOOP-2.3j: HOBBY gives its 3 HAPPINESS once, neither again in this turn nor with the next ACTIVITY."""
    t = completes(["dance-1", "dance-2"], ["hobby"]).plays("claim hobby")
    assert t.player(1).happiness == 8
    assert not t.offers("claim hobby")
    t.scene(stage=["diy-1"]).plays("consume diy-1")
    assert not t.offers("claim hobby")
    assert t.player(1).goals == []


@pytest.mark.rule("LOOP-R13")
def test_the_older_activity_leaves_before_goals_are_checked() -> None:
    """LOOP-R13: the new DANCE and a dropped DANCE never count together."""
    t = completes(["dance-1", "diy-1", "yoga-1", "dance-2"], ["hobby"]).plays("drop dance-1")
    assert t.refuses("claim hobby", "LOOP-2.3b")
    t = completes(["dance-1", "diy-1", "yoga-1", "dance-2"], ["hobby"]).plays("drop diy-1")
    assert t.offers("claim hobby")


@pytest.mark.rule("LOOP-R13")
def test_a_goal_of_the_old_set_is_claimed_before_the_next_activity() -> None:
    """LOOP-R13: while an older ACTIVITY is being chosen it is too late to claim."""
    t = completes(["dance-1", "diy-1", "dance-2"], ["hobby"]).scene(stage=["cooking-1"])
    assert t.offers("claim hobby")
    t.plays("consume cooking-1")
    assert t.offered() == ["drop dance-1", "drop diy-1", "drop dance-2"]
    t.plays("drop dance-2")
    assert t.refuses("claim hobby", "LOOP-2.3b")


@pytest.mark.rule("LOOP-R13", "LOOP-R12")
def test_claimed_by_itself_means_the_new_set_of_three() -> None:
    """LOOP-R13, LOOP-R12: under `goal_claim` auto too, the dropped ACTIVITY no longer counts."""
    t = completes(["dance-1", "diy-1", "yoga-1", "dance-2"], ["hobby"], goal_claim="auto").plays("drop dance-1")
    assert t.player(1).achieved == []


@pytest.mark.rule("LOOP-R14", "LOOP-3.2-hobby")
def test_hobby_needs_two_activities_of_one_name() -> None:
    """LOOP-R14, LOOP-3.2-hobby: DANCE and DANCE are enough; DANCE and YOGA aren't, nor is DANCE alone."""
    assert completes(["dance-1", "dance-2"], ["hobby"]).offers("claim hobby")
    assert completes(["dance-1", "diy-1", "dance-2"], ["hobby"]).offers("claim hobby")
    assert completes(["dance-1", "yoga-1"], ["hobby"]).refuses("claim hobby", "LOOP-2.3b")
    assert completes(["dance-1", "diy-1", "yoga-1"], ["hobby"]).refuses("claim hobby", "LOOP-2.3b")
    assert completes(["dance-1"], ["hobby"]).refuses("claim hobby", "LOOP-2.3b")


@pytest.mark.rule("LOOP-R14")
def test_two_activities_can_meet_four_icons() -> None:
    """LOOP-R14: DANCE and GAMES, both HOUSE and GROUP, are enough for SENSE OF BELONGING."""
    assert completes(["dance-2", "games-1"], ["sense-of-belonging"]).offers("claim sense-of-belonging")


@pytest.mark.rule("LOOP-R14", "LOOP-3.2-curiosity")
def test_curiosity_needs_three_activities_with_all_five_colours() -> None:
    """LOOP-R14, LOOP-3.2-curiosity: GLASS, PLASTIC, FOOD, METAL and UTILITY on three ACTIVITY; four colours or two cards won't do."""
    five = ["dance-1", "cooking-1", "yoga-1"]
    assert completes(five, ["curiosity"]).offers("claim curiosity")
    assert completes(["dance-1", "cooking-1", "diy-2"], ["curiosity"]).refuses("claim curiosity", "LOOP-2.3b")
    assert completes(["dance-1", "cooking-1"], ["curiosity"]).refuses("claim curiosity", "LOOP-2.3b")


@pytest.mark.rule("LOOP-3.2-curiosity")
def test_every_trio_meets_curiosity_exactly_if_it_shows_five_colours() -> None:
    """LOOP-3.2-curiosity: any colour may be the one that is missing."""
    for colour in ("FOOD", "GLASS", "METAL", "PLASTIC", "UTILITY"):
        trio = next(
            trio
            for trio in combinations(ACTIVITIES, 3)
            if len({shown for activity in trio for shown in ACTIVITIES[activity]["materials"]} | {colour}) == 5
            and all(colour not in ACTIVITIES[activity]["materials"] for activity in trio)
        )
        assert completes(list(trio), ["curiosity"]).refuses("claim curiosity", "LOOP-2.3b")


@pytest.mark.rule("LOOP-3.2-hobby", "LOOP-3.2-curiosity", "LOOP-2.3g")
@pytest.mark.parametrize(("goal", "trio"), [("hobby", ["dance-1", "dance-2"]), ("curiosity", ["dance-1", "cooking-1", "yoga-1"])])
def test_hobby_and_curiosity_give_their_happiness(goal: str, trio: list[str]) -> None:
    """LOOP-2.3g: 3 each, at once."""
    assert completes(trio, [goal]).plays(f"claim {goal}").player(1).happiness == 5 + 3


@pytest.mark.rule("LOOP-2.3b")
def test_the_owner_is_told_what_every_goal_still_lacks() -> None:
    """LOOP-2.3b: by PROPERTY, from the ACTIVITY kept; a GOAL that is met lacks nothing. Nobody else is told."""
    t = story()
    t.player(1).has(activities=["dance-1", "dance-2"], goals=["hobby", "family"])
    mine = t.sees(1)["players"][0]
    shown = Counter(icon for activity in ("dance-1", "dance-2") for icon in ACTIVITIES[activity]["properties"])
    lacks = Counter(GOALS["family"]["requires"]) - shown
    assert mine["goals_met"] == [True, False]
    assert mine["goals_lacking"] == [{}, {icon.lower(): number for icon, number in lacks.items()}]
    assert lacks
    assert "goals_lacking" not in t.sees(2)["players"][0]
