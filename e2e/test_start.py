"""The site starts, on every size of screen, from its own folder alone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from e2e.conftest import BOOT_TIMEOUT, Watch, wait_until_ready

OpenApp = Callable[[Page], Page]


@pytest.mark.parametrize("device", ["desktop", "tablet", "phone"])
def test_starts_on(device: str, request: pytest.FixtureRequest, open_app: OpenApp, watch: Watch) -> None:
    page = open_app(request.getfixturevalue(device))
    assert page.evaluate("document.documentElement.dataset.boot") == "ready"
    assert any(url.endswith(".wasm") for url in watch.requests)


def test_nothing_is_asked_for_twice(desktop: Page, open_app: OpenApp, watch: Watch) -> None:
    open_app(desktop)
    assert sorted(watch.requests) == sorted(set(watch.requests))


def test_starts_again_after_a_reload(desktop: Page, open_app: OpenApp) -> None:
    open_app(desktop).reload()
    wait_until_ready(desktop)


def test_a_wheel_that_was_tampered_with_is_refused(desktop: Page, site: str, watch: Watch) -> None:
    watch.expected.append("integrity|loading hansa|Failed to fetch|did not load: hansa")
    desktop.route("**/hansa-*.whl", lambda route: route.fulfill(body=b"PK not what was built"))
    desktop.goto(site)
    desktop.wait_for_function("document.documentElement.dataset.boot === 'failed'", timeout=BOOT_TIMEOUT)
    assert desktop.evaluate("document.documentElement.dataset.ready") is None


def test_a_page_whose_python_fails_says_so(desktop: Page, site: str, watch: Watch) -> None:
    watch.expected.append("RuntimeError: broken on purpose")
    desktop.route("**/main.py*", lambda route: route.fulfill(body="raise RuntimeError('broken on purpose')"))
    desktop.goto(site)
    desktop.wait_for_function("document.documentElement.dataset.boot === 'failed'", timeout=BOOT_TIMEOUT)
