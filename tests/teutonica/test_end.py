"""The ends of a game and the final points (T27 to T34)."""

from __future__ import annotations

import pytest

from hansa.core.events import GameEnded
from tests.teutonica.table import GAME, table

ROUTE = "dortmund-paderborn"


def test_twenty_prestige_end_the_game_after_the_action() -> None:  # T27
    t = table(posts={ROUTE: "at at at"}, offices={"dortmund": "bm"}, prestige=(0, 19, 0, 0))
    t.play(f"route {ROUTE}")
    assert t.view.end_reasons == ("prestige",)
    assert not t.view.ended, "the action is finished first"
    events = t.play("office paderborn")
    assert t.view.ended
    assert GAME.to_act(t.state) == -2
    assert t.legal == []
    assert isinstance(events[-1], GameEnded)
    assert t.refusal("end") == "T27 game-over"


def test_nineteen_prestige_do_not() -> None:  # T27
    t = table(posts={ROUTE: "at at at"}, offices={"dortmund": "bm"}, prestige=(0, 18, 0, 0))
    t.play(f"route {ROUTE}", "nothing")
    assert not t.view.ended


def test_the_tenth_completed_city_ends_the_game() -> None:  # T27
    for before, ended in ((8, False), (9, True)):
        t = table(
            posts={"minden-hannover": "at at at"},
            offices={"hannover": "bt"},
            skills={0: {"privilege": 2}},
            completed=before,
        )
        t.play("route minden-hannover", "office hannover")
        assert t.view.ended == ended
        assert t.view.end_reasons == (("cities",) if ended else ())


def test_markers_on_plates_do_not_count() -> None:  # T27
    t = table(posts={ROUTE: "at at at"}, markers={ROUTE: "develop"}, prestige=(20, 0, 0, 0), offices={"dortmund": "am"})
    t.play(f"route {ROUTE}", "nothing")
    assert t.view.ended
    assert t.desk().plate_hidden == 1
    assert t.row("markers") == 1


def test_points_of_play_are_kept() -> None:  # T28
    assert table(prestige=(17, 3, 0, 0)).row("prestige") == 17


def test_finished_tracks_bring_four_but_keys_nothing() -> None:  # T29
    t = table(skills={0: {"keys": 4, "actions": 5, "privilege": 3, "book": 3, "bank": 3}, 1: {"keys": 4, "bank": 2}})
    assert (t.row("skills", 0), t.row("skills", 1)) == (16, 0)


@pytest.mark.parametrize(
    ("count", "points"),
    [(0, 0), (1, 1), (2, 3), (3, 3), (4, 6), (5, 6), (6, 10), (7, 10), (8, 15), (9, 15), (10, 21), (11, 21)],
)
def test_markers_bring_more_the_more_there_are(count: int, points: int) -> None:  # T31
    assert table(unused={0: " ".join(["exchange"] * count)}).row("markers") == points


def test_special_points_count_at_the_end() -> None:  # T30
    t = table(posts={"coellen-warburg": "am am at at"}, skills={0: {"privilege": 3}})
    t.play("route coellen-warburg", "special 11")
    assert t.row("special") == 11
    assert t.row("special", 1) == 0


def test_every_controlled_city_brings_two() -> None:  # T32
    t = table(offices={"dortmund": "am bt", "minden": "at at bt", "halle": "at", "kampen": "bm"})
    assert (t.row("cities", 0), t.row("cities", 1), t.row("cities", 2)) == (4, 4, 0)


def test_the_largest_network_counts_all_its_offices_times_the_keys() -> None:  # T33
    t = table(
        offices={"bremen": "at bt", "minden": "at", "hannover": "at", "halle": "at at"},
        additional={"minden": "at"},
        skills={0: {"keys": 3}},
    )
    assert t.row("network", 0) == 4 * 3
    assert t.row("network", 1) == 1


def test_the_cities_of_the_largest_network_can_be_named() -> None:  # T33
    t = table(offices={"bremen": "at", "minden": "at bt", "hannover": "at", "halle": "at at"})
    assert set(t.view.network(0)) == {"bremen", "minden", "hannover"}
    assert t.view.network(1) == ("minden",)
    assert t.view.network(2) == ()


@pytest.mark.parametrize(("level", "value"), [(0, 1), (1, 2), (2, 2), (3, 3), (4, 4)])
def test_the_keys_tell_what_an_office_of_the_network_is_worth(level: int, value: int) -> None:  # T2, T33
    assert table(offices={"bremen": "at"}, skills={0: {"keys": level}}).row("network") == value


def test_most_points_win() -> None:  # T34
    assert GAME.winners(table(prestige=(3, 9, 2, 9 - 1)).state) == (1,)


def test_a_tie_goes_to_the_lower_actions_track_then_the_network_then_is_shared() -> None:  # T34
    level = table(prestige=(9, 9, 0, 0), skills={0: {"actions": 1}, 1: {"actions": 2}})
    assert GAME.winners(level.state) == (0,)
    # Both have 9 points; b has 3 of them from the network instead of 1 and 2 for control.
    network = table(prestige=(9, 8, 0, 0), offices={"minden": "ct bt ct"})
    assert GAME.score(network.state)[0].total == GAME.score(network.state)[1].total == 9
    assert GAME.winners(network.state) == (1,)
    assert GAME.winners(table(prestige=(9, 9, 0, 0)).state) == (0, 1)


def test_the_first_edition_shares_every_tie() -> None:  # T34
    t = table(edition="2009", prestige=(9, 9, 0, 0), skills={0: {"actions": 1}, 1: {"actions": 2}})
    assert GAME.winners(t.state) == (0, 1)
