"""Plays the numbered games chunk by chunk until as many are written down as are wanted. Stop it whenever you like."""

import argparse
import json
import os
import signal
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from scripts.tasks.reliability import games_section, put_section
from scripts.tasks.soak_figures import CHUNK, FIGURES, Chunk, Figures, Tally, Trouble, key, read
from scripts.tasks.soak_games import KINDS, Kind, Unfinished

BAR = 40


def again(game: str, number: int) -> str:
    """The command that plays one game again."""
    return f"scripts/soak {game} --only {number}"


def chunk(game: str, first: int) -> Chunk:
    """So many games in a row. What goes wrong with one is noted, and the next is played."""
    kind, done = KINDS[game], Chunk(first)
    begin = time.process_time()
    for number in range(first, first + CHUNK):
        try:
            steps, looks, ends = kind.play(number)
        except Exception as error:  # noqa: BLE001 - whatever stops a game is what we are looking for
            what = "unfinished" if isinstance(error, Unfinished) else "broken"
            facts = (str(kind.config(number)), kind.seed(number), kind.zeal(number), repr(error), again(game, number))
            done.troubles.append(Trouble(what, *facts))
        else:
            tally = Tally(1, steps, looks, steps)
            tally.ends.update(ends)
            done.setups.setdefault(str(kind.config(number)), Tally()).add(tally)
    done.seconds = time.process_time() - begin
    return done


@contextmanager
def chunks(game: str, firsts: range, jobs: int) -> Iterator[Iterator[Chunk]]:
    """Chunks in their order, played here or by several processes. What was played ahead of a stop is not counted."""
    if jobs == 1:
        yield map(partial(chunk, game), firsts)
        return
    with ProcessPoolExecutor(jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)) as pool:
        try:
            yield pool.map(partial(chunk, game), firsts)
        finally:
            pool.shutdown(cancel_futures=True)


def soak(game: str, wanted: int, jobs: int, folder: Path = FIGURES) -> bool:
    """Go on until so many games are written down; whether all of them were as they should be."""
    kind = KINDS[game]
    path = folder / f"soak-{game}.json"
    figures = read(path, key(game, kind.package, kind.revision))
    if not figures.games and path.exists():
        print(f"{path.name} is of other rules or other checks: {kind.name} starts anew.")
    begun, before = time.monotonic(), figures.games
    with chunks(game, range(figures.games, wanted, CHUNK), jobs) as coming:
        for done in coming:
            figures.add(done)
            figures.write(path)
            tell(kind, figures, wanted, (figures.games - before) / (time.monotonic() - begun))
            if done.troubles:
                break
    print(report(kind, figures))
    return not figures.troubles


def tell(kind: Kind, figures: Figures, wanted: int, speed: float) -> None:
    """How far it is: a bar for a terminal, now and then a line for a file."""
    line = f"{figures.games:,} of {wanted:,} games of {kind.name}, {speed:.0f} a second"
    if sys.stdout.isatty():
        filled = min(BAR, BAR * figures.games // wanted)
        print(f"\r[{'#' * filled}{'.' * (BAR - filled)}] {line} ", end="\n" * (figures.games >= wanted), flush=True)
    elif figures.games % (50 * CHUNK) == 0:
        print(line, flush=True)


def report(kind: Kind, figures: Figures) -> str:
    """The figures as lines to read."""
    rows = [(name, figures.setups[name]) for name in sorted(figures.setups)]
    lines = [
        f"{name:42} {tally.games:9,} games {tally.steps:13,} steps, longest {tally.longest:,}"
        for name, tally in [*rows, ("all", figures.total())]
    ]
    for trouble in figures.troubles:
        lines += [f"{trouble.what}: {trouble.setup}, seed {trouble.seed}: {trouble.error}", f"  {trouble.again}"]
    broken, unfinished = figures.count("broken"), figures.count("unfinished")
    lines.append(f"{kind.name}: {figures.games:,} games, {broken} broke a rule, {unfinished} did not end")
    return "\n".join(lines)


def parser() -> argparse.ArgumentParser:
    """What can be asked for; every error names it."""
    options = argparse.ArgumentParser(prog="scripts/soak", description=__doc__)
    options.add_argument("game", nargs="?", choices=KINDS, help="default: both")
    options.add_argument("games", nargs="?", type=int, help="how many in all; default: as docs/reliability.md promises")
    options.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes; default: %(default)s")
    options.add_argument("--only", type=int, metavar="NUMBER", help="play this one game and tell how it went")
    return options


def main(arguments: list[str]) -> int:
    """Both games or one, until it is done or somebody stops it."""
    options = parser().parse_args(arguments)
    if options.only is not None:
        if options.game is None:
            parser().error("--only needs the name of the game")
        print(KINDS[options.game].play(options.only))
        return 0
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        games = [options.game] if options.game else list(KINDS)
        well = [soak(game, options.games or KINDS[game].wanted, options.jobs) for game in games]
    except KeyboardInterrupt:
        print("\nStopped. What is finished is written down; the same command goes on from there.")
        return 130
    finally:
        write_down()
    return 0 if all(well) else 1


def write_down(folder: Path = FIGURES) -> None:
    """Tell in docs/reliability.md what the figures of both games say."""
    found = {kind.name: folder / f"soak-{game}.json" for game, kind in KINDS.items()}
    facts = {name: json.loads(path.read_text()) for name, path in found.items() if path.exists()}
    if facts:
        section = games_section(facts, {game: len(kind.configs) for game, kind in KINDS.items()})
        put_section("Random games", section)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
