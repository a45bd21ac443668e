"""Somebody who plays at random through the page: begins games, taps, takes back, renames, deletes, goes elsewhere."""

from collections.abc import Iterator
from random import Random

from scripts.kills.browser import Tab, at, go, go_home
from scripts.kills.death import Death
from scripts.kills.screen import Screen

GAMES = ("hansa", "teutonica")
SEATS = (
    ("", ""),
    ("", "", ""),
    ("", "apprentice"),
    ("", "journeyman", "apprentice"),
    ("apprentice", "apprentice"),
)
"""Who sits at new tables: persons and computers."""

LEAST_GAMES, MOST_GAMES = 2, 6
PATIENCE = 20
"""How often nothing can be touched before somebody goes elsewhere."""


class Player:
    """One life at the page, until it ends. New games are the next ones of `games`."""

    def __init__(self, tab: Tab, screen: Screen, rng: Random, games: Iterator[str], death: Death) -> None:
        self._tab = tab
        self._screen = screen
        self._rng = rng
        self._games = games
        self._death = death
        self._pause = rng.choice((0, 50, 150, 400))
        self.begun: list[str] = []
        """Which games were begun."""
        self.last = ""
        """The address of the game that was opened last."""

    def live(self) -> None:
        """From the list to a table, on to another one now and then; ends when it is over."""
        while not self._death.come:
            at(self._tab, "home")
            listed = [game for game, card in self._screen.cards.items() if not card.deleting]
            draw = self._rng.random()
            if len(listed) < LEAST_GAMES or (draw < 0.35 and len(listed) < MOST_GAMES):
                self._begin()
            elif draw < 0.5:
                self._rename(self._rng.choice(listed))
            elif draw < 0.6 or len(listed) == MOST_GAMES:
                self._delete(self._rng.choice(listed))
            else:
                self._open(self._rng.choice(listed))

    def _open(self, game: str) -> None:
        go(self._tab, f"#/game/{game}", "table")
        self._play()

    def _play(self) -> None:
        """At a table for a while, and back to the list."""
        at(self._tab, "table")
        self._death.draw_near()
        self.last = self._tab.evaluate("location.hash")
        self._take_turns()
        go_home(self._tab)

    def _take_turns(self) -> None:
        stuck = 0
        while not self._death.come and stuck < PATIENCE:
            draw = self._rng.random()
            if draw < 0.01:
                return
            if draw < 0.06 and self._tab.evaluate("killTest.undo()"):
                if self._rng.random() < 0.3:
                    self._rest()
            else:
                did = self._tab.evaluate("(dice) => killTest.step(dice)", self._rng.random())
                if did == "over":
                    return
                stuck = stuck + 1 if did == "stuck" else 0
            self._tab.wait_for_timeout(20 + self._pause * 2 * self._rng.random())

    def _rest(self) -> None:
        """Leave everything as it is after an undo, until the end."""
        self._screen.resting = True
        while not self._death.come:
            self._tab.wait_for_timeout(20)

    def _begin(self) -> None:
        name, seats = next(self._games), self._rng.choice(SEATS)
        go(self._tab, "#/new", "setup")
        self._tab.evaluate("(how) => killTest.begin(how)", [name, seats])
        self.begun.append(name)
        self._play()

    def _rename(self, game: str) -> None:
        title = f"Game {self._rng.randrange(1000, 10_000)}"
        self._screen.cards[game].wished = title
        self._tab.evaluate("(how) => killTest.rename(how)", [game, title])
        self._look_at_the_list()

    def _delete(self, game: str) -> None:
        self._screen.cards[game].deleting = True
        self._tab.evaluate("(game) => killTest.remove(game)", game)
        self._look_at_the_list()

    def _look_at_the_list(self) -> None:
        self._death.draw_near()
        self._tab.wait_for_timeout(self._rng.randrange(600))
