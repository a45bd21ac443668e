"""The table of Hansa without a browser: taps become actions, the state becomes markup."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

import hansa
import web
from tests.baltic.table import table as position
from tests.web.hansa_table import OPENING, Table
from web.screens import hansa_board, preview
from web.screens.compass import ARROWS, neighbour
from web.screens.hansa_sale import SellSheet
from web.screens.seats import players

if TYPE_CHECKING:
    from tests.baltic.table import Table as Position

pytestmark = pytest.mark.cpython_only


def at(where: Position, names: tuple[str, ...] = ("Anna", "Bo"), *, confirm: bool = True) -> Table:
    """A table in the middle of a position."""
    table = Table(names, confirm=confirm)
    table.session.match._states[-1] = where.state
    table.open()
    return table


def test_first_booths_are_placed_by_tapping_a_city() -> None:
    table = Table()
    assert table.legal_marks() == {f"city:{city.id}" for city in table.session.view.board.cities} - {"city:copenhagen"}
    table.screen.tap("city:danzig")
    assert table.session.view.booths("danzig") == (2, 0)
    assert table.host.announced == ["Anna sets up the first 2 booths in Danzig."]


def test_a_thumb_on_the_goods_of_a_city_means_the_city_while_they_cannot_be_bought() -> None:
    table = Table()
    table.screen.tap("space:riga.1")
    assert table.session.match.log[-1].text == "booths riga"


def test_a_city_that_is_closed_at_first_says_why() -> None:
    table = Table()
    table.screen.tap("city:copenhagen")
    assert table.complaint == "Copenhagen stays free of booths at the start. Choose any other city. (Rule H6)"


def test_nobody_acts_before_the_turn_is_handed_on() -> None:
    table = Table()
    table.screen.tap("city:danzig")
    assert "Anna is done" in table.page
    assert "Hand on to Bo" in table.page
    assert table.legal_marks() == set()
    table.screen.tap("city:riga")
    assert table.session.view.booths("riga") == (0, 0)
    assert "turn is over" in table.complaint
    table.screen.do("confirm")
    table.screen.tap("city:riga")
    assert table.session.view.booths("riga") == (0, 2)


def test_without_confirming_the_next_player_goes_on_at_once() -> None:
    table = Table(confirm=False)
    table.screen.tap("city:danzig")
    assert "Bo’s turn" in table.page


def test_a_whole_turn_by_tapping() -> None:
    table = Table().play(*OPENING)
    assert table.legal_marks() == {
        "city:danzig",
        "city:luebeck",
        "city:toensberg",
        "space:copenhagen.1",
    }
    table.screen.tap("space:copenhagen.1")
    assert len(table.session.view.hand(0)) == 1
    table.screen.tap("city:danzig")
    table.screen.tap("city:kalmar")
    assert table.session.view.ship == "kalmar"
    table.screen.tap("do:end")
    table.screen.do("confirm")
    assert "Bo’s turn" in table.page


def test_price_and_payee_stand_on_the_button() -> None:
    free = at(position(ship="riga", booths={"riga": (1, 0)}))
    assert ">free<" in free.part("table-bar")
    bank = at(position(ship="riga", booths={"riga": (1, 1)}))
    assert ">to the bank<" in bank.part("table-bar")
    paid = at(position(ship="riga", booths={"riga": (0, 1)}))
    assert ">to Bo<" in paid.part("table-bar")
    assert "Buy 1 barrel of wine (red) in Riga, to Bo" in paid.page


def test_two_different_markers_are_asked_for() -> None:
    table = at(position(ship="riga", wares={"riga": "red1 blue2"}))
    table.screen.tap("do:buy")
    assert "Buy which marker? It costs 1 taler, paid to the bank." in table.page
    assert table.legal_marks() == {"space:riga.1", "space:riga.2"}
    assert 'data-id="space:riga.2" aria-label="Buy 2 barrels of herring (blue) in Riga, to the bank"' not in table.page
    assert table.screen.key("2")
    assert [str(good) for good in table.session.view.hand(0)] == ["blue2"]


def test_escape_forgets_a_half_chosen_purchase() -> None:
    table = at(position(ship="riga", wares={"riga": "red1 blue2"}))
    table.screen.tap("do:buy")
    assert table.screen.key("Escape")
    assert "Buy which marker?" not in table.page


def test_booths_are_set_up_from_the_hand_or_by_the_button() -> None:
    table = at(position(ship="riga", hands=("red3 blue1",)))
    for target in ("do:build", "hand:blue1"):
        table.screen.tap(target)
        assert "It leaves the game" in table.sheet
        assert "3 booths" in table.sheet
    assert table.host.dialog
    table.host.dialog.do("build", "red3")
    assert table.session.view.booths("riga") == (3, 0)
    assert table.host.dialog is None


def test_the_sheet_says_how_many_booths_are_really_left() -> None:
    table = at(position(ship="riga", hands=("red3",), booths={"danzig": (14, 0)}))
    table.screen.tap("do:build")
    assert "1 booth<" in table.sheet
    assert "3 booths" not in table.sheet


SALE = position(
    players=3,
    ship="riga",
    booths={"riga": (2, 1, 0)},
    hands=("red3 red2 blue1 blue1 green3", "red1 red2", "blue2"),
)


def test_pairs_are_chosen_at_first_and_the_rules_tell_what_a_sale_brings() -> None:
    table = at(SALE, ("Anna", "Bo", "Cleo"))
    table.screen.tap("do:sell")
    sheet = table.sheet
    assert "Sell 4 markers" in sheet
    assert "One of your 2 booths in Riga goes back to your supply." in sheet
    assert "Bo loses 1 marker of wine, and chooses which." in sheet
    assert "Cleo loses 1 marker of herring." in sheet
    assert 'aria-label="Anna +7 points"' in sheet
    assert 'aria-label="Bo −1 point"' in sheet
    assert 'aria-label="Cleo −1 point"' in sheet
    assert "grain" not in sheet


def test_a_single_marker_of_a_colour_cannot_be_sold() -> None:
    table = at(SALE, ("Anna", "Bo", "Cleo"))
    table.screen.tap("do:sell")
    sheet = table.host.dialog
    assert isinstance(sheet, SellSheet)
    sheet.do("toggle", "red.0")
    assert "at least two, or none" in table.sheet
    assert sheet.sells == []
    sheet.do("sell")
    assert table.session.view.phase == "actions"
    sheet.do("toggle", "red.1")
    assert sheet.sells == ["sell blue:1+1"]


def test_a_sale_of_two_colours_asks_the_victim_and_comes_back() -> None:
    table = at(SALE, ("Anna", "Bo", "Cleo"))
    table.screen.tap("do:sell")
    assert table.host.dialog
    table.host.dialog.do("sell")
    assert "Bo must choose" in table.page
    assert "Choose the wine to lose. Anna sold wine." in table.page
    assert len(table.session.view.sold(0)) == 4
    table.screen.tap("hand:red1")
    assert "Anna’s turn" in table.page
    assert [str(good) for good in table.session.view.hand(1)] == ["red2"]


def test_a_sale_of_one_colour_among_two_is_finished_too() -> None:
    table = at(SALE, ("Anna", "Bo", "Cleo"))
    table.screen.tap("do:sell")
    assert table.host.dialog
    table.host.dialog.do("toggle", "red.0")
    table.host.dialog.do("toggle", "red.1")
    table.host.dialog.do("sell")
    assert table.session.view.phase == "actions"
    assert [str(action) for action in table.session.match.log[-2:]] == ["sell blue:1+1", "done"]


def test_after_one_undo_the_sale_goes_on_in_the_bar() -> None:
    table = at(SALE, ("Anna", "Bo", "Cleo"))
    table.session.play("sell red:3+2")
    table.open()
    assert "Sale in Riga: sell another colour, or finish." in table.page
    table.screen.tap("do:sell")
    assert "already back in your supply" in table.sheet
    table.host.dismiss()
    table.screen.tap("do:done")
    assert table.session.view.phase == "loss"


def test_ending_a_turn_tells_first_what_taxes_take() -> None:
    table = at(position(talers=(6, 3), hands=("red1 red1 red2 blue3 green1",)))
    assert "3 talers lost, 2 markers lost" in table.part("table-bar")
    table.screen.tap("do:end")
    assert "3 talers above three go back to the bank." in table.sheet
    assert "2 markers of your choice leave the game" in table.sheet
    assert table.session.view.phase == "actions"
    assert table.host.dialog
    table.host.dialog.do("yes")
    assert "Anna must choose" in table.page
    assert "Choose 2 markers to give up." in table.page
    table.screen.tap("hand:red1")
    assert "Choose 1 marker to give up." in table.page


def test_a_turn_that_costs_nothing_ends_at_once() -> None:
    table = at(position(talers=(1, 3)))
    table.screen.tap("do:end")
    assert table.host.dialog is None
    assert "Anna is done" in table.page


def test_what_was_left_undone_is_shown_before_the_turn_is_handed_on() -> None:
    table = at(position(ship="riga", talers=(2, 3), booths={"riga": (2, 0)}, hands=("red1 red2",)))
    table.screen.tap("do:end")
    bar = table.part("table-bar")
    assert "A marker in Riga would be free for you." in bar
    assert "You could sell in Riga." in bar


def test_opening_the_last_pile_is_announced_before_it_is_done() -> None:
    table = at(position(left=8))
    assert "last pile!" in table.part("table-bar")
    table.screen.tap("do:replenish")
    assert "the game is over" in table.sheet
    assert not table.session.view.last_pile_opened_by
    assert table.host.dialog
    table.host.dialog.do("yes")
    assert table.session.view.last_pile_opened_by == 0
    assert "Last round. Bo takes the last turn." in table.part("table-head")


def test_the_last_turn_is_announced_while_it_runs_and_before_it_ends() -> None:
    table = at(position(turn=1, opened_by=0, talers=(3, 0)))
    assert "This is the last turn." in table.part("table-head")
    table.screen.tap("do:end")
    assert "the game is over then" in table.sheet


def test_replenishing_is_a_barrier_for_undo() -> None:
    table = at(position(ship="riga", wares={"riga": "- -"}, left=30))
    assert "no undo" in table.part("table-bar")
    table.screen.tap("do:replenish")
    assert table.screen.key("u")
    assert table.complaint == "There is nothing that can be taken back."
    table.screen.tap("space:riga.1")
    table.screen.do("undo")
    assert table.session.view.hand(0) == ()
    assert table.screen.key("y")
    assert len(table.session.view.hand(0)) == 1


def test_restarting_a_turn_takes_all_of_it_back() -> None:
    table = at(position(ship="copenhagen"))
    for city in ("danzig", "kalmar"):
        table.screen.tap(f"city:{city}")
    assert table.screen.key("x")
    assert table.session.view.ship == "copenhagen"
    assert table.host.announced[-1] == "Taken back. Anna’s turn"
    assert table.screen.key("ctrl+y")
    assert table.session.view.ship == "danzig"
    assert table.host.announced[-1] == "Anna sails from Copenhagen to Danzig. Anna’s turn"


@pytest.mark.parametrize(
    ("where", "target", "sentence"),
    [
        (position(), "city:kalmar", "The arrow runs from Kalmar to Copenhagen, not the other way. (Rule H11)"),
        (position(), "city:riga", "No arrow leads straight from Copenhagen to Riga. (Rule H11)"),
        (position(talers=(0, 3)), "city:danzig", "You have no taler left to pay for this. (Rule H11)"),
        (position(), "space:riga.1", "The ship lies in Copenhagen. Only goods there can be bought. (Rule H10)"),
        (position(ship="riga"), "space:riga.2", "Nothing lies on this warehouse space. (Rule H12)"),
        (position(), "do:buy", "The warehouses of Copenhagen are empty. (Rule H12)"),
        (position(), "do:build", "Booths cost a marker, and you have no unsold goods. (Rule H13)"),
        (position(), "do:sell", "Selling in Copenhagen needs a booth of yours there. (Rule H14)"),
        (
            position(ship="riga", booths={"riga": (1, 0)}, hands=("red1 blue1",)),
            "do:sell",
            "Selling needs at least two markers of one colour. (Rule H14)",
        ),
        (
            position(ship="riga", acted=True, fresh=False, hands=("red1",)),
            "hand:red1",
            "One action a visit, and yours in Riga is done. Sail on first. (Rule H10)",
        ),
        (
            position(fresh=False),
            "do:replenish",
            "Replenishing is only possible before anything else in a turn. (Rule H8)",
        ),
        (position(wares={}), "city:danzig", "Every warehouse is empty, so replenish first. (Rule H9)"),
    ],
)
def test_what_is_not_possible_says_why(where: Position, target: str, sentence: str) -> None:
    table = at(where)
    table.screen.tap(target)
    assert table.complaint == sentence
    assert table.host.announced == [sentence]


def test_a_complaint_is_gone_after_the_next_step() -> None:
    table = at(position())
    table.screen.tap("city:riga")
    table.screen.tap("city:danzig")
    assert table.complaint == ""


def test_a_table_in_another_tab_can_only_be_watched() -> None:
    table = at(position())
    table.session.read_only = True
    table.open()
    table.screen.tap("city:danzig")
    assert table.session.view.ship == "copenhagen"
    assert table.complaint == "Here you can only watch."


def test_highlights_can_be_switched_off() -> None:
    table = at(position())
    table.host.preferences.highlight = False
    assert table.legal_marks() == set()


def test_arrow_keys_go_to_the_nearest_thing_in_their_direction() -> None:
    table = at(position())
    assert table.screen.key("ArrowDown")
    assert table.host.focus_on == "city:copenhagen"
    assert table.screen.key("ArrowDown")
    assert table.host.focus_on == "space:copenhagen.1"
    assert 'data-id="space:copenhagen.1" tabindex="0"' in table.page
    assert (
        table.page.count('tabindex="0" aria-disabled="true" class="target')
        + len(re.findall(r'tabindex="0" class="target', table.page))
        == 1
    )


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_arrow_keys_reach_every_target(layout: str) -> None:
    start = "city:copenhagen"
    reached, fresh = {start}, [start]
    while fresh:
        here = fresh.pop()
        for key in ARROWS:
            there = neighbour(hansa_board.positions(layout), here, key)
            if there not in reached:
                reached.add(there)
                fresh.append(there)
    assert reached == set(hansa_board.positions(layout))


def test_n_goes_round_what_can_be_used() -> None:
    table = at(position())
    seen = []
    for _ in range(4):
        table.screen.key("n")
        seen.append(table.host.focus_on)
    assert set(seen) == {"city:danzig", "city:luebeck", "city:toensberg", "do:replenish"}


def test_keys_nobody_knows_are_left_to_the_browser() -> None:
    table = at(position())
    assert not table.screen.key("F5")
    assert not table.screen.key("ctrl+r")
    assert not table.screen.key("7")


def test_every_listed_key_does_something() -> None:
    table = at(position())
    table.screen.do("help")
    listed = re.findall(r"<kbd>(.)</kbd>", table.sheet)
    table.host.dismiss()
    assert len(listed) > 10
    for key in listed:
        assert table.screen.key(key.lower()), key


def test_names_with_markup_are_shown_as_they_are() -> None:
    table = Table(("<b>Anna</b>", '"><img src=x>'))
    table.screen.do("score")
    pages = [table.page, table.sheet]
    table.screen.tap("city:danzig")
    pages.append(table.page)
    table.screen.do("log")
    pages.append(table.sheet)
    for page in pages:
        assert "<b>Anna" not in page
        assert "<img" not in page
    assert "&lt;b&gt;Anna&lt;/b&gt;" in pages[0]


def test_letters_tell_players_apart() -> None:
    assert [player.letter for player in players(["Anna", "Bo"])] == ["A", "B"]
    assert [player.letter for player in players(["Anna", "Astrid", "Bo"])] == ["1", "2", "B"]
    assert [player.letter for player in players(["…", "🙂"])] == ["1", "2"]
    assert len({player.colour for player in players(["a", "b", "c", "d"])}) == 4


def test_panels_go_round_the_table_from_the_start_player() -> None:
    table = Table(("Anna", "Bo", "Cleo"), start="2")
    names = re.findall(r'class="name">(\w+)<', table.part("table-players"))
    assert names == ["Bo", "Cleo", "Anna"]
    assert table.part("table-players").count("start player") == 2  # the mark's name and its tooltip


def test_the_score_so_far_has_the_rows_of_the_final_sheet() -> None:
    table = Table(bonuses="on").play(*OPENING)
    table.screen.do("score", "0")
    for row in table.session.game.score(table.session.match.state)[0].rows:
        assert f"row.{row.name}" not in table.sheet
        assert row.rule in table.sheet
    assert table.sheet.count('scope="row"') == 9 + 2


def test_the_log_tells_newest_first_and_draws_as_one_line() -> None:
    table = Table().play(*OPENING)
    page = table.part("table-log")
    lines = re.findall(r"<span>([^<]+)</span>", page)
    assert lines[0] == "Anna begins a turn with an income of 3 talers."
    assert lines[1] == "Bo sets up the first 2 booths in Kalmar."
    assert "The warehouses are filled." in lines
    assert len([line for line in lines if "arrives" in line]) == 0


def finished(names: tuple[str, ...] = ("Anna", "Bo"), seed: str = "t") -> Table:
    """A game played to its end by people who replenish whenever they can."""
    table = Table(names, seed=seed, bonuses="on")
    rng = Random(seed)
    while not table.session.over:
        legal = table.session.legal
        families = [action.family for action in legal]
        wanted = "replenish" if "replenish" in families else rng.choice(families)
        table.session.play(rng.choice([action for action in legal if action.family == wanted]))
        table.session.confirm()
    table.open()
    return table


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_the_final_sheet_adds_up_and_can_be_put_aside(seed: str) -> None:
    table = finished(seed=seed)
    outcome = table.session.match.outcome
    assert outcome
    assert set(table.screen.fragments()) == {"app"}
    total = re.search(r'row-total">.*?</tr>', table.page)
    assert total
    assert [int(n) for n in re.findall(r">(\d+)</td>", total[0])] == [
        sum(row.points for row in outcome.sheets[seat].rows) for seat in table.screen._seats()
    ]
    table.screen.do("look")
    assert "Back to the score" in table.page
    table.screen.do("final")
    assert "Play again with the same people" in table.page


def test_every_state_of_a_game_can_be_drawn_on_every_layout() -> None:
    """Random games by tapping only what is highlighted or offered; nothing may break, and nobody may get stuck."""
    for seed in range(3):
        table = Table(("Anna", "Bo", "Cleo")[: 2 + seed % 2], seed=str(seed), confirm=bool(seed % 2))
        rng = Random(seed)
        taps = 0
        while not table.session.over:
            taps += 1
            assert taps < 3000
            table.host.tall = taps % 2 == 0
            _use_something(table, rng)
        assert "wins" in table.page or "share the win" in table.page


def _use_something(table: Table, rng: Random) -> None:
    page = table.page
    if table.host.dialog:
        sheet = table.sheet
        commands = re.findall(r'data-do="(yes|sell|build)"(?: data-value="([^"]+)")?', sheet)
        table.host.dialog.do(*rng.choice(commands))
        return
    if 'data-do="confirm"' in page:
        table.screen.do("confirm")
        return
    marked = sorted(table.legal_marks())
    buttons = re.findall(r'<button[^>]*data-id="([^"]+)"(?![^>]*aria-disabled)', page)
    if "do:replenish" in marked:
        marked = ["do:replenish"]
    elif rng.random() < 0.4 and buttons:
        marked = buttons
    table.screen.tap(rng.choice(marked or buttons))


def test_no_button_is_dead() -> None:
    """Whatever the table shows is a command of the screen or of the app."""
    app = set(re.findall(r'"(app\.[a-z-]+)":', (Path(web.__file__).parent / "app.py").read_text(encoding="utf-8")))
    handed_on = Table()
    handed_on.screen.tap("city:danzig")
    asked = at(position(ship="riga", wares={"riga": "red1 blue2"}))
    asked.screen.tap("do:buy")
    tables = [handed_on, asked, at(SALE, ("Anna", "Bo", "Cleo")), finished()]
    looked = finished()
    looked.screen.do("look")
    seen = {do for table in (*tables, looked) for do in re.findall(r'data-do="([^"]+)"', table.page)}
    assert {"app.menu", "app.download", "app.home", "again", "confirm", "cancel", "final"} <= seen
    assert seen <= app | set(handed_on.screen._commands)


def test_previews_change_nothing() -> None:
    table = at(SALE, ("Anna", "Bo", "Cleo"))
    state = table.session.match.state
    before = list(state)
    game = table.session.game
    preview.sale(game, state, ["sell red:3+2"])
    preview.taxes(game, state, game.parse(state, "end"))
    preview.opens_last_pile(game, state, game.parse(state, "replenish"))
    assert state == before
    assert table.session.match.to_act != hansa.OVER
