"""2. Spend your day: turns, hours, the end of the day."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.games.nation.story import story


@pytest.mark.rule("NATION-A.1", "NATION-A.2", "NATION-A.3")
def test_a_round_has_four_steps_and_two_events() -> None:
    """All finish a step before the next begins; then money is printed and the Foreign Countries buy."""
    t = story("builder,farmer,banker").to_next_day()
    order = [entry["event"] for entry in t.table.events(None)]
    steps = ["day-ended", "goods-used-up", "price-set", "money-printed", "mat-counted", "round-started", "loan-paid"]
    assert [order.index(event) for event in steps] == sorted(order.index(event) for event in steps)
    for before, after in pairwise(steps):
        assert len(order) - 1 - order[::-1].index(before) < order.index(after) or before == "round-started"


@pytest.mark.rule("NATION-2.1", "NATION-R1")
def test_one_action_then_the_next_player_clockwise() -> None:
    """From the Builder on, wherever he sits."""
    t = story("farmer,builder,doctor")
    turns = []
    for _ in range(4):
        turns.append(t.turn)
        t.plays("visit seat3" if t.turn != "doctor" else "visit seat1")
    assert turns == ["builder", "doctor", "farmer", "builder"]


@pytest.mark.rule("NATION-2.2", "NATION-2.3", "NATION-2.4", "NATION-R1")
def test_who_has_used_twelve_hours_is_skipped() -> None:
    """The other goes on alone, one action after another, until all are done."""
    t = story("builder,farmer")
    t.player("builder").has(hours=11)
    t.plays("visit seat2")
    assert [t.turn] + [t.plays("visit seat1").turn for _ in range(3)] == ["farmer"] * 4
    t.player("farmer").has(hours=11)
    t.plays("visit seat1")
    assert t.table.question == "SetPrice"


@pytest.mark.rule("NATION-2.2")
def test_hours_do_not_carry_over() -> None:
    """A new day has twelve hours again."""
    t = story("builder,farmer").plays("visit seat2").to_next_day()
    assert [player.hours for player in t.everybody()] == [0, 0]


@pytest.mark.rule("NATION-2.5")
def test_the_builder_starts_every_round() -> None:
    """Round after round."""
    t = story("doctor,farmer,builder")
    for _ in range(3):
        assert t.turn == "builder"
        t.to_next_day()


@pytest.mark.rule("NATION-2.6")
def test_the_same_action_again() -> None:
    """Nothing forbids it."""
    t = story("builder,farmer")
    t.plays("work 1", "end day", "work 1", "work 1")
    assert (t.player("builder").hours, t.player("builder").for_sale) == (6, 5)


@pytest.mark.rule("NATION-2.7")
def test_an_action_needs_its_hours() -> None:
    """Each one that would take longer is refused with the figures."""
    t = story("builder,farmer,banker,doctor")
    t.player("builder").has(hours=11, hand=["date"])
    assert t.refuses("explore", "NATION-2.7")
    assert t.refuses("work 1", "NATION-2.7")
    assert t.refuses("play date", "NATION-2.7")
    assert (t.refusal("explore").needs, t.refusal("explore").has) == (3, 1)
    t.player("banker").has(hours=11)
    t.gives_turn_to("banker")
    assert t.refuses("invest", "NATION-2.7")
    assert t.refuses("offer", "NATION-2.7")
    t.player("doctor").has(hours=11)
    t.gives_turn_to("doctor")
    assert t.refuses("work abroad", "NATION-2.7")


@pytest.mark.rule("NATION-2.8")
def test_hours_are_public() -> None:
    """Everybody sees everybody's clock."""
    t = story("builder,farmer").plays("explore")
    for seat in (None, 1, 2):
        players = t.table.view(seat)["players"]
        assert isinstance(players, list)
        assert [player["hours"] for player in players] == [3, 0]


@pytest.mark.rule("NATION-R2", "NATION-2.4")
def test_ending_the_day_gives_up_the_hours_left() -> None:
    """A turn can't be passed otherwise, and an action can always be chosen: a visit costs an hour and nothing else."""
    t = story("builder,farmer")
    t.player("builder").has(hours=11, money=0)
    assert t.offered() == ["visit seat2", "end day"]
    t.plays("end day")
    assert t.player("builder").hours == 12
    assert t.turn == "farmer"
    t.plays("visit seat1")
    assert t.turn == "farmer"


@pytest.mark.rule("NATION-R46")
def test_no_deal_is_enforced() -> None:
    """There is no option that promises anything."""
    kinds = {text.split()[0] for text in story().offered()}
    assert kinds == {"upgrade", "work", "visit", "explore", "end"}
