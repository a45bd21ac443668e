"""Storage that is full, blocked or shared with another tab."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import BrowserContext, Dialog, Page, expect

from e2e.conftest import wait_until_ready
from e2e.shell import another_tab, at_table, begin, saved_record, tap
from e2e.stores import JOURNAL_BLOCKED, JOURNAL_FULL, LOCAL_BLOCKED, LOCAL_FULL

OpenApp = Callable[[Page], Page]
NewContext = Callable[[str], BrowserContext]

ROOM = "() => { Storage.prototype.setItem = window.put; }"
NO_LOCKS = """
if (navigator.locks) navigator.locks.request = () => Promise.reject(new DOMException("denied", "SecurityError"));"""
"""A browser that blocks storage refuses locks as well."""


def test_a_full_storage_costs_no_game(tablet: Page, open_app: OpenApp) -> None:
    page = open_app(tablet)
    begin(page, "Anna", "Bo")
    older = saved_record(page)
    page.evaluate(f"() => {{ {LOCAL_FULL} {JOURNAL_FULL} }}")
    tap(page, "riga")
    banner = page.locator("#banner")
    expect(banner).to_contain_text("storage is full")
    assert saved_record(page) == older
    with page.expect_download() as download:
        banner.get_by_role("button", name="Download").click()
    assert "booths riga" in Path(download.value.path()).read_text()
    page.locator("[data-do=confirm]").first.click()
    tap(page, "danzig")
    page.evaluate(ROOM)
    page.locator("[data-do=confirm]").first.click()
    expect(banner).not_to_contain_text("storage is full")
    assert "booths danzig" in saved_record(page)


def test_whoever_leaves_with_unsaved_steps_is_asked_first(tablet: Page, open_app: OpenApp) -> None:
    page = open_app(tablet)
    begin(page, "Anna", "Bo")
    asked: list[str] = []

    def stay(question: Dialog) -> None:
        asked.append(question.type)
        question.dismiss()

    page.on("dialog", stay)
    page.evaluate(f"() => {{ {LOCAL_FULL} {JOURNAL_FULL} }}")
    tap(page, "riga")
    banner = page.locator("#banner")
    expect(banner).to_contain_text("storage is full")
    with page.expect_event("dialog"):
        page.close(run_before_unload=True)
    assert asked == ["beforeunload"]
    page.evaluate(ROOM)
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # as when the tab is in front again
    expect(banner).not_to_contain_text("storage is full")
    page.reload()
    wait_until_ready(page)
    at_table(page)
    expect(page.locator("#table-log")).to_contain_text("Riga")
    assert asked == ["beforeunload"], "with everything saved nobody is asked"


def test_where_storage_is_blocked_one_can_play_and_download(new_context: NewContext, open_app: OpenApp) -> None:
    context = new_context("desktop")
    context.add_init_script(LOCAL_BLOCKED + JOURNAL_BLOCKED + NO_LOCKS)
    page = open_app(context.new_page())
    begin(page, "Anna", "Bo")
    expect(page.locator("#banner")).to_contain_text("keeps nothing")
    tap(page, "riga")
    with page.expect_download() as download:
        page.locator("#banner").get_by_role("button", name="Download").click()
    assert "booths riga" in Path(download.value.path()).read_text()
    page.goto("#/")
    expect(page.locator(".card")).to_contain_text("Only in this tab")
    page.locator(".card-link").click()
    at_table(page)
    expect(page.locator("[data-do=confirm]").first).to_be_visible()


def test_the_browser_is_asked_to_keep_what_is_saved_once_there_is_a_save(
    new_context: NewContext, open_app: OpenApp
) -> None:
    context = new_context("desktop")
    context.add_init_script(
        """window.asked = 0;
        if (window.StorageManager) StorageManager.prototype.persist = async () => { asked += 1; return true; };"""
    )
    page = open_app(context.new_page())
    page.get_by_role("link", name="New game").click()
    assert page.evaluate("asked") == 0
    page.goto("#/")
    begin(page, "Anna", "Bo")
    page.wait_for_function("asked === 1")  # the browser says first whether it has promised it before
    tap(page, "riga")
    page.goto("#/")
    begin(page, "Anna", "Bo")
    assert page.evaluate("asked") == 1


def test_two_tabs_never_fork_a_game(new_context: NewContext, open_app: OpenApp) -> None:
    context = new_context("desktop")
    first = open_app(context.new_page())
    begin(first, "Anna", "Bo")
    second = another_tab(first)
    expect(second.locator("#banner")).to_contain_text("another tab")
    before = saved_record(second)
    second.locator('[data-id="city:riga"] .city-name').click(force=True)
    assert saved_record(second) == before
    tap(first, "danzig")
    first.locator("[data-do=confirm]").first.click()
    expect(second.locator("#table-log")).to_contain_text("Danzig")
    second.get_by_role("button", name="Play it here").click()
    expect(second.locator("#banner")).to_be_empty()
    expect(first.locator("#banner")).to_contain_text("another tab")
    tap(second, "riga")
    expect(second.locator("[data-do=confirm]").first).to_be_visible()
    expect(first.locator("#table-log")).to_contain_text("Riga")
    second.close()
    first.get_by_role("button", name="Play it here").click()
    first.locator("[data-do=confirm]").first.click()
    lines = saved_record(first).splitlines()
    assert [line for line in lines if line.startswith("booths")] == ["booths danzig", "booths riga"]


def test_a_closed_tab_leaves_its_game_free(new_context: NewContext, open_app: OpenApp) -> None:
    context = new_context("desktop")
    first = open_app(context.new_page())
    begin(first, "Anna", "Bo")
    address = first.url
    second = context.new_page()
    first.close()
    second.goto(address)
    wait_until_ready(second)
    at_table(second)
    expect(second.locator("#banner")).to_be_empty()
