"""Looking back: the log's moments, the slider, autoplay, continuing in a copy."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from e2e.shell import at_home, at_table, saved_record
from e2e.table import open_record
from scripts.pictures.games import baltic_game, teutonica_game


def test_a_tap_on_the_log_shows_that_moment_and_the_way_back(tablet: Page, open_app: Callable[[Page], Page]) -> None:
    page = open_app(tablet)
    open_record(page, baltic_game())
    ship = '.board [data-piece="ship"]'
    now = page.locator(ship).get_attribute("transform")
    record = saved_record(page)
    line = page.locator("#table-log .log-moment", has_text="sails").nth(5)
    sentence = line.inner_text()
    line.tap()
    bar = page.locator("#table-bar")
    expect(bar).to_contain_text("Looking back")
    expect(bar).to_contain_text(sentence)
    expect(page.locator("#table-log [aria-current=step]")).to_have_text(sentence)
    assert page.locator(ship).get_attribute("transform") != now
    assert page.locator(".board .target.is-legal").count() == 0
    page.locator(".board .target .city-name").first.tap(force=True)
    expect(bar).to_contain_text("You are looking back. Go back to the game to play.")
    expect(page.locator("#announce")).to_have_text("You are looking back. Go back to the game to play.")
    page.get_by_role("button", name="Back to the game").tap()
    assert page.locator(ship).get_attribute("transform") == now
    assert saved_record(page) == record


def test_the_slider_and_autoplay_go_over_the_whole_game(desktop: Page, open_app: Callable[[Page], Page]) -> None:
    page = open_app(desktop)
    open_record(page, teutonica_game("hanseatic-4-5", 4, 60))
    page.keyboard.press("h")
    slider = page.get_by_role("slider", name="Step of the game")
    last = int(slider.get_attribute("max") or 0)
    slider.focus()
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    expect(page.locator("#table-bar")).to_contain_text(f"Step 1 of {last + 1}")
    assert page.locator('.board [data-stands^="post:"]').count() == 0
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).to_have_value("3")
    page.get_by_role("button", name="Pause").click()
    page.keyboard.press("Escape")
    expect(page.locator("#table-bar")).not_to_contain_text("Looking back")


def test_the_slider_is_dragged_with_the_mouse_and_leaves_other_keys_alone(
    desktop: Page, open_app: Callable[[Page], Page]
) -> None:
    page = open_app(desktop)
    open_record(page, baltic_game())
    page.keyboard.press("h")
    slider = page.get_by_role("slider", name="Step of the game")
    last = int(slider.get_attribute("max") or 0)
    left, right, height = along(slider)
    page.mouse.move(right, height)
    page.mouse.down()
    seen = set()
    for n in range(1, 9):
        page.mouse.move(right + (left - right) * n / 8, height)
        seen.add(slider.input_value())
    expect(slider).to_have_value("0")
    assert len(seen) > 5, seen
    page.mouse.move((left + right) / 2, height)
    expect(slider).not_to_have_value("0")
    page.mouse.up()
    middle = int(slider.input_value())
    assert abs(middle - last / 2) <= last / 10
    expect(page.locator("#table-bar")).to_contain_text(f"Step {middle + 1} of {last + 1}")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(f"^Step {middle + 1} of {last + 1}"))
    expect(slider).to_be_focused()
    page.keyboard.press(".")
    expect(slider).to_have_value(str(middle + 1))
    page.keyboard.press(",")
    page.keyboard.press(",")
    expect(slider).to_have_value(str(middle - 1))
    page.keyboard.press("Escape")
    expect(slider).to_have_count(0)


def test_the_slider_is_dragged_with_a_finger(tablet: Page, open_app: Callable[[Page], Page]) -> None:
    page = open_app(tablet)
    open_record(page, baltic_game())
    page.locator("#table-log").get_by_role("button", name="Look back").tap()
    slider = page.get_by_role("slider", name="Step of the game")
    left, right, height = along(slider)
    touch = page.context.new_cdp_session(page)
    finger = [{"x": right, "y": height}]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": finger})
    seen = set()
    for n in range(1, 9):
        finger = [{"x": right + (left - right) * n / 8, "y": height + n}]  # no finger keeps to a line
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": finger})
        seen.add(slider.input_value())
    expect(slider).to_have_value("0")
    assert len(seen) > 5, seen
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator("#table-bar")).to_contain_text("Step 1 of")


def along(slider: Locator) -> tuple[float, float, float]:
    """Where a thumb begins and ends, and how high it lies; all of it can be hit."""
    box = slider.bounding_box()
    assert box
    assert box["height"] >= 24
    return box["x"] + 8, box["x"] + box["width"] - 8, box["y"] + box["height"] / 2


def test_a_moment_is_continued_in_a_copy_and_the_game_stays_as_it_was(
    phone: Page, open_app: Callable[[Page], Page]
) -> None:
    page = open_app(phone)
    open_record(page, baltic_game())
    page.locator('.head-line [data-do="log"]').tap()
    page.get_by_role("dialog").locator(".log-moment", has_text="begins a turn").nth(2).tap()
    place = page.locator("#table-bar .moment").inner_text().split()[1]
    first = page.url
    page.get_by_role("button", name="Play on from here in a copy").tap()
    page.wait_for_function("(before) => location.href !== before", arg=first)
    at_table(page)
    expect(page.locator("h1")).to_contain_text(f"from step {place}")
    assert page.locator(".board .target.is-legal").count() > 0
    page.evaluate("location.hash = '#/'")
    at_home(page)
    expect(page.locator(".card-title")).to_have_count(2)


def test_what_others_did_since_the_last_turn_plays_again(desktop: Page, open_app: Callable[[Page], Page]) -> None:
    page = open_app(desktop)
    open_record(page, baltic_game())
    page.get_by_role("button", name="Since your last turn").click()
    expect(page.locator("#table-bar")).to_contain_text("Looking back")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible(timeout=60_000)
    slider = page.get_by_role("slider", name="Step of the game")
    expect(slider).to_have_value(slider.get_attribute("max") or "")
