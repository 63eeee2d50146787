"""The laboratory: batches of games and their statistics, each with its interval and its n.

from felicity.lab import run_study

report = run_study("loop players:2 mode:basic bots:greedy,random games:100")
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

Packs = Mapping[str, Mapping[str, str]]  # by name, the files of a pack with their contents


def run_study(
    text: str,
    *,
    packs: Packs | None = None,
    folder: str | Path | None = None,
    jobs: int = 1,
    cluster: str = "",
    seen: Callable[[int], None] | None = None,
) -> dict[str, Any]:
    """Play a study and return its report, as `felicity lab report --json` writes it.

    `packs` are corrected cards that the text names (`pack:NAME`). With a `folder` the rows are saved in `folder/<id>`, and games played
    before aren't played again. `seen` is called with the number of finished deals. The report is the same for any `jobs` or `cluster`; with
    several processes, call this below `if __name__ == "__main__":`, as always when starting processes.

    >>> run_study("loop mode:basic players:2 games:4 seed:7")["designs"][0]["per_game"]["rounds"]["n"]
    4
    """
    from felicity.lab.estimates import report
    from felicity.lab.folder import Folder, Shelf
    from felicity.lab.run import nobody, run
    from felicity.lab.study import HERE, read

    with TemporaryDirectory() as temporary:
        shelf, given = Shelf(Path(folder or temporary)), Path(temporary) / "given"
        for name, files in (packs or {}).items():
            for file, content in files.items():
                path = given / name / file
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(content, "utf-8", newline="")
        study = read(text, shelf.packs, given if packs else HERE)
        place: Folder = shelf.folder(study)
        return report(place, run(study, place, jobs, seen=seen or nobody, cluster=cluster))
