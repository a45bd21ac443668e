"""Hansa Teutonica, as the page knows it."""

from __future__ import annotations

import hansa
from hansa.teutonica import events
from web.games.teutonica import typed, words
from web.games.teutonica.contents import contents
from web.games.teutonica.figures import FIGURES
from web.games.teutonica.hints import HINTS
from web.games.teutonica.keys import KEYS
from web.games.teutonica.lessons import LESSONS
from web.games.teutonica.options import TeutonicaOptions
from web.games.teutonica.signs import SIGNS
from web.games.teutonica.summary import SUMMARY
from web.games.teutonica.table import Face
from web.games.teutonica.vignette import vignette
from web.table.kit import Kit

KIT = Kit(
    game=hansa.games()["teutonica"],
    colours=("blue", "red", "green", "yellow", "purple"),
    face=Face,
    options=TeutonicaOptions,
    refused=lambda refusal: words.Words().refusal(refusal),
    keys=KEYS,
    undo_rule="T51",
    signs=SIGNS,
    vignette=vignette,
    lessons=LESSONS,
    figures=FIGURES,
    summary=SUMMARY,
    sounds={
        events.RouteCreated: "route",
        events.Displaced: "displaced",
        events.OfficesExchanged: "displaced",
        events.IncomeTaken: "coin",
        events.SpecialTaken: "coin",
        events.Placed: "piece",
        events.Dropped: "piece",
        events.MarkerLaid: "piece",
        events.PawnMoved: "piece",
    },
    concerned=typed.concerned,
    contents=contents,
    hints=HINTS,
    terms={"marker": words.marker, "favour": words.favour},
)
