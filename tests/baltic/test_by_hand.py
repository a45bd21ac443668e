"""One golden game followed with pencil and paper, coin by coin and booth by booth."""

from __future__ import annotations

from pathlib import Path

import hansa

MATCH = hansa.load((Path(__file__).parents[1] / "golden" / "hansa-two-players.hansa").read_text(encoding="utf-8"))

# What Anna and Bo had in their bags when each turn was over, taxes paid.
TALERS = """
Anna 3 3  sails, buys from the bank, then for nothing at Aalborg, where she alone has booths
Bo   4 1  replenishes, pays Anna at Aalborg, sails three legs
Anna 0 1  spends all seven; four markers, so a green1 goes
Bo   0 2
Anna 1 2
Bo   1 3  one taler of tax
Anna 3 3
Bo   4 0  pays Anna again, at Reval
Anna 2 1  sells two pink at Riga, pays Bo at Danzig
Bo   2 0  two booths to one at Riga: nothing to pay there; sells two blue at Danzig
Anna 3 0  two talers of tax
Bo   3 1
Anna 3 2  pays Bo at Danzig; sells green and red together at Reval
Bo   4 1
Anna 2 3  pays Bo at Danzig and at Riga
Bo   3 1
Anna 0 3  pays Bo at Toensberg and at Stockholm
Bo   1 0  level at Kalmar, so the bank is paid; Anna loses a green1
Anna 3 0  sells two red at Kalmar, and Bo loses his red3
Bo   3 2
Anna 3 2
Bo   4 1
Anna 3 1  the 31st marker is the last of the fourth pile
Bo   3 3  the 32nd opens the fifth pile, and Bo sits to the right of Anna, who began
"""


def test_every_coin_of_the_game_is_accounted_for() -> None:  # H7, H8, H11, H12, H16, H17
    expected = [(int(line.split()[1]), int(line.split()[2])) for line in TALERS.strip().splitlines()]
    found = []
    for ply in range(MATCH.ply):
        turn, after = MATCH.game.turn_of(MATCH.at(ply)), MATCH.game.view(MATCH.at(ply + 1), 0)
        if MATCH.game.view(MATCH.at(ply), 0).phase != "first-booths" and (after.turn != turn or after.ended):
            income = [3 * (seat == after.turn and not after.ended) for seat in (0, 1)]
            found.append((after.talers(0) - income[0], after.talers(1) - income[1]))
    assert found == expected


def test_the_last_position_is_the_one_on_paper() -> None:  # H13, H14, H15
    view = MATCH.game.view(MATCH.state, 0)
    assert {city.id: view.booths(city.id) for city in view.board.cities} == {
        "toensberg": (3, 2),
        "aalborg": (2, 0),
        "copenhagen": (1, 0),
        "luebeck": (0, 0),
        "danzig": (0, 2),
        "kalmar": (2, 3),
        "stockholm": (0, 2),
        "reval": (3, 0),
        "riga": (1, 1),
    }
    assert " ".join(map(str, view.hand(0))) == "red2 blue3 green1"
    assert " ".join(map(str, view.hand(1))) == "blue1"
    assert " ".join(map(str, view.sold(0))) == "red3 red2 red1 red1 green3 green3 pink3 pink2"
    assert " ".join(map(str, view.sold(1))) == "blue2 blue2 green3 green2 pink3 pink2"
    assert view.piles == (0, 0, 0, 0, 6)


def test_the_points_are_those_added_up_by_hand() -> None:  # H19
    # Anna: 3 unsold, 8 sold with 18 barrels, three cities shared and three alone. Bo: 1, 6 with 14, three and two.
    assert [sheet.total for sheet in MATCH.game.score(MATCH.state)] == [3 + 8 + 18 + 6 + 12, 1 + 6 + 14 + 6 + 8]
    assert MATCH.game.winners(MATCH.state) == (0,)
