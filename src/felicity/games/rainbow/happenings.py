"""What can happen in The Game of Happiness, as kinds of event. Figures are written `name:kind`; `reveals` marks those that end undo."""

from __future__ import annotations

from typing import Final

from felicity.core.event import EventKind

KINDS: Final[dict[str, EventKind]] = {}


def _kind(name: str, figures: str = "", reveals: bool = False) -> EventKind:
    kind = EventKind(name, figures, reveals)
    KINDS[name] = kind
    return kind


# Set-up and turns
GAME_STARTED: Final = _kind("game-started", "who:seat")
BUTTON_PLACED: Final = _kind("button-placed", "who:seat track:track space")
MARKER_PLACED: Final = _kind("marker-placed", "who:seat track:track")
ROUND_STARTED: Final = _kind("round-started", "round")
TURN_STARTED: Final = _kind("turn-started", "who:seat")
BUTTON_MOVED: Final = _kind("button-moved", "who:seat track:track space")
GAME_WON: Final = _kind("game-won", "who:seat")
GAME_STOPPED: Final = _kind("game-stopped", "rounds")

# The wheel
WHEEL_SPUN: Final = _kind("wheel-spun", "who:seat holders", reveals=True)
MARKER_CARRIED: Final = _kind("marker-carried", "who:seat track:track")
GOT_OFF: Final = _kind("got-off", "who:seat track:track")
STAYED: Final = _kind("stayed", "who:seat track:track")
RETURNED_TO_WHEEL: Final = _kind("returned-to-wheel", "who:seat track:track")

# A track
DEVICE_USED: Final = _kind("device-used", "who:seat device:device number", reveals=True)
DEVICE_RESHUFFLED: Final = _kind("device-reshuffled", "device:device cards")
MOVED: Final = _kind("moved", "who:seat track:track space colour:colour")
SENT_BACK: Final = _kind("sent-back", "who:seat track:track")
COMPLETED: Final = _kind("completed", "who:seat track:track")

# Money, Fate and Self-improvement
MONEY_COLLECTED: Final = _kind("money-collected", "who:seat amount total")
MONEY_ENOUGH: Final = _kind("money-enough", "who:seat")
BILLS_RETURNED: Final = _kind("bills-returned", "who:seat amount")
SPARED: Final = _kind("spared", "who:seat owner:seat")
FATE_DRAWN: Final = _kind("fate-drawn", "who:seat card:fate", reveals=True)
FATE_DISREGARDED: Final = _kind("fate-disregarded", "who:seat card:fate")
HANG_UP_DEVELOPED: Final = _kind("hang-up-developed", "who:seat area:area")
FATE_PILE_EMPTY: Final = _kind("fate-pile-empty", "who:seat")
SELF_IMPROVEMENT_DRAWN: Final = _kind("self-improvement-drawn", "who:seat area:area", reveals=True)
SELF_IMPROVEMENT_SAVED: Final = _kind("self-improvement-saved", "who:seat area:area")
SELF_IMPROVEMENT_RETURNED: Final = _kind("self-improvement-returned", "who:seat area:area cards")
SELF_IMPROVEMENT_PILE_EMPTY: Final = _kind("self-improvement-pile-empty", "who:seat")

# Hang-ups and keys
HANG_UP_CANCELLED: Final = _kind("hang-up-cancelled", "who:seat area:area fate")
KEY_EARNED: Final = _kind("key-earned", "who:seat area:area")
KEY_PLACED: Final = _kind("key-placed", "who:seat area:area slot")
