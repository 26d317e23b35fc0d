"""The licences of what the app contains, as somebody reads them on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.visiting import PHONE, axe, no_sideways_scroll


def folded(page: Page, name: str) -> Locator:
    return page.locator("details").filter(has=page.get_by_text(name, exact=True))


@pytest.mark.long
def test_settings_lead_to_the_licences(visit: Visit) -> None:
    page = visit("/settings", size=PHONE).page
    page.get_by_role("link", name="Licences").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Licences")
    assert page.url.endswith("/licences")
    expect(folded(page, "Torri")).to_contain_text("The Torri authors")
    axe(page)

    for name, licence, text in (
        ("Alegreya", "OFL-1.1", "SIL OPEN FONT LICENSE Version 1.1"),
        ("Alegreya Sans", "OFL-1.1", "SIL OPEN FONT LICENSE Version 1.1"),
        ("Cinzel", "OFL-1.1", "SIL OPEN FONT LICENSE Version 1.1"),
        ("svelte", "MIT", "Permission is hereby granted, free of charge"),
        ("@fluent/bundle", "Apache-2.0", "END OF TERMS AND CONDITIONS"),
    ):
        one = folded(page, name)
        expect(one.locator("summary")).to_have_text(re.compile(rf"^{re.escape(name)} \d[\d.]* · {re.escape(licence)}$"))
        said = one.get_by_text(text)
        expect(said).to_be_hidden()
        one.locator("summary").click()
        expect(said).to_be_visible()
    no_sideways_scroll(page)
    axe(page)
