"""`felicity verify`: was a game dealt from a seed that nobody could choose, and played as its record says?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from felicity import api
from felicity.cli import saves
from felicity.cli.common import Lang, said_errors
from felicity.cli.words import say
from felicity.core.record import result_line
from felicity.server import shuffle


def verify(
    file: Annotated[Path, typer.Argument(help="help-verify-file")],
    commitment: Annotated[str, typer.Option(metavar="HEX", help="help-verify-commitment")] = "",
    part: Annotated[str, typer.Option(metavar="HEX", help="help-verify-part")] = "",
    lang: Lang = "",
) -> None:
    with said_errors(lang) as lang:
        record, table = api.open_record(saves.read(file))
        parts = shuffle.verify(record, commitment.strip(), part.strip())
        typer.echo(say(lang, "verify-commitment"))
        typer.echo(say(lang, "verify-parts", seats=", ".join(str(seat) for seat in sorted(parts)) or "-", count=len(parts)))
        record.play_on(table)
        typer.echo(say(lang, "verify-played", choices=table.number, result=result_line(table)))
        if not commitment:
            typer.echo(say(lang, "verify-unproven"))
