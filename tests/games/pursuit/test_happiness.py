"""19. Short-term happiness, 20. Refreshing, 21. Discarding."""

from __future__ import annotations

import json
from typing import Any

import pytest

import felicity
from tests.games.pursuit.story import Story, story


@pytest.mark.rule("POH-19.1", "POH-R4")
def test_sth_moves_between_minus_three_and_three() -> None:
    """It can be negative; a longer track is an option."""
    t = story(round=3).scene(items=["concert"])
    t.player(1).has(money=1)
    t.plays("buy concert 1")
    assert t.player(1).sth == 1
    t.gives_turn_to(2).plays("refresh items", "refresh items")
    assert t.player(2).sth == -2
    t = story(round=3, sth_limits="-5,5").scene(items=["concert"])
    t.player(1).has(money=1, sth=4)
    t.plays("buy concert 1")
    assert (t.player(1).sth, t.player(1).lth) == (5, 0)


@pytest.mark.rule("POH-19.4", "POH-R28")
def test_what_goes_beyond_the_right_end_is_lth() -> None:
    """Point for point: of 2 STH one fits."""
    t = story(round=3).scene(items=["video-game-collection"])
    t.player(1).has(money=20, sth=2)
    t.plays("buy video-game-collection 2")
    assert (t.player(1).sth, t.player(1).lth, t.player(1).points["overflow"]) == (3, 1, 1)


@pytest.mark.rule("POH-19.5", "POH-R17", "POH-R28")
def test_what_goes_beyond_the_left_end_is_lost_as_lth() -> None:
    """Below 0 too."""
    t = story(round=3)
    t.player(1).has(sth=-2, items={"car": 1, "piano": 1})
    t.plays("give up car", "give up piano")
    assert (t.player(1).sth, t.player(1).lth) == (-3, -1)


@pytest.mark.rule("POH-R17")
def test_by_option_lth_stops_at_zero() -> None:
    """Giving up a card is possible all the same."""
    t = story(round=3, lth_may_be_negative=False)
    t.player(1).has(sth=-3, lth=0, items={"car": 1, "piano": 1})
    t.plays("give up car")
    assert (t.player(1).sth, t.player(1).lth) == (-3, 0)


# --- refreshing ---


@pytest.mark.rule("POH-R73")
@pytest.mark.parametrize("may_be_negative", [True, False])
def test_refreshing_ends_when_there_is_no_happiness_left_to_lose(may_be_negative: bool) -> None:
    """Two steps on the track, then one of lasting happiness: three times; whether other losses may go below 0 or not."""
    t = story(round=3, lth_may_be_negative=may_be_negative)
    t.player(1).has(sth=-1, lth=1)
    t.plays("refresh items", "refresh projects", "refresh items")
    assert (t.player(1).sth, t.player(1).lth) == (-3, 0)
    assert t.refuses("refresh items", "POH-R73")
    assert not t.offered("refresh")


@pytest.mark.rule("POH-R73")
def test_short_term_happiness_can_be_spent_on_a_refresh_however_low_lasting_happiness_is() -> None:
    """A step to the left is something to lose."""
    t = story(round=3)
    t.player(1).has(sth=-2, lth=-5)
    t.plays("refresh items")
    assert (t.player(1).sth, t.player(1).lth) == (-3, -5)
    assert t.refuses("refresh items", "POH-R73")


@pytest.mark.rule("POH-20.1", "POH-20.2", "POH-20.4", "POH-R66")
def test_a_row_is_refreshed_for_one_sth() -> None:
    """Before the action, any row, any number of times; no hourglass is used and the turn goes on."""
    t = story(round=3)
    rows = {row: t.row(row) for row in ("projects", "items", "jobs", "partners")}
    t.plays("refresh projects", "refresh projects", "refresh jobs")
    assert (t.player(1).sth, t.player(1).unused, t.to_act, t.question) == (-3, 6, 1, "TakeTurn")
    assert t.row("projects") != rows["projects"]
    assert t.row("items") == rows["items"]
    assert set(rows["projects"]) <= set(t.discards("projects"))
    assert len(t.happened("row-refreshed")) == 3


@pytest.mark.rule("POH-20.3")
def test_no_refresh_after_the_action() -> None:
    """The rest of the turn is for giving up cards."""
    t = story(round=3)
    t.player(1).has(items={"car": 1})
    t.plays("study")
    assert t.offered() == ["end turn", "give up car"]
    assert t.refuses("refresh", "POH-20.3")


@pytest.mark.rule("POH-R15")
def test_a_refreshed_row_is_full_again() -> None:
    """An empty Job row too; by option card for card, and an empty row can't be refreshed."""
    t = story(round=3).scene(jobs=[])
    t.plays("refresh jobs")
    assert len(t.row("jobs")) == 2
    t = story(round=3, refresh_to_full=False).scene(jobs=["arts-job-1a"])
    t.plays("refresh jobs")
    assert len(t.row("jobs")) == 1
    t.scene(jobs=[])
    assert t.refuses("refresh jobs", "POH-R15")


@pytest.mark.rule("POH-R16")
def test_teens_cannot_refresh_jobs_and_partners() -> None:
    """None are drawn in that round."""
    t = story(round=1)
    assert t.offered("refresh") == ["refresh projects", "refresh items"]
    assert t.refuses("refresh partners", "POH-R16")


# --- discarding ---


@pytest.mark.rule("POH-21.1", "POH-21.2", "POH-21.3", "POH-R36", "POH-R41", "POH-R72")
def test_any_card_may_be_given_up_for_one_stress_and_one_sth() -> None:
    """No hourglass is used, nothing comes back, the slot is free; the cards go to the discards. Activities stay."""
    t = story(round=3)
    t.player(1).has(
        projects={"act-in-play": 3}, items={"car": 2}, job="arts-job-1a", partners={"martha": 2}, activities={"concert": 1}, lth=5
    )
    assert t.refuses("give up concert", "POH-R36")
    t.plays("give up act-in-play", "give up car", "give up arts-job-1a", "give up martha")
    player = t.player(1)
    assert (player.stress, player.sth, player.lth, player.unused) == (11, -3, 4, 6)
    assert (player.projects, player.items, player.job, player.partners) == ([], [], None, [])
    assert t.discards("projects")[-1] == "act-in-play"
    assert t.table.view(1)["players"][0]["slots_used"] == 0  # type: ignore[index]


@pytest.mark.rule("POH-R35", "POH-R36")
def test_cards_may_be_given_up_before_and_after_the_action() -> None:
    """After it whoever has a card is asked, also after the last hourglass; hourglasses on the card go to Spent Time."""
    t = story(round=3)
    t.player(1).has(projects={"act-in-play": 1, "bonsai": 1})
    t.plays("give up bonsai", "advance act-in-play")
    assert t.question == "EndTurn"
    t.plays("give up act-in-play")
    assert (t.player(1).spent, t.to_act, t.player(1).stress) == (1, 2, 9)
    t = story(round=3)
    t.plays("study")
    assert t.to_act == 2


@pytest.mark.rule("POH-R35", "POH-21.1")
def test_a_player_without_an_hourglass_may_give_up_cards_before_the_first_turn() -> None:
    """A Job of level 3 and a relationship take all four hourglasses of seat 2, who is asked before anybody acts."""
    t = story(round=3)
    t.player(2).has(stress=13, job="arts-job-3", partners={"martha": 2}, knowledge=9, creativity=9, influence=9)
    t.ends_round().pays_all()
    assert (t.player(2).unused, t.question, t.to_act) == (0, "GiveUpWithoutTurn", 2)
    assert t.offered() == ["end turn", "give up arts-job-3", "give up martha"]
    t.plays("give up martha")
    assert (t.player(2).partners, t.question, t.to_act) == ([], "GiveUpWithoutTurn", 2)
    t.plays("end turn")
    assert (t.player(2).job, t.question, t.to_act) == ("arts-job-3", "TakeTurn", 1)


@pytest.mark.rule("POH-R72", "POH-21.1")
def test_who_is_killed_by_giving_up_loses_no_sth() -> None:
    """The card has left by then."""
    t = story(round=3)
    t.player(1).has(stress=15, sth=-3, items={"car": 1}, lth=3)
    t.plays("give up car")
    assert t.player(1).is_dead
    assert (t.player(1).sth, t.player(1).lth, t.player(1).items) == (-3, 3, [])


@pytest.mark.rule("POH-R35", "POH-18.6")
def test_who_dies_of_giving_up_without_a_turn_is_not_asked_again() -> None:
    """The Job is still there; the first turn begins."""
    t = story(round=3)
    t.player(2).has(stress=15, job="arts-job-3", partners={"martha": 2}, knowledge=9, creativity=9, influence=9)
    t.ends_round().pays_all().plays("give up martha")
    assert t.player(2).is_dead
    assert (t.question, t.to_act) == ("TakeTurn", 1)


def without_turns() -> Story:
    """Seats 2 and 3 of four have used all their hourglasses in upkeep, and seat 2 is asked first."""
    t = story(4, round=3)
    t.player(2).has(stress=13, job="arts-job-3", partners={"martha": 2}, knowledge=9, creativity=9, influence=9)
    t.player(3).has(stress=13, job="science-job-3", partners={"nora": 2}, knowledge=9, creativity=9, influence=9)
    return t.ends_round().pays_all()


@pytest.mark.rule("POH-R35")
def test_several_without_an_hourglass_are_asked_clockwise_from_the_first_player() -> None:
    """Each of them once; a save in which they come in another order, twice, or with hourglasses left, is refused."""
    t = without_turns()
    assert (t.question, t.to_act) == ("GiveUpWithoutTurn", 2)
    for option, reason, rule in (
        ("study", "hourglass", "POH-4.9"),
        ("give up nora", "not-yours", "POH-21.1"),
        ("pay nora", "not-asked", "POH-21.1"),
    ):
        why = t.table.why(option)
        assert why is not None
        assert (why.reason, why.rule) == (reason, rule)
    save: Any = t.table.dump()
    waiting = save["position"]["agenda"]
    assert [(step["step"], step.get("who")) for step in waiting[-2:]] == [("GoWithoutTurn", "seat3"), ("GiveUpWithoutTurn", "seat2")]
    for at, who, message in (
        (-2, "seat2", "the seats clockwise from seat4"),
        (-2, "seat1", "expected seat1 alive and without an unused hourglass"),
        (-1, "seat3", "seat3"),
    ):
        edited = json.loads(json.dumps(save))
        edited["position"]["agenda"][at]["who"] = who
        with pytest.raises(felicity.CannotRead, match=message):
            felicity.load(edited)
    t.plays("end turn")
    assert (t.question, t.to_act) == ("GiveUpWithoutTurn", 3)
    assert t.plays("end turn").question == "TakeTurn"
