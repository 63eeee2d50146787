"""A position as readable data, for saves, puzzles, lessons and tests; `loading.py` reads it back."""

from __future__ import annotations

from typing import Final

from felicity.core.position import Vocabulary, by_word, seat_text, word_of, words_of
from felicity.core.step import AnyStep
from felicity.games.loop import names
from felicity.games.loop.alphabet import ALPHABET, ref_text
from felicity.games.loop.constants import (
    ACTIONS,
    DECKS,
    ENDINGS,
    FAVOURS,
    MARKET,
    MATERIALS,
    NOTHING,
    SOURCES,
    cards_of,
    is_forged,
    printed_type,
    quality_of,
    shares_of,
    type_of,
)
from felicity.games.loop.player import Player
from felicity.games.loop.state import LoopState

# --- words for numbers ---

LISTS: Final[dict[str, list[str]]] = {
    "material": MATERIALS,
    "favour": FAVOURS,
    "goal": names.GOALS,
    "activity": names.ACTIVITIES,
    "career": names.CAREERS,
    "event": names.EVENTS,
    "deck": DECKS,
    "source": SOURCES,
    "ending": ENDINGS,
    "action": ACTIONS,
}


def held_text(m: int) -> str | None:
    """What is in a slot: a MATERIAL, or nothing."""
    return material_text(m) if m != NOTHING else None


def material_text(m: int) -> str:
    """A MATERIAL as text: `glass 3`, `glass 3 forged from metal`, `glass 3 shared 1`; `glass` where QUALITY doesn't matter."""
    text = MATERIALS[type_of(m)] + (f" {quality_of(m)}" if quality_of(m) else "")
    if is_forged(m):
        text += f" forged from {MATERIALS[printed_type(m)]}"
    if shares_of(m):
        text += f" shared {shares_of(m)}"
    return text


def pile_text(pile: int, words: list[str]) -> list[str]:
    """A pile as a list of words."""
    return [words[kind] for kind in cards_of(pile)]


class LoopVocabulary(Vocabulary):
    """LOOP's words."""

    def word(self, kind: str, value: object) -> object:
        if isinstance(value, tuple):
            return words_of(names.EVENTS, value)
        if not isinstance(value, int) or isinstance(value, bool):
            return value
        if kind in ("place", "landfill"):
            outside = "market" if kind == "place" else "central"
            return None if value == NOTHING else outside if value == MARKET else seat_text(value)
        if kind == "held":
            return material_text(value) if value > 0 else None
        if kind == "ref":
            return ref_text(value)
        return super().word(kind, value)


VOCABULARY: Final = LoopVocabulary(LISTS, ALPHABET)


def word(kind: str, value: object) -> object:
    """A field of a step or an event as a readable value."""
    return VOCABULARY.word(kind, value)


# --- dump ---


def dump(s: LoopState) -> dict[str, object]:
    """The whole position as readable data."""
    in_force = s.ongoing.event
    return {
        "rng": s.rng.dump(),
        "round": s.round,
        "starter": seat_text(s.starter),
        "active": seat_text(s.active),
        "ending": ENDINGS[s.ending],
        "market": [held_text(m) for m in s.market],
        "material_deck": words_of(MATERIALS, s.material_deck),
        "material_deck_bottom_seen": s.bottom_seen,
        "burnt": pile_text(s.burnt, MATERIALS),
        "central_landfill": pile_text(s.central, MATERIALS),
        "removed": pile_text(s.removed, MATERIALS),
        "depleted": s.depleted,
        "stage": [word_of(names.ACTIVITIES, activity) for activity in s.stage],
        "activity_deck": words_of(names.ACTIVITIES, s.activity_deck),
        "activity_discard": words_of(names.ACTIVITIES, s.activity_discard),
        "favour_deck": words_of(FAVOURS, s.favour_deck),
        "favour_discard": pile_text(s.favour_discard, FAVOURS),
        "favour_discard_hidden": [FAVOURS[card & 7] for card in s.favour_discard_hidden],
        "favour_discard_hidden_seen": [card >> 3 for card in s.favour_discard_hidden],
        "event_deck": words_of(names.EVENTS, s.event_deck),
        "event_discard": words_of(names.EVENTS, s.event_discard),
        "event": word_of(names.EVENTS, in_force),
        "event_coming": word_of(names.EVENTS, s.coming),
        "credit_cards": s.credit_left,
        "unused_goals": words_of(names.GOALS, s.unused_goals),
        "unused_careers": words_of(names.CAREERS, s.unused_careers),
        "turn": {
            "running": s.in_turn,
            "action": ACTIONS[s.action],
            "bought": s.bought,
            "salvaged": s.salvaged,
            "halved": s.halved,
            "consumed": s.consumed,
            "spent": s.spent,
            "favours_played": s.favours_played,
            "ability_used": s.ability_used,
            "applied": s.applied,
            "applies": s.applies,
            "marked": s.marked,
            "rewarded": s.rewarded,
        },
        "favour_on_table": word_of(FAVOURS, s.on_table),
        "favour_on_table_hidden": s.on_table_hidden,
        "favour_on_table_seen": s.on_table_seen,
        "known_hands_before": [pile_text(pile, FAVOURS) for pile in s.known_before],
        "known_hands": [pile_text(pile, FAVOURS) for pile in s.known],
        "tops_seen": list(s.tops_seen),
        "events_seen": list(s.events_seen),
        "players": [dump_player(player) for player in s.players],
        "agenda": [dump_step(step) for step in s.agenda],
    }


def dump_player(player: Player) -> dict[str, object]:
    """One player as readable data."""
    return {
        "career": names.CAREERS[player.career.number],
        "happiness": player.happiness,
        "reputation": player.reputation,
        "coins": player.coins,
        "materials": [material_text(m) for m in player.materials],
        "landfill": pile_text(player.landfill, MATERIALS),
        "activities": words_of(names.ACTIVITIES, player.activities),
        "completed": player.completed,
        "goals": words_of(names.GOALS, player.goals),
        "achieved": words_of(names.GOALS, player.achieved),
        "hand": pile_text(player.hand, FAVOURS),
        "played": pile_text(player.played, FAVOURS),
        "face_down": words_of(names.EVENTS, player.face_down),
        "debts": [{"coins": debt & 7, "paid_this_turn": (debt >> 3) & 3, "not_due": debt >= 32} for debt in player.debts],
        "dealt": words_of(names.CAREERS, player.dealt),
        "sealed": word_of(names.CAREERS, player.sealed),
        "points": by_word(SOURCES, player.points),
    }


def dump_step(step: AnyStep) -> dict[str, object]:
    """A step as readable data, by its FIELDS."""
    return VOCABULARY.step(step)
