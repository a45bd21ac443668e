"""What is left in memory after twenty games in a row, from the list and from files; run by bench.py."""

import json
import sys
from collections.abc import Callable

from playwright.sync_api import CDPSession, Page, sync_playwright

from scripts.tasks.bench_long import go, ready, screen, wandered
from scripts.tasks.bench_taps import FLAGS
from scripts.tasks.places import DIST
from scripts.tasks.serve import serving

GAMES = 20
SETTLED = 300

# Where Python lives: its memory only grows, so this is the most it ever needed.
WATCH = """
for (const name of ["instantiate", "instantiateStreaming"]) {
  const made = WebAssembly[name];
  WebAssembly[name] = async (...given) => {
    const found = await made.apply(WebAssembly, given);
    const memory = (found.instance ?? found).exports?.memory ?? given[1]?.env?.memory;
    if (memory) (window.memories ??= []).push(memory);
    return found;
  };
}
"""
PYTHON = "Math.max(0, ...(window.memories ?? []).map((memory) => memory.buffer.byteLength))"

# Who drives a browser keeps hold of the elements that are waited for, clicked and filled, and of all around them. So
# here the page does it itself.
CLICK = "(selector) => document.querySelector(selector).dispatchEvent(new Event('click', { bubbles: true }))"
CHOOSE = """(words) => {
  const field = document.getElementById("file");
  const chosen = new DataTransfer();
  chosen.items.add(new File([words], "bench.hansa"));
  field.files = chosen.files;
  field.dispatchEvent(new Event("change", { bubbles: true }));
}"""


def records() -> list[str]:
    """Games of both titles, none of them short."""
    teutonica = {"board": "hanseatic-2-3", "edition": "2009"}
    return [
        wandered("teutonica", f"memory {n}", 250, **teutonica).dumps()
        if n % 2
        else wandered("hansa", f"memory {n}", 120, start="1").dumps()
        for n in range(GAMES)
    ]


def memory(page: Page, browser: CDPSession) -> dict[str, float]:
    """What there is once nobody holds what nobody needs."""
    page.wait_for_timeout(SETTLED)
    for _ in range(3):
        browser.send("HeapProfiler.collectGarbage")
    told = {one["name"]: one["value"] for one in browser.send("Performance.getMetrics")["metrics"]}
    return {
        "nodes": told["Nodes"],
        "listeners": told["JSEventListeners"],
        "heap": told["JSHeapUsedSize"],
        "python": page.evaluate(PYTHON),
    }


def click(page: Page, selector: str) -> None:
    page.evaluate(CLICK, selector)


def home(page: Page) -> None:
    """Back to the list, without what was told on the way."""
    go("#/", "home")(page)
    page.wait_for_timeout(SETTLED)
    if page.locator('[data-do="app.close-notice"]').count():
        click(page, '[data-do="app.close-notice"]')


def step(page: Page) -> None:
    """Do something at the table, and take it back."""
    page.wait_for_timeout(SETTLED)
    if page.locator(".board .target.is-legal").count():
        click(page, ".board .target.is-legal")
        page.wait_for_timeout(SETTLED)
        page.keyboard.press("u")


def from_list(page: Page, number: int) -> None:
    """One of the games of the list."""
    go(str(page.locator(".card-link").nth(number).get_attribute("href")), "table")(page)
    step(page)
    home(page)


def from_file(record: str) -> Callable[[Page], None]:
    """A game that comes as a file and is deleted after a look."""

    def way(page: Page) -> None:
        page.evaluate(CHOOSE, record)
        screen("table")(page)
        step(page)
        go("#/", "home")(page)
        click(page, '[data-do="menu"]')
        page.wait_for_function("document.querySelector('dialog[open] .choices') !== null")
        click(page, 'dialog [data-do="delete"]')
        home(page)

    return way


def main() -> None:
    """The list before, after twenty of its games, and after twenty files; prints JSON."""
    games = records()
    found = {}
    with sync_playwright() as playwright, serving(DIST) as site:
        browser = playwright.chromium.launch(executable_path=sys.argv[1], args=list(FLAGS))
        page = browser.new_page(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
        page.set_default_timeout(600_000)
        page.add_init_script(WATCH)
        page.goto(site)
        ready(page)
        talk = page.context.new_cdp_session(page)
        talk.send("Performance.enable")
        page.evaluate(CHOOSE, "\n".join(games))
        page.wait_for_function(f"document.querySelectorAll('.card').length === {GAMES}")
        for number in range(2):  # one of each title: what every game needs is there from now on
            from_list(page, number)
            from_file(games[number])(page)
        found["before"] = memory(page, talk)
        for number in range(GAMES):
            from_list(page, number)
        found["after games"] = memory(page, talk)
        for record in games:
            from_file(record)(page)
        found["after files"] = memory(page, talk)
        browser.close()
    print(json.dumps(found))


if __name__ == "__main__":
    main()
