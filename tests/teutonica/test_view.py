"""What the view tells about a decision before it is taken."""

from hansa.teutonica.desk_view import Tradesman
from tests.teutonica.table import table


def test_the_view_tells_what_displacing_costs_and_brings() -> None:  # T9, T10, T40
    t = table(posts={"stade-hamburg": "bt bm -"})
    assert t.view.displacing("stade-hamburg", 0) == (1, 1)
    assert t.view.displacing("stade-hamburg", 1) == (2, 2)
    favoured = table(posts={"stade-hamburg": "bt bm -"}, tiles={1: "two-for-a-trader"})
    assert favoured.view.displacing("stade-hamburg", 0) == (1, 2)
    assert favoured.view.displacing("stade-hamburg", 1) == (2, 2)


def test_the_view_tells_where_further_pieces_come_from() -> None:  # T11
    assert table(stock={0: (0, 1)}).view.source(0) == "stock"
    assert table(stock={0: (0, 0)}, supply={0: (0, 1)}).view.source(0) == "supply"
    assert table(stock={0: (0, 0)}, supply={0: (0, 0)}).view.source(0) == "board"


def test_the_view_tells_which_space_the_next_office_takes() -> None:  # T18
    assert table().view.next_space("emden") == table().view.board.city("emden").spaces[0]
    taken = table(offices={"emden": "am"}).view
    assert taken.next_space("emden") == taken.board.city("emden").spaces[1]
    assert table(offices={"emden": "am bt"}).view.next_space("emden") is None
    assert table("eastern", 3).view.next_space("belgard") is None, "a city without spaces"


def test_the_view_tells_which_pieces_have_to_be_put_down() -> None:  # T10, T13
    t = table(posts={"stade-hamburg": "bt am -"}, supply={0: (5, 0)})
    assert (t.view.hand, t.view.route_at_hand, t.view.pieces_left) == ((), None, 0)
    t.play("lift stade-hamburg.2")
    assert (t.view.hand, t.view.route_at_hand, t.view.pieces_left) == ((Tradesman(0, "merchant"),), None, 1)
    t.play("drop m stade-hamburg.3", "done", "displace t stade-hamburg.1")
    assert (t.view.hand, t.view.route_at_hand, t.view.pieces_left) == ((Tradesman(1, "trader"),), "stade-hamburg", 1)
