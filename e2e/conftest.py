"""The built site in a real Chromium, under a sub-path, watched: no foreign request and no error goes unseen."""

import os
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, WebError, sync_playwright

from e2e import answered, evidence
from scripts.tasks.browser import VARIABLE, chromium
from scripts.tasks.places import DIST
from scripts.tasks.serve import serving

SUB_PATH = "/some/where/hansa/"
BOOT_TIMEOUT = 60_000
TIMEOUT = 20_000  # a shared machine is slow at times, which is no failure
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
)
DEVICES: dict[str, dict[str, object]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "tablet": {"viewport": {"width": 1024, "height": 768}, "has_touch": True, "device_scale_factor": 2},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "has_touch": True,
        "is_mobile": True,
        "device_scale_factor": 3,
    },
}


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address of the built site."""
    assert DIST.exists(), "build the site first: scripts/build"
    with serving(DIST, prefix=SUB_PATH) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for the whole run."""
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(
            executable_path=os.environ.get(VARIABLE) or chromium(), args=list(FLAGS), timeout=BOOT_TIMEOUT
        )
        yield running
        running.close()


@dataclass
class Watch:
    """What the pages of one test asked for and complained about."""

    site: str
    requests: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    expected: list[str] = field(default_factory=list)  # patterns of errors that the test provokes

    def over(self, context: BrowserContext) -> None:
        """Listen to every page and worker of a context."""
        context.on("request", self._request)
        context.on("console", self._console)
        context.on("weberror", self._web_error)

    def no_more(self, context: BrowserContext) -> None:
        """Leave a context to the next test."""
        context.remove_listener("request", self._request)
        context.remove_listener("console", self._console)
        context.remove_listener("weberror", self._web_error)

    def foreign(self) -> list[str]:
        """Requests that left the site's own folder."""
        own = (self.site, f"blob:{urlsplit(self.site)._replace(path='/').geturl()}", "data:")
        return [url for url in self.requests if not url.startswith(own)]

    def unexpected(self) -> list[str]:
        """Errors that the test did not provoke."""
        return [error for error in self.errors if not any(re.search(pattern, error) for pattern in self.expected)]

    def _request(self, request: Request) -> None:
        self.requests.append(request.url)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _web_error(self, error: WebError) -> None:
        self.errors.append(f"page: {error.error}")


@pytest.fixture(autouse=True)
def watch(site: str) -> Iterator[Watch]:
    """Every test ends with this: nothing was asked of anybody else, nothing went wrong unnoticed."""
    watching = Watch(site)
    yield watching
    assert not watching.foreign(), "asked elsewhere: " + ", ".join(watching.foreign())
    assert not watching.unexpected(), "\n".join(watching.unexpected())


@pytest.fixture
def new_context(
    browser: Browser, site: str, watch: Watch, request: pytest.FixtureRequest
) -> Iterator[Callable[..., BrowserContext]]:
    """Makes fresh browser profiles by the name of a device; each is watched and closed at the end.

    Only tests that are about it let the site be kept: else each would fetch all of it once more, for nothing.
    """
    opened: list[BrowserContext] = []

    def make(device: str, *, keeps: bool = False) -> BrowserContext:
        context = browser.new_context(
            base_url=site,
            accept_downloads=True,
            service_workers="allow" if keeps else "block",
            **DEVICES[device],  # type: ignore[arg-type]
        )
        context.set_default_timeout(TIMEOUT)
        watch.over(context)
        evidence.record(context)
        opened.append(context)
        return context

    yield make
    failed = evidence.failed(request.node) or watch.foreign() or watch.unexpected()
    for number, context in enumerate(opened, 1):
        evidence.stop(context, f"{evidence.name(request.node)}-{number}" if failed else "")
        context.close()


@pytest.fixture(scope="session")
def visited(browser: Browser, site: str) -> Iterator[Callable[[str], BrowserContext]]:
    """Browser profiles that have the whole site, one a device: a start costs them less than half of a first one."""
    from e2e.kept import visit  # noqa: PLC0415 - it needs this module

    opened: dict[str, BrowserContext] = {}

    def find(device: str) -> BrowserContext:
        if device not in opened:
            context = browser.new_context(base_url=site, accept_downloads=True, **DEVICES[device])  # type: ignore[arg-type]
            visit(context.new_page(), site).close()
            context.set_default_timeout(TIMEOUT)
            opened[device] = context
        return opened[device]

    yield find
    for context in opened.values():
        context.close()


@pytest.fixture
def new_page(
    visited: Callable[[str], BrowserContext],
    new_context: Callable[[str], BrowserContext],
    site: str,
    watch: Watch,
    request: pytest.FixtureRequest,
) -> Iterator[Callable[[str], Page]]:
    """Opens a page on a device that knows the site but has kept nothing of what was done there.

    Tests of the start itself, and those that answer for the network, are marked `first_visit`.
    """
    used: list[BrowserContext] = []
    own = site.removesuffix(SUB_PATH)

    def make(device: str) -> Page:
        if request.node.get_closest_marker("first_visit"):
            return new_context(device).new_page()
        context = visited(device)
        page = context.new_page()
        devtools = context.new_cdp_session(page)
        devtools.send("Storage.clearDataForOrigin", {"origin": own, "storageTypes": "local_storage,indexeddb"})
        devtools.detach()
        watch.over(context)
        evidence.record(context)
        used.append(context)
        return page

    yield make
    failed = evidence.failed(request.node) or watch.foreign() or watch.unexpected()
    for context in used:
        evidence.stop(context, evidence.name(request.node) if failed else "")
        for page in context.pages:
            page.close()
        context.clear_permissions()
        watch.no_more(context)


@pytest.fixture
def desktop(new_page: Callable[[str], Page]) -> Page:
    """A large window with a mouse."""
    return new_page("desktop")


@pytest.fixture
def tablet(new_page: Callable[[str], Page]) -> Page:
    """A touch screen of 1024 by 768."""
    return new_page("tablet")


@pytest.fixture
def phone(new_page: Callable[[str], Page]) -> Page:
    """A touch screen of 390 by 844."""
    return new_page("phone")


@pytest.fixture
def open_app(site: str) -> Callable[[Page], Page]:
    """Opens the site on a page and waits until it can be used."""

    def open_it(page: Page) -> Page:
        page.goto(site)
        return wait_until_ready(page)

    return open_it


def wait_until_ready(page: Page) -> Page:
    """Wait for <html data-ready="1">, which the page sets when it can be used."""
    page.wait_for_function("document.documentElement.dataset.ready === '1'", timeout=BOOT_TIMEOUT)
    return page


def pytest_configure() -> None:
    """Nobody taps faster than they see."""
    answered.begin()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whole games first: begun last, one of them would keep a core waiting for minutes."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Iterator[None]:  # the hook's result passes through unchanged
    """Note a failure, with a picture of every page that the test left."""
    report: pytest.TestReport = yield  # type: ignore[assignment]
    if call.when == "call" and report.failed and isinstance(item, pytest.Function):
        evidence.note_failure(item)
    return report  # type: ignore[return-value]
