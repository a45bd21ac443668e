"""Rules, signs and lessons as readers use them: contents, drawings, meanings on a tap, and what axe-core finds."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import Judge
from web.games import kits
from web.text import say

OpenApp = Callable[[Page], Page]
WIDTH = 390
SIGNS = kits()["teutonica"].signs


def wide(page: Page) -> int:
    found: int = page.evaluate("document.documentElement.scrollWidth")
    return found


@pytest.mark.parametrize("game", ["hansa", "teutonica"])
def test_the_contents_lead_to_a_rule_on_a_phone(game: str, phone: Page, open_app: OpenApp) -> None:
    letter = game[0].upper()
    page = open_app(phone)
    page.goto(f"#/rules/{game}")
    page.get_by_text(say("rules.contents"), exact=True).tap()
    assert wide(page) <= WIDTH
    page.locator(f'.contents a[href$="/{letter}19"]').tap()
    expect(page.locator(f'[data-id="rule:{letter}19"]')).to_be_in_viewport()
    expect(page.locator(f'[data-id="rule:{letter}19"] figure')).to_be_visible()
    assert wide(page) <= WIDTH
    assert page.locator(".rule-figure").count() >= 10


def test_a_number_above_the_board_says_what_it_counts(tablet: Page, open_app: OpenApp) -> None:
    page = open_app(tablet)
    page.goto("#/learn/teutonica/1")
    page.locator('.end-status [data-value="completed"]').tap()
    expect(page.get_by_role("dialog")).to_contain_text(SIGNS.about("completed"))
    page.get_by_role("button", name=say("signs.all")).tap()
    expect(page.get_by_role("dialog")).to_contain_text(SIGNS.about("marker:develop"))
    page.keyboard.press("Escape")
    page.locator('.table-players [data-value="skill:bank"]').first.tap()
    expect(page.get_by_role("dialog")).to_contain_text(SIGNS.about("skill:bank"))
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.get_by_role("button", name=say("signs.title"), exact=True).press("Enter")
    expect(page.get_by_role("dialog")).to_contain_text(SIGNS.about("control"))


def test_axe_finds_nothing_in_rules_and_lessons(phone: Page, open_app: OpenApp) -> None:
    page = open_app(phone)
    judge = Judge(page)
    for address, there in (
        ("#/learn", ".course"),
        ("#/rules/hansa", ".rule-figure"),
        ("#/rules/teutonica", ".rule-figure"),
        ("#/learn/hansa/1", "#coach-on"),
    ):
        page.goto(address)
        expect(page.locator(there).first).to_be_visible()
        judge.look(address)
        for sheet in page.locator("[data-do=names], [data-do=contents]").all():
            sheet.tap()
            expect(page.locator("dialog .fact-table").first).to_be_visible()
            judge.look(f"{address}: {sheet.inner_text()}")
            page.keyboard.press("Escape")
    page.locator("#coach-on").tap()
    page.get_by_role("button", name=say("do.help")).tap()
    page.get_by_role("button", name=say("signs.title"), exact=True).tap()
    judge.look("signs")
    assert judge.complaints == []


def test_large_text_stays_on_the_screen(phone: Page, open_app: OpenApp) -> None:
    page = open_app(phone)
    page.evaluate("document.styleSheets[0].insertRule('html { font-size: 200% !important }')")
    for address, there in (("#/learn", ".course"), ("#/rules/hansa", ".rule-figure")):
        page.goto(address)
        expect(page.locator(there).first).to_be_visible()
        assert wide(page) <= WIDTH, address


def test_the_fullest_cards_are_printed_on_one_page(desktop: Page, open_app: OpenApp) -> None:
    page = open_app(desktop)
    every = "missions=on,favours=on,promotional=aaed34xxttbb"
    for told in (every, "board=britannia-4-5,promotional=aaed34xxttbb", "board=eastern,promotional=aaed34xxttbb"):
        page.goto(f"#/summary/teutonica/4,{told}")
        expect(page.locator(".summary-part")).not_to_have_count(0)
        expect(page.locator(".summary")).to_contain_text("tribute")
        for paper in ("A4", "Letter"):
            assert page.pdf(format=paper, prefer_css_page_size=True).count(b"/Type /Page\n") == 1
