"""Whole games by keyboard alone: letters, arrows, Enter and Tab, by players who know only what the page shows."""

from collections import deque
from collections.abc import Callable, Mapping
from typing import TypedDict

import pytest
from playwright.sync_api import Page, expect

from e2e.shell import at_table
from e2e.table import choose, look
from hansa.teutonica.board import BOARD_IDS, board
from web.games.teutonica.positions import positions
from web.table.cursor import ARROWS, neighbour

pytestmark = pytest.mark.slow

OpenApp = Callable[[Page], Page]
STEPS = 900
FOCUS = "document.activeElement.dataset.id ?? ''"
KEYS = {"do:replenish": "r", "do:sell": "s", "do:build": "t", "do:end": "e", "do:done": "d"}

# What a player who collects markers would do now: a key, a thing of the board, or a button of the sheet in front.
DECIDE = """() => {
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const able = (found) => found.filter((one) => one.getAttribute("aria-disabled") !== "true" && !one.disabled);
  const rank = { office: 0, special: 1, skill: 2, additional: 3, nothing: 9 };
  const order = (one) => rank[(one.dataset.value || "").split(" ")[0]] ?? 5;
  const best = (found) => found.sort((a, b) => order(a) - order(b))[0];
  if (document.querySelector(".final")) return { over: true };
  const dialog = document.querySelector("#dialog[open]");
  if (dialog) {
    const wanted = best(able(all("[data-do=create], [data-do=act], [data-do=yes]", dialog)));
    const stops = all("button, a[href], input", dialog).filter((one) => !one.disabled);
    return { tabs: stops.indexOf(wanted) - stops.indexOf(document.activeElement) };
  }
  const bar = document.getElementById("table-bar");
  if (bar.querySelector("[data-do=confirm]")) return { key: "e" };
  const picks = all(".pick", bar);
  if (picks.length) return { key: String(picks.indexOf(best(able([...picks]))) + 1) };
  const button = (name) => able(all(`#do-${name}`, bar)).length > 0;
  const glowing = all(".board .target.is-legal").map((one) => one.dataset.id);
  if (!bar.querySelector(".bar-turn")) {
    const holds = all(".holding .piece").length > 0;
    return button("done") && !(holds && glowing.length) ? { key: "d" } : { next: true };
  }
  const ready = glowing.filter((id) => id.startsWith("route:"));
  if (ready.length && button("route")) return ready.length > 1 ? { go: ready[0] } : { key: "r" };
  const colour = [...bar.querySelector(".bar-head").classList].find((name) => name.startsWith("player-"));
  const open = all("[id^='part-route:']").map((part) => {
    const posts = all(".post", part);
    const own = posts.filter((post) => post.querySelector(`.${colour}`)).length;
    const free = posts.filter((post) => post.classList.contains("is-legal"));
    return { own, free, left: posts.length - own, marker: part.querySelector(".marker") ? 1 : 0 };
  }).filter(({ free, left }) => free.length && free.length === left);
  open.sort((a, b) => b.marker - a.marker || a.left - b.left || b.own - a.own);
  if (open.length && button("place")) return { go: open[0].free[0].dataset.id };
  return { key: button("income") ? "i" : "e" };
}"""


class Wish(TypedDict, total=False):
    """What the player who looks at the page wants next."""

    over: bool
    tabs: int
    key: str
    go: str
    next: bool


def way(places: Mapping[str, tuple[float, float]], start: str, end: str) -> list[str]:
    """The shortest way over the board by arrow keys."""
    came: dict[str, tuple[str, str]] = {start: ("", "")}
    waiting = deque([start])
    while waiting and end not in came:
        here = waiting.popleft()
        for key in ARROWS:
            there = neighbour(places, here, key)
            if there not in came:
                came[there] = here, key
                waiting.append(there)
    keys = []
    while end != start:
        end, key = came[end]
        keys.append(key)
    return keys[::-1]


def tab_to(page: Page, words: str) -> None:
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.trim()") == words:
            return
    raise AssertionError(f"the Tab key does not reach {words!r}")


def tab_to_id(page: Page, name: str) -> None:
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.id") == name:
            return
    raise AssertionError(f"the Tab key does not reach {name!r}")


def names(page: Page, *players: str) -> None:
    for name in players:
        while page.evaluate("document.activeElement.type") != "text":
            page.keyboard.press("Tab")
        page.keyboard.type(name)
        page.keyboard.press("Tab")


def back_to_the_first_name(page: Page) -> None:
    """Shift and Tab, past the other names."""
    for _ in range(60):
        if page.evaluate("document.activeElement.id") == "name-0":
            return
        page.keyboard.press("Shift+Tab")
    raise AssertionError("no way back to the first name")


def test_hansa(desktop: Page, open_app: OpenApp) -> None:
    page = open_app(desktop)
    tab_to(page, "New game")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="New game")).to_be_focused()
    names(page, "Anna", "Bo")
    tab_to(page, "Begin")
    page.keyboard.press("Enter")
    at_table(page)
    for step in range(STEPS):
        seen = look(page)
        if seen["over"]:
            break
        if seen["dialog"]:
            page.keyboard.press("Enter")
        elif seen["handing"]:
            page.keyboard.press("e")
        elif seen["picks"]:
            page.keyboard.press("1")
        else:
            _press_for(page, choose(seen, step))
    else:
        raise AssertionError("the game does not end")
    expect(page.get_by_role("heading", level=1)).to_contain_text("win")


def _press_for(page: Page, target: str) -> None:
    """A letter for the buttons; for what lies on the board N until the keyboard is there, then Enter."""
    if letter := KEYS.get(target):
        page.keyboard.press(letter)
        return
    for _ in range(20):
        if page.evaluate(FOCUS) == target:
            page.keyboard.press("Enter")
            return
        page.keyboard.press("n")
    raise AssertionError(f"the keyboard does not reach {target}")


def test_hansa_teutonica(desktop: Page, open_app: OpenApp) -> None:
    page = open_app(desktop)
    tab_to(page, "New game")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="New game")).to_be_focused()
    tab_to_id(page, "game-hansa")
    page.keyboard.press("ArrowDown")
    expect(page.locator("#game-teutonica")).to_be_checked()
    tab_to(page, "Add a player")
    page.keyboard.press("Enter")
    back_to_the_first_name(page)
    names(page, "Anna", "Bo", "Cleo")
    tab_to(page, "Begin")
    page.keyboard.press("Enter")
    at_table(page)
    places = _places(page)
    for _ in range(STEPS):
        wish: Wish = page.evaluate(DECIDE)
        if "over" in wish:
            break
        _do(page, wish, places)
    else:
        raise AssertionError("the game does not end")
    expect(page.get_by_role("heading", level=1)).to_contain_text("win")


def _places(page: Page) -> Mapping[str, tuple[float, float]]:
    """Where everything lies on the board that the page shows."""
    shown = set(page.evaluate("[...document.querySelectorAll('.board .target')].map((one) => one.dataset.id)"))
    every = (positions(board(name)) for name in BOARD_IDS)
    return next(places for places in every if places.keys() <= shown)


def _do(page: Page, wish: Wish, places: Mapping[str, tuple[float, float]]) -> None:
    press = page.keyboard.press
    if "key" in wish:
        press(wish["key"])
    elif "tabs" in wish:
        for _ in range(abs(wish["tabs"])):
            press("Tab" if wish["tabs"] > 0 else "Shift+Tab")
        press("Enter")
    elif "next" in wish:
        press("n")
        press("Enter")
    else:
        here = page.evaluate(FOCUS)
        if here not in places:
            press("ArrowDown")
            here = page.evaluate(FOCUS)
        for key in way(places, here, wish["go"]):
            press(key)
        assert page.evaluate(FOCUS) == wish["go"]
        press("Enter")
