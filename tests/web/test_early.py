"""What is done before there is Python is carried out, in order, as it was seen."""

import json

import pytest

import hansa
from tests.web.app import start, text_of
from tests.web.document import Node, parse
from tests.web.fakes import FakePage
from web.app import replay
from web.app.replay import Done
from web.app.templates import early_models
from web.games import kits
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


def given_back(node: Node, lent: dict[str, list[Node | str]]) -> Node:
    """A part of a model with the pictures that it borrows."""
    filled: list[Node | str] = []
    for child in node.children:
        if isinstance(child, Node) and "data-borrowed" in child:
            filled += lent[child["data-borrowed"]]
        else:
            filled.append(given_back(child, lent) if isinstance(child, Node) else child)
    return Node(node.tag, node.attributes, filled)


def test_there_is_a_model_of_the_set_up_for_each_game_and_number_of_players() -> None:
    models = parse(early_models())
    lent = {node["data-lent"]: node.children for node in models.all("template", data_lent=True)}
    assert len({str(picture) for picture in lent.values()}) == len(lent)
    for game in kits():
        app, page = start("#/new")
        app.did("game", game)
        for count in hansa.games()[game].seats:
            model = models.one("template", data_setup=f"{game} {count}")
            for name in ("which-game", "seats", "seat-count", "start-player", "options"):
                filled = given_back(model.one(data_part=name), lent)
                assert filled.children == parse(page.shown[name]).children, (game, count, name)
            app.did("add")


def test_models_name_nobody_and_lend_the_chart_that_stands_in_the_page() -> None:
    models = parse(early_models())
    assert models.all("svg", data_borrowed="chart")
    assert not models.all(class_="hero-chart")
    for game in kits():
        card = models.one("template", data_card=game)
        assert len(card.all(class_="piece")) == hansa.games()[game].seats[-1]
        assert "{title}" in card.text
        assert card.text.count("{who}") == 1
        assert card.all("a", href="#/game/")
