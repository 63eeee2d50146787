"""A complete position as one seat may imagine it: what it knows stays; hidden cards and money are dealt anew."""

from __future__ import annotations

from typing import Final

from felicity.core.rng import Rng
from felicity.core.state import choice_of
from felicity.games.nation import names
from felicity.games.nation.constants import FOREIGN_WORK_MONEY, SETTING_UP
from felicity.games.nation.day import TakeTurn
from felicity.games.nation.doctor import sees_mat
from felicity.games.nation.state import NationState, Player

WITHOUT_END: Final = 10**9
MAT: Final = -1  # among the purses


def guess_of(s: NationState, seat: int, rng: Rng) -> NationState:
    """NATION-R45, NATION-R49, NATION-R51: a position that the seat can't tell from this one. Future chance is drawn anew."""
    guess = s.copy()
    guess_hands(guess, seat, rng)
    if s.agenda and s.step != SETTING_UP:
        guess_money(guess, seat, rng)
    guess.rng = rng.another()
    return guess


# --- hands ---


def known_in(player: Player) -> tuple[int, ...]:
    """What everybody knows of a hand (NATION-R59)."""
    return (names.HELP_FROM_A_FRIEND,) if player.shown else ()


def guess_hands(s: NationState, seat: int, rng: Rng) -> None:
    """Cards in other hands and in the draw pile; Sickness is never in a hand (NATION-X.13)."""
    hidden = [player for player in s.players if player.seat != seat]
    unknown = list(s.deck)
    for player in hidden:
        unknown += player.hand
    for player in hidden:
        for card in known_in(player):
            unknown.remove(card)
    cards = rng.shuffled(tuple(sorted([card for card in unknown if card != names.SICKNESS])))
    for player in hidden:
        drawn = len(player.hand) - len(known_in(player))
        player.hand = tuple(sorted(known_in(player) + cards[:drawn]))
        cards = cards[drawn:]
    sicknesses = tuple([card for card in unknown if card == names.SICKNESS])
    s.deck = rng.shuffled(cards + sicknesses)


# --- money ---


def guess_money(s: NationState, seat: int, rng: Rng) -> None:
    """The total is known, since every payment is announced; how it is spread over hidden purses and the mat isn't."""
    purses = [player.seat for player in s.players if player.seat != seat and not player.out and not s.rules.open_money]
    if not s.rules.open_mat_money:
        purses.append(MAT)
    least = [least_in(s, seat, purse) for purse in purses]
    room = [most_in(s, seat, purse) - low for purse, low in zip(purses, least)]
    rest = sum([money_in(s, purse) for purse in purses]) - sum(least)
    for at, purse in enumerate(purses):
        share = draw_share(rest, room[at], sum(room[at + 1 :]), len(purses) - at, rng)
        rest -= share
        fill(s, purse, least[at] + share)


def draw_share(rest: int, room: int, room_after: int, purses: int, rng: Rng) -> int:
    """A random part of the rest, on average an equal share, such that what is left fits into the remaining purses."""
    low = max(0, rest - room_after)
    high = max(low, min(room, rest, 2 * rest // purses))
    return low + rng.below(high - low + 1)


def money_in(s: NationState, purse: int) -> int:
    return s.mat if purse == MAT else s.players[purse].money


def fill(s: NationState, purse: int, money: int) -> None:
    if purse == MAT:
        s.mat = money
    else:
        s.players[purse].money = money


def least_in(s: NationState, seat: int, purse: int) -> int:
    """NATION-R45: the Doctor who is offered work abroad knows that the mat can pay for it."""
    return FOREIGN_WORK_MONEY if purse == MAT and sees_salary(s, seat) and s.mat >= FOREIGN_WORK_MONEY else 0


def most_in(s: NationState, seat: int, purse: int) -> int:
    """A player who couldn't help a friend this turn has less than was asked for; and the Doctor sees when the mat can't pay."""
    if purse == MAT:
        return FOREIGN_WORK_MONEY - 1 if sees_salary(s, seat) and s.mat < FOREIGN_WORK_MONEY else WITHOUT_END
    return s.cards.take_money[names.HELP_FROM_A_FRIEND] - 1 if (s.asked >> purse) & 1 else WITHOUT_END


def sees_salary(s: NationState, seat: int) -> bool:
    """Is the seat the Doctor, about to choose an action, with hours to work abroad?"""
    choice = choice_of(s)
    if seat < 0 or not isinstance(choice, TakeTurn) or choice.seat() != seat:
        return False
    return sees_mat(s.players[seat])
