"""What can happen in The Game of Happiness, as kinds of event. Fields are written `name:kind`; `reveals` marks those that end undo."""

from __future__ import annotations

from typing import Final

from felicity.core.event import EventKinds

KINDS: Final = EventKinds()

# Set-up and turns
GAME_STARTED: Final = KINDS.add("game-started", "who:seat")
BUTTON_PLACED: Final = KINDS.add("button-placed", "who:seat track:track space")
MARKER_PLACED: Final = KINDS.add("marker-placed", "who:seat track:track")
ROUND_STARTED: Final = KINDS.add("round-started", "round")
TURN_STARTED: Final = KINDS.add("turn-started", "who:seat")
BUTTON_MOVED: Final = KINDS.add("button-moved", "who:seat track:track space")
GAME_WON: Final = KINDS.add("game-won", "who:seat")
GAME_STOPPED: Final = KINDS.add("game-stopped", "rounds")

# The wheel
WHEEL_SPUN: Final = KINDS.add("wheel-spun", "who:seat holders", reveals=True)
MARKER_CARRIED: Final = KINDS.add("marker-carried", "who:seat track:track")
GOT_OFF: Final = KINDS.add("got-off", "who:seat track:track")
STAYED: Final = KINDS.add("stayed", "who:seat track:track")
RETURNED_TO_WHEEL: Final = KINDS.add("returned-to-wheel", "who:seat track:track")

# A track
DEVICE_USED: Final = KINDS.add("device-used", "who:seat device:device number", reveals=True)
DEVICE_RESHUFFLED: Final = KINDS.add("device-reshuffled", "device:device cards")
MOVED: Final = KINDS.add("moved", "who:seat track:track space colour:colour")
SENT_BACK: Final = KINDS.add("sent-back", "who:seat track:track")
COMPLETED: Final = KINDS.add("completed", "who:seat track:track")

# Money, Fate and Self-improvement
MONEY_COLLECTED: Final = KINDS.add("money-collected", "who:seat amount total")
MONEY_ENOUGH: Final = KINDS.add("money-enough", "who:seat")
BILLS_RETURNED: Final = KINDS.add("bills-returned", "who:seat amount")
SPARED: Final = KINDS.add("spared", "who:seat owner:seat")
FATE_DRAWN: Final = KINDS.add("fate-drawn", "who:seat card:fate", reveals=True)
FATE_DISREGARDED: Final = KINDS.add("fate-disregarded", "who:seat card:fate")
HANG_UP_DEVELOPED: Final = KINDS.add("hang-up-developed", "who:seat area:area")
FATE_PILE_EMPTY: Final = KINDS.add("fate-pile-empty", "who:seat")
SELF_IMPROVEMENT_DRAWN: Final = KINDS.add("self-improvement-drawn", "who:seat area:area", reveals=True)
SELF_IMPROVEMENT_SAVED: Final = KINDS.add("self-improvement-saved", "who:seat area:area")
SELF_IMPROVEMENT_RETURNED: Final = KINDS.add("self-improvement-returned", "who:seat area:area cards")
SELF_IMPROVEMENT_PILE_EMPTY: Final = KINDS.add("self-improvement-pile-empty", "who:seat")

# Hang-ups and keys
HANG_UP_CANCELLED: Final = KINDS.add("hang-up-cancelled", "who:seat area:area fate")
KEY_EARNED: Final = KINDS.add("key-earned", "who:seat area:area")
KEY_PLACED: Final = KINDS.add("key-placed", "who:seat area:area slot")
