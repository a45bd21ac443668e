"""What the app asks of the browser. `web.dom` is the real one; tests have one that only remembers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable


class File(Protocol):
    """A file that a person chose, not read yet."""

    name: str
    size: int

    def read(self, then: Callable[[str], None]) -> None: ...


class Page(Protocol):
    """The browser, in the few verbs the app needs."""

    def patch(self, element_id: str, markup: str) -> None:
        """Put markup inside an element; what had the focus in there has it again afterwards."""
        ...

    def mark(self, name: str, value: str | None) -> None:
        """Set data-<name> on the root element, or take it away."""
        ...

    def title(self, words: str) -> None: ...

    def announce(self, sentence: str) -> None: ...

    def complain(self, report: str) -> None:
        """Write an error where developers look."""
        ...

    def modal(self, *, shown: bool) -> None:
        """Show or hide the dialog element in front of everything."""
        ...

    def top(self) -> None:
        """A new screen: begin at its top, and let the keyboard begin there too."""
        ...

    def focus(self, target: str) -> None:
        """Give the keyboard to the element with this data-id."""
        ...

    def focused(self) -> str:
        """The data-id of the element that has the keyboard, or nothing."""
        ...

    def upright(self) -> bool:
        """Whether the window is higher than wide."""
        ...

    def route(self) -> str:
        """The part of the address behind the page: `#/game/…`."""
        ...

    def go(self, route: str, *, replace: bool = False) -> None: ...

    def download(self, name: str, words: str) -> None: ...

    def copy(self, words: str, then: Callable[[bool], None]) -> None: ...

    def later(self, seconds: float, call: Callable[[], None]) -> Callable[[], None]:
        """Call after a while; what is returned calls it off."""
        ...

    def lock(self, name: str, then: Callable[[bool], None], lost: Callable[[], None], *, steal: bool = False) -> None:
        """Ask to be the only tab with this name; `then` hears whether it is so, `lost` when another tab took it."""
        ...

    def unlock(self) -> None: ...

    def persist(self) -> None:
        """Ask the browser not to clear what is kept here."""
        ...

    def token(self) -> str:
        """A random name that nobody can guess, from the browser's own source."""
        ...

    def now(self) -> int:
        """Milliseconds since 1970."""
        ...
