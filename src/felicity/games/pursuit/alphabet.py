"""The options of The Pursuit of Happiness: every answer that a seat can ever give, in a fixed order, with tables to find them."""

from __future__ import annotations

from typing import Final

from felicity.core.option import Alphabet, Option
from felicity.games.pursuit import names
from felicity.games.pursuit.words import MAN, MAX_LEVEL, MAX_STH, ROLES, ROWS, WOMAN

# Kinds: set-up, board actions, card actions, what costs no action, the rest of a turn, upkeep, payments.
KEEPS_TRAIT: Final = 0
STUDIES: Final = 1
PLAYS: Final = 2
INTERACTS: Final = 3
WORKS: Final = 4
TAKES: Final = 5
JOINS: Final = 6
BUYS: Final = 7
GETS_JOB: Final = 8
DATES: Final = 9
DEEPENS: Final = 10
WORKS_OVERTIME: Final = 11
RESTS: Final = 12
ADVANCES: Final = 13
PROMOTES: Final = 14
RETIRES: Final = 15
REFRESHES: Final = 16
GIVES_UP: Final = 17
STOPS: Final = 18
ENDS_TURN: Final = 19
PAYS: Final = 20
REFUSES: Final = 21
SAVES: Final = 22
ADDS: Final = 23
TAKES_FIRST: Final = 24
LAST_KIND: Final = TAKES_FIRST  # kinds of expansions come after it

KINDS: Final = [
    "keep", "study", "play", "interact", "temp-job", "take", "join", "buy", "get-job", "date", "deepen", "overtime", "rest", "advance",
    "promote", "retire", "refresh", "give-up", "stop", "end-turn", "pay", "refuse", "save", "add", "first",
]  # fmt: skip

ALPHABET: Final = Alphabet()
FIRST_JOB: Final = len(names.PROJECTS) + len(names.ITEMS_AND_ACTIVITIES)
FIRST_PARTNER: Final = FIRST_JOB + len(names.JOBS)


def _one(kind: int, text: str, who: int = 0, what: int = 0, amount: int = 0, how: int = 0) -> Option:
    return ALPHABET.add(kind, text, who, what, amount, how)


def _by_card(kind: int, verb: str, words: list[str], first: int) -> list[Option]:
    return [_one(kind, f"{verb} {word}", what=first + at) for at, word in enumerate(words)]


KEEP: Final = [_one(KEEPS_TRAIT, f"keep {trait}", what=at) for at, trait in enumerate(names.TRAITS)]

STUDY: Final = _one(STUDIES, "study")
PLAY: Final = _one(PLAYS, "play")
INTERACT: Final = _one(INTERACTS, "interact")
TEMP_JOB: Final = _one(WORKS, "temp job")

# A Basic Project is taken as such, the others at a level or in a role: by card, at level - 1.
TAKE: Final = [
    [_one(TAKES, f"take {name}", what=card, amount=1)]
    if card < len(names.BASIC)
    else [_one(TAKES, f"take {name} {level}", what=card, amount=level) for level in range(1, MAX_LEVEL + 1)]
    for card, name in enumerate(names.PROJECTS)
]
FIRST_GROUP: Final = len(names.BASIC) + len(names.SINGLE)
# By Group Project (counted from the first), at role - 1.
JOIN: Final = [
    [_one(JOINS, f"join {name} {role}", what=FIRST_GROUP + at, amount=role) for role in range(1, ROLES + 1)]
    for at, name in enumerate(names.GROUP)
]
FIRST_ITEM: Final = len(names.PROJECTS)
# By Item or Activity (counted from the first), at level - 1.
BUY: Final = [
    [_one(BUYS, f"buy {name} {level}", what=FIRST_ITEM + at, amount=level) for level in range(1, MAX_LEVEL)]
    for at, name in enumerate(names.ITEMS_AND_ACTIVITIES)
]
GET: Final = _by_card(GETS_JOB, "get", names.JOBS, FIRST_JOB)


def _sides(kind: int, verb: str) -> list[list[Option]]:
    return [
        [_one(kind, f"{verb} {name}", what=FIRST_PARTNER + at, how=side) for at, name in enumerate(sides)]
        for side, sides in ((WOMAN, names.PARTNERS), (MAN, names.MEN))
    ]


DATE: Final = _sides(DATES, "date")  # by side and Partner
DEEPEN: Final = _sides(DEEPENS, "deepen")
OVERTIME: Final = _one(WORKS_OVERTIME, "overtime")
REST: Final = _one(RESTS, "rest")

ADVANCE: Final = _by_card(ADVANCES, "advance", names.BASIC, 0)
PROMOTE: Final = _by_card(PROMOTES, "promote", names.JOBS, FIRST_JOB)
RETIRE: Final = _one(RETIRES, "retire")

REFRESH: Final = [_one(REFRESHES, f"refresh {row}", what=at) for at, row in enumerate(ROWS)]
GIVE_UP: Final = _by_card(GIVES_UP, "give up", names.CARDS, 0)
STOP: Final = _one(STOPS, "stop")
END_TURN: Final = _one(ENDS_TURN, "end turn")

PAY: Final = _by_card(PAYS, "pay", names.CARDS, 0)
REFUSE: Final = _by_card(REFUSES, "refuse", names.CARDS, 0)


def _amounts(knowledge: int, creativity: int, influence: int) -> str:
    found = [(knowledge, "knowledge"), (creativity, "creativity"), (influence, "influence")]
    return " ".join([f"{amount} {word}" for amount, word in found if amount]) or "nothing"


def _three(kind: int, verb: str) -> list[list[list[Option]]]:
    return [
        [
            [
                _one(kind, f"{verb} {_amounts(knowledge, creativity, influence)}", what=knowledge, amount=creativity, how=influence)
                for influence in range(MAX_STH + 1 - knowledge - creativity)
            ]
            for creativity in range(MAX_STH + 1 - knowledge)
        ]
        for knowledge in range(MAX_STH + 1)
    ]


# What is paid less, or more, for a Project: by knowledge, creativity and influence.
SAVE: Final = _three(SAVES, "save")
ADD: Final = _three(ADDS, "add")

# Which part of a reward comes first.
FIRST_RELAX: Final = _one(TAKES_FIRST, "first relax", what=0)
FIRST_GOOD_HEALTH: Final = _one(TAKES_FIRST, "first good health", what=1)
FIRST_STRESS: Final = _one(TAKES_FIRST, "first stress", what=2)


class Options:
    """The options about cards, by number or, for cards of one kind, by their place among it. An expansion has longer lists."""

    def __init__(self, alphabet: Alphabet) -> None:
        self.alphabet = alphabet
        self.keep = KEEP[:]  # by trait
        self.buy = BUY[:]  # by Item or Activity, at level - 1
        self.date = [sides[:] for sides in DATE]  # by side and Partner
        self.deepen = [sides[:] for sides in DEEPEN]
        self.give_up = GIVE_UP[:]  # by card
        self.pay = PAY[:]
        self.refuse = REFUSE[:]


OPTIONS: Final = Options(ALPHABET)
