"""The report of `felicity balance` on the screen, in 80 columns, drawn from the same plain data as its JSON."""

from __future__ import annotations

from typing import Any

from rich.console import Console

from felicity.cli.lab_tables import Report
from felicity.cli.language import say
from felicity.text.catalog import has
from felicity.text.labels import label

Data = dict[str, Any]
OWN_COLUMNS = ("offered", "taken", "moved", "naive", "effect")
MOST = 12  # cards or kinds of option listed; the files have all


def draw(console: Console, lang: str, data: Data) -> None:
    """The whole report."""
    BalanceReport(console, lang, data).draw_all()


class BalanceReport(Report):
    """Tables and sentences of the report of a game."""

    def __init__(self, console: Console, lang: str, data: Data) -> None:
        super().__init__(console, lang, data["base"])
        self.whole = data

    def tell(self, key: str, **arguments: object) -> str:
        """A sentence of this report."""
        return say(self.lang, f"balance-{key}", **arguments)

    def line(self, text: str, style: str | None = None) -> None:
        """Print a line of its own."""
        self.console.print(text, markup=False, style=style)

    def draw_all(self) -> None:
        """From balance to options."""
        self.head()
        self.design(self.data["designs"][0])
        self.console.print()
        self.line(self.minutes())
        self.endings()
        self.skill()
        self.effects()
        self.dead()
        self.options()
        self.console.print()
        self.notes(only_difference=False)
        self.line(self.tell("again", command=self.whole["command"]))

    def minutes(self) -> str:
        """How long people would take."""
        found = self.whole["minutes"]
        return self.tell("minutes", mean=found["mean"], seconds=found["seconds"])

    def endings(self) -> None:
        """How games ended, and what decided."""
        for key, rows in self.ended():
            self.line(f"{say(self.lang, key)}: {', '.join(f'{name} {games}' for name, games in rows)}")

    def ended(self) -> list[tuple[str, list[tuple[str, int]]]]:
        """The same as data: titles, each with numbers of games."""
        design = self.data["designs"][0]
        found = [("endings", "ending", design["ended_by"]), ("tie-breaks", "tie-break", design["tie_breaks"])]
        return [
            (f"simulate-{key}", [(self.word(kind, name), games) for name, games in counts.items()]) for key, kind, counts in found if counts
        ]

    def word(self, kind: str, name: str) -> str:
        """The name of an ending or a tie-break: the report's own or, failing that, the game's."""
        own = f"simulate-{kind}-{name}"
        return say(self.lang, own) if has(self.lang, own) else label(self.lang, self.whole["game"], f"{kind}-{name}")

    def effects(self) -> None:
        """What one point more does to the cards and roles that stand out."""
        rows = self.whole["effects"]
        if not rows:
            return
        table = self.table(self.tell("effects"), "n", "naive", "interval", "effect", "interval")
        for row in rows:
            naive, effect = row["naive"], row["effect"]
            shown = (self.signed(naive["mean"]), self.numbers(naive)) if naive else (self.say("none"), self.say("none"))
            table.add_row(self.card(row), str(effect["n"]), *shown, self.signed(effect["mean"]), self.numbers(effect))
        self.show(table)
        self.line(self.tell("effects-note"))

    def column(self, name: str) -> str:
        """The head of a column."""
        return self.tell(f"column-{name}") if name in OWN_COLUMNS else super().column(name)

    def skill(self) -> None:
        """Luck versus skill."""
        if not self.whole["skill"]:
            return
        table = self.table(self.tell("skill"), "n", "wins", "interval", "any", "score", "interval")
        for row in self.whole["skill"]:
            if "won" in row:
                won = row["won"]
                name = self.tell("among", strong=row["strong"], weak=row["weak"])
                wins = [self.percent(won["rate"]), self.span(won), self.span(won, "any_")]
                score = self.number(row["score"]["mean"])
            else:
                won = row["more"]
                name = self.tell("instead", strong=row["strong"], weak=row["weak"])
                wins, score = self.more_wins(won), self.signed(row["score"]["mean"])
            table.add_row(name, str(won["n"]), *wins, score, self.numbers(row["score"]))
        self.show(table)
        self.line(self.tell("skill-together" if self.whole["together"] else "skill-note"))

    def dead(self) -> None:
        """Cards and kinds of option that hardly anybody takes, and cards whose owners do surprisingly well or badly."""
        never = [self.card(row) for row in self.whole["cards"] if row["never"]]
        rare = [self.card(row) for row in self.whole["cards"] if row["dead"] and not row["never"]]
        kinds = [row["kind"] for row in self.whole["kinds"] if row["dead"]]
        for key, names in (("never", never), ("rare", rare), ("kinds", kinds)):
            if names:
                self.console.print()
                self.line(self.tell(key, count=len(names), names=", ".join(names[:MOST]) + (" …" if len(names) > MOST else "")))

    def card(self, row: Data) -> str:
        """The name of a card at its table."""
        game = self.whole["game"]
        return label(self.lang, game, f"card-{row['card']}", label(self.lang, game, f"{row['kind']}-{row['card']}"))

    def options(self) -> None:
        """What every house option changes."""
        rows = self.whole["options"]
        if not rows:
            return
        table = self.table(self.tell("options"), "score", "interval", "rounds", "interval")
        same = []
        for row in rows:
            name = f"{row['option']}={row['value']}"
            if row["nothing"]:
                same.append(name)
                continue
            score, rounds = row["score"], row["rounds"]
            table.add_row(name, self.signed(score["mean"]), self.numbers(score), self.signed(rounds["mean"]), self.numbers(rounds))
        if table.rows:
            self.show(table)
        for row in rows:
            if row["moved"]:
                self.line(self.tell("moves", option=f"{row['option']}={row['value']}", names=self.moved(row["moved"])))
        if same:
            self.line(self.tell("same", options=", ".join(same)))

    def moved(self, rows: list[Data]) -> str:
        """Who wins more or less often, and by how many points."""
        return ", ".join(f"{self.name(row['kind'], row['name'])} {self.signed(100 * row['won']['mean'])}" for row in rows)
