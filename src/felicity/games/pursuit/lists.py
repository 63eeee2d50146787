"""The words of positions and events, by kind, in the order of their numbers."""

from __future__ import annotations

from felicity.core.option import Alphabet
from felicity.core.position import Vocabulary
from felicity.games.pursuit.alphabet import PursuitOption
from felicity.games.pursuit.constants import ACTIONS, AGES, DEEDS, PHASES, ROWS, SIDES


class PursuitVocabulary(Vocabulary):
    """Words of the lists, seats, and options by their texts."""

    def __init__(self, lists: dict[str, list[str]], alphabet: Alphabet[PursuitOption]) -> None:
        super().__init__(lists)
        self.alphabet = alphabet
        self.numbers = {kind: {word: at for at, word in enumerate(words)} for kind, words in lists.items()}

    def word(self, kind: str, value: object) -> object:
        if kind == "option":
            assert isinstance(value, int)
            return self.alphabet.options[value].text
        return super().word(kind, value)


def lists_of(
    cards: list[str], partners: list[str], men: list[str], traits: list[str], goals: list[str], sources: list[str]
) -> dict[str, list[str]]:
    """The lists of a box with these cards."""
    people: list[str] = []  # see `relationships.partner`
    for woman, man in zip(partners, men):
        people += [woman, man]
    return {
        "card": cards,
        "trait": traits,
        "goal": goals,
        "partner": people,
        "action": ACTIONS,
        "row": ROWS,
        "source": sources,
        "age": AGES,
        "phase": PHASES,
        "deed": DEEDS,
        "side": SIDES,
    }
