"""Playing the Happiness Buttons: where they may lie, and moving them once in the own turn."""

from __future__ import annotations

from felicity.core.ask import Ask
from felicity.core.option import Option
from felicity.games.rainbow import happenings as told
from felicity.games.rainbow.state import Player, RainbowState
from felicity.games.rainbow.words import space_of, track_of


def ask_button(s: RainbowState, me: Player, a: Ask) -> None:
    """RAIN-BTN-1, RAIN-R22: any Fate space on which there is neither a Button nor a Marker."""
    if a.wants_reasons:
        explain_button(s, me, a)
    occupied = s.occupied()
    for option in s.cards.buttons:
        if not occupied & 1:
            a.options.append(option)
        occupied >>= 1


def explain_button(s: RainbowState, me: Player, a: Ask) -> None:
    """What lies on the Fate spaces that aren't offered."""
    for option in s.cards.buttons:
        a.allows(option.what != me.button, option.text, "button-lies-there", "RAIN-R25")
        for player in s.players:
            a.allows(player is me or player.button != option.what, option.text, "other-button-there", "RAIN-BTN-1")
            a.allows(player.marker != option.what, option.text, "marker-there", "RAIN-R22")


def put_button(s: RainbowState, me: Player, option: Option) -> None:
    """RAIN-BTN-6: from one Fate space straight to another."""
    me.button = option.what


def move_button(s: RainbowState, me: Player, option: Option) -> None:
    """RAIN-BTN-2: once in the own turn."""
    put_button(s, me, option)
    s.button_moved = True
    if s.events is not None:
        s.tell(told.BUTTON_MOVED, "RAIN-BTN-2", (me.seat, track_of(me.button), space_of(me.button)))


def owner_of_button(s: RainbowState, where: int) -> Player | None:
    """Whose Button covers a space."""
    for player in s.players:
        if player.button == where:
            return player
    return None
