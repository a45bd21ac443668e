"""A table to try the rules on: any position in a few words, played with the lines of a record.

Players are `a` to `e`, seats 0 to 4; a tradesman is written `at` (a's trader) or `bm` (b's merchant), `-` is nobody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.teutonica import state as st
from hansa.teutonica.board import SKILLS, board
from hansa.teutonica.editions import FAVOURS, MARKER_KINDS, MARKERS, NEWEST
from hansa.teutonica.families.ending import begin_turn
from hansa.teutonica.families.opening import new_state
from hansa.teutonica.laid import lay
from hansa.teutonica.offices import settle_control
from hansa.teutonica.rules import Teutonica
from hansa.teutonica.tables import TABLES, tables
from tests import lines

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from hansa.core.events import Event
    from hansa.teutonica.desk_view import Desk, Tradesman
    from hansa.teutonica.view import View

GAME = Teutonica()


def piece(text: str) -> int:
    """`bm` as the number it has in a state, `-` as none."""
    return 0 if text == "-" else st.piece("abcde".index(text[0]), "tm".index(text[1]))


def text(tradesman: Tradesman | None) -> str:
    """A tradesman of a view as it is written here."""
    return "-" if tradesman is None else "abcde"[tradesman.seat] + tradesman.kind[0]


class Table:
    """A state that is played on in place. Nothing is drawn unasked: draws are lines like all others."""

    def __init__(self, state: st.State) -> None:
        self.state = state

    @property
    def view(self) -> View:
        return GAME.view(self.state, self.state[st.SEAT])

    @property
    def legal(self) -> list[str]:
        return lines.legal(GAME, self.state)

    def options(self, family: str) -> list[str]:
        """The legal actions that begin with a word, without it."""
        return [line.removeprefix(f"{family} ") for line in self.legal if line.split()[0] == family]

    def play(self, *texts: str) -> list[Event]:
        """Play lines that must be legal; what happened comes back."""
        return lines.play(GAME, self.state, *texts)

    def refusal(self, text: str) -> str:
        """The rule and the reason that forbid a line, or nothing for a legal one."""
        return lines.refusal(GAME, self.state, text)

    def desk(self, seat: int = 0) -> Desk:
        return GAME.view(self.state, seat).desk(seat)

    def posts(self, route: str) -> str:
        return " ".join(map(text, self.view.posts(route)))

    def city(self, city: str) -> str:
        """Additional offices, then a bar, then the spaces."""
        face = self.view.city(city)
        additional = f"{' '.join(map(text, face.additional))} | " if face.additional else ""
        return additional + " ".join(map(text, face.spaces))

    def control(self, city: str) -> int | None:
        return self.view.city(city).control

    def prestige(self) -> tuple[int, ...]:
        return tuple(self.desk(seat).prestige for seat in range(self.view.players))

    def row(self, name: str, seat: int = 0) -> int:
        """The points of one row of the score sheet."""
        return next(row.points for row in GAME.score(self.state)[seat].rows if row.name == name)


def table(  # noqa: PLR0913 - one keyword for each thing that lies on a table
    board_id: str = "hanseatic-4-5",
    players: int = 4,
    edition: str = "big-box",
    *,
    turn: int = 0,
    posts: Mapping[str, str] | None = None,
    offices: Mapping[str, str] | None = None,
    additional: Mapping[str, str] | None = None,
    markers: Mapping[str, str] | None = None,
    supply: Mapping[int, tuple[int, int]] | None = None,
    stock: Mapping[int, tuple[int, int]] | None = None,
    skills: Mapping[int, Mapping[str, int]] | None = None,
    unused: Mapping[int, str] | None = None,
    turned: Mapping[int, str] | None = None,
    laid: Mapping[str, str] | None = None,
    tiles: Mapping[int, str] | None = None,
    prestige: Sequence[int] = (),
    completed: int | None = None,
    marker_supply: int | None = None,
    pawn: str = "",
    missions: bool = False,
    favours: Sequence[str] = (),
    rules: int = NEWEST,
) -> Table:
    """A position at the start of a seat's turn. Without a word everybody has 5 traders and a merchant in supply.

    Markers laid on a route are written with their owners: `a tribute, b block`.
    """
    t = tables(board(board_id), edition, rules)
    s = new_state(t, players, 0, missions=missions, favours=bool(favours or tiles))
    named = " ".join(
        [*(unused or {}).values(), *(turned or {}).values(), *(markers or {}).values(), *(laid or {}).values()]
    )
    s[st.PROMOTION] = int(any(kind.promotional and kind.id in named.replace(",", "").split() for kind in MARKER_KINDS))
    for seat in range(players):
        base = st.desk(seat)
        s[base + st.SUPPLY_T : base + st.SUPPLY_M + 1] = (supply or {}).get(seat, (5, 1))
        s[base + st.STOCK_T : base + st.STOCK_M + 1] = (stock or {}).get(seat, (6, 0))
        for skill, level in (skills or {}).get(seat, {}).items():
            s[base + st.LEVELS + SKILLS.index(skill)] = level
        _own(s, base, (unused or {}).get(seat, ""), (turned or {}).get(seat, ""), (tiles or {}).get(seat, ""))
        s[base + st.PRESTIGE] = prestige[seat] if prestige else 0
    _lay(s, posts or {}, offices or {}, additional or {}, markers or {})
    _lay_promotional(s, t.route_index, laid or {})
    s[st.SUPPLY] = s[st.SUPPLY] if marker_supply is None else marker_supply
    s[st.COMPLETED] = s[st.COMPLETED] if completed is None else completed
    s[st.PAWN] = t.province_index[pawn] if pawn else 0
    for name in favours:
        s[st.DISPLAY] |= 1 << FAVOURS.index(name)
    begin_turn(s, turn, None)
    return Table(s)


def _own(s: st.State, base: int, unused: str, turned: str, tiles: str) -> None:
    """Markers and favour tiles in front of somebody."""
    for name in unused.split():
        s[base + st.UNUSED + MARKERS.index(name)] += 1
    for name in turned.split():
        s[base + st.USED] += 1
        s[base + st.TURNED] += 1 << 4 * MARKERS.index(name)
    for name in tiles.split():
        s[base + st.TILES] |= 1 << FAVOURS.index(name)


def _lay_promotional(s: st.State, route_index: Mapping[str, int], laid: Mapping[str, str]) -> None:
    """Tributes and blocks on routes, with their owners."""
    for route, there in laid.items():
        for one in there.split(", "):
            seat, name = "abcde".index(one[0]), one[2:]
            lay(s, route_index[route], MARKERS.index(name), seat)
            s[st.desk(seat) + st.USED] += 1


def _lay(
    s: st.State,
    posts: Mapping[str, str],
    offices: Mapping[str, str],
    additional: Mapping[str, str],
    markers: Mapping[str, str],
) -> None:
    t = TABLES[s[st.TABLE]]
    for route, pieces in posts.items():
        for post, name in enumerate(pieces.split()):
            s[st.POSTS + t.route_index[route]] |= piece(name) << 4 * post
    for cells, cities in ((st.OFFICES, offices), (st.EXTRAS, additional)):
        for name, pieces in cities.items():
            city = t.city_index[name]
            for office in pieces.split():
                s[cells + city] = s[cells + city] << 4 | piece(office)
                s[st.desk("abcde".index(office[0])) + st.NETWORK] |= 1 << city
            settle_control(s, city)
            filled = len(pieces.split()) >= len(t.spaces[city]) if cells == st.OFFICES else not t.spaces[city]
            s[st.COMPLETED] += filled
    for route, marker in markers.items():
        s[st.LYING + t.route_index[route]] = 1 + MARKERS.index(marker)


def full(board_id: str, but: str = "", with_: str = "bt") -> dict[str, str]:
    """Every post of a board taken, but for the routes named."""
    return {
        route.id: " ".join("bm" if boat else with_ for boat in route.boats)
        for route in board(board_id).routes
        if route.id not in but.split()
    }
