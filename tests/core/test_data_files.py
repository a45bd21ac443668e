"""Folders of data files."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from hansa.core.data_files import head, in_order, read

LONG = 'order = 2\nname = "long"\nlist = [1, 2]\nmany = [\n  1,\n]\nlater = 1\n[table]\nworse = ['


def test_a_head_ends_where_something_longer_begins() -> None:
    assert head(LONG) == {"order": 2, "name": "long", "list": [1, 2]}
    assert head("# only\r\norder = 1\r\n[table]\r\nname = 1") == {"order": 1}
    assert head("") == {}


def test_a_file_of_a_package_is_read_as_it_is() -> None:
    for package, *path in (("hansa.baltic", "baltic.toml"), ("hansa", "ai", "teutonica", "weights", "master.toml")):
        assert read(package, *path) == files(package).joinpath(*path).read_text(encoding="utf-8")
    with pytest.raises(OSError, match="atlantis"):
        read("hansa.teutonica", "boards", "atlantis.toml")
    for nowhere in ("hansa.chess", "hansa.levels"):
        with pytest.raises(ModuleNotFoundError):
            read(nowhere, "board.toml")


def test_files_say_themselves_which_comes_first_and_those_that_do_not_come_last(tmp_path: Path) -> None:
    texts = {"b": "order = 2", "a": "order = 2", "z": "order = 1", "late": "", "early": "", "mid": "order = 1.5"}
    for name, text in texts.items():
        (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
    (tmp_path / "notes.txt").write_text("no data", encoding="utf-8")
    assert list(in_order(tmp_path)) == ["z", "mid", "a", "b", "early", "late"]
    assert in_order(tmp_path)["mid"] == {"order": 1.5}
