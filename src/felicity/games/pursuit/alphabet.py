"""The options of The Pursuit of Happiness: every answer that a seat can ever give, in a fixed order, with tables to look them up."""

from __future__ import annotations

from typing import Final

from felicity.core.option import Alphabet, Option, OptionKind, OptionKinds
from felicity.games.pursuit import names
from felicity.games.pursuit.constants import MAN, MAX_LEVEL, MAX_STH, ROLES, ROWS, WOMAN

# Kinds: set-up, board actions, card actions, free actions, the rest of a turn, upkeep, payments.
KINDS: Final = OptionKinds()
KEEPS_TRAIT: Final = KINDS.add("keep", "trait:trait")
STUDIES: Final = KINDS.add("study")
PLAYS: Final = KINDS.add("play")
INTERACTS: Final = KINDS.add("interact")
WORKS: Final = KINDS.add("temp-job")
TAKES: Final = KINDS.add("take", "card:card level")
JOINS: Final = KINDS.add("join", "card:card level")  # at a role
BUYS: Final = KINDS.add("buy", "card:card level")
GETS_JOB: Final = KINDS.add("get-job", "card:card", "get {card}")
DATES: Final = KINDS.add("date", "card:card side:side")
DEEPENS: Final = KINDS.add("deepen", "card:card side:side")
WORKS_OVERTIME: Final = KINDS.add("overtime")
RESTS: Final = KINDS.add("rest")
ADVANCES: Final = KINDS.add("advance", "card:card")
PROMOTES: Final = KINDS.add("promote", "card:card")
RETIRES: Final = KINDS.add("retire")
REFRESHES: Final = KINDS.add("refresh", "row:row")
GIVES_UP: Final = KINDS.add("give-up", "card:card")
STOPS: Final = KINDS.add("stop")
ENDS_TURN: Final = KINDS.add("end-turn")
PAYS: Final = KINDS.add("pay", "card:card")
REFUSES: Final = KINDS.add("refuse", "card:card")
SAVES: Final = KINDS.add("save", "knowledge creativity influence")
ADDS: Final = KINDS.add("add", "knowledge creativity influence")
TAKES_FIRST: Final = KINDS.add("first", "part:part")  # of a reward
LAST_KIND: Final = TAKES_FIRST.number  # kinds of expansions come after it


class PursuitOption(Option):
    """One answer, with its arguments."""

    card: int
    level: int
    side: int
    trait: int
    row: int
    part: int
    knowledge: int
    creativity: int
    influence: int


ALPHABET: Final = Alphabet(
    PursuitOption, {"trait": names.TRAITS, "card": names.CARDS, "row": ROWS, "part": ["relax", "good health", "stress"]}
)
FIRST_GROUP: Final = len(names.BASIC) + len(names.SINGLE)
FIRST_ITEM: Final = len(names.PROJECTS)
FIRST_JOB: Final = FIRST_ITEM + len(names.ITEMS_AND_ACTIVITIES)
FIRST_PARTNER: Final = FIRST_JOB + len(names.JOBS)


def _by_card(kind: OptionKind, first: int, last: int) -> list[PursuitOption]:
    return [ALPHABET.add(kind, card) for card in range(first, last)]


KEEP: Final = ALPHABET.add_each(KEEPS_TRAIT)

STUDY: Final = ALPHABET.add(STUDIES)
PLAY: Final = ALPHABET.add(PLAYS)
INTERACT: Final = ALPHABET.add(INTERACTS)
TEMP_JOB: Final = ALPHABET.add(WORKS)

# A Basic Project is taken without naming a level, the others at a level or in a role: by card, at level - 1.
TAKE: Final = [
    [ALPHABET.add(TAKES, card, 1, text=f"take {name}")]
    if card < len(names.BASIC)
    else [ALPHABET.add(TAKES, card, level) for level in range(1, MAX_LEVEL + 1)]
    for card, name in enumerate(names.PROJECTS)
]
# By Group Project (counted from the first), at role - 1.
JOIN: Final = [[ALPHABET.add(JOINS, card, role) for role in range(1, ROLES + 1)] for card in range(FIRST_GROUP, FIRST_ITEM)]
# By Item or Activity (counted from the first), at level - 1.
BUY: Final = [[ALPHABET.add(BUYS, card, level) for level in range(1, MAX_LEVEL)] for card in range(FIRST_ITEM, FIRST_JOB)]
GET: Final = _by_card(GETS_JOB, FIRST_JOB, FIRST_PARTNER)


def _sides(kind: OptionKind) -> list[list[PursuitOption]]:
    return [
        [ALPHABET.add(kind, FIRST_PARTNER + at, side, text=f"{kind.name} {name}") for at, name in enumerate(people)]
        for side, people in ((WOMAN, names.PARTNERS), (MAN, names.MEN))
    ]


DATE: Final = _sides(DATES)  # by side and Partner
DEEPEN: Final = _sides(DEEPENS)
OVERTIME: Final = ALPHABET.add(WORKS_OVERTIME)
REST: Final = ALPHABET.add(RESTS)

ADVANCE: Final = _by_card(ADVANCES, 0, len(names.BASIC))
PROMOTE: Final = _by_card(PROMOTES, FIRST_JOB, FIRST_PARTNER)
RETIRE: Final = ALPHABET.add(RETIRES)

REFRESH: Final = ALPHABET.add_each(REFRESHES)
GIVE_UP: Final = ALPHABET.add_each(GIVES_UP)
STOP: Final = ALPHABET.add(STOPS)
END_TURN: Final = ALPHABET.add(ENDS_TURN)

PAY: Final = ALPHABET.add_each(PAYS)
REFUSE: Final = ALPHABET.add_each(REFUSES)


def _amounts(knowledge: int, creativity: int, influence: int) -> str:
    found = [(knowledge, "knowledge"), (creativity, "creativity"), (influence, "influence")]
    return " ".join([f"{amount} {word}" for amount, word in found if amount]) or "nothing"


def _three(kind: OptionKind) -> list[list[list[PursuitOption]]]:
    return [
        [
            [
                ALPHABET.add(kind, knowledge, creativity, influence, text=f"{kind.name} {_amounts(knowledge, creativity, influence)}")
                for influence in range(MAX_STH + 1 - knowledge - creativity)
            ]
            for creativity in range(MAX_STH + 1 - knowledge)
        ]
        for knowledge in range(MAX_STH + 1)
    ]


# How much less, or more, is paid for a Project: by knowledge, creativity and influence.
SAVE: Final = _three(SAVES)
ADD: Final = _three(ADDS)

# Which part of a reward comes first.
FIRST_RELAX: Final = ALPHABET.add(TAKES_FIRST, 0)
FIRST_GOOD_HEALTH: Final = ALPHABET.add(TAKES_FIRST, 1)
FIRST_STRESS: Final = ALPHABET.add(TAKES_FIRST, 2)


class Options:
    """The options about cards, by card number or, for cards of one kind, by index within the kind. An expansion has longer lists."""

    def __init__(self, alphabet: Alphabet[PursuitOption]) -> None:
        self.alphabet = alphabet
        self.keep = KEEP[:]  # by trait
        self.buy = BUY[:]  # by Item or Activity, at level - 1
        self.date = [sides[:] for sides in DATE]  # by side and Partner
        self.deepen = [sides[:] for sides in DEEPEN]
        self.give_up = GIVE_UP[:]  # by card
        self.pay = PAY[:]
        self.refuse = REFUSE[:]


OPTIONS: Final = Options(ALPHABET)
