"""From a tap to the changed picture on a full board, beside the change of one node; run by the environment's Python."""

import json
import statistics
import sys
from collections.abc import Sequence

from playwright.sync_api import Page, sync_playwright

from scripts.pictures.games import baltic_game, teutonica_game
from scripts.pictures.screens import at_table
from scripts.tasks.places import DIST
from scripts.tasks.serve import serving

FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking")
TAPS = 60
STRIDE = 7  # from one thing that glows to the next that is tapped, so that the taps wander over the board

# The next frame after the change is what a person sees; a task queued in that frame runs once it is painted.
MEASURE = """
window.untilSeen = (change) => new Promise((done) => {
  const never = setTimeout(done, 5_000, -1);
  const seen = new MutationObserver(() => {
    seen.disconnect();
    clearTimeout(never);
    requestAnimationFrame(() => { const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done(performance.now() - start); port2.postMessage(0); });
  });
  seen.observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true });
  const start = performance.now();
  change();
});
window.longTasks = [];
new PerformanceObserver((list) => longTasks.push(...list.getEntries().map((task) => task.duration)))
  .observe({ type: "longtask" });
window.note = document.body.appendChild(document.createElement("p"));
"""
BARE = "(n) => untilSeen(() => { note.textContent = String(n); })"
TAP = (
    "(selector) => untilSeen(() => document.querySelector(selector).dispatchEvent(new Event('click', {bubbles: true})))"
)
# Something that glows and is not done yet, then back again: each is a whole action with everything drawn anew.
NEXT = """(n) => {
  const back = document.querySelector('.step-undo:not([aria-disabled])');
  if (back) return '.step-undo';
  const glowing = document.querySelectorAll('.board .target.is-legal');
  return `.board [data-id="${glowing[n % glowing.length].dataset.id}"]`;
}"""


LONGEST = "Math.max(0, ...longTasks.splice(0))"


def spread(times: Sequence[float]) -> dict[str, float]:
    """The middle and what 95 of 100 stay below."""
    return {"median": statistics.median(times), "p95": sorted(times)[int(len(times) * 0.95)]}


def measure(page: Page) -> dict[str, object]:
    """Taps and bare changes in turn, and how much there is to draw."""
    bare, taps = [], []
    for n in range(TAPS):
        bare.append(float(page.evaluate(BARE, n)))
        selector = page.evaluate(NEXT, STRIDE * n)
        taps.append(float(page.evaluate(TAP, selector)))
        if taps[-1] < 0:
            raise SystemExit(f"A tap on {selector} changed nothing.")
        page.keyboard.press("Escape")
        page.wait_for_timeout(100)
    drawn = page.evaluate(
        "[document.querySelectorAll('.board *').length, document.querySelector('.board').outerHTML.length]"
    )
    return {
        "bare": spread(bare),
        "tap": spread(taps),
        "nodes": drawn[0],
        "bytes": drawn[1],
        "playing": page.evaluate(LONGEST),
    }


def share(page: Page) -> float:
    """The longest task while the game is shown as a link and drawn as a code, or told to be too long for one."""
    page.evaluate(LONGEST)
    for selector in ('[data-do="app.menu"]', '[data-do="share"]'):
        page.locator(selector).first.dispatch_event("click")
    page.wait_for_selector(".qr, .share-code .hint:not([data-drawing])")
    page.wait_for_timeout(500)
    return float(page.evaluate(LONGEST))


def main() -> None:
    """Both games at their largest; prints JSON."""
    games = {
        "Hansa, three players": baltic_game(),
        "Hanseatic League, five players": teutonica_game("hanseatic-4-5", 5),
        "Eastern Hanseatic League, five players": teutonica_game("eastern", 5),
        "Britannia, five players": teutonica_game("britannia-4-5", 5),
    }
    found = {}
    with sync_playwright() as playwright, serving(DIST) as site:
        browser = playwright.chromium.launch(executable_path=sys.argv[1], args=list(FLAGS))
        for name, match in games.items():
            page = browser.new_page(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
            page.goto(site)
            page.wait_for_selector("html[data-ready='1']", timeout=120_000)
            page.evaluate(MEASURE)
            at_table(page, match)
            page.wait_for_timeout(1_000)
            opening = page.evaluate(LONGEST)
            found[name] = {**measure(page), "opening": opening, "sharing": share(page)}
            page.close()
        browser.close()
    print(json.dumps(found))


if __name__ == "__main__":
    main()
