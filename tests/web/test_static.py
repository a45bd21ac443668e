import json
import re

import pytest

from scripts.tasks.page import Page
from scripts.tasks.places import ROOT
from tests.web.app import text_of
from tests.web.document import parse
from tests.web.test_storage import save
from web.app.static import PAGES, STAGES, word
from web.app.templates import early_models
from web.screens import home
from web.store.save import encode
from web.store.slots import slots_of
from web.text import say

pytestmark = pytest.mark.cpython_only


def filled(name: str = "index.html") -> str:
    return Page((ROOT / name).read_text()).filled(PAGES[name]())


def test_the_built_page_shows_home_before_python() -> None:
    page = filled()
    assert home.frame() in page
    for key in ("start.noscript", "home.new", "home.tagline", "home.fan", "home.designers", "home.buy"):
        assert say(key) in text_of(page)
    for who in ("Michael Schacht", "Andreas Steding"):
        assert who in text_of(page)


def test_every_stage_of_the_start_has_its_words() -> None:
    page = parse(filled())
    assert set(STAGES) <= set(page.values("data-stage"))
    assert page.all("progress", id="boot")


def test_nothing_in_the_page_is_inline_script_or_style() -> None:
    page = filled()
    tree = parse(page)
    assert not tree.all("style")
    assert not tree.all("script", src=False)
    assert not [name for node in tree.walk() for name in node.attributes if name == "style" or name.startswith("on")]
    assert "http:" not in page
    assert "https:" not in page


def test_layouts_change_only_at_the_sizes_that_are_listed() -> None:
    sheets = {path: path.read_text() for path in (ROOT / "web").rglob("*.css")}
    conditions = [
        found for text in sheets.values() for found in re.findall(r"@(?:media|container (?:page|bar)) (.*){", text)
    ]
    used = {int(size) for each in conditions for size in re.findall(r"(\d+)rem", each)}
    listed = sheets[ROOT / "web/page/css/tokens.css"].partition("*/")[0]
    assert used == {int(size) for size in re.findall(r"\b(\d+)(?=rem|,)", listed)}


def test_every_icon_that_is_used_is_in_the_sprite() -> None:
    used = {name for name in parse(filled()).references if name.startswith(("icon-", "sign-"))}
    assert used
    assert used <= set(parse(filled()).values("id"))


def test_every_style_sheet_is_named_by_a_page() -> None:
    pages = "".join(path.read_text() for path in ROOT.glob("*.html"))
    sheets = sorted((ROOT / "web" / "page" / "css").glob("*.css"))
    assert [sheet.name for sheet in sheets if f"web/page/css/{sheet.name}" not in pages] == []


def test_ids_are_there_once() -> None:
    ids = parse(filled().replace(early_models(), "")).values("id")  # of models one is shown at a time
    assert len(ids) == len(set(ids))
    assert {"app", "banner", "notice", "dialog", "announce", "games", "file", "boot"} <= set(ids)


def test_the_page_for_those_who_are_lost_leads_back() -> None:
    page = filled("404.html")
    assert say("lost.words") in text_of(page)
    assert parse(page).one("a", href="./").text == say("lost.back")
    assert parse(page).values("src")[:3] == [
        "web/page/lost.js",
        "../web/page/lost.js",
        "../../web/page/lost.js",
    ]


def test_the_page_for_frames_of_other_sites_opens_a_window_of_its_own() -> None:
    page = filled("framed.html")
    assert say("framed.words") in text_of(page)
    assert parse(page).all("a", href="./", target="_blank", rel="noopener")


@pytest.mark.parametrize("page", ["", "<!-- home -->", "<!-- home --><!-- start --><!-- home -->"])
def test_a_page_without_its_places_is_refused(page: str) -> None:
    with pytest.raises(ValueError, match="must have one"):
        Page(page).filled({"home": "", "start": ""})


def test_scripts_are_told_how_saves_are_called_and_written() -> None:
    form = json.loads(word("form"))
    head, _, body = encode(save(1)).partition("\n")
    assert re.fullmatch(form["first"], head)
    assert re.search(form["record"], body, re.MULTILINE)
    assert re.fullmatch(f"{form['game']}({form['id']}):[01]", slots_of("a1")[0])
