"""What a CONTINUOUS EVENT and a CAREER may change: the hooks that the rules call, with their defaults."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from felicity.core.native import i64
from felicity.games.loop.constants import NOTHING

if TYPE_CHECKING:
    from felicity.core.ask import Ask
    from felicity.core.option import OptionKind
    from felicity.games.loop.alphabet import LoopOption
    from felicity.games.loop.player import Player
    from felicity.games.loop.state import LoopState

AS_PRINTED: Final = (0, 1, 2, 3, 4)
LIMIT: Final = 3  # MATERIAL in a BUY turn, ACTIVITY in a CONSUME turn, ACTIVITY kept


class Ongoing:
    """What a CONTINUOUS EVENT may change in one's own turn (LOOP-5.3i); each card overrides what it is about. This one changes nothing."""

    def __init__(self, event: int) -> None:
        self.event = event  # NOTHING where none is in force
        self.counts_as: tuple[int, ...] = AS_PRINTED  # by type: the type that a MATERIAL counts as
        self.buy_limit = LIMIT
        self.buy_limit_rule = "LOOP-2.0.b2"
        self.consume_limit = LIMIT
        self.consume_limit_rule = "LOOP-2.0.c1"

    def lets_choose_buy(self, me: Player, a: Ask) -> bool:
        return True

    def lets_spend(self, me: Player, a: Ask, what: str) -> bool:
        """May the active player spend COIN?"""
        return True

    def lets_consume(self, me: Player, a: Ask, what: str) -> bool:
        return True

    def lets_reject_with_card(self, a: Ask) -> bool:
        return True

    def lowest_quality(self, me: Player) -> int:
        """The lowest QUALITY at which the player may BUY."""
        return 1

    def highest_quality(self, s: LoopState, type: int) -> int:
        """The highest QUALITY at which this type can be bought or RECYCLEd; 0 = not at all."""
        return 4

    def halves_one_price(self) -> bool:
        return False

    def gives_free_material(self) -> bool:
        return False

    def extra_salary(self) -> int:
        return 0

    def extra_loss(self) -> int:
        """More HAPPINESS that WORK costs."""
        return 0

    def after_work(self, s: LoopState, me: Player) -> None:
        pass

    def at_turn_start(self, s: LoopState) -> None:
        pass

    def when_spent(self, s: LoopState, before: int, after: int) -> None:
        """COIN were spent on ACQUIRE, BUY or RECYCLE; the turn's sum rose."""

    def when_material_came(self, s: LoopState) -> None:
        """The active player's MATERIAL changed."""

    def when_slot_emptied(self, s: LoopState) -> None:
        pass

    def when_applied(self, s: LoopState) -> None:
        """The active player took a CREDIT CARD."""

    def when_landfilled(self, s: LoopState, owner: int) -> None:
        pass

    def at_turn_end(self, s: LoopState) -> None:
        pass


class Career:
    """What a CAREER may change; each card overrides what its ABILITY is about. This one, the INTERN, changes nothing (LOOP-8.intern)."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.plays_face_down = False
        self.resells_with_recycle = False
        self.salvages = False

    def ask(self, s: LoopState, me: Player, a: Ask) -> None:
        """Offer the ABILITY in the player's own turn; nobody has to use it (LOOP-8.0a)."""

    def ability(self) -> OptionKind | None:
        """The kind of option that uses the ABILITY."""
        return None

    def use(self, s: LoopState, me: Player, option: LoopOption) -> None:
        """Use the ABILITY."""
        raise AssertionError("this CAREER has no such ABILITY")

    def favours_drawn(self) -> int:
        return 1

    def quality_per_coin(self, type: i64) -> i64:
        return 1

    def price_list(self) -> int:
        """0 if every type costs the usual 1 COIN for 1 QUALITY; the one CAREER with other prices has list 1."""
        return 0

    def extra_loss(self, me: Player) -> int:
        """More HAPPINESS that WORK costs."""
        return 0

    def after_work(self, s: LoopState, me: Player) -> None:
        pass

    def buys_after_work(self) -> bool:
        return False

    def first_favour_stands(self) -> bool:
        return False

    def objects(self) -> bool:
        return False

    def profits_from_trade(self) -> bool:
        return False


NO_EVENT: Final = Ongoing(NOTHING)
