"""What can happen at LOOP's table, as kinds of event. Fields are written `name:kind`; `reveals` and `deed` mark those that end undo."""

from __future__ import annotations

from typing import Final

from felicity.core.event import EventKinds

KINDS: Final = EventKinds()

# Set-up
GAME_STARTED: Final = KINDS.add("game-started", "who:seat")
GOAL_DEALT: Final = KINDS.add("goal-dealt", "who:seat goal:goal", reveals=True)
CAREER_DEALT: Final = KINDS.add("career-dealt", "who:seat career:career", reveals=True)
CAREER_SEALED: Final = KINDS.add("career-sealed", "who:seat", deed=True)
CAREER_REVEALED: Final = KINDS.add("career-revealed", "who:seat career:career", reveals=True)
INITIAL_SETUP_TAKEN: Final = KINDS.add("initial-setup-taken", "who:seat happiness coins reputation")
STARTING_MATERIAL_DRAWN: Final = KINDS.add("starting-material-drawn", "who:seat type:material quality", reveals=True)

# The turn
ROUND_STARTED: Final = KINDS.add("round-started", "round")
TURN_STARTED: Final = KINDS.add("turn-started", "who:seat")
TURN_ENDED: Final = KINDS.add("turn-ended", "who:seat")
FAVOUR_DRAWN: Final = KINDS.add("favour-drawn", "who:seat")
FAVOUR_SEEN: Final = KINDS.add("favour-seen", "who:seat favour:favour", reveals=True)
FAVOURS_RESHUFFLED: Final = KINDS.add("favours-reshuffled", "cards")
HIDDEN_FAVOUR_REVEALED: Final = KINDS.add("hidden-favour-revealed", "favour:favour", reveals=True)
WORKED: Final = KINDS.add("worked", "who:seat coins happiness")
COIN_TAKEN: Final = KINDS.add("coin-taken", "who:seat")
BOUGHT: Final = KINDS.add("bought", "who:seat type:material quality coins reputation")
SALVAGED: Final = KINDS.add("salvaged", "who:seat from:landfill type:material quality coins reputation")
FREE_MATERIAL_TAKEN: Final = KINDS.add("free-material-taken", "who:seat type:material quality")
MATERIAL_USED: Final = KINDS.add("material-used", "who:seat owner:place type:material quality")
BROKEN: Final = KINDS.add("broken", "owner:place type:material")
ACTIVITY_COMPLETED: Final = KINDS.add("activity-completed", "who:seat activity:activity")
ACTIVITY_DROPPED: Final = KINDS.add("activity-dropped", "who:seat activity:activity")
GOAL_ACHIEVED: Final = KINDS.add("goal-achieved", "who:seat goal:goal happiness", deed=True)
REPUTATION_SPENT: Final = KINDS.add("reputation-spent", "who:seat reputation")
REPUTATION_GAINED: Final = KINDS.add("reputation-gained", "who:seat reputation")
COINS_GAINED: Final = KINDS.add("coins-gained", "who:seat coins")
COINS_PAID: Final = KINDS.add("coins-paid", "who:seat coins")
HAPPINESS_MOVED: Final = KINDS.add("happiness-moved", "who:seat change happiness source:source")
MATERIAL_REFILLED: Final = KINDS.add("material-refilled", "slot type:material exhibited", reveals=True)
ACTIVITY_REFILLED: Final = KINDS.add("activity-refilled", "slot activity:activity", reveals=True)
ACTIVITIES_RESHUFFLED: Final = KINDS.add("activities-reshuffled", "cards")
DEPLETED: Final = KINDS.add("depleted", "")
MATERIAL_BURNT: Final = KINDS.add("material-burnt", "type:material", reveals=True)
END_SET_OFF: Final = KINDS.add("end-set-off", "ending:ending")
GAME_ENDED: Final = KINDS.add("game-ended", "ending:ending")

# FAVOUR
FAVOUR_PLAYED: Final = KINDS.add("favour-played", "who:seat target:place favour:favour asked:option offered:held")
FAVOUR_PLAYED_FACE_DOWN: Final = KINDS.add(
    "favour-played-face-down", "who:seat target:place favour:favour asked:option offered:held", reveals=True
)
FAVOUR_ACCEPTED: Final = KINDS.add("favour-accepted", "who:seat favour:favour", deed=True)
FAVOUR_REJECTED: Final = KINDS.add("favour-rejected", "who:seat favour:favour", deed=True)
FAVOUR_DISCARDED: Final = KINDS.add("favour-discarded", "who:seat favour:favour", deed=True)
OBJECTED: Final = KINDS.add("objected", "who:seat", deed=True)
NOT_OBJECTED: Final = KINDS.add("not-objected", "who:seat", deed=True)
CALLED: Final = KINDS.add("called", "who:seat", reveals=True)
CLAIM_WAS_TRUE: Final = KINDS.add("claim-was-true", "who:seat favour:favour", reveals=True)
CLAIM_WAS_FALSE: Final = KINDS.add("claim-was-false", "who:seat favour:favour", reveals=True)
FAVOURS_RETURNED: Final = KINDS.add("favours-returned", "who:seat cards")
ACQUIRED: Final = KINDS.add("acquired", "who:seat owner:place type:material quality coins")
BARTERED: Final = KINDS.add("bartered", "who:seat owner:place type:material quality given:material given_quality")
RECYCLED: Final = KINDS.add("recycled", "who:seat from:landfill type:material quality coins")
RESOLD: Final = KINDS.add("resold", "who:seat buyer:place type:material quality coins")
SHARE_GRANTED: Final = KINDS.add("share-granted", "who:seat owner:place type:material quality")

# ABILITY
INFLUENCED: Final = KINDS.add("influenced", "who:seat target:seat reputation coins")
INFLUENCE_PROPOSED: Final = KINDS.add("influence-proposed", "who:seat target:seat reputation coins", reveals=True)
INFLUENCE_REFUSED: Final = KINDS.add("influence-refused", "who:seat", reveals=True)
FORGED_INTO: Final = KINDS.add("forged-into", "who:seat owner:seat type:material quality into:material")
REPAIRED: Final = KINDS.add("repaired", "who:seat owner:seat type:material quality")
INVESTED: Final = KINDS.add("invested", "who:seat coins", reveals=True)
FAVOUR_GIVEN: Final = KINDS.add("favour-given", "who:seat target:seat", deed=True)
FAVOUR_DRAFTED: Final = KINDS.add("favour-drafted", "who:seat target:seat", reveals=True)
SCAVENGED: Final = KINDS.add("scavenged", "who:seat from:landfill type:material")
PEEKED: Final = KINDS.add("peeked", "who:seat deck:deck", reveals=True)
SAW_MATERIAL: Final = KINDS.add("saw-material", "who:seat type:material", reveals=True)
SAW_ACTIVITY: Final = KINDS.add("saw-activity", "who:seat activity:activity", reveals=True)
SAW_FAVOUR: Final = KINDS.add("saw-favour", "who:seat favour:favour", reveals=True)
SAW_EVENT: Final = KINDS.add("saw-event", "who:seat card:event", reveals=True)

# CREDIT CARD
APPLIED: Final = KINDS.add("applied", "who:seat coins")
PAID_OFF: Final = KINDS.add("paid-off", "who:seat coins on_card")
DEBT_CLEARED: Final = KINDS.add("debt-cleared", "who:seat")
PAYMENT_WAIVED: Final = KINDS.add("payment-waived", "who:seat coins")

# EVENT
EVENT_DRAWN: Final = KINDS.add("event-drawn", "who:seat")
EVENTS_RESHUFFLED: Final = KINDS.add("events-reshuffled", "cards")
EVENT_TRIGGERED: Final = KINDS.add("event-triggered", "who:seat card:event", reveals=True)
EVENT_STARTED: Final = KINDS.add("event-started", "card:event")
TOSSED: Final = KINDS.add("tossed", "who:seat dollar", reveals=True)
NAMED: Final = KINDS.add("named", "who:seat target:seat")
MATERIAL_WORN: Final = KINDS.add("material-worn", "who:seat type:material quality")
MATERIAL_GIVEN: Final = KINDS.add("material-given", "who:seat target:seat type:material quality")
REDEEMED: Final = KINDS.add("redeemed", "who:seat coins")
REPURCHASED: Final = KINDS.add("repurchased", "who:seat target:seat type:material")
MATERIALS_REMOVED: Final = KINDS.add("materials-removed", "type:material", reveals=True)
LANDFILL_BURNED: Final = KINDS.add("landfill-returned", "who:seat cards")
CREDIT_LOST: Final = KINDS.add("credit-lost", "who:seat coins")
GAP_MEASURED: Final = KINDS.add("gap-measured", "gap")
