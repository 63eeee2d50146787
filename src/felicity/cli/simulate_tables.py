"""The report of `felicity simulate` on the screen, in 80 columns, drawn from the same plain data as its JSON."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from felicity import plugins
from felicity.cli.language import say
from felicity.cli.simulate_cards import draw_cards
from felicity.text.catalog import has
from felicity.text.labels import label

Data = dict[str, Any]  # as parsed from JSON


def draw(console: Console, lang: str, data: Data) -> None:
    """The whole report."""
    Report(console, lang, data).draw()


class Report:
    """Tables and sentences of one run."""

    def __init__(self, console: Console, lang: str, data: Data) -> None:
        self.console = console
        self.lang = lang
        self.input: Data = data["input"]
        self.run: Data = data["run"]
        self.statistics: Data = data["statistics"] or {}

    def say(self, key: str, **arguments: object) -> str:
        """A sentence of this report."""
        return say(self.lang, f"simulate-{key}", **arguments)

    def name(self, kind: str, name: str) -> str:
        """The name of a source, an ending or a tie-break: the report's own or, failing that, the game's."""
        own = f"simulate-{kind}-{name}"
        return say(self.lang, own) if has(self.lang, own) else label(self.lang, self.input["game"], f"{kind}-{name}")

    def print(self, key: str, **arguments: object) -> None:
        """A sentence on its own lines."""
        self.console.print(self.say(key, **arguments), markup=False)

    def draw(self) -> None:
        """From the request to the meaning of the columns."""
        self.head()
        if not self.statistics:
            return
        if self.statistics["won"]:
            self.won_together()
        self.groups("bot", self.statistics["bots"], [row["name"] for row in self.statistics["bots"]])
        if self.input["players"] > 1:
            seats, turns = self.statistics["seats"], self.statistics["turns"]
            self.groups("seat", seats, [self.say("seat", number=row["name"]) for row in seats])
            self.groups("turn", turns, [self.say("turn", number=row["name"]) for row in turns])
        if self.statistics["roles"]:
            roles, role = self.statistics["roles"], plugins.plugin(self.input["game"]).role
            self.groups(role, roles, [label(self.lang, self.input["game"], f"{role}-{row['name']}") for row in roles])
        self.sources()
        self.length()
        if self.statistics["deaths"]:
            self.parts("deaths", self.statistics["deaths"])
        self.counts("endings", "ending", self.statistics["ended_by"])
        if self.statistics["tie_breaks"]:
            self.counts("tie-breaks", "tie-break", self.statistics["tie_breaks"])
        if self.statistics["cards"]:
            draw_cards(self, self.statistics["cards"], self.statistics["kinds"])
        self.notes()

    # --- sentences ---

    def head(self) -> None:
        """What was played, how fast, from which seed, and who sat where."""
        asked, run, games = self.input, self.run, self.statistics.get("games", 0)
        facts = plugins.game(asked["game"]).facts
        if run["stopped"]:
            self.print("stopped", games=games, planned=asked["games"])
        if not games:
            return
        self.console.print(self.say("title", title=facts.title, mode=asked["mode"], players=asked["players"]), style="bold", markup=False)
        self.print("speed", games=games, seconds=run["seconds"], rate=run["games_per_second"], jobs=asked["jobs"])
        self.print("seed", seed=asked["seed"])
        self.print("bots" if asked["players"] > 1 else "bot-alone", bots=", ".join(asked["bots"]))
        if asked["players"] > 1:
            self.print("rotated" if asked["rotate"] else "not-rotated")
        if asked["pack"]:
            self.print("pack", pack=asked["pack"])
        changed = {
            option.name: asked["options"][option.name] for option in facts.options if asked["options"][option.name] != option.default
        }
        if changed:
            self.print("options", options=", ".join(f"{name}={str(value).lower()}" for name, value in changed.items()))

    def won_together(self) -> None:
        """How many games were won, if all win or lose together."""
        won = self.statistics["won"]
        self.console.print()
        text = self.say("won", wins=int(won["wins"]), n=won["n"], rate=self.percent(won["rate"]), interval=self.interval(won))
        self.console.print(text, style="bold", markup=False)
        self.print("won-how", players=self.input["players"], target=self.statistics["target"])

    def notes(self) -> None:
        """What the columns mean."""
        together = self.statistics["together"]
        self.console.print()
        if not together:
            self.print("note-wins", even=self.percent(1 / self.input["players"]))
        elif self.statistics["roles"]:
            self.print("note-wins-together")
        self.print("note-interval-together" if together else "note-interval")
        if self.input["players"] > 1:
            self.print("note-turn")
        self.print("note-middle")

    # --- tables ---

    def table(self, title: str, *columns: str) -> Table:
        """A table with no lines but the one below its heading: names left-aligned, numbers right-aligned."""
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False)
        table.add_column(title, header_style="bold", no_wrap=True)
        for column in columns:
            table.add_column(column, justify="right", no_wrap=True)
        return table

    def show(self, table: Table) -> None:
        """Print a table, with an empty line before it."""
        self.console.print()
        self.console.print(table)

    def groups(self, kind: str, rows: list[Data], names: list[str]) -> None:
        """Wins and scores of bots, seats or roles."""
        with_wins = rows[0]["won"] is not None
        columns = ["n", *(["rate", "interval"] if with_wins else []), "score", "sd", "median", "middle"]
        table = self.table(self.say(f"by-{kind}"), *(self.say(f"column-{column}") for column in columns))
        for name, row in zip(names, rows, strict=True):
            won, score = row["won"], row["score"]
            wins = [self.percent(won["rate"]), self.interval(won)] if with_wins else []
            n = won["n"] if with_wins else score["n"]
            table.add_row(name, self.count(n), *wins, *self.spread(score))
        self.show(table)

    def sources(self) -> None:
        """Where the points came from, by bot; they add up to the score."""
        rows = self.statistics["bots"]
        if len(rows) > 1:
            rows = [*rows, {**self.statistics["all"], "name": self.say("column-all")}]
        table = self.table(self.say("sources"), *(row["name"] for row in rows))
        for source in self.statistics["all"]["sources"]:
            table.add_row(self.name("source", source), *(self.fine_number(row["sources"][source]) for row in rows))
        table.add_row(self.say("total"), *(self.fine_number(row["score"]["mean"]) for row in rows))
        self.show(table)

    def parts(self, title: str, rows: list[Data]) -> None:
        """How often each number came, with its interval."""
        table = self.table(self.say(title), self.say("column-n"), self.say("column-part"), self.say("column-interval"))
        for row in rows:
            table.add_row(self.count(row["value"]), self.count(row["wins"]), self.percent(row["rate"]), self.interval(row))
        self.show(table)

    def length(self) -> None:
        """Rounds and decisions per game, and how many games took so many rounds."""
        columns = ["mean", "sd", "median", "middle", "lowest", "highest"]
        table = self.table(self.say("length"), *(self.say(f"column-{column}") for column in columns))
        for name in ("rounds", "decisions"):
            row = self.statistics[name]
            table.add_row(self.say(name), *self.spread(row), self.count(row["min"]), self.count(row["max"]))
        self.show(table)
        if len(self.statistics["by_rounds"]) > 1:
            self.parts("by-rounds", self.statistics["by_rounds"])

    def counts(self, title: str, prefix: str, counts: dict[str, int]) -> None:
        """How often each thing happened, out of all games."""
        table = self.table(self.say(title), self.say("column-games"), self.say("column-part"))
        for name, count in counts.items():
            table.add_row(self.name(prefix, name), self.count(count), self.percent(count / self.statistics["games"]))
        self.show(table)

    # --- numbers ---

    def spread(self, summary: Data) -> list[str]:
        """Mean, standard deviation, median and the middle 90 %."""
        sd = self.say("none") if summary["sd"] is None else self.number(summary["sd"])
        middle = self.say("span", low=summary["p5"], high=summary["p95"])
        return [self.number(summary["mean"]), sd, self.count(summary["median"]), middle]

    def number(self, value: float) -> str:
        """With one decimal."""
        return self.say("number", value=value)

    def fine_number(self, value: float) -> str:
        """With two decimals."""
        return self.say("fine-number", value=value)

    def count(self, value: float) -> str:
        """A whole number, or a half if a median lies between two."""
        return self.say("count", value=value)

    def percent(self, part: float) -> str:
        """A share of the whole."""
        return self.say("percent", value=100 * part)

    def interval(self, won: Data) -> str:
        """From the lowest to the highest plausible rate."""
        return self.say("percent-span", low=100 * won["low"], high=100 * won["high"])
