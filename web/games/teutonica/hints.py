"""Hints for Hansa Teutonica: moments of one game that was won against three Masters."""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING

import hansa
from web.draw.figures import row, sign, words
from web.games.teutonica.figures import CLEO, cut_out, marker_thing, space_thing
from web.games.teutonica.won_game import PLAYED
from web.play.hint import SEED, Hint
from web.play.lesson import played

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hansa import Match
    from web.draw.figures import Drawing
    from web.draw.players import Player

PLAYERS = ("Anna", "Bo", "Cleo", "Dan")


@cache
def _game() -> Match:
    setup = hansa.Setup("teutonica", PLAYERS, {"board": "hanseatic-4-5", "edition": "big-box"}, SEED)
    return played(setup, PLAYED)


def _moment(ply: int) -> Match:
    return _game().branch(ply)


def _board(match: Match | None, players: Sequence[Player], *, cities: str, routes: str) -> Drawing:
    """Some cities and routes of the position."""
    assert match  # noqa: S101 - only hints with a position show one
    view = match.game.view(match.state, match.to_act)
    return cut_out(view, players, tuple(cities.split()), tuple(routes.split()))


def _at(name: str, rules: str, ply: int, cities: str, routes: str) -> Hint:
    picture = partial(_board, cities=cities, routes=routes)
    return Hint(name, tuple(rules.split()), picture, partial(_moment, ply))


def _worth(_match: Match | None, _players: Sequence[Player]) -> Drawing:
    return row(*map(marker_thing, ("develop", "exchange", "four-actions")), words("="), words("3"), scale=1.25)


def _multiplied(_match: Match | None, _players: Sequence[Player]) -> Drawing:
    office, keys = space_thing("white", man=CLEO), sign("skill-keys", 36)
    return row(office, words("×"), keys, words("2"), words("="), words("2"), scale=1.25)


def _privilege(_match: Match | None, _players: Sequence[Player]) -> Drawing:
    return row(sign("skill-privilege", 36), *map(space_thing, ("white", "orange", "pink", "black")), scale=1.25)


HINTS = (
    _at("actions", "T5 T21", 16, "warburg goettingen", "warburg-goettingen"),
    _at("way", "T9 T10", 54, "warburg goettingen", "warburg-goettingen"),
    _at("displaced", "T10 T12", 59, "warburg goettingen quedlinburg", "warburg-goettingen goettingen-quedlinburg"),
    _at("pass", "T15 T18", 99, "warburg goettingen", "warburg-goettingen"),
    _at("lay", "T26", 179, "kampen osnabrueck", "kampen-osnabrueck"),
    Hint("keys", ("T33",), _multiplied, partial(_moment, 215)),
    _at("end", "T16 T27", 322, "dortmund paderborn", "dortmund-paderborn"),
    Hint("markers", ("T31",), _worth),
    Hint("privilege", ("T18", "T22"), _privilege),
)
