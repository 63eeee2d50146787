"""The four rows beside the board: dealing, filling gaps, and 6. Refreshing cards on the board."""

from __future__ import annotations

from typing import Final

from felicity.core.ask import Ask
from felicity.core.native import mypyc_attr
from felicity.core.step import AnyStep, Step
from felicity.core.tuples import exchanged, without
from felicity.games.pursuit import alphabet, event_kinds
from felicity.games.pursuit.agenda import wrong_aside
from felicity.games.pursuit.constants import ITEMS, JOBS, NOTHING, PARTNERS, ROWS, TEEN
from felicity.games.pursuit.happiness import can_lose_sth, has_sth_to_lose, lose_sth
from felicity.games.pursuit.state import Player, PursuitState, Row


def deal(s: PursuitState, row: Row, cards: int) -> None:
    """New cards face-up, as many as there are (POH-R42)."""
    dealt: list[int] = []
    for _ in range(cards):
        card = s.draw(row)
        if card != NOTHING:
            dealt.append(card)
    row.cards = tuple(dealt)


def clear(row: Row) -> None:
    """POH-3.4: the cards of a row go to the discards."""
    row.discards = row.discards + row.cards
    row.cards = ()


def deal_board(s: PursuitState) -> None:
    """POH-3.4 to POH-3.9: deal all rows again; no Jobs and Partners in the Teen round."""
    for row in s.rows:
        clear(row)
    for row in s.rows:
        if is_open(s, row.number):
            deal(s, row, s.row_size(row.number))


def is_open(s: PursuitState, row: int) -> bool:
    """POH-3.9, POH-R16: is this row dealt in this round?"""
    return row < JOBS or s.age() != TEEN


def take_from(s: PursuitState, number: int, card: int) -> None:
    """A card leaves its row. POH-7.3, POH-11.2: it leaves a gap to be filled; POH-12.2, POH-R14: but not among Jobs and Partners."""
    row = s.rows[number]
    if number <= ITEMS or (number == PARTNERS and s.rules.partners_refill):
        row.cards = exchanged(row.cards, card, NOTHING)
    else:
        row.cards = without(row.cards, card)


@mypyc_attr(free_list_len=1)
class FillGap(Step[PursuitState]):
    """POH-7.3, POH-11.2: a new card replaces the one taken; POH-R42: if there is one."""

    FIELDS = ("row:row",)

    def __init__(self, row: int) -> None:
        self.row = row

    def run(self, s: PursuitState) -> None:
        row = s.rows[self.row]
        card = s.draw(row)
        row.cards = without(row.cards, NOTHING) if card == NOTHING else exchanged(row.cards, NOTHING, card)

    def misfit(self, s: PursuitState, below: list[AnyStep]) -> str:
        return wrong_aside(s, below)


FILL: Final = [FillGap(row) for row in range(len(ROWS))]


# --- refreshing ---


def ask_refresh(s: PursuitState, me: Player, a: Ask) -> None:
    """POH-20.1, POH-R15, POH-R16, POH-R73: any row that is dealt in this round, as long as there is happiness to lose."""
    has_happiness = has_sth_to_lose(s, me, 1) if s.rules.corrected else can_lose_sth(s, me, 1)
    for row, option in enumerate(alphabet.REFRESH):
        if not a.allows(is_open(s, row), option.text, "teen-row", "POH-R16"):
            continue
        if not a.allows(s.rules.refreshes_to_full or len(s.rows[row].cards) > 0, option.text, "empty-row", "POH-R15"):
            continue
        if a.allows(has_happiness, option.text, "nothing-to-lose", "POH-R73"):
            a.offer(option)


def refresh(s: PursuitState, me: Player, number: int) -> None:
    """POH-20.1, POH-20.2, POH-20.4, POH-R15, POH-R66: each time 1 STH, the row is discarded and dealt again; no hourglass is used."""
    row = s.rows[number]
    if s.events is not None:
        s.tell(event_kinds.ROW_REFRESHED, "POH-20.1", (me.seat, number))
    lose_sth(s, me, 1, "POH-20.1")
    cards = s.row_size(number) if s.rules.refreshes_to_full else len(row.cards)
    clear(row)
    deal(s, row, cards)


def piles(s: PursuitState) -> None:
    """POH-2.1: four piles, each shuffled on its own. POH-2.2: the Partners' cover card is never drawn, so it is left out."""
    for row in s.rows:
        row.pile = s.rng.shuffled(deck_of(s, row.number))


def deck_of(s: PursuitState, number: int) -> tuple[int, ...]:
    """All cards of a kind. POH-R68: Jobs as the option says."""
    copies = s.cards.even_copies if s.rules.even_jobs else s.cards.copies
    return tuple([card for card, row in enumerate(s.cards.row) if row == number for _ in range(copies[card])])
