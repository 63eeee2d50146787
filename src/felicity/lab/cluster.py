"""Games on many machines, with Ray: the same batches as for local processes, and the games come back in the same order.

If a worker or a machine is lost, its games are played again elsewhere; a game depends on its number alone, so the rows
equal those of a local run. Every machine needs the same version of Felicity.
"""

from __future__ import annotations

import socket
from collections import deque
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import TYPE_CHECKING, Any

from felicity import __version__, plugins
from felicity.core.errors import FelicityError
from felicity.core.wording import system_reason
from felicity.extras import need
from felicity.lab.play import Plan, Played, play

if TYPE_CHECKING:
    from felicity.lab.batch import Stop

AUTO = "auto"  # the cluster that this machine belongs to
AHEAD = 3  # batches in flight, per core of the cluster
MOMENT = 1.0  # seconds between checks of the stop flag
REACH = 5.0  # seconds after which a silent machine counts as unreachable


class NoCluster(FelicityError):
    """A cluster that can't be reached."""

    key = "lab-no-cluster"

    def __init__(self, address: str, why: object) -> None:
        self.arguments = {"address": address, "why": why}
        super().__init__(f"The cluster {address} can't be reached: {why}. Start it with `ray start --head`, or leave --cluster out.")


class OtherVersion(FelicityError):
    """A machine of the cluster has another version of Felicity."""

    key = "lab-other-version"

    def __init__(self, here: str, there: str) -> None:
        self.arguments = {"here": here, "there": there}
        super().__init__(f"A machine of the cluster has {there}, this one {here}: install the same version everywhere.")


def build(plans: tuple[Plan, ...]) -> str:
    """What must be the same on every machine."""
    games = {plan.game: plugins.game(plan.game).facts.version for plan in plans}
    return ", ".join([f"felicity {__version__}", *(f"{game} {version}" for game, version in sorted(games.items()))])


def errand(plans: tuple[Plan, ...], numbers: range, expected: str) -> list[tuple[Played, ...]] | str:
    """Play these deals; or return the version here, if it is another one."""
    here = build(plans)
    return here if here != expected else [tuple(play(plan, number) for plan in plans) for number in numbers]


def connect(address: str) -> Any:
    """Connect to a cluster, and return Ray."""
    need("cluster")
    import ray

    if not ray.is_initialized():
        check_reachable(address)
        try:
            ray.init(address=address, log_to_driver=False, configure_logging=False)
        except Exception as error:  # of many kinds, all of which mean that there is no cluster to play on
            raise NoCluster(address, str(error).partition("\n")[0].rstrip(".")) from None
    return ray


def check_reachable(address: str) -> None:
    """Check that somebody answers there. Ray itself would try for minutes."""
    host, _, port = address.rpartition(":")
    if address == AUTO:
        return
    if not host or not port.isdigit():
        raise NoCluster(address, "expected auto or HOST:PORT")
    try:
        socket.create_connection((host, int(port)), REACH).close()
    except (OSError, OverflowError) as error:
        raise NoCluster(address, system_reason(error)) from None


def play_on_cluster(plans: tuple[Plan, ...], spans: Iterable[range], address: str, stop: Stop) -> Iterator[tuple[Played, ...]]:
    """Send the spans to the cluster and put their games back in order."""
    ray = connect(address)
    # If a worker or a machine is lost, Ray sends the batch again, however often; but not if a game itself raises.
    send = ray.remote(num_cpus=1, max_retries=-1, retry_exceptions=False)(errand)
    expected, designs, coming = build(plans), ray.put(plans), iter(spans)
    cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting = deque(send.remote(designs, span, expected) for span in islice(coming, cores * AHEAD))
    try:
        while waiting:
            if stop.asked:
                return
            done, _ = ray.wait([waiting[0]], timeout=MOMENT)
            if not done:
                continue
            played = ray.get(waiting.popleft())
            if isinstance(played, str):
                raise OtherVersion(expected, played)
            yield from played
            waiting.extend(send.remote(designs, span, expected) for span in islice(coming, 1))
    finally:
        for reference in waiting:
            ray.cancel(reference)
