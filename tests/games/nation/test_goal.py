"""Goal of the Game: the last round, the winner, ties."""

from __future__ import annotations

from typing import Any

import pytest

import felicity
from tests.games.nation.story import Story, story


def finished(values: list[dict[str, int]], characters: str = "builder,farmer,banker", **options: Any) -> Story:
    """A game whose last round has been played; nobody has Houses or Bread to be happier with."""
    t = story(characters, **options)
    for player, has in zip(t.everybody(), values):
        player.has(houses=1, **has)
    t.scene(ending="target").to_next_day()
    assert t.table.is_over
    return t


@pytest.mark.rule("NATION-G.1", "NATION-G.4")
def test_the_happiest_player_wins() -> None:
    """Money, levels and debts don't count."""
    t = finished([{"happiness": 20, "money": 0}, {"happiness": 19, "money": 900, "level": 4}, {"happiness": 3}])
    result = t.table.result
    assert (result.winners, result.tie_break, [seat.rank for seat in result.seats]) == ([1], "", [1, 2, 3])
    assert all(sum(seat.sources.values()) == seat.score for seat in result.seats)


@pytest.mark.rule("NATION-G.2", "NATION-R52")
def test_the_round_in_which_the_target_is_reached_is_the_last() -> None:
    """It is played to its very end, both events included."""
    t = story("builder,farmer,entertainer")
    t.player("builder").has(happiness=31, tickets=1)
    t.plays("enjoy")
    assert t.position["ending"] == "target"
    assert t.happened("end-set-off")
    assert not t.table.is_over
    t.to_next_day()
    assert t.table.is_over
    assert len(t.happened("money-printed")) == 3
    assert t.happened("mat-counted")
    assert t.position["round"] == 1
    assert t.table.result.ended_by == "target"


@pytest.mark.rule("NATION-G.3", "NATION-R52")
@pytest.mark.parametrize("target", [16, 1, 50, "16"])
def test_another_target_may_be_agreed(target: int | str) -> None:
    """16 for a first game; any whole number from 1 on."""
    t = story("builder,farmer,entertainer", target=target)
    t.player("builder").has(happiness=int(target) - 1, tickets=1)
    assert t.position["ending"] == "running"
    t.plays("enjoy")
    assert t.position["ending"] == "target"


@pytest.mark.rule("NATION-R52")
@pytest.mark.parametrize("target", [0, -3, "many", True, 1.5])
def test_a_target_that_is_no_whole_number_is_refused(target: object) -> None:
    """The message says what may be chosen."""
    with pytest.raises(felicity.BadOptions, match="one of 32, 16 or a whole number from 1 to 1000"):
        felicity.new("nation", players=2, target=target)


@pytest.mark.rule("NATION-R36")
def test_falling_below_the_target_again_changes_nothing() -> None:
    """The end stays set; the final scores decide."""
    t = story("builder,farmer,entertainer")
    t.player("builder").has(happiness=31, tickets=1, houses=0, bread=0)
    t.player("farmer").has(happiness=30)
    t.plays("enjoy").to_next_day()
    assert t.table.is_over
    assert t.table.result.scores[:2] == [30, 32]
    assert t.table.result.winners == [2]


@pytest.mark.rule("NATION-R11")
def test_happiness_has_no_upper_limit() -> None:
    """The score goes on counting past the target."""
    t = story("builder,farmer")
    t.player("builder").has(happiness=31, hand=["wedding"], bread=5)
    assert t.plays("play wedding").player("builder").happiness == 36


@pytest.mark.rule("NATION-R37")
def test_equals_share_the_victory() -> None:
    """By default; by option the most money less the balance wins, and then equals share."""
    same = [{"happiness": 20, "money": 10}, {"happiness": 20, "money": 90}, {"happiness": 0}]
    assert finished(same).table.result.winners == [1, 2]
    assert finished(same).table.result.tie_break == "shared"
    result = finished(same, tie_break="money").table.result
    assert (result.winners, result.tie_break) == ([2], "money")


@pytest.mark.rule("NATION-R37")
def test_debts_count_for_the_tie_break() -> None:
    """90B with 100B of debt are less than 10B without."""
    t = story("builder,farmer,banker", tie_break="money")
    t.player("builder").has(happiness=20, houses=1, loan=None, money=30)
    t.player("farmer").has(happiness=20, houses=1, loan="100", money=90)
    t.scene(ending="target").to_next_day()
    assert t.table.result.winners == [1]


@pytest.mark.rule("NATION-R57")
def test_a_game_ends_after_200_rounds_at_the_latest() -> None:
    """Or after as many as the table says; 0 is no limit."""
    for limit, round, over in ((200, 200, True), (50, 50, True), (50, 49, False), (0, 500, False)):
        t = story("builder,farmer", round_limit=limit).scene(round=round).to_next_day()
        assert t.table.is_over is over
        assert not over or t.table.result.ended_by == "round_limit"
