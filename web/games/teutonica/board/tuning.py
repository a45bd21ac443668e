"""Where the drawing of a board departs from what would be computed: data only, in drawing units."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from web.draw.lanes import Point


@dataclass(frozen=True, slots=True)
class Tuning:
    """Offsets from the places that the board file gives; whatever is not named here is computed."""

    city: Mapping[str, Point] = field(default_factory=dict)
    """From a city's place to the middle of its ribbon."""
    marker: Mapping[str, Point] = field(default_factory=dict)
    """From a route's marker place to where its marker lies."""
    post: Mapping[str, Point] = field(default_factory=dict)
    province: Mapping[str, Point] = field(default_factory=dict)
    """From where the board file puts the pawn of a province to where it stands."""
    rose: Point | None = None
    country: Mapping[str, Point] = field(default_factory=dict)
    """From the middle of a country's cities to the middle of its name."""
    outline: Mapping[str, str] = field(default_factory=dict)
    """Path data of a country's border."""
    sides: Mapping[str, str] = field(default_factory=dict)
    """Cities that touch a side of the map and so part two provinces (T35)."""


# fmt: off
TUNINGS: Mapping[str, Tuning] = {
    "hanseatic-4-5": Tuning(
        city={
            "groningen": (12, 0), "kampen": (20, 0), "arnheim": (28, -4), "duisburg": (-4, 4), "coellen": (20, 0),
            "emden": (20, -4), "osnabrueck": (0, 0), "muenster": (0, 16), "dortmund": (12, 0), "stade": (8, 0),
            "bremen": (0, -4), "minden": (0, -16), "paderborn": (-40, 36), "warburg": (-40, -52), "hamburg": (0, 2),
            "hannover": (0, -4), "hildesheim": (0, -16), "goettingen": (0, -4), "luebeck": (0, 0),
            "lueneburg": (0, -16), "brunswiek": (12, -8), "goslar": (40, -36), "quedlinburg": (0, 0),
            "perleberg": (0, 0), "stendal": (0, 0), "magdeburg": (0, 20), "halle": (12, 0),
        },
        post={
            "hamburg-lueneburg.3": (0, -3),
        },
        marker={
            "groningen-emden": (-6, 0), "emden-osnabrueck": (0, 0), "emden-stade": (0, -6),
            "kampen-osnabrueck": (0, 0), "kampen-arnheim": (0, 0), "arnheim-muenster": (0, 0),
            "arnheim-duisburg": (-6, 0), "duisburg-dortmund": (0, 0), "osnabrueck-bremen": (0, 0),
            "muenster-minden": (0, -6), "dortmund-paderborn": (0, 0), "coellen-warburg": (-6, -6),
            "stade-hamburg": (-6, 0), "bremen-hamburg": (0, 0), "bremen-minden": (-12, 0), "bremen-hannover": (0, 0),
            "minden-hannover": (-12, -12), "minden-brunswiek": (-6, 0), "minden-paderborn": (-6, -12),
            "paderborn-warburg": (36, 60), "paderborn-hildesheim": (0, -6), "warburg-goettingen": (0, 0),
            "goettingen-quedlinburg": (0, -12), "hamburg-luebeck": (-18, -24), "hamburg-lueneburg": (0, -6),
            "hannover-lueneburg": (0, 0), "lueneburg-perleberg": (0, 0), "perleberg-stendal": (-6, -6),
            "brunswiek-stendal": (0, 0), "stendal-magdeburg": (-12, 0), "goslar-magdeburg": (0, 0),
            "goslar-quedlinburg": (0, -18), "hildesheim-goslar": (0, 0), "quedlinburg-halle": (-30, -30),
        },
        rose=(960, 820),
    ),
    "hanseatic-2-3": Tuning(
        city={
            "groningen": (12, 0), "kampen": (24, -4), "arnheim": (32, -4), "duisburg": (-8, 4), "coellen": (20, 0),
            "emden": (20, -8), "osnabrueck": (0, 0), "muenster": (4, 16), "dortmund": (0, 0), "stade": (0, 0),
            "bremen": (0, 0), "minden": (0, -16), "paderborn": (-44, 32), "warburg": (-44, -52), "hamburg": (0, 2),
            "hannover": (0, -4), "hildesheim": (0, -16), "goettingen": (0, 0), "luebeck": (0, 0),
            "lueneburg": (0, -8), "brunswiek": (16, -12), "goslar": (12, 0), "quedlinburg": (0, 0),
            "perleberg": (0, 0), "stendal": (8, 0), "magdeburg": (0, 16), "halle": (16, 0),
        },
        post={
            "dortmund-paderborn.3": (0, -3), "hamburg-lueneburg.1": (0, 6), "hannover-lueneburg.1": (3, 0),
        },
        marker={
            "groningen-emden": (0, 0), "emden-osnabrueck": (0, 0), "kampen-osnabrueck": (0, -6),
            "kampen-arnheim": (0, 0), "arnheim-muenster": (0, 0), "arnheim-duisburg": (0, 0),
            "duisburg-dortmund": (0, -6), "osnabrueck-bremen": (0, 0), "muenster-minden": (0, 0),
            "dortmund-paderborn": (0, -12), "coellen-warburg": (-72, 0), "stade-hamburg": (-12, 0),
            "bremen-hamburg": (0, 0), "bremen-minden": (0, 0), "bremen-hannover": (0, 0), "minden-hannover": (-18, 0),
            "minden-brunswiek": (0, -6), "minden-paderborn": (0, -6), "paderborn-warburg": (36, 54),
            "paderborn-hildesheim": (0, -18), "goettingen-quedlinburg": (24, -18), "hamburg-luebeck": (-12, -42),
            "hamburg-lueneburg": (-18, 0), "hannover-lueneburg": (0, -12), "lueneburg-perleberg": (0, 0),
            "perleberg-stendal": (-6, 0), "brunswiek-stendal": (0, 0), "stendal-magdeburg": (0, 0),
            "goslar-magdeburg": (0, 0), "goslar-quedlinburg": (-12, 0), "hildesheim-goslar": (0, 0),
            "quedlinburg-halle": (-18, -18),
        },
        province={
            "north-west": (0, 0), "north": (0, 0), "north-east": (-6, 0), "south-east": (-12, 18), "south": (0, 0),
            "south-west": (0, -36), "kampen-muenster": (0, 0), "arnheim-dortmund": (6, 0),
            "osnabrueck-minden": (0, 0), "muenster-paderborn": (0, 0), "bremen-hannover": (0, 0),
            "bremen-lueneburg": (0, 0), "hannover-brunswiek": (6, -18), "lueneburg-stendal": (0, 0),
            "brunswiek-magdeburg": (0, -12), "minden-goslar": (0, 0),
        },
        sides={
            "groningen": "west", "arnheim": "west", "hamburg": "north", "stendal": "east", "halle": "east",
            "warburg": "south",
        },
        rose=(727, 900),
    ),
    "eastern": Tuning(
        city={
            "luebeck": (28, 0), "wismar": (24, 0), "stralsund": (0, 0), "malmoe": (0, 0), "visby": (16, 0),
            "danzig": (16, -8), "koenigsberg": (-20, -8), "braunsberg": (-20, 0), "elbing": (0, -24), "kulm": (-4, 0),
            "allenstein": (8, 20), "thorn": (0, -4), "krakau": (0, -12), "breslau": (0, 0), "frankfurt": (0, 0),
            "stettin": (0, 0), "anklam": (-4, 0), "belgard": (0, 0), "waren": (0, 0), "perleberg": (0, 0),
            "havelberg": (0, 0), "tangermuende": (20, -36), "magdeburg": (0, 0), "brandenburg": (-12, 8),
            "berlin_coelln": (0, 16), "wittenberg": (8, 0), "halle": (0, 12), "dresden": (0, 0),
        },
        post={
            "elbing-braunsberg.3": (0, 9), "brandenburg-berlin_coelln.1": (0, -6),
            "tangermuende-brandenburg.2": (-12, -12), "brandenburg-halle.1": (0, 3), "danzig-braunsberg.3": (-18, -8),
            "danzig-braunsberg.4": (-13, -12), "danzig-braunsberg.2": (-6, 0),
        },
        marker={
            "luebeck-wismar": (0, 0), "wismar-stralsund": (0, 0), "stralsund-malmoe": (0, 0), "malmoe-visby": (0, 0),
            "malmoe-danzig": (0, 0), "danzig-koenigsberg": (-18, 0), "danzig-braunsberg": (0, 0),
            "danzig-belgard": (0, 0), "elbing-braunsberg": (-12, -6), "kulm-elbing": (0, 0),
            "allenstein-braunsberg": (0, 0), "thorn-allenstein": (0, 0), "thorn-krakau": (0, 0),
            "breslau-krakau": (0, 0), "dresden-krakau": (0, 0), "frankfurt-breslau": (0, 0),
            "stettin-frankfurt": (0, 0), "stettin-kulm": (0, 0), "belgard-kulm": (0, 0), "anklam-belgard": (-12, 0),
            "anklam-stettin": (0, 0), "waren-stettin": (0, 0), "wismar-waren": (0, 0), "havelberg-waren": (0, 0),
            "perleberg-havelberg": (-18, -12), "brandenburg-stettin": (-6, -6), "brandenburg-berlin_coelln": (0, -6),
            "tangermuende-brandenburg": (48, -18), "brandenburg-halle": (-6, 0), "magdeburg-halle": (0, 0),
            "halle-wittenberg": (-12, 0), "halle-dresden": (0, 0),
        },
        rose=(760, 820),
    ),
    "britannia-4-5": Tuning(
        city={
            "carlisle": (-48, 12), "newcastle": (0, 0), "richmond": (32, 12), "durham": (0, 0),
            "isle_of_man": (-4, 0), "conway": (16, -24), "chester": (0, 0), "hereford": (12, -8),
            "montgomery": (24, -52), "pembroke": (28, -36), "cardiff": (16, 4), "lancaster": (0, 4), "york": (0, 0),
            "nottingham": (-60, -28), "norwich": (0, -4), "cambridge": (-12, -52), "ipswich": (-8, 44),
            "coventry": (28, 32), "oxford": (0, -8), "london": (0, 0), "bristol": (28, 28), "salisbury": (56, 28),
            "plymouth": (0, 0), "southampton": (0, 8), "canterbury": (0, 0), "calais": (0, -16), "falkirk": (0, 0),
            "glasgow": (20, 28), "edinburgh": (4, 0), "dunbar": (0, 0),
        },
        post={
            "conway-montgomery.3": (-12, 12), "montgomery-hereford.1": (12, 12), "oxford-salisbury.4": (0, -3),
            "canterbury-calais.3": (9, 0), "southampton-calais.3": (-3, 0), "glasgow-falkirk.1": (0, 6),
            "glasgow-edinburgh.1": (0, -3), "coventry-cambridge.1": (14, 5), "coventry-cambridge.2": (11, 5),
            "coventry-cambridge.3": (4, 3), "coventry-nottingham.1": (-6, -2),
        },
        marker={
            "carlisle-isle_of_man": (0, 0), "carlisle-richmond": (0, 0), "carlisle-durham": (0, 0),
            "newcastle-durham": (0, 0), "durham-york": (0, 0), "durham-lancaster": (0, 0),
            "richmond-lancaster": (0, 0), "lancaster-hereford": (0, 0), "chester-hereford": (0, 0),
            "conway-chester": (0, -6), "conway-isle_of_man": (0, 0), "conway-montgomery": (0, 0),
            "montgomery-hereford": (42, -54), "montgomery-pembroke": (-6, -60), "montgomery-cardiff": (0, -12),
            "pembroke-cardiff": (0, 0), "cardiff-coventry": (-18, -6), "hereford-coventry": (-6, 0),
            "cardiff-oxford": (-12, 0), "bristol-salisbury": (18, 24), "plymouth-salisbury": (0, 0),
            "salisbury-southampton": (0, 0), "oxford-salisbury": (0, 0), "oxford-london": (0, 0),
            "cambridge-london": (0, -6), "cambridge-ipswich": (0, 24), "cambridge-norwich": (0, 0),
            "coventry-cambridge": (-24, 0), "coventry-nottingham": (-36, 0), "york-nottingham": (-18, -24),
            "nottingham-norwich": (-6, 0), "london-canterbury": (-6, 0), "canterbury-calais": (0, -6),
            "southampton-calais": (-6, -6), "chester-carlisle": (0, 0), "carlisle-falkirk": (0, 0),
            "glasgow-falkirk": (0, 0), "glasgow-edinburgh": (-6, -6), "edinburgh-dunbar": (0, 0),
            "dunbar-newcastle": (0, 0),
        },
        country={
            "wales": (-106, -27), "scotland": (124, 63),
        },
        outline={
            "scotland": (
                "M-20-20H820V330L745 369H575L470 384 408 418 340 462H-20z"
            ),
            "wales": (
                "M-20 770H330L440 880 482 985 468 1060 400 1160 365 1215 350 1285 240 1292 185 1276 120 "
                "1262 60 1232H-20z"
            ),
        },
        rose=(1040, 100),
    ),
    "britannia-3": Tuning(
        city={
            "carlisle": (0, 0), "newcastle": (0, 0), "richmond": (28, 16), "durham": (0, 8), "isle_of_man": (-4, 0),
            "conway": (16, -28), "chester": (0, 0), "hereford": (12, -4), "montgomery": (24, -52),
            "pembroke": (28, -32), "cardiff": (0, 8), "lancaster": (0, 4), "york": (0, 0), "nottingham": (-32, -24),
            "norwich": (0, 0), "cambridge": (-20, -48), "ipswich": (-12, 40), "coventry": (28, 36), "oxford": (0, -4),
            "london": (0, 0), "bristol": (20, 28), "salisbury": (52, 28), "plymouth": (0, 0), "southampton": (0, 12),
            "canterbury": (0, 0), "calais": (-16, -52),
        },
        post={
            "conway-montgomery.3": (-12, 6), "montgomery-hereford.1": (12, 12), "montgomery-pembroke.3": (0, 3),
            "oxford-salisbury.4": (0, -3), "canterbury-calais.3": (3, 0), "southampton-calais.3": (0, 6),
            "coventry-cambridge.1": (14, 5), "coventry-cambridge.2": (11, 5), "coventry-cambridge.3": (4, 3),
            "coventry-nottingham.1": (-6, -2),
        },
        marker={
            "carlisle-newcastle": (0, 0), "carlisle-isle_of_man": (0, 0), "carlisle-richmond": (0, 0),
            "carlisle-durham": (0, -6), "newcastle-durham": (0, 0), "durham-york": (0, 0), "durham-lancaster": (0, 0),
            "richmond-lancaster": (0, 0), "lancaster-hereford": (0, 0), "chester-hereford": (0, 0),
            "conway-chester": (0, 0), "conway-isle_of_man": (0, 0), "conway-montgomery": (-24, 0),
            "montgomery-hereford": (54, -48), "montgomery-pembroke": (-12, 0), "montgomery-cardiff": (0, 0),
            "pembroke-cardiff": (0, 0), "cardiff-coventry": (0, -6), "hereford-coventry": (0, 0),
            "cardiff-oxford": (0, 0), "bristol-salisbury": (-12, 0), "plymouth-salisbury": (0, 0),
            "salisbury-southampton": (0, 0), "oxford-salisbury": (0, 0), "oxford-london": (0, 0),
            "cambridge-london": (0, 0), "cambridge-ipswich": (0, 48), "cambridge-norwich": (0, 0),
            "coventry-cambridge": (0, -6), "coventry-nottingham": (-6, 0), "york-nottingham": (0, -18),
            "nottingham-norwich": (0, -6), "london-canterbury": (0, 0), "canterbury-calais": (-36, -18),
            "southampton-calais": (-6, -6),
        },
        country={
            "wales": (-97, 57),
        },
        outline={
            "wales": (
                "M-20 770H330L440 880 482 985 468 1060 400 1160 365 1215 350 1285 240 1292 185 1276 120 "
                "1262 60 1232H-20z"
                "M60 590a80 66 0 0 1 160 0 80 66 0 0 1-160 0z"
            ),
        },
        rose=(1040, 100),
    ),
}
