"""The lessons of Hansa Teutonica, in the order in which they are best taken: the game, then what can wait."""

from __future__ import annotations

from web.games.teutonica.lessons.boards import BOARDS
from web.games.teutonica.lessons.game import GAME
from web.games.teutonica.lessons.markers import MARKERS
from web.games.teutonica.lessons.options import OPTIONS
from web.games.teutonica.lessons.points import POINTS

LESSONS = (*GAME, *POINTS, *MARKERS, *BOARDS, *OPTIONS)
