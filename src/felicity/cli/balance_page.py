"""The report of `felicity balance` as one self-contained page: tables with a picture in every row, for light and dark screens."""

from __future__ import annotations

from html import escape
from typing import Any

from rich.console import Console

from felicity.cli.balance_tables import BalanceReport
from felicity.cli.language import say
from felicity.lab.svg import Scale, bar, interval, scale_of
from felicity.text.labels import title_of

Data = dict[str, Any]
MOST_BARS = 14

STYLE = """
:root { color-scheme: light dark; --ink: #1d1d1f; --paper: #fff; --faint: #6b6b70; --line: #d8d8dc; --mark: #0b62c4; }
@media (prefers-color-scheme: dark) { :root { --ink: #ececf0; --paper: #17171a; --faint: #a0a0a8; --line: #3a3a40; --mark: #6fb1ff; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
body { max-width: 62rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2 { line-height: 1.2; } h2 { margin-top: 2.5rem; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { text-align: left; font-weight: 600; padding: .5rem 0; }
th, td { padding: .2rem .8rem .2rem 0; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; } thead th { color: var(--faint); font-weight: 500; } tbody th { font-weight: 400; }
code { overflow-wrap: anywhere; } p.note { color: var(--faint); max-width: 48rem; }
svg { display: block; overflow: visible; } svg rect { fill: var(--mark); } svg line { stroke: var(--mark); }
svg path { fill: var(--ink); } svg .dot { fill: var(--mark); } svg .ring { fill: var(--paper); stroke: var(--ink); stroke-width: 2; }
svg .inner { stroke-width: 6; } svg .outer { stroke-width: 1.5; } svg .even { stroke: var(--faint); stroke-dasharray: 3 2; }
"""


def page_of(lang: str, data: Data) -> str:
    """The whole page."""
    return Page(lang, data).html()


class Page(BalanceReport):
    """The same report, written as HTML."""

    def __init__(self, lang: str, data: Data) -> None:
        super().__init__(Console(quiet=True), lang, data)

    def html(self) -> str:
        """From balance to method."""
        title = self.tell("title", game=title_of(self.lang, self.whole["game"]))
        asked = {name: self.whole[name] for name in ("mode", "players", "rules", "bot")}
        head = (
            f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title><style>{STYLE}</style>'
        )
        intro = self.tell("intro", deals=self.data["deals"], **asked)
        body = [f"<h1>{escape(title)}</h1>", self.paragraph(intro), *self.balance(), *self.course(), *self.steps(), *self.choices()]
        body += [*self.rulings(), *self.method()]
        return (
            f'<!doctype html>\n<html lang="{self.lang}"><head>{head}</head>\n<body><main>\n' + "\n".join(body) + "\n</main></body></html>\n"
        )

    # --- chapters ---

    def balance(self) -> list[str]:
        """Seats, order, roles."""
        design, even = self.data["designs"][0], self.data["even"]
        parts = [self.heading("balance")]
        if self.whole["together"]:
            won = design["all"]["won"]
            text = self.say("won", rate=self.percent(won["rate"]), interval=self.span(won), any=self.span(won, "any_"))
            parts.append(self.paragraph(text))
        for title, kind in (("seats", "seat"), ("turns", "turn"), ("roles", "role")):
            if len(design[title]) > 1:
                parts.append(self.rates(self.title(kind), kind, design[title], even))
        return [*parts, self.note(f"{self.tell('picture-note')} {self.say('note-surprising')}")]

    def rates(self, caption: str, kind: str, rows: list[Data], even: float | None) -> str:
        """Wins of groups, each with its picture."""
        scale = scale_of([(row["won"]["any_low"], row["won"]["any_high"]) for row in rows], even)
        lines = []
        for row in sorted(rows, key=lambda row: -row["won"]["rate"]) if kind == "role" else rows:
            won, score = row["won"], row["score"]
            inner, outer = (won["low"], won["high"]), (won["any_low"], won["any_high"])
            cells = [str(won["n"]), self.percent(won["rate"]), self.span(won), self.span(won, "any_"), self.number(score["mean"])]
            picture = interval(scale, won["rate"], inner, outer, row.get("surprising"))
            lines.append((self.name(kind, row["name"]) + self.mark(row), cells, picture))
        return self.rows(caption, ("n", "wins", "interval", "any", "score"), lines)

    def course(self) -> list[str]:
        """Length, leads, decisions."""
        design = self.data["designs"][0]
        lines = [
            (self.say(f"game-{name}"), [self.number(each["mean"]), self.numbers(each), self.number(each["sd"])], "")
            for name, each in design["per_game"].items()
        ]
        bins = binned({row["value"]: row["games"] for row in design["rounds"]})
        most = max(games for _, games in bins)
        bars = [(name, [str(games)], bar(Scale(0, most), games)) for name, games in bins]
        return [
            self.heading("course"),
            self.paragraph(self.minutes()),
            self.rows(self.say("per-game"), ("mean", "interval", "sd"), lines),
            self.rows(self.say("game-rounds"), ("n",), bars),
            *self.ends(),
        ]

    def ends(self) -> list[str]:
        """How games ended, and what decided."""
        scale = Scale(0, self.data["deals"])
        return [
            self.rows(say(self.lang, key), ("n",), [(name, [str(games)], bar(scale, games)) for name, games in rows])
            for key, rows in self.ended()
        ]

    def steps(self) -> list[str]:
        """Luck versus skill."""
        if not self.whole["skill"]:
            return []
        lines = []
        found = [(row, row["won"] if "won" in row else row["more"]) for row in self.whole["skill"]]
        line = 0.0 if self.whole["together"] else self.data["even"]
        scale = scale_of([(won["any_low"], won["any_high"]) for _, won in found], line)
        for row, won in found:
            name = self.tell("among" if "won" in row else "instead", strong=row["strong"], weak=row["weak"])
            value = won["rate"] if "won" in row else won["mean"]
            inner = (won["any_low"] if won["low"] is None else won["low"], won["any_high"] if won["high"] is None else won["high"])
            wins = [self.percent(value), self.span(won), self.span(won, "any_")] if "won" in row else self.more_wins(won)
            lines.append((name, [str(won["n"]), *wins], interval(scale, value, inner, (won["any_low"], won["any_high"]))))
        note = self.note(self.tell("skill-together" if self.whole["together"] else "skill-note"))
        return [self.heading("skill"), self.rows(self.tell("skill"), ("n", "wins", "interval", "any"), lines), note]

    def choices(self) -> list[str]:
        """Cards and kinds of option, the rarest first."""
        parts = [self.heading("choices")]
        kinds = [
            (
                row["kind"] + (" †" if row["dead"] else ""),
                [str(row["offered"]), self.percent(row["chosen"]["rate"]), self.span(row["chosen"])],
            )
            for row in self.whole["kinds"]
        ]
        pictures = [bar(Scale(0, 1), row["chosen"]["rate"]) for row in self.whole["kinds"]]
        lines = [(name, cells, picture) for (name, cells), picture in zip(kinds, pictures, strict=True)]
        parts += [self.rows(self.tell("kind-table"), ("offered", "taken", "interval"), lines), self.note(self.tell("dead-note"))]
        cards = [row for row in self.whole["cards"] if not row["never"]]
        if cards:
            with_effect = [row for row in cards if row["score"]]
            scale = scale_of([(row["score"]["low"], row["score"]["high"]) for row in with_effect], 0.0)
            lines = [self.card_line(row, scale) for row in sorted(cards, key=lambda row: row["taken"]["rate"])]
            parts += [
                self.rows(self.tell("card-table"), ("offered", "taken", "interval", "score"), lines),
                self.note(self.tell("card-note")),
            ]
        never = [self.card(row) for row in self.whole["cards"] if row["never"]]
        if never:
            parts.append(self.paragraph(self.tell("never", count=len(never), names=", ".join(never))))
        return [*parts, *self.improved()]

    def improved(self) -> list[str]:
        """What one point more does to the cards and roles that stand out, and how their owners did."""
        rows = self.whole["effects"]
        if not rows:
            return []
        scale = scale_of([(row["effect"]["low"], row["effect"]["high"]) for row in rows if row["effect"]["low"] is not None], 0.0)
        lines = []
        for row in rows:
            naive, effect = row["naive"], row["effect"]
            shown = [self.signed(naive["mean"]), self.numbers(naive)] if naive else [self.say("none")] * 2
            picture = "" if effect["low"] is None else interval(scale, effect["mean"], (effect["low"], effect["high"]))
            name = f"{self.card(row)} ({row['change'].split('=')[0]})"
            lines.append((name, [str(effect["n"]), *shown, self.signed(effect["mean"]), self.numbers(effect)], picture))
        columns = ("n", "naive", "interval", "effect", "interval")
        return [self.rows(self.tell("effects"), columns, lines), self.note(self.tell("effects-note"))]

    def card_line(self, row: Data, scale: Scale) -> tuple[str, list[str], str]:
        """A card: how often it is taken, and how much its owners' scores differ."""
        name = self.card(row) + (" †" if row["dead"] else "") + self.mark(row)
        taken, score = row["taken"], row["score"]
        cells = [
            str(row["offered"]),
            self.percent(taken["rate"]),
            self.span(taken),
            self.signed(score["mean"]) if score else self.say("none"),
        ]
        return name, cells, interval(scale, score["mean"], (score["low"], score["high"]), surprising=row.get("surprising")) if score else ""

    def rulings(self) -> list[str]:
        """What every house option changes."""
        rows = self.whole["options"]
        if not rows:
            return []
        changed = [row for row in rows if row["score"]["low"] is not None]
        scale = scale_of([(row["score"]["low"], row["score"]["high"]) for row in changed], 0.0)
        lines = []
        for row in rows:
            score, rounds = row["score"], row["rounds"]
            cells = [str(score["n"]), self.signed(score["mean"]), self.numbers(score), self.signed(rounds["mean"]), self.numbers(rounds)]
            picture = "" if score["low"] is None else interval(scale, score["mean"], (score["low"], score["high"]))
            lines.append((f"{row['option']}={row['value']} ({row['default']})", [*cells, self.moved(row["moved"])], picture))
        columns: tuple[str, ...] = ("n", "score", "interval", "rounds", "interval", "moved")
        if not any(row["moved"] for row in rows):
            columns, lines = columns[:-1], [(name, cells[:-1], picture) for name, cells, picture in lines]
        return [self.heading("options"), self.rows(self.tell("options"), columns, lines), self.note(self.tell("options-note"))]

    def method(self) -> list[str]:
        """How the numbers were made, and how to make them again."""
        parts = [self.heading("method"), self.paragraph(self.say("note-intervals")), self.paragraph(self.say("note-difference"))]
        seconds = self.whole["minutes"]["seconds"]
        parts += [self.paragraph(self.tell("method-course")), self.paragraph(self.tell("method-minutes", seconds=seconds))]
        parts.append(f"<p>{escape(self.tell('again', command=''))} <code>{escape(self.whole['command'])}</code></p>")
        items = "".join(f"<li><code>{escape(each['text'])}</code></li>" for each in self.whole["studies"])
        return [*parts, self.paragraph(self.tell("studies")), f"<ul>{items}</ul>"]

    # --- parts ---

    def heading(self, key: str) -> str:
        """The heading of a chapter."""
        return f"<h2>{escape(self.tell(f'chapter-{key}'))}</h2>"

    def paragraph(self, text: str) -> str:
        """Some sentences."""
        return f"<p>{escape(text)}</p>"

    def note(self, text: str) -> str:
        """What a table means."""
        return f'<p class="note">{escape(text)}</p>'

    def rows(self, caption: str, columns: tuple[str, ...], lines: list[tuple[str, list[str], str]]) -> str:
        """A table; the first cell of a row is its picture."""
        pictures = any(picture for _, _, picture in lines)
        heads = "".join(f'<th scope="col">{escape(self.column(column))}</th>' for column in columns)
        first = "<td></td>" + ("<td></td>" if pictures else "") + heads
        body = ""
        for name, cells, picture in lines:
            inner = (f"<td>{picture}</td>" if pictures else "") + "".join(f"<td>{escape(cell)}</td>" for cell in cells)
            body += f'<tr><th scope="row">{escape(name)}</th>{inner}</tr>\n'
        whole = f"<caption>{escape(caption)}</caption><thead><tr>{first}</tr></thead><tbody>{body}</tbody>"
        return f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(caption)}"><table>{whole}</table></div>'


def binned(counts: dict[int, int]) -> list[tuple[str, int]]:
    """How many games had each number, or a number in each range if there are many.

    >>> binned({3: 1, 5: 2})
    [('3', 1), ('4', 0), ('5', 2)]
    >>> binned({1: 1, 40: 2})[-1]
    ('40–42', 2)
    """
    first, last = min(counts), max(counts)
    width = -(-(last - first + 1) // MOST_BARS)
    starts = range(first, last + 1, width)
    return [
        (str(start) if width == 1 else f"{start}–{start + width - 1}", sum(counts.get(value, 0) for value in range(start, start + width)))
        for start in starts
    ]
