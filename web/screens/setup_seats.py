"""Who sits where in a new game: persons with names, or computers of a level."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from hansa import NAME_LENGTH, PERSON
from web.draw.fields import round_button, text_field
from web.draw.writer import Markup, el
from web.play.session import LEVELS
from web.play.usual import FRIENDLY
from web.table.seats import another, fitting
from web.text import opponents, say

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

FIRST_SEATS = 2


@dataclass
class SeatEntry:
    """One seat: what is typed there, its level if a computer sits there, and what it is called if nothing is typed."""

    name: str = ""
    level: str = ""
    otherwise: str = ""
    was: str = ""
    """The name of the person who sat here before the computer."""
    colour: str = ""
    """What was chosen; nothing where it goes by seat."""


class SeatForm:
    """Everybody, in seat order."""

    def __init__(self, known: Sequence[tuple[str, str]]) -> None:
        self._all = [SeatEntry(name) for name, _ in known] or []
        self._all += [SeatEntry() for _ in range(FIRST_SEATS - len(known))]
        for seat, (name, level) in enumerate(known):
            if level:
                self.sit(seat, level)
                self._all[seat].name = name
        self._draw()

    def __len__(self) -> int:
        return len(self._all)

    @property
    def called(self) -> list[str]:
        """What everybody will be called; a person who says nothing gets a number."""
        return [each.name.strip() or each.otherwise or say("setup.player", n=n) for n, each in enumerate(self._all, 1)]

    @property
    def seats(self) -> list[str]:
        """In the words of a record."""
        return [each.level or PERSON for each in self._all]

    @property
    def levels(self) -> list[str]:
        """The same with nothing for a person."""
        return [each.level for each in self._all]

    @property
    def remembered(self) -> list[tuple[str, str]]:
        return [(each.name, each.level) for each in self._all]

    def colours(self, palette: Sequence[str]) -> list[str]:
        """The colour of everybody's pieces among those of a game."""
        return fitting([each.colour for each in self._all], palette, len(self))

    def chosen_colours(self, palette: Sequence[str]) -> list[str]:
        """The same for a record, which says nothing of colours that go by seat."""
        given = self.colours(palette)
        return [] if given == fitting((), palette, len(self)) else given

    def recolour(self, seat: int, palette: Sequence[str]) -> str:
        """Give a seat the next colour, and say which."""
        for each, colour in zip(self._all, another(self.colours(palette), palette, seat), strict=True):
            each.colour = colour
        return self._all[seat].colour

    def type(self, seat: int, name: str) -> None:
        """What somebody types; the row stays as it is drawn."""
        self._all[seat].name = name

    def sit(self, seat: int, level: str) -> None:
        """Let a computer of a level take a seat, or a person (no level)."""
        one, level = self._all[seat], level if level in LEVELS else ""
        if bool(level) != bool(one.level):
            one.name, one.was = one.was if one.level else "", one.name
            one.otherwise = opponents.sitter(self.called) if level else ""
        one.level = level
        self._draw()

    def add(self, level: str = "") -> None:
        """One more: a person, or a computer of a level."""
        self._all.append(SeatEntry())
        self.sit(len(self) - 1, level)

    @property
    def persons(self) -> int:
        return sum(not each.level for each in self._all)

    @property
    def level(self) -> str:
        """Which level one more computer gets: that of the last one, or a friendly one."""
        return next((each.level for each in reversed(self._all) if each.level), FRIENDLY)

    def alone(self) -> None:
        """One person stays; computers take the other seats."""
        stays = next((seat for seat, each in enumerate(self._all) if not each.level), 0)
        for seat in range(len(self)):
            if seat == stays:
                self.sit(seat, "")
            elif not self._all[seat].level:
                self.sit(seat, self.level)

    def together(self) -> None:
        """Persons everywhere."""
        for seat in range(len(self)):
            self.sit(seat, "")

    def fit(self, counts: Collection[int]) -> None:
        """As many as may play: computers come, empty seats go, then computers, and people last."""
        while len(self) < min(counts):
            self.add(self.level)
        while len(self) > max(counts):
            self.remove(max(range(len(self)), key=self._spare))

    def _spare(self, seat: int) -> tuple[int, int]:
        one = self._all[seat]
        return (1 if one.level else 0 if one.name.strip() else 2, seat)

    def remove(self, seat: int) -> None:
        del self._all[seat]
        self._draw()

    def up(self, seat: int) -> None:
        """Change places with the one before."""
        self._all[seat - 1], self._all[seat] = self._all[seat], self._all[seat - 1]
        self._draw()

    def _draw(self) -> None:
        self._drawn = [replace(each) for each in self._all]

    def rows(self, least: int) -> Markup:
        """A row for each; more than the least number can be removed again."""
        able = len(self._drawn) > least
        rows = el("ol", *(_row(seat, one, able=able) for seat, one in enumerate(self._drawn)), class_="seats")
        hints = [say("setup.colour.hint")]
        if all(one.level for one in self._drawn):
            hints.append(say("setup.watch"))
        return el("div", rows, *(el("p", hint, class_="hint") for hint in hints))


def _row(seat: int, one: SeatEntry, *, able: bool) -> Markup:
    n = seat + 1
    field = text_field(
        f"name-{seat}",
        f"name:{seat}",
        NAME_LENGTH,
        value=one.name,
        placeholder=one.otherwise or say("setup.player", n=n),
        aria_label=say("setup.name", n=n),
        autocapitalize="words",
        spellcheck="false",
    )
    about = el("p", say(f"level.about.{one.level}"), class_="hint", id=f"about-{seat}") if one.level else ""
    buttons = [el("span", class_="no-button") if not seat else _tool("up", seat, "arrow", "setup.up", "turned")]
    if able:
        buttons.append(_tool("remove", seat, "close", "setup.remove"))
    shield = el("button", type="button", id=f"shield-{seat}", class_="shield", data_do=f"colour:{seat}")
    tools = el("span", *buttons, class_="tools")
    return el("li", shield, field, _levels(seat, one.level), tools, about, class_="seat")


def _levels(seat: int, chosen: str) -> Markup:
    def option(level: str) -> Markup:
        return el("option", say(f"level.{level or PERSON}"), value=level, selected=level == chosen)

    return el(
        "select",
        option(""),
        el("optgroup", *map(option, LEVELS), label=say("level.computer")),
        id=f"level-{seat}",
        data_do=f"level:{seat}",
        aria_label=say("level.choose", n=seat + 1),
        aria_describedby=f"about-{seat}" if chosen else None,
    )


def _tool(do: str, seat: int, picture: str, key: str, looks: str = "") -> Markup:
    label = say(key, n=seat + 1)
    return round_button(picture, do, label, str(seat), looks)
