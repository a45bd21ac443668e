"""Somebody who is not where the game is: at an address that is none, or in a frame of another site."""

from collections.abc import Callable, Iterator
from http import HTTPStatus
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import SUB_PATH, Watch, wait_until_ready
from scripts.tasks.places import DIST
from scripts.tasks.serve import SiteHandler, serving

BACK = "To the start page"
OUTSIDE = """<!doctype html><meta charset="utf-8"><title>Elsewhere</title>
<iframe width="800" height="600" src="{site}"></iframe>"""

pytestmark = pytest.mark.first_visit


@pytest.fixture
def host(watch: Watch, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A host that shows 404.html wherever there is nothing, as Pages does."""

    def send_error(handler: SiteHandler, code: int, *_more: object) -> None:
        body = (DIST / "404.html").read_bytes()
        handler.send_response(HTTPStatus(code))
        handler.send_header("Content-Type", "text/html; charset=utf-8")
        handler.send_header("Content-Length", str(len(body)))
        handler.end_headers()
        handler.wfile.write(body)

    monkeypatch.setattr(SiteHandler, "send_error", send_error)
    watch.expected.append("404")
    with serving(DIST, prefix=SUB_PATH) as address:
        watch.site = address.removesuffix(SUB_PATH)  # whoever is lost may look too far up
        yield address


@pytest.mark.parametrize("place", ["nowhere", "nowhere/", "web/nowhere", "a/b/c/d/e.html?f=g#h"])
def test_every_lost_address_leads_to_the_start_page(desktop: Page, host: str, place: str) -> None:
    desktop.goto(host + place)
    back = desktop.get_by_role("link", name=BACK)
    expect(back).to_have_attribute("href", host)
    expect(back).to_have_css("text-decoration-line", "none")  # the sheet was found, too


def test_the_way_back_leads_there(desktop: Page, host: str) -> None:
    desktop.goto(host + "nowhere")
    desktop.get_by_role("link", name=BACK).click()
    wait_until_ready(desktop)


def test_in_a_frame_of_another_site_only_a_link_is_shown(
    new_context: Callable[[str], BrowserContext], site: str, watch: Watch, tmp_path: Path
) -> None:
    (tmp_path / "index.html").write_text(OUTSIDE.format(site=site))
    context = new_context("desktop")
    page = context.new_page()
    watch.expected.append("favicon")
    with serving(tmp_path) as address:
        elsewhere = address.replace("localhost", "127.0.0.1")
        page.goto(elsewhere)
        frame = page.frame_locator("iframe")
        expect(frame.get_by_text("does not run inside another site")).to_be_visible()
        with context.expect_page() as opened:
            frame.get_by_role("link", name="Open it in a window of its own").click()
        wait_until_ready(opened.value)
    watch.requests = [url for url in watch.requests if not url.startswith(elsewhere)]
