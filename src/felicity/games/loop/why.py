"""Why an option that the turn never considers isn't offered: another CAREER's, or about a piece that isn't there."""

from __future__ import annotations

from felicity.core.ask import Ask
from felicity.core.option import OptionKind
from felicity.games.loop import alphabet
from felicity.games.loop.alphabet import LoopOption
from felicity.games.loop.buy import explain_price, explain_salvage
from felicity.games.loop.careers import ABILITY_RULES, explain_ability
from felicity.games.loop.constants import NOT_YET, STOPGAP
from felicity.games.loop.favour import explain_favour, is_favour
from felicity.games.loop.player import Player
from felicity.games.loop.state import LoopState


def explain_turn(s: LoopState, me: Player, option: LoopOption, a: Ask) -> None:
    """Explain each kind by its own rule; options of other questions are explained there."""
    kind = option.kind
    if s.action == STOPGAP and is_of_turn(kind) and kind != alphabet.PAYS_OFF:
        a.refuse(option.text, "turn-is-ending", "LOOP-R61")
    elif kind == alphabet.WORKS:
        if a.allows(s.action == NOT_YET, option.text, "action-done", "LOOP-2.0a"):
            a.refuse(option.text, "other-salary", "LOOP-5.1f")
    elif kind == alphabet.TAKES_COIN:
        explain_coin(s, option, a)
    elif kind == alphabet.BUYS:
        if a.allows(option.type in s.market_types, option.text, "not-in-market", "LOOP-2.0.b1"):
            explain_price(s, me, option, option.type, a)
    elif kind == alphabet.SALVAGES:
        explain_salvage(s, me, option, a)
    elif kind == alphabet.CONSUMES:
        a.refuse(option.text, "not-on-stage", "LOOP-2.0.c1")
    elif kind == alphabet.CLAIMS:
        achieved = option.goal in me.achieved
        a.refuse(option.text, "goal-achieved" if achieved else "goal-not-dealt", "LOOP-2.3j" if achieved else "LOOP-1.0.5")
    elif is_favour(kind):
        explain_favour(s, me, option, a)
    elif kind in ABILITY_RULES:
        explain_ability(s, me, option, a)
    elif kind == alphabet.APPLIES:
        a.refuse(option.text, "no-credit", "LOOP-4.0b")
    elif kind == alphabet.PAYS_OFF and a.allows(s.rules.credit, option.text, "no-credit", "LOOP-4.0b"):
        a.refuse(option.text, "no-such-debt", "LOOP-5.4e")


def is_of_turn(kind: OptionKind) -> bool:
    """Are options of this kind done in a turn?"""
    return (
        (kind.number <= alphabet.CONSUMES.number and kind != alphabet.PAYS)
        or kind in (alphabet.CLAIMS, alphabet.SPENDS_FOR_COIN, alphabet.SPENDS_FOR_HAPPINESS, alphabet.APPLIES, alphabet.PAYS_OFF)
        or is_favour(kind)
        or kind in ABILITY_RULES
    )


def explain_coin(s: LoopState, option: LoopOption, a: Ask) -> None:
    """LOOP-R61: a COIN instead of an action is for players who can take no action; in Basic WORK gives it (LOOP-2.0.a2)."""
    if not a.allows(s.rules.credit, option.text, "coin-by-work", "LOOP-2.0.a2"):
        return
    if a.allows(s.action == NOT_YET, option.text, "action-done", "LOOP-2.0a"):
        acts = any(each.kind in (alphabet.WORKS, alphabet.BUYS, alphabet.SALVAGES, alphabet.CONSUMES) for each in a.options)
        a.refuse(option.text, "action-possible" if acts else "apply-first", "LOOP-R61")
