"""Get Job, promotion, and retirement."""

from __future__ import annotations

from typing import Final

from felicity.core.ask import Ask
from felicity.core.tuples import place_of
from felicity.games.pursuit import alphabet, event_kinds
from felicity.games.pursuit.constants import BY_JOBS, JOBS, LEVELS, NOTHING
from felicity.games.pursuit.discard import take_penalty
from felicity.games.pursuit.happiness import move_lth
from felicity.games.pursuit.rows import take_from
from felicity.games.pursuit.state import Player, PursuitState
from felicity.games.pursuit.stress import take_stress

HIGHEST: Final = 3


def ask_jobs(s: PursuitState, me: Player, a: Ask) -> None:
    """POH-12.1, POH-12.4: any Job on the board for its hiring cost."""
    cards = s.rows[JOBS].cards
    for at, card in enumerate(cards):
        if place_of(cards, card) < at:  # the same card again (POH-R68)
            continue
        option = alphabet.GET[card - alphabet.FIRST_JOB]
        cost = s.cards.cost[card * LEVELS + 1]
        if cost.possible(s, me):
            a.offer(option)
        elif a.wants_reasons:
            cost.refuse(s, me, a, option.text, "POH-12.1")


def get_job(s: PursuitState, me: Player, card: int) -> None:
    """POH-12.1, POH-12.2, POH-12.7 to POH-12.9, POH-R19, POH-R22: pay, the old Job leaves, slot stress by the others, the reward."""
    s.cards.cost[card * LEVELS + 1].pay(s, me)
    if me.job != NOTHING and me.alive:
        leave_job(s, me)
        if s.rules.swap_penalty:  # POH-R21
            take_penalty(s, me, "POH-R21")
    if not me.alive:
        return
    full = me.slot_cards() >= s.cards.board.slot_limit
    start_job(s, me, card)
    if s.events is not None:
        s.tell(event_kinds.HIRED, "POH-12.1", (me.seat, card))
    if full:
        take_stress(s, me, 1, "POH-12.9")
    s.cards.reward[card * LEVELS + 1].gain(s, me, BY_JOBS)


def start_job(s: PursuitState, me: Player, card: int) -> None:
    """A Job comes from the board; POH-12.2: nothing takes its place."""
    take_from(s, JOBS, card)
    me.job = card
    me.highest_job = max(me.highest_job, s.cards.job_level[card])


def leave_job(s: PursuitState, me: Player) -> None:
    """POH-12.7: the earlier Job is discarded."""
    if s.events is not None:
        s.tell(event_kinds.JOB_LEFT, "POH-12.7", (me.seat, me.job))
    s.put_away(JOBS, me.job)
    me.job = NOTHING


# --- promotion ---


def ask_promotion(s: PursuitState, me: Player, a: Ask) -> None:
    """POH-16.10, POH-16.16, POH-R57, POH-R58: a Job of the same kind, exactly one level higher, that lies on the board."""
    if me.job == NOTHING:
        return
    level, cost = s.cards.job_level[me.job], s.cards.promotion_cost[me.job]
    if not a.allows(level < HIGHEST, "promote", "highest-job", "POH-16.16"):
        return
    cards = s.rows[JOBS].cards
    found = False
    for at, card in enumerate(cards):
        if s.cards.job_type[card] != s.cards.job_type[me.job] or s.cards.job_level[card] != level + 1 or place_of(cards, card) < at:
            continue
        found = True
        option = alphabet.PROMOTE[card - alphabet.FIRST_JOB]
        if cost.possible(s, me):
            a.offer(option)
        elif a.wants_reasons:
            cost.refuse(s, me, a, option.text, "POH-16.11")
    if a.wants_reasons:
        a.allows(found, "promote", "no-higher-job", "POH-16.10")


def promote(s: PursuitState, me: Player, card: int) -> None:
    """POH-16.11 to POH-16.15, POH-R22: hourglasses to Spent Time and resources, as printed on the old Job, which leaves without penalty."""
    old = me.job
    s.cards.promotion_cost[old].pay(s, me)
    if not me.alive:
        return
    s.put_away(JOBS, old)
    start_job(s, me, card)
    if s.events is not None:
        s.tell(event_kinds.PROMOTED, "POH-16.12", (me.seat, card, old))
    s.cards.promotion_reward[old].gain(s, me, BY_JOBS)


# --- retirement ---


def ask_retirement(s: PursuitState, me: Player, a: Ask) -> None:
    """POH-R69: by an option, from a Job of level 3."""
    if s.rules.retirement and me.job != NOTHING:
        level = s.cards.job_level[me.job]
        a.offer_if_enough(alphabet.RETIRE, level, HIGHEST, "job-level", "POH-R69")


def retire(s: PursuitState, me: Player) -> None:
    """POH-R69: 1 hourglass, LTH at once, and pay in each later round; the Job is set aside and takes no slot."""
    me.spend_time(1)
    if s.events is not None:
        s.tell(event_kinds.RETIRED, "POH-R69", (me.seat, me.job))
    me.retired = me.retired + (me.job,)
    me.job = NOTHING
    move_lth(s, me, s.cards.board.retirement_lth, BY_JOBS, "POH-R69")
