"""What the rooms of the page say to each other.

What happens reaches the app through `web.app.remote`, the app gives it to the dialog or the screen in front, and then
asks the screen for its parts and draws those that depend on something that changed. Screens never see the browser.
"""

# ruff: noqa: ARG002 - what does nothing needs nothing of what it is told

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar, runtime_checkable

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence

    from web.draw.writer import Markup
    from web.play.preferences import Preferences
    from web.play.session import Session
    from web.play.thinker import Thinker
    from web.store.library import Library
    from web.wire.part import Part

Drawn = TypeVar("Drawn")


class Screen(Protocol):
    """One full page at a time. Whoever inherits this does nothing until it says what."""

    name: str
    """`home`, `setup`, `table` …: stands in <html data-screen>, for styles and tests."""

    def title(self) -> str:
        """What the browser tab says, and what is announced when the screen opens."""

    def fragments(self) -> Mapping[str, Markup] | Sequence[Part]:
        """What is shown: parts, or markup by place. The first, `app`, is the frame that holds the other places.

        Keep what changes out of the frame: when the frame changes, everything inside is drawn again.
        """

    def tap(self, target: str) -> None:
        """Something with data-id was tapped, clicked or entered: `city:danzig`."""
        return

    def do(self, command: str, value: str = "") -> None:
        """Something with data-do was used; the value is its data-value, or what was typed or chosen in it."""
        return

    def keys(self) -> Collection[str]:
        """The keys that it may use, in small letters: the browser gets the others."""
        return ()

    def key(self, key: str) -> bool:
        """A key that nobody else took, as KeyboardEvent.key says it (`ctrl+z` with modifiers); True when used."""
        return False


@runtime_checkable
class Moving(Protocol):
    """A screen on which pieces move. Ask after its fragments, once for each picture."""

    def moves(self) -> Sequence[tuple[str, str]]:
        """From where to where pieces went since the last picture."""


@runtime_checkable
class Played(Protocol):
    """A screen on which a game is played, or a lesson."""

    @property
    def session(self) -> Session: ...


@runtime_checkable
class Resumable(Protocol):
    """A screen whose picture may be kept, for the next time that the game is opened (web/page/keep_picture.mjs)."""

    def as_laid(self) -> str:
        """The game that it shows just as it would if that were opened now, and nothing of it that is a secret."""


class Dialog(Protocol):
    """Something in front of the screen that wants an answer first. Escape and the close button dismiss it."""

    name: str

    def markup(self) -> Markup:
        """The inside of the dialog; its heading has the id `dialog-title`."""

    def do(self, command: str, value: str = "") -> None:
        """A command of its own; to close it is the app's."""
        return


@runtime_checkable
class LiveDialog(Dialog, Protocol):
    """A dialog that changes while somebody types in it: only its parts are drawn anew, the field stays."""

    def parts(self) -> dict[str, Markup]:
        """Element id to the markup inside it."""


class Services(Protocol):
    """What a screen or dialog may ask of the app."""

    library: Library
    thinker: Thinker
    session: Session | None
    """The game at hand."""

    @property
    def preferences(self) -> Preferences: ...

    def go(self, route: str, *, replace: bool = False) -> None:
        """Open another screen: `#/`, `#/new`, `#/game/<id>`; Back then skips the one that is replaced."""

    def announce(self, sentence: str) -> None:
        """Say something to those who listen instead of looking; politely, in the one live region."""

    def sound(self, names: Sequence[str]) -> None:
        """Let sounds be heard, one after the other, for those who like them."""

    def notice(self, sentence: str, action: str = "", then: Callable[[], None] | None = None) -> None:
        """Show a sentence for a while, with one thing that can be done about it."""

    def show(self, dialog: Dialog) -> None: ...

    def dismiss(self) -> None:
        """Close the dialog in front."""

    def download_record(self, title: str, players: Sequence[str], record: str) -> None:
        """Give a game to the person as a file; it need not be one that can be opened."""

    def share(self, game_id: str) -> None:
        """Show a game as a link and a QR code."""

    def back_up(self) -> None:
        """Give all games to the person as one file."""

    def copy(self, words: str) -> None:
        """Put words on the clipboard."""

    def focus(self, target: str) -> None:
        """Give the keyboard to the thing with this data-id, after drawing."""

    def fill(self, target: str, words: str) -> None:
        """Put words into the field with this data-id, and give it the keyboard."""

    def focused(self) -> str:
        """The data-id of the thing that has the keyboard, or nothing."""

    def apply_preferences(self) -> None:
        """Let the page look as the preferences say."""

    def read_again(self) -> None:
        """Show the game at hand as the library has it now."""

    def safely(self, draw: Callable[[], Drawn], otherwise: Callable[[], Drawn]) -> Drawn:
        """Draw a part, or what stands in its place when that fails; the error is told once, and the rest goes on."""

    def guarded(self, call: Callable[[], None]) -> None:
        """Call something that answers later, as if it were an event: errors are told, and the page is drawn."""

    def after(self, seconds: float, call: Callable[[], None]) -> Callable[[], None]:
        """Call something after a while, as if it were an event; what is returned calls it off."""

    def next_task(self, call: Callable[[], None]) -> None:
        """Call something as soon as the page has answered to whatever else there is, as if it were an event."""

    def is_portrait(self) -> bool:
        """Whether the window is higher than wide."""

    def viewport_size(self) -> tuple[float, float]:
        """How wide and high the frame of the board is, in pixels; nothing where there is none."""

    def centre(self, x: float, y: float) -> None:
        """Bring a point of the board, in parts of its width and height, to the middle of its frame, after drawing."""

    def read_file(self, name: str, words: str) -> None:
        """Open the text of a record as a game."""

    def now(self) -> int:
        """Milliseconds since 1970, as the clock of the machine is set: for dates."""

    def clock(self) -> float:
        """Milliseconds since some moment, by a clock that nobody can set: for how long something takes."""

    def token(self) -> str:
        """Something random that nobody can guess."""
