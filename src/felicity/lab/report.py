"""The statistics of `felicity simulate`, from the rows of a study: distributions of wins, scores and lengths, as plain data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from felicity.lab.cards import CardTally
from felicity.lab.play import Plan
from felicity.lab.rows import Row, win_of
from felicity.lab.statistics import Rate, Values

Data = dict[str, object]


class Group:
    """Seats with something in common: a bot, a place at the table, a role."""

    def __init__(self) -> None:
        self.won = Rate()
        self.scores = Values()
        self.sources: Counter[str] = Counter()

    def add(self, row: Row, win: Fraction | None) -> None:
        """Add one seat of one game; without a win where winning isn't per seat."""
        if win is not None:
            self.won.add(win)
        self.scores.add(row["score"])
        for source, points in row["sources"]:
            self.sources[source] += points

    def data(self, name: str | int) -> Data:
        """The group's statistics."""
        n = self.scores.n
        sources = {source: points / n for source, points in self.sources.items()}
        won = self.won.summary() if self.won.n else None
        return {"name": name, "won": won, "score": self.scores.summary(), "sources": sources}


class Groups(dict[str | int, Group]):
    """Groups by name, created on first use."""

    def __missing__(self, name: str | int) -> Group:
        self[name] = Group()
        return self[name]

    def data(self, order: Sequence[str | int] | None = None) -> list[Data]:
        """All groups, in the order given or by name."""
        return [self[name].data(name) for name in order or sorted(self, key=str)]


class Tally:
    """Counts the rows of games; its size depends on the kinds of things that happen, not on the number of games."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = 0
        self.together = False
        self.target = 0
        self.won = Rate()  # games, in cooperative play
        self.all, self.bots, self.seats, self.turns, self.roles = Group(), Groups(), Groups(), Groups(), Groups()
        self.rounds, self.decisions = Values(), Values()
        self.ended_by: Counter[str] = Counter()
        self.tie_breaks: Counter[str] = Counter()
        self.lives = Values()
        self.cards = CardTally(plan.game)

    def add(self, game: list[Row]) -> None:
        """Add one more game: the rows of its seats."""
        first = game[0]
        self.games += 1
        self.together, self.target = first["together"], first["target"]
        if self.together:
            self.won.add(Fraction(first["winners"] == len(game)))
        wins = [win_of(row["won"], row["together"], row["winners"]) for row in game]
        met: set[str] = set()
        for row, win in zip(game, wins, strict=True):
            self._add_seat(row, win, again=row["role"] in met)
            met.add(row["role"])
        if self.plan.cards:
            self.cards.add(game, wins)
        self.rounds.add(first["rounds"])
        self.decisions.add(first["decisions"])
        self.ended_by[first["ended_by"]] += 1
        if first["tie_break"]:
            self.tie_breaks[first["tie_break"]] += 1

    def _add_seat(self, row: Row, win: Fraction, again: bool) -> None:
        own = None if self.together else win
        self.all.add(row, None)
        for group in (self.bots[row["bot"]], self.seats[row["seat"]], self.turns[row["turn"]]):
            group.add(row, own)
        # In cooperative play, two seats with one role win or lose the same game: it counts once.
        self.roles[row["role"]].add(row, None if self.together and again else win)
        if row["died_in_round"] is not None:
            self.lives.add(row["died_in_round"])

    def data(self) -> Data:
        """All statistics of the games counted; the same for any number of processes."""
        return {
            "games": self.games,
            "together": self.together,
            "target": self.target or None,
            "won": self.won.summary() if self.together else None,
            "all": self.all.data("all"),
            "bots": self.bots.data(list(dict.fromkeys(self.plan.bots))),
            "seats": self.seats.data(),
            "turns": self.turns.data(),
            "roles": role_data(self.roles),
            "rounds": self.rounds.summary(),
            "decisions": self.decisions.summary(),
            "ended_by": dict(self.ended_by.most_common()),
            "tie_breaks": dict(self.tie_breaks.most_common()),
            "by_rounds": self.rounds.parts(),
            "deaths": self.lives.parts() if self.lives.n else [],
            "cards": self.cards.data() if self.plan.cards else None,
            "kinds": self.cards.kinds() if self.plan.cards else None,
        }


def role_data(roles: Groups) -> list[Data]:
    """Roles, the most successful first; none if all have the same, since that would only repeat the total."""
    if len(roles) < 2:
        return []
    return roles.data(sorted(roles, key=lambda name: (-roles[name].won.wins / roles[name].won.n, str(name))))


def input_of(plan: Plan, jobs: int) -> Data:
    """The request, with defaults filled in: enough to play the same games again."""
    return {
        "game": plan.game,
        "rules": plan.rules,
        "mode": plan.mode,
        "players": plan.players,
        "bots": list(plan.bots),
        "rotate": plan.rotate,
        "games": plan.games,
        "seed": plan.seed,
        "jobs": jobs,
        "cards": plan.cards,
        "pack": plan.pack.fingerprint or None,
        "options": dict(plan.options),
    }


# --- one line per game ---

OF_GAME = ("number", "seed", "starter", "rounds", "decisions", "ended_by", "tie_break")
OF_SEAT = ("bot", "role", "score", "rank", "won")


def csv_head(players: int) -> list[str]:
    """The names of the columns; those by seat are numbered from 1."""
    return ["game", *OF_GAME[1:], *(f"{name}_{seat}" for name in OF_SEAT for seat in range(1, players + 1))]


def csv_line(game: list[Row]) -> list[str | int]:
    """One game in these columns."""
    by_seat = [row[name] for name in OF_SEAT for row in game]
    return [*(game[0][name] for name in OF_GAME), *(int(value) if isinstance(value, bool) else value for value in by_seat)]
