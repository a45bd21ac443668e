"""New game: which one, who plays, in which order, with which options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import hansa
from hansa import Setup
from web.draw.fields import radio, segments
from web.draw.icons import icon
from web.draw.lending import Lend, drawn
from web.draw.pieces import shield_picture
from web.draw.writer import Markup, button, el
from web.games import kits
from web.play.usual import last_played
from web.screens.hero import band, picture
from web.screens.setup_seats import SeatForm
from web.table import boxes
from web.table.seats import players
from web.text import say
from web.wire import address
from web.wire.part import as_parts, plain
from web.wire.screen import Screen

if TYPE_CHECKING:
    from web.store.library import Library
    from web.wire.part import Part
    from web.wire.screen import Dialog


WAYS = ("alone", "together", "link")


class SetupHost(Protocol):
    """What a set-up asks of the app; at the build there is less of it."""

    @property
    def library(self) -> Library: ...

    def token(self) -> str: ...

    def announce(self, sentence: str) -> None: ...

    def go(self, route: str, *, replace: bool = False) -> None: ...

    def show(self, dialog: Dialog) -> None: ...


class NewGame(Screen):
    """A set-up in the making."""

    name = "setup"

    def __init__(self, host: SetupHost, lend: Lend = drawn) -> None:
        self._host = host
        self._lend = lend
        self._forms = {game: kit.options() for game, kit in kits().items()}
        last = last_played(host.library.games())
        self._game = last.game if last else next(iter(kits()))
        if last:
            self._forms[last.game].recall(last.options, len(last.players))
        self._sitters = SeatForm(host.library.last_players()[: self._seats[-1]])
        self._by_link = False
        self._start = "drawn"

    @property
    def _seats(self) -> range:
        return hansa.games()[self._game].seats

    def title(self) -> str:
        return say("page.title", name=say("setup.title"))

    def fragments(self) -> list[Part]:
        parts = {
            "app": _frame(self._lend),
            "way": self._ways(),
            "which-game": _games(self._game, self._lend),
            "seats": self._sitters.rows(self._seats[0]),
            "seat-count": self._add(),
            "start-player": self._starts(),
            "options": self._forms[self._game].markup(len(self._sitters), self._lend),
        }
        shields = [plain(f"shield-{seat}", shield, "seats") for seat, shield in enumerate(self._shields())]
        return [*as_parts(parts), *shields]

    @property
    def _palette(self) -> tuple[str, ...]:
        return kits()[self._game].colours

    def _shields(self) -> list[Markup]:
        """Everybody's colour, on the button that changes it."""
        sitting = players(self._sitters.called, self._palette, colours=self._sitters.colours(self._palette))
        return [shield_picture(player, _colour(seat, player.colour)) for seat, player in enumerate(sitting)]

    def do(self, command: str, value: str = "") -> None:
        kind, _, key = command.partition(":")
        match kind:
            case "name" | "level" | "colour" | "add" | "remove" | "up":
                self._seat(kind, key, value)
            case "start":
                self._start = value
            case "game" if value in kits():
                self._game = value
                self._sitters.fit(self._seats)
            case "way":
                self._by_link = value == "link"
                self._sitters.alone() if value == "alone" else self._sitters.together()
            case boxes.CONTENTS:
                options = self._forms[self._game].chosen(len(self._sitters))
                self._host.show(boxes.contents_sheet(kits()[self._game], options))
            case "begin":
                self._begin()
            case _:
                self._forms[self._game].choose(key or kind, value)
                self._sitters.fit(self._forms[self._game].counts(key))
        if self._start != "drawn" and int(self._start) > len(self._sitters):
            self._start = "drawn"

    def _seat(self, kind: str, seat: str, value: str) -> None:
        sitters = self._sitters
        match kind:
            case "name":
                sitters.type(int(seat), value)
            case "level":
                sitters.sit(int(seat), value)
            case "colour":
                self._host.announce(_colour(int(seat), sitters.recolour(int(seat), self._palette)))
            case "add" if len(sitters) < self._seats[-1]:
                sitters.add(sitters.level if value == "computer" else "")
            case "remove" if len(sitters) > self._seats[0]:
                sitters.remove(int(value))
            case "up" if 0 < int(value) < len(sitters):
                sitters.up(int(value))

    def _begin(self) -> None:
        options = {**self._forms[self._game].chosen(len(self._sitters)), "start": self._start}
        library = self._host.library
        setup = Setup(self._game, tuple(self._sitters.called), options, seed=self._host.token())
        session = library.create(setup, self._sitters.seats, self._sitters.chosen_colours(self._palette))
        library.keep_players(self._sitters.remembered)
        self._host.go(address.game(session.id), replace=True)

    def _add(self) -> Markup:
        if len(self._sitters) == self._seats[-1]:
            return el("p", say("setup.full", n=self._seats[-1]), class_="hint")
        person = button(say("setup.add"), "add", class_="button", icon=icon("plus"))
        computer = button(say("setup.add.computer"), "add", "computer", class_="button", icon=icon("plus"))
        return el("div", person, computer, class_="add-seats")

    def _ways(self) -> Markup:
        """How people play together, which is where a set-up begins."""
        way = "alone" if self._sitters.persons == 1 else "link" if self._by_link else "together"
        names = [(each, say(f"setup.way.{each}")) for each in WAYS]
        return el("div", segments("way", "way", names, way), el("p", say(f"setup.way.hint.{way}"), class_="hint"))

    def _starts(self) -> Markup:
        names = [("drawn", say("setup.drawn"))]
        names += [(str(seat + 1), name) for seat, name in enumerate(self._sitters.called)]
        return segments("start", "start", names, self._start)


def _colour(seat: int, colour: str) -> str:
    return say("setup.colour", n=seat + 1, colour=say(f"pieces.{colour}"))


def _games(chosen: str, lend: Lend) -> Markup:
    """Which game, with a picture of each and a word about it."""
    cards = []
    for name, kit in kits().items():
        about = el("span", say(f"setup.about.{name}"), class_="hint")
        words = el("span", el("b", say(f"setup.game.{name}")), about, class_="words")
        look = el("span", lend(f"vignette-{name}", kit.vignette), class_="view")
        box = radio("game", name, "game", on=name == chosen)
        cards.append(el("label", box, words, look, class_="choice-card seen"))
    return el("div", *cards, class_="choice-cards two")


def _frame(lend: Lend) -> Markup:
    chart = lend("chart", lambda: picture(names=False))
    begin = el("button", icon("ship"), say("setup.begin"), type="submit", class_="button primary large")
    who = [
        el("fieldset", el("legend", say("setup.way")), el("div", id="way"), class_="setup-panel"),
        el("fieldset", el("legend", say("setup.game")), el("div", id="which-game"), class_="setup-panel"),
        el(
            "section",
            el("h2", say("setup.players")),
            el("div", id="seats"),
            el("div", id="seat-count"),
            class_="setup-panel",
        ),
        el("fieldset", el("legend", say("setup.start")), el("div", id="start-player"), class_="setup-panel"),
    ]
    return el(
        "form",
        band(say("setup.title"), address.HOME, say("home.back"), chart),
        el("div", *who, class_="setup-who"),
        el("section", el("h2", say("setup.options")), el("div", id="options"), class_="setup-panel setup-options"),
        el("div", begin, class_="page-foot"),
        class_="setup",
        data_do="begin",
    )
