"""The sheet of a player's desk in Hansa Teutonica: all that lies there, each thing explained, and the score so far."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.teutonica.board import SKILLS
from web.draw.icons import icon
from web.draw.writer import Markup, el, join
from web.games.teutonica import score
from web.games.teutonica import words as text
from web.games.teutonica.board.pieces import back_picture, marker_picture, tradesman_picture
from web.games.teutonica.desk import track_picture
from web.games.teutonica.lines import explained, told
from web.games.teutonica.missions import has_screen, mission_button, mission_lines, mission_map
from web.games.teutonica.sheets import about_marker
from web.games.teutonica.words import tell
from web.text import say

if TYPE_CHECKING:
    from hansa.teutonica.desk_view import Desk
    from web.draw.players import Player
    from web.games.teutonica.foresight import Now


def desk_body(moment: Now, seat: int, *, scores: bool) -> Markup:
    """A desk; what would count at the end only for those who want to see it."""
    desk, player = moment.public.desk(seat), moment.players[seat]
    parts = [
        _part("skills", _skills(desk, player), hint=tell("sheet.desk.tracks")),
        el("p", icon("crown"), el("b", tell("sheet.desk.prestige", n=desk.prestige)), class_="desk-prestige"),
        _part("pieces", _pieces(desk, player)),
        _part("markers", _markers(desk, moment)),
    ]
    if desk.favours:
        parts.append(_part("favours", told([_favour(name) for name in desk.favours])))
    if moment.view.missions:
        parts.append(_part("mission", _mission(moment, seat)))
    if scores:
        sheets = moment.public.score()
        parts.append(_part("score", score.sheet(sheets, moment.view, moment.players, (seat,))))
    return el("div", *parts, class_="desk-sheet")


def _part(name: str, body: Markup, hint: str = "") -> Markup:
    about = el("p", hint, class_="hint") if hint else ""
    return el("section", el("h3", tell(f"sheet.desk.{name}")), about, body, class_=f"desk-{name}")


def _skills(desk: Desk, player: Player) -> Markup:
    """Each track with the value of every step, and what it is good for."""
    rows = []
    for name, level, covered in zip(SKILLS, desk.skills, desk.covered, strict=True):
        value = text.value(name, level)
        key = "sheet.desk.track" if covered else "sheet.desk.track.done"
        spoken = tell(key, skill=text.skill(name), value=value, covered=covered)
        track = track_picture(name, level, player.colour, spoken)
        rows.append(el("li", explained(track, text.skill(name), tell(f"skill.about.{name}"))))
    return el("ul", *rows, class_="skill-list")


def _pieces(desk: Desk, player: Player) -> Markup:
    """Supply and stock by kind."""
    rows = []
    for key, counts in (("supply", desk.supply), ("stock", desk.stock)):
        men = [
            el("span", tradesman_picture(player, kind, tell(f"kind.{kind}")), el("b", n), class_="figure")
            for kind, n in zip(("trader", "merchant"), map(str, counts), strict=True)
        ]
        rows.append(el("li", el("span", say("capital", word=tell(f"panel.{key}"))), *men, class_=f"men-{key}"))
    return el("ul", *rows, class_="told desk-men")


def _markers(desk: Desk, moment: Now) -> Markup:
    """Those that can be used, those that were, and those on the plate."""
    lines: list[str | Markup] = []
    for kind in dict.fromkeys(desk.unused):
        count = desk.unused.count(kind)
        name = tell("sheet.desk.several", n=count, marker=text.marker(kind)) if count > 1 else text.marker(kind)
        lines.append(explained(marker_picture(kind), name, about_marker(kind, moment.view.edition)))
    for key, count in (("used", desk.used), ("plate", desk.plate_hidden + len(desk.plate))):
        if count:
            lines.append(join((back_picture(), el("span", el("b", str(count)), f" {tell(f'sheet.desk.{key}')}"))))
    return told(lines or [tell("sheet.desk.markers.none")])


def _favour(name: str) -> Markup:
    return explained(icon(f"favour-{name}"), text.favour(name), tell(f"favour.about.{name}"))


def _mission(moment: Now, seat: int) -> Markup:
    """The card itself when all are open, else behind its button and only for the one who has the screen (T38)."""
    if moment.public.ended and moment.public.desk(seat).mission:
        return join((mission_map(moment, seat), told(mission_lines(moment, seat))))
    if seat == has_screen(moment):
        return mission_button(moment, "button", named=True)
    return el("p", tell("sheet.desk.mission.secret", who=moment.name(seat)), class_="hint")
