"""Turns at the table of Hansa Teutonica by touch and by keyboard: every kind of action and answer."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

import hansa
from e2e.shell import at_home
from e2e.table import open_record, touch
from e2e.teutonica import fill, first_glowing, marker_in_reach, pick, played, post, prompt, set_up, sheet
from tests.teutonica.games import choose

COVERED = """() => [...document.querySelectorAll('.board [data-id^="post:"]')].filter((post) => {
  const box = post.querySelector(".hit").getBoundingClientRect();
  const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return found?.closest("[data-id]") !== post;
}).map((post) => post.dataset.id)"""
OpenApp = Callable[[Page], Page]


def test_displacing_and_the_answer(tablet: Page, open_app: OpenApp) -> None:
    page = open_app(tablet)
    open_record(page, played(["place t stade-hamburg.1", "place t stade-hamburg.2", "end"]))
    prompt(page, "Bo’s turn")
    touch(page, post("stade-hamburg.2"))
    sheet(page, "Displace Anna’s trader?")
    sheet(page, "may bring 1 piece more")
    touch(page, '#dialog [data-do="displace"]')
    prompt(page, "Anna must choose")
    expect(page.locator(".bar-head.is-asking")).to_be_visible()
    near = first_glowing(page, "post")
    assert "stade-hamburg" not in near
    touch(page, post("stade-hamburg.3"))
    prompt(page, "Not on the route it was displaced from. (Rule T12)")
    touch(page, f'.board [data-id="{near}"]')
    prompt(page, "You may bring 1 more piece from your stock.")
    page.get_by_role("button", name="No more pieces").click()
    prompt(page, "Bo’s turn")
    expect(page.locator("#table-log")).to_contain_text("Bo displaces Anna’s trader")


def test_moving_two_and_undoing(tablet: Page, open_app: OpenApp) -> None:
    page = open_app(tablet)
    match = fill(played([]), "groningen-emden", "tt")
    open_record(page, match)
    touch(page, post("groningen-emden.1"))
    prompt(page, "Holding 1 of 2")
    touch(page, post("stade-hamburg.1"))
    prompt(page, "1 of 2 moved")
    touch(page, post("groningen-emden.2"))
    touch(page, post("stade-hamburg.2"))
    prompt(page, "1 action left")
    expect(page.locator(post("stade-hamburg.2") + " .man")).to_be_visible()
    page.locator("[data-do=reset]").click()
    prompt(page, "2 actions left")
    expect(page.locator(post("stade-hamburg.2") + " .man")).to_have_count(0)


@pytest.mark.parametrize(
    ("filled", "choice", "told"),
    [
        ("stade-hamburg ttt", "Office in Hamburg", "Anna opens an office in Hamburg with a trader."),
        ("stade-hamburg ttt", "Develop Privilege", "Anna develops Privilege: now orange (II)."),
        ("coellen-warburg mttt", "7 special points", "Anna puts a merchant on 7 special points."),
        ("stade-hamburg ttt", "Take nothing", "Anna creates the route Stade–Hamburg."),
    ],
)
def test_a_route_and_what_it_brings(tablet: Page, open_app: OpenApp, filled: str, choice: str, told: str) -> None:
    page = open_app(tablet)
    route, pieces = filled.split()
    open_record(page, fill(played([]), route, pieces))
    expect(page.locator(f'.board .route.is-legal[data-id="route:{route}"]')).to_be_attached()
    touch(page, post(f"{route}.1"))
    sheet(page, "Then choose one")
    pick(page, choice)
    prompt(page, "1 action left")
    expect(page.locator("#table-log")).to_contain_text(told)
    for n in range(len(pieces)):
        expect(page.locator(post(f"{route}.{n + 1}") + " .man")).to_have_count(0)


def test_what_is_not_possible_says_why_in_the_sheet(tablet: Page, open_app: OpenApp) -> None:
    page = open_app(tablet)
    open_record(page, fill(played([]), "stade-hamburg", "ttt"))
    page.locator("#do-route").click()
    office = page.locator(".pick", has_text="Office in Stade")
    expect(office).to_contain_text("It takes a merchant from this route, and there is none. (Rule T18)")
    office.click(force=True)
    sheet(page, "Then choose one")


def test_a_marker_is_taken_used_and_a_new_one_is_placed(tablet: Page, open_app: OpenApp) -> None:
    page = open_app(tablet)
    match, route = marker_in_reach()
    open_record(page, match)
    touch(page, post(f"{route}.1"))
    sheet(page, "You take the marker “move three”")
    pick(page, "Take nothing")
    page.locator('.bar [data-id="marker:move-three"]').click()
    sheet(page, "Move up to three pieces of other players to free posts.")
    page.get_by_role("button", name="Use it").click()
    touch(page, post("emden-osnabrueck.1"))
    touch(page, post("emden-osnabrueck.2"))
    prompt(page, "1 of 3 moved")
    page.locator("#do-done").click()
    page.locator("#do-end").click()
    sheet(page, "1 action.")  # new markers are drawn then, so this is the last look
    page.locator("dialog [data-do=yes]").click()
    prompt(page, "tap a glowing route")
    chosen = first_glowing(page, "route")
    touch(page, f'.board [data-id="{chosen}"] .spot')
    prompt(page, "Turn over")
    page.locator("[data-do=confirm]").click()
    prompt(page, "Bo’s turn")


def test_a_finger_on_a_phone_chooses_merchants_also_while_the_bar_says_why_not(phone: Page, open_app: OpenApp) -> None:
    page = open_app(phone)
    open_record(page, played([]))
    touch(page, '.bar [data-id="do:displace"]')
    expect(page.locator(".bar .why-not")).to_be_visible()
    touch(page, '.bar [data-id="supply:m"]')
    expect(page.locator('.ware.is-next[data-id="supply:m"]')).to_be_visible()
    touch(page, '.bar [data-id="supply:t"]')
    expect(page.locator('.ware.is-next[data-id="supply:t"]')).to_be_visible()


def test_income_with_a_choice(tablet: Page, open_app: OpenApp) -> None:
    page = open_app(tablet)
    match = fill(played([]), "coellen-warburg", "mttt")
    match.play("route coellen-warburg")
    match.play("nothing")
    open_record(page, match)
    page.locator("#do-income").click()
    sheet(page, "your bank gives up to 3")
    page.locator("#merchant-minus").click()
    page.locator("#trader-plus").click()
    page.get_by_role("button", name="Take 3 traders").click()
    prompt(page, "No action left")


def test_a_turn_by_keyboard_alone(desktop: Page, open_app: OpenApp) -> None:
    page = open_app(desktop)
    open_record(page, played([]))
    page.keyboard.press("t")
    expect(page.locator('.ware.is-next[data-id="supply:t"]')).to_be_visible()
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    prompt(page, "1 action left")
    page.keyboard.press("i")
    prompt(page, "No action left")
    page.keyboard.press("u")
    prompt(page, "1 action left")
    page.keyboard.press("e")
    prompt(page, "Turn over")
    expect(page.locator(".unused")).to_contain_text("1 action.")
    page.keyboard.press("e")
    prompt(page, "Bo’s turn")
    expect(page.locator("#announce")).to_contain_text("Bo’s turn")


def test_a_mission_is_shown_and_marked_for_its_owner_alone(tablet: Page, open_app: OpenApp) -> None:
    page = open_app(tablet)
    match = played([], missions="on")
    mission = match.game.view(match.state, 0).desk(0).mission
    name = match.game.view(match.state, 0).board.city(mission[0]).name
    flags = page.locator(".board .mission-flag")
    open_record(page, match)
    prompt(page, "Anna’s turn")
    page.locator("#table-bar [data-do=mission]").click()
    sheet(page, "The mission of Anna")
    sheet(page, name)
    page.get_by_role("button", name="Mark them on the board").click()
    expect(flags).to_have_count(3)
    page.get_by_role("button", name="Hide it again").click()
    expect(page.locator("#dialog")).not_to_be_visible()
    page.keyboard.press("e")
    expect(flags).to_have_count(0)
    page.keyboard.press("e")
    prompt(page, "Bo’s turn")
    expect(page.locator("#dialog")).not_to_be_visible()
    expect(page.locator("#table-bar [data-do=mission]")).to_have_attribute("aria-label", "Bo’s mission")


def test_the_pawn_of_two(tablet: Page, open_app: OpenApp) -> None:
    page = open_app(tablet)
    set_up(page, "hanseatic-2-3", 2)
    prompt(page, "You go second, so you choose where the pawn begins")
    touch(page, f'.board [data-id="{first_glowing(page, "province")}"]')
    page.locator("[data-do=confirm]").click()
    prompt(page, "2 actions left")
    page.locator("#do-pawn").click()
    touch(page, f'.board [data-id="{first_glowing(page, "province")}"]')
    expect(page.locator("#table-log")).to_contain_text("moves the pawn")


def with_printed_bonus() -> hansa.Match:
    """Somebody has created a sea route and may use what is printed there."""
    for seed in range(40):
        match = played([], 3, "eastern")
        rng = Random(seed)  # noqa: S311 - a game, not a secret
        while match.to_act != hansa.OVER:
            if match.game.view(match.state, 0).phase in {"from-route", "green-office", "develop"}:
                return match
            match.play(choose(match.state, match.legal_actions, rng, 0.9))
    raise AssertionError("no such game")


def test_a_printed_bonus_can_be_declined(tablet: Page, open_app: OpenApp) -> None:
    page = open_app(tablet)
    open_record(page, with_printed_bonus())
    page.get_by_role("button", name="Decline").click()
    expect(page.locator(".bar-turn, .bar-rest")).to_be_visible()


def test_everything_on_a_board_can_be_hit(desktop: Page, open_app: OpenApp) -> None:
    """Nothing lies over a post, so that a tap on its middle means it."""
    page = open_app(desktop)
    for board, players in (
        ("hanseatic-4-5", 4),
        ("hanseatic-2-3", 3),
        ("eastern", 4),
        ("britannia-3", 3),
        ("britannia-4-5", 4),
    ):
        open_record(page, played([], players, board))
        for _ in range(2):
            page.keyboard.press("-")
        assert page.evaluate(COVERED) == [], board
        page.goto(page.url.partition("#")[0] + "#/")
        at_home(page)


def test_a_board_brings_its_seats_and_what_cannot_be_is_not_chosen(desktop: Page, open_app: OpenApp) -> None:
    page = open_app(desktop)
    page.get_by_role("link", name="New game").click()
    page.locator("label", has=page.locator("#game-teutonica")).click()
    expect(page.locator("#edition-2009")).to_be_checked()
    expect(page.locator(".seat")).to_have_count(2)
    page.locator("label", has=page.locator("#board-eastern")).click()
    expect(page.locator("#edition-2009")).to_be_disabled()
    expect(page.locator("#option-missions")).to_be_disabled()
    expect(page.locator("#level-2")).to_have_value("apprentice")
    page.locator("label", has=page.locator("#way-alone")).click()
    expect(page.locator("#level-1")).to_have_value("apprentice")
