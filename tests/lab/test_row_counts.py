"""Rows counted in Python give the same report as rows counted by DuckDB."""

from __future__ import annotations

from pathlib import Path

import pytest

from felicity.lab import estimates
from felicity.lab.counts import Counts
from felicity.lab.folder import Shelf
from felicity.lab.live_report import LiveReport
from felicity.lab.row_counts import RowReport, comparison
from felicity.lab.rows import Row, rows_in
from felicity.lab.run import run

STUDIES = [
    "loop players:3 bots:greedy,random,random games:25 seed:a",
    "loop players:2 bots:random games:22 seed:b vs bots:greedy career.chef.coins=9",
    "nation players:2 bots:random games:12 seed:c",
    "rainbow players:3 bots:random games:12 seed:d vs bots:greedy,random",
]


@pytest.mark.parametrize("text", STUDIES)
def test_the_report_is_the_same(text: str, tmp_path: Path) -> None:
    """Every estimate, with its history, whether games end early, together, or have roles and cards."""
    shelf = Shelf(tmp_path)
    study = shelf.read(text)
    folder = shelf.folder(study)
    state = run(study, folder)
    live = LiveReport(folder)
    mine = RowReport(state.bots)
    for path in folder.files:
        live.add([path])
        mine.add(list(rows_in(path)))
    assert mine.report(state) == live.report(state)


def test_the_comparison_of_two_studies_is_the_same(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    studies = [shelf.read(f"loop players:2 bots:{bots} games:{games} seed:e") for bots, games in (("random", 15), ("greedy", 12))]
    first, second = folders = [shelf.folder(study) for study in studies]
    states = [run(study, folder) for study, folder in zip(studies, folders, strict=True)]
    rows: list[list[Row]] = [[row for path in folder.files for row in rows_in(path)] for folder in folders]
    counts = Counts([states[0].bots[0], states[1].bots[0]])
    comparison(rows[0], rows[1], counts)
    assert estimates.comparison_of(states[0], states[1], counts) == estimates.compared(first, second)
