"""What Nostalgia puts on the table: for every player an album of secret cards, reminiscences and realised cards."""

from __future__ import annotations

from felicity.core.tuples import exchanged
from felicity.games.nostalgia.card_data import MemoryCards
from felicity.games.nostalgia.constants import SKILL, card_in, level_in, markers_in, memory_of, stock_in
from felicity.games.pursuit.expansion import Addition
from felicity.games.pursuit.rules import Rules
from felicity.games.pursuit.state import PursuitState


class Album:
    """One player's Nostalgia cards."""

    def __init__(self) -> None:
        self.hand: tuple[int, ...] = ()  # known to its owner only (NOS-R13), in the order of the cards
        self.board: tuple[int, ...] = ()  # reminiscences, the oldest first
        self.realised: tuple[int, ...] = ()
        self.dropped: tuple[int, ...] = ()  # back in the box, seen by all
        self.begun: tuple[int, ...] = ()  # Partners whose relationship began this round by the board action (NOS-9.9)

    def copy(self) -> Album:
        """Everything is a tuple, so a shallow copy is enough."""
        twin = Album()
        twin.hand = self.hand
        twin.board = self.board
        twin.realised = self.realised
        twin.dropped = self.dropped
        twin.begun = self.begun
        return twin

    def reminiscence(self, card: int) -> int:
        """A card on the board with its checks."""
        for code in self.board:
            if memory_of(code) == card:
                return code
        raise AssertionError(f"reminiscence {card} isn't there")

    def realisation(self, card: int) -> int:
        """A realised card with its level."""
        for code in self.realised:
            if card_in(code) == card:
                return code
        raise AssertionError(f"realised card {card} isn't there")

    def change(self, old: int, new: int) -> None:
        """Replace a realised card with its new state."""
        self.realised = exchanged(self.realised, old, new)

    def markers(self) -> int:
        """NOS-R10: hourglasses on Nostalgia cards."""
        return sum([markers_in(code) for code in self.realised])


class Albums(Addition):
    """All albums, the cards that were not dealt, and the options of the expansion."""

    def __init__(self, card_data: MemoryCards, rules: Rules, albums: list[Album]) -> None:
        self.card_data = card_data
        self.rules = rules
        self.albums = albums
        self.box: tuple[int, ...] = ()  # cards that were not dealt (NOS-1.5), in the order of the cards
        # Options of the table.
        self.slots = int(rules.options["board_slots"])  # NOS-R1
        self.owner_chooses = rules.options["trigger_choice"] == "player"
        self.sth_counts = rules.options["sth_affects_nostalgia_costs"] is True
        self.diary_by_kind = rules.options["diary_inheritance"] == "per_kind_held"

    def unlocked(self, seat: int) -> list[int]:
        """NOS-5.9: realised skill cards that have reached level 2."""
        card_data = self.card_data
        return [code for code in self.albums[seat].realised if card_data.category[card_in(code)] == SKILL and level_in(code) > 1]

    def markers(self, seat: int) -> int:
        return self.albums[seat].markers()

    def stored(self, seat: int, good: int) -> int:
        """NOS-9.3, NOS-R34: goods on storage cards."""
        return sum([stock_in(code) for code in self.albums[seat].realised if self.card_data.stored_good[card_in(code)] == good])


def albums_of(s: PursuitState) -> Albums:
    """The albums on the table."""
    for addition in s.additions:
        if isinstance(addition, Albums):
            return addition
    raise AssertionError("this table plays without Nostalgia")
