"""The course of a game: what was asked and chosen, who was ahead, and when it was decided."""

from __future__ import annotations

from dataclasses import replace

import pytest

from felicity import plugins
from felicity.lab.batch import play_all
from felicity.lab.course import changes, decided_in, leaders
from felicity.lab.play import lay_table, play
from felicity.lab.study import read


@pytest.mark.parametrize("game", plugins.names())
def test_the_course_of_every_game_adds_up(game: str) -> None:
    """Every decision is somebody's, and what is chosen was on offer."""
    plan = read(f"{game} bots:random").plan
    for number in (1, 2, 3):
        game_played = play(plan, number)
        course = game_played.course
        assert sum(seat.decisions for seat in course.seats) == game_played.decisions
        for seat in course.seats:
            offered, chosen = dict(seat.offered), dict(seat.chosen)
            assert sum(chosen.values()) == seat.decisions
            assert seat.forced <= seat.decisions <= seat.options
            assert all(times <= offered[kind] for kind, times in chosen.items())
            assert len(seat.standing) == len(seat.led) < game_played.rounds + 1
        assert course.lead_changes is not None
        assert course.decided_in is not None
        assert 1 <= course.decided_in <= len(course.seats[0].led) + 1


@pytest.mark.parametrize("game", plugins.names())
def test_following_a_game_changes_nothing(game: str) -> None:
    plan = read(f"{game} bots:random games:2").plan
    alone = [replace(each, course=replace(each.course, seats=(), lead_changes=None, decided_in=None)) for each in play_all(plan)]
    assert alone == list(play_all(replace(plan, course=False)))


def test_a_game_that_is_won_together_has_no_lead() -> None:
    course = play(read("loop mode:coop players:2").plan, 1).course
    assert (course.lead_changes, course.decided_in) == (None, None)
    assert all(seat.led == () for seat in course.seats)


@pytest.mark.parametrize("game", plugins.names())
def test_what_counts_as_interaction_are_kinds_of_option(game: str) -> None:
    known = {option.kind.name for option in plugins.game(game).alphabet.options}
    assert (plugins.plugin(game).interactions or set()) <= known


@pytest.mark.parametrize("game", plugins.names())
def test_who_is_ahead_can_be_seen_by_everybody(game: str) -> None:
    plugin, plan = plugins.plugin(game), read(game).plan
    ahead = plugin.ahead(lay_table(plan, 1).view(None))
    assert ahead is not None
    assert len(ahead) == plan.players
    assert plugin.ahead({"players": []}) is None


def test_leads() -> None:
    assert leaders([1, 4, 4, 0]) == {2, 3}
    assert changes([{1}, {1, 2}, {2}, {1}]) == 1
    assert changes([]) == 0
    assert decided_in([{2}, {1}, {1, 2}], {1}) == 2
    assert decided_in([{2}, {2}], {1}) == 3
    assert decided_in([], {1}) == 1
