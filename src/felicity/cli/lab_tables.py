"""The report of a study on the screen, in 80 columns, drawn from the same plain data as its JSON."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich import box
from rich.console import Console
from rich.table import Table

from felicity import plugins
from felicity.cli.language import say
from felicity.text.catalog import has
from felicity.text.labels import label, title_of

if TYPE_CHECKING:
    from felicity.lab.folder import Folder, State

Data = dict[str, Any]  # as parsed from JSON
MOST_ROWS = 1_000  # rows of an answer shown at most
KINDS = {"bots": "bot", "seats": "seat", "turns": "turn", "roles": "role"}


def draw(console: Console, lang: str, data: Data, only_difference: bool = False) -> None:
    """Draw the whole report, or how two designs differ."""
    Report(console, lang, data).draw(only_difference)


class Report:
    """Tables and sentences of one study."""

    def __init__(self, console: Console, lang: str, data: Data) -> None:
        self.console = console
        self.lang = lang
        self.data = data
        self.study: Data = data["study"]

    def say(self, key: str, **arguments: object) -> str:
        """A sentence of this report."""
        return say(self.lang, f"lab-{key}", **arguments)

    def print(self, key: str, style: str | None = None, **arguments: object) -> None:
        """A sentence on its own lines."""
        self.console.print(self.say(key, **arguments), markup=False, style=style)

    def draw(self, only_difference: bool) -> None:
        """From the request to the meaning of the columns."""
        self.head()
        if not self.data["designs"]:
            self.print("no-rows")
            return
        difference = self.data["difference"]
        for number, design in enumerate(self.data["designs"] if not only_difference else [], 1):
            if difference:
                self.console.print()
                self.print("design", number=number, style="bold")
            self.design(design)
        if difference:
            self.console.print()
            self.print("difference", style="bold")
            self.difference(difference)
        self.console.print()
        self.notes(only_difference)

    def head(self) -> None:
        """Which games were played."""
        study = self.study
        title = title_of(self.lang, study["game"])
        self.print(
            "head", title=title, mode=study["mode"], players=study["players"], deals=self.data["deals"], planned=self.data["planned"]
        )
        self.console.print(study["text"], markup=False, soft_wrap=True)
        if "versus" in self.data:
            self.console.print(self.data["versus"]["text"], markup=False, soft_wrap=True)
        self.print("id", id=study["id"], rules=study["rules"])
        if self.data["narrow"]:
            self.print("narrow", until=self.data["until"])

    # --- one design ---

    def design(self, design: Data) -> None:
        """Wins, points and lengths."""
        if self.data["together"]:
            won = design["all"]["won"]
            self.console.print()
            self.print("won", rate=self.percent(won["rate"]), interval=self.span(won), any=self.span(won, "any_"))
        for title, kind in KINDS.items():
            if len(design[title]) > 1:
                self.groups(kind, design[title])
        if design["skill"]:
            self.luck_or_skill(design["skill"])
        self.lengths(design["per_game"])

    def groups(self, kind: str, rows: list[Data]) -> None:
        """Wins and points of bots, seats or roles."""
        table = self.table(self.title(kind), "n", "wins", "interval", "any", "score", "interval")
        for row in sorted(rows, key=lambda row: -row["won"]["rate"]) if kind == "role" else rows:
            won, score = row["won"], row["score"]
            table.add_row(
                self.name(kind, row["name"]) + self.mark(row),
                str(won["n"]),
                self.percent(won["rate"]),
                self.span(won),
                self.span(won, "any_"),
                self.number(score["mean"]),
                self.numbers(score),
            )
        self.show(table)

    def luck_or_skill(self, rows: list[Data]) -> None:
        """How often one bot finishes ahead of another."""
        table = self.table(self.say("skill"), "n", "ahead", "interval", "any")
        for row in rows:
            ahead, name = row["ahead"], self.say("ahead", strong=row["strong"], weak=row["weak"])
            table.add_row(name + self.mark(row), str(ahead["n"]), self.percent(ahead["rate"]), self.span(ahead), self.span(ahead, "any_"))
        self.show(table)

    def lengths(self, per_game: Data, signed: bool = False) -> None:
        """Rounds, decisions and the like, per game."""
        table = self.table(self.say("per-game"), "mean", "interval", "sd")
        for name, values in per_game.items():
            mean = self.signed(values["mean"]) if signed else self.number(values["mean"])
            table.add_row(self.say(f"game-{name}"), mean, self.numbers(values), self.number(values["sd"]))
        self.show(table)

    # --- two designs ---

    def difference(self, difference: Data) -> None:
        """The second design minus the first."""
        for title, kind in KINDS.items():
            rows = difference[title]
            if len(rows) > 1 or (title == "bots" and self.data["together"]):
                self.changes(kind, rows)
        self.changes("all", [{"name": "", **difference["all"]}])
        for effect in self.data.get("effects", []):
            self.effect(effect)
        self.lengths(difference["per_game"], signed=True)

    def changes(self, kind: str, rows: list[Data]) -> None:
        """How much more often a group wins, and how many more points it has."""
        table = self.table(self.title(kind), "n", "wins", "interval", "any", "score", "interval")
        none = [self.say("none")] * 3  # among rivals the whole table always wins the same
        for row in rows:
            won, score = row["won"], row["score"]
            table.add_row(
                self.name(kind, row["name"]) + self.mark(row),
                str(won["n"]),
                *(none if kind == "all" and not self.data["together"] else self.more_wins(won)),
                self.signed(score["mean"]),
                self.numbers(score),
            )
        self.show(table)

    def effect(self, effect: Data) -> None:
        """What a change does, and how the card's owners did anyway."""
        naive, real = effect["naive"], effect["effect"]["score"]
        self.console.print()
        self.console.print(" ".join(effect["changes"]), style="bold", markup=False, soft_wrap=True)
        if naive["score"]:
            mean, span = self.signed(naive["score"]["mean"]), self.numbers(naive["score"])
            self.print("effect-naive", mean=mean, interval=span, having=naive["having"], lacking=naive["lacking"])
        key = "effect-role" if effect["role"] else "effect-table"
        alone = "yes" if effect["alone"] else "no"
        self.print(key, mean=self.signed(real["mean"]), interval=self.numbers(real), n=real["n"], alone=alone)
        if naive["score"]:
            self.print("effect-why-role" if effect["role"] else "effect-why-card")

    def more_wins(self, won: Data) -> list[str]:
        """A difference of wins, in percentage points, with its intervals."""
        return [self.signed(100 * won["mean"]), self.points_span(won), self.points_span(won, "any_")]

    def notes(self, only_difference: bool) -> None:
        """What the columns mean."""
        if self.data["even"] and not only_difference and self.study["players"] > 1:
            self.print("note-even", even=self.percent(self.data["even"]))
        if not only_difference and any(design["skill"] for design in self.data["designs"]):
            self.print("note-skill")
        self.print("note-intervals")
        if self.data["difference"]:
            self.print("note-difference")
        self.print("note-surprising")

    # --- parts ---

    def title(self, kind: str) -> str:
        """The name of a kind of group."""
        own = f"simulate-by-{plugins.plugin(self.study['game']).role if kind == 'role' else kind}"
        return say(self.lang, own) if has(self.lang, own) else self.say(f"by-{kind}" if kind == "all" else "by-role")

    def name(self, kind: str, name: str) -> str:
        """The name of a group."""
        if kind == "role":
            role = plugins.plugin(self.study["game"]).role
            return label(self.lang, self.study["game"], f"{role}-{name}")
        if kind == "all":
            return self.say("everybody")
        return say(self.lang, f"simulate-{kind}", number=int(name)) if kind in ("seat", "turn") else name

    def mark(self, row: Data) -> str:
        """A star if it is surprising after correction."""
        return " *" if row.get("surprising") else ""

    def column(self, name: str) -> str:
        """The heading of a column."""
        return self.say(f"column-{name}")

    def table(self, title: str, *columns: str) -> Table:
        """A table with no lines but the one below its heading: names left-aligned, numbers right-aligned."""
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False)
        table.add_column(title, header_style="bold", no_wrap=True)
        for column in columns:
            table.add_column(self.column(column), justify="right", no_wrap=True)
        return table

    def show(self, table: Table) -> None:
        """Print a table, with an empty line before it."""
        self.console.print()
        self.console.print(table)

    def number(self, value: float | None) -> str:
        """With one decimal."""
        return self.say("none") if value is None else self.say("number", value=value)

    def signed(self, value: float) -> str:
        """With one decimal and its sign."""
        shown = round(value, 1)
        return self.say("signed", sign="+" if shown > 0 else "−" if shown < 0 else "", value=abs(shown))

    def percent(self, part: float) -> str:
        """A share of the whole."""
        return self.say("percent", value=100 * part)

    def span(self, data: Data, which: str = "") -> str:
        """From the lowest to the highest plausible share."""
        return self.say("span", low=100 * data[f"{which}low"], high=100 * data[f"{which}high"])

    def numbers(self, data: Data) -> str:
        """From the lowest to the highest plausible number."""
        if data["low"] is None:
            return self.say("none")
        return self.say("numbers", low=self.signed_low(data["low"]), high=self.signed_low(data["high"]))

    def points_span(self, data: Data, which: str = "") -> str:
        """From the lowest to the highest plausible difference."""
        low, high = data[f"{which}low"], data[f"{which}high"]
        return self.say("none") if low is None else self.say("numbers", low=self.signed_low(100 * low), high=self.signed_low(100 * high))

    def signed_low(self, value: float) -> str:
        """With one decimal, and a sign if it is below zero."""
        return self.say("signed", sign="−" if round(value, 1) < 0 else "", value=abs(round(value, 1)))


# --- lists and answers ---


def draw_list(console: Console, lang: str, states: list[State], size: int, place: Path) -> None:
    """All studies, the latest last, and their size in bytes."""
    if not states:
        console.print(say(lang, "lab-none-yet", folder=place), markup=False, soft_wrap=True)
    for state in states:
        console.print(say(lang, "lab-line", id=state.id, **progress_of(state)), markup=False, soft_wrap=True)
        console.print(f"  {state.text}", markup=False, soft_wrap=True)
    if states:
        console.print(say(lang, "lab-all-studies", studies=len(states), size=size / 1e6, folder=place), markup=False, soft_wrap=True)


def draw_state(console: Console, lang: str, state: State, folder: Folder) -> None:
    """One study: what it is, its progress, and where it is."""
    console.print(say(lang, "lab-line", id=state.id, **progress_of(state)), markup=False, soft_wrap=True)
    console.print(f"  {state.text}", markup=False, soft_wrap=True)
    rules, now = state.rules, plugins.game(state.game).facts.version
    console.print(say(lang, "lab-rules" if rules == now else "lab-old-rules", rules=rules, now=now), markup=False, soft_wrap=True)
    size = sum(path.stat().st_size for path in folder.files)
    text = say(lang, "lab-place", folder=folder.path, files=len(folder.files), size=size / 1e6, seconds=round(state.seconds))
    console.print(text, markup=False, soft_wrap=True)


def progress_of(state: State) -> dict[str, object]:
    """A study's progress."""
    how = "narrow" if state.narrow else "done" if state.done else "part"
    return {"how": how, "finished": state.finished, "deals": state.deals}


def draw_answer(console: Console, lang: str, names: list[str], rows: Iterator[tuple[object, ...]]) -> None:
    """DuckDB's answer."""
    table = Table(*names, box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for row in islice(rows, MOST_ROWS):
        table.add_row(*("" if value is None else f"{value:.4g}" if isinstance(value, float) else str(value) for value in row))
    console.print(table, markup=False)
    if next(rows, None) is not None:
        console.print(say(lang, "lab-more-rows", rows=MOST_ROWS), markup=False)
