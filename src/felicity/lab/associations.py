"""How players with a card or a role do compared with those without: an association, which isn't yet an effect.

Players who have a card were able or chose to take it, so they differ from the others in more than the card. To find a card's effect,
change it and play the same deals again; the association is shown beside that, for comparison and for cards that nobody takes.
"""

from __future__ import annotations

import shlex
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any

from felicity.lab.asked import VERSUS
from felicity.lab.cards import kinds_of
from felicity.lab.counts import WHOLE, Group, quiet
from felicity.lab.folder import State
from felicity.lab.statistics import Rate, Values, corrected, welch

Data = dict[str, Any]
SURPRISING = 0.05  # corrected for the number of things tested together
SHARE = f"CASE WHEN NOT won THEN 0 WHEN together THEN {WHOLE} ELSE {WHOLE} // winners END AS share"


class Lives:
    """Wins and points of seats that had something, and of those that didn't."""

    def __init__(self) -> None:
        self.wins: dict[bool, Values] = {True: Values(), False: Values()}
        self.points: dict[bool, Values] = {True: Values(), False: Values()}

    def add(self, had: bool, share: int, score: int, n: int) -> None:
        """Add so many seats with this result."""
        self.wins[had].counts[Fraction(share, WHOLE)] += n
        self.points[had].counts[Fraction(score)] += n

    def data(self) -> Data:
        """How much more the seats that had it won and scored; None if there are too few."""
        return {
            "having": self.points[True].n,
            "lacking": self.points[False].n,
            "won": welch(self.wins[True], self.wins[False]),
            "score": welch(self.points[True], self.points[False]),
        }


def asked(files: Sequence[Path], question: str, **arguments: object) -> list[Any]:
    """DuckDB's answer about these files."""
    if not files:
        return []
    with quiet(threads=1) as ask:
        return ask.execute(f"{question} ORDER BY ALL", {"files": [str(path) for path in files], **arguments}).fetchall()


def association(files: Sequence[Path], name: str, design: int = 1) -> Data:
    """Seats that had a card or a role by this name compared with those that hadn't, in games in which it was available."""
    lives = Lives()
    for had, share, score, n in asked(
        files,
        f"""SELECT role = $name OR list_contains(cards, $name) AS had, {SHARE}, score, count(*) FROM read_parquet($files)
        WHERE design = $design AND (map_contains(offered, $name)
            OR number IN (SELECT number FROM read_parquet($files) WHERE design = $design AND role = $name)) GROUP BY ALL""",
        name=name,
        design=design,
    ):
        lives.add(had, share, score, n)
    return lives.data()


def card_rows(game: str, files: Sequence[Path], design: int = 1) -> list[Data]:
    """All cards that a game counts, in the order of the catalog: how often each was offered and taken, and how its owners did."""
    offered: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    for counts, column in ((offered, "offered"), (taken, "taken")):
        for card, n in asked(
            files,
            f"""SELECT entry.key, CAST(sum(entry.value) AS BIGINT)
            FROM (SELECT unnest(map_entries({column})) AS entry FROM read_parquet($files) WHERE design = $design AND seat = 1)
            GROUP BY ALL""",
            design=design,
        ):
            counts[card] += n
    if not offered:
        return []
    lives: dict[str, Lives] = defaultdict(Lives)
    for card, had, share, score, n in asked(
        files,
        f"""SELECT card, list_contains(cards, card) AS had, share, score, count(*)
        FROM (SELECT unnest(map_keys(offered)) AS card, cards, score, {SHARE} FROM read_parquet($files) WHERE design = $design)
        GROUP BY ALL""",
        design=design,
    ):
        lives[card].add(had, share, score, n)
    known = kinds_of(game)
    rows = [
        {
            "card": card,
            "kind": kind,
            "offered": offered[card],
            "taken": Rate(Fraction(min(taken[card], offered[card])), offered[card]).summary() if offered[card] else None,
            **lives[card].data(),
        }
        for card, kind in known.items()
        if card in offered
    ]
    chances = [float((row["score"] or {}).get("p", 1.0)) for row in rows]
    return [{**row, "corrected": q, "surprising": q <= SURPRISING} for row, q in zip(rows, corrected(chances), strict=True)]


def kind_rows(files: Sequence[Path], design: int = 1) -> list[Data]:
    """All kinds of option: in how many decisions each was on offer, and in how many it was chosen; the rarest first."""
    found: dict[str, list[int]] = {}
    for at, column in enumerate(("kinds_offered", "kinds_chosen")):
        for kind, n in asked(
            files,
            f"""SELECT entry.key, CAST(sum(entry.value) AS BIGINT)
            FROM (SELECT unnest(map_entries({column})) AS entry FROM read_parquet($files) WHERE design = $design) GROUP BY ALL""",
            design=design,
        ):
            found.setdefault(kind, [0, 0])[at] += n
    rows = [
        {"kind": kind, "offered": offered, "chosen": Rate(Fraction(chosen), offered).summary()} for kind, (offered, chosen) in found.items()
    ]
    return sorted(rows, key=lambda row: (row["chosen"]["rate"], row["kind"]))


# --- what was changed, in a comparison ---


def changed(state: State) -> list[str]:
    """How the second design of a study differs, word by word.

    >>> from felicity.lab.folder import new_state
    >>> from felicity.lab.study import read
    >>> changed(new_state(read("loop players:2 vs repurchase=optional career.chef.coins=3")))
    ['repurchase=optional', 'career.chef.coins=3']
    """
    words = shlex.split(state.text)
    return words[words.index(VERSUS) + 1 :] if VERSUS in words else []


def effects(state: State, naive: Callable[[str], Data], groups: set[Group], more: dict[Group, Data]) -> list[Data]:
    """The effect of each change of a card or a role, and how its owners did before (`naive`, by card).

    A role is given before the game, and its owner is the same in both designs: there the effect is on its owner. A card is taken
    during the game, by different players in the two designs: there the effect is on the whole table.
    """
    found, words = [], changed(state)
    cards: dict[str, list[str]] = {}
    for word in words:
        place, equals, _ = word.partition("=")
        if equals and "." in place:
            cards.setdefault(place.split(".")[1], []).append(word)
    for card, changes in cards.items():
        role = ("role", card) in groups
        found.append(
            {
                "changes": changes,
                "alone": len(changes) == len(words),  # else the effect is that of all changes together
                "card": card,
                "role": role,
                "naive": naive(card),
                "effect": more[("role", card) if role else ("all", "")],
            }
        )
    return found
