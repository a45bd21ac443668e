"""The app runs in a worker; where none starts, in the page; and one that falls silent costs nothing."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import BOOT_TIMEOUT, Watch, wait_until_ready
from e2e.shell import at_home, at_table, begin, saved_record, tap

OpenApp = Callable[[Page], Page]

NO_WORKERS = "window.Worker = class { constructor() { throw new Error('no workers here'); } };"
WORKERS = """window.workers = [];
window.Worker = class extends Worker {
  constructor(...how) {
    super(...how);
    workers.push(this);
  }
};"""
LESS_PATIENCE = "{ const wait = setTimeout; window.setTimeout = (then, ms) => wait(then, ms === 1_000 ? 50 : ms); }"
SILENT = "document.documentElement.dataset.silent !== undefined"


def test_the_app_runs_in_a_worker(desktop: Page, open_app: OpenApp) -> None:
    page = open_app(desktop)
    assert page.evaluate("document.documentElement.dataset.inPage") is None
    assert len(page.workers) == 1


@pytest.mark.first_visit
def test_where_no_worker_starts_the_app_runs_in_the_page(desktop: Page, site: str, watch: Watch) -> None:
    watch.expected.append("no workers here|the app did not begin")
    desktop.add_init_script(NO_WORKERS)
    desktop.goto(f"{site}#/new")
    desktop.get_by_label("Name of player 1").fill("Anna")  # before there is Python
    wait_until_ready(desktop)
    assert desktop.evaluate("document.documentElement.dataset.inPage") == ""
    expect(desktop.get_by_label("Name of player 1")).to_have_value("Anna")
    desktop.goto("#/")
    at_home(desktop)
    begin(desktop, "Anna", "Bo")
    tap(desktop, "riga")
    expect(desktop.locator("#table-log")).to_contain_text("Riga")
    desktop.reload()
    wait_until_ready(desktop)
    at_table(desktop)
    expect(desktop.locator("#table-log")).to_contain_text("Riga")


@pytest.mark.first_visit
@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_an_app_that_falls_silent_gives_the_games_away_and_can_be_started_again(
    device: str, request: pytest.FixtureRequest, open_app: OpenApp
) -> None:
    page: Page = request.getfixturevalue(device)
    page.add_init_script(WORKERS + LESS_PATIENCE)
    begin(open_app(page), "Anna", "Bo")
    tap(page, "riga")
    record = saved_record(page)
    page.wait_for_timeout(500)
    assert not page.evaluate(SILENT)
    page.evaluate("workers[0].terminate()")
    page.locator('[data-id="city:danzig"] .city-name').dispatch_event("click")  # nobody answers, so nobody waits for it
    page.wait_for_function(SILENT, timeout=BOOT_TIMEOUT)
    line = page.get_by_role("alert").filter(has_text="does not answer")
    expect(line).to_be_visible()
    page.get_by_text("Your games as files").click()
    with page.expect_download() as download:
        line.get_by_role("link", name="Anna and Bo").click()
    assert Path(download.value.path()).read_text() == record
    page.get_by_role("link", name="Start it again").click()
    wait_until_ready(page)
    at_table(page)
    expect(page.locator("#table-log")).to_contain_text("Riga")
    assert not page.evaluate(SILENT)
