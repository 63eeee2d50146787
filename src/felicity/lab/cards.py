"""How cards do in a batch of games: how often each was on offer and taken, and how its owners did."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import Any

from felicity import plugins
from felicity.core.errors import BadOptions
from felicity.core.event import Event
from felicity.core.table import Table, start
from felicity.lab.statistics import Rate, Values, welch

Data = dict[str, object]


@dataclass(frozen=True, slots=True)
class Watch:
    """Which events of a game are about its cards, each with the field that names the card, or with `=` and a fixed card."""

    offered: dict[str, str]  # a card became available to somebody
    taken: dict[str, str]  # ... and somebody took it and kept it
    shared: dict[str, str]  # another player has a share in it
    same: dict[str, str]  # other names of a card
    laid_out: tuple[str, ...] = ()  # where a view of the first position lists cards available to everybody: nested keys


def check_cards(game: str) -> None:
    """Refuse a game without card statistics."""
    if plugins.plugin(game).watch() is None:
        watched = [name for name in plugins.names() if plugins.plugin(name).watch()]
        known = ", ".join(watched)
        raise BadOptions(f"Cards can't be counted in {game}; they can in {known}.", "error-no-card-counts", game=game, games=known)


@dataclass(frozen=True, slots=True)
class Seen:
    """The cards of one game: how often each was offered and taken, and who had it. Plain data."""

    offered: dict[str, int]
    taken: dict[str, int]
    had: tuple[frozenset[str], ...]  # by seat


NOBODY_LOOKED = Seen({}, {}, ())


def seen(table: Table) -> Seen:
    """The cards of a finished game, from its events."""
    watch = plugins.plugin(table.setup.game).watch()
    assert watch is not None, table.setup.game
    offered: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    had: list[set[str]] = [set() for _ in range(table.setup.players)]
    if watch.laid_out:
        offered.update(laid_out(table, watch.laid_out))
    for event in [event for events in table.log for event in events]:
        kind = event.kind.name
        if kind in watch.offered:
            offered[card_in(table, event, watch.offered[kind])] += 1
        if kind in watch.taken or kind in watch.shared:
            name = card_in(table, event, watch.taken.get(kind) or watch.shared[kind])
            card = watch.same.get(name, name)
            taken[card] += kind in watch.taken
            had[event.values[0]].add(card)
    return Seen(
        offered=dict(offered),
        taken={card: times for card, times in taken.items() if times},
        had=tuple(frozenset(cards) for cards in had),
    )


def card_in(table: Table, event: Event, field: str) -> str:
    """The card that an event is about."""
    return field[1:] if field.startswith("=") else str(table.event_data(event)[field])


def laid_out(table: Table, keys: tuple[str, ...]) -> list[str]:
    """The cards on display when the game began."""
    found: Any = start(table.game, table.setup).view(None)
    for key in keys:
        found = found[key]
    return [card for card in found if card]


class CardCount:
    """One card over many games. Seats without it count only in games in which it was on offer."""

    def __init__(self) -> None:
        self.offered = 0
        self.taken = 0
        self.won = Rate()
        self.having, self.lacking = Values(), Values()

    def add_life(self, score: int, win: Fraction, had: bool) -> None:
        """Add one seat of a game in which the card was on offer."""
        if had:
            self.won.add(win)
        (self.having if had else self.lacking).add(score)

    def data(self, card: str, kind: str) -> Data:
        """The card's statistics."""
        picked = Rate(Fraction(self.taken), self.offered)
        return {
            "card": card,
            "kind": kind,
            "offered": self.offered,
            "taken": picked.summary(),
            "lives": self.having.n,
            "won": self.won.summary() if self.won.n else None,
            "score": self.having.mean if self.having.n else None,
            "effect": welch(self.having, self.lacking),
        }


class KindCount:
    """One kind of card over many games: how many of it a seat has, and what it scores with and without."""

    def __init__(self) -> None:
        self.cards, self.having, self.lacking = Values(), Values(), Values()

    def add_life(self, cards: int, score: int) -> None:
        """Add one seat of one game."""
        self.cards.add(cards)
        (self.having if cards else self.lacking).add(score)

    def data(self, kind: str) -> Data:
        """The kind's statistics."""
        having = Rate(Fraction(self.having.n), self.cards.n)
        return {"kind": kind, "cards": self.cards.summary(), "lives": having.summary(), "effect": welch(self.having, self.lacking)}


class CardTally(dict[str, CardCount]):
    """Counts the cards in the rows of games."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self.kind_of = kinds_of(game)
        self.by_kind = {kind: KindCount() for kind in self.kind_of.values()}

    def __missing__(self, card: str) -> CardCount:
        self[card] = CardCount()
        return self[card]

    def add(self, game: Sequence[dict[str, Any]], wins: Sequence[Fraction]) -> None:
        """Add one more game: the rows of its seats, and the win of each."""
        taken = dict(game[0]["taken"])
        for card, times in game[0]["offered"]:
            count = self[card]
            count.offered += times
            count.taken += taken.get(card, 0)
            for row, win in zip(game, wins, strict=True):
                count.add_life(row["score"], win, card in row["cards"])
        for row in game:
            had = Counter(self.kind_of[card] for card in row["cards"])
            for kind, kind_count in self.by_kind.items():
                kind_count.add_life(had[kind], row["score"])

    def data(self) -> list[Data]:
        """All cards that were on offer, kind by kind in the order of the catalog."""
        return [self[card].data(card, kind) for card, kind in self.kind_of.items() if card in self]

    def kinds(self) -> list[Data]:
        """All kinds, in the order of the catalog."""
        return [count.data(kind) for kind, count in self.by_kind.items()]


@cache
def kinds_of(game: str) -> dict[str, str]:
    """Every card of a game with its kind: the one it declares, or else its category or the name of its table.

    >>> kinds_of("loop")["chef"], kinds_of("loop")["family"]
    ('career', 'property')
    """
    tables = plugins.game(game).catalog.default_tables()
    return {
        card: str(entry.get("kind") or entry.get("category") or table)
        for table, entries in tables.items()
        if table != "constant"
        for card, entry in entries.items()
    }


# --- one line per card ---

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


def csv_card(row: Data) -> list[object]:
    """One card in these columns; empty where there were too few games."""
    taken, won, effect = (as_summary(row[key]) for key in ("taken", "won", "effect"))
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


def as_summary(value: object) -> dict[str, float]:
    """A summary, or an empty one."""
    return value if isinstance(value, dict) else {}
