"""Our files keep what .editorconfig asks of editors, and the hooks call nothing but our own commands."""

import re

import pytest

from scripts.tasks.places import ROOT, files

pytestmark = pytest.mark.cpython_only

FOLDERS = (".github", "docs", "e2e", "hansa", "requirements", "scripts", "tests", "web")
PICTURES = {".png"}


def test_lines_end_plainly_and_the_last_one_does_too() -> None:
    paths = files(*(ROOT / folder for folder in FOLDERS), *(path for path in ROOT.glob("*.*") if path.is_file()))
    untidy = []
    for path in paths:
        text = b"" if path.suffix in PICTURES else path.read_bytes()
        if b"\r" in text or text[-1:] not in {b"", b"\n"} or re.search(rb"[ \t]\n", text):
            untidy.append(path.relative_to(ROOT).as_posix())
    assert len(paths) > 500
    assert untidy == []


def test_the_hooks_are_our_own_commands() -> None:
    text = (ROOT / ".pre-commit-config.yaml").read_text()
    assert re.findall(r"- repo: (\S+)", text) == ["local"]
    entries = re.findall(r"entry: (\S+)", text)
    assert entries
    assert [entry for entry in entries if not (ROOT / entry).is_file()] == []
