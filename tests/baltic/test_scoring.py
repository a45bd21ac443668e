"""The end of the game and the points (H18 to H21)."""

from __future__ import annotations

import pytest

from hansa.baltic.events import LastPileOpened
from hansa.core.events import GameEnded
from hansa.core.game import OVER
from tests.baltic.table import GAME, Table, table


def rows(t: Table, seat: int) -> dict[str, tuple[int, int]]:
    return {row.name: (row.count, row.points) for row in GAME.score(t.state)[seat].rows}


# The end


def almost(players: int, turn: int, start: int, left: int) -> Table:
    """All spaces full but Danzig's, and so many markers left in the piles."""
    wares = {
        "toensberg": "red1 red1",
        "aalborg": "red1 red1",
        "copenhagen": "red2",
        "luebeck": "red2 red2",
        "kalmar": "red2",
        "stockholm": "red2 red3",
        "reval": "red3",
        "riga": "red3 red3",
    }
    return table(players=players, turn=turn, start=start, wares=wares, left=left)


def fill(t: Table) -> list[object]:
    t.play("replenish")
    return [event for event in t.play(t.legal[0]) if isinstance(event, LastPileOpened)]


@pytest.mark.parametrize(("players", "fifth"), [(2, 7), (3, 10), (4, 12)])
def test_the_last_marker_of_the_fourth_pile_does_not_end_the_game(players: int, fifth: int) -> None:  # H18
    t = almost(players, turn=0, start=0, left=fifth + 1)
    assert fill(t) == []
    assert t.view.piles == (0, 0, 0, 0, fifth)
    assert t.view.last_pile_opened_by is None
    for _ in range(players):
        t.play("end")
    assert GAME.to_act(t.state) == 0


@pytest.mark.parametrize(("players", "fifth"), [(2, 7), (3, 10), (4, 12)])
def test_the_first_marker_of_the_fifth_pile_makes_this_round_the_last(players: int, fifth: int) -> None:  # H18
    t = almost(players, turn=0, start=0, left=fifth)
    assert fill(t) == [LastPileOpened(0)]
    assert t.view.last_pile_opened_by == 0
    turns = 0
    while GAME.to_act(t.state) != OVER:
        assert GAME.to_act(t.state) == turns
        t.play("end")
        turns += 1
    assert turns == players


@pytest.mark.parametrize(("start", "trigger", "turns"), [(0, 0, 3), (0, 2, 1), (1, 1, 3), (1, 0, 1), (2, 0, 2)])
def test_the_player_to_the_right_of_the_start_player_takes_the_last_turn(
    start: int, trigger: int, turns: int
) -> None:  # H18
    t = almost(3, turn=trigger, start=start, left=10)
    fill(t)
    for _ in range(turns - 1):
        t.play("end")
    assert GAME.to_act(t.state) == (start - 1) % 3
    events = t.play("end")
    assert GAME.to_act(t.state) == OVER
    assert t.view.ended
    assert events[-1] == GameEnded(t.winners())


def test_drawing_more_from_the_fifth_pile_changes_nothing_any_more() -> None:  # H18
    t = almost(3, turn=0, start=0, left=10)
    fill(t)
    t.play("sail danzig", "buy " + str(t.view.wares("danzig")[0]), "end")
    assert fill(t) == []
    assert t.view.last_pile_opened_by == 0
    t.play("end", "end")
    assert t.view.ended


def test_when_the_game_is_over_nothing_can_be_played() -> None:  # H18
    t = table(turn=1, opened_by=0)
    t.play("end")
    assert t.view.ended
    assert t.legal == []
    for line in ("end", "sail danzig", "replenish", "~ draw red1"):
        assert t.refusal(line) == "H18 game-over"


def test_the_last_player_still_pays_taxes_before_the_points_are_counted() -> None:  # H18
    t = table(turn=1, opened_by=0, hands=("", "red1 red2 red3 blue1 blue2"))
    t.play("end")
    assert not t.view.ended
    t.play("discard blue1", "discard blue2")
    assert t.view.ended
    assert t.points() == (0, 3)


# Points


def test_an_unsold_marker_is_worth_one_whatever_its_barrels() -> None:  # H19
    t = table(hands=("red1 red2 red3", "blue3"))
    assert rows(t, 0)["unsold"] == (3, 3)
    assert t.points() == (3, 1)


@pytest.mark.parametrize("barrels", [1, 2, 3])
def test_a_sold_marker_is_worth_one_and_its_barrels(barrels: int) -> None:  # H19
    t = table(sold=(f"red{barrels} red{barrels}", ""))
    assert rows(t, 0)["sold"] == (2, 2)
    assert rows(t, 0)["barrels"] == (2 * barrels, 2 * barrels)
    assert t.points() == (2 * (1 + barrels), 0)


def test_a_city_with_an_own_booth_is_worth_two_and_four_without_others() -> None:  # H19
    t = table(players=3, booths={"riga": (1, 4, 0), "danzig": (2, 0, 0), "reval": (0, 0, 1), "kalmar": (1, 1, 1)})
    assert rows(t, 0)["cities"] == (2, 4)
    assert rows(t, 0)["sole-cities"] == (1, 4)
    assert t.points() == (8, 4, 6)


def test_the_number_of_booths_in_a_city_does_not_matter_for_points() -> None:  # H19
    assert table(booths={"riga": (9, 1)}).points() == (2, 2)
    assert table(booths={"riga": (9, 0)}).points() == (4, 0)


def test_talers_are_worth_nothing() -> None:  # H19
    assert table(talers=(9, 0)).points() == (0, 0)


def test_all_parts_of_a_score_add_up() -> None:  # H19
    t = table(
        booths={"riga": (1, 1), "danzig": (2, 0), "copenhagen": (1, 3)},
        hands=("red1 blue2", ""),
        sold=("red3 red2 blue1 blue1", "green1 green2"),
    )
    # 2 unsold; 4 sold with 3 + 2 + 1 + 1 barrels; Riga and Copenhagen shared, Danzig alone.
    assert t.points() == (2 + 4 + 7 + 2 * 2 + 4, 2 + 3 + 2 * 2)


# Winning


def test_most_points_win() -> None:  # H20
    t = table(players=3, hands=("red1", "red1 red2", "red1"), booths={"riga": (9, 1, 1)})
    assert t.points() == (3, 4, 3)
    assert t.winners() == (1,)


def test_a_tie_goes_to_the_player_with_more_booths_on_the_board() -> None:  # H20
    t = table(players=3, booths={"riga": (2, 3, 1), "danzig": (2, 2, 1)}, hands=("", "", "red1"))
    assert t.points() == (4, 4, 5)
    assert t.winners() == (2,)
    t = table(players=3, booths={"riga": (2, 3, 1), "danzig": (2, 2, 1)})
    assert t.points() == (4, 4, 4)
    assert t.winners() == (1,)


def test_still_tied_players_share_the_win() -> None:  # H20
    t = table(players=3, booths={"riga": (3, 1, 2), "danzig": (1, 1, 2)})
    assert t.points() == (4, 4, 4)
    assert t.winners() == (0, 2)


# Bonuses


def test_bonuses_are_off_unless_chosen() -> None:  # H21
    t = table(booths={"riga": (9, 1)}, sold=("red1 red1", ""), opened_by=0)
    assert [row.rule for row in GAME.score(t.state)[0].rows] == ["H19"] * 5
    assert GAME.options[0].key == "bonuses"
    assert GAME.options[0].choices[0] == "off"


def bonus(t: Table, name: str) -> tuple[int, ...]:
    return tuple(rows(t, seat)[name][1] for seat in range(t.view.players))


def test_two_points_for_most_own_booths_in_a_single_city() -> None:  # H21
    t = table(players=3, bonuses=True, booths={"riga": (4, 1, 0), "danzig": (3, 5, 0), "reval": (0, 0, 1)})
    assert bonus(t, "tallest-stack") == (0, 2, 0)


def test_three_points_for_the_player_who_first_drew_from_the_fifth_pile() -> None:  # H21
    assert bonus(table(players=3, bonuses=True, opened_by=2, left=5), "last-pile") == (0, 0, 3)
    assert bonus(table(players=3, bonuses=True), "last-pile") == (0, 0, 0)


def test_four_points_for_own_booths_in_the_most_cities() -> None:  # H21
    t = table(players=3, bonuses=True, booths={"riga": (9, 1, 0), "danzig": (0, 1, 1), "reval": (2, 1, 0)})
    assert bonus(t, "most-cities") == (0, 4, 0)


def test_five_points_for_most_sold_markers_of_one_barrel() -> None:  # H21
    t = table(
        players=3,
        bonuses=True,
        hands=("red1 red1 red1", "", ""),
        sold=("red2 red2 red3", "blue1 green1", "blue1 blue2 blue3 blue3"),
    )
    assert bonus(t, "one-barrel") == (0, 5, 0)


def test_every_tied_player_gets_the_bonus() -> None:  # H21
    t = table(
        players=3,
        bonuses=True,
        booths={"riga": (3, 0, 3), "danzig": (1, 3, 0), "reval": (0, 1, 1)},
        sold=("red1 blue2", "green1 green2", "blue2 blue3"),
    )
    assert bonus(t, "tallest-stack") == (2, 2, 2)
    assert bonus(t, "most-cities") == (4, 4, 4)
    assert bonus(t, "one-barrel") == (5, 5, 0)


def test_nobody_gets_a_bonus_for_zero() -> None:  # H21
    t = table(players=3, bonuses=True, sold=("red2 red3", "", ""))
    for name in ("tallest-stack", "last-pile", "most-cities", "one-barrel"):
        assert bonus(t, name) == (0, 0, 0)


def test_bonuses_decide_who_wins() -> None:  # H21
    assert table(booths={"riga": (3, 1)}, hands=("", "red1")).winners() == (1,)
    assert table(booths={"riga": (3, 1)}, hands=("", "red1"), bonuses=True).winners() == (0,)
