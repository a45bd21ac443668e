"""How long computer players take in the page: games among them in a real Chromium, turn by turn.

`python -m scripts.tasks.bench_opponents CHROMIUM` prints JSON: by slowness, game, level and time for the Master, the
seconds of its turns.
"""

import json
import statistics
import sys
from collections.abc import Iterable
from itertools import product

from playwright.sync_api import Browser, sync_playwright

import hansa
import hansa.ai
from scripts.tasks.bench_start import FLAGS, READY
from scripts.tasks.places import DIST
from scripts.tasks.serve import serving
from scripts.tasks.slowness import slowed

LEVELS = hansa.ai.LEVELS
MINUTES = 25

# Notes every question to the worker and how long its answer took, by the number of lines of the record.
SPY = """
  window.turns = new Map();
  window.Worker = class extends Worker {
    constructor(...how) {
      super(...how);
      this.addEventListener("message", ({ data }) => {
        if (typeof data !== "string" || data[0] !== "{") return;
        const told = JSON.parse(data), asked = turns.get(told.number);
        if (asked) Object.assign(asked, { thought: told.seconds, took: (performance.now() - asked.at) / 1000 });
      });
    }
    postMessage(words, ...how) {
      const asked = typeof words === "string" && words[0] === "{" ? JSON.parse(words) : {};
      if (asked.record) {
        const log = asked.record.slice(asked.record.indexOf("\\n\\n") + 2).trim();
        turns.set(asked.number, { at: performance.now(), level: asked.level, ply: log ? log.split("\\n").length : 0 });
      }
      super.postMessage(words, ...how);
    }
  };
"""


def game(browser: Browser, address: str, name: str, master: str) -> tuple[hansa.Match, list[dict[str, float]]]:
    """One game among the four levels at full speed, with a time for the Master: the match, and every question."""
    context = browser.new_context(base_url=address, viewport={"width": 1440, "height": 900}, service_workers="block")
    page = context.new_page()
    likes = json.dumps({"speed": "once", "motion": "off", "master": master})
    page.add_init_script(
        f"{SPY}; localStorage.setItem(`hansa:${{location.pathname}}preferences`, {json.dumps(likes)});"
    )
    page.goto(address)
    page.wait_for_function(READY, timeout=120_000)
    page.goto(f"{address}#/new")
    page.locator("label", has=page.locator(f"#game-{name}")).click()
    for _ in LEVELS[2:]:
        page.get_by_role("button", name="Add a player").click()
    for seat, level in enumerate(LEVELS):
        page.select_option(f"#level-{seat}", level)
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector(".final", timeout=MINUTES * 60_000)
    slots: list[str] = page.evaluate(
        "Object.entries(localStorage).filter(([k]) => k.includes('/game:')).map((e) => e[1])"
    )
    asked: list[dict[str, float]] = page.evaluate("[...turns.values()].filter((asked) => asked.took)")
    context.close()
    matches = [hansa.load(slot[slot.index("hansa-record:") :]) for slot in slots]
    return max(matches, key=lambda match: match.ply), asked


def turns(match: hansa.Match, asked: Iterable[dict[str, float]]) -> dict[str, list[list[float]]]:
    """Every turn by level: seconds of thinking, and from question to answer, the page's drawing in between included."""
    found: dict[str, list[list[float]]] = {level: [] for level in LEVELS}
    owner, begun = -1, set[str]()
    for one in asked:
        turn, level = match.game.turn_of(match.at(int(one["ply"]))), str(one["level"])
        if turn != owner:
            owner, begun = turn, set()
        if level not in begun:  # who answers in another's turn takes a turn of its own here
            begun.add(level)
            found[level].append([0.0, 0.0])
        found[level][-1] = [found[level][-1][0] + one["thought"], found[level][-1][1] + one["took"]]
    return found


def figures(seconds: Iterable[float]) -> dict[str, float]:
    """Median, what nine of ten stay below, and the longest."""
    every = sorted(seconds)
    return {"median": statistics.median(every), "p90": every[int(0.9 * (len(every) - 1))], "longest": every[-1]}


def main() -> None:
    """One game of each title at each slowness, and one more for a Master with more time."""
    found: dict[str, dict[str, object]] = {}
    with sync_playwright() as playwright, serving(DIST, prefix="/bench/") as address:
        browser = playwright.chromium.launch(executable_path=sys.argv[1], args=list(FLAGS))
        for slowness in (1, 4):
            for name, master in product(("hansa", "teutonica"), ("normal", "long")):
                with slowed(slowness):
                    played = turns(*game(browser, address, name, master))
                for level, times in played.items():
                    if master == "normal" or level == "master":
                        thought, took = zip(*times, strict=True)
                        one = {"turns": len(times), "thought": figures(thought), "took": figures(took)}
                        found[f"{slowness} {name} {level} {master}"] = one
        browser.close()
    print(json.dumps(found))


if __name__ == "__main__":
    main()
