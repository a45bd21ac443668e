"""The lock file from which Pyodide loads our wheels."""

import hashlib
import json
import zipfile
from pathlib import Path

import pytest

from scripts.tasks.lockfile import entry, lock_text

pytestmark = pytest.mark.cpython_only


def wheel(folder: Path, name: str, *needs: str) -> Path:
    path = folder / f"{name}-1.0-py3-none-any.whl"
    metadata = f"Metadata-Version: 2.4\nName: {name}\nVersion: 1.0\n" + "".join(f"Requires-Dist: {n}\n" for n in needs)
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr(f"{name}/__init__.py", "")
        archive.writestr(f"{name}-1.0.dist-info/METADATA", metadata)
    return path


def runtime_lock(folder: Path) -> Path:
    path = folder / "pyodide-lock.json"
    path.write_text(json.dumps({"info": {"python": "3.14.2"}, "packages": {"numpy": {}}}))
    return path


def test_an_entry_names_file_hash_and_imports(tmp_path: Path) -> None:
    path = wheel(tmp_path, "some_thing", "Other.Thing>=2", "pytest ; extra == 'test'", "old; python_version < '3.10'")
    made = entry(path)
    assert (made["name"], made["version"], made["file_name"]) == ("some-thing", "1.0", path.name)
    assert made["sha256"] == hashlib.sha256(path.read_bytes()).hexdigest()
    assert made["imports"] == ["some_thing"]
    assert made["depends"] == ["other-thing"]


def test_only_our_wheels_are_known(tmp_path: Path) -> None:
    wheels = [wheel(tmp_path, "one"), wheel(tmp_path, "two", "one")]
    lock = json.loads(lock_text(runtime_lock(tmp_path), wheels))
    assert list(lock["packages"]) == ["one", "two"]
    assert lock["info"] == {"python": "3.14.2"}


def test_a_wheel_that_needs_what_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="lacks: one"):
        lock_text(runtime_lock(tmp_path), [wheel(tmp_path, "two", "one")])
