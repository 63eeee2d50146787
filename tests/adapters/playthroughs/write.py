"""Write OpenSpiel's playthroughs anew after a change that is meant: `python -m tests.adapters.playthroughs.write [GAME ...]`."""

from __future__ import annotations

import sys

from tests.adapters.playthroughs.playthrough import FOLDER, cases, playthrough_of

if __name__ == "__main__":
    for name, game in cases().items():
        if not sys.argv[1:] or name.partition("-")[0] in sys.argv[1:]:
            (FOLDER / f"{name}.txt").write_text(playthrough_of(game), "utf-8")
