"""2.5 Spending REPUTATION in one's own turn. (For QUALITY see `buy.py`; to REJECT see `favour.py`.)"""

from __future__ import annotations

from felicity.core.ask import Ask
from felicity.games.loop import alphabet
from felicity.games.loop.constants import BY_REPUTATION
from felicity.games.loop.player import Player
from felicity.games.loop.state import HAPPIEST, REPUTABLE, LoopState


def ask_reputation_for_coin(me: Player, a: Ask) -> None:
    """LOOP-2.5a, LOOP-R100: in a WORK turn, from the action to the turn's end."""
    if a.enough(me.reputation, 1, "reputation for coin", "reputation", "LOOP-2.5a"):
        a.offer(alphabet.SPEND_FOR_COIN)


def ask_reputation_for_happiness(me: Player, a: Ask) -> None:
    """LOOP-2.5c, LOOP-R100: likewise in a CONSUME turn."""
    what = "reputation for happiness"
    if a.enough(me.reputation, REPUTABLE, what, "reputation", "LOOP-2.5c") and a.within(
        me.happiness, HAPPIEST - 1, what, "happiness-full", "LOOP-R4"
    ):
        a.offer(alphabet.SPEND_FOR_HAPPINESS)


def spend_for_coin(s: LoopState, me: Player) -> None:
    """LOOP-2.5a: 1 REPUTATION for 1 COIN."""
    s.spend_reputation(me.seat, 1, "LOOP-2.5a")
    s.gain_coins(me.seat, 1, "LOOP-2.5a")


def spend_for_happiness(s: LoopState, me: Player) -> None:
    """LOOP-2.5c: 2 REPUTATION together for 1 HAPPINESS."""
    s.spend_reputation(me.seat, REPUTABLE, "LOOP-2.5c")
    s.move_happiness(me.seat, 1, BY_REPUTATION, "LOOP-2.5c")
