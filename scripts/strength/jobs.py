"""Many independent pieces of work: one after the other, on all cores, or on a cluster. The results are the same."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

T = TypeVar("T")
R = TypeVar("R")

ADVICE = "This needs joblib; install it with: pip install 'hansa[arena]'"


def settings_of(options: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """KEY=CHOICE of the command line as a set-up has them."""
    settings = sorted(option.partition("=")[::2] for option in options)
    return tuple((key, choice) for key, choice in settings)


def _load(name: str) -> Any:  # noqa: ANN401 - an optional extra without types
    try:
        return import_module(name)
    except ModuleNotFoundError:
        raise SystemExit(ADVICE) from None


def run(work: Callable[[T], R], tasks: Sequence[T], *, jobs: int = 1, scheduler: str = "") -> Iterator[R]:
    """The results in the order of the tasks, each as soon as it and those before it are there.

    `scheduler` is the address of a dask cluster; "local" starts one on this machine.
    """
    if scheduler:
        yield from _on_cluster(work, tasks, jobs, scheduler)
    elif jobs == 1:
        yield from map(work, tasks)
    else:
        yield from _parallel(work, tasks, jobs)


def _parallel(work: Callable[[T], R], tasks: Sequence[T], jobs: int) -> Iterable[R]:
    joblib = _load("joblib")
    results: Iterable[R] = joblib.Parallel(n_jobs=jobs, return_as="generator")(
        joblib.delayed(work)(task) for task in tasks
    )
    return results


def _on_cluster(work: Callable[[T], R], tasks: Sequence[T], jobs: int, scheduler: str) -> Iterator[R]:
    joblib, distributed = _load("joblib"), _load("distributed")
    local = {"n_workers": max(jobs, 1), "threads_per_worker": 1, "dashboard_address": None}
    where = local if scheduler == "local" else {"address": scheduler}
    with distributed.Client(**where), joblib.parallel_config("dask"):
        yield from joblib.Parallel(return_as="generator")(joblib.delayed(work)(task) for task in tasks)


def progress(results: Iterable[R], total: int, what: str) -> Iterator[R]:
    """Pass results on with a bar on the terminal."""
    for done, result in enumerate(results, 1):
        filled = 30 * done // max(total, 1)
        if sys.stderr.isatty() or done == total:
            print(f"\r{what} [{'#' * filled:<30}] {done}/{total}", end="", file=sys.stderr, flush=True)
        yield result
    print(file=sys.stderr)
