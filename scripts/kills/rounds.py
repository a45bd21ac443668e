"""One round: play, be killed, be opened again, compare. Many rounds in one profile make a trial."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from itertools import cycle
from random import Random
from typing import Any

from e2e.kept import KEPT, WHOLE
from scripts.kills.browser import Browser, Tab, go, go_home, now, until
from scripts.kills.death import KILL, RELOAD, Death
from scripts.kills.player import GAMES, Player
from scripts.kills.screen import Line, Screen, lasting
from scripts.kills.verdict import Cost, judge_list, judge_log


def end_of(ends: Sequence[str], seed: str, number: int) -> str:
    """How the browser ends in a round, counted from 0."""
    deck = list(ends)
    Random(f"{seed} {number // len(deck)}").shuffle(deck)
    return deck[number % len(deck)]


@dataclass
class Round:
    """How one round went."""

    number: int
    end: str
    seconds: float
    begun: list[str]
    steps: int
    cost: Cost = field(default_factory=Cost)

    def facts(self) -> dict[str, Any]:
        return asdict(self)

    def line(self) -> str:
        """In a line for the terminal."""
        how = "nothing lost" if self.cost.nothing else "; ".join(self.cost.notes)
        return f"{self.number + 1:4} {self.end}, after {self.seconds} s, {self.steps} steps: {how}"


class Trial:
    """A profile on disk, a seed, and round after round."""

    def __init__(self, browser: Browser, address: str, seed: str) -> None:
        self._screen = Screen()
        self._browser = browser
        browser.hears = self._screen.tell
        self._address = address
        self._seed = seed
        self._games = cycle(GAMES)

    def begin(self) -> None:
        """A first visit, after which everything is kept that a start needs; and preferences that save time."""
        tab = self._browser.open(self._address)
        until(tab, KEPT)
        until(tab, WHOLE)
        tab.evaluate("killTest.hurry()")
        self._browser.close()
        self._tab = self._browser.open(self._address)

    def close(self) -> None:
        """Leave nothing running, whatever has happened."""
        self._browser.bury(KILL)

    def round(self, number: int, end: str, lives: tuple[float, float]) -> Round:
        """Play for some seconds, be killed, look what is left."""
        rng = Random(f"{self._seed} {number}")
        death = Death(end, self._browser.profile, rng.uniform(*lives))
        if rng.random() < 0.2:
            death.draw_near()  # else when something has been done
        player = Player(self._tab, self._screen, rng, self._games, death)
        killed = self._live(player, death)
        self._browser.bury(end)
        self._screen.listening = False
        steps = sum(game.steps for game in self._screen.games.values())
        told = Round(number, end, round(death.seconds, 1), player.begun, steps)
        address = self._address + rng.choice(("", player.last))
        self._tab = self._browser.reload() if end == RELOAD else self._browser.open(address)
        self._compare(self._tab, told.cost, killed)
        return told

    def _live(self, player: Player, death: Death) -> float:
        """Play until it ends; returns that moment."""
        self._screen.listening = True
        try:
            player.live()
        except self._browser.lost:
            if not death.come:
                raise
        return death.moment()

    def _compare(self, tab: Tab, cost: Cost, killed: float) -> None:
        """Look at the list and at what was played; what is found is what counts from then on."""
        screen = self._screen
        go_home(tab)
        titles: dict[str, str] = dict(tab.evaluate("killTest.cards()"))
        due = judge_list(cost, screen.cards, titles, killed)
        for game, seen in screen.games.items():
            if game in titles and seen.played:
                lines = self._whole_log(tab, game)
                judge_log(cost, seen, lasting(lines), killed, resting=screen.resting)
                seen.found(now(), lines)
            elif game in due - set(titles):
                judge_log(cost, seen, None, killed, resting=False)
        screen.start_again(now(), titles)

    def _whole_log(self, tab: Tab, game: str) -> list[Line]:
        """Open a game, read its log in the sheet that has all of it, and go back."""
        go(tab, f"#/game/{game}", "table")
        lines = [Line(*line) for line in until(tab, "killTest.whole()")]
        go_home(tab)
        return lines
