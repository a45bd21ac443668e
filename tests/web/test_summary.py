"""The card of a game: its figures are those of the rules, and it fits what is played."""

from __future__ import annotations

import pytest

import hansa
from hansa.teutonica import state
from hansa.teutonica.board import BOARD_IDS, SKILLS, board
from hansa.teutonica.editions import EDITIONS, MARKERS
from hansa.teutonica.marker_set import PROPOSED
from hansa.teutonica.scoring import MARKER_POINTS
from tests.web.app import begin, start
from tests.web.document import Node, parse
from tests.web.fakes import FakeFile, FakePage
from tests.web.pictures import GOLDEN
from web.app.app import App
from web.games import kits
from web.screens.summary import set_up
from web.text import say
from web.text.rules import has_rule
from web.wire import address

CARDS = ["hansa", "hansa/3,bonuses=on", "teutonica", "teutonica/2,board=hanseatic-2-3,edition=2009"]
CARDS += [f"teutonica/{board(name).players[0]},board={name}" for name in BOARD_IDS]
CARDS += [f"teutonica/4,missions=on,favours=on,promotional={PROPOSED}"]


def card(told: str) -> Node:
    """What stands on a card."""
    _, page = start(f"#/summary/{told}")
    assert not page.errors
    return parse(page.shown["app"]).one(class_="summary")


def part(told: str, heading: str) -> Node:
    return next(each for each in card(told).all("section") if each.one("h2").text.startswith(heading))


@pytest.mark.parametrize("told", CARDS)
def test_every_part_of_a_card_leads_to_its_rules(told: str) -> None:
    links = [node["href"] for node in card(told).all("a", class_="summary-rule")]
    places = [address.parse(link) for link in links]
    assert len(places) >= 8
    assert all(place and place[0] == "rules" and has_rule(*place[1].split("/")) for place in places)


def test_a_card_says_what_the_rules_of_hansa_cost() -> None:
    match = hansa.new(hansa.Setup("hansa", ("", ""), {"start": "1"}, "cost"))
    for city in ("danzig", "riga", "kalmar", "reval", "aalborg", "stockholm"):
        match.play(f"booths {city}")
    seen, steps = match.game.view, iter(("sail danzig", "end", "replenish"))
    before = seen(match.state, 0).talers(0)
    match.play(next(steps))
    assert before - seen(match.state, 0).talers(0) == 1
    match.play(next(steps))
    match.play("sail kalmar")
    match.play(next(action for action in match.legal_actions if action.family == "buy"))
    assert seen(match.state, 0).talers(0) == 3 + 1, "Anna leads in Kalmar and is paid"
    words = card("hansa").text
    for figures in (
        "Take 3 talers",
        "for 1 taler",
        "1 taler a leg",
        "keep 3 talers and 3 unsold",
        "15 booths and 3 talers",
    ):
        assert figures in words
    assert before == 3 + 3


def test_points_of_hansa_are_those_of_the_score_sheet() -> None:
    worth = {row.one("th").text: row.all("td")[1].text for row in part("hansa/2,bonuses=on", "Points").all("tr")}
    match = hansa.load((GOLDEN / "hansa-two-players-bonuses.hansa").read_text())
    rows = {row.name: row for sheet in match.game.score(match.state) for row in sheet.rows if row.count}
    for name, label in (("unsold", "points.unsold"), ("cities", "points.shared"), ("sole-cities", "points.alone")):
        if name in rows:
            assert int(worth[say(f"summary.hansa.{label}")]) == rows[name].points // rows[name].count
    assert rows["sold"].points == rows["sold"].count
    assert rows["barrels"].points == rows["barrels"].count
    assert worth[say("summary.hansa.points.sold")] == "1 + 1 each"


def test_tracks_are_those_of_the_desk() -> None:
    tracks = [
        [step.text for step in track.all("i")] for track in part("teutonica", "Skills").all(class_="summary-track")
    ]
    assert tracks == [
        ["1", "2", "2", "3", "4"],
        ["2", "3", "3", "4", "4", "5"],
        ["I", "II", "III", "IV"],
        ["2", "3", "4", "5"],
        ["3", "5", "7", "all"],
    ]
    assert [len(track) for track in tracks] == [len(values) for values in state.VALUES]
    assert len(tracks) == len(SKILLS)


def test_markers_are_counted_and_worth_what_the_rules_say() -> None:  # T4, T31
    scale = part("teutonica", "Points").one("table", class_="summary-scale")
    assert scale.texts("th") == ["1", "2–3", "4–5", "6–7", "8–9", "10+"]
    assert scale.texts("td") == ["1", "3", "6", "10", "15", "21"]
    worth: dict[int, int] = {}
    for many, points in zip(scale.texts("th"), scale.texts("td"), strict=True):
        first, _, last = many.rstrip("+").partition("–")
        worth |= dict.fromkeys(range(int(first), int(last or first) + 1), int(points))
    assert worth == dict(enumerate(MARKER_POINTS[1:], 1))
    for edition, told in (("big-box", "teutonica"), ("2009", "teutonica/4,edition=2009")):
        counted = [int(line.text.split()[0]) for line in part(told, "Bonus markers").all("li")]
        assert counted == [count for count in EDITIONS[edition].markers if count]
    assert len(MARKERS) == len(EDITIONS["2009"].markers)


@pytest.mark.parametrize("name", BOARD_IDS)
def test_a_board_brings_its_own_figures(name: str) -> None:
    printed = board(name)
    told = f"teutonica/{printed.players[0]},board={name}"
    assert f"city number {printed.completed_cities} is completed" in part(told, "The end").text
    link = part(told, "Connection").text
    assert all(printed.city(city).name in link for city in printed.link)
    assert link.endswith(" ".join(map(str, printed.link_points)))
    points = part(told, "Points").text
    assert " ".join(str(space.points) for space in printed.special) in points
    special = [each.one("h2").text for each in card(told).all("section", "is-special")]
    assert ("Abroad T46" in special) is bool(printed.countries)
    if printed.countries:
        abroad = part(told, "Abroad").text
        assert "7 4 2" in abroad
        assert all(tuple(points) == (7, 4, 2) for _, points in printed.countries)
        assert all(city.name in abroad for city in printed.cities if city.permits)
    green = [city.name for city in printed.cities if city.green]
    if green:
        assert all(city in part(told, say(f"t.board.{name}")).text for city in green)


def test_options_add_a_part_each() -> None:
    plain = len(card("teutonica").all("section"))
    assert len(card(CARDS[-1]).all("section")) == plain + 3
    two = card("teutonica/2,board=hanseatic-2-3,edition=2009").text
    assert "Two players" in two
    assert "all that your bank shows" in two
    assert "Extra bonuses" not in card("hansa").text
    assert "Extra bonuses" in card("hansa/3,bonuses=on").text


@pytest.mark.parametrize(
    "told",
    ["", "9", "0,board=moon", "²", "4,board=eastern,missions=on", "4,promotional=zzz", "=,=,", "200000000", "9" * 400],
)
def test_a_set_up_that_there_is_not_shows_the_first_card(told: str) -> None:
    assert set_up("teutonica", told) == set_up("teutonica", "")


def test_a_game_without_a_card_leads_home() -> None:
    _, page = start("#/summary/chess")
    assert page.address == address.HOME


@pytest.mark.parametrize("told", CARDS)
def test_every_other_card_that_is_offered_is_one_that_can_be_played(told: str) -> None:
    setup = set_up(*f"{told}/".split("/")[:2])
    summary = kits()[setup.game].summary
    assert summary
    offered = [choice for row in summary.choices(setup) for choice in row]
    assert offered
    for choice in offered:
        options = choice.setup.options
        there = address.summary(setup.game, len(choice.setup.players), options)
        found = address.parse(there)
        assert found
        assert found[0] == "summary"
        assert set_up(*found[1].split("/")).options == {**options, "start": "drawn"}


def opened(stem: str) -> tuple[App, FakePage]:
    app, page = start()
    whole = hansa.load((GOLDEN / f"{stem}.hansa").read_text())
    app.chosen(FakeFile("game.hansa", whole.branch(whole.ply // 2).dumps()))
    return app, page


@pytest.mark.parametrize(
    ("stem", "says"),
    [
        ("teutonica-eastern-cities", "Eastern Hanseatic League"),
        ("teutonica-missions-and-favours", "The emperor’s favour"),
        ("teutonica-britannia-3-cities", "Abroad"),
        ("hansa-three-players-bonuses", "Extra bonuses"),
    ],
)
def test_at_the_table_two_taps_show_the_card_of_what_is_played(stem: str, says: str) -> None:
    for opening in ("app.menu", "help"):
        app, page = opened(stem)
        app.did(opening)
        app.did("summary", in_dialog=True)
        sheet = parse(page.shown["dialog"])
        assert says in sheet.one(class_="summary").text
        there = sheet.one("a", class_="button")["href"]
        back = page.address
        page.go(there)
        shown = parse(page.shown["app"])
        assert says in shown.one(class_="summary").text
        assert shown.one(class_="band").one("a")["href"] == back
        assert len(shown.all("button", data_prints=True)) == 1


def test_a_lesson_has_the_card_too() -> None:
    app, page = start("#/learn/teutonica/1")
    app.did("help")
    app.did("summary", in_dialog=True)
    assert "Creating a route" in parse(page.shown["dialog"]).one(class_="summary").text


@pytest.mark.parametrize("game", ["hansa", "teutonica"])
def test_the_page_of_rules_begins_in_short_and_leads_to_the_card(game: str) -> None:
    app, page = start(address.rules(game))
    shown = parse(page.shown["app"])
    assert shown.all("a", href=address.summary(game))
    brief = parse(page.shown["rules-found"]).one(class_="summary")
    assert [each.text.rpartition(" ")[0] for each in brief.all("h2")] == ["Aim", "Your turn", "The end", "Points"]
    app.did("search", "points")
    assert not parse(page.shown["rules-found"]).all(class_="summary"), "who searches wants what is found"


def test_names_that_are_played_with_are_not_in_the_address() -> None:
    app, page = start()
    begin(app, page, "Anna", "Bo")
    app.did("help")
    app.did("summary", in_dialog=True)
    assert "Anna" not in parse(page.shown["dialog"]).one("a", class_="button")["href"]
