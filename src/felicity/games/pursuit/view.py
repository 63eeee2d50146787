"""What a seat may know of a position, built from what is allowed: everything but the piles and hidden traits. `seat` -1 is a spectator."""

from __future__ import annotations

from typing import cast

from felicity.core.position import by_word, word_of, words_of
from felicity.games.pursuit.constants import (
    ACTIONS,
    AGES,
    ITEMS,
    JOBS,
    NOTHING,
    PARTNERS,
    PHASES,
    PROJECTS,
    ROLES,
    SIDES,
    card_of,
    extra_of,
    group_card,
    level_of,
    on_space,
    role_seat,
    roles_of,
)
from felicity.games.pursuit.forecast import coming_stress, dies_next_round, next_hourglasses, next_stress, paying_order
from felicity.games.pursuit.goals import measure_of
from felicity.games.pursuit.markers import repeat_stress
from felicity.games.pursuit.state import Player, PursuitState, Row
from felicity.games.pursuit.stress import section_of
from felicity.games.pursuit.view_types import (
    PursuitBoard,
    PursuitGoal,
    PursuitGroup,
    PursuitHeld,
    PursuitPlayer,
    PursuitRow,
    PursuitTracks,
    PursuitView,
)


def view_of(s: PursuitState, seat: int) -> PursuitView:
    """The table as the seat sees it, as JSON-able data."""
    return {
        "game": s.rules.game,
        "seat": seat + 1 if seat >= 0 else None,
        "mode": "solo" if s.rules.solo else "standard",
        "round": s.round,
        "age": AGES[s.age()],
        "phase": PHASES[s.phase],
        "starter": s.starter + 1,
        "first": s.first + 1,
        "active": s.active + 1,
        "board": board_view(s),
        "players": [player_view(s, player, seat) for player in s.players],
    }


def board_view(s: PursuitState) -> PursuitBoard:
    """Tracks, action spaces, rows, open Group Projects and Life Goals."""
    return {
        "tracks": tracks_view(s),
        "closed": [ACTIONS[action] for action in range(len(ACTIONS)) if s.is_closed(action)],
        "rows": {
            "projects": row_view(s, s.rows[PROJECTS]),
            "items": row_view(s, s.rows[ITEMS]),
            "jobs": row_view(s, s.rows[JOBS]),
            "partners": row_view(s, s.rows[PARTNERS]),
        },
        "groups": [group_view(s, group) for group in s.groups],
        "goals": [goal_view(s, goal, at) for at, goal in enumerate(s.goals)],
    }


def tracks_view(s: PursuitState) -> PursuitTracks:
    """The numbers of the board that this table plays with."""
    return {
        "ages": [AGES[age] for age in s.cards.board.ages],
        "old_age_stress": s.rules.old_age_stress,
        "next_old_age_stress": next_stress(s),
        "stress_sections": s.rules.sections,
        "stress_last": s.rules.stress_last,
        "sth": (s.rules.sth_min, s.rules.sth_max),
        "slots": s.cards.board.slot_limit,
    }


def row_view(s: PursuitState, row: Row) -> PursuitRow:
    """Open cards, and how many lie in the pile; discards are open."""
    return {
        "cards": [word_of(s.cards.names, card) for card in row.cards],
        "pile": len(row.pile),
        "discards": words_of(s.cards.names, row.discards),
    }


def group_view(s: PursuitState, group: int) -> PursuitGroup:
    """An open Group Project, who is on its roles, and how many more each player may cover (POH-10.6)."""
    seats = [role_seat(group, role) for role in range(ROLES)]
    return {
        "card": s.cards.names[group_card(group)],
        "roles": [seat + 1 if seat != NOTHING else None for seat in seats],
        "left": [s.cards.board.roles_per_player - roles_of(group, player.seat) for player in s.players],
    }


def goal_view(s: PursuitState, goal: int, at: int) -> PursuitGoal:
    """A Life Goal with its standing: each player's present value; the comparison itself comes at death."""
    measure = measure_of(s, s.cards.goal_measure[goal])
    return {
        "goal": s.cards.goals[goal],
        "standing": [measure.alone(s, player) if s.rules.solo else measure.standing(s, player) for player in s.players],
        "achieved_by": s.achieved[at] + 1 if s.achieved and s.achieved[at] != NOTHING else None,
    }


def held_view(s: PursuitState, code: int) -> PursuitHeld:
    """A card in front of a player."""
    return {"card": s.cards.names[card_of(code)], "level": level_of(code)}


def project_view(s: PursuitState, code: int) -> PursuitHeld:
    """A Project with the hourglasses on it."""
    return {"card": s.cards.names[card_of(code)], "level": level_of(code), "hourglasses": extra_of(code)}


def partner_view(s: PursuitState, code: int) -> PursuitHeld:
    """A Partner, turned to one side."""
    return {"card": s.cards.names[card_of(code)], "level": level_of(code), "side": SIDES[extra_of(code)]}


def player_view(s: PursuitState, player: Player, seat: int) -> PursuitPlayer:
    """A life: everything is open but the traits that were not kept."""
    own = player.seat == seat
    seen: PursuitPlayer = {
        "seat": player.seat + 1,
        "alive": player.alive,
        "died_in_round": None if player.alive else player.death // 16,
        "trait": word_of(s.cards.traits, player.trait),
        "traits_dealt": words_of(s.cards.traits, player.dealt) if own else len(player.dealt),
        "trait_returned": s.cards.traits[player.returned] if own and player.returned != NOTHING else None,
        "knowledge": player.knowledge,
        "creativity": player.creativity,
        "influence": player.influence,
        "money": player.money,
        "stress": player.stress,
        "section": section_of(s, player.stress),
        "hourglasses_next_round": next_hourglasses(s, player),
        "stress_next_round": coming_stress(s, player),
        "dies_next_round": dies_next_round(s, player),
        "sth": player.sth,
        "lth": player.lth,
        "points": by_word(s.cards.sources, player.points),
        "slots_used": player.slot_cards(),
        "projects": [project_view(s, code) for code in player.projects],
        "items": [held_view(s, code) for code in player.items],
        "activities": [held_view(s, code) for code in player.activities],
        "partners": [partner_view(s, code) for code in player.partners],
        "job": word_of(s.cards.names, player.job),
        "due": words_of(s.cards.names, player.due),
        "paying_order": [s.cards.names[card] for card in paying_order(s, player)],
        "finished": [held_view(s, code) for code in player.finished],
        "enjoyed": [held_view(s, code) for code in player.enjoyed],
        "retired": words_of(s.cards.names, player.retired),
        "highest_job": player.highest_job,
        "lth_at_old_age": player.lth_at_old_age,
        "hourglasses": player.hourglasses,
        "unused": player.unused,
        "spaces": {action: on_space(player.spaces, at) for at, action in enumerate(ACTIONS) if on_space(player.spaces, at)},
        "repeats": [action for at, action in enumerate(ACTIONS) if repeat_stress(s, player, at)],
        "spent": player.spent,
        "spared": player.spared,
    }
    for addition in s.additions:
        seen |= cast("PursuitPlayer", addition.view_of(s, player, seat))
    return seen
