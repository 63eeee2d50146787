"""What the grid measures: positions of played games, of every game, mode and number of players; languages and sizes of text take turns."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import get_args

import felicity
from felicity import plugins
from felicity.bots.registry import bot
from felicity.bots.seat import Seat
from felicity.core.rng import Rng, start_of
from felicity.core.table import Table
from tests.web.visits import Lang

TEXT_SIZES = (100, 125)  # per cent
POSITIONS = 30
GAMES = 10  # at most: where the first seat is hardly ever asked, more games are played


@dataclass(frozen=True)
class Look:
    """A language and a size of the text in per cent."""

    lang: Lang
    text: int


LOOKS = tuple(Look(lang, text) for text, lang in product(TEXT_SIZES, get_args(Lang)))


@dataclass(frozen=True)
class Deal:
    """What is played: a game, a mode and a number of players."""

    game: str
    mode: str
    players: int

    def __str__(self) -> str:
        return f"{self.game}-{self.mode}-{self.players}"


@dataclass(frozen=True)
class Position:
    """A moment at which the first seat is asked."""

    deal: Deal
    seed: int
    number: int

    def __str__(self) -> str:
        return f"{self.deal} at {self.number}" + (f" of game {self.seed}" if self.seed > 1 else "")


def deals(game: str = "", mode: str = "", players: int = 0) -> list[Deal]:
    """All that can be played, or those that are asked for."""
    found: list[Deal] = []
    for name in felicity.games():
        for each, (least, most) in plugins.game(name).facts.modes.items():
            found += [Deal(name, each, seats) for seats in range(least, most + 1)]
    return [deal for deal in found if game in ("", deal.game) and mode in ("", deal.mode) and players in (0, deal.players)]


@cache
def played(deal: Deal, seed: int = 1) -> tuple[Table, list[int]]:
    """A whole game of bots, and the numbers of the moves at which the first seat had a choice: the server takes what is the only answer."""
    table = felicity.new(deal.game, players=deal.players, mode=deal.mode, seed=seed)
    player, chance = bot("greedy", deal.game), Rng(start_of(str(deal)))
    asked: list[int] = []
    while not table.is_over:
        if table.to_act == 1 and len(table.options()) > 1:
            asked.append(table.number)
        table.play(player.choose(Seat(table, chance)))
    return table, asked


def spread(asked: list[int], number: int) -> list[int]:
    """So many of them, from the first to the last."""
    if number >= len(asked):
        return asked
    return [asked[at * (len(asked) - 1) // max(number - 1, 1)] for at in range(number)]


def positions(deal: Deal, number: int) -> list[Position]:
    """So many, of one game if it has them, else of several."""
    found: list[Position] = []
    for seed in range(1, GAMES + 1):
        if len(found) >= number:
            break
        found += [Position(deal, seed, move) for move in spread(played(deal, seed)[1], number - len(found))]
    return found


def in_turn(at: int, deal: int, looks: tuple[Look, ...]) -> Look:
    """The look of a position, so that every deal has every one of them equally often, and not all begin with the same."""
    return looks[(at + deal) % len(looks)]
