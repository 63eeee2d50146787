"""How cards fare in a batch of games: how often each was on offer and taken, and how those did who had it."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from functools import cache

from felicity import plugins
from felicity.core.errors import BadOptions
from felicity.core.table import Table
from felicity.lab.statistics import Z95, Histogram, Rate

Row = dict[str, object]


@dataclass(frozen=True, slots=True)
class Watch:
    """Which events of a game are about its cards, each with the field that names the card."""

    offered: dict[str, str]  # a card came into somebody's reach
    taken: dict[str, str]  # ... and somebody took it and kept it from then on
    shared: dict[str, str]  # somebody else has a part in it
    same: dict[str, str]  # other names of a card


def check_cards(game: str) -> None:
    """Refuse a game whose cards nobody watches."""
    if plugins.plugin(game).watch() is None:
        watched = [name for name in plugins.names() if plugins.plugin(name).watch()]
        raise BadOptions(f"The cards of {game} are not counted; those of {', '.join(watched)} are.")


@dataclass(frozen=True, slots=True)
class Seen:
    """The cards of one game: how often each was offered and taken, and who had it. Plain data."""

    offered: dict[str, int]
    taken: dict[str, int]
    had: tuple[frozenset[str], ...]  # by seat
    kinds: tuple[dict[str, int], ...] = ()  # by seat, how many of each kind that was


NOBODY_LOOKED = Seen({}, {}, ())


def seen(table: Table) -> Seen:
    """The cards of a finished game, from its events."""
    watch = plugins.plugin(table.setup.game).watch()
    assert watch is not None, table.setup.game
    offered: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    had: list[set[str]] = [set() for _ in range(table.setup.players)]
    for event in [event for events in table.log for event in events]:
        kind = event.kind.name
        if kind in watch.offered:
            offered[str(table.event_data(event)[watch.offered[kind]])] += 1
        elif kind in watch.taken or kind in watch.shared:
            entry = table.event_data(event)
            name = str(entry[watch.taken.get(kind) or watch.shared[kind]])
            card = watch.same.get(name, name)
            taken[card] += kind in watch.taken
            had[event.values[0]].add(card)
    return Seen(
        offered=dict(offered),
        taken={card: times for card, times in taken.items() if times},
        had=tuple(frozenset(cards) for cards in had),
        kinds=tuple(by_kind(table.setup.game, cards) for cards in had),
    )


def by_kind(game: str, cards: set[str]) -> dict[str, int]:
    """How many of each kind of card of a game these are."""
    kinds = kinds_of(game)
    counts = Counter(kinds[card] for card in cards)
    return {kind: counts[kind] for kind in dict.fromkeys(kinds.values())}


class CardCount:
    """One card over many games. Lives without it are compared only where it was on offer."""

    def __init__(self) -> None:
        self.offered = 0
        self.taken = 0
        self.won = Rate()
        self.having, self.lacking = Histogram(), Histogram()

    def add_life(self, score: int, win: Fraction, had: bool) -> None:
        """One seat of a game in which the card was on offer."""
        if had:
            self.won.add(win)
        (self.having if had else self.lacking).add(score)

    def row(self, card: str, kind: str) -> Row:
        """The card's figures."""
        picked = Rate(Fraction(self.taken), self.offered)
        return {
            "card": card,
            "kind": kind,
            "offered": self.offered,
            "taken": picked.summary(),
            "lives": self.having.n,
            "won": self.won.summary() if self.won.n else None,
            "score": self.having.mean if self.having.n else None,
            "effect": difference(self.having, self.lacking),
        }


class KindCount:
    """One kind of card over many games: how many of it a life has, and what it scores with and without."""

    def __init__(self) -> None:
        self.cards, self.having, self.lacking = Histogram(), Histogram(), Histogram()

    def add_life(self, cards: int, score: int) -> None:
        """One seat of one game."""
        self.cards.add(cards)
        (self.having if cards else self.lacking).add(score)

    def row(self, kind: str) -> Row:
        """The kind's figures."""
        having = Rate(Fraction(self.having.n), self.cards.n)
        return {"kind": kind, "cards": self.cards.summary(), "lives": having.summary(), "effect": difference(self.having, self.lacking)}


class CardTally(dict[str, CardCount]):
    """Counts the cards of games one by one."""

    def __init__(self) -> None:
        super().__init__()
        self.by_kind: dict[str, KindCount] = {}

    def __missing__(self, card: str) -> CardCount:
        self[card] = CardCount()
        return self[card]

    def add(self, game: Seen, scores: tuple[int, ...], wins: list[Fraction]) -> None:
        """One more game."""
        for card, times in game.offered.items():
            count = self[card]
            count.offered += times
            count.taken += game.taken.get(card, 0)
            for seat, score in enumerate(scores):
                count.add_life(score, wins[seat], card in game.had[seat])
        for counts, score in zip(game.kinds, scores, strict=False):
            for kind, number in counts.items():
                self.by_kind.setdefault(kind, KindCount()).add_life(number, score)

    def rows(self, game: str) -> list[Row]:
        """All cards that were on offer, kind by kind in the order of the catalog."""
        return [self[card].row(card, kind) for card, kind in kinds_of(game).items() if card in self]

    def kinds(self) -> list[Row]:
        """All kinds, in the order of the catalog."""
        return [count.row(kind) for kind, count in self.by_kind.items()]


@cache
def kinds_of(game: str) -> dict[str, str]:
    """Every card of a game with its kind: the one it states, or else its category or the name of its table.

    >>> kinds_of("pursuit")["car"], kinds_of("pursuit")["creative"], kinds_of("nostalgia")["tales"]
    ('item', 'trait', 'skill')
    """
    tables = plugins.game(game).catalog.default_tables()
    return {
        card: str(entry.get("kind") or entry.get("category") or table)
        for table, entries in tables.items()
        if table != "constant"
        for card, entry in entries.items()
    }


def difference(having: Histogram, lacking: Histogram) -> dict[str, float] | None:
    """How much more those score who have a card, with the 95 % interval of Welch; None for too few on either side."""
    if having.sd is None or lacking.sd is None:
        return None
    mean = having.mean - lacking.mean
    half = Z95 * math.sqrt(having.sd**2 / having.n + lacking.sd**2 / lacking.n)
    return {"mean": mean, "low": mean - half, "high": mean + half}


# --- one row per card ---

CSV_HEAD = [
    "card",
    "kind",
    "offered",
    "taken",
    "pick_rate",
    "lives",
    "win_rate",
    "win_low",
    "win_high",
    "effect",
    "effect_low",
    "effect_high",
]


def csv_line(row: Row) -> list[object]:
    """One card under these columns; empty where there were too few games to tell."""
    taken, won, effect = (as_figures(row[key]) for key in ("taken", "won", "effect"))
    return [
        row["card"],
        row["kind"],
        row["offered"],
        int(taken["wins"]),
        taken["rate"],
        row["lives"],
        *(won.get(key, "") for key in ("rate", "low", "high")),
        *(effect.get(key, "") for key in ("mean", "low", "high")),
    ]


def as_figures(value: object) -> dict[str, float]:
    """Figures, or none."""
    return value if isinstance(value, dict) else {}
