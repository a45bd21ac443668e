"""A turn at the table of Hansa: undo, reasons, sales and losses, and a layout in which nothing is cut off."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

import hansa
from e2e.shell import begin
from e2e.table import CENTRE, look, open_record, played, spot, touch
from web.screens.compass import neighbour
from web.screens.hansa_board import positions

OpenApp = Callable[[Page], Page]
OPENING = ("booths danzig", "booths riga", "booths reval", "booths danzig", "booths luebeck", "booths kalmar")
SIZES = [(1024, 768), (1440, 900), (1366, 768), (768, 1024), (390, 844), (844, 390)]


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
    expect(bar).to_contain_text("In Danzig")
    touch(page, '[data-do="redo"]')
    expect(bar).to_contain_text("In Kalmar")
    touch(page, '[data-do="reset"]')
    expect(bar).to_contain_text("In Copenhagen")
    expect(coins).to_have_text("6")
    touch(page, '[data-do="redo"]')
    expect(bar).to_contain_text("In Danzig")


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
    expect(page.locator(".why-not")).to_have_text("There is nothing that can be taken back.")
    touch(page, spot("city:copenhagen"))
    expect(page.locator('[data-do="undo"]')).not_to_have_attribute("aria-disabled", "true")


def test_what_is_not_possible_says_why(tablet: Page, open_app: OpenApp) -> None:
    page = open_app(tablet)
    open_record(page, played(OPENING))
    for target, reason in {
        "city:kalmar": "The arrow runs from Kalmar to Copenhagen, not the other way. (Rule H11)",
        "city:riga": "No arrow leads straight from Copenhagen to Riga. (Rule H11)",
        "space:riga.1": "The ship lies in Copenhagen. Only goods there can be bought. (Rule H10)",
        "do:sell": "Selling in Copenhagen needs a booth of yours there. (Rule H14)",
        "do:replenish": "No warehouse space is empty. (Rule H8)",
    }.items():
        touch(page, spot(target))
        expect(page.locator(".why-not")).to_have_text(reason)
        expect(page.locator("#announce")).to_have_text(reason)
    touch(page, spot("city:danzig"))
    expect(page.locator(".why-not")).to_have_count(0)
    expect(page.locator("#announce")).to_contain_text("Anna sails from Copenhagen to Danzig.")


def test_a_sale_by_touch_and_the_loss_of_the_other(tablet: Page, open_app: OpenApp) -> None:
    page = open_app(tablet)
    match = with_a_sale_to_come()
    seller, other = match.setup.players[match.to_act], match.setup.players[1 - match.to_act]
    open_record(page, match)
    touch(page, spot("do:sell"))
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text(re.compile(f"{other} loses 1 marker of \\w+, and chooses which."))
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
    expect(page.get_by_role("dialog")).to_contain_text("It leaves the game")
    touch(page, 'dialog [data-do="build"]')
    touch(page, spot("do:end"))
    expect(page.get_by_role("dialog")).to_contain_text("1 taler above three goes back to the bank.")
    touch(page, 'dialog [data-do="yes"]')
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
    for button in page.locator(".table-bar button").all():
        box = button.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 40
        assert box["height"] >= 44


OVERLAPS = """() => {
  const names = [".table-head", ".table-board", ".table-bar", ".table-players", ".table-log"];
  const boxes = names.map((name) => [name, document.querySelector(name).getBoundingClientRect()])
    .filter(([, box]) => box.height > 0);
  const bad = [];
  for (const [name, box] of boxes)
    if (box.left < -1 || box.right > innerWidth + 1) bad.push(`${name} sticks out`);
  for (const [one, a] of boxes)
    for (const [two, b] of boxes)
      if (one < two && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
        bad.push(`${one} over ${two}`);
  for (const words of document.querySelectorAll(".action .label, .action .note, .prompt, .pick span, .figure b"))
    if (words.scrollWidth > words.clientWidth + 1 && getComputedStyle(words).display !== "inline")
      bad.push(`cut off: ${words.textContent}`);
  return bad;
}"""


def test_nothing_is_cut_off_and_nothing_overlaps(desktop: Page, open_app: OpenApp) -> None:
    page = open_app(desktop)
    for match in (played(OPENING), with_a_sale_to_come()):
        open_record(page, match)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            upright = width < 640
            expect(page.locator(".board-tall" if upright else ".board-wide")).to_be_visible()
            assert page.evaluate(OVERLAPS) == [], (width, height)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (width, height)
            if not upright:
                assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), (width, height)
        page.go_back()


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
    expect(page.locator("#table-bar")).to_contain_text("In Lübeck")
    assert page.evaluate(focus) == "city:luebeck", "the keyboard stays where it was"
    assert page.evaluate("document.querySelectorAll('.board [tabindex=\"0\"]').length") == 1
    page.keyboard.press("z")
    expect(page.locator("#table-bar")).to_contain_text("In Copenhagen")
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
    expect(page.locator("#table-bar")).to_contain_text("In Kalmar")
