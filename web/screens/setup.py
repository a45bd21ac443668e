"""New game: who plays, in which order, with which options."""

from __future__ import annotations

from typing import TYPE_CHECKING

import hansa
from hansa import NAME_LENGTH, Setup
from web import routes
from web.draw.goods import shield_picture
from web.draw.icons import icon
from web.html import Markup, button, el
from web.screens.seats import players
from web.text import say

if TYPE_CHECKING:
    from web.screen import Host

GAME = "hansa"
FIRST_SEATS = 2


class NewGame:
    """A set-up in the making."""

    name = "setup"

    def __init__(self, host: Host) -> None:
        self._host = host
        self._seats = hansa.games()[GAME].seats
        known = host.library.last_players()[: self._seats[-1]]
        self._names = known + [""] * (FIRST_SEATS - len(known))
        self._drawn = list(self._names)
        self._bonuses = False
        self._start = "drawn"

    def title(self) -> str:
        return say("page.title", name=say("setup.title"))

    def fragments(self) -> dict[str, Markup]:
        parts = {"app": _frame(), "seats": self._rows(), "seat-count": self._add(), "start-player": self._starts()}
        shields = (shield_picture(player) for player in players(self._called()))
        parts |= {f"shield-{seat}": shield for seat, shield in enumerate(shields)}
        return parts | {"options": _bonuses(on=self._bonuses)}

    def tap(self, target: str) -> None:
        """Nothing on this screen is a thing of a game."""

    def key(self, _key: str) -> bool:
        return False

    def do(self, command: str, value: str = "") -> None:
        kind, _, seat = command.partition(":")
        match kind:
            case "name":
                self._names[int(seat)] = value
            case "add" if len(self._names) < self._seats[-1]:
                self._rearrange([*self._names, ""])
            case "remove" if len(self._names) > self._seats[0]:
                self._rearrange([name for place, name in enumerate(self._names) if place != int(value)])
            case "up" if 0 < int(value) < len(self._names):
                place = int(value)
                names = self._names[:]
                names[place - 1], names[place] = names[place], names[place - 1]
                self._rearrange(names)
            case "start":
                self._start = value
            case "bonuses":
                self._bonuses = value == "on"
            case "begin":
                self._begin()

    def _rearrange(self, names: list[str]) -> None:
        self._names, self._drawn = names, names[:]
        if self._start != "drawn" and int(self._start) > len(names):
            self._start = "drawn"

    def _called(self) -> list[str]:
        """What everybody will be called; who says nothing gets a number."""
        return [name.strip() or say("setup.player", n=seat + 1) for seat, name in enumerate(self._names)]

    def _begin(self) -> None:
        options = {"bonuses": "on" if self._bonuses else "off", "start": self._start}
        library = self._host.library
        session = library.create(Setup(GAME, tuple(self._called()), options, seed=self._host.token()))
        library.keep_players(self._names)
        self._host.go(routes.game(session.id), replace=True)

    def _rows(self) -> Markup:
        return el("ol", *(self._row(seat, name) for seat, name in enumerate(self._drawn)), class_="seats")

    def _row(self, seat: int, name: str) -> Markup:
        called = say("setup.player", n=seat + 1)
        field = el(
            "input",
            type="text",
            id=f"name-{seat}",
            data_do=f"name:{seat}",
            value=name,
            placeholder=called,
            maxlength=NAME_LENGTH,
            aria_label=say("setup.name", n=seat + 1),
            autocomplete="off",
            autocapitalize="words",
            spellcheck="false",
        )
        buttons = []
        if seat:
            buttons.append(_tool("up", seat, "arrow", say("setup.up", n=seat + 1), "button quiet round turned"))
        if len(self._drawn) > self._seats[0]:
            buttons.append(_tool("remove", seat, "close", say("setup.remove", n=seat + 1), "button quiet round"))
        return el("li", el("span", id=f"shield-{seat}", class_="shield"), field, *buttons, class_="seat")

    def _add(self) -> Markup:
        if len(self._names) == self._seats[-1]:
            return el("p", say("setup.full", n=self._seats[-1]), class_="hint")
        return button(say("setup.add"), "add", class_="button", icon=icon("plus"))

    def _starts(self) -> Markup:
        names = [("drawn", say("setup.drawn"))]
        names += [(str(seat + 1), name) for seat, name in enumerate(self._called())]
        radios = [
            el(
                "label",
                el(
                    "input",
                    type="radio",
                    name="start",
                    id=f"start-{value}",
                    value=value,
                    data_do="start",
                    checked=value == self._start,
                ),
                el("span", name),
            )
            for value, name in names
        ]
        return el("div", *radios, class_="segments wrap")


def _tool(do: str, seat: int, picture: str, label: str, class_: str) -> Markup:
    return button("", do, str(seat), class_=class_, icon=icon(picture), aria_label=label)


def _bonuses(*, on: bool) -> Markup:
    words = el("span", say("setup.bonuses"), el("span", say("setup.bonuses.hint"), class_="hint"))
    box = el("input", type="checkbox", role="switch", id="bonuses", data_do="bonuses", checked=on)
    return el("label", words, box, class_="switch")


def _frame() -> Markup:
    back = el(
        "a",
        icon("back"),
        class_="button quiet round",
        href=routes.HOME,
        aria_label=say("home.back"),
        title=say("home.back"),
    )
    begin = el("button", icon("ship"), say("setup.begin"), type="submit", class_="button primary large")
    return el(
        "form",
        el("header", back, el("h1", say("setup.title")), class_="page-head"),
        el("p", say("setup.about"), class_="lead"),
        el(
            "section",
            el("h2", say("setup.players")),
            el("div", id="seats"),
            el("div", id="seat-count"),
            class_="setup-panel",
        ),
        el(
            "fieldset",
            el("legend", say("setup.start")),
            el("div", id="start-player"),
            class_="setup-panel",
        ),
        el("section", el("h2", say("setup.options")), el("div", id="options"), class_="setup-panel"),
        el("div", begin, class_="page-foot"),
        class_="setup",
        data_do="begin",
    )
