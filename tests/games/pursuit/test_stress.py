"""17. The Stress track."""

from __future__ import annotations

from pathlib import Path

import pytest

import felicity
from tests.games.pursuit.story import Story, story
from tests.wordings import check_wording


@pytest.mark.rule("POH-17.1", "POH-17.2")
def test_stress_moves_right_and_costs_hourglasses_from_the_next_round_on() -> None:
    """Those in hand are not lost."""
    t = story(round=3)
    t.player(1).has(stress=9)
    t.plays("overtime")
    assert (t.player(1).stress, t.player(1).unused) == (11, 7)
    t.gives_turn_to(1).ends_round()
    assert t.player(1).hourglasses == 5


@pytest.mark.rule("POH-17.3", "POH-17.4", "POH-R64")
def test_beyond_the_last_space_is_death() -> None:
    """Standing on it is not; the round is over at once, and no later one follows."""
    t = story(3, round=3)
    t.player(1).has(stress=14, items={"car": 1, "piano": 1})
    t.plays("give up car")
    assert (t.player(1).stress, t.player(1).is_dead) == (15, False)
    t.plays("give up piano")
    assert t.player(1).is_dead
    assert (t.player(1).unused, t.to_act) == (0, 2)
    t.ends_round()
    assert t.player(1).hourglasses == 0


@pytest.mark.rule("POH-17.5", "POH-17.8")
@pytest.mark.parametrize(("before", "after"), [(9, 8), (8, 7), (7, 7), (10, 10), (12, 11)])
def test_relax_stays_in_the_section(before: int, after: int) -> None:
    """On its first space it has no effect."""
    t = story(round=3).scene(items=["spa-day"])
    t.player(1).has(stress=before, money=1)
    t.plays("buy spa-day 1")
    assert t.player(1).stress == after


@pytest.mark.rule("POH-17.6", "POH-17.7", "POH-17.8")
def test_john_lives_more_healthily() -> None:
    """The booklet: 2 Stress, 1 Relax, Good Health by Healthy Eating: the middle space of the section to the left; one hourglass more."""
    t = story(round=3).scene(items=["spa-day"])
    t.player(1).has(stress=9, money=4, projects={"healthy-eating": 3})
    t.plays("buy spa-day 1").ends_turn().gives_turn_to(1)
    assert t.player(1).stress == 8
    t.plays("advance healthy-eating")
    assert (t.player(1).stress, t.player(1).unused) == (5, 3)
    t.gives_turn_to(1).ends_round()
    assert t.player(1).hourglasses == 7


@pytest.mark.rule("POH-R20")
def test_good_health_in_the_leftmost_section() -> None:
    """Nothing; by option the first space."""
    for value, after in (("none", 3), ("first_space", 1)):
        t = story(round=3, good_health_in_leftmost_section=value)
        t.player(1).has(stress=3, money=3, projects={"healthy-eating": 3})
        t.plays("advance healthy-eating")
        assert t.player(1).stress == after


@pytest.mark.rule("POH-R1", "POH-R2")
def test_tracks_that_do_not_fit_are_refused() -> None:
    """Four sections go with 3, 4, 5 only; then space 12 is the last."""
    with pytest.raises(felicity.BadOptions, match=r"POH-R1, POH-R2") as error:
        felicity.new("pursuit", players=2, stress_sections="2,1,0,-1")
    check_wording(error.value)
    with pytest.raises(felicity.BadOptions, match=r"POH-R1, POH-R2") as error:
        felicity.new("pursuit", players=2, old_age_stress="3,4,5")
    check_wording(error.value)
    t = story(round=3, stress_sections="2,1,0,-1", old_age_stress="3,4,5")
    assert t.player(1).stress == 7
    t.player(1).has(stress=12, items={"car": 1})
    t.plays("give up car")
    assert t.player(1).is_dead


# --- stress and time in costs and rewards, which only packs have ---


def strange_concert(folder: Path, row: str) -> Story:
    """A Concert with this only level."""
    (folder / "mine.toml").write_text(f'[[item]]\nid = "concert"\nlevels = [{row}]\n', "utf-8")
    return story(round=3, pack=str(folder)).scene(items=["concert"])


@pytest.mark.rule("POH-R33")
def test_stress_sth_and_lth_in_a_cost_are_taken_at_payment(tmp_path: Path) -> None:
    """All three at once."""
    t = strange_concert(tmp_path, "{ cost = { stress = 1, sth = 1, lth = 2 }, reward = { money = 9 } }")
    t.plays("buy concert 1")
    player = t.player(1)
    assert (player.stress, player.sth, player.lth, player.money) == (8, -1, -2, 9)


@pytest.mark.rule("POH-R33", "POH-R11")
def test_a_deadly_cost_brings_no_reward(tmp_path: Path) -> None:
    """And the card stays on the board."""
    t = strange_concert(tmp_path, "{ cost = { stress = 1 }, reward = { money = 9 } }")
    t.player(1).has(stress=15)
    t.plays("buy concert 1")
    assert t.player(1).is_dead
    assert (t.player(1).money, t.row("items")) == (0, ["concert"])


@pytest.mark.rule("POH-R33")
@pytest.mark.parametrize(("answers", "after"), [(("first relax", "first stress"), 9), (("first stress", "first relax"), 10)])
def test_the_player_orders_the_parts_of_a_reward(tmp_path: Path, answers: tuple[str, str], after: int) -> None:
    """From space 9: Relax before Stress stays in the section."""
    t = strange_concert(tmp_path, "{ reward = { relax = 1, stress = 1, creativity = 2 } }")
    t.player(1).has(stress=9)
    t.plays("buy concert 1")
    assert t.player(1).creativity == 5
    assert t.offered() == ["first relax", "first stress"]
    t.plays(*answers)
    assert t.player(1).stress == after


@pytest.mark.rule("POH-R33")
def test_a_reward_is_complete_before_its_stress_can_kill(tmp_path: Path) -> None:
    """Good Health first would have saved him."""
    t = strange_concert(tmp_path, "{ reward = { good_health = 1, stress = 1, lth = 4 } }")
    t.player(1).has(stress=15)
    t.plays("buy concert 1", "first stress")
    assert t.player(1).is_dead
    assert (t.player(1).lth, t.player(1).cards("activities")) == (4, ["concert"])
    t = strange_concert(tmp_path, "{ reward = { good_health = 1, stress = 1, lth = 4 } }")
    t.player(1).has(stress=15)
    t.plays("buy concert 1", "first good health", "first stress")
    assert t.player(1).stress == 13


@pytest.mark.rule("POH-R65", "POH-R7")
def test_hourglasses_in_a_reward_count_at_once(tmp_path: Path) -> None:
    """From the reserve, as far as there are markers."""
    t = strange_concert(tmp_path, "{ reward = { hourglass = 2 } }")
    t.plays("buy concert 1")
    assert (t.player(1).unused, t.player(1).hourglasses) == (7, 8)
    t = strange_concert(tmp_path, "{ reward = { hourglass = 2 } }")
    t.player(1).has(unused=8)
    t.plays("buy concert 1")
    assert t.player(1).hourglasses == 9
