"""What the browser keeps of the site is what was built, whatever a host or a neighbour makes of it."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page

from e2e.conftest import SUB_PATH, Watch, wait_until_ready
from e2e.kept import change, copy_of_the_site, until, version, visit
from e2e.shell import begin
from scripts.tasks.serve import SiteHandler, serving

NewContext = Callable[..., BrowserContext]
CACHE = 'caches.open(`hansa:${new URL(".", location).pathname}`)'
MISTYPE = f"""async () => {{
  const cache = await {CACHE};
  for (const request of await cache.keys()) {{
    const kept = await cache.match(request);
    const headers = new Headers(kept.headers);
    headers.set("Content-Type", "text/plain");
    await cache.put(request, new Response(await kept.arrayBuffer(), {{ headers }}));
  }}
}}"""
REPLACE = f"""async ([name, body, type]) => {{
  const cache = await {CACHE};
  const request = (await cache.keys()).find(({{ url }}) => url.split("?")[0].endsWith(name));
  await cache.put(request, new Response(body, {{ headers: {{ "Content-Type": type }} }}));
}}"""
TYPED = f"""async () => {{
  const cache = await {CACHE};
  const kept = await cache.matchAll();
  return kept.length > 0 && kept.every(({{ headers }}) => headers.get("Content-Type") !== "text/plain");
}}"""
"""Whether nothing is kept any more as what it is not: what only the build before had is cleared away a moment later."""
WAITS = "navigator.serviceWorker.getRegistration().then((found) => { found.update(); return !!found.waiting; })"


def restart_the_worker(page: Page) -> None:
    devtools = page.context.new_cdp_session(page)
    devtools.send("ServiceWorker.enable")
    devtools.send("ServiceWorker.stopAllWorkers")


def test_files_have_the_types_of_their_names_whatever_a_host_says_in_a_bad_hour(
    new_context: NewContext, tmp_path: Path, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An earlier visit has kept all files as plain text, and the host sends the next build so, too."""
    folder = copy_of_the_site(tmp_path / "site")
    change(folder, "one")
    with serving(folder, prefix=SUB_PATH, headers={"Cache-Control": "no-cache"}) as address:
        watch.site = address
        page = visit(new_context("desktop", keeps=True).new_page(), address)
        page.evaluate(MISTYPE)
        (folder / "web" / "new.mjs").write_text("// a script that only the next build has")
        monkeypatch.setattr(SiteHandler, "extensions_map", {"": "text/plain", ".html": "text/html"})
        change(folder, "two")
        until(page, WAITS)
        page.goto("about:blank")
        page.context.set_offline(True)
        page.wait_for_timeout(1000)
        page.goto(address)  # with no page left, the new one begins by itself
        wait_until_ready(page)
        assert version(page) == "two"
        until(page, TYPED)
        begin(page, "Anna", "Bo")


def test_a_page_or_script_that_somebody_else_put_there_is_not_given_out(new_context: NewContext, site: str) -> None:
    page = visit(new_context("desktop", keeps=True).new_page(), site)
    page.evaluate(REPLACE, ["/index.html", "<title>Not Hansa</title>", "text/html; charset=utf-8"])
    page.evaluate(REPLACE, ["/web/page/boot.js", "document.title = 'Not Hansa'", "text/javascript; charset=utf-8"])
    restart_the_worker(page)
    page.goto(site + "#/new")
    page.reload()
    wait_until_ready(page)
    page.context.set_offline(True)  # and what is kept now is right
    restart_the_worker(page)
    page.reload()
    wait_until_ready(page)
