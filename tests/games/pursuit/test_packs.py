"""Packs: corrected figures, and mistakes reported with file, card and key."""

from __future__ import annotations

from pathlib import Path

import pytest

import felicity
from felicity.games.pursuit import names
from tests.games.pursuit.story import story
from tests.wordings import check_wording


def pack(folder: Path, text: str) -> str:
    """A pack of one file."""
    (folder / "mine.toml").write_text(text, "utf-8")
    return str(folder)


def test_a_pack_corrects_cards_and_the_board(tmp_path: Path) -> None:
    """An Item, a Job, a Partner, a trait, a goal and figures of the board; what it doesn't name stays."""
    folder = pack(
        tmp_path,
        """
        [[item]]
        id = "car"
        levels = [{ cost = { money = 3 }, reward = { influence = 2 }, certainty = "printed" }]
        [[job]]
        id = "arts-job-1a"
        hiring_reward = { money = 7 }
        [[partner]]
        id = "martha"
        levels = [{ requirement = { knowledge = 4 }, reward = { lth = 1 } }]
        [[trait]]
        id = "diligent"
        effect = { on = "temp_job", gain = { money = 2 } }
        [[goal]]
        id = "full-house"
        lth = 2
        [[constant]]
        id = "basic_gain"
        value = 4
        [[constant]]
        id = "old_age_stress"
        value = [1, 2, 3]
        """,
    )
    t = story(round=3, pack=folder).scene(items=["car"], jobs=["arts-job-1a"], partners=["martha"])
    t.player(1).has(money=3, creativity=4)
    assert t.offered("buy") == ["buy car 1"]
    assert t.refuses("date martha", "POH-13.7")
    t.plays("get arts-job-1a").ends_turn().gives_turn_to(1).plays("temp job")
    assert t.player(1).money == 3 + 7 + 4 + 2
    t.scene(round=5).ends_turn().ends_round().plays("refuse arts-job-1a")
    assert t.player(2).stress == 8


def test_a_game_with_a_pack_replays_with_it(tmp_path: Path) -> None:
    """The record names the pack's fingerprint."""
    table = felicity.new("pursuit", players=2, seed=1, pack=pack(tmp_path, '[[constant]]\nid = "basic_gain"\nvalue = 5\n'))
    for text in (table.options()[0].text, None, "study"):
        table.play(text or table.options()[0])
    assert table.setup.pack in table.record()
    assert felicity.replay(table.record()).dump() == table.dump()


ROWS = "{ cost = { knowledge = 1 }, reward = { lth = 1 } }"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('[[item]]\nid = "car"\nlevels = 3', "mine.toml: item car: key levels is 3, expected a list of rows"),
        ('[[item]]\nid = "rocket"', r"mine.toml: \[\[item\]\] 'rocket': there is no such card"),
        ('[[item]]\nid = "car"\nwheels = 4', "item car: key wheels is not known"),
        ('[[item]]\nid = "car"\nkind = "activity"', "item car: key kind can't be changed by a pack"),
        ('[[item]]\nid = "car"\nlevels = []', "item car: key levels has 0 rows, expected 1 to 3"),
        (
            '[[item]]\nid = "car"\nlevels = [{ cost = { money = -1 } }]',
            r"item car: key levels, row 1: key cost.money is -1, expected a whole",
        ),
        ('[[item]]\nid = "car"\nlevels = [{ cost = { hourglass = 1 } }]', "row 1: key cost.hourglass: no time is spent here"),
        ('[[item]]\nid = "car"\nlevels = [{ price = 1 }]', "item car: key levels, row 1: key price is not known here"),
        ('[[item]]\nid = "car"\nlevels = [{ certainty = "sure" }]', "key certainty is 'sure', expected one of printed"),
        ('[[item]]\nid = "concert"\nlevels = [{ upkeep_cost = { money = 1 } }]', "row 1: key upkeep_cost is not known here"),
        (f'[[project]]\nid = "bonsai"\nlevels = [{ROWS}]', "project bonsai: key levels has 1 rows, expected 4"),
        (f'[[project]]\nid = "bonsai"\nlevels = [{ROWS}, {ROWS}, {ROWS}, {ROWS}]', "row 2: key cost.hourglass is missing"),
        ('[[project]]\nid = "magazine"\nbonuses = []', "project magazine: key bonuses: a group project has 4"),
        (
            '[[project]]\nid = "magazine"\nbonuses = [{ reward = { joy = 1 } }, {}, {}, {}]',
            "key bonuses, row 1: key reward.joy is not known",
        ),
        ('[[job]]\nid = "arts-job-3"\npromotion_cost = { hourglass = 1 }', "job arts-job-3: key promotion_cost: jobs of levels 1 and 2"),
        ('[[job]]\nid = "arts-job-1a"\npromotion_cost = { creativity = 1 }', "key promotion_cost.hourglass is missing"),
        ('[[job]]\nid = "arts-job-1a"\nupkeep_cost = { hourglass = 9 }', "key upkeep_cost.hourglass is 9, expected at most 3"),
        ('[[partner]]\nid = "martha"\nlevels = [{ requirement = { money = 1, job = 1 } }]', "row 1: key requirement is .* expected one of"),
        ('[[trait]]\nid = "nerd"\neffect = { on = "birth", gain = { money = 1 } }', "trait nerd: key effect is .* expected"),
        ('[[trait]]\nid = "nerd"\neffect = { wisdom = 1 }', "trait nerd: key effect.wisdom is not known"),
        ('[[trait]]\nid = "nerd"\nstarting = { lth = 1 }', "trait nerd: key starting.lth is not known"),
        ('[[goal]]\nid = "full-house"\nlth = 0', "goal full-house: key lth is 0, expected a whole number from 1"),
        ('[[constant]]\nid = "stress_start"\nvalue = 3', "constant stress_start: key value can't be changed by a pack"),
        ('[[constant]]\nid = "sth_max"\nvalue = 9', "constant sth_max: key value is 9, expected a whole number from 0 to 5"),
        *[
            (f'[[constant]]\nid = "{name}"\nvalue = 0', f"constant {name}: key value is 0, expected a whole number from 1 to 99")
            for name in ("stress_spaces_per_section", "inheritance_unit", "overtime_hourglasses", "group_roles_per_player")
        ],
        ('[[constant]]\nid = "old_age_stress"\nvalue = [1]', "constant old_age_stress: key value is .* expected three whole numbers"),
        ('[[constant]]\nid = "stress_sections"\nvalue = [1, 2]', "expected hourglasses for each section, one of them 0"),
        ('[[constant]]\nid = "row_jobs"\nvalue = { 2 = 2 }', "expected a number for each of 1, 2, 3, 4, 5 players"),
        ("[[career]]\nid = 1", r"table \[\[career\]\] is not known"),
        ("item", "mine.toml: not valid TOML"),
    ],
)
def test_mistakes_are_reported_with_file_card_and_key(tmp_path: Path, text: str, message: str) -> None:
    """In every language; and nothing is played."""
    with pytest.raises(felicity.CannotRead, match=message) as found:
        felicity.new("pursuit", players=2, pack=pack(tmp_path, text))
    check_wording(found.value)


@pytest.mark.rule("POH-R33")
@pytest.mark.parametrize(("lth", "negative", "buys"), [(1, False, False), (2, False, True), (1, True, True)])
def test_a_pack_may_ask_for_long_term_happiness(tmp_path: Path, lth: int, negative: bool, buys: bool) -> None:
    """It is lost, and it must be there unless the table plays with negative LTH."""
    folder = pack(tmp_path, '[[item]]\nid = "car"\nlevels = [{ cost = { lth = 2 }, reward = { money = 1 } }]\n')
    t = story(round=3, pack=folder, lth_may_be_negative=negative).scene(items=["car"])
    t.player(1).has(lth=lth)
    assert t.offers("buy car 1") is buys
    if buys:
        assert t.plays("buy car 1").player(1).lth == lth - 2


@pytest.mark.rule("POH-23.2")
def test_alone_there_can_be_no_more_life_goals_than_cards(tmp_path: Path) -> None:
    """All of them, at most."""
    goals = len(names.GOALS)
    felicity.new("pursuit", players=1, pack=pack(tmp_path, f'[[constant]]\nid = "solo_life_goals"\nvalue = {goals}\n'))
    with pytest.raises(felicity.CannotRead, match=f"solo_life_goals: key value is {goals + 1}, expected a whole number from 0 to {goals}"):
        felicity.new("pursuit", players=1, pack=pack(tmp_path, f'[[constant]]\nid = "solo_life_goals"\nvalue = {goals + 1}\n'))


@pytest.mark.rule("POH-R7")
def test_nobody_gets_more_hourglasses_than_a_colour_has(tmp_path: Path) -> None:
    """A pack may print fewer than a calm life would bring."""
    t = story(round=3, pack=pack(tmp_path, '[[constant]]\nid = "hourglasses_per_colour"\nvalue = 5\n'))
    assert t.ends_round().player(1).hourglasses == 5


@pytest.mark.rule("POH-R33")
@pytest.mark.parametrize(
    ("reward", "asked"),
    [
        ("stress = 1, money = 1", []),
        ("relax = 1, good_health = 1", []),
        ("stress = 1, relax = 2", ["first relax", "first stress"]),
        ("stress = 1, good_health = 1", ["first good health", "first stress"]),
        ("stress = 1, relax = 1, good_health = 1", ["first relax", "first good health", "first stress"]),
    ],
)
def test_the_order_of_a_reward_is_asked_where_it_matters(tmp_path: Path, reward: str, asked: list[str]) -> None:
    """Where stress meets what eases it; only what is there can be taken first."""
    folder = pack(tmp_path, f'[[item]]\nid = "car"\nlevels = [{{ cost = {{ money = 1 }}, reward = {{ {reward} }} }}]\n')
    t = story(round=3, pack=folder).scene(items=["car"])
    t.player(1).has(money=1, stress=8)
    t.plays("buy car 1")
    assert t.offered("first") == asked
    assert t.player(1).stress == (8 if asked else 9 if "stress" in reward else 4)  # eased by one space, and by a section of three
    assert (t.question == "OrderReward") is bool(asked)
    left = list(asked)
    while left:  # one after another, until nothing is left to order
        assert t.offered("first") == left
        t.plays(left.pop())
    assert t.question != "OrderReward"


@pytest.mark.parametrize(
    ("value", "fits"), [([5, 0, -5], True), ([6, 0, -5], False), ([5, 0, -6], False), ([1, 2], False), ([0, 0], False)]
)
def test_sections_of_the_stress_track_have_bounds(tmp_path: Path, value: list[int], fits: bool) -> None:
    """From 5 hourglasses more to 5 fewer, and one section in the middle."""
    folder = pack(tmp_path, f'[[constant]]\nid = "stress_sections"\nvalue = {value}\n')
    if fits:
        felicity.new("pursuit", players=2, pack=folder)
    else:
        with pytest.raises(felicity.CannotRead, match="expected hourglasses for each section, one of them 0"):
            felicity.new("pursuit", players=2, pack=folder)
