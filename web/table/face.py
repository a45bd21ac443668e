"""What each game's table says for itself: how its things are drawn, named and told."""

# ruff: noqa: ARG002 - what does nothing needs nothing of what it is told

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from hansa import Action, Outcome, Refusal
    from web.draw.writer import Markup
    from web.play.entries import Entry
    from web.table.log import Line
    from web.table.marks import Shown
    from web.table.moment import Moment
    from web.wire.part import Part


class TableFace(Protocol):
    """The part of a table that is the game's own: functions of a moment, and what only this game does.

    What is written out here is what most games do.
    """

    kind: str = ""
    """What styles know this game's table by, beside the shape of the window."""
    words: Any = None
    """The game's own sentences, where they belong to its board and players."""
    start: str
    """Where the keyboard is on the board when the table opens."""
    commands: Mapping[str, Callable[[str], None]] = MappingProxyType({})
    """What only this game's buttons and keys do."""

    def shows(self, moment: Moment[Any]) -> Shown:
        """What of all that is possible glows, and what can be tapped besides."""

    def frame(self, moment: Moment[Any], places: Sequence[str], *, upright: bool) -> Part:
        """The frame, the same as long as the window keeps its shape, with places for the parts of the board."""

    def status(self, moment: Moment[Any]) -> Part:
        """What stands in the line above the board."""

    def board(self, moment: Moment[Any], *, upright: bool) -> list[Part]: ...

    def tables(self, moment: Moment[Any]) -> Markup:
        """The board as tables."""

    def bar(self, moment: Moment[Any], complaint: str) -> Markup: ...

    def panels(self, moment: Moment[Any], seats: Sequence[int]) -> Part: ...

    def score(self, moment: Moment[Any], seats: Sequence[int]) -> Markup:
        """The score sheet so far."""

    def end(self, moment: Moment[Any], outcome: Outcome, seats: Sequence[int]) -> Markup:
        """The page of a game that is over."""

    def lines(self, entries: Iterable[Entry]) -> list[Line]:
        """What some actions are told as."""

    def as_laid(self, moment: Moment[Any]) -> bool:
        """Whether nothing was chosen that a table which is opened anew does not know."""
        return True

    def has_secrets(self, moment: Moment[Any]) -> bool:
        """Whether this is a game in which a seat may see what others may not, now or at another time."""
        return False

    def unopened(self, state: Any, seat: int) -> Any:  # noqa: ANN401 - each game has its own kind of state
        """A state at the end of a game that ends sealed, without what a seat does not know before it is opened."""
        return state

    def pieces(self, moment: Moment[Any]) -> Mapping[str, str]:
        """The pieces on the board by the place each stands on."""

    def home(self, piece: str) -> str:
        """Where a piece comes from that was not on the board."""

    def asked(self, moment: Moment[Any]) -> tuple[str, str]:
        """Who is spoken to, and what is asked."""

    def places(self, moment: Moment[Any], *, upright: bool) -> Mapping[str, tuple[float, float]]:
        """Where the things on the board lie."""

    def refusal(self, moment: Moment[Any], found: Refusal | None, target: str) -> Refusal | None:
        """The rule that forbids what a tap on a target most likely meant; `found` is the first one met."""
        return found

    def refused(self, refusal: Refusal, target: str, who: str) -> str:
        """Why a rule forbids what was typed, or meant by a tap on a target."""

    def before(self, moment: Moment[Any], action: Action, refusal: Refusal) -> str:
        """What comes before an action that was typed, where that helps more than the refusal."""
        return ""

    def meant(self, moment: Moment[Any], target: str) -> str:
        """The target that a tap stands for."""
        return target

    def key_target(self, moment: Moment[Any], key: str) -> str:
        """The target that a key stands for."""

    def explain(self, moment: Moment[Any], target: str) -> bool:
        """Things that only explain themselves now, in a sheet; also while looking back."""
        return False

    def decide(self, moment: Moment[Any], target: str) -> bool:
        """What is decided in a sheet of its own; False for all that is narrowed or played at once."""
        return False

    def ready(self, moment: Moment[Any], action: Action) -> Action | None:
        """The one action that is left, as it is to be played; None where a sheet asks first."""
        return action

    def pick(self, moment: Moment[Any], number: int) -> bool:
        """A numbered choice in the bar."""
        return False

    def arrived(self, moment: Moment[Any]) -> None:
        """The table has just been drawn for the first time."""
        return

    def changed(self, moment: Moment[Any]) -> None:
        """The game has gone on, or back."""
        return
