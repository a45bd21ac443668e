import pytest

from web.draw.html import Markup, button, el, join, text

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
    markup = el("p", payload, title=payload, data_value=payload) + join([payload]) + text(payload)
    inside = markup.removeprefix("<p").replace("</p>", "")
    assert "<" not in inside
    assert inside.count('"') == 4
    assert "'" not in inside


def test_markup_is_not_escaped_twice() -> None:
    assert el("p", el("b", "1 < 2")) == "<p><b>1 &lt; 2</b></p>"
    assert text(Markup("<br>")) == "<br>"


def test_attributes_true_are_bare_and_none_or_false_are_absent() -> None:
    made = el("input", type="checkbox", checked=True, disabled=False, id=None, data_do="x", aria_label="y")
    assert made == '<input type="checkbox" checked data-do="x" aria-label="y">'


def test_an_empty_element_is_closed() -> None:
    assert el("div", id="x") == '<div id="x"></div>'


def test_a_button_says_what_it_does() -> None:
    assert 'data-do="go" data-value="1"' in button("Go", "go", "1")
    assert "data-value" not in button("Go", "go")
