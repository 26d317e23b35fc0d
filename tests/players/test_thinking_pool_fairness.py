"""Whose turn it is to think."""

from __future__ import annotations

from functools import partial

from torri.players.thinking_pool.fairness import (
    HALF_LIFE_SECONDS,
    LONGEST_WAIT_SECONDS,
    Claim,
    FairQueue,
    Usage,
    is_quick,
)


class Time:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def never() -> bool:
    return False


def order(queue: FairQueue[str]) -> list[str]:
    return [queue.take() for _ in range(len(queue))]


def test_sixty_tables_of_somebody_who_has_left_wait_for_who_is_there() -> None:
    queue = FairQueue[str](Usage())
    for number in range(60):
        queue.put(f"left {number}", Claim("guest", never))
    queue.put("here", Claim("anna"))
    assert order(queue) == ["here", *(f"left {number}" for number in range(60))]


def test_what_is_quick_never_waits_for_what_takes_long() -> None:
    queue = FairQueue[str](Usage())
    queue.put("maestro", Claim("anna", quick=is_quick("maestro")))
    queue.put("novizio", Claim("anna", quick=is_quick("novizio:style=builder")))
    assert order(queue) == ["novizio", "maestro"]


def test_who_was_thought_for_less_comes_first() -> None:
    clock = Time()
    usage = Usage(clock)
    queue = FairQueue[str](usage, clock)
    usage.add("guest", 10)
    for owner in ("guest", "anna"):
        queue.put(owner, Claim(owner))
    assert order(queue) == ["anna", "guest"]
    usage.add("anna", 6)
    clock.now += 2 * HALF_LIFE_SECONDS
    assert usage.of("guest") == 2.5
    usage.add("anna", 2)
    for owner in ("anna", "guest"):
        queue.put(owner, Claim(owner))
    assert order(queue) == ["guest", "anna"]


def test_what_one_person_asks_for_is_done_in_its_order() -> None:
    """Although used time counts less and less."""
    usage = Usage()
    queue = FairQueue[str](usage)
    usage.add("guest", 10)
    for number in range(9):
        queue.put(f"{number}", Claim("guest"))
    assert order(queue) == [f"{number}" for number in range(9)]


def test_what_has_waited_long_enough_is_done_though_nobody_watches() -> None:
    clock = Time()
    queue = FairQueue[str](Usage(clock), clock)
    queue.put("left", Claim("guest", never))
    clock.now += LONGEST_WAIT_SECONDS
    queue.put("here", Claim("anna"))
    assert order(queue) == ["left", "here"]


def test_a_table_that_is_opened_meanwhile_comes_first() -> None:
    queue, watched = FairQueue[str](Usage()), set[str]()
    for table in ("one", "two", "three"):
        queue.put(table, Claim("guest", partial(watched.__contains__, table)))
    watched.add("three")
    assert order(queue) == ["three", "one", "two"]
