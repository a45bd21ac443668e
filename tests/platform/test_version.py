"""The version is written once, in hansa/__init__.py; everything else reads it there."""

import json
import re
import tomllib

import pytest

import hansa
from scripts.tasks.places import ROOT

pytestmark = pytest.mark.cpython_only


@pytest.mark.parametrize("project", ["pyproject.toml", "web/pyproject.toml"])
def test_a_wheel_reads_its_version_where_the_library_says_it(project: str) -> None:
    path = ROOT / project
    facts = tomllib.loads(path.read_text())
    assert "version" not in facts["project"]
    assert "version" in facts["project"]["dynamic"]
    assert (path.parent / facts["tool"]["hatch"]["version"]["path"]).resolve() == ROOT / "hansa" / "__init__.py"


def test_the_npm_packages_of_the_build_have_no_version_of_their_own() -> None:
    assert "version" not in json.loads((ROOT / "package.json").read_text())
    assert "version" not in json.loads((ROOT / "package-lock.json").read_text())


def test_the_newest_entry_of_the_changelog_is_this_version() -> None:
    newest = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert newest
    assert newest[1] == hansa.__version__
