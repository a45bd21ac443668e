"""The order in which a displaced player puts pieces down is the owner's (T11)."""

from __future__ import annotations

import hansa
from hansa.teutonica import state as st
from hansa.teutonica.events import Dropped
from tests.teutonica.table import GAME, Table, table

DISPLACED = "duisburg-dortmund"


def displaced(rules: int = 3, **more: object) -> Table:
    """b's merchant is displaced: two further pieces, one merchant in stock and traders in supply."""
    posts = {DISPLACED: "bm -"}
    given = {"stock": {1: (0, 1)}, "supply": {0: (5, 0), 1: (4, 0)}, **more}
    t = table(posts=posts, rules=rules, **given)  # type: ignore[arg-type]
    t.play(f"displace t {DISPLACED}.1")
    return t


def nearest(t: Table) -> list[str]:
    """Free posts for a merchant, the first of each route."""
    return [line.removeprefix("m ") for line in t.options("drop") if line.startswith("m ")]


def test_the_displaced_piece_may_be_put_down_last_where_the_stock_has_one_of_its_kind() -> None:  # T10, T11
    t = displaced()
    first, second, *_ = nearest(t)
    t.play(f"drop m {first}")
    assert t.refusal(f"drop t {second}") == "", "the merchant was the one from stock, and supply is next"
    events = t.play(f"drop t {second}")
    assert events == [Dropped(1, "trader", second, "supply")]
    assert t.refusal("done") == "T10 displaced-piece-first"
    assert {line.split()[0] for line in t.options("drop")} == {"m"}, "the displaced one, and no further"
    assert (t.desk(1).stock, t.desk(1).supply) == ((0, 0), (3, 0))
    t.play(f"drop m {nearest(t)[0]}")
    assert GAME.to_act(t.state) == 0


def test_it_may_as_well_have_been_the_first() -> None:  # T10, T11
    t = displaced()
    first, second, *_ = nearest(t)
    t.play(f"drop m {first}", f"drop m {second}")
    assert t.desk(1).stock == (0, 0)
    assert {line.split()[0] for line in t.options("drop")} == {"t"}, "one more, now from supply"
    t.play("done")
    assert GAME.to_act(t.state) == 0
    t = displaced()
    t.play(f"drop m {first}", "done")
    assert (t.desk(1).stock, t.desk(1).supply) == ((0, 1), (4, 0)), "no further ones"


def test_the_same_one_step_down_own_pieces_of_routes_come_before_the_displaced_one() -> None:  # T11
    t = table(
        posts={DISPLACED: "bm -", "stade-hamburg": "bt - -"},
        stock={1: (0, 0)},
        supply={0: (5, 0), 1: (0, 1)},
    )
    t.play(f"displace t {DISPLACED}.1")
    first, second, *_ = nearest(t)
    t.play(f"drop m {first}")
    assert t.refusal("lift stade-hamburg.1") == ""
    t.play("lift stade-hamburg.1")
    assert {man.kind for man in t.view.hand} == {"merchant", "trader"}
    t.play(f"drop t {second}", f"drop m {nearest(t)[0]}")
    assert GAME.to_act(t.state) == 0
    assert (t.desk(1).stock, t.desk(1).supply) == ((0, 0), (0, 0))


def test_a_trader_with_the_favour_of_two_has_the_same_choice() -> None:  # T11, T40
    t = table(
        posts={DISPLACED: "bt -"},
        stock={1: (1, 0)},
        supply={0: (5, 0), 1: (0, 2)},
        tiles={1: "two-for-a-trader"},
    )
    t.play(f"displace t {DISPLACED}.1")
    places = [line.removeprefix("t ") for line in t.options("drop")]
    t.play(f"drop t {places[0]}", f"drop m {places[1]}")
    assert {line.split()[0] for line in t.options("drop")} == {"t"}


def test_nothing_is_open_where_one_further_piece_is_due_or_the_stock_has_more() -> None:  # T11
    t = displaced(stock={1: (0, 2)})
    t.play(f"drop m {nearest(t)[0]}")
    assert {line.split()[0] for line in t.options("drop")} == {"m"}
    t = displaced(stock={1: (1, 1)})
    t.play(f"drop m {nearest(t)[0]}")
    assert {line.split()[0] for line in t.options("drop")} == {"t", "m"}
    assert t.desk(1).supply == (4, 0)


def test_by_the_rules_of_before_the_first_of_its_kind_was_the_displaced_one() -> None:  # T11
    t = displaced(rules=2)
    first, second, *_ = nearest(t)
    t.play(f"drop m {first}")
    assert t.refusal(f"drop t {second}") == "T11 not-to-be-placed"


def test_a_second_own_piece_is_taken_up_when_the_first_was_put_down() -> None:  # T11, T48
    t = table(
        posts={DISPLACED: "bm -", "arnheim-duisburg": "bt bt -"}, supply={0: (5, 0), 1: (0, 0)}, stock={1: (0, 0)}
    )
    t.play(f"displace t {DISPLACED}.1", "drop m dortmund-paderborn.1", "lift arnheim-duisburg.1")
    assert t.refusal("lift arnheim-duisburg.2") == "T11 put-down-first"
    t = table("britannia-4-5", posts={"york-nottingham": "at at -"}, supply={0: (0, 0)}, stock={0: (0, 0)})
    st.push(t.state, st.ABROAD, 0, 2)
    t.play("lift york-nottingham.1")
    assert t.refusal("lift york-nottingham.2") == "T48 put-down-first"


RECORD = """\
hansa-record: 1
game: teutonica
rules: {rules}
seed: order
player: Anna
player: Bo
player: Cleo
option board: hanseatic-2-3
option edition: big-box
option missions: off
option favours: off
option start: 1

~ tavern move-three osnabrueck-bremen
~ tavern exchange lueneburg-perleberg
~ tavern additional-office hildesheim-goslar
place t groningen-emden.1
place t groningen-emden.2
end
place t arnheim-duisburg.1
place t arnheim-duisburg.2
end
place t arnheim-duisburg.3
place t dortmund-paderborn.1
end
place m groningen-emden.3
route groningen-emden
skill book
end
end
end
place m duisburg-dortmund.1
income 3t
end
end
end
income 3t
income 2t
end
displace t duisburg-dortmund.1
pay 2t
drop m dortmund-paderborn.2
"""


def test_a_match_goes_on_by_the_rules_that_it_was_begun_with() -> None:  # T11
    old, new = hansa.load(RECORD.format(rules=2)), hansa.load(RECORD.format(rules=3))
    assert "drop t dortmund-paderborn.3" not in map(str, old.legal_actions)
    assert "drop t dortmund-paderborn.3" in map(str, new.legal_actions)
    assert old.dumps() == RECORD.format(rules=2)
    assert new.dumps() == RECORD.format(rules=3)
    for match in (old, new):
        again = hansa.unpack(hansa.pack(match))
        assert (again.dumps(), again.legal_actions) == (match.dumps(), match.legal_actions)
    assert hansa.load(RECORD.format(rules=1)).setup.rules == 2, "the oldest that is still known"
    assert hansa.new(hansa.Setup("teutonica", ("Anna", "Bo", "Cleo", "Dan"))).setup.rules == 3
