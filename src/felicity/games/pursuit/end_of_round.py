"""End of Round: group rewards, cards set aside, hourglasses, the First Player, and short-term happiness."""

from __future__ import annotations

from felicity.core.step import AnyStep, Step, wrong_step_below
from felicity.games.pursuit import event_kinds
from felicity.games.pursuit.agenda import wrong_moment
from felicity.games.pursuit.constants import (
    ACTION,
    ADULT,
    BASIC,
    DEVELOP,
    END_OF_ROUND,
    GET_JOB,
    OVERTIME,
    PHASES,
    TEEN,
    UPKEEP,
    card_of,
    without_markers,
)
from felicity.games.pursuit.group import reward_groups
from felicity.games.pursuit.old_age import end_of_days, is_last_round
from felicity.games.pursuit.scoring import end_game
from felicity.games.pursuit.state import Player, PursuitState


class EndRound(Step[PursuitState]):
    """POH-5.1, POH-5.2: the rewards of Group Projects come first."""

    def run(self, s: PursuitState) -> None:
        s.phase = END_OF_ROUND
        s.then(ClearUp())
        reward_groups(s)

    def misfit(self, s: PursuitState, below: list[AnyStep]) -> str:
        if s.phase not in (UPKEEP, ACTION):
            return f"expected phase {PHASES[UPKEEP]} or {PHASES[ACTION]}, found {PHASES[s.phase]}"
        return wrong_step_below(below, "StartRound")


class ClearUp(Step[PursuitState]):
    """POH-5.1, POH-5.8, POH-5.11: cards for one round, hourglasses, the First Player, STH; stress and all the rest stay."""

    def run(self, s: PursuitState) -> None:
        for player in s.players:
            set_aside(s, player)
            take_back_hourglasses(player)
        for addition in s.additions:
            addition.end_round(s)
        s.groups = ()
        if s.nobody_lives():
            end_game(s)
            return
        find_first_player(s)
        reset_sth(s)
        if is_last_round(s):
            end_of_days(s)
            end_game(s)
            return
        move_tokens(s)

    def misfit(self, s: PursuitState, below: list[AnyStep]) -> str:
        return wrong_step_below(below, "StartRound") or wrong_moment(s, s.active, END_OF_ROUND)


def set_aside(s: PursuitState, player: Player) -> None:
    """POH-5.3, POH-9.3, POH-10.10, POH-10.14, POH-R41: Single-Round and Group Projects and Activities stay with their owner as a story."""
    for code in player.projects:
        if s.cards.kind[card_of(code)] != BASIC:
            player.finished = player.finished + (code,)
            if s.events is not None:
                s.tell(event_kinds.SET_ASIDE, "POH-5.3", (player.seat, card_of(code)))
    for code in player.activities:
        if s.events is not None:
            s.tell(event_kinds.SET_ASIDE, "POH-5.3", (player.seat, card_of(code)))
    player.enjoyed = player.enjoyed + player.activities
    player.activities = ()
    player.projects = tuple([without_markers(code) for code in player.projects if s.cards.kind[card_of(code)] == BASIC])


def take_back_hourglasses(player: Player) -> None:
    """POH-5.4, POH-R8: from action spaces, cards and Spent Time; those beyond the next round's number go to the reserve then."""
    player.spaces = 0
    player.spent = 0
    player.spared = 0
    player.hourglasses = player.hourglasses if player.alive else 0
    player.unused = player.hourglasses


def find_first_player(s: PursuitState) -> None:
    """POH-5.5, POH-5.6, POH-R39: the happiest of the living; in a tie the one furthest clockwise from the present First Player."""
    best, found = -1000, s.first
    for step in range(s.rules.seats):
        player = s.players[(s.first + step) % s.rules.seats]
        if player.alive and player.sth >= best:
            best, found = player.sth, player.seat
    s.first = found
    if s.events is not None:
        s.tell(event_kinds.FIRST_PLAYER_FOUND, "POH-5.5", (found,))


def reset_sth(s: PursuitState) -> None:
    """POH-5.7: everybody's STH goes back to the centre."""
    for player in s.players:
        player.sth = 0
    if s.events is not None:
        s.tell(event_kinds.STH_RESET, "POH-5.7", ())


def move_tokens(s: PursuitState) -> None:
    """POH-5.9, POH-5.10: after the Teen round three actions open; after the last Adult round Overtime closes."""
    if s.events is None:
        return
    ages = s.cards.board.ages
    if s.age() == TEEN:
        for action in (GET_JOB, DEVELOP, OVERTIME):
            s.tell(event_kinds.ACTION_OPENED, "POH-5.9", (action,))
    elif s.age() == ADULT and ages[s.round] != ADULT:
        s.tell(event_kinds.ACTION_CLOSED, "POH-5.10", (OVERTIME,))
