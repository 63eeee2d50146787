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
NO_GOALS: Final = bytes(len(names.GOALS))  # nobody owns one
NO_EVENTS: Final = bytes(len(names.EVENTS))
OF_SEAT: Final = "with which seat, 0 for none"

TABLE: Final[list[Field]] = [
    one_of("mode", MODES, "the mode of the game"),
    number("round", 255, "the round; 0 before the first"),
    one_of("starter", SEATS, "who began the game"),
    one_of("active", SEATS, "whose turn it is"),
    flag("in_turn", "is a turn being played? no between turns, while EVENTS are resolved"),
    one_of("ending", ENDINGS, "what has set off the end of the game"),
    one_of("event", names.EVENTS, "the EVENT in force, or the one that takes force next turn"),
    flag("event_begins_next_turn", "does that EVENT take force next turn?"),
    # The turn
    one_of("action", ACTIONS, "the action that this turn is for"),
    number("bought", 20, "MATERIALS bought in this turn"),
    flag("salvaged", "was a MATERIAL salvaged in this turn?"),
    flag("halved", "was something bought at half price in this turn?"),
    number("consumed", 20, "ACTIVITIES completed in this turn"),
    number("spent", 255, "COINS spent in this turn"),
    number("favours_played", 30, "FAVOURS played in this turn"),
    flag("ability_used", "was the ABILITY of the CAREER used in this turn?"),
    number("applied", 20, "CREDIT CARDS that the active player took in this turn"),
    flag("rewarded", "has the EVENT in force given its HAPPINESS in this turn?"),
    # The board
    *[
        field
        for slot in range(1, SLOTS + 1)
        for field in (
            one_of(f"market_{slot}", MATERIALS, "a MATERIAL in the market"),
            number(f"market_{slot}_quality", MAX_QUALITY, "its QUALITY; only in Solo"),
            number(f"market_{slot}_shares", 7, "times it can still be shared in this turn"),
        )
    ],
    number("material_deck", 60, "cards in the MATERIAL deck"),
    counts("material_deck_bottom", MATERIALS, 30, "MATERIALS at the bottom of the deck that everybody has seen"),
    flag("depleted", "is the MATERIAL deck depleted?"),
    counts("burnt", MATERIALS, 7, "MATERIALS burnt"),
    counts("removed", MATERIALS, 7, "MATERIALS left in the box"),
    counts("central_landfill", MATERIALS, 30, "MATERIALS in the central LANDFILL"),
    counts("stage", names.ACTIVITIES, 5, "ACTIVITIES on the stage"),
    number("activity_deck", 60, "cards in the ACTIVITY deck"),
    counts("activity_discard", names.ACTIVITIES, 5, "ACTIVITIES on the Discard Pile"),
    number("favour_deck", 60, "cards in the FAVOUR deck"),
    counts("favour_discard", FAVOURS, 7, "FAVOURS discarded face-up"),
    number("favour_discard_hidden", 60, "FAVOURS discarded face-down"),
    counts("favour_discard_hidden_known", FAVOURS, 7, "FAVOURS discarded face-down that the seat knows"),
    number("event_deck", 60, "cards in the EVENT deck"),
    counts("event_discard", names.EVENTS, 1, "EVENTS on the Discard Pile"),
    number("credit_cards", 99, "CREDIT CARDS in the supply; -1: as many as anybody needs", low=-1),
    one_of("top_material", MATERIALS, "the top card of the MATERIAL deck, if the seat has seen it"),
    one_of("top_activity", names.ACTIVITIES, "the top card of the ACTIVITY deck, if the seat has seen it"),
    one_of("top_favour", FAVOURS, "the top card of the FAVOUR deck, if the seat has seen it"),
    one_of("top_event", names.EVENTS, "the top card of the EVENT deck, if the seat has seen it"),
    # The question, and the FAVOUR being resolved
    one_of("favour_on_table", [*FAVOURS, "face-down"], "the FAVOUR being resolved"),
    one_of("about_seat", SEATS, "the other player in the question: who asks, or who answers"),
    one_of("about_place", PLACES, "the place of the MATERIAL in question"),
    one_of("about_material", MATERIALS, "the MATERIAL in question"),
    number("about_quality", MAX_QUALITY, "its QUALITY"),
    one_of("about_offered", MATERIALS, "the MATERIAL offered for a BARTER"),
    number("about_offered_quality", MAX_QUALITY, "its QUALITY"),
    one_of("about_activity", names.ACTIVITIES, "the ACTIVITY in question"),
    counts("about_events", names.EVENTS, 1, "EVENTS to choose from"),
    # Cards that players have
    counts("goals", names.GOALS, 1, "the seat's own GOALS not yet achieved"),
    counts("goals_of", names.GOALS, MAX_SEATS, f"GOALS that lie open: {OF_SEAT}"),
    counts("achieved_by", names.GOALS, MAX_SEATS, "GOALS achieved: by which seat, 0 for nobody"),
    counts("face_down_of", names.EVENTS, MAX_SEATS, f"EVENTS drawn that the seat has seen: {OF_SEAT}"),
    counts("dealt", names.CAREERS, 1, "the CAREERS that the seat may choose from"),
    one_of("sealed", names.CAREERS, "the CAREER that the seat has chosen and not yet revealed"),
]

PLAYER: Final[list[Field]] = [
    one_of("career", names.CAREERS, "the CAREER; none until CAREERS are revealed"),
    number("happiness", 12, "HAPPINESS"),
    number("zone", 2, "the zone of the track that HAPPINESS is in, from 0"),
    number("reputation", 2, "REPUTATION"),
    number("coins", 255, "COINS"),
    counts("materials", KINDS, 30, "MATERIALS owned"),
    counts("shares", MATERIALS, 30, "times that MATERIALS of this type can still be shared in this turn"),
    one_of("forged", MATERIALS, "the type that a forged MATERIAL counts as in this turn"),
    counts("landfill", MATERIALS, 7, "MATERIALS in the LANDFILL"),
    counts("activities", names.ACTIVITIES, 5, "ACTIVITIES kept"),
    number("completed", 99, "ACTIVITIES completed in the whole game"),
    number("goals", 9, "GOALS not yet achieved"),
    number("achieved", 9, "GOALS achieved"),
    number("hand", 60, "FAVOURS in hand"),
    counts("hand_known", FAVOURS, 7, "FAVOURS in hand that the seat knows"),
    counts("played", FAVOURS, 7, "FAVOURS played"),
    number("face_down", 30, "EVENTS drawn and not yet resolved"),
    number("debts", 30, "CREDIT CARDS owed"),
    number("debts_coins", 150, "COINS paid back on them"),
    number("debts_due", 30, "CREDIT CARDS on which a payment is due in this turn"),
    flag("career_chosen", "has the player chosen a CAREER?"),
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
    w.cards(() if mine is None else mine.goals, len(names.GOALS))
    w.made(owners_of_open_goals(s), len(names.GOALS))
    w.made(owners_of_achieved_goals(s), len(names.GOALS))
    w.made(owners_of_known_events(s, seat), len(names.EVENTS))
    w.cards(() if mine is None else mine.dealt, len(names.CAREERS))
    w.put(NOTHING if mine is None else mine.sealed)


def owners_of_open_goals(s: LoopState) -> bytes:
    """The seat of each GOAL that lies open."""
    if not s.rules.open_hands:
        return NO_GOALS
    found = bytearray(len(names.GOALS))
    for player in s.players:
        for goal in player.goals:
            found[goal] = player.seat + 1
    return bytes(found)


def owners_of_achieved_goals(s: LoopState) -> bytes:
    """The seat of each GOAL that somebody has achieved; mostly nobody has any."""
    found: bytearray | None = None
    for player in s.players:
        if player.achieved:
            if found is None:
                found = bytearray(len(names.GOALS))
            for goal in player.achieved:
                found[goal] = player.seat + 1
    return NO_GOALS if found is None else bytes(found)


def owners_of_known_events(s: LoopState, seat: int) -> bytes:
    """The seat of each EVENT that was drawn, is not yet resolved, and was seen by the seat; mostly there is none."""
    found: bytearray | None = None
    for player in s.players:
        for event in player.face_down:
            if knows_event(s, seat, event):
                if found is None:
                    found = bytearray(len(names.EVENTS))
                found[event] = player.seat + 1
    return NO_EVENTS if found is None else bytes(found)


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
