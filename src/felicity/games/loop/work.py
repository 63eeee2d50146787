"""2.0 a) WORK: gain COIN and lose HAPPINESS by the SALARY."""

from __future__ import annotations

from felicity.core.ask import Ask
from felicity.games.loop import alphabet, event_kinds
from felicity.games.loop.alphabet import LoopOption
from felicity.games.loop.cards import DOUBLE
from felicity.games.loop.constants import BASIC, BY_WORK, STOPGAP, WORK, cards_of, size
from felicity.games.loop.hands import everybody, put_into_hand
from felicity.games.loop.player import Player
from felicity.games.loop.state import LoopState


def loss_of(s: LoopState, me: Player, salary: int) -> int:
    """HAPPINESS that WORK costs: SALARY, Overtime and the TYCOON's CREDIT CARD (LOOP-R84) as one move (LOOP-R6)."""
    return s.cards.salary_loss[me.career.number][salary] + s.ongoing.extra_loss() + me.career.extra_loss(me)


def salary_of(s: LoopState, me: Player, salary: int) -> int:
    """COIN that WORK pays: SALARY and Overtime."""
    coins = s.cards.salary_coins[me.career.number][salary]
    return (me.coins if coins == DOUBLE else coins) + s.ongoing.extra_salary()


def ask_work(s: LoopState, me: Player, a: Ask) -> None:
    """LOOP-2.0.a3, LOOP-R62: in the advanced modes only with HAPPINESS for the whole loss."""
    salaries = len(s.cards.salary_coins[me.career.number])
    for salary in range(salaries):
        option = alphabet.WORK_AT[0 if salaries == 1 else salary + 1]
        if s.rules.mode == BASIC or a.enough(me.happiness, loss_of(s, me, salary), option.text, "happiness", "LOOP-R62"):
            a.offer(option)


def work(s: LoopState, me: Player, option: LoopOption) -> None:
    """LOOP-2.0.a1, LOOP-1.1k: the SALARY is paid. LOOP-6.2h, LOOP-7.2d, LOOP-R88: played FAVOUR come back at once."""
    salary = max(0, option.salary - 1)
    loss = loss_of(s, me, salary)
    coins = salary_of(s, me, salary)
    s.action = WORK
    me.coins += coins
    if s.events is not None:
        s.tell(event_kinds.WORKED, "LOOP-2.0.a1", (me.seat, coins, loss))
    s.move_happiness(me.seat, -loss, BY_WORK, "LOOP-2.0.a1")
    if me.played:
        if s.events is not None:
            s.tell(event_kinds.FAVOURS_RETURNED, "LOOP-7.2d" if s.rules.solo else "LOOP-6.2h", (me.seat, size(me.played)))
        for favour in cards_of(me.played):
            put_into_hand(s, me.seat, favour, everybody(s))
        me.played = 0
    s.ongoing.after_work(s, me)
    me.career.after_work(s, me)


def is_without_happiness(s: LoopState, me: Player) -> bool:
    """LOOP-2.0.a2, LOOP-R31: Basic WORK at HAPPINESS 0 pays 1 COIN and ends the turn at once."""
    return s.rules.mode == BASIC and me.happiness == 0


def ask_stopgap(s: LoopState, a: Ask) -> None:
    """LOOP-R61: if no action is possible even after APPLY (LOOP-5.4i, LOOP-R63), the player takes 1 COIN and ends the turn."""
    if s.rules.credit and (s.applied > 0 or not s.can_apply()):
        a.offer(alphabet.TAKE_COIN)


def take_coin(s: LoopState, me: Player) -> None:
    """1 COIN instead of an action; it doesn't count as WORK."""
    s.action = STOPGAP if s.rules.credit else WORK
    me.coins += 1
    if s.events is not None:
        s.tell(event_kinds.COIN_TAKEN, "LOOP-R61" if s.rules.credit else "LOOP-2.0.a2", (me.seat,))
