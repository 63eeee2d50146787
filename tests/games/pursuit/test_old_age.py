"""18. Old Age and death."""

from __future__ import annotations

import pytest

from tests.games.pursuit.story import story


@pytest.mark.rule("POH-18.1", "POH-R3")
def test_one_teen_four_adult_and_three_old_age_rounds() -> None:
    """Rounds 6, 7 and 8 are Old Age."""
    assert [story(round=round).table.view(None)["age"] for round in range(1, 9)] == ["teen"] + 4 * ["adult"] + 3 * ["old_age"]


@pytest.mark.rule("POH-18.2")
def test_no_overtime_in_old_age() -> None:
    """In none of the three rounds."""
    assert not any(story(round=round).offers("overtime") for round in (6, 7, 8))


@pytest.mark.rule("POH-18.3", "POH-R2", "POH-R5", "POH-3.2")
@pytest.mark.parametrize(("round", "stress"), [(5, 4), (6, 6), (7, 8)])
def test_old_age_brings_stress_before_hourglasses_are_handed_out(round: int, stress: int) -> None:
    """Directly after the round marker."""
    t = story(round=round)
    t.player(2).has(stress=4)
    t.ends_round()
    assert t.player(2).stress == 4 + stress
    assert t.player(2).hourglasses == {8: 6, 10: 5, 12: 5}[4 + stress]
    entry = [event["event"] for event in t.table.events(None)]
    assert entry.index("round-started") < entry.index("old-age-came") < entry.index("card-dealt") < entry.index("hourglasses-set")


@pytest.mark.rule("POH-R2")
def test_another_old_age_by_option() -> None:
    """3, 6, 9."""
    t = story(round=5, old_age_stress="3,6,9")
    t.player(2).has(stress=1)
    t.ends_round()
    assert t.player(2).stress == 4


@pytest.mark.rule("POH-18.4", "POH-R2")
def test_without_good_health_the_second_old_age_round_kills() -> None:
    """The best case: space 7, 11 in round 6, rested to 10, 16 in round 7."""
    t = story(round=5)
    t.player(1).has(stress=7)
    t.player(2).has(stress=1)
    t.ends_round().gives_turn_to(1)
    assert t.player(1).stress == 11
    t.ends_round("rest")
    assert t.player(1).is_dead
    assert (t.player(1).died["round"], t.round) == (7, 7)


@pytest.mark.rule("POH-18.4", "POH-18.5", "POH-R48")
def test_a_scripted_life_with_three_good_healths_reaches_round_8() -> None:
    """Spaces 1, 5, rested 4, 10, Good Health 7, 15: the last round is played normally and death follows it."""
    t = story(round=5)
    t.player(1).has(stress=1)
    t.ends_round().gives_turn_to(1)
    assert t.player(1).stress == 5
    t.ends_round("rest")
    assert t.player(1).stress == 10
    t.gives_turn_to(1)
    t.player(1).has(projects={"healthy-eating": 3}, knowledge=9, creativity=9, money=2)
    t.last_hourglass(1, 2).plays("advance healthy-eating")
    assert (t.round, t.player(1).stress, t.player(1).is_dead) == (8, 15, False)
    t.scene(projects=["magazine"])
    t.player(1).has(knowledge=9, creativity=9, influence=9, lth=0)
    t.last_hourglass(1).plays("take magazine 1").ends_turn()
    assert t.table.is_over
    assert t.player(1).died == {"round": 8, "order": 15}
    assert t.player(1).points["projects"] == 2
    assert t.player(1).money == 1


@pytest.mark.rule("POH-18.6", "POH-R31")
def test_the_dead_do_not_act() -> None:
    """No turn, no upkeep, no reward; what they had is kept."""
    t = story(3, round=5)
    t.player(1).has(stress=13, items={"car": 2}, money=9, job="arts-job-1a")
    t.ends_round()
    player = t.player(1)
    assert (player.is_dead, player.hourglasses, player.money, player.lth) == (True, 0, 9, 0)
    assert (player.cards("items"), player.job) == (["car"], "arts-job-1a")
    assert t.to_act == 3
    t.plays("study", "study")
    assert t.to_act == 3


@pytest.mark.rule("POH-R49", "POH-22.1")
def test_when_the_last_one_dies_the_game_is_over_at_once() -> None:
    """In the Action phase: no end-of-round steps any more."""
    t = story(round=6).scene(projects=["magazine"])
    t.player(2).has(stress=15, spaces={"study": 1})
    t.player(1).has(knowledge=9, influence=9, stress=15, spaces={"study": 1})
    t.plays("take magazine 1").ends_turn().plays("study", "study")
    assert t.table.is_over
    assert (t.player(1).money, t.player(1).points["projects"]) == (0, 2)
    assert (t.player(2).died["order"], t.player(1).died["order"]) == (1, 2)


@pytest.mark.rule("POH-R49")
def test_all_may_die_in_upkeep() -> None:
    """Then no cards are dealt any more."""
    t = story(round=6)
    t.player(1).has(stress=13)
    t.player(2).has(stress=15)
    t.ends_round()
    assert t.table.is_over
    assert [t.player(seat).died for seat in (1, 2)] == [{"round": 7, "order": 0}] * 2
    assert t.table.result.notes["died_in_round"] == [7, 7]
