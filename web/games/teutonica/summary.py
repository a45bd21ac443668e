"""The card of Hansa Teutonica: its figures come from the rules, and boards and options add what they change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.teutonica import scoring
from hansa.teutonica.board import COLOURS, SKILLS
from hansa.teutonica.editions import EDITIONS, MARKER_KINDS
from hansa.teutonica.families.pay import price
from hansa.teutonica.state import END_PRESTIGE, KIND_NAMES, VALUES, piece
from web.draw.icons import icon
from web.draw.writer import NOTHING, Markup, el, join
from web.games.teutonica.board import pieces
from web.games.teutonica.contents import marker_counts
from web.games.teutonica.summary_extras import about_marker, choices, extras, played_on
from web.games.teutonica.words import short, tell
from web.table.summary import Section, Summary, entries, entry, points, reminder, scale, step, words
from web.text import named, say, sentences

if TYPE_CHECKING:
    from hansa import Setup
    from hansa.teutonica.board import Board
    from hansa.teutonica.editions import Edition

REMINDERS = ("action", "control", "keys", "income", "plate", "exchange", "additional")


def _say(key: str, **fields: int | str) -> str:
    return say(f"summary.teutonica.{key}", **fields)


def _sections(setup: Setup) -> list[Section]:
    board, edition = played_on(setup), EDITIONS[setup.options["edition"]]
    return [
        Section(_say("aim"), "T28", words(_say("aim.words")), brief=True),
        Section(_say("turn"), "T5", _turn(), brief=True),
        Section(_say("actions"), "T7", _actions(edition)),
        Section(_say("route"), "T14", _route(board)),
        Section(_say("skills"), "T2", _skills()),
        Section(_say("markers"), "T23", _markers(setup)),
        *extras(setup),
        Section(_say("end"), "T27", _end(board), brief=True),
        Section(_say("link"), "T20", _link(board)),
        Section(_say("points"), "T28", _points(edition, board), brief=True),
        Section(_say("forget"), "T23", entries(*(reminder(_say(f"forget.{name}")) for name in REMINDERS))),
    ]


def _turn() -> Markup:
    parts = ("actions", "markers", "place")
    return entries(*(step(_say(f"turn.{name}"), _say(f"turn.{name}.words")) for name in parts), steps=True)


def _actions(edition: Edition) -> Markup:
    trader, merchant = (price(piece(0, kind)) for kind in range(len(KIND_NAMES)))
    more = {"trader": trader, "merchant": merchant}
    told = {
        "income": _say("action.income" if edition.take_less_income else "action.income.exactly"),
        "place": _say("action.place"),
        "displace": sentences((_say("action.displace", **more), _say("action.answer", **more))),
        "move": _say("action.move"),
        "route": _say("action.route"),
    }
    return entries(*(entry(icon(name), named(tell(f"do.{name}"), ""), text) for name, text in told.items()))


def _route(board: Board) -> Markup:
    uses = {"office": icon("office"), "skill": icon("skill-actions"), "special": icon("star")}
    special = board.city(board.special_city).name
    chosen = [entry(sign, _say(f"route.{use}"), _say(f"route.{use}.words", city=special)) for use, sign in uses.items()]
    steps = [
        step(_say(f"route.{name}"), _say(f"route.{name}.words"), entries(*chosen) if name == "one" else NOTHING)
        for name in ("control", "marker", "one", "rest")
    ]
    return entries(*steps, steps=True)


def _skills() -> Markup:
    def line(skill: str) -> Markup:
        steps = range(len(VALUES[SKILLS.index(skill)]))
        track = el("span", *(_field(skill, level) for level in steps), class_="summary-track")
        head = el("span", el("b", tell(f"skill.{skill}")), track, class_="summary-skill")
        return el("li", icon(f"skill-{skill}"), el("span", head, tell(f"skill.about.{skill}")))

    return el("ul", *map(line, SKILLS), class_="summary-skills")


def _field(skill: str, level: int) -> Markup:
    """What a track shows after so many steps; privilege is a colour."""
    value = VALUES[SKILLS.index(skill)][level]
    colour = f"privilege-{COLOURS[value]}" if skill == "privilege" else None
    return el("i", short(skill, level), " ", class_=colour)


def _markers(setup: Setup) -> Markup:
    edition = EDITIONS[setup.options["edition"]]
    lines = []
    for kind, count in zip(MARKER_KINDS, marker_counts(edition.id, setup.options), strict=True):
        if count and not kind.promotional:  # those have a part of their own
            name = _say("markers.count", n=count, marker=tell(f"marker.{kind.id}"))
            lines.append(entry(pieces.marker_picture(kind.id), name, about_marker(kind.id, edition)))
    return join((entries(*lines), words(_say("markers.words"))))


def _end(board: Board) -> Markup:
    ways = {
        "prestige": (icon("crown"), END_PRESTIGE),
        "markers": (icon("plate"), 0),
        "cities": (icon("city"), board.completed_cities),
    }
    lines = (entry(sign, "", _say(f"end.{way}", n=n)) for way, (sign, n) in ways.items())
    return join((words(_say("end.words")), entries(*lines)))


def _link(board: Board) -> Markup:
    start, end = (board.city(city).name for city in board.link)
    places = el("p", *(el("b", f"{points} ") for points in board.link_points), class_="summary-places")
    return join((words(_say("link.words", start=start, end=end)), places))


def _points(edition: Edition, board: Board) -> Markup:
    special = "".join(f"{space.points} " for space in board.special)
    rows = (
        (icon("crown"), _say("points.prestige"), "1"),
        (icon("skill-book"), _say("points.skills"), str(scoring.SKILL_POINTS)),
        (icon("star"), _say("points.special"), special),
        (icon("city"), _say("points.cities"), str(scoring.CITY_POINTS)),
        (icon("network"), _say("points.network"), _say("points.keys")),
    )
    tie = "points.tie" if edition.tie_breaks else "points.tie.shared"
    owned = scale(_owned(), _say("points.markers"))
    return join((points(*rows), words(_say("points.markers")), owned, words(_say(tie))))


def _owned() -> list[tuple[str, str]]:
    """How many markers are worth how much: those worth as much as one fewer stand together (T31)."""
    worth = scoring.MARKER_POINTS
    columns: list[tuple[str, str]] = []
    for few in range(1, len(worth)):
        if worth[few] != worth[few - 1]:
            many = max(n for n in range(few, len(worth)) if worth[n] == worth[few])
            label = _say("points.more", n=few) if many == len(worth) - 1 else few if few == many else f"{few}–{many}"
            columns.append((str(label), str(worth[few])))
    return columns


SUMMARY = Summary(_sections, choices)
