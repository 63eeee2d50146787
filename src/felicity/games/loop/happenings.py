"""What can happen at LOOP's table, as kinds of event. Figures are written `name:kind`; `reveals` marks those that end undo."""

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
GOAL_DEALT: Final = _kind("goal-dealt", "who:seat goal:goal", reveals=True)
CAREER_DEALT: Final = _kind("career-dealt", "who:seat career:career", reveals=True)
CAREER_SEALED: Final = _kind("career-sealed", "who:seat", reveals=True)
CAREER_REVEALED: Final = _kind("career-revealed", "who:seat career:career", reveals=True)
INITIAL_SETUP_TAKEN: Final = _kind("initial-setup-taken", "who:seat happiness coins reputation")
STARTING_MATERIAL_DRAWN: Final = _kind("starting-material-drawn", "who:seat type:material quality", reveals=True)

# The turn
ROUND_STARTED: Final = _kind("round-started", "round")
TURN_STARTED: Final = _kind("turn-started", "who:seat")
TURN_ENDED: Final = _kind("turn-ended", "who:seat")
FAVOUR_DRAWN: Final = _kind("favour-drawn", "who:seat")
FAVOUR_SEEN: Final = _kind("favour-seen", "who:seat favour:favour", reveals=True)
FAVOURS_RESHUFFLED: Final = _kind("favours-reshuffled", "cards")
HIDDEN_FAVOUR_REVEALED: Final = _kind("hidden-favour-revealed", "favour:favour", reveals=True)
WORKED: Final = _kind("worked", "who:seat coins happiness")
COIN_TAKEN: Final = _kind("coin-taken", "who:seat")
BOUGHT: Final = _kind("bought", "who:seat type:material quality coins reputation")
SALVAGED: Final = _kind("salvaged", "who:seat from:landfill type:material quality coins reputation")
FREE_MATERIAL_TAKEN: Final = _kind("free-material-taken", "who:seat type:material quality")
MATERIAL_USED: Final = _kind("material-used", "who:seat owner:place type:material quality")
BROKEN: Final = _kind("broken", "owner:place type:material")
ACTIVITY_COMPLETED: Final = _kind("activity-completed", "who:seat activity:activity")
ACTIVITY_DROPPED: Final = _kind("activity-dropped", "who:seat activity:activity")
GOAL_ACHIEVED: Final = _kind("goal-achieved", "who:seat goal:goal happiness", reveals=True)
REPUTATION_SPENT: Final = _kind("reputation-spent", "who:seat reputation")
REPUTATION_GAINED: Final = _kind("reputation-gained", "who:seat reputation")
COINS_GAINED: Final = _kind("coins-gained", "who:seat coins")
COINS_PAID: Final = _kind("coins-paid", "who:seat coins")
HAPPINESS_MOVED: Final = _kind("happiness-moved", "who:seat change happiness source:source")
MATERIAL_REFILLED: Final = _kind("material-refilled", "slot type:material exhibited", reveals=True)
ACTIVITY_REFILLED: Final = _kind("activity-refilled", "slot activity:activity", reveals=True)
ACTIVITIES_RESHUFFLED: Final = _kind("activities-reshuffled", "cards")
DEPLETED: Final = _kind("depleted", "")
MATERIAL_BURNT: Final = _kind("material-burnt", "type:material", reveals=True)
END_SET_OFF: Final = _kind("end-set-off", "ending:ending")
GAME_ENDED: Final = _kind("game-ended", "ending:ending")

# FAVOUR
FAVOUR_PLAYED: Final = _kind("favour-played", "who:seat target:place favour:favour asked:option offered:held")
FAVOUR_PLAYED_FACE_DOWN: Final = _kind(
    "favour-played-face-down", "who:seat target:place favour:favour asked:option offered:held", reveals=True
)
FAVOUR_ACCEPTED: Final = _kind("favour-accepted", "who:seat favour:favour", reveals=True)
FAVOUR_REJECTED: Final = _kind("favour-rejected", "who:seat favour:favour", reveals=True)
FAVOUR_DISCARDED: Final = _kind("favour-discarded", "who:seat favour:favour", reveals=True)
OBJECTED: Final = _kind("objected", "who:seat", reveals=True)
NOT_OBJECTED: Final = _kind("not-objected", "who:seat", reveals=True)
CALLED: Final = _kind("called", "who:seat", reveals=True)
CLAIM_WAS_TRUE: Final = _kind("claim-was-true", "who:seat favour:favour", reveals=True)
CLAIM_WAS_FALSE: Final = _kind("claim-was-false", "who:seat favour:favour", reveals=True)
FAVOURS_RETURNED: Final = _kind("favours-returned", "who:seat cards")
ACQUIRED: Final = _kind("acquired", "who:seat owner:place type:material quality coins")
BARTERED: Final = _kind("bartered", "who:seat owner:place type:material quality given:material given_quality")
RECYCLED: Final = _kind("recycled", "who:seat from:landfill type:material quality coins")
RESOLD: Final = _kind("resold", "who:seat buyer:place type:material quality coins")
SHARE_GRANTED: Final = _kind("share-granted", "who:seat owner:place type:material quality")

# ABILITY
INFLUENCED: Final = _kind("influenced", "who:seat target:seat reputation coins")
INFLUENCE_PROPOSED: Final = _kind("influence-proposed", "who:seat target:seat reputation coins", reveals=True)
INFLUENCE_REFUSED: Final = _kind("influence-refused", "who:seat", reveals=True)
FORGED_INTO: Final = _kind("forged-into", "who:seat owner:seat type:material quality into:material")
REPAIRED: Final = _kind("repaired", "who:seat owner:seat type:material quality")
INVESTED: Final = _kind("invested", "who:seat coins", reveals=True)
FAVOUR_GIVEN: Final = _kind("favour-given", "who:seat target:seat", reveals=True)
FAVOUR_DRAFTED: Final = _kind("favour-drafted", "who:seat target:seat", reveals=True)
SCAVENGED: Final = _kind("scavenged", "who:seat from:landfill type:material")
PEEKED: Final = _kind("peeked", "who:seat deck:deck", reveals=True)
SAW_MATERIAL: Final = _kind("saw-material", "who:seat type:material", reveals=True)
SAW_ACTIVITY: Final = _kind("saw-activity", "who:seat activity:activity", reveals=True)
SAW_FAVOUR: Final = _kind("saw-favour", "who:seat favour:favour", reveals=True)
SAW_EVENT: Final = _kind("saw-event", "who:seat card:event", reveals=True)

# CREDIT CARD
APPLIED: Final = _kind("applied", "who:seat coins")
PAID_OFF: Final = _kind("paid-off", "who:seat coins on_card")
DEBT_CLEARED: Final = _kind("debt-cleared", "who:seat")
PAYMENT_WAIVED: Final = _kind("payment-waived", "who:seat coins")

# EVENT
EVENT_DRAWN: Final = _kind("event-drawn", "who:seat")
EVENTS_RESHUFFLED: Final = _kind("events-reshuffled", "cards")
EVENT_TRIGGERED: Final = _kind("event-triggered", "who:seat card:event", reveals=True)
EVENT_STARTED: Final = _kind("event-started", "card:event")
TOSSED: Final = _kind("tossed", "who:seat dollar", reveals=True)
NAMED: Final = _kind("named", "who:seat target:seat")
MATERIAL_WORN: Final = _kind("material-worn", "who:seat type:material quality")
MATERIAL_GIVEN: Final = _kind("material-given", "who:seat target:seat type:material quality")
REDEEMED: Final = _kind("redeemed", "who:seat coins")
REPURCHASED: Final = _kind("repurchased", "who:seat target:seat type:material")
MATERIALS_REMOVED: Final = _kind("materials-removed", "type:material", reveals=True)
LANDFILL_BURNED: Final = _kind("landfill-returned", "who:seat cards")
CREDIT_LOST: Final = _kind("credit-lost", "who:seat coins")
GAP_MEASURED: Final = _kind("gap-measured", "gap")
