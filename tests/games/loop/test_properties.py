"""What must always hold in LOOP, whatever is played."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import felicity
from felicity.core.check import inspect_position, said
from felicity.core.rng import Rng
from felicity.core.table import Table

SEATS = st.one_of(
    st.tuples(st.sampled_from(["basic", "competitive", "coop"]), st.integers(2, 6)),
    st.just(("solo", 1)),
)
CHOICES = st.lists(st.integers(0, 10**6), max_size=80)


def played(seats: tuple[str, int], seed: int, choices: list[int], **options: str) -> Table:
    """A table after these choices, each taken modulo the number of options."""
    mode, players = seats
    table = felicity.new("loop", players=players, mode=mode, seed=seed, listen=True, **options)
    for choice in choices:
        if table.is_over:
            break
        offered = table.options()
        table.play(offered[choice % len(offered)])
    return table


@settings(max_examples=60)
@given(SEATS, st.integers(0, 10**6), CHOICES)
def test_every_position_can_be_inspected(seats: tuple[str, int], seed: int, choices: list[int]) -> None:
    """Nothing is lost or doubled, copies and saves play alike, nobody sees what they may not know."""
    inspect_position(played(seats, seed, choices), Rng(seed + 1))


@settings(max_examples=40)
@given(st.integers(2, 6), st.integers(0, 10**6), CHOICES, st.sampled_from(["politician,lawyer", "nurse,soldier", "scholar,officer"]))
def test_secrets_keep_through_the_favour_protocol(players: int, seed: int, choices: list[int], careers: str) -> None:
    """LOOP-R3: two positions that differ only in what a seat can't know look, sound and answer alike to it, also between claim and call."""
    table = played(("competitive", players), seed, choices, careers=careers)
    if table.question in ("AnswerFavour", "Object", "PlayAs", "OfferMaterial") or table.number < 30:
        inspect_position(table, Rng(seed + 1))


@settings(max_examples=40)
@given(SEATS, st.integers(0, 10**6), CHOICES)
def test_the_position_is_a_function_of_setup_and_choices(seats: tuple[str, int], seed: int, choices: list[int]) -> None:
    """Playing again, replaying the record and stepping back all lead to the same positions."""
    table = played(seats, seed, choices)
    assert said(played(seats, seed, choices)) == said(table)
    assert said(felicity.replay(table.record())) == said(table)
    middle = table.number // 2
    assert said(table.at(middle)) == said(played(seats, seed, choices[:middle]))


@settings(max_examples=30)
@given(SEATS, st.integers(0, 10**6), CHOICES, st.text(max_size=20))
def test_bad_input_changes_nothing(seats: tuple[str, int], seed: int, choices: list[int], text: str) -> None:
    """Any text that isn't on offer is refused, and the position is exactly what it was."""
    table = played(seats, seed, choices)
    before = said(table)
    if table.is_over or any(option.text == " ".join(text.lower().split()) for option in table.options()):
        return
    with pytest.raises(felicity.FelicityError):
        table.play(text)
    assert said(table) == before


@settings(max_examples=30)
@given(SEATS, st.integers(0, 10**6), CHOICES)
def test_undo_goes_back_to_the_last_information_gained(seats: tuple[str, int], seed: int, choices: list[int]) -> None:
    """Between the limit and now only the seat itself chose, and nothing hidden was told to anybody."""
    table = played(seats, seed, choices)
    if not table.moves:
        return
    seat = table.moves[-1].seat
    limit, event = table.undo_limit(seat)
    assert all(move.seat == seat for move in table.moves[limit:])
    assert not any(entry.kind.reveals for events in table.log[limit + 1 :] for entry in events)
    if event is not None:
        assert event.kind.reveals
        assert event in table.log[limit]


@settings(max_examples=30)
@given(SEATS, st.integers(0, 10**6), CHOICES)
def test_views_are_json_and_say_nothing_of_decks(seats: tuple[str, int], seed: int, choices: list[int]) -> None:
    """A view is plain data, and a deck is a number in it."""
    table = played(seats, seed, choices)
    for seat in [None, *range(1, seats[1] + 1)]:
        view = json.loads(json.dumps(table.view(seat)))
        for deck in ("material_deck", "activity_deck", "favour_deck", "event_deck"):
            assert isinstance(view["board"][deck], int)
