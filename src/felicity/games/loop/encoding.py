"""What a seat of LOOP may know (LOOP-R3), as a row of numbers: the table of its fields, and the value of each."""

from __future__ import annotations

from typing import Final

from felicity.core.encoding import Encoding, Field, Pieces, Writer, counts, flag, number, one_of
from felicity.core.position import seat_text
from felicity.core.step import AnyStep, Choice
from felicity.games.loop import names
from felicity.games.loop.alphabet import ALPHABET, REF, UNMARKED, LoopOption, ref_text
from felicity.games.loop.buy import PayForSalvage
from felicity.games.loop.careers import AgreeToInfluence, ForgeInto
from felicity.games.loop.constants import (
    ACTIONS,
    ACTIVITY_DECK,
    ENDINGS,
    EVENT_DECK,
    FAVOUR_DECK,
    FAVOURS,
    MARKET,
    MATERIAL_DECK,
    MATERIALS,
    MAX_QUALITY,
    MAX_SEATS,
    MODES,
    NOTHING,
    count,
    is_forged,
    quality_of,
    shares_of,
    size,
    type_of,
)
from felicity.games.loop.consume import UseMaterial
from felicity.games.loop.credit import coins_on, is_due
from felicity.games.loop.event import ChooseEvent
from felicity.games.loop.favour import AnswerFavour, Object, OfferMaterial
from felicity.games.loop.guess import has_seen, knows_event, knows_top
from felicity.games.loop.hands import known_of
from felicity.games.loop.landfill import landfill_at
from felicity.games.loop.loading import STEPS
from felicity.games.loop.market import TakeMaterial, TakeSlot
from felicity.games.loop.player import Player
from felicity.games.loop.state import LoopState

SLOTS: Final = 5  # of the market
FACE_DOWN: Final = len(FAVOURS)  # a FAVOUR on the table that the seat can't see
SEATS: Final = [seat_text(seat) for seat in range(MAX_SEATS)]
PLACES: Final = [*SEATS, "market"]
KINDS: Final[list[str]] = [ref_text(ref) for ref in range(UNMARKED)]
QUESTIONS: Final[list[type[AnyStep]]] = [step for step in STEPS.values() if issubclass(step, Choice)]
PILES: Final[dict[int, bytes]] = {}  # encoded counts of piles seen so far: with few cards there are not many
AREAS: Final = Pieces()  # of MATERIAL
OF_SEAT: Final = "the seat of each, 0 where nobody's is known"

TABLE: Final[list[Field]] = [
    one_of("mode", MODES),
    number("round", 255),
    one_of("starter", SEATS),
    one_of("active", SEATS, "whose turn it is"),
    flag("in_turn", "no while EVENTS are resolved between turns"),
    one_of("ending", ENDINGS, "what set off the end"),
    one_of("event", names.EVENTS, "in force, or about to be"),
    flag("event_begins_next_turn"),
    # The turn
    one_of("action", ACTIONS, "to which the turn is fixed"),
    number("bought", 20),
    flag("salvaged"),
    flag("halved", "was something bought at half price?"),
    number("consumed", 20),
    number("spent", 255),
    number("favours_played", 30),
    flag("ability_used"),
    number("applied", 20, "CREDIT CARDS taken in this turn"),
    flag("rewarded", "has the EVENT in force given its HAPPINESS?"),
    # The board
    *[
        field
        for slot in range(1, SLOTS + 1)
        for field in (
            one_of(f"market_{slot}", MATERIALS),
            number(f"market_{slot}_quality", MAX_QUALITY, "in Solo"),
            number(f"market_{slot}_shares", 7, "how often it may still be shared in this turn"),
        )
    ],
    number("material_deck", 60),
    counts("material_deck_bottom", MATERIALS, 30, "as far as everybody has seen it"),
    flag("depleted"),
    counts("burnt", MATERIALS, 7),
    counts("removed", MATERIALS, 7),
    counts("central_landfill", MATERIALS, 30, "in Solo"),
    counts("stage", names.ACTIVITIES, 5),
    number("activity_deck", 60),
    counts("activity_discard", names.ACTIVITIES, 5),
    number("favour_deck", 60),
    counts("favour_discard", FAVOURS, 7),
    number("favour_discard_hidden", 60, "discarded face-down"),
    counts("favour_discard_hidden_known", FAVOURS, 7, "those of them that the seat can follow"),
    number("event_deck", 60),
    counts("event_discard", names.EVENTS, 1),
    number("credit_cards", 99, "in the supply; -1: without limit", low=-1),
    one_of("top_material", MATERIALS, "of the deck, where the seat has seen it"),
    one_of("top_activity", names.ACTIVITIES),
    one_of("top_favour", FAVOURS),
    one_of("top_event", names.EVENTS),
    # The question, and the FAVOUR being resolved
    one_of("favour_on_table", [*FAVOURS, "face-down"]),
    one_of("about_seat", SEATS, "who asks, or who answers"),
    one_of("about_place", PLACES, "where the MATERIAL lies that the question is about"),
    one_of("about_material", MATERIALS),
    number("about_quality", MAX_QUALITY),
    one_of("about_offered", MATERIALS, "what a BARTER offers"),
    number("about_offered_quality", MAX_QUALITY),
    one_of("about_activity", names.ACTIVITIES),
    counts("about_events", names.EVENTS, 1, "those to choose from"),
    # Cards that players have
    counts("goals", names.GOALS, 1, "one's own, not yet achieved"),
    counts("goals_of", names.GOALS, MAX_SEATS, f"with open hands: {OF_SEAT}"),
    counts("achieved_by", names.GOALS, MAX_SEATS, OF_SEAT),
    counts("face_down_of", names.EVENTS, MAX_SEATS, f"EVENTS drawn that the seat knows: {OF_SEAT}"),
    counts("dealt", names.CAREERS, 1, "one's own to choose from"),
    one_of("sealed", names.CAREERS, "the one that one has chosen"),
]

PLAYER: Final[list[Field]] = [
    one_of("career", names.CAREERS, "none until the careers are open"),
    number("happiness", 12),
    number("zone", 2),
    number("reputation", 2),
    number("coins", 255),
    counts("materials", KINDS, 30),
    counts("shares", MATERIALS, 30, "how often they may still be shared in this turn"),
    one_of("forged", MATERIALS, "as what a MATERIAL counts in this turn"),
    counts("landfill", MATERIALS, 7),
    counts("activities", names.ACTIVITIES, 5),
    number("completed", 99, "ACTIVITIES in the whole game"),
    number("goals", 9, "not yet achieved"),
    number("achieved", 9),
    number("hand", 60, "FAVOURS"),
    counts("hand_known", FAVOURS, 7, "those of them that the seat knows"),
    counts("played", FAVOURS, 7),
    number("face_down", 30, "EVENTS drawn"),
    number("debts", 30, "CREDIT CARDS"),
    number("debts_coins", 150, "COINS that lie on them"),
    number("debts_due", 30, "those that are due in this turn"),
    flag("career_chosen"),
]


class LoopEncoding(Encoding[LoopState]):
    """The row of a seat of LOOP."""

    def __init__(self) -> None:
        super().__init__(MAX_SEATS, QUESTIONS, TABLE, PLAYER)

    def write_table(self, s: LoopState, seat: int, w: Writer) -> None:
        w.put(s.rules.mode)
        w.put(s.round)
        w.put(s.starter)
        w.put(s.active)
        w.flag(s.in_turn)
        w.put(s.ending)
        w.put(s.coming if s.coming != NOTHING else s.ongoing.event)
        w.flag(s.coming != NOTHING)
        write_turn(s, w)
        write_board(s, seat, w)
        write_question(s, seat, w)
        write_owned(s, seat, w)

    def write_player(self, s: LoopState, of: int, seat: int, w: Writer) -> None:
        player = s.players[of]
        w.put(player.career.number if s.round > 0 else NOTHING)
        w.put(player.happiness)
        w.put(s.zone(player.happiness))
        w.put(player.reputation)
        w.put(player.coins)
        write_materials(player.materials, w)
        write_pile(player.landfill, w)
        w.cards(player.activities, len(names.ACTIVITIES))
        w.put(player.completed)
        w.put(len(player.goals))
        w.put(len(player.achieved))
        w.put(size(player.hand))
        own = of == seat or s.rules.open_hands
        write_pile(player.hand if own else known_of(s, seat, of), w)
        write_pile(player.played, w)
        w.put(len(player.face_down))
        write_debts(player, w)
        w.flag(player.sealed != NOTHING)


def write_turn(s: LoopState, w: Writer) -> None:
    """What the active player has done so far."""
    w.put(s.action)
    w.put(s.bought)
    w.flag(s.salvaged)
    w.flag(s.halved)
    w.put(s.consumed)
    w.put(s.spent)
    w.put(s.favours_played)
    w.flag(s.ability_used)
    w.put(s.applied)
    w.flag(s.rewarded)


def write_board(s: LoopState, seat: int, w: Writer) -> None:
    """Market, stage, sizes of decks, Discard Piles; the top of a deck only for seats that have seen it."""
    for m in s.market:
        w.put(type_of(m) if m != NOTHING else NOTHING)
        w.put(quality_of(m) if m != NOTHING else 0)
        w.put(shares_of(m) if m != NOTHING else 0)
    w.put(len(s.material_deck))
    w.cards(s.material_deck[: s.bottom_seen], len(MATERIALS))
    w.flag(s.depleted)
    write_pile(s.burnt, w)
    write_pile(s.removed, w)
    write_pile(landfill_at(s, MARKET) if s.rules.solo else 0, w)
    w.cards(s.stage, len(names.ACTIVITIES))
    w.put(len(s.activity_deck))
    w.cards(s.activity_discard, len(names.ACTIVITIES))
    w.put(len(s.favour_deck))
    write_pile(s.favour_discard, w)
    w.put(len(s.favour_discard_hidden))
    w.cards(tuple([card & 7 for card in s.favour_discard_hidden if has_seen(s, seat, card >> 3)]), len(FAVOURS))
    w.put(len(s.event_deck))
    w.cards(s.event_discard, len(names.EVENTS))
    w.put(NOTHING if s.rules.unlimited_credit else s.credit_left)
    w.put(s.material_deck[-1] if s.material_deck and knows_top(s, seat, MATERIAL_DECK) else NOTHING)
    w.put(s.activity_deck[-1] if s.activity_deck and knows_top(s, seat, ACTIVITY_DECK) else NOTHING)
    w.put(s.favour_deck[-1] if s.favour_deck and knows_top(s, seat, FAVOUR_DECK) else NOTHING)
    w.put(s.event_deck[-1] if s.event_deck and knows_top(s, seat, EVENT_DECK) else NOTHING)


def write_question(s: LoopState, seat: int, w: Writer) -> None:
    """What the open question is about: it is on the agenda, where nothing is hidden."""
    on_table = s.on_table
    if on_table != NOTHING and s.on_table_hidden and not has_seen(s, seat, s.on_table_seen):
        on_table = FACE_DOWN
    w.put(on_table)
    who = place = type = offered = activity = NOTHING
    quality = offered_quality = 0
    events: tuple[int, ...] = ()
    step = s.agenda[-1] if s.agenda else None
    asked: LoopOption | None = None
    if isinstance(step, (Object, AnswerFavour)):
        who = step.asker
        asked = ALPHABET.options[step.asked]
        if step.offered > 0:
            offered, offered_quality = type_of(step.offered), quality_of(step.offered)
    elif isinstance(step, OfferMaterial):
        asked = ALPHABET.options[step.asked]
    elif isinstance(step, AgreeToInfluence):
        who = step.banker
    elif isinstance(step, UseMaterial):
        activity = step.activity
        if step.m > 0:
            place, type, quality = step.place, type_of(step.m), quality_of(step.m)
    elif isinstance(step, PayForSalvage):
        place, type = step.place, step.type
    elif isinstance(step, ForgeInto):
        place, type, quality = step.owner, ref_type(step.ref), ref_quality(step.ref)
    elif isinstance(step, TakeSlot):
        type, quality = step.type, step.quality
    elif isinstance(step, TakeMaterial):
        quality = step.quality
    elif isinstance(step, ChooseEvent):
        events = step.flipped
    if asked is not None:
        named = [argument.attribute for argument in asked.kind.arguments]
        if "owner" in named:
            place = asked.owner
        if "ref" in named:
            type, quality = ref_type(asked.ref), ref_quality(asked.ref)
        elif "type" in named:
            type, quality = asked.type, asked.quality
    w.put(who)
    w.put(place)
    w.put(type)
    w.put(quality)
    w.put(offered)
    w.put(offered_quality)
    w.put(activity)
    w.cards(events, len(names.EVENTS))


def ref_type(ref: int) -> int:
    """The type of a MATERIAL that an option names."""
    return ref % UNMARKED // MAX_QUALITY


def ref_quality(ref: int) -> int:
    """Its QUALITY."""
    return ref % MAX_QUALITY + 1


def write_owned(s: LoopState, seat: int, w: Writer) -> None:
    """The owners of unique cards, as far as the seat knows them."""
    mine = s.players[seat] if seat >= 0 else None
    goals_of = bytearray(len(names.GOALS))
    achieved_by = bytearray(len(names.GOALS))
    face_down_of = bytearray(len(names.EVENTS))
    for player in s.players:
        owner = player.seat + 1
        if s.rules.open_hands:
            for goal in player.goals:
                goals_of[goal] = owner
        for goal in player.achieved:
            achieved_by[goal] = owner
        for event in player.face_down:
            if knows_event(s, seat, event):
                face_down_of[event] = owner
    w.cards(() if mine is None else mine.goals, len(names.GOALS))
    w.counted(goals_of)
    w.counted(achieved_by)
    w.counted(face_down_of)
    w.cards(() if mine is None else mine.dealt, len(names.CAREERS))
    w.put(NOTHING if mine is None else mine.sealed)


def write_pile(pile: int, w: Writer) -> None:
    """The counts of a pile."""
    found = PILES.get(pile)
    if found is None:
        found = bytes([count(pile, kind) for kind in range(5)])
        PILES[pile] = found
    w.made(found, 5)


def write_materials(materials: tuple[int, ...], w: Writer) -> None:
    """An AREA: MATERIAL by type and QUALITY, shares by type, and the forged one."""
    found = AREAS.by_values.get(materials)
    if found is None:
        held = [0] * UNMARKED
        shares = [0] * len(MATERIALS)
        forged = [0] * len(MATERIALS)
        for m in materials:
            held[REF[m] % UNMARKED] += 1
            shares[type_of(m)] += shares_of(m)
            if is_forged(m):
                forged[type_of(m)] = 1
        found = AREAS.keep(materials, bytes(held + shares + forged))
    w.made(found, UNMARKED + len(MATERIALS) + 1)


def write_debts(player: Player, w: Writer) -> None:
    """CREDIT CARDS, the COINS on them, and how many are due."""
    coins = due = 0
    for debt in player.debts:
        coins += coins_on(debt)
        due += 1 if is_due(debt) else 0
    w.put(len(player.debts))
    w.put(coins)
    w.put(due)
