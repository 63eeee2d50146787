"""A game that was begun under rules version 2 or 3 is played to its end as it was begun: what was corrected since doesn't reach it."""

from __future__ import annotations

from pathlib import Path

from tests.games.pursuit.story import story
from tests.games.pursuit.test_projects import cooking_for_money


def test_a_row_was_refreshed_however_low_lasting_happiness_was() -> None:
    """POH-R73 came later."""
    t = story(round=3).under("2")
    t.player(1).has(sth=-3, lth=0)
    t.plays("refresh items", "refresh items")
    assert (t.player(1).sth, t.player(1).lth) == (-3, -2)


def test_nobody_without_an_hourglass_was_asked_to_give_up_cards() -> None:
    """That part of POH-R35 came later."""
    t = story(round=3).under("2")
    t.player(2).has(stress=13, job="arts-job-3", partners={"martha": 2}, knowledge=9, creativity=9, influence=9)
    t.ends_round().pays_all()
    assert (t.player(2).unused, t.question, t.to_act) == (0, "TakeTurn", 1)


def test_the_malus_was_not_charged_where_a_level_costs_money_only(tmp_path: Path) -> None:
    """It had to be there all the same (POH-R26)."""
    t = story(round=3, sth_malus=True, pack=cooking_for_money(tmp_path)).under("2")
    t.player(1).has(projects={"learn-cooking": 2}, sth=-1, money=2, knowledge=0, creativity=0, influence=0)
    assert t.refuses("advance learn-cooking", "POH-7.2")
    t.player(1).has(influence=1)
    t.plays("advance learn-cooking")
    assert t.player(1).goods == (0, 0, 1, 0)


def test_a_level_that_costs_stress_counted_as_harmless(tmp_path: Path) -> None:
    """Only house cards had one (POH-R10)."""
    (tmp_path / "cards.toml").write_text(
        """[[project]]
id = "bonsai"
levels = [
    { cost = { knowledge = 1 }, reward = { creativity = 2 } },
    { cost = { hourglass = 1, stress = 1 }, reward = { lth = 1 } },
    { cost = { hourglass = 1 }, reward = { lth = 3 } },
    { cost = { hourglass = 2 }, reward = { lth = 6 } },
]
"""
    )
    everywhere = {"study": 1, "play": 1, "interact": 1, "temp_job": 1, "rest": 1}
    for rules, stops in (("2", False), ("3", False), ("4", True)):
        t = story(pack=str(tmp_path)).under(rules).scene(projects=[], items=[], jobs=[], partners=[])
        t.player(1).has(unused=1, stress=15, spaces=everywhere, projects={"bonsai": 1})
        assert t.offers("stop") is stops, rules
