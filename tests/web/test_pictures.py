"""What the app shows in some hundreds of moments is what it showed before: a net for changes that show nothing."""

from __future__ import annotations

import pytest

from tests.web.pictures import DIGESTS, digests

pytestmark = pytest.mark.cpython_only


def test_the_pictures_are_those_that_were_written_down() -> None:
    """Where a change is meant, `python -m tests.web.pictures` writes them anew; with a folder, as text."""
    known = dict(line.rsplit(" ", 1) for line in DIGESTS.read_text().splitlines())
    found = digests()
    assert [name for name in known if name not in found] == []
    assert [name for name, digest in found.items() if known.get(name) != digest] == []
