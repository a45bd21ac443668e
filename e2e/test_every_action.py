"""Every kind of action and answer of both games by touch, each at a moment of a game that was really played."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from e2e.kinds import Moment, moments, of_the_rules
from e2e.shell import at_home
from e2e.table import open_record, touch
from hansa.baltic.state import PHASE_NAMES
from hansa.teutonica.state import FRAME_NAMES

OpenApp = Callable[[Page], Page]
TAPS = 6
FIRST = (
    "do:move",
    "do:pawn",
    "supply:",
    "post:",
    "office:",
    "province:",
    "plate:",
    "route:",
    "tile:",
    "marker:",
    "hand:",
)
"""What is tapped for an action, the most telling first; its button comes last."""

RECORD = """() => {
  const key = `hansa:${location.pathname}game:${location.hash.split("/").pop()}:`;
  const kept = Object.keys(localStorage).filter((name) => name.startsWith(key)).map((name) => localStorage[name]);
  const sequence = (slot) => Number(/"sequence": ?(\\d+)/.exec(slot)?.[1] ?? 0);
  const newest = kept.sort((a, b) => sequence(b) - sequence(a))[0];
  return newest.slice(newest.indexOf("hansa-record:"));
}"""

FIND = """([values, targets]) => {
  const front = document.querySelector("#dialog[open]");
  const able = (one) => one.getAttribute("aria-disabled") !== "true" && !one.disabled;
  const roots = front ? ["#dialog"] : ["#table-bar", ".board"];
  for (const value of values)
    for (const root of roots.slice(0, 1))
      if ([...document.querySelectorAll(`${root} [data-value="${value}"]`)].some(able))
        return `${root} [data-value="${value}"]`;
  for (const target of targets)
    for (const root of roots) {
      const found = document.querySelector(`${root} [data-id="${target}"]`);
      const used = found?.matches(".is-chosen, .is-next, [aria-pressed=true]");
      if (found && able(found) && !used) {
        const spot = { route: " .spot", city: " .city-name" }[target.split(":")[0]] ?? "";
        return `${root} [data-id="${target}"]${root === ".board" && found.querySelector(spot || "*") ? spot : ""}`;
      }
    }
  const agreed = front?.querySelector("[data-do=sell], [data-do=yes], [data-do=lay], [data-do=displace]");
  return agreed ? `#dialog [data-do="${agreed.dataset.do}"]` : "";
}"""


def targets(moment: Moment) -> list[str]:
    """What to tap, in order."""
    match, action = moment
    exact = action.text.split()[-1]
    found = [
        target
        for target in match.game.targets(match.state, action)
        if not target.startswith("post:") or target == f"post:{exact}"
    ]
    if match.game.view(match.state, match.to_act).phase != "turn":
        found = [target for target in found if target != "do:move"]
    first = ("marker:", *FIRST) if action.family == "lay" else FIRST  # T52: first the marker, then its route
    return sorted(found, key=lambda target: next((n for n, kind in enumerate(first) if target.startswith(kind)), 99))


def values(moment: Moment) -> list[str]:
    """What stands on the button of a sheet or a pick; the sheet of a route asks at once what it shall bring."""
    words = str(moment.action)
    return [words, "nothing"] if moment.action.family == "route" else [words, words.rsplit(maxsplit=1)[-1]]


def happened(page: Page, moment: Moment) -> str:
    """The action that the page has written down at that moment."""
    body: list[str] = page.evaluate(RECORD).partition("\n\n")[2].splitlines()
    return body[moment.match.ply] if len(body) > moment.match.ply else ""


def same(moment: Moment, words: str) -> bool:
    """An income or a sale may be another one, for the sheet takes the most."""
    free = moment.action.family in {"income", "sell"}
    return words.split()[:1] == [moment.action.family] if free else words == str(moment.action)


@pytest.mark.parametrize(("game", "part"), [("hansa", 0), ("teutonica", 0), ("teutonica", 1)])
def test_every_kind_of_action_is_tapped(tablet: Page, open_app: OpenApp, game: str, part: int) -> None:
    page = open_app(tablet)
    parts = 1 if game == "hansa" else 2
    for kind, moment in list(moments(game).items())[part::parts]:
        open_record(page, moment.match)
        for _ in range(TAPS):
            if happened(page, moment):
                break
            spot = page.evaluate(FIND, [values(moment), targets(moment)])
            assert spot, f"{kind}: nothing to tap for {moment.action}"
            touch(page, spot)
        assert same(moment, happened(page, moment)), f"{kind}: {happened(page, moment)} for {moment.action}"
        page.goto("#/")
        at_home(page)


@pytest.mark.parametrize(("game", "names"), [("hansa", PHASE_NAMES), ("teutonica", FRAME_NAMES)])
def test_every_kind_of_the_rules_and_all_that_is_decided_is_among_them(game: str, names: tuple[str, ...]) -> None:
    decided, kinds = zip(*(kind.split(": ") for kind in moments(game)), strict=True)
    assert set(kinds) == of_the_rules(game)
    drawn = {"leave-out", "fill", "ended", "permanent", *(name for name in names if name.startswith("draw-"))}
    assert {phase.split(",")[0] for phase in decided} == set(names) - drawn
