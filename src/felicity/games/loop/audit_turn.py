"""What must hold about the course of the game: set-up, turn, action and the end."""

from __future__ import annotations

from typing import Final

from felicity.games.loop.constants import (
    ACTIVITY_DECK,
    BUY,
    BY_EMPTY_DECK,
    BY_ROUND_LIMIT,
    CONSUME,
    FAVOUR_DECK,
    MATERIAL_DECK,
    NOT_YET,
    NOTHING,
    RUNNING,
    WORK,
    pile_of,
    size,
)
from felicity.games.loop.credit import MOST as MOST_PAID
from felicity.games.loop.credit import coins_on, paid_this_turn
from felicity.games.loop.setup import CREDIT_CARDS, ChooseCareer
from felicity.games.loop.state import APPLIES_PER_TURN, DEBT, LoopState

MOST_FAVOURS_PLAYED: Final = 32  # in a turn: all 30, and a few more, since the SOLDIER may take one of them back


def audit_time(s: LoopState) -> None:
    """Raise AssertionError for the first thing that is wrong."""
    if s.round == 0:
        audit_untouched(s)
    else:
        assert s.in_turn or s.action != NOT_YET, "LOOP-2.0b: no turn ends without an action"
        assert s.material_deck or s.depleted, "LOOP-2.8a1: the MATERIAL deck is empty but doesn't count as depleted"
        assert s.in_turn or NOTHING not in s.stage, "LOOP-2.7a: the stage is full between turns"
    audit_action(s)
    audit_applications(s)
    audit_end(s)
    assert s.material_deck or not s.tops_seen[MATERIAL_DECK], "an empty deck has no top card"
    assert s.activity_deck or not s.tops_seen[ACTIVITY_DECK], "an empty deck has no top card"
    assert s.favour_deck or not s.tops_seen[FAVOUR_DECK], "an empty deck has no top card"


def audit_untouched(s: LoopState) -> None:
    """Before the first round everything is as it was dealt, and the players without a sealed CAREER are asked for one."""
    asked = [step.who for step in s.agenda if isinstance(step, ChooseCareer)]
    for player in s.players:
        had: list[object] = [player.happiness, player.reputation, player.coins, player.materials, player.landfill, player.debts]
        done: list[object] = [player.activities, player.completed, player.achieved, player.played, player.face_down]
        assert not any(player.points), "before the first round nobody has HAPPINESS"
        assert not any(had), "LOOP-5.1e: before the first round nobody has anything but GOAL and FAVOUR cards"
        assert not any(done), "before the first round nobody has done anything"
        assert player.sealed != NOTHING or player.seat in asked, "LOOP-5.1c: somebody has no CAREER but isn't asked for one"
    assert s.removed == pile_of((0, 1, 2, 3, 4)) * s.cards.sets_removed[s.rules.seats], "LOOP-1.0b: whole sets of MATERIAL are removed"
    assert not s.burnt, "before the first round nothing is burnt"
    assert not s.central, "before the first round nothing is broken"
    assert not s.depleted, "before the first round the deck is full"
    assert NOTHING not in s.market, "before the first round the market is full"
    assert NOTHING not in s.stage, "before the first round the stage is full"
    assert not s.activity_discard, "before the first round nothing is discarded"
    assert not s.event_discard, "before the first round nothing is discarded"
    assert not s.in_turn, "before the first round nobody has a turn"
    assert s.action == NOT_YET, "before the first round nobody acts"
    assert s.active == s.starter, "before the first round nobody but the starting player is active"
    assert s.ending == RUNNING, "before the first round nothing sets off the end"


def audit_action(s: LoopState) -> None:
    """LOOP-R7: what was done in the turn is what the action allows, up to its limits."""
    me = s.me()
    assert (s.action == CONSUME) == (s.consumed > 0), "LOOP-R7: a turn is for CONSUME when, and only when, something was consumed"
    assert s.action != BUY or s.bought > 0, "LOOP-R7: a turn is for BUY when something was bought"
    after_work = s.action == WORK and me.career.buys_after_work() and s.bought == 1
    assert s.bought == 0 or s.action == BUY or after_work, "LOOP-2.0a: something was bought in a turn for another action"
    assert s.bought > 0 or not s.salvaged, "LOOP-R83: nothing was bought, so nothing was salvaged"
    assert s.bought > 0 or not s.halved, "LOOP-R48: nothing was bought, so nothing at half price"
    if s.in_turn:
        assert s.bought <= s.ongoing.buy_limit, "LOOP-2.0.b2: more was bought than may be"
        assert s.consumed <= s.ongoing.consume_limit, "LOOP-2.0.c1: more was consumed than may be"
        favours = s.favours_played + size(me.hand) + size(me.played) + (0 if s.ability_used else 1)
        assert favours <= MOST_FAVOURS_PLAYED, "more FAVOUR cards were played in this turn than there are"


def audit_applications(s: LoopState) -> None:
    """LOOP-R56, LOOP-R104: CREDIT CARD taken since the turn began came from the supply; those about to be cleared are older."""
    assert s.applied <= s.applies, "the active player took more CREDIT CARDS than all players together"
    if s.rules.unlimited_credit or not s.rules.credit:
        assert s.applies <= (APPLIES_PER_TURN if s.rules.credit else 0), "LOOP-R104: more CREDIT CARDS were taken than a turn allows"
        return
    clearable = [debt for debt in s.me().debts if coins_on(debt) + MOST_PAID - paid_this_turn(debt) >= DEBT]
    assert s.applies + s.credit_left + len(clearable) <= CREDIT_CARDS, "LOOP-R56: more CREDIT CARDS were taken than there are"


def audit_end(s: LoopState) -> None:
    """LOOP-2.8-1, LOOP-R104: what set off the end, and that the round is played to its end."""
    assert s.depleted <= (s.ending != RUNNING), "LOOP-2.8a1: DEPLETION sets off the end"
    assert s.ending != BY_EMPTY_DECK or s.depleted, "LOOP-2.8a1: the MATERIAL deck was never empty"
    limit, last = s.rules.round_limit, s.is_last_of_round(s.active)
    assert limit == 0 or s.round <= limit, "LOOP-R104: no round beyond the last one"
    if s.ending == BY_ROUND_LIMIT:
        assert s.round == limit, "LOOP-R104: the last round is not reached"
        assert last, "LOOP-R104: the last round ends with its last player"
        assert not s.in_turn, "LOOP-R104: the last round ends with the last turn"
    if not s.agenda:
        assert s.ending != RUNNING, "LOOP-2.8-1: nobody is asked, and nothing has set off the end"
        assert last, "LOOP-2.8-1: the round is played to its end"
        assert not s.in_turn, "LOOP-2.8-1: the last turn is played to its end"
