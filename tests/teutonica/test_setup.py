"""Boards, players, editions, what is drawn before the first turn (T1 to T4, T35, T38, T39, T50)."""

from __future__ import annotations

from collections import Counter

import pytest

import hansa
from hansa.teutonica.board import BOARD_IDS, SKILLS, board
from hansa.teutonica.editions import EDITIONS, FAVOURS, MARKERS
from hansa.teutonica.state import VALUES
from tests.teutonica.table import GAME

NAMES = ("Anna", "Bo", "Cleo", "Dan", "Eva", "Finn")


def setup(players: int, seed: str = "s", **options: str) -> hansa.Setup:
    return hansa.Setup("teutonica", NAMES[:players], options, seed)


def refusal(players: int, **options: str) -> str:
    with pytest.raises(hansa.SetupError) as caught:
        GAME.check(setup(players, **options))
    return f"{caught.value.refusal.rule} {caught.value.refusal.reason}"


@pytest.mark.parametrize(
    ("board_id", "players"),
    [
        ("hanseatic-4-5", {4, 5}),
        ("hanseatic-2-3", {3}),
        ("eastern", {3, 4, 5}),
        ("britannia-4-5", {4, 5}),
        ("britannia-3", {3}),
    ],
)
def test_each_board_side_is_for_its_numbers_of_players_in_the_big_box(board_id: str, players: set[int]) -> None:  # T1
    for count in range(1, 7):
        if count in players:
            GAME.check(setup(count, board=board_id))
        else:
            assert refusal(count, board=board_id).startswith("T1 ")


def test_the_first_edition_is_played_on_the_hanseatic_league_alone() -> None:  # T1
    GAME.check(setup(5, board="hanseatic-4-5", edition="2009"))
    GAME.check(setup(3, board="hanseatic-2-3", edition="2009"))
    for board_id, players in (("eastern", 3), ("britannia-4-5", 4), ("britannia-3", 3)):
        assert refusal(players, board=board_id, edition="2009") == "T1 edition-of-board"


def test_two_players_need_side_b_and_the_first_edition() -> None:  # T1, T35
    GAME.check(setup(2, board="hanseatic-2-3", edition="2009"))
    assert refusal(2, board="hanseatic-2-3") == "T1 two-players-2009"
    assert refusal(2, board="hanseatic-4-5", edition="2009") == "T1 number-of-players"


def test_missions_and_favours_belong_to_the_hanseatic_league_of_the_big_box() -> None:  # T38, T39
    GAME.check(setup(4, missions="on", favours="on"))
    assert refusal(4, board="britannia-4-5", missions="on") == "T38 no-missions"
    assert refusal(4, board="eastern", favours="on") == "T39 no-favours"
    assert refusal(4, edition="2009", missions="on") == "T38 no-missions"
    assert refusal(4, edition="2009", favours="on") == "T39 no-favours"


def test_unknown_boards_and_options_are_refused() -> None:
    assert refusal(4, board="atlantis") == " unknown-choice"
    assert refusal(4, weather="on") == " unknown-option"
    assert refusal(4, start="5") == "T3 no-such-seat"


def test_a_desk_covers_fifteen_traders_and_three_merchants() -> None:  # T2
    view = GAME.view(hansa.new(setup(4)).state, 0)
    desk = view.desk(0)
    assert desk.covered == (4, 5, 3, 3, 3)
    assert desk.values == (1, 2, 0, 2, 3)
    traders, merchants = (a + b for a, b in zip(desk.supply, desk.stock, strict=True))
    assert traders + 15 + 1 == 27
    assert merchants + 3 == 4


def test_the_tracks_show_the_printed_values() -> None:  # T2
    assert dict(zip(SKILLS, VALUES, strict=True)) == {
        "keys": (1, 2, 2, 3, 4),
        "actions": (2, 3, 3, 4, 4, 5),
        "privilege": (0, 1, 2, 3),
        "book": (2, 3, 4, 5),
        "bank": (3, 5, 7, 99),
    }


@pytest.mark.parametrize("start", [1, 2, 3, 4, 5])
def test_each_next_player_starts_with_one_trader_more(start: int) -> None:  # T3
    view = GAME.view(hansa.new(setup(5, start=str(start))).state, 0)
    for place in range(5):
        desk = view.desk((start - 1 + place) % 5)
        assert desk.supply == (5 + place, 1)
        assert desk.stock == (6 - place, 0)
    assert view.turn == view.to_act == start - 1


def test_the_start_player_is_drawn_from_the_seed() -> None:  # T3
    starts = {GAME.view(hansa.new(setup(5, seed=str(n))).state, 0).turn for n in range(40)}
    assert starts == {0, 1, 2, 3, 4}
    assert hansa.new(setup(5, seed="x")).dumps() == hansa.new(setup(5, seed="x")).dumps()


@pytest.mark.parametrize(
    ("edition", "total", "counts"),
    [("big-box", 15, (4, 3, 2, 0, 2, 2, 2, 0, 0, 0)), ("2009", 16, (5, 2, 0, 2, 3, 2, 2, 0, 0, 0))],
)
def test_the_start_markers_lie_on_the_taverns_and_the_others_are_face_down(
    edition: str, total: int, counts: tuple[int, ...]
) -> None:  # T4
    assert EDITIONS[edition].markers == counts
    seen = set()
    for seed in range(30):
        view = GAME.view(hansa.new(setup(4, seed=str(seed), edition=edition)).state, 0)
        lying = tuple(view.marker(route.id) for route in view.board.routes if route.tavern)
        elsewhere = [view.marker(route.id) for route in view.board.routes if not route.tavern]
        assert set(elsewhere) == {None}
        third = "move-three" if edition == "big-box" else "remove-three"
        assert sorted(map(str, lying)) == sorted(["additional-office", "exchange", third])
        assert view.marker_supply == total - 3
        left = Counter(view.unseen_markers)
        left.update(map(str, lying))
        assert tuple(left[name] for name in MARKERS) == counts
        seen.add(lying)
    assert len(seen) == 6, "every order comes up"


def test_each_player_gets_one_secret_mission_of_nine() -> None:  # T38, T50
    match = hansa.new(setup(5, missions="on"))
    dealt = [GAME.view(match.state, seat).desk(seat).mission for seat in range(5)]
    assert len(set(dealt)) == 5
    assert set(dealt) <= set(board("hanseatic-4-5").missions)
    assert len(board("hanseatic-4-5").missions) == 9
    assert [GAME.view(match.state, 0).desk(seat).mission for seat in range(1, 5)] == [()] * 4


def test_as_many_favours_as_players_are_on_offer() -> None:  # T39
    offers = [GAME.view(hansa.new(setup(4, seed=str(n), favours="on")).state, 0).favours_on_offer for n in range(60)]
    assert all(len(offer) == 4 for offer in offers)
    assert {tile for offer in offers for tile in offer} == set(FAVOURS)
    assert GAME.view(hansa.new(setup(4)).state, 0).favours_on_offer == ()


def test_the_second_player_sets_the_pawn_and_the_other_begins() -> None:  # T35
    match = hansa.new(setup(2, board="hanseatic-2-3", edition="2009", start="2"))
    assert match.to_act == 0
    assert len(match.legal_actions) == 16
    match.play("pawn minden-goslar")
    assert match.to_act == 1
    assert GAME.view(match.state, 0).pawn == "minden-goslar"


def test_every_board_has_tables_for_all_its_editions() -> None:
    for board_id in BOARD_IDS:
        for edition in board(board_id).editions:
            players = max(board(board_id).players)
            assert hansa.new(setup(players, board=board_id, edition=edition)).to_act >= 0
