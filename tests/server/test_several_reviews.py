"""A review that one process makes is seen, and may be cancelled, at every other."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.running import Client
from tests.server.several import Workers, redis, shared_workers
from tests.server.test_reviews import done, finished, runs, until
from tests.servers import PostgreSQL, Redis
from torri.server.reviews.progress import PROGRESS_EXPIRY_SECONDS

__all__ = ["redis", "shared_workers"]


@pytest.fixture
def anna(shared_workers: Workers) -> Iterator[Client]:
    """Anna, at the first process."""
    yield shared_workers.one.client("Anna")
    for server in (shared_workers.one, shared_workers.other):
        server.send_home()


@pytest.fixture
def there(shared_workers: Workers, anna: Client) -> Client:
    """Anna, at the other."""
    return shared_workers.same(anna)


def review(match: str) -> str:
    return f"/api/matches/{match}/review"


def test_a_review_is_followed_at_another_process(anna: Client, there: Client) -> None:
    match = finished(anna, 10)
    anna.post(review(match), effort="thorough")
    far = until(there, match, runs)
    assert far["yours"] and 0 < far["done"] <= far["of"]
    again = there.post(review(match), effort="thorough")
    assert again["status"] == "running" and again["done"] >= far["done"], "not begun anew"
    found = until(there, match, done)
    assert found["review"] is not None
    assert anna.get(review(match)) == found


def test_a_review_is_cancelled_at_another_process(anna: Client, there: Client) -> None:
    match, next_one = finished(anna, 12), finished(anna, 3)
    anna.post(review(match), effort="thorough")
    until(there, match, runs)
    assert there.http.delete(review(match)).json()["status"] == "cancelled"
    for client in (anna, there):
        assert client.get(review(match))["status"] == "cancelled"
    anna.post(review(next_one), effort="thorough")
    until(anna, next_one, runs)  # one at a time: the other has made room
    anna.http.delete(review(next_one))
    assert there.get(review(next_one))["status"] == "cancelled"


@pytest.mark.long
def test_who_wants_more_effort_at_another_process_gets_it(anna: Client, there: Client) -> None:
    match, next_one = finished(anna, 12), finished(anna, 3)
    anna.post(review(match), effort="quick")
    until(anna, match, runs)
    assert there.post(review(match), effort="thorough")["effort"] == "thorough"
    assert anna.get(review(match))["effort"] == "thorough"
    anna.post(review(next_one), effort="thorough")
    until(anna, next_one, runs)  # the quick one has made room
    for one in (match, next_one):
        anna.http.delete(review(one))
        assert there.get(review(one))["status"] == "cancelled"


def test_nobody_fills_the_queues_of_two_processes(anna: Client, there: Client) -> None:
    first, second, third, last = (finished(anna, 2) for _ in range(4))
    for client, match in ((anna, first), (there, second), (anna, third)):
        client.post(review(match), effort="thorough")
    assert there.refused("POST", review(last), effort="quick")["type"] == "torri:too-many"
    for match in (first, second, third):
        there.http.delete(review(match))


@pytest.mark.long
def test_a_review_is_gone_soon_after_its_process(tmp_path: Path, postgresql: PostgreSQL, redis: Redis) -> None:
    workers = Workers(tmp_path, postgresql, redis).start()
    try:
        anna = workers.one.client("Anna")
        there, match = workers.same(anna), finished(anna, 12)
        anna.post(review(match), effort="thorough")
        until(there, match, runs)
        workers.one.kill()
        killed = time.monotonic()
        assert there.get(review(match))["status"] == "running"
        until(there, match, lambda state: state["status"] == "none")
        assert time.monotonic() - killed < PROGRESS_EXPIRY_SECONDS + 5
        assert there.post(review(match), effort="quick")["status"] == "waiting"
    finally:
        workers.stop()


@contextmanager
def redis_killed_under_a_review(tmp_path: Path, postgresql: PostgreSQL) -> Iterator[tuple[Redis, Client, Client, str]]:
    """Redis, a person in two processes, and their match, whose review runs when Redis is killed."""
    with Redis() as redis:
        workers = Workers(tmp_path, postgresql, redis).start()
        try:
            anna = workers.one.client("Anna")
            there, match = workers.same(anna), finished(anna, 20)
            anna.post(review(match), effort="thorough")
            until(there, match, runs)
            redis.kill()
            yield redis, anna, there, match
        finally:
            workers.stop()


@pytest.mark.long
def test_a_review_goes_on_without_redis(tmp_path: Path, postgresql: PostgreSQL) -> None:
    with redis_killed_under_a_review(tmp_path, postgresql) as (redis, anna, there, match):
        assert until(anna, match, runs)["yours"]
        until(there, match, lambda state: state["status"] == "none")
        redis.start()
        until(there, match, lambda state: runs(state) or done(state))  # told again
        until(there, match, done)


@pytest.mark.long
def test_a_review_cancelled_without_redis_is_cancelled_everywhere_when_it_is_back(
    tmp_path: Path, postgresql: PostgreSQL
) -> None:
    with redis_killed_under_a_review(tmp_path, postgresql) as (redis, anna, there, match):
        assert anna.http.delete(review(match)).json()["status"] == "cancelled"
        until(there, match, lambda state: state["status"] == "none")
        redis.start()
        until(there, match, lambda state: state["status"] == "cancelled")
