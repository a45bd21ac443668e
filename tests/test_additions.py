"""What takes no more than data to be added: the rules are copied into a zip, with one file more, and played from there.

In the browser they lie in a zip as well, so this is also the test that folders are read inside of one.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from hansa.levels import LEVELS
from hansa.teutonica.board import BOARD_IDS

pytestmark = pytest.mark.cpython_only

ROOT = Path(__file__).resolve().parents[1]
SMALL = (ROOT / "tests" / "additions" / "small.toml").read_text(encoding="utf-8")

PLAY = """
import json, sys
zipped, rest = sys.argv[1:]
sys.path[:0] = [zipped, rest]
import hansa
from random import Random
from tests.teutonica.games import choose
assert hansa.__file__.startswith(zipped), hansa.__file__

def played(board, seed):
    match = hansa.new(hansa.Setup("teutonica", ("Anna", "Bo", "Cleo"), {"board": board}, seed))
    rng = Random(seed)
    while match.to_act != hansa.OVER:
        match.play(choose(match.state, match.legal_actions, rng, 0.9))
    return match
"""


def run_with(folder: Path, added: dict[str, str], program: str, packages: tuple[str, ...] = ("hansa",)) -> Any:
    """What a program prints as JSON that finds the rules, or the page too, with these files added or replaced."""
    zipped = folder / "rules.zip"
    paths = [path for package in packages for path in sorted((ROOT / package).rglob("*"))]
    files = {path.relative_to(ROOT).as_posix(): path for path in paths}
    with ZipFile(zipped, "w") as archive:
        for name, path in files.items():
            if path.suffix in {".py", ".toml", ".coast"} and name not in added:
                archive.write(path, name)
        for name, text in added.items():
            archive.writestr(name, text)
    command = [sys.executable, "-c", PLAY + program, str(zipped), str(ROOT)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder)  # noqa: S603 - our own code
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_a_file_in_the_folder_of_boards_is_a_board(tmp_path: Path) -> None:
    found = run_with(
        tmp_path,
        {"hansa/teutonica/boards/small.toml": SMALL},
        """
match = played("small", "one file")
again = hansa.unpack(hansa.pack(hansa.load(match.dumps())))
boards = hansa.games()["teutonica"].options[0].choices
assert again.digest() == match.digest()
print(json.dumps([boards, bool(match.outcome), match.game.view(match.state, 0).board.name]))
""",
    )
    boards, *rest = found
    assert [name for name in boards if name not in BOARD_IDS] == ["small"]
    assert boards.index("small") == boards.index("eastern") - 1
    assert rest == [True, "A small board"]


COAST = """\
# An island.
size 1500,1000
land M100,100l1300,0 0,800 -1300,0z
water
lakes
rivers
woods 700,500
hills
"""


def test_a_board_is_drawn_and_played_from_two_files(tmp_path: Path) -> None:
    found = run_with(
        tmp_path,
        {"hansa/teutonica/boards/small.toml": SMALL, "web/games/teutonica/boards/small.coast": COAST},
        """
import web
assert web.__file__.startswith(zipped), web.__file__
from tests.web.app import start
from web.text import texts
texts()["t.board.small"], texts()["t.board.about.small"] = "A small board", "Eight cities in a ring."
app, page = start("#/new")
app.did("game", "teutonica")
app.did("add")
choice = page.shown["options"]
app.did("option:board", "small")
app.did("begin")
session = app.services.session
app.tapped("supply:t")
app.tapped("post:ahus-buxtehude.2")
print(json.dumps([
    "M100,100l1300" in choice,
    session.view.board.name,
    any("M100,100l1300" in drawn for drawn in page.shown.values()),
    "Buxtehude" in page.document.root.text,
    [str(session.match.action(ply)) for ply in range(session.match.ply) if session.match.actor(ply) >= 0],
    page.errors,
]))
""",
        ("hansa", "web"),
    )
    assert found == [True, "A small board", True, True, ["place t ahus-buxtehude.2"], []]


def test_a_file_a_game_among_the_weights_is_a_level(tmp_path: Path) -> None:
    added = {}
    for room in ("baltic", "teutonica"):
        text = (ROOT / "hansa" / "ai" / room / "weights" / "apprentice.toml").read_text(encoding="utf-8")
        assert "\norder = 1\n" in text
        added[f"hansa/ai/{room}/weights/stranger.toml"] = text.replace("\norder = 1\n", "\norder = 1.5\n")
    found = run_with(
        tmp_path,
        added,
        """
import hansa.levels
assert "hansa.ai" not in sys.modules, "a page wants to know the names without it"
names = hansa.levels.LEVELS
import hansa.ai
chosen = []
for game, seats in (("hansa", 2), ("teutonica", 4)):
    match = hansa.new(hansa.Setup(game, ("Anna", "Bo", "Cleo", "Dan")[:seats], {}, "a stranger"))
    match.seats = ("stranger",) * seats
    for _ in range(6):
        player = hansa.ai.player(game, hansa.load(match.dumps()).seats[match.to_act])
        match.play(player.choose(match.game, match.game.view(match.state, match.to_act), hansa.ai.Budget()))
    chosen.append(player.name)
print(json.dumps([names, hansa.ai.LEVELS, chosen, hansa.levels.levels("hansa")["stranger"].seconds["normal"]]))
""",
    )
    names, known, *rest = found
    assert known == names
    assert [name for name in names if name not in LEVELS] == ["stranger"]
    assert names.index("stranger") == names.index("apprentice") + 1
    assert rest == [["stranger", "stranger"], 0.2]


def test_a_game_without_players_takes_no_level_from_the_others(tmp_path: Path) -> None:
    rules = (ROOT / "tests" / "additions" / "nim" / "hansa" / "nim" / "rules.py").read_text(encoding="utf-8")
    found = run_with(
        tmp_path,
        {"hansa/aaa/__init__.py": "", "hansa/aaa/rules.py": rules},
        """
import hansa.levels
print(json.dumps([next(iter(hansa.games())), hansa.levels.LEVELS, list(hansa.levels.levels("nim"))]))
""",
    )
    assert found == ["nim", list(LEVELS), []]


def test_a_row_in_the_table_is_a_kind_of_bonus_marker(tmp_path: Path) -> None:
    editions = (ROOT / "hansa" / "teutonica" / "editions.py").read_text(encoding="utf-8")
    last = '    Marker("block", 0, 0, "lay", letter="b", promotional=2),\n'
    assert last in editions
    row = '    Marker("nine-actions", 8, 0, effect="actions", amount=9),\n'
    found = run_with(
        tmp_path,
        {"hansa/teutonica/editions.py": editions.replace(last, last + row)},
        """
import hansa.ai
for seed in range(99):
    match = hansa.new(hansa.Setup("teutonica", ("Anna", "Bo", "Cleo"), {"board": "hanseatic-2-3"}, str(seed)))
    rng, used = Random(seed), []
    while match.to_act != hansa.OVER:
        words = [action.text for action in match.legal_actions]
        if "use nine-actions" in words:
            view = match.game.view(match.state, match.to_act)
            hansa.ai.player("teutonica", "journeyman").choose(match.game, view, hansa.ai.Budget())
            match.play("use nine-actions")
            used.append(match.game.view(match.state, match.to_act).actions_left - view.actions_left)
        else:
            match.play(choose(match.state, match.legal_actions, rng, 0.9))
    if used:
        break
again = hansa.unpack(hansa.pack(hansa.load(match.dumps())))
assert again.digest() == match.digest()
unseen = hansa.new(hansa.Setup("teutonica", ("Anna", "Bo", "Cleo"), {"board": "hanseatic-2-3"}, "0"))
print(json.dumps([used[0], unseen.game.view(unseen.state, 0).unseen_markers["nine-actions"]]))
""",
    )
    assert found == [9, 8]
