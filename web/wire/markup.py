"""Finished markup as a type of its own: every other string is text, and is escaped where markup is written."""

from __future__ import annotations


class Markup(str):
    """Markup of HTML or of SVG, written by `web.draw.writer`."""

    __slots__ = ()
