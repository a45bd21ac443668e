"""Playing Hansa Teutonica through the page: setting it up, and players who lean to finishing routes."""

import json
import re
from collections import Counter
from collections.abc import Iterable

from playwright.sync_api import Page, expect

import hansa
from e2e.shell import at_table

NAMES = ("Anna", "Bo", "Cleo", "Dan", "Eva")

# What a player does next who knows only what the page shows: what is open in front, what glows, whose turn it is.
# Such a player leans to finishing routes; with `lens`, posts are looked up in the sheet of their route.
CHOOSE = """
(lens) => {
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const able = (found) => found.filter((one) => one.getAttribute("aria-disabled") !== "true" && !one.disabled);
  const rank = { office: 0, special: 1, skill: 2, additional: 3, nothing: 9 };
  const order = (one) => rank[(one.dataset.value || "").split(" ")[0]] ?? 5;
  if (document.querySelector(".final")) return ["over"];
  const dialog = document.querySelector("#dialog[open]");
  if (dialog) {
    const ways = able(all("[data-do=create], [data-do=act], [data-do=yes], [data-do=displace]", dialog));
    const [best] = ways.sort((a, b) => order(a) - order(b));
    const post = dialog.querySelector(".lens-post.is-legal");
    return ["sheet", best || (lens && post) || dialog.querySelector("[data-do='app.dismiss']")];
  }
  const bar = document.getElementById("table-bar");
  const confirm = bar.querySelector("[data-do=confirm]");
  if (confirm) return ["handed on", confirm];
  const picks = able(all(".pick", bar)).sort((a, b) => order(a) - order(b));
  if (picks.length) return ["pick", picks[0]];
  const glowing = all(".board .target.is-legal");
  const button = (name) => able(all(`#do-${name}`, bar))[0];
  const enlarged = (post) => {
    const route = post.dataset.id.replace(/^post:(.*)\\.\\d+$/, "route:$1");
    return lens && post.dataset.id !== route ? document.querySelector(`.board [data-id="${route}"]`) : post;
  };
  const colour = [...bar.querySelector(".bar-head").classList].find((name) => name.startsWith("player-"));
  const routes = all("[id^='part-route:']").map((part) => {
    const posts = all(".post", part);
    const own = posts.filter((post) => post.querySelector(`.${colour}`));
    const free = posts.filter((post) => post.classList.contains("is-legal") && !own.includes(post));
    return { own, free, left: posts.length - own.length };
  });
  const open = routes.filter(({ free, left }) => free.length && free.length === left);
  open.sort((a, b) => a.left - b.left || b.own.length - a.own.length);
  if (!bar.querySelector(".bar-turn")) {
    const done = button("done");
    const post = open.length ? open[0].free[0] : glowing[Math.floor(glowing.length / 2)];
    if (done && (!post || document.querySelectorAll(".holding .piece").length === 0)) return ["answer", done];
    return ["answer", enlarged(post)];
  }
  if (button("route")) {
    const ready = glowing.filter((one) => one.dataset.id.startsWith("route:"));
    return ["route", ready[0] || button("route")];
  }
  if (open.length && button("place")) return ["place", enlarged(open[0].free[0])];
  if (button("income")) return ["income", button("income")];
  const blocked = routes.find(({ own, free, left }) => own.length && free.length < left);
  if (blocked && button("move")) return ["move", blocked.own[0]];
  return button("end") ? ["end", button("end")] : ["stuck"];
}
"""

# Where a finger goes for that, once it is brought into view, and whether something else lies over it there.
AIM = (
    "(lens) => { const [did, one] = ("
    + CHOOSE
    + """)(lens);
  if (!one) return { did };
  const part = one.matches(".board .route") ? one.querySelector(".spot") : one;
  part.scrollIntoView({ block: "center", inline: "center" });
  const box = part.getBoundingClientRect();
  const point = [box.x + box.width / 2, box.y + box.height / 2];
  const thing = (element) => element?.closest("[data-id], [data-do]");
  const found = document.elementFromPoint(...point);
  const name = (element) => thing(element)?.outerHTML.slice(0, 150) ?? element?.outerHTML.slice(0, 150);
  return { did, point, found, over: thing(found) === one ? "" : `${name(found)} over ${name(one)} (${did})` };
}"""
)

# One step of such a player by a click on whatever lies there.
STEP = (
    "() => { const { did, found, over } = ("
    + AIM
    + """)(false);
  if (over) return `covered: ${over.slice(0, 400)}`;
  found?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return did;
}"""
)

STEPS = (
    "async ([steps]) => { const step = "
    + STEP
    + "; const seen = {}; for (let n = 0; n < steps; n += 1) { const did = step(); seen[did] = (seen[did] || 0) + 1;"
    " await globalThis.allAnswered?.();"
    " if (/^(over|stuck|covered)/.test(did)) break; } return seen; }"
)


def set_up(page: Page, board: str, players: int, *options: str) -> None:
    """From home to the table of a new game on a board; the first player begins."""
    page.get_by_role("link", name="New game").click()
    page.locator("label", has=page.locator("#game-teutonica")).click()
    for _ in range(2, players):
        page.get_by_role("button", name="Add a player").click()
    for seat in range(players):
        page.get_by_label(f"Name of player {seat + 1}").fill(NAMES[seat])
    page.locator("label", has=page.locator("#start-1")).click()
    page.locator("label", has=page.locator(f"#board-{board}")).click()
    for option in options:
        page.locator("label", has=page.locator(f"#{option}")).click()
    page.get_by_role("button", name="Begin").click()
    at_table(page)


def play_on(page: Page, steps: int) -> Counter[str]:
    """So many steps of all players by clicks, or to the end of the game; what was done how often."""
    done: Counter[str] = Counter()
    while done.total() < steps and not done["over"]:
        done.update(page.evaluate(STEPS, [20]))
        bad = [did for did in done if did.startswith(("stuck", "covered"))]
        assert not bad, f"{bad} {page.locator('#table-bar').inner_text()}"
    return done


def touch_on(page: Page, steps: int, *, lens: bool = False) -> Counter[str]:
    """So many steps of all players with a finger, or to the end of the game; nothing may lie over what is touched."""
    done: Counter[str] = Counter()
    while done.total() < steps and not done["over"]:
        aim = page.evaluate(f"({AIM})({json.dumps(lens)})")
        done[aim["did"]] += 1
        assert aim["did"] != "stuck", page.locator("#table-bar").inner_text()
        assert not aim.get("over"), aim["over"]
        if "point" in aim:
            page.touchscreen.tap(*aim["point"])
    return done


def prompt(page: Page, words: str) -> None:
    """The bar says this."""
    expect(page.locator(".bar-head .prompt")).to_contain_text(words)


def played(lines: Iterable[str], players: int = 4, board: str = "hanseatic-4-5", **options: str) -> hansa.Match:
    """A game with these actions behind it; the first player began."""
    chosen = {"board": board, "start": "1", **options}
    match = hansa.new(hansa.Setup("teutonica", NAMES[:players], chosen, "e2e"))
    for line in lines:
        match.play(line)
    return match


def fill(match: hansa.Match, route: str, pieces: str) -> hansa.Match:
    """The first player fills a route, turn by turn, and has a whole turn before him; the others pass."""
    for n, letter in enumerate(pieces):
        while match.to_act != 0 or not match.game.view(match.state, 0).actions_left:
            match.play("end")
        match.play(f"place {letter} {route}.{n + 1}")
    match.play("end")
    while match.to_act != 0:
        match.play("end")
    return match


def tavern_with(match: hansa.Match, marker: str) -> str:
    """The route on which a start marker lies."""
    view = match.game.view(match.state, 0)
    return str(next(route.id for route in view.board.routes if view.marker(route.id) == marker))


def marker_in_reach() -> tuple[hansa.Match, str]:
    """The first player has filled the route on which `move three` lies, the second stands on Emden–Osnabrück."""
    match = played([])
    route = tavern_with(match, "move-three")
    fill(match, route, "t" * len(match.game.view(match.state, 0).posts(route)))
    for line in ("end", "place t emden-osnabrueck.1", "end", "end", "end"):
        match.play(line)
    return match, route


def post(name: str) -> str:
    return f'.board [data-id="post:{name}"]'


def first_glowing(page: Page, kind: str) -> str:
    found = page.locator(f'.board .target.is-legal[data-id^="{kind}:"]')
    expect(found.first).to_be_attached()
    return found.first.get_attribute("data-id") or ""


def sheet(page: Page, words: str) -> None:
    expect(page.locator("#dialog[open]")).to_contain_text(words)


def pick(page: Page, words: str) -> None:
    page.locator(".pick", has_text=re.compile(words)).first.click()
