"""A turn at the table of Hansa: undo, reasons, sales and losses."""

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

import hansa
from e2e.shell import begin
from e2e.table import CENTRE, look, open_record, played, spot, touch
from web.games.baltic.labels import positions
from web.table.cursor import neighbour

OpenApp = Callable[[Page], Page]
OPENING = ("booths danzig", "booths riga", "booths reval", "booths danzig", "booths luebeck", "booths kalmar")


def with_a_sale_to_come() -> hansa.Match:
    """The player whose turn it is can sell something, and the other will have to choose what to lose."""
    for seed in range(200):
        match = played(OPENING, seed=str(seed))
        while match.to_act != hansa.OVER and match.ply < 160:
            view = match.game.view(match.state, 0)
            if view.phase == "loss":
                # Before the sale is played, so that the page plays it.
                sale = next(ply for ply in reversed(range(match.ply)) if match.log[ply].family == "sell")
                return match.branch(sale)
            families = {action.family: action for action in match.legal_actions}
            wanted = next(
                name for name in ("booths", "replenish", "sell", "buy", "sail", "discard", "end") if name in families
            )
            match.play(families[wanted])
    raise AssertionError("no such game")


def test_undo_redo_and_restart(tablet: Page, open_app: OpenApp) -> None:
    page = open_app(tablet)
    open_record(page, played(OPENING))
    bar = page.locator("#table-bar")
    coins = bar.locator(".figure b")
    expect(coins).to_have_text("6")
    expect(page.locator('[data-do="undo"]')).to_have_attribute("aria-disabled", "true")
    touch(page, spot("city:danzig"))
    touch(page, spot("city:kalmar"))
    expect(coins).to_have_text("4")
    touch(page, '[data-do="undo"]')
    expect(coins).to_have_text("5")
    expect(bar).to_contain_text("Ship in Danzig")
    touch(page, '[data-do="redo"]')
    expect(bar).to_contain_text("Ship in Kalmar")
    touch(page, '[data-do="reset"]')
    expect(bar).to_contain_text("Ship in Copenhagen")
    expect(coins).to_have_text("6")
    touch(page, '[data-do="redo"]')
    expect(bar).to_contain_text("Ship in Kalmar")


def test_nothing_is_taken_back_once_hidden_markers_came_to_light(tablet: Page, open_app: OpenApp) -> None:
    page = open_app(tablet)
    ware = played(OPENING).game.view(played(OPENING).state, 0).wares("copenhagen")[0]
    open_record(page, played((*OPENING, f"buy {ware}", "sail danzig", "sail kalmar", "end")))
    touch(page, spot("city:copenhagen"))
    touch(page, '[data-do="undo"]')
    expect(page.locator("#do-replenish")).to_contain_text("no undo")
    touch(page, spot("do:replenish"))
    expect(page.locator('[data-do="undo"]')).to_have_attribute("aria-disabled", "true")
    touch(page, '[data-do="undo"]')
    expect(page.locator(".why-not")).to_contain_text("Something hidden was revealed")
    touch(page, spot("city:copenhagen"))
    expect(page.locator('[data-do="undo"]')).not_to_have_attribute("aria-disabled", "true")


def test_what_is_not_possible_says_why(tablet: Page, open_app: OpenApp) -> None:
    page = open_app(tablet)
    open_record(page, played(OPENING))
    for target, reason in {
        "city:copenhagen": "The ship already lies in Copenhagen. (Rule H11)",
        "do:sell": "Selling in Copenhagen needs a booth of yours there. (Rule H14)",
        "do:replenish": "No warehouse space is empty. (Rule H8)",
    }.items():
        touch(page, spot(target))
        expect(page.locator(".why-not")).to_have_text(reason)
        expect(page.locator("#announce")).to_have_text(reason)
    touch(page, spot("city:kalmar"))
    expect(page.locator(".why-not")).to_have_count(0)
    expect(page.locator("#announce")).to_contain_text("Anna sails from Danzig to Kalmar.")
    touch(page, '[data-do="undo"]')
    expect(page.locator("#table-bar")).to_contain_text("Ship in Copenhagen")


def test_a_sale_by_touch_and_the_loss_of_the_other(tablet: Page, open_app: OpenApp) -> None:
    page = open_app(tablet)
    match = with_a_sale_to_come()
    seller, other = match.setup.players[match.to_act], match.setup.players[1 - match.to_act]
    open_record(page, match)
    touch(page, spot("do:sell"))
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text(re.compile(f"{other} loses one good, \\w+, and chooses which."))
    expect(sheet).to_contain_text("goes back to your supply.")
    first = sheet.locator('[data-do="toggle"]').first
    expect(first).to_have_attribute("aria-pressed", "true")
    first.tap()
    expect(first).to_have_attribute("aria-pressed", "false")
    first.tap()
    touch(page, 'dialog [data-do="sell"]')
    bar = page.locator("#table-bar")
    expect(bar).to_contain_text(f"{other} must choose")
    assert len(look(page)["picks"]) > 1
    touch(page, ".table-bar .pick")
    expect(bar).to_contain_text(f"{seller}’s turn")
    expect(page.locator("#table-log")).to_contain_text(f"{other} loses")


def test_a_turn_on_a_phone(phone: Page, open_app: OpenApp) -> None:
    page = open_app(phone)
    begin(page, "Anna", "Bo")
    for city in ("danzig", "riga", "reval", "danzig", "luebeck", "kalmar"):
        touch(page, spot(f"city:{city}"))
        touch(page, '[data-do="confirm"]')
    expect(page.locator("#table-bar")).to_contain_text("Anna’s turn")
    touch(page, spot("space:copenhagen.1"))
    touch(page, spot("city:danzig"))
    touch(page, spot("do:build"))
    touch(page, spot("do:end"))
    touch(page, '[data-do="confirm"]')
    expect(page.locator("#table-bar")).to_contain_text("Bo’s turn")
    touch(page, ".plate-score")
    expect(page.get_by_role("dialog")).to_contain_text("Score if the game ended now")


def test_targets_are_large_enough_for_fingers(phone: Page, open_app: OpenApp) -> None:
    page = open_app(phone)
    open_record(page, played(OPENING))
    assert page.evaluate("document.querySelector('#table-bar').getBoundingClientRect().height") >= 56
    for target in page.evaluate("[...document.querySelectorAll('.board .target')].map((one) => one.dataset.id)"):
        width, height = page.evaluate(CENTRE, f'.board [data-id="{target}"]')["size"]
        assert min(width, height) >= 24, target
    for button in page.locator(".table-bar button:visible").all():
        box = button.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44


def test_arrow_keys_walk_over_the_board(desktop: Page, open_app: OpenApp) -> None:
    page = open_app(desktop)
    open_record(page, played(OPENING))
    focus = "document.activeElement.dataset.id"
    page.keyboard.press("ArrowDown")
    here = "city:copenhagen"
    assert page.evaluate(focus) == here
    for key in ("ArrowLeft", "ArrowDown", "ArrowDown", "ArrowRight", "ArrowUp"):
        here, before = neighbour(positions("wide"), here, key), here
        page.keyboard.press(key)
        assert page.evaluate(focus) == here != before
    while page.evaluate(focus) != "city:luebeck":
        page.keyboard.press("n")
    page.keyboard.press("Enter")
    expect(page.locator("#table-bar")).to_contain_text("Ship in Lübeck")
    assert page.evaluate(focus) == "city:luebeck", "the keyboard stays where it was"
    assert page.evaluate("document.querySelectorAll('.board [tabindex=\"0\"]').length") == 1
    page.keyboard.press("z")
    expect(page.locator("#table-bar")).to_contain_text("Ship in Copenhagen")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Move over the board")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_the_ship_glides_unless_less_motion_is_wished_for(desktop: Page, open_app: OpenApp) -> None:
    page = open_app(desktop)
    open_record(page, played(OPENING))
    moving = "document.querySelector('[data-piece=ship]').firstElementChild.getAnimations().length"
    page.emulate_media(reduced_motion="no-preference")
    page.locator(spot("city:danzig")).click()
    assert page.evaluate(moving) == 1
    page.emulate_media(reduced_motion="reduce")
    page.locator(spot("city:kalmar")).click()
    assert page.evaluate(moving) == 0
    expect(page.locator("#table-bar")).to_contain_text("Ship in Kalmar")


def with_computers(game: str) -> hansa.Match:
    """A game in which three computers have made moves and a person is to play."""
    names = ("Hinrich", "Anna", "Wobbeke", "Tideman")
    options = {"start": "1"} if game == "hansa" else {"start": "1", "board": "hanseatic-4-5"}
    match = hansa.new(hansa.Setup(game, names, options, "rail"))
    rng = Random(4)  # noqa: S311 - a game, not a secret
    while match.ply < 60 or match.to_act != 1:
        match.play(rng.choice(match.legal_actions))
    match.seats = ("apprentice", "person", "merchant", "master")
    return match


@pytest.mark.parametrize("game", ["hansa", "teutonica"])
def test_names_and_log_have_room_in_the_rail_of_a_tablet(tablet: Page, open_app: OpenApp, game: str) -> None:
    page = open_app(tablet)
    open_record(page, with_computers(game))
    cut = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"
    assert page.locator(".plate .name").evaluate_all(cut) == []
    assert page.locator(".log-ways .button").evaluate_all(cut) == []
    box = page.locator(".log-ways").bounding_box()
    assert box
    assert box["height"] <= 64
    assert page.locator(".log-ways .button").count() == 3
    heights = page.locator(".log-moment").evaluate_all("(all) => all.map((one) => one.clientHeight)")
    assert min(heights) >= 24
    badge = page.locator("#table-log .log-line .piece").first.bounding_box()
    assert badge
    page.touchscreen.tap(badge["x"] + 4, badge["y"] + 4)
    expect(page.locator("#table-bar")).to_contain_text("Looking back")
