"""What is done before there is Python is carried out, in order, as it was seen."""

import json
import re

import pytest

import hansa
from tests.web.app import start, text_of
from tests.web.fakes import FakePage
from web.app import replay
from web.app.replay import Done
from web.app.templates import early_models
from web.screens.setup import GAMES
from web.text import say


class Fields(dict[str, str]):
    """A form that shows what it is told."""

    def look(self, field_id: str) -> str | None:
        return self.get(field_id)

    def type(self, field_id: str, words: str) -> None:
        self[field_id] = words


def players(page: FakePage) -> str:
    return text_of(page.shown["table-players"])


def test_what_was_kept_is_read_in_order() -> None:
    kept = [
        {"do": "name:0", "value": "Anna", "field": "name-0"},
        {"do": "begin", "value": "", "seen": {"name-0": "Anna"}},
    ]
    assert replay.read(json.dumps(kept)) == [
        Done("name:0", "Anna", "name-0"),
        Done("begin", seen={"name-0": "Anna"}),
    ]
    assert replay.read("") == []


def test_a_set_up_made_before_python_begins_that_game_once() -> None:
    app, page = start("#/new")
    done = [
        Done("name:0", "Anna", "name-0"),
        Done("add"),
        Done("name:2", "Cy", "name-2"),
        Done("up", "2"),
        Done("start", "2", "start-2"),
    ]
    fields = Fields({"name-0": "Anna"})
    replay.carry_out(app, [*done, Done("begin", seen={"name-0": "Anna", "name-2": "Cy"})], fields)
    assert app.session is not None
    assert app.session.players == ("Anna", "Cy", say("setup.player", n=3))
    assert app.session.match.setup.options["start"] == "2"
    assert len(app.library.games()) == 1
    assert not page.errors


def test_what_was_typed_stands_in_its_field() -> None:
    app, _ = start("#/new")
    fields = Fields()
    replay.carry_out(app, [Done("name:0", "<b>Anna</b>", "name-0")], fields)
    assert fields == {"name-0": "<b>Anna</b>"}


@pytest.mark.parametrize("seen", [{"edition-2009": "on"}, {"gone": "on"}])
def test_a_form_that_came_out_otherwise_than_seen_is_not_sent(seen: dict[str, str]) -> None:
    app, page = start("#/new")
    replay.carry_out(app, [Done("begin", seen=seen), Done("add")], Fields({"edition-2009": "off"}))
    assert app.session is None
    assert say("start.look-again") in text_of(page.shown["notice"])


def test_there_is_a_model_of_the_set_up_for_each_game_and_number_of_players() -> None:
    models = str(early_models())
    lent = re.findall(r'<template data-lent="\d+">(.*?)</template>', models)
    assert len(lent) == len(set(lent))
    for game in GAMES:
        app, page = start("#/new")
        app.did("game", game)
        for count in hansa.games()[game].seats:
            model = models.partition(f'data-setup="{game} {count}">')[2].partition("</template>")[0]
            for name in ("which-game", "seats", "seat-count", "start-player", "options"):
                drawn = page.shown[name]
                for number, picture in enumerate(lent):
                    drawn = drawn.replace(picture, f'<svg data-borrowed="{number}"></svg>')
                assert f'<div data-part="{name}">{drawn}</div>' in model, (game, count, name)
            app.did("add")


def test_models_name_nobody_and_lend_the_chart_that_stands_in_the_page() -> None:
    models = str(early_models())
    assert models.count('<svg data-borrowed="chart">') == 1
    assert "hero-chart" not in models
    for game in GAMES:
        card = models.partition(f'data-card="{game}">')[2].partition("</template>")[0]
        assert card.count('class="piece"') == hansa.games()[game].seats[-1]
        assert "{title}" in card
        assert text_of(card).count("{who}") == 1
        assert re.search(r'href="#/game/"', card)
