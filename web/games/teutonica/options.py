"""Setting Hansa Teutonica up: board, edition and options; what the rules do not allow says why."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import hansa
from hansa import Setup, SetupError
from hansa.teutonica.board import BOARD_IDS
from hansa.teutonica.editions import EDITIONS
from hansa.teutonica.marker_set import PROPOSED
from web.draw.fields import radio, switch
from web.draw.icons import icon
from web.draw.lending import Lend, drawn
from web.draw.writer import Markup, button, el
from web.games.teutonica.small_board import small_board
from web.games.teutonica.supply_form import SupplyForm
from web.games.teutonica.words import Words, tell
from web.table.boxes import CONTENTS
from web.text import known, say

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from hansa import Refusal

SEATS = hansa.games()["teutonica"].seats

SWITCHES = {"missions": "on", "favours": "on", "promotional": PROPOSED}
"""Options that are on or off, and what they are when they are on: for the promotional markers a supply (T52)."""


class TeutonicaOptions:
    """What is chosen besides the players."""

    def __init__(self) -> None:
        self._wished = {"board": BOARD_IDS[0], "edition": next(iter(EDITIONS)), **dict.fromkeys(SWITCHES, "off")}
        self._supply = SupplyForm()

    def choose(self, key: str, value: str) -> None:
        """Take a wish down; it counts as long as the rules allow it."""
        if key == "supply":
            self._supply.choose(value)
        elif key in SWITCHES:
            self._wished[key] = "off" if value == "off" else "on"
        elif key in self._wished:
            self._wished[key] = value

    def recall(self, options: Mapping[str, str], players: int) -> None:
        """What was chosen the last time; an edition only where there was a choice."""
        board = {"board": options["board"]}
        free = [edition for edition in EDITIONS if not refusal(players, {**board, "edition": edition})]
        for key, value in options.items():
            if key != "edition" or len(free) > 1:
                self.choose(key, value)
        if options.get("promotional", "off") != "off":
            self.choose("supply", options["promotional"])

    def counts(self, key: str) -> Collection[int]:
        """So many may play on the board that is wished for; whatever else it is goes by who is there."""
        board = {"board": self._wished["board"]}
        able = [players for players in SEATS if not _never(players, board)]
        return able if key == "board" else SEATS

    def chosen(self, players: int) -> dict[str, str]:
        """The wishes as far as the rules allow them for so many players, else what comes nearest."""
        board = self._first("board", BOARD_IDS, {}, players)
        edition = self._first("edition", tuple(EDITIONS), {"board": board}, players)
        options = {"board": board, "edition": edition}
        for key, value in self._switches().items():
            on = self._wished[key] == "on" and not refusal(players, {**options, key: value})
            options[key] = value if on else "off"
        return options

    def _switches(self) -> dict[str, str]:
        return {**SWITCHES, "promotional": self._supply.text}

    def _first(self, key: str, names: tuple[str, ...], given: dict[str, str], players: int) -> str:
        wished = self._wished[key]
        able = [name for name in names if not _never(players, {**given, key: name})]
        return wished if wished in able or not able else able[0]

    def markup(self, players: int, lend: Lend = drawn) -> Markup:
        """Boards, editions and switches, each with a line that explains it or says why it cannot be."""
        chosen = self.chosen(players)
        boards = [
            _radio(
                "board",
                name,
                None,  # whoever wants another board gets the seats for it
                el("span", lend(name, partial(small_board, name)), class_="map"),
                on=name == chosen["board"],
            )
            for name in BOARD_IDS
        ]
        editions = [
            _radio(
                "edition",
                name,
                refusal(players, {"board": chosen["board"], "edition": name}),
                on=name == chosen["edition"],
            )
            for name in EDITIONS
        ]
        switches = [
            _switch(key, refusal(players, {**chosen, key: value}), on=chosen[key] == value)
            for key, value in self._switches().items()
        ]
        if chosen["promotional"] != "off":
            switches.append(self._supply.markup())
        return el(
            "div",
            _group(say("setup.board"), *boards),
            _group(say("setup.edition"), *editions, looks="two"),
            button(say("contents.title"), CONTENTS, icon=icon("pile")),
            *switches,
            class_="game-options",
        )


def refusal(players: int, options: dict[str, str]) -> Refusal | None:
    """Why the rules do not allow a set-up."""
    try:
        hansa.games()["teutonica"].check(Setup("teutonica", ("",) * players, options))
    except SetupError as error:
        return error.refusal
    return None


def _never(players: int, options: dict[str, str]) -> Refusal | None:
    """Why no edition allows it."""
    if "edition" in options:
        return refusal(players, options)
    found = [refusal(players, {**options, "edition": edition}) for edition in EDITIONS]
    return None if None in found else found[0]


def _words(key: str, name: str, why_not: Refusal | None) -> Markup:
    about = Words().refusal(why_not) if why_not else tell(f"{key}.about.{name}")
    more = f"t.{key}.more.{name}"
    hints = [about, say(more)] if known(more) else [about]
    lines = (el("span", hint, class_="hint") for hint in hints)
    return el("span", el("b", tell(f"{key}.{name}")), *lines, class_="words")


def _radio(key: str, name: str, why_not: Refusal | None, *drawing: Markup, on: bool) -> Markup:
    box = radio(key, name, f"option:{key}", on=on and not why_not, shut=bool(why_not))
    looks = "choice-card is-shut" if why_not else "choice-card"
    return el("label", box, _words(key, name, why_not), *drawing, class_=looks)


def _group(title: str, *cards: Markup, looks: str = "") -> Markup:
    return el("fieldset", el("legend", title, class_="unfloated"), *cards, class_=f"choice-cards {looks}".strip())


def _switch(key: str, why_not: Refusal | None, *, on: bool) -> Markup:
    return switch(f"option-{key}", f"option:{key}", _words("option", key, why_not), on=on, shut=bool(why_not))
