"""What a seat sees, in words: the readable face of the state, less what others keep secret (T50)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from hansa.core.flat import FlatView
from hansa.teutonica import state as st
from hansa.teutonica.board import SKILLS
from hansa.teutonica.desk_view import Desk, desk_of, tradesman
from hansa.teutonica.editions import FAVOURS as FAVOUR_NAMES
from hansa.teutonica.editions import MARKERS
from hansa.teutonica.families.answer import further, waiting
from hansa.teutonica.families.common import source
from hansa.teutonica.families.move import held
from hansa.teutonica.families.pay import price
from hansa.teutonica.hidden import known
from hansa.teutonica.laid import blocks, laid_markers, laid_on
from hansa.teutonica.scoring import country_standing, network_cities, sheets
from hansa.teutonica.tables import TABLES

if TYPE_CHECKING:
    from hansa.core.game import ScoreSheet
    from hansa.teutonica.board import Board, Space
    from hansa.teutonica.desk_view import Tradesman
    from hansa.teutonica.scoring import Foothold
    from hansa.teutonica.tables import Tables

_SOURCES = {st.STOCK_T: "stock", st.SUPPLY_T: "supply", -1: "board"}
_ENDINGS = ((st.BY_PRESTIGE, "prestige"), (st.BY_MARKERS, "markers"), (st.BY_CITIES, "cities"))


@dataclass(frozen=True, slots=True)
class CityFace:
    """A city as it lies there: additional offices left to right, then the printed spaces, empty ones as None."""

    additional: tuple[Tradesman, ...]
    spaces: tuple[Tradesman | None, ...]
    control: int | None
    beside: int = 0
    """In a city without spaces: how many of the row are additional ones, left of those that can be exchanged (T25)."""

    @property
    def men(self) -> tuple[Tradesman, ...]:
        """All offices, left to right."""
        return (*self.additional, *filter(None, self.spaces))


@dataclass(frozen=True, slots=True)
class Laid:
    """A tribute or a block on a route, with a trader of this seat on it (T52)."""

    marker: str
    seat: int


class Numbers(NamedTuple):
    """Numbers that are equal as long as nothing that lies there has changed: by route, by city, by seat."""

    routes: list[tuple[int, int, int]]
    cities: list[tuple[int, int, int]]
    prestige: list[int]


class View(FlatView):
    """All that a seat may know."""

    __slots__ = ()
    _layout = st.LAYOUT

    def __init__(self, state: st.State, seat: int) -> None:
        super().__init__(known(state, seat), seat)

    @property
    def _t(self) -> Tables:
        return TABLES[self._s[st.TABLE]]

    @property
    def board(self) -> Board:
        return self._t.board

    @property
    def edition(self) -> str:
        return self._t.edition.id

    @property
    def phase(self) -> str:
        """What is to be decided: `turn`, `pay`, `answer`, `create`, `move` … `ended`."""
        return st.FRAME_NAMES[self._s[st.KIND]]

    @property
    def end_reasons(self) -> tuple[str, ...]:
        """Why the game ends or ended: `prestige`, `markers`, `cities`."""
        return tuple(name for bit, name in _ENDINGS if self._s[st.ENDING] & bit)

    @property
    def actions_left(self) -> int:
        return self._s[st.LEFT]

    @property
    def completed_cities(self) -> int:
        return self._s[st.COMPLETED]

    @property
    def connections(self) -> int:
        """How many players have joined the two banner cities (T20)."""
        return self._s[st.LINKS]

    @property
    def marker_supply(self) -> int:
        return self._s[st.SUPPLY]

    @property
    def unseen_markers(self) -> dict[str, int]:
        """Markers this seat has not seen: in the supply or on somebody's plate."""
        return dict(zip(MARKERS, self._s[st.BAG : st.BAG + st.KINDS], strict=True))

    def numbers(self) -> Numbers:
        """What can be compared to find out where on the board something has changed."""
        s, routes, cities = self._s, len(self.board.routes), len(self.board.cities)
        men, lying = s[st.POSTS : st.POSTS + routes], s[st.LYING : st.LYING + routes]
        offices, extras = s[st.OFFICES : st.OFFICES + cities], s[st.EXTRAS : st.EXTRAS + cities]
        control = s[st.CONTROL : st.CONTROL + cities]
        first, last = st.DESKS + st.PRESTIGE, st.DESKS + st.DESK * self.players
        staked = [0] * routes
        for one in laid_markers(s):
            staked[one.route] = staked[one.route] << 8 | one.kind << 3 | one.seat + 1
        return Numbers(
            list(zip(men, lying, staked, strict=True)),
            list(zip(offices, extras, control, strict=True)),
            s[first : last : st.DESK],
        )

    def desk(self, seat: int) -> Desk:
        return desk_of(self._s, seat)

    def prestige(self, seat: int) -> int:
        """What a seat has made in play so far (T28)."""
        return self._s[st.desk(seat) + st.PRESTIGE]

    def posts(self, route_id: str) -> tuple[Tradesman | None, ...]:
        route = self._t.route_index[route_id]
        code = self._s[st.POSTS + route]
        return tuple(tradesman(code >> 4 * post & 15) for post in range(len(self._t.boats[route])))

    def marker(self, route_id: str) -> str | None:
        """The bonus marker on a route."""
        lying = self._s[st.LYING + self._t.route_index[route_id]]
        return MARKERS[lying - 1] if lying else None

    def laid(self, route_id: str) -> tuple[Laid, ...]:
        """The tributes and blocks on a route (T52)."""
        if not self._s[st.LAID]:
            return ()
        there = laid_on(self._s, self._t.route_index[route_id])
        return tuple(Laid(MARKERS[one.kind], one.seat) for one in reversed(there))

    def block_price(self, route_id: str) -> int:
        """What placing on a route costs besides the piece that is placed (T52)."""
        return blocks(self._s, self._t.route_index[route_id])

    def city(self, city_id: str) -> CityFace:
        """Without spaces all offices stand in one row, those of the permanent marker on the right (T42)."""
        city = self._t.city_index[city_id]
        offices = [tradesman(office) for office in reversed(st.nibbles(self._s[st.OFFICES + city]))]
        extras = [tradesman(office) for office in reversed(st.nibbles(self._s[st.EXTRAS + city]))]
        control = self._s[st.CONTROL + city]
        spaces = len(self._t.spaces[city])
        row, beside = (offices, 0) if spaces else ([], len(extras))
        extras += [] if spaces else offices
        empty = [None] * (spaces - len(row))
        return CityFace(tuple(filter(None, extras)), (*row, *empty), control - 1 if control else None, beside)

    def next_space(self, city_id: str) -> Space | None:
        """The leftmost empty space of a city, which the next office takes (T18)."""
        spaces = self.board.city(city_id).spaces
        taken = st.count_nibbles(self._s[st.OFFICES + self._t.city_index[city_id]])
        return spaces[taken] if taken < len(spaces) else None

    def displacing(self, route_id: str, post: int) -> tuple[int, int]:
        """What displacing a tradesman costs besides the piece that takes its post, and how many more it may bring."""
        victim = self._s[st.POSTS + self._t.route_index[route_id]] >> 4 * post & 15
        return price(victim), further(self._s, victim)

    def source(self, seat: int) -> str:
        """Where further pieces of a seat would come from now (T11): `stock`, `supply` or `board`."""
        return _SOURCES[source(self._s, st.desk(seat))]

    @property
    def special(self) -> tuple[Tradesman | None, ...]:
        """Who stands on the special spaces."""
        return tuple(tradesman(self._s[st.SPECIAL + index]) for index in range(len(self._t.special)))

    def permissions(self, seat: int) -> tuple[tuple[str, ...], ...]:
        """The permissions that a seat has not used, each with the countries of which it may choose one (T46)."""
        return tuple(
            tuple(name for index, (name, _) in enumerate(self.board.countries) if here >> index + 1 & 1)
            for here in self._t.permissions(self._s, seat)
        )

    def permit_holder(self, city_id: str) -> int | None:
        """Whose office is furthest right in a city, to whom its permission belongs (T46)."""
        offices = self._s[st.OFFICES + self._t.city_index[city_id]]
        return st.SEAT_OF[offices & 15] if offices else None

    def country(self, name: str) -> tuple[Foothold, ...]:
        """What each seat has in a country, and what that would bring (T49)."""
        names = [name for name, _ in self.board.countries]
        return tuple(country_standing(self._s, names.index(name)))

    def country_points(self, country: str) -> tuple[int, ...]:
        """What a country would bring to each seat (T49); a row of its own on the score sheets."""
        return tuple(one.points for one in self.country(country))

    def network(self, seat: int) -> tuple[str, ...]:
        """The cities of the largest network of a seat (T33)."""
        return tuple(self.board.cities[city].id for city in network_cities(self._s, seat))

    def is_complete(self, city_id: str) -> bool:
        """Whether a city counts as completed: all spaces taken, or without any and with an office (T19, T42)."""
        if self.board.city(city_id).spaces:
            return self.next_space(city_id) is None
        return bool(self.city(city_id).men)

    @property
    def has_pawn(self) -> bool:
        """Whether a pawn says where two players may act (T35)."""
        return self.players == 2

    @property
    def pawn(self) -> str | None:
        """The pawn's province, once it stands in one."""
        if not self.has_pawn or self._s[st.KIND] <= st.SET_PAWN:
            return None
        return self.board.provinces[self._s[st.PAWN]].id

    @property
    def missions(self) -> bool:
        return bool(self._s[st.MISSIONS])

    @property
    def favours_on_offer(self) -> tuple[str, ...]:
        return tuple(name for tile, name in enumerate(FAVOUR_NAMES) if self._s[st.DISPLAY] >> tile & 1)

    @property
    def hand(self) -> tuple[Tradesman, ...]:
        """Pieces that must be put down: lifted ones, and a displaced one waiting for its place."""
        hand = held(self._s)
        if self._s[st.KIND] in (st.ANSWER, st.ABROAD):
            kinds = (waiting(self._s) if self._s[st.KIND] == st.ANSWER else 0, self._s[st.D])
            hand += [st.piece(self._s[st.SEAT], kind - 1) for kind in kinds if kind]
        return tuple(filter(None, map(tradesman, hand)))

    @property
    def route_at_hand(self) -> str | None:
        """The route being created, or the one a piece was displaced from."""
        return self.board.routes[self._s[st.A]].id if self._s[st.KIND] in (st.CREATE, st.ANSWER) else None

    @property
    def blocked_route(self) -> str | None:
        """The route whose blocks are to be paid (T52)."""
        paying = self._s[st.KIND] == st.PAY and not self._s[st.C]
        return self.board.routes[self._s[st.B]].id if paying else None

    @property
    def tribute_city(self) -> str | None:
        """The city whose new office brings a tribute (T52)."""
        return self.board.cities[self._s[st.A]].id if self._s[st.KIND] == st.PAYING_TRIBUTE else None

    @property
    def promotional(self) -> bool:
        """Whether promotional markers are played with (T52)."""
        return bool(self._s[st.PROMOTION])

    @property
    def rules(self) -> int:
        """The revision of the rules that the match is played by."""
        return self._t.revision.number

    @property
    def pieces_left(self) -> int:
        """How many pieces may still be lifted, removed or brought, or have to be paid, in the decision at hand."""
        if self._s[st.KIND] == st.ANSWER:
            return self._s[st.C] - bool(self._s[st.D])
        if self._s[st.KIND] == st.ABROAD:
            return self._s[st.A] - bool(self._s[st.D])
        return self._s[st.A] if self._s[st.KIND] in (st.PAY, st.MOVE, st.REMOVING, st.FROM_ROUTE) else 0

    def score(self) -> tuple[ScoreSheet, ...]:
        """What everybody would have now, as far as this seat knows."""
        return sheets(self._s)

    def skill_level(self, seat: int, skill: str) -> int:
        return self.desk(seat).skills[SKILLS.index(skill)]
