"""A study is played in pieces: the same rows on any number of processes, also after a stop, a crash, a lost process or a full disk."""

from __future__ import annotations

import errno
import json
import multiprocessing
import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from felicity.core.errors import CannotRead
from felicity.lab import batch
from felicity.lab.batch import Stop, WorkersLost, play_deals
from felicity.lab.counts import Counts
from felicity.lab.estimates import widest
from felicity.lab.folder import Folder, Shelf
from felicity.lab.pieces import CannotKeep, files_in, name_of, piece_of, pieces
from felicity.lab.rows import COLUMNS, unpacked
from felicity.lab.run import run, spans
from felicity.lab.study import Study, read

TEXT = "loop players:3 mode:basic bots:random games:40 seed:7"
VERSUS = "loop players:2 mode:basic bots:random games:30 vs career.intern.happiness=6"


def contents(folder: Folder) -> dict[str, bytes]:
    """Every piece, by its name."""
    return {path.name: path.read_bytes() for path in folder.files}


def played(text: str, shelf: Path, jobs: int = 1) -> Folder:
    """A study that was run to its end."""
    study = read(text)
    folder = Shelf(shelf).folder(study)
    assert run(study, folder, jobs).done
    return folder


@pytest.fixture(scope="module", params=[TEXT, VERSUS], ids=["one design", "two designs"])
def whole(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, dict[str, bytes]]:
    """A study, and its rows when one process plays it without a break."""
    return request.param, contents(played(request.param, tmp_path_factory.mktemp("lab")))


def test_pieces_hold_every_deal_once_and_whole_turns_of_the_seats() -> None:
    """A stop loses at most a tenth of what was played, once there is something to lose."""
    for players in (1, 3, 5):
        found = list(pieces(30_000, players))
        assert [number for piece in found for number in piece] == list(range(1, 30_001))
        assert all(len(piece) % players == 0 for piece in found[:-1])
        assert all(len(piece) <= max(10, (piece[0] - 1) / 10) + players for piece in found)
        assert max(len(piece) for piece in found) <= 1_000 + players
        assert [piece_of(Path(name_of(piece))) for piece in found] == found


def test_several_processes_give_the_same_bytes(whole: tuple[str, dict[str, bytes]], tmp_path: Path) -> None:
    text, expected = whole
    assert contents(played(text, tmp_path, jobs=2)) == expected
    assert len(expected) > 2


def test_a_stopped_study_goes_on_where_it_was(whole: tuple[str, dict[str, bytes]], tmp_path: Path) -> None:
    """In the middle of a piece too: what was finished isn't played again."""
    text, expected = whole
    study, stop = read(text), Stop()
    folder = Shelf(tmp_path).folder(study)
    seen: list[int] = []

    def stop_at_17(finished: int) -> None:
        seen.append(finished)
        if finished == 17:
            stop.ask()

    state = run(study, folder, 1, stop, stop_at_17)
    first = len(next(pieces(study.games, study.plan.players)))
    assert (state.done, state.finished) == (False, first)
    assert seen[-1] == 17
    assert not folder.state().done
    again: list[int] = []
    assert run(study, folder, 1, seen=again.append).done
    assert min(each for each in again if each != first) == 18
    assert contents(folder) == expected
    assert sorted(path.name for path in folder.path.iterdir()) == sorted([*expected, "state.json", "study.toml"])


def test_a_stop_with_several_processes_leaves_no_gap(whole: tuple[str, dict[str, bytes]], tmp_path: Path) -> None:
    text, expected = whole
    study, stop = read(text), Stop()
    folder = Shelf(tmp_path).folder(study)
    run(study, folder, 2, stop, lambda finished: stop.ask() if finished >= 3 else None)
    assert run(study, folder, 2).done
    assert contents(folder) == expected


KILLED = """
import sys
from pathlib import Path
from felicity.lab.folder import Shelf
from felicity.lab.run import run
from felicity.lab.study import read

def main():
    study = read(sys.argv[1])
    run(study, Shelf(Path(sys.argv[2])).folder(study), int(sys.argv[3]))

if __name__ == "__main__":
    main()
"""


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_run_that_is_killed_loses_no_piece(jobs: int, tmp_path: Path) -> None:
    """As by `kill -9`, at some moment after the first piece is there."""
    text = "loop players:3 mode:basic bots:random games:3000 seed:7"
    (tmp_path / "killed.py").write_text(KILLED, "utf-8")
    shelf = tmp_path / "lab"
    child = subprocess.Popen([sys.executable, str(tmp_path / "killed.py"), text, str(shelf), str(jobs)], start_new_session=True)
    folder = Shelf(shelf).folder(read(text))
    while len(files_in(folder.path)) < 3 and child.poll() is None:
        time.sleep(0.005)
    os.killpg(child.pid, signal.SIGKILL)
    child.wait()
    before = contents(folder)
    assert 3 <= len(before) < 100
    short = read(text.replace("3000", "150"))  # the same deals, in the same pieces
    rest = Shelf(shelf).folder(short)
    rest.path.mkdir()
    for name, data in before.items():
        (rest.path / name).write_bytes(data)
    assert run(short, rest).done
    fresh = Shelf(tmp_path / "fresh").folder(short)
    run(short, fresh)
    kept = {name: [list(row.values()) for row in unpacked(data)] for name, data in contents(rest).items()}
    assert {name: kept[name] for name in contents(fresh)} == {
        name: [list(row.values()) for row in unpacked(data)] for name, data in contents(fresh).items()
    }


def test_what_a_lost_process_was_playing_is_played_again(whole: tuple[str, dict[str, bytes]], tmp_path: Path) -> None:
    """As by `kill -9`, or when the memory is used up."""
    text, expected = whole
    study = read(text)
    folder = Shelf(tmp_path).folder(study)
    lost: list[int] = []
    others = multiprocessing.active_children()  # such as a server that other tests use

    def lose_one(finished: int) -> None:
        if finished in (2, 20) and finished not in lost:
            lost.append(finished)
            child = next(child for child in multiprocessing.active_children() if child not in others)
            assert child.pid is not None
            os.kill(child.pid, signal.SIGKILL)

    assert run(study, folder, 2, seen=lose_one).done
    assert lost == [2, 20]
    assert contents(folder) == expected


def test_processes_that_are_lost_again_and_again_end_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a clear error instead of a loop without end."""
    monkeypatch.setattr(batch.Worker, "errand", os.abort)  # workers look it up by its name, and have their own
    monkeypatch.setattr(batch, "_send", lambda pool, plans, span: pool.submit(os.abort))
    study = read(TEXT)
    with pytest.raises(WorkersLost, match=r"games 1 to 5 crashed 3 times.*--jobs"):
        list(play_deals(study.plans, [range(1, 6), range(6, 11)], 2))


@pytest.fixture
def small_files() -> Iterator[None]:
    """No file may be larger than a few kilobytes, as if there were no more room."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4_000, before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.mark.usefixtures("small_files")
def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    """And nothing half-written is left."""
    study = read(TEXT)
    folder = Shelf(tmp_path).folder(study)
    with pytest.raises(CannotKeep, match=r"piece-000000001-000000012.parquet can't be written: File too large\. Whatever was finished"):
        run(study, folder)
    assert sorted(path.name for path in folder.path.iterdir()) == ["state.json", "study.toml"]


def test_a_full_disk_loses_nothing_that_was_finished(
    whole: tuple[str, dict[str, bytes]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When there is room again, the study goes on."""
    text, expected = whole
    study = read(text)
    folder = Shelf(tmp_path).folder(study)
    sync, calls = os.fsync, []

    def full(descriptor: int) -> None:
        calls.append(descriptor)
        if len(calls) > 8:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        sync(descriptor)

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(CannotKeep, match="No space left on device"):
        run(study, folder)
    monkeypatch.undo()
    kept = contents(folder)
    assert kept
    assert kept.items() <= expected.items()
    assert run(study, folder).done
    assert contents(folder) == expected


def test_a_damaged_piece_is_played_again(tmp_path: Path) -> None:
    folder = played(TEXT, tmp_path)
    expected = contents(folder)
    folder.files[1].write_bytes(b"PAR1 not any more")
    folder.files[2].unlink()
    assert run(read(TEXT), folder).done
    assert contents(folder) == expected


def test_a_study_ends_when_its_intervals_are_narrow(tmp_path: Path) -> None:
    """At the same game on any number of processes; the intervals hold although one looked all the time."""
    text = "loop players:2 mode:basic bots:random games:3000 until:50"
    first, second = (played(text, tmp_path / str(jobs), jobs) for jobs in (1, 2))
    state = first.state()
    assert state.narrow
    assert 20 < state.finished < 3000
    assert contents(first) == contents(second)
    counts = Counts(state.bots)
    counts.add(first.files[:-1])
    assert widest(counts) >= 50
    counts.add(first.files[-1:])
    assert widest(counts) < 50
    assert run(read(text), first).finished == state.finished


def test_the_state_can_be_mended_from_the_rows(tmp_path: Path) -> None:
    folder = played(TEXT, tmp_path)
    (folder.path / "state.json").write_text("{", "utf-8")
    with pytest.raises(CannotRead, match=r"state.json can’t be read"):
        folder.state()
    (folder.path / "state.json").unlink()
    run(read(TEXT), folder)
    assert folder.state().finished == 40


def test_what_was_played_by_other_rules_is_not_gone_on_with(tmp_path: Path) -> None:
    """It is another study, in another folder; the rows never mix."""
    folder = played(TEXT, tmp_path)
    older = Folder(tmp_path / "loop-basic-3-0123456789")
    folder.path.rename(older.path)
    state = json.loads((older.path / "state.json").read_bytes())
    (older.path / "state.json").write_text(json.dumps({**state, "rules": "1", "unknown": 1}), "utf-8")
    with pytest.raises(CannotRead, match="version 1 of the rules, and the current version is"):
        older.study()
    assert older.state().rules == "1"


def test_studies_are_found_by_what_people_type(tmp_path: Path) -> None:
    """Id, a beginning, or the text."""
    shelf = Shelf(tmp_path)
    first, second = (played(f"loop players:2 mode:basic games:2 seed:{seed}", tmp_path) for seed in (1, 2))
    assert [each.path for each in shelf.folders()] == [first.path, second.path]
    assert shelf.find(first.path.name).path == first.path
    assert shelf.find(second.path.name.rpartition("-")[2][:6]).path == second.path
    assert shelf.find("loop players:2 mode:basic games:2").path == first.path
    with pytest.raises(CannotRead, match=f"could be any of {first.path.name}, {second.path.name}"):
        shelf.find("loop-basic")
    with pytest.raises(CannotRead, match="There is no study “nowhere” here"):
        shelf.find("nowhere")
    with pytest.raises(CannotRead, match="There is no study “loop players:3” here"):
        shelf.find("loop players:3")


def test_a_pack_is_kept_with_the_studies(tmp_path: Path) -> None:
    """So that the study can be read again when the folder of the pack is gone."""
    (tmp_path / "my-box").mkdir()
    card = tmp_path / "my-box" / "careers.toml"
    card.write_text('[[career]]\nid = "intern"\nhappiness = 6\n', "utf-8")
    shelf = Shelf(tmp_path / "lab")
    study = read(f"loop mode:basic players:2 games:3 pack:{tmp_path / 'my-box'}")
    folder = shelf.folder(study)
    run(study, folder)
    card.unlink()
    assert folder.study() == study
    assert shelf.read(str(study)) == study
    assert [row["sources"][0] for row in unpacked(folder.files[0].read_bytes())] == [("start", 6)] * 6


def test_errands_are_small_enough_for_all_processes() -> None:
    """And begin where somebody stopped."""
    missing = [range(1, 13), range(13, 25)]
    assert list(spans(missing, 15, 1)) == [range(15, 25)]
    assert [number for span in spans(missing, 0, 4) for number in span] == list(range(1, 25))
    assert max(len(span) for span in spans(missing, 0, 4)) == 1


def test_every_column_is_written(whole: tuple[str, dict[str, bytes]]) -> None:
    text, files = whole
    rows = [row for data in files.values() for row in unpacked(data)]
    study: Study = read(text)
    assert all(list(row) == list(COLUMNS) for row in rows)
    assert len(rows) == study.games * study.plan.players * len(study.plans)
    assert [row["number"] for row in rows] == sorted(row["number"] for row in rows)
