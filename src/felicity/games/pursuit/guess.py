"""A complete position as one seat may imagine it: the piles and the traits it doesn't know are dealt anew."""

from __future__ import annotations

from felicity.core.rng import Rng
from felicity.games.pursuit.constants import NOTHING
from felicity.games.pursuit.state import Player, PursuitState


def guess_of(s: PursuitState, seat: int, rng: Rng) -> PursuitState:
    """A position that the seat can't tell from this one. Future chance is drawn anew."""
    guess = s.copy()
    for row in guess.rows:
        row.pile = rng.shuffled(tuple(sorted(row.pile)))
    guess_traits(guess, seat, rng)
    for addition in guess.additions:
        addition.guess(guess, seat, rng)
    guess.rng = rng.another()
    return guess


def guess_traits(s: PursuitState, seat: int, rng: Rng) -> None:
    """Traits that others were dealt or returned, and those that nobody got."""
    hidden = [player for player in s.players if player.seat != seat]
    unknown = list(s.traits_left)
    for player in hidden:
        unknown += unknown_of(player)
    cards = rng.shuffled(tuple(sorted(unknown)))
    for player in hidden:
        if player.dealt:
            player.dealt = tuple(sorted(cards[: len(player.dealt)]))
            cards = cards[len(player.dealt) :]
        if player.returned != NOTHING:
            player.returned = cards[0]
            cards = cards[1:]
    s.traits_left = tuple(sorted(cards))


def unknown_of(player: Player) -> list[int]:
    """What only this player has seen."""
    return list(player.dealt) + ([player.returned] if player.returned != NOTHING else [])
