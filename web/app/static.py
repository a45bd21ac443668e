"""The static page: what stands in index.html before there is any Python, made by the same functions as everything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.app.templates import early_models
from web.draw.icons import symbols
from web.draw.players import patterns
from web.draw.writer import Markup, el, join
from web.screens import home
from web.text import say

if TYPE_CHECKING:
    from collections.abc import Mapping

STAGES = ("download", "python", "app", "failed", "stalled")
LOST_DEPTH = 8
"""So many folders deep somebody may be lost and still be shown the way."""


def fill(page: str) -> str:
    """Put the sprite, the home screen, the start-up progress and a last word in their places in index.html."""
    return _put(
        page,
        {
            "sprite": sprite(),
            "home": home.frame(),
            "start": join([start(), rescue()]),
            "early": early_models(),
            "noscript": noscript(),
        },
    )


def fill_lost(page: str) -> str:
    """Put the words for somebody who is lost into 404.html."""
    words = [el("h1", say("app.name")), el("p", say("lost.words")), el("a", say("lost.back"), href="./")]
    scripts = [el("script", src=f"{'../' * above}web/page/lost.js") for above in range(LOST_DEPTH)]
    return _put(page, {"lost": join(words + scripts)})


def fill_framed(page: str) -> str:
    """Put the words for somebody who finds the game in another site into framed.html."""
    own = el("a", say("framed.open"), href="./", target="_blank", rel="noopener")
    return _put(page, {"framed": join([el("h1", say("app.name")), el("p", say("framed.words")), own])})


def _put(page: str, places: Mapping[str, str]) -> str:
    for place, markup in places.items():
        mark = f"<!-- {place} -->"
        if page.count(mark) != 1:
            raise ValueError(f"the page must have one {mark}")
        page = page.replace(mark, markup)
    return page


def sprite() -> Markup:
    """Icons and patterns that every drawing refers to."""
    return el("svg", symbols(), el("defs", patterns()), class_="sprite", aria_hidden="true", focusable="false")


def start() -> Markup:
    """How far the start has come, in words; styles show those of the stage we are at."""
    words = [el("span", say(f"start.{stage}"), data_stage=stage) for stage in STAGES]
    missing = el("code", id="boot-guilty")
    words.append(el("span", say("start.missing"), " ", missing, id="boot-missing", data_stage="failed"))
    waiting = [el("span", say(f"start.then.{route}"), data_then=route) for route in ("game", "other")]
    bar = el("progress", id="boot", max=1, value=0, aria_label=say("start.progress"))
    again = el("a", say("start.again"), href="", id="boot-again", class_="button small", data_stage="failed")
    return el("div", el("p", *words, *waiting), bar, again, class_="start", role="status")


def rescue() -> Markup:
    """Where web/page/rescue.js puts the saved games when there is no Python to do it."""
    return el("template", el("p", say("start.rescue"), class_="empty"), el("ul", class_="cards"), id="rescue")


def noscript() -> Markup:
    """What stands there where nothing of this can run."""
    return el("noscript", el("p", say("start.noscript"), class_="noscript"))
