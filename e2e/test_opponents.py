"""Games against computers: to the end, called off, taken back, watched, and where the worker is of no use."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import hansa
from e2e.conftest import Watch
from e2e.opponents import play_to_the_end, prefer, sit_down
from e2e.shell import at_home, saved_record, tap

OpenApp = Callable[[Page], Page]
AT_ONCE = {"speed": "once", "confirm": "never", "master": "quick"}

# Notes when the worker is asked and when it answers, and every task of the main thread over 50 ms. What is said to the
# worker while `held` is true reaches it when `release` is called.
SPY = """
  window.asked = []; window.answered = []; window.long = []; window.held = false;
  const waiting = [];
  window.release = () => { held = false; waiting.splice(0).forEach((post) => post()); };
  window.Worker = class extends Worker {
    constructor(...how) {
      super(...how);
      this.addEventListener("message", ({ data }) => data?.[0] === "{" && answered.push(performance.now()));
    }
    postMessage(words, ...more) {
      const asks = String(words).includes('"record"');
      if (asks) asked.push(performance.now());
      const post = () => super.postMessage(words, ...more);
      if (held && (asks || waiting.length)) waiting.push(post); else post();
    }
  };
  new PerformanceObserver((seen) => long.push(...seen.getEntries().map((one) => [one.startTime, one.duration])))
    .observe({ type: "longtask" });
"""


@pytest.mark.parametrize("level", ["apprentice", "journeyman", "merchant", "master"])
def test_a_game_of_hansa_against_each_level_comes_to_its_end(desktop: Page, open_app: OpenApp, level: str) -> None:
    page = open_app(desktop)
    prefer(page, **AT_ONCE)
    sit_down(page, ["", level])
    play_to_the_end(page, "hansa")
    match = hansa.load(saved_record(page))
    assert match.seats == ("person", level)
    assert match.outcome
    expect(page.locator(".score-sheet .level")).to_have_text(level.title())


@pytest.mark.parametrize("levels", [("apprentice", "journeyman"), ("merchant", "master")], ids="-".join)
def test_a_game_of_hansa_teutonica_against_each_level_comes_to_its_end(
    desktop: Page, open_app: OpenApp, levels: tuple[str, str]
) -> None:
    page = open_app(desktop)
    prefer(page, **AT_ONCE)
    sit_down(page, ["", *levels], "teutonica", "hanseatic-2-3")
    play_to_the_end(page, "teutonica")
    match = hansa.load(saved_record(page))
    assert match.seats == ("person", *levels)
    assert match.outcome


def test_four_computers_are_watched_paused_left_and_found_again(desktop: Page, open_app: OpenApp) -> None:
    page = open_app(desktop)
    prefer(page, speed="fast")
    sit_down(page, ["apprentice", "journeyman", "merchant", "apprentice"])
    bar = page.locator("#table-bar")
    expect(page.locator("#table-log")).to_contain_text("Wobbeke sets up")
    page.get_by_role("button", name="Pause").click()
    expect(bar).to_contain_text("is waiting")
    stands = saved_record(page)
    page.wait_for_timeout(1500)
    assert saved_record(page) == stands
    page.get_by_role("button", name="Go on").click()
    expect(bar).to_contain_text("is thinking")
    page.locator('[data-do="app.menu"]').click()
    page.get_by_role("button", name="Leave the table").click()
    at_home(page)
    stands = saved_record(page)
    page.wait_for_timeout(1500)
    assert saved_record(page) == stands, "nobody plays on at a table that was left"
    prefer(page, **AT_ONCE)
    page.locator(".card-link").click()
    page.wait_for_selector(".final", timeout=240_000)
    match = hansa.load(saved_record(page))
    assert match.outcome
    assert match.dumps().startswith(stands.rstrip())


def test_undo_while_a_computer_thinks_takes_effect_at_once(desktop: Page, open_app: OpenApp) -> None:
    page = open_app(desktop)
    page.add_init_script(SPY)
    prefer(page, speed="once", confirm="never", master="long")
    sit_down(page, ["", "master"])
    page.wait_for_function("document.querySelector('.target.is-legal')")
    page.evaluate("held = true")  # else a fast machine may answer before this test has said undo
    tap(page, "danzig")
    page.wait_for_function("asked.length === 1", timeout=60_000)
    gone = page.evaluate(
        """async () => {
          document.querySelector(".step-undo").click();
          await globalThis.allAnswered?.();
          const gone = !document.querySelector(".bar-computer");
          release();
          return gone;
        }"""
    )
    assert gone, "the same click already gives the turn back"
    page.wait_for_timeout(2500)
    assert page.evaluate("answered.length") == 0, "what was called off is not thought to its end"
    assert "booths" not in saved_record(page)
    tap(page, "riga")
    expect(page.locator("#table-log")).to_contain_text("Hinrich sets up", timeout=60_000)
    assert "taken-back" not in saved_record(page)


def test_steps_are_taken_back_over_a_computers_and_the_game_is_marked(desktop: Page, open_app: OpenApp) -> None:
    page = open_app(desktop)
    prefer(page, speed="once", confirm="never")
    sit_down(page, ["", "apprentice"])
    tap(page, "danzig")
    log = page.locator("#table-log")
    expect(log).to_contain_text("Hinrich sets up", timeout=60_000)
    page.locator(".step-undo").click()
    expect(page.get_by_role("dialog")).to_contain_text("Undo Hinrich’s turn too?")
    page.locator("#dialog [data-do=yes]").click()
    expect(log).not_to_contain_text("sets up")
    expect(log).to_contain_text("1 undo")
    assert "taken-back: 1" in saved_record(page)
    page.locator(".step-redo").click()
    expect(log).to_contain_text("Hinrich sets up")
    assert "taken-back" not in saved_record(page), "all is as it was"
    page.locator(".step-undo").click()
    page.locator("#dialog [data-do=yes]").click()
    page.locator('[data-do="app.menu"]').click()
    page.get_by_role("button", name="Leave the table").click()
    expect(page.locator(".card-facts")).to_contain_text("1 undo")
    expect(page.locator(".card-facts")).to_contain_text("Hinrich (Apprentice)")


def test_the_master_advises_and_a_computer_explains_itself(desktop: Page, open_app: OpenApp) -> None:
    page = open_app(desktop)
    prefer(page, speed="once", confirm="never", master="quick")
    sit_down(page, ["", "merchant"])
    page.keyboard.press("a")
    advice = page.locator(".advice")
    expect(advice).to_contain_text("Compared with: Player 1 sets up", timeout=60_000)
    advised = page.locator(".board [data-advised]")
    assert advised.count() >= 1
    before = saved_record(page)
    city = str(advised.first.get_attribute("data-id")).removeprefix("city:")
    assert saved_record(page) == before, "nothing is played"
    tap(page, city)
    expect(page.locator("#table-log")).to_contain_text("Hinrich sets up", timeout=60_000)
    expect(advice).to_have_count(0)
    page.locator("#table-log").get_by_role("button", name="Why?").click()
    expect(advice).to_contain_text("Why did Hinrich do that?")
    expect(advice).to_contain_text("Compared with: Hinrich sets up")
    page.reload()
    page.locator("#table-log").get_by_role("button", name="Why?").click()
    expect(advice).to_contain_text("Compared with: Hinrich sets up", timeout=60_000)


def test_thinking_leaves_the_page_alone(desktop: Page, open_app: OpenApp) -> None:
    page = open_app(desktop)
    page.add_init_script(SPY)
    prefer(page, speed="once", confirm="never", master="long")
    page.evaluate("held = true")  # until the table stands, whose drawing is not the thinking
    sit_down(page, ["master", ""])
    page.wait_for_function("asked.length === 1", timeout=60_000)
    page.evaluate("new Promise((idle) => requestIdleCallback(idle))")
    page.evaluate("asked[0] = performance.now(); release()")
    page.wait_for_function("answered.length === 1", timeout=60_000)
    busy: float = page.evaluate(
        """() => {
          const meanwhile = long.filter(([at]) => at > asked[0] && at < answered[0] - 5);
          return meanwhile.reduce((sum, [, lasted]) => sum + lasted, 0) / (answered[0] - asked[0]);
        }"""
    )
    assert busy < 0.5, "a page that thought itself would be busy all the time; scripts/bench has the figures"


def test_steps_are_shown_one_by_one_when_a_person_asks_for_them(phone: Page, open_app: OpenApp) -> None:
    page = open_app(phone)
    prefer(page, speed="step")
    sit_down(page, ["apprentice", "apprentice"])
    onward = page.get_by_role("button", name="Next step")
    for steps in (1, 2, 3):
        onward.click(timeout=60_000)
        expect(page.locator(".happened")).to_contain_text("sets up")
        assert saved_record(page).count("\nbooths ") == steps


@pytest.mark.first_visit
@pytest.mark.parametrize("trouble", ["missing", "broken", "silent"])
def test_where_the_worker_is_of_no_use_quick_steps_are_taken_and_the_log_says_so(
    desktop: Page, open_app: OpenApp, watch: Watch, trouble: str
) -> None:
    watch.expected += ["failed: ", "silent", "no worker", "ERR_FAILED"]
    page = desktop
    if trouble == "missing":
        page.route("**/thinker.mjs*", lambda route: route.abort())
    elif trouble == "broken":
        body = "addEventListener('message', () => postMessage('failed: Error: no memory'));"
        page.route("**/thinker.mjs*", lambda route: route.fulfill(body=body, content_type="text/javascript"))
    else:
        body = "addEventListener('message', () => postMessage('ready'), { once: true });"
        page.route("**/thinker.mjs*", lambda route: route.fulfill(body=body, content_type="text/javascript"))
    open_app(page)
    prefer(page, speed="once", confirm="never")
    sit_down(page, ["apprentice", ""])
    log = page.locator("#table-log")
    expect(log).to_contain_text("Hinrich had no time to think and took a quick step.", timeout=60_000)
    expect(log).to_contain_text("Hinrich sets up")
    tap(page, "reval")
    expect(log.locator(".log-line", has_text="quick step")).to_have_count(2, timeout=60_000)
