"""The reports in docs/balance: one for every game and mode, of today's rules, with pages that are made from their data."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from felicity import plugins
from felicity.cli.balance_index import INDEX, index_of
from felicity.cli.balance_page import page_of
from felicity.lab.balance import GAMES, Balance, standing_reports

FOLDER = Path(__file__).parents[2] / "docs" / "balance"
AGAIN = "`make balance` writes it anew"
REPORTS = list(standing_reports())


@pytest.mark.parametrize("report", REPORTS, ids=lambda report: str(report.name))
def test_a_report_stands_and_belongs_to_the_rules_of_today(report: Balance) -> None:
    """With as many games as the command plays, and every house option that there is."""
    data = json.loads((FOLDER / f"{report.name}.json").read_text("utf-8"))
    assert data["rules"] == plugins.game(report.game).facts.version, AGAIN
    assert data["command"] == report.command, AGAIN
    assert {study["text"] for study in data["studies"]} >= {str(part.study) for part in report.parts}, AGAIN
    assert data["base"]["deals"] == GAMES
    assert data["base"]["done"]
    assert (FOLDER / f"{report.name}.html").read_text("utf-8") == page_of("en", data), AGAIN


def test_the_index_lists_all_of_them_and_nothing_else_is_there() -> None:
    names = {f"{report.name}{ending}" for report in REPORTS for ending in (".html", ".json")}
    assert {path.name for path in FOLDER.iterdir()} == {INDEX, *names}
    assert (FOLDER / INDEX).read_text("utf-8") == index_of(FOLDER), AGAIN
