"""Golden games: one at least for every board and way to end, and among them every kind of action."""

from __future__ import annotations

from pathlib import Path

import hansa
from hansa.teutonica.board import BOARD_IDS
from hansa.teutonica.turn import FAMILIES

GOLDEN = Path(__file__).parents[1] / "golden"
MATCHES = [hansa.load(path.read_text(encoding="utf-8")) for path in sorted(GOLDEN.glob("teutonica-*.hansa"))]


def test_every_board_ends_in_every_way() -> None:  # T27
    found: set[tuple[str, str]] = set()
    for match in MATCHES:
        view = match.game.view(match.state, 0)
        assert view.ended
        found.update((view.board.id, reason) for reason in view.end_reasons)
    assert found == {(board_id, reason) for board_id in BOARD_IDS for reason in ("prestige", "markers", "cities")}


def test_every_number_of_players_edition_and_option_is_there() -> None:  # T1
    setups = [match.setup for match in MATCHES]
    assert {len(setup.players) for setup in setups} == {2, 3, 4, 5}
    assert {setup.options["edition"] for setup in setups} == {"big-box", "2009"}
    assert {setup.options["missions"] for setup in setups} == {"off", "on"}
    assert {setup.options["favours"] for setup in setups} == {"off", "on"}


def test_every_kind_of_action_is_played() -> None:
    assert {action.family for match in MATCHES for action in match.log} == set(FAMILIES)
