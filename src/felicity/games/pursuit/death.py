"""Death: the end of a life, at whatever moment it comes."""

from __future__ import annotations

from typing import Final

from felicity.games.pursuit import event_kinds
from felicity.games.pursuit.constants import END_OF_ROUND, UPKEEP
from felicity.games.pursuit.state import Player, PursuitState

ORDER: Final = 16  # positions within a round
LAST: Final = 15  # the end of the last round


def die(s: PursuitState, me: Player, rule: str) -> None:
    """POH-17.3, POH-17.4, POH-18.6, POH-R31: the round is over at once; what the player has stays for scoring, unused hourglasses don't."""
    me.alive = False
    me.death = s.round * ORDER + place_in_round(s)
    me.hourglasses -= me.unused
    me.unused = 0
    me.due = ()
    if s.events is not None:
        s.tell(event_kinds.DIED, rule, (me.seat, s.round, s.age()))


def place_in_round(s: PursuitState) -> int:
    """POH-R70: deaths in upkeep are simultaneous, those of the Action phase follow one another, and the last round ends for all at once."""
    if s.phase == UPKEEP:
        return 0
    if s.phase == END_OF_ROUND:
        return LAST
    return 1 + sum([1 for player in s.players if player.death > s.round * ORDER])


def round_of(player: Player) -> int:
    """The round in which a player died."""
    return player.death // ORDER


def died_in_upkeep(player: Player) -> bool:
    """Did death come before the player's first action of that round?"""
    return player.death % ORDER == 0
