import re

import pytest

from scripts.tasks.places import ROOT
from tests.web.app import text_of
from web.app.static import STAGES, fill, fill_framed, fill_lost, sprite
from web.app.templates import early_models
from web.screens import home
from web.text import say

pytestmark = pytest.mark.cpython_only
PAGE = (ROOT / "index.html").read_text() if (ROOT / "index.html").exists() else ""


def test_the_built_page_shows_home_before_python() -> None:
    page = fill(PAGE)
    assert home.frame() in page
    for key in ("start.noscript", "home.new", "home.tagline", "home.fan", "home.designers", "home.buy"):
        assert say(key) in text_of(page)
    for who in ("Michael Schacht", "Andreas Steding"):
        assert who in text_of(page)


def test_every_stage_of_the_start_has_its_words() -> None:
    page = fill(PAGE)
    for stage in STAGES:
        assert f'data-stage="{stage}"' in page
    assert '<progress id="boot"' in page


def test_nothing_in_the_page_is_inline_script_or_style() -> None:
    page = fill(PAGE)
    assert "<style" not in page
    assert not re.search(r'\sstyle="', page)
    assert not re.search(r"\son[a-z]+=", page)
    assert not re.search(r"<script(?![^>]*\ssrc=)", page)
    assert "http:" not in page
    assert "https:" not in page


def test_every_icon_that_is_used_is_in_the_sprite() -> None:
    page = fill(PAGE)
    used = set(re.findall(r'href="#((?:icon|sign)-[a-z-]+)"', page))
    assert used
    assert used <= set(re.findall(r'id="((?:icon|sign)-[a-z-]+)"', sprite()))


def test_ids_are_there_once() -> None:
    ids = re.findall(r'\sid="([^"]+)"', fill(PAGE).replace(early_models(), ""))  # of models one is shown at a time
    assert len(ids) == len(set(ids))
    assert {"app", "banner", "notice", "dialog", "announce", "games", "file", "boot"} <= set(ids)


def test_the_page_for_those_who_are_lost_leads_back() -> None:
    page = fill_lost((ROOT / "404.html").read_text())
    assert say("lost.words") in text_of(page)
    assert f'<a href="./">{say("lost.back")}</a>' in page
    assert re.findall('src="([^"]+)"', page)[:3] == [
        "web/page/lost.js",
        "../web/page/lost.js",
        "../../web/page/lost.js",
    ]


def test_the_page_for_frames_of_other_sites_opens_a_window_of_its_own() -> None:
    page = fill_framed((ROOT / "framed.html").read_text())
    assert say("framed.words") in text_of(page)
    assert '<a href="./" target="_blank" rel="noopener">' in page


@pytest.mark.parametrize("page", ["", "<!-- home --><!-- sprite -->", PAGE + "<!-- home -->"])
def test_a_page_without_its_places_is_refused(page: str) -> None:
    with pytest.raises(ValueError, match="must have one"):
        fill(page)
