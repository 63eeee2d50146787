"""Why an option that the turn never considers isn't offered: about cards that are elsewhere, or at another time."""

from __future__ import annotations

from typing import Final

from felicity.core.ask import Ask
from felicity.games.pursuit import alphabet
from felicity.games.pursuit.alphabet import PursuitOption
from felicity.games.pursuit.constants import DEVELOP, ITEMS, NOTHING, WOMAN
from felicity.games.pursuit.state import Player, PursuitState

CLOSED_RULE: Final = "POH-4.8"
# Options about a card of the board, with their rules.
ON_BOARD: Final = {
    alphabet.TAKES: "POH-7.1",
    alphabet.BUYS: "POH-11.1",
    alphabet.GETS_JOB: "POH-12.1",
    alphabet.DATES: "POH-13.2",
}
# Options about one's own card.
IN_FRONT: Final = {alphabet.DEEPENS: "POH-13.6", alphabet.ADVANCES: "POH-16.4", alphabet.GIVES_UP: "POH-21.1"}


def is_action(s: PursuitState, option: PursuitOption) -> bool:
    """Is this the action of a turn?"""
    kind = option.kind
    if kind.number > alphabet.LAST_KIND:
        return any(addition.owns(option) and addition.is_action(option) for addition in s.additions)
    return alphabet.STUDIES.number <= kind.number <= alphabet.RETIRES.number or kind == alphabet.STOPS


def is_of_turn(s: PursuitState, option: PursuitOption) -> bool:
    """Is this the action of a turn, or a free action?"""
    return is_action(s, option) or option.kind == alphabet.REFRESHES or any(addition.owns(option) for addition in s.additions)


def explain_action(s: PursuitState, me: Player, option: PursuitOption, a: Ask) -> None:
    """Explain each kind by its own rule; options of other questions are explained there."""
    kind, text = option.kind, option.text
    if kind == alphabet.DEEPENS and not a.allows(not s.is_closed(DEVELOP), text, "teen", CLOSED_RULE):
        return
    if kind == alphabet.DATES and a.refuse_like(option, s.cards.options.date[WOMAN][s.cards.place[option.card]].text):
        return
    if kind == alphabet.BUYS and option.card in s.rows[ITEMS].cards:
        a.within(option.level, s.cards.levels[option.card], text, "level", "POH-11.3")
    elif kind in ON_BOARD:
        a.refuse(text, "not-on-board", ON_BOARD[kind])
    elif kind in IN_FRONT:
        a.refuse(text, "not-yours", IN_FRONT[kind])
    elif kind == alphabet.JOINS:
        a.refuse(text, "not-open", "POH-10.4")
    elif kind == alphabet.PROMOTES:
        a.refuse(text, "no-job" if me.job == NOTHING else "other-job", "POH-16.10")
    elif kind == alphabet.RETIRES:
        a.refuse(text, "no-job" if s.rules.retirement else "no-retirement", "POH-R69")
    elif kind == alphabet.ENDS_TURN:
        a.refuse(text, "act-first", "POH-4.2")
