"""The size of a board of Hansa Teutonica: two fingers, two buttons, and what was looked at stays in sight."""

from collections.abc import Callable

import pytest
from playwright.sync_api import CDPSession, Page, expect

from e2e.shell import at_home
from e2e.table import open_record, touch
from e2e.teutonica import first_glowing, played, post, prompt

OpenApp = Callable[[Page], Page]
UNDER = """([x, y]) => {
  const box = document.querySelector(".board").getBoundingClientRect();
  return [(x - box.x) / box.width, (y - box.y) / box.height, box.width];
}"""
SMALL = """() => [...document.querySelectorAll(".board .target:not(.office)")].map((target) => {
  const box = (target.querySelector(".spot") ?? target.querySelector(".hit, .area")).getBoundingClientRect();
  return [target.dataset.id, box.width, box.height];
}).filter(([, width, height]) => Math.min(width, height) < 24)"""
BOARDS = (("hanseatic-4-5", 4), ("hanseatic-2-3", 3), ("eastern", 4), ("britannia-3", 3), ("britannia-4-5", 4))
OUT_OF_VIEW = """(selector) => {
  const seen = document.querySelector(".board-scroll").getBoundingClientRect();
  const inside = (box) => box.left >= seen.left && box.right <= seen.right
    && box.top >= seen.top && box.bottom <= seen.bottom;
  return [...document.querySelectorAll(selector)].filter((one) => !inside(one.getBoundingClientRect()))
    .map((one) => one.closest("[data-id]")?.dataset.id ?? one.tagName);
}"""
MIDDLE = """() => {
  const box = document.querySelector(".board-scroll").getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""


def fingers(client: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    touches = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
    client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


def test_two_fingers_enlarge_the_board_and_keep_what_is_between_them(phone: Page, open_app: OpenApp) -> None:
    page = open_app(phone)
    open_record(page, played([]))
    client = page.context.new_cdp_session(page)
    x, y = 195.0, 300.0
    for start, end in ((100.0, 130.0), (150.0, 75.0)):
        across, down, width = page.evaluate(UNDER, [x, y])
        fingers(client, "touchStart", (x - start, y))
        fingers(client, "touchStart", (x - start, y), (x + start, y))
        for part in (0.5, 1):
            reach = start + (end - start) * part
            fingers(client, "touchMove", (x - reach, y), (x + reach, y))
        fingers(client, "touchEnd", (x - end, y))
        fingers(client, "touchEnd")
        page.wait_for_function("document.querySelector('[data-zoom]').dataset.zoom !== '300'")
        now_across, now_down, now_width = page.evaluate(UNDER, [x, y])
        assert abs(now_width / width - end / start) < 0.03
        assert abs(now_across - across) < 0.01
        assert abs(now_down - down) < 0.01
    assert page.evaluate("visualViewport.scale") == 1, "the page itself stays as large as it was"


def test_buttons_keep_the_middle(phone: Page, open_app: OpenApp) -> None:
    page = open_app(phone)
    open_record(page, played([]))
    middle = page.evaluate(MIDDLE)
    before = page.evaluate(UNDER, middle)
    page.locator("#zoom-out").tap()
    after = page.evaluate(UNDER, middle)
    assert after[2] < before[2]
    assert abs(after[0] - before[0]) < 0.01
    assert abs(after[1] - before[1]) < 0.01
    page.locator("#zoom-in").tap()
    assert abs(page.evaluate(UNDER, middle)[0] - before[0]) < 0.01


@pytest.mark.parametrize("device", ["phone", "tablet"])
def test_every_target_is_large_enough_for_a_finger(
    device: str, request: pytest.FixtureRequest, open_app: OpenApp
) -> None:
    """Single office spaces are left out: they are hit only where two of them change places."""
    page = open_app(request.getfixturevalue(device))
    for board, players in BOARDS:
        open_record(page, played([], players, board))
        assert page.evaluate(SMALL) == [], board
        page.goto("#/")
        at_home(page)


def test_a_tap_beside_a_post_means_the_post(tablet: Page, open_app: OpenApp) -> None:
    page = open_app(tablet)
    open_record(page, played([]))
    box = page.locator(post("stade-hamburg.2") + " .post-house").bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] + 4)
    expect(page.locator(post("stade-hamburg.2") + " .man")).to_have_count(1)


def test_all_of_an_upright_board_is_one_button_away(tablet: Page, open_app: OpenApp) -> None:
    page = open_app(tablet)
    open_record(page, played([], 3, "britannia-3"))
    assert page.evaluate(OUT_OF_VIEW, ".board"), "it opens enlarged"
    page.locator("#zoom-out").tap()
    assert page.evaluate(OUT_OF_VIEW, ".board") == []
    expect(page.locator("#zoom-out")).to_be_disabled()


def test_all_that_can_be_answered_is_in_view_on_a_phone(phone: Page, open_app: OpenApp) -> None:
    page = open_app(phone)
    match = played(["place t minden-hannover.1", "end"])
    open_record(page, match)
    touch(page, post("minden-hannover.1"))
    touch(page, '#dialog [data-do="displace"]')
    prompt(page, "Anna must choose")
    page.wait_for_function("document.getAnimations().length === 0")  # a piece on its way is not where it belongs
    glowing = ".board .post.is-legal .halo"
    assert page.locator(glowing).count() > 3
    assert page.evaluate(OUT_OF_VIEW, glowing) == []
    assert page.evaluate(OUT_OF_VIEW, post("minden-hannover.1")) == []
    touch(page, f'.board [data-id="{first_glowing(page, "post")}"]')
    touch(page, "#do-done")
    prompt(page, "Bo’s turn")
    assert page.locator("[data-zoom]").get_attribute("data-zoom") == "300", "as large as before"
