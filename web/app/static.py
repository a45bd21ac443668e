"""The static page: what stands in index.html before there is any Python, made by the same functions as everything."""

from __future__ import annotations

import json
from importlib.resources import files

import hansa
from web.app.files import EXTENSION
from web.app.templates import early_models
from web.draw.icons import sprite
from web.draw.writer import Markup, el, join
from web.games import packages
from web.screens import home
from web.store import door
from web.store.save import FIRST, RECORD
from web.store.slots import GAME, GONE
from web.text import say
from web.wire import address

STAGES = ("download", "python", "app", "failed", "stalled")
LOST_DEPTH = 8
"""So many folders deep somebody may be lost and still be shown the way."""


def first() -> dict[str, Markup]:
    """What stands in index.html, by the names of the places there."""
    return {
        "game-styles": game_styles(),
        "sprite": sprite(packages()),
        "home": home.frame(),
        "start": join([start(), silent(), rescue()]),
        "early": early_models(),
        "noscript": noscript(),
    }


def game_styles() -> Markup:
    """The style sheets that lie in the folders of the games; at the build these are folders of the source tree."""
    found = [
        f"web/games/{folder.name}/{sheet.name}"
        for folder in files("web.games").iterdir()
        if folder.is_dir()
        for sheet in folder.iterdir()
        if sheet.name.endswith(".css")
    ]
    return join([el("link", rel="stylesheet", href=sheet) for sheet in sorted(found)])


def lost() -> dict[str, Markup]:
    """The words for somebody who is lost."""
    words = [el("h1", say("app.name")), el("p", say("lost.words")), el("a", say("lost.back"), href="./")]
    scripts = [el("script", src=f"{'../' * above}web/page/lost.js") for above in range(LOST_DEPTH)]
    return {"lost": join(words + scripts)}


def framed() -> dict[str, Markup]:
    """The words for somebody who finds the game in another site."""
    own = el("a", say("framed.open"), href="./", target="_blank", rel="noopener")
    return {"framed": join([el("h1", say("app.name")), el("p", say("framed.words")), own])}


PAGES = {"index.html": first, "404.html": lost, "framed.html": framed}
"""The parts of each page of the site; the build puts them in their places."""


def word(key: str) -> str:
    """What stands at `{{key}}` in a page: a text, or what its scripts are told."""
    told = {"places": address.early, "form": form}.get(key)
    return told() if told else say(key)


def form() -> str:
    """How things that are kept are called and written, for web/page/store.js and those who read with it."""
    words = {"game": GAME, "gone": GONE, "id": door.ID.pattern, "first": FIRST.pattern, "record": RECORD.pattern}
    return json.dumps({**words, "over": hansa.OVER, "extension": EXTENSION})


def start() -> Markup:
    """How far the start has come, in words; styles show those of the stage we are at."""
    words = [el("span", say(f"start.{stage}"), data_stage=stage) for stage in STAGES]
    missing = el("code", id="boot-guilty")
    words.append(el("span", say("start.missing"), " ", missing, id="boot-missing", data_stage="failed"))
    waiting = [el("span", say(f"start.then.{route}"), data_then=route) for route in ("game", "other")]
    bar = el("progress", id="boot", max=1, value=0, aria_label=say("start.progress"))
    again = el("a", say("start.again"), href="", id="boot-again", class_="button small", data_stage="failed")
    return el("div", el("p", *words, *waiting), bar, again, class_="start", role="status")


def silent() -> Markup:
    """What is shown when the app does not answer any more (web/page/silence.mjs)."""
    again = el("a", say("silent.again"), href="", id="silent-again", class_="button small")
    games = el("details", el("summary", say("silent.games")), el("ul", class_="cards"), id="silent-games")
    return el("div", el("p", say("silent.words")), again, games, class_="silent", role="alert")


def rescue() -> Markup:
    """Where web/page/rescue.js puts the saved games when there is no Python to do it."""
    return el("template", el("p", say("start.rescue"), class_="empty"), el("ul", class_="cards"), id="rescue")


def noscript() -> Markup:
    """What stands there where nothing of this can run."""
    return el("noscript", el("p", say("start.noscript"), class_="noscript"))
