"""Everything fetched is pinned to a version and a hash, and no file says where from."""

import json
import re
from pathlib import Path

import pytest

from scripts.tasks.places import REQUIREMENTS, ROOT

pytestmark = pytest.mark.cpython_only


@pytest.mark.parametrize("folder", [ROOT, REQUIREMENTS / "lighthouse"], ids=["site", "lighthouse"])
def test_every_npm_package_has_a_hash_and_no_address(folder: Path) -> None:
    packages = json.loads((folder / "package-lock.json").read_text())["packages"]
    fetched = {name: facts for name, facts in packages.items() if name}
    assert fetched
    assert [name for name, facts in fetched.items() if not facts.get("integrity", "").startswith("sha512-")] == []
    assert [name for name, facts in fetched.items() if "resolved" in facts] == []


def test_our_npm_packages_are_named_by_exact_version() -> None:
    package = json.loads((ROOT / "package.json").read_text())
    wanted = {**package["dependencies"], **package["devDependencies"]}
    assert [name for name, version in wanted.items() if not re.fullmatch(r"\d+\.\d+\.\d+", version)] == []


@pytest.mark.parametrize("name", ["build", "dev", "engines", "mutate", "pyodide", "site"])
def test_every_python_package_has_a_version_and_a_hash(name: str) -> None:
    text = (REQUIREMENTS / f"{name}.txt").read_text()
    entries = re.split(r"\n(?=[a-z])", re.sub(r"^\s*#.*\n", "", text, flags=re.MULTILINE))
    assert [entry for entry in entries if not re.match(r"[\w.-]+==[\w.]+", entry)] == []
    assert [entry for entry in entries if "--hash=sha256:" not in entry] == []
    assert "://" not in text


def test_pyodide_gets_the_versions_that_cpython_is_tested_with() -> None:
    def versions(name: str) -> set[str]:
        return set(re.findall(r"^[\w.-]+==[\w.]+", (REQUIREMENTS / f"{name}.txt").read_text(), re.MULTILINE))

    assert versions("pyodide") <= versions("dev")
    assert versions("build") <= versions("dev")
