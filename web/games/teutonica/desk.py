"""A player's desk: five skill tracks, supply and stock, bonus markers, plate and favours."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from hansa.teutonica.board import COLOURS, SKILLS
from hansa.teutonica.editions import MARKERS
from hansa.teutonica.state import VALUES
from web.draw.writer import Markup, el, group, join
from web.games.teutonica.board.pieces import glyph, marker, marker_back, tradesman
from web.games.teutonica.words import NUMERALS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hansa.teutonica.desk_view import Desk
    from web.draw.players import Player
    from web.games.teutonica.board.scene import Label

WIDTH, ROW = 600.0, 42.0
FIELD, ICON = 37.0, 36.0
"""From one field of a track to the next, and room for the icon before it."""

ALL = 99
_ROWS = (("keys", "actions"), ("privilege", "book", "bank"))
"""Tracks side by side."""


def _value(skill: str, value: int) -> str:
    if skill == "privilege":
        return NUMERALS[COLOURS[value]]
    return "∞" if value == ALL else str(value)


@cache
def _field(skill: str, value: int, kind: str) -> Markup:
    """One field of a track: covered by a piece, open, or open and in force."""
    text = el("text", _value(skill, value), y=6.5, class_="slot-value")
    colour = f" privilege-{COLOURS[value]}" if skill == "privilege" else ""
    if skill == "book" and kind == "covered":
        face = el("circle", r=15.5, class_="slot")
    else:
        face = el("rect", x=-15.5, y=-15.5, width=31, height=31, rx=4, class_="slot")
    return el("g", face, text, class_=f"slot-{kind}{colour}")


@cache
def _track(skill: str, level: int) -> Markup:
    """A skill track at a level, the origin at its left end."""
    values = VALUES[SKILLS.index(skill)]
    parts = [glyph(f"skill-{skill}", 15, 0, 28)]
    for n, value in enumerate(values):
        kind = "open" if n < level else "now" if n == level else "covered"
        parts.append(group(ICON + FIELD * (n + 0.5), 0, _field(skill, value, kind)))
    return el("g", *parts, class_="track is-done" if level == len(values) - 1 else "track")


def track_picture(skill: str, level: int, colour: str, spoken: str) -> Markup:
    """One skill track of a player alone; longer tracks make broader pictures of the same height."""
    wide = ICON + FIELD * len(VALUES[SKILLS.index(skill)])
    return el(
        "svg",
        _track(skill, level),
        class_=f"desk player-{colour}",
        viewBox=f"-2 {-ROW / 2:g} {wide + 4:g} {ROW:g}",
        width=wide + 4,
        height=ROW,
        role="img",
        aria_label=spoken,
    )


class _Drawing:
    """A desk being drawn."""

    def __init__(self, desk: Desk, player: Player, label: Label) -> None:
        self.desk = desk
        self.player = player
        self.label = label

    def thing(self, name: str, *parts: Markup) -> Markup:
        """Something on the desk; what it is called is told when one points at it."""
        return el("g", el("title", self.label(name)), *parts)

    def tracks(self) -> Markup:
        rows = []
        for y, skills in enumerate(_ROWS):
            x = 0.0
            for skill in skills:
                wide = ICON + FIELD * len(VALUES[SKILLS.index(skill)])
                track = _track(skill, self.desk.skills[SKILLS.index(skill)])
                rows.append(group(x, ROW * (y + 0.5), self.thing(f"skill:{skill}", track)))
                x += wide + 9
        return join(rows)

    def pieces(self) -> Markup:
        """Supply in a bright box, stock in a dim one, each by kind."""
        parts = []
        for n, (where, counts) in enumerate((("supply", self.desk.supply), ("stock", self.desk.stock))):
            box = el("rect", x=1, y=-19, width=128, height=38, rx=8, class_=f"box box-{where}")
            kinds = []
            for place, (kind, count) in enumerate(zip(("trader", "merchant"), counts, strict=True)):
                man = group(18, 0, tradesman(self.player, kind), class_="is-none" if not count else None)
                number = el("text", str(count), x=36, y=8, class_="desk-count")
                kinds.append(group(4 + 68 * place, 0, self.thing(f"{where}:{kind[0]}", man, number)))
            parts.append(group(134 * n, 0, box, *kinds, class_=f"desk-{where}"))
        return join(parts)

    def markers(self, kind_of: str, kinds: Sequence[str]) -> list[Markup]:
        """Markers by kind, with their number where there are several."""
        parts = []
        for kind in MARKERS:
            if count := kinds.count(kind):
                times = el("text", f"{count}", x=33, y=17, class_="times") if count > 1 else Markup("")
                parts.append(self.thing(f"{kind_of}:{kind}", group(19, 0, marker(kind)), times))
        return parts

    def backs(self, name: str, count: int) -> list[Markup]:
        """Markers face down: used ones, or those nobody has seen."""
        if not count:
            return []
        text = el("text", str(count), x=40, y=8, class_="desk-count")
        return [el("g", el("title", self.label(name)), group(18, 0, marker_back()), text)]

    def lying(self) -> Markup:
        """Usable markers, then used ones."""
        things = [*self.markers("marker", self.desk.unused), *self.backs("desk:used", self.desk.used)]
        return join(group(40 * n, 0, thing) for n, thing in enumerate(things))

    def rest(self) -> Markup:
        """Plate and favours, as far as there are any."""
        desk = self.desk
        plate = [*self.markers("plate", desk.plate), *self.backs("desk:plate", desk.plate_hidden)]
        parts = [el("g", glyph("plate", 18, 0, 30), class_="desk-icon"), *plate] if plate else []
        parts += [el("g", el("title", self.label(f"favour:{name}")), _favour(name)) for name in desk.favours]
        return join(group(40 * n, 0, part) for n, part in enumerate(parts))


@cache
def _favour(name: str) -> Markup:
    plate = el("rect", x=1, y=-18, width=36, height=36, rx=5)
    return el("g", plate, glyph(f"favour-{name}", 19, 0, 27), class_="favour")


def desk(desk: Desk, player: Player, label: Label) -> Markup:
    """A desk 600 units wide, as a picture."""
    drawing = _Drawing(desk, player, label)
    rest = drawing.rest()
    rows = 4 if rest else 3
    return el(
        "svg",
        drawing.tracks(),
        group(0, ROW * 2.5, drawing.pieces()),
        group(272, ROW * 2.5, drawing.lying()),
        group(0, ROW * 3.5, rest),
        class_=f"desk player-{player.colour}",
        viewBox=f"-3 0 {WIDTH + 6:g} {ROW * rows:g}",
    )
