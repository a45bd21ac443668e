"""Games played at random, the same ones every time: every number of players, with and without bonuses, any start."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from hypothesis import settings
from hypothesis import strategies as some

import hansa
from tests.baltic.table import GAME

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hansa.baltic.state import State
    from hansa.core.action import Action

NAMES = ("Anna", "Bo", "Cleo", "Dan")


def tries(count: int) -> settings:
    """Try so many examples, or as many as the profile of the test run allows."""
    return settings(max_examples=min(count, settings().max_examples))


class Config(NamedTuple):
    """One way to set the game up."""

    players: int
    bonuses: str
    start: str

    def setup(self, seed: str) -> hansa.Setup:
        return hansa.Setup("hansa", NAMES[: self.players], {"bonuses": self.bonuses, "start": self.start}, seed)

    def __str__(self) -> str:
        return f"{self.players} players, bonuses {self.bonuses}, start {self.start}"


CONFIGS = [
    Config(players, bonuses, start)
    for players in (2, 3, 4)
    for bonuses in ("off", "on")
    for start in ("drawn", *map(str, range(1, players + 1)))
]


class Plan(NamedTuple):
    """A game to be played: how it is set up, its seed, and how often its players would rather not end their turn."""

    config: Config
    seed: int
    zeal: float

    def match(self) -> hansa.Match:
        return hansa.new(self.config.setup(str(self.seed)))

    def rng(self) -> Random:
        return Random(f"{self.seed} {self.zeal}")


plans: some.SearchStrategy[Plan] = some.builds(
    Plan, some.sampled_from(CONFIGS), some.integers(0, 9999), some.sampled_from([0.0, 0.5, 0.9])
)


def choose(legal: list[Action], rng: Random, zeal: float = 0.0) -> Action:
    """Any legal action; with some zeal not the one that ends the turn, and a sale where there is one."""
    if len(legal) > 1 and rng.random() < zeal:
        legal = [action for action in legal if action.family == "sell"] or [
            action for action in legal if action.family != "end"
        ]
    return legal[int(rng.random() * len(legal))]


def positions(plan: Plan) -> Iterator[tuple[State, Action | None]]:
    """Every position of a game played straight through the rules, draws too, with what is played in it."""
    rng = plan.rng()
    state = GAME.initial(plan.config.setup(str(plan.seed)))
    while legal := GAME.legal_actions(state):
        if GAME.to_act(state) == hansa.CHANCE:
            action = hansa.draw(GAME.chances(state), rng)
        else:
            action = choose(legal, rng, plan.zeal)
        yield state, action
        state = GAME.after(state, action)
    yield state, None


def wander(match: hansa.Match, rng: Random, steps: int, zeal: float = 0.0) -> None:
    """Play on for so many decisions, or to the end."""
    for _ in range(steps):
        if match.to_act == hansa.OVER:
            return
        match.play(choose(list(match.legal_actions), rng, zeal))


def played(plan: Plan) -> hansa.Match:
    """The whole game as a match."""
    match = plan.match()
    wander(match, plan.rng(), 10_000, plan.zeal)
    assert match.to_act == hansa.OVER
    return match


def facts(view: Any, *, but: tuple[str, ...] = ()) -> dict[str, Any]:
    """Everything a view answers, for comparing and for reading."""
    seats = range(view.players)
    cities = [city.id for city in view.board.cities]
    plain = [
        name
        for name in dir(type(view))
        if isinstance(getattr(type(view), name), property) and name not in ("board", *but)
    ]
    return {
        **{name: getattr(view, name) for name in plain},
        "seats": [(view.talers(s), view.booths_left(s), view.hand(s), view.sold(s)) for s in seats],
        "cities": [(view.booths(city), view.leader(city), view.wares(city)) for city in cities],
    }
