"""Saved games: one record for each game in the user's data folder."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import Final

from felicity import api, plugins
from felicity.cli.language import Refused
from felicity.core.record import HEAD, LONGEST, Record
from felicity.core.table import Table
from felicity.core.wording import system_reason

SUFFIX: Final = ".felicity"


def data_folder() -> Path:
    """FELICITY_DATA, or the system's folder for application data."""
    if os.environ.get("FELICITY_DATA"):
        return Path(os.environ["FELICITY_DATA"])
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "felicity"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "felicity"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "felicity"


def studies() -> Path:
    """The folder of the user's own studies."""
    return data_folder() / "lab"


def served_studies() -> Path:
    """The folder of strangers' studies, apart from the user's own."""
    return data_folder() / "lab-served"


def place_of(game: str, seed: str) -> Path:
    """The file in which a game is saved."""
    return data_folder() / "games" / f"{game}-{re.sub(r'[^A-Za-z0-9_-]', '_', seed)[:60]}{SUFFIX}"


def opened(path: Path, pack: str = "", listen: bool = False) -> tuple[Record, Table]:
    """A record and its table, before the first choice; `pack` is the folder of the cards it was played with."""
    text = read(path)
    if pack:
        plugins.game(Record(text).head["game"]).use_pack(pack)
    return api.open_record(text, listen=listen)


def latest(game: str) -> Path:
    """The game saved last."""
    kept = [path for path in (data_folder() / "games").glob(f"{game}-*{SUFFIX}") if path.is_file()]
    if not kept:
        raise Refused("error-none-kept", game=game, folder=data_folder() / "games")
    return max(kept, key=lambda path: path.stat().st_mtime_ns)


def read(path: Path) -> str:
    """A record's text, or a clear refusal."""
    try:
        with path.open(encoding="utf-8", newline="") as file:
            return file.read(LONGEST + 1)  # one more than the maximum: the file may be endless
    except UnicodeDecodeError:
        raise Refused("error-not-ours-read", file=path) from None
    except (OSError, ValueError) as error:  # ValueError: not a valid file name
        raise Refused("error-read", file=path, why=system_reason(error)) from None


def path_of(name: str) -> Path:
    """A path from the name that somebody types; `~` is the home folder."""
    try:
        return Path(name).expanduser()
    except RuntimeError as error:  # the user has no home folder
        raise Refused("error-read", file=name, why=error) from None


def write(path: Path, record: str) -> None:
    """Write a record. A file that is something else is left alone."""
    try:
        if path.exists() and not path.read_bytes().startswith(HEAD.encode()):
            raise Refused("error-not-ours", file=path)
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_name(path.name + ".new")
        fresh.write_text(record, "utf-8")
        fresh.replace(path)
    except (OSError, ValueError) as error:
        raise Refused("error-write", file=path, why=system_reason(error)) from None
