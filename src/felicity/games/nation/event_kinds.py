"""What can happen at Happy Nation's table, as kinds of event. Fields are written `name:kind`; `reveals` marks those that end undo."""

from __future__ import annotations

from typing import Final

from felicity.core.event import EventKinds

KINDS: Final = EventKinds()

# Set-up
CHARACTER_CHOSEN: Final = KINDS.add("character-chosen", "who:seat character:character")
GAME_STARTED: Final = KINDS.add("game-started", "who:seat")
START_RECEIVED: Final = KINDS.add("start-received", "who:seat money houses bread for_sale")
OPENING_LOAN_TAKEN: Final = KINDS.add("opening-loan-taken", "who:seat money")

# The round. Whether somebody can pay depends on hidden money.
ROUND_STARTED: Final = KINDS.add("round-started", "round")
PAYMENTS_PUT_OFF: Final = KINDS.add("payments-put-off", "round")
LOAN_PAID: Final = KINDS.add("loan-paid", "who:seat interest payback balance", reveals=True)
INTEREST_PAID: Final = KINDS.add("interest-paid", "who:seat interest balance", reveals=True)
LOAN_CLEARED: Final = KINDS.add("loan-cleared", "who:seat amount")
LEVEL_LOST: Final = KINDS.add("level-lost", "who:seat level money", reveals=True)
ELIMINATED: Final = KINDS.add("eliminated", "who:seat money balance", reveals=True)
RETURN_RECEIVED: Final = KINDS.add("return-received", "who:seat money due", reveals=True)
HAPPINESS_MOVED: Final = KINDS.add("happiness-moved", "who:seat change happiness source:source")
END_SET_OFF: Final = KINDS.add("end-set-off", "ending:ending")
GAME_ENDED: Final = KINDS.add("game-ended", "ending:ending")
PURSE_OPENED: Final = KINDS.add("purse-opened", "who:seat money", reveals=True)
MAT_OPENED: Final = KINDS.add("mat-opened", "money", reveals=True)

# The day
HOURS_LOST: Final = KINDS.add("hours-lost", "who:seat hours cards")
UPGRADED: Final = KINDS.add("upgraded", "who:seat level money houses for_sale")
WORKED: Final = KINDS.add("worked", "who:seat level product:product items hours money")
VISITED: Final = KINDS.add("visited", "who:seat host:seat")
BOUGHT: Final = KINDS.add("bought", "who:seat host:seat product:product items money")
LOAN_TAKEN: Final = KINDS.add("loan-taken", "who:seat host:seat amount repaid")
LOAN_REPAID: Final = KINDS.add("loan-repaid", "who:seat host:seat money")
ENJOYED_ENTERTAINMENT: Final = KINDS.add("enjoyed-entertainment", "who:seat")
INVESTED: Final = KINDS.add("invested", "who:seat money return")
LOAN_OFFERED: Final = KINDS.add("loan-offered", "who:seat amount")
LOAN_REPLACED: Final = KINDS.add("loan-replaced", "who:seat amount by")
LOAN_WITHDRAWN: Final = KINDS.add("loan-withdrawn", "who:seat amount")
WORKED_ABROAD: Final = KINDS.add("worked-abroad", "who:seat money")
MAT_SEEN_EMPTY: Final = KINDS.add("mat-seen-empty", "who:seat", reveals=True)
DAY_ENDED: Final = KINDS.add("day-ended", "who:seat hours")

# Explorer cards
EXPLORED: Final = KINDS.add("explored", "who:seat")
CARD_SEEN: Final = KINDS.add("card-seen", "who:seat card:explorer", reveals=True)
DISCARDS_RESHUFFLED: Final = KINDS.add("discards-reshuffled", "cards")
CARD_PLAYED: Final = KINDS.add("card-played", "who:seat card:explorer")
CARD_DISCARDED: Final = KINDS.add("card-discarded", "who:seat card:explorer")
CARD_LOST: Final = KINDS.add("card-lost", "who:seat card:explorer", reveals=True)
GOODS_SPENT: Final = KINDS.add("goods-spent", "who:seat product:product items")
GOODS_RECEIVED: Final = KINDS.add("goods-received", "who:seat product:product items")
PAID_ABROAD: Final = KINDS.add("paid-abroad", "who:seat money")
FIRST_AID_GIVEN: Final = KINDS.add("first-aid-given", "who:seat target:seat")
FRIEND_HELPED: Final = KINDS.add("friend-helped", "who:seat target:seat money", reveals=True)
FRIEND_TOO_POOR: Final = KINDS.add("friend-too-poor", "who:seat target:seat", reveals=True)
PRESENT_GIVEN: Final = KINDS.add("present-given", "who:seat target:seat money")
PRESENT_DECLINED: Final = KINDS.add("present-declined", "who:seat target:seat")

# Sickness
SICKNESS_DRAWN: Final = KINDS.add("sickness-drawn", "who:seat", reveals=True)
FELL_ILL: Final = KINDS.add("fell-ill", "who:seat")
VACCINE_USED: Final = KINDS.add("vaccine-used", "who:seat")
MEDICINE_TAKEN: Final = KINDS.add("medicine-taken", "who:seat")
SICKNESS_DISCARDED: Final = KINDS.add("sickness-discarded", "")
DOCTOR_RESHUFFLED: Final = KINDS.add("doctor-reshuffled", "who:seat cards")
DOCTOR_LEFT_DISCARDS: Final = KINDS.add("doctor-left-discards", "who:seat")

# The evening, prices, the end of the round
GOODS_USED_UP: Final = KINDS.add("goods-used-up", "who:seat houses bread")
PRICE_SET: Final = KINDS.add("price-set", "who:seat price")
GOODS_STORED: Final = KINDS.add("goods-stored", "who:seat product:product items")
SURPLUS_RETURNED: Final = KINDS.add("surplus-returned", "who:seat product:product items")
MONEY_PRINTED: Final = KINDS.add("money-printed", "who:seat money")
MAT_COUNTED: Final = KINDS.add("mat-counted", "money", reveals=True)
FOREIGNERS_BOUGHT: Final = KINDS.add("foreigners-bought", "who:seat product:product items money")
