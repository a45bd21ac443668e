"""What a person does before and around a game, for tests."""

from playwright.sync_api import Locator, Page, expect

from e2e.conftest import wait_until_ready


def begin(page: Page, *names: str) -> None:
    """From home to the table of a new game; the first player begins."""
    page.get_by_role("link", name="New game").click()
    expect(page.get_by_role("heading", name="New game")).to_be_visible()
    for _ in names[2:]:
        page.get_by_role("button", name="Add a player").click()
    for seat, name in enumerate(names):
        page.get_by_label(f"Name of player {seat + 1}").fill(name)
    page.locator("label", has=page.locator("#start-1")).click()
    page.get_by_role("button", name="Begin").click()
    at_table(page)


def at_table(page: Page) -> None:
    """The table itself, and not the picture of it that stands there until Python comes."""
    page.wait_for_selector("html[data-screen=table]:not([data-kept])")


def at_home(page: Page) -> None:
    page.wait_for_function("document.documentElement.dataset.screen === 'home'")


def another_tab(first: Page) -> Page:
    """The same game once more, in the same browser."""
    second = first.context.new_page()
    second.goto(first.url)
    wait_until_ready(second)
    at_table(second)
    return second


def tap(page: Page, city: str) -> None:
    """Use a city on the board, by its name ribbon."""
    page.locator(f'[data-id="city:{city}"] .city-name').click()


def saved_record(page: Page) -> str:
    """The newest record in the browser's storage."""
    slots: list[str] = page.evaluate(
        "Object.keys(localStorage).filter((key) => key.includes('/game:')).map((key) => localStorage[key])"
    )
    newest = max(slots, key=lambda slot: int(slot.partition('"sequence": ')[2].partition("}")[0]))
    return newest[newest.index("hansa-record:") :]


def menu(page: Page, title: str) -> Locator:
    """Open the menu of a game on the home screen."""
    page.get_by_role("button", name=f"More about {title}").click()
    return page.get_by_role("dialog")


def choose_file(page: Page, name: str, content: bytes) -> None:
    page.locator("#file").set_input_files({"name": name, "mimeType": "text/plain", "buffer": content})
