"""What a seat of Happy Nation may know, as a row of numbers: the table of its fields, and the value of each.

NATION-S.9c, NATION-E.2e, NATION-R45, NATION-R49, NATION-R51 say what is hidden.
"""

from __future__ import annotations

from typing import Final

from felicity.core.encoding import Encoding, Field, Writer, counts, flag, number, one_of
from felicity.core.position import seat_text
from felicity.core.step import AnyStep, Choice
from felicity.games.nation import names
from felicity.games.nation.constants import (
    CHARACTERS,
    ENDINGS,
    HIGHEST_LEVEL,
    HOURS_PER_DAY,
    MAX_PRICE,
    MAX_SEATS,
    NOTHING,
    PRODUCTS,
    STEPS,
)
from felicity.games.nation.explorer import GivePresent
from felicity.games.nation.position import STEPS_OF
from felicity.games.nation.state import NationState

MOST_MONEY: Final = 9_999
HIDDEN: Final = -1  # money that the seat can't count
SEATS: Final = [seat_text(seat) for seat in range(MAX_SEATS)]
QUESTIONS: Final[list[type[AnyStep]]] = [step for step in STEPS_OF.values() if issubclass(step, Choice)]

TABLE: Final[list[Field]] = [
    number("round", 255, "the round; 0 before the first"),
    one_of("step", STEPS, "the part of the round"),
    one_of("active", SEATS, "whose turn it is"),
    one_of("ending", ENDINGS, "why this round is the last"),
    number("target", 255, "the Happiness that ends the game"),
    counts("asked_in_vain", SEATS, 1, "players who couldn't help a friend in this turn"),
    flag("unlimited_goods", "does the Supply never run out?"),
    counts("supply", PRODUCTS, 99, "goods in the Supply"),
    number("mat_money", MOST_MONEY, "money on the Foreign Countries mat; -1: hidden", low=HIDDEN),
    number("mat_counted", MOST_MONEY, "the money on that mat before the first purchase of the evening"),
    number("explorer_deck", 99, "cards in the Explorer deck"),
    counts("explorer_discards", names.EXPLORERS, 30, "Explorer cards discarded"),
    flag("sickness_out", "is a Sickness card being carried out?"),
    counts("on_offer", names.LOAN_NAMES, 9, "Loan cards on offer"),
    counts("reserve", names.LOAN_NAMES, 9, "Loan cards in the reserve"),
    number("return", 99, "what an investment brings now"),
    one_of("about_seat", SEATS, "the player who can be given a present"),
]

PLAYER: Final[list[Field]] = [
    one_of("character", CHARACTERS, "the character; none until it is chosen"),
    flag("eliminated", "is the player eliminated?"),
    number("happiness", 155, "Happiness", low=-100),
    number("money", MOST_MONEY, "money; -1: hidden", low=HIDDEN),
    number("houses", 99, "Houses"),
    number("bread", 99, "Bread"),
    number("tickets", 99, "Tickets"),
    number("medicine", 99, "Medicine"),
    number("for_sale", 99, "goods for sale"),
    number("price", MAX_PRICE, "the price of a good; 0 for a player who sells nothing"),
    number("level", HIGHEST_LEVEL, "the production level"),
    number("hours", HOURS_PER_DAY, "hours used today"),
    counts("visited", SEATS, 1, "players visited today"),
    flag("borrowed", "has the player borrowed today?"),
    number("enjoyed", 9, "times that the player enjoyed Entertainment today"),
    number("sold", 99, "goods sold to visitors today"),
    number("sold_abroad", 99, "goods sold abroad today"),
    number("sick", 9, "I-am-Sick cards"),
    number("hand", 30, "Explorer cards in hand"),
    counts("hand_known", names.EXPLORERS, 9, "Explorer cards in hand that the seat knows"),
    one_of("loan", names.LOAN_NAMES, "the Loan card"),
    number("paid", names.PAYMENTS, "full payments made on the Loan"),
    number("balance", MOST_MONEY, "what is still owed"),
    flag("on_opening_card", "is it the Loan that the game began with?"),
]


class NationEncoding(Encoding[NationState]):
    """The row of a seat of Happy Nation."""

    def __init__(self) -> None:
        super().__init__(MAX_SEATS, QUESTIONS, TABLE, PLAYER)

    def write_table(self, s: NationState, seat: int, w: Writer) -> None:
        w.put(s.round)
        w.put(s.step)
        w.put(s.active)
        w.put(s.ending)
        w.put(s.rules.target)
        w.mask(s.asked, MAX_SEATS)
        w.flag(s.rules.unlimited_goods)
        w.several(s.supply)
        w.put(s.mat if not s.agenda or s.rules.open_mat_money else HIDDEN)
        w.put(s.counted)
        w.put(len(s.deck))
        w.cards(s.discards, len(names.EXPLORERS))
        w.flag(s.sickness_out)
        w.several(s.on_offer)
        w.several(s.reserve)
        w.put(s.cards.returns[s.marker])
        step = s.agenda[-1] if s.agenda else None
        w.put(step.host if isinstance(step, GivePresent) else NOTHING)

    def write_player(self, s: NationState, of: int, seat: int, w: Writer) -> None:
        player = s.players[of]
        own = of == seat
        w.put(player.character)
        w.flag(player.out)
        w.put(player.happiness)
        w.put(player.money if own or not s.agenda or s.rules.open_money else HIDDEN)
        w.put(player.houses)
        w.put(player.bread)
        w.put(player.tickets)
        w.put(player.medicine)
        w.put(player.for_sale)
        w.put(player.price)
        w.put(player.level)
        w.put(player.hours)
        w.mask(player.visited, MAX_SEATS)
        w.flag(player.borrowed)
        w.put(player.enjoyed)
        w.put(player.sold)
        w.put(player.sold_abroad)
        w.put(player.sick)
        w.put(len(player.hand))
        w.cards(player.hand if own else (names.HELP_FROM_A_FRIEND,) if player.shown else (), len(names.EXPLORERS))
        w.put(player.loan)
        w.put(player.paid)
        w.put(s.balance_of(player))
        w.flag(player.on_opening_card)
