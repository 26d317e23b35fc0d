"""Colours are never the only sign: under each kind of colour vision bricks and seals can still be told apart."""

from __future__ import annotations

import base64
from itertools import combinations
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.playing import MINE, bot, create_table, open_table
from tests.browser.visiting import settle

VISIONS: Final = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")
COLOURS: Final = ("white", "yellow", "green", "red", "blue", "purple")
# Mean difference of two pictures, of 255: for two bricks that look alike it is near 0.
MIN_DIFFERENCE: Final = 12.0

# The browser itself compares: it can read its own pictures. The page's policy allows pictures in the address.
COMPARE: Final = """async (pictures) => {
  const pixels = await Promise.all(pictures.map(async (address) => {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const canvas = new OffscreenCanvas(48, 48);
    const drawing = canvas.getContext('2d');
    drawing.drawImage(picture, 0, 0, 48, 48);
    return drawing.getImageData(0, 0, 48, 48).data;
  }));
  const difference = (a, b) => a.reduce((sum, value, at) => sum + Math.abs(value - b[at]), 0) / (48 * 48 * 3);
  return pixels.map((a) => pixels.map((b) => difference(a, b)));
}"""


def seen(page: Page, vision: str, places: list[dict[str, Any]]) -> list[list[float]]:
    """How much these places differ from each other with this kind of colour vision."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": vision})
    pictures = [
        "data:image/png;base64," + base64.b64encode(page.screenshot(clip=place)).decode()  # type: ignore[arg-type]
        for place in places
    ]
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
    found: list[list[float]] = page.evaluate(COMPARE, pictures)
    return found


def boxes(page: Page, selectors: list[str], size: int, height: float = 0.5) -> list[dict[str, Any]]:
    """The same square out of each, at a part of its height."""
    found = []
    for selector in selectors:
        box = page.locator(selector).filter(visible=True).first.bounding_box()
        assert box is not None, selector
        middle_x, middle_y = box["x"] + box["width"] / 2, box["y"] + box["height"] * height
        found.append({"x": middle_x - size / 2, "y": middle_y - size / 2, "width": size, "height": size})
    return found


@pytest.mark.long
def test_bricks(visit: Visit) -> None:
    visitor = visit(None)
    page = open_table(visitor, create_table(visitor, "firenze", "me", bot())["match"])
    page.locator(MINE).wait_for()
    settle(page)
    # Between the lowest window and the door of a tower nothing but its bricks is to be seen.
    towers = boxes(page, [f'[data-bricks="{colour}"]' for colour in COLOURS], 24, 0.865)
    for vision in VISIONS:
        apart = seen(page, vision, towers)
        close = {
            f"{COLOURS[one]} and {COLOURS[other]}": round(apart[one][other], 1)
            for one, other in combinations(range(len(COLOURS)), 2)
            if apart[one][other] < MIN_DIFFERENCE
        }
        assert not close, f"too much alike under {vision}: {close}"


@pytest.mark.long
def test_seals(visit: Visit) -> None:
    page = visit("/").page
    seals = boxes(page, [f'[data-crest="{crest}"]' for crest in range(5)], 24)
    for vision in VISIONS:
        apart = seen(page, vision, seals)
        pairs = combinations(range(5), 2)
        close = [(one, other, apart[one][other]) for one, other in pairs if apart[one][other] < MIN_DIFFERENCE]
        assert not close, f"too much alike under {vision}: {close}"
