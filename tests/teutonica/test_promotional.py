"""Promotional markers: exchange marker, tribute, block, and the supply that is chosen (T52)."""

from __future__ import annotations

from dataclasses import replace

import pytest

import hansa
from hansa.teutonica import marker_set
from hansa.teutonica.editions import MARKERS
from hansa.teutonica.events import MarkersExchanged, MarkerStaked, Paid, Placed, TributeTaken
from tests.teutonica.table import GAME, Table, table

NAMES = ("Anna", "Bo", "Cleo", "Dan", "Eva")
ROUTE = "dortmund-paderborn"
USUAL = "aaaeemdd3344"


def check(promotional: str, players: int = 4, **options: str) -> str:
    """The supply of a set-up as records have it, or why there is none."""
    setup = hansa.Setup("teutonica", NAMES[:players], {"promotional": promotional, **options})
    try:
        return GAME.check(setup).options["promotional"]
    except hansa.SetupError as error:
        return f"{error.refusal.rule} {error.refusal.reason}"


# The supply


@pytest.mark.parametrize(
    ("board", "players"),
    [("hanseatic-4-5", 4), ("hanseatic-2-3", 3), ("eastern", 3), ("britannia-4-5", 5), ("britannia-3", 3)],
)
def test_they_are_played_with_on_every_board_of_the_big_box_and_off_unless_chosen(
    board: str, players: int
) -> None:  # T52
    assert check(marker_set.PROPOSED, players, board=board) == marker_set.PROPOSED
    match = hansa.new(hansa.Setup("teutonica", NAMES[:players], {"board": board}))
    assert match.setup.options["promotional"] == "off"
    assert not GAME.view(match.state, 0).promotional
    assert "promotional" not in match.dumps()


def test_they_do_not_belong_to_the_first_edition_and_so_not_to_two_players() -> None:  # T1, T52
    assert check(marker_set.PROPOSED, 4, edition="2009") == "T52 no-promotional-markers"
    assert check(marker_set.PROPOSED, 2, edition="2009", board="hanseatic-2-3") == "T52 no-promotional-markers"


def test_twelve_of_the_ordinary_twelve_and_the_six_make_the_supply() -> None:  # T4, T52
    assert marker_set.SIZE == 12
    assert sum(marker_set.MOST) == 18
    assert dict(zip(MARKERS, marker_set.MOST, strict=True)) == {
        "additional-office": 3,
        "exchange": 2,
        "move-three": 1,
        "remove-three": 0,
        "develop": 2,
        "three-actions": 2,
        "four-actions": 2,
        "exchange-marker": 2,
        "tribute": 2,
        "block": 2,
    }
    assert check(USUAL) == USUAL, "even none of the new ones"
    assert check("bbttxx4433dd") == "dd3344xxttbb", "in any order; records have one"
    assert marker_set.PROPOSED == "aaed34xxttbb"


@pytest.mark.parametrize(
    ("supply", "reason"),
    [
        ("", "not-so-many-markers"),
        ("on", "no-such-letter"),
        ("aaaeemdd334", "not-so-many-markers"),
        ("aaaeemdd3344x", "not-so-many-markers"),
        ("aaaaeemdd334", "too-many-of-a-kind"),
        ("aaaeemdd3xxx", "too-many-of-a-kind"),
        ("aaaeemdd334r", "no-such-letter"),
        ("aaaeemdd33 4", "no-such-letter"),
    ],
)
def test_an_impossible_supply_is_refused_before_anything_is_played(supply: str, reason: str) -> None:  # T52
    assert check(supply) == f"T52 {reason}"
    match = hansa.new(hansa.Setup("teutonica", NAMES[:4], {"promotional": USUAL}, "s"))
    with pytest.raises(hansa.RecordError) as caught:
        hansa.load(match.dumps().replace(f"promotional: {USUAL}", f"promotional: {supply}"))
    assert (caught.value.rule, caught.value.reason, caught.value.match) == ("T52", reason, None)


def test_a_link_with_an_impossible_supply_says_why() -> None:  # T52
    match = hansa.new(hansa.Setup("teutonica", NAMES[:4], {"promotional": USUAL}, "s"))
    match.setup = replace(match.setup, options={**match.setup.options, "promotional": "aaaaeemdd334"})
    with pytest.raises(hansa.PackedError) as caught:
        hansa.unpack(hansa.pack(match))
    assert caught.value.reason == "too-many-of-a-kind"


def test_the_three_start_markers_stay_and_the_others_are_drawn_from_the_chosen_ones() -> None:  # T4, T52
    match = hansa.new(hansa.Setup("teutonica", NAMES[:4], {"promotional": "dd3344xxttbb"}, "s"))
    view = GAME.view(match.state, 0)
    assert sorted(filter(None, (view.marker(route.id) for route in view.board.routes))) == [
        *("additional-office", "exchange", "move-three"),
    ]
    assert view.marker_supply == 12
    assert {kind: n for kind, n in view.unseen_markers.items() if n} == {
        "develop": 2,
        "three-actions": 2,
        "four-actions": 2,
        "exchange-marker": 2,
        "tribute": 2,
        "block": 2,
    }


def test_the_supply_stands_in_the_record_and_in_links() -> None:  # T52
    match = hansa.new(hansa.Setup("teutonica", NAMES[:4], {"promotional": "ttbbxxdd3344"}, "s"))
    assert "\noption promotional: dd3344xxttbb\n" in match.dumps()
    for again in (hansa.load(match.dumps()), hansa.unpack(hansa.pack(match))):
        assert again.state == match.state
        assert again.dumps() == match.dumps()


def test_rules_from_before_know_no_promotional_markers() -> None:  # T52
    setup = hansa.Setup("teutonica", NAMES[:4], {"promotional": USUAL}, rules=2)
    with pytest.raises(hansa.SetupError) as caught:
        GAME.check(setup)
    assert caught.value.refusal.reason == "no-promotional-markers"


# Exchange marker


def test_an_exchange_marker_goes_to_another_player_for_one_that_this_one_has_used() -> None:  # T52
    t = table(unused={0: "exchange-marker"}, turned={1: "develop three-actions", 2: "exchange"})
    assert t.options("use") == [
        "exchange-marker 2 develop",
        "exchange-marker 2 three-actions",
        "exchange-marker 3 exchange",
    ]
    owned = [t.row("markers", seat) for seat in range(4)]
    events = t.play("use exchange-marker 2 develop")
    assert events == [MarkersExchanged(0, 1, "develop")]
    assert t.desk(0).unused == ("develop",)
    assert t.desk(1).turned == ("three-actions", "exchange-marker")
    assert [t.row("markers", seat) for seat in range(4)] == owned, "both own as many as before (T31)"
    t.play("use develop keys")
    assert t.view.actions_left == 2, "at once, and no action"


def test_an_exchange_marker_is_not_taken_nor_one_that_is_not_used() -> None:  # T52
    t = table(unused={0: "exchange-marker", 1: "develop"}, turned={0: "develop", 1: "exchange-marker"})
    assert t.options("use") == []
    assert t.refusal("use exchange-marker 2 develop") == "T52 nothing-to-take"
    t = table(unused={0: "exchange-marker"}, turned={1: "exchange"})
    assert t.refusal("use exchange-marker 2 develop") == "T52 not-among-the-used"
    assert t.refusal("use exchange-marker 1 develop") == "T52 another-player"
    assert t.refusal("use exchange-marker 5 develop") == "T52 not-among-the-used"
    with pytest.raises(hansa.NotationError):
        t.refusal("use exchange-marker 2 exchange-marker")


def test_laid_markers_are_not_taken_but_those_turned_for_a_favour_are() -> None:  # T39, T52
    t = table(unused={0: "exchange-marker"}, laid={ROUTE: "b tribute"})
    assert t.options("use") == []
    t = table(unused={0: "exchange-marker", 3: "tribute block"}, favours=("extra-action",), turn=3)
    t.play("favour extra-action", "turn tribute", "turn block", "end")
    assert t.desk(3).turned == ("tribute", "block")
    t.play("use exchange-marker 4 block")
    t.play(f"use block {ROUTE}")
    assert t.view.block_price(ROUTE) == 1


def test_a_favour_is_not_bought_after_an_exchange() -> None:  # T39, T52
    t = table(unused={0: "exchange-marker develop exchange"}, turned={1: "exchange"}, favours=("extra-action",))
    t.play("use exchange-marker 2 exchange")
    assert t.refusal("favour extra-action") == "T39 start-of-turn-only"


# Laying


def test_tribute_and_block_are_laid_with_a_trader_of_the_supply_and_cost_no_action() -> None:  # T52
    t = table(unused={0: "tribute block"}, supply={0: (2, 1)})
    assert t.play(f"use tribute {ROUTE}") == [MarkerStaked(0, "tribute", ROUTE)]
    assert t.view.actions_left == 2
    assert t.desk().supply == (1, 1)
    assert t.posts(ROUTE) == "- - -", "its trader holds no post"
    t.play(f"use block {ROUTE}")
    assert [(one.marker, one.seat) for one in t.view.laid(ROUTE)] == [("tribute", 0), ("block", 0)]
    assert (t.desk().used, t.desk().turned, t.row("markers")) == (2, (), 3)
    t = table(unused={0: "tribute"}, supply={0: (0, 3)})
    assert t.refusal(f"use tribute {ROUTE}") == "T52 trader-needed"
    assert t.options("use") == []
    assert table().refusal(f"use block {ROUTE}") == "T23 no-such-marker"


def test_they_are_laid_on_any_route() -> None:  # T43, T45, T46, T52
    t = table(
        "britannia-4-5",
        unused={0: "tribute"},
        posts={"york-nottingham": "at bt -"},
        markers={"oxford-london": "exchange"},
    )
    assert len(t.options("use")) == len(t.view.board.routes), (
        "with tradesmen, with markers, abroad, beside permanent ones"
    )
    t = table("eastern", unused={0: "block"}, laid={"malmoe-danzig": "b block"})
    assert t.refusal("use block malmoe-danzig") == "", "beside another one"


def test_no_marker_of_the_plate_goes_to_a_route_with_a_laid_one() -> None:  # T26, T52
    t = table(
        posts={ROUTE: "at at at"}, markers={ROUTE: "exchange"}, laid={"stade-hamburg": "b tribute", ROUTE: "c block"}
    )
    t.play(f"route {ROUTE}", "nothing", "end", "~ draw develop")
    assert t.desk(0).unused == ("exchange",), "what lay there already was taken"
    assert t.refusal("marker develop stade-hamburg") == "T52 marker-there"
    assert t.refusal(f"marker develop {ROUTE}") == "T52 marker-there"
    assert "develop stade-hamburg" not in t.options("marker")


def test_a_laid_trader_is_in_nobodys_way() -> None:  # T9, T14, T26, T52
    t = table(posts={ROUTE: "at at at"}, laid={ROUTE: "b tribute"}, offices={"paderborn": "ct"})
    t.play(f"route {ROUTE}", "nothing")
    assert t.prestige() == (0, 0, 1, 0), "for control only offices count"
    assert t.posts(ROUTE) == "- - -"
    assert [one.seat for one in t.view.laid(ROUTE)] == [1], "it stays"


# Tribute


def opened(**more: object) -> Table:
    """a has a route to Paderborn; b's tribute lies on another route that ends there."""
    given = {"laid": {"paderborn-hildesheim": "b tribute"}, **more}
    t = table(posts={ROUTE: "at at at"}, **given)  # type: ignore[arg-type]
    t.play(f"route {ROUTE}")
    return t


def test_a_tribute_brings_two_pieces_for_an_office_in_either_city_from_whatever_route() -> None:  # T18, T52
    t = opened()
    events = t.play("office paderborn")
    assert TributeTaken(1, 2, 0, "paderborn") in events
    assert (t.desk(1).supply, t.desk(1).stock) == ((7, 1), (4, 0))
    t = opened()
    t.play("office dortmund" if "dortmund" in t.options("office") else "nothing")
    assert t.desk(1).supply == (5, 1), "another city"


def test_its_owner_is_asked_only_for_a_choice_of_kinds() -> None:  # T52
    t = opened(stock={1: (2, 1)})
    t.play("office paderborn")
    assert (GAME.to_act(t.state), t.view.phase, t.view.tribute_city) == (1, "tribute", "paderborn")
    assert t.legal == ["tribute 2t", "tribute 1t 1m"]
    assert t.refusal("tribute 2m") == "T52 not-in-stock"
    assert t.refusal("done") == "T52 tribute-first"
    t.play("tribute 1t 1m")
    assert (t.desk(1).supply, t.desk(1).stock) == ((6, 2), (1, 0))
    assert (GAME.to_act(t.state), t.view.phase) == (0, "turn")
    for stock, supply in (((1, 1), (6, 2)), ((0, 3), (5, 3)), ((1, 0), (6, 1)), ((0, 0), (5, 1))):
        t = opened(stock={1: stock})
        t.play("office paderborn")
        assert (t.view.phase, t.desk(1).supply) == ("turn", supply), "as many as there are"


def test_its_owner_too_and_after_the_route_went_to_stock() -> None:  # T52
    t = opened(laid={"paderborn-hildesheim": "a tribute"}, stock={0: (0, 0)})
    t.play("office paderborn")
    assert (t.desk(0).supply, t.desk(0).stock) == ((7, 1), (0, 0)), "two traders of the route"


def test_each_tribute_works_by_itself_clockwise_from_the_player_whose_turn_it_is() -> None:  # T52
    t = table(
        posts={ROUTE: "ct ct ct"},
        laid={"paderborn-hildesheim": "a tribute, d tribute"},
        stock={0: (2, 2), 3: (2, 2)},
        turn=2,
    )
    t.play(f"route {ROUTE}", "office paderborn")
    assert GAME.to_act(t.state) == 3
    t.play("tribute 2m")
    assert GAME.to_act(t.state) == 0
    t.play("tribute 2t")
    assert GAME.to_act(t.state) == 2
    t = opened(laid={"paderborn-hildesheim": "b tribute, b tribute"}, stock={1: (3, 2)})
    t.play("office paderborn", "tribute 2t", "tribute 1t 1m")
    assert t.desk(1).stock == (0, 1)


def test_additional_offices_bring_tribute_but_points_and_exchanges_do_not() -> None:  # T22, T24, T25, T52
    t = opened(offices={"paderborn": "ct"}, unused={0: "additional-office"})
    t.play("additional t paderborn")
    assert t.desk(1).supply == (7, 1)
    t = table(
        posts={"coellen-warburg": "am at at at"}, laid={"coellen-warburg": "b tribute"}, skills={0: {"privilege": 3}}
    )
    t.play("route coellen-warburg", "special 7")
    assert t.desk(1).supply == (5, 1)
    t = table(offices={"perleberg": "bt at bm"}, unused={0: "exchange"}, laid={"lueneburg-perleberg": "b tribute"})
    t.play("use exchange", "exchange perleberg.1")
    assert t.desk(1).supply == (5, 1)


def test_it_is_no_income() -> None:  # T40, T52
    t = opened(tiles={2: "income-of-others"})
    t.play("office paderborn")
    assert t.view.phase == "turn"


FROM_ROUTE, GREEN = "malmoe-danzig", "malmoe-visby"


def test_pieces_that_the_permanent_marker_may_still_use_are_not_taken_from_stock() -> None:  # T44, T52
    t = table(
        "eastern",
        posts={FROM_ROUTE: "am at at at"},
        laid={FROM_ROUTE: "a tribute"},
        stock={0: (0, 0)},
        skills={0: {"privilege": 3}},
    )
    t.play(f"route {FROM_ROUTE}", "office danzig")
    assert t.desk().supply == (5, 1), "there was nothing in stock"
    assert t.view.phase == "from-route"
    t.play("drop t thorn-krakau.1", "drop m wismar-stralsund.2")
    assert t.desk().stock == (1, 0)
    t = table(
        "eastern",
        posts={FROM_ROUTE: "am at at at"},
        laid={FROM_ROUTE: "b tribute"},
        stock={1: (2, 2)},
        skills={0: {"privilege": 3}},
    )
    t.play(f"route {FROM_ROUTE}", "office danzig", "tribute 2m")
    assert (GAME.to_act(t.state), t.view.phase) == (0, "from-route"), "asked before the permanent marker"


def test_an_office_of_the_permanent_marker_brings_tribute_right_after_it() -> None:  # T44, T52
    t = table("eastern", posts={GREEN: "at am at"}, laid={"wismar-waren": "b tribute"}, stock={1: (2, 2)}, completed=9)
    t.play(f"route {GREEN}", "nothing", "green t waren")
    assert (GAME.to_act(t.state), t.view.phase) == (1, "tribute")
    t.play("tribute 2t")
    assert t.view.ended, "and before the end of the game"
    t = table(
        "eastern",
        posts={GREEN: "at am at"},
        laid={GREEN: "a tribute"},
        supply={0: (0, 0)},
        stock={0: (0, 0)},
        skills={0: {"privilege": 3}},
    )
    t.play(f"route {GREEN}", "office visby")
    assert t.view.phase == "green-office", "its pieces are in supply in time"


# Block


def test_whoever_places_on_its_route_pays_a_piece_more_for_each_block() -> None:  # T8, T52
    t = table(laid={ROUTE: "b block"}, supply={0: (3, 0)}, stock={0: (0, 0)})
    assert t.play(f"place t {ROUTE}.1") == [Placed(0, "trader", f"{ROUTE}.1"), Paid(0, 1, 0)]
    assert (t.desk().supply, t.desk().stock) == ((1, 0), (1, 0))
    assert t.refusal(f"place t {ROUTE}.2") == "T52 cannot-pay"
    assert not any(ROUTE in line for line in t.options("place"))
    assert "t stade-hamburg.1" in t.options("place")
    t = table(laid={ROUTE: "a block, b block"}, supply={0: (3, 0)})
    t.play(f"place t {ROUTE}.1")
    assert t.desk().supply == (0, 0), "its owner too"
    assert table(laid={ROUTE: "a block, b block"}, supply={0: (2, 0)}).refusal(f"place t {ROUTE}.1") == "T52 cannot-pay"


def test_the_kinds_are_free_to_choose() -> None:  # T52
    t = table(laid={ROUTE: "b block"}, supply={0: (3, 2)})
    t.play(f"place t {ROUTE}.1")
    assert (t.view.phase, t.view.blocked_route, t.view.pieces_left) == ("pay", ROUTE, 1)
    assert t.legal == ["pay 1t", "pay 1m"]
    assert t.refusal("pay 2t") == "T52 other-price"
    assert t.refusal("end") == "T52 pay-first"
    t.play("pay 1m")
    assert (t.desk().supply, t.desk().stock, t.view.phase) == ((2, 1), (6, 1), "turn")


def test_displacing_answers_and_moves_pay_nothing() -> None:  # T9, T12, T13, T52
    near = "duisburg-dortmund"
    t = table(posts={ROUTE: "bt - -", near: "at bt"}, laid={ROUTE: "c block", near: "c block"}, supply={0: (4, 0)})
    t.play(f"displace t {ROUTE}.1")
    assert t.desk().supply == (2, 0)
    t.play(f"drop t {next(line.split()[1] for line in t.options('drop'))}", "done")
    t.play(f"lift {near}.1", f"drop t {ROUTE}.2", "done")
    assert t.desk().supply == (2, 0)


# Information and undoing


def test_nothing_of_it_is_hidden() -> None:  # T50, T52
    t = table(unused={0: "tribute exchange-marker"}, turned={1: "develop"}, laid={ROUTE: "b block"})
    for seat in range(4):
        view = GAME.view(t.state, seat)
        assert (view.desk(0).unused, view.desk(1).turned) == (("exchange-marker", "tribute"), ("develop",))
        assert view.laid(ROUTE)


def test_laying_is_undone_up_to_a_choice_that_another_player_has_made() -> None:  # T51, T52
    match = hansa.new(hansa.Setup("teutonica", NAMES[:4], {"promotional": marker_set.PROPOSED, "start": "1"}, "undo"))
    t = opened(stock={1: (2, 2)}, unused={0: "tribute"})
    t.play("office paderborn")
    match._states[-1] = t.state[:]
    match.play("tribute 2t")
    match.play(f"use tribute {ROUTE}")
    assert match.floor == match.ply - 1, "not over the answer of the other"
    match.undo()
    assert GAME.view(match.state, 0).desk(0).unused == ("tribute",)


def test_a_tap_says_what_is_laid_where_and_what_is_taken_from_whom() -> None:  # T52
    t = table(unused={0: "tribute exchange-marker"}, turned={1: "develop"})
    lay = GAME.parse(t.state, f"use tribute {ROUTE}")
    assert GAME.targets(t.state, lay) == ("do:use", "marker:tribute", f"route:{ROUTE}")
    take = GAME.parse(t.state, "use exchange-marker 2 develop")
    assert GAME.targets(t.state, take) == ("do:use", "marker:exchange-marker", "used:2.develop")
    assert GAME.why_not(t.state, "marker:exchange-marker") is None
    empty = GAME.why_not(table(unused={0: "exchange-marker"}).state, "marker:exchange-marker")
    assert empty is not None
    assert (empty.rule, empty.reason) == ("T52", "nothing-to-take")
