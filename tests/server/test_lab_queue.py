"""The queue of the laboratory: in order, paused, resumed, cancelled, removed; through restarts, kills, lost processes and a full disk."""

from __future__ import annotations

import contextlib
import json
import os
import signal
from pathlib import Path

import pytest

from felicity.cli.language import said
from felicity.core.errors import FelicityError
from felicity.lab.folder import Folder, Shelf
from felicity.lab.pieces import CannotKeep
from felicity.lab.run import run
from felicity.lab.study import read
from felicity.server import lab_queue
from felicity.server.lab_queue import FAILED, QUEUED, Entry, Queue, in_order
from felicity.server.lab_runner import NICENESS
from tests.server.laboratory import LONG, SHORT, Student, kept_in, laboratory, played_here
from tests.server.world import Server, until


def text_of(number: int, games: int = 12) -> str:
    """One of several studies."""
    return f"loop players:2 mode:basic bots:random games:{games} seed:{number}"


def runner_of(server: Server) -> int:
    """The process that plays a study, of all that the server has started: the one that stands back furthest."""
    parent = server.process.pid or 0
    lowest = min(NICENESS, priority_of(parent) + NICENESS)
    found = [pid for pid in descendants(parent) if priority_of(pid) == lowest]
    return found[0] if found else 0


def priority_of(pid: int) -> int:
    """By how much a process stands back."""
    try:
        return os.getpriority(os.PRIO_PROCESS, pid)
    except ProcessLookupError:
        return 0


def descendants(pid: int) -> list[int]:
    """All processes that a process has started, and those that these have."""
    parents: dict[int, list[int]] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            after = path.read_text("utf-8", "replace").rpartition(")")[2].split()
        except (FileNotFoundError, ProcessLookupError):
            continue
        if after[0] != "Z":
            parents.setdefault(int(after[1]), []).append(int(path.parent.name))
    found = parents.get(pid, [])
    return found + [deeper for child in found for deeper in descendants(child)]


def test_studies_are_played_one_after_the_other(tmp_path: Path) -> None:
    """In the order in which they were asked for; one that is resumed goes to the end."""
    with laboratory(tmp_path, lab_waiting_each=0) as server:
        student = Student(server)
        first = student.queue(LONG)["id"]
        waiting = [student.queue(text_of(number))["id"] for number in range(1, 5)]
        student.wait_for(first, "running")
        assert [student.study(id)["place"] for id in waiting] == [1, 2, 3, 4]
        assert student.tell_lab(waiting[0], "pause")["state"] == "paused"
        assert student.tell_lab(waiting[0], "resume")["place"] == 4
        assert student.tell_lab(waiting[1], "cancel")["state"] == "stopped"
        student.tell_lab(first, "cancel")
        for id in (waiting[2], waiting[3], waiting[0]):
            student.wait_for(id, "finished")
        ended = {id: (tmp_path / "lab" / id / "state.json").stat().st_mtime_ns for id in waiting}
        assert ended[waiting[2]] < ended[waiting[3]] < ended[waiting[0]]
        assert (student.stands(waiting[1]), student.stands(first)) == ("stopped", "stopped")
        assert student.study(waiting[1])["finished"] == 0


def test_a_paused_study_goes_on_where_it_was(tmp_path: Path) -> None:
    text = text_of(5, 700)
    with laboratory(tmp_path) as server:
        student = Student(server)
        id = student.queue(text)["id"]
        until(lambda: student.study(id)["finished"] > 20)
        student.tell_lab(id, "pause")
        until(lambda: not runner_of(server))
        paused = student.study(id)
        assert paused["state"] == "paused"
        assert 20 < paused["finished"] < 700
        before = kept_in(tmp_path, id)
        student.tell_lab(id, "resume")
        student.wait_for(id, "finished")
        assert before.items() <= kept_in(tmp_path, id).items()
        assert kept_in(tmp_path, id) == played_here(text, tmp_path / "here")


def test_a_study_that_is_removed_while_it_is_played_is_gone(tmp_path: Path) -> None:
    with laboratory(tmp_path) as server:
        student = Student(server)
        id = student.queue(LONG)["id"]
        until(lambda: student.study(id)["finished"] > 0)
        student.tell_lab(id, "remove")
        assert student.get(f"/api/lab/studies/{id}", 404)["error"]["code"] == "no-study"
        assert student.get("/api/lab/studies") == []
        until(lambda: not (tmp_path / "lab" / id).exists())
        until(lambda: json.loads((tmp_path / "lab" / "queue.json").read_bytes()) == [])
        assert student.queue(LONG)["finished"] == 0


@pytest.mark.parametrize("jobs", [1, 2])
def test_kill_9_loses_nothing_and_changes_nothing(jobs: int, tmp_path: Path) -> None:
    """Of what runs, waits and is paused; rows are those of a local run, byte by byte, and no process is left behind."""
    text, paused_text, waiting_text = text_of(6, 900), text_of(7), text_of(8)
    with laboratory(tmp_path, lab_waiting_each=0, lab_processes=jobs) as server:
        student = Student(server)
        running, paused, waiting = (student.queue(each)["id"] for each in (text, paused_text, waiting_text))
        student.tell_lab(paused, "pause")
        for finished in (20, 120):
            until(lambda: student.study(running)["finished"] > finished)  # noqa: B023
            left = descendants(server.process.pid or 0)
            before = kept_in(tmp_path, running)
            server.kill()
            until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in left))  # noqa: B023
            server.start()
            assert before.items() <= kept_in(tmp_path, running).items()
            assert student.stands(paused) == "paused"
            assert student.stands(waiting) == "waiting"
            student.wait_for(running, "running")
        student.wait_for(running, "finished")
        student.wait_for(waiting, "finished")
        assert (student.stands(paused), student.study(paused)["mine"]) == ("paused", True)
        assert kept_in(tmp_path, running) == played_here(text, tmp_path / "here")
        assert kept_in(tmp_path, waiting) == played_here(waiting_text, tmp_path / "here")


def test_a_server_that_stops_keeps_what_was_played(tmp_path: Path) -> None:
    """Also in the middle of a piece; the next one goes on."""
    with laboratory(tmp_path) as server:
        student = Student(server)
        id = student.queue(LONG)["id"]
        until(lambda: student.study(id)["finished"] > 50)
        played = student.study(id)["played"]
        left = descendants(server.process.pid or 0)
    assert not any(Path(f"/proc/{pid}").exists() for pid in left)
    folder = Folder(tmp_path / "lab" / id)
    part = folder.take_part(range(folder.state().finished + 1, 10_000))
    assert (part[-1]["number"] if part else folder.state().finished) >= played
    with laboratory(tmp_path) as server:
        assert Student(server).wait_for(id, "running")["finished"] > 50


def test_a_process_that_is_lost_is_replaced(tmp_path: Path) -> None:
    text = text_of(9, 900)
    with laboratory(tmp_path, complains=True) as server:
        student = Student(server)
        id = student.queue(text)["id"]
        for finished in (20, 200):
            until(lambda: student.study(id)["finished"] > finished)  # noqa: B023
            os.kill(runner_of(server), signal.SIGKILL)
        student.wait_for(id, "finished")
        assert kept_in(tmp_path, id) == played_here(text, tmp_path / "here")


def test_a_process_that_is_lost_again_and_again_ends_the_study_and_not_the_queue(tmp_path: Path) -> None:
    with laboratory(tmp_path, complains=True) as server:
        student = Student(server)
        id, other = student.queue("loop bots:mcts:1000 games:9 seed:3")["id"], student.queue(text_of(1))["id"]

        def kill() -> bool:
            pid = runner_of(server)
            if pid and student.stands(id) == "running":
                with contextlib.suppress(ProcessLookupError):  # it has been lost just now
                    os.kill(pid, signal.SIGKILL)
            return student.stands(id) == "failed"

        until(kill)
        assert "crashed 3 times" in student.study(id)["error"]
        student.wait_for(other, "finished")
        assert student.tell_lab(id, "resume")["state"] in ("waiting", "running")
        assert student.study(id)["error"] == ""


def test_a_full_disk_is_said_and_loses_nothing(tmp_path: Path) -> None:
    """The study has failed, says why, and goes on when there is room again; the others are tried too."""
    text = text_of(4, 100)
    with laboratory(tmp_path, complains=True) as server:
        student = Student(server)
        id = student.queue(text)["id"]
        student.tell_lab(id, "pause")
        piece = tmp_path / "lab" / id / "piece-000000021-000000030.parquet"
        piece.mkdir()  # what can't be replaced can't be written
        student.tell_lab(id, "resume")
        failed = student.wait_for(id, "failed")
        assert failed["error"].startswith(f"{piece.name} can’t be written: ")
        assert "ne peut pas être écrit" in student.get("/api/lab/studies?lang=fr")[0]["error"]
        assert failed["finished"] == 20
        other = student.queue(text_of(5))["id"]
        student.wait_for(other, "finished")
        piece.rmdir()
        student.tell_lab(id, "resume")
        student.wait_for(id, "finished")
        assert kept_in(tmp_path, id) == played_here(text, tmp_path / "here")


def test_a_queue_that_cannot_be_written_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a full disk."""
    queue = Queue(tmp_path)
    with queue.changing() as entries:
        entries["one"] = Entry("one", QUEUED, 1)

    def full(descriptor: int) -> None:
        raise OSError(28, os.strerror(28))

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", full)
        with pytest.raises(CannotKeep, match="No space left on device"), queue.changing() as entries:  # noqa: PT012
            entries["one"].wish = FAILED
            entries["two"] = Entry("two", QUEUED, 2)
    assert in_order(queue.read()) == in_order(Queue(tmp_path).read()) == [Entry("one", QUEUED, 1)]
    (tmp_path / lab_queue.QUEUE).write_text("[3]", "utf-8")
    assert Queue(tmp_path).read() == {}


def test_nobody_else_plays_a_study_that_a_server_plays(tmp_path: Path) -> None:
    """`felicity lab run` is refused in words, and nothing is damaged; a study of another process waits until that ends."""
    with laboratory(tmp_path) as server:
        student = Student(server)
        id = student.queue(LONG)["id"]
        until(lambda: student.study(id)["finished"] > 0)
        study = read(LONG)
        with pytest.raises(FelicityError, match="is being played by another process") as caught:
            run(study, Shelf(tmp_path / "lab").folder(study))
        assert "par un autre processus" in said(caught.value, "fr")
        student.tell_lab(id, "pause")
        other = read(text_of(2))
        folder = Shelf(tmp_path / "lab").folder(other)
        with folder.alone():
            waiting = student.queue(str(other))["id"]
            third = student.queue(SHORT)["id"]
            student.wait_for(third, "finished")
            assert student.stands(waiting) in ("waiting", "running")
            assert folder.files == []
        student.wait_for(waiting, "finished")


def test_two_servers_share_a_folder(tmp_path: Path) -> None:
    """One plays; the other may queue and pause, and takes over when the first one is killed."""
    with laboratory(tmp_path) as first, laboratory(tmp_path, database="others.sqlite") as second:
        student, other = Student(first), Student(second)
        running = student.queue(LONG)["id"]
        until(lambda: student.study(running)["finished"] > 0)
        waiting = other.queue(SHORT)["id"]
        assert student.stands(waiting) == other.stands(waiting) == "waiting"
        assert other.stands(running) == "running"
        assert runner_of(first)
        assert not runner_of(second)
        first.kill()
        until(lambda: bool(runner_of(second)))
        before = other.study(running)["finished"]
        until(lambda: other.study(running)["finished"] > before)
        first.start()
        student.tell_lab(running, "pause")
        other.wait_for(waiting, "finished")
        assert student.stands(running) == other.stands(running) == "paused"
        assert kept_in(tmp_path, waiting) == played_here(SHORT, tmp_path / "here")


def test_a_study_makes_room_for_others_that_wait(tmp_path: Path) -> None:
    """After its turn, and goes on afterwards."""
    with laboratory(tmp_path, lab_turn=1.0) as server:
        student = Student(server)
        long = student.queue(LONG)["id"]
        until(lambda: student.study(long)["finished"] > 0)
        short = student.queue(SHORT)["id"]
        student.wait_for(short, "finished")
        before = student.wait_for(long, "running")["finished"]
        until(lambda: student.study(long)["finished"] > before)
