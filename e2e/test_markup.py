"""Words are never taken for structure, and markup never for a program."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from e2e.shell import at_home, at_table, begin, tap

OpenApp = Callable[[Page], Page]
PUT = """(markup) => {
  const place = document.createElement("div");
  document.body.append(place);
  place.innerHTML = markup;
  place.firstElementChild.click();
}"""
PYTHON = "from js import document; document.documentElement.dataset.ran = '1'"


def test_a_player_called_like_an_attribute_plays(desktop: Page, open_app: OpenApp) -> None:
    begin(open_app(desktop), "data-slides", "data-zoom")
    tap(desktop, "riga")
    expect(desktop.locator("#table-log")).to_contain_text("data-slides")
    desktop.locator("[data-do=log]").first.click()
    expect(desktop.get_by_role("dialog")).to_contain_text("data-slides")
    desktop.keyboard.press("Escape")
    desktop.goto(desktop.url.partition("#")[0])
    at_home(desktop)
    desktop.get_by_role("link", name="data-slides and data-zoom").click()
    at_table(desktop)


def test_python_in_markup_is_not_run_once_the_app_has_started(desktop: Page, open_app: OpenApp) -> None:
    """PyScript would: it looks at whatever is put into the page."""
    open_app(desktop)
    for markup in (
        f'<script type="py">{PYTHON}</script>',
        f"<py-script>{PYTHON}</py-script>",
        '<button py-click="print">A button</button>',
    ):
        desktop.evaluate(PUT, markup)
    desktop.wait_for_timeout(1000)
    assert desktop.evaluate("document.documentElement.dataset.ran") is None
    begin(desktop, "Anna", "Bo")
