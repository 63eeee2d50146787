"""LOOP's options: every answer that a seat can ever give, in a fixed order, with tables in which the rules look them up."""

from __future__ import annotations

from typing import Final

from felicity.core.option import Alphabet, Option, OptionKind, OptionKinds
from felicity.core.position import seat_text
from felicity.games.loop import names
from felicity.games.loop.constants import (
    ACQUIRE,
    BARTER,
    DECKS,
    FAVOURS,
    FOOD,
    MARKET,
    MATERIALS,
    MAX_QUALITY,
    MAX_SEATS,
    RESELL,
    SHARE,
    SHARED,
    UTILITY,
    is_forged,
    quality_of,
    shares_of,
    type_of,
)

# Kinds, in groups: the turn's action, REPUTATION, GOAL, FAVOUR, ABILITY, credit, and questions out of turn.
KINDS: Final = OptionKinds()
WORKS: Final = KINDS.add("work", "salary:salary")
TAKES_COIN: Final = KINDS.add("take-coin", text="take a coin")
BUYS: Final = KINDS.add("buy", "type:material quality reputation:with half:half")
SALVAGES: Final = KINDS.add("salvage", "from:landfill=owner type:material")
PAYS: Final = KINDS.add("pay", "quality reputation:with half:half")
CONSUMES: Final = KINDS.add("consume", "activity:activity")
USES: Final = KINDS.add("use", "owner:place ref:ref")
DROPS: Final = KINDS.add("drop", "activity:activity")
CLAIMS: Final = KINDS.add("claim", "goal:goal")
SPENDS_FOR_COIN: Final = KINDS.add("reputation-coin", text="reputation for coin")
SPENDS_FOR_HAPPINESS: Final = KINDS.add("reputation-happiness", text="reputation for happiness")
ACQUIRES: Final = KINDS.add("acquire", "owner:place ref:ref")
BARTERS: Final = KINDS.add("barter", "owner:place ref:ref")
RECYCLES: Final = KINDS.add("recycle", "from:landfill=owner type:material quality")
RESELLS: Final = KINDS.add("resell", "owner:place ref:ref")
SHARES: Final = KINDS.add("share", "owner:place ref:ref")
OFFERS: Final = KINDS.add("offer", "ref:ref")
PLAYS_FACE_DOWN: Final = KINDS.add("face-down", "favour:favour", "face-down {favour}")
PLAYS_AS_RESELL: Final = KINDS.add("as-resell", text="recycle as resell")
ACCEPTS: Final = KINDS.add("accept")
REJECTS_WITH_CARD: Final = KINDS.add("reject-card", text="reject with card")
REJECTS_WITH_REPUTATION: Final = KINDS.add("reject-reputation", text="reject with reputation")
CALLS: Final = KINDS.add("call")
OBJECTS: Final = KINDS.add("object", "favour:favour")
PASSES: Final = KINDS.add("pass")
INFLUENCES: Final = KINDS.add("influence", "target:seat for:reward=reward", "influence {target} for {for}")
AGREES: Final = KINDS.add("agree")
REFUSES: Final = KINDS.add("refuse")
FORGES: Final = KINDS.add("forge", "owner:place ref:ref")
FORGES_INTO: Final = KINDS.add("into", "type:material")
REPAIRS: Final = KINDS.add("repair", "owner:place ref:ref")
SWAPS: Final = KINDS.add("swap", "favour:favour")
LIVES_SIMPLY: Final = KINDS.add("minimalist")
INVESTS: Final = KINDS.add("invest")
CARES: Final = KINDS.add("care", "target:seat favour:favour")
SCAVENGES: Final = KINDS.add("scavenge", "from:landfill=owner type:material")
PEEKS: Final = KINDS.add("peek", "deck:deck")
DRAFTS: Final = KINDS.add("draft", "target:seat")
APPLIES: Final = KINDS.add("apply")
TAKES: Final = KINDS.add("take", "type:material")
TAKES_SLOT: Final = KINDS.add("slot", "slot:slot")
SKIPS: Final = KINDS.add("skip")
PAYS_OFF: Final = KINDS.add("pay-off", "on coins", "pay off {on} with {coins}")  # `on`: COIN already on the card
ENDS_TURN: Final = KINDS.add("end-turn")
NAMES: Final = KINDS.add("name", "target:seat")
LOSES_COIN: Final = KINDS.add("lose-coin")
TOSSES: Final = KINDS.add("toss")
WEARS: Final = KINDS.add("wear", "ref:ref")
REDEEMS: Final = KINDS.add("redeem", "offer:offer")
REPURCHASES: Final = KINDS.add("repurchase", "from:landfill=owner type:material")
GIVES: Final = KINDS.add("give", "target:seat ref:ref")
RESOLVES: Final = KINDS.add("resolve", "event:event")
CHOOSES_CAREER: Final = KINDS.add("career", "career:career")


class LoopOption(Option):
    """One answer, with its arguments. A MATERIAL in an AREA is named by a `ref`: its type, its QUALITY and its mark."""

    owner: int  # the seat whose AREA or LANDFILL it is; MARKET if nobody's
    target: int
    type: int
    quality: int
    ref: int
    salary: int
    reputation: int
    half: int
    activity: int
    goal: int
    favour: int
    reward: int
    deck: int
    slot: int
    on: int
    coins: int
    offer: int
    event: int
    career: int


# Marks that tell a MATERIAL from others of its type and QUALITY: none, how often it may be shared this turn, or forged this turn.
# (There is never more than one forged MATERIAL.)
MARKS: Final = ["", " shared", " shared 2", " shared 3", " shared 4", " forged"]
FORGED_MARK: Final = 5
UNMARKED: Final = 20  # ways to name a MATERIAL without a mark: 5 types, 4 QUALITY
REFS: Final = UNMARKED * len(MARKS)  # ways to name a MATERIAL in an AREA; the first are those without a mark


def _ref(m: int) -> int:
    mark = FORGED_MARK if is_forged(m) else shares_of(m)
    return mark * UNMARKED + type_of(m) * MAX_QUALITY + quality_of(m) - 1


# The number by which options name a MATERIAL, for each MATERIAL: needed so often that it is precomputed.
REF: Final = bytes([_ref(m) if quality_of(m) else 0 for m in range(SHARED * (MAX_QUALITY + 1))])


def ref_text(number: int) -> str:
    """E.g. `glass 3`, `glass 3 shared 2`, `glass 3 forged`."""
    mark, kind = divmod(number, UNMARKED)
    type, quality = divmod(kind, MAX_QUALITY)
    return f"{MATERIALS[type]} {quality + 1}{MARKS[mark]}"


_SEATS: Final = [seat_text(seat) for seat in range(MAX_SEATS)]
ALPHABET: Final = Alphabet(
    LoopOption,
    {
        "seat": _SEATS,
        "place": [*_SEATS, "market"],
        "landfill": [*_SEATS, "central"],
        "material": MATERIALS,
        "ref": [ref_text(number) for number in range(REFS)],
        "favour": FAVOURS,
        "activity": names.ACTIVITIES,
        "goal": names.GOALS,
        "deck": DECKS,
        "event": names.EVENTS,
        "career": names.CAREERS,
        "salary": ["", "1", "2", "3"],
        "with": ["", "with 1", "with 2"],
        "half": ["", "half"],
        "reward": ["coin", "reputation"],
        "slot": ["1", "2", "3", "4", "5"],
        "offer": ["a", "b", "c"],
    },
)


def _refs(kind: OptionKind, places: int) -> list[LoopOption]:
    """Options that name a place and a MATERIAL, at `place * REFS + ref`."""
    return [ALPHABET.add(kind, owner, ref) for owner in range(places) for ref in range(REFS)]


def _from_landfills(kind: OptionKind, landfills: int, types: int) -> list[LoopOption]:
    """Options that name a LANDFILL and a MATERIAL in it, at `landfill * types + type`."""
    return [ALPHABET.add(kind, owner, type) for owner in range(landfills) for type in range(types)]


def _priced(kind: OptionKind, *type: int) -> list[LoopOption]:
    """Purchases: QUALITY, of which up to 2 by REPUTATION, at full or half price; at `price_index`. At least 1 QUALITY is paid in COIN."""
    table: list[LoopOption] = []
    for quality in range(1, MAX_QUALITY + 1):
        for reputation in range(3):
            for half in range(2):
                if reputation >= quality:
                    table.append(table[-1])  # padding: there is no such purchase, and it is never looked up
                else:
                    table.append(ALPHABET.add(kind, *type, quality, reputation, half))
    return table


def price_index(type: int, quality: int, reputation: int) -> int:
    """The index of a purchase in `BUY` or (with type 0) `PAY`; the same at half price comes next."""
    return ((type * MAX_QUALITY + quality - 1) * 3 + reputation) * 2


_EVERYWHERE: Final = MAX_SEATS + 1  # the AREA or LANDFILL of each seat, and the market or the central LANDFILL

WORK_AT: Final = ALPHABET.add_each(WORKS)
TAKE_COIN: Final = ALPHABET.add(TAKES_COIN)
BUY: Final = [option for type in range(len(MATERIALS)) for option in _priced(BUYS, type)]
SALVAGE: Final = _from_landfills(SALVAGES, _EVERYWHERE, len(MATERIALS))
PAY: Final = _priced(PAYS)
CONSUME: Final = ALPHABET.add_each(CONSUMES)
USE: Final = _refs(USES, _EVERYWHERE)
DROP: Final = ALPHABET.add_each(DROPS)
CLAIM: Final = ALPHABET.add_each(CLAIMS)
SPEND_FOR_COIN: Final = ALPHABET.add(SPENDS_FOR_COIN)
SPEND_FOR_HAPPINESS: Final = ALPHABET.add(SPENDS_FOR_HAPPINESS)

ACQUIRE_FROM: Final = _refs(ACQUIRES, _EVERYWHERE)
BARTER_FOR: Final = _refs(BARTERS, _EVERYWHERE)
RECYCLE_FROM: Final = [
    ALPHABET.add(RECYCLES, owner, type, quality)
    for owner in range(MAX_SEATS)
    for type in range(UTILITY)
    for quality in range(1, MAX_QUALITY + 1)
]
RENEW: Final = [
    ALPHABET.add(RECYCLES, MARKET, type, quality, text=f"renew {word} {quality}")
    for type, word in enumerate(MATERIALS)
    for quality in range(1, MAX_QUALITY + 1)
]
RESELL_TO: Final = [
    *_refs(RESELLS, MAX_SEATS),
    *(ALPHABET.add(RESELLS, MARKET, ref, text=f"resell deck {ref_text(ref)}") for ref in range(REFS)),
]
SHARE_OF: Final = _refs(SHARES, _EVERYWHERE)
OFFER: Final = ALPHABET.add_each(OFFERS)
FACE_DOWN: Final = ALPHABET.add_each(PLAYS_FACE_DOWN)
AS_RESELL: Final = ALPHABET.add(PLAYS_AS_RESELL)

ACCEPT: Final = ALPHABET.add(ACCEPTS)
REJECT_WITH_CARD: Final = ALPHABET.add(REJECTS_WITH_CARD)
REJECT_WITH_REPUTATION: Final = ALPHABET.add(REJECTS_WITH_REPUTATION)
CALL: Final = ALPHABET.add(CALLS)
OBJECT: Final = ALPHABET.add_each(OBJECTS)
PASS: Final = ALPHABET.add(PASSES)

INFLUENCE_FOR_COIN: Final = [ALPHABET.add(INFLUENCES, target, 0) for target in range(MAX_SEATS)]
INFLUENCE_FOR_REPUTATION: Final = [ALPHABET.add(INFLUENCES, target, 1) for target in range(MAX_SEATS)]
AGREE: Final = ALPHABET.add(AGREES)
REFUSE: Final = ALPHABET.add(REFUSES)
FORGE: Final = _refs(FORGES, MAX_SEATS)
INTO: Final = [ALPHABET.add(FORGES_INTO, type) for type in range(len(MATERIALS)) if type != FOOD]
REPAIR: Final = _refs(REPAIRS, MAX_SEATS)
SWAP: Final = ALPHABET.add_each(SWAPS)
MINIMALIST: Final = ALPHABET.add(LIVES_SIMPLY)
INVEST: Final = ALPHABET.add(INVESTS)
CARE: Final = [option for target in range(MAX_SEATS) for option in ALPHABET.add_each(CARES, target)]
SCAVENGE: Final = _from_landfills(SCAVENGES, _EVERYWHERE, UTILITY)
PEEK: Final = ALPHABET.add_each(PEEKS)
DRAFT: Final = ALPHABET.add_each(DRAFTS)

APPLY: Final = ALPHABET.add(APPLIES)
TAKE: Final = ALPHABET.add_each(TAKES)
SLOT: Final = ALPHABET.add_each(TAKES_SLOT)
SKIP: Final = ALPHABET.add(SKIPS)
PAY_OFF: Final = [ALPHABET.add(PAYS_OFF, on, coins) for on in range(5) for coins in (1, 2) if on + coins <= 5]
END_TURN: Final = ALPHABET.add(ENDS_TURN)

NAME: Final = ALPHABET.add_each(NAMES)
LOSE_COIN: Final = ALPHABET.add(LOSES_COIN)
TOSS: Final = ALPHABET.add(TOSSES)
WEAR: Final = [ALPHABET.add(WEARS, ref) for ref in range(UNMARKED)]  # nothing is marked between turns
REDEEM: Final = ALPHABET.add_each(REDEEMS)
REPURCHASE: Final = _from_landfills(REPURCHASES, MAX_SEATS, UTILITY)
GIVE: Final = [ALPHABET.add(GIVES, target, ref) for target in range(MAX_SEATS) for ref in range(UNMARKED)]
RESOLVE: Final = ALPHABET.add_each(RESOLVES)
CAREER: Final = ALPHABET.add_each(CHOOSES_CAREER)

# The tables of the FAVOUR types that name a MATERIAL, by type.
BY_FAVOUR: Final = {ACQUIRE: ACQUIRE_FROM, BARTER: BARTER_FOR, RESELL: RESELL_TO, SHARE: SHARE_OF}
