"""Python's memory, put by for the second visit: used where it is sound, done without where it is not."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, Worker

from e2e.conftest import BOOT_TIMEOUT, Watch, wait_until_ready
from e2e.kept import HEAR, IN_WORKERS, WHOLE, until, visit
from e2e.opponents import sit_down
from e2e.shell import at_home, begin

NewContext = Callable[..., BrowserContext]
MEMORY = "document.documentElement.dataset.memory"
FIND = """const cache = await caches.open(`hansa:${new URL(".", location).pathname}`);
  const request = (await cache.keys()).find(({ url }) => url.includes("/snapshot-"));"""
BREAK = f"""async (fault) => {{
  {FIND}
  const sound = new Uint8Array(await (await cache.match(request)).arrayBuffer());
  const broken = {{
    corrupted: () => sound.map((byte, at) => (at === 1_000_000 ? byte ^ 1 : byte)),
    truncated: () => sound.slice(0, sound.length / 2),
    empty: () => new Uint8Array(),
    "of another build": () => new Blob([sound, "another"]),
  }}[fault];
  if (broken) await cache.put(request, new Response(await broken()));
  else await cache.delete(request);
}}"""
DRAW = """async (interpreter) => {
  const { loadPyodide } = await import(interpreter);
  return (await loadPyodide()).runPython("import random; random.random()");
}"""
INTERPRETER = """document.querySelector('link[href*="interpreter.mjs"]').href"""
LIBRARY = """async (interpreter) => {
  const { loadPyodide } = await import(interpreter);
  return (await loadPyodide()).FS.analyzePath("/lib/library.zip").exists;
}"""


NO_PAGE = """let port;
Object.defineProperty(globalThis, "page", {
  set: (found) => (port = found),
  get() {
    if (globalThis.memory === "snapshot") throw new Error("broken on purpose");
    return port;
  },
});"""


@pytest.fixture
def page(new_context: NewContext, site: str) -> Page:
    """A tab of a browser that has everything."""
    page = visit(new_context("tablet", keeps=True).new_page(), site)
    assert page.evaluate(MEMORY) is None
    page.context.set_offline(True)
    return page


def start_again(page: Page) -> None:
    page.reload()
    wait_until_ready(page)


def start_a_computer(page: Page) -> Worker:
    page.goto("#/")
    at_home(page)
    sit_down(page, ["apprentice", ""])
    page.wait_for_function("heard.includes('ready')", timeout=BOOT_TIMEOUT)
    return page.workers[-1]


def test_the_second_visit_starts_from_the_snapshot_and_draws_anew(page: Page) -> None:
    """The page and the computers' worker, each every time."""
    page.add_init_script(HEAR)
    drawn = set()
    for _ in range(2):
        start_again(page)
        assert page.evaluate(MEMORY) == "snapshot"
        drawn.add(page.workers[0].evaluate(DRAW, page.evaluate(INTERPRETER)))
        worker = start_a_computer(page)
        assert worker.evaluate("globalThis.memory") == "snapshot"
        drawn.add(worker.evaluate(DRAW, page.evaluate(INTERPRETER)))
    assert len(drawn) == 4
    for _ in range(BOOT_TIMEOUT // 100):
        if page.workers[0].evaluate(LIBRARY, page.evaluate(INTERPRETER)):
            return
        page.wait_for_timeout(100)
    raise AssertionError("the rest of the library never came")


@pytest.mark.parametrize("fault", ["missing", "corrupted", "truncated", "empty", "of another build"])
def test_a_snapshot_that_is_not_right_is_done_without_and_mended(page: Page, watch: Watch, fault: str) -> None:
    watch.expected.append("without the snapshot|Failed to load resource|ServiceWorker")
    page.evaluate(BREAK, fault)
    start_again(page)
    assert page.evaluate(MEMORY) is None
    begin(page, "Anna", "Bo")
    page.context.set_offline(False)
    start_again(page)
    until(page, WHOLE)
    start_again(page)
    assert page.evaluate(MEMORY) == "snapshot"


@pytest.mark.parametrize("word", [0, 5], ids=["no snapshot", "of another Pyodide"])
def test_a_snapshot_that_pyodide_refuses_is_done_without(page: Page, watch: Watch, word: int) -> None:
    """Whatever the name says: here a word of its head changes when it is unfolded."""
    watch.expected.append("without the snapshot")
    change = f"""const {{ set }} = Uint8Array.prototype;
        Uint8Array.prototype.set = function (what, at) {{
          set.call(this, what, at);
          if (at === 0 && this.length > 10_000_000) new Uint32Array(this.buffer, 0, 12)[{word}] ^= 1;
        }};"""
    page.add_init_script(change)
    page.add_init_script(IN_WORKERS % json.dumps(change))
    start_again(page)
    assert page.evaluate(MEMORY) is None
    begin(page, "Anna", "Bo")


def test_a_page_that_fails_with_the_snapshot_is_tried_without(page: Page, watch: Watch) -> None:
    """A snapshot that loads and is wrong all the same: here it leads to a Python without our app."""
    watch.expected.append(".")
    page.add_init_script(IN_WORKERS % json.dumps(NO_PAGE))
    page.add_init_script(HEAR)
    page.reload()
    page.wait_for_function(
        "document.documentElement.dataset.ready === '1' && Object.keys(sessionStorage).join().endsWith('no-snapshot')",
        timeout=BOOT_TIMEOUT,
    )
    assert page.evaluate(MEMORY) is None
    assert start_a_computer(page).evaluate("globalThis.memory ?? null") is None
