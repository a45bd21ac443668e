"""Hansa, as the page knows it."""

from __future__ import annotations

import hansa
from hansa.baltic import events
from hansa.baltic.goods import COLOURS
from web.games.baltic import words
from web.games.baltic.figures import FIGURES
from web.games.baltic.hero import picture
from web.games.baltic.hints import HINTS
from web.games.baltic.keys import KEYS
from web.games.baltic.lessons import LESSONS
from web.games.baltic.options import BalticOptions
from web.games.baltic.signs import SIGNS
from web.games.baltic.summary import SUMMARY
from web.games.baltic.table import Face
from web.games.baltic.vignette import vignette
from web.table.kit import Kit

KIT = Kit(
    game=hansa.games()["hansa"],
    colours=("purple", "yellow", "gray", "white"),  # goods are red, blue, green, orange, pink and brown
    face=Face,
    options=BalticOptions,
    refused=words.refusal,
    keys=KEYS,
    undo_rule="H23",
    signs=SIGNS,
    vignette=vignette,
    lessons=LESSONS,
    figures=FIGURES,
    summary=SUMMARY,
    hints=HINTS,
    terms={"lead": words.city},
    sounds={
        events.Sold: "sale",
        events.Bought: "coin",
        events.Built: "piece",
        events.FirstBooths: "piece",
        events.Replenished: "piece",
        events.Sailed: "sail",
        events.Taxed: "coin",
    },
    synonyms=lambda: {colour: tuple(words.ware(colour).split()) for colour in COLOURS},
    hero=lambda names: picture(names=names),
)
