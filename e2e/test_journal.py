"""The newest of both stores counts: of local storage, which is written to the disk late, and the journal."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import SUB_PATH, Watch, wait_until_ready
from e2e.kept import copy_of_the_site
from e2e.shell import another_tab, at_home, at_table, begin, menu, saved_record, tap
from e2e.stores import (
    FORGET_JOURNAL,
    JOURNAL_BLOCKED,
    JOURNAL_FULL,
    KEPT_WHILE_BUSY,
    LOCAL_BLOCKED,
    LOCAL_FULL,
    NO_ROOM_FOR_MORE,
    PUT_BACK,
    SLOW_JOURNAL,
    journal,
    local,
)
from e2e.test_preferences import prefer
from scripts.tasks.serve import serving

OpenApp = Callable[[Page], Page]
NewContext = Callable[..., BrowserContext]
HAND_ON = "[data-do=confirm]"


def again(page: Page) -> Page:
    page.reload()
    return wait_until_ready(page)


def log(page: Page) -> str:
    at_table(page)
    return page.locator("#table-log").inner_text()


def test_steps_that_local_storage_forgot_are_there_again(tablet: Page, open_app: OpenApp) -> None:
    page = open_app(tablet)
    begin(page, "Anna", "Bo")
    earlier = local(page)
    tap(page, "riga")
    page.locator(HAND_ON).first.click()
    tap(page, "danzig")
    newest = saved_record(page)
    journal(page)
    page.evaluate(PUT_BACK, earlier)
    again(page)
    assert "Danzig" in log(page)
    assert saved_record(page) == newest, "local storage is mended"


def test_what_is_kept_is_on_the_disk_while_the_page_is_busy(desktop: Page, open_app: OpenApp) -> None:
    """A transaction that had to ask the page once more would wait until Python has drawn, and might be lost with it."""
    page = open_app(desktop)
    assert page.evaluate(KEPT_WHILE_BUSY) > 1_000


def test_a_whole_game_and_the_preferences_that_local_storage_forgot_are_there_again(
    desktop: Page, open_app: OpenApp
) -> None:
    page = open_app(desktop)
    begin(page, "Anna", "Bo")
    tap(page, "riga")
    prefer(page, "theme-dark")
    kept = local(page)
    journal(page)
    page.evaluate("localStorage.clear()")
    page.goto("#/")
    again(page)
    expect(page.locator(".card")).to_contain_text("Anna and Bo")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert local(page) == kept


def test_a_deleted_game_does_not_come_back_and_an_undone_deletion_holds(phone: Page, open_app: OpenApp) -> None:
    page = open_app(phone)
    begin(page, "Anna", "Bo")
    page.goto("#/")
    at_home(page)
    before = local(page)
    menu(page, "Anna and Bo").get_by_role("button", name="Delete").tap()
    expect(page.locator(".card")).to_have_count(0)
    deleted = local(page)
    journal(page)
    page.evaluate(PUT_BACK, before)
    again(page)
    expect(page.locator("#games")).to_contain_text("No games yet")
    page.evaluate(PUT_BACK, before)  # once more, and this time it is undone
    page.evaluate(FORGET_JOURNAL)
    again(page)
    menu(page, "Anna and Bo").get_by_role("button", name="Delete").tap()
    expect(page.locator(".card")).to_have_count(0)
    page.get_by_role("button", name="Undo").tap()
    expect(page.locator(".card")).to_have_count(1)
    journal(page)
    page.evaluate(PUT_BACK, deleted)
    again(page)
    expect(page.locator(".card")).to_contain_text("Anna and Bo")


def test_a_new_name_holds(desktop: Page, open_app: OpenApp) -> None:
    page = open_app(desktop)
    begin(page, "Anna", "Bo")
    page.goto("#/")
    before = local(page)
    menu(page, "Anna and Bo").get_by_role("button", name="Rename").click()
    page.get_by_label("Name of the game").fill("Friday")
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".card-title")).to_have_text("Friday")
    journal(page)
    page.evaluate(PUT_BACK, before)
    again(page)
    expect(page.locator(".card-title")).to_have_text("Friday")


def test_a_damaged_slot_is_mended_from_the_journal(desktop: Page, open_app: OpenApp) -> None:
    page = open_app(desktop)
    begin(page, "Anna", "Bo")
    tap(page, "riga")
    newest = saved_record(page)
    journal(page)
    damage = "for (const key of Object.keys(localStorage)) if (key.includes('/game:')) localStorage[key] += 'x'"
    page.evaluate(damage)
    again(page)
    at_table(page)
    assert saved_record(page) == newest
    expect(page.locator("#notice")).to_be_empty()


def test_a_journal_that_was_lost_is_written_anew(desktop: Page, open_app: OpenApp) -> None:
    page = open_app(desktop)
    begin(page, "Anna", "Bo")
    tap(page, "riga")
    kept = journal(page)
    page.evaluate(FORGET_JOURNAL)
    again(page)
    at_table(page)
    assert journal(page) == kept


@pytest.mark.parametrize("mood", [LOCAL_FULL, LOCAL_BLOCKED], ids=["full", "blocked"])
def test_where_local_storage_takes_nothing_the_journal_keeps_everything(
    new_context: NewContext, open_app: OpenApp, mood: str
) -> None:
    context = new_context("tablet")
    context.add_init_script(mood)
    page = open_app(context.new_page())
    begin(page, "Anna", "Bo")
    tap(page, "riga")
    expect(page.locator(HAND_ON).first).to_be_visible()
    expect(page.locator("#banner")).to_be_empty()
    journal(page)
    again(page)
    assert "Riga" in log(page)
    page.goto("#/")
    expect(page.locator(".card")).to_have_count(1)
    expect(page.locator(".card")).not_to_contain_text("Only in this tab")


def test_a_tab_that_takes_a_game_over_finds_what_only_the_journal_holds(
    new_context: NewContext, open_app: OpenApp
) -> None:
    context = new_context("desktop")
    first = open_app(context.new_page())
    begin(first, "Anna", "Bo")
    second = another_tab(first)
    first.evaluate(f"() => {{ {LOCAL_FULL} }}")
    tap(first, "riga")
    first.locator(HAND_ON).first.click()
    journal(first)
    second.get_by_role("button", name="Play it here").click()
    expect(second.locator("#table-log")).to_contain_text("Riga")
    tap(second, "danzig")
    second.locator(HAND_ON).first.click()
    assert [line for line in saved_record(second).splitlines() if "booths" in line] == ["booths riga", "booths danzig"]


def test_preferences_hold_where_local_storage_is_full(new_context: NewContext, open_app: OpenApp) -> None:
    page = open_app(new_context("desktop").new_page())
    begin(page, "Anna", "Bo")
    prefer(page, "theme-dark")
    page.evaluate(NO_ROOM_FOR_MORE)
    prefer(page, "theme-light")
    journal(page)
    again(page)
    at_table(page)
    assert page.evaluate("document.documentElement.dataset.theme") == "light"


def test_a_journal_that_opens_late_is_not_written_over_with_older_steps(
    new_context: NewContext, open_app: OpenApp
) -> None:
    context = new_context("desktop")
    context.add_init_script(SLOW_JOURNAL)
    page = open_app(context.new_page())
    begin(page, "Anna", "Bo")
    earlier = local(page)
    for city in ("riga", "danzig", "kalmar"):
        tap(page, city)
        page.locator(HAND_ON).first.click()
    newest = saved_record(page)
    journal(page)
    page.evaluate(PUT_BACK, earlier)
    page.evaluate("sessionStorage.slow = '1'")
    again(page)  # it was not waited for
    at_table(page)
    tap(page, "reval")
    expect(page.locator("#table-log")).to_contain_text("Kalmar", timeout=15_000)
    assert saved_record(page) == newest


@pytest.mark.parametrize("mood", [JOURNAL_FULL, JOURNAL_BLOCKED], ids=["full", "blocked"])
def test_without_a_journal_one_plays_as_before_and_is_told_what_is_less_safe(
    new_context: NewContext, open_app: OpenApp, mood: str
) -> None:
    context = new_context("phone")
    context.add_init_script(mood)
    page = open_app(context.new_page())
    begin(page, "Anna", "Bo")
    tap(page, "riga")
    banner = page.locator("#banner")
    expect(banner).to_contain_text("only one copy")
    banner.get_by_role("button", name="All right").click()
    expect(banner).to_be_empty()
    again(page)
    assert "Riga" in log(page)


@pytest.mark.first_visit
def test_a_page_that_cannot_start_offers_what_only_the_journal_holds(
    desktop: Page, site: str, open_app: OpenApp, watch: Watch
) -> None:
    begin(open_app(desktop), "Anna", "Bo")
    tap(desktop, "riga")
    record = saved_record(desktop)
    journal(desktop)
    desktop.evaluate("localStorage.clear()")
    watch.expected.append(".")
    desktop.route("**/pyodide.asm.wasm", lambda route: route.abort())
    desktop.goto("about:blank")
    desktop.goto(site)
    with desktop.expect_download() as download:
        desktop.locator(".card-link[download]").click()
    assert Path(download.value.path()).read_text() == record


@pytest.fixture
def builds(tmp_path: Path, watch: Watch) -> Iterator[tuple[Path, str]]:
    """A site that can be put back to one that knows no journal, as those were before there was one."""
    folder = copy_of_the_site(tmp_path / "site")
    with serving(folder, prefix=SUB_PATH, headers={"Cache-Control": "no-cache"}) as address:
        watch.site = address
        yield folder, address


NO_JOURNAL = """const none = () => Promise.reject(new Error("none"));
export { none as keep, none as numbers, none as texts };
"""


@pytest.mark.first_visit
def test_games_and_preferences_survive_the_way_back_to_an_older_version_and_forth_again(
    desktop: Page, builds: tuple[Path, str]
) -> None:
    folder, address = builds
    script = folder / "web" / "page" / "journal.js"
    new = script.read_text()
    page = desktop
    page.goto(address)
    begin(wait_until_ready(page), "Anna", "Bo")
    tap(page, "riga")
    prefer(page, "theme-dark")
    journal(page)
    script.write_text(NO_JOURNAL)  # back
    again(page)
    assert "Riga" in log(page)
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    page.locator("#banner").get_by_role("button").click()
    page.locator(HAND_ON).first.click()
    tap(page, "danzig")
    prefer(page, "theme-light")
    page.goto(f"{address}#/")
    begin(page, "Cy", "Di")
    page.goto(f"{address}#/")
    script.write_text(new)  # and forth
    again(page)
    expect(page.locator(".card")).to_have_count(2)
    assert page.evaluate("document.documentElement.dataset.theme") == "light"
    page.get_by_role("link", name="Anna and Bo").click()
    assert "Danzig" in log(page)
    assert {name.partition(":")[0] for name in journal(page)} >= {"game", "preferences"}
    page.evaluate("localStorage.clear()")
    page.goto(f"{address}#/")
    again(page)
    expect(page.locator(".card")).to_have_count(2)
