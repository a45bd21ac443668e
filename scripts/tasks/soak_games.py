"""Random games, numbered: a game's number says its set-up, its seed and how its players choose.

Each game is looked at while it goes on and at its end. All of them have to end.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple, Protocol

import hansa
from hansa.core.action import Action
from tests.baltic import games as baltic
from tests.baltic import invariants as baltic_checks
from tests.baltic.shadow import Shadow
from tests.baltic.table import GAME as BALTIC
from tests.teutonica import games as teutonica
from tests.teutonica import invariants as teutonica_checks
from tests.teutonica.table import GAME as TEUTONICA

State = list[int]

LOOK_EVERY = 23
"""Positions from look to look. The first look moves on with the seed, so that every moment has its turn."""

READ_BACK = 5
"""About so many legal actions are read back from their text at a look."""

LONGEST = 200_000
"""Two players near the end can shuffle for long: one game in 14,000 took 31,134 steps."""

UNIFORM_STEPS = 3000
"""Players of Hansa Teutonica who prefer nothing hardly ever end it: after so many steps they want to."""


class Broken(Exception):  # noqa: N818 - it says what became of a rule
    """Something that the rules do not allow has happened."""


class Unfinished(Exception):  # noqa: N818 - it says how a game stands
    """A game went on and on."""


class Played(NamedTuple):
    """What one game came to."""

    steps: int
    looks: int
    ends: tuple[str, ...]


class Config(Protocol):
    """One way to set a game up."""

    def setup(self, seed: str) -> hansa.Setup: ...


class Watcher(Protocol):
    """Chooses for all players of one game, and says what is wrong with it."""

    rules: Any

    def __init__(self, config: Any, zeal: float, rng: Random) -> None:  # noqa: ANN401 - of its own game
        ...

    def choose(self, state: State, legal: list[Action], steps: int) -> Action: ...

    def follow(self, action: Action) -> None:
        """Take note of what is played."""

    def wrong(self, state: State) -> str:
        """What is wrong with a position, or nothing."""

    def wrong_at_end(self, state: State) -> str:
        """What is wrong with points and winners, or nothing."""

    def ends(self, state: State) -> tuple[str, ...]:
        """Why the game ended."""


class BalticWatcher:
    """Has a second program of the rules play along and compares the whole table with it."""

    rules = BALTIC

    def __init__(self, config: baltic.Config, zeal: float, rng: Random) -> None:
        self.zeal, self.rng = zeal, rng
        self.shadow = Shadow(config.players, None if config.start == "drawn" else int(config.start) - 1)

    def choose(self, _state: State, legal: list[Action], _steps: int) -> Action:
        return baltic.choose(legal, self.rng, self.zeal)

    def follow(self, action: Action) -> None:
        self.shadow.play(str(action))

    def wrong(self, state: State) -> str:
        return baltic_checks.broken(state) or baltic_checks.differs(state, self.shadow)

    def wrong_at_end(self, state: State) -> str:
        return baltic_checks.misread(state)

    def ends(self, _state: State) -> tuple[str, ...]:
        return ("last pile",)


class TeutonicaWatcher:
    """Counts pieces and markers, and has control, points and winners read a second time."""

    rules = TEUTONICA

    def __init__(self, _config: teutonica.Config, zeal: float, rng: Random) -> None:
        self.zeal, self.rng = zeal, rng

    def choose(self, state: State, legal: list[Action], steps: int) -> Action:
        zeal = 0.9 if self.zeal == 0.0 and steps >= UNIFORM_STEPS else self.zeal
        return teutonica.choose(state, legal, self.rng, zeal)

    def follow(self, action: Action) -> None:
        pass

    def wrong(self, state: State) -> str:
        return teutonica_checks.broken(state)

    def wrong_at_end(self, state: State) -> str:
        return teutonica_checks.misread(state)

    def ends(self, state: State) -> tuple[str, ...]:
        return self.rules.view(state, 0).end_reasons


@dataclass(frozen=True)
class Kind:
    """All games of Hansa, or of Hansa Teutonica. Set-ups take turns; with each round of them the seed grows by one."""

    name: str
    package: str
    wanted: int
    watcher: type[Watcher]
    configs: Sequence[Config]
    zeals: Sequence[float]

    @property
    def revision(self) -> int:
        return int(self.watcher.rules.revision)

    def config(self, number: int) -> Config:
        """How the game is set up."""
        return self.configs[number % len(self.configs)]

    def seed(self, number: int) -> int:
        return number // len(self.configs)

    def zeal(self, number: int) -> float:
        """How often the players of this game do the sensible thing."""
        return self.zeals[self.seed(number) % len(self.zeals)]

    def play(self, number: int) -> Played:
        """One game; what is wrong with it comes as an error."""
        seed, zeal = self.seed(number), self.zeal(number)
        rng = Random(f"{seed} {zeal}")  # noqa: S311 - random games are not secrets
        return play(self.watcher(self.config(number), zeal, rng), self.config(number).setup(str(seed)), rng, seed)


KINDS: dict[str, Kind] = {
    "hansa": Kind("Hansa", "baltic", 300_000, BalticWatcher, baltic.CONFIGS, (0.0, 0.5, 0.9)),
    "teutonica": Kind(
        "Hansa Teutonica", "teutonica", 100_000, TeutonicaWatcher, teutonica.CONFIGS, (*[0.9] * 6, *[0.6] * 2, 0.3, 0.0)
    ),
}


def play(watcher: Watcher, setup: hansa.Setup, rng: Random, seed: int) -> Played:
    """Play to the end, or until something is wrong."""
    rules = watcher.rules
    state = rules.initial(setup)
    steps = looks = 0
    while legal := rules.legal_actions(state):
        if (steps + seed) % LOOK_EVERY == 0:
            looks += 1
            look(watcher, state, legal, looks)
        if steps == LONGEST:
            raise Unfinished(f"no end after {steps} steps")
        if rules.to_act(state) == hansa.CHANCE:
            action = hansa.draw(rules.chances(state), rng)
        else:
            action = watcher.choose(state, legal, steps)
        rules.advance(state, action)
        watcher.follow(action)
        steps += 1
    if rules.to_act(state) != hansa.OVER:
        raise Broken("nothing can be done, but the game is not over")
    look(watcher, state, legal, looks)
    if wrong := watcher.wrong_at_end(state):
        raise Broken(wrong)
    return Played(steps, looks + 1, watcher.ends(state))


def look(watcher: Watcher, state: State, legal: list[Action], looks: int) -> None:
    """Nothing is made or lost, and the text of a legal action names it alone."""
    if wrong := watcher.wrong(state):
        raise Broken(wrong)
    if len(set(legal)) != len(legal):
        raise Broken("an action is listed twice")
    stride = max(1, len(legal) // READ_BACK)
    for action in legal[looks % stride :: stride]:
        if watcher.rules.parse(state, str(action)) is not action:
            raise Broken(f"{action} reads as something else")
