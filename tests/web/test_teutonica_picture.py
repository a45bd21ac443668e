"""What the table of Hansa Teutonica shows and explains, by keyboard too, until the end of the game."""

from __future__ import annotations

from random import Random

import pytest

import hansa
from hansa.teutonica.board import BOARD_IDS, board
from tests.teutonica.games import choose
from tests.web.document import buttons, parse
from tests.web.teutonica_table import new_table, somewhere, until
from web.text import say

pytestmark = pytest.mark.cpython_only


@pytest.mark.slow
@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_random_taps_play_a_game_on_every_board(board_id: str) -> None:
    """Only what the page shows is used; whatever is tapped, the page can be drawn."""
    players = board(board_id).players[-1]
    table = new_table(board_id, players)
    rng = Random(board_id)
    for _ in range(120):
        if table.host.dialog:
            values = [pair for pair in buttons(table.sheet) if pair[0] in {"act", "create"}]
            if values:
                table.answer(*rng.choice(values))
            else:
                table.host.dismiss()
            continue
        bar = [pair for pair in buttons(table.part("table-bar")) if pair[0] == "act" or ":" in pair[0]]
        glowing = [(target, "") for target in sorted(table.glowing())]
        name, value = rng.choice(bar + glowing[: max(6, 2 * len(bar))])
        if name == "act":
            table.screen.do(name, value)
        else:
            table.tap(name)
    assert table.session.match.ply > 20


def test_the_end_is_told_with_its_reason() -> None:
    table = new_table("britannia-3", 3)
    rng = Random(2)
    match = table.session.match
    while match.to_act != hansa.OVER:
        match.play(choose(match.state, match.legal_actions, rng, 0.9))
    table.open()
    page = table.page
    assert "score-sheet" in page
    assert "The end came because" in page
    assert "Wales" in parse(page).texts(class_="row-name")


def test_keys() -> None:
    table = new_table()
    assert table.screen.key("p")
    assert "Place on which post?" in table.part("table-bar")
    assert table.screen.key("Escape".lower())
    assert table.screen.key("n")
    assert table.host.focus_on in table.glowing()
    assert table.screen.key("ArrowRight")
    assert not table.screen.key("w")
    assert table.screen.key("2")
    table.screen.tap("post:stade-hamburg.1")
    man = table.view.posts("stade-hamburg")[0]
    assert man is not None
    assert man.kind == "merchant"
    assert table.screen.key("u")
    assert table.view.posts("stade-hamburg")[0] is None


def test_things_without_a_use_explain_themselves() -> None:
    table = new_table("eastern", 3)
    table.tap("city:waren")
    sea = next(route for route in table.view.board.routes if route.permanent == "green-office")
    for told in ("Only two markers open an office here", table.screen.face.words.route(sea.id), "T42"):
        assert told in table.sheet
    table.tap(f"route:{sea.id}")
    for told in ("Permanent marker", "T44", say("t.sheet.route.boats")):
        assert told in table.sheet
    table.tap("route:luebeck-wismar")
    assert say("t.sheet.route.boats") not in table.sheet
    table.screen.do("desk", "1")
    assert "How many actions you have each turn." in table.sheet


def test_what_ends_the_game_says_so_before_it_is_done() -> None:
    table = new_table("britannia-3", 3)
    rng = Random(2)
    match, game = table.session.match, table.session.game
    while True:
        action = choose(match.state, match.legal_actions, rng, 0.9)
        if action.family == "route" and game.view(game.after(match.state, action), 0).end_reasons:
            break
        match.play(action)
    table.open()
    table.tap(f"route:{action.text.removeprefix('route ')}")
    offered = parse(table.sheet).all("button", data_do="create")
    assert offered
    assert all("This ends the game" in each.text for each in offered if "aria-disabled" not in each)
    assert "This ends the game" not in table.page


def test_what_can_be_displaced_is_not_called_disabled() -> None:
    table = new_table(players=4).play("place t stade-hamburg.1", "end")
    assert "post:stade-hamburg.1" not in table.glowing()
    post = parse(table.part("part-route:stade-hamburg")).one(class_="target", data_id="post:stade-hamburg.1")
    assert "aria-disabled" not in post
    assert post["tabindex"] == "-1"


def test_offices_that_change_places_are_within_reach_of_the_keyboard() -> None:  # T25
    table = until(new_table(), "exchange")
    table.open()
    seen = set()
    for _ in range(60):
        assert table.screen.key("n")
        seen.add(table.host.focus_on)
    assert any(target.startswith("office:") for target in seen)


def test_provinces_that_take_an_action_look_different_from_those_the_pawn_walks_to() -> None:  # T36
    table = somewhere("set-pawn", "hanseatic-2-3", 2, {"edition": "2009"})
    assert not table.tree.all(class_="is-dear")
    table.tap(min(table.glowing()))
    table.tap("do:pawn")
    dear = {node["data-id"] for node in table.tree.all(class_="is-dear", data_id=True)}
    walks, rides = (
        {f"province:{action.text.split()[1]}" for action in table.session.legal if action.family == family}
        for family in ("pawn", "ride")
    )
    assert dear == rides - walks
    assert walks == table.glowing() - dear
    assert walks
    assert dear
