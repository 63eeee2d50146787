"""The screen for a game without its own: the fields of its view."""

from __future__ import annotations

from typing import Any, Final

from felicity.cli.page import wrapped
from felicity.cli.screen import Screen, View, cut
from felicity.text.labels import field_name, title_of
from felicity.text.narrator import Narrator, upper_first

# Fields that the title, the marks and the question already show, or that nobody needs.
SHOWN_ELSEWHERE: Final = ("game", "mode", "seat", "round", "players", "active", "to_act", "question", "number", "options", "result")
NAMES: Final = 24  # characters at most in the column of names


class PlainScreen(Screen):
    """Draws views of any game."""

    def __init__(self, narrator: Narrator, labels: list[str], width: int, game: str) -> None:
        super().__init__(narrator, labels, width)
        self.game = game
        self.lang = narrator.lang

    def title(self, view: View) -> str:
        title = title_of(self.lang, self.game)
        return self.say("plain-round", title=title, round=view["round"]) if view.get("round") else title

    def table(self, view: View) -> list[str]:
        """The open cards, then a line for each player."""
        common = {name: value for name, value in view.items() if name not in SHOWN_ELSEWHERE}
        single = [upper_first(self.field(name, value)) for name, value in common.items() if not isinstance(value, (dict, list))]
        several = [upper_first(self.field(name, value)) for name, value in common.items() if isinstance(value, (dict, list))]
        lines = [line for text in [" · ".join(single), *several] if text for line in wrapped(text, self.width, 1, 2)]
        wide = min(NAMES, max(len(label) for label in self.labels)) + 2
        for player in view["players"]:
            name = cut(self.labels[player["seat"] - 1], wide - 2)
            lines += wrapped(f"{self.mark(view, player)}{name:{wide}}{self.fields(player)}".rstrip(), self.width, 0, wide + 1)
        return lines

    def mine(self, view: View) -> list[str]:
        return []

    def short(self, view: View) -> list[str]:
        return [f" {self.fields(view['players'][view['seat'] - 1])}"]

    def is_fresh(self, view: View) -> bool:
        return True

    def mark(self, view: View, player: View) -> str:
        return ">" if player["seat"] == view["to_act"] else " "

    def fields(self, player: View) -> str:
        """All visible fields of a player except the seat."""
        return " · ".join(self.field(name, value) for name, value in player.items() if name != "seat")

    def field(self, name: str, value: object) -> str:
        """A field with its name."""
        return self.say("plain-figure", name=field_name(self.lang, self.game, name), value=self.written(value))

    def written(self, value: Any) -> str:
        """A value as text."""
        if isinstance(value, dict):
            return ", ".join(f"{field_name(self.lang, self.game, str(name))} {self.written(each)}" for name, each in value.items()) or "–"
        if isinstance(value, list):
            return ", ".join(self.written(each) for each in value) or "–"
        if isinstance(value, bool):
            return self.say("plain-yes" if value else "plain-no")
        return "–" if value in (None, "") else str(value)
