"""Moves that are typed: keyboard only, both games."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from e2e.shell import begin, saved_record
from e2e.table import open_record, played
from e2e.teutonica import set_up

OpenApp = Callable[[Page], Page]


def type_move(page: Page, text: str) -> None:
    page.keyboard.type(text)
    page.keyboard.press("Enter")
    expect(page.locator("#typed")).to_have_value("")
    expect(page.locator("#typed")).to_be_focused()


def test_a_turn_of_hansa_is_played_by_typing_only(desktop: Page, open_app: OpenApp) -> None:
    page = open_app(desktop)
    begin(page, "Anna", "Bo")
    page.keyboard.press("/")
    expect(page.get_by_role("heading", name="Type a move")).to_be_visible()
    for city in ("Danzig", "kalmar", "REVAL", "stockholm", "Riga", "Lübeck"):
        type_move(page, f"booths {city}")
        type_move(page, "hand on")
    type_move(page, "Sail to Danzig")
    expect(page.locator("#typed-said")).to_contain_text("Danzig")
    page.keyboard.type("sail riga")
    page.keyboard.press("Enter")
    expect(page.locator("#typed-said")).to_contain_text("H11")
    page.keyboard.press("Control+A")
    page.keyboard.type("fly to the moon")
    page.keyboard.press("Enter")
    expect(page.locator("#typed-said")).to_contain_text("is no move of this game")
    page.keyboard.press("Control+A")
    type_move(page, "end")
    type_move(page, "hand on")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    record = saved_record(page)
    assert "booths luebeck\nsail danzig\nend\n" in record


def test_a_turn_of_hansa_teutonica_is_played_by_typing_only(desktop: Page, open_app: OpenApp) -> None:
    page = open_app(desktop)
    set_up(page, "hanseatic-2-3", 3)
    page.keyboard.press("/")
    type_move(page, "Place a trader on Groningen–Emden, post 1")
    type_move(page, "place t groningen-emden.2")
    type_move(page, "undo")
    type_move(page, "put merchant Osnabrück Kampen 1")
    type_move(page, "end turn")
    type_move(page, "hand on")
    record = saved_record(page)
    assert "place t groningen-emden.1\nplace m kampen-osnabrueck.1\nend\n" in record


def test_arrows_lead_from_the_field_to_what_can_be_done_and_back(desktop: Page, open_app: OpenApp) -> None:
    page = open_app(desktop)
    begin(page, "Anna", "Bo")
    page.keyboard.press("/")
    page.keyboard.type("booths r")
    offers = page.locator(".offer")
    expect(offers).to_have_count(2)
    page.keyboard.press("ArrowDown")
    expect(offers.nth(0)).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(page.locator("#typed")).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(offers.nth(1)).to_be_focused()
    chosen = offers.nth(1).locator("b").inner_text()
    page.keyboard.press("Enter")
    expect(page.locator("#typed")).to_be_focused()
    assert chosen in saved_record(page)


def test_a_finger_finds_the_field_in_the_menu_and_plays_from_the_list(phone: Page, open_app: OpenApp) -> None:
    page = open_app(phone)
    opening = [f"booths {city}" for city in ("danzig", "kalmar", "reval", "stockholm", "riga", "luebeck")]
    open_record(page, played(opening))
    page.locator('[data-do="app.menu"]').tap()
    page.get_by_role("button", name="Type a move").tap()
    page.locator("#typed").fill("danz")
    page.locator(".offer", has_text="sail danzig").tap()
    expect(page.locator("#typed-said")).to_contain_text("Danzig")
    assert "sail danzig" in saved_record(page)
