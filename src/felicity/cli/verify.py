"""`felicity verify`: was a game dealt from a seed that nobody could choose, and played as its record says?"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer

from felicity.cli import saves
from felicity.cli.common import Lang, said_errors
from felicity.cli.language import echo, say
from felicity.core.pack import files_in
from felicity.core.record import result_line
from felicity.server import shuffle


def verify(
    file: Annotated[Path, typer.Argument(help="help-verify-file")],
    commitment: Annotated[str, typer.Option(metavar="HEX", help="help-verify-commitment")] = "",
    part: Annotated[str, typer.Option(metavar="HEX", help="help-verify-part")] = "",
    frozen: Annotated[str, typer.Option(metavar="HEX", help="help-verify-frozen")] = "",
    pack: Annotated[str, typer.Option(metavar="DIR", help="help-pack")] = "",
    lang: Lang = "",
) -> None:
    with said_errors(lang) as lang:
        record, table = saves.opened(file, pack)
        found = shuffle.verify(record, commitment.strip(), part.strip(), frozen.strip(), files_in(Path(pack), []) if pack else ())
        echo(say(lang, "verify-commitment"))
        echo(say(lang, "verify-parts", seats=seats(found.parts), count=len(found.parts)))
        if found.withheld:
            echo(say(lang, "verify-withheld", seats=seats(found.withheld), count=len(found.withheld)))
        record.play_on(table)
        echo(say(lang, "verify-played", choices=table.number, result=result_line(table)))
        if not commitment or (found.parts and not frozen):
            echo(say(lang, "verify-unproven"))


def seats(numbers: Iterable[int]) -> str:
    """Seat numbers as text, e.g. `1, 3`."""
    return ", ".join(str(seat) for seat in sorted(numbers)) or "-"
