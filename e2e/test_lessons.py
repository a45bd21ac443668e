"""The lessons as a learner takes them: reading, and tapping what the coach points at."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import wait_until_ready
from e2e.table import touch
from web.games import kits
from web.text import say

# What a learner sees who does as the coach says: a button to go on, a choice that is meant, a thing that glows.
NEXT = """() => {
  const shown = (selector) => [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
  const dialog = document.querySelector("dialog[open]");
  const seek = dialog
    ? ["dialog [data-meant]", "dialog [data-do=yes]", "dialog .button.primary"]
    : ["#coach-on", "#table-bar .pick[data-meant]", ".board .target.is-legal", "#table-bar [data-meant]"];
  const found = seek.map(shown).find(Boolean);
  if (!found) return null;
  document.querySelectorAll("[data-tap]").forEach((one) => one.removeAttribute("data-tap"));
  (found.querySelector(".city-name, .town-name, .ring") || found).setAttribute("data-tap", "");
  return found.outerHTML.slice(0, 200);
}"""
TAPS = 30
COURSES = {game: [one for one in kit.lessons if one.group == kit.lessons[0].group] for game, kit in kits().items()}
"""The games themselves; what can wait is taught in the same way, and tests/web takes those lessons."""

COACH = """() => {
  const box = document.querySelector("#coach").getBoundingClientRect(), says = document.querySelector(".coach-says");
  return { top: box.top, height: box.height, cut: says.scrollHeight > says.clientHeight, scrolled: scrollY };
}"""


def learn(page: Page) -> None:
    """Tap through one lesson to its end. The coach stays as large as he is, and all that he says can be read."""
    stands = page.evaluate(COACH)
    for _ in range(TAPS):
        assert page.evaluate(COACH) == {**stands, "cut": False, "scrolled": 0}, page.locator("#coach").inner_text()
        if page.get_by_role("button", name=say("lesson.again"), exact=True).count():
            return
        assert page.evaluate(NEXT), page.locator("#coach").inner_text()
        touch(page, "[data-tap]")
    raise AssertionError(f"the lesson does not end: {page.locator('#coach').inner_text()}")


@pytest.mark.parametrize("game", COURSES)
def test_a_course_is_taken_to_its_end_by_tapping(game: str, open_app: Callable[[Page], Page], phone: Page) -> None:
    open_app(phone)
    phone.get_by_role("link", name=say("learn.open"), exact=True).click()
    phone.locator(f".course-{game}").get_by_role("link", name=say("learn.begin"), exact=True).click()
    for lesson in COURSES[game]:
        expect(phone.locator("#coach")).to_contain_text(say(f"lesson.{game}.{lesson.number}"))
        learn(phone)
        if lesson.number < len(COURSES[game]):
            phone.get_by_role("link", name=say("lesson.next")).click()
    expect(phone.get_by_role("link", name=say("lesson.play"), exact=True)).to_be_visible()
    phone.get_by_role("link", name=say("lesson.all")).click()
    expect(phone.locator(f".course-{game} .is-done")).to_have_count(len(COURSES[game]))
    phone.go_back()
    phone.reload()
    wait_until_ready(phone)
    phone.goto("#/")
    expect(phone.get_by_text(say("home.none"))).to_be_visible()


def test_a_lesson_is_taken_on_a_phone_with_the_keyboard_alone(open_app: Callable[[Page], Page], phone: Page) -> None:
    open_app(phone)
    phone.goto("#/learn/hansa/1")
    expect(phone.locator("#coach")).to_contain_text(say("lesson.hansa.1.aim"))
    keyboard = phone.keyboard
    keyboard.press("e")
    expect(phone.locator("#coach")).to_contain_text(say("lesson.hansa.1.look"))
    keyboard.press("e")
    keyboard.press("b")
    expect(phone.locator("#coach")).to_contain_text(say("lesson.hansa.1.sail"))
    for _ in range(9):
        keyboard.press("n")
        if phone.evaluate("document.activeElement.dataset.id") == "city:luebeck":
            break
    keyboard.press("Enter")
    expect(phone.locator("#coach")).to_contain_text(say("lesson.hansa.1.buy"))
