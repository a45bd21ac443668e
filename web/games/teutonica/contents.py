"""What is in the box: how the editions differ, bonus markers by kind, favours, missions, printings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.teutonica import marker_set
from hansa.teutonica.board import BOARD_IDS, board
from hansa.teutonica.editions import EDITIONS, MARKERS
from web.draw.writer import Markup, el, join
from web.games.teutonica import words as text
from web.games.teutonica.board.pieces import marker_picture
from web.games.teutonica.options import SEATS, refusal
from web.games.teutonica.signs import SIGNS
from web.games.teutonica.words import tell
from web.table.sheets import facts
from web.text import known, listed, say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from hansa.teutonica.board import Space
    from hansa.teutonica.editions import Edition
    from hansa.teutonica.view import View

OFF = "off"
_FLAGS: tuple[tuple[str, Callable[[Edition], bool]], ...] = (
    ("income", lambda one: one.take_less_income),
    ("exchange", lambda one: one.exchange_own),
    ("tie", lambda one: one.tie_breaks),
    ("extras", lambda one: one.extras),
)
"""In what else editions differ: the row, and what decides between its two texts."""


def contents(options: Mapping[str, str]) -> Markup:
    """All of it; where a game has markers of its own choice, those too."""
    parts = (
        ("editions", _editions()),
        ("markers", _markers(options)),
        ("favours", SIGNS.part("favours")),
        ("missions", _missions()),
        ("printings", _printings()),
    )
    return join(
        el("section", el("h3", tell(f"contents.{name}")), el("p", tell(f"contents.{name}.about"), class_="hint"), body)
        for name, body in parts
    )


def marker_counts(edition_id: str, options: Mapping[str, str]) -> tuple[int, ...]:
    """How many markers of each kind a game with these options has, the start markers among them (T4, T52)."""
    edition = EDITIONS[edition_id]
    chosen = options.get("promotional", OFF)
    if chosen == OFF:
        return edition.markers
    supply = marker_set.read(chosen)
    return tuple(count + edition.start_markers.count(kind) for kind, count in enumerate(supply))


def marker_supply(view: View, options: Mapping[str, str]) -> Markup:
    """How many of each kind a game has, and how many of them nobody has seen yet (T50)."""
    unseen, counts = view.unseen_markers, marker_counts(view.edition, options)
    rows = [
        (_marker(name), str(count), _count(unseen[name])) for name, count in zip(MARKERS, counts, strict=True) if count
    ]
    heads = tell("contents.marker"), tell("contents.game"), tell("contents.unseen")
    total = tell("contents.total"), str(sum(counts)), str(sum(unseen.values()))
    return facts(heads, [*rows, total])


def _editions() -> Markup:
    rows = [
        ("players", [_players(edition) for edition in EDITIONS]),
        ("boards", [_boards(edition) for edition in EDITIONS]),
        ("count", [str(sum(edition.markers)) for edition in EDITIONS.values()]),
        ("start", [listed([text.marker(MARKERS[kind]) for kind in one.start_markers]) for one in EDITIONS.values()]),
        *((name, [tell(f"contents.{name}.{_yes(on(one))}") for one in EDITIONS.values()]) for name, on in _FLAGS),
    ]
    named = [(tell(f"contents.row.{name}"), *cells) for name, cells in rows]
    return facts((tell("contents.rule"), *_heads()), named)


def _yes(on: bool) -> str:  # noqa: FBT001 - it is a word that is asked for
    return "yes" if on else "no"


def _heads() -> list[str]:
    return [tell(f"edition.{name}") for name in EDITIONS]


def _able(edition: str, seats: Sequence[int], boards: Sequence[str]) -> bool:
    """Whether an edition knows a game of one of these numbers of players on one of these boards."""
    return any(not refusal(n, {"board": each, "edition": edition}) for n in seats for each in boards)


def _players(edition: str) -> str:
    able = [n for n in SEATS if _able(edition, [n], BOARD_IDS)]
    return tell("contents.from-to", least=able[0], most=able[-1])


def _boards(edition: str) -> str:
    able = [name for name in BOARD_IDS if _able(edition, SEATS, [name])]
    return tell("contents.all") if len(able) == len(BOARD_IDS) else tell("contents.some")


def _marker(name: str) -> Markup:
    return el("span", marker_picture(name), say("capital", word=text.marker(name)), class_="with-picture")


def _count(n: int) -> str:
    return str(n) if n else say("names.nothing")


def _markers(options: Mapping[str, str]) -> Markup:
    columns = {tell(f"edition.{name}"): one.markers for name, one in EDITIONS.items()}
    if options.get("promotional", OFF) != OFF:
        columns[tell("contents.game")] = marker_counts(options["edition"], options)
    counts = zip(MARKERS, *columns.values(), strict=True)
    rows = [(_marker(name), *map(_count, row)) for name, *row in counts if any(row)]
    total = tell("contents.total"), *(str(sum(column)) for column in columns.values())
    return facts((tell("contents.marker"), *columns), [*rows, total])


def _missions() -> Markup:
    cards = dict.fromkeys(
        listed([one.city(city).name for city in card], "commas")
        for one in map(board, BOARD_IDS)
        for card in one.missions
    )
    return el("ol", *(el("li", card) for card in cards), class_="cards-of-cities")


def _printings() -> Markup:
    rows = list(_other_printings())
    return facts((tell("contents.city"), tell("contents.here"), tell("contents.elsewhere")), rows)


def _other_printings() -> Iterator[tuple[str, str, str]]:
    """What is known of cities that are printed otherwise, beside what stands here (docs/boards.md)."""
    for name in BOARD_IDS:
        for city in board(name).cities:
            if known(key := f"t.printing.{name}.{city.id}"):
                spaces = [_space(space) for space in city.spaces]
                yield city.name, listed(spaces, "commas"), say(key)


def _space(space: Space) -> str:
    return tell("contents.round" if space.merchant else "contents.square", colour=text.colour(space.colour))
