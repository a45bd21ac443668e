"""The lessons of Hansa. Each position is reached by actions that are in it, so the rules vouch for it."""

from __future__ import annotations

from hansa import Setup
from web.games.baltic.last_lesson import LAST_ROUND
from web.play.lesson import Lesson, Step

PLAYERS = ("Anna", "Bo")

GOODS = """\
~ leave out orange, ~ leave out brown, ~ draw blue2, ~ draw pink1, ~ draw green2, ~ draw red1, ~ draw green3,
~ draw red2, ~ draw blue3, ~ draw red3, ~ draw blue1, ~ draw pink2, ~ draw green1, ~ draw pink3, ~ draw red1,
~ draw blue2
"""

WINE = """\
~ leave out orange, ~ leave out brown, ~ draw blue2, ~ draw pink1, ~ draw red1, ~ draw green2, ~ draw green3,
~ draw red2, ~ draw red2, ~ draw red3, ~ draw red1, ~ draw pink2, ~ draw green1, ~ draw pink3, ~ draw blue1,
~ draw blue2
"""
"""As above with more wine about."""

FREE_CITIES = ("booths kalmar", "booths reval", "booths riga", "booths stockholm", "booths toensberg")
"""Where nobody is when the third booths are set up, but for one of the first two."""


def _lesson(  # noqa: PLR0913 - what a set-up and a lesson say
    number: int,
    moves: str,
    *steps: Step,
    start: str = "1",
    seed: str = "lesson",
    bonuses: str = "off",
    group: str = "game",
) -> Lesson:
    setup = Setup("hansa", PLAYERS, {"start": start, "bonuses": bonuses}, seed)
    return Lesson("hansa", number, setup, moves, steps, group)


LESSONS = (
    _lesson(
        1,
        GOODS + "booths luebeck, booths danzig, booths kalmar, booths aalborg, booths stockholm, booths riga",
        Step("aim"),
        Step("look"),
        Step("sail", expects=("sail luebeck",)),
        Step("buy", expects=("buy *",)),
        Step("on", expects=("sail aalborg",)),
        Step("pay", expects=("buy *",)),
        Step("end", expects=("end",)),
    ),
    _lesson(
        2,
        GOODS + "booths danzig, booths kalmar, booths aalborg, booths luebeck, booths riga, booths aalborg,"
        "sail danzig, buy red3",
        Step("bo", plays=("sail kalmar", "buy blue1", "end")),
        Step("copenhagen", expects=("sail copenhagen",)),
        Step("bank", expects=("buy *",)),
        Step("luebeck", expects=("sail luebeck",)),
        Step("free", expects=("buy *",)),
        Step("aalborg", expects=("sail aalborg",)),
        Step("tie", expects=("buy *",)),
        start="2",
    ),
    _lesson(
        3,
        GOODS + "booths stockholm, booths luebeck, booths kalmar, booths aalborg, booths danzig, booths riga,"
        "sail danzig, buy red3, sail kalmar, buy blue1, sail copenhagen, end,"
        "replenish, sail luebeck, buy blue3, sail aalborg, buy green2, end",
        Step("look"),
        Step("build", expects=("build red3",)),
        Step("visit", expects=("sail copenhagen",)),
        Step("buy", expects=("buy *",)),
        Step("end", expects=("end",)),
        Step("bo", plays=("sail luebeck", "sail aalborg", "buy red1")),
    ),
    _lesson(
        4,
        WINE + "booths danzig, booths kalmar, booths luebeck, booths riga, booths stockholm, booths reval,"
        "sail luebeck, buy red2, sail aalborg, sail copenhagen, buy green3, sail danzig, buy red3, end,"
        "sail kalmar, buy red1, sail copenhagen, sail luebeck, buy red2, end",
        Step("look"),
        Step("sell", expects=("sell red:3+2",)),
        Step("loss", plays=("lose red1",)),
        Step("sail", expects=("sail aalborg",)),
        Step("buy", expects=("buy green2",)),
    ),
    _lesson(
        5,
        GOODS + "booths danzig, booths aalborg, booths kalmar, booths riga, booths luebeck, booths reval,"
        "sail danzig, buy red3, sail kalmar, buy blue1, sail copenhagen, buy green3, end,"
        "sail luebeck, buy red2, sail aalborg, sail copenhagen, sail luebeck, end",
        Step("buy", expects=("buy blue3",)),
        Step("sail", expects=("sail aalborg",)),
        Step("more", expects=("buy green2",)),
        Step("end", expects=("end",)),
        Step("first", expects=("discard red3",)),
        Step("second", expects=("discard *",)),
    ),
    _lesson(
        6,
        LAST_ROUND,
        Step("replenish", expects=("replenish",)),
        Step("buy", expects=("buy *",)),
        Step("reval", expects=("sail reval",)),
        Step("more", expects=("buy *",)),
        Step("end", expects=("end",)),
        Step("bo", plays=("sail riga", "buy blue1", "end")),
        seed="s1",
    ),
    _lesson(
        7,
        GOODS,
        Step("look"),
        Step("first", expects=("booths danzig",)),
        Step("bo", plays=("booths luebeck",)),
        Step("second", expects=("booths kalmar", "booths reval")),
        Step("other", plays=("booths aalborg",)),
        Step("third", expects=FREE_CITIES),
        Step("last", plays=("booths toensberg",)),
        Step("sail", expects=("sail danzig",)),
        Step("buy", expects=("buy *",)),
    ),
    _lesson(
        8,
        LAST_ROUND,
        Step("look"),
        Step("more"),
        Step("replenish", expects=("replenish",)),
        Step("stockholm", expects=("buy *",)),
        Step("reval", expects=("sail reval",)),
        Step("free", expects=("buy *",)),
        Step("riga", expects=("sail riga",)),
        Step("last", expects=("buy *",)),
        Step("end", expects=("end",)),
        Step("bo", plays=("sail danzig", "buy red1", "end")),
        seed="s1",
        bonuses="on",
        group="options",
    ),
)
