"""What hints say is true in the positions that they open, and these can be played on."""

from __future__ import annotations

from typing import Any

import pytest

import hansa
from hansa.baltic.board import BOARD
from hansa.teutonica.events import MarkerTaken, Scored
from hansa.teutonica.scoring import MARKER_POINTS
from hansa.teutonica.state import VALUES
from tests.web.app import start
from tests.web.document import parse
from web.games import kits
from web.games.teutonica.won_game import PLAYED
from web.play.hint import Hint
from web.play.session import LEVELS
from web.text import known, say
from web.text.rules import has_rule
from web.wire import address

EVERY = [(kit.id, hint) for kit in kits().values() for hint in kit.hints]
TRIED = [(game, hint) for game, hint in EVERY if hint.position]


def at(game: str, name: str) -> hansa.Match:
    hint = next(hint for hint in kits()[game].hints if hint.name == name)
    assert hint.position
    return hint.position()


def view(match: hansa.Match, seat: int | None = None) -> Any:
    return match.game.view(match.state, match.to_act if seat is None else seat)


def totals(match: hansa.Match) -> list[int]:
    return [sheet.total for sheet in match.game.score(match.state)]


def play(match: hansa.Match, *moves: str) -> list[hansa.Event]:
    return [event for move in moves for event in match.play(move)]


def test_each_game_has_hints_enough_and_positions_enough() -> None:
    for game in ("hansa", "teutonica"):
        assert len([hint for name, hint in EVERY if name == game]) >= 6
        assert len([hint for name, hint in TRIED if name == game]) >= 4


@pytest.mark.parametrize(("game", "hint"), EVERY, ids=lambda value: getattr(value, "name", value))
def test_a_hint_has_its_words_and_its_rules(game: str, hint: Hint) -> None:
    words = f"hint.{game}.{hint.name}"
    assert known(words)
    assert known(f"{words}.words")
    assert known(f"{words}.try") is (hint.position is not None)
    assert all(has_rule(game, number) for number in hint.rules)


@pytest.mark.parametrize(("game", "hint"), TRIED, ids=lambda value: getattr(value, "name", value))
def test_a_position_opens_as_a_copy_against_computers(game: str, hint: Hint) -> None:
    app, page = start(address.hints(game))
    assert parse(page.shown["app"]).one("button", data_value=hint.name)["data-do"] == "try"
    app.did("try", hint.name)
    session = app.services.session
    assert session is not None
    assert page.address == address.game(session.id)
    match = session.match
    assert hint.position
    assert match.state == hint.position().state
    assert match.seats[match.to_act] == hansa.PERSON
    assert all(level in LEVELS for seat, level in enumerate(match.seats) if seat != match.to_act)
    assert say(f"hint.{game}.{hint.name}.try") in parse(page.shown["notice"]).text
    assert say(f"hint.{game}.{hint.name}") in match.title
    assert hansa.load(match.dumps()).digest() == match.digest()


def test_an_untouched_copy_is_taken_again_and_another_one_made_after_a_move() -> None:
    app, page = start(address.hints("hansa"))
    app.did("try", "first")
    first = page.address
    page.go(address.hints("hansa"))
    app.did("try", "first")
    assert page.address == first
    app.tapped("city:kalmar")
    page.go(address.hints("hansa"))
    app.did("try", "first")
    assert page.address != first
    assert len(app.services.library.games()) == 2


def test_hints_are_found_on_the_learn_screen_beside_the_rules_and_at_the_table() -> None:
    app, page = start(address.LEARN)
    for game in kits():
        assert parse(page.shown["app"]).all("a", href=address.hints(game))
        assert parse(page.shown["app"]).all("a", href=address.summary(game))
    page.go(address.rules("teutonica"))
    assert parse(page.shown["app"]).all("a", href=address.hints("teutonica"))
    page.go(address.hints("teutonica"))
    app.did("try", "way")
    app.did("app.menu")
    app.did("hints", in_dialog=True)
    assert page.address == address.hints("teutonica")


def test_a_game_without_hints_leads_home() -> None:
    assert start("#/hints/chess")[1].address == address.HOME


# Hansa


def round_trips() -> set[tuple[str, ...]]:
    ways: dict[str, list[str]] = {}
    for route in BOARD.routes:
        ways.setdefault(route.start, []).append(route.end)
    found = set()

    def sail(path: list[str]) -> None:
        for port in ways[path[-1]]:
            if port == path[0]:
                first = path.index(min(path))
                found.add((*path[first:], *path[:first]))
            elif port not in path:
                sail([*path, port])

    for port in ways:
        sail([port])
    return found


def test_of_the_five_round_trips_most_pass_copenhagen_kalmar_and_danzig() -> None:
    trips = round_trips()
    passed = {city.id: sum(city.id in trip for trip in trips) for city in BOARD.cities}
    assert len(trips) == 5
    assert passed["copenhagen"] == 4
    assert passed["kalmar"] == passed["danzig"] == 3
    assert passed["luebeck"] == passed["aalborg"] == 1
    match = at("hansa", "first")
    assert view(match).phase == "first-booths"
    assert "booths copenhagen" not in map(str, match.legal_actions)


def test_three_booths_take_the_lead_of_kalmar_and_bo_pays_from_then_on() -> None:
    match = at("hansa", "lead")
    assert view(match).leader("kalmar") == 1
    play(match, "sail danzig", "sail kalmar", "build red3")
    assert view(match).leader("kalmar") == 0
    assert view(match).booths("kalmar") == (3, 2)
    level = at("hansa", "enter")
    play(level, "build red1")
    assert view(level).leader("kalmar") == 1, "one booth is not yet level with two"


def test_the_sale_takes_a_marker_of_wine_from_bo() -> None:
    match = at("hansa", "sell")
    before = [good.colour for good in view(match).hand(1)].count("red")
    play(match, "sell red:3+2")
    assert match.to_act == 1
    play(match, str(match.legal_actions[0]))
    assert [good.colour for good in view(match, 0).hand(1)].count("red") == before - 1


def test_grain_is_sold_for_four_points_more_where_booths_are_to_spare() -> None:
    gained = {}
    for port in ("danzig", "luebeck"):
        match = at("hansa", "keep")
        before = totals(match)[0]
        play(match, f"sail {port}", "sell green:3+2")
        gained[port] = totals(match)[0] - before
    assert gained == {"danzig": 5, "luebeck": 5 - 4}


def test_a_booth_beside_a_lonely_rival_brings_two_and_takes_two() -> None:
    match = at("hansa", "enter")
    mine, theirs = totals(match)
    play(match, "build red1")
    assert totals(match) == [mine - 1 + 2, theirs - 2], "the marker itself was worth 1"


def test_replenishing_in_a_city_of_ones_own_brings_a_marker_for_nothing() -> None:
    match = at("hansa", "fill")
    assert view(match).ship == "kalmar"
    assert view(match).leader("kalmar") == 0
    assert view(match).wares("kalmar") == (None,)
    talers = view(match).talers(0)
    play(match, "replenish")
    match.roll()
    assert view(match).wares("kalmar") != (None,)
    assert view(match).talers(0) == talers - 1
    play(match, f"buy {view(match).wares('kalmar')[0]}")
    assert view(match).talers(0) == talers - 1


# Hansa Teutonica


def test_the_step_of_actions_leaves_one_of_two_actions() -> None:
    match = at("teutonica", "actions")
    assert (match.to_act, view(match).actions_left) == (0, 2)
    play(match, "displace t warburg-goettingen.3", "pay 1t")
    play(match, "drop t goettingen-quedlinburg.3", "drop t paderborn-warburg.1")
    play(match, "route warburg-goettingen", "skill actions")
    assert (match.to_act, view(match).actions_left) == (0, 1)
    assert VALUES[1][view(match).skill_level(0, "actions")] == 3


def test_a_merchant_on_the_last_post_costs_two_more_and_brings_two() -> None:
    match = at("teutonica", "way")
    posts = view(match).posts("warburg-goettingen")
    assert [man and man.seat for man in posts] == [2, 2, None]
    assert match.to_act == 1
    play(match, "place m warburg-goettingen.3")
    assert view(match).displacing("warburg-goettingen", 2) == (2, 2)
    play(match, "end", "place t hildesheim-goslar.1")
    assert "displace t warburg-goettingen.3" in map(str, match.legal_actions), "Cleo can, as she did"


def test_three_pieces_of_the_displaced_fill_a_route_for_nothing() -> None:
    match = at("teutonica", "displaced")
    assert (match.to_act, view(match).phase) == (1, "answer")
    supply = view(match).desk(1).supply
    play(match, "drop m goettingen-quedlinburg.1", "drop t goettingen-quedlinburg.2", "drop t goettingen-quedlinburg.3")
    assert [man.seat for man in view(match, 1).posts("goettingen-quedlinburg")] == [1, 1, 1]
    assert view(match, 1).desk(1).supply == supply


def test_whoever_goes_to_goettingen_for_actions_pays_prestige_to_its_owner() -> None:
    match = at("teutonica", "pass")
    assert match.to_act == 1
    play(match, "place t warburg-goettingen.3", "route warburg-goettingen", "office goettingen")
    assert view(match).city("goettingen").control == 1
    begun, moves = match.ply, [move.strip() for move in PLAYED.replace("\n", " ").split(",")]
    for move in moves[begun:]:
        match.replay(move)
    came = [
        match.actor(ply)
        for ply in range(begun, match.ply)
        for event in match.events(ply)
        if isinstance(event, Scored) and (event.city, event.seat) == ("goettingen", 1)
    ]
    assert [mover for mover in came if mover != 1], "others brought prestige"
    assert match.outcome
    assert match.outcome.winners == (1,)


def test_a_marker_on_the_short_route_is_gone_in_the_next_turn() -> None:
    match = at("teutonica", "lay")
    assert (match.to_act, view(match).phase) == (0, "place-marker")
    assert len(match.legal_actions) > 1
    assert view(match).posts("kampen-osnabrueck") == (None, None)
    events = play(
        match,
        "marker develop kampen-osnabrueck",
        *("place t kampen-osnabrueck.1", "place t kampen-osnabrueck.2", "route kampen-osnabrueck"),
    )
    assert any(isinstance(event, MarkerTaken) and event.seat == 1 for event in events)
    assert VALUES[1][view(match, 1).skill_level(1, "actions")] == 4


def test_keys_bring_as_many_points_as_the_network_has_offices() -> None:
    match = at("teutonica", "keys")
    assert match.to_act == 2
    network = next(row.count for row in match.game.score(match.state)[2].rows if row.name == "network")
    before = totals(match)[2]
    play(match, "use develop keys")
    assert network == 1
    assert totals(match)[2] - before == network
    assert VALUES[0][1] == VALUES[0][2] == 2, "from 2 to 2 a step brings none"


def test_the_leader_ends_the_game_with_the_marker_that_cannot_be_replaced() -> None:
    match = at("teutonica", "end")
    assert match.to_act == 1
    assert totals(match)[1] == max(totals(match))
    assert view(match).marker_supply == 0
    assert view(match).actions_left == 5
    play(match, "income 3t", *(f"place t dortmund-paderborn.{post}" for post in (1, 2, 3)))
    play(match, "route dortmund-paderborn", "nothing")
    assert match.outcome
    assert match.outcome.winners == (1,)


def test_the_second_and_the_fourth_marker_make_a_step() -> None:  # T31
    assert [MARKER_POINTS[n] - MARKER_POINTS[n - 1] for n in (2, 3, 4)] == [2, 0, 3]
