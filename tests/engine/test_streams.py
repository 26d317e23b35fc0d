"""Random streams: repeatable, unrelated, even."""

from __future__ import annotations

from torri.engine.bits import members, set_of
from torri.engine.streams import WORD_MASK, below, member, start_stream, word


def stream(seed: int, number: int = 0) -> list[int]:
    begun = [0] * 4
    start_stream(begun, seed, number)
    return begun


def test_streams_repeat_and_differ() -> None:
    def first(seed: int, number: int) -> list[int]:
        begun = stream(seed, number)
        return [word(begun) for _ in range(8)]

    assert first(1, 2) == first(1, 2)
    seeds = [(seed, number) for seed in (0, 1, 1 << 32, (1 << 62) - 1) for number in (0, 1, 1 << 32)]
    assert len({tuple(first(*seed)) for seed in seeds}) == len(seeds)
    assert all(0 <= n <= WORD_MASK for seed in seeds for n in first(*seed))


def test_numbers_below_are_even() -> None:
    begun = stream(3)
    counts = [0] * 6
    for _ in range(12_000):
        counts[below(begun, 6)] += 1
    assert all(abs(count - 2000) < 200 for count in counts)


def test_members_are_even() -> None:
    begun = stream(4)
    numbers = set_of([0, 3, 17, 62])
    drawn = [member(begun, numbers) for _ in range(4_000)]
    assert all(abs(drawn.count(n) - 1000) < 150 for n in members(numbers))
    assert set(drawn) == set(members(numbers)) == {0, 3, 17, 62}
