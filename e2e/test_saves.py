"""Nothing that was drawn is lost: reload, files, renaming, copying, deleting."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from e2e.conftest import wait_until_ready
from e2e.shell import at_home, at_table, begin, choose_file, menu, saved_record, tap
from e2e.stores import FORGET_JOURNAL

OpenApp = Callable[[Page], Page]


def test_a_reload_in_mid_turn_goes_on_exactly_there(tablet: Page, open_app: OpenApp) -> None:
    page = open_app(tablet)
    begin(page, "Anna", "Bo")
    tap(page, "riga")
    assert "booths riga" in saved_record(page)
    expect(page.locator("[data-do=confirm]").first).to_be_visible()
    before = page.locator("#table-players").inner_text()
    page.reload()
    wait_until_ready(page)
    at_table(page)
    assert page.locator("#table-players").inner_text() == before
    expect(page.locator("[data-do=confirm]").first).to_be_visible()
    page.locator("[data-do=undo]").first.click()
    assert "booths riga" not in saved_record(page)
    tap(page, "danzig")
    page.locator("[data-do=confirm]").first.click()
    page.reload()
    wait_until_ready(page)
    at_table(page)
    assert "booths danzig" in saved_record(page)
    expect(page.locator("[data-do=confirm]")).to_have_count(0)


def test_export_then_clear_storage_then_import(desktop: Page, open_app: OpenApp) -> None:
    page = open_app(desktop)
    begin(page, "Änne", "Bo")
    tap(page, "riga")
    page.locator("[data-do=confirm]").first.click()
    tap(page, "kalmar")
    record = saved_record(page)
    page.goto("#/")
    with page.expect_download() as download:
        menu(page, "Änne and Bo").get_by_role("button", name="Download").click()
    assert download.value.suggested_filename == "Änne-and-Bo.hansa"
    content = Path(download.value.path()).read_bytes()
    assert content.decode() == record
    page.evaluate("localStorage.clear()")
    page.evaluate(FORGET_JOURNAL)
    page.reload()
    wait_until_ready(page)
    expect(page.locator("#games")).to_contain_text("No games yet")
    choose_file(page, "game.hansa", content)
    at_table(page)
    assert saved_record(page) == record
    expect(page.locator("#table-players")).to_contain_text("Änne")


def test_rename_duplicate_and_delete_with_undo(phone: Page, open_app: OpenApp) -> None:
    page = open_app(phone)
    begin(page, "Anna", "Bo")
    page.goto("#/")
    at_home(page)
    menu(page, "Anna and Bo").get_by_role("button", name="Rename").tap()
    field = page.get_by_label("Name of the game")
    expect(field).to_be_focused()
    field.fill("Friday")
    page.get_by_role("button", name="Save").tap()
    expect(page.locator(".card-title")).to_have_text("Friday")
    menu(page, "Friday").get_by_role("button", name="Duplicate").tap()
    expect(page.locator(".card")).to_have_count(2)
    menu(page, "Copy of Friday").get_by_role("button", name="Delete").tap()
    expect(page.locator(".card")).to_have_count(1)
    page.get_by_role("button", name="Undo").tap()
    expect(page.locator(".card")).to_have_count(2)
    page.reload()
    wait_until_ready(page)
    expect(page.locator(".card")).to_have_count(2)
    page.get_by_role("link", name="Copy of Friday").tap()
    at_table(page)


def test_a_slot_that_went_bad_costs_one_step_at_most(desktop: Page, open_app: OpenApp) -> None:
    page = open_app(desktop)
    begin(page, "Anna", "Bo")
    tap(page, "riga")
    page.locator("[data-do=confirm]").first.click()
    page.evaluate(
        """() => {
        const number = (key) => Number(/"sequence": (\\d+)/.exec(localStorage[key])[1]);
        const slots = Object.keys(localStorage).filter((key) => key.includes("/game:"));
        const newest = slots.sort((a, b) => number(a) - number(b)).at(-1);
        localStorage[newest] = localStorage[newest].slice(0, -9);
        }"""
    )
    page.evaluate(FORGET_JOURNAL)
    page.reload()
    wait_until_ready(page)
    at_table(page)
    expect(page.locator("#notice")).to_contain_text("the last step may be missing")
    page.locator("[data-do=confirm]").first.click()
    expect(page.locator("[data-do=confirm]")).to_have_count(0)
    assert "booths riga" in saved_record(page)
