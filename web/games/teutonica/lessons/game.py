"""The game itself. The rules vouch for each position, as in Hansa's lessons."""

from __future__ import annotations

from web.games.teutonica.lessons.last_turn import LAST_TURN
from web.games.teutonica.lessons.making import TAVERNS, lesson
from web.play.lesson import Step

MARKER_ROUTE = (
    TAVERNS
    + """\
place t osnabrueck-bremen.1, place t osnabrueck-bremen.2, end,
place t goettingen-quedlinburg.1, place t goettingen-quedlinburg.2, end,
place t hamburg-luebeck.1, place t hamburg-luebeck.2, end,
place t osnabrueck-bremen.3
"""
)


GAME = (
    lesson(
        1,
        TAVERNS,
        Step("aim"),
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
    lesson(
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
        Step("colour"),
        Step("place", expects=("place t groningen-emden.*",)),
        Step("route", expects=("route groningen-emden",)),
        Step("office", expects=("office emden",)),
        Step("after"),
    ),
    lesson(
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
    lesson(
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
    lesson(
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
    lesson(
        6,
        MARKER_ROUTE,
        Step("route", expects=("route osnabrueck-bremen",)),
        Step("office", expects=("office osnabrueck",)),
        Step("end", expects=("end",)),
        Step("marker", expects=("marker *",)),
        Step("after"),
    ),
    lesson(
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
    lesson(
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
