"""The site starts, on every size of screen, from its own folder alone."""

import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Error, Page, Route, expect

from e2e.conftest import BOOT_TIMEOUT, Watch, wait_until_ready
from e2e.shell import begin, saved_record, tap
from e2e.stores import JOURNAL_BLOCKED
from scripts.tasks.places import DIST

OpenApp = Callable[[Page], Page]
pytestmark = pytest.mark.first_visit


@pytest.mark.parametrize("device", ["desktop", "tablet", "phone"])
def test_starts_on(device: str, request: pytest.FixtureRequest, open_app: OpenApp, watch: Watch) -> None:
    page = open_app(request.getfixturevalue(device))
    assert page.evaluate("document.documentElement.dataset.boot") == "ready"
    assert any(url.endswith(".wasm") for url in watch.requests)


def test_nothing_is_asked_for_twice(desktop: Page, open_app: OpenApp, watch: Watch) -> None:
    """But for the small scripts that both the page and the app's worker need."""
    open_app(desktop)
    both = ("/database.js", "/memory.mjs", "/site.js", "/start.mjs")
    asked = [url for url in watch.requests if not any(name in url for name in both)]
    assert sorted(asked) == sorted(set(asked))


def test_starts_again_after_a_reload(desktop: Page, open_app: OpenApp) -> None:
    open_app(desktop).reload()
    wait_until_ready(desktop)


def test_a_game_is_opened_again_without_a_detour(desktop: Page, open_app: OpenApp) -> None:
    """The lock on the game is granted a little later, which is no failure."""
    begin(open_app(desktop), "Anna", "Bo")
    desktop.add_init_script(
        """window.stages = [];
        new MutationObserver(() => stages.push(document.documentElement.dataset.boot))
          .observe(document, { attributes: true, subtree: true, attributeFilter: ["data-boot"] });"""
    )
    desktop.reload()
    wait_until_ready(desktop)
    assert "failed" not in desktop.evaluate("stages")
    assert desktop.evaluate("stages.at(-1)") == "ready"


def wait_until_failed(page: Page) -> None:
    page.wait_for_function("document.documentElement.dataset.boot === 'failed'", timeout=BOOT_TIMEOUT)
    assert page.evaluate("document.documentElement.dataset.ready") is None


@pytest.mark.parametrize("name", ["library.bin", "hansa.bin"])
def test_modules_that_are_not_what_was_built_are_refused(desktop: Page, site: str, watch: Watch, name: str) -> None:
    watch.expected.append(".")
    desktop.route(f"**/{name}", lambda route: route.fulfill(body=b"PK not what was built"))
    desktop.goto(site)
    wait_until_failed(desktop)


RUNTIME = (
    *("core.js", "core-*.js", "error-*.js", "pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"),
    *("library.bin", "hansa.bin", "pyodide-lock.json", "interpreter.mjs", "start.mjs"),
)


@pytest.mark.parametrize("fault", ["refused", "cut off"])
def test_whatever_does_not_arrive_is_named_and_the_games_can_be_taken_away(
    desktop: Page, site: str, open_app: OpenApp, watch: Watch, fault: str
) -> None:
    begin(open_app(desktop), "Anna", "Bo")
    tap(desktop, "riga")
    record = saved_record(desktop)
    watch.expected.append(".")
    for name in RUNTIME if fault == "cut off" else ("pyodide.asm.wasm", "error-*.js", "hansa.bin"):
        found = re.compile(re.escape(f"/{name}").replace(r"\*", "[^/?]*") + r"(\?|$)")
        if fault == "refused":
            desktop.route(found, lambda route: route.fulfill(status=503, body="later"))
        else:
            desktop.route(found, lambda route: route.abort("internetdisconnected"))
        desktop.goto("about:blank")
        desktop.goto(site)
        wait_until_failed(desktop)
        expect(desktop.locator(".start")).to_contain_text("could not start")
        expect(desktop.locator("#boot-guilty")).to_have_text(re.compile(name.replace("*", ".*")))
        with desktop.expect_download() as download:
            desktop.locator(".card-link[download]").click()  # until it is there, the list that was painted first
        assert Path(download.value.path()).read_text() == record
        assert download.value.suggested_filename == "Anna-Bo.hansa"
        desktop.unroute(found)
    desktop.get_by_role("link", name="Try again").click()
    wait_until_ready(desktop)
    expect(desktop.locator(".card")).to_contain_text("Anna and Bo")


DAMAGE = """() => {
  const slots = Object.keys(localStorage).filter((key) => key.includes("/game:"));
  const number = (key) => Number(/"sequence": (\\d+)/.exec(localStorage[key])[1]);
  const [newest, older] = slots.sort((one, other) => number(other) - number(one));
  const record = (text) => text.slice(text.indexOf("hansa-record:"));
  const sound = record(localStorage[older]);
  localStorage[newest] = localStorage[newest].replace("booths riga", "booths danzig");
  localStorage[newest.replace(/game:.*/, "game:bare:0")] = 'hansa-save 1 0\\n{"sequence": 3}\\nhansa-record: 1\\nbare';
  localStorage["hansa:/elsewhere/game:other:0"] = 'hansa-save 1 0\\n{"sequence": 3}\\nhansa-record: 1\\nother';
  return sound;
}"""


def test_damaged_saves_hide_no_sound_ones(desktop: Page, site: str, open_app: OpenApp, watch: Watch) -> None:
    """The newest slot of a game is damaged; another game has nothing left but its record; a third is another site's."""
    desktop.add_init_script(JOURNAL_BLOCKED)
    begin(open_app(desktop), "Anna", "Bo")
    tap(desktop, "riga")
    sound = desktop.evaluate(DAMAGE)
    watch.expected.append(".")
    desktop.route("**/pyodide.asm.wasm", lambda route: route.abort())
    desktop.goto("about:blank")
    desktop.goto(site)
    wait_until_failed(desktop)
    expect(desktop.locator(".card-link")).to_have_count(2)
    for name, record in (("Anna and Bo", sound), ("bare", "hansa-record: 1\nbare")):
        with desktop.expect_download() as download:
            desktop.get_by_role("link", name=name).click()
        assert Path(download.value.path()).read_text() == record


def test_whoever_waits_for_a_file_too_long_may_try_again(desktop: Page, site: str, watch: Watch) -> None:
    """A server that does not answer at all; the page's patience is shortened."""
    watch.expected.append("Failed to load resource")
    desktop.add_init_script(
        "const wait = setTimeout; window.setTimeout = (then, ms) => wait(then, ms === 30_000 ? 1_000 : ms);"
    )
    asked: list[Route] = []

    def answer(route: Route) -> None:
        asked.append(route)
        if len(asked) > 1:
            route.continue_()

    desktop.route("**/pyodide.asm.wasm", answer)
    desktop.goto(site)
    expect(desktop.locator(".start")).to_contain_text("longer than it should")
    expect(desktop.locator("#boot-guilty")).to_have_text("pyodide.asm.wasm")
    expect(desktop.locator(".start progress")).to_be_visible()
    desktop.get_by_role("link", name="Try again").click()
    wait_until_ready(desktop)
    expect(desktop.locator(".start")).to_be_hidden()


def test_what_others_put_into_the_page_may_fail(desktop: Page, site: str, watch: Watch) -> None:
    """An error of a script that is not ours, as browser extensions bring them."""
    watch.expected.append("not ours")
    desktop.add_init_script(
        """window.stages = [];
        new MutationObserver(() => stages.push(document.documentElement?.dataset.boot))
          .observe(document, { attributes: true, subtree: true, attributeFilter: ["data-boot"] });
        addEventListener("py:ready", () => dispatchEvent(
          new ErrorEvent("error", { filename: "chrome-extension://x/y.js", message: "not ours" })));"""
    )
    desktop.goto(site)
    wait_until_ready(desktop)
    assert "failed" not in desktop.evaluate("stages")


def test_a_page_whose_python_fails_says_so(desktop: Page, site: str, watch: Watch) -> None:
    watch.expected.append("RuntimeError: broken on purpose|the app did not begin")
    entry = (DIST / "web" / "main.py").read_text()
    broken = entry.replace("from web.app", "raise RuntimeError('broken on purpose')\nfrom web.app")
    desktop.route(f"{site}web/main.py**", lambda route: route.fulfill(body=broken, content_type="text/plain"))
    desktop.goto(site)
    wait_until_failed(desktop)


NO_DATABASE = {
    "missing": "Object.defineProperty(window, 'indexedDB', { value: undefined });",
    "hidden": "Object.defineProperty(window, 'indexedDB', { get() { throw new Error('insecure'); } });",
    "refused": "IDBFactory.prototype.open = () => { throw new Error('insecure'); };",
}


@pytest.mark.parametrize("how", NO_DATABASE)
def test_a_browser_without_a_database_plays(desktop: Page, open_app: OpenApp, how: str) -> None:
    desktop.add_init_script(NO_DATABASE[how])
    begin(open_app(desktop), "Anna", "Bo")
    tap(desktop, "riga")
    with suppress(Error):
        desktop.evaluate("indexedDB.open('ours')")
    assert desktop.evaluate("document.documentElement.dataset.noDatabase") == ""


def test_the_runtime_opens_no_database_of_its_own(desktop: Page, open_app: OpenApp) -> None:
    open_app(desktop)
    assert "IDBMap" not in desktop.evaluate("indexedDB.databases().then((all) => JSON.stringify(all))")
    assert desktop.evaluate("document.documentElement.dataset.noDatabase") is None
