"""What every table for short stories has: look at it, play by option texts, and arrange it, all in the words of the game."""

from __future__ import annotations

import json
from typing import Any, Self

import felicity
from felicity.core.ask import Refusal
from felicity.core.table import Table
from felicity.plugins import plugin

Position = dict[str, Any]


class GameStory:
    """A game that can be arranged before it is played; a game's own story adds its words."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.table.listen()

    # --- looking ---

    @property
    def position(self) -> Position:
        """The whole position in words."""
        position = self.table.dump()["position"]
        assert isinstance(position, dict)
        return position

    @property
    def to_act(self) -> int | None:
        """The seat that must choose."""
        return self.table.to_act

    @property
    def question(self) -> str:
        """The open choice."""
        return self.table.question

    def sees(self, seat: int | None) -> Position:
        """The table as a seat sees it; None is a spectator."""
        return self.table.view(seat)

    def offers(self, text: str) -> bool:
        """Is this option offered now?"""
        return any(option.text == text for option in self.table.options())

    def offered(self, start: str = "") -> list[str]:
        """The texts of all options that begin like this."""
        return [option.text for option in self.table.options() if option.text.startswith(start)]

    def refusal(self, what: str) -> Refusal:
        """Why this isn't offered (the first reason)."""
        found = [refusal for refusal in self.table.refusals() if refusal.what == what]
        assert found, f"nothing refuses {what!r}: {self.table.refusals()}"
        return found[0]

    def refuses(self, what: str, rule: str) -> bool:
        """Is this not offered, and is this rule a reason for it?"""
        return not self.offers(what) and any(refusal.what == what and refusal.rule == rule for refusal in self.table.refusals())

    def happened(self, event: str, seat: int | None = None) -> list[dict[str, Any]]:
        """Events of this name since the story was last arranged, as a seat (or somebody who watches) was told them."""
        return [entry for entry in self.table.events(seat) if entry["event"] == event]

    def log(self, seat: int | None = None) -> list[str]:
        """Everything that was told since the story was last arranged, each with its figures and its rule."""
        return [" ".join(str(value) for value in event.values()) for event in self.table.events(seat)]

    # --- playing ---

    def plays(self, *texts: str) -> Self:
        """Play these options, one after another, whoever must choose."""
        for text in texts:
            self.choose(text)
        return self

    def choose(self, text: str) -> None:
        """Play this option. Wherever a story comes to, it can be saved and gone on with."""
        self.table.play(text)
        save = self.table.dump()
        assert felicity.load(json.loads(json.dumps(save))).dump() == save

    # --- arranging ---

    def arrange(self, position: Position) -> None:
        """Go on from this position."""
        self.table = felicity.load(json.loads(json.dumps({**self.table.dump(), "position": position})))
        self.table.listen()

    def under(self, rules: str) -> Self:
        """Go on under an earlier version of the rules."""
        self.table = felicity.load(json.loads(json.dumps({**self.table.dump(), "rules": rules})))
        self.table.listen()
        return self

    def scene(self, **changes: Any) -> Self:
        """Set parts of the table, as `felicity.arrange` does it."""
        self.arrange(self.arranged(changes, {}))
        return self

    def set_player(self, seat: int, values: dict[str, Any]) -> None:
        """Set what somebody has, as `felicity.arrange` does it."""
        self.arrange(self.arranged({}, {seat: values}))

    def arranged(self, table: dict[str, Any], seats: dict[int, dict[str, Any]]) -> Position:
        """The position with these changes."""
        game, setup = self.table.game, self.table.setup
        return plugin(setup.game).arrangement()(self.position, game.cards_for(setup)).change(table, seats)


class Seated:
    """A seat of the story: reading it gives what the player has now."""

    def __init__(self, story: GameStory, seat: int) -> None:
        self.story = story
        self.seat = seat

    def has(self, **values: Any) -> Self:
        """Set what the player has, by the names that stand in the position."""
        self.story.set_player(self.seat, values)
        return self

    def __getattr__(self, name: str) -> Any:
        return self.story.position["players"][self.seat - 1][name]
