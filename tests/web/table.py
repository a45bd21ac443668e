"""A table without a browser, whatever is played at it: the screen, and a host that remembers what it was asked."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol, cast

from tests.web.document import Node, parse, part
from tests.web.fakes import FakeThinker
from web.play.preferences import Preferences
from web.play.session import Session
from web.wire.part import as_parts

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import hansa
    from web.table.table import Table as Screen
    from web.wire.screen import Dialog, Drawn, Services
    from web.wire.screen import Screen as Drawable


@dataclass
class FakeHost:
    """Remembers; the real one is the app."""

    preferences: Preferences = field(default_factory=Preferences)
    announced: list[str] = field(default_factory=list)
    sounds: list[str] = field(default_factory=list)
    dialog: Dialog | None = None
    focus_on: str = ""
    tall: bool = False
    frame: tuple[float, float] = (0.0, 0.0)
    centred: tuple[float, float] | None = None
    waiting: Callable[[], None] | None = None
    waited: float = 0.0
    called_off: bool = False
    session: Session | None = None
    thinker: FakeThinker = field(default_factory=FakeThinker)
    passed: float = 0.0

    def safely(self, draw: Callable[[], Drawn], otherwise: Callable[[], Drawn]) -> Drawn:
        del otherwise  # what cannot be drawn is a mistake
        return draw()

    def announce(self, sentence: str) -> None:
        self.announced.append(sentence)

    def sound(self, names: Sequence[str]) -> None:
        self.sounds += names

    def show(self, dialog: Dialog) -> None:
        self.dialog = dialog

    def dismiss(self) -> None:
        self.dialog = None

    def focus(self, target: str) -> None:
        self.focus_on = target

    def focused(self) -> str:
        return self.focus_on

    def after(self, seconds: float, call: Callable[[], None]) -> Callable[[], None]:
        def call_off() -> None:
            self.called_off = True

        self.waiting, self.waited = call, seconds
        return call_off

    def clock(self) -> float:
        return self.passed

    def is_portrait(self) -> bool:
        return self.tall

    def viewport_size(self) -> tuple[float, float]:
        return self.frame

    def centre(self, x: float, y: float) -> None:
        self.centred = x, y


class Position(Protocol):
    """A table of the rules' own tests."""

    state: Any


def drawn(screen: Drawable) -> dict[str, str]:
    """All parts of a screen, drawn, by their place."""
    return {part.place: part.draw() for part in as_parts(screen.fragments())}


class Table:
    """A screen with its session and host, and short ways to use it."""

    def __init__(self, kind: Callable[[Services, Session], Screen], match: hansa.Match, *, confirm: bool) -> None:
        self.host = FakeHost(Preferences(confirm="always" if confirm else "never"))
        self.session = Session(match, "g", preferences=self.host.preferences)
        self.session.start()
        self._kind = kind
        self.open()

    def open(self) -> None:
        """Sit down at the table, new or once more."""
        self.screen = self._kind(cast("Services", self.host), self.session)

    @property
    def view(self) -> Any:
        return self.session.view

    def play(self, *texts: str) -> Table:
        """Actions by their text, turns handed on at once; the screen is opened afresh."""
        for text in texts:
            self.session.play(text)
            self.session.confirm()
        self.open()
        return self

    def lay(self, position: Position) -> Table:
        """Go on from any position of the rules' own table."""
        self.session.match._states[-1] = position.state[:]
        self.open()
        return self

    def tap(self, *targets: str) -> Table:
        for target in targets:
            self.screen.tap(target)
        return self

    @property
    def page(self) -> str:
        """Everything that is shown."""
        return "".join(drawn(self.screen).values())

    @property
    def tree(self) -> Node:
        """Everything that is shown, parsed."""
        return Node("#page", {}, [part(markup) for markup in drawn(self.screen).values()])

    def part(self, name: str) -> str:
        return drawn(self.screen)[name]

    @property
    def sheet(self) -> str:
        """What the dialog in front shows."""
        assert self.host.dialog
        return self.host.dialog.markup()

    def answer(self, command: str, value: str = "") -> Table:
        """Use a button of the dialog in front."""
        assert self.host.dialog
        self.host.dialog.do(command, value)
        return self

    @property
    def complaint(self) -> str:
        """Why the last thing did not happen, as the bar says it."""
        return " ".join(parse(self.part("table-bar")).texts(class_="why-not"))

    def glowing(self) -> set[str]:
        """The targets that are highlighted on the board."""
        return set(self.tree.glowing)
