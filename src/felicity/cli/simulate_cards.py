"""The cards in the report of `felicity simulate --cards`, kind by kind, the most often taken first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from felicity.text.labels import label

if TYPE_CHECKING:
    from felicity.cli.simulate_tables import Data, Report

COLUMNS = ("offered", "taken", "n", "rate", "interval", "score", "interval")


def draw_cards(report: Report, cards: list[Data], kinds: list[Data]) -> None:
    """A table for each kind of card, and one of the kinds."""
    for kind in dict.fromkeys(row["kind"] for row in cards):
        table = report.table(report.say("kind-of-card", kind=kind), *(report.say(f"column-{column}") for column in COLUMNS))
        rows = [row for row in cards if row["kind"] == kind]
        for row in sorted(rows, key=lambda row: -float(row["taken"]["rate"])):
            table.add_row(name_of(report, row), *cells_of(report, row))
        report.show(table)
    draw_kinds(report, kinds)
    report.console.print()
    report.print("note-cards")


def draw_kinds(report: Report, kinds: list[Data]) -> None:
    """How many cards of each kind a player has."""
    columns = ("mean", "middle", "some", "interval", "score", "interval")
    table = report.table(report.say("kinds"), *(report.say(f"column-{column}") for column in columns))
    for row in kinds:
        table.add_row(report.say("kind-of-card", kind=row["kind"]), *cells_of_kind(report, row))
    report.show(table)


def cells_of_kind(report: Report, row: Data) -> list[str]:
    """How many there are, the players who have some, and how much more they score."""
    cards, lives = row["cards"], row["lives"]
    middle = report.say("span", low=cards["p5"], high=cards["p95"])
    span = report.say("whole-percent-span", low=100 * lives["low"], high=100 * lives["high"])
    return [report.fine_number(cards["mean"]), middle, percent(report, lives["rate"]), span, *effect_of(report, row)]


def name_of(report: Report, row: Data) -> str:
    """The name of a card at its table."""
    game = report.input["game"]
    return label(report.lang, game, f"card-{row['card']}", label(report.lang, game, f"{row['kind']}-{row['card']}"))


def cells_of(report: Report, row: Data) -> list[str]:
    """One row, with a dash if there are too few players."""
    none, won = report.say("none"), row["won"]
    wins = (
        [percent(report, won["rate"]), report.say("whole-percent-span", low=100 * won["low"], high=100 * won["high"])]
        if won
        else [none] * 2
    )
    return [report.count(row["offered"]), percent(report, row["taken"]["rate"]), report.count(row["lives"]), *wins, *effect_of(report, row)]


def effect_of(report: Report, row: Data) -> list[str]:
    """How much more players with the card score, with a dash if there are too few."""
    effect = row["effect"]
    if not effect:
        return [report.say("none")] * 2
    return [report.number(effect["mean"]), report.say("effect-span", half=effect["high"] - effect["mean"])]


def percent(report: Report, part: float) -> str:
    """A share without decimals: a card's games allow no more precision."""
    return report.say("whole-percent", value=100 * part)
