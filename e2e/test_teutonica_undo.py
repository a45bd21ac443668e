"""How far steps of Hansa Teutonica are taken back: to what was drawn, answered or confirmed."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from e2e.table import open_record, touch
from e2e.teutonica import first_glowing, marker_in_reach, pick, post, prompt

OpenApp = Callable[[Page], Page]


def undo_is_over(page: Page, why: str) -> None:
    """Nothing can be taken back, and the page says what is in the way."""
    expect(page.locator("[data-do=undo]")).to_have_attribute("aria-disabled", "true")
    touch(page, "[data-do=undo]")
    expect(page.locator(".why-not")).to_contain_text(why)


def test_steps_are_taken_back_up_to_what_others_saw_or_did(tablet: Page, open_app: OpenApp) -> None:  # T51
    page = open_app(tablet)
    match, route = marker_in_reach()
    open_record(page, match)
    touch(page, post(f"{route}.1"))
    pick(page, "Take nothing")
    touch(page, post("emden-osnabrueck.1"))
    touch(page, '#dialog [data-do="displace"]')
    prompt(page, "Bo must choose")
    touch(page, "[data-do=undo]")
    prompt(page, "1 action left")  # nobody had answered
    touch(page, post("emden-osnabrueck.1"))
    touch(page, '#dialog [data-do="displace"]')
    touch(page, f'.board [data-id="{first_glowing(page, "post")}"]')
    touch(page, "#do-done")
    prompt(page, "Anna’s turn")
    touch(page, "[data-do=undo]")
    touch(page, "[data-do=undo]")
    prompt(page, "Bo must choose")
    undo_is_over(page, "The last step was Anna’s and has been answered")  # Bo may still answer otherwise
    touch(page, f'.board [data-id="{first_glowing(page, "post")}"]')
    touch(page, "#do-done")
    touch(page, "#do-end")
    prompt(page, "tap a glowing route")
    undo_is_over(page, "Something hidden was revealed")
    touch(page, f'.board [data-id="{first_glowing(page, "route")}"] .spot')
    prompt(page, "Turn over")
    touch(page, "[data-do=undo]")
    prompt(page, "tap a glowing route")
    touch(page, f'.board [data-id="{first_glowing(page, "route")}"] .spot')
    touch(page, "[data-do=confirm]")
    prompt(page, "Bo’s turn")
    undo_is_over(page, "The last turn is finished")
