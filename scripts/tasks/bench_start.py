"""How long the site takes until it can be used, beside the same page on PyScript as it comes.

Run by the environment's Python; prints JSON. The two take turns, so that a machine that grows busy is as unkind to
the one as to the other.
"""

import gzip
import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, BrowserType, Page, Request, sync_playwright

from scripts.tasks.offline import WORKER, kept
from scripts.tasks.places import DIST
from scripts.tasks.serve import serving
from scripts.tasks.slowness import slowed
from scripts.tasks.stock_site import stock_site

PREFIX = "/start/"
REST = 1_500  # the browser keeps compiled code a little after the page has started
LONGEST = 180_000
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking")
READY = "document.documentElement.dataset.ready === '1'"
KEPT = """async () => {
  const kept = async () => (await (await caches.open(`hansa:${new URL(".", location).pathname}`)).keys())
    .some(({ url }) => url.includes("/snapshot-"));
  const late = performance.now() + %d;
  while (document.querySelector("link[rel=preload]") && !(await kept()) && performance.now() < late) {
    await new Promise((go) => setTimeout(go, 100));
  }
}"""
NOTES = """window.notes = { blocks: [] };
new MutationObserver(() => {
  if (document.documentElement?.dataset.kept === undefined || notes.seen) return;
  notes.seen = true;
  requestAnimationFrame(() => setTimeout(() => { notes.table = performance.now(); }));
}).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-kept"] });
new PerformanceObserver((list) => notes.blocks.push(...list.getEntries().map(({ startTime, duration }) =>
  [startTime, duration]))).observe({ type: "longtask", buffered: true });
new MutationObserver(() => { if (document.documentElement?.dataset.ready) notes.ready ??= performance.now(); })
  .observe(document, { attributes: true, subtree: true, attributeFilter: ["data-ready"] });"""
FACTS = """() => ({
  ready: notes.ready,
  painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
  block: Math.max(0, ...notes.blocks.filter(([start]) => start < notes.ready).map(([, duration]) => duration)),
  table: notes.table ?? 0,
  memory: document.documentElement.dataset.memory ?? "",
})"""


def visit(context: BrowserContext, address: str, asked: set[str]) -> tuple[Page, dict[str, Any]]:
    """Open the page, stay until it can be used, and say how that went."""
    page = context.new_page()
    page.add_init_script(NOTES)

    def note(request: Request) -> None:
        if not request.service_worker:  # what that asks for comes after the start
            asked.add(request.url.partition("?")[0])

    context.on("request", note)
    page.goto(address, wait_until="commit")
    page.wait_for_function(READY, timeout=LONGEST)
    facts: dict[str, Any] = page.evaluate(FACTS)
    return page, facts


def wire(site: Path, urls: set[str], address: str) -> int:
    """Bytes of these files as a host sends them that compresses what becomes smaller."""
    names = {url.removeprefix(address) or "index.html" for url in urls if url.startswith(address)}
    data = [(site / name).read_bytes() for name in names if (site / name).is_file()]
    return sum(min(len(one), len(gzip.compress(one, 9, mtime=0))) for one in data)


def kept_names(site: Path) -> list[str]:
    """What the service worker of a site fetches; a stock site has none."""
    return list(kept(site)) if (site / WORKER).exists() else []


def begin(page: Page) -> str:
    """Sit down at the table of a new game, and go away; the address of the table."""
    page.evaluate("location.hash = '#/new'")
    page.locator("form.setup [type=submit]").click()
    page.wait_for_selector("html[data-keeps]")
    route: str = page.evaluate("location.hash")
    page.goto("about:blank")
    return route


def visits(browser: BrowserType, chromium: str, site: Path, slowness: int) -> dict[str, Any]:
    """A first visit, one with the same profile after the browser was closed, and one that goes on with a game."""
    found: dict[str, Any] = {}
    route = ""
    with serving(site, prefix=PREFIX) as address, tempfile.TemporaryDirectory() as profile, slowed(slowness):
        for name in ("cold", "warm", *(["resumed"] if kept_names(site) else [])):
            context = browser.launch_persistent_context(profile, executable_path=chromium, args=list(FLAGS))
            asked: set[str] = set()
            page, facts = visit(context, address + (route if name == "resumed" else ""), asked)
            found |= {f"{name} {key}": value for key, value in facts.items()}
            if name == "cold":
                found["bytes"] = wire(site, asked, address)
                found["later"] = wire(site, {address + name for name in kept_names(site)} - asked, address)
                page.evaluate(KEPT % LONGEST)  # without it warm visits are told as having no snapshot
            elif name == "warm" and kept_names(site):
                route = begin(page)
            page.wait_for_timeout(REST)
            context.close()
    return found


def measure(chromium: str, rounds_wanted: int, wheels: list[Path]) -> dict[str, Any]:
    """Every figure of every round, by speed of the processor and by site."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        sites = {"ours": DIST, "stock": stock_site(Path(folder) / "stock", wheels)}
        kind = playwright.chromium
        rounds = [
            {
                f"{slowness} {name}": visits(kind, chromium, site, slowness)
                for slowness in (1, 4)
                for name, site in sites.items()
            }
            for _ in range(rounds_wanted)
        ]
        with kind.launch(executable_path=chromium, args=list(FLAGS)) as browser:
            version = browser.version
    medians = {
        case: {
            key: statistics.median(one[case][key] for one in rounds)
            for key, value in rounds[0][case].items()
            if not isinstance(value, str)
        }
        for case in rounds[0]
    }
    memories = sorted(
        {one[f"{slowness} ours"]["warm memory"] or "no snapshot" for one in rounds for slowness in (1, 4)}
    )
    later = medians["1 ours"]["later"]
    return {"chromium": version, "rounds": rounds_wanted, "medians": medians, "memories": memories, "later": later}


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], int(sys.argv[2]), [Path(name) for name in sys.argv[3:]])))
