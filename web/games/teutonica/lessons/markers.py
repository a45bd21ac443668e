"""What bonus markers are good for, one kind after the other (T24, T25, T52)."""

from __future__ import annotations

from hansa.teutonica.marker_set import PROPOSED
from web.games.teutonica.lessons.making import TAVERNS, lesson
from web.play.lesson import Step

TWO_MARKERS = (
    TAVERNS
    + """\
place t stade-hamburg.1, place t stade-hamburg.2, end, place t osnabrueck-bremen.1, place t osnabrueck-bremen.2, end,
place t hildesheim-goslar.1, place t hildesheim-goslar.2, end, place t stade-hamburg.3, route stade-hamburg,
skill privilege, end, place t osnabrueck-bremen.3, route osnabrueck-bremen, office osnabrueck, end,
~ draw three-actions, marker three-actions duisburg-dortmund, place t hildesheim-goslar.3, route hildesheim-goslar,
office hildesheim, end, ~ draw develop, marker develop goslar-magdeburg, place t duisburg-dortmund.1,
place t duisburg-dortmund.2, end, place t goettingen-quedlinburg.1, place t goettingen-quedlinburg.2, end,
place t hamburg-luebeck.1, place t hamburg-luebeck.2, end, route duisburg-dortmund, office duisburg,
place t goslar-magdeburg.1, end, ~ draw exchange, marker exchange hannover-lueneburg,
place t goettingen-quedlinburg.3, route goettingen-quedlinburg, skill actions, place t arnheim-muenster.1, end,
place t hamburg-luebeck.3, route hamburg-luebeck, skill bank, end, income 3t, place t goslar-magdeburg.2, end,
income 3t, place t arnheim-muenster.2, end, place t hamburg-luebeck.1, place t hamburg-luebeck.2, end,
route goslar-magdeburg, office goslar, place t paderborn-hildesheim.1, end, ~ draw four-actions,
marker four-actions bremen-minden, end, income 5t, place t hamburg-luebeck.3, end, income 3t, income 3t, end, end,
route hamburg-luebeck, office luebeck, place t groningen-emden.1, end
"""
)

SHARED_ARNHEIM = (
    TAVERNS
    + """\
place t arnheim-duisburg.1, place t arnheim-duisburg.2, end, place t goettingen-quedlinburg.1,
place t goettingen-quedlinburg.2, end, place t hamburg-luebeck.1, place t hamburg-luebeck.2, end,
place t arnheim-duisburg.3, route arnheim-duisburg, office arnheim, end, place t goettingen-quedlinburg.3,
route goettingen-quedlinburg, skill actions, place m kampen-arnheim.1, end, place t hamburg-luebeck.3,
route hamburg-luebeck, skill bank, end, place t hildesheim-goslar.1, place t hildesheim-goslar.2, end,
place t kampen-arnheim.2, place t kampen-arnheim.3, route kampen-arnheim, office arnheim, end,
place t hamburg-luebeck.1, place t hamburg-luebeck.2, end, income 3t, place t hildesheim-goslar.3, end,
place t duisburg-dortmund.1, end, place t hamburg-luebeck.3, route hamburg-luebeck, office luebeck, end,
route hildesheim-goslar, office hildesheim, place t arnheim-muenster.1, end, ~ draw develop,
marker develop bremen-minden, end, place t groningen-emden.1, place t groningen-emden.2, end,
place t arnheim-muenster.2, place m arnheim-muenster.3, end, end, end
"""
)

DUISBURG_IS_FULL = (
    TAVERNS
    + """\
place t lueneburg-perleberg.1, place t lueneburg-perleberg.2, end, place t arnheim-duisburg.1,
place t arnheim-duisburg.2, end, place t hamburg-luebeck.1, place t hamburg-luebeck.2, end,
place t lueneburg-perleberg.3, route lueneburg-perleberg, office perleberg, end, marker develop bremen-minden,
place t arnheim-duisburg.3, route arnheim-duisburg, office duisburg, end, place t hamburg-luebeck.3,
route hamburg-luebeck, skill bank, end, place t arnheim-muenster.1, place t arnheim-muenster.2, end,
place t goettingen-quedlinburg.1, place t goettingen-quedlinburg.2, end, place t hamburg-luebeck.1,
place t hamburg-luebeck.2, end, income 3t, place t arnheim-muenster.3, end, place t goettingen-quedlinburg.3,
route goettingen-quedlinburg, skill actions, place t bremen-hannover.1, end, place t hamburg-luebeck.3,
route hamburg-luebeck, office luebeck, end, route arnheim-muenster, office arnheim, place t duisburg-dortmund.1, end,
end, place t groningen-emden.1, place t groningen-emden.2, end
"""
)

ROAD_CLOSED = """\
~ tavern remove-three osnabrueck-bremen, ~ tavern additional-office lueneburg-perleberg,
~ tavern exchange hildesheim-goslar, place t osnabrueck-bremen.1, place t osnabrueck-bremen.2, end,
place t goettingen-quedlinburg.1, place t goettingen-quedlinburg.2, end, place t hamburg-luebeck.1,
place t hamburg-luebeck.2, end, place t osnabrueck-bremen.3, route osnabrueck-bremen, office osnabrueck, end,
~ draw develop, marker develop stade-hamburg, place t goettingen-quedlinburg.3, route goettingen-quedlinburg,
skill actions, place t kampen-osnabrueck.1, end, place t hamburg-luebeck.3, route hamburg-luebeck, skill bank, end,
income 3t, end, income 3t, income 3t, end, place t kampen-osnabrueck.2, end
"""

TWO_TO_LAY = (
    TAVERNS
    + """\
place t stade-hamburg.1, place t stade-hamburg.2, end, place t osnabrueck-bremen.1, place t osnabrueck-bremen.2, end,
place t hildesheim-goslar.1, place t hildesheim-goslar.2, end, place t stade-hamburg.3, route stade-hamburg,
skill privilege, end, place t osnabrueck-bremen.3, route osnabrueck-bremen, office osnabrueck, end, ~ draw tribute,
marker tribute duisburg-dortmund, place t hildesheim-goslar.3, route hildesheim-goslar, office hildesheim, end,
~ draw block, marker block goslar-magdeburg, place t duisburg-dortmund.1, place t duisburg-dortmund.2, end,
place t goettingen-quedlinburg.1, place t goettingen-quedlinburg.2, end, place t hamburg-luebeck.1,
place t hamburg-luebeck.2, end, route duisburg-dortmund, office duisburg, place t goslar-magdeburg.1, end,
~ draw exchange, marker exchange hannover-lueneburg, place t goettingen-quedlinburg.3, route goettingen-quedlinburg,
skill actions, place t paderborn-hildesheim.1, end, place t hamburg-luebeck.3, route hamburg-luebeck, skill bank, end,
income 3t, place t goslar-magdeburg.2, end, income 3t, place t paderborn-hildesheim.2, end, place t groningen-emden.1,
income 5t, end, route goslar-magdeburg, office goslar, end, ~ draw four-actions, marker four-actions bremen-minden,
end, income 4t, end
"""
)

ONE_TO_TRADE = (
    TAVERNS
    + """\
place t lueneburg-perleberg.1, place t lueneburg-perleberg.2, end, place t osnabrueck-bremen.1,
place t osnabrueck-bremen.2, end, place t hildesheim-goslar.1, place t hildesheim-goslar.2, end,
place t lueneburg-perleberg.3, route lueneburg-perleberg, office perleberg, end, ~ draw exchange-marker,
marker exchange-marker duisburg-dortmund, place t osnabrueck-bremen.3, route osnabrueck-bremen, office osnabrueck,
end, ~ draw three-actions, marker three-actions goettingen-quedlinburg, place t hildesheim-goslar.3,
route hildesheim-goslar, office hildesheim, end, ~ draw block, marker block stade-hamburg,
place t duisburg-dortmund.1, place t duisburg-dortmund.2, end, place t goettingen-quedlinburg.1,
place t goettingen-quedlinburg.2, end, place t hamburg-luebeck.1, place t hamburg-luebeck.2, end,
route duisburg-dortmund, office duisburg, income 3t, end, ~ draw four-actions, marker four-actions bremen-minden,
place t goettingen-quedlinburg.3, route goettingen-quedlinburg, skill actions, use three-actions,
place t kampen-osnabrueck.1, income 3t, place t kampen-osnabrueck.2, route kampen-osnabrueck, nothing, end,
~ draw develop, marker develop hannover-lueneburg, place t hamburg-luebeck.3, route hamburg-luebeck, skill bank, end,
place t goslar-magdeburg.1, income 3t, end, end, place t groningen-emden.1, income 5t, end, income 3t, end, end,
income 4t, end
"""
)

MARKERS = (
    lesson(
        12,
        TWO_MARKERS,
        Step("look"),
        Step("use", expects=("use three-actions",)),
        Step("place", expects=("place t paderborn-hildesheim.*",)),
        Step("second", expects=("place t paderborn-hildesheim.*",)),
        Step("route", expects=("route paderborn-hildesheim",)),
        Step("office", expects=("office paderborn",)),
        Step("develop", expects=("use develop actions",)),
        group="markers",
    ),
    lesson(
        13,
        SHARED_ARNHEIM,
        Step("look"),
        Step("use", expects=("use exchange",)),
        Step("exchange", expects=("exchange arnheim.1",)),
        Step("route", expects=("route arnheim-muenster",)),
        Step("office", expects=("office muenster",)),
        Step("after"),
        group="markers",
    ),
    lesson(
        14,
        DUISBURG_IS_FULL,
        Step("look"),
        Step("place", expects=("place t duisburg-dortmund.*",)),
        Step("route", expects=("route duisburg-dortmund",)),
        Step("office", expects=("additional t duisburg",)),
        Step("after"),
        group="markers",
    ),
    lesson(
        15,
        ROAD_CLOSED,
        Step("look"),
        Step("use", expects=("use remove-three",)),
        Step("bo", expects=("remove kampen-osnabrueck.1",)),
        Step("cleo", expects=("remove kampen-osnabrueck.2",)),
        Step("place", expects=("place t kampen-osnabrueck.*",)),
        Step("second", expects=("place t kampen-osnabrueck.*",)),
        group="markers",
        edition="2009",
    ),
    lesson(
        16,
        TWO_TO_LAY,
        Step("look"),
        Step("tribute", expects=("use tribute paderborn-hildesheim",), first="marker"),
        Step("block", expects=("use block groningen-emden",), first="marker"),
        Step("end", expects=("end",)),
        Step("bo", plays=("place t paderborn-hildesheim.3", "route paderborn-hildesheim", "office paderborn", "end")),
        Step("cleo", plays=("place t groningen-emden.2", "pay 1t")),
        group="markers",
        promotional=PROPOSED,
    ),
    lesson(
        17,
        ONE_TO_TRADE,
        Step("look"),
        Step("take", expects=("use exchange-marker 2 three-actions",)),
        Step("use", expects=("use three-actions",)),
        Step("place", expects=("place t goslar-magdeburg.*",)),
        Step("route", expects=("route goslar-magdeburg",)),
        Step("office", expects=("office goslar",)),
        group="markers",
        promotional=PROPOSED,
    ),
)
