"""A page on which nobody does anything does nothing itself; and a screen that is being played on stays on."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import hansa
from e2e.conftest import BOOT_TIMEOUT, wait_until_ready
from e2e.shell import at_home, begin, tap
from e2e.table import open_record
from e2e.test_preferences import prefer
from scripts.tasks.places import ROOT

OpenApp = Callable[[Page], Page]
SECONDS = 3
COUNT = """window.calls = 0;
for (const name of ["setTimeout", "setInterval", "requestAnimationFrame", "requestIdleCallback"]) {
  const own = window[name];
  window[name] = (...how) => {
    calls += 1;
    return own(...how);
  };
}"""
REST = """() => {
  for (const animation of document.getAnimations()) animation.finish(); // one without an end cannot be finished
  return document.getAnimations().length;
}"""
WORK = ("LayoutCount", "RecalcStyleCount")


def rests(page: Page) -> None:
    """For some seconds nothing is laid out, no style is worked out and nobody asks to be called later."""
    page.wait_for_timeout(1_500)  # the rest of the library comes a second after the start
    assert page.evaluate(REST) == 0
    page.wait_for_timeout(500)
    devtools = page.context.new_cdp_session(page)
    devtools.send("Performance.enable")

    def counted() -> dict[str, float]:
        found = {each["name"]: each["value"] for each in devtools.send("Performance.getMetrics")["metrics"]}
        return {name: found[name] for name in WORK} | {"calls": page.evaluate("calls")}

    before = counted()
    page.wait_for_timeout(SECONDS * 1000)
    assert counted() == before
    devtools.detach()


def test_an_idle_page_does_nothing(desktop: Page, open_app: OpenApp) -> None:
    """Home, set-up, and the tables of both games, one of them with pieces in hand."""
    desktop.add_init_script(COUNT)
    page = open_app(desktop)
    rests(page)
    page.get_by_role("link", name="New game").click()
    expect(page.get_by_role("heading", name="New game")).to_be_visible()
    rests(page)
    page.goto("#/")
    at_home(page)
    begin(page, "Anna", "Bo")
    tap(page, "riga")
    rests(page)
    page.goto("#/")
    at_home(page)
    game = hansa.load((ROOT / "tests" / "golden" / "teutonica-2009-three-players.hansa").read_text())
    in_hand = (ply for ply in range(game.ply) if game.game.legal_actions(game.at(ply))[0].family == "drop")
    open_record(page, game.branch(next(in_hand)))
    rests(page)


@pytest.mark.first_visit
@pytest.mark.parametrize("hash_", ["", "#/new", "#/learn"])
def test_nothing_of_python_is_asked_for_before_the_first_paint(desktop: Page, site: str, hash_: str) -> None:
    desktop.goto(site + hash_)
    wait_until_ready(desktop)
    painted, asked = desktop.evaluate(
        """() => {
          const own = /(runtime|library-|snapshot-|wheels-)|(interpreter|start|pyscript)\\.m?js/;
          const files = performance.getEntriesByType("resource").filter(({ name }) => own.test(name));
          const paint = Math.min(...performance.getEntriesByType("paint").map(({ startTime }) => startTime));
          return [paint, files.map(({ name, startTime }) => [startTime, name]).sort((one, other) => one[0] - other[0])];
        }"""
    )
    assert len(asked) > 5
    assert asked[0][0] >= painted, asked[0]


LOCKS = """window.locks = [];
navigator.wakeLock.request = async (kind) => {
  if (window.refuses) throw new DOMException("not now", "NotAllowedError");
  const lock = new EventTarget();
  lock.held = kind;
  lock.release = async () => {
    lock.held = "";
    lock.dispatchEvent(new Event("release"));
  };
  locks.push(lock);
  return lock;
};
window.hide = (how) => {
  Object.defineProperty(document, "visibilityState", { configurable: true, value: how });
  if (how === "hidden") for (const lock of locks) if (lock.held) lock.release(); // as browsers do
  document.dispatchEvent(new Event("visibilitychange"));
};"""
HELD = "locks.filter(({ held }) => held === 'screen').length"


def holds(page: Page, count: int) -> None:
    page.wait_for_function(f"{HELD} === {count}", timeout=BOOT_TIMEOUT)


def test_the_screen_stays_on_while_a_game_is_on_the_table(desktop: Page, open_app: OpenApp) -> None:
    desktop.add_init_script(LOCKS)
    page = open_app(desktop)
    assert page.evaluate(HELD) == 0
    begin(page, "Anna", "Bo")
    holds(page, 1)
    page.evaluate("hide('hidden')")
    holds(page, 0)
    page.evaluate("hide('visible')")
    holds(page, 1)
    prefer(page, "switch-awake")
    holds(page, 0)
    prefer(page, "switch-awake")
    holds(page, 1)
    page.goto("#/")
    at_home(page)
    holds(page, 0)


def test_a_browser_that_wants_a_tap_first_is_asked_at_the_next_one(desktop: Page, open_app: OpenApp) -> None:
    desktop.add_init_script(LOCKS)
    page = open_app(desktop)
    page.evaluate("window.refuses = true")
    begin(page, "Anna", "Bo")
    page.wait_for_function("document.documentElement.dataset.awake === '1'")
    assert page.evaluate(HELD) == 0
    page.evaluate("window.refuses = false")
    tap(page, "riga")
    holds(page, 1)
