"""The options of The Pursuit of Happiness with Nostalgia: those of the base, and after them those of the expansion."""

from __future__ import annotations

from typing import Final

from felicity.core.option import Alphabet, OptionKind, OptionKinds
from felicity.games.nostalgia import names
from felicity.games.pursuit import alphabet as base
from felicity.games.pursuit import names as base_names
from felicity.games.pursuit.alphabet import PursuitOption
from felicity.games.pursuit.constants import MAN, MAX_LEVEL, WOMAN

# Kinds: card actions, free actions, answers.
KINDS: Final = OptionKinds()
KINDS.take_over(base.KINDS)
REALISES: Final = KINDS.add("realise", "nostalgia:nostalgia=card")
PROGRESSES: Final = KINDS.add("progress", "nostalgia:nostalgia=card")
CHOOSES: Final = KINDS.add("choose", "nostalgia:nostalgia=card choice")
DEVOTES: Final = KINDS.add("devote", "nostalgia:nostalgia=card")
FOCUSES: Final = KINDS.add("focus", "card:card")
PLACES: Final = KINDS.add("place", "nostalgia:nostalgia=card")
ACTIVATES: Final = KINDS.add("activate", "nostalgia:nostalgia=card")
USES: Final = KINDS.add("use", "nostalgia:nostalgia=card")
DROPS: Final = KINDS.add("drop", "nostalgia:nostalgia=card")
TICKS: Final = KINDS.add("tick", "nostalgia:nostalgia=card")
DRAWS: Final = KINDS.add("draw", "nostalgia:nostalgia=card")
LEAVES: Final = KINDS.add("leave", "nostalgia:nostalgia=card")
MEETS: Final = KINDS.add("meet", "card:card side:side")


class NostalgiaOption(PursuitOption):
    """One answer, with its arguments. In most kinds of the expansion `card` is a Nostalgia card."""

    choice: int


ALPHABET: Final[Alphabet[PursuitOption]] = Alphabet(
    NostalgiaOption,
    {
        "nostalgia": names.NOSTALGIA,
        "trait": [*base_names.TRAITS, *names.TRAITS],
        "card": [*base_names.CARDS, *names.ITEMS_AND_ACTIVITIES, *names.PARTNERS],
    },
)
ALPHABET.take_over(base.ALPHABET)

# By Nostalgia card.
REALISE: Final = ALPHABET.add_each(REALISES)
PROGRESS: Final = ALPHABET.add_each(PROGRESSES)
CHOOSE: Final = [[ALPHABET.add(CHOOSES, card, choice) for choice in (1, 2)] for card in range(len(names.NOSTALGIA))]
DEVOTE: Final = ALPHABET.add_each(DEVOTES)
# By Basic Project: its level 4 with one hourglass fewer.
FOCUS: Final = [ALPHABET.add(FOCUSES, card) for card in range(len(base_names.BASIC))]
PLACE: Final = ALPHABET.add_each(PLACES)
ACTIVATE: Final = ALPHABET.add_each(ACTIVATES)
USE: Final = ALPHABET.add_each(USES)
DROP: Final = ALPHABET.add_each(DROPS)
TICK: Final = ALPHABET.add_each(TICKS)
DRAW: Final = ALPHABET.add_each(DRAWS)
LEAVE: Final = ALPHABET.add_each(LEAVES)

# More cards of the kinds that the base has; their numbers come after those of its box.
FIRST_ITEM: Final = len(base_names.CARDS)
FIRST_PARTNER: Final = FIRST_ITEM + len(names.ITEMS_AND_ACTIVITIES)
AFTER_LAST: Final = FIRST_PARTNER + len(names.PARTNERS)
OPTIONS: Final = base.Options(ALPHABET)
OPTIONS.keep += [ALPHABET.add(base.KEEPS_TRAIT, len(base_names.TRAITS) + at) for at in range(len(names.TRAITS))]
OPTIONS.buy += [[ALPHABET.add(base.BUYS, card, level) for level in range(1, MAX_LEVEL)] for card in range(FIRST_ITEM, FIRST_PARTNER)]
for _side, _people in ((WOMAN, names.PARTNERS), (MAN, names.MEN)):
    OPTIONS.date[_side] += [ALPHABET.add(base.DATES, FIRST_PARTNER + at, _side, text=f"date {name}") for at, name in enumerate(_people)]
    OPTIONS.deepen[_side] += [
        ALPHABET.add(base.DEEPENS, FIRST_PARTNER + at, _side, text=f"deepen {name}") for at, name in enumerate(_people)
    ]


def _more(kind: OptionKind) -> list[PursuitOption]:
    return [ALPHABET.add(kind, card) for card in range(FIRST_ITEM, AFTER_LAST)]


OPTIONS.give_up += _more(base.GIVES_UP)
OPTIONS.pay += _more(base.PAYS)
OPTIONS.refuse += _more(base.REFUSES)

# A Partner who comes at level 2: by side and index among all Partners.
MEET: Final = [
    [ALPHABET.add(MEETS, option.card, side, text=f"meet {option.text.partition(' ')[2]}") for option in OPTIONS.date[side]]
    for side in (WOMAN, MAN)
]


def name(card: int) -> str:
    """What a Nostalgia card is called in options."""
    return names.NOSTALGIA[card]
