"""The arena on many machines, through Ray: the same games, played wherever there is a free core."""

from __future__ import annotations

import os
import socket
from collections.abc import Generator, Iterable, Iterator
from itertools import islice
from typing import Any, Final

from torri.engine.errors import TorriError
from torri.players.arena.playing import Played, play
from torri.players.arena.schedule import Contest, Fixture
from torri.players.arena.workers import Workers
from torri.players.player_loops import THREADS_VARIABLE
from torri.players.worker_processes import WorkersLost

CLUSTER_ANSWER_SECONDS: Final = 10  # for the head of a cluster
LOCAL_CLUSTER: Final = "local"  # instead of an address: a Ray of our own on this machine


class MissingExtra(TorriError):
    """Something that is not installed with Torri itself."""

    extra: str


class NoCluster(TorriError):
    address: str
    detail: str


def cluster(address: str, jobs: int | None = None) -> Workers:
    """Workers of a Ray cluster; `jobs` limits those of a local one."""
    try:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # Ray must not report usage statistics
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # we ask for no accelerator, so leave it alone
        import ray
    except ImportError:
        raise MissingExtra("cluster") from None

    def work(contest: Contest, todo: Iterable[Fixture]) -> Generator[Played, None, None]:
        connect(ray, address, jobs)
        try:
            yield from played(ray, contest, iter(todo))
        except ray.exceptions.RayError as error:
            raise WorkersLost(str(error).strip().rpartition("\n")[2]) from None
        finally:
            ray.shutdown()

    return work


def connect(ray: Any, address: str, jobs: int | None) -> None:
    settings: dict[str, Any] = {
        "log_to_driver": False,
        "logging_level": "ERROR",
        "runtime_env": {"env_vars": {THREADS_VARIABLE: "1"}},
    }
    if address == LOCAL_CLUSTER:
        settings |= {"num_cpus": jobs, "include_dashboard": False}
    try:
        knock(address)
        ray.init(address=address, **settings)
    except (OSError, ValueError, RuntimeError) as error:
        raise NoCluster(address, str(error).partition("\n")[0]) from None


def knock(address: str) -> None:
    """Check that something listens at `host:port`: Ray itself would try for many minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host.strip("[]"), int(port)), CLUSTER_ANSWER_SECONDS).close()


def played(ray: Any, contest: Contest, waiting: Iterator[Fixture]) -> Generator[Played, None, None]:
    """The games as they end; enough are handed out to keep all cores of the cluster busy, also when it grows."""
    task = ray.remote(num_cpus=1)(play)
    shared = ray.put(contest)
    running: list[Any] = []
    while True:
        cores = int(ray.cluster_resources().get("CPU", 1))
        running += [task.remote(shared, fixture) for fixture in islice(waiting, max(0, 2 * cores - len(running)))]
        if not running:
            return
        ended, running = ray.wait(running)
        yield from ray.get(ended)
