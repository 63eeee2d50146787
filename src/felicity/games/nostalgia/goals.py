"""5 and 9: personal life goals, which only their owners can meet: repeatedly, once in a life, or at its end."""

from __future__ import annotations

from felicity.games.nostalgia import alphabet, event_kinds
from felicity.games.nostalgia.album import Album, Albums
from felicity.games.nostalgia.constants import BY_NOSTALGIA, END_GAME, RECURRING, as_met, card_in, is_met
from felicity.games.nostalgia.deeds import level_reached
from felicity.games.pursuit import alphabet as base
from felicity.games.pursuit.alphabet import PursuitOption
from felicity.games.pursuit.constants import MONEY, NOTHING
from felicity.games.pursuit.effects import Requirement
from felicity.games.pursuit.goals import measure_of
from felicity.games.pursuit.happiness import move_lth
from felicity.games.pursuit.state import Player, PursuitState


def score(s: PursuitState, albums: Albums, me: Player, code: int, rule: str) -> None:
    """NOS-5.4 to NOS-5.7: the goal of a card is met; unless it is recurring, it is marked as met."""
    card = card_in(code)
    if albums.card_data.goal_type[card] != RECURRING:
        albums.albums[me.seat].change(code, as_met(code))
    lth = albums.card_data.goal_lth[card]
    if s.events is not None:
        s.tell(event_kinds.PERSONAL_GOAL_MET, rule, (me.seat, card, lth))
    move_lth(s, me, lth, BY_NOSTALGIA, rule)


def look_at_action(s: PursuitState, albums: Albums, me: Player, option: PursuitOption, deeds: int) -> None:
    """NOS-5.5, NOS-5.6, NOS-9.9, NOS-R23, NOS-R25: goals that an action meets, but not a card realised by this very action."""
    album, card_data = albums.albums[me.seat], albums.card_data
    for code in album.realised:
        card = card_in(code)
        on = card_data.goal_on[card]
        if card_data.goal_fresh[card] and option.kind == base.DATES and not is_met(code):
            album.begun = album.begun + (option.card,)
        if on < 0 or not (deeds >> on) & 1 or is_met(code) or (option.kind == alphabet.REALISES and option.card == card):
            continue
        if level_reached(s, me, option) >= card_data.goal_level[card] and is_fresh_enough(albums, album, card, option):
            score(s, albums, me, code, "NOS-9.9" if card_data.goal_fresh[card] else "NOS-5.6")


def is_fresh_enough(albums: Albums, album: Album, card: int, option: PursuitOption) -> bool:
    """NOS-9.9, NOS-R17: did the relationship begin in this round, by the board action?"""
    if not albums.card_data.goal_fresh[card]:
        return True
    return option.kind in (base.DATES, base.DEEPENS) and option.card in album.begun


def look_at_payment(s: PursuitState, albums: Albums, me: Player, amounts: tuple[int, int, int, int]) -> None:
    """NOS-9.6 to NOS-9.8, NOS-R23, NOS-R30: enough of one resource was actually paid for a Project."""
    card_data = albums.card_data
    for code in albums.albums[me.seat].realised:
        card = card_in(code)
        good = card_data.goal_good[card]
        if good != NOTHING and amounts[good] >= card_data.goal_amount[card] and not is_met(code):
            score(s, albums, me, code, "NOS-9.6")


def score_at_end(s: PursuitState, albums: Albums) -> None:
    """NOS-5.7, NOS-9.4, NOS-R24, NOS-R34: what remained at death decides, including stored goods."""
    for player in s.players:
        for code in albums.albums[player.seat].realised:
            if albums.card_data.goal_type[card_in(code)] == END_GAME and is_reached(s, albums, player, card_in(code)):
                score(s, albums, player, code, "NOS-5.7")


def is_reached(s: PursuitState, albums: Albums, player: Player, card: int) -> bool:
    """Is the condition of an end-game goal met?"""
    card_data = albums.card_data
    if card_data.goal_measure[card] != NOTHING:
        return measure_of(s, card_data.goal_measure[card]).value(s, player) >= card_data.goal_at_least[card]
    return all(has(s, player, wanted) >= wanted.amount for wanted in card_data.goal_have[card])


def has(s: PursuitState, player: Player, wanted: Requirement) -> int:
    """How much remains, wherever it is."""
    return s.remaining(player, wanted.shown) if wanted.shown <= MONEY else wanted.has(s, player)
