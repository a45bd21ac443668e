"""Every fact of the rules has a sentence."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import hansa
from hansa import GameEnded, Refusal, TurnBegan
from hansa.baltic import events as happened
from hansa.baltic.board import BOARD
from hansa.baltic.goods import COLOURS, KINDS, Good
from hansa.baltic.rules import Baltic
from hansa.baltic.state import PHASE_NAMES
from hansa.core.events import Event
from tests.baltic.games import CONFIGS
from web.games.baltic import words
from web.games.baltic.bar import SALE, TURN
from web.games.baltic.labels import positions
from web.text import listed, say, texts

pytestmark = pytest.mark.cpython_only

RULES = Path(hansa.__file__).parent / "baltic"
SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in sorted(RULES.rglob("*.py")))
REASONS = sorted(set(re.findall(r'Refusal\(\s*"H\d+",\s*"([a-z-]+)"', SOURCE)))
ROWS = sorted(set(re.findall(r'(?:Row|^ +)\("([a-z-]+)", (?:"H\d+", |\d, \[)', SOURCE, re.MULTILINE)))
NAMES = ("Anna", "Bo", "Cleo", "Dan")
WINE = Good("red", 2)
EVENTS: list[Event] = [
    happened.LeftOut("red"),
    happened.StartDrawn(1),
    happened.Drawn("riga.2", WINE),
    happened.LastPileOpened(0),
    happened.FirstBooths(0, "danzig"),
    happened.Income(0, 3),
    happened.Replenished(0),
    happened.Sailed(0, "copenhagen", "danzig"),
    happened.Bought(0, "danzig", WINE, 0, None),
    happened.Bought(0, "danzig", WINE, 1, None),
    happened.Bought(0, "danzig", WINE, 1, 1),
    happened.Built(0, "danzig", WINE, 2),
    happened.Sold(0, "danzig", (Good("red", 3), WINE)),
    happened.BoothReturned(0, "danzig"),
    happened.Lost(1, WINE),
    happened.Taxed(0, 1),
    happened.Discarded(0, WINE),
    TurnBegan(0),
    GameEnded((0,)),
    GameEnded((0, 1)),
]


def test_the_scan_of_the_rules_finds_what_is_known_to_be_there() -> None:
    assert {"must-replenish", "acted-here", "setting-up", "no-route"} <= set(REASONS)
    assert {"unsold", "sole-cities", "tallest-stack", "one-barrel"} <= set(ROWS)
    assert len(REASONS) > 25


@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_has_a_sentence(reason: str) -> None:
    assert texts()[f"refusal.{reason}"].endswith(".")


@pytest.mark.parametrize("name", ROWS)
def test_every_row_of_the_score_sheet_has_a_name(name: str) -> None:
    assert words.row(name)
    assert say(f"row.each.{name}")


@pytest.mark.parametrize("phase", [name for name in PHASE_NAMES if name != "ended"])
def test_every_phase_has_a_sentence(phase: str) -> None:
    assert any(key == f"phase.{phase}" or key.startswith(f"phase.{phase}.") for key in texts())


@pytest.mark.parametrize("family", [*TURN, *SALE])
def test_every_button_has_a_name(family: str) -> None:
    assert say(f"do.{family}")


@pytest.mark.parametrize("colour", COLOURS)
def test_every_colour_is_goods_of_a_kind(colour: str) -> None:
    assert words.ware(colour) != say(f"colour.{colour}")


def test_every_kind_of_event_has_a_sentence() -> None:
    kinds = {kind for kind in vars(happened).values() if isinstance(kind, type) and issubclass(kind, Event)} - {Event}
    assert kinds | {TurnBegan, GameEnded} == {type(event) for event in EVENTS}
    for event in EVENTS:
        sentence = words.event(event, NAMES)
        assert sentence.endswith(".")
        assert "{" not in sentence


def test_sentences_name_who_paid_whom() -> None:
    free, bank, seat = (words.event(event, NAMES) for event in EVENTS[8:11])
    assert free == "Anna takes 2 barrels of wine in Danzig for free."
    assert bank == "Anna buys 2 barrels of wine in Danzig and pays the bank."
    assert seat == "Anna buys 2 barrels of wine in Danzig and pays Bo."


def test_a_refusal_names_its_rule() -> None:
    refusal = Refusal("H11", "against-the-arrow", {"from": "copenhagen", "city": "kalmar"})
    assert words.refusal(refusal) == "The arrow runs from Kalmar to Copenhagen, not the other way. (Rule H11)"


@pytest.mark.parametrize("config", CONFIGS[::4], ids=str)
def test_whatever_cannot_be_done_in_a_game_is_explained(config: object) -> None:
    """All targets of the table in every state of a game: each is of use, or a sentence says why not."""
    game, match = Baltic(), hansa.new(config.setup("why"))  # type: ignore[attr-defined]
    rng = Random(7)
    targets = [*positions("wide"), *(f"hand:{good}" for good in KINDS)]
    targets += [f"do:{family}" for family in (*TURN, *SALE)]
    told = set()
    while match.to_act != hansa.OVER:
        for target in rng.sample(targets, 6):
            refusal = game.why_not(match.state, target)
            if refusal is not None:
                sentence = words.refusal(refusal, target, "Anna")
                assert sentence.endswith(f". (Rule {refusal.rule})")
                told.add(refusal.reason)
        match.play(rng.choice(match.legal_actions))
    assert len(told) > 5


def test_lists_read_well() -> None:
    assert listed(["a"]) == "a"
    assert listed(["a", "b"]) == "a and b"
    assert listed(["a", "b", "c"]) == "a, b and c"


def test_braces_in_names_stay_braces() -> None:
    assert words.event(happened.Replenished(0), ["{who}"]) == "{who} pays 1 taler to replenish."


def test_every_city_has_a_name() -> None:
    assert {words.city(city.id) for city in BOARD.cities} == {city.name for city in BOARD.cities}
