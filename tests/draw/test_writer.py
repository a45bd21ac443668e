"""Markup is escaped by construction."""

from xml.etree.ElementTree import XML

import pytest

from web.draw.writer import Markup, button, el, join, number

NASTY = """<script>&"' ]]>"""

PAYLOADS = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    "</textarea><svg onload=alert(1)>",
    "&lt;b&gt; & <b>",
    "javascript:alert(1)//",
    "<!-- -->]]><?php",
]


@pytest.mark.parametrize("payload", PAYLOADS)
def test_text_stays_text_wherever_it_stands(payload: str) -> None:
    markup = el("p", payload, title=payload, data_value=payload) + join([payload])
    inside = markup.removeprefix("<p").replace("</p>", "")
    assert "<" not in inside
    assert inside.count('"') == 4
    assert "'" not in inside


def test_markup_is_not_escaped_twice() -> None:
    assert el("p", el("b", "1 < 2")) == "<p><b>1 &lt; 2</b></p>"
    assert join([Markup("<br>")]) == "<br>"


def test_attributes_true_are_bare_and_none_or_false_are_absent() -> None:
    made = el("input", type="checkbox", checked=True, disabled=False, id=None, data_do="x", aria_label="y")
    assert made == '<input type="checkbox" checked data-do="x" aria-label="y">'


def test_an_empty_element_is_closed() -> None:
    assert el("div", id="x") == '<div id="x"></div>'


def test_a_button_says_what_it_does() -> None:
    assert 'data-do="go" data-value="1"' in button("Go", "go", "1")
    assert "data-value" not in button("Go", "go")


def test_text_and_attributes_are_escaped() -> None:
    root = XML(el("text", NASTY, aria_label=NASTY))
    assert root.text == NASTY
    assert root.get("aria-label") == NASTY


def test_finished_markup_is_not_escaped_again() -> None:
    assert el("g", el("path", d="M0 0")) == '<g><path d="M0 0"/></g>'
    assert join([el("a"), el("b")]) == "<a></a><b></b>"


def test_a_plain_string_is_never_taken_for_markup() -> None:
    assert isinstance(el("g"), Markup)
    assert el("g", str(el("path"))) == "<g>&lt;path/&gt;</g>"


def test_numbers_are_short_and_nothing_is_left_out_silently() -> None:
    assert [number(n) for n in (3, 3.0, -0.25, 12.34)] == ["3", "3", "-0.2", "12.3"]
    assert el("rect", x=0, rx=None) == '<rect x="0"/>'
