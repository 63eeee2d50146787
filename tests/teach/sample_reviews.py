"""Sample reviews, one of each game: what a search has found is kept in `samples/`, with what a coach makes of it in every language.

    python -m tests.teach.sample_reviews

writes the words anew; read them aloud before they are kept. With a game's name, the review is worked out anew first, which takes minutes.
"""

from __future__ import annotations

import contextlib
import io
import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Final

import felicity
from felicity import api
from felicity.bots import registry
from felicity.bots.judge import Verdict
from felicity.bots.seat import Seat
from felicity.cli.page import Page
from felicity.cli.review import Spoken
from felicity.core.rng import Rng, start_of
from felicity.core.table import Table
from felicity.teach.review import Lesson, Review, work_out
from felicity.text.catalog import languages

FOLDER: Final = Path(__file__).parent / "samples"
NAMES: Final = ("Ada", "Bo", "Cleo")
BOTS: Final = ("easy", "greedy", "greedy")
WIDTH: Final = 100


def games() -> list[str]:
    """Those with a sample."""
    return sorted(path.stem for path in FOLDER.glob("*.json"))


def worked_out(game: str) -> str:
    """The review of the first seat of a game, found anew."""
    table = felicity.new(game, seed="r1", players=len(NAMES))
    bots, luck = [registry.bot(name, game) for name in BOTS], Rng(start_of("r1"))
    while table.to_act is not None:
        table.play(bots[table.to_act - 1].choose(Seat(table, luck)))
    review = Review(table, 1)
    for _ in work_out(review, table):
        pass
    return as_text(table, review)


def as_text(table: Table, review: Review) -> str:
    """A review to be kept."""
    parts = {"verdicts": review.verdicts, "looked": review.looked, "lessons": review.lessons}
    found = {name: {str(number): asdict(each) for number, each in part.items()} for name, part in parts.items()}  # type: ignore[attr-defined]
    return json.dumps({"record": table.record(), **found}, ensure_ascii=False, separators=(",", ":")) + "\n"


def kept(game: str) -> tuple[Table, Review]:
    """A review that was kept, and its game."""
    found = json.loads((FOLDER / f"{game}.json").read_text("utf-8"))
    record, table = api.open_record(found["record"])
    record.play_on(table)
    review = Review(table, 1)
    review.verdicts = {int(number): Verdict(**each) for number, each in found["verdicts"].items()}
    review.looked = {int(number): Verdict(**each) for number, each in found["looked"].items()}
    review.lessons = {int(number): Lesson(**each) for number, each in found["lessons"].items()}
    return table, review


def spoken(game: str, lang: str) -> str:
    """What a coach says in the terminal."""
    table, review = kept(game)
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        page = Page(lang)
        page.width = WIDTH
        Spoken(page, table, list(NAMES)).all(review)
    return out.getvalue()


def main() -> None:
    """Write the words of all samples, after working out those that are named."""
    for game in sys.argv[1:]:
        (FOLDER / f"{game}.json").write_text(worked_out(game), "utf-8")
    for game in games():
        for lang in languages():
            (FOLDER / f"{game}.{lang}.txt").write_text(spoken(game, lang), "utf-8")


if __name__ == "__main__":
    main()
