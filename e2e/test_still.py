"""Nothing moves under the finger: what is tapped again and again keeps its place, whatever is asked meanwhile."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from e2e.shell import at_home
from e2e.table import CENTRE, open_record
from e2e.table import played as hansa_played
from e2e.test_table import OPENING
from e2e.teutonica import first_glowing, post
from e2e.teutonica import played as teutonica_played

OpenApp = Callable[[Page], Page]

BOXES = """() => Object.fromEntries([".table-board", "#table-bar", ".step-undo", ".bar .actions"].map((name) => {
  const box = document.querySelector(name)?.getBoundingClientRect();
  return [name, box && [box.x, box.y + scrollY, box.width, box.height].map(Math.round)];
}))"""

# The second half of a double click or tap: it comes at the place of the first, and the browser counts it as the second.
SECOND = """([selector, x, y]) => document.querySelector(selector).dispatchEvent(
  new PointerEvent("click", { bubbles: true, detail: 2, pointerType: "mouse", clientX: x, clientY: y }))"""


def hit(page: Page, selector: str) -> list[float]:
    """A click on the middle of a thing that is in sight, and where that was."""
    place = page.evaluate(CENTRE, selector)
    assert place["hit"], f"something covers {selector}"
    point: list[float] = place["point"]
    page.mouse.click(*point)
    return point


def hansa(page: Page) -> Iterator[str]:
    """A turn of Hansa with what may be asked about it."""
    open_record(page, hansa_played(OPENING))
    for target in ("space:copenhagen.1", "city:reval", "city:reval"):
        hit(page, f'.board [data-id="{target}"]' + (" .city-name" if "city" in target else ""))
        yield target
    hit(page, ".step-undo")
    expect(page.locator(".happened")).to_contain_text("Undone: 2 steps")
    yield "undo"
    page.locator(".step-hint").click()
    expect(page.locator(".advice")).to_be_visible()
    yield "advice"
    page.keyboard.press("Escape")
    expect(page.locator(".advice")).to_have_count(0)
    yield "no advice"
    hit(page, '.bar [data-id^="hand:"]')
    yield "no booths in Copenhagen, or some"
    hit(page, "#do-end")
    yield "end"
    page.locator("[data-do=confirm]").click()
    yield "handed on"


def teutonica(page: Page) -> Iterator[str]:
    """A displacement with its answer, a piece placed, a sheet looked at."""
    open_record(page, teutonica_played(["place t stade-hamburg.1", "place t stade-hamburg.2", "end"]))
    yield "begin"
    hit(page, post("stade-hamburg.2"))
    yield "sheet"
    page.locator("#dialog [data-do=displace]").click()
    yield "asked"
    hit(page, f'.board [data-id="{first_glowing(page, "post")}"]')
    yield "answered"
    page.locator("#do-done").click()
    yield "done"
    hit(page, f'.board [data-id="{first_glowing(page, "post")}"]')
    yield "placed"
    hit(page, "#do-route")
    yield "refused"
    hit(page, "#do-end")
    yield "end"


@pytest.mark.parametrize("device", ["desktop", "tablet", "phone"])
def test_board_bar_and_buttons_keep_their_places(
    device: str, request: pytest.FixtureRequest, open_app: OpenApp
) -> None:
    page = open_app(request.getfixturevalue(device))
    for game in (hansa, teutonica):
        places: dict[str, list[int]] = {}
        for step in game(page):
            for name, box in page.evaluate(BOXES).items():
                if box:
                    assert places.setdefault(name, box) == box, (game.__name__, step, name)
        assert len(places) == 4
        page.goto(page.url.partition("#")[0] + "#/")
        at_home(page)


def test_after_an_answer_a_phone_shows_what_was_looked_at_before(phone: Page, open_app: OpenApp) -> None:
    page = open_app(phone)
    page.emulate_media(reduced_motion="reduce")
    open_record(page, teutonica_played(["place t goettingen-quedlinburg.1", "end"]))
    hit(page, post("goettingen-quedlinburg.1"))
    where = page.locator(post("goettingen-quedlinburg.2")).bounding_box()
    page.locator("#dialog [data-do=displace]").click()
    hit(page, f'.board [data-id="{first_glowing(page, "post")}"]')
    page.locator("#do-done").click()
    expect(page.locator(".prompt")).to_contain_text("Bo’s turn")
    assert page.locator(post("goettingen-quedlinburg.2")).bounding_box() == where


def test_a_double_tap_ends_a_turn_and_does_not_hand_it_on(desktop: Page, open_app: OpenApp) -> None:
    page = open_app(desktop)
    open_record(page, hansa_played(OPENING))
    point = hit(page, "#do-end")
    confirm = page.locator("[data-do=confirm]")
    expect(confirm).to_be_visible()
    page.evaluate(SECOND, ["[data-do=confirm]", *point])
    page.wait_for_timeout(300)
    expect(page.locator("#table-bar")).to_contain_text("Turn over")
    confirm.click()
    expect(page.locator("#table-bar")).to_contain_text("Bo’s turn")
