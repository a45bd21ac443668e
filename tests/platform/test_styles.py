"""All style sheets become one, in their order, and still find what they name."""

from pathlib import Path

import pytest

from scripts.tasks.page import Page
from scripts.tasks.styles import SHEET, bundle

pytestmark = pytest.mark.cpython_only


def test_style_sheets_become_one(tmp_path: Path) -> None:
    sheets = {"fonts/fonts.css": "src: url(a.woff2)", "web/css/b.css": "b: url(data:x)", "web/css/a.css": "a"}
    for name, text in sheets.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    links = "".join(f'<link rel="stylesheet" href="{name}">\n' for name in sheets)
    page = Page(f"<head>\n{links}</head>")
    bundle(tmp_path, page)
    assert (tmp_path / SHEET).read_text() == "src: url(../fonts/a.woff2)\nb: url(data:x)\na"
    assert str(page) == f'<head>\n<link rel="stylesheet" href="{SHEET}">\n</head>'
    assert not list((tmp_path / "web" / "css").iterdir())
