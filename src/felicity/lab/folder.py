"""Where studies are stored: a folder for each, with the study, its rows in pieces, and its progress.

<data folder>/lab/<id>/study.toml, state.json, piece-*.parquet
<data folder>/lab/packs/<fingerprint>/<name>/*.toml
<data folder>/lab/locks/<id>
"""

from __future__ import annotations

import contextlib
import json
import os
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import TYPE_CHECKING

from felicity import __version__
from felicity.core.errors import FelicityError
from felicity.core.toml_file import bytes_of
from felicity.file_lock import take
from felicity.lab import pieces
from felicity.lab.errors import BadStudy, UnreadableStudy, shown
from felicity.lab.play import Corrections
from felicity.lab.rows import Row, by_game, packed, rows_in, unpacked
from felicity.lab.study import Study, file_of, read, read_file

if TYPE_CHECKING:
    import pyarrow as pa

STUDY, STATE, PART, PACKS, LOCKS = "study.toml", "state.json", "part.parquet", "packs", "locks"
IN_USE = "lab-in-use"  # the error key for a study that another process is running
FORGOTTEN = 3600  # seconds after which an unfinished file counts as abandoned


@dataclass(slots=True)
class State:
    """A study's progress. It is enough to list the study even when the rules have changed since."""

    id: str
    text: str
    game: str
    rules: str  # version of the rules it was played with
    mode: str
    players: int
    seed: str
    bots: list[list[str]]  # by design
    deals: int  # at most
    until: float
    finished: int = 0  # deals whose rows are saved
    done: bool = False
    narrow: bool = False  # did it end because every interval was narrow enough?
    seconds: float = 0.0  # of play, over all runs
    felicity: str = field(default=__version__)

    @property
    def designs(self) -> int:
        """One, or two that are compared."""
        return len(self.bots)


def new_state(study: Study) -> State:
    """Nothing played yet."""
    plan = study.plan
    bots = [list(each.bots) for each in study.plans]
    return State(study.id, str(study), plan.game, plan.rules, plan.mode, plan.players, plan.seed, bots, study.games, study.until)


class Folder:
    """The folder of one study."""

    def __init__(self, path: Path) -> None:
        self.path = path

    # --- its rows ---

    @property
    def files(self) -> list[Path]:
        """All finished pieces, in order."""
        return pieces.files_in(self.path)

    def has(self, piece: range) -> bool:
        """Is a piece there, and complete? A damaged one counts as missing."""
        import pyarrow as pa
        import pyarrow.parquet as pq

        path = self.path / pieces.name_of(piece)
        try:
            return path.exists() and pq.read_metadata(path).num_rows > 0
        except (pa.ArrowException, OSError):
            return False

    def write(self, piece: range, rows: pa.Table) -> Path:
        """Save a piece."""
        path = self.path / pieces.name_of(piece)
        pieces.write(path, packed(rows, self.about()))
        return path

    def write_part(self, rows: pa.Table) -> None:
        """Save the beginning of a piece, when a run stops in the middle of it."""
        pieces.write(self.path / PART, packed(rows, self.about()))

    def take_part(self, piece: range) -> list[Row]:
        """The saved beginning of this piece, if any."""
        try:
            rows = unpacked((self.path / PART).read_bytes())
        except (OSError, ValueError):  # Arrow raises them too
            return []
        return rows if rows and rows[0]["number"] == piece[0] and rows[-1]["number"] in piece else []

    def games(self) -> Iterator[list[Row]]:
        """The rows of every saved game, in order; those of an unfinished piece last."""
        files = self.files
        for path in files:
            yield from by_game(rows_in(path))
        first = pieces.piece_of(files[-1])[-1] + 1 if files else 1
        yield from by_game(self.take_part(range(first, first + pieces.LARGEST * 2)))

    def drop_part(self) -> None:
        """Remove the unfinished piece: it is part of a complete one now."""
        with contextlib.suppress(OSError):
            (self.path / PART).unlink()

    def about(self) -> dict[str, str]:
        """The metadata in every file of rows."""
        state = self.state()
        return {"felicity": "rows", "study": state.text, "id": state.id, "rules": state.rules}

    # --- the study ---

    @contextlib.contextmanager
    def alone(self) -> Iterator[None]:
        """Lock the study: nobody else can run or remove it meanwhile."""
        path = self.path.parent / LOCKS / self.path.name
        with pieces.kept(path):
            path.parent.mkdir(parents=True, exist_ok=True)
            file = path.open("a", encoding="utf-8")
        with file:
            if not take(file):
                raise BadStudy(IN_USE, id=self.path.name)
            yield

    def create(self, study: Study) -> None:
        """Create the folder, unless it exists. Packs are saved too: the study names them by their fingerprint."""
        for plan in study.plans:
            if plan.pack.files:
                self.keep_pack(plan.pack)
        if not (self.path / STUDY).exists():
            pieces.write(self.path / STUDY, file_of(study).encode())
        if not (self.path / STATE).exists():
            self.keep(new_state(study))
        for path in self.path.glob(".*"):
            with contextlib.suppress(OSError):
                if time.time() - path.stat().st_mtime > FORGOTTEN:
                    path.unlink()

    def keep_pack(self, pack: Corrections) -> None:
        """Save the files of a pack, unless they exist. Other files with the same fingerprint are no accident."""
        folder, files = self.path.parent / PACKS / pack.pack / pack.name, dict(pack.files)
        if any(bytes_of(path) != files.get(path.name) for path in folder.glob("*.toml")):
            raise BadStudy("lab-other-pack", pack=pack.pack)
        for name, data in pack.files:
            if not (folder / name).exists():
                pieces.write(folder / name, data)
        with pieces.kept(folder):
            os.utime(folder.parent)  # mark it as needed, although no study may name it yet

    def study(self) -> Study:
        """The study, to be continued; refused if the rules have changed since."""
        study = read_file(self.path / STUDY, self.path.parent / PACKS)
        if study.id != self.path.name:
            state = self.state()
            raise UnreadableStudy("lab-other-rules", id=state.id, rules=state.rules, now=study.plan.rules)
        return study

    def state(self) -> State:
        """The study's progress."""
        try:
            found = json.loads((self.path / STATE).read_bytes())
            known = {each.name for each in fields(State)}
            return State(**{name: value for name, value in found.items() if name in known})
        except (OSError, ValueError, TypeError, AttributeError):
            raise UnreadableStudy("lab-state-damaged", file=self.path / STATE) from None

    @property
    def played_at(self) -> float:
        """When it was last run, in seconds since 1970."""
        return (self.path / STATE).stat().st_mtime

    def keep(self, state: State) -> None:
        """Save the progress."""
        pieces.write(self.path / STATE, json.dumps(asdict(state), indent=1, ensure_ascii=False).encode())


class Shelf:
    """All studies of a user."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @property
    def packs(self) -> Path:
        """The packs of all studies, by their fingerprints."""
        return self.path / PACKS

    def folder(self, study: Study) -> Folder:
        """The folder of a study, existing or not."""
        return Folder(self.path / study.id)

    def folders(self) -> list[Folder]:
        """All existing folders, the latest last."""
        found = [path.parent for path in self.path.glob(f"*/{STATE}")]
        return [Folder(path) for path in sorted(found, key=lambda path: ((path / STATE).stat().st_mtime_ns, path.name))]

    def find(self, name: str) -> Folder:
        """A study by its id, by the beginning of its id or of its last part, or by its text."""
        folders = [each for each in self.folders() if each.path.name.startswith(name) or each.path.name.rpartition("-")[2].startswith(name)]
        exact = [each for each in folders if each.path.name == name]
        if len(exact or folders) == 1:
            return (exact or folders)[0]
        if folders:
            raise UnreadableStudy("lab-several-studies", name=shown(name), ids=", ".join(each.path.name for each in folders))
        try:
            folder = self.folder(self.read(name))
        except FelicityError:
            folder = None
        if folder is None or not (folder.path / STATE).exists():
            raise UnreadableStudy("lab-no-study", name=shown(name))
        return folder

    def read(self, source: str) -> Study:
        """A study from its text or from a file."""
        path = Path(source).expanduser() if len(source) < 1000 and source.endswith(".toml") else None
        return read_file(path, self.packs) if path is not None else read(source, self.packs)
