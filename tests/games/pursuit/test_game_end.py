"""22. Game end and 23. the solo game."""

from __future__ import annotations

from typing import Any

import pytest

import felicity
from tests.games.pursuit.story import Story, solo, story


def ended(t: Story) -> Story:
    """Everybody dies in the next upkeep, with what they have."""
    t.scene(round=7)
    for seat in range(1, len(t.position["players"]) + 1):
        t.player(seat).has(stress=15)
    return t.ends_round("rest")


def goals(*named: str, players: int = 2, **options: Any) -> Story:
    """A story with these Life Goals."""
    return story(players, round=3, **options).scene(goals=list(named))


@pytest.mark.rule("POH-1.2", "POH-22.1", "POH-22.5")
def test_the_most_lth_wins_after_inheritance_and_goals() -> None:
    """Whoever died earlier or later."""
    t = goals("full-house", "bon-vivant")
    t.player(1).has(lth=10, knowledge=0, creativity=0, influence=0)
    t.player(2).has(lth=8, items={"car": 1}, knowledge=0, creativity=0, influence=0)
    ended(t)
    assert t.table.result.scores == [10, 12]
    assert t.table.result.winners == [2]
    entry = [event["event"] for event in t.table.events(None)]
    assert entry.index("died") < entry.index("game-ended") < entry.index("goal-achieved")


@pytest.mark.rule("POH-R29")
def test_equals_share_the_victory() -> None:
    """No tie-breaker is given."""
    t = goals("full-house", "bon-vivant")
    t.player(1).has(lth=10)
    t.player(2).has(lth=10)
    ended(t)
    assert (t.table.result.winners, t.table.result.tie_break) == ([1, 2], "shared")


@pytest.mark.rule("POH-22.2", "POH-1.3")
def test_inheritance_counts_full_fives_of_each_kind() -> None:
    """The booklet: 12 knowledge, 4 creativity, 5 influence and 9 money score 4."""
    t = goals("full-house", "bon-vivant")
    t.player(1).has(knowledge=12, creativity=4, influence=5, money=9)
    ended(t)
    assert t.player(1).points["inheritance"] == 4
    assert t.player(1).goods == (12, 4, 5, 9)


@pytest.mark.rule("POH-22.3", "POH-22.4", "POH-22.7")
def test_one_player_may_achieve_several_goals_but_each_goal_one_player() -> None:
    """Most money pays 1 for every 3, at most 5."""
    t = goals("you-can-take-it-with-you", "full-house")
    t.player(1).has(money=11, items={"car": 1})
    t.player(2).has(money=10)
    ended(t)
    assert (t.player(1).points["life_goals"], t.player(2).points["life_goals"]) == (3 + 4, 0)
    t = goals("you-can-take-it-with-you", "full-house")
    t.player(1).has(money=40)
    ended(t)
    assert t.player(1).points["life_goals"] == 5


@pytest.mark.rule("POH-22.6", "POH-R30")
def test_a_tie_gives_nobody_the_bonus() -> None:
    """Nor a third player; and with nothing nobody is ahead."""
    t = goals("full-house", "bon-vivant", "big-heart", players=3)
    t.player(1).has(items={"car": 1, "piano": 1})
    t.player(2).has(items={"watch": 1, "camera": 1})
    t.player(3).has(items={"yacht": 1})
    ended(t)
    assert [t.player(seat).points["life_goals"] for seat in (1, 2, 3)] == [0, 0, 0]
    assert len(t.happened("goal-missed")) == 3


@pytest.mark.rule("POH-R30", "POH-R71")
@pytest.mark.parametrize(
    ("goal", "values", "bonus"),
    [
        ("full-house", {"items": {"car": 1}}, 4),
        ("never-idle", {"finished": {"bonsai": 4}}, 5),
        ("bon-vivant", {"enjoyed": {"concert": 1}}, 3),
        ("bon-vivant", {"enjoyed": {"concert": 1}, "activities": {"museum": 1}}, 3),
        ("top-of-the-ladder", {"job": "arts-job-1a"}, 4),
        ("big-heart", {"partners": {"martha": 1}}, 4),
        ("specialist", {"knowledge": 9}, 3),
    ],
)
def test_each_goal_looks_at_the_state_at_death(goal: str, values: dict[str, Any], bonus: int) -> None:
    """Cards in front of the player and set aside."""
    t = goals(goal, "you-can-take-it-with-you")
    t.player(1).has(**values)
    ended(t)
    assert t.player(1).points["life_goals"] == bonus


@pytest.mark.rule("POH-R30")
def test_the_all_rounder_of_the_revised_edition() -> None:
    """All resources together."""
    t = goals("all-rounder", "full-house", edition="revised")
    t.player(1).has(knowledge=4, creativity=4, influence=4)
    ended(t)
    assert t.player(1).points["life_goals"] == 3


@pytest.mark.rule("POH-R71")
def test_cards_of_the_round_count_as_set_aside_for_the_dead() -> None:
    """Single-Round and Group Projects and Activities, but no unfinished Basic Project, nor a card discarded in the step that killed."""
    t = goals("never-idle", "full-house").scene(projects=["magazine"], round=6)
    t.player(2).has(stress=15, spaces={"study": 1}, items={"watch": 1})
    t.player(1).has(stress=15, projects={"bonsai": 3}, items={"car": 1}, knowledge=9, influence=9, spaces={"study": 1})
    t.plays("take magazine 1", "end turn", "study", "give up car")
    assert t.table.is_over
    life_goals: Any = t.table.result.notes["life_goals"]
    assert life_goals == {"never-idle": 1, "full-house": 2}


@pytest.mark.rule("POH-22.3")
def test_the_standing_of_goals_is_open_on_the_way() -> None:
    """Items and money as they are; lives by the round they have reached."""
    t = goals("full-house", "grand-old-age").scene(round=6)
    t.player(1).has(items={"car": 1}, stress=15, spaces={"study": 1})
    t.plays("study")
    board: Any = t.table.view(None)["board"]
    assert [goal["standing"] for goal in board["goals"]] == [[1, 0], [6, 6]]
    alone: Any = solo(round=4).scene(goals=["live-fast", "grand-old-age", "full-house"]).table.view(None)["board"]
    assert [goal["standing"] for goal in alone["goals"]] == [[0], [4], [0]]


@pytest.mark.rule("POH-R70")
def test_deaths_in_one_upkeep_are_simultaneous() -> None:
    """Nobody died first or lived longest; deaths in the Action phase follow one another."""
    t = goals("grand-old-age", "live-fast")
    ended(t)
    assert len(t.happened("goal-missed")) == 2
    t = goals("grand-old-age", "live-fast").scene(round=6)
    for seat in (1, 2):
        t.player(seat).has(stress=15, spaces={"study": 1})
    t.plays("study", "study")
    assert t.table.result.notes["life_goals"] == {"grand-old-age": 2, "live-fast": 1}


@pytest.mark.rule("POH-R70")
def test_survivors_of_the_last_round_die_together() -> None:
    """And after those of its Action phase."""
    t = goals("grand-old-age", "live-fast", "full-house", players=3).scene(round=8)
    t.player(1).has(stress=15, spaces={"study": 1})
    t.plays("study").ends_round("study")
    assert t.table.result.notes["life_goals"] == {"grand-old-age": None, "live-fast": 1, "full-house": None}


# --- solo ---


@pytest.mark.rule("POH-23.1", "POH-23.2", "POH-23.5")
def test_the_solo_game_is_set_up_for_two_with_three_goals() -> None:
    """3 Projects, 3 Items, 2 Jobs and 2 Partners; one is always First Player."""
    t = solo(round=1)
    assert len(t.position["goals"]) == 3
    t.ends_round()
    assert [len(t.row(row)) for row in ("projects", "items", "jobs", "partners")] == [3, 3, 2, 2]
    assert (t.position["first"], t.to_act) == ("seat1", 1)
    t.plays("study", "study")
    assert t.player(1).stress == 8


THINGS = ["car", "piano", "watch", "camera", "yacht", "house"]
HOBBIES = dict.fromkeys(["jogging", "charity", "robotics", "debating", "photography"], 4)
OUTINGS = ["concert", "opera", "cinema", "museum", "cruise"]
SOLO_LINES: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("you-can-take-it-with-you", {"money": 8}, {"money": 7}),
    ("full-house", {"items": dict.fromkeys(THINGS, 1)}, {"items": dict.fromkeys(THINGS[1:], 1)}),
    ("live-fast", {"lth_at_old_age": 38}, {"lth_at_old_age": 37}),
    ("never-idle", {"finished": HOBBIES | {"magazine": 0}}, {"finished": HOBBIES}),
    ("bon-vivant", {"enjoyed": dict.fromkeys(OUTINGS, 1)}, {"enjoyed": dict.fromkeys(OUTINGS[1:], 1)}),
    ("top-of-the-ladder", {"highest_job": 3}, {"highest_job": 2}),
    ("big-heart", {"partners": {"nora": 1, "martha": 3}}, {"partners": {"martha": 2, "nora": 1}}),
    ("specialist", {"knowledge": 15}, {"knowledge": 14, "creativity": 14}),
]


@pytest.mark.rule("POH-23.3")
@pytest.mark.parametrize(("goal", "enough", "too_little"), SOLO_LINES, ids=[line[0] for line in SOLO_LINES])
def test_solo_lines(goal: str, enough: dict[str, Any], too_little: dict[str, Any]) -> None:
    """The condition at the bottom of the card, not the comparison at its top."""
    for values, met in ((enough, True), (too_little, False)):
        others = [name for name in ("full-house", "bon-vivant", "big-heart") if name != goal][:2]
        t = solo(round=3).scene(goals=[goal, *others])
        t.player(1).has(**values)
        ended(t)
        life_goals: Any = t.table.result.notes["life_goals"]
        assert (life_goals[goal] == 1) == met


@pytest.mark.rule("POH-23.3")
def test_the_solo_line_of_a_grand_old_age() -> None:
    """To act in round 7: dying in its upkeep is too early."""
    for round, stress, met in ((6, 15, False), (6, 9, True)):
        t = solo(round=round).scene(goals=["grand-old-age", "full-house", "bon-vivant"])
        t.player(1).has(stress=stress)
        t.ends_round("study")
        if met:
            t.player(1).has(stress=15, spaces={"study": 1})
            t.plays("study")
        assert (t.table.result.notes["life_goals"]["grand-old-age"] == 1) == met  # type: ignore[index]


@pytest.mark.rule("POH-23.3", "POH-18.3")
def test_lth_is_noted_when_old_age_begins() -> None:
    """For the solo line of Live Fast."""
    t = solo(round=5)
    t.player(1).has(lth=36)
    t.ends_round("study")
    assert t.player(1).lth_at_old_age == 36


def solo_end(lth: int, items: int, **options: Any) -> felicity.Table:
    """A solo life that ends with so much: three goals that the Items, a family and money decide."""
    t = solo(round=3, **options).scene(goals=["full-house", "big-heart", "specialist"])
    t.player(1).has(lth=lth, items=dict.fromkeys(THINGS[:items], 1), partners={"martha": 3}, knowledge=15, creativity=0, influence=0)
    return ended(t).table


@pytest.mark.rule("POH-23.4", "POH-R50")
def test_alone_one_wins_with_three_goals_and_fifty_lth() -> None:
    """The goals' own LTH and inheritance count; one goal missed loses."""
    assert solo_end(36, 6).result.scores == [50]
    assert solo_end(36, 6).result.winners == [1]
    assert solo_end(35, 6).result.winners == []
    assert solo_end(60, 5).result.winners == []
    assert (solo_end(60, 5).result.together, solo_end(60, 5).result.target) == (True, 50)


@pytest.mark.rule("POH-R50")
def test_by_option_solo_goals_add_nothing() -> None:
    """Then 50 must come from the life itself."""
    assert solo_end(36, 6, solo_goals_score=False).result.scores == [39]
    assert solo_end(47, 6, solo_goals_score=False).result.winners == [1]
    assert solo_end(46, 6, solo_goals_score=False).result.winners == []
