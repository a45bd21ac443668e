"""The page while Python starts: games are listed, a game can be set up, and nothing that is done is lost or doubled."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.conftest import BOOT_TIMEOUT, Watch, wait_until_ready
from e2e.shell import at_table, begin, choose_file, saved_record, tap

OpenApp = Callable[[Page], Page]
pytestmark = pytest.mark.first_visit
HOSTILE = "<img src=x onerror=hurt=1>"


@contextmanager
def before_python(page: Page, address: str) -> Iterator[Page]:
    """A start that gets no further than the page itself; afterwards it goes on."""
    held: list[Route] = []
    page.route("**/pyodide.asm.wasm", lambda route: held.append(route))  # noqa: PLW0108 - no built-in can listen
    page.goto("about:blank")
    page.goto(address)
    expect(page.locator("form.setup" if address.endswith("#/new") else ".home")).to_be_visible()
    yield page
    assert page.evaluate("document.documentElement.dataset.started") is None, "Python was to wait"
    for _ in range(BOOT_TIMEOUT // 50):
        if held:
            break
        page.wait_for_timeout(50)  # until it is asked for
    for route in held:
        route.continue_()
    wait_until_ready(page)
    page.unroute("**/pyodide.asm.wasm")


def games(page: Page) -> int:
    count: int = page.evaluate(
        "new Set(Object.keys(localStorage).filter((k) => k.includes('/game:')).map((k) => k.split(':')[2])).size"
    )
    return count


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_games_are_listed_before_python_and_one_that_is_tapped_opens(
    device: str, request: pytest.FixtureRequest, open_app: OpenApp, site: str
) -> None:
    page = open_app(request.getfixturevalue(device))
    begin(page, "Anna", HOSTILE)
    tap(page, "riga")
    page.goto("#/")
    begin(page, "Cy", "Di", "Eva")
    with before_python(page, site):
        page.evaluate("window.hurt = 0")
        titles = page.locator(".card-title")
        expect(titles).to_have_text(["Cy, Di and Eva", f"Anna and {HOSTILE[:24]}"])
        assert not page.locator("#usual").inner_text().strip(), "only Python knows which game that would be"
        expect(page.locator(".card").first).to_contain_text("Cy to move")
        assert page.locator(".card").nth(1).locator(".shields svg").count() == 2
        page.get_by_role("link", name="Anna").click()
        expect(page.get_by_text("Your game opens in a moment.")).to_be_visible()
    at_table(page)
    expect(page.locator("#table-players")).to_contain_text("Anna")
    assert page.evaluate("window.hurt") == 0
    assert page.locator("img").count() == 0
    assert games(page) == 2


def test_the_early_list_is_the_list_that_comes_after_it(desktop: Page, open_app: OpenApp, site: str) -> None:
    begin(open_app(desktop), "Anna", "Bo")
    with before_python(desktop, site):
        desktop.evaluate("document.fonts.ready.then(() => true)")  # other letters are of another height
        box = desktop.locator(".card").bounding_box()
        desktop.get_by_role("button", name="More about Anna and Bo").click()
        expect(desktop.get_by_text("Just a moment …")).to_be_visible()
    expect(desktop.get_by_role("dialog").get_by_role("button", name="Rename")).to_be_visible()
    desktop.keyboard.press("Escape")
    assert desktop.locator(".card").bounding_box() == box


def test_where_there_are_no_games_that_is_said_before_python(desktop: Page, site: str) -> None:
    with before_python(desktop, site):
        expect(desktop.locator("#games")).to_contain_text("No games yet")


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_a_game_set_up_before_python_begins_when_it_is_there(
    device: str, request: pytest.FixtureRequest, site: str
) -> None:
    page = request.getfixturevalue(device)
    with before_python(page, site):
        page.get_by_role("link", name="New game").click()
        expect(page.get_by_role("heading", name="New game")).to_be_focused()
        page.get_by_label("Name of player 1").fill("Anna")
        page.get_by_role("button", name="Add a player").click()
        page.get_by_label("Name of player 3").fill(HOSTILE)
        page.get_by_label("Name of player 2").press_sequentially("Bo")
        page.get_by_role("button", name="Move player 2 up").click()
        names = [box.input_value() for box in page.locator(".seat input").all()]
        assert names == ["Bo", "Anna", HOSTILE[:24]]
        page.locator("label", has=page.locator("#start-2")).click()
        expect(page.locator("label", has=page.locator("#start-2"))).to_have_text("Anna")
        page.get_by_role("button", name="Begin").click()
        expect(page.get_by_text("Your game opens in a moment.")).to_be_visible()
        page.get_by_role("button", name="Begin").click(force=True)
    at_table(page)
    for name in ("Bo", "Anna", HOSTILE[:24]):
        expect(page.locator("#table-players")).to_contain_text(name)
    expect(page.locator("#table-bar")).to_contain_text("Anna")
    assert games(page) == 1
    assert page.locator("img").count() == 0


def test_one_tap_before_python_begins_a_game_against_computers(phone: Page, site: str) -> None:
    with before_python(phone, site):
        phone.get_by_role("button", name="Play now").tap()
    at_table(phone)
    expect(phone.locator("#table-players")).to_contain_text("Wobbeke")
    assert games(phone) == 1


def test_hansa_teutonica_against_computers_is_set_up_before_python(desktop: Page, site: str) -> None:
    with before_python(desktop, site + "#/new"):
        desktop.get_by_label("Name of player 1").fill("Anna")
        desktop.get_by_label("Name of player 2").fill("Bo")
        desktop.locator("label", has=desktop.locator("#game-teutonica")).click()
        desktop.get_by_role("button", name="Add a player").click()
        desktop.locator("label", has=desktop.locator("#board-eastern")).click()
        desktop.get_by_role("button", name="Add a player").click()
        desktop.get_by_role("button", name="Remove player 4").click()
        expect(desktop.locator("#board-eastern")).to_be_checked()
        desktop.locator("#level-1").select_option(index=1)
        expect(desktop.locator("#name-1")).to_have_value("")
        desktop.locator("#level-1").select_option(index=0)
        expect(desktop.locator("#name-1")).to_have_value("Bo")
        desktop.locator("#level-2").select_option(index=1)
        desktop.get_by_role("button", name="Begin").click()
    at_table(desktop)
    slot = desktop.evaluate(
        "Object.entries(localStorage).filter(([k]) => k.includes('/game:')).map(([, text]) => text)[0]"
    )
    facts = json.loads(slot.split("\n")[1])
    assert facts["game"] == "teutonica"
    assert facts["players"][:2] == ["Anna", "Bo"]
    assert [bool(level) for level in facts["levels"]] == [False, False, True]
    assert "eastern" in slot


def test_what_was_typed_stays_and_typing_goes_on(desktop: Page, open_app: OpenApp, site: str) -> None:
    begin(open_app(desktop), "Eva", "Fritz", "Gesa")
    with before_python(desktop, site + "#/new"):
        assert [box.input_value() for box in desktop.locator(".seat input").all()] == ["Eva", "Fritz", "Gesa"]
        desktop.get_by_role("button", name="Remove player 1").click()
        desktop.get_by_label("Name of player 2").fill("Gesine")
        desktop.get_by_label("Name of player 1").fill("An")
    expect(desktop.get_by_label("Name of player 1")).to_be_focused()
    desktop.keyboard.type("na")
    assert [box.input_value() for box in desktop.locator(".seat input").all()] == ["Anna", "Gesine"]
    expect(desktop.locator("#start-player")).to_contain_text("Anna")


def test_what_cannot_be_played_as_it_was_chosen_does_not_begin(desktop: Page, site: str) -> None:
    with before_python(desktop, site + "#/new"):
        # as if a rule of the set-up were not known to the page before Python
        desktop.evaluate("document.getElementById('name-0').value = 'Unheard'")
        desktop.get_by_role("button", name="Begin").click()
    expect(desktop.locator("#notice")).to_contain_text("look it over")
    expect(desktop.locator("form.setup")).to_be_visible()
    assert games(desktop) == 0


def test_leaving_the_set_up_leaves_what_was_done_there(desktop: Page, site: str) -> None:
    with before_python(desktop, site):
        desktop.get_by_role("link", name="New game").click()
        desktop.get_by_label("Name of player 1").fill("Anna")
        desktop.get_by_role("button", name="Begin").click()
        desktop.go_back()
        expect(desktop.get_by_role("heading", name="Hansa", exact=True)).to_be_visible()
        expect(desktop.locator(".start [data-then]:visible")).to_have_count(0)
    expect(desktop.locator("#games")).to_contain_text("No games yet")
    assert games(desktop) == 0


def test_a_start_that_fails_at_the_set_up_gives_the_games_away(
    desktop: Page, open_app: OpenApp, site: str, watch: Watch
) -> None:
    begin(open_app(desktop), "Anna", "Bo")
    watch.expected.append(".")
    desktop.route("**/pyodide.asm.wasm", lambda route: route.fulfill(status=503, body="later"))
    desktop.goto("about:blank")
    desktop.goto(site + "#/new")
    desktop.wait_for_function("document.documentElement.dataset.boot === 'failed'", timeout=BOOT_TIMEOUT)
    expect(desktop.get_by_role("link", name="Anna and Bo")).to_have_attribute("download", "Anna-Bo.hansa")
    expect(desktop.get_by_role("link", name="New game")).to_be_hidden()


@pytest.mark.parametrize("way", ["chosen", "dropped"])
def test_a_file_that_comes_before_python_is_opened_when_it_is_there(
    desktop: Page, open_app: OpenApp, site: str, way: str
) -> None:
    begin(open_app(desktop), "Anna", "Bo")
    record = saved_record(desktop)
    with before_python(desktop, site):
        if way == "chosen":
            choose_file(desktop, "a.hansa", record.encode())
        else:
            desktop.evaluate(
                """(record) => {
                  const dataTransfer = new DataTransfer();
                  dataTransfer.items.add(new File([record], "a.hansa", { type: "text/plain" }));
                  for (const kind of ["dragover", "drop"]) {
                    const event = new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer });
                    document.body.dispatchEvent(event);
                    if (!event.defaultPrevented) throw new Error(`the browser would take the file: ${kind}`);
                  }
                }""",
                record,
            )
        expect(desktop.locator(".start [data-then=other]")).to_be_visible()
    at_table(desktop)
    assert games(desktop) == 2


@pytest.mark.parametrize("name", ["Learn", "Rules"])
def test_what_is_tapped_before_python_is_answered_at_once(desktop: Page, site: str, name: str) -> None:
    with before_python(desktop, site):
        desktop.get_by_role("link", name=name).click()
        expect(desktop.locator(".start [data-then=other]")).to_be_visible()
    expect(desktop.get_by_role("heading", level=1)).to_be_visible()
    assert desktop.evaluate("document.documentElement.dataset.screen") == name.lower()


@pytest.mark.parametrize("kept", ["not json", "[[1, 2], 7, {}]", '[["<b>", "no such level"], "Bo", null]', "5", "null"])
def test_nonsense_in_the_storage_stops_nothing(desktop: Page, open_app: OpenApp, site: str, kept: str) -> None:
    page = open_app(desktop)
    page.evaluate(
        """(kept) => {
          const place = `hansa:${new URL(".", location).pathname}`;
          localStorage[`${place}players`] = kept;
          localStorage[`${place}game:x:0`] = `hansa-save 1 0\\n${kept}\\nhansa-record: 1`;
          localStorage[`${place}game:y:0`] = 'hansa-save 1 0\\n{"id": "../y", "players": ["a"], "title": ""}\\n';
          localStorage[`${place}game:z:0`] = "";
        }""",
        kept,
    )
    with before_python(page, site + "#/new"):
        expect(page.locator(".seat input").first).to_be_visible()
        page.get_by_label("Name of player 1").fill("Anna")
        page.get_by_role("link", name="Back to the start").click()
        expect(page.locator(".card")).to_have_count(0)
    page.get_by_role("link", name="New game").click()
    expect(page.locator(".seat input").first).to_be_visible()
