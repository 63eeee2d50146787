"""Hooks for expansions: what an expansion adds to the box and to a position, and the moments at which the base game calls it.

The base knows no expansion by name. A game made with expansions (see `game.PursuitGame`) gives each position one `Addition` for each
of them; without any the list is empty, and nothing here is ever called.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from felicity.core.ask import Ask
from felicity.core.pack import Tables
from felicity.core.position import Reader
from felicity.core.rng import Rng
from felicity.core.step import AnyStep
from felicity.games.pursuit.alphabet import PursuitOption

if TYPE_CHECKING:
    from felicity.games.pursuit.effects import Bundle, Part
    from felicity.games.pursuit.goals import Measure
    from felicity.games.pursuit.rules import Rules
    from felicity.games.pursuit.state import Player, PursuitState


class Addition:
    """An expansion's own pieces in one position, and what happens to them. By default every hook does nothing."""

    def copy(self) -> Addition:
        """An independent one for a copy of the position."""
        raise AssertionError("an expansion copies its own things")

    # --- set-up ---

    def deal(self, s: PursuitState) -> None:
        """Directly before the child traits are dealt."""

    # --- turns ---

    def ask_action(self, s: PursuitState, me: Player, a: Ask) -> None:
        """Actions besides those of the board and of the base cards."""

    def ask_free(self, s: PursuitState, me: Player, a: Ask) -> None:
        """What may be done before the action of the turn."""

    def ask_after(self, s: PursuitState, me: Player, a: Ask) -> None:
        """What may still be done after the action."""

    def explain(self, s: PursuitState, me: Player, option: PursuitOption, a: Ask) -> None:
        """Refuse an option of the expansion that none of the above considers before the action."""

    def explain_after(self, s: PursuitState, me: Player, option: PursuitOption, a: Ask) -> None:
        """The same after the action."""

    def has_after(self, s: PursuitState, me: Player) -> bool:
        """Is there anything to ask about after the action?"""
        return False

    def owns(self, option: PursuitOption) -> bool:
        """Is this an option of the expansion?"""
        return False

    def is_action(self, option: PursuitOption) -> bool:
        """Is this option of the expansion the action of the turn?"""
        return False

    def take(self, s: PursuitState, me: Player, option: PursuitOption) -> None:
        """An option of the expansion was chosen, in or after a turn."""

    def acted(self, s: PursuitState, me: Player, option: PursuitOption) -> None:
        """The action of the turn has been carried out completely, and the player lives."""

    def stress_of(self, s: PursuitState, me: Player, option: PursuitOption) -> int:
        """Stress that an action of the expansion gives (POH-R10)."""
        return 0

    # --- goods ---

    def paid(self, s: PursuitState, me: Player, amounts: tuple[int, int, int, int], for_project: bool) -> None:
        """A payment is complete: the knowledge, creativity, influence and money actually paid."""

    def stored(self, seat: int, good: int) -> int:
        """Goods kept elsewhere that count among what remains at death."""
        return 0

    # --- rounds ---

    def upkeep(self, s: PursuitState, me: Player) -> None:
        """A living player starts the upkeep of their cards."""

    def end_round(self, s: PursuitState) -> None:
        """Hourglasses are taken back from everywhere."""

    def markers(self, seat: int) -> int:
        """Hourglasses of a player that lie on the expansion's cards."""
        return 0

    # --- the end ---

    def inherit(self, s: PursuitState, player: Player, parts: tuple[int, ...]) -> tuple[int, ...]:
        """LTH by inheritance for knowledge, creativity, influence and money: unchanged, or counted in another way."""
        return parts

    def score(self, s: PursuitState) -> None:
        """All players have died; inheritance and Life Goals have been scored."""

    # --- viewing, guessing, saving ---

    def view_of(self, s: PursuitState, player: Player, seat: int) -> Mapping[str, object]:
        """What a seat (-1 is a spectator) sees of a player's pieces; the keys are added to the player's."""
        return {}

    def guess(self, s: PursuitState, seat: int, rng: Rng) -> None:
        """Deal anew what the seat can't know."""

    def dump(self, s: PursuitState) -> dict[str, object]:
        """The pieces as readable data; the keys are added to the position's."""
        return {}

    def load(self, s: PursuitState, r: Reader) -> None:
        """Read the pieces back."""

    def audit(self, s: PursuitState) -> None:
        """Raise AssertionError if something is missing, duplicated or out of range."""


class CardData:
    """The data of an expansion's own cards, from one catalog or pack."""

    def rewards(self) -> list[Bundle]:
        """All rewards on its cards."""
        return []

    def begin(self, rules: Rules) -> Addition:
        """An expansion's pieces before anything is dealt."""
        raise AssertionError("an expansion begins with its own things")


class Expansion:
    """What an expansion adds to the box: more cards of the base's kinds, by name, and new pieces."""

    def __init__(self) -> None:
        self.items: list[str] = []  # Items and Activities
        self.partners: list[str] = []
        self.men: list[str] = []  # the other sides of those
        self.traits: list[str] = []
        self.goals: list[str] = []
        self.rewards: dict[str, type[Part]] = {}  # additional rewards on cards, by word
        self.moments: list[str] = []  # additional moments at which a trait may give something
        self.measures: dict[str, Measure] = {}  # additional measures for Life Goals
        self.sources: list[str] = []  # additional sources of long-term happiness
        self.lists: dict[str, list[str]] = {}  # its own words in positions and events, by kind
        self.steps: list[type[AnyStep]] = []
        self.asides: list[type[AnyStep]] = []  # those of its steps on top of which others may be planned

    def read(self, tables: Tables) -> CardData:
        """The data of the expansion's own cards."""
        raise AssertionError("an expansion reads its own cards")
