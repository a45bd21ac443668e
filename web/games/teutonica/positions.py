"""The board of Hansa Teutonica at the table: what glows, how large it is, where the arrow keys lead."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from web.draw.writer import Markup, el
from web.games.teutonica.board import board as teutonica
from web.games.teutonica.words import tell

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

    from hansa.teutonica.board import Board
    from hansa.teutonica.view import View
    from web.games.teutonica.labels import Names
    from web.games.teutonica.moment import Moment

    Point = tuple[float, float]


_TARGET = re.compile(r'data-id="([^"]+)" class="target')
_TELLING = ("city:", "route:")
"""Things that can always be tapped, if only to explain themselves."""


@dataclass(frozen=True, slots=True)
class Marks:
    """What glows, what can be used, what is chosen already, and where the keyboard is."""

    glowing: Collection[str]
    able: Collection[str]
    chosen: Collection[str]
    dear: Collection[str]
    """Provinces that the pawn reaches only for an action (T36)."""
    cursor: str

    def on(self, part: Markup) -> Markup:
        """The same part with its targets marked; one of all targets is within reach of the Tab key."""
        return Markup(_TARGET.sub(self._mark, part))

    def _mark(self, found: re.Match[str]) -> str:
        target = found[1]
        reach = 0 if target == self.cursor else -1
        able = "" if target in self.able or target.startswith(_TELLING) else ' aria-disabled="true"'
        look = " is-chosen" if target in self.chosen else " is-legal" if target in self.glowing else ""
        look += " is-dear" if look and target in self.dear else ""
        return f'data-id="{target}" tabindex="{reach}"{able} class="target{look}'


def empty_board(view: View, keys: Sequence[str]) -> Markup:
    """The picture with a place for each of its parts."""
    laid = teutonica.plan(view.board)
    shape = "upright" if laid.upright else "broad"
    places = (el("g", id=key, data_part=key.removeprefix("part-")) for key in keys)
    box = teutonica.view_box(laid)
    return el("svg", *places, class_=f"board board-{shape}", viewBox=box, role="group", aria_label=tell("table.board"))


def is_upright(board: Board) -> bool:
    return teutonica.plan(board).upright


@lru_cache(maxsize=2)
def positions(board: Board, *, provinces: bool = False) -> Mapping[str, Point]:
    """Where each target lies, for the arrow keys; provinces are there only where two play (T35)."""
    laid = teutonica.plan(board)
    places: dict[str, Point] = {f"city:{city}": at for city, at in laid.city.items()}
    for route, spots in laid.posts.items():
        places |= {f"post:{route}.{n + 1}": at for n, at in enumerate(spots)}
    places |= {f"route:{route}": at for route, at in laid.markers.items()}
    places |= {f"special:{space.points}": at for space, at in zip(board.special, laid.special, strict=True)}
    if provinces:
        places |= {f"province:{name}": at for name, at in laid.provinces.items()}
    return places


def posts(board: Board, route: str) -> tuple[Point, ...]:
    """Where the posts of a route lie."""
    return teutonica.plan(board).posts[route]


def office_positions(board: Board, offices: Iterable[str]) -> Mapping[str, Point]:
    """The same for single offices, which matter only where two change places (T25)."""
    laid, places = teutonica.plan(board), {}
    for target in offices:
        city, _, n = target.removeprefix("office:").partition(".")
        (x, y), (right, down) = laid.city[city], laid.towns[city].cell(int(n) - 1)
        places[target] = x + right, y + down
    return places


def glowing(moment: Moment) -> set[str]:
    """What is marked: all that can be used, but in an open turn only free posts and finished routes.

    There nearly every post is of use, and a board where everything glows shows nothing.
    """
    if moment.phase == "turn" and not moment.narrowing.chosen:
        found = {f"route:{route}" for route in moment.ready}
        for action in moment.family("place"):
            found.update(moment.narrowing.targets_of(action))
        return found
    return set(moment.narrowing.possible)


def parts(moment: Moment, names: Names, cursor: str, *, highlight: bool) -> dict[str, Markup]:
    """The board in fragments, marked."""
    drawn = teutonica.fragments(moment.view, moment.players, names.at(moment))
    able = set(moment.narrowing.possible)
    marks = Marks(glowing(moment) if highlight else (), able, moment.narrowing.chosen, names.dear, cursor)
    return {f"part-{key}": part if key == "chart" else marks.on(part) for key, part in drawn.items()}
