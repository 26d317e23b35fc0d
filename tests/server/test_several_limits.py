"""Several processes count requests together, and each for itself while Redis is away."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.server.running import SLOW_REFILL, Client
from tests.server.several import Workers
from tests.servers import PostgreSQL, Redis
from torri.server.operations.limits import BURST_REQUESTS, REQUESTS_PER_SECOND, STRICT_COST
from torri.server.operations.redis_client import REDIS_RETRY_SECONDS
from torri.server.settings import Settings

REFILL_PER_SECOND = REQUESTS_PER_SECOND * SLOW_REFILL
MOST_CONNECTIONS = Settings.sockets
MORE_THAN_A_BURST = int(BURST_REQUESTS) + 40
REQUEST_SECONDS = 10.0  # seconds in which any request is answered, whatever Redis does


@pytest.fixture(scope="module")
def own_redis() -> Iterator[Redis]:
    with Redis() as server:
        yield server


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory, postgresql: PostgreSQL, own_redis: Redis) -> Iterator[Workers]:
    """Two processes behind a proxy, with limits."""
    folder = tmp_path_factory.mktemp("limited")
    workers = Workers(folder, postgresql, own_redis, "--proxied", "--rates", str(SLOW_REFILL), seconds=0.5)
    try:
        yield workers.start()
    finally:
        workers.stop()


def clients(workers: Workers, address: str) -> tuple[Client, Client]:
    """Somebody of that address, at each process."""
    return workers.one.client(**{"x-forwarded-for": address}), workers.other.client(**{"x-forwarded-for": address})


def served(clients: tuple[Client, ...], number: int) -> tuple[Counter[int], float]:
    """What so many requests, by turns at each process, are answered with, and how long it took."""
    begun, answers = time.monotonic(), Counter[int]()
    for turn in range(number):
        asked = time.monotonic()
        answers[clients[turn % len(clients)].http.get("/api/me").status_code] += 1
        assert time.monotonic() - asked < REQUEST_SECONDS
    return answers, time.monotonic() - begun


def test_two_processes_together_allow_what_one_would(limited: Workers) -> None:
    answers, seconds = served(clients(limited, "203.0.113.1"), MORE_THAN_A_BURST)
    assert set(answers) == {401, 429}
    assert BURST_REQUESTS <= answers[401] <= BURST_REQUESTS + REFILL_PER_SECOND * seconds + 1


def test_others_are_not_refused_for_it(limited: Workers) -> None:
    answers, _ = served(clients(limited, "203.0.113.2"), MORE_THAN_A_BURST)
    assert answers[429]
    answers, _ = served(clients(limited, "203.0.113.3"), 10)
    assert set(answers) == {401}


def test_passwords_are_guessed_at_no_oftener_at_two_processes(limited: Workers) -> None:
    begun, both = time.monotonic(), clients(limited, "203.0.113.4")
    wrong = {"login": "nobody", "password": "not the password"}
    answers = Counter(both[turn % 2].http.post("/api/login", json=wrong).status_code for turn in range(16))
    assert set(answers) == {401, 429}
    assert answers[401] <= (BURST_REQUESTS + REFILL_PER_SECOND * (time.monotonic() - begun)) / STRICT_COST


def test_a_person_has_no_more_connections_at_two_processes(limited: Workers) -> None:
    anna = clients(limited, "203.0.113.9")[0]
    anna.post("/api/guests", name="Anna")
    both, answers, bodies = (anna, limited.same(anna)), Counter[int](), list[Iterator[bytes]]()
    with ExitStack() as stack:
        for turn in range(MOST_CONNECTIONS + 4):
            response = stack.enter_context(both[turn % 2].http.stream("GET", "/api/stream"))
            bodies.append(response.iter_raw())  # kept: a body that nobody holds is closed
            next(bodies[-1])  # it is open, or says why not
            answers[response.status_code] += 1
    assert answers == {200: MOST_CONNECTIONS, 409: 4}


def test_without_redis_each_process_counts_for_itself(limited: Workers, own_redis: Redis) -> None:
    own_redis.kill()
    try:
        both = clients(limited, "203.0.113.5")
        answers, seconds = served(both, 2 * MORE_THAN_A_BURST)
        assert set(answers) == {401, 429}
        assert 2 * BURST_REQUESTS <= answers[401] <= 2 * (BURST_REQUESTS + REFILL_PER_SECOND * seconds + 1)
    finally:
        own_redis.start()
    time.sleep(1.5 * REDIS_RETRY_SECONDS)
    served(clients(limited, "203.0.113.6"), 4)  # the first that ask find Redis again
    answers, seconds = served(clients(limited, "203.0.113.7"), MORE_THAN_A_BURST)
    assert answers[401] <= BURST_REQUESTS + REFILL_PER_SECOND * seconds + 1


def test_nobody_waits_for_a_redis_that_hangs(limited: Workers, own_redis: Redis) -> None:
    own_redis.pause()
    try:
        answers, seconds = served(clients(limited, "203.0.113.8"), 40)
        assert set(answers) == {401}
        assert seconds < 30
    finally:
        own_redis.resume()
