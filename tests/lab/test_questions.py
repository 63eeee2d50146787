"""Questions in SQL to the rows of a study."""

from __future__ import annotations

from pathlib import Path

import pytest

from felicity.lab.errors import BadStudy
from felicity.lab.folder import Folder, Shelf
from felicity.lab.questions import asked
from felicity.lab.run import run
from felicity.lab.study import read


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    """A small study that is done."""
    study = read("loop mode:basic bots:random games:2 seed:1")
    found = Shelf(tmp_path).folder(study)
    run(study, found, 1)
    return found


def test_a_question_that_needs_too_much_memory_is_refused(folder: Folder) -> None:
    """However long it may take."""
    with pytest.raises(BadStudy, match="Memory"), asked(folder, "SELECT list(i) FROM range(1000000000) AS r(i)", memory="64MB"):
        pass


def test_a_question_that_takes_too_long_is_broken_off(folder: Folder) -> None:
    question = "SELECT count(*) FROM range(100000000000) AS a(i) WHERE i * i % 7 = 8"
    with pytest.raises(BadStudy, match="longer than"), asked(folder, question, memory="64MB", within=0.1):
        pass
