"""From one version of the site to the next: calmly, wholly, or not at all."""

from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import copyfileobj
from typing import BinaryIO

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import BOOT_TIMEOUT, SUB_PATH, Watch, wait_until_ready
from e2e.kept import HEAR, change, close, copy_of_the_site, kept_names, next_build, until, version, visit
from e2e.opponents import sit_down
from e2e.shell import at_table, begin, saved_record, tap
from scripts.tasks.serve import SiteHandler, serving

NewContext = Callable[..., BrowserContext]
OFFER = "A new version of this page is ready."
LOOK = "navigator.serviceWorker.getRegistration().then((registration) => registration.update())"
WAITS = "navigator.serviceWorker.getRegistration().then((registration) => !!registration.waiting)"
TRY = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  const end = new Promise((resolve) => registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker.addEventListener("statechange", () => resolve(worker.state));
  }, { once: true }));
  await registration.update().catch(() => {});
  return end;
}"""
ROOM = "navigator.storage.estimate().then(({ usage }) => usage)"
PUT = """() => caches.open(`hansa:${new URL(".", location).pathname}`).then(
  (cache) => cache.put(new URL("web/old.css?sha256=old", location), new Response("")))"""
HOLD = """() => new Promise((held) => navigator.locks.request(`hansa:${new URL(".", location).pathname}`, () => {
  held();
  return new Promise((free) => { window.free = free; });
}))"""
TIDY = "() => navigator.serviceWorker.controller.postMessage('tidy')"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A site of version one, on disk."""
    site = copy_of_the_site(tmp_path / "site")
    change(site, "one")
    return site


@pytest.fixture
def address(folder: Path, watch: Watch) -> Iterator[str]:
    with serving(folder, prefix=SUB_PATH, headers={"Cache-Control": "no-cache"}) as found:
        watch.site = found
        yield found


@pytest.fixture
def page(new_context: NewContext, address: str) -> Page:
    """A tab that has version one."""
    page = visit(new_context("tablet", keeps=True).new_page(), address)
    assert version(page) == "one"
    return page


def offered(page: Page) -> None:
    expect(page.locator("#banner")).to_contain_text(OFFER, timeout=BOOT_TIMEOUT)


def take_it(page: Page) -> None:
    with page.expect_navigation():
        page.locator("#banner").get_by_role("button", name="Update").click()
    wait_until_ready(page)


def kept(page: Page) -> set[str]:
    return set(kept_names(page)[f"hansa:{SUB_PATH}"])


def test_an_open_game_goes_on_in_the_new_version(page: Page, folder: Path) -> None:
    begin(page, "Anna", "Bo")
    tap(page, "riga")
    change(folder, "two")
    page.evaluate(LOOK)
    until(page, WAITS)
    expect(page.locator("#banner")).not_to_contain_text(OFFER)  # in the middle of a turn
    page.locator("[data-do=confirm]").first.click()
    expect(page.locator("#banner")).to_contain_text(OFFER)
    page.reload()  # nobody asked for it yet
    wait_until_ready(page)
    assert version(page) == "one"
    record = saved_record(page)
    take_it(page)
    assert version(page) == "two"
    at_table(page)
    assert saved_record(page) == record
    tap(page, "danzig")
    assert "booths danzig" in saved_record(page)
    expect(page.locator("#banner")).to_be_empty()


def test_only_what_changed_is_asked_for_and_what_is_old_goes(page: Page, folder: Path) -> None:
    before = kept(page)
    change(folder, "two")
    for path in folder.glob("runtime/**/*.wasm"):
        path.unlink()  # it is there already, under the same hash, so nobody will miss it on the server
    page.evaluate(LOOK)
    offered(page)
    page.context.set_offline(True)
    page.evaluate(PUT)
    take_it(page)
    assert version(page) == "two"
    until(page, "caches.match(new URL('web/old.css?sha256=old', location)).then((found) => !found)")
    changed = {url.partition("?")[0].removeprefix(page.url.partition("#")[0]) for url in before ^ kept(page)}
    assert changed == {"index.html"}


def test_nothing_is_cleared_away_while_a_build_is_put_together(page: Page) -> None:
    page.evaluate(PUT)
    page.evaluate(HOLD)
    page.evaluate(TIDY)
    page.wait_for_timeout(1000)
    assert any("old.css" in url for url in kept(page))
    page.evaluate("free()")
    page.evaluate(TIDY)
    until(page, "caches.match(new URL('web/old.css?sha256=old', location)).then((found) => !found)")


@pytest.mark.parametrize("fault", ["missing", "of another build", "cut off", "no room"])
def test_an_update_that_fails_leaves_the_old_version_working(
    page: Page, folder: Path, watch: Watch, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    watch.expected.append("404|ServiceWorker|CONTENT_LENGTH")
    begin(page, "Anna", "Bo")
    before = kept(page)
    sheet = folder / "web" / "style.css"
    large = folder / "web" / "large.js"
    sound = sheet.read_text() + "\n/* version two */\n"
    sheet.write_text(sound)
    large.write_bytes(bytes(4_000_000))
    change(folder, "two")
    devtools = page.context.new_cdp_session(page)
    quota = {"origin": page.evaluate("origin"), "quotaSize": page.evaluate(ROOM) + 2_000_000}
    if fault == "missing":
        sheet.unlink()
    elif fault == "of another build":
        sheet.write_text("p { color: red }")
    elif fault == "cut off":
        monkeypatch.setattr(SiteHandler, "copyfile", cut_off)
    else:
        devtools.send("Storage.overrideQuotaForOrigin", quota)
    assert page.evaluate(TRY) == "redundant"
    if fault == "no room":
        assert kept(page) == before
    expect(page.locator("#banner")).to_be_empty()
    page.context.set_offline(True)
    page.reload()
    wait_until_ready(page)
    at_table(page)
    assert version(page) == "one"
    page.context.set_offline(False)
    # and once the fault is mended, the update goes on from where it was
    monkeypatch.undo()
    sheet.write_text(sound)
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": quota["origin"]})
    page.evaluate(LOOK)
    offered(page)
    take_it(page)
    assert version(page) == "two"


def cut_off(handler: SiteHandler, source: BinaryIO, target: BinaryIO) -> None:
    """Send a file, but of one sheet only the beginning: then the connection is gone."""
    if "style.css" in handler.path:
        target.write(source.read(100))
        handler.close_connection = True
    else:
        copyfileobj(source, target)


def test_another_tab_is_not_torn_away_and_keeps_its_own_build(page: Page, folder: Path, address: str) -> None:
    """The new build has another library, snapshot and script for computers; then the old tab starts one of its own."""
    old = kept(page)
    page.context.add_init_script(HEAR)
    other = page.context.new_page()
    other.goto(address)
    wait_until_ready(other)
    begin(other, "Anna", "Bo")
    tap(other, "riga")
    next_build(folder, "two")
    page.evaluate(LOOK)
    offered(page)
    take_it(page)
    assert version(page) == "two"
    assert version(other) == "one"
    expect(other.locator("#banner")).to_be_empty()
    other.locator("[data-do=confirm]").first.click()
    offered(other)
    assert old <= kept(page)
    page.context.set_offline(True)  # what is asked for now is there or it is not
    for tab, build in ((other, None), (page, "two")):
        tab.goto(address + "#/")
        sit_down(tab, ["apprentice", ""])
        tab.wait_for_function("heard.includes('ready') && heard.some((words) => words.startsWith('{'))")
        assert tab.workers[-1].evaluate("globalThis.build ?? null") == build
        assert tab.workers[-1].evaluate("globalThis.memory") == "snapshot"
    take_it(other)
    assert version(other) == "two"
    other.close()
    page.reload()
    wait_until_ready(page)
    assert page.evaluate("document.documentElement.dataset.memory") == "snapshot"
    (library,) = {url for url in old if url.partition("?")[0].endswith("/hansa.bin")}
    until(page, f"caches.match('{library}').then((found) => !found)")


def test_a_file_of_a_build_that_is_gone_is_refused(page: Page, folder: Path, watch: Watch) -> None:
    """Nobody gets a file of another build in place of the one that was asked for."""
    watch.expected.append("404")
    thinker = page.evaluate("document.body.dataset.thinker")
    ask = "(url) => fetch(url).then(({ status }) => status)"
    assert page.evaluate(ask, thinker) == 200
    page.evaluate("caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))")
    assert page.evaluate(ask, thinker) == 200
    script = folder / "web" / "page" / "thinker.mjs"
    script.write_text(script.read_text() + "// another\n")
    assert page.evaluate(ask, thinker) == 404


def test_a_worker_that_will_not_move_and_a_cache_that_will_not_open_cost_no_page(
    page: Page, folder: Path, address: str
) -> None:
    change(folder, "two")
    stubborn = """self.skipWaiting = () => {};
    self.addEventListener("message", ({ data }) => {
      if (data === "break") caches.open = () => Promise.reject(new Error("broken"));
    });"""
    close(folder, stubborn)
    page.evaluate(LOOK)
    offered(page)
    take_it(page)  # it takes a while
    assert version(page) == "one"
    page.goto("about:blank")  # with no page left, the new one begins by itself
    page.wait_for_timeout(1000)
    page.goto(address)
    wait_until_ready(page)
    assert version(page) == "two"
    page.evaluate("navigator.serviceWorker.controller.postMessage('break')")
    page.reload()
    wait_until_ready(page)
    begin(page, "Anna", "Bo")


def test_two_sites_of_one_host_do_not_disturb_each_other(new_context: NewContext, tmp_path: Path, watch: Watch) -> None:
    for name in ("hansa", "hansa/trial"):
        change(copy_of_the_site(tmp_path / name), name)
    close(tmp_path / "hansa" / "trial")
    with serving(tmp_path, headers={"Cache-Control": "no-cache"}) as host:
        watch.site = host
        context = new_context("desktop", keeps=True)
        first = visit(context.new_page(), f"{host}hansa/")
        second = visit(context.new_page(), f"{host}hansa/trial/")
        begin(first, "Anna", "Bo")
        second.reload()
        wait_until_ready(second)
        expect(second.locator(".card")).to_have_count(0)
        names = kept_names(first)
        assert names.keys() == {"hansa:/hansa/", "hansa:/hansa/trial/"}
        change(tmp_path / "hansa" / "trial", "newer")
        second.evaluate(LOOK)
        offered(second)
        expect(first.locator("#banner")).to_be_empty()
        first.close()
        take_it(second)
        assert version(second) == "newer"
        assert kept_names(second)["hansa:/hansa/"] == names["hansa:/hansa/"]
        context.set_offline(True)
        second.goto(f"{host}hansa/")
        wait_until_ready(second)
        assert version(second) == "hansa"
        expect(second.locator(".card")).to_contain_text("Anna and Bo")
