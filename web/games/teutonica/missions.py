"""Missions: a player's own card while it is secret, and everybody's when the game has ended (T38)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from web.draw.icons import icon
from web.draw.pieces import shield_picture
from web.draw.writer import Markup, button, el, join
from web.games.teutonica import words as text
from web.games.teutonica.lines import foot, told
from web.games.teutonica.small_board import Light, lit_board
from web.games.teutonica.words import tell
from web.play.standing import NOBODY
from web.table.dialog import framed
from web.text import listed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from web.games.teutonica.foresight import Now
    from web.table.table import Table

_ICONS = {"control": "crown", "office": "city", "none": "minus"}


def _fulfilled(moment: Now, seat: int) -> dict[str, str]:
    """What a seat has in each city of its card: `control`, `office` or `none`."""
    found = {}
    for city in moment.view.desk(seat).mission:
        face = moment.view.city(city)
        present = seat in {man.seat for man in face.men}
        found[city] = "none" if not present else "control" if face.control == seat else "office"
    return found


def mission_lines(moment: Now, seat: int) -> list[Markup]:
    """The cities of a card, one below the other, each with what there is of its owner."""
    return [
        join(
            (
                icon(_ICONS[has]),
                el("span", el("b", moment.words.city(city)), el("span", tell(f"mission.{has}"), class_="hint")),
            )
        )
        for city, has in _fulfilled(moment, seat).items()
    ]


def mission_lights(moment: Now, seat: int) -> list[Light]:
    """The same on a small board: those without an office are only ringed."""
    colour = f"player-{moment.players[seat].colour}"
    return [Light(city, colour if has != "none" else "is-free") for city, has in _fulfilled(moment, seat).items()]


def mission_map(moment: Now, seat: int) -> Markup:
    cities = listed([moment.words.city(city) for city in moment.view.desk(seat).mission])
    return lit_board(moment.view.board.id, mission_lights(moment, seat), tell("row.map", cities=cities))


def has_screen(moment: Now) -> int | None:
    """The seat whose secrets may be shown now: of one person among computers, or of whoever's turn it is (T50)."""
    if not moment.view.missions:
        return None
    now = moment.session.standing
    if now.viewer not in now.persons or not moment.view.desk(now.viewer).mission:
        return None
    own_turn = now.seat == now.viewer == moment.game.turn_of(moment.match.state)
    return now.viewer if now.alone or own_turn else None


def mission_button(moment: Now, looks: str, *, named: bool = False) -> Markup:
    """What shows the card at once to the one who has the screen; the name on it tells everybody else to look away."""
    seat = has_screen(moment)
    if seat is None:
        return Markup()
    label = tell("do.mission") if moment.session.standing.alone else tell("do.mission.of", who=moment.name(seat))
    return button(label if named else "", "mission", class_=looks, icon=icon("mission"), aria_label=label, title=label)


@dataclass
class MissionMarks:
    """Whether somebody wants the cities of their own card marked on the board, and who."""

    seat: int = NOBODY

    def cities(self, moment: Now) -> tuple[str, ...]:
        """What is marked: nothing for other eyes than those of the one who asked for it."""
        if self.seat == NOBODY or self.seat != has_screen(moment):
            return ()
        return moment.view.desk(self.seat).mission

    def turn_over(self, seat: int) -> None:
        """Mark them for a seat, or no longer."""
        self.seat = NOBODY if self.seat == seat else seat

    def forget(self, moment: Now) -> None:
        """The screen has gone to somebody else; when it comes back nothing is shown unasked."""
        if self.seat not in {NOBODY, moment.game.turn_of(moment.match.state)} and not moment.session.standing.alone:
            self.seat = NOBODY


@dataclass
class MissionSheet:
    """A player's own card."""

    table: Table
    moment: Now
    seat: int
    marks: MissionMarks
    name: str = "mission"

    def markup(self) -> Markup:
        moment, alone = self.moment, self.moment.session.standing.alone
        title = tell("do.mission") if alone else tell("sheet.mission.title", who=moment.name(self.seat))
        marked = self.marks.seat == self.seat
        words = tell("sheet.mission.unmark" if marked else "sheet.mission.mark")
        mark = button(words, "mark", icon=icon("map"), aria_pressed="true" if marked else "false")
        hide = button(
            tell("sheet.mission.hide"), "app.dismiss", class_="button primary", icon=icon("lock"), autofocus=True
        )
        return framed(
            title,
            el("p", tell("sheet.mission.text")),
            mission_map(moment, self.seat),
            told(mission_lines(moment, self.seat)),
            "" if alone else el("p", tell("sheet.mission.alone", who=moment.name(self.seat)), class_="hint"),
            foot(mark, hide),
        )

    def do(self, command: str, _value: str = "") -> None:
        if command == "mark":
            self.marks.turn_over(self.seat)
            self.table.renew()
            self.table.announce(
                tell("sheet.mission.marked" if self.marks.seat == self.seat else "sheet.mission.unmarked")
            )


def opened(moment: Now, seats: Sequence[int]) -> Markup:
    """Every card at the end, and what it brought."""
    sheets = moment.public.score()
    lines = []
    for seat in seats:
        points = next(row.points for row in sheets[seat].rows if row.name == "mission")
        cities = [
            el(
                "span",
                icon(_ICONS[has], tell(f"mission.{has}")),
                moment.words.city(city),
                class_=f"mission-city is-{has}",
            )
            for city, has in _fulfilled(moment, seat).items()
        ]
        head = el("span", shield_picture(moment.players[seat]), el("b", moment.name(seat)), class_="mission-of")
        lines.append(el("li", head, el("span", *cities, class_="mission-cities"), el("b", text.points(points))))
    title = el("h2", tell("mission.all"))
    about = el("p", tell("row.how.mission"), class_="hint")
    return el("section", title, about, el("ul", *lines, class_="mission-list"), class_="missions")
