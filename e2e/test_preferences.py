"""What a person likes takes effect at the table at once: forced choices, projected scores, motion."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

import hansa
from e2e.conftest import wait_until_ready
from e2e.shell import at_home
from e2e.table import open_record
from e2e.teutonica import played
from scripts.tasks.places import ROOT

OpenApp = Callable[[Page], Page]
GLIDES = '(post) => document.querySelector(`[data-stands="${post}"]`)?.firstElementChild.getAnimations().length'


def prefer(page: Page, *chosen: str) -> None:
    """Choose in the sheet of preferences, which the table's menu opens."""
    page.locator('[data-do="app.menu"]').click()
    page.locator('#dialog [data-do="app.preferences"]').click()
    for name in chosen:
        page.locator("label", has=page.locator(f"#{name}")).click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


def place(page: Page, post: str) -> int:
    """Place a trader; how many of its parts glide."""
    page.keyboard.press("t")
    page.locator(f'.board [data-id="post:{post}"]').click()
    return int(page.evaluate(GLIDES, f"post:{post}"))


def test_forced_choices_and_scores_are_as_one_likes(desktop: Page, open_app: OpenApp) -> None:
    page = open_app(desktop)
    game = hansa.load((ROOT / "tests" / "golden" / "hansa-board-bought-empty.hansa").read_text())
    only = [[action.family for action in game.game.legal_actions(game.at(ply))] for ply in range(game.ply)]
    ply = only.index(["replenish"])
    filling = page.locator("#do-replenish")
    open_record(page, game.branch(ply))
    expect(filling).to_have_attribute("aria-disabled", "true")  # it was the only thing to do, and is done
    expect(page.locator(".plate-score").first).to_be_visible()
    prefer(page, "switch-auto", "switch-projection")
    expect(page.locator(".plate-score").first).to_be_hidden()
    page.goto("#/")
    at_home(page)
    open_record(page, game.branch(ply))
    expect(filling).not_to_have_attribute("aria-disabled", "true")
    filling.click()
    expect(filling).to_have_attribute("aria-disabled", "true")


def test_a_placed_piece_glides_unless_less_motion_is_wished_for(desktop: Page, open_app: OpenApp) -> None:
    page = open_app(desktop)
    page.emulate_media(reduced_motion="no-preference")
    open_record(page, played([]))
    assert place(page, "stade-hamburg.1") == 1
    page.keyboard.press("u")
    page.emulate_media(reduced_motion="reduce")
    assert place(page, "stade-hamburg.1") == 0
    page.emulate_media(reduced_motion="no-preference")
    prefer(page, "motion-off")
    assert place(page, "stade-hamburg.2") == 0
    page.reload()
    wait_until_ready(page)
    page.keyboard.press("u")
    assert place(page, "stade-hamburg.3") == 0, "kept over a reload"


def test_a_tap_turns_the_sounds_off_and_the_device_is_let_go_of(desktop: Page, open_app: OpenApp) -> None:
    desktop.add_init_script(
        """window.notes = 0;
        window.devices = [];
        const { createOscillator } = AudioContext.prototype;
        AudioContext.prototype.createOscillator = function () {
          window.notes += 1;
          if (!devices.includes(this)) devices.push(this);
          return createOscillator.call(this);
        };"""
    )
    page = open_app(desktop)
    open_record(page, played([]))
    place(page, "stade-hamburg.1")
    page.wait_for_function("notes > 0")
    assert page.evaluate("devices.length") == 1
    page.wait_for_function("devices[0].state === 'suspended'")
    page.get_by_role("button", name="Turn sound off").click()
    heard = page.evaluate("notes")
    place(page, "stade-hamburg.2")
    page.evaluate("allAnswered()")
    assert page.evaluate("notes") == heard
    expect(page.get_by_role("button", name="Turn sound on")).to_be_visible()
