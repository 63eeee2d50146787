"""What can happen at the table of The Pursuit of Happiness, as kinds of event. Figures are written `name:kind`; `reveals` ends undo."""

from __future__ import annotations

from typing import Final

from felicity.core.event import EventKind

KINDS: Final[dict[str, EventKind]] = {}


def _kind(name: str, figures: str = "", reveals: bool = False) -> EventKind:
    kind = EventKind(name, figures, reveals)
    KINDS[name] = kind
    return kind


# Set-up
GAME_STARTED: Final = _kind("game-started", "who:seat")
GOAL_DRAWN: Final = _kind("goal-drawn", "goal:goal", reveals=True)
TRAIT_DEALT: Final = _kind("trait-dealt", "who:seat trait:trait", reveals=True)
TRAIT_KEPT: Final = _kind("trait-kept", "who:seat trait:trait", reveals=True)

# What is gained, paid and moved
GAINED: Final = _kind("gained", "who:seat knowledge creativity influence money")
PAID: Final = _kind("paid", "who:seat knowledge creativity influence money")
HOURGLASSES_GAINED: Final = _kind("hourglasses-gained", "who:seat hourglasses")
STRESS_MOVED: Final = _kind("stress-moved", "who:seat change space")
STH_MOVED: Final = _kind("sth-moved", "who:seat change sth")
LTH_MOVED: Final = _kind("lth-moved", "who:seat change lth source:source")
DIED: Final = _kind("died", "who:seat round age:age")

# The rows
CARD_DEALT: Final = _kind("card-dealt", "row:row card:card", reveals=True)
PILE_RESHUFFLED: Final = _kind("pile-reshuffled", "row:row cards")
ROW_REFRESHED: Final = _kind("row-refreshed", "who:seat row:row")

# Upkeep
ROUND_STARTED: Final = _kind("round-started", "round age:age")
OLD_AGE_CAME: Final = _kind("old-age-came", "stress")
HOURGLASSES_SET: Final = _kind("hourglasses-set", "who:seat hourglasses")
SLOTS_STRESSED: Final = _kind("slots-stressed", "who:seat cards stress")
PARTNERS_STRESSED: Final = _kind("partners-stressed", "who:seat cards stress")
PENSION_PAID: Final = _kind("pension-paid", "who:seat money")
UPKEEP_PAID: Final = _kind("upkeep-paid", "who:seat card:card")
UPKEEP_UNPAID: Final = _kind("upkeep-unpaid", "who:seat card:card")

# Actions
ACTION_TAKEN: Final = _kind("action-taken", "who:seat action:action")
REPEAT_SPARED: Final = _kind("repeat-spared", "who:seat action:action")
PROJECT_TAKEN: Final = _kind("project-taken", "who:seat card:card level")
GROUP_JOINED: Final = _kind("group-joined", "who:seat owner:seat card:card role")
LEVEL_REACHED: Final = _kind("level-reached", "who:seat card:card level")
PROJECT_FINISHED: Final = _kind("project-finished", "who:seat card:card")
BOUGHT: Final = _kind("bought", "who:seat card:card level")
HIRED: Final = _kind("hired", "who:seat card:card")
JOB_LEFT: Final = _kind("job-left", "who:seat card:card")
PROMOTED: Final = _kind("promoted", "who:seat card:card from:card")
RETIRED: Final = _kind("retired", "who:seat card:card")
DATED: Final = _kind("dated", "who:seat partner:partner")
DEEPENED: Final = _kind("deepened", "who:seat partner:partner level")
RESTED: Final = _kind("rested", "who:seat spaces")
CARD_GIVEN_UP: Final = _kind("card-given-up", "who:seat card:card")
STOPPED: Final = _kind("stopped", "who:seat hourglasses")

# End of round
GROUP_REWARDED: Final = _kind("group-rewarded", "who:seat card:card roles own")
SET_ASIDE: Final = _kind("set-aside", "who:seat card:card")
FIRST_PLAYER_FOUND: Final = _kind("first-player-found", "who:seat")
STH_RESET: Final = _kind("sth-reset")
ACTION_OPENED: Final = _kind("action-opened", "action:action")
ACTION_CLOSED: Final = _kind("action-closed", "action:action")

# Game end
INHERITED: Final = _kind("inherited", "who:seat knowledge creativity influence money")
GOAL_ACHIEVED: Final = _kind("goal-achieved", "who:seat goal:goal lth")
GOAL_MISSED: Final = _kind("goal-missed", "goal:goal")
GAME_ENDED: Final = _kind("game-ended", "round")
