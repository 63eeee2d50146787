"""Why an option about a Nostalgia card that the turn never considers isn't offered."""

from __future__ import annotations

from typing import Final

from felicity.core.ask import Ask
from felicity.games.nostalgia import alphabet
from felicity.games.nostalgia.album import Album, Albums
from felicity.games.nostalgia.constants import SKILL, card_in
from felicity.games.nostalgia.skills import time_skill
from felicity.games.pursuit.alphabet import PursuitOption
from felicity.games.pursuit.state import Player

# Options about a reminiscence on one's own Nostalgia board, and about a realised card, with their rules.
ON_BOARD: Final = {alphabet.REALISES: "NOS-4.1", alphabet.ACTIVATES: "NOS-2.4", alphabet.DROPS: "NOS-2.5"}
REALISED: Final = {
    alphabet.PROGRESSES: "NOS-6.1",
    alphabet.CHOOSES: "NOS-7.1",
    alphabet.DEVOTES: "NOS-8.1",
    alphabet.USES: "NOS-9.10",
}


def explain_memory(albums: Albums, me: Player, option: PursuitOption, a: Ask) -> None:
    """Explain each kind by its own rule; options of other questions are explained there."""
    kind, album = option.kind, albums.albums[me.seat]
    if kind == alphabet.PLACES:
        a.refuse(option.text, "not-in-hand", "NOS-2.2")
    elif kind in ON_BOARD:
        a.refuse(option.text, whereabouts(album, option.card), ON_BOARD[kind])
    elif kind in REALISED:
        explain_realised(albums, album, option, a)
    elif kind == alphabet.FOCUSES:
        a.refuse(option.text, "no-time-skill" if time_skill(albums, me) < 0 else "not-yours", "NOS-9.11")


def whereabouts(album: Album, card: int) -> str:
    """Where a card is that isn't on the player's own Nostalgia board."""
    if card in album.hand:
        return "still-in-hand"
    return "realised-already" if any(card_in(code) == card for code in album.realised) else "not-on-own-board"


def explain_realised(albums: Albums, album: Album, option: PursuitOption, a: Ask) -> None:
    """NOS-5.1, NOS-5.9: the card must be realised and of the right category, and a skill must be unlocked."""
    card, text = option.card, option.text
    is_realised = any(card_in(code) == card for code in album.realised)
    if not a.allows(is_realised, text, "not-realised", REALISED[option.kind]):
        return
    if option.kind == alphabet.USES and albums.card_data.category[card] == SKILL and albums.card_data.is_usable[card]:
        a.refuse(text, "skill-locked", "NOS-5.9")
    else:
        a.refuse(text, "other-category", "NOS-5.1")
