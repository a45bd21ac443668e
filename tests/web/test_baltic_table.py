"""The table of Hansa without a browser: taps become actions, the state becomes markup."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.baltic.table import table as position
from tests.web.baltic_table import OPENING, SALE, at, new_table
from tests.web.document import parse
from web.games.baltic.sale import SellSheet

if TYPE_CHECKING:
    from tests.baltic.table import Table as Position
    from tests.web.table import Table


pytestmark = pytest.mark.cpython_only


def test_first_booths_are_placed_by_tapping_a_city() -> None:
    table = new_table()
    assert table.glowing() == {f"city:{city.id}" for city in table.session.view.board.cities} - {"city:copenhagen"}
    table.screen.tap("city:danzig")
    assert table.session.view.booths("danzig") == (2, 0)
    assert table.host.announced == ["Anna sets up the first 2 booths in Danzig."]


def test_a_thumb_on_the_goods_of_a_city_means_the_city_while_they_cannot_be_bought() -> None:
    table = new_table()
    table.screen.tap("space:riga.1")
    assert table.session.match.log[-1].text == "booths riga"


def test_a_city_that_is_closed_at_first_says_why() -> None:
    table = new_table()
    table.screen.tap("city:copenhagen")
    assert table.complaint == "Copenhagen stays free of booths at the start. Choose any other city. (Rule H6)"


def test_nobody_acts_before_the_turn_is_handed_on() -> None:
    table = new_table()
    table.screen.tap("city:danzig")
    assert "Turn over" in table.page
    assert "Pass to Bo" in table.page
    assert table.glowing() == set()
    table.screen.tap("city:riga")
    assert table.session.view.booths("riga") == (0, 0)
    assert "turn is over" in table.complaint
    table.screen.do("confirm")
    table.screen.tap("city:riga")
    assert table.session.view.booths("riga") == (0, 2)


def test_without_confirming_the_next_player_goes_on_at_once() -> None:
    table = new_table(confirm=False)
    table.screen.tap("city:danzig")
    assert "Bo’s turn" in table.page


def test_a_whole_turn_by_tapping() -> None:
    table = new_table().play(*OPENING)
    assert table.glowing() == {
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
    assert "free" in parse(free.part("table-bar")).texts()
    bank = at(position(ship="riga", booths={"riga": (1, 1)}))
    assert "to the bank" in parse(bank.part("table-bar")).texts()
    paid = at(position(ship="riga", booths={"riga": (0, 1)}))
    assert "to Bo" in parse(paid.part("table-bar")).texts()
    assert "Buy 1 barrel of wine (red) in Riga, to Bo" in paid.page


def test_two_different_markers_are_asked_for() -> None:
    table = at(position(ship="riga", wares={"riga": "red1 blue2"}))
    table.screen.tap("do:buy")
    assert "Buy which good? It costs 1 taler, paid to the bank." in table.page
    assert table.glowing() == {"space:riga.1", "space:riga.2"}
    assert "aria-label" not in table.tree.one("button", data_id="space:riga.2"), "a choice says what it is"
    assert table.screen.key("2")
    assert [str(good) for good in table.session.view.hand(0)] == ["blue2"]


def test_escape_forgets_a_half_chosen_purchase() -> None:
    table = at(position(ship="riga", wares={"riga": "red1 blue2"}))
    table.screen.tap("do:buy")
    assert table.screen.key("Escape")
    assert "Buy which good?" not in table.page


def test_booths_are_set_up_from_the_hand_or_by_the_button() -> None:
    table = at(position(ship="riga", hands=("red3 blue1",)))
    table.screen.tap("do:build")
    assert "It leaves the game" in table.sheet
    assert "3 booths" in table.sheet
    assert table.host.dialog
    table.host.dialog.do("build", "red3")
    assert table.session.view.booths("riga") == (3, 0)
    assert table.host.dialog is None
    table.screen.do("undo")
    table.screen.tap("hand:blue1")
    assert table.session.view.booths("riga") == (1, 0)


def test_where_goods_could_be_sold_as_well_a_tap_on_them_asks() -> None:
    table = at(position(ship="riga", hands=("red3 red1 blue1",), booths={"riga": (1, 0)}))
    table.screen.tap("hand:red3")
    assert "It leaves the game" in table.sheet
    table.host.dismiss()
    table.screen.tap("hand:blue1")
    assert table.host.dialog is None
    assert table.session.view.booths("riga") == (2, 0)


def test_one_marker_becomes_booths_without_a_sheet() -> None:
    table = at(position(ship="riga", hands=("red3",)))
    table.screen.tap("do:build")
    assert table.host.dialog is None
    assert table.session.view.booths("riga") == (3, 0)


def test_the_ship_sails_as_far_as_the_talers_last_and_comes_back_with_one_undo() -> None:  # H11
    table = at(position(ship="copenhagen", talers=(3, 3)))
    town = table.tree.one(data_id="city:kalmar")
    assert town["aria-label"].startswith("Kalmar, sail here by Danzig for 2 talers.")
    table.screen.tap("city:kalmar")
    assert (table.session.view.ship, table.session.view.talers(0)) == ("kalmar", 1)
    table.screen.do("undo")
    assert (table.session.view.ship, table.session.view.talers(0)) == ("copenhagen", 3)
    assert not table.session.can_undo
    table.screen.do("redo")
    assert table.session.view.ship == "kalmar"
    table.screen.do("undo")
    assert table.session.view.ship == "copenhagen"


def test_where_the_talers_do_not_last_the_ship_stays() -> None:  # H11
    table = at(position(ship="copenhagen", talers=(1, 3)))
    table.screen.tap("city:kalmar")
    assert table.session.view.ship == "copenhagen"
    assert "The arrow runs from Kalmar" in table.complaint


def test_the_sheet_says_how_many_booths_are_really_left() -> None:
    table = at(position(ship="riga", hands=("red3 blue2",), booths={"danzig": (14, 0)}))
    table.screen.tap("do:build")
    assert any(words.endswith("1 booth") for words in parse(table.sheet).texts())
    assert "3 booths" not in table.sheet


def test_pairs_are_chosen_at_first_and_the_rules_tell_what_a_sale_brings() -> None:
    table = at(SALE, ("Anna", "Bo", "Cleo"))
    table.screen.tap("do:sell")
    sheet = table.sheet
    assert "Sell 4 goods" in sheet
    assert "One of your 2 booths in Riga goes back to your supply." in sheet
    assert "Bo loses one good, wine, and chooses which." in sheet
    assert "Cleo loses one good: herring." in sheet
    assert {"Anna +7 points", "Bo −1 point", "Cleo −1 point"} <= set(parse(sheet).values("aria-label"))
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


def last_look(table: Table) -> Table:
    """A turn that ends is not handed on: whoever taps is asked, if anything is to be asked."""
    table.host.preferences.confirm = "final"
    return table


def test_ending_a_turn_asks_first_where_goods_of_the_hand_would_go() -> None:
    table = last_look(at(position(talers=(6, 3), hands=("red1 red1 red2 blue3 green1",))))
    assert "3 talers lost, 2 goods lost" in table.part("table-bar")
    table.screen.tap("do:end")
    assert "talers" not in table.sheet, "the button has told that"
    assert "2 goods of your choice leave the game" in table.sheet
    assert table.session.view.phase == "actions"
    assert table.host.dialog
    table.host.dialog.do("yes")
    assert "Anna must choose" in table.page
    assert "Choose 2 to discard." in table.page
    table.screen.tap("hand:red1")
    assert "Choose one to discard." in table.page


@pytest.mark.parametrize("talers", [1, 6])
def test_a_turn_that_costs_no_more_than_talers_ends_at_once(talers: int) -> None:
    table = last_look(at(position(talers=(talers, 3))))
    table.screen.tap("do:end")
    assert table.host.dialog is None
    assert table.session.view.turn == 1


def test_a_good_for_nothing_or_a_sale_that_is_left_is_asked_about() -> None:
    where = position(ship="riga", talers=(2, 3), booths={"riga": (2, 0)}, hands=("red1 red2",))
    table = last_look(at(where))
    table.screen.tap("do:end")
    assert "You could still take a free good in Riga." in table.sheet
    assert "You could sell in Riga." in table.sheet
    table.host.dismiss()
    table.host.preferences.confirm = "never"
    table.screen.tap("do:end")
    assert table.host.dialog is None
    assert table.session.view.turn == 1


def test_a_good_that_taxes_would_take_at_once_is_not_asked_about() -> None:
    where = position(ship="riga", talers=(2, 3), booths={"riga": (2, 0)}, hands=("red1 blue2 green3",))
    table = last_look(at(where))
    table.screen.tap("do:end")
    assert table.host.dialog is None


def test_what_was_left_undone_is_shown_before_the_turn_is_handed_on() -> None:
    table = at(position(ship="riga", talers=(2, 3), booths={"riga": (2, 0)}, hands=("red1 red2",)))
    table.screen.tap("do:end")
    bar = table.part("table-bar")
    assert "You could still take a free good in Riga." in bar
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


def test_the_last_turn_is_announced_while_it_runs_and_waits_when_it_has_ended() -> None:
    table = last_look(at(position(turn=1, opened_by=0, talers=(3, 0))))
    assert "This is the last turn." in table.part("table-head")
    table.screen.tap("do:end")
    assert "That was the last turn." in table.page
    assert "See the result" in table.page


def test_replenishing_is_a_barrier_for_undo() -> None:
    table = at(position(ship="riga", wares={"riga": "- -"}, left=30))
    assert "no undo" in table.part("table-bar")
    table.screen.tap("do:replenish")
    assert table.screen.key("u")
    assert table.complaint == "Something hidden was revealed, so this can no longer be undone. (Rule H23)"
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
    told = "2 steps, the first of them: Anna sails from Copenhagen to Danzig."
    assert table.host.announced[-1] == f"Undone: {told} Anna’s turn. Ship in Copenhagen: take one action or sail on."
    assert table.screen.key("ctrl+y")
    assert table.session.view.ship == "kalmar"
    assert table.host.announced[-1].startswith(f"Redone: {told} Anna’s turn. Ship in Kalmar:")


@pytest.mark.parametrize(
    ("where", "target", "sentence"),
    [
        (
            position(talers=(1, 3)),
            "city:kalmar",
            "The arrow runs from Kalmar to Copenhagen, not the other way. (Rule H11)",
        ),
        (position(talers=(1, 3)), "city:riga", "No arrow leads straight from Copenhagen to Riga. (Rule H11)"),
        (position(talers=(0, 3)), "city:danzig", "You have no taler left to pay for this. (Rule H11)"),
        (
            position(talers=(1, 3)),
            "space:riga.1",
            "The ship lies in Copenhagen. Only goods there can be bought. (Rule H10)",
        ),
        (position(ship="riga"), "space:riga.2", "Nothing lies on this warehouse space. (Rule H12)"),
        (position(), "do:buy", "The warehouses of Copenhagen are empty. (Rule H12)"),
        (position(), "do:build", "Booths cost a good, and you have none unsold. (Rule H13)"),
        (position(), "do:sell", "Selling in Copenhagen needs a booth of yours there. (Rule H14)"),
        (
            position(ship="riga", booths={"riga": (1, 0)}, hands=("red1 blue1",)),
            "do:sell",
            "Selling needs at least two goods of one colour. (Rule H14)",
        ),
        (
            position(ship="riga", acted=True, fresh=False, hands=("red1",)),
            "hand:red1",
            "You have already acted in Riga. Sail on first. (Rule H10)",
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
