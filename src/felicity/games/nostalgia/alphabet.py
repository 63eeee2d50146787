"""The options of The Pursuit of Happiness with Nostalgia: those of the base, and after them those of the expansion."""

from __future__ import annotations

from typing import Final

from felicity.core.option import Alphabet, Option
from felicity.games.nostalgia import names
from felicity.games.pursuit import alphabet as base
from felicity.games.pursuit import names as base_names
from felicity.games.pursuit.words import MAN, MAX_LEVEL, WOMAN

# Kinds: card actions, what costs no action, answers.
FIRST_KIND: Final = base.LAST_KIND + 1
REALISES: Final = FIRST_KIND
PROGRESSES: Final = FIRST_KIND + 1
CHOOSES: Final = FIRST_KIND + 2
DEVOTES: Final = FIRST_KIND + 3
FOCUSES: Final = FIRST_KIND + 4
PLACES: Final = FIRST_KIND + 5
ACTIVATES: Final = FIRST_KIND + 6
USES: Final = FIRST_KIND + 7
DROPS: Final = FIRST_KIND + 8
TICKS: Final = FIRST_KIND + 9
DRAWS: Final = FIRST_KIND + 10
LEAVES: Final = FIRST_KIND + 11
MEETS: Final = FIRST_KIND + 12
KINDS: Final = [
    *base.KINDS, "realise", "progress", "choose", "devote", "focus", "place", "activate", "use", "drop", "tick", "draw", "leave", "meet",
]  # fmt: skip

ALPHABET: Final = Alphabet()
ALPHABET.options += base.ALPHABET.options
ALPHABET.by_text.update(base.ALPHABET.by_text)


def _one(kind: int, text: str, what: int = 0, amount: int = 0, how: int = 0) -> Option:
    return ALPHABET.add(kind, text, 0, what, amount, how)


def _by_card(kind: int, verb: str, words: list[str]) -> list[Option]:
    return [_one(kind, f"{verb} {word}", what=at) for at, word in enumerate(words)]


# By Nostalgia card.
REALISE: Final = _by_card(REALISES, "realise", names.NOSTALGIA)
PROGRESS: Final = _by_card(PROGRESSES, "progress", names.NOSTALGIA)
CHOOSE: Final = [
    [_one(CHOOSES, f"choose {name} {choice}", what=card, amount=choice) for choice in (1, 2)] for card, name in enumerate(names.NOSTALGIA)
]
DEVOTE: Final = _by_card(DEVOTES, "devote", names.NOSTALGIA)
FOCUS: Final = _by_card(FOCUSES, "focus", base_names.BASIC)  # by Basic Project: its level 4 with an hourglass less
PLACE: Final = _by_card(PLACES, "place", names.NOSTALGIA)
ACTIVATE: Final = _by_card(ACTIVATES, "activate", names.NOSTALGIA)
USE: Final = _by_card(USES, "use", names.NOSTALGIA)
DROP: Final = _by_card(DROPS, "drop", names.NOSTALGIA)
TICK: Final = _by_card(TICKS, "tick", names.NOSTALGIA)
DRAW: Final = _by_card(DRAWS, "draw", names.NOSTALGIA)
LEAVE: Final = _by_card(LEAVES, "leave", names.NOSTALGIA)

# More cards of the kinds that the base has; their numbers come after those of its box.
FIRST_ITEM: Final = len(base_names.CARDS)
FIRST_PARTNER: Final = FIRST_ITEM + len(names.ITEMS_AND_ACTIVITIES)
OPTIONS: Final = base.Options(ALPHABET)
OPTIONS.keep += [_one(base.KEEPS_TRAIT, f"keep {trait}", what=len(base_names.TRAITS) + at) for at, trait in enumerate(names.TRAITS)]
OPTIONS.buy += [
    [_one(base.BUYS, f"buy {name} {level}", what=FIRST_ITEM + at, amount=level) for level in range(1, MAX_LEVEL)]
    for at, name in enumerate(names.ITEMS_AND_ACTIVITIES)
]
for _side, _people in ((WOMAN, names.PARTNERS), (MAN, names.MEN)):
    OPTIONS.date[_side] += [_one(base.DATES, f"date {name}", what=FIRST_PARTNER + at, how=_side) for at, name in enumerate(_people)]
    OPTIONS.deepen[_side] += [_one(base.DEEPENS, f"deepen {name}", what=FIRST_PARTNER + at, how=_side) for at, name in enumerate(_people)]


def _more(kind: int, verb: str) -> list[Option]:
    return [_one(kind, f"{verb} {name}", what=FIRST_ITEM + at) for at, name in enumerate(names.ITEMS_AND_ACTIVITIES + names.PARTNERS)]


OPTIONS.give_up += _more(base.GIVES_UP, "give up")
OPTIONS.pay += _more(base.PAYS, "pay")
OPTIONS.refuse += _more(base.REFUSES, "refuse")

# A Partner who comes at level 2: by side and place among all Partners.
MEET: Final = [
    [_one(MEETS, f"meet {option.text.partition(' ')[2]}", what=option.what, how=side) for option in OPTIONS.date[side]]
    for side in (WOMAN, MAN)
]


def name(card: int) -> str:
    """What a Nostalgia card is called in options."""
    return names.NOSTALGIA[card]
