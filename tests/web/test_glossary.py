"""Signs that explain themselves: every bare number or icon at a table leads to its meaning."""

import pytest

from tests.web.document import parse
from tests.web.fakes import FakePage, FakeStore
from web.app.app import App
from web.games import kits
from web.table import glossary
from web.text import say
from web.wire import address


def sit(game: str) -> tuple[App, FakePage]:
    """At the table of a game's first lesson, which is as good as any."""
    page = FakePage(address.learn(game, 1))
    app = App(page, FakeStore())
    page.routed = app.routed
    app.start()
    return app, page


@pytest.mark.parametrize(
    ("game", "least"),
    [
        ("hansa", {"piles", "taler", "supply", "placed", "start", "turn", "goods"}),
        (
            "teutonica",
            {
                *("prestige-20", "completed", "marker-supply", "prestige", "supply", "stock", "start", "turn", "link"),
                *("skill:keys", "skill:actions", "skill:privilege", "skill:book", "skill:bank", "actions-left"),
            },
        ),
    ],
)
def test_every_sign_at_a_table_is_in_the_glossary(game: str, least: set[str]) -> None:
    _, page = sit(game)
    used = {node["data-value"] for node in parse("".join(page.shown.values())).all(data_do="sign")}
    assert least <= used <= {key for part in kits()[game].signs.parts.values() for key in part}


@pytest.mark.parametrize("game", ["hansa", "teutonica"])
def test_no_picture_beside_the_board_is_without_a_meaning(game: str) -> None:
    _, page = sit(game)
    beside = parse(page.shown["table-players"] + page.shown["table-head"])
    figures = [node for kind in ("figure", "skill", "mark") for node in beside.all(class_=kind)]
    assert figures
    for figure in figures:
        assert figure["aria-label"]
        assert figure["title"]
        assert figure["data-do"] == "sign"


def test_a_tap_on_a_sign_tells_its_meaning_and_leads_to_all_signs() -> None:
    app, page = sit("teutonica")
    app.did("sign", "completed")
    assert kits()["teutonica"].signs.about("completed") in page.shown["dialog"]
    app.did(glossary.ALL, in_dialog=True)
    for key in ("skill:bank", "marker:develop", "control"):
        assert kits()["teutonica"].signs.name(key) in page.shown["dialog"]


def test_a_sign_nobody_knows_shows_all_of_them() -> None:
    app, page = sit("hansa")
    app.did("sign", "<b>")
    assert say("signs.title") in page.shown["dialog"]


def test_the_help_sheet_and_the_rules_lead_to_all_signs() -> None:
    app, page = sit("hansa")
    assert app.pressed("?")
    app.did(glossary.ALL, in_dialog=True)
    assert kits()["hansa"].signs.about("lead") in page.shown["dialog"]
    page.go(address.rules("teutonica"))
    app.did(glossary.ALL)
    assert kits()["teutonica"].signs.about("link") in page.shown["dialog"]
    assert address.LEARN in page.shown["app"]


def test_the_contents_of_the_rules_lead_to_every_rule() -> None:
    _, page = sit("hansa")
    page.go(address.rules("hansa"))
    contents = parse(page.shown["app"]).one("details")
    assert {address.rules("hansa", f"H{n}") for n in range(1, 24)} == set(contents.values("href"))
