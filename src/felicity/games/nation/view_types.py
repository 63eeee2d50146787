"""What views of Happy Nation are made of."""

from __future__ import annotations

from typing import Annotated, TypedDict

from felicity.core.view_types import OneOf, Seat
from felicity.games.nation.constants import CHARACTERS, ENDINGS, PRODUCTS, SOURCES, STEPS

Character = Annotated[str, OneOf(CHARACTERS)]


# Loan cards by amount, and where the return-of-investment track stands. No class can have a field of this name.
NationBank = TypedDict("NationBank", {"on_offer": list[int], "reserve": list[int], "return": int})


class NationBoard(TypedDict):
    """Supply, Foreign Countries, Explorer cards and the bank."""

    supply: Annotated[dict[Annotated[str, OneOf(PRODUCTS)], int] | None, "null: never runs out"]
    mat_money: Annotated[int | None, "null: not counted"]
    mat_counted: Annotated[int, "as it was before the first purchase of the evening"]
    explorer_deck: int
    explorer_discards: list[str]
    sickness_out: bool
    bank: Annotated[NationBank | None, "where somebody is Banker"]


class NationLedger(TypedDict):
    """All money by origin; what went back is negative, so that the sum is all the money there is."""

    started: int
    printed: int
    lent: int
    repaid: int
    from_supply: int
    to_supply: int


class NationLoan(TypedDict):
    """A loan that is being paid back."""

    amount: int
    balance: int
    opening: Annotated[bool, "is it the one that the game began with?"]
    due: Annotated[list[tuple[int, int]], "the payments still to come, each as interest and payback"]


class NationPlayer(TypedDict):
    """All that is open, and what the seat knows of the rest."""

    seat: Seat
    character: Annotated[Character | None, "null until it is chosen"]
    eliminated: bool
    happiness: int
    points: Annotated[dict[Annotated[str, OneOf(SOURCES)], int], "where Happiness came from"]
    money: Annotated[int | None, "null: not counted"]
    houses: int
    bread: int
    tickets: int
    medicine: int
    for_sale: int
    price: int
    level: int
    hours: int
    visited: Annotated[list[Seat], "today"]
    borrowed: bool
    enjoyed: int
    sold: int
    sold_abroad: int
    sick: Annotated[int, "I-am-Sick cards"]
    hand: Annotated[int, "how many Explorer cards"]
    hand_known: Annotated[list[str], "those of them that the seat knows"]
    loan: NationLoan | None


class NationView(TypedDict):
    """What a seat sees of a table of Happy Nation."""

    game: str
    seat: Annotated[int | None, "null is a spectator"]
    round: int
    step: Annotated[str, OneOf(STEPS)]
    starter: Seat
    active: Seat
    ending: Annotated[str, OneOf(ENDINGS), "what made the round the last one"]
    target: Annotated[int, "Happiness that ends the game"]
    asked_in_vain: Annotated[list[Seat], "who couldn't help their friend in this turn"]
    board: NationBoard
    money: Annotated[NationLedger | None, "when the game is over, or if money is open"]
    players: list[NationPlayer]
