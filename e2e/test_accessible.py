"""What axe-core finds on home, the set-up and the dialogs, by daylight and by candlelight: nothing."""

from collections.abc import Callable
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from e2e.shell import at_home, begin, choose_file, menu
from scripts.tasks.places import NODE_MODULES

OpenApp = Callable[[Page], Page]
AXE = NODE_MODULES / "axe-core" / "axe.min.js"


def complaints(page: Page) -> list[str]:
    """Each broken rule with the places where it is broken."""
    page.evaluate(AXE.read_text())
    found: list[dict[str, Any]] = page.evaluate("axe.run().then((result) => result.violations)")
    return [f"{rule['id']}: {node['target']} {node['failureSummary']}" for rule in found for node in rule["nodes"]]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_home_set_up_and_dialogs(scheme: Literal["light", "dark"], phone: Page, open_app: OpenApp) -> None:
    phone.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    page = open_app(phone)
    assert complaints(page) == []
    begin(page, "Anna", "Bo", "Cy")
    page.goto("#/")
    at_home(page)
    assert complaints(page) == []
    menu(page, "Anna")
    assert complaints(page) == []
    page.get_by_role("button", name="Rename").click()
    assert complaints(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Preferences").click()
    assert complaints(page) == []
    page.keyboard.press("Escape")
    choose_file(
        page, "bad.hansa", b"hansa-record: 1\ngame: hansa\nrules: 1\nplayer: A\nplayer: B\n\n~ leave out gold\n"
    )
    expect(page.get_by_role("dialog")).to_contain_text("not a step")
    assert complaints(page) == []
    page.keyboard.press("Escape")
    page.goto("#/new")
    expect(page.get_by_role("heading", name="New game")).to_be_visible()
    assert complaints(page) == []


def test_large_text_stays_on_the_screen(phone: Page, open_app: OpenApp) -> None:
    page = open_app(phone)
    begin(page, "Anna", "Bo", "Cy")
    page.evaluate("document.styleSheets[0].insertRule('html { font-size: 200% !important }')")
    for address in ("#/", "#/new"):
        page.goto(address)
        page.wait_for_timeout(300)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, address
    expect(page.get_by_role("button", name="Begin")).to_be_visible()
