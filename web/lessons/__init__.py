"""Lessons: short missions on real positions, and what is asked for in each of their steps."""

from __future__ import annotations

from web.games.baltic import lessons as baltic
from web.games.teutonica import lessons as teutonica

COURSES = {"hansa": baltic.LESSONS, "teutonica": teutonica.LESSONS}
"""The lessons of each game, in the order in which they are best taken."""
