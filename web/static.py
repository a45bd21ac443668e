"""The static page: what stands in index.html before there is any Python, made by the same functions as everything."""

from __future__ import annotations

from web.draw.icons import symbols
from web.draw.players import patterns
from web.html import Markup, el
from web.screens import home
from web.text import say

STAGES = ("download", "python", "app", "failed")


def fill(page: str) -> str:
    """Put the sprite, the home screen, the start-up progress and a last word in their places in index.html."""
    for place, markup in {"sprite": sprite(), "home": home.frame(), "start": start(), "noscript": noscript()}.items():
        mark = f"<!-- {place} -->"
        if page.count(mark) != 1:
            raise ValueError(f"index.html must have one {mark}")
        page = page.replace(mark, markup)
    return page


def sprite() -> Markup:
    """Icons and patterns that every drawing refers to."""
    return el("svg", symbols(), el("defs", patterns()), class_="sprite", aria_hidden="true", focusable="false")


def start() -> Markup:
    """How far the start has come, in words; styles show those of the stage we are at."""
    words = [el("span", say(f"start.{stage}"), data_stage=stage) for stage in STAGES]
    waiting = [el("span", say(f"start.then.{route}"), data_then=route) for route in ("new", "game", "other")]
    bar = el("progress", id="boot", max=1, value=0, aria_label=say("start.progress"))
    again = el("a", say("start.again"), href="", class_="button small", data_stage="failed")
    return el("div", el("p", *words, *waiting), bar, again, class_="start", role="status")


def noscript() -> Markup:
    """What stands there where nothing of this can run."""
    return el("noscript", el("p", say("start.noscript"), class_="noscript"))
