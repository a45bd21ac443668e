"""Points that decide games: the connection, special points, the network."""

from __future__ import annotations

from web.games.teutonica.lessons.making import TAVERNS, lesson
from web.play.lesson import Step

BEFORE_THE_CONNECTION = (
    TAVERNS
    + """\
place t stade-hamburg.1, place t stade-hamburg.2, end, place t goettingen-quedlinburg.1,
place t goettingen-quedlinburg.2, end, place t hamburg-luebeck.1, place t hamburg-luebeck.2, end,
place t stade-hamburg.3, route stade-hamburg, skill privilege, end, place t goettingen-quedlinburg.3,
route goettingen-quedlinburg, skill actions, place t duisburg-dortmund.1, end, place t hamburg-luebeck.3,
route hamburg-luebeck, skill bank, end, place t arnheim-muenster.1, place t arnheim-muenster.2, end,
place t duisburg-dortmund.2, route duisburg-dortmund, office duisburg, place t goettingen-quedlinburg.1, end,
place t hamburg-luebeck.1, place t hamburg-luebeck.2, end, place t arnheim-muenster.3, route arnheim-muenster,
office arnheim, end, place t goettingen-quedlinburg.2, income 3t, place t goettingen-quedlinburg.3, end,
place t hamburg-luebeck.3, route hamburg-luebeck, office luebeck, end, place m arnheim-muenster.1, income 3t, end,
route goettingen-quedlinburg, office goettingen, place m duisburg-dortmund.1, place t duisburg-dortmund.2, end,
place t groningen-emden.1, place t groningen-emden.2, end, place t arnheim-muenster.2, place t arnheim-muenster.3,
end, route duisburg-dortmund, office dortmund, place t hildesheim-goslar.1, income 3t, end, income 5t,
place t groningen-emden.3, end, route arnheim-muenster, office muenster, place t muenster-minden.1, end,
place t hildesheim-goslar.2, place t hildesheim-goslar.3, route hildesheim-goslar, office hildesheim, end,
marker exchange emden-osnabrueck, route groningen-emden, office groningen, place t hamburg-luebeck.1, end, income 3t,
place t muenster-minden.2, end, place t paderborn-hildesheim.1, income 3t, place t paderborn-hildesheim.2, end,
place t hamburg-luebeck.2, place t hamburg-luebeck.3, end, place t muenster-minden.3, route muenster-minden,
office minden, end, end, route hamburg-luebeck, office hamburg, place t bremen-hannover.1, end,
place t stendal-magdeburg.1, income 3t, end, end, income 5t, place t bremen-hannover.2, end,
place t stendal-magdeburg.2, place t stendal-magdeburg.3, end, end, place t bremen-hannover.3, route bremen-hannover,
office hannover, end, route stendal-magdeburg, office stendal, place t minden-brunswiek.1, end, end,
place t kampen-osnabrueck.1, end, income 3t, place t minden-brunswiek.2, end, end, end, place t minden-brunswiek.3,
end, end, end
"""
)

BEFORE_SPECIAL_POINTS = (
    TAVERNS
    + """\
place t stade-hamburg.1, place t stade-hamburg.2, end, place m coellen-warburg.1, place t coellen-warburg.2, end,
place t hamburg-luebeck.1, place t hamburg-luebeck.2, end, place t stade-hamburg.3, route stade-hamburg,
skill privilege, end, place t coellen-warburg.3, place t coellen-warburg.4, end, place t hamburg-luebeck.3,
route hamburg-luebeck, skill bank, end, place t arnheim-duisburg.1, place t arnheim-duisburg.2, end,
route coellen-warburg, special 7, place t goettingen-quedlinburg.1, end, place t hamburg-luebeck.1,
place t hamburg-luebeck.2, end, place t arnheim-duisburg.3, route arnheim-duisburg, office duisburg, end,
place t goettingen-quedlinburg.2, place t goettingen-quedlinburg.3, end, place t hamburg-luebeck.3,
route hamburg-luebeck, office luebeck, end, income 3t, place t coellen-warburg.1, end, route goettingen-quedlinburg,
skill actions, end, place t groningen-emden.1, place t groningen-emden.2, end, place t coellen-warburg.2,
place t coellen-warburg.3, end, end, end
"""
)

TWO_PAIRS_OF_CITIES = (
    TAVERNS
    + """\
place t goettingen-quedlinburg.1, place t goettingen-quedlinburg.2, end, place t duisburg-dortmund.1,
place t duisburg-dortmund.2, end, place t hamburg-luebeck.1, place t hamburg-luebeck.2, end,
place t goettingen-quedlinburg.3, route goettingen-quedlinburg, skill actions, place t paderborn-hildesheim.1, end,
route duisburg-dortmund, office duisburg, place t stade-hamburg.1, end, place t hamburg-luebeck.3,
route hamburg-luebeck, skill bank, end, place t paderborn-hildesheim.2, place t paderborn-hildesheim.3,
route paderborn-hildesheim, office paderborn, end, place t stade-hamburg.2, place t stade-hamburg.3, end,
place t hamburg-luebeck.1, place t hamburg-luebeck.2, end, place m stendal-magdeburg.1, income 3t,
place t stendal-magdeburg.2, end, route stade-hamburg, skill privilege, place m duisburg-dortmund.1, end,
place t hamburg-luebeck.3, route hamburg-luebeck, office luebeck, end, place t stendal-magdeburg.3,
route stendal-magdeburg, office magdeburg, place t paderborn-hildesheim.1, end, place t duisburg-dortmund.2,
route duisburg-dortmund, office dortmund, end, place t groningen-emden.1, place t groningen-emden.2, end, income 3t,
place t paderborn-hildesheim.2, place t paderborn-hildesheim.3, end, place t arnheim-duisburg.1, income 3t, end,
income 5t, place t groningen-emden.3, end, route paderborn-hildesheim, office hildesheim, place t stendal-magdeburg.1,
income 3t, end, place t arnheim-duisburg.2, end, route groningen-emden, office groningen, place t hamburg-luebeck.1,
end, place t stendal-magdeburg.2, place t stendal-magdeburg.3, route stendal-magdeburg, office stendal, end, end,
place t hamburg-luebeck.2, place t hamburg-luebeck.3, end, place t quedlinburg-halle.1, income 3t,
place t quedlinburg-halle.2, end, end, route hamburg-luebeck, office hamburg, place t bremen-hannover.1, end,
place t quedlinburg-halle.3, place t quedlinburg-halle.4, income 3t, end, end, income 5t, place t bremen-hannover.2,
end, place t goslar-magdeburg.1, end, end, end
"""
)

POINTS = (
    lesson(
        9,
        BEFORE_THE_CONNECTION,
        Step("look"),
        Step("place", expects=("place t minden-brunswiek.*",)),
        Step("route", expects=("route minden-brunswiek",)),
        Step("office", expects=("office brunswiek",)),
        Step("after"),
        group="points",
    ),
    lesson(
        10,
        BEFORE_SPECIAL_POINTS,
        Step("look"),
        Step("place", expects=("place m coellen-warburg.*",)),
        Step("route", expects=("route coellen-warburg",)),
        Step("special", expects=("special 8",)),
        group="points",
    ),
    lesson(
        11,
        TWO_PAIRS_OF_CITIES,
        Step("look"),
        Step("place", expects=("place t goslar-magdeburg.*",)),
        Step("route", expects=("route goslar-magdeburg",)),
        Step("office", expects=("office goslar",)),
        Step("keys", expects=("route quedlinburg-halle",)),
        Step("skill", expects=("skill keys",)),
        group="points",
    ),
)
