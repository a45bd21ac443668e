"""scripts/bench: speed of rules, page and computer players, memory, size; prints, and writes docs/benchmarks.md."""

import gzip
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from scripts.tasks import setup
from scripts.tasks.browser import chromium
from scripts.tasks.checks import inside_pyodide
from scripts.tasks.console import Problem, run, step
from scripts.tasks.places import DIST, PYTHON, files
from scripts.tasks.report import REPORT, machine, put, table
from scripts.tasks.site import build

PARTS = {
    "Pyodide: CPython as WebAssembly": "runtime/pyodide-",
    "standard library and our modules, compiled": "library-",
    "snapshot of Python's memory, for later visits": "snapshot-",
    "PyScript": "runtime/pyscript-",
    "wheels loaded when wanted, lock file": "wheels-",
    "fonts": "fonts/",
    "page: HTML, styles, scripts, lists": "",
}

HEAD = "# Benchmarks\n\nCompare figures within a table, not between machines or days.\n"

RULES = """Written by `scripts/bench` on {machine}.

Random play: list the legal actions, choose one, play it, to the end of the game (Hansa with two to four players,
draws counted as actions; chess for at most 200 moves). Medians of seven alternating seconds. python-chess is the
yardstick because it is known and well made; the ratios are the figures.

{speed}

### Hansa Teutonica

The same on every board, with as many players as it takes: uniformly random play, at most 3,000 steps a game. Children
are copies of a position with one action played. The last column says how many choices 95 of 100 decisions of a turn
have at most.

{teutonica}"""

SIZE = """Written by `scripts/bench`. Bytes of the built site, and each file compressed alone with gzip.

{size}"""

TAPS = """Written by `scripts/bench` on {machine}, in a window of 1440 × 900.

Milliseconds from a tap to the changed picture: an action on a full board is played, kept and drawn, or taken back. A
bare change sets the text of one node in the same page, in turn with the taps; the ratios are the figures. Nodes and
bytes are those of the board. The longest tasks are those of the page's thread, while the game's file is opened,
while it is played, and while it is drawn as a code to be shared; none may take more than {most} ms.

{taps}"""

OPPONENTS = """Written by `scripts/bench` on {machine}.

Seconds a turn of a computer player takes in the page: one game of each title among the four levels at full speed, each
turn all questions to the worker together. “Slowed” is the same with three further busy programs for every core. What
a turn may take: Apprentice 0.2, Journeyman 0.4, Merchant 1.2, Master 3 seconds in the median and 5 at most. “With 4
seconds” is the Master in one more game, with that time chosen in the preferences. “To the answer” includes waiting
for the worker to be heard while the page draws.

{opponents}"""

LONG = """Written by `scripts/bench` on {machine}, in a window of 1440 × 900.

A game of Hansa Teutonica with 3,000 steps (two players who do anything that is possible), and a backup of 300 games
of 60 to 260 steps. “Took” is from the click until it is there, in milliseconds. The longest task is that of the page's
thread, by the clock and by the processor: other programs make it longer by the clock alone. By the processor none may
take more than {most} ms.

{long}"""

MEMORY = """Written by `scripts/bench` on {machine}.

The list of twenty games of both titles, after one of each was looked at, after all of them were opened from the list
one after the other (a step each, taken back), and after twenty more came as files and were deleted. Garbage is
collected before each look. Python's memory is the most it ever needed, for it does not shrink.

{memory}"""

WATCH = """Written by `scripts/bench` on {machine}.

`scripts/play --watch`: seconds from saving a file until the page shows the change and can be used.

{watch}"""

LONGEST_TASK = 200
"""What a person does not yet feel as standing still, in milliseconds."""

GROWTH = 1.05
"""What may be more after many games than after few, for nothing is measured twice alike."""

LASTING = ("took", "clock", "processor")
HEAPS = ("heap", "python")

DOING = ("opening", "playing", "sharing")
"""While what the page's thread is watched."""


def speed_table(results: dict[str, dict[str, Any]]) -> str:
    """Actions and pushes per second."""
    head = ["Python", "Hansa, actions/s", "python-chess, pushes/s", "Hansa / chess"]
    return table(
        head,
        [
            [f"{name} {one['python']}", f"{one['hansa']:,.0f}", f"{one['chess']:,.0f}", f"{one['ratio']:.1f}"]
            for name, one in results.items()
        ],
    )


def teutonica_table(results: dict[str, dict[str, Any]]) -> str:
    """Actions, pushes and children per second, board by board."""
    head = ["Python, board", "actions/s", "python-chess, pushes/s", "ratio", "children/s", "choices, p95"]
    rows = []
    for name, result in results.items():
        for board, one in result["boards"].items():
            speeds = [f"{one[key]:,.0f}" for key in ("actions", "chess")]
            rest = [f"{one['ratio']:.1f}", f"{one['children']:,.0f}", str(one["p95"])]
            rows.append([f"{name} {result['python']}, {board}", *speeds, *rest])
    return table(head, rows)


def taps_table(games: dict[str, dict[str, Any]]) -> str:
    """Milliseconds to the changed picture, and what there is to draw."""
    times_of = ["tap, median", "p95", "bare, median", "p95", "ratio, median", "p95"]
    head = ["table", *times_of, "nodes", "bytes", "longest task: opening", "playing", "sharing"]
    rows = []
    for name, one in games.items():
        times = [one[what][which] for what in ("tap", "bare") for which in ("median", "p95")]
        ratios = f"**{times[0] / times[2]:.1f}**", f"**{times[1] / times[3]:.1f}**"
        counts = f"{one['nodes']:,}", f"{one['bytes']:,}", *(f"{one[key]:,.0f}" for key in DOING)
        rows.append([name, *(f"{time:,.0f}" for time in times), *ratios, *counts])
    return table(head, rows)


def long_table(deeds: dict[str, dict[str, float]]) -> str:
    """What a person waits for, and the longest piece of it."""
    head = ["while", "took", "longest task, clock", "longest task, processor"]
    return table(head, [[name, *(f"{one[key]:,.0f}" for key in LASTING)] for name, one in deeds.items()])


def memory_table(looks: dict[str, dict[str, float]]) -> str:
    """What there is, look by look."""
    head = ["", "nodes", "listeners", "JavaScript, MB", "Python, MB"]
    return table(
        head,
        [
            [name, f"{one['nodes']:,.0f}", f"{one['listeners']:,.0f}", *(f"{one[key] / 1e6:.1f}" for key in HEAPS)]
            for name, one in looks.items()
        ],
    )


def opponents_table(found: dict[str, dict[str, Any]]) -> str:
    """Seconds a turn, by slowness, game and level."""
    head = ["machine, game, level", "turns"]
    head += [f"{what}: {which}" for what in ("thinking", "to the answer") for which in ("median", "9 of 10", "longest")]
    rows = []
    for name, one in found.items():
        slowness, game, level, master = name.split()
        seconds = [f"{one[what][which]:.2f}" for what in ("thought", "took") for which in ("median", "p90", "longest")]
        where = "slowed 4×" if slowness == "4" else "as it is"
        who = f"{level} with 4 seconds" if master == "long" else level
        rows.append([f"{where}, {game}, {who}", f"{one['turns']}", *seconds])
    return table(head, rows)


def size_table() -> str:
    """Raw and compressed bytes by part of the site."""
    sums = {part: [0, 0, 0] for part in PARTS}
    for path in files(DIST):
        name = path.relative_to(DIST).as_posix()
        part = next(part for part, prefix in PARTS.items() if name.startswith(prefix))
        data = path.read_bytes()
        for index, value in enumerate((1, len(data), len(gzip.compress(data, 9, mtime=0)))):
            sums[part][index] += value
    sums["**all**"] = [sum(column) for column in zip(*sums.values(), strict=True)]
    rows = [[part, *(f"{value:,}" for value in values)] for part, values in sums.items()]
    return table(["part", "files", "bytes", "gzip"], rows)


def rules() -> None:
    """Random games of both titles, here and inside Pyodide."""
    where = machine()
    commands: dict[str, list[str | Path]] = {
        "CPython": [PYTHON, "-m", "scripts.tasks.bench_speed"],
        "Pyodide": inside_pyodide("scripts.tasks.bench_speed"),
    }
    speed: dict[str, dict[str, Any]] = {}
    for name, command in commands.items():
        with step(f"Random games on {name}"):
            speed[name] = last_json(run(*command))
    teutonica: dict[str, dict[str, Any]] = {}
    for name, command in commands.items():
        with step(f"Hansa Teutonica on {name}"):
            teutonica[name] = last_json(run(*command[:-1], "scripts.tasks.bench_teutonica"))
    put("Rules", RULES.format(machine=where, speed=speed_table(speed), teutonica=teutonica_table(teutonica)))


def taps() -> None:
    """Taps in the page; a task that lets a person wait is a failure."""
    where = machine()
    with step("Taps on full boards"):
        found = last_json(run(PYTHON, "-m", "scripts.tasks.bench_taps", chromium()))
    put("Taps", TAPS.format(machine=where, most=LONGEST_TASK, taps=taps_table(found)))
    slow = [
        f"{name}: {one[when]:,.0f} ms while {when}"
        for name, one in found.items()
        for when in DOING
        if one[when] > LONGEST_TASK
    ]
    if slow:
        raise Problem(f"A task of the page's thread took longer than {LONGEST_TASK} ms.\n  " + "\n  ".join(slow))


def long() -> None:
    """A very long game, and hundreds of games; a task that lets a person wait is a failure."""
    where = machine()
    with step("A long game and many games"):
        found = last_json(run(PYTHON, "-m", "scripts.tasks.bench_long", chromium()))
    put("Long games, many games", LONG.format(machine=where, most=LONGEST_TASK, long=long_table(found)))
    slow = [f"{name}: {one['processor']:,.0f} ms" for name, one in found.items() if one["processor"] > LONGEST_TASK]
    if slow:
        raise Problem(f"A task of the page's thread took longer than {LONGEST_TASK} ms.\n  " + "\n  ".join(slow))


def memory() -> None:
    """Twenty games in a row; what stays behind of them is a failure."""
    where = machine()
    with step("Twenty games in a row"):
        found = last_json(run(PYTHON, "-m", "scripts.tasks.bench_memory", chromium()))
    put("Memory", MEMORY.format(machine=where, memory=memory_table(found)))
    before, *later = found.values()
    grown = [key for key in ("nodes", "listeners", "heap") if any(one[key] > before[key] * GROWTH for one in later)]
    if grown:
        raise Problem(f"Something of the games that were closed is still in memory: {', '.join(grown)}.")


def opponents() -> None:
    """Turns of computer players in the page."""
    where = machine()
    with step("Games among computers in the page"):
        found = last_json(run(PYTHON, "-m", "scripts.tasks.bench_opponents", chromium()))
    put("Computers’ turns", OPPONENTS.format(machine=where, opponents=opponents_table(found)))


def watching() -> None:
    """How soon a change can be seen by who makes it."""
    where = machine()
    with step("Changing sources that are watched"):
        found = last_json(run(PYTHON, "-m", "scripts.tasks.bench_watch", chromium()))
    rows = [[name, *(f"{one[key]:.2f}" for key in ("median", "longest"))] for name, one in found.items()]
    put("Watching", WATCH.format(machine=where, watch=table(["changed", "median", "longest"], rows)))


def size() -> None:
    """What the built site weighs."""
    put("Size", SIZE.format(size=size_table()))


MEASURES: dict[str, Callable[[], None]] = {
    "rules": rules,
    "taps": taps,
    "long": long,
    "memory": memory,
    "opponents": opponents,
    "size": size,
    "watch": watching,
}


def bench(chosen: Sequence[str] = ()) -> None:
    """Measure the parts that are named, or all, and write them down."""
    unknown = [name for name in chosen if name not in MEASURES]
    if unknown:
        raise Problem(f"Not measured here: {', '.join(unknown)}. There are: {', '.join(MEASURES)}.")
    setup.python_tools("dev")
    build()
    if not REPORT.exists():
        REPORT.write_text(HEAD)
    for name in chosen or MEASURES:
        MEASURES[name]()


def last_json(printed: str) -> dict[str, Any]:
    """The JSON on the last line that a measuring program printed."""
    found: dict[str, Any] = json.loads(printed.strip().splitlines()[-1])
    return found
