"""Every action of a board, built once. Names, never numbers of ours: `place t stade-hamburg.2`, `~ draw exchange`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.core.action import Action, Catalogue
from hansa.teutonica.board import SKILLS
from hansa.teutonica.editions import EXCHANGE_MARKER, FAVOURS, LAID_KINDS, MARKER_KINDS, MARKERS
from hansa.teutonica.state import MERCHANTS, SEATS, TRADERS

if TYPE_CHECKING:
    from hansa.teutonica.board import Board

LETTERS = "tm"
OnPosts = tuple[tuple[Action, ...], ...]

TRIBUTE_PIECES = 2
"""What a tribute brings (T52)."""

GREEN_ROW = 30
"""So many offices of the permanent marker in one green city can be told apart (T25): more than come together there."""


def amount(traders: int, merchants: int) -> str:
    """`2t 1m`."""
    return " ".join(f"{count}{letter}" for count, letter in ((traders, "t"), (merchants, "m")) if count)


class Actions:
    """The actions by what they are for, as tuples to be indexed."""

    def __init__(self, board: Board) -> None:
        self.catalogue = Catalogue()
        self._board = board
        add = self.catalogue.add
        seats = range(SEATS)
        self.starts = tuple(add("start", f"~ start {seat + 1}", seat) for seat in seats)
        self.tavern = {
            (kind, index): add("tavern", f"~ tavern {marker} {route.id}", kind, index)
            for kind, marker in enumerate(MARKERS)
            for index, route in enumerate(board.routes)
            if route.tavern
        }
        self.draws = tuple(add("draw", f"~ draw {marker}", kind) for kind, marker in enumerate(MARKERS))
        self.missions = tuple(
            add("mission", f"~ mission {'-'.join(card)}", index) for index, card in enumerate(board.missions)
        )
        self.displays = tuple(add("display", f"~ favour {favour}", index) for index, favour in enumerate(FAVOURS))

        self.place = tuple(self._on_posts("place", f"place {letter}", kind) for kind, letter in enumerate(LETTERS))
        self.displace = tuple(
            self._on_posts("displace", f"displace {letter}", kind) for kind, letter in enumerate(LETTERS)
        )
        self.lift = self._on_posts("lift", "lift")
        self.remove = self._on_posts("remove", "remove")
        # What is dropped: own pieces first, then everybody's, so that index 1 + piece is a certain player's piece.
        self.dropped = ("t", "m", *(f"{seat + 1}{letter}" for seat in seats for letter in LETTERS))
        self.drop = tuple(self._on_posts("drop", f"drop {what}", index) for index, what in enumerate(self.dropped))

        self.income = {
            (t, m): add("income", f"income {amount(t, m)}", t, m)
            for t in range(TRADERS + 1)
            for m in range(MERCHANTS + 1)
            if t or m
        }
        self.pay = {
            (t, m): add("pay", f"pay {amount(t, m)}", t, m) for t, m in ((1, 0), (0, 1), (2, 0), (1, 1), (0, 2))
        }
        self.tribute = {
            (TRIBUTE_PIECES - m, m): add("tribute", f"tribute {amount(TRIBUTE_PIECES - m, m)}", TRIBUTE_PIECES - m, m)
            for m in range(TRIBUTE_PIECES + 1)
        }
        self.hire = tuple(add("hire", f"hire {letter}", kind) for kind, letter in enumerate(LETTERS))
        self._routes_and_cities()
        self._markers()
        self.pawn = tuple(add("pawn", f"pawn {p.id}", index) for index, p in enumerate(board.provinces))
        self.ride = tuple(add("ride", f"pawn {p.id} action", index) for index, p in enumerate(board.provinces))
        self.done = add("done", "done")
        self.end = add("end", "end")

    def _on_posts(self, family: str, text: str, *first: int) -> OnPosts:
        return tuple(
            tuple(
                self.catalogue.add(family, f"{text} {route.id}.{post + 1}", *first, index, post)
                for post in range(len(route.boats))
            )
            for index, route in enumerate(self._board.routes)
        )

    def _routes_and_cities(self) -> None:
        add, board = self.catalogue.add, self._board
        self.route = tuple(add("route", f"route {route.id}", index) for index, route in enumerate(board.routes))
        self.office = tuple(add("office", f"office {city.id}", index) for index, city in enumerate(board.cities))
        self.additional = tuple(
            tuple(
                add("additional", f"additional {letter} {city.id}", kind, index)
                for index, city in enumerate(board.cities)
            )
            for kind, letter in enumerate(LETTERS)
        )
        self.green = {
            (kind, index): add("green", f"green {letter} {city.id}", kind, index)
            for kind, letter in enumerate(LETTERS)
            for index, city in enumerate(board.cities)
            if city.green
        }
        self.exchange = tuple(
            tuple(
                add("exchange", f"exchange {city.id}.{k + 1}", index, k)
                for k in range((GREEN_ROW if city.green else len(city.spaces)) - 1)
            )
            for index, city in enumerate(board.cities)
        )
        self.skill = tuple(add("skill", f"skill {skill}", index) for index, skill in enumerate(SKILLS))
        self.special = tuple(
            add("special", f"special {space.points}", index) for index, space in enumerate(board.special)
        )
        self.nothing = add("nothing", "nothing")
        self.privilege = add("privilege", "develop privilege")

    def _markers(self) -> None:
        add, board = self.catalogue.add, self._board
        self.use = tuple(
            add("use", f"use {marker.id}", kind) for kind, marker in enumerate(MARKER_KINDS) if marker.family == "use"
        )
        self.use_of = {action.args[0]: action for action in self.use}
        self.take_used = {
            (seat, kind): add("use-exchange-marker", f"use exchange-marker {seat + 1} {marker}", seat, kind)
            for seat in range(SEATS)
            for kind, marker in enumerate(MARKERS)
            if kind != EXCHANGE_MARKER
        }
        self.lay = {
            kind: tuple(
                add("lay", f"use {MARKERS[kind]} {route.id}", kind, index) for index, route in enumerate(board.routes)
            )
            for kind in LAID_KINDS
        }
        self.develop = tuple(add("use-develop", f"use develop {skill}", index) for index, skill in enumerate(SKILLS))
        self.marker = tuple(
            tuple(add("marker", f"marker {marker} {route.id}", kind, index) for index, route in enumerate(board.routes))
            for kind, marker in enumerate(MARKERS)
        )
        self.favour = tuple(add("favour", f"favour {favour}", index) for index, favour in enumerate(FAVOURS))
        self.turn_over = tuple(add("turn", f"turn {marker}", kind) for kind, marker in enumerate(MARKERS))
