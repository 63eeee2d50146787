"""The clock of a table by its journal alone: what is used up, what a move is, and that no pause costs anybody time."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from felicity.server.journal import Entry
from felicity.server.new_tables import open_table
from felicity.server.stored_table import StoredTable
from felicity.server.time_control import GRACE, TimeControl
from felicity.server.time_sheet import Left, TimeSheet, due_of, left_of, merged, running_time, used
from tests.server.test_bots import wished

LIVE = TimeControl("live", 20_000, 60_000, "move")
FIRST = 1_000_000  # the moment at which play begins


def sheet_of(*notes: tuple[int, int | None, int], runs: bool = True) -> TimeSheet:
    """A sheet by (seconds after the start, seat that is asked from then on, number of the position)."""
    sheet = TimeSheet()
    for seconds, asked, number in notes:
        sheet.note(FIRST + seconds * 1000, asked, number, 1, runs and asked is not None)
    return sheet


def left(sheet: TimeSheet, seat: int, seconds: float, *pauses: tuple[int, int]) -> Left:
    """What a clock shows so many seconds after the start."""
    stood = [(FIRST + begins * 1000, FIRST + ends * 1000) for begins, ends in pauses]
    return left_of(sheet, LIVE, seat, FIRST + round(seconds * 1000), stood)


def test_first_the_seconds_of_the_move_run_then_the_bank() -> None:
    """The first second is free; the other's clock stands."""
    sheet = sheet_of((0, 1, 0))
    assert left(sheet, 1, 1) == Left(20_000, 60_000)
    assert left(sheet, 1, 11) == Left(10_000, 60_000)
    assert left(sheet, 1, 26) == Left(0, 55_000)
    assert left(sheet, 1, 81) == left(sheet, 1, 500) == Left(0, 0)
    assert left(sheet, 2, 500) == Left(20_000, 60_000)
    assert due_of(sheet, LIVE, FIRST, []) == FIRST + 81_000


def test_the_bank_stays_as_it_is_and_the_seconds_of_a_move_come_back() -> None:
    """Seat 1 thinks for 31 s: ten of the bank are gone for good."""
    sheet = sheet_of((0, 1, 0), (31, 2, 1), (36, 1, 2))
    assert left(sheet, 1, 36) == Left(20_000, 50_000)
    assert left(sheet, 2, 36) == Left(20_000, 60_000)


def test_several_answers_in_a_row_are_one_move() -> None:
    """However many questions a turn consists of."""
    sheet = sheet_of((0, 1, 0), (5, 1, 1), (10, 1, 2))
    assert left(sheet, 1, 16) == Left(5_000, 60_000)


def test_a_new_round_is_a_new_move() -> None:
    """Alone against nobody as well."""
    sheet = TimeSheet()
    sheet.note(FIRST, 1, 0, 1, True)
    sheet.note(FIRST + 15_000, 1, 1, 2, True)
    assert left(sheet, 1, 16) == Left(20_000, 60_000)


def test_undoing_gives_no_time_back() -> None:
    """Neither by undoing what has asked somebody else, nor by choosing it again."""
    sheet = sheet_of((0, 1, 0), (15, 2, 1), (16, 1, 0), (17, 2, 1), (18, 1, 0))
    assert left(sheet, 1, 19) == Left(20_000 - 15_000 - 1000 - 1000 + GRACE, 60_000)
    assert len(sheet.moves[1]) == len(sheet.moves[2]) == 1


def test_while_nobody_could_act_no_clock_runs() -> None:
    """An outage that begins before the question and one in the middle of the move; the end moves on with them."""
    sheet = sheet_of((0, 1, 0))
    assert left(sheet, 1, 100, (-50, 10), (20, 90)) == Left(20_000 - 19_000, 60_000)
    pauses = [(FIRST + 20_000, FIRST + 90_000)]
    assert due_of(sheet, LIVE, FIRST, pauses) == FIRST + 151_000
    assert due_of(sheet, LIVE, FIRST + 95_000, pauses) == FIRST + 151_000


def timed(then: str) -> StoredTable:
    """A hot seat with 20 seconds a move and a minute for the game."""
    time = {"kind": "live", "move": 20, "bank": 60, "then": then}
    return StoredTable(*open_table(wished("you", "you", auto=False, time=time), "holder"))


def test_a_pause_stops_the_clock_of_a_move_that_goes_on_afterwards() -> None:
    """Between the host's pause and its end nothing is used."""
    stored = StoredTable(
        *open_table(wished("you", "you", auto=False, time={"kind": "live", "move": 20, "bank": 60, "then": "move"}), "holder")
    )
    begun = stored.header.created
    at = iter((5_000, 905_000))
    for paused in (True, False):
        stored.apply(Entry(stored.version, "pace", None, {"speed": "slow", "paused": paused}, None, begun + next(at)))
    assert stored.control is not None
    assert left_of(stored.sheet, stored.control, 1, begun + 910_000, []) == Left(11_000, 60_000)


def test_a_bot_needs_no_time_and_who_takes_the_seat_back_has_what_was_left() -> None:
    """The clock of the same move goes on."""
    stored = StoredTable(
        *open_table(wished("you", "you", auto=False, time={"kind": "live", "move": 20, "bank": 60, "then": "bot"}), "holder")
    )
    begun = stored.header.created
    stored.apply(Entry(stored.version, "bot", 1, {"level": "easy"}, None, begun + 11_000))
    stored.apply(Entry(stored.version, "back", 1, {"level": ""}, None, begun + 900_000))
    assert stored.control is not None
    assert left_of(stored.sheet, stored.control, 1, begun + 901_000, []) == Left(9_000, 60_000)


Story = list[tuple[int, int | None, int, bool]]


@st.composite
def stories(draw: st.DrawFn) -> Story:
    """Any journal: (milliseconds since the last entry, seat asked, change of the number, does its clock run?)."""
    note = st.tuples(st.integers(-500, 90_000), st.sampled_from([None, 1, 2, 3]), st.integers(-2, 2), st.booleans())
    return draw(st.lists(note, min_size=1, max_size=30))


pauses_of = st.lists(st.tuples(st.integers(0, 900_000), st.integers(1, 200_000)), max_size=6).map(
    lambda found: merged([(FIRST + begins, FIRST + begins + length) for begins, length in found])
)


def told(story: Story) -> tuple[TimeSheet, int, list[tuple[int, int, bool]]]:
    """The sheet, the last moment, and every time from one entry to the next with whether somebody's clock ran."""
    sheet, at, number = TimeSheet(), FIRST, 0
    spans: list[tuple[int, int, bool]] = []
    latest, ran = FIRST + story[0][0], False
    for passed, asked, step, runs in story:
        at, number = at + passed, max(0, number + step)
        spans.append((latest, max(at, latest), ran))
        latest, ran = max(at, latest), runs and asked is not None
        sheet.note(at, asked, number, 1 + number // 5, ran)
    return sheet, latest, spans


@given(stories(), pauses_of, st.integers(0, 300_000))
def test_time_is_neither_made_nor_lost(story: Story, pauses: list[tuple[int, int]], later: int) -> None:
    """What all moves have used is exactly the time in which somebody's clock ran, without the pauses; no clock shows less than nothing."""
    sheet, latest, spans = told(story)
    at = latest + later
    spans.append((latest, at, sheet.running is not None))
    total = sum(used(sheet, seat, move, at, pauses) for seat, moves in sheet.moves.items() for move in moves)
    assert total == sum(running_time(begins, ends, pauses) for begins, ends, ran in spans if ran)
    for seat in (1, 2, 3):
        shown = left_of(sheet, LIVE, seat, at, pauses)
        assert 0 <= shown.move <= LIVE.move
        assert 0 <= shown.bank <= LIVE.bank


@given(stories(), pauses_of)
def test_the_time_is_up_exactly_when_it_was_foretold(story: Story, pauses: list[tuple[int, int]]) -> None:
    """Not a millisecond before; and a bank never grows from one entry to the next."""
    sheet, latest, _ = told(story)
    due = due_of(sheet, LIVE, latest, pauses)
    assert (due is None) == (sheet.running is None)
    if due is not None and sheet.running is not None:
        assert left_of(sheet, LIVE, sheet.running, due, pauses).is_up
        assert due == latest or not left_of(sheet, LIVE, sheet.running, due - 1, pauses).is_up
        assert due_of(sheet, LIVE, (latest + due) // 2, pauses) == due


@given(stories(), pauses_of)
def test_a_bank_only_shrinks(story: Story, pauses: list[tuple[int, int]]) -> None:
    """Whatever happens at the table."""
    banks = dict.fromkeys((1, 2, 3), LIVE.bank)
    for length in range(1, len(story) + 1):
        sheet, latest, _ = told(story[:length])
        for seat, before in banks.items():
            banks[seat] = left_of(sheet, LIVE, seat, latest, pauses).bank
            assert banks[seat] <= before
