"""Playing the Happiness Buttons: where they may be placed, and moving them once in one's own turn."""

from __future__ import annotations

from felicity.core.ask import Ask
from felicity.core.native import i64
from felicity.games.rainbow import alphabet, event_kinds
from felicity.games.rainbow.alphabet import RainbowOption
from felicity.games.rainbow.constants import place, space_of, track_of
from felicity.games.rainbow.state import Player, RainbowState


def ask_button(s: RainbowState, me: Player, a: Ask) -> None:
    """RAIN-BTN-1, RAIN-R22: any Fate space on which there is neither a Button nor a Marker."""
    if a.wants_reasons:
        refuse_occupied(s, me, a)
    occupied: i64 = s.occupied()
    for option in s.cards.buttons:
        if not occupied & 1:
            a.options.append(option)
        occupied >>= 1


def refuse_occupied(s: RainbowState, me: Player, a: Ask) -> None:
    """What is on the Fate spaces that aren't offered."""
    for option in s.cards.buttons:
        where = place(option.track, option.space)
        a.allows(where != me.button, option.text, "button-lies-there", "RAIN-R25")
        for player in s.players:
            a.allows(player is me or player.button != where, option.text, "other-button-there", "RAIN-BTN-1")
            a.allows(player.marker != where, option.text, "marker-there", "RAIN-R22")


def explain_button(option: RainbowOption, a: Ask) -> None:
    """RAIN-BTN-1: the other spaces aren't Fate spaces."""
    a.allows(option.kind != alphabet.PUTS_BUTTON, option.text, "no-fate-space", "RAIN-BTN-1")


def put_button(s: RainbowState, me: Player, option: RainbowOption) -> None:
    """RAIN-BTN-6: from one Fate space straight to another."""
    me.button = place(option.track, option.space)


def move_button(s: RainbowState, me: Player, option: RainbowOption) -> None:
    """RAIN-BTN-2: once in one's own turn."""
    put_button(s, me, option)
    s.button_moved = True
    if s.events is not None:
        s.tell(event_kinds.BUTTON_MOVED, "RAIN-BTN-2", (me.seat, track_of(me.button), space_of(me.button)))


def owner_of_button(s: RainbowState, where: int) -> Player | None:
    """Whose Button covers a space."""
    for player in s.players:
        if player.button == where:
            return player
    return None
