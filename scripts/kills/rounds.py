"""One round: play, be killed, be opened again, compare. Many rounds in one profile make a trial."""

from dataclasses import asdict, dataclass, field
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import BrowserType, Error, Page

from e2e.kept import WHOLE, until, wait_until_kept
from e2e.shell import at_home, at_table
from scripts.kills.browser import KILL, KINDS, RELOAD, Browser, Death, now
from scripts.kills.player import GAMES, HOME, Player, go, prefer_haste
from scripts.kills.screen import Line, Screen, lasting
from scripts.kills.verdict import Cost, judge_list, judge_log

DECK = (*(KILL,) * 6, *KINDS[1:])
"""Of ten ends six are the hardest."""


def kind_of(seed: str, number: int) -> str:
    """How the browser ends in a round, counted from 0."""
    deck = list(DECK)
    Random(f"{seed} {number // len(deck)}").shuffle(deck)
    return deck[number % len(deck)]


@dataclass
class Round:
    """How one round went."""

    number: int
    kind: str
    seconds: float
    begun: list[str]
    steps: int
    cost: Cost = field(default_factory=Cost)

    def facts(self) -> dict[str, Any]:
        return asdict(self)


class Trial:
    """A profile on disk, a seed, and round after round."""

    def __init__(self, kind: BrowserType, program: str, profile: Path, address: str, seed: str) -> None:
        self._screen = Screen()
        self._browser = Browser(kind, program, profile, self._screen.tell)
        self._address = address
        self._seed = seed
        self._games = cycle(GAMES)

    def begin(self) -> None:
        """A first visit, after which everything is kept that a start needs; and preferences that save time."""
        page = wait_until_kept(self._browser.open(self._address))
        until(page, WHOLE)
        prefer_haste(page)
        self._browser.close()
        self._compare(self._browser.open(self._address), Cost(), now())

    def end(self) -> None:
        self._browser.close()

    def round(self, number: int, kind: str, lives: tuple[float, float]) -> Round:
        """Play for some seconds, be killed, look what is left."""
        rng = Random(f"{self._seed} {number}")
        death = Death(kind, self._browser.profile, rng.uniform(*lives))
        if rng.random() < 0.2:
            death.draw_near()  # else when something has been done
        player = Player(self._browser.page, self._screen, rng, self._games, death)
        killed = self._live(player, death)
        self._browser.bury(kind)
        self._screen.listening = False
        steps = sum(game.steps for game in self._screen.games.values())
        told = Round(number, kind, round(death.seconds, 1), player.begun, steps)
        address = self._address + rng.choice(("", player.last))
        again = self._browser.reload() if kind == RELOAD else self._browser.open(address)
        self._compare(again, told.cost, killed)
        return told

    def _live(self, player: Player, death: Death) -> float:
        """Play until it ends; returns that moment."""
        self._screen.listening = True
        try:
            player.live()
        except Error:
            if not death.come:
                raise
        return death.meet(self._browser.page)

    def _compare(self, page: Page, cost: Cost, killed: float) -> None:
        """Look at the list and at what was played; what is found is what counts from then on."""
        screen = self._screen
        go(page, HOME)
        at_home(page)
        titles: dict[str, str] = dict(page.evaluate("killTest.cards()"))
        due = judge_list(cost, screen.cards, titles, killed)
        for game, seen in screen.games.items():
            if game in titles and seen.played:
                lines = self._whole_log(page, game)
                judge_log(cost, seen, lasting(lines), killed, resting=screen.resting)
                seen.found(now(), lines)
            elif game in due - set(titles):
                judge_log(cost, seen, None, killed, resting=False)
        screen.start_again(now(), titles)

    def _whole_log(self, page: Page, game: str) -> list[Line]:
        """Open a game, read its log in the sheet that has all of it, and go back."""
        go(page, f"#/game/{game}")
        at_table(page)
        lines = [Line(*line) for line in page.wait_for_function("killTest.whole()").json_value()]
        go(page, HOME)
        at_home(page)
        return lines
