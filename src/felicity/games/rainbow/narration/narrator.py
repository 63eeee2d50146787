"""The sentences of The Game of Happiness."""

from __future__ import annotations

from typing import ClassVar, Final

from felicity import plugins
from felicity.core.event import EventKinds
from felicity.core.option import Alphabet, Option
from felicity.core.table import Table
from felicity.games.rainbow.alphabet import ALPHABET, RainbowOption
from felicity.games.rainbow.cards import Cards
from felicity.games.rainbow.constants import DEVICES, is_on_wheel, track_of
from felicity.games.rainbow.event_kinds import KINDS as EVENT_KINDS
from felicity.games.rainbow.game import Rainbow
from felicity.games.rainbow.position import LISTS, VOCABULARY
from felicity.games.rainbow.state import RainbowState
from felicity.text.narrator import Arguments, Narrator

GROUP_OF: Final = {"spin": "turn", "get-off": "turn", "move": "turn", "button": "button"}


def rainbow_cards(pack: str = "") -> Cards:
    """The default cards, or those of a pack that has been read."""
    game = plugins.game("rainbow")
    assert isinstance(game, Rainbow)
    return game.packs[pack]


class RainbowNarrator(Narrator):
    """Makes the sentences of one table of The Game of Happiness."""

    GAME = "rainbow"
    ALPHABET: ClassVar[Alphabet[RainbowOption]] = ALPHABET
    EVENT_KINDS: ClassVar[EventKinds] = EVENT_KINDS
    MOVES: ClassVar[dict[str, str]] = {
        "money-collected": "who money +amount",
        "hang-up-developed": "who hang-ups +1",
        "hang-up-cancelled": "who hang-ups -1",
        "key-placed": "who keys +1",
    }
    WORDS: ClassVar[dict[str, str]] = {kind: f"rainbow-{kind}-" for kind in LISTS}
    GROUPS = ("turn", "button", "answer")
    SILENT: ClassVar[set[str]] = {"completed"}

    def word(self, kind: str, value: int) -> object:
        return VOCABULARY.word(kind, value)

    def is_news(self, kind: str) -> bool:
        return kind != "turn-started"

    def preview(self, table: Table, option: Option) -> Arguments:
        """The device of the track on which the Marker stands."""
        state = table.state
        assert isinstance(state, RainbowState)
        where = state.players[state.active].marker
        if self.kind(option) != "move" or is_on_wheel(where):
            return {}
        return {"use": self.say(f"rainbow-device-{DEVICES[track_of(where)]}.use")}

    def group(self, option: Option, question: str) -> str:
        return GROUP_OF[self.kind(option)] if question == "TakeTurn" else "answer"
