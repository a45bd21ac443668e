"""Games played at random, the same ones every time: every board, number of players, edition and option."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from hypothesis import settings
from hypothesis import strategies as some

import hansa
from hansa.teutonica.board import BOARD_IDS, board
from hansa.teutonica.marker_set import PROPOSED
from hansa.teutonica.state import POSTS, POSTS_END, SEAT, SEAT_OF, TABLE, nibbles
from hansa.teutonica.tables import TABLES
from tests.teutonica.table import GAME

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from hansa.core.action import Action
    from hansa.teutonica.state import State

NAMES = ("Anna", "Bo", "Cleo", "Dan", "Eva")
OUTCOMES = ("office", "additional", "skill", "special", "green", "privilege", "use-develop")


def tries(count: int) -> settings:
    """Try so many examples, or as many as the profile of the test run allows."""
    return settings(max_examples=min(count, settings().max_examples))


class Config(NamedTuple):
    """One way to set the game up."""

    board: str
    players: int
    edition: str
    missions: str = "off"
    favours: str = "off"
    promotional: str = "off"

    def setup(self, seed: str) -> hansa.Setup:
        options = {
            "board": self.board,
            "edition": self.edition,
            "missions": self.missions,
            "favours": self.favours,
            "promotional": self.promotional,
        }
        return hansa.Setup("teutonica", NAMES[: self.players], options, seed)

    def __str__(self) -> str:
        extras = [name for name in ("missions", "favours", "promotional") if getattr(self, name) != "off"]
        return " ".join([self.board, str(self.players), self.edition, *extras])


def allowed(config: Config) -> bool:
    try:
        GAME.check(config.setup("0"))
    except hansa.SetupError:
        return False
    return True


_ORDINARY = [
    config
    for board_id in BOARD_IDS
    for players in board(board_id).players
    for edition in board(board_id).editions
    for missions in ("off", "on")
    for favours in ("off", "on")
    if allowed(config := Config(board_id, players, edition, missions, favours))
]
PROMOTED = [
    config._replace(promotional=PROPOSED)
    for config in _ORDINARY
    if config.edition == "big-box" and config.missions == config.favours
]
"""With promotional markers, all of them in the supply (T52)."""
CONFIGS = [*_ORDINARY, *PROMOTED]


class Plan(NamedTuple):
    """A game to be played: how it is set up, its seed, and how often its players do the sensible thing."""

    config: Config
    seed: int
    zeal: float

    def rng(self) -> Random:
        return Random(f"{self.seed} {self.zeal}")


plans: some.SearchStrategy[Plan] = some.builds(
    Plan, some.sampled_from(CONFIGS), some.integers(0, 9999), some.sampled_from([0.0, 0.6, 0.9])
)


def sensible(state: State, legal: Sequence[Action], rng: Random) -> list[Action]:
    """Use what a route brings, finish routes, gather pieces on one route, else take what the bank gives."""
    for families in (OUTCOMES, ("route",)):
        if found := [action for action in legal if action.family in families]:
            return found
    for rare in ({"favour"}, {"lay", "use-exchange-marker"}):
        found = [action for action in legal if action.family in rare]
        if found and rng.random() < 0.5:
            return found
    own = [_own(code, state[SEAT]) for code in state[POSTS:POSTS_END]]
    walks = [action for action in legal if action.family in {"pawn", "ride"}]
    if walks and rng.random() < 0.4:
        borders = TABLES[state[TABLE]].borders
        return _most(walks, [max(own[route] for route in borders[walk.args[0]]) for walk in walks])
    for family in ("place", "income", "drop", "lift", "displace"):
        found = [action for action in legal if action.family == family]
        if found and family == "income":
            return found[:1]
        if found:
            sign = -1 if family == "lift" else 1
            return _most(found, [sign * own[action.args[-2]] for action in found])
    return list(legal)


@cache
def _own(code: int, seat: int) -> int:
    """How many pieces of a seat stand on a route; asked so often that it is remembered."""
    return sum(SEAT_OF[there] == seat for there in nibbles(code))


def _most(actions: Sequence[Action], values: Sequence[int]) -> list[Action]:
    best = max(values)
    return [action for action, value in zip(actions, values, strict=True) if value == best]


def choose(state: State, legal: Sequence[Action], rng: Random, zeal: float) -> Action:
    """A sensible action as often as the zeal says, else any."""
    if rng.random() < zeal:
        legal = sensible(state, legal, rng)
    return legal[int(rng.random() * len(legal))]


def positions(plan: Plan, limit: int = 400) -> Iterator[tuple[State, Action | None]]:
    """The positions of a game played straight through the rules, draws too, with what is played in each."""
    rng = plan.rng()
    state = GAME.initial(plan.config.setup(str(plan.seed)))
    while (legal := GAME.legal_actions(state)) and limit:
        if GAME.to_act(state) == hansa.CHANCE:
            action = hansa.draw(GAME.chances(state), rng)
        else:
            action = choose(state, legal, rng, plan.zeal)
        yield state, action
        state = GAME.after(state, action)
        limit -= 1
    yield state, None


def played(plan: Plan, limit: int = 20_000) -> State:
    """The end of a game, or where it stands after so many steps."""
    rng = plan.rng()
    state = GAME.initial(plan.config.setup(str(plan.seed)))
    while (legal := GAME.legal_actions(state)) and limit:
        if GAME.to_act(state) == hansa.CHANCE:
            GAME.advance(state, hansa.draw(GAME.chances(state), rng))
        else:
            GAME.advance(state, choose(state, legal, rng, plan.zeal))
        limit -= 1
    return state


def wander(match: hansa.Match, rng: Random, steps: int, zeal: float) -> None:
    """Play on for so many decisions, or to the end."""
    for _ in range(steps):
        if match.to_act == hansa.OVER:
            return
        match.play(choose(match.state, match.legal_actions, rng, zeal))


def facts(view: Any) -> dict[str, Any]:
    """Everything a view answers, for comparing and for reading."""
    plain = [
        name
        for name in dir(type(view))
        if isinstance(getattr(type(view), name), property) and name not in ("board", "_t")
    ]
    return {
        **{name: getattr(view, name) for name in plain},
        "desks": [view.desk(seat) for seat in range(view.players)],
        "permissions": [view.permissions(seat) for seat in range(view.players)],
        "routes": [
            (view.posts(route.id), view.marker(route.id), view.laid(route.id), view.block_price(route.id))
            for route in view.board.routes
        ],
        "cities": [view.city(city.id) for city in view.board.cities],
        "countries": [view.country_points(name) for name, _ in view.board.countries],
        "score": view.score(),
    }
