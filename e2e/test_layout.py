"""Both tables in every size of window and of letters: all of it is there, nothing is cut off, nothing overlaps."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

import hansa
from e2e.shell import at_home
from e2e.table import CENTRE, open_record, touch
from e2e.table import played as hansa_played
from e2e.test_table import OPENING, with_a_sale_to_come
from e2e.teutonica import fill, first_glowing, post
from e2e.teutonica import played as teutonica_played
from tests.teutonica.games import choose

OpenApp = Callable[[Page], Page]
SIZES = [(1024, 768), (1440, 900), (1366, 768), (768, 1024), (390, 844), (844, 390), (667, 375), (512, 384)]

BAD = """() => {
  const bad = [];
  const shown = (selector) => [...document.querySelectorAll(selector)]
    .map((one) => [one, one.getBoundingClientRect()]).filter(([, box]) => box.width > 1 && box.height > 1);
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  // goods that do not fit into the row of the hand are scrolled to
  const inSight = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const row = (one.closest(".at-hand") ?? one.closest(".hand") ?? one).getBoundingClientRect();
    const [from, to] = [Math.max(left, row.left), Math.min(right, row.right)];
    return { left: from, right: to, top, bottom, width: to - from, height: bottom - top };
  };
  const apart = (found, name) => {
    for (const [one, a] of found)
      for (const [two, b] of found)
        if (one !== two && !one.contains(two) && !two.contains(one) && meet(a, b))
          bad.push(`${name(one)} over ${name(two)}`);
  };
  const sticks = getComputedStyle(document.querySelector(".table-bar")).position === "sticky";
  const rooms = shown(".table-head, .table-board, .table-bar, .table-players, .table-log")
    .filter(([one]) => !sticks || !one.matches(".table-bar"));
  apart(rooms, (one) => one.className);
  for (const [one, box] of [...rooms, ...shown(".table-head *, .table-bar *, .plate *")])
    if (box.left < -1 || box.right > innerWidth + 1) bad.push(`${one.className.baseVal ?? one.className} sticks out`);
  for (const part of [".head-line", ".bar", ".plate"])
    for (const [root] of shown(part)) {
      const things = [...root.querySelectorAll("button, .prompt, .figure, .name, .skill, .label, .note, .unused")]
        .map((one) => [one, inSight(one)]).filter(([, box]) => box.width > 1 && box.height > 1);
      apart(things, (one) => `${one.className} (${one.textContent})`);
    }
  const words = ".action .label, .action .note, .prompt, .pick span, .figure b, .skill, .clock, .plate .name";
  for (const [one] of shown(words))
    if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== "inline")
      bad.push(`cut off: ${one.textContent}`);
  for (const [one, box] of shown(".action .label, .action .note")) {
    const frame = one.closest(".action").getBoundingClientRect();
    if (box.left < frame.left || box.right > frame.right) bad.push(`bleeds: ${one.textContent}`);
  }
  const bar = document.querySelector(".table-bar");
  const end = getComputedStyle(bar).overflowY === "hidden" ? bar.getBoundingClientRect().bottom : Infinity;
  for (const [one, box] of shown(".bar button, .bar .prompt"))
    if (box.bottom > end + 1) bad.push(`below the bar: ${one.textContent}`);
  if (document.documentElement.scrollWidth > innerWidth) bad.push(`${document.documentElement.scrollWidth} px wide`);
  return bad;
}"""

# How much of the window is taken by what stays in sight.
STUCK = """() => [...document.querySelectorAll(".table-bar, .coach")]
  .filter((one) => getComputedStyle(one).position === "sticky")
  .reduce((sum, one) => sum + one.getBoundingClientRect().height, 0) / innerHeight"""

# With the page in the middle of things: may a finger hit this one?
HIT = """(one) => {
  one.scrollIntoView({ block: "nearest", behavior: "instant" });
  const box = one.getBoundingClientRect();
  const inside = box.left >= -1 && box.right <= innerWidth + 1 && box.top >= -1 && box.bottom <= innerHeight + 1;
  return inside && one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}"""

SMALL_LETTERS = """(least) => {
  const found = {};
  for (const text of document.querySelectorAll(".board text")) {
    const size = text.getScreenCTM().a * parseFloat(getComputedStyle(text).fontSize);
    if (size < least) found[text.getAttribute("class")] = size;
  }
  return found;
}"""


def five(lines: tuple[str, ...] = ()) -> hansa.Match:
    return teutonica_played(lines, 5)


def full_of_markers() -> hansa.Match:
    """A game of five far enough on that somebody whose turn it is has two markers or more."""
    for seed in range(40):
        match, rng = five(), Random(seed)  # noqa: S311 - a game, not a secret
        while match.to_act != hansa.OVER:
            view = match.game.view(match.state, 0)
            if view.phase == "turn" and len(view.desk(match.to_act).unused) >= 2:
                return match
            match.play(choose(match.state, match.legal_actions, rng, 0.9))
    raise AssertionError("no such game")


def games() -> list[hansa.Match]:
    """Moments with little and with much in the bar and the panels."""
    teutonica = [five(), fill(five(), "stade-hamburg", "ttt"), full_of_markers()]
    upright = teutonica_played([], 5, "britannia-4-5")
    return [hansa_played(OPENING), with_a_sale_to_come(), *teutonica, upright]


def letters(page: Page, percent: int) -> None:
    """The browser's own size of letters, which lengths in rem of the style sheet's conditions follow too."""
    session = page.context.new_cdp_session(page)
    session.send("Page.enable")
    session.send("Page.setFontSizes", {"fontSizes": {"standard": 16 * percent // 100}})
    seen = page.evaluate(
        "() => [getComputedStyle(document.documentElement).fontSize, matchMedia('(width >= 40rem)').matches]"
    )
    width = page.evaluate("innerWidth")
    assert seen == [f"{16 * percent // 100}px", width >= 6.4 * percent]


def all_in_reach(page: Page, rooms: str) -> None:
    """Every button of these can be scrolled to where nothing covers it and nothing of it is cut off."""
    for button in page.locator(f":is({rooms}) button:visible").all():
        assert button.evaluate(HIT), button.evaluate("(one) => one.outerHTML.slice(0, 200)")


def leave(page: Page) -> None:
    page.goto(page.url.partition("#")[0] + "#/")
    at_home(page)


def test_nothing_is_cut_off_and_nothing_overlaps(desktop: Page, open_app: OpenApp) -> None:
    page = open_app(desktop)
    for match in games():
        open_record(page, match)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(100)
            assert page.evaluate(BAD) == [], (match.setup.game, width, height)
            if min(width, height) >= 640 or (width, height) == (844, 390):
                assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), (width, height)
        page.set_viewport_size({"width": 1440, "height": 900})
        leave(page)


@pytest.mark.parametrize("device", ["phone", "tablet"])
def test_letters_of_twice_the_size(device: str, request: pytest.FixtureRequest, open_app: OpenApp) -> None:
    page = open_app(request.getfixturevalue(device))
    for match in games():
        open_record(page, match)
        letters(page, 200)
        assert page.evaluate(BAD) == [], match.setup.game
        assert page.evaluate(STUCK) <= 0.46, match.setup.game
        all_in_reach(page, ".table-head, .table-bar, .table-players")
        letters(page, 100)
        leave(page)


@pytest.mark.parametrize("device", ["phone", "tablet"])
@pytest.mark.parametrize("game", ["hansa", "teutonica"])
def test_a_lesson_in_letters_of_twice_the_size(
    device: str, game: str, request: pytest.FixtureRequest, open_app: OpenApp
) -> None:
    page = open_app(request.getfixturevalue(device))
    page.goto(f"#/learn/{game}/1")
    expect(page.locator("#coach-on")).to_be_visible()
    letters(page, 200)
    assert page.evaluate(STUCK) <= 0.5, "half of the window is for the board"
    page.locator(".table-bar").scroll_into_view_if_needed()
    expect(page.locator("#coach-on")).to_be_in_viewport(ratio=1)
    expect(page.locator("#coach")).to_be_in_viewport()
    all_in_reach(page, "#coach, .table-head, .table-bar, .table-players")
    for _ in range(2):
        page.locator("#coach-on").tap()
    page.locator(".table-board").scroll_into_view_if_needed()
    expect(page.locator(".board .target.is-legal").first).to_be_in_viewport()


@pytest.mark.parametrize("percent", [100, 200])
def test_every_column_of_the_scores_can_be_seen_on_a_phone(phone: Page, open_app: OpenApp, percent: int) -> None:
    page = open_app(phone)
    open_record(page, five())
    letters(page, percent)
    page.locator('.head-line [data-do="score"]').tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    seen = """(place) => {
      const head = document.querySelectorAll(".score-sheet thead th").item(place);
      if (place) head.scrollIntoView({ inline: "end", block: "nearest" });
      const box = head.getBoundingClientRect();
      const frame = head.closest(".score-scroll").getBoundingClientRect();
      const names = document.querySelector(".score-sheet th[scope=row]").getBoundingClientRect();
      return box.left >= names.right - 1 && box.right <= frame.right + 1 && frame.right <= innerWidth;
    }"""
    for place in range(5):
        assert page.evaluate(seen, place), place
    if percent == 100:
        assert page.evaluate("document.querySelector('.score-scroll').scrollLeft") == 0, "all fit at once"


def test_letters_on_the_boards_can_be_read_on_a_tablet(tablet: Page, open_app: OpenApp) -> None:
    page = open_app(tablet)
    taken = ("place t stade-hamburg.1", "place m stade-hamburg.2", "end")
    teutonica = five(taken), teutonica_played(taken, 3, "hanseatic-2-3"), teutonica_played([], 5, "eastern")
    britannia = teutonica_played([], 3, "britannia-3"), teutonica_played([], 5, "britannia-4-5")
    for match in (hansa_played(OPENING), *teutonica, *britannia):
        open_record(page, match)
        assert page.locator(".board text").count() > 30
        assert page.evaluate(SMALL_LETTERS, 9) == {}, match.setup.options
        assert page.evaluate(SMALL_LETTERS, 11).keys().isdisjoint({"town-name", "city-name"}), match.setup.options
        leave(page)


def test_the_whole_board_is_in_view_when_a_game_opens(tablet: Page, open_app: OpenApp) -> None:
    page = open_app(tablet)
    inside = """() => {
      const frame = document.querySelector(".board-scroll"), box = frame.firstElementChild.getBoundingClientRect();
      const seen = frame.getBoundingClientRect();
      return box.left >= seen.left - 1 && box.right <= seen.right + 1
        && box.top >= seen.top - 1 && box.bottom <= seen.bottom + 1;
    }"""
    for board, players in (("hanseatic-2-3", 3), ("hanseatic-4-5", 5), ("eastern", 4)):
        open_record(page, teutonica_played([], players, board))
        assert page.evaluate(inside), board
        leave(page)


def test_a_sentence_in_the_bar_leaves_the_board_as_large_as_it_is(tablet: Page, open_app: OpenApp) -> None:
    page = open_app(tablet)
    for match in (full_of_markers(), teutonica_played([], 3, "britannia-3")):
        open_record(page, match)
        frame = page.locator(".board-scroll").bounding_box()
        touch(page, "#do-route")
        said = page.locator(".why-not")
        expect(said).to_be_visible()
        assert page.locator(".board-scroll").bounding_box() == frame
        said.evaluate("(said) => { said.textContent = 'so many words '.repeat(6); }")
        assert page.locator(".board-scroll").bounding_box() == frame
        leave(page)


def test_fingers_find_everything_beside_the_board(phone: Page, open_app: OpenApp) -> None:
    page = open_app(phone)
    open_record(page, five())
    seen = ".table-bar button:visible, .table-head button:visible, .plate-name, .plate-score"
    for button in page.locator(seen).all():
        box = button.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44, button.get_attribute("aria-label")


def test_how_near_the_end_is_can_be_seen_on_a_phone(phone: Page, open_app: OpenApp) -> None:
    page = open_app(phone)
    open_record(page, five())
    for key in ("prestige-20", "completed", "marker-supply"):
        expect(page.locator(f'.end-status [data-value="{key}"]')).to_be_in_viewport(ratio=1)
    head, bar = page.locator(".table-head").bounding_box(), page.locator(".table-bar").bounding_box()
    assert head
    assert bar
    assert head["height"] <= 48, "one line"
    assert bar["height"] <= 201, "what happened, what is at hand, what is asked, and one row of buttons"


def test_all_five_players_are_seen_on_an_upright_tablet(tablet: Page, open_app: OpenApp) -> None:
    page = open_app(tablet)
    page.set_viewport_size({"width": 768, "height": 1024})
    open_record(page, five())
    for plate in page.locator(".plate").all():
        expect(plate).to_be_in_viewport(ratio=1)


def test_posts_stand_out_once_it_is_chosen_what_to_do_there(tablet: Page, open_app: OpenApp) -> None:
    page = open_app(tablet)
    page.emulate_media(reduced_motion="reduce")
    open_record(page, five(("place t stade-hamburg.1", "end")))
    strength = """(selector) => { const halo = getComputedStyle(document.querySelector(`${selector} > .halo`));
      return halo.stroke === "none" ? 0 : parseFloat(halo.strokeWidth) * parseFloat(halo.strokeOpacity); }"""
    free, taken = f'.board [data-id="{first_glowing(page, "post")}"]', post("stade-hamburg.1")
    quiet = page.evaluate(strength, free)
    assert 0 < quiet < 2
    assert page.evaluate(strength, taken) == 0
    page.locator("#do-displace").click()
    assert page.evaluate(strength, taken) > 4 * quiet, "what can be displaced glows"
    assert page.evaluate(strength, free) == 0
    page.locator("#do-displace").click()
    page.locator("#do-place").click()
    assert page.evaluate(strength, free) > 4 * quiet
    assert page.evaluate(strength, taken) == 0
    assert page.evaluate(CENTRE, free)["hit"]
