"""After one visit the site needs nobody: no network, no server, not even the same run of the browser."""

import json
import os
import threading
from collections.abc import Callable
from pathlib import Path
from shutil import copyfileobj
from typing import BinaryIO

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.conftest import BOOT_TIMEOUT, FLAGS, SUB_PATH, TIMEOUT, Watch, wait_until_ready
from e2e.kept import HEAR, WHOLE, change, close, copy_of_the_site, kept_names, until, version, visit, wait_until_kept
from e2e.opponents import sit_down
from e2e.shell import at_home, at_table, begin, choose_file, saved_record, tap
from e2e.test_share import share
from scripts.tasks.browser import VARIABLE, chromium
from scripts.tasks.places import DIST
from scripts.tasks.serve import SiteHandler, serving

NewContext = Callable[..., BrowserContext]


IMPATIENT = "const every = setInterval; window.setInterval = (call, ms) => every(call, Math.min(ms, 2_000));"
"""An init script: a page that looks for new versions all the time."""
UNKEPT = """navigator.serviceWorker.getRegistration().then(
  (found) => !found || (!found.installing && !found.active))"""
REGISTERS = """window.states = [];
const register = ServiceWorkerContainer.prototype.register;
ServiceWorkerContainer.prototype.register = async function (...how) {
  const found = await register.apply(this, how);
  const worker = found.installing;
  worker?.addEventListener("statechange", () => states.push(worker.state));
  return found;
};"""


def play_without_a_network(page: Page, site: str) -> None:
    """A whole evening on the train: both games, a computer, a lesson, the rules, saves, files, a link."""
    begin(page, "Anna", "Bo")
    tap(page, "riga")
    record = saved_record(page)
    assert "booths riga" in record
    share(page)
    expect(page.locator(".qr")).to_be_visible(timeout=TIMEOUT)  # drawn by a wheel that is loaded only now
    page.goto(site + "#/rules/teutonica")
    expect(page.get_by_role("heading", name="The rules of Hansa Teutonica")).to_be_visible()
    page.goto(site + "#/learn/hansa/1")
    expect(page.locator("#coach")).to_be_visible()
    page.goto(site + "#/")
    at_home(page)
    choose_file(page, "again.hansa", record.encode())
    at_table(page)
    page.goto(site + "#/")
    sit_down(page, ["apprentice", ""])
    page.wait_for_function("heard.includes('ready') && heard.some((words) => words.startsWith('{'))")
    page.goto(site + "#/")
    sit_down(page, ["", ""], "teutonica")
    page.goto(site + "#/")
    expect(page.locator(".card")).to_have_count(4)
    with page.expect_download() as download:
        page.get_by_role("button", name="Back up all games").click()
    assert Path(download.value.path()).read_text().count("hansa-record:") == 4
    expect(page.locator(".backup")).to_contain_text("Last backup: today")


def test_the_network_goes_off(new_context: NewContext, site: str) -> None:
    context = new_context("tablet", keeps=True)
    context.add_init_script(HEAR + IMPATIENT)
    page = visit(context.new_page(), site)
    context.set_offline(True)
    page.reload()
    wait_until_ready(page)
    play_without_a_network(page, site)
    other = context.new_page()
    other.goto(site + "#/new")
    wait_until_ready(other)
    expect(other.get_by_role("heading", name="New game")).to_be_visible()


def test_the_first_page_needs_no_second_visit(new_context: NewContext, site: str) -> None:
    """What a page asks for later in its first visit comes from the cache as well."""
    context = new_context("desktop", keeps=True)
    page = visit(context.new_page(), site)
    context.set_offline(True)
    assert page.evaluate("fetch('licences.txt').then((response) => response.ok)")
    begin(page, "Anna", "Bo")


@pytest.fixture
def start(browser: Browser, tmp_path: Path, watch: Watch) -> Callable[[], BrowserContext]:
    """Starts a browser that remembers what it had when it was closed."""

    def start_it() -> BrowserContext:
        context = browser.browser_type.launch_persistent_context(
            tmp_path / "profile",
            executable_path=os.environ.get(VARIABLE) or chromium(),
            args=list(FLAGS),
            timeout=BOOT_TIMEOUT,
        )
        context.set_default_timeout(TIMEOUT)
        watch.over(context)
        return context

    return start_it


def test_the_server_stops_and_the_browser_is_started_again(start: Callable[[], BrowserContext], watch: Watch) -> None:
    with serving(DIST, prefix=SUB_PATH) as address:
        watch.site = address
        context = start()
        visit(context.new_page(), address)
        context.close()
    context = start()
    context.add_init_script(HEAR)
    page = context.new_page()
    page.goto(address)
    wait_until_ready(page)
    play_without_a_network(page, address)
    watch.expected.append("Failed to load resource")  # it looks for the way back, too far up as well
    watch.site = address.removesuffix(SUB_PATH)
    page.goto(address + "some/place/else")
    expect(page.get_by_role("link", name="To the start page")).to_have_attribute("href", address)
    page.get_by_role("link", name="To the start page").click()
    page.wait_for_url(address)
    wait_until_ready(page)
    context.close()


def test_everything_is_kept_once_under_a_name_of_its_own(new_context: NewContext, site: str) -> None:
    page = visit(new_context("desktop", keeps=True).new_page(), site)
    names = kept_names(page)
    assert names.keys() == {f"hansa:{SUB_PATH}"}
    (urls,) = names.values()
    assert all(url.startswith(site) for url in urls)
    there = {path.relative_to(DIST).as_posix() for path in DIST.rglob("*") if path.is_file()}
    not_kept = {"service-worker.js", "files.json", ".nojekyll"}
    kept = {url.removeprefix(site).partition("?")[0] for url in urls}
    assert kept == {path for path in there - not_kept if not path.startswith("screenshots/")}


def limit(page: Page, size: int | None) -> None:
    """Give the origin so many bytes, or as many as there are."""
    room = {"origin": page.evaluate("origin")} | ({} if size is None else {"quotaSize": size})
    page.context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", room)


def test_no_room_costs_only_the_keeping(new_context: NewContext, site: str, watch: Watch) -> None:
    watch.expected.append("ServiceWorker|Quota|favicon")
    context = new_context("desktop", keeps=True)
    context.add_init_script(REGISTERS)
    page = context.new_page()
    page.goto(site + "licences.txt")
    limit(page, 2_000_000)
    page.goto(site)
    wait_until_ready(page)
    page.wait_for_function("states.includes('redundant')", timeout=BOOT_TIMEOUT)
    until(page, UNKEPT)
    assert page.evaluate("navigator.serviceWorker.controller") is None
    assert [url for urls in kept_names(page).values() for url in urls] == []
    begin(page, "Anna", "Bo")
    tap(page, "riga")
    limit(page, None)
    page.reload()  # and another time there is room
    wait_until_ready(page)
    at_table(page)
    wait_until_kept(page)


def test_room_for_all_but_the_snapshot_is_enough(new_context: NewContext, site: str, watch: Watch) -> None:
    watch.expected.append("favicon")
    context = new_context("desktop", keeps=True)
    page = context.new_page()
    page.goto(site + "licences.txt")
    facts = json.loads((DIST / "files.json").read_text())
    sizes = {name: fact["bytes"] for name, fact in facts.items() if not name.startswith("screenshots/")}
    (snapshot,) = (name for name in sizes if name.startswith("snapshot-"))
    limit(page, sum(sizes.values()) - sizes[snapshot] + 8_000_000)  # what is packed is kept unpacked
    page.goto(site)
    wait_until_ready(page)
    wait_until_kept(page)
    page.wait_for_timeout(2_000)
    assert not page.evaluate(WHOLE)
    context.set_offline(True)
    page.reload()
    wait_until_ready(page)
    begin(page, "Anna", "Bo")


SILENT = (
    "delete StorageManager.prototype.estimate;",
    'Object.defineProperty(navigator, "storage", { value: undefined });',  # WebKitGTK
)


@pytest.mark.parametrize("silence", SILENT, ids=["no estimate", "no storage manager"])
def test_a_browser_that_does_not_tell_its_room_keeps_the_snapshot_too(
    new_context: NewContext, tmp_path: Path, watch: Watch, silence: str
) -> None:
    close(copy_of_the_site(tmp_path / "site"), silence)
    with serving(tmp_path / "site", prefix=SUB_PATH) as watch.site:
        context = new_context("desktop", keeps=True)
        visit(context.new_page(), watch.site)
        context.close()


DAMAGE = """async (ending) => {
  const cache = await caches.open(`hansa:${new URL(".", location).pathname}`);
  const request = (await cache.keys()).find(({ url }) => url.split("?")[0].endsWith(ending));
  await cache.put(request, new Response("damaged", { headers: { "Content-Type": "text/javascript" } }));
}"""


def test_a_kept_file_that_is_damaged_is_fetched_again_when_somebody_tries_again(
    new_context: NewContext, site: str, watch: Watch
) -> None:
    page = visit(new_context("desktop", keeps=True).new_page(), site)
    watch.expected.append(".")
    page.evaluate(DAMAGE, "hansa.bin")
    page.evaluate("sessionStorage.setItem(`hansa:${new URL('.', location).pathname}no-snapshot`, '1')")
    page.context.set_offline(True)
    for _ in range(2):  # offline nothing can be mended, and nothing more is lost
        page.reload()
        page.wait_for_function("document.documentElement.dataset.boot === 'failed'", timeout=BOOT_TIMEOUT)
    page.context.set_offline(False)
    page.get_by_role("link", name="Try again").click()
    page.wait_for_function("document.documentElement.dataset.ready === '1'", timeout=BOOT_TIMEOUT)


def test_a_browser_that_is_closed_during_an_update_has_the_old_version(
    start: Callable[[], BrowserContext], tmp_path: Path, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = copy_of_the_site(tmp_path / "site")
    change(folder, "one")
    closed = threading.Event()

    def wait_for_it(handler: SiteHandler, source: BinaryIO, target: BinaryIO) -> None:
        if handler.path.endswith("/web/large.js"):
            target.write(source.read(1_000))
            target.flush()
            closed.wait(60)
        copyfileobj(source, target)

    with serving(folder, prefix=SUB_PATH, headers={"Cache-Control": "no-cache"}) as address:
        watch.site = address
        context = start()
        page = visit(context.new_page(), address)
        begin(page, "Anna", "Bo")
        monkeypatch.setattr(SiteHandler, "copyfile", wait_for_it)
        (folder / "web" / "large.js").write_bytes(bytes(1_000_000))
        change(folder, "two")
        page.evaluate("navigator.serviceWorker.getRegistration().then((found) => { found.update(); })")
        until(page, "navigator.serviceWorker.getRegistration().then((found) => !!found.installing)")
        context.close()
        closed.set()
        monkeypatch.undo()
        context = start()
        page = context.new_page()
        page.goto(address)
        wait_until_ready(page)
        assert version(page) == "one"
        expect(page.locator(".card")).to_contain_text("Anna and Bo")
        page.locator("#banner").get_by_role("button", name="Update").click(timeout=BOOT_TIMEOUT)
        page.wait_for_function("document.documentElement.dataset.version === 'two'")
        wait_until_ready(page)
        context.close()
