"""What Ray costs compared with local processes for the same study, and how far one driver scales.

    python -m bench.cluster measure > costs.json                    a cluster of one and of two workers on this machine
    python -m bench.cluster measure --bot greedy --games 120        slower games
    python -m bench.cluster scale costs.json                        a simulation with these costs, up to 4,000 cores

Costs are seconds of processor time, of all processes together and of the driver alone, which a busy machine distorts less than the
clock; startup costs are excluded by taking the difference between a long and a short run. Medians over the repeats.
"""

from __future__ import annotations

import argparse
import heapq
import json
import math
import os
import pickle
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from felicity.core.rng import Rng
from felicity.lab.batch import LARGEST_BATCH, play_deals
from felicity.lab.cluster import AHEAD
from felicity.lab.folder import Shelf
from felicity.lab.pieces import LARGEST, name_of, write
from felicity.lab.play import play
from felicity.lab.rows import packed, rows_of, tabled
from felicity.lab.study import Study, read

STUDY = "loop players:4 mode:competitive bots:{bot} games:{games} seed:bench"
SHORT = 4  # the long run has so many times the games of the short one
EMPTY = 400  # batches without a game
TICKS = os.sysconf("SC_CLK_TCK")
Measurements = dict[str, float]


# --- what is measured ---


def processor_time(of: int) -> float:
    """Seconds used by a process and all its descendants, including those that have ended."""
    stats = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text("utf-8").rpartition(")")[2].split()
        except OSError:  # it has just ended
            continue
        stats[int(path.parent.name)] = (int(fields[1]), sum(map(int, fields[11:15])))
    family = {of}
    while more := {pid for pid, (parent, _) in stats.items() if parent in family} - family:
        family |= more
    return sum(ticks for pid, (_, ticks) in stats.items() if pid in family) / TICKS


def run_of(work: Callable[[], object]) -> Measurements:
    """Wall-clock time, time of all processors, and time of this process."""
    start, everybody, own = time.perf_counter(), processor_time(os.getpid()), time.process_time()
    work()
    return {
        "clock": time.perf_counter() - start,
        "all": processor_time(os.getpid()) - everybody,
        "driver": time.process_time() - own,
    }


def spans_of(games: int) -> list[range]:
    """Batches of the usual size."""
    return [range(first, min(first + LARGEST_BATCH, games + 1)) for first in range(1, games + 1, LARGEST_BATCH)]


def per_game(study: Study, games: int, jobs: int, address: str) -> Measurements:
    """What a game costs when workers play it, without the cost of starting them."""

    def plays(number: int) -> Measurements:
        return run_of(lambda: sum(1 for _ in play_deals(study.plans, spans_of(number), jobs, cluster=address)))

    short, long = plays(games // SHORT), plays(games)
    return {name: (long[name] - short[name]) / (games - games // SHORT) for name in long} | {"run": long["clock"]}


def medians(runs: list[Measurements]) -> Measurements:
    """The median of each measurement."""
    return {name: median(run[name] for run in runs) for name in runs[0]}


def per_errand(study: Study, address: str) -> Measurements:
    """The cost of an empty batch."""
    found = run_of(lambda: sum(1 for _ in play_deals(study.plans, [range(1, 1)] * EMPTY, 1, cluster=address)))
    return {name: value / EMPTY for name, value in found.items()}


def rows_per_game(study: Study, games: int) -> Measurements:
    """What the driver does with every game: play it (only to compare), unpack it, make rows, pack and write them."""
    start = time.process_time()
    played = [play(study.plan, number) for number in range(1, games + 1)]
    playing = time.process_time() - start
    sent = [pickle.dumps(game, pickle.HIGHEST_PROTOCOL) for game in played]
    start = time.process_time()
    for data in sent:
        pickle.loads(data)
    unpacking = time.process_time() - start
    start = time.process_time()
    rows = [row for game in played for row in rows_of(game, 1, 0)]
    making = time.process_time() - start
    with tempfile.TemporaryDirectory() as place:
        folder = Shelf(Path(place)).folder(study)
        folder.create(study)
        start = time.process_time()
        table = tabled(rows)
        data = packed(table, folder.about())
        packing = time.process_time() - start
        start = time.process_time()
        write(folder.path / name_of(range(1, games + 1)), data)
        writing = time.process_time() - start
    costs = {"play": playing, "unpack": unpacking, "rows": making, "pack": packing, "write": writing}
    sizes = {"sent_bytes": sum(map(len, sent)), "kept_bytes": len(data)}
    return {name: value / games for name, value in (costs | sizes).items()}


def measure(bot: str, games: int, repeats: int) -> dict[str, Any]:
    """Measure local processes and a cluster in turn."""
    from ray.cluster_utils import Cluster

    study = read(STUDY.format(bot=bot, games=games))
    node: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 100_000_000}
    found: dict[str, Any] = {"study": str(study), "load": [os.getloadavg()[0]], "processors": len(os.sched_getaffinity(0))}
    found["game"] = medians([rows_per_game(study, min(games, LARGEST)) for _ in range(repeats)])
    for jobs in (1, 2):
        found[f"local {jobs}"] = medians([per_game(study, games, jobs, "") for _ in range(repeats)])
        print(f"local {jobs}", found[f"local {jobs}"], file=sys.stderr)
    cluster = Cluster(initialize_head=True, head_node_args={**node, "include_dashboard": False})
    try:
        for workers in (1, 2):
            if workers > 1:
                cluster.add_node(**node)
            per_game(study, LARGEST_BATCH * SHORT * workers, 1, cluster.address)  # until every worker has loaded the engine
            found[f"ray {workers}"] = medians([per_game(study, games, 1, cluster.address) for _ in range(repeats)])
            found[f"errand {workers}"] = medians([per_errand(study, cluster.address) for _ in range(repeats)])
            print(f"ray {workers}", found[f"ray {workers}"], found[f"errand {workers}"], file=sys.stderr)
    finally:
        import ray

        ray.shutdown()
        cluster.shutdown()
    found["load"].append(os.getloadavg()[0])
    return found


# --- what follows for more machines ---


@dataclass(frozen=True, slots=True)
class Costs:
    """Seconds: of a worker per game, and of the driver per batch and per game."""

    game: float
    errand: float
    taken: float
    spread: float = 0.5  # how much games differ in length: the standard deviation as a fraction of the mean
    size: int = LARGEST_BATCH
    delay: float = 0.002  # until a batch has reached its worker, or its games the driver


def simulated(costs: Costs, cores: int, errands: int) -> float:
    """Seconds for so many batches on so many cores: one driver sends them, waits for the oldest, takes its games, and sends one more."""
    chance = Rng(1)
    free = [0.0] * cores  # when each core is free
    waiting: deque[float] = deque()  # when each batch in flight is finished, the oldest first
    now, sent = 0.0, 0

    def send() -> None:
        nonlocal now, sent
        now += costs.errand
        begun = max(now + costs.delay, heapq.heappop(free))
        finished = begun + costs.size * costs.game * length(chance, costs)
        heapq.heappush(free, finished)
        waiting.append(finished + costs.delay)
        sent += 1

    while sent < min(errands, cores * AHEAD):
        send()
    while waiting:
        now = max(now, waiting.popleft()) + costs.size * costs.taken
        if sent < errands:
            send()
    return now


def length(chance: Rng, costs: Costs) -> float:
    """How long the games of a batch take, relative to the mean: the more games, the less it varies."""
    part = sum(chance.below(1_000) for _ in range(12)) / 999 - 6  # roughly normal, with a deviation of 1
    return max(0.1, 1 + part * costs.spread / math.sqrt(costs.size))


def scale(costs: dict[str, Any]) -> Iterator[str]:
    """The table: how many cores a driver keeps busy, for fast and for slow games."""
    game, errand = costs["game"], costs["errand 2"]["driver"]
    taken = game["unpack"] + game["rows"] + game["pack"] + game["write"]
    bound = 1 / (errand / LARGEST_BATCH + taken)
    yield f"one driver: {1 / errand:.0f} errands a second, or {1 / taken:.0f} games taken and kept; together {bound:.0f} games a second"
    for title, size, per_taken in (
        ("as it is: errands of 10 deals, rows packed by the driver", LARGEST_BATCH, taken),
        ("errands of 100 deals", 100, taken),
        ("errands of 100 deals, rows packed by the workers", 100, game["write"]),
    ):
        yield f"\n{title}\n\n| a game takes | " + " | ".join(f"cores: {cores:,}" for cores in CORES) + " |\n|---|" + "--:|" * len(CORES)
        for seconds in (game["play"], 0.01, 0.1, 1.0):
            each = Costs(seconds, errand, per_taken, size=size)
            cells = []
            for cores in CORES:
                errands = cores * 40
                took = simulated(each, cores, errands)
                rate = errands * size / took
                cells.append(f"{rate:,.0f} ({rate * seconds / cores:.0%})")
            yield f"| {1000 * seconds:,.1f} ms | " + " | ".join(cells) + " |"


CORES = (1, 10, 100, 1_000, 4_000)


def main() -> None:
    """Measure, or simulate more machines."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    commands = parser.add_subparsers(dest="command", required=True)
    measuring = commands.add_parser("measure")
    measuring.add_argument("--bot", default="random")
    measuring.add_argument("--games", type=int, default=4_000)
    measuring.add_argument("--repeats", type=int, default=5)
    scaling = commands.add_parser("scale")
    scaling.add_argument("costs", type=Path)
    asked = parser.parse_args()
    if asked.command == "measure":
        print(json.dumps(measure(asked.bot, asked.games, asked.repeats), indent=1))
    else:
        print("\n".join(scale(json.loads(asked.costs.read_text("utf-8")))))


if __name__ == "__main__":
    main()
