"""What each game's table says for itself: how its things are drawn, named and told."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

    from hansa import Refusal
    from web.draw.writer import Markup
    from web.play.entries import Entry
    from web.table import log
    from web.table.keys import Keys
    from web.table.tables import Things


class GameFace:
    """The part of a table that is the game's own."""

    keys: ClassVar[Keys]
    kind: ClassVar[str] = ""
    """What styles know this game's table by, beside the shape of the window."""

    def _frame(self, places: Sequence[str]) -> Markup:
        """The frame, the same as long as the window keeps its shape, with places for the parts of the board."""
        raise NotImplementedError

    def _status(self) -> Sequence[Markup]:
        """What stands in the line above the board."""
        raise NotImplementedError

    def _board(self) -> dict[str, Markup]:
        raise NotImplementedError

    def _overview(self, things: Things) -> Markup:
        """The board as tables."""
        raise NotImplementedError

    def _bar(self) -> Markup:
        raise NotImplementedError

    def _panels(self) -> Markup:
        raise NotImplementedError

    def _score(self) -> Markup:
        """The score sheet so far."""
        raise NotImplementedError

    def _end(self) -> Markup:
        """The page of a game that is over."""
        raise NotImplementedError

    def _lines(self, entries: Iterable[Entry]) -> list[log.Line]:
        """What some actions are told as."""
        raise NotImplementedError

    def _standing(self) -> Mapping[str, str]:
        """The pieces on the board by the place each stands on."""
        raise NotImplementedError

    def _home(self, piece: str) -> str:
        """Where a piece comes from that was not on the board."""
        raise NotImplementedError

    def _asked(self) -> tuple[str, str]:
        """Who is spoken to, and what is asked."""
        raise NotImplementedError

    def asked(self) -> str:
        """The same for somebody who types."""
        return ". ".join(self._asked())

    def refused(self, refusal: Refusal, target: str = "") -> str:
        """Why a rule forbids what was typed, or meant by a tap on a target."""
        raise NotImplementedError

    def _places(self) -> Mapping[str, tuple[float, float]]:
        """Where the things on the board lie."""
        raise NotImplementedError

    def _glowing(self) -> Collection[str]:
        """What is marked as of use."""
        raise NotImplementedError

    def _refusal(self, found: Refusal | None, _target: str) -> Refusal | None:
        """The rule that forbids what a tap on a target most likely meant; `found` is the first one met."""
        return found

    def _meant(self, target: str) -> str:
        return target

    def _explain(self, _target: str) -> bool:
        """Things that only explain themselves now, in a sheet; also while looking back."""
        return False

    def _decide(self, _target: str) -> bool:
        """What is decided in a sheet of its own; False for all that is narrowed or played at once."""
        return False

    def _pick(self, _number: int) -> bool:
        """A numbered choice in the bar."""
        return False

    def _other(self, _command: str, _value: str) -> None:
        """A command that only this game has."""
