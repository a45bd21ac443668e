"""The service worker is written for exactly the files of its site."""

import gzip
import hashlib
import json
from pathlib import Path

import pytest

from scripts.tasks.console import Problem
from scripts.tasks.offline import seal

pytestmark = pytest.mark.cpython_only

MEMORY = "snapshot-1/memory.bin"
WORKER = "const answer = () => FILES;\n"


def site(folder: Path) -> Path:
    for name in ("index.html", "web/a.css", MEMORY, "screenshots/home.png", ".nojekyll"):
        (folder / name).parent.mkdir(exist_ok=True, parents=True)
        (folder / name).write_text(name)
    (folder / MEMORY).write_bytes(gzip.compress(bytes(1000)))
    return folder


def lists(folder: Path) -> tuple[dict[str, str], dict[str, int], dict[str, str]]:
    *head, own = (folder / "service-worker.js").read_text().splitlines(keepends=True)
    files, optional, types = (line.partition(" = ")[2].removesuffix(";\n") for line in head)
    assert own == WORKER
    return json.loads(files), json.loads(optional), json.loads(types)


def test_the_worker_keeps_what_a_start_needs_by_its_hash(tmp_path: Path) -> None:
    seal(site(tmp_path), WORKER)
    files, optional, _ = lists(tmp_path)
    assert files.keys() == {"index.html", "web/a.css", MEMORY}
    assert files["web/a.css"] == hashlib.sha256(b"web/a.css").hexdigest()
    assert optional == {MEMORY: 1000}, "the room it takes unpacked"


def test_the_worker_knows_the_type_of_every_ending(tmp_path: Path) -> None:
    seal(site(tmp_path), WORKER)
    _, _, types = lists(tmp_path)
    assert types == {
        ".bin": "application/octet-stream",
        ".css": "text/css; charset=utf-8",
        ".html": "text/html; charset=utf-8",
    }
    (tmp_path / "web" / "a.strange").touch()
    with pytest.raises(Problem, match=r"type web/a\.strange has"):
        seal(tmp_path, WORKER)


def test_the_list_names_every_file_but_itself(tmp_path: Path) -> None:
    seal(site(tmp_path), WORKER)
    names = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file()}
    assert json.loads((tmp_path / "files.json").read_text()).keys() == names - {"files.json"}


def test_sealing_again_changes_nothing_and_a_changed_file_changes_the_worker(tmp_path: Path) -> None:
    workers = []
    for content in ("one", "one", "two"):
        (site(tmp_path) / "web" / "a.css").write_text(content)
        seal(tmp_path, WORKER)
        workers.append((tmp_path / "service-worker.js").read_bytes())
    assert workers[0] == workers[1] != workers[2]
