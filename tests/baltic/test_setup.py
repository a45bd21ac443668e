"""Set-up: goods, warehouses, piles, ship, booths (H1 to H6)."""

from __future__ import annotations

from collections import Counter

import pytest

import hansa
from hansa.baltic import state as st
from hansa.baltic.board import SPACE_IDS
from hansa.baltic.events import Drawn, FirstBooths, LeftOut, StartDrawn
from hansa.baltic.goods import KINDS
from hansa.core.errors import Refusal
from tests.baltic.table import GAME, Table, table

NAMES = ("Anna", "Bo", "Cleo", "Dan", "Eva")


def match_of(players: int, seed: str = "set-up", **options: str) -> hansa.Match:
    return hansa.new(hansa.Setup("hansa", NAMES[:players], options, seed))


def events_of(match: hansa.Match) -> list[hansa.Event]:
    return [event for ply in range(match.ply) for event in match.events(ply)]


@pytest.mark.parametrize("players", [0, 1, 5])
def test_two_to_four_can_play_and_no_other_number(players: int) -> None:  # H1
    with pytest.raises(hansa.SetupError) as error:
        match_of(players)
    assert error.value.refusal.rule == "H1"
    assert error.value.refusal.reason == "number-of-players"


@pytest.mark.parametrize(("players", "colours", "markers"), [(2, 4, 52), (3, 5, 65), (4, 6, 78)])
def test_whole_colours_are_left_out_with_fewer_players(players: int, colours: int, markers: int) -> None:  # H1
    match = match_of(players)
    view = match.game.view(match.state, 0)
    left_out = {event.colour for event in events_of(match) if isinstance(event, LeftOut)}
    assert len(view.colours) == colours
    assert len(left_out) == 6 - colours
    assert not left_out & set(view.colours)
    on_board = sum(len(view.wares(city.id)) for city in view.board.cities)
    assert on_board + sum(view.piles) == markers


def test_each_colour_has_four_ones_five_twos_and_four_threes() -> None:  # H1
    state = GAME.initial(hansa.Setup("hansa", NAMES[:4], {"start": "1"}))
    weights = {str(action): weight for action, weight in GAME.chances(state)}
    assert sorted(weights) == sorted(f"~ draw {good}" for good in KINDS)
    for good in KINDS:
        assert weights[f"~ draw {good}"] == {1: 4, 2: 5, 3: 4}[good.barrels]
    assert sum(weights.values()) == 78


def test_which_colours_are_left_out_is_drawn_from_the_seed() -> None:  # H1
    def colours(seed: str) -> tuple[str, ...]:
        match = match_of(2, seed)
        return tuple(match.game.view(match.state, 0).colours)

    drawn = Counter(colours(str(seed)) for seed in range(60))
    assert len(drawn) > 10, "two of six colours can be left out in fifteen ways"
    assert colours("7") == colours("7")


def test_the_colours_of_a_game_are_known_wherever_their_markers_are() -> None:  # H1
    in_piles = table(players=2)
    assert in_piles.view.colours == ("red", "blue", "green", "orange")
    seen = table(
        players=3, left=0, wares={"riga": "pink1 -"}, hands=("red3", "", "blue2"), sold=("", "brown1", "green2")
    )
    assert seen.view.colours == ("red", "blue", "green", "pink", "brown")
    setting_up = Table(GAME.initial(hansa.Setup("hansa", NAMES[:2])))
    assert len(setting_up.view.colours) == 6


def test_the_same_colour_cannot_be_left_out_twice() -> None:  # H1
    t = Table(GAME.initial(hansa.Setup("hansa", NAMES[:2])))
    t.play("~ leave out red")
    assert "~ leave out red" not in t.legal
    assert t.refusal("~ leave out red") == "H1 already-left-out"


def test_a_left_out_colour_is_never_drawn() -> None:  # H1
    t = Table(GAME.initial(hansa.Setup("hansa", NAMES[:3])))
    t.play("~ leave out pink")
    assert t.refusal("~ draw pink2") == "H1 all-out"
    assert t.refusal("~ draw red2") == ""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_marker_lies_face_up_on_each_of_the_fourteen_spaces(players: int) -> None:  # H2
    view = match_of(players).game.view(match_of(players).state, 0)
    wares = [good for city in view.board.cities for good in view.wares(city.id)]
    assert len(wares) == 14
    assert None not in wares


def test_warehouses_are_filled_in_number_order() -> None:  # H2
    drawn = [event.space for event in events_of(match_of(4)) if isinstance(event, Drawn)]
    assert drawn == [
        *("toensberg.1", "toensberg.2", "aalborg.1", "aalborg.2", "copenhagen.1", "luebeck.1", "luebeck.2"),
        *("danzig.1", "kalmar.1", "stockholm.1", "stockholm.2", "reval.1", "riga.1", "riga.2"),
    ]
    assert drawn == list(SPACE_IDS)


def test_markers_come_in_a_different_order_from_a_different_seed() -> None:  # H2
    def log(seed: str) -> list[str]:
        return [str(action) for action in match_of(4, seed).log]

    assert log("one") == log("one")
    assert log("one") != log("two")


def test_a_draw_is_as_likely_as_there_are_markers_of_it_left() -> None:  # H2
    first = Counter(str(match_of(4, str(seed)).log[0]) for seed in range(1300))
    twos = sum(count for text, count in first.items() if text.endswith("2"))
    assert 430 < twos < 570, "30 of 78 markers have two barrels: 500 of 1300"
    assert len(first) == 18


@pytest.mark.parametrize(
    ("players", "piles"), [(2, (8, 8, 8, 7, 7)), (3, (11, 10, 10, 10, 10)), (4, (13, 13, 13, 13, 12))]
)
def test_the_rest_become_five_piles_the_larger_first(players: int, piles: tuple[int, ...]) -> None:  # H3
    match = match_of(players)
    assert match.game.view(match.state, 0).piles == piles


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_ship_starts_at_copenhagen(players: int) -> None:  # H4
    match = match_of(players)
    assert match.game.view(match.state, 0).ship == "copenhagen"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_gets_fifteen_booths_and_three_talers(players: int) -> None:  # H5
    t = Table(match_of(players).state)
    assert t.booths_left() == (15,) * players
    assert t.talers() == (3,) * players


def test_the_start_player_is_drawn_from_the_seed() -> None:  # H5
    def start(seed: int) -> int:
        match = match_of(4, str(seed))
        (drawn,) = (event.seat for event in events_of(match) if isinstance(event, StartDrawn))
        assert match.to_act == match.game.view(match.state, 0).start_player == drawn
        return drawn

    starts = Counter(start(seed) for seed in range(80))
    assert sorted(starts) == [0, 1, 2, 3]
    assert min(starts.values()) >= 8


@pytest.mark.parametrize(("players", "chosen"), [(p, seat) for p in (2, 3, 4) for seat in range(p)])
def test_a_chosen_start_player_begins_and_nothing_is_drawn(players: int, chosen: int) -> None:  # H5
    match = match_of(players, start=str(chosen + 1))
    assert match.to_act == match.game.view(match.state, 0).start_player == chosen
    assert not any(isinstance(event, StartDrawn) for event in events_of(match))


def test_a_seat_that_nobody_sits_on_cannot_start() -> None:  # H5
    with pytest.raises(hansa.SetupError) as error:
        match_of(3, start="4")
    assert error.value.refusal == hansa.Refusal("H5", "no-such-seat", {"seat": 4})
    t = Table(GAME.initial(hansa.Setup("hansa", NAMES[:3])))
    t.play("~ leave out red", *["~ draw blue1"] * 4, *["~ draw blue2"] * 5, *["~ draw blue3"] * 4, "~ draw pink1")
    assert t.legal == ["~ start 1", "~ start 2", "~ start 3"]
    assert t.refusal("~ start 4") == "H5 no-such-seat"


def test_the_start_player_is_remembered_to_the_end() -> None:  # H5
    match = match_of(3, start="2")
    for _ in range(9):
        match.play(match.legal_actions[-1 - match.to_act])
    for _ in range(7):
        match.play("end")
    assert match.game.view(match.state, 0).start_player == 1


def test_first_booths_go_round_three_times_clockwise_from_the_start_player() -> None:  # H6
    match = match_of(3, start="2")
    order = []
    while match.game.view(match.state, 0).phase == "first-booths":
        order.append(match.to_act)
        match.play(match.legal_actions[0])
    assert order == [1, 2, 0, 1, 2, 0, 1, 2, 0]
    assert match.to_act == 1, "and the start player takes the first turn"


def test_two_booths_are_put_together_on_one_city() -> None:  # H6
    match = match_of(2, start="1")
    assert match.play("booths danzig") == [FirstBooths(0, "danzig")]
    t = Table(match.state)
    assert t.view.booths("danzig") == (2, 0)
    assert t.booths_left() == (13, 15)


def test_after_the_first_booths_everybody_has_six_on_the_board_and_nine_left() -> None:  # H6
    match = match_of(4)
    while match.game.view(match.state, 0).phase == "first-booths":
        match.play(match.legal_actions[0])
    t = Table(match.state)
    assert t.booths_left() == (9, 9, 9, 9)
    assert t.view.booths("toensberg") == (2, 2, 2, 2)


def test_no_first_booths_at_copenhagen() -> None:  # H6
    t = Table(match_of(2).state)
    assert "booths copenhagen" not in t.legal
    assert t.refusal("booths copenhagen") == "H6 closed-at-first"


def test_a_players_three_first_cities_differ() -> None:  # H6
    match = match_of(2, start="1")
    match.play("booths riga")
    match.play("booths reval")
    t = Table(match.state)
    assert "booths riga" not in t.legal
    assert t.refusal("booths riga") == "H6 another-city"


def test_first_booths_may_share_a_city_with_an_opponent() -> None:  # H6
    match = match_of(2, start="1")
    match.play("booths riga")
    match.play("booths riga")
    assert Table(match.state).view.booths("riga") == (2, 2)


def test_nothing_but_first_booths_is_possible_before_they_are_placed() -> None:  # H6
    t = Table(match_of(2).state)
    assert t.legal == [f"booths {city.id}" for city in t.view.board.cities if city.id != "copenhagen"]
    assert t.refusal("sail danzig") == "H6 first-booths-first"
    assert t.refusal("end") == "H6 first-booths-first"


def test_a_drawn_start_player_who_is_not_at_the_table_is_named() -> None:  # H5
    state = GAME.initial(hansa.Setup("hansa", ("Anna", "Bo")))
    state[st.PHASE] = st.DRAW_START
    with pytest.raises(hansa.IllegalAction) as caught:
        GAME.parse(state, "~ start 3")
    assert caught.value.refusal == Refusal("H5", "no-such-seat", {"seat": 3})


def test_no_fifth_player_can_be_drawn_to_start() -> None:  # H5
    state = GAME.initial(hansa.Setup("hansa", NAMES[:4]))
    state[st.PHASE] = st.DRAW_START
    GAME.parse(state, "~ start 4")
    with pytest.raises(hansa.NotationError, match="no such action"):
        GAME.parse(state, "~ start 5")
