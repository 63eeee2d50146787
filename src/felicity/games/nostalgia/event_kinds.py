"""What can happen with Nostalgia, besides the events of the base game, as kinds of event."""

from __future__ import annotations

from typing import Final

from felicity.core.event import EventKinds
from felicity.games.pursuit import event_kinds as base

KINDS: Final = EventKinds()
KINDS.by_name.update(base.KINDS.by_name)

HAND_DEALT: Final = KINDS.add("hand-dealt", "who:seat cards")
NOSTALGIA_DEALT: Final = KINDS.add("nostalgia-dealt", "who:seat nostalgia:nostalgia", reveals=True)
PLACED: Final = KINDS.add("placed", "who:seat nostalgia:nostalgia", reveals=True)
DROPPED: Final = KINDS.add("dropped", "who:seat nostalgia:nostalgia")
PASSIVE_TRIGGERED: Final = KINDS.add("passive-triggered", "who:seat nostalgia:nostalgia")
ACTIVE_TRIGGERED: Final = KINDS.add("active-triggered", "who:seat nostalgia:nostalgia")
REALISED: Final = KINDS.add("realised", "who:seat nostalgia:nostalgia")
PROGRESSED: Final = KINDS.add("progressed", "who:seat nostalgia:nostalgia level")
CHOICE_MADE: Final = KINDS.add("choice-made", "who:seat nostalgia:nostalgia choice")
TIME_DEVOTED: Final = KINDS.add("time-devoted", "who:seat nostalgia:nostalgia")
SKILL_USED: Final = KINDS.add("skill-used", "who:seat nostalgia:nostalgia")
SKILL_HELPED: Final = KINDS.add("skill-helped", "who:seat nostalgia:nostalgia")
TIME_REPLACED: Final = KINDS.add("time-replaced", "who:seat nostalgia:nostalgia card:card")
STOCKED: Final = KINDS.add("stocked", "who:seat nostalgia:nostalgia good:good amount")
DRAWN: Final = KINDS.add("drawn", "who:seat nostalgia:nostalgia good:good amount left")
PARTNER_MET: Final = KINDS.add("partner-met", "who:seat partner:partner")
NOBODY_MET: Final = KINDS.add("nobody-met", "who:seat")
PERSONAL_GOAL_MET: Final = KINDS.add("personal-goal-met", "who:seat nostalgia:nostalgia lth")
DIARY_READ: Final = KINDS.add("diary-read", "who:seat nostalgia:nostalgia resources lth")
