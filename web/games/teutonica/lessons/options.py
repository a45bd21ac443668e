"""The game for two with the pawn (T35 to T37), missions (T38) and the emperor's favour (T39, T40)."""

from __future__ import annotations

from web.games.teutonica.lessons.making import PLAYERS, TAVERNS, lesson
from web.play.lesson import Step

PAWN_ELSEWHERE = """\
~ tavern remove-three osnabrueck-bremen, ~ tavern additional-office lueneburg-perleberg,
~ tavern exchange hildesheim-goslar, pawn osnabrueck-minden, pawn kampen-muenster, place t kampen-osnabrueck.1,
place t kampen-osnabrueck.2, end, pawn south-west, place t duisburg-dortmund.1, place t duisburg-dortmund.2, end
"""

TWO_OF_THREE = (
    TAVERNS
    + """\
~ mission arnheim-osnabrueck-hildesheim, ~ mission dortmund-minden-lueneburg, ~ mission dortmund-stendal-kampen,
place t arnheim-duisburg.1, place t arnheim-duisburg.2, end, place t goettingen-quedlinburg.1,
place t goettingen-quedlinburg.2, end, place t hamburg-luebeck.1, place t hamburg-luebeck.2, end,
place t arnheim-duisburg.3, route arnheim-duisburg, office arnheim, end, place t goettingen-quedlinburg.3,
route goettingen-quedlinburg, skill actions, place t muenster-minden.1, end, place t hamburg-luebeck.3,
route hamburg-luebeck, skill bank, end, place t paderborn-hildesheim.1, place t paderborn-hildesheim.2, end,
place t muenster-minden.2, place t muenster-minden.3, route muenster-minden, office minden, end,
place t hamburg-luebeck.1, place t hamburg-luebeck.2, end, income 3t, place t paderborn-hildesheim.3, end,
place t dortmund-paderborn.1, income 3t, end, place t hamburg-luebeck.3, route hamburg-luebeck, office luebeck, end,
route paderborn-hildesheim, office hildesheim, place t kampen-osnabrueck.1, end, end, place t perleberg-stendal.1,
place t perleberg-stendal.2, end
"""
)

TWO_MARKERS_TO_SPEND = (
    TAVERNS
    + """\
~ favour extra-action, ~ favour four-for-a-city, ~ favour displaced-anywhere, place t osnabrueck-bremen.1,
place t osnabrueck-bremen.2, end, place t goettingen-quedlinburg.1, place t goettingen-quedlinburg.2, end,
place t hamburg-luebeck.1, place t hamburg-luebeck.2, end, place t osnabrueck-bremen.3, route osnabrueck-bremen,
office osnabrueck, end, ~ draw develop, marker develop kampen-osnabrueck, place t goettingen-quedlinburg.3,
route goettingen-quedlinburg, skill actions, place t muenster-minden.1, end, place t hamburg-luebeck.3,
route hamburg-luebeck, skill bank, end, place t kampen-osnabrueck.1, place t kampen-osnabrueck.2, end,
place t muenster-minden.2, place t muenster-minden.3, route muenster-minden, office minden, end,
place t hamburg-luebeck.1, place t hamburg-luebeck.2, end, route kampen-osnabrueck, nothing, income 3t, end,
~ draw four-actions, marker four-actions stade-hamburg, place t dortmund-paderborn.1, income 3t, end,
place t hamburg-luebeck.3, route hamburg-luebeck, office luebeck, end
"""
)

OPTIONS = (
    lesson(
        22,
        PAWN_ELSEWHERE,
        Step("look"),
        Step("walk", expects=("pawn kampen-muenster",)),
        Step("route", expects=("route kampen-osnabrueck",)),
        Step("office", expects=("office osnabrueck",)),
        Step("ride", expects=("pawn north-east action",)),
        Step("end", expects=("end",)),
        Step("bo", plays=("pawn arnheim-dortmund action", "route duisburg-dortmund", "office duisburg")),
        group="options",
        edition="2009",
        players=PLAYERS[:2],
    ),
    lesson(
        23,
        TWO_OF_THREE,
        Step("look"),
        Step("place", expects=("place t kampen-osnabrueck.*",)),
        Step("route", expects=("route kampen-osnabrueck",)),
        Step("office", expects=("office osnabrueck",)),
        Step("after"),
        group="options",
        missions="on",
    ),
    lesson(
        24,
        TWO_MARKERS_TO_SPEND,
        Step("look"),
        Step("take", expects=("favour extra-action",)),
        Step("first", expects=("turn *",)),
        Step("second", expects=("turn *",)),
        Step("end", expects=("end",)),
        Step(
            "others",
            plays=(
                "place t dortmund-paderborn.2",
                "place t dortmund-paderborn.3",
                "end",
                "place t perleberg-stendal.1",
                "end",
            ),
        ),
        Step("more", expects=("place *", "income *")),
        group="options",
        favours="on",
    ),
)
