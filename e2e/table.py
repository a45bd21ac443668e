"""How a person plays at the table of Hansa, for tests: by what the page shows and lets one touch or press."""

from collections.abc import Iterable
from typing import TypedDict

from playwright.sync_api import Page

import hansa
from e2e import answered
from e2e.shell import at_table, choose_file

LOOK = """() => {
  const ids = (selector) => [...document.querySelectorAll(selector)].map((found) => found.dataset.id);
  const dialog = document.querySelector("dialog[open]");
  return {
    over: document.querySelector(".final") !== null,
    handing: document.querySelector('[data-do="confirm"]') !== null,
    dialog: dialog && [...dialog.querySelectorAll("[data-do]")].map((one) => one.dataset.do),
    board: ids(".board .target.is-legal"),
    able: ids('.table-bar button[data-id]:not([aria-disabled="true"])'),
    picks: ids(".table-bar .pick"),
  };
}"""

# What stands in front of a game that was just opened goes by itself after a while: on a busy machine before one looks.
CLOSE_NOTICE = "() => document.querySelector('[data-do=\"app.close-notice\"]')?.click()"

# A piece may still be on its way there: what can be hit lies where the thing belongs.
# Something that lies under the edge of what floats over a board is brought to the middle, as a person would.
CENTRE = """(selector) => {
  const found = document.querySelector(selector);
  const thing = (element) => element?.closest("[data-id], [data-do]");
  const look = (block) => {
    found.scrollIntoView({ block, inline: block });
    const box = (found.querySelector(".hit") ?? found).getBoundingClientRect();
    const point = [box.x + box.width / 2, box.y + box.height / 2];
    return { point, hit: thing(document.elementFromPoint(...point)) === thing(found), size: [box.width, box.height] };
  };
  const near = look("nearest");
  return near.hit ? near : look("center");
}"""

EAGER = ("do:replenish", "space:", "do:sell", "city:", "do:build", "do:end")
"""What a hurried player does, best first: fill the warehouses, empty them, sell, sail, set up booths, end the turn."""


class Look(TypedDict):
    """What the page offers just now."""

    over: bool
    handing: bool
    dialog: list[str] | None
    board: list[str]
    able: list[str]
    picks: list[str]


def look(page: Page) -> Look:
    seen: Look = page.evaluate(LOOK)
    return seen


def touch(page: Page, selector: str) -> None:
    """A finger on the middle of a thing. Nothing else may lie over it."""
    place = page.evaluate(CENTRE, selector)
    assert place["hit"], f"something covers {selector}"
    page.touchscreen.tap(*place["point"])


def spot(target: str) -> str:
    """Where a thing of the table is touched: a city by its name, a space as it lies there, else by a button."""
    if target.startswith("city:"):
        return f'.board [data-id="{target}"] .city-name'
    if target.startswith("space:"):
        return f'.board [data-id="{target}"]'
    return f'.table-bar [data-id="{target}"]'


def choose(seen: Look, turn: int) -> str:
    """What the hurried player uses next; ways to sail are taken in turn, so that the ship sees all of the sea."""
    offered = [*seen["board"], *seen["able"]]
    for wanted in EAGER:
        fitting = sorted({target for target in offered if target.startswith(wanted)})
        if fitting:
            return fitting[turn % len(fitting)]
    raise AssertionError(f"nothing to do: {seen}")


def open_record(page: Page, match: hansa.Match) -> None:
    """Import a game and sit down at its table."""
    choose_file(page, "game.hansa", match.dumps().encode())
    at_table(page)
    page.evaluate(CLOSE_NOTICE)
    answered.wait(page)


def played(lines: Iterable[str], players: tuple[str, ...] = ("Anna", "Bo"), seed: str = "e2e") -> hansa.Match:
    """A game with these actions behind it; the first player began."""
    match = hansa.new(hansa.Setup("hansa", players, {"start": "1"}, seed))
    for line in lines:
        match.play(line)
    return match
