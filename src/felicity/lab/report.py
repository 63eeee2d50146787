"""What a batch of games tells, as plain data: for files, tables and pages alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from felicity.lab.cards import CardTally
from felicity.lab.play import Plan, Played
from felicity.lab.statistics import Histogram, Rate

Row = dict[str, object]


class Group:
    """The seats that have something in common: a bot, a place at the table, a role."""

    def __init__(self) -> None:
        self.won = Rate()
        self.scores = Histogram()
        self.sources: Counter[str] = Counter()

    def add(self, score: int, sources: dict[str, int], win: Fraction | None) -> None:
        """One more seat of one game; without a win where winning isn't per seat."""
        if win is not None:
            self.won.add(win)
        self.scores.add(score)
        for source, points in sources.items():
            self.sources[source] += points

    def row(self, name: str | int) -> Row:
        """The group's figures."""
        n = self.scores.n
        sources = {source: points / n for source, points in self.sources.items()}
        won = self.won.summary() if self.won.n else None
        return {"name": name, "won": won, "score": self.scores.summary(), "sources": sources}


class Groups(dict[str | int, Group]):
    """Groups by name, made when they are first met."""

    def __missing__(self, name: str | int) -> Group:
        self[name] = Group()
        return self[name]

    def rows(self, order: Sequence[str | int] | None = None) -> list[Row]:
        """All groups, in the order given or by name."""
        return [self[name].row(name) for name in order or sorted(self, key=str)]


class Tally:
    """Counts games one by one; it grows with the kinds of things that happen, not with the number of games."""

    def __init__(self) -> None:
        self.games = 0
        self.together = False
        self.target = 0
        self.won = Rate()  # games, where all play together
        self.all, self.bots, self.seats, self.turns, self.roles = Group(), Groups(), Groups(), Groups(), Groups()
        self.rounds, self.decisions = Histogram(), Histogram()
        self.ended_by: Counter[str] = Counter()
        self.tie_breaks: Counter[str] = Counter()
        self.lives = Histogram()
        self.cards = CardTally()

    def add(self, game: Played) -> None:
        """One more game."""
        self.games += 1
        self.together, self.target = game.together, game.target
        if game.together:
            self.won.add(Fraction(all(game.won)))
        wins = wins_of(game)
        for seat, win in enumerate(wins):
            self._add_seat(game, seat, win)
        for death in game.lives:
            self.lives.add(death)
        self.cards.add(game.cards, game.scores, wins)
        self.rounds.add(game.rounds)
        self.decisions.add(game.decisions)
        self.ended_by[game.ended_by] += 1
        if game.tie_break:
            self.tie_breaks[game.tie_break] += 1

    def _add_seat(self, game: Played, seat: int, win: Fraction) -> None:
        score, sources, role = game.scores[seat], game.sources[seat], game.roles[seat]
        own = None if game.together else win
        turn = (seat + 1 - game.starter) % len(game.bots) + 1
        self.all.add(score, sources, None)
        for group in (self.bots[game.bots[seat]], self.seats[seat + 1], self.turns[turn]):
            group.add(score, sources, own)
        # Together, two seats with one role win or lose the same game: it counts once.
        again = game.together and role in game.roles[:seat]
        self.roles[role].add(score, sources, None if again else win)


def wins_of(game: Played) -> list[Fraction]:
    """Each seat's win. Among rivals a shared win counts as an equal part for each winner; together, everybody's win is whole."""
    share = Fraction(1) if game.together else Fraction(1, max(1, sum(game.won)))
    return [share if won else Fraction(0) for won in game.won]


def input_of(plan: Plan, jobs: int) -> Row:
    """What was asked for, completed with defaults: enough to play the same games again."""
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


def statistics(plan: Plan, tally: Tally) -> Row:
    """All statistics of the games counted; the same for any number of processes."""
    return {
        "games": tally.games,
        "together": tally.together,
        "target": tally.target or None,
        "won": tally.won.summary() if tally.together else None,
        "all": tally.all.row("all"),
        "bots": tally.bots.rows(list(dict.fromkeys(plan.bots))),
        "seats": tally.seats.rows(),
        "turns": tally.turns.rows(),
        "roles": role_rows(tally.roles),
        "rounds": tally.rounds.summary(),
        "decisions": tally.decisions.summary(),
        "ended_by": dict(tally.ended_by.most_common()),
        "tie_breaks": dict(tally.tie_breaks.most_common()),
        "by_rounds": tally.rounds.rows(),
        "deaths": tally.lives.rows() if tally.lives.n else [],
        "cards": tally.cards.rows(plan.game) if plan.cards else None,
        "kinds": tally.cards.kinds() if plan.cards else None,
    }


def role_rows(roles: Groups) -> list[Row]:
    """Careers, the most successful first; none where all have the same, as it would say nothing that the whole doesn't."""
    if len(roles) < 2:
        return []
    return roles.rows(sorted(roles, key=lambda name: (-roles[name].won.wins / roles[name].won.n, str(name))))


# --- one row per game ---


def csv_head(players: int) -> list[str]:
    """The names of the columns; those by seat are numbered from 1."""
    by_seat = [f"{name}_{seat}" for name in ("bot", "role", "score", "rank", "won") for seat in range(1, players + 1)]
    return ["game", "seed", "starter", "rounds", "decisions", "ended_by", "tie_break", *by_seat]


def csv_row(game: Played) -> list[str | int]:
    """One game under these columns."""
    head: list[str | int] = [game.number, game.seed, game.starter, game.rounds, game.decisions, game.ended_by, game.tie_break]
    return [*head, *game.bots, *game.roles, *game.scores, *game.ranks, *(int(won) for won in game.won)]
