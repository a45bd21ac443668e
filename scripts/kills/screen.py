"""What has been on the screen, and since when: the logs of games, the list of games, their names."""

import json
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from web.text import texts

WATCHER = Path(__file__).with_name("page.js")
"""What runs inside the page and tells what is on the screen."""

RECENT_PLIES = 45
"""The log beside the board begins at most 60 actions back; lines near its beginning may lack what they hang on."""


def _like(key: str) -> str:
    """A pattern for every sentence of a key."""
    return re.sub(r"\\{\w+\\}", ".+", re.escape(texts()[key]))


PASSING = re.compile("|".join(map(_like, ("t.event.Lifted", "computer.quick"))))
"""Lines that no later log has: of a piece still in the hand, and of a computer in haste, which no record tells."""


class Line(NamedTuple):
    """One line of a log: how many actions had been played, and what is told."""

    ply: int
    text: str


@dataclass(frozen=True)
class Shown:
    """A whole log, on the screen from a moment (in milliseconds) on."""

    moment: float
    lines: tuple[str, ...]


class GameSeen:
    """One game as far as it has been on the screen since the browser was last opened."""

    def __init__(self) -> None:
        self._whole: list[Line] = []
        self.shown: list[Shown] = []
        self.steps = 0
        """How many lines have come since the browser was opened."""
        self.played = False
        """Whether it has been on the screen since then."""

    def window(self, moment: float, newest: Sequence[Line]) -> None:
        """The newest lines are these; the older ones are known."""
        before = len(self.shown[-1].lines) if self.shown else 0
        cut = max((line.ply for line in newest), default=0) - RECENT_PLIES if self._whole else 0
        older = [line for line in self._whole if line.ply <= cut]
        self._show(moment, [*older, *(line for line in newest if line.ply > cut)])
        self.steps += max(0, len(self.shown[-1].lines) - before)
        self.played = True

    def found(self, moment: float, lines: Sequence[Line]) -> None:
        """This is what the page has of it after the browser was opened."""
        self.shown.clear()
        self.steps, self.played = 0, False
        self._show(moment, list(lines))

    def _show(self, moment: float, whole: list[Line]) -> None:
        self._whole = whole
        self.shown.append(Shown(moment, lasting(whole)))


def lasting(lines: Iterable[Line]) -> tuple[str, ...]:
    """The sentences that stay in the log."""
    return tuple(line.text for line in lines if not PASSING.fullmatch(line.text))


@dataclass
class CardSeen:
    """A game in the list: the names it has had there and since when, and whether it was deleted."""

    titles: list[tuple[float, str]] = field(default_factory=list)
    wished: str | None = None
    """A name that was just typed and may not be in the list yet."""
    deleting: bool = False
    gone: float | None = None
    """Since when the list has been without it."""


class Screen:
    """All that the page has shown; it is told by the watcher in the page."""

    def __init__(self) -> None:
        self.games: dict[str, GameSeen] = {}
        self.cards: dict[str, CardSeen] = {}
        self.listening = False
        self.resting = False
        """The last thing that was done was an undo, and nothing has been touched since."""

    def tell(self, words: str) -> None:
        """Something new is on the screen."""
        if not self.listening:
            return
        told = json.loads(words)
        if "cards" in told:
            self._list(told["moment"], dict(told["cards"]))
        else:
            lines = [Line(*line) for line in told["lines"]]
            self._seen(told["game"]).window(told["moment"], lines)

    def _seen(self, game: str) -> GameSeen:
        self.cards.setdefault(game, CardSeen())
        return self.games.setdefault(game, GameSeen())

    def _list(self, moment: float, titles: dict[str, str]) -> None:
        for game, title in titles.items():
            self._seen(game)
            known = self.cards[game].titles
            if not known or known[-1][1] != title:
                known.append((moment, title))
        for game, card in self.cards.items():
            if card.deleting and card.gone is None and game not in titles:
                card.gone = moment

    def start_again(self, moment: float, titles: dict[str, str]) -> None:
        """The browser was opened: this list is what counts from now on."""
        self.games = {game: self.games.get(game, GameSeen()) for game in titles}
        self.cards = {game: CardSeen([(moment, title)]) for game, title in titles.items()}
        self.resting = False
