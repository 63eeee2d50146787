"""Options: what a seat may answer. Every game has a finite alphabet of them, each with a stable number and a text that parses back."""

from __future__ import annotations

import difflib

from felicity.core.errors import CannotRead


class Option:
    """One possible answer, e.g. `buy glass 3`. There is one object per option, so that listing options makes none.

    What the four figures mean is up to the kind: `who` a seat or place, `what` a card or type, `amount` a number, `how` a manner.
    """

    def __init__(self, number: int, kind: int, text: str, who: int, what: int, amount: int, how: int) -> None:
        self.number = number  # its place in the alphabet, for machines
        self.kind = kind
        self.text = text  # its name, for people, records and the network
        self.who = who
        self.what = what
        self.amount = amount
        self.how = how

    def __repr__(self) -> str:
        return f"Option({self.text!r})"

    def __str__(self) -> str:
        return self.text


class Alphabet:
    """All options of a game, by number and by text."""

    def __init__(self) -> None:
        self.options: list[Option] = []
        self.by_text: dict[str, Option] = {}

    def add(self, kind: int, text: str, who: int = 0, what: int = 0, amount: int = 0, how: int = 0) -> Option:
        """The next option; its text must be new."""
        assert text not in self.by_text, text
        option = Option(len(self.options), kind, text, who, what, amount, how)
        self.options.append(option)
        self.by_text[text] = option
        return option

    def read(self, text: str) -> Option:
        """The option with this text; letter case and extra blanks don't matter."""
        words = " ".join(text.lower().split())
        option = self.by_text.get(words)
        if option is None:
            close = difflib.get_close_matches(words, self.by_text, n=3, cutoff=0.6)
            hint = f" Close to: {', '.join(close)}." if close else ""
            raise CannotRead(f"{text!r} is not the text of any option of this game.{hint}")
        return option
