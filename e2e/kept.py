"""Copies of the built site that a test may change, and what it means to be kept by the browser."""

import gzip
import hashlib
import re
import shutil
from functools import partial
from pathlib import Path

from playwright.sync_api import Page

from e2e.conftest import BOOT_TIMEOUT, wait_until_ready
from scripts.tasks.offline import seal
from scripts.tasks.page import Page as Markup
from scripts.tasks.places import DIST, ROOT
from scripts.tasks.references import content_hash
from scripts.tasks.site import snapshot_name

KEPT = """() => {
  const worker = navigator.serviceWorker.controller;
  return worker?.state === "activated" && worker.scriptURL === new URL("service-worker.js", location).href;
}"""

WHOLE = """async () => {
  const cache = await caches.open(`hansa:${new URL(".", location).pathname}`);
  return (await cache.keys()).some(({ url }) => url.includes("/snapshot-"));
}"""

HEAR = """window.heard = [];
window.Worker = class extends Worker {
  constructor(...how) {
    super(...how);
    this.addEventListener("message", ({ data }) => heard.push(String(data).slice(0, 20)));
  }
};"""
"""An init script: what the computers' worker said."""


IN_WORKERS = """const make = URL.createObjectURL;
URL.createObjectURL = (blob) => {
  const runs = /javascript/.test(blob.type);
  return make(runs ? new Blob([%s, ";", blob], { type: blob.type }) : blob);
};"""
"""An init script that lets PyScript's worker begin with some JavaScript, given as a JSON string."""


def copy_of_the_site(folder: Path) -> Path:
    return shutil.copytree(DIST, folder)


def change(site: Path, word: str) -> None:
    """Make another version of a site: its start page says which."""
    page = Markup((site / "index.html").read_text())
    page.one("html").attributes["data-version"] = word
    (site / "index.html").write_text(str(page))
    close(site)


def next_build(site: Path, word: str) -> None:
    """Make a site as another build would: library and snapshot under other names, another script for the computers."""
    (library,) = site.glob("library-*")
    (snapshot,) = site.glob("snapshot-*")
    memory = snapshot / "memory.bin"
    unpacked = site.parent / f"{word}.raw"
    unpacked.write_bytes(gzip.decompress(memory.read_bytes()) + word.encode())  # behind the end nobody reads
    memory.write_bytes(gzip.compress(unpacked.read_bytes(), 1))
    named = {library.name: f"library-{content_hash([unpacked])}", snapshot.name: snapshot_name(unpacked)}
    library.rename(site / named[library.name])
    snapshot.rename(site / named[snapshot.name])
    thinker = site / "web" / "page" / "thinker.mjs"
    thinker.write_text(f'{thinker.read_text()}\nglobalThis.build = "{word}";\n')

    own = (f"web/page/{name}.mjs" for name in ("memory", "interpreter", "app", "python"))  # each names those before it
    for name in (*own, "index.html"):
        path = site / name
        text = path.read_text()
        for old, new in named.items():
            text = text.replace(old, new)
        path.write_text(re.sub(r"(?<=\./)([\w./-]+)\?v=\w+", partial(versioned, path.parent), text))
    change(site, word)


def versioned(folder: Path, found: re.Match[str]) -> str:
    """The same file, by what is in it now."""
    return f"{found[1]}?v={hashlib.sha256((folder / found[1]).read_bytes()).hexdigest()[:12]}"


def close(site: Path, extra: str = "") -> None:
    """Write the service worker for the files as they are now; `extra` is JavaScript for a worker with a mind."""
    seal(site, (ROOT / "service-worker.js").read_text() + extra)


def visit(page: Page, address: str) -> Page:
    """Open the site and stay until the browser has all of it, the snapshot too."""
    page.goto(address)
    wait_until_ready(page)
    wait_until_kept(page)
    until(page, WHOLE)
    return page


def wait_until_kept(page: Page) -> Page:
    """From here on nothing but the snapshot may be missing."""
    page.wait_for_function(KEPT, timeout=BOOT_TIMEOUT)
    return page


def until(page: Page, promise: str) -> None:
    """Wait until JavaScript answers yes; unlike wait_for_function this waits for promises."""
    for _ in range(BOOT_TIMEOUT // 100):
        if page.evaluate(promise):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"never true: {promise}")


def version(page: Page) -> str | None:
    found: str | None = page.evaluate("document.documentElement.dataset.version")
    return found


def kept_names(page: Page) -> dict[str, list[str]]:
    """Every cache of the origin with the addresses in it."""
    found: dict[str, list[str]] = page.evaluate(
        """async () => Object.fromEntries(await Promise.all((await caches.keys()).map(
          async (name) => [name, (await (await caches.open(name)).keys()).map((request) => request.url)])))"""
    )
    return found
