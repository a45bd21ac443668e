"""A person looks before the next tap: whatever a test does is followed by waiting until the page has answered.

The app runs in a worker, so a click has come and gone before anything is drawn. A tap on a picture that is no longer
true is dropped, and a test that taps faster than anybody can see would be at odds with that.
"""

from __future__ import annotations

from functools import wraps
from math import hypot
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any

from playwright.sync_api import Error, Keyboard, Locator, Mouse, Page, Touchscreen

if TYPE_CHECKING:
    from collections.abc import Callable

ANSWERED = """() => {
  const late = new Promise((done) => setTimeout(done, 10_000));
  const answered = async () => {
    do {
      await globalThis.allAnswered?.();
      await new Promise((go) => setTimeout(go)); // a new address is told a moment later
    } while (globalThis.unanswered?.());
  };
  return Promise.race([answered(), late]);
}"""

ACTS: dict[type, tuple[str, ...]] = {
    Locator: (
        *("click", "dblclick", "tap", "fill", "press", "press_sequentially", "check", "uncheck", "select_option"),
        *("set_input_files", "dispatch_event", "clear"),
    ),
    Keyboard: ("press", "type", "insert_text", "up"),
    Mouse: ("click", "up"),
    Touchscreen: ("tap",),
    Page: ("go_back", "go_forward", "goto"),
}


def wait(page: Page) -> None:
    """Until everything that was done is answered; a page that is gone answers nothing."""
    try:
        page.evaluate(ANSWERED)
    except Error:
        return


def _followed(act: Callable[..., Any], page_of: Callable[[Any], Page | None]) -> Callable[..., Any]:
    @wraps(act)
    def acting(self: Any, *how: Any, **more: Any) -> Any:  # noqa: ANN401 - whatever Playwright takes
        done = act(self, *how, **more)
        if page := page_of(self):
            wait(page)
        return done

    return acting


def _page_of(actor: Any) -> Page | None:  # noqa: ANN401 - something of Playwright's
    if isinstance(actor, Page):
        return actor
    if isinstance(actor, Locator):
        return actor.page
    found: Page | None = getattr(actor, "hansa_page", None)
    return found


DOUBLE_TAP = 0.4
"""Seconds in which a second tap at the same place is taken for the other half of the first (web/page/ears.mjs)."""


def _unhurried(tap: Callable[..., None]) -> Callable[..., None]:
    """Nobody who means another thing taps at one place twice in a moment."""
    last: list[float] = []

    @wraps(tap)
    def tapping(self: Touchscreen, x: float, y: float) -> None:
        if last and hypot(x - last[0], y - last[1]) < 40:
            sleep(max(0.0, last[2] + DOUBLE_TAP - monotonic()))
        tap(self, x, y)
        last[:] = x, y, monotonic()

    return tapping


def begin() -> None:
    """From now on, for this whole run."""
    setattr(Touchscreen, "tap", _unhurried(Touchscreen.tap))  # noqa: B010 - a method of somebody else's
    for kind, names in ACTS.items():
        for name in names:
            setattr(kind, name, _followed(getattr(kind, name), _page_of))
    for name in ("keyboard", "mouse", "touchscreen"):
        _remember(name)


def _remember(name: str) -> None:
    """Let a keyboard know whose it is."""
    before = getattr(Page, name).fget

    def own(self: Page) -> Any:  # noqa: ANN401 - one of three
        actor = before(self)
        actor.hansa_page = self
        return actor

    setattr(Page, name, property(own))
