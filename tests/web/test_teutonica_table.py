"""The table of Hansa Teutonica without a browser: taps become actions, the state becomes markup."""

from __future__ import annotations

import contextlib
import re
from random import Random

import pytest

import hansa
from hansa.teutonica.board import BOARD_IDS, board
from tests.teutonica.games import choose
from tests.web.teutonica_table import Table, buttons
from web.screens.teutonica_setup import TeutonicaOptions, refusal

pytestmark = pytest.mark.cpython_only


def until(table: Table, phase: str, seed: int = 1, limit: int = 2500) -> Table:
    """Play at random, mostly sensibly, until a decision of this kind stands."""
    rng = Random(seed)
    match = table.session.match
    while table.view.phase != phase:
        assert match.to_act != hansa.OVER
        assert match.ply < limit
        legal = match.legal_actions
        favours = [action for action in legal if action.family == "favour"]
        match.play(
            max(favours, key=lambda action: "income" in action.text)
            if favours
            else choose(match.state, legal, rng, 0.85)
        )
    table.open()
    return table


def somewhere(phase: str, where: str, players: int, options: dict[str, str]) -> Table:
    """A table at which a decision of this kind stands."""
    for seed in range(1, 12):
        table = Table(where, players, confirm=False, **options)
        with contextlib.suppress(AssertionError):
            return until(table, phase, seed)
    raise AssertionError(phase)


def act_values(markup: str) -> list[str]:
    return [value for command, value in buttons(markup) if command in {"act", "create"}]


def test_a_free_post_takes_the_piece_that_is_chosen() -> None:
    table = Table()
    assert "post:stade-hamburg.2" in table.glowing()
    table.tap("post:stade-hamburg.2")
    assert table.screen.fragments()["table-bar"].count('class="pick"') == 2
    table.tap("supply:m")
    assert [man and man.kind for man in table.view.posts("stade-hamburg")] == [None, "merchant", None]
    assert "Anna places a merchant on Stade–Hamburg." in table.host.announced[-1]


def test_the_piece_can_be_chosen_first() -> None:
    table = Table().tap("supply:t")
    assert "Tap a post for a trader" in table.part("table-bar")
    table.tap("post:stade-hamburg.3")
    assert table.view.posts("stade-hamburg")[2] is not None


def test_tapping_what_is_chosen_forgets_it() -> None:
    table = Table().tap("do:place")
    assert "Place on which post?" in table.part("table-bar")
    table.tap("do:place")
    assert "2 actions left." in table.part("table-bar")


def test_income_is_one_tap_where_there_is_nothing_to_choose() -> None:
    table = Table().tap("do:income")
    assert table.view.desk(0).stock == (3, 0)
    assert table.host.dialog is None


def test_less_income_can_be_chosen_too() -> None:
    table = Table()
    table.screen.do("stock")
    table.answer("trader-1")
    assert "Take 2 traders" in table.sheet
    table.answer("act", "income 2t")
    assert table.view.desk(0).stock == (4, 0)


def test_displacing_shows_cost_and_gain_and_the_other_answers() -> None:
    table = Table(players=4).play("place t stade-hamburg.1", "place t stade-hamburg.2", "end")
    table.tap("post:stade-hamburg.2")
    assert "Displace Anna’s trader?" in table.sheet
    assert "Anna puts the trader elsewhere and may bring 1 piece more." in table.sheet
    table.answer("act", "displace t stade-hamburg.2")
    if table.view.phase == "pay":
        table.screen.do("act", act_values(table.part("table-bar"))[0])
    assert table.view.phase == "answer"
    bar = table.part("table-bar")
    assert "is-asking" in bar
    assert "Anna must choose" in bar
    near = table.glowing()
    assert near
    assert not any(target.startswith("post:stade-hamburg.") for target in near)
    table.tap("post:groningen-emden.1")
    assert "nearer route" in table.part("table-bar")
    table.tap(min(near))
    assert "You may bring 1 more piece from your stock." in table.part("table-bar")
    table.tap("do:done")
    assert "Bo’s turn" in table.part("table-bar")


def test_moving_counts_and_ends() -> None:
    table = Table().play("place t stade-hamburg.1")
    table.tap("post:stade-hamburg.1")
    assert "1 of 2 taken up" in table.part("table-bar")
    table.tap("post:groningen-emden.1")
    assert "1 of 2 moved" in table.part("table-bar")
    table.tap("do:done")
    assert table.view.phase == "turn"
    assert table.view.actions_left == 0


def finished_route() -> Table:
    table = Table()
    for _ in range(3):
        while table.view.turn != 0:
            table.play("end")
        for _ in range(2):
            posts = table.view.posts("stade-hamburg")
            if None in posts:
                table.play(f"place t stade-hamburg.{posts.index(None) + 1}")
            elif table.view.actions_left == 2:
                return table
        table.play("end")
    raise AssertionError("not finished")


def test_a_finished_route_shows_what_it_brings_before_it_is_created() -> None:
    table = finished_route()
    assert "route:stade-hamburg" in table.glowing()
    table.tap("post:stade-hamburg.1")
    sheet = table.sheet
    assert "Nobody controls Hamburg." in sheet
    assert "Office in Hamburg with a trader" in sheet
    assert "It takes a merchant from this route, and there is none." in sheet
    table.answer("create", "office stade")
    assert table.view.actions_left == 2
    table.answer("create", "office hamburg")
    assert table.view.city("hamburg").control == 0
    assert table.view.phase == "turn"


def test_a_piece_of_a_finished_route_can_still_be_moved() -> None:
    table = finished_route().tap("do:move", "post:stade-hamburg.1")
    assert table.view.phase == "move"


def test_only_nothing_to_gain_is_taken_without_asking() -> None:
    """With forced steps taken, the only outcome is already played when the sheet's answer comes."""
    table = finished_route()
    table.tap("do:route")
    table.answer("create", "nothing")
    assert table.view.posts("stade-hamburg") == (None, None, None)


def test_impossible_buttons_say_why() -> None:
    table = Table().tap("do:route")
    assert "No route is filled with your tradesmen yet. (Rule T14)" in table.part("table-bar")
    table.tap("do:displace")
    assert "nobody on the routes" in table.part("table-bar")


def test_handing_on_names_what_was_left_undone() -> None:
    table = Table(confirm=True)
    table.tap("do:end")
    assert "Left undone" in table.page
    assert "2 actions." in table.page
    table.tap("post:stade-hamburg.1")
    assert "turn is over" in table.part("table-bar")
    table.screen.do("confirm")
    assert "Bo’s turn" in table.page


def test_markers_explain_themselves_and_are_used() -> None:
    table = Table()
    rng = Random(5)
    match = table.session.match
    while not (table.view.phase == "turn" and "three-actions" in table.view.desk(table.session.seat).unused):
        match.play(choose(match.state, match.legal_actions, rng, 0.9))
    table.open()
    before = table.view.actions_left
    table.tap("marker:three-actions")
    assert "Three more actions in this turn." in table.sheet
    table.answer("act", "use three-actions")
    assert table.view.actions_left == before + 3


def test_markers_are_placed_on_glowing_routes() -> None:
    table = until(Table(), "place-marker")
    glowing = table.glowing()
    assert glowing
    assert all(target.startswith("route:") for target in glowing)
    plate = table.view.desk(table.session.seat).plate
    kinds = set(plate)
    if len(kinds) > 1:
        table.tap(f"plate:{plate[0]}")
    route = min(glowing)
    table.tap(route)
    assert table.view.marker(route.removeprefix("route:"))


@pytest.mark.parametrize(
    ("phase", "where", "players", "options"),
    [
        ("set-pawn", "hanseatic-2-3", 2, {"edition": "2009"}),
        ("remove", "hanseatic-2-3", 3, {"edition": "2009"}),
        ("exchange", "hanseatic-4-5", 4, {}),
        ("hire", "hanseatic-4-5", 5, {"favours": "on"}),
        ("flip", "hanseatic-4-5", 5, {"favours": "on"}),
        ("green-office", "eastern", 3, {}),
        ("develop", "eastern", 3, {}),
        ("from-route", "eastern", 3, {}),
        ("abroad", "britannia-4-5", 4, {}),
        ("create", "britannia-3", 3, {}),
    ],
)
def test_every_decision_can_be_tapped(phase: str, where: str, players: int, options: dict[str, str]) -> None:
    """Whatever stands to decide, the page offers a way on: a choice in the bar or something that glows."""
    table = somewhere(phase, where, players, options)
    before = table.session.match.ply
    assert table.screen.fragments()["table-bar"]
    for _ in range(4):
        if table.session.match.ply > before:
            break
        glowing, chosen = sorted(table.glowing()), act_values(table.part("table-bar"))
        picks = [
            name for name, _ in buttons(table.part("table-bar")) if name.startswith(("hand:", "supply:", "plate:"))
        ]
        if chosen:
            table.screen.do("act", chosen[0])
        else:
            table.tap((picks or glowing)[0])
    assert table.session.match.ply > before


def test_missions_stay_secret_on_the_page() -> None:
    table = Table(missions="on")
    mission = table.view.desk(0).mission
    assert len(mission) == 3
    cities = [board("hanseatic-4-5").city(city).name for city in mission]
    table.screen.do("mission")
    assert "Give the screen to Anna" in table.sheet
    assert not any(f"<b>{city}</b>" in table.sheet for city in cities)
    table.answer("show")
    assert all(f"<b>{city}</b>" in table.sheet for city in cities)
    table.play("place t stade-hamburg.1")
    assert "secret mission" in table.part("table-log")


def test_projected_scores_do_not_betray_missions() -> None:
    table = until(Table(missions="on"), "place-marker", seed=3)
    shown = table.screen._moment.open_view.score()
    assert all(row.points == 0 for sheet in shown for row in sheet.rows if row.name == "mission")


@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_random_taps_play_a_game_on_every_board(board_id: str) -> None:
    """Only what the page shows is used; whatever is tapped, the page can be drawn."""
    players = board(board_id).players[-1]
    table = Table(board_id, players)
    rng = Random(board_id)
    for _ in range(120):
        fragments = table.screen.fragments()
        if table.host.dialog:
            values = [pair for pair in buttons(table.sheet) if pair[0] in {"act", "create"}]
            if values:
                table.answer(*rng.choice(values))
            else:
                table.host.dismiss()
            continue
        bar = [pair for pair in buttons(fragments["table-bar"]) if pair[0] == "act" or ":" in pair[0]]
        glowing = [(target, "") for target in sorted(table.glowing())]
        name, value = rng.choice(bar + glowing[: max(6, 2 * len(bar))])
        if name == "act":
            table.screen.do(name, value)
        else:
            table.tap(name)
    assert table.session.match.ply > 20


def test_the_end_is_told_with_its_reason() -> None:
    table = Table("britannia-3", 3)
    rng = Random(2)
    match = table.session.match
    while match.to_act != hansa.OVER:
        match.play(choose(match.state, match.legal_actions, rng, 0.9))
    table.open()
    page = table.page
    assert "score-sheet" in page
    assert "The end came because" in page
    assert "Points for countries are in the row of cities." in page


def test_keys() -> None:
    table = Table()
    assert table.screen.key("p")
    assert "Place on which post?" in table.part("table-bar")
    assert table.screen.key("Escape".lower())
    assert table.screen.key("n")
    assert table.host.focus_on in table.glowing()
    assert table.screen.key("ArrowRight")
    assert not table.screen.key("w")
    table.screen.tap("post:stade-hamburg.1")
    assert table.screen.key("2")
    assert table.view.posts("stade-hamburg")[0] is not None
    assert table.screen.key("u")
    assert table.view.posts("stade-hamburg")[0] is None


def test_things_without_a_use_explain_themselves() -> None:
    table = Table("eastern", 3)
    table.tap("city:waren")
    assert "only markers open an office here" in table.sheet
    permanent = next(route for route in table.view.board.routes if route.permanent)
    table.tap(f"route:{permanent.id}")
    assert "Printed bonus" in table.sheet
    table.screen.do("desk", "1")
    assert "So many actions you have in a turn." in table.sheet


def test_what_ends_the_game_says_so_before_it_is_done() -> None:
    table = Table("britannia-3", 3)
    rng = Random(2)
    match, game = table.session.match, table.session.game
    while True:
        action = choose(match.state, match.legal_actions, rng, 0.9)
        if action.family == "route" and game.view(game.after(match.state, action), 0).end_reasons:
            break
        match.play(action)
    table.open()
    table.tap(f"route:{action.text.removeprefix('route ')}")
    offered = re.findall(r"<button[^>]*data-do=\"create\".*?</button>", table.sheet)
    assert offered
    assert all("This ends the game" in each for each in offered if "aria-disabled" not in each)
    assert "This ends the game" not in table.page


def test_what_can_be_displaced_is_not_called_disabled() -> None:
    table = Table(players=4).play("place t stade-hamburg.1", "end")
    part = table.part("part-route:stade-hamburg")
    assert "post:stade-hamburg.1" not in table.glowing()
    assert re.search(r'data-id="post:stade-hamburg.1" tabindex="-1" class="target', part)


def test_impossible_set_ups_cannot_be_chosen_and_say_why() -> None:
    options = TeutonicaOptions()
    assert options.chosen(2) == {"board": "hanseatic-2-3", "edition": "2009", "missions": "off", "favours": "off"}
    assert options.chosen(5)["board"] == "hanseatic-4-5"
    options.choose("board", "eastern")
    options.choose("missions", "on")
    assert options.chosen(4) == {"board": "eastern", "edition": "big-box", "missions": "off", "favours": "off"}
    markup = options.markup(2)
    assert "Eastern Hanseatic League is not made for 2 players. (Rule T1)" in markup
    assert "Two play by the rules of 2009. (Rule T1)" in markup


@pytest.mark.parametrize("players", range(2, 6))
def test_whatever_is_wished_can_be_played(players: int) -> None:
    rng = Random(players)
    for _ in range(40):
        options = TeutonicaOptions()
        options.choose("board", rng.choice(BOARD_IDS))
        options.choose("edition", rng.choice(("big-box", "2009")))
        for key in ("missions", "favours"):
            options.choose(key, rng.choice(("on", "off")))
        assert refusal(players, options.chosen(players)) is None
        markup = options.markup(players)
        assert len(re.findall(r"<input[^>]* checked[^>]*type|type=\"radio\"[^>]* checked", markup)) == 2
