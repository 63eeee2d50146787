"""What can happen at the table of The Pursuit of Happiness, as kinds of event. Fields are written `name:kind`; `reveals` ends undo."""

from __future__ import annotations

from typing import Final

from felicity.core.event import EventKinds

KINDS: Final = EventKinds()

# Set-up
GAME_STARTED: Final = KINDS.add("game-started", "who:seat")
GOAL_DRAWN: Final = KINDS.add("goal-drawn", "goal:goal", reveals=True)
TRAIT_DEALT: Final = KINDS.add("trait-dealt", "who:seat trait:trait", reveals=True)
TRAIT_KEPT: Final = KINDS.add("trait-kept", "who:seat trait:trait", reveals=True)

# What is gained, paid and moved
GAINED: Final = KINDS.add("gained", "who:seat knowledge creativity influence money")
PAID: Final = KINDS.add("paid", "who:seat knowledge creativity influence money")
HOURGLASSES_GAINED: Final = KINDS.add("hourglasses-gained", "who:seat hourglasses")
STRESS_MOVED: Final = KINDS.add("stress-moved", "who:seat change space")
STH_MOVED: Final = KINDS.add("sth-moved", "who:seat change sth")
LTH_MOVED: Final = KINDS.add("lth-moved", "who:seat change lth source:source")
DIED: Final = KINDS.add("died", "who:seat round age:age")

# The rows
CARD_DEALT: Final = KINDS.add("card-dealt", "row:row card:card", reveals=True)
PILE_RESHUFFLED: Final = KINDS.add("pile-reshuffled", "row:row cards")
ROW_REFRESHED: Final = KINDS.add("row-refreshed", "who:seat row:row")

# Upkeep
ROUND_STARTED: Final = KINDS.add("round-started", "round age:age")
OLD_AGE_CAME: Final = KINDS.add("old-age-came", "stress")
HOURGLASSES_SET: Final = KINDS.add("hourglasses-set", "who:seat hourglasses")
SLOTS_STRESSED: Final = KINDS.add("slots-stressed", "who:seat cards stress")
PARTNERS_STRESSED: Final = KINDS.add("partners-stressed", "who:seat cards stress")
PENSION_PAID: Final = KINDS.add("pension-paid", "who:seat money")
UPKEEP_PAID: Final = KINDS.add("upkeep-paid", "who:seat card:card")
UPKEEP_UNPAID: Final = KINDS.add("upkeep-unpaid", "who:seat card:card")

# Actions
ACTION_TAKEN: Final = KINDS.add("action-taken", "who:seat action:action")
REPEAT_SPARED: Final = KINDS.add("repeat-spared", "who:seat action:action")
PROJECT_TAKEN: Final = KINDS.add("project-taken", "who:seat card:card level")
GROUP_JOINED: Final = KINDS.add("group-joined", "who:seat owner:seat card:card role")
LEVEL_REACHED: Final = KINDS.add("level-reached", "who:seat card:card level")
PROJECT_FINISHED: Final = KINDS.add("project-finished", "who:seat card:card")
BOUGHT: Final = KINDS.add("bought", "who:seat card:card level")
HIRED: Final = KINDS.add("hired", "who:seat card:card")
JOB_LEFT: Final = KINDS.add("job-left", "who:seat card:card")
PROMOTED: Final = KINDS.add("promoted", "who:seat card:card from:card")
RETIRED: Final = KINDS.add("retired", "who:seat card:card")
DATED: Final = KINDS.add("dated", "who:seat partner:partner")
DEEPENED: Final = KINDS.add("deepened", "who:seat partner:partner level")
RESTED: Final = KINDS.add("rested", "who:seat spaces")
CARD_GIVEN_UP: Final = KINDS.add("card-given-up", "who:seat card:card")
STOPPED: Final = KINDS.add("stopped", "who:seat hourglasses")

# End of round
GROUP_REWARDED: Final = KINDS.add("group-rewarded", "who:seat card:card roles own")
SET_ASIDE: Final = KINDS.add("set-aside", "who:seat card:card")
FIRST_PLAYER_FOUND: Final = KINDS.add("first-player-found", "who:seat")
STH_RESET: Final = KINDS.add("sth-reset")
ACTION_OPENED: Final = KINDS.add("action-opened", "action:action")
ACTION_CLOSED: Final = KINDS.add("action-closed", "action:action")

# Game end
INHERITED: Final = KINDS.add("inherited", "who:seat knowledge creativity influence money")
GOAL_ACHIEVED: Final = KINDS.add("goal-achieved", "who:seat goal:goal lth")
GOAL_MISSED: Final = KINDS.add("goal-missed", "goal:goal")
GAME_ENDED: Final = KINDS.add("game-ended", "round")
