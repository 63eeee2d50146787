"""What can happen with Nostalgia, beside what happens in the base game, as kinds of event."""

from __future__ import annotations

from typing import Final

from felicity.core.event import EventKind
from felicity.games.pursuit import happenings as base

KINDS: Final[dict[str, EventKind]] = dict(base.KINDS)


def _kind(name: str, figures: str = "", reveals: bool = False) -> EventKind:
    kind = EventKind(name, figures, reveals)
    KINDS[name] = kind
    return kind


HAND_DEALT: Final = _kind("hand-dealt", "who:seat cards")
NOSTALGIA_DEALT: Final = _kind("nostalgia-dealt", "who:seat nostalgia:nostalgia", reveals=True)
PLACED: Final = _kind("placed", "who:seat nostalgia:nostalgia", reveals=True)
DROPPED: Final = _kind("dropped", "who:seat nostalgia:nostalgia")
PASSIVE_TRIGGERED: Final = _kind("passive-triggered", "who:seat nostalgia:nostalgia")
ACTIVE_TRIGGERED: Final = _kind("active-triggered", "who:seat nostalgia:nostalgia")
REALISED: Final = _kind("realised", "who:seat nostalgia:nostalgia")
PROGRESSED: Final = _kind("progressed", "who:seat nostalgia:nostalgia level")
CHOICE_MADE: Final = _kind("choice-made", "who:seat nostalgia:nostalgia choice")
TIME_DEVOTED: Final = _kind("time-devoted", "who:seat nostalgia:nostalgia")
SKILL_USED: Final = _kind("skill-used", "who:seat nostalgia:nostalgia")
SKILL_HELPED: Final = _kind("skill-helped", "who:seat nostalgia:nostalgia")
TIME_REPLACED: Final = _kind("time-replaced", "who:seat nostalgia:nostalgia card:card")
STOCKED: Final = _kind("stocked", "who:seat nostalgia:nostalgia good:good amount")
DRAWN: Final = _kind("drawn", "who:seat nostalgia:nostalgia good:good amount left")
PARTNER_MET: Final = _kind("partner-met", "who:seat partner:partner")
NOBODY_MET: Final = _kind("nobody-met", "who:seat")
PERSONAL_GOAL_MET: Final = _kind("personal-goal-met", "who:seat nostalgia:nostalgia lth")
DIARY_READ: Final = _kind("diary-read", "who:seat nostalgia:nostalgia resources lth")
