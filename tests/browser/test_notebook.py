"""Boards of `torri.show`, as a notebook shows them: in a frame, from what the page itself has."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

import torri
from tests.browser.visiting import DRAWN, axe

MAX_FRAME_CHARACTERS = 1_000_000
SEATS = ["Anna", "Bo", "Cleo"]


@pytest.mark.long
@pytest.mark.parametrize("game", ["firenze", "florenza", "patrizier"])
def test_a_record_in_a_frame_and_a_position_as_a_page(app: None, browser: Browser, tmp_path: Path, game: str) -> None:
    record = torri.Record.begin(game, 3, seats=SEATS)
    position, chance = record.start(), Random(1)
    while not position.over:
        record.answers.append(chance.choice(position.answers()))
        position.apply(record.answers[-1])

    frame = torri.show(record, language="en")._repr_html_()
    assert len(frame) < MAX_FRAME_CHARACTERS
    notebook, page = tmp_path / "notebook.html", tmp_path / "page.html"
    notebook.write_text(f'<!doctype html><html lang="en"><title>Notebook</title>{frame}', encoding="utf-8")
    torri.show(position, 0, language="de", names=SEATS, theme="dark").save(page)

    context = browser.new_context(viewport={"width": 1100, "height": 760}, reduced_motion="reduce")
    faults: list[str] = []
    asked: list[str] = []
    context.on("console", lambda message: faults.append(message.text))
    context.on("weberror", lambda error: faults.append(str(error.error)))
    context.on("request", lambda request: asked.append(request.url))
    looking = context.new_page()
    looking.goto(notebook.as_uri())
    shown = looking.frame_locator("iframe").get_by_test_id("shown")
    expect(shown).to_have_attribute("data-ply", "0")
    expect(looking.frame_locator("iframe").locator("html")).to_have_attribute("data-theme", "light")
    slider = shown.get_by_test_id("slider")
    slider.focus()
    slider.press("ArrowRight")
    expect(shown).to_have_attribute("data-ply", "1")
    slider.press("End")
    expect(shown).to_have_attribute("data-ply", str(len(record.answers)))
    expect(shown.get_by_text("What a spectator sees")).to_be_visible()

    looking.set_viewport_size({"width": 1440, "height": 900})
    looking.goto(page.as_uri())
    expect(looking.get_by_text("Was Anna weiß")).to_be_visible()
    expect(looking.locator("html")).to_have_attribute("data-theme", "dark")
    axe(looking, without=DRAWN)
    context.close()
    assert not faults
    assert {url for url in asked if not url.startswith("data:font/")} == {notebook.as_uri(), page.as_uri()}
