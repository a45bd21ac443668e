"""Hansa Teutonica on a phone: a turn with a finger, and a lens for small posts."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from e2e.table import open_record, touch
from e2e.teutonica import first_glowing, played, post, prompt, sheet

OpenApp = Callable[[Page], Page]


def test_a_turn_on_a_phone(phone: Page, open_app: OpenApp) -> None:
    """Placing, a route and what it brings, handing on, a displacement and its answer: all with a finger."""
    page = open_app(phone)
    match = played(["place t groningen-emden.1", "place t stade-hamburg.1", "end", "end", "end", "end"])
    match.play("place t stade-hamburg.2")
    open_record(page, match)
    touch(page, post("stade-hamburg.3"))
    prompt(page, "No action left")
    touch(page, "#do-end")
    touch(page, "[data-do=confirm]")
    for _ in range(3):
        touch(page, "#do-end")
        touch(page, "[data-do=confirm]")
    touch(page, post("stade-hamburg.1"))
    sheet(page, "Then choose one")
    touch(page, '#dialog [data-value="office hamburg"]')
    expect(page.locator("#table-log")).to_contain_text("Anna opens an office in Hamburg with a trader.")
    touch(page, "#do-end")
    expect(page.locator(".unused")).to_contain_text("1 action.")
    touch(page, "[data-do=confirm]")
    touch(page, post("groningen-emden.1"))
    sheet(page, "Displace Anna’s trader?")
    touch(page, '#dialog [data-do="displace"]')
    prompt(page, "Anna must choose")
    touch(page, f'.board [data-id="{first_glowing(page, "post")}"]')
    touch(page, "#do-done")
    prompt(page, "Bo’s turn")
    touch(page, '.head-line [data-do="log"]')
    sheet(page, "Bo displaces Anna’s trader")


def test_a_lens_for_fingers_on_a_phone(phone: Page, open_app: OpenApp) -> None:
    page = open_app(phone)
    open_record(page, played([]))
    page.locator("#zoom-out").tap()
    page.locator("#zoom-out").tap()
    touch(page, '.board [data-id="route:groningen-emden"] .spot')
    sheet(page, "Groningen–Emden")
    big = page.locator('.lens-post[data-id="post:groningen-emden.2"]')
    box = big.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
    big.tap()
    expect(page.locator(post("groningen-emden.2") + " .man")).to_have_count(1)
    for _ in range(2):
        page.locator("#zoom-in").tap()
    size = page.locator(post("groningen-emden.2") + " .hit").bounding_box()
    assert size
    assert min(size["width"], size["height"]) >= 24
