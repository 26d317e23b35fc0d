"""Tasks that nobody waits for end with their process, whenever that is."""

from __future__ import annotations

import asyncio

from torri.matches.background import Background


def test_work_is_given_up_at_the_end_whether_it_has_begun_or_not() -> None:
    """Work that had not begun must leave no "was never awaited" behind, which pytest takes for an error."""
    done = list[str]()

    async def work(name: str) -> None:
        done.append(f"{name} begins")
        await asyncio.sleep(3_600)
        done.append(f"{name} ends")

    async def life() -> None:
        background = Background()
        running = background.spawn(work("first"))
        await asyncio.sleep(0)
        background.spawn(work("second"))
        await background.close()
        assert running.cancelled() and background.closing

    asyncio.run(life())
    assert done == ["first begins"]
