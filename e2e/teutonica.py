"""Playing Hansa Teutonica through the page: setting it up, and players who lean to finishing routes."""

from playwright.sync_api import Page, expect

from e2e.shell import at_table

NAMES = ("Anna", "Bo", "Cleo", "Dan", "Eva")

# One step of a player who knows only what the page shows: what is open in front, what glows, whose turn it is.
STEP = """
() => {
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const able = (found) => found.filter((one) => one.getAttribute("aria-disabled") !== "true" && !one.disabled);
  const use = (one) => { one.dispatchEvent(new MouseEvent("click", { bubbles: true })); return true; };
  const rank = { office: 0, special: 1, skill: 2, additional: 3, nothing: 9 };
  const order = (one) => rank[(one.dataset.value || "").split(" ")[0]] ?? 5;
  if (document.querySelector(".final")) return "over";
  const dialog = document.querySelector("#dialog[open]");
  if (dialog) {
    const [best] = able(all("[data-do=create], [data-do=act]", dialog)).sort((a, b) => order(a) - order(b));
    use(best || dialog.querySelector("[data-do='app.dismiss']"));
    return "sheet";
  }
  const bar = document.getElementById("table-bar");
  const confirm = bar.querySelector("[data-do=confirm]");
  if (confirm) { use(confirm); return "handed on"; }
  const picks = able(all(".pick", bar)).sort((a, b) => order(a) - order(b));
  if (picks.length) { use(picks[0]); return "pick"; }
  const glowing = all(".target.is-legal");
  const button = (name) => able(all(`#do-${name}`, bar))[0];
  if (!bar.querySelector(".bar-turn")) {
    const done = button("done");
    const post = glowing[Math.floor(glowing.length / 2)];
    use(done && (!post || document.querySelectorAll(".holding .piece").length === 0) ? done : post);
    return "answer";
  }
  if (button("route")) {
    const ready = glowing.filter((one) => one.dataset.id.startsWith("route:"));
    use(ready[0] || button("route"));
    return "route";
  }
  const colour = [...bar.querySelector(".bar-head").classList].find((name) => name.startsWith("player-"));
  const routes = all("[id^='part-route:']").map((part) => {
    const posts = all(".post", part);
    const own = posts.filter((post) => post.querySelector(`.${colour}`)).length;
    const free = posts.filter((post) => post.classList.contains("is-legal"));
    return { own, free, left: posts.length - own };
  });
  const open = routes.filter(({ own, free, left }) => free.length && free.length === left);
  open.sort((a, b) => a.left - b.left || b.own - a.own);
  if (open.length && button("place")) { use(open[0].free[0]); return "place"; }
  for (const name of ["income", "end"]) if (button(name)) { use(button(name)); return name; }
  return "stuck";
}
"""

STEPS = (
    "([steps]) => { const step = "
    + STEP
    + "; const seen = {}; for (let n = 0; n < steps; n += 1) { const did = step(); seen[did] = (seen[did] || 0) + 1;"
    " if (did === 'over' || did === 'stuck') break; } return seen; }"
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


def play_on(page: Page, steps: int) -> dict[str, int]:
    """So many steps of all players, or to the end of the game; what was done how often."""
    done: dict[str, int] = {}
    while steps > 0 and "over" not in done:
        some = min(steps, 20)
        for name, count in page.evaluate(STEPS, [some]).items():
            done[name] = done.get(name, 0) + count
        assert "stuck" not in done, page.locator("#table-bar").inner_text()
        steps -= some
    return done


def target(page: Page, name: str) -> None:
    """Tap a thing on the table for real."""
    page.locator(f'[data-id="{name}"]').first.click()


def prompt(page: Page, words: str) -> None:
    """The bar says this."""
    expect(page.locator(".bar-head .prompt")).to_contain_text(words)
