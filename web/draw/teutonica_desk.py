"""A player's desk: five skill tracks, supply and stock, bonus markers, plate, favours and mission."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from hansa.teutonica.board import COLOURS, SKILLS
from hansa.teutonica.editions import MARKERS
from hansa.teutonica.state import VALUES
from web.draw.svg import Svg, group, join, tag
from web.draw.teutonica_pieces import NUMERALS, glyph, marker, marker_back, tradesman
from web.draw.teutonica_scene import target

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hansa.teutonica.desk_view import Desk
    from web.draw.players import Player
    from web.draw.teutonica_scene import Label

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
def _field(skill: str, value: int, kind: str) -> Svg:
    """One field of a track: covered by a piece, open, or open and in force."""
    text = tag("text", _value(skill, value), y=6.5, class_="slot-value")
    colour = f" privilege-{COLOURS[value]}" if skill == "privilege" else ""
    if skill == "book" and kind == "covered":
        face = tag("circle", r=15.5, class_="slot")
    else:
        face = tag("rect", x=-15.5, y=-15.5, width=31, height=31, rx=4, class_="slot")
    return tag("g", face, text, class_=f"slot-{kind}{colour}")


@cache
def _track(skill: str, level: int) -> Svg:
    """A skill track at a level, the origin at its left end."""
    values = VALUES[SKILLS.index(skill)]
    parts = [glyph(f"skill-{skill}", 15, 0, 28)]
    for n, value in enumerate(values):
        kind = "open" if n < level else "now" if n == level else "covered"
        parts.append(group(ICON + FIELD * (n + 0.5), 0, _field(skill, value, kind)))
    return tag("g", *parts, class_="track is-done" if level == len(values) - 1 else "track")


class _Drawing:
    """A desk being drawn; with `taps` its things are targets of the rules."""

    def __init__(self, desk: Desk, player: Player, label: Label, *, taps: bool) -> None:
        self.desk = desk
        self.player = player
        self.label = label
        self.taps = taps

    def thing(self, name: str, wide: float, *parts: Svg) -> Svg:
        """Something on the desk, from its left edge; what it is called is told when one points at it."""
        spoken = self.label(name)
        if not self.taps:
            return tag("g", tag("title", spoken), *parts)
        box = {"x": -2, "y": -ROW / 2 + 1, "width": wide + 2, "height": ROW - 2, "rx": 6}
        return tag(
            "g",
            tag("rect", **box, class_="hit"),
            *parts,
            tag("rect", **box, class_="halo"),
            **target(name, spoken, "desk-thing"),
        )

    def tracks(self) -> Svg:
        rows = []
        for y, skills in enumerate(_ROWS):
            x = 0.0
            for skill in skills:
                wide = ICON + FIELD * len(VALUES[SKILLS.index(skill)])
                track = _track(skill, self.desk.skills[SKILLS.index(skill)])
                rows.append(group(x, ROW * (y + 0.5), self.thing(f"skill:{skill}", wide, track)))
                x += wide + 9
        return join(rows)

    def pieces(self) -> Svg:
        """Supply in a bright box, stock in a dim one, each by kind."""
        parts = []
        for n, (where, counts) in enumerate((("supply", self.desk.supply), ("stock", self.desk.stock))):
            box = tag("rect", x=1, y=-19, width=128, height=38, rx=8, class_=f"box box-{where}")
            kinds = []
            for place, (kind, count) in enumerate(zip(("trader", "merchant"), counts, strict=True)):
                man = group(18, 0, tradesman(self.player, kind), class_="is-none" if not count else None)
                number = tag("text", str(count), x=36, y=8, class_="desk-count")
                kinds.append(group(4 + 68 * place, 0, self.thing(f"{where}:{kind[0]}", 60, man, number)))
            parts.append(group(134 * n, 0, box, *kinds, class_=f"desk-{where}"))
        return join(parts)

    def markers(self, kind_of: str, kinds: Sequence[str]) -> list[Svg]:
        """Markers by kind, with their number where there are several."""
        parts = []
        for kind in MARKERS:
            if count := kinds.count(kind):
                times = tag("text", f"{count}", x=33, y=17, class_="times") if count > 1 else Svg("")
                parts.append(self.thing(f"{kind_of}:{kind}", 38, group(19, 0, marker(kind)), times))
        return parts

    def backs(self, name: str, count: int) -> list[Svg]:
        """Markers face down: used ones, or those nobody has seen."""
        if not count:
            return []
        text = tag("text", str(count), x=40, y=8, class_="desk-count")
        return [tag("g", tag("title", self.label(name)), group(18, 0, marker_back()), text)]

    def lying(self) -> Svg:
        """Usable markers, then used ones."""
        things = [*self.markers("marker", self.desk.unused), *self.backs("desk:used", self.desk.used)]
        return join(group(40 * n, 0, thing) for n, thing in enumerate(things))

    def rest(self, mission: Sequence[str]) -> Svg:
        """Plate, favours and mission, as far as there are any."""
        desk = self.desk
        plate = [*self.markers("plate", desk.plate), *self.backs("desk:plate", desk.plate_hidden)]
        parts = [tag("g", glyph("plate", 18, 0, 30), class_="desk-icon"), *plate] if plate else []
        parts += [tag("g", tag("title", self.label(f"favour:{name}")), _favour(name)) for name in desk.favours]
        row = [group(40 * n, 0, part) for n, part in enumerate(parts)]
        if mission:
            x = 40 * len(parts)
            row.append(tag("g", glyph("mission", x + 16, 0, 30), class_="desk-icon"))
            row.append(tag("text", " · ".join(mission), x=x + 38, y=8, class_="desk-mission"))
        return join(row)


@cache
def _favour(name: str) -> Svg:
    plate = tag("rect", x=1, y=-18, width=36, height=36, rx=5)
    return tag("g", plate, glyph(f"favour-{name}", 19, 0, 27), class_="favour")


def desk(desk: Desk, player: Player, label: Label, *, taps: bool = False, mission: Sequence[str] = ()) -> Svg:
    """A desk 600 units wide. With `taps` its things can be tapped; `mission` holds names of cities to be shown."""
    drawing = _Drawing(desk, player, label, taps=taps)
    rest = drawing.rest(mission)
    rows = 4 if rest else 3
    return tag(
        "svg",
        drawing.tracks(),
        group(0, ROW * 2.5, drawing.pieces()),
        group(272, ROW * 2.5, drawing.lying()),
        group(0, ROW * 3.5, rest),
        class_=f"desk player-{player.colour}",
        viewBox=f"-3 0 {WIDTH + 6:g} {ROW * rows:g}",
        role="group" if taps else "img",
        aria_label=label(f"desk:{desk.seat}"),
    )
