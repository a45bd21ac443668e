"""Models of what the page shows while Python starts."""

import hansa
from tests.web.app import start
from tests.web.document import Node, parse
from web.app.templates import early_models
from web.games import kits


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
