"""The cards in the report of `felicity simulate --cards`, kind by kind, those that are taken most often first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from felicity.cli.words import say
from felicity.text.catalog import has

if TYPE_CHECKING:
    from felicity.cli.simulate_tables import Data, Report

COLUMNS = ("offered", "taken", "n", "rate", "interval", "score", "interval")


def draw_cards(report: Report, cards: list[Data]) -> None:
    """A table for each kind of card."""
    for kind in dict.fromkeys(row["kind"] for row in cards):
        table = report.table(report.say("kind-of-card", kind=kind), *(report.say(f"column-{column}") for column in COLUMNS))
        rows = [row for row in cards if row["kind"] == kind]
        for row in sorted(rows, key=lambda row: -float(row["taken"]["rate"])):
            table.add_row(name_of(report, row), *figures_of(report, row))
        report.show(table)
    report.console.print()
    report.print("note-cards")


def name_of(report: Report, row: Data) -> str:
    """What a card is called at its table."""
    keys = [f"{report.input['game']}-{prefix}-{row['card']}" for prefix in ("card", row["kind"])]
    return say(report.lang, next(key for key in keys if has(report.lang, key)))


def figures_of(report: Report, row: Data) -> list[str]:
    """One line, with a dash where there were too few lives to tell."""
    none, won, effect = report.say("none"), row["won"], row["effect"]
    wins = (
        [percent(report, won["rate"]), report.say("whole-percent-span", low=100 * won["low"], high=100 * won["high"])]
        if won
        else [none] * 2
    )
    gain = [report.number(effect["mean"]), report.say("effect-span", half=effect["high"] - effect["mean"])] if effect else [none] * 2
    return [report.count(row["offered"]), percent(report, row["taken"]["rate"]), report.count(row["lives"]), *wins, *gain]


def percent(report: Report, part: float) -> str:
    """A part without decimals, as a card's games allow no more."""
    return report.say("whole-percent", value=100 * part)
