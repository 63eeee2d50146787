"""8. Game end: inheritance, Life Goals, and who wins."""

from __future__ import annotations

from felicity.core.result import Result, SeatResult
from felicity.games.pursuit import event_kinds
from felicity.games.pursuit.constants import BY_GOALS, BY_INHERITANCE, NOTHING, OVER
from felicity.games.pursuit.death import died_in_upkeep, round_of
from felicity.games.pursuit.goals import achiever_of, bonus_of
from felicity.games.pursuit.happiness import move_lth
from felicity.games.pursuit.solo import achieve_alone, has_won_alone
from felicity.games.pursuit.state import Player, PursuitState


def end_game(s: PursuitState) -> None:
    """POH-22.1, POH-R49: all have died; nothing more happens but inheritance, then Life Goals."""
    s.agenda.clear()
    s.phase = OVER
    if s.events is not None:
        s.tell(event_kinds.GAME_ENDED, "POH-22.1", (s.round,))
    for player in s.players:
        inherit(s, player)
    if s.rules.solo:
        achieve_alone(s)
    else:
        for goal in s.goals:
            achieve(s, goal)
    for addition in s.additions:
        addition.score(s)


def inherit(s: PursuitState, player: Player) -> None:
    """POH-22.2: 1 LTH for every full 5 of one kind; nothing is taken away (POH-R30)."""
    unit = s.cards.board.inheritance_unit
    parts = tuple([s.remaining(player, good) // unit for good in range(4)])
    for addition in s.additions:
        parts = addition.inherit(s, player, parts)
    total = sum(parts)
    if s.events is not None and total:
        s.tell(event_kinds.INHERITED, "POH-22.2", (player.seat, parts[0], parts[1], parts[2], parts[3]))
    move_lth(s, player, total, BY_INHERITANCE, "POH-22.2")


def achieve(s: PursuitState, goal: int) -> None:
    """POH-22.3, POH-22.4, POH-22.6, POH-22.7: at most one player gains each bonus, and a player may gain several."""
    seat = achiever_of(s, goal)
    s.achieved = s.achieved + (seat,)
    if seat == NOTHING:
        if s.events is not None:
            s.tell(event_kinds.GOAL_MISSED, "POH-22.6", (goal,))
        return
    player = s.players[seat]
    bonus = bonus_of(s, goal, player)
    if s.events is not None:
        s.tell(event_kinds.GOAL_ACHIEVED, "POH-22.3", (seat, goal, bonus))
    move_lth(s, player, bonus, BY_GOALS, "POH-22.3")


def result_of(s: PursuitState) -> Result:
    """POH-1.2, POH-22.5, POH-R29: the most LTH wins, equals share the victory. POH-23.4: alone, all goals and 50 LTH."""
    scores = sorted([player.lth for player in s.players], reverse=True)
    best = scores[0]
    alone = s.rules.solo
    seats = [
        SeatResult(
            player.seat + 1,
            player.lth,
            {source: player.points[at] for at, source in enumerate(s.cards.sources)},
            scores.index(player.lth) + 1,
            has_won_alone(s) if alone else player.lth == best,
        )
        for player in s.players
    ]
    tie_break = "shared" if not alone and scores[0] == scores[1] else ""
    return Result("last_death", seats, tie_break, alone, s.cards.board.solo_lth if alone else 0, notes_of(s))


def notes_of(s: PursuitState) -> dict[str, object]:
    """The rounds played, how long everybody lived, and who achieved which Life Goal."""
    goals = {s.cards.goals[goal]: seat + 1 if seat != NOTHING else None for goal, seat in zip(s.goals, s.achieved)}
    rounds = max([round_of(player) - (1 if died_in_upkeep(player) else 0) for player in s.players])
    return {"rounds": rounds, "died_in_round": [round_of(player) for player in s.players], "life_goals": goals}
