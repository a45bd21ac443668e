"""Reads the command line: `python -m scripts.tasks play` is what scripts/play runs."""

import argparse
import sys
from collections.abc import Callable

from scripts.tasks import (
    bench,
    bench_site,
    checks,
    compare,
    engines,
    kill_test,
    lighthouse,
    lock,
    mutate,
    play,
    screenshots,
    site,
    soak,
)
from scripts.tasks.console import Problem


def parser() -> argparse.ArgumentParser:
    """Every command with its options."""
    top = argparse.ArgumentParser(prog="scripts")
    commands = top.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play", help="build, serve and open the site")
    playing.add_argument("--port", type=int, help=f"default: {play.PORT}, with --watch {play.WATCH_PORT}")
    playing.add_argument(
        "--watch", action="store_true", help="serve the sources, and load the page anew as they change"
    )
    playing.add_argument("--no-open", action="store_true", help="only print the address")
    commands.add_parser("build", help="build the site into dist/")
    commands.add_parser("test", help="everything that has to pass")
    checking = commands.add_parser(
        "check", help="lint, types, unit tests; only tests when some are named, as for pytest"
    )
    checking.add_argument("--lint", action="store_true", help="lint and types alone")
    checking.add_argument("--quick", action="store_true", help="without the tests that are marked as slow")
    for name, what in (
        ("test-pyodide", "the unit tests inside Pyodide"),
        ("e2e", "the built site in Chromium"),
    ):
        commands.add_parser(name, help=f"{what}; further arguments go to pytest")
    trying = commands.add_parser("e2e-engines", help="the built site in WebKitGTK and Firefox, for docs/engines.md")
    trying.add_argument("names", nargs="*", help="WebKitGTK, Firefox; default: both")
    commands.add_parser("screenshots", help="a picture of every screen, or of those that are named")
    parts = ", ".join(bench.MEASURES)
    commands.add_parser("bench", help=f"measure all or what is named ({parts}), and write docs/benchmarks.md")
    starting = commands.add_parser("bench-start", help="measure the start beside a stock page for docs/benchmarks.md")
    starting.add_argument(
        "--rounds", type=int, default=bench_site.ROUNDS, help="default: %(default)s; fewer only print"
    )
    comparing = commands.add_parser("compare", help="taps and starts beside those of another commit, in one run")
    comparing.add_argument("commit")
    comparing.add_argument("--rounds", type=int, default=6, help="default: %(default)s")
    commands.add_parser("lighthouse", help="what Lighthouse says of the built site, for docs/benchmarks.md")
    commands.add_parser("lock", help="resolve the dependencies anew")
    killing = commands.add_parser("kill-test", help="kill the browser again and again while games are played")
    killing.add_argument("kills", type=int, nargs="?", default=kill_test.KILLS, help="default: %(default)s")
    killing.add_argument("--seed", default=kill_test.SEED, help="who plays what and who dies how; default: %(default)s")
    killing.add_argument("--engine", choices=kill_test.ENGINES, default="Chromium", help="default: %(default)s")
    killing.add_argument("--resume", action="store_true", help="go on after the kills of the last time")
    commands.add_parser(
        "mutate", help="small mistakes in the rules, one at a time, for the tests to find", add_help=False
    )
    commands.add_parser("soak", help="many random games of both games, checked all along", add_help=False)
    return top


def playing(options: argparse.Namespace) -> None:
    """The built site, or the sources."""
    how, usual = (play.watch, play.WATCH_PORT) if options.watch else (play.play, play.PORT)
    how(port=usual if options.port is None else options.port, browser=not options.no_open)


def main() -> int:
    """Run one command; a problem is told plainly."""
    options, rest = parser().parse_known_args()
    passing_on: dict[str, Callable[[list[str]], object]] = {
        "check": lambda rest: checks.check(rest, lint=options.lint, quick=options.quick),
        "test-pyodide": checks.pyodide_tests,
        "e2e": checks.e2e,
        "screenshots": screenshots.screenshots,
        "bench": bench.bench,
        "soak": soak.soak,
        "mutate": mutate.mutate,
    }
    simple: dict[str, Callable[[], object]] = {
        "play": lambda: playing(options),
        "build": site.build,
        "test": checks.test,
        "bench-start": lambda: bench_site.bench(options.rounds),
        "compare": lambda: compare.compare(options.commit, options.rounds),
        "e2e-engines": lambda: engines.engines(options.names),
        "kill-test": lambda: kill_test.kill_test(options.kills, options.seed, options.engine, resume=options.resume),
        "lighthouse": lighthouse.lighthouse,
        "lock": lock.lock,
    }
    if rest and options.command in simple:
        parser().error(f"unknown arguments: {' '.join(rest)}")
    try:
        if options.command in simple:
            simple[options.command]()
        else:
            passing_on[options.command](rest)
    except Problem as problem:
        print(f"\n{problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
