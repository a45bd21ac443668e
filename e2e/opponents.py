"""Playing against computers through the page: setting them down, and a hurried person who takes what glows."""

import json
from collections.abc import Sequence

from playwright.sync_api import Page

from e2e.conftest import wait_until_ready
from e2e.shell import at_table
from e2e.teutonica import STEP as TEUTONICA_STEP

# One step of a person at the table of Hansa who knows only what the page shows; `n` lets the ship see all of the sea.
HANSA_STEP = """
(n) => {
  const use = (one) => one.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  if (document.querySelector(".final")) return "over";
  const dialog = document.querySelector("#dialog[open]");
  if (dialog) {
    const ways = ["yes", "sell", "build", "app.dismiss"].map((name) => dialog.querySelector(`[data-do="${name}"]`));
    use(ways.find((way) => way));
    return "sheet";
  }
  const bar = document.getElementById("table-bar");
  const pick = bar.querySelector("[data-do=confirm], .pick");
  if (pick) { use(pick); return "pick"; }
  const offered = document.querySelectorAll(".board .target.is-legal, .table-bar button[data-id]:not([aria-disabled])");
  for (const wanted of ["do:replenish", "space:", "do:sell", "city:", "do:build", "do:end"]) {
    const fitting = [...offered].filter((one) => one.dataset.id.startsWith(wanted));
    if (fitting.length) { use(fitting[n % fitting.length]); return wanted; }
  }
  return "stuck";
}
"""

# Steps whenever it is the person's turn, until the game is over or time is up.
PLAY = """
async ([seconds]) => {
  const step = %s;
  const until = performance.now() + 1000 * seconds;
  for (let n = 0; performance.now() < until; ) {
    await new Promise((resume) => setTimeout(resume));
    await globalThis.allAnswered?.();
    if (document.querySelector(".bar-computer")) continue;
    const did = step(n += 1);
    if (/^(over|stuck|covered)/.test(did)) return did;
  }
  return "time is up";
}
"""


def prefer(page: Page, **likes: object) -> None:
    """Keep some preferences and begin afresh with them."""
    keep = "(kept) => localStorage.setItem(`hansa:${new URL('.', location).pathname}preferences`, kept)"
    page.evaluate(keep, json.dumps(likes))
    page.reload()
    wait_until_ready(page)


def sit_down(page: Page, seats: Sequence[str], game: str = "hansa", board: str = "") -> None:
    """From home to a new table: a level for each seat, nothing for a person. The first seat begins."""
    page.get_by_role("link", name="New game").click()
    page.locator("label", has=page.locator(f"#game-{game}")).click()
    for _ in seats[2:]:
        page.get_by_role("button", name="Add a player").click()
    for seat, level in enumerate(seats):
        page.select_option(f"#level-{seat}", level)
    if board:
        page.locator("label", has=page.locator(f"#board-{board}")).click()
    page.locator("label", has=page.locator("#start-1")).click()
    page.get_by_role("button", name="Begin").click()
    at_table(page)


def play_to_the_end(page: Page, game: str, seconds: int = 240) -> None:
    step = HANSA_STEP if game == "hansa" else TEUTONICA_STEP
    page.set_default_timeout(1000 * (seconds + 20))
    assert page.evaluate(PLAY % step, [seconds]) == "over", page.locator("#table-bar").inner_text()
