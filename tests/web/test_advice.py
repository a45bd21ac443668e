"""What is said of a computer's advice: two ways that can be told apart, and what speaks for the first."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

import hansa
from hansa import ai
from tests.teutonica.table import GAME, table
from tests.web.table import FakeHost
from web.games import kits
from web.play.preferences import Preferences
from web.play.session import Session
from web.play.thinking import answer_of
from web.text.opponents import reasons

if TYPE_CHECKING:
    from web.wire.screen import Services

NAMES = {"hansa": ("Anna", "Bo", "Cleo"), "teutonica": ("Anna", "Bo", "Cleo", "Dan")}


def advised(match: hansa.Match) -> list[str]:
    """The sentences of the advice in a position."""
    host = FakeHost(Preferences(confirm="never"))
    host.session = Session(match, "g", preferences=host.preferences)
    screen = kits()[match.game.id].sit(cast("Services", host), host.session)
    screen.do("hint")
    view = match.game.view(match.state, match.to_act)
    decision = ai.finish(ai.player(match.game.id, "master").think(match.game, view, ai.Budget(nodes=400)))
    answer = answer_of(1, decision, 0.1)
    host.thinker.answer(
        answer.action, line=answer.line, instead=answer.instead, reasons=answer.reasons, outcome=answer.outcome
    )
    return screen._company._sentences()


@pytest.mark.parametrize("game_id", NAMES)
def test_the_two_ways_are_told_apart_and_something_is_said_for_the_first(game_id: str) -> None:
    told = otherwise = 0
    apprentice = ai.player(game_id, "apprentice")
    match = hansa.new(hansa.Setup(game_id, NAMES[game_id], {"start": "1"}, seed="advice"))
    while match.to_act >= 0 and match.ply < 200:
        if len(match.legal_actions) > 1 and not match.ply % 6:
            title, first, *_, last = advised(match.branch(match.ply))
            assert title == "The Master’s advice"
            assert "plays “" not in first + last
            told += 1
            if "Compared with: " in last:
                otherwise += 1
                instead = last.split("Compared with: ")[1].removesuffix(" Both moves are about equally good.")
                assert instead != first
                assert "For it, in points: " in last or "equally good" in last
        match.play(apprentice.choose(match.game, match.game.view(match.state, match.to_act), ai.Budget(nodes=40)))
    assert told > 15
    assert otherwise > 3


def test_a_win_is_told() -> None:
    position = table(posts={"duisburg-dortmund": "at at"}, completed=9, prestige=(15, 2, 2, 2))
    decision = ai.finish(ai.player("teutonica", "master").think(GAME, position.view, ai.Budget()))
    assert "For it, in points: winning the game +" in reasons(
        "teutonica", answer_of(1, decision, 0.1), kits()["teutonica"].terms
    )
