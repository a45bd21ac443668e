"""What the app asks of the browser. `web.app.remote` passes it on; tests have one that only remembers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


class File(Protocol):
    """A file that a person chose, not read yet."""

    name: str
    size: int

    def read(self, size: int, then: Callable[[str], None], failed: Callable[[], None]) -> None:
        """Its first so many bytes as text."""


class Worker(Protocol):
    """A second Python beside the page's own; words go to it and come from it."""

    def post(self, words: str) -> None: ...

    def end(self) -> None:
        """At once, whatever it is doing."""


class Page(Protocol):
    """The browser, in the few verbs the app needs."""

    def patch(self, element_id: str, markup: str) -> None:
        """Put markup inside an element; what had the focus in there has it again afterwards."""

    def lift(self, moves: Sequence[tuple[str, str]]) -> Callable[[], None]:
        """Note where pieces stand that are about to move; what is returned, called after drawing, lets them go."""

    def set_root_attribute(self, name: str, value: str | None) -> None:
        """Set data-<name> on the root element, or take it away."""

    def title(self, words: str) -> None: ...

    def announce(self, sentence: str) -> None: ...

    def sound(self, names: Sequence[str]) -> None:
        """Let sounds of web/page/sound.mjs be heard, one after the other."""

    def log_error(self, report: str) -> None:
        """Write an error where developers look."""

    def modal(self, *, shown: bool) -> None:
        """Show or hide the dialog element in front of everything."""

    def top(self) -> None:
        """A new screen: begin at its top, and let the keyboard begin there too."""

    def focus(self, target: str) -> None:
        """Give the keyboard to the element with this data-id."""

    def fill(self, target: str, words: str) -> None:
        """Put words into the field with this data-id, and give it the keyboard."""

    def focused(self) -> str:
        """The data-id of the element that has the keyboard, or nothing."""

    def is_portrait(self) -> bool:
        """Whether the window is higher than wide."""

    def viewport_size(self) -> tuple[float, float]:
        """How wide and high the frame of the board is, in pixels; nothing where there is none."""

    def centre(self, x: float, y: float) -> None:
        """Bring a point of the board, in parts of its width and height, to the middle of its frame."""

    def route(self) -> str:
        """The part of the address behind the page: `#/game/…`."""

    def go(self, route: str, *, replace: bool = False) -> None: ...

    def download(self, name: str, words: str) -> None: ...

    def copy(self, words: str, then: Callable[[bool], None]) -> None: ...

    def url(self, route: str) -> str:
        """The whole address of a part of the page, for other people."""

    def can_send(self) -> bool:
        """Whether the system has a way of its own to send something to somebody."""

    def send(self, title: str, link: str) -> None:
        """Let the system ask to whom, and how; nothing happens when nobody is chosen."""

    def load_package(self, package: str, then: Callable[[bool], None]) -> None:
        """Load a Python package of the site that the start does not need; `then` hears whether it is there."""

    def after(self, seconds: float, call: Callable[[], None]) -> Callable[[], None]:
        """Call after a while; what is returned calls it off."""

    def next_task(self, call: Callable[[], None]) -> None:
        """Call as soon as the page has answered to whatever else there is."""

    def worker(self, hear: Callable[[str], None]) -> Worker:
        """Start a worker for the computer players. It says `ready`, or `failed: …`, and then answers questions."""

    def lock(self, name: str, then: Callable[[bool], None], lost: Callable[[], None], *, steal: bool = False) -> None:
        """Ask to be the only tab with this name; `then` hears whether it is so, `lost` when another tab took it."""

    def unlock(self) -> None: ...

    def ask_before_leaving(self, *, wanted: bool) -> None:
        """Whether the browser asks whoever closes or reloads the page if they mean it."""

    def persist(self) -> None:
        """Ask the browser not to clear what is kept here."""

    def watch_versions(self, then: Callable[[], None]) -> None:
        """Keep the site in the browser from now on; `then` is called when a new version of it is there."""

    def renew(self) -> None:
        """Load the page anew, with the new version."""

    def token(self) -> str:
        """A random name that nobody can guess, from the browser's own source."""

    def now(self) -> int:
        """Milliseconds since 1970, as the clock of the machine is set: for dates."""

    def clock(self) -> float:
        """Milliseconds since some moment, by a clock that nobody can set: for how long something takes."""
