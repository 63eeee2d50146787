"""Options: what a seat may answer. Every game has a finite alphabet of them, each with a stable number and a text that parses back."""

from __future__ import annotations

import difflib
from typing import Final, Generic, TypeVar

from felicity.core.errors import CannotRead
from felicity.core.native import mypyc_attr

LONGEST_TEXT: Final = 200  # characters: far more than any option has; longer texts are refused unread
SHOWN: Final = 60  # characters of an unknown text that an error quotes
SUGGESTED: Final = 3  # options suggested because they resemble an unknown text
NO_ARGUMENT: Final = -1  # a literal word of a pattern
OF_EVERY: Final = ("number", "kind", "text", "arguments")  # attributes that every option has


class Argument:
    """An argument of an option, declared as `name:kind=attribute`.

    The name is for messages and sentences. The kind says which words the value has; without one it is a plain number. The attribute is
    what rules read; by default it is the name.
    """

    def __init__(self, declared: str) -> None:
        label, _, attribute = declared.partition("=")
        self.name, _, self.kind = label.partition(":")
        self.attribute = attribute or self.name


class OptionKind:
    """A kind of option: its name, its arguments, and how its texts are made.

    Rules ask `option.kind == BUYS`. A text is the name followed by the arguments, unless there is a pattern for it, such as
    `pay off {on} with {coins}`.
    """

    def __init__(self, number: int, name: str, arguments: str, text: str) -> None:
        self.number = number  # its index among the kinds of the game
        self.name = name
        self.arguments: list[Argument] = [Argument(declared) for declared in arguments.split()]
        attributes = [*OF_EVERY, *[argument.attribute for argument in self.arguments]]
        assert len(set(attributes)) == len(attributes), name
        names = ["{" + argument.name + "}" for argument in self.arguments]
        self.pattern = text.split() or [*name.split("-"), *names]
        self.places = [names.index(word) if word in names else NO_ARGUMENT for word in self.pattern]  # the argument for each word

    def __repr__(self) -> str:
        return f"OptionKind({self.name!r})"


class OptionKinds:
    """All kinds of option of a game, by name."""

    def __init__(self) -> None:
        self.by_name: dict[str, OptionKind] = {}

    def add(self, name: str, arguments: str = "", text: str = "") -> OptionKind:
        """Add a kind; its name must be new."""
        assert name not in self.by_name, name
        kind = OptionKind(len(self.by_name), name, arguments, text)
        self.by_name[name] = kind
        return kind

    def take_over(self, base: OptionKinds) -> None:
        """Add all kinds of the base game, with the same numbers."""
        assert not self.by_name
        self.by_name.update(base.by_name)


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One possible answer, e.g. `buy glass 3`. There is one object per option, so listing options creates none.

    A game whose options have arguments has a subclass with an attribute for each. An option has only those of its kind;
    reading another one is an error.
    """

    def __init__(self, number: int, kind: OptionKind, text: str, arguments: tuple[int, ...]) -> None:
        self.number = number  # its index in the alphabet, for programs
        self.kind = kind
        self.text = text  # for people, records and the network
        self.arguments = arguments  # in the order in which its kind declares them
        for argument, value in zip(kind.arguments, arguments):
            setattr(self, argument.attribute, value)

    def __repr__(self) -> str:
        return f"Option({self.text!r})"

    def __str__(self) -> str:
        return self.text


OptionT = TypeVar("OptionT", bound=Option)  # the options of a game


class Alphabet(Generic[OptionT]):
    """All options of a game, by number and by text."""

    def __init__(self, of: type[OptionT], words: dict[str, list[str]] | None = None) -> None:
        self.of = of
        self.words = words or {}  # by kind of argument, in the order of their numbers
        self.options: list[OptionT] = []
        self.by_text: dict[str, OptionT] = {}
        self.by_first: dict[str, list[OptionT]] = {}  # by the first word of the text

    def add(self, kind: OptionKind, *arguments: int, text: str = "") -> OptionT:
        """Add an option. Its text is made by its kind unless one is given, and must be new."""
        assert len(arguments) == len(kind.arguments), kind.name
        option = self.of(len(self.options), kind, text or self.text_of(kind, arguments), arguments)
        self._keep(option)
        return option

    def add_each(self, kind: OptionKind, *arguments: int) -> list[OptionT]:
        """Add an option for each word of the last argument; the other arguments are the same."""
        return [self.add(kind, *arguments, last) for last in range(len(self.words[kind.arguments[-1].kind]))]

    def text_of(self, kind: OptionKind, arguments: tuple[int, ...]) -> str:
        """How an option of this kind reads."""
        said: list[str] = []
        for written, place in zip(kind.pattern, kind.places):
            word = written if place == NO_ARGUMENT else self.word(kind.arguments[place].kind, arguments[place])
            if word:
                said.append(word)
        return " ".join(said)

    def word(self, kind: str, value: int) -> str:
        """An argument as it appears in texts."""
        return self.words[kind][value] if kind in self.words else str(value)

    def take_over(self, base: Alphabet[OptionT]) -> None:
        """Add all options of the base game, with the same numbers."""
        for option in base.options:
            self._keep(option)

    def _keep(self, option: OptionT) -> None:
        assert option.text not in self.by_text, option.text
        self.options.append(option)
        self.by_text[option.text] = option
        self.by_first.setdefault(option.text.split(" ", 1)[0], []).append(option)

    def read(self, text: str) -> OptionT:
        """The option with this text; case and extra spaces don't matter."""
        words = text[:LONGEST_TEXT].lower().split()
        option = self.by_text.get(" ".join(words)) if len(text) <= LONGEST_TEXT else None
        if option is None:
            close = self._close_to(words)
            hint = f" Close to: {', '.join(close)}." if close else ""
            more = "..." if len(text) > SHOWN else ""
            raise CannotRead(f"{text[:SHOWN]!r}{more} is not the text of any option of this game.{hint}")
        return option

    def _close_to(self, words: list[str]) -> list[str]:
        """Among the options that begin like an unknown text, those that share most words with it.

        Anybody may send such a text, so this must be cheap: only the first word is compared by similarity.
        """
        if not words:
            return []
        first = words[0] if words[0] in self.by_first else ""
        if not first:
            nearest = difflib.get_close_matches(words[0], self.by_first, n=1)
            if not nearest:
                return []
            first = nearest[0]
        ranked = [(-_likeness(words, option.text.split()), at) for at, option in enumerate(self.by_first[first])]
        ranked.sort()
        return [self.by_first[first][at].text for _, at in ranked[:SUGGESTED]]


def _likeness(words: list[str], others: list[str]) -> int:
    """How alike two texts are: two points for each equal word in the same place, one for a word that begins like the other."""
    found = 0
    for word, other in zip(words, others):
        if word == other:
            found += 2
        elif word.startswith(other) or other.startswith(word):
            found += 1
    return found - abs(len(words) - len(others))
