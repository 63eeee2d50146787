"""Records: what their head must say and may say, and how moves are grouped."""

from __future__ import annotations

from itertools import pairwise

import pytest

import felicity
from felicity.core.record import Record

HEAD = "felicity record 1\ngame: loop\nrules: 2\nmode: basic\nplayers: 2\nseed: 7\n"


@pytest.mark.parametrize("line", ["game", "rules", "mode", "players", "seed"])
def test_a_record_without_one_of_these_lines_is_refused(line: str) -> None:
    """The others may be left out."""
    assert Record(HEAD).moves == []
    text = "\n".join(each for each in HEAD.split("\n") if not each.startswith(f"{line}:"))
    with pytest.raises(felicity.CannotRead, match=f"The record has no line '{line}'"):
        Record(text)


def test_the_head_of_a_record_has_up_to_100_lines() -> None:
    """Of any name; one more is refused with its number."""
    lines = [f"note{number}: x\n" for number in range(95)]
    assert len(Record(HEAD + "".join(lines)).head) == 100
    with pytest.raises(felicity.CannotRead, match="line 102: expected moves; the head of a record has up to 100 lines"):
        Record(HEAD + "".join([*lines, "more: x\n"]))


def test_a_line_of_the_head_has_up_to_20000_letters() -> None:
    """A position may be longer."""
    assert Record(HEAD + f"note: {'x' * 20_000}").head["note"] == "x" * 20_000
    with pytest.raises(felicity.CannotRead, match="line 7: 'note' is too long"):
        Record(HEAD + f"note: {'x' * 20_001}")
    assert len(Record(HEAD + f"position: {'x' * 20_001}").head["position"]) == 20_001


def test_nothing_stands_among_the_moves_but_seats_blanks_and_remarks() -> None:
    """Seats from 1 to 8, with their options in a row; a tabulator is a blank."""
    read = Record(HEAD + "note: a\tb\n\n[round 1]\n# a remark\nseat1: work; end turn\nseat8: work\n")
    assert read.moves == [(11, 1, "work"), (11, 1, "end turn"), (12, 8, "work")]
    with pytest.raises(felicity.CannotRead, match="line 8: 'note' comes after the first move"):
        Record(HEAD + "seat1: work\nnote: x")
    with pytest.raises(felicity.CannotRead, match="line 7: 'seat9' is not a seat"):
        Record(HEAD + "seat9: work")


def test_moves_are_grouped_by_round_and_seat() -> None:
    """A new line for each seat, and a heading for each round; set-up comes first."""
    table = felicity.new("loop", players=2, mode="competitive", seed=7, starting_player="1")
    while table.state.round < 2:
        table.play(table.options()[0])
    table.play(table.options()[0])
    lines = table.record().splitlines()
    moves = lines[lines.index("[setup]") :]
    headings = [line for line in moves if line.startswith("[")]
    assert headings[1:] == ["[round 1]", "[round 2]"]
    seats = [line.partition(":")[0] for line in moves]
    assert all(one != other for one, other in pairwise(seats) if one.startswith("seat"))


@pytest.mark.parametrize(
    ("options", "message"),
    [("a", "found 'a'"), ("starting_player=1 starting_player=2", "found 'starting_player=2'"), ("colour=red", "no option 'colour'")],
)
def test_each_option_is_named_once_with_its_value(options: str, message: str) -> None:
    """In its line."""
    with pytest.raises(felicity.CannotRead, match=message):
        felicity.replay(HEAD + f"options: {options}\nresult: unfinished\n")


def test_a_position_in_a_record_is_an_object() -> None:
    """A list is none."""
    with pytest.raises(felicity.CannotRead, match="line 7: position: expected a JSON object"):
        felicity.replay(HEAD + "position: []\nresult: unfinished\n")
