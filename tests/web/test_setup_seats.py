"""Who sits where in a new game: persons and computers."""

from __future__ import annotations

import pytest

import hansa
from tests.web.document import parse
from tests.web.fakes import FakePage, FakeStore
from web.app.app import App
from web.games import kits
from web.screens.setup_seats import SeatForm
from web.table.seats import another, fitting, players


def app(store: FakeStore | None = None) -> App:
    """The page at a new game."""
    page = FakePage("#/new")
    found = App(page, FakeStore() if store is None else store)
    page.routed = found.routed
    found.start()
    return found


def begin(at: App) -> hansa.Match:
    at.did("begin")
    assert at.services.session is not None
    return at.services.session.match


def test_a_seat_is_given_to_a_computer_that_has_a_name_of_its_own() -> None:
    at = app()
    at.did("name:0", "Anna")
    at.did("level:1", "master")
    match = begin(at)
    assert match.seats == ("person", "master")
    assert match.setup.players == ("Anna", "Hinrich")


def test_a_computer_may_be_given_another_name() -> None:
    at = app()
    at.did("level:1", "master")
    at.did("name:1", "Deep Blue")
    assert begin(at).setup.players == ("Player 1", "Deep Blue")


def test_a_person_who_comes_back_finds_the_name_again() -> None:
    sitters = SeatForm([("Anna", ""), ("Bo", "")])
    sitters.sit(1, "merchant")
    assert sitters.called == ["Anna", "Hinrich"]
    sitters.sit(1, "master")
    assert sitters.called == ["Anna", "Hinrich"]
    sitters.sit(1, "")
    assert sitters.called == ["Anna", "Bo"]
    assert sitters.seats == ["person", "person"]


def test_computers_do_not_share_names_or_letters() -> None:
    sitters = SeatForm([("Heinz", ""), ("", "")])
    sitters.add()
    sitters.add()
    for seat in (1, 2, 3):
        sitters.sit(seat, "apprentice")
    assert len({name[0] for name in sitters.called}) == 4


def test_a_level_moves_with_its_seat() -> None:
    sitters = SeatForm([("Anna", ""), ("", "master")])
    sitters.up(1)
    assert sitters.seats == ["master", "person"]
    sitters.remove(0)
    assert sitters.seats == ["person"]


def test_something_that_is_no_level_is_a_person() -> None:
    sitters = SeatForm([("Anna", ""), ("Bo", "")])
    sitters.sit(1, "wizard")
    assert sitters.seats == ["person", "person"]
    assert sitters.called == ["Anna", "Bo"]


@pytest.mark.parametrize("level", ["apprentice", "journeyman", "merchant", "master"])
def test_each_level_says_what_it_is(level: str) -> None:
    sitters = SeatForm([("Anna", ""), ("", level)])
    rows = str(sitters.rows(2))
    assert len(parse(rows).one(id="about-1").text) > 20
    assert parse(rows).all("option", value=level, selected=True)
    assert "you watch" not in rows


def test_nobody_but_computers_means_watching() -> None:
    at = app()
    at.did("level:0", "apprentice")
    at.did("level:1", "master")
    assert isinstance(at.services.page, FakePage)
    assert "you watch" in at.services.page.shown["seats"]
    match = begin(at)
    assert match.seats == ("apprentice", "master")


def test_the_next_game_begins_with_the_same_company() -> None:
    store = FakeStore()
    at = app(store)
    at.did("name:0", "Anna")
    at.did("level:1", "merchant")
    begin(at)
    assert begin(app(store)).seats == ("person", "merchant")


def test_once_more_means_the_same_company() -> None:
    at = app()
    at.did("level:1", "merchant")
    begin(at)
    assert at.services.session is not None
    first = at.services.session.id
    at.did("again")
    assert at.services.session.id != first
    assert at.services.session.levels == ("", "merchant")


# Colours


def test_a_tap_on_a_shield_takes_the_next_colour_and_the_game_keeps_it() -> None:
    at = app()
    assert isinstance(at.services.page, FakePage)
    at.did("colour:0")
    assert "Colour of player 1: yellow" in at.services.page.shown["shield-0"]
    assert "Colour of player 2: purple" in at.services.page.shown["shield-1"]
    at.did("colour:0")
    assert "Colour of player 1: grey" in at.services.page.shown["shield-0"]
    assert at.services.page.said[-1] == "Colour of player 1: grey"
    match = begin(at)
    assert match.colours == ("gray", "purple")
    assert at.services.session is not None
    assert parse(at.services.page.shown["table-players"]).all(class_="plate player-gray")
    at.did("again")
    assert at.services.session.match.colours == ("gray", "purple")
    at.did("app.home")
    assert "pattern-pales" in at.services.page.shown["games"]


def test_colours_that_go_by_seat_are_not_written_down() -> None:
    at = app()
    at.did("colour:0")
    at.did("colour:1")
    assert begin(at).colours == ()


def test_a_colour_moves_with_its_seat_and_another_game_has_its_own_colours() -> None:
    sitters = SeatForm([("Anna", ""), ("Bo", "")])
    assert sitters.recolour(1, kits()["teutonica"].colours) == "green"
    sitters.up(1)
    assert sitters.colours(kits()["teutonica"].colours) == ["green", "blue"]
    assert sitters.colours(kits()["hansa"].colours) == ["purple", "yellow"]


@pytest.mark.parametrize("game", kits())
def test_every_colour_can_be_had_at_every_seat_and_nobody_shares_one(game: str) -> None:
    palette = kits()[game].colours
    for count in range(2, len(palette) + 1):
        for seat in range(count):
            given, seen = fitting((), palette, count), set()
            for _ in palette:
                given = another(given, palette, seat)
                seen.add(given[seat])
                assert len(set(given)) == count
            assert seen == set(palette)


@pytest.mark.parametrize("colours", [("pink", "red"), ("blue", "blue"), (), ("purple",)])
def test_colours_that_a_game_does_not_have_or_has_once_are_mended(colours: tuple[str, ...]) -> None:
    shown = [player.colour for player in players("abcde", kits()["teutonica"].colours, colours=colours)]
    assert sorted(shown) == sorted(kits()["teutonica"].colours)


def test_old_records_show_the_colours_of_the_seats() -> None:
    assert [player.colour for player in players("abc", kits()["hansa"].colours)] == ["purple", "yellow", "gray"]
