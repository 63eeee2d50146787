"""The database for the commands that need one, and the errors if it can't be used."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from felicity.cli import saves
from felicity.cli.language import Refused
from felicity.core.wording import system_reason

Database = Annotated[str, typer.Option(metavar="URL", help="help-serve-database", envvar="FELICITY_DATABASE")]


def default_file() -> Path:
    """The default database: one file in the user's data folder."""
    folder = saves.data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused("error-write", file=folder, why=system_reason(error)) from None
    return folder / "tables.sqlite"


@contextmanager
def store_errors() -> Iterator[None]:
    """Turn the errors of an unusable store or backup, or of a store in use by another server, into refusals in the user's language."""
    from felicity.server.backup_file import BadBackup
    from felicity.server.bad_store import BadStore
    from felicity.server.server_lock import InUse

    try:
        yield
    except (BadStore, BadBackup) as error:
        raise Refused(error.key, **error.arguments) from None
    except InUse as error:
        key = "error-in-use" if error.address else "error-in-use-starting"
        raise Refused(key, file=error.file, address=error.address) from None
