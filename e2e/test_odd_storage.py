"""No content of the browser's storage stops the page, whoever put it there."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import wait_until_ready
from e2e.shell import at_home, at_table, begin, tap
from tests.web.test_odd_storage import DEEP, ODD, slots

OpenApp = Callable[[Page], Page]
PUT = """([kept, early]) => {
  const place = `hansa:${new URL(".", location).pathname}`;
  for (const [name, text] of kept) localStorage.setItem(place + name, text);
  sessionStorage.setItem(`${place}early`, early);
}"""
LARGE = 50_000


def odd_games() -> list[tuple[str, str]]:
    """Hundreds of games, each with one fact that is not what it should be; of the large values one each."""
    found = []
    for number, value in enumerate(ODD):
        several = list(slots(value))
        for key, text in several[:1] if len(value) > LARGE else several:
            name = key.replace(":odd", f":odd{number}x")
            found.append((name, text.replace('"id": "odd', f'"id": "odd{number}x')))
    return found


@pytest.mark.parametrize("other", [DEEP, "9" * 5000, '[{"do": 1, "weather": "fair"}]'], ids=["deep", "long", "strange"])
def test_hundreds_of_odd_games_and_odd_preferences_stop_nothing(desktop: Page, open_app: OpenApp, other: str) -> None:
    page = open_app(desktop)
    begin(page, "Anna", "Bo")
    page.goto("#/")
    at_home(page)
    kept = [
        *odd_games(),
        *((name, other) for name in ("preferences", "players", "backup", "learned", "game:x", "stamp")),
    ]
    assert len(kept) > 400
    page.evaluate(PUT, [kept, other])
    page.reload()
    wait_until_ready(page)
    expect(page.locator(".card.damaged").first).to_be_visible()
    page.locator(".card.damaged button").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    page.get_by_role("link", name="New game").click()
    expect(page.get_by_role("button", name="Begin")).to_be_visible()
    page.goto("#/")
    page.get_by_role("link", name="Anna and Bo").click()
    at_table(page)
    tap(page, "riga")
    expect(page.locator("#table-log")).to_contain_text("Riga")
