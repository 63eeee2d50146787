"""3. The Upkeep phase."""

from __future__ import annotations

import pytest

from tests.games.pursuit.story import Story, story


@pytest.mark.rule("POH-3.1", "POH-3.2", "POH-3.3")
def test_a_round_has_three_phases_and_upkeep_its_order() -> None:
    """Round marker, board, hourglasses, stress of cards, payments; then actions; then the end of the round."""
    t = story(round=3)
    t.player(1).has(items={"car": 2}, money=3, projects={"act-in-play": 1, "write-fiction": 1, "bonsai": 1, "jogging": 1})
    t.ends_round().pays_all()
    entry = [event["event"] for event in t.table.events(None)]
    order = ["first-player-found", "round-started", "card-dealt", "hourglasses-set", "slots-stressed", "upkeep-paid"]
    assert [entry.index(event) for event in order] == sorted(entry.index(event) for event in order)
    assert (t.round, t.position["phase"]) == (4, "action")


@pytest.mark.rule("POH-3.3")
def test_the_first_round_is_not_skipped() -> None:
    """The marker doesn't move before it."""
    assert story(round=1).round == 1


@pytest.mark.rule("POH-3.4", "POH-R66")
def test_what_lies_on_the_board_is_discarded_before_the_deal() -> None:
    """Also the gaps that Jobs left stay gaps until then."""
    t = story(round=3)
    before = t.row("projects") + t.row("items")
    t.ends_round()
    assert set(before) <= set(t.discards("projects") + t.discards("items"))


@pytest.mark.rule("POH-3.5", "POH-3.6", "POH-3.7", "POH-3.8")
@pytest.mark.parametrize(("players", "sizes"), [(2, [3, 3, 2, 2]), (3, [3, 3, 3, 3]), (4, [4, 4, 4, 4])])
def test_rows_are_dealt_by_the_number_of_players(players: int, sizes: list[int]) -> None:
    """Projects, Items and Activities, Jobs, Partners."""
    t = story(players, round=1)
    t.ends_round()
    assert [len(t.row(row)) for row in ("projects", "items", "jobs", "partners")] == sizes


@pytest.mark.rule("POH-3.9")
def test_teens_see_no_jobs_and_partners() -> None:
    """Both rows are empty for the whole round."""
    t = story(4, round=1)
    assert (t.row("jobs"), t.row("partners")) == ([], [])


@pytest.mark.rule("POH-3.11", "POH-R66")
def test_an_empty_pile_is_made_anew_in_the_middle_of_a_deal() -> None:
    """What was cleared away can come straight back; what was dealt just before can't."""
    t = story(round=3).scene(projects=["act-in-play", "bonsai", "jogging"])
    t.scene(projects_only=["magazine"])
    discards = len(t.discards("projects"))
    t.ends_round()
    assert t.row("projects")[0] == "magazine"
    assert len(t.happened("pile-reshuffled")) == 1
    assert t.happened("pile-reshuffled")[0]["cards"] == discards + 3
    assert len(t.pile("projects")) == discards + 3 - 2


@pytest.mark.rule("POH-R42")
def test_a_place_stays_empty_when_no_card_is_left() -> None:
    """All Partners but one are with players."""
    t = story(round=3)
    everyone = ["martha", "nora", "emilia", "julia", "paula", "simone", "olivia", "leonie", "gabriela", "daniela", "frida"]
    t.player(2).has(partners=dict.fromkeys(everyone, 1), stress=1)
    t.ends_round()
    assert t.row("partners") == ["carla"]


@pytest.mark.rule("POH-3.12", "POH-3.13", "POH-R1", "POH-R6")
@pytest.mark.parametrize(("space", "hourglasses"), [(1, 8), (3, 8), (4, 7), (6, 7), (7, 6), (9, 6), (10, 5), (12, 5), (13, 4), (15, 4)])
def test_hourglasses_by_the_section(space: int, hourglasses: int) -> None:
    """Five sections of three spaces; the figure is set anew each round."""
    t = story(round=2)
    t.player(2).has(stress=space)
    t.ends_round()
    assert t.player(2).hourglasses == hourglasses
    t.ends_round()
    assert t.player(2).hourglasses == hourglasses


@pytest.mark.rule("POH-3.14", "POH-R22")
def test_stress_for_each_slot_card_from_the_fourth_on() -> None:
    """The booklet: 4 Basic Projects, a Job and a Partner are 6 slot cards, so 3 Stress."""
    t = story(round=3)
    t.player(2).has(projects={"act-in-play": 1, "write-fiction": 1, "bonsai": 1, "jogging": 1}, job="social-job-1a", partners={"martha": 1})
    t.ends_round()
    assert t.player(2).stress == 10


@pytest.mark.rule("POH-3.15", "POH-R23")
@pytest.mark.parametrize(("partners", "stress"), [(1, 0), (2, 1), (3, 2)])
def test_stress_for_each_partner_beyond_the_first(partners: int, stress: int) -> None:
    """On top of the slots."""
    t = story(round=3)
    t.player(2).has(partners=dict.fromkeys(["martha", "nora", "emilia"][:partners], 1))
    t.ends_round()
    assert t.player(2).stress == 7 + stress


@pytest.mark.rule("POH-3.16", "POH-11.5", "POH-R43", "POH-R45")
def test_upkeep_is_due_on_items_jobs_and_partners() -> None:
    """Everybody finishes before the next begins, clockwise from the First Player; rewards count for the new round."""
    t = story(round=3)
    t.player(1).has(items={"car": 2, "jewellery": 3}, money=3, sth=1)
    t.player(2).has(job="social-job-1a", partners={"martha": 2}, influence=2)
    t.ends_round()
    assert (t.to_act, t.offered("pay")) == (1, ["pay car"])
    t.plays("pay car")
    assert (t.player(1).money, t.player(1).lth) == (0, 1)
    assert (t.to_act, t.offered("pay")) == (2, ["pay social-job-1a", "pay martha"])
    t.plays("pay social-job-1a", "pay martha")
    assert t.player(2).goods == (4, 5, 0, 6)
    assert (t.player(2).sth, t.player(2).unused, t.player(2).spent) == (1, 4, 2)


@pytest.mark.rule("POH-3.17")
def test_one_reward_may_pay_for_the_next_card() -> None:
    """In any order: the Job's salary pays for the car."""
    t = story(round=3)
    t.player(1).has(items={"car": 2}, job="social-job-1a", influence=2, money=0)
    t.ends_round()
    assert t.refuses("pay car", "POH-3.22")
    t.plays("pay social-job-1a", "pay car")
    assert (t.player(1).money, t.player(1).lth) == (3, 1)


@pytest.mark.rule("POH-3.18", "POH-3.22", "POH-12.6", "POH-13.11", "POH-R72")
def test_what_is_not_paid_for_is_discarded() -> None:
    """A part of the cost stays with the player; 1 Stress, 1 STH less, no reward."""
    t = story(round=3)
    t.player(1).has(items={"car": 2}, job="social-job-1a", partners={"martha": 2}, influence=1, money=2)
    t.ends_round()
    assert t.offered("pay") == ["pay martha"]
    t.plays("refuse car", "refuse social-job-1a", "refuse martha")
    player = t.player(1)
    assert (player.items, player.job, player.partners) == ([], None, [])
    assert (player.stress, player.sth, player.money, player.influence) == (10, -3, 2, 1)
    assert [t.discards(row)[-1] for row in ("items", "jobs", "partners")] == ["car", "social-job-1a", "martha"]


@pytest.mark.rule("POH-3.19")
def test_upkeep_may_be_refused() -> None:
    """Although it could be paid."""
    t = story(round=3)
    t.player(1).has(items={"car": 2}, money=9)
    t.ends_round("rest").plays("refuse car")
    assert (t.player(1).money, t.player(1).items, t.player(1).stress) == (9, [], 8)


@pytest.mark.rule("POH-3.20", "POH-11.5")
def test_the_first_upkeep_is_due_in_the_next_round_and_then_in_each() -> None:
    """The booklet: a Family Car costs 3 coins in every following round and gives 1 LTH."""
    t = story(round=3).scene(items=["car"])
    t.player(1).has(money=10)
    t.plays("buy car 2")
    assert (t.player(1).money, t.player(1).lth, t.player(1).influence, t.player(1).sth) == (6, 2, 4, 1)
    for left, happy in ((3, 3), (0, 4)):
        t.ends_turn().gives_turn_to(1).ends_round("rest").plays("pay car")
        assert (t.player(1).money, t.player(1).lth) == (left, happy)


@pytest.mark.rule("POH-3.21", "POH-R44")
def test_hourglasses_paid_as_upkeep_are_gone_for_the_round() -> None:
    """They come back at its end; with too few the card is lost."""
    t = story(round=3)
    t.player(1).has(job="social-job-3", knowledge=9, creativity=9, influence=9, partners={"martha": 3}, stress=13)
    t.ends_round()
    assert t.player(1).unused == 4
    t.plays("pay social-job-3")
    assert (t.player(1).unused, t.player(1).spent) == (1, 3)
    assert t.offered() == ["refuse martha"]
    t.plays("refuse martha").gives_turn_to(1).ends_round()
    assert t.player(1).unused == 4


@pytest.mark.rule("POH-3.23", "POH-17.2")
def test_stress_later_in_upkeep_costs_no_hourglass_in_this_round() -> None:
    """The booklet's order: space 9, 4 slot cards: 6 hourglasses, then space 10; 5 in the next round."""
    t = story(round=3)
    t.player(2).has(stress=9, projects={"act-in-play": 1, "write-fiction": 1, "bonsai": 1, "meditation": 1})
    t.ends_round()
    assert (t.player(2).stress, t.player(2).hourglasses) == (10, 6)
    t.ends_round()
    assert t.player(2).hourglasses == 5


@pytest.mark.rule("POH-R46")
def test_upkeep_leaves_nothing_but_to_pay_or_refuse() -> None:
    """No rest, no refresh, no giving up."""
    t = story(round=3)
    t.player(1).has(items={"car": 2}, money=3)
    t.ends_round()
    assert t.offered() == ["pay car", "refuse car"]


@pytest.mark.rule("POH-R47", "POH-17.4")
def test_who_dies_in_upkeep_is_scored_as_he_is() -> None:
    """The rest of his upkeep is skipped, and the others go on."""
    t = story(round=3)
    t.player(1).has(items={"car": 2, "piano": 2}, stress=15, money=9)
    t.ends_round().plays("refuse piano")
    assert t.player(1).is_dead
    assert t.player(1).cards("items") == ["car"]
    assert (t.player(1).sth, t.player(1).unused, t.to_act) == (0, 0, 2)


@pytest.mark.rule("POH-R47", "POH-3.14")
def test_slots_can_kill_before_any_payment() -> None:
    """Nothing is asked any more."""
    t = story(round=3)
    t.player(1).has(items={"car": 2}, stress=15, projects={"act-in-play": 1, "write-fiction": 1, "bonsai": 1, "jogging": 1})
    t.ends_round()
    assert t.player(1).is_dead
    assert t.to_act == 2


@pytest.mark.rule("POH-R13")
def test_rows_keep_their_size_when_players_die() -> None:
    """By option they follow the living."""
    assert [len(after_a_death().row(row)) for row in ("projects", "jobs")] == [4, 4]
    assert [len(after_a_death(rows_follow_living_players=True).row(row)) for row in ("projects", "jobs")] == [3, 3]


def after_a_death(**options: bool) -> Story:
    """Four began, one has died."""
    t = story(4, round=2, **options)
    t.player(4).has(stress=15, projects={"act-in-play": 1, "write-fiction": 1, "bonsai": 1, "jogging": 1})
    t.ends_round()
    t.ends_round()
    assert t.player(4).is_dead
    return t
