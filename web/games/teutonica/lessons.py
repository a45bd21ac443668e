"""The lessons of Hansa Teutonica, on the board for three. The rules vouch for each position, as in Hansa's."""

from __future__ import annotations

from hansa import Setup
from web.games.teutonica.last_lesson import LAST_TURN
from web.play.lesson import Lesson, Step

PLAYERS = ("Anna", "Bo", "Cleo")
OPTIONS = {"board": "hanseatic-2-3", "edition": "big-box", "start": "1"}

TAVERNS = """\
~ tavern move-three osnabrueck-bremen, ~ tavern additional-office lueneburg-perleberg,
~ tavern exchange hildesheim-goslar
"""

MARKER_ROUTE = (
    TAVERNS
    + """\
place t osnabrueck-bremen.1, place t osnabrueck-bremen.2, end,
place t goettingen-quedlinburg.1, place t goettingen-quedlinburg.2, end,
place t hamburg-luebeck.1, place t hamburg-luebeck.2, end,
place t osnabrueck-bremen.3
"""
)


def _lesson(number: int, moves: str, *steps: Step, seed: str = "lesson") -> Lesson:
    return Lesson("teutonica", number, Setup("teutonica", PLAYERS, OPTIONS, seed), moves, steps)


LESSONS = (
    _lesson(
        1,
        TAVERNS,
        Step("look"),
        Step("place", expects=("place t duisburg-dortmund.*",)),
        Step("second", expects=("place t duisburg-dortmund.*",)),
        Step("end", expects=("end",)),
        Step(
            "others",
            plays=(
                *("place t goettingen-quedlinburg.1", "place t goettingen-quedlinburg.2", "end"),
                *("place m stade-hamburg.1", "place t stade-hamburg.2", "end"),
            ),
        ),
        Step("route", expects=("route duisburg-dortmund",)),
        Step("office", expects=("office duisburg",)),
        Step("income", expects=("income 3t",)),
    ),
    _lesson(
        2,
        TAVERNS
        + """\
place t duisburg-dortmund.1, place t duisburg-dortmund.2, end,
place t groningen-emden.1, place t groningen-emden.2, end,
place t hamburg-luebeck.1, place t hamburg-luebeck.2, end,
route duisburg-dortmund, office duisburg, income 3t, end,
place t groningen-emden.3, route groningen-emden, office groningen, end,
place t hamburg-luebeck.3, route hamburg-luebeck, skill bank, end,
place t groningen-emden.1, place m groningen-emden.2, end,
place t stade-hamburg.1, place t stade-hamburg.2, end,
place t goettingen-quedlinburg.1, place t goettingen-quedlinburg.2, end
""",
        Step("look"),
        Step("place", expects=("place t groningen-emden.*",)),
        Step("route", expects=("route groningen-emden",)),
        Step("office", expects=("office emden",)),
        Step("after"),
    ),
    _lesson(
        3,
        TAVERNS
        + """\
place t goettingen-quedlinburg.1, place t goettingen-quedlinburg.2, end,
place t groningen-emden.1, place t groningen-emden.2, end,
place t hamburg-luebeck.1, place t hamburg-luebeck.2, end
""",
        Step("look"),
        Step("place", expects=("place t goettingen-quedlinburg.*",)),
        Step("route", expects=("route goettingen-quedlinburg",)),
        Step("skill", expects=("skill actions",)),
        Step("more", expects=("place *", "income *")),
    ),
    _lesson(
        4,
        TAVERNS
        + """\
place t goettingen-quedlinburg.1, place t goettingen-quedlinburg.2, end,
place t goettingen-quedlinburg.3, place t quedlinburg-halle.1, end,
place t hamburg-luebeck.1, place t hamburg-luebeck.2, end
""",
        Step("look"),
        Step("displace", expects=("displace t goettingen-quedlinburg.*",)),
        Step("pay", expects=("pay 1t",)),
        Step("answer", plays=("drop t quedlinburg-halle.2", "drop t quedlinburg-halle.3")),
        Step("end", expects=("end",)),
        Step("bo", plays=("displace t goettingen-quedlinburg.2", "pay 1t")),
        Step("drop", expects=("drop t goslar-quedlinburg.*",)),
        Step("extra", expects=("drop t *",)),
    ),
    _lesson(
        5,
        TAVERNS
        + """\
place t stade-hamburg.1, place t kampen-osnabrueck.1, end,
place t stade-hamburg.2, place t stade-hamburg.3, end,
place t kampen-osnabrueck.2, place t hamburg-luebeck.1, end,
place t goettingen-quedlinburg.1, income 3t, end,
place t groningen-emden.1, place t groningen-emden.2, end,
place t hamburg-luebeck.2, place t hamburg-luebeck.3, end
""",
        Step("look"),
        Step("lift", expects=("lift stade-hamburg.*",)),
        Step("drop", expects=("drop t goettingen-quedlinburg.*",)),
        Step("again", expects=("lift kampen-osnabrueck.*",)),
        Step("fill", expects=("drop t goettingen-quedlinburg.*",)),
        Step("route", expects=("route goettingen-quedlinburg",)),
        Step("office", expects=("office goettingen",)),
    ),
    _lesson(
        6,
        MARKER_ROUTE,
        Step("route", expects=("route osnabrueck-bremen",)),
        Step("office", expects=("office osnabrueck",)),
        Step("end", expects=("end",)),
        Step("marker", expects=("marker *",)),
        Step("after"),
    ),
    _lesson(
        7,
        MARKER_ROUTE
        + """\
route osnabrueck-bremen, office osnabrueck, end, ~ draw develop, marker develop stade-hamburg,
place t goettingen-quedlinburg.3, route goettingen-quedlinburg, skill actions, place t kampen-osnabrueck.1, end,
place t emden-osnabrueck.1, place t emden-osnabrueck.2, end
""",
        Step("look"),
        Step("use", expects=("use move-three",)),
        Step("lift", expects=("lift kampen-osnabrueck.*",)),
        Step("drop", expects=("drop 2t quedlinburg-halle.*",)),
        Step("done", expects=("done",)),
        Step("place", expects=("place t kampen-osnabrueck.*",)),
    ),
    _lesson(
        8,
        LAST_TURN,
        Step("look"),
        Step("place", expects=("place t kampen-osnabrueck.*",)),
        Step("second", expects=("place t kampen-osnabrueck.*",)),
        Step("route", expects=("route kampen-osnabrueck",)),
        Step("nothing", expects=("nothing", "office *")),
        seed="t6",
    ),
)
