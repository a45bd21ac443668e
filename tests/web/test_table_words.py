"""What a table says: when turns end and are handed on, why nothing is taken back, and where things stand."""

from __future__ import annotations

import hansa
from tests.web import baltic_table, teutonica_table
from tests.web.document import parse
from tests.web.fakes import FakePage, FakeStore
from tests.web.table import Table
from web.app.app import App
from web.wire import address

PLACE = "place t stade-hamburg.1"


def test_a_turn_that_ends_is_not_told_as_taken_back() -> None:
    table = teutonica_table.new_table()
    table.screen.do("act", "end")
    assert table.host.announced[-1].startswith("Anna’s turn is over. Bo’s turn. ")


def test_handing_on_says_to_whom() -> None:
    table = teutonica_table.new_table(confirm=True)
    table.screen.do("act", "end")
    assert table.host.announced[-1] == "Anna’s turn is over."
    table.screen.do("confirm")
    assert table.host.announced[-1].startswith("Handed on to Bo. Bo’s turn. ")


def test_only_what_goes_back_is_told_as_taken_back() -> None:
    table = teutonica_table.new_table()
    table.screen.do("act", PLACE)
    table.screen.do("undo")
    assert table.host.announced[-1].startswith("Undone: Anna places a trader on Stade–Hamburg. Anna’s turn")
    table.screen.do("redo")
    assert table.host.announced[-1].startswith("Redone: Anna places a trader")
    table.screen.do("history.at", str(table.session.match.ply - 1))
    table.screen.do("history.back")
    assert table.host.announced[-1].startswith("Undone: ")


def test_typing_says_the_same() -> None:
    page, store = FakePage(), FakeStore()
    app = App(page, store)
    page.routed = app.routed
    app.start()
    setup = hansa.Setup("teutonica", ("Anna", "Bo", "Cleo"), {"board": "hanseatic-2-3", "start": "1"}, "t")
    app.services.go(address.game(app.services.library.create(setup).id))
    app.did("typed")
    for text, said in (("end", "Anna’s turn is over."), ("hand on", "Handed on to Bo.")):
        app.did("typed", text, in_dialog=True)
        app.did("enter", in_dialog=True)
        assert page.shown["typed-said"] == said


def complaint(table: Table) -> str:
    table.screen.do("undo")
    return table.host.announced[-1]


def test_nothing_done_yet_is_nothing_to_take_back() -> None:
    assert complaint(teutonica_table.new_table()) == "There is nothing to undo yet."


def test_a_turn_handed_on_stays() -> None:  # T51
    table = teutonica_table.new_table(confirm=True)
    table.screen.do("act", "end")
    table.screen.do("confirm")
    assert complaint(table) == "The last turn is finished and can no longer be undone. (Rule T51)"
    assert table.host.announced[-1] in table.part("table-bar")


def test_what_somebody_answered_stays() -> None:  # T51
    table = teutonica_table.new_table().play(PLACE, "end", "displace t stade-hamburg.1", "pay 1t")
    for _ in range(2):
        table.screen.do("act", str(next(action for action in table.session.legal if action.family == "drop")))
    assert table.session.seat == 1
    table.screen.do("act", "place t groningen-emden.1")
    table.screen.do("undo")
    assert (
        complaint(table) == "The last step was Anna’s and has been answered, so it can no longer be undone. (Rule T51)"
    )


def test_whoever_sits_down_hears_whose_turn_it_is_and_what_is_asked() -> None:
    table = teutonica_table.new_table()
    table.screen.arrived()
    assert table.host.announced[-1] == f"{table.screen.title()}. Anna’s turn. 2 actions left."
    other = baltic_table.new_table()
    other.screen.arrived()
    assert other.host.announced[-1].startswith(f"{other.screen.title()}. Anna’s turn. ")


def test_a_choice_that_is_given_up_is_followed_by_what_is_asked() -> None:
    table = teutonica_table.new_table().tap("do:place")
    table.screen.key("Escape")
    assert table.host.announced[-1] == "Anna’s turn. 2 actions left."
    said = len(table.host.announced)
    table.screen.key("Escape")
    assert len(table.host.announced) == said


def test_markers_are_spoken_of_only_where_one_can_be_used() -> None:
    table = teutonica_table.new_table().play(PLACE, "place t stade-hamburg.2")
    assert "No action left: end your turn." in table.part("table-bar")


def test_a_route_that_is_only_looked_at_says_that_it_cannot_be_created_yet() -> None:
    table = teutonica_table.new_table().tap("route:stade-hamburg")
    assert "It cannot be created yet. Every post of Stade–Hamburg must hold a piece of yours. (Rule T14)" in table.sheet
    assert "3 posts are still to be yours." in table.sheet


def test_the_last_piece_of_a_move_is_counted_too() -> None:
    table = teutonica_table.new_table().play(PLACE, "place t stade-hamburg.2", "end", "end", "end", "end")
    table.play("lift stade-hamburg.1", "lift stade-hamburg.2")
    assert "Holding 2 of 2. Tap a free post." in table.part("table-bar")


def label(table: Table, target: str) -> str:
    return table.tree.one(data_id=target)["aria-label"]


def test_a_city_says_its_skill_and_what_the_next_office_takes() -> None:  # T18
    table = teutonica_table.new_table()
    told = "Groningen, no offices. Develops Book. Next office: trader, white (I), coin 1"
    assert label(table, "city:groningen") == told
    assert label(table, "city:kampen") == "Kampen, no offices. Next office: merchant, orange (II)"
    assert label(table, "office:groningen.2") == "Office space 2 in Groningen, empty: merchant, orange (II)"


def test_counts_on_plates_speak_of_one_thing_or_of_many() -> None:
    plates = teutonica_table.new_table().part("table-players")
    labels = parse(plates).values("aria-label")
    assert "1 merchant in supply" in labels
    assert "0 merchants in stock" in labels
    assert "1 merchants" not in plates
    assert "15 booths in supply" in parse(baltic_table.new_table().part("table-players")).values("aria-label")


def test_special_points_explain_themselves() -> None:  # T22
    table = teutonica_table.new_table().tap("special:8")
    assert "8 special points" in table.sheet
    assert "yours is white (I)" in table.sheet
    assert "Fill Coellen–Warburg with a merchant" in table.sheet
    assert "(Rule T22)" in table.sheet
