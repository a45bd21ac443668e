"""Games as links: sent from one browser, opened in another, and the QR code as a camera sees it."""

from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import BrowserContext, Page, expect

import hansa
from e2e.axe import Judge
from e2e.conftest import Watch, wait_until_ready
from e2e.kept import visit
from e2e.shell import at_home, at_table, begin, choose_file, menu, saved_record, tap
from e2e.table import open_record

GOLDEN = Path(__file__).parents[1] / "tests" / "golden"
OpenApp = Callable[[Page], Page]


def golden(name: str) -> hansa.Match:
    return hansa.load((GOLDEN / f"{name}.hansa").read_text())


def share(page: Page) -> str:
    """Open the share sheet at the table; the link in it."""
    page.locator('[data-do="app.menu"]').click()
    page.get_by_role("button", name="Share").click()
    return page.get_by_role("textbox", name="Link to this game").input_value()


def close(page: Page) -> None:
    page.get_by_role("dialog").get_by_role("button", name="Close").first.click()


def follow(page: Page, link: str) -> None:
    """Open a link where the page runs already."""
    page.evaluate("(link) => { location.hash = new URL(link).hash }", link)
    expect(page.get_by_role("heading", name="A game came by link")).to_be_visible()


def arrive(page: Page, link: str) -> None:
    """Open a link in a new tab."""
    page.goto(link)
    wait_until_ready(page)
    expect(page.get_by_role("heading", name="A game came by link")).to_be_visible()


@pytest.mark.parametrize("name", ["hansa-four-players", "teutonica-eastern-five-players"])
def test_a_whole_game_goes_from_one_browser_to_another(
    desktop: Page, phone: Page, open_app: OpenApp, name: str
) -> None:
    match = golden(name)
    page = open_app(desktop)
    open_record(page, match.branch(match.ply - 30))
    link = share(page)
    arrive(phone, link)
    assert phone.evaluate("location.hash") == "#/"
    for player in match.setup.players:
        expect(phone.get_by_role("dialog")).to_contain_text(player)
    phone.get_by_role("button", name="Open as a new game").click()
    at_table(phone)
    assert saved_record(phone) == saved_record(page)
    phone.reload()
    wait_until_ready(phone)
    at_table(phone)
    expect(phone.get_by_role("dialog")).to_have_count(0)


def test_play_by_link_goes_hand_to_hand_in_one_game(desktop: Page, phone: Page, open_app: OpenApp) -> None:
    anna = open_app(desktop)
    begin(anna, "Anna", "Bo")
    tap(anna, "riga")
    anna.locator("[data-do=confirm]").first.click()
    link = share(anna)
    close(anna)

    arrive(phone, link)
    phone.get_by_role("button", name="Open as a new game").click()
    at_table(phone)
    tap(phone, "danzig")
    phone.locator("[data-do=confirm]").first.click()
    back = share(phone)

    follow(anna, back)
    expect(anna.get_by_role("dialog")).to_contain_text("It goes on from your own game")
    anna.get_by_role("button", name="Go on with my game").click()
    at_table(anna)
    assert saved_record(anna) == saved_record(phone)
    tap(anna, "stockholm")
    anna.locator("[data-do=confirm]").first.click()

    follow(anna, back)
    expect(anna.get_by_role("dialog")).to_contain_text("Your own game is already 1 step further")
    close(anna)
    at_home(anna)
    expect(anna.locator(".card")).to_have_count(1)


@pytest.mark.parametrize(
    ("device", "name"),
    [
        ("phone", "hansa-two-players"),
        ("phone", "teutonica-hanseatic-4-5-cities"),
        ("tablet", "teutonica-2009-five-players"),
        ("desktop", "teutonica-eastern-cities"),
    ],
)
def test_a_camera_reads_the_link_from_the_qr_code(
    request: pytest.FixtureRequest, open_app: OpenApp, watch: Watch, device: str, name: str
) -> None:
    page: Page = request.getfixturevalue(device)
    page.emulate_media(color_scheme="light" if device == "phone" else "dark")
    open_app(page)
    assert not any("segno" in url for url in watch.requests)
    match = golden(name)
    choose_file(page, "game.hansa", match.dumps().encode())
    at_table(page)
    page.evaluate("location.hash = '#/'")
    menu(page, match.title).get_by_role("button", name="Share").click()
    link = page.get_by_role("textbox", name="Link to this game").input_value()
    code = page.locator(".qr")
    code.scroll_into_view_if_needed()
    expect(code).to_be_visible()
    assert sum("segno" in url for url in watch.requests) == 1
    seen = zxingcpp.read_barcodes(Image.open(BytesIO(page.screenshot())).convert("L"))
    assert [found.text for found in seen] == [link]
    assert hansa.unpack(link.partition("#/open/")[2]).dumps() == match.dumps()


def test_the_link_can_be_copied(desktop: Page, open_app: OpenApp) -> None:
    desktop.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = open_app(desktop)
    begin(page, "Anna", "Bo")
    link = share(page)
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("dialog")).to_contain_text("Copied.")
    assert page.evaluate("navigator.clipboard.readText()") == link


def test_the_system_is_asked_to_send_where_it_can(desktop: Page, open_app: OpenApp) -> None:
    desktop.add_init_script("navigator.share = async (what) => { window.sent = what; throw new Error('nobody') }")
    page = open_app(desktop)
    begin(page, "Anna", "Bo")
    link = share(page)
    page.get_by_role("button", name="Send").click()
    assert page.evaluate("window.sent") == {"title": "Anna and Bo", "url": link}


def test_axe_finds_nothing_in_what_is_sent_opened_and_typed(phone: Page, open_app: OpenApp) -> None:
    page = open_app(phone)
    judge = Judge(page)
    begin(page, "Anna", "Bo")
    link = share(page)
    expect(page.locator(".qr")).to_be_visible()
    judge.look("share")
    close(page)
    page.keyboard.press("/")
    page.locator("#typed").fill("booths")
    expect(page.locator(".offer")).not_to_have_count(0)
    judge.look("typed")
    page.keyboard.press("Escape")
    follow(page, link)
    judge.look("opened")
    close(page)
    page.evaluate("location.hash = '#/open/ABC'")
    expect(page.get_by_role("heading", name="This link cannot be opened")).to_be_visible()
    judge.look("refused")
    assert judge.complaints == []


def test_links_and_codes_need_no_network(new_context: Callable[..., BrowserContext], site: str) -> None:
    context = new_context("phone", keeps=True)
    page = visit(context.new_page(), site)
    context.set_offline(True)
    page.reload()
    wait_until_ready(page)
    begin(page, "Anna", "Bo")
    link = share(page)
    code = page.locator(".qr")
    code.scroll_into_view_if_needed()
    expect(code).to_be_visible()
    seen = zxingcpp.read_barcodes(Image.open(BytesIO(page.screenshot())).convert("L"))
    assert [found.text for found in seen] == [link]
    follow(page, link)
    page.get_by_role("button", name="Open my game").click()
    at_table(page)


def test_hostile_links_get_a_friendly_word_and_the_game_stays_as_it_is(desktop: Page, open_app: OpenApp) -> None:
    page = open_app(desktop)
    begin(page, "Anna", "Bo")
    tap(page, "riga")
    kept = saved_record(page)
    table = page.evaluate("location.hash")
    good = share(page).partition("#/open/")[2]
    close(page)
    places = range(0, len(good), 9)
    bad = [good[:place] + ("A" if good[place] != "A" else "B") + good[place + 1 :] for place in places]
    bad += ["", "0", good[:-1], "<img src=x onerror=alert(1)>", "%00%ff", "A" * 100_000, good * 3]
    for packed in bad:
        page.evaluate("(hash) => { location.hash = hash }", f"#/open/{packed}")
        expect(page.get_by_role("heading", name="This link cannot be opened")).to_be_visible()
        close(page)
        expect(page.get_by_role("dialog")).to_have_count(0)
        assert page.evaluate("location.hash") == "#/"
    assert saved_record(page) == kept
    page.evaluate("(hash) => { location.hash = hash }", table)
    at_table(page)
    assert saved_record(page) == kept
