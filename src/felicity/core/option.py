"""Options: what a seat may answer. Every game has a finite alphabet of them, each with a stable number and a text that parses back."""

from __future__ import annotations

import difflib
from typing import Final, Generic, TypeVar

from felicity.core.errors import CannotRead
from felicity.core.native import mypyc_attr

LONGEST_TEXT: Final = 200  # letters: far more than any option has; what is longer isn't even looked at
SHOWN: Final = 60  # letters of an unknown text that are repeated in an error
SUGGESTED: Final = 3  # options that are named because an unknown text resembles them
NO_ARGUMENT: Final = -1  # a word of a pattern that stands there as it is
OF_EVERY: Final = ("number", "kind", "text", "arguments")  # attributes that every option has


class Argument:
    """What an option names beside its kind, declared as `name:kind=attribute`.

    The name is for messages and sentences. The kind says which words the value has; without one it is a plain number. The attribute is
    what rules read; it is the name, unless something else is said.
    """

    def __init__(self, declared: str) -> None:
        label, _, attribute = declared.partition("=")
        self.name, _, self.kind = label.partition(":")
        self.attribute = attribute or self.name


class OptionKind:
    """A kind of answer: its name, what its options name, and how their texts are made.

    Rules ask `option.kind == BUYS`. A text is the name followed by the arguments, unless there is a pattern for it, such as
    `pay off {on} with {coins}`.
    """

    def __init__(self, number: int, name: str, arguments: str, text: str) -> None:
        self.number = number  # its place among the kinds of the game
        self.name = name
        self.arguments: list[Argument] = [Argument(declared) for declared in arguments.split()]
        attributes = [*OF_EVERY, *[argument.attribute for argument in self.arguments]]
        assert len(set(attributes)) == len(attributes), name
        names = ["{" + argument.name + "}" for argument in self.arguments]
        self.pattern = text.split() or [*name.split("-"), *names]
        self.places = [names.index(word) if word in names else NO_ARGUMENT for word in self.pattern]  # of the arguments in the pattern

    def __repr__(self) -> str:
        return f"OptionKind({self.name!r})"


class OptionKinds:
    """All kinds of option of a game, by name."""

    def __init__(self) -> None:
        self.by_name: dict[str, OptionKind] = {}

    def add(self, name: str, arguments: str = "", text: str = "") -> OptionKind:
        """One more kind; its name must be new."""
        assert name not in self.by_name, name
        kind = OptionKind(len(self.by_name), name, arguments, text)
        self.by_name[name] = kind
        return kind

    def take_over(self, base: OptionKinds) -> None:
        """All kinds of the game that this one expands, under the same numbers."""
        assert not self.by_name
        self.by_name.update(base.by_name)


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One possible answer, e.g. `buy glass 3`. There is one object per option, so that listing options makes none.

    A game whose options name something has a subclass with an attribute for each of its arguments. An option has those of its kind;
    to read another one is an error.
    """

    def __init__(self, number: int, kind: OptionKind, text: str, arguments: tuple[int, ...]) -> None:
        self.number = number  # its place in the alphabet, for machines
        self.kind = kind
        self.text = text  # its name, for people, records and the network
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
        """The next option. Its text is made as its kind says, unless another one is given, and must be new."""
        assert len(arguments) == len(kind.arguments), kind.name
        option = self.of(len(self.options), kind, text or self.text_of(kind, arguments), arguments)
        self._keep(option)
        return option

    def add_each(self, kind: OptionKind, *arguments: int) -> list[OptionT]:
        """One option for each word of the last argument, the others being the same."""
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
        """An argument as texts have it."""
        return self.words[kind][value] if kind in self.words else str(value)

    def take_over(self, base: Alphabet[OptionT]) -> None:
        """All options of the game that this one expands, under the same numbers."""
        for option in base.options:
            self._keep(option)

    def _keep(self, option: OptionT) -> None:
        assert option.text not in self.by_text, option.text
        self.options.append(option)
        self.by_text[option.text] = option
        self.by_first.setdefault(option.text.split(" ", 1)[0], []).append(option)

    def read(self, text: str) -> OptionT:
        """The option with this text; letter case and extra blanks don't matter."""
        words = text[:LONGEST_TEXT].lower().split()
        option = self.by_text.get(" ".join(words)) if len(text) <= LONGEST_TEXT else None
        if option is None:
            close = self._close_to(words)
            hint = f" Close to: {', '.join(close)}." if close else ""
            more = "..." if len(text) > SHOWN else ""
            raise CannotRead(f"{text[:SHOWN]!r}{more} is not the text of any option of this game.{hint}")
        return option

    def _close_to(self, words: list[str]) -> list[str]:
        """The options that share most words with an unknown text, among those that begin alike.

        Anybody may send such a text, so it must be cheap: only the first word is matched letter by letter.
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
    """How alike two texts are: twice for each equal word in its place, once for one that begins as the other does."""
    found = 0
    for word, other in zip(words, others):
        if word == other:
            found += 2
        elif word.startswith(other) or other.startswith(word):
            found += 1
    return found - abs(len(words) - len(others))
