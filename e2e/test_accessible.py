"""What axe-core finds on every screen, by daylight and by candlelight: nothing."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

import hansa
from e2e.axe import Judge
from e2e.shell import at_home, begin, choose_file, menu
from e2e.table import played as hansa_played
from e2e.test_table import OPENING, with_a_sale_to_come
from e2e.teutonica import fill, tavern_with
from e2e.teutonica import played as teutonica_played
from scripts.tasks.places import ROOT

OpenApp = Callable[[Page], Page]


@pytest.fixture
def judge(request: pytest.FixtureRequest, new_page: Callable[[str], Page], open_app: OpenApp) -> Iterator[Judge]:
    """One page through many states; at the end nothing may have been found."""
    judging = Judge(open_app(new_page(request.param)))
    yield judging
    assert not judging.complaints, "\n".join(judging.complaints)


def ended(game: str) -> hansa.Match:
    """A whole game that was played once."""
    return hansa.load((ROOT / "tests" / "golden" / f"{game}.hansa").read_text())


@pytest.mark.parametrize("judge", ["phone"], indirect=True)
def test_home_set_up_rules_lessons_and_dialogs(judge: Judge) -> None:
    page = judge.page
    judge.look("home, no games")
    begin(page, "Anna", "Bo", "Cy")
    page.goto("#/")
    at_home(page)
    judge.look("home")
    menu(page, "Anna")
    judge.look("menu", "#dialog")
    page.get_by_role("button", name="Rename").click()
    judge.look("rename", "#dialog")
    page.keyboard.press("Escape")
    judge.sheet("preferences", '[data-do="app.preferences"]')
    choose_file(
        page, "bad.hansa", b"hansa-record: 1\ngame: hansa\nrules: 1\nplayer: A\nplayer: B\n\n~ leave out gold\n"
    )
    expect(page.get_by_role("dialog")).to_contain_text("not a step")
    judge.look("unreadable file", "#dialog")
    page.keyboard.press("Escape")
    page.goto("#/new")
    expect(page.get_by_role("heading", name="New game")).to_be_visible()
    judge.look("set-up of Hansa")
    page.locator("label", has=page.locator("#game-teutonica")).click()
    page.get_by_role("button", name="Add a player").click()
    judge.look("set-up of Hansa Teutonica")
    cards = ("#/summary/hansa", "#/summary/teutonica/4,board=eastern", "#/hints/hansa", "#/hints/teutonica")
    for address in ("#/rules/hansa", "#/rules/teutonica", "#/learn", *cards, "#/learn/hansa/1", "#/learn/teutonica/1"):
        page.goto(address)
        page.wait_for_function("document.activeElement !== document.body")
        judge.look(address)


@pytest.mark.parametrize("judge", ["phone"], indirect=True)
def test_the_table_of_hansa(judge: Judge) -> None:
    page = judge.page
    judge.record("first booths", hansa_played([]))
    judge.record("a turn", hansa_played(OPENING))
    for name in ("score", "log", "help", "app.menu"):
        judge.sheet(name, f'[data-do="{name}"]')
    page.keyboard.press("v")
    judge.look("as tables")
    page.keyboard.press("v")
    page.keyboard.press("h")
    judge.look("looking back", "#table-bar")
    page.keyboard.press("Escape")
    judge.record("before a sale", with_a_sale_to_come())
    judge.sheet("a sale", '[data-id="do:sell"]')
    page.locator('[data-id="do:sell"]').click()
    page.locator('#dialog [data-do="sell"]').click()
    judge.look("a loss", "#table-bar")
    judge.record("the end", ended("hansa-four-players-bonuses"))


@pytest.mark.parametrize("judge", ["tablet"], indirect=True)
def test_the_table_of_hansa_teutonica(judge: Judge) -> None:
    page = judge.page
    judge.record("a turn", fill(teutonica_played([]), "stade-hamburg", "ttt"))
    for name in ("score", "log", "help", "desk", "stock"):
        judge.sheet(name, f'[data-do="{name}"]')
    judge.sheet("a route", "#do-route")
    page.keyboard.press("v")
    judge.look("as tables")
    judge.sheet("a city", '[data-id="city:hamburg"]')
    page.keyboard.press("v")
    page.keyboard.press("h")
    judge.look("looking back", "#table-bar")
    judge.record("before a displacement", teutonica_played(["place t stade-hamburg.1", "end"]))
    judge.sheet("a displacement", '.board [data-id="post:stade-hamburg.1"]')
    page.keyboard.press("e")
    judge.look("handing on", "#table-bar")
    displaced = ["place t stade-hamburg.1", "end", "displace t stade-hamburg.1", "pay 1t"]
    judge.record("an answer", teutonica_played(displaced))


@pytest.mark.parametrize("judge", ["tablet"], indirect=True)
def test_what_hansa_teutonica_may_have_besides(judge: Judge) -> None:
    judge.record("missions and favours", teutonica_played([], missions="on", favours="on"))
    judge.sheet("a mission", '.bar [data-do="mission"]')
    judge.sheet("a favour", '.bar [data-id^="tile:"]')
    match = teutonica_played([])
    route = tavern_with(match, "move-three")
    fill(match, route, "t" * len(match.game.view(match.state, 0).posts(route)))
    for line in (f"route {route}", "nothing"):
        match.play(line)
    judge.record("a marker", match)
    judge.sheet("what a marker does", '.bar [data-id="marker:move-three"]')
    judge.record("two players", teutonica_played([], 2, "hanseatic-2-3", edition="2009"))
    judge.record("abroad", teutonica_played([], 4, "britannia-4-5"))
    judge.record("who leads where", ended("teutonica-britannia-4-5-cities"))
    judge.sheet("a country", '[data-do="row"][data-value="0 country:wales"]')
    judge.record("the end", ended("teutonica-missions-and-favours"))
