"""What the board and the options in play add to the card of Hansa Teutonica, and which cards there are."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import hansa
from hansa import SetupError
from hansa.teutonica import scoring
from hansa.teutonica.board import BOARD_IDS, board
from hansa.teutonica.editions import FAVOURS, MARKER_KINDS
from hansa.teutonica.families.favour import PRICE
from web.draw.icons import icon
from web.draw.pieces import picture
from web.draw.writer import el, join
from web.games.teutonica.board import pieces
from web.games.teutonica.contents import marker_counts
from web.games.teutonica.options import SWITCHES
from web.games.teutonica.words import country, tell
from web.games.teutonica.words import either as abroad
from web.table.summary import Choice, Section, entries, entry, points, reminder, words
from web.text import either, known, listed, named, say

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from hansa import Setup
    from hansa.teutonica.board import Board
    from hansa.teutonica.editions import Edition

_POST, _MEDAL, _PERMANENT = (-20, -21, 40, 42), (-17, -17, 34, 34), (-19, -19, 38, 38)


def _say(key: str, **fields: int | str) -> str:
    return say(f"summary.teutonica.{key}", **fields)


def played_on(setup: Setup) -> Board:
    return board(setup.options["board"])


def about_marker(kind: str, edition: Edition) -> str:
    """What a marker does; some do it otherwise in an edition."""
    own = f"t.marker.about.{kind}.{edition.id}"
    return say(own if known(own) else f"t.marker.about.{kind}")


def extras(setup: Setup) -> list[Section]:
    """A section for each thing that is not in every game."""
    where, options = played_on(setup), setup.options
    found = [
        _printed(where),
        _abroad(where),
        _special("two", "T35", ("pawn", "walk", "free")) if len(setup.players) == 2 else None,
        _special("2009", "T7", ("income", "exchange", "tie")) if options["edition"] == "2009" else None,
        _missions() if options["missions"] == "on" else None,
        _favours() if options["favours"] == "on" else None,
        _promotional(options) if options["promotional"] != "off" else None,
    ]
    return [section for section in found if section]


def _special(name: str, rule: str, lines: Sequence[str]) -> Section:
    told = entries(*(reminder(_say(f"{name}.{line}")) for line in lines))
    return Section(_say(name), rule, told, special=True)


def _printed(where: Board) -> Section | None:
    """Boats, cities without spaces, a choice of skills, permanent markers: what only some boards have."""
    lines = []
    if any(boat for route in where.routes for boat in route.boats):
        lines.append(entry(picture(pieces.post(boat=True), _POST), _say("boats"), _say("boats.words")))
    if green := [city.name for city in where.cities if city.green]:
        lines.append(entry(icon("office"), _say("green"), _say("green.words", cities=listed(green))))
    for city in where.cities:
        if len(city.skills) > 1:
            skills = either([tell(f"skill.{skill}") for skill in city.skills])
            lines.append(entry(icon(f"skill-{city.skills[0]}"), named(city.name, ""), _say("choice", skills=skills)))
    if kinds := dict.fromkeys(route.permanent for route in where.routes if route.permanent):
        drawn = (entry(picture(pieces.permanent(kind), _PERMANENT), "", _say(f"permanent.{kind}")) for kind in kinds)
        lines += [entry(icon("route"), _say("permanent"), _say("permanent.words")), *drawn]
    return Section(tell(f"board.{where.id}"), "T43", entries(*lines), special=True) if lines else None


def _abroad(where: Board) -> Section | None:
    """Permissions, and points for countries."""
    if not where.countries:
        return None
    permits = [
        entry(picture(pieces.medal(f"permit:{city.permits[0]}"), _MEDAL), named(city.name, ""), abroad(city.permits))
        for city in where.cities
        if city.permits
    ]
    names = [name for name, _ in where.countries]
    rules = [reminder(_say("abroad.stay")), reminder(_say("abroad.markers", countries=listed([*map(country, names)])))]
    counts = el("p", *(el("b", f"{points} ") for points in where.countries[0][1]), class_="summary-places")
    told = words(_say("abroad.permit")), entries(*permits, *rules), words(_say("abroad.points")), counts
    return Section(_say("abroad"), "T46", join((*told, words(_say("abroad.tie")))), special=True)


def _missions() -> Section:
    rows = (
        (icon("mission"), _say("missions.city"), str(scoring.MISSION_CITY)),
        (icon("crown"), _say("missions.all"), f"+{scoring.MISSION_WHOLE}"),
    )
    return Section(_say("missions"), "T38", join((words(_say("missions.words")), points(*rows))), special=True)


def _favours() -> Section:
    tiles = (entry(icon(f"favour-{name}"), "", tell(f"favour.about.{name}")) for name in FAVOURS)
    cost = words(_say("favours.cost", n=PRICE))
    return Section(_say("favours"), "T39", join((cost, entries(*tiles))), special=True)


def _promotional(options: Mapping[str, str]) -> Section:
    lines = []
    for kind, count in zip(MARKER_KINDS, marker_counts(options["edition"], options), strict=True):
        if kind.promotional and count:
            name = _say("markers.count", n=count, marker=tell(f"marker.{kind.id}"))
            lines.append(entry(pieces.marker_picture(kind.id), name, tell(f"marker.about.{kind.id}")))
    return Section(_say("promotional"), "T52", entries(*lines), special=True)


def choices(setup: Setup) -> list[list[Choice]]:
    """A card for each board, and for whatever else can be played on the one that is looked at."""
    boards = [
        Choice(tell(f"board.{name}"), kept, on=name == setup.options["board"])
        for name in BOARD_IDS
        if (kept := _on_board(setup, name))
    ]
    return [boards, [Choice(label, other, on=on) for label, other, on in _others(setup) if _allowed(other)]]


def _others(setup: Setup) -> Iterator[tuple[str, Setup, bool]]:
    """Two players, the edition and the options, each as it would be the other way round."""
    options, off = setup.options, dict.fromkeys(SWITCHES, "off")
    pair, first = len(setup.players) == 2, options["edition"] == "2009"
    if 2 in played_on(setup).players:
        seats, edition = (3, "big-box") if pair else (2, "2009")
        yield _say("two"), _with(setup, seats, {**off, "edition": edition}), pair
    if not pair:
        yield _say("2009"), _with(setup, 0, {**off, "edition": "big-box" if first else "2009"}), first
    for key, value in SWITCHES.items():
        on = options[key] != "off"
        yield tell(f"option.{key}"), _with(setup, 0, {key: "off" if on else value}), on


def _on_board(setup: Setup, name: str) -> Setup | None:
    """The same on another board, or what comes nearest to it there."""
    seats = next((n for n in (len(setup.players), *board(name).players) if n in board(name).players), 0)
    moved = _with(setup, seats, {"board": name})
    plain = {**dict.fromkeys(SWITCHES, "off"), "edition": "2009" if seats == 2 else "big-box"}
    return next(filter(_allowed, (moved, _with(moved, 0, plain))), None)


def _with(setup: Setup, seats: int, options: Mapping[str, str]) -> Setup:
    players = ("",) * seats if seats else setup.players
    return replace(setup, players=players, options={**setup.options, **options})


def _allowed(setup: Setup) -> bool:
    try:
        hansa.games()[setup.game].check(setup)
    except SetupError:
        return False
    return True
