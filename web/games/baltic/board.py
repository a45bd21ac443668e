"""The board of Hansa as SVG, in fragments by key, so that a page replaces only what has changed."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from hansa.baltic.board import BOARD
from web.draw.chart import coast, frame, light, rhumbs, rose, woods
from web.draw.icons import sign
from web.draw.tappable import GLOWS, UNMARKED, on_board
from web.draw.writer import Markup, el, group, join, number
from web.games.baltic.goods import BOOTH, MARKER, booth, empty_space, marker, marker_back, ship, taler
from web.games.baltic.layout import BOTTOM, HALF, LAYOUTS, PILES, TOP, Layout, shores
from web.games.baltic.skylines import skyline

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from hansa.baltic.board import City
    from hansa.baltic.view import View
    from web.draw.lanes import Lane
    from web.draw.players import Player
    from web.draw.writer import Value

    Label = Callable[[str], str]


@cache
def chart(layout: str) -> Markup:
    """All that never changes: sea, coast, ornament and the lanes with their arrowheads."""
    plan = LAYOUTS[layout]
    overland = {f"{route.start}-{route.end}" for route in BOARD.routes if route.overland}
    return el(
        "svg",
        el("rect", width=plan.width, height=plan.height, class_="sea"),
        rhumbs(plan.rose, plan.width, plan.height),
        coast(shores(layout), layout),
        woods(shores(layout).woods, shores(layout).hills, plan.rose),
        rose(plan.rose, 62),
        light(plan.width, plan.height, layout),
        *(lane(name, run, overland=name in overland) for name, run in plan.lanes(BOARD).items()),
        frame(plan.width, plan.height),
        class_="chart",
        width=plan.width,
        height=plan.height,
    )


def _arrow(run: Lane, t: float, class_: str = "arrow") -> Markup:
    x, y = run.at(t)
    place = f"translate({number(x)} {number(y)}) rotate({number(run.heading(t))})"
    return el("path", d="M0 0-26-13-19 0-26 13z", class_=class_, transform=place)


def lane(name: str, run: Lane, *, overland: bool) -> Markup:
    """A lane with an arrowhead at its end and, where it is long, more on the way."""
    more = [0.5] if run.length > 190 else []
    if run.length > 500:
        more = [0.34, 0.67]
    kind = "road" if overland else "seaway"
    line = [el("path", d=run.d, class_=f"{kind}-bed"), el("path", d=run.d, class_=kind)]
    return el("g", *line, *(_arrow(run, t) for t in (*more, 1)), class_="lane", data_lane=name)


@cache
def _ribbon(name: str) -> Markup:
    """The name of a city on a ribbon with forked ends."""
    return join(
        (
            el("path", d="M-98-14h-22l9 18-9 18h22zM98-14h22l-9 18 9 18h-22z", class_="ribbon-tail"),
            el("rect", x=-102, y=-22, width=204, height=40, class_="ribbon"),
            el("text", name, y=9, class_="city-name"),
        )
    )


@dataclass(frozen=True, slots=True)
class Scene:
    """What a drawing is made from: where things lie, what a seat sees, who plays, what things are called and marked."""

    layout: Layout
    view: View
    players: Sequence[Player]
    label: Label
    marks: Mapping[str, int] | None = None
    """None where the drawing is only a picture."""

    def target(self, name: str, *parts: str, class_: str = "", **attributes: Value) -> Markup:
        """Something of the board that can be tapped."""
        mark = None if self.marks is None else self.marks.get(name, 0)
        return on_board(name, mark, self.label(name), *parts, class_=class_, **attributes)


def _spaces(city: City, scene: Scene) -> list[Markup]:
    """The warehouse spaces of a city with what lies on them."""
    gap = MARKER + 8
    left = -gap * (city.warehouses - 1) / 2
    parts = []
    for n, good in enumerate(scene.view.wares(city.id)):
        target = f"space:{city.id}.{n + 1}"
        lying = marker(good.colour, good.barrels) if good else None
        face = el("g", lying, data_stands=target if scene.marks is not None else None) if lying else empty_space()
        hit = el("rect", x=-34, y=-34, width=68, height=68, class_="hit")
        halo = el("rect", x=-31, y=-31, width=62, height=62, rx=10, class_="halo")
        parts.append(group(left + gap * n, 53, scene.target(target, hit, face, halo)))
    return parts


def _booths(city: City, view: View, players: Sequence[Player]) -> Markup:
    """The booths in a city by player; a crown stands over the one who is paid there."""
    counts = [(seat, count) for seat, count in enumerate(view.booths(city.id)) if count]
    gap = BOOTH + 0.5
    left = -gap * (len(counts) - 1) / 2
    paid = view.leader(city.id)
    parts = []
    for place, (seat, count) in enumerate(counts):
        crown = [sign("crown", 0, -30, 26, "crown")] if seat == paid else []
        parts.append(group(left + gap * place, 122, booth(players[seat], count), *crown))
    return el("g", *parts)


def city_fragment(city: City, scene: Scene) -> Markup:
    """A city with its warehouses and booths. The city and each of its spaces can be tapped."""
    plaque = el("rect", x=-HALF, y=0, width=2 * HALF, height=BOTTOM, rx=12, class_="plaque")
    hit = el("rect", x=-HALF - 6, y=TOP, width=2 * HALF + 12, height=BOTTOM - TOP, class_="hit")
    halo = el("rect", x=-HALF - 12, y=-28, width=2 * HALF + 24, height=BOTTOM + 36, rx=16, class_="halo")
    town = scene.target(
        f"city:{city.id}",
        hit,
        group(0, -20, skyline(city.id)),
        plaque,
        halo,
        _ribbon(city.name),
        class_="city",
    )
    # Figures stand outside the target: what can be read inside it must be part of its spoken name.
    number = el("text", str(city.number), x=-86, y=62, class_="city-number")
    figures = el("g", number, _booths(city, scene.view, scene.players), class_="figures")
    return group(*scene.layout.city[city.id], town, figures, *_spaces(city, scene))


def ship_fragment(layout: Layout, view: View) -> Markup:
    """The ship where it lies."""
    return group(*layout.ship(view.ship), ship(), data_piece="ship")


def ends(view: View, marks: Mapping[str, int]) -> list[str]:
    """Where the ways lead that are shown."""
    if view.phase != "actions":
        return []
    return [end for end in view.ways_out if marks.get(f"city:{end}", 0) & GLOWS]


def ways_fragment(layout: Layout, view: View, ways: Sequence[str], reach: Sequence[Sequence[str]] = ()) -> Markup:
    """The ways on which the ship may sail now, brought forward, each with what a leg costs; fainter those further on.

    `reach` is where a tap sails over several legs, with what all of them cost (H11).
    """
    parts = []
    for legs in reach:
        run = layout.lane(*legs[-2:])
        x, y = run.at(0.5)
        price = group(x, y, taler(str(len(legs))))
        parts.append(el("g", el("path", d=run.d, class_="way"), price, class_="way-on"))
    for end in ways:
        run = layout.lane(view.ship, end)
        x, y = run.at(0.4 if run.length > 130 else 0.15)
        parts += [el("path", d=run.d, class_="way"), _arrow(run, 1, "arrow way-arrow"), group(x, y, taler("1"))]
    return el("g", *parts, class_="ways")


def piles_fragment(scene: Scene) -> Markup:
    """The five piles, from lower left to upper right; when the last one is touched the end is near (H18)."""
    width, height = PILES
    parts = [
        group(34 + 62 * n, height - 76 - 24 * n, pile(size, last=n == 4)) for n, size in enumerate(scene.view.piles)
    ]
    hit = el("rect", width=width, height=height, rx=14, class_="hit")
    halo = el("rect", x=-4, y=-4, width=width + 8, height=height + 8, rx=16, class_="halo")
    place = scene.target("do:replenish", hit, halo, class_="piles", data_home="piles")
    return group(*scene.layout.piles, place, el("g", *parts, class_="figures"))


@cache
def pile(size: int, *, last: bool) -> Markup:
    """A pile with so many markers; the last one is marked."""
    layers = (size + 2) // 3
    backs = [group(0, -6 * n, marker_back(52)) for n in range(layers)]
    slot = el("rect", x=-26, y=-26, width=52, height=52, rx=8, class_="pile-slot")
    flag = [el("use", href="#icon-hourglass", x=-14, y=-76, width=28, height=28, class_="pile-last")] if last else []
    count = el("text", str(size), y=54, class_="pile-count")
    return el("g", slot, *backs, *flag, count, class_="pile")


def fragments(
    view: View, players: Sequence[Player], label: Label, marks: Mapping[str, int] = UNMARKED, layout: str = "wide"
) -> dict[str, Markup]:
    """Everything on the board by key, in the order in which it is laid down.

    `label` gives the spoken name of a target.
    """
    plan = LAYOUTS[layout]
    scene = Scene(plan, view, players, label, marks)
    parts = {
        "chart": chart(layout),
        "ways": ways_fragment(plan, view, ends(view, marks)),
        "piles": piles_fragment(scene),
    }
    for city in view.board.cities:
        parts[f"city:{city.id}"] = city_fragment(city, scene)
    parts["ship"] = ship_fragment(plan, view)
    return parts


def board(parts: Mapping[str, Markup], label: str, layout: str = "wide") -> Markup:
    """The whole picture; each fragment in a group of its own, marked data-part."""
    plan = LAYOUTS[layout]
    groups = (el("g", part, data_part=key) for key, part in parts.items())
    room = f"0 0 {plan.width} {plan.height}"
    return el("svg", *groups, class_=f"board board-{layout}", viewBox=room, role="group", aria_label=label)
