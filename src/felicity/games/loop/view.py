"""What a seat may know of a position (LOOP-R3), built from what is allowed. `seat` -1 is a spectator."""

from __future__ import annotations

from felicity.core.position import by_word, word_of, words_of
from felicity.games.loop import names
from felicity.games.loop.alphabet import ALPHABET
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
    MODES,
    NOTHING,
    PROPERTIES,
    SOURCES,
    size,
)
from felicity.games.loop.credit import coins_on, is_due
from felicity.games.loop.favour import AnswerFavour, Object
from felicity.games.loop.goal import is_met, lacking
from felicity.games.loop.guess import has_seen, knows_event, knows_top
from felicity.games.loop.hands import known_of
from felicity.games.loop.landfill import landfill_at
from felicity.games.loop.player import Player
from felicity.games.loop.position import held_text, material_text, pile_text
from felicity.games.loop.scoring import debt_penalty, landfill_penalty
from felicity.games.loop.state import LoopState
from felicity.games.loop.view_types import LoopBoard, LoopPlayer, LoopTurn, LoopView


def view_of(s: LoopState, seat: int) -> LoopView:
    """The table as the seat sees it, as JSON-able data."""
    event = s.coming if s.coming != NOTHING else s.ongoing.event
    asked, offered = favour_asked(s)
    return {
        "game": "loop",
        "mode": MODES[s.rules.mode],
        "seat": seat + 1 if seat >= 0 else None,
        "round": s.round,
        "starter": s.starter + 1,  # LOOP-1.0.8b
        "active": s.active + 1,
        "in_turn": s.in_turn,
        "ending": ENDINGS[s.ending],
        "board": board_view(s, seat),
        "event": word_of(names.EVENTS, event),
        "event_begins_next_turn": s.coming != NOTHING,
        "turn": turn_view(s),
        "favour_on_table": favour_on_table(s, seat),
        "favour_asked": asked,
        "favour_offered": offered,
        "players": [player_view(s, player, seat) for player in s.players],
    }


def board_view(s: LoopState, seat: int) -> LoopBoard:
    """Market, stage, sizes of decks, Discard Piles; the top of a deck only for seats that have seen it."""
    tops: dict[str, str] = {}
    if s.material_deck and knows_top(s, seat, MATERIAL_DECK):
        tops["material"] = MATERIALS[s.material_deck[-1]]
    if s.activity_deck and knows_top(s, seat, ACTIVITY_DECK):
        tops["activity"] = names.ACTIVITIES[s.activity_deck[-1]]
    if s.favour_deck and knows_top(s, seat, FAVOUR_DECK):
        tops["favour"] = FAVOURS[s.favour_deck[-1]]
    if s.event_deck and knows_top(s, seat, EVENT_DECK):
        tops["event"] = names.EVENTS[s.event_deck[-1]]
    return {
        "market": [held_text(m) for m in s.market],
        "material_deck": len(s.material_deck),
        "material_deck_bottom": words_of(MATERIALS, s.material_deck[: s.bottom_seen]),
        "depleted": s.depleted,
        "burnt": pile_text(s.burnt, MATERIALS),
        "removed": pile_text(s.removed, MATERIALS),
        "central_landfill": pile_text(landfill_at(s, MARKET), MATERIALS) if s.rules.solo else [],
        "stage": [word_of(names.ACTIVITIES, activity) for activity in s.stage],
        "activity_deck": len(s.activity_deck),
        "activity_discard": words_of(names.ACTIVITIES, s.activity_discard),
        "favour_deck": len(s.favour_deck),
        "favour_discard": pile_text(s.favour_discard, FAVOURS),
        "favour_discard_hidden": len(s.favour_discard_hidden),
        "favour_discard_hidden_known": [FAVOURS[card & 7] for card in s.favour_discard_hidden if has_seen(s, seat, card >> 3)],
        "event_deck": len(s.event_deck),
        "event_discard": words_of(names.EVENTS, s.event_discard),
        "credit_cards": None if s.rules.unlimited_credit else s.credit_left,
        "tops": tops,
    }


def turn_view(s: LoopState) -> LoopTurn:
    """What the active player has done so far."""
    return {
        "action": ACTIONS[s.action],
        "bought": s.bought,
        "consumed": s.consumed,
        "spent": s.spent,
        "favours_played": s.favours_played,
        "ability_used": s.ability_used,
        "applied": s.applied,
    }


def favour_on_table(s: LoopState, seat: int) -> str | None:
    """The FAVOUR card being resolved; face-down, only its player and seats that could work it out see it."""
    if s.on_table == NOTHING:
        return None
    return FAVOURS[s.on_table] if not s.on_table_hidden or has_seen(s, seat, s.on_table_seen) else "face-down"


def favour_asked(s: LoopState) -> tuple[str | None, str | None]:
    """LOOP-R15: what the FAVOUR being answered asks for, as claimed, and the MATERIAL that a BARTER offers for it."""
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, (Object, AnswerFavour)):
        return ALPHABET.options[step.asked].text, material_text(step.offered) if step.offered > 0 else None
    return None, None


def lacking_view(s: LoopState, player: Player, goal: int) -> dict[str, int]:
    """LOOP-2.3b: the icons that a GOAL still lacks, by PROPERTY."""
    return {PROPERTIES[kind]: icons for kind, icons in enumerate(lacking(s, player, goal)) if icons}


def player_view(s: LoopState, player: Player, seat: int) -> LoopPlayer:
    """Everything open, COIN too (LOOP-1.1i), and what the seat knows of the rest."""
    own = player.seat == seat or s.rules.open_hands
    in_play = s.round > 0
    seen: LoopPlayer = {
        "seat": player.seat + 1,
        "career": names.CAREERS[player.career.number] if in_play else None,
        "happiness": player.happiness,
        "zone": s.zone(player.happiness),
        "reputation": player.reputation,
        "coins": player.coins,
        "materials": [material_text(m) for m in player.materials],
        "landfill": pile_text(player.landfill, MATERIALS),
        "activities": words_of(names.ACTIVITIES, player.activities),
        "completed": player.completed,
        "achieved": words_of(names.GOALS, player.achieved),
        "goals": len(player.goals),
        "hand": size(player.hand),
        "hand_known": pile_text(player.hand if own else known_of(s, seat, player.seat), FAVOURS),
        "played": pile_text(player.played, FAVOURS),
        "face_down": [names.EVENTS[event] if knows_event(s, seat, event) else None for event in player.face_down],
        "debts": [coins_on(debt) for debt in player.debts],
        "debts_due": [is_due(debt) for debt in player.debts],
        "debt_penalty": debt_penalty(s, player),
        "landfill_penalty": landfill_penalty(s, player),
        "points": by_word(SOURCES, player.points),
        "career_chosen": player.sealed != NOTHING,
    }
    if own:
        seen["goals_known"] = words_of(names.GOALS, player.goals)
        seen["goals_met"] = [is_met(s, player, goal) for goal in player.goals]
        seen["goals_lacking"] = [lacking_view(s, player, goal) for goal in player.goals]
    if player.seat == seat:
        seen["dealt"] = words_of(names.CAREERS, player.dealt)
        if player.sealed != NOTHING:
            seen["sealed"] = names.CAREERS[player.sealed]
    return seen
