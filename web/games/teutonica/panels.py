"""The players around the table of Hansa Teutonica: what lies on everybody's desk, in small."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from hansa.teutonica.board import SKILLS
from web.draw.icons import icon
from web.draw.pieces import shield_picture
from web.draw.writer import Markup, el
from web.games.teutonica import words as text
from web.games.teutonica.board.pieces import marker_picture, tradesman_picture
from web.games.teutonica.countries import flag
from web.games.teutonica.missions import mission_button
from web.games.teutonica.signs import SIGNS
from web.games.teutonica.words import tell
from web.table.score import opener
from web.table.seats import seat_label
from web.text import language
from web.wire.part import Part

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hansa.teutonica.desk_view import Desk
    from web.draw.players import Player
    from web.games.teutonica.foresight import Now
    from web.wire.part import Inner


def panels(moment: Now, seats: Sequence[int], inner: Inner, holder: int | None) -> Markup:
    """One panel a player, in the order of play. Who holds the screen may look at a card of their own."""
    view, sheets = moment.public, moment.public.score()
    parts = []
    for seat in seats:
        marks = _Marks(
            start=seat == view.start_player,
            active=seat == moment.seat,
            permissions=view.permissions(seat) if seat == view.turn else (),
            mission=seat == holder,
        )
        own = partial(mission_button, moment, "plate-mission")
        of = (view.desk(seat), moment.players[seat], sheets[seat].total, marks)
        parts.append(Part(f"seat:{seat}", (language(), *of), partial(_panel, *of, own)))
    return el("ul", *inner.draw(parts), class_="plates")


@dataclass(frozen=True, slots=True)
class _Marks:
    """What stands beside a name."""

    start: bool
    active: bool
    permissions: tuple[tuple[str, ...], ...]
    mission: bool
    """Whether this is who may look at a card of their own now."""

    def markup(self) -> list[Markup]:
        marks = []
        if self.start:
            marks.append(_sign("start", tell("panel.start"), icon("star"), class_="mark"))
        if self.active:
            marks.append(_sign("turn", tell("panel.turn"), icon("play"), class_="mark to-play"))
        for countries in self.permissions:
            told = tell("panel.permission", country=text.either(countries))
            marks.append(flag(countries, role="img", aria_label=told, title=told, data_do="permissions"))
        return marks


def _panel(desk: Desk, player: Player, total: int, marks: _Marks, mission: Callable[[], Markup]) -> Markup:
    name = el(
        "button",
        shield_picture(player),
        seat_label(player),
        type="button",
        class_="plate-name",
        data_do="desk",
        data_value=str(desk.seat),
        aria_label=tell("panel.desk", who=player.name),
    )
    score = _score_button(desk.seat, total, player.name)
    card = mission() if marks.mission else ""
    head = el("div", name, *marks.markup(), card, _prestige(desk), score, class_="plate-head")
    stand = "plate is-active" if marks.active else "plate"
    looks = f"{stand} player-{player.colour}"
    return el("li", head, _skills(desk), _pieces(desk, player), class_=looks, data_home=f"seat:{desk.seat}")


def _sign(key: str, told: str, *face: str, class_: str = "figure") -> Markup:
    return SIGNS.sign(key, told, *face, class_=class_)


def _prestige(desk: Desk) -> Markup:
    told = tell("panel.prestige", n=desk.prestige)
    return _sign("prestige", told, icon("crown"), el("b", str(desk.prestige)), class_="figure prestige")


def _score_button(seat: int, total: int, name: str) -> Markup:
    label = tell("panel.score", who=name, points=text.points(total))
    return opener(seat, label, icon("chart"), el("b", str(total)))


def _skills(desk: Desk) -> Markup:
    """Five skills: sign and what they show; finished ones are marked."""
    shown = []
    for name, level, covered in zip(SKILLS, desk.skills, desk.covered, strict=True):
        value = text.value(name, level)
        told = tell("panel.skill", skill=text.skill(name), value=value)
        short = text.short(name, level)
        kind = "skill is-done" if not covered else "skill"
        shown.append(_sign(f"skill:{name}", told, icon(f"skill-{name}"), el("b", short), class_=kind))
    return el("div", *shown, class_="skills")


def _pieces(desk: Desk, player: Player) -> Markup:
    """Supply, stock, markers and favours."""
    groups = []
    for key, counts in (("supply", desk.supply), ("stock", desk.stock)):
        men = []
        for kind, n in zip(("trader", "merchant"), counts, strict=True):
            told = tell(f"panel.in.{key}", pieces=text.counted(kind, n))
            men.append(_sign(key, told, tradesman_picture(player, kind), el("b", str(n))))
        groups.append(el("span", *men, class_=f"men men-{key}"))
    signs = [
        el(
            "button",
            marker_picture(kind),
            type="button",
            class_="sign-button",
            data_do="about",
            data_value=kind,
            aria_label=tell("marker.label", marker=text.marker(kind)),
            title=text.marker(kind),
        )
        for kind in desk.unused
    ]
    spent = desk.used
    if spent:
        signs.append(_sign("used", tell("panel.used", n=spent), f"+{spent}", class_="spent"))
    if plate := desk.plate_hidden + len(desk.plate):
        signs.append(_sign("plate", tell("panel.plate", n=plate), icon("plate"), str(plate), class_="on-plate"))
    for name in desk.favours:
        told = tell("panel.favour", favour=text.favour(name))
        signs.append(_sign(f"favour:{name}", told, icon(f"favour-{name}"), class_="favour-sign"))
    return el("div", *groups, el("span", *signs, class_="signs"), class_="purse")
