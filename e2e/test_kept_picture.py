"""A game that is opened again stands there before Python does, from a picture of its table that the page has kept."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import pytest
from playwright.sync_api import Error, Page, Route, expect

import hansa
from e2e.conftest import BOOT_TIMEOUT, Watch, wait_until_ready
from e2e.shell import at_home, at_table, begin, saved_record, tap
from e2e.stores import FORGET_JOURNAL
from e2e.table import open_record
from scripts.tasks.places import ROOT

OpenApp = Callable[[Page], Page]
pytestmark = pytest.mark.first_visit

GAMES = ("hansa-three-players", "teutonica-two-players")
IS_KEPT = "document.documentElement.dataset.kept !== undefined"
PICTURE = "`hansa-picture:${new URL('.', location).pathname}`"
BOXES = """() => [".table-head", ".table-board", ".board-scroll", ".table-board svg", "#table-bar", "#table-players",
  "#table-log", "html"].map((place) => {
  const one = document.querySelector(place);
  const { x, y, width, height } = one?.getBoundingClientRect() ?? {};
  return [place, x, y, width, height, one?.scrollLeft, one?.scrollTop];
})"""
WATCH = """window.drawn = [];
new MutationObserver(() => drawn.push(document.querySelector("#app > *")?.className))
  .observe(document.getElementById("app"), { childList: true });"""


@contextmanager
def held(page: Page) -> Iterator[list[Route]]:
    """Starts get no further than the page itself; afterwards the last of them goes on, however far it has come."""
    waiting: list[Route] = []
    page.route("**/pyodide.asm.wasm", lambda route: waiting.append(route))  # noqa: PLW0108 - no built-in can listen
    yield waiting
    assert page.evaluate("document.documentElement.dataset.started") is None, "Python was to wait"
    page.unroute("**/pyodide.asm.wasm")
    for route in waiting:
        with suppress(Error):  # of a page that was left
            route.continue_()
    wait_until_ready(page)


def shown(page: Page) -> bool:
    """Whether a kept picture is on the screen; the page has decided when the list is there."""
    page.wait_for_function("document.querySelector('#app > .table, #app > .setup, #games > *')")
    found: bool = page.evaluate(IS_KEPT)
    assert (page.locator("#app > .table").count() == 1) is found
    return found


def sit_down(page: Page, stem: str) -> None:
    whole = hansa.load((ROOT / "tests" / "golden" / f"{stem}.hansa").read_text())
    open_record(page, whole.branch(whole.ply // 2))


def away(page: Page, site: str) -> None:
    """To a page of the site that only lies there."""
    page.goto(site + "framed.html")


def picture(page: Page) -> str | None:
    found: str | None = page.evaluate(f"localStorage.getItem({PICTURE})")
    return found


def put(page: Page, text: str) -> None:
    page.evaluate(f"(text) => localStorage.setItem({PICTURE}, text)", text)


@pytest.mark.parametrize("stem", GAMES)
@pytest.mark.parametrize("device", ["desktop", "tablet", "phone"])
def test_the_table_stands_there_at_once_and_nothing_moves_when_it_comes(
    device: str, stem: str, request: pytest.FixtureRequest, open_app: OpenApp
) -> None:
    page = open_app(request.getfixturevalue(device))
    sit_down(page, stem)
    with held(page):
        page.reload()
        assert shown(page)
        expect(page.locator("#table-players")).to_be_visible()
        assert page.locator(".start p").is_hidden()
        before = page.evaluate(BOXES)
        page.evaluate(WATCH)
    at_table(page)
    page.wait_for_timeout(300)
    assert page.evaluate(BOXES) == before
    assert page.evaluate("drawn")
    assert all("table" in each for each in page.evaluate("drawn")), "nothing else in between"


def test_a_board_stays_as_large_and_where_it_was_left(phone: Page, open_app: OpenApp) -> None:
    page = open_app(phone)
    sit_down(page, "teutonica-two-players")
    page.locator("#zoom-out").tap()
    scroll = "([x, y]) => { const board = document.querySelector('.board-scroll'); board.scrollTo(x, y); }"
    page.evaluate(scroll, [90, 40])
    before = page.evaluate(BOXES)
    with held(page):
        page.reload()
        assert shown(page)
        assert page.evaluate(BOXES) == before
        page.evaluate(scroll, [120, 10])
        before = page.evaluate(BOXES)
    at_table(page)
    page.wait_for_timeout(300)
    assert page.evaluate(BOXES) == before
    page.locator("#zoom-in").tap()
    assert page.evaluate("document.querySelector('.board-scroll svg').dataset.zoomed") == "300", "from where it was"


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_a_card_of_the_list_opens_the_picture(
    device: str, request: pytest.FixtureRequest, open_app: OpenApp, site: str
) -> None:
    page = open_app(request.getfixturevalue(device))
    begin(page, "Anna", "Bo")
    page.goto("#/")
    at_home(page)
    with held(page):
        page.goto("about:blank")
        page.goto(site)
        assert not shown(page)
        page.get_by_role("link", name="Anna and Bo").click()
        assert shown(page)
        expect(page.get_by_role("heading", level=1)).to_be_focused()
        page.go_back()
        expect(page.locator(".card")).to_be_visible()
        assert not shown(page)
        page.go_forward()
        assert shown(page)
    at_table(page)
    expect(page.locator("#table-players")).to_contain_text("Anna")


def test_going_on_shows_the_game_that_was_played_last(desktop: Page, open_app: OpenApp, site: str) -> None:
    page = open_app(desktop)
    begin(page, "Anna", "Bo")
    away(page, site)
    with held(page):
        page.goto(site + "#/resume")
        assert shown(page)
    at_table(page)


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_the_first_tap_on_a_picture_is_carried_out(
    device: str, request: pytest.FixtureRequest, open_app: OpenApp
) -> None:
    page = open_app(request.getfixturevalue(device))
    begin(page, "Anna", "Bo")
    before = saved_record(page)
    with held(page):
        page.reload()
        assert shown(page)
        tap(page, "riga")
        expect(page.get_by_text("Just a moment …")).to_be_visible()
        tap(page, "danzig")
        assert saved_record(page) == before
    at_table(page)
    expect(page.locator("#table-log")).to_contain_text("Riga")
    assert saved_record(page).count("\nbooths ") == before.count("\nbooths ") + 1


def test_a_button_that_is_tapped_on_a_picture_does_what_it_does(desktop: Page, open_app: OpenApp) -> None:
    page = open_app(desktop)
    sit_down(page, "teutonica-two-players")
    with held(page):
        page.reload()
        assert shown(page)
        page.locator('.table-head [data-do="score"]').click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.locator(".start")).to_be_hidden()


def test_where_another_tab_has_gone_on_nothing_is_played(desktop: Page, open_app: OpenApp) -> None:
    page = open_app(desktop)
    begin(page, "Anna", "Bo")
    address = page.url
    with held(page):
        page.reload()
        assert shown(page)
        other = page.context.new_page()
        other.goto(address)
        wait_until_ready(other)
        at_table(other)
        tap(other, "riga")
        expect(other.locator("#table-log")).to_contain_text("Riga")
        other.close()
        record = saved_record(page)
        tap(page, "danzig")
    at_table(page)
    expect(page.locator("#notice")).to_contain_text("has changed")
    expect(page.locator("#table-log")).to_contain_text("Riga")
    assert saved_record(page) == record
    page.locator('.table-head [data-do="score"]').click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_game_that_another_tab_holds_can_only_be_watched(desktop: Page, open_app: OpenApp) -> None:
    page = open_app(desktop)
    begin(page, "Anna", "Bo")
    page.reload()
    wait_until_ready(page)
    at_table(page)
    record = saved_record(page)
    other = page.context.new_page()
    with held(other):
        other.goto(page.url)
        assert shown(other)
        tap(other, "riga")
    at_table(other)
    expect(other.locator("#notice")).to_contain_text("has changed")
    assert saved_record(other) == record


def hostile(text: str) -> dict[str, str]:
    """What a picture must not be: each of them is thrown away."""
    head, _, markup = text.partition("\n")
    board = markup.index("<g ")
    into: dict[str, str] = {
        "a script": '<script type="py">import js; js.window.hurt = 1</script>',
        "a script of the web": "<script>window.hurt = 1</script>",
        "an event": '<g onload="window.hurt = 1"></g>',
        "a foreign drawing": '<use href="https://example.org/a.svg#b"></use>',
        "a drawing by another name": '<use xlink:href="#icon-log"></use>',
        "a way to a script": '<svg><a href="javascript:window.hurt = 1"><text>x</text></a></svg>',
        "an image": '</svg><img src="x" onerror="window.hurt = 1">',
        "an image in a drawing": '<image href="https://example.org/a.png"></image>',
        "paint from elsewhere": '<rect fill="url(https://example.org/a.svg#b)"></rect>',
        "paint that looks like ours": '<rect fill="url(#a) URL(//example.org/a.svg#b)"></rect>',
        "foreign content": "<foreignObject><iframe srcdoc='x'></iframe></foreignObject>",
        "a frame": '</svg><iframe src="https://example.org/"></iframe>',
        "a style": '<rect style="fill: red"></rect>',
        "a sheet": "<style>* { display: none }</style>",
        "a form": '</svg><form action="https://example.org/"><button type="submit">x</button></form>',
        "a button that sends": '</svg><button type="submit">x</button>',
        "something of the page": '<g id="dialog"></g>',
        "a table of another kind": "<math><mi>x</mi></math>",
        "a remark": "<!-- x -->",
    }
    found = {name: f"{head}\n{markup[:board]}{words}{markup[board:]}" for name, words in into.items()}
    english = r",\"en"
    assert english in head
    return found | {
        "a script before all": f"{head}\n<script>window.hurt = 1</script>{markup}",
        "the page itself": f'{head}\n<body onload="window.hurt = 1">{markup}',
        "too long": f"{head}\n{markup}<p>{'x' * 600_000}</p>",
        "no JSON": f"{{{text}",
        "nothing": "",
        "one line": head,
        "a list": f"[]\n{markup}",
        "null": f"null\n{markup}",
        "another step": f"{head.replace('hansa-save 1 ', 'hansa-save 1 0', 1)}\n{markup}",
        "another build": f"{head.replace('library-', 'library-0', 1)}\n{markup}",
        "another language": f"{head.replace(english, english.replace('en', 'xx'), 1)}\n{markup}",
    }


def test_a_picture_with_anything_strange_in_it_is_thrown_away(
    desktop: Page, open_app: OpenApp, site: str, watch: Watch
) -> None:
    page = open_app(desktop)
    begin(page, "Anna", "Bo")
    address = page.url
    away(page, site)
    text = picture(page)
    assert text
    page.add_init_script("window.hurt = 0")
    watch.expected.append("Content Security Policy")  # which forbids some of it a second time
    with held(page) as waiting:
        for name, words in hostile(text).items():
            assert words != text, name
            put(page, words)
            page.goto(address)
            assert not shown(page), name
            assert page.evaluate("window.hurt") == 0, name
            assert page.locator("#app :is(script, style, iframe, img, math, [onload])").count() == 0, name
            expect(page.get_by_text("Your game opens in a moment.")).to_be_visible()
            waiting.clear()
            away(page, site)
        put(page, text)
        page.goto(address)
        assert shown(page), "and the one that was kept is right"
    at_table(page)
    assert page.evaluate("window.hurt") == 0
    assert watch.foreign() == []


def test_the_start_goes_on_as_without_a_picture_where_it_is_refused(
    desktop: Page, open_app: OpenApp, site: str
) -> None:
    page = open_app(desktop)
    begin(page, "Anna", "Bo")
    address = page.url
    away(page, site)
    text = picture(page)
    assert text
    page.goto(address)
    wait_until_ready(page)
    tap(page, "riga")
    away(page, site)
    assert picture(page) != text
    put(page, text)
    with held(page):
        page.goto(address)
        assert not shown(page), "of an older step"
    at_table(page)
    expect(page.locator("#table-log")).to_contain_text("Riga")


def test_a_window_that_is_turned_gets_no_picture_of_the_other_board(phone: Page, open_app: OpenApp, site: str) -> None:
    page = open_app(phone)
    begin(page, "Anna", "Bo")
    address = page.url
    away(page, site)
    page.set_viewport_size({"width": 844, "height": 390})
    with held(page):
        page.goto(address)
        assert not shown(page)
        page.set_viewport_size({"width": 390, "height": 844})
        away(page, site)
        page.goto(address)
        assert shown(page)
    at_table(page)


def test_a_full_storage_takes_the_room_of_the_picture(desktop: Page, open_app: OpenApp, site: str) -> None:
    page = open_app(desktop)
    begin(page, "Anna", "Bo")
    page.goto("#/")
    at_home(page)
    assert picture(page)
    assert not page.evaluate("kept.names().some((name) => name.includes('picture'))")
    page.evaluate(
        """() => {
          for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
            try {
              while (true) localStorage.setItem(`filler${localStorage.length}`, " ".repeat(size));
            } catch {
              // Less, then.
            }
          }
        }"""
    )
    assert picture(page)
    page.get_by_role("link", name="Anna and Bo").click()
    at_table(page)
    tap(page, "riga")
    assert picture(page) is None
    assert "riga" in saved_record(page)
    assert page.locator("#banner").inner_text() == ""
    away(page, site)
    page.evaluate("for (const key of Object.keys(localStorage)) if (key.startsWith('filler')) delete localStorage[key]")


def test_games_with_secret_missions_leave_no_picture(desktop: Page, open_app: OpenApp, site: str) -> None:
    page = open_app(desktop)
    sit_down(page, "teutonica-missions-and-favours")
    address = page.url
    away(page, site)
    assert picture(page) is None
    with held(page):
        page.goto(address)
        assert not shown(page)
    at_table(page)


def test_nothing_is_left_of_a_game_that_is_deleted(desktop: Page, open_app: OpenApp) -> None:
    page = open_app(desktop)
    begin(page, "Anna", "Bo")
    page.goto("#/")
    at_home(page)
    assert picture(page)
    page.get_by_role("button", name="More about Anna and Bo").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    page.wait_for_timeout(200)
    assert picture(page) is None


def test_a_game_that_does_not_open_leads_home_from_its_picture(desktop: Page, open_app: OpenApp, site: str) -> None:
    page = open_app(desktop)
    begin(page, "Anna", "Bo")
    tap(page, "riga")
    address = page.url
    away(page, site)
    page.evaluate(FORGET_JOURNAL)
    page.evaluate(  # behind its checksum each slot is another
        """() => {
          for (const [key, text] of Object.entries(localStorage)) {
            if (key.includes("/game:")) localStorage[key] = text.replace("\\nhansa-record:", "\\n\\nhansa-record:");
          }
        }"""
    )
    with held(page):
        page.goto(address)
        assert shown(page)
        page.locator('.table-head [data-do="score"]').click()
    at_home(page)
    expect(page.locator(".card")).to_be_visible()
    assert not shown(page)


def test_a_start_that_fails_puts_home_in_the_place_of_the_picture(
    desktop: Page, open_app: OpenApp, watch: Watch
) -> None:
    page = open_app(desktop)
    begin(page, "Anna", "Bo")
    watch.expected.append(".")
    page.route("**/pyodide.asm.wasm", lambda route: route.fulfill(status=503, body="later"))
    page.reload()
    page.wait_for_function("document.documentElement.dataset.boot === 'failed'", timeout=BOOT_TIMEOUT)
    expect(page.get_by_role("link", name="Anna and Bo")).to_have_attribute("download", "Anna-Bo.hansa")
    assert not shown(page)


def test_an_address_that_changes_before_python_takes_the_picture_away(desktop: Page, open_app: OpenApp) -> None:
    page = open_app(desktop)
    begin(page, "Anna", "Bo")
    record = saved_record(page)
    with held(page):
        page.reload()
        assert shown(page)
        tap(page, "riga")
        page.evaluate("location.hash = '#/new'")
        expect(page.locator("form.setup")).to_be_visible()
        assert not shown(page)
        facts: dict[str, Any] = page.evaluate("({ ...document.documentElement.dataset })")
        assert not {"kept", "screen", "waits", "early"} & set(facts)
    assert page.locator("form.setup").is_visible()
    assert saved_record(page) == record
