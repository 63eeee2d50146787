"""What a seat may know of a position (RAIN-R28), built from what is allowed. All seats, and spectators, know the same."""

from __future__ import annotations

from felicity.core.position import NOTHING, words_of
from felicity.games.rainbow.constants import AREAS, FATE_CARDS, HOLDERS, NOWHERE, TRACKS, WHEEL, is_on_wheel
from felicity.games.rainbow.position import areas_of, mat
from felicity.games.rainbow.state import Player, RainbowState
from felicity.games.rainbow.view_types import RainbowBoard, RainbowHolder, RainbowNumbers, RainbowPlayer, RainbowView


def view_of(s: RainbowState, seat: int) -> RainbowView:
    """The table as the seat sees it, as JSON-able data."""
    return {
        "game": "rainbow",
        "mode": "standard",
        "seat": seat + 1 if seat >= 0 else None,
        "round": s.round,
        "starter": s.starter + 1,
        "active": s.active + 1,
        "winner": s.winner + 1 if s.winner != NOTHING else None,
        "button_moved": s.button_moved,
        "board": board_view(s),
        "players": [player_view(s, player) for player in s.players],
    }


def board_view(s: RainbowState) -> RainbowBoard:
    """The wheel by holders, sizes of piles with the known cards at the bottom, and the numbered cards used."""
    holders: list[RainbowHolder] = []
    for holder in range(HOLDERS):
        seats = [player.seat + 1 for player in s.players if player.marker == WHEEL + holder]
        holders.append({"track": TRACKS[s.cards.track_beside[holder]], "seat": seats[0] if seats else None})
    return {
        "wheel": holders,
        "fate": len(s.fate),
        "fate_bottom": words_of(FATE_CARDS, s.fate[: s.fate_known]),
        "self_improvement": len(s.improvement),
        "self_improvement_bottom": words_of(AREAS, s.improvement[: s.improvement_known]),
        "removed_fate": areas_of(s.removed_fate),
        "removed_self_improvement": areas_of(s.removed_improvement),
        "numbers": {"bookshelf": numbers_view(s, 0), "bicycle": numbers_view(s, 1)},
    }


def numbers_view(s: RainbowState, pile: int) -> RainbowNumbers:
    """A device that is a pile of numbered cards."""
    return {"left": len(s.piles[pile]), "used": list(s.used[pile])}


def player_view(s: RainbowState, player: Player) -> RainbowPlayer:
    """Everything in front of a player is open."""
    lying = mat(s.cards, player)
    return {
        "seat": player.seat + 1,
        "marker": lying["marker"],  # before `**lying`, so that the keys keep this order
        "on_wheel": player.marker != NOWHERE and is_on_wheel(player.marker),
        **lying,
    }
