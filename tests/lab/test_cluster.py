"""On a Ray cluster a study gives the same rows as at home, also when workers and machines are lost on the way."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from felicity import extras
from felicity.lab.batch import Stop, play_deals
from felicity.lab.cluster import NoCluster, OtherVersion, build, errand
from felicity.lab.folder import Shelf
from felicity.lab.play import play
from felicity.lab.run import run
from felicity.lab.study import read
from tests.cli.terminal import felicity

TEXT = "loop players:3 mode:basic bots:random games:90 seed:7 vs career.intern.happiness=6"
SMALL = "loop players:2 mode:basic bots:random games:6"
SIMULATED = ["loop", "--players", "2", "--mode", "basic", "--games", "6", "--seed", "1", "--jobs", "2"]
ROOM = 100_000_000  # bytes of memory that each machine shares among its workers


def running_errands(ancestor: int) -> list[int]:
    """Workers of our own cluster that are playing now: Ray names a process after what it does."""
    found = []
    for path in Path("/proc").glob("[0-9]*"):
        try:
            if path.joinpath("cmdline").read_bytes().startswith(b"ray::errand") and descends(int(path.name), ancestor):
                found.append(int(path.name))
        except OSError:  # it has just ended
            continue
    return found


def descends(pid: int, ancestor: int) -> bool:
    """Was a process started by another, or by one that was?"""
    while pid > 1:
        if pid == ancestor:
            return True
        pid = int(Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()[1])
    return False


def main(shelf: Path) -> None:
    """Two machines on this one; in the middle of the study one worker and then one machine is lost. Says what happened as JSON."""
    from ray.cluster_utils import Cluster

    node: dict[str, Any] = {"num_cpus": 1, "object_store_memory": ROOM, "include_dashboard": False}
    cluster = Cluster(initialize_head=True, head_node_args=node)
    second = cluster.add_node(**{name: value for name, value in node.items() if name != "include_dashboard"})
    assert cluster.address.startswith("127.0.0.1:"), cluster.address
    study, lost = read(TEXT), {"worker": 0, "node": 0}
    folder = Shelf(shelf).folder(study)

    def lose(finished: int) -> None:
        if finished >= 10 and not lost["worker"]:
            while not (playing := running_errands(os.getpid())):
                time.sleep(0.01)
            os.kill(playing[0], signal.SIGKILL)
            lost["worker"] = finished
        if finished >= 40 and not lost["node"]:
            cluster.remove_node(second, allow_graceful=False)
            lost["node"] = finished

    try:
        state = run(study, folder, 2, seen=lose, cluster=cluster.address)
        stop = Stop()
        stop.ask()
        stopped = list(play_deals(study.plans, [range(1, 400)], 1, stop, cluster.address))
        said = felicity("simulate", *SIMULATED, "--cluster", cluster.address, "--json", "-", data=shelf).out
        statistics = json.loads(said)["statistics"]
    finally:
        import ray

        ray.shutdown()
        cluster.shutdown()
    print(json.dumps({"finished": state.finished, "lost": lost, "stopped": len(stopped), "statistics": statistics}))


def test_a_cluster_that_loses_a_worker_and_a_machine_gives_the_same_rows(tmp_path: Path) -> None:
    study = read(TEXT)
    home = Shelf(tmp_path / "home").folder(study)
    run(study, home)
    # The last one keeps Ray on the loopback address, as on systems where it knows no clusters.
    env = {**os.environ, "RAY_ENABLE_AUTO_CONNECT": "0", "RAY_USAGE_STATS_ENABLED": "0", "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}
    arguments = [sys.executable, "-m", "tests.lab.test_cluster", str(tmp_path / "away")]
    child = subprocess.run(arguments, env=env, cwd=Path(__file__).parents[2], capture_output=True, text=True, timeout=500, check=False)
    assert child.returncode == 0, child.stderr[-3000:]
    said = json.loads(child.stdout.splitlines()[-1])
    assert said["finished"] == 90
    assert said["lost"]["worker"] >= 10
    assert said["lost"]["node"] >= 40
    assert said["stopped"] == 0
    away = Shelf(tmp_path / "away").folder(study)
    assert [path.name for path in away.files] == [path.name for path in home.files]
    assert [path.read_bytes() for path in away.files] == [path.read_bytes() for path in home.files]
    assert said["statistics"] == json.loads(felicity("simulate", *SIMULATED, "--json", "-", data=tmp_path / "home").out)["statistics"]


def test_a_cluster_that_cannot_be_reached_is_said_in_a_line(tmp_path: Path) -> None:
    """Before anything is played, and within seconds."""
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        port = unused.getsockname()[1]
    for address, why in (
        (f"127.0.0.1:{port}", "Connection refused"),
        ("nowhere", "expected auto or HOST:PORT"),
        ("127.0.0.1:99999999", ""),
    ):
        said = felicity("lab", "run", SMALL, "--cluster", address, code=2, data=tmp_path).err
        assert f"The cluster {address} can’t be reached: {why}" in said
        assert "ray start --head" in said
    assert "ne répond pas" in felicity("lab", "run", SMALL, "--cluster", "nulle-part", code=2, data=tmp_path, lang="fr").err
    assert list(tmp_path.glob("lab/*/*.parquet")) == []


@pytest.mark.parametrize("command", [["simulate", "loop"], ["ladder", "loop"], ["balance", "loop", "--games", "1"]])
def test_every_command_that_plays_much_takes_a_cluster(command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert "The cluster nowhere can’t be reached" in felicity(*command, "--cluster", "nowhere", code=2, data=tmp_path).err


def test_a_machine_with_another_version_plays_nothing() -> None:
    """Its rows might be others."""
    plans = read(SMALL).plans
    assert errand(plans, range(1, 3), build(plans)) == [(play(plans[0], 1),), (play(plans[0], 2),)]
    assert errand(plans, range(1, 3), "felicity 0.0") == build(plans)
    assert "A machine of the cluster has felicity 9, this one felicity 8" in str(OtherVersion("felicity 8", "felicity 9"))


def test_a_missing_ray_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name == "ray" else object())
    with pytest.raises(extras.MissingExtra, match=r"ray.*felicity\[cluster\]"):
        list(play_deals(read(SMALL).plans, [range(1, 3)], 1, None, "auto"))


def test_no_cluster_here_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    import ray

    def init(**settings: object) -> None:
        raise ConnectionError("Could not find any running Ray instance.\nPlease ...")

    monkeypatch.setattr(ray, "init", init)
    with pytest.raises(NoCluster, match=r"The cluster auto can't be reached: Could not find any running Ray instance\. Start it"):
        list(play_deals(read(SMALL).plans, [range(1, 3)], 1, None, "auto"))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
