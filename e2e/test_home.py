"""Home, a new game, preferences, addresses."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from e2e.conftest import wait_until_ready
from e2e.shell import at_home, at_table, begin, menu, tap

OpenApp = Callable[[Page], Page]
NewContext = Callable[[str], BrowserContext]


@pytest.mark.parametrize("device", ["desktop", "tablet", "phone"])
def test_from_home_to_a_new_game(device: str, request: pytest.FixtureRequest, open_app: OpenApp) -> None:
    page = open_app(request.getfixturevalue(device))
    begin(page, "Anna", "Bo", "Cy")
    expect(page.locator("#table-players")).to_contain_text("Cy")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out sideways"
    page.go_back()
    at_home(page)
    expect(page.locator(".card")).to_contain_text("Anna, Bo and Cy")
    page.go_forward()
    at_table(page)


@pytest.mark.first_visit
def test_the_page_is_there_before_python_and_keeps_what_was_tapped(desktop: Page, site: str) -> None:
    waiting: list[Route] = []
    desktop.route("**/hansa.bin", lambda route: waiting.append(route))  # noqa: PLW0108 - no built-in can listen
    desktop.goto(site)
    expect(desktop.get_by_role("heading", name="Hansa", exact=True)).to_be_visible()
    expect(desktop.locator(".start [data-stage]:visible")).to_have_count(1)
    desktop.get_by_role("button", name="Preferences").click()
    desktop.get_by_role("link", name="New game").click()
    expect(desktop.get_by_role("heading", name="New game")).to_be_visible()
    assert desktop.evaluate("document.documentElement.dataset.ready") is None
    waiting.pop().continue_()
    wait_until_ready(desktop)
    expect(desktop.get_by_role("dialog").get_by_role("heading", name="Preferences")).to_be_visible()
    desktop.keyboard.press("Escape")
    expect(desktop.get_by_role("heading", name="New game")).to_be_visible()
    expect(desktop.locator(".start")).to_be_hidden()


def test_players_are_added_removed_and_reordered_by_touch(phone: Page, open_app: OpenApp) -> None:
    page = open_app(phone)
    page.get_by_role("link", name="New game").tap()
    for _ in range(2):
        page.get_by_role("button", name="Add a player").tap()
    expect(page.get_by_role("button", name="Add a player")).to_have_count(0)
    for seat, name in enumerate(("Anna", "Bo", "Cy", "Di"), 1):
        page.get_by_label(f"Name of player {seat}").fill(name)
    page.get_by_label("Name of player 2").press("End")
    page.get_by_label("Name of player 2").press_sequentially("rg")
    expect(page.get_by_label("Name of player 2")).to_have_value("Borg")
    page.get_by_role("button", name="Remove player 1").tap()
    page.get_by_role("button", name="Move player 3 up").tap()
    values = [box.input_value() for box in page.locator(".seat input").all()]
    assert values == ["Borg", "Di", "Cy"]
    page.get_by_role("button", name="Begin").tap()
    at_table(page)
    page.goto("#/new")
    expect(page.get_by_label("Name of player 2")).to_have_value("Di")


def test_names_are_limited_and_shown_as_text(desktop: Page, open_app: OpenApp) -> None:
    page = open_app(desktop)
    page.evaluate("window.hurt = 0")
    names = ("<img src=x onerror=hurt=1>", '"><script>hurt=1</script>', "\u202eevil\u0000</p>")
    begin(page, *names)
    shown = page.locator("#table-players").inner_text()
    assert "<img src=x onerror=hurt=" in shown
    assert '"><script>hurt=1</script' in shown
    tap(page, "riga")
    page.locator("[data-do='app.menu']").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Rename").click()
    page.get_by_label("Name of the game").fill("</title><svg onload=hurt=1>")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.goto("#/")
    expect(page.locator(".card-title")).to_have_text("</title><svg onload=hurt=1>")
    menu(page, "</title>").get_by_role("button", name="Delete").click()
    expect(page.locator("#notice")).to_contain_text("<svg onload")
    assert page.evaluate("window.hurt") == 0
    assert page.locator("img, svg[onload]").count() == 0


def test_the_keyboard_alone_begins_a_game(desktop: Page, open_app: OpenApp) -> None:
    page = open_app(desktop)
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Play now")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="New game")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="New game")).to_be_focused()
    expect(page.locator("#announce")).to_contain_text("New game")
    page.keyboard.press("Tab")
    expect(page.get_by_role("radio", name="Around this device")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("radio", name="Hansa One ship")).to_be_focused()
    for _ in range(2):  # past the colour of the first seat
        page.keyboard.press("Tab")
    page.keyboard.type("Anna")
    for _ in range(3):  # past who plays the seat, and the next one's colour
        page.keyboard.press("Tab")
    page.keyboard.type("Bo")
    page.keyboard.press("Enter")
    at_table(page)
    expect(page.locator("#table-players")).to_contain_text("Anna")


def test_preferences_are_kept_over_a_reload_and_painted_at_once(desktop: Page, open_app: OpenApp) -> None:
    page = open_app(desktop)
    page.get_by_role("button", name="Preferences").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("radio", name="Before another person too")).to_be_checked()
    dialog.get_by_role("radio", name="Never").check()
    dialog.get_by_role("radio", name="Candlelight").check()
    paper = "getComputedStyle(document.body).backgroundColor"
    dark = page.evaluate(paper)
    dialog.get_by_role("button", name="Done").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Preferences")).to_be_focused()
    page.reload()
    assert page.evaluate(paper) == dark
    wait_until_ready(page)
    page.get_by_role("button", name="Preferences").click()
    expect(page.get_by_role("radio", name="Never")).to_be_checked()


def test_addresses_that_lead_nowhere_lead_home(desktop: Page, site: str) -> None:
    desktop.goto(site + "#/game/nothere")
    wait_until_ready(desktop)
    at_home(desktop)
    expect(desktop.locator("#notice")).to_contain_text("not in this browser")
    desktop.locator("#notice").get_by_role("button", name="Close").click()
    desktop.keyboard.press("Shift")
    expect(desktop.locator("#notice")).to_be_empty()
    expect(desktop.locator("#app h1")).to_be_focused()
    assert desktop.url.endswith("#/")


@pytest.mark.parametrize("device", ["desktop", "tablet"])
def test_begin_covers_no_option_and_a_shield_changes_its_colour(
    device: str, request: pytest.FixtureRequest, open_app: OpenApp
) -> None:
    page = open_app(request.getfixturevalue(device))
    page.get_by_role("link", name="New game").click()
    page.get_by_text("Hansa Teutonica", exact=True).click()
    page.get_by_role("button", name="Colour of player 1: blue").click()
    expect(page.get_by_role("button", name="Colour of player 1: red")).to_be_visible()
    button = page.get_by_role("button", name="Begin").bounding_box()
    assert button
    assert button["y"] + button["height"] < min(
        box["y"] for panel in page.locator(".setup-panel").all() if (box := panel.bounding_box())
    )
    page.get_by_role("button", name="Begin").click()
    at_table(page)
    expect(page.locator(".plate.player-red .name", has_text="Player 1")).to_be_visible()
