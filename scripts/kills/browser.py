"""What is asked of a browser that is to be killed, and how one goes about in its page."""

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol

PATIENCE = 60.0


class Tab(Protocol):
    """The page, as Playwright shows it."""

    def evaluate(self, expression: str, arg: object = None) -> Any:  # noqa: ANN401 - whatever JavaScript has
        """What an expression is worth, or a function of one argument."""
        ...

    def wait_for_timeout(self, timeout: float) -> None:
        """Let milliseconds pass, and hear what the page tells meanwhile."""
        ...


class Browser(Protocol):
    """A browser with a profile on disk that can be opened again and again."""

    profile: Path
    hears: Callable[[str], None]
    """Who is told what the watcher in the page tells."""
    ends: Sequence[str]
    """How it can be brought to its end, the usual ways more than once."""
    lost: tuple[type[Exception], ...]
    """What using its page leads to when it is dead."""

    def open(self, address: str) -> Tab:
        """The site in the only tab, ready to be used; in the browser that runs, or in a new one."""
        ...

    def reload(self) -> Tab:
        """The same tab, ready once more."""
        ...

    def close(self) -> None:
        """Properly, so that everything is on the disk."""
        ...

    def bury(self, end: str) -> None:
        """Wait until everything is dead that dies of this end, and help where something does not."""
        ...


def now() -> float:
    """The moment, in milliseconds, on the clock that the page has too."""
    return time.time() * 1000


def until(tab: Tab, expression: str) -> Any:  # noqa: ANN401 - whatever JavaScript has
    """Wait until something is worth anything, and tell what."""
    patience = time.monotonic() + PATIENCE
    while time.monotonic() < patience:
        if found := tab.evaluate(expression):
            return found
        tab.wait_for_timeout(20)
    raise TimeoutError(f"never true: {expression}")


def at(tab: Tab, screen: str) -> None:
    """Wait for a screen."""
    until(tab, f"document.documentElement.matches('[data-screen={screen}]:not([data-kept])')")


def go(tab: Tab, route: str, screen: str) -> None:
    """To another screen, as with a link."""
    tab.evaluate("(route) => { location.hash = route; }", route)
    at(tab, screen)


def go_home(tab: Tab) -> None:
    """To the list of games."""
    go(tab, "#/", "home")


def wait_until_ready(tab: Tab) -> Tab:
    """Wait until the page can be used."""
    until(tab, "document.documentElement.dataset.ready === '1'")
    return tab
