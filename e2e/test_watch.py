"""scripts/play --watch: the page from its sources, which follows them."""

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.conftest import BOOT_TIMEOUT, DEVICES, wait_until_ready
from scripts.tasks.places import DIST
from scripts.tasks.serve import serving
from scripts.watch.copied import copy_tree, watched

SENTENCE = 'new = "'
STYLE = ":root {"


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources, to change things in."""
    return copy_tree(tmp_path_factory.mktemp("tree"))


@pytest.fixture(scope="module")
def address(tree: Path) -> Iterator[str]:
    with watched(tree) as found:
        yield found


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A profile that allows service workers and that nobody watches: it goes to another address than the site's."""
    made = browser.new_context(**DEVICES["desktop"])  # type: ignore[arg-type]
    yield made
    made.close()


@pytest.fixture
def page(context: BrowserContext, address: str) -> Page:
    opened = context.new_page()
    opened.goto(address)
    return wait_until_ready(opened)


def holding(tree: Path, words: str, pattern: str) -> Path:
    return next(path for path in sorted((tree / "web").rglob(pattern)) if words in path.read_text())


def test_a_changed_sentence_is_on_the_screen_and_a_mistake_is_shown_until_it_is_mended(page: Page, tree: Path) -> None:
    words, module = holding(tree, SENTENCE, "*.toml"), tree / "web" / "screens" / "home.py"
    before, code = words.read_text(), module.read_text()
    words.write_text(before.replace(SENTENCE, f"{SENTENCE}Quick, a ", 1))
    expect(page.get_by_role("link", name="Quick, a")).to_be_visible(timeout=BOOT_TIMEOUT)
    wait_until_ready(page)
    module.write_text(f"{code}\nthis is no Python")
    expect(page.locator("pre")).to_contain_text("SyntaxError", timeout=BOOT_TIMEOUT)
    module.write_text(code)
    words.write_text(before)
    wait_until_ready(page)
    expect(page.get_by_role("link", name="New game")).to_be_visible()
    assert not (tree / "dist").exists()


def test_a_changed_style_is_seen_without_loading_the_page_anew(page: Page, tree: Path) -> None:
    path = holding(tree, STYLE, "*.css")
    page.evaluate("window.same = true")
    path.write_text(path.read_text().replace(STYLE, f"{STYLE} --seen: yes;", 1))
    seen = "getComputedStyle(document.documentElement).getPropertyValue('--seen').trim() === 'yes'"
    page.wait_for_function(seen, timeout=BOOT_TIMEOUT)
    assert page.evaluate("window.same")


def test_what_an_earlier_visit_kept_at_this_address_is_not_in_the_way(context: BrowserContext, tree: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = int(free.getsockname()[1])
    page = context.new_page()
    # As scripts/play does it, and without threads that would go on answering when it has ended.
    headers = {"Cache-Control": "no-cache", "Connection": "close"}
    with serving(DIST, port=port, headers=headers) as built:
        page.goto(built)
        wait_until_ready(page)
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    with watched(tree, port) as sources:
        page.goto(sources)
        page.wait_for_selector("script[src^='watch/']", state="attached", timeout=BOOT_TIMEOUT)
        wait_until_ready(page)
        assert page.evaluate("document.documentElement.dataset.memory") is None, "not from its snapshot either"
        assert page.evaluate("navigator.serviceWorker") is None
