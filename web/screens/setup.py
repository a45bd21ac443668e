"""New game: which one, who plays, in which order, with which options."""

from __future__ import annotations

from typing import TYPE_CHECKING

import hansa
from hansa import NAME_LENGTH, Setup
from web import routes
from web.draw.goods import shield_picture
from web.draw.icons import icon
from web.html import Markup, button, el
from web.screens.hero import picture
from web.screens.seats import players
from web.screens.teutonica_setup import TeutonicaOptions
from web.text import say

if TYPE_CHECKING:
    from web.screen import Host

GAMES = ("hansa", "teutonica")
FIRST_SEATS = 2


class NewGame:
    """A set-up in the making."""

    name = "setup"

    def __init__(self, host: Host) -> None:
        self._host = host
        self._game = GAMES[0]
        known = host.library.last_players()[: self._seats[-1]]
        self._names = known + [""] * (FIRST_SEATS - len(known))
        self._drawn = list(self._names)
        self._bonuses = False
        self._teutonica = TeutonicaOptions()
        self._start = "drawn"

    @property
    def _seats(self) -> range:
        return hansa.games()[self._game].seats

    def title(self) -> str:
        return say("page.title", name=say("setup.title"))

    def fragments(self) -> dict[str, Markup]:
        parts = {"app": _frame(), "which-game": _games(self._game)}
        parts |= {"seats": self._rows(), "seat-count": self._add(), "start-player": self._starts()}
        shields = (shield_picture(player) for player in players(self._called(), self._game))
        parts |= {f"shield-{seat}": shield for seat, shield in enumerate(shields)}
        hansa_s = self._game == "hansa"
        return parts | {"options": _bonuses(on=self._bonuses) if hansa_s else self._teutonica.markup(len(self._names))}

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
            case "game" if value in GAMES:
                self._game = value
                self._rearrange(self._names[: self._seats[-1]])
            case "option":
                self._teutonica.choose(seat, value)
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
        options = {"bonuses": "on" if self._bonuses else "off"}
        if self._game == "teutonica":
            options = self._teutonica.chosen(len(self._names))
        options["start"] = self._start
        library = self._host.library
        session = library.create(Setup(self._game, tuple(self._called()), options, seed=self._host.token()))
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
        if not seat:
            buttons.append(el("span", class_="no-button"))
        else:
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


def _games(chosen: str) -> Markup:
    """Which game, with a word about each."""
    cards = []
    for name in GAMES:
        words = el("span", el("b", say(f"setup.game.{name}")), el("span", say(f"setup.about.{name}"), class_="hint"))
        box = el(
            "input", type="radio", name="game", id=f"game-{name}", value=name, data_do="game", checked=name == chosen
        )
        cards.append(el("label", box, words, class_="choice-card"))
    return el("div", *cards, class_="choice-cards two")


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
        el("header", picture(), back, el("h1", say("setup.title")), class_="band"),
        el("fieldset", el("legend", say("setup.game")), el("div", id="which-game"), class_="setup-panel"),
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
