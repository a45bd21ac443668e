"""The other boards: the eastern one (T41 to T44) and Britannia (T45 to T49)."""

from __future__ import annotations

from web.games.teutonica.lessons.making import lesson
from web.play.lesson import Step

ONE_BOAT = """\
~ tavern additional-office allenstein-braunsberg, ~ tavern move-three stettin-kulm,
~ tavern exchange tangermuende-brandenburg, place t breslau-krakau.1, place t breslau-krakau.2, end,
place t havelberg-waren.1, place t havelberg-waren.2, end, place t magdeburg-halle.1, place t magdeburg-halle.2, end,
place t breslau-krakau.3, route breslau-krakau, skill book, end, place t havelberg-waren.3, route havelberg-waren,
skill actions, place t perleberg-havelberg.1, end, place t magdeburg-halle.3, route magdeburg-halle, skill privilege,
end, place t luebeck-wismar.1, place t luebeck-wismar.2, end, place t perleberg-havelberg.2,
route perleberg-havelberg, office havelberg, place m brandenburg-halle.1, end, place t magdeburg-halle.1,
place t magdeburg-halle.2, end, income 3t, place t luebeck-wismar.3, end, place t brandenburg-halle.2,
place t brandenburg-halle.3, route brandenburg-halle, office brandenburg, end, place t magdeburg-halle.3,
route magdeburg-halle, office magdeburg, end, route luebeck-wismar, office luebeck, income 3t, end, income 3t,
place t halle-wittenberg.1, income 3t, end, place t belgard-kulm.1, place t belgard-kulm.2, end,
place t stralsund-malmoe.1, place m stralsund-malmoe.2, end, end, income 3t, place t belgard-kulm.3, end, income 3t,
income 2t, end, end, route belgard-kulm, office kulm, place t frankfurt-breslau.1, end
"""

BEFORE_GREEN_CITIES = """\
~ tavern additional-office allenstein-braunsberg, ~ tavern move-three stettin-kulm,
~ tavern exchange tangermuende-brandenburg, place t wismar-waren.1, place t wismar-waren.2, end,
place t havelberg-waren.1, place t havelberg-waren.2, end, place t magdeburg-halle.1, place t magdeburg-halle.2, end,
place t wismar-waren.3, route wismar-waren, skill actions, place t allenstein-braunsberg.1, end,
place t havelberg-waren.3, route havelberg-waren, skill bank, end, place t magdeburg-halle.3, route magdeburg-halle,
skill privilege, end, place t allenstein-braunsberg.2, place t allenstein-braunsberg.3, route allenstein-braunsberg,
office allenstein, end, ~ draw develop, marker develop danzig-braunsberg, place t perleberg-havelberg.1,
place t perleberg-havelberg.2, end, place t magdeburg-halle.1, place t magdeburg-halle.2, end, income 3t,
place t thorn-allenstein.1, place t thorn-allenstein.2, end, route perleberg-havelberg, office havelberg,
place m brandenburg-halle.1, end, place t magdeburg-halle.3, route magdeburg-halle, office magdeburg, end,
place t thorn-allenstein.3, route thorn-allenstein, office thorn, income 3t, end, place t brandenburg-halle.2,
place t brandenburg-halle.3, end, place t belgard-kulm.1, place t belgard-kulm.2, end, place t malmoe-visby.1,
place t malmoe-visby.3, place m malmoe-visby.2, end, route brandenburg-halle, office brandenburg, income 5t, end,
income 3t, place t belgard-kulm.3, end, place t danzig-belgard.1, income 3t, place t danzig-belgard.2, end,
place t halle-wittenberg.1, income 5t, end, route belgard-kulm, office kulm, place t frankfurt-breslau.1, end,
place t danzig-belgard.3, income 3t, end, end, place t frankfurt-breslau.2, income 3t, end
"""

TWO_PERMISSIONS = """\
~ tavern additional-office richmond-lancaster, ~ tavern move-three salisbury-southampton,
~ tavern exchange coventry-nottingham, place t chester-hereford.1, place t chester-hereford.2, end,
place t newcastle-durham.1, place t newcastle-durham.2, end, place t nottingham-norwich.1,
place t nottingham-norwich.2, end, place t chester-hereford.3, place t chester-hereford.4, end,
place t newcastle-durham.3, route newcastle-durham, skill bank, end, place t nottingham-norwich.3,
route nottingham-norwich, skill book, end, route chester-hereford, skill actions, place t cardiff-coventry.1,
place t cardiff-coventry.2, end, place t carlisle-newcastle.1, place t carlisle-newcastle.2, end,
place m oxford-salisbury.1, place t oxford-salisbury.2, end, income 3t, place t cardiff-coventry.3,
route cardiff-coventry, office cardiff, end, place t carlisle-newcastle.3, place t carlisle-newcastle.4, end,
place t oxford-salisbury.3, place t oxford-salisbury.4, end, place t cambridge-london.1, place t cambridge-london.2,
income 3t, end, route carlisle-newcastle, office carlisle, income 5t, end, route oxford-salisbury, office oxford,
place t london-canterbury.1, end, place t cambridge-london.3, route cambridge-london, office london,
place t montgomery-hereford.1, end, place t cambridge-norwich.1, place t cambridge-norwich.2, end, income 3t,
place t london-canterbury.2, end, income 3t, end, place t cambridge-norwich.3, route cambridge-norwich,
office norwich, end, place t london-canterbury.3, route london-canterbury, office canterbury, end
"""

LEVEL_IN_WALES = """\
~ tavern additional-office richmond-lancaster, ~ tavern move-three salisbury-southampton,
~ tavern exchange coventry-nottingham, place t chester-hereford.1, place t chester-hereford.2, end,
place t newcastle-durham.1, place t newcastle-durham.2, end, place t nottingham-norwich.1,
place t nottingham-norwich.2, end, place t chester-hereford.3, place t chester-hereford.4, end,
place t newcastle-durham.3, route newcastle-durham, skill bank, end, place t nottingham-norwich.3,
route nottingham-norwich, skill book, end, route chester-hereford, skill actions, place t cardiff-coventry.1,
place t cardiff-coventry.2, end, place t chester-hereford.1, place t chester-hereford.2, end,
place m oxford-salisbury.1, place t oxford-salisbury.2, end, income 3t, place t cardiff-coventry.3,
route cardiff-coventry, office cardiff, end, place t chester-hereford.3, place t chester-hereford.4, end,
place t oxford-salisbury.3, place t oxford-salisbury.4, end, place t conway-chester.1, income 3t, income 3t, end,
route chester-hereford, office chester, income 5t, end, route oxford-salisbury, office oxford,
place t london-canterbury.1, end, place t conway-chester.2, end, place t cambridge-norwich.1,
place t cambridge-norwich.2, end, income 3t, place t london-canterbury.2, end
"""

BOARDS = (
    lesson(
        18,
        ONE_BOAT,
        Step("look"),
        Step("place", expects=("place m stralsund-malmoe.*",)),
        Step("route", expects=("route stralsund-malmoe",)),
        Step("office", expects=("office malmoe",)),
        Step("privilege", expects=("develop privilege",)),
        group="boards",
        board="eastern",
    ),
    lesson(
        19,
        BEFORE_GREEN_CITIES,
        Step("look"),
        Step("place", expects=("place t danzig-belgard.*",)),
        Step("route", expects=("route danzig-belgard",)),
        Step("office", expects=("additional t belgard",)),
        Step("visby", expects=("route malmoe-visby",)),
        Step("malmoe", expects=("office malmoe",)),
        Step("green", expects=("green t dresden",)),
        group="boards",
        board="eastern",
    ),
    lesson(
        20,
        TWO_PERMISSIONS,
        Step("look"),
        Step("london"),
        Step("place", expects=("place t montgomery-hereford.*",)),
        Step("second", expects=("place t montgomery-hereford.*",)),
        Step("route", expects=("route montgomery-hereford",)),
        Step("office", expects=("office hereford",)),
        group="boards",
        board="britannia-3",
    ),
    lesson(
        21,
        LEVEL_IN_WALES,
        Step("look"),
        Step("place", expects=("place t conway-chester.*",)),
        Step("route", expects=("route conway-chester",)),
        Step("office", expects=("office conway",)),
        Step("after"),
        group="boards",
        board="britannia-3",
    ),
)
