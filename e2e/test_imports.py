"""Files that are no games, in whole or in part."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import hansa
from e2e.shell import at_table, choose_file

OpenApp = Callable[[Page], Page]

HOSTILE = {
    "huge": b"hansa-record: 1\n" + b"x" * 5_000_000,
    "many lines": b"hansa-record: 1\n" * 60_000,
    "binary": bytes(range(256)) * 200,
    "a picture": b"\x89PNG\r\n\x1a\n" + bytes(1000),
    "a pickle": b"\x80\x04\x95\x1e\x00\x00\x00\x00\x00\x00\x00\x8c\x05posix\x8c\x06system\x93.",
    "markup": b"<script>document.title='hurt'</script><img src=x onerror=\"document.title='hurt'\">",
    "markup in a header": b"hansa-record: 1\n<img src=x onerror=\"document.title='hurt'\">: 1\n",
    "nothing": b"",
}


def record(*more: str) -> bytes:
    match = hansa.new(hansa.Setup("hansa", ("Anna", "Bo"), {"start": "1"}, seed="1"))
    for action in ("booths danzig", "booths riga"):
        match.play(action)
    return (match.dumps() + "\n".join(more)).encode()


def test_hostile_files_do_nothing(desktop: Page, open_app: OpenApp) -> None:
    page = open_app(desktop)
    kept = page.evaluate("JSON.stringify(localStorage)")
    for name, content in HOSTILE.items():
        choose_file(page, "<img src=x onerror=\"document.title='hurt'\">.hansa", content)
        dialog = page.get_by_role("dialog")
        expect(dialog, name).to_contain_text("This file cannot be opened")
        expect(dialog, name).to_contain_text("Nothing was changed.")
        dialog.get_by_role("button", name="Close").last.click()
        expect(page.get_by_role("dialog"), name).to_have_count(0)
    assert page.evaluate("JSON.stringify(localStorage)") == kept
    assert page.title() == "Hansa"
    assert page.locator("img").count() == 0


@pytest.mark.parametrize(
    ("line", "rule"),
    [("booths danzig", r"Rule H\d+"), ("sail nowhere", "not a step"), ("<b onclick=x>", "not a step")],
)
def test_a_bad_line_is_named_and_the_part_before_it_opens(
    line: str, rule: str, tablet: Page, open_app: OpenApp
) -> None:
    page = open_app(tablet)
    content = record(line, "booths kalmar")
    choose_file(page, "bad.hansa", content)
    number = len(content.decode().splitlines()) - 1
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(f"Line {number}")
    expect(dialog).to_contain_text(line)
    expect(dialog).to_contain_text(re.compile(rule))
    assert page.evaluate("Object.keys(localStorage).filter((key) => key.includes('/game:')).length") == 0
    dialog.get_by_role("button", name="Open the part").click()
    at_table(page)
    expect(page.locator("#table-players")).to_contain_text("Anna")
