"""What can happen at Happy Nation's table, as kinds of event. Figures are written `name:kind`; `reveals` marks those that end undo."""

from __future__ import annotations

from typing import Final

from felicity.core.event import EventKind

KINDS: Final[dict[str, EventKind]] = {}


def _kind(name: str, figures: str = "", reveals: bool = False) -> EventKind:
    kind = EventKind(name, figures, reveals)
    KINDS[name] = kind
    return kind


# Set-up
CHARACTER_CHOSEN: Final = _kind("character-chosen", "who:seat character:character")
GAME_STARTED: Final = _kind("game-started", "who:seat")
START_RECEIVED: Final = _kind("start-received", "who:seat money houses bread for_sale")
OPENING_LOAN_TAKEN: Final = _kind("opening-loan-taken", "who:seat money")

# The round. Whether somebody can pay depends on money that is hidden.
ROUND_STARTED: Final = _kind("round-started", "round")
LOAN_PAID: Final = _kind("loan-paid", "who:seat interest payback balance", reveals=True)
INTEREST_PAID: Final = _kind("interest-paid", "who:seat interest balance", reveals=True)
LOAN_CLEARED: Final = _kind("loan-cleared", "who:seat amount")
LEVEL_LOST: Final = _kind("level-lost", "who:seat level money", reveals=True)
ELIMINATED: Final = _kind("eliminated", "who:seat money balance", reveals=True)
RETURN_RECEIVED: Final = _kind("return-received", "who:seat money due", reveals=True)
HAPPINESS_MOVED: Final = _kind("happiness-moved", "who:seat change happiness source:source")
END_SET_OFF: Final = _kind("end-set-off", "ending:ending")
GAME_ENDED: Final = _kind("game-ended", "ending:ending")
PURSE_OPENED: Final = _kind("purse-opened", "who:seat money", reveals=True)
MAT_OPENED: Final = _kind("mat-opened", "money", reveals=True)

# The day
HOURS_LOST: Final = _kind("hours-lost", "who:seat hours cards")
UPGRADED: Final = _kind("upgraded", "who:seat level money houses for_sale")
WORKED: Final = _kind("worked", "who:seat level product:product items hours money")
VISITED: Final = _kind("visited", "who:seat host:seat")
BOUGHT: Final = _kind("bought", "who:seat host:seat product:product items money")
LOAN_TAKEN: Final = _kind("loan-taken", "who:seat host:seat amount repaid")
LOAN_REPAID: Final = _kind("loan-repaid", "who:seat host:seat money")
ENJOYED_ENTERTAINMENT: Final = _kind("enjoyed-entertainment", "who:seat")
INVESTED: Final = _kind("invested", "who:seat money return")
LOAN_OFFERED: Final = _kind("loan-offered", "who:seat amount")
LOAN_REPLACED: Final = _kind("loan-replaced", "who:seat amount by")
LOAN_WITHDRAWN: Final = _kind("loan-withdrawn", "who:seat amount")
WORKED_ABROAD: Final = _kind("worked-abroad", "who:seat money")
MAT_SEEN_EMPTY: Final = _kind("mat-seen-empty", "who:seat", reveals=True)
DAY_ENDED: Final = _kind("day-ended", "who:seat hours")

# Explorer cards
EXPLORED: Final = _kind("explored", "who:seat")
CARD_SEEN: Final = _kind("card-seen", "who:seat card:explorer", reveals=True)
DISCARDS_RESHUFFLED: Final = _kind("discards-reshuffled", "cards")
CARD_PLAYED: Final = _kind("card-played", "who:seat card:explorer")
CARD_DISCARDED: Final = _kind("card-discarded", "who:seat card:explorer")
CARD_LOST: Final = _kind("card-lost", "who:seat card:explorer", reveals=True)
GOODS_SPENT: Final = _kind("goods-spent", "who:seat product:product items")
GOODS_RECEIVED: Final = _kind("goods-received", "who:seat product:product items")
PAID_ABROAD: Final = _kind("paid-abroad", "who:seat money")
FIRST_AID_GIVEN: Final = _kind("first-aid-given", "who:seat target:seat")
FRIEND_HELPED: Final = _kind("friend-helped", "who:seat target:seat money", reveals=True)
FRIEND_TOO_POOR: Final = _kind("friend-too-poor", "who:seat target:seat", reveals=True)
PRESENT_GIVEN: Final = _kind("present-given", "who:seat target:seat money")
PRESENT_DECLINED: Final = _kind("present-declined", "who:seat target:seat")

# Sickness
SICKNESS_DRAWN: Final = _kind("sickness-drawn", "who:seat", reveals=True)
FELL_ILL: Final = _kind("fell-ill", "who:seat")
VACCINE_USED: Final = _kind("vaccine-used", "who:seat")
MEDICINE_TAKEN: Final = _kind("medicine-taken", "who:seat")
SICKNESS_DISCARDED: Final = _kind("sickness-discarded", "")
DOCTOR_RESHUFFLED: Final = _kind("doctor-reshuffled", "who:seat cards")
DOCTOR_LEFT_DISCARDS: Final = _kind("doctor-left-discards", "who:seat")

# The evening, prices, the end of the round
GOODS_USED_UP: Final = _kind("goods-used-up", "who:seat houses bread")
PRICE_SET: Final = _kind("price-set", "who:seat price")
GOODS_STORED: Final = _kind("goods-stored", "who:seat product:product items")
SURPLUS_RETURNED: Final = _kind("surplus-returned", "who:seat product:product items")
MONEY_PRINTED: Final = _kind("money-printed", "who:seat money")
MAT_COUNTED: Final = _kind("mat-counted", "money", reveals=True)
FOREIGNERS_BOUGHT: Final = _kind("foreigners-bought", "who:seat product:product items money")
