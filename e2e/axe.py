"""Asking axe-core about a page."""

from typing import Any

from playwright.sync_api import Page, expect

from e2e.shell import at_home
from e2e.table import open_record
from hansa import Match
from scripts.tasks.places import NODE_MODULES

AXE = NODE_MODULES / "axe-core" / "axe.min.js"
RUN = """(within) => axe.run(within, {
  rules: { "label-content-name-mismatch": { enabled: false } },
  resultTypes: ["violations"],
}).then((result) => result.violations)"""
"""One rule is not asked: it takes letters and numerals drawn on pieces for words that a spoken name must hold."""


class Judge:
    """Asks axe about a page by daylight and by candlelight, boards and all."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.complaints: list[str] = []
        page.evaluate(AXE.read_text())

    def look(self, where: str, within: str = "html") -> None:
        for scheme in ("light", "dark"):
            self.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            found: list[dict[str, Any]] = self.page.evaluate(RUN, within)
            self.complaints += [
                f"{where}, {scheme}: {rule['id']}: {node['target']} {node['failureSummary']}"
                for rule in found
                for node in rule["nodes"]
            ]

    def sheet(self, where: str, opener: str) -> None:
        """Something that opens in front of everything, and closes again."""
        self.page.locator(opener).first.click()
        expect(self.page.locator("#dialog")).to_be_visible()
        self.look(where, "#dialog")
        self.page.keyboard.press("Escape")
        expect(self.page.locator("#dialog")).to_be_hidden()

    def record(self, where: str, match: Match) -> None:
        """The table of a game."""
        self.page.goto("#/")
        at_home(self.page)
        open_record(self.page, match)
        self.look(where)
