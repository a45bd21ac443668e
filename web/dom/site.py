"""Where the site lies. Sites of one host share storage, locks and caches, so each has names of its own there."""

from __future__ import annotations

from js import URL, location

from web.store.slots import PREFIX as SHARED

PREFIX = f"{SHARED}{URL.new('.', location.href).pathname}"
"""As in service-worker.js and the scripts that run before Python."""


def storage_key(name: str) -> str:
    """What we call `hansa:…`, as this site's and nobody else's."""
    return PREFIX + name.removeprefix(SHARED)
