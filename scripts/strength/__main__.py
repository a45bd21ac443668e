"""Reads the command line of scripts/arena and scripts/tune."""

from __future__ import annotations

import argparse
import sys

from scripts.strength import arena, tune
from scripts.strength.standard import STANDARD, write


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="scripts/")
    commands = top.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("arena", help="computer players against each other")
    playing.add_argument(
        "players", nargs="*", help="levels from weak to strong (of another commit: master~COMMIT), uct, or level files"
    )
    playing.add_argument("--player", action="append", default=[], metavar="MODULE:NAME", help="a player of your own")
    playing.add_argument("--game", default="hansa", help="default: %(default)s")
    playing.add_argument("--games", type=int, default=200, help="of each pairing; default: %(default)s")
    playing.add_argument("--line-up", default="AB", help="who sits where: AB, ABAB, ABBB …; default: %(default)s")
    playing.add_argument("--neighbours", action="store_true", help="only pairings of neighbours in the list")
    playing.add_argument("--nodes", type=int, default=None, help="node budget of a decision")
    playing.add_argument("--seconds", type=float, default=None, help="time budget of a decision")
    playing.add_argument("--cap", type=float, default=30.0, help="a slower decision loses; default: %(default)s s")
    playing.add_argument("--standard", action="store_true", help="all tournaments of docs/opponents.md, one by one")
    playing.add_argument("--first-seed", type=int, default=0)
    playing.add_argument("--save", default="", metavar="FILE", help="keep results here and go on from them")
    playing.add_argument("--known", action="store_true", help="only what the file of results holds already")
    playing.add_argument("--write", action="store_true", help="with --standard: put the table into docs/opponents.md")
    tuning = commands.add_parser("tune", help="make a level's weights from self-play")
    tuning.add_argument("--game", default="hansa")
    tuning.add_argument("--level", default="master", help="whose weights to make; default: %(default)s")
    tuning.add_argument("--from", default="", dest="start", metavar="FILE", help="the level file to begin with")
    tuning.add_argument("--seats", type=int, default=2)
    tuning.add_argument("--games", type=int, default=250)
    tuning.add_argument("--first-seed", type=int, default=0)
    tuning.add_argument("--noise", type=float, default=1.0, help="points by which the players misjudge turns")
    tuning.add_argument("--trust", type=float, default=3000.0, help="how much the old weights are trusted")
    tuning.add_argument("--step", type=float, default=1.0, help="how far to go from the old weights to the fitted ones")
    tuning.add_argument("--out", default="", metavar="FILE", help="where the new weights go; default: printed")
    for command in (playing, tuning):
        command.add_argument("--option", action="append", default=[], metavar="KEY=CHOICE", help="board=eastern …")
        command.add_argument("--jobs", type=int, default=1, help="processes; -1 for all cores; default: %(default)s")
        command.add_argument("--scheduler", default="", help="address of a dask cluster, or: local")
    return top


def standard(options: argparse.Namespace) -> None:
    """Every tournament with its title; cores, cluster and file of results are those of the command line."""
    found: dict[str, list[str]] = {}
    for title, line in STANDARD:
        print(f"\n{title}: `scripts/arena {line}`\n", flush=True)
        chosen = parser().parse_args(["arena", *line.split()])
        chosen.save, chosen.known = options.save, options.known
        chosen.jobs, chosen.scheduler = options.jobs, options.scheduler
        found[title] = arena.arena(chosen)
    if options.write:
        write(found)


def main() -> int:
    options = parser().parse_args()
    try:
        if options.command == "tune":
            tune.tune(options)
        elif options.standard:
            standard(options)
        else:
            arena.arena(options)
    except (ValueError, ImportError, AttributeError) as error:
        print(f"{type(error).__name__}: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
