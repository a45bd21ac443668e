"""Pictures of the whole app, taken by using it: golden games at several moments, lessons, sheets, all screens.

`python -m tests.web.pictures FOLDER` writes them as text, to be compared between two commits;
`python -m tests.web.pictures` writes their digests to pictures.txt, where tests find them.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path

import hansa
from tests.web.app import start
from tests.web.fakes import FakeFile, FakePage, FakeStore
from web.app.app import App

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
DIGESTS = Path(__file__).with_name("pictures.txt")
SHARES = (0.0, 0.3, 0.62, 0.97)
"""How much of a game has been played when its picture is taken."""
TAPS = 6
LESSONS = {"hansa": 6, "teutonica": 8}

Picture = tuple[str, str]


def shown(page: FakePage) -> str:
    """All that is on the page, and what was said."""
    return "\n".join([*page.document.root.lines(), *page.said[-2:], ""])


def at_table(match: hansa.Match) -> tuple[App, FakePage]:
    app, page = start(store=FakeStore())
    app.chosen(FakeFile("game.hansa", match.dumps()))
    assert app.services.session is not None, page.errors
    return app, page


def _tables() -> Iterator[Picture]:
    for path in sorted(GOLDEN.glob("*.hansa")):
        whole = hansa.load(path.read_text())
        for number, share in enumerate(SHARES):
            _, page = at_table(whole.branch(int(share * whole.ply)))
            yield f"table-{path.stem}-{number}", shown(page)


def _uses(name: str, use: Callable[[App, FakePage], None], match: hansa.Match) -> Picture:
    app, page = at_table(match)
    use(app, page)
    assert not page.errors, page.errors
    return name, shown(page)


COMMANDS = ("overview", "history", "score", "log", "help", "signs", "typed", "hint", "reset", "confirm", "next")


def _commands() -> Iterator[Picture]:
    for stem in ("hansa-three-players", "teutonica-two-players", "teutonica-missions-and-favours"):
        whole = hansa.load((GOLDEN / f"{stem}.hansa").read_text())
        match = whole.branch(whole.ply // 2)
        for command in COMMANDS:
            yield _uses(f"command-{stem}-{command}", lambda app, _, do=command: app.did(do), match)  # type: ignore[misc]


def _taps() -> Iterator[Picture]:
    """A tap on things of all kinds, of use or not, and what it opens."""
    for stem in ("hansa-four-players", "teutonica-eastern-markers", "teutonica-britannia-3-cities"):
        whole = hansa.load((GOLDEN / f"{stem}.hansa").read_text())
        match = whole.branch(2 * whole.ply // 3)
        _, page = at_table(match)
        kinds: dict[str, list[str]] = {}
        for node in page.document.root.walk():
            if "data-id" in node:
                kinds.setdefault(node["data-id"].partition(":")[0], []).append(node["data-id"])
        for kind, targets in sorted(kinds.items()):
            for target in sorted(set(targets))[:TAPS]:
                yield _uses(f"tap-{stem}-{kind}-{target}", lambda app, _, at=target: app.tapped(at), match)  # type: ignore[misc]


def _tapped_along() -> Iterator[Picture]:
    """Games played by taps alone, each on the first thing that glows and was not tapped lately."""
    for stem in ("hansa-two-players", "teutonica-hanseatic-4-5-cities", "teutonica-two-players"):
        whole = hansa.load((GOLDEN / f"{stem}.hansa").read_text())
        app, page = at_table(whole.branch(whole.ply // 3))
        recent: list[str] = []
        for step in range(24):
            glowing = [n["data-id"] for n in page.document.root.walk() if "data-id" in n and "is-legal" in n.classes]
            use = next((target for target in glowing if target not in recent), glowing[0] if glowing else "do:end")
            recent = [use, *recent][:5]
            app.tapped(use)
            if picks := page.document.root.all("button", "pick"):
                pick = picks[0]
                if "data-id" in pick:
                    app.tapped(pick["data-id"])
                else:
                    app.did(pick["data-do"], pick["data-value"], in_dialog=page.dialog)
            assert not page.errors, page.errors
            yield f"along-{stem}-{step:02}", shown(page)


def _lessons() -> Iterator[Picture]:
    for game, number in LESSONS.items():
        for lesson in range(1, number + 1):
            app, page = start(f"#/learn/{game}/{lesson}")
            yield f"lesson-{game}-{lesson}-0", shown(page)
            app.did("confirm")
            yield f"lesson-{game}-{lesson}-1", shown(page)


def _screens() -> Iterator[Picture]:
    for name, address in {
        "home": "#/",
        "new": "#/new",
        "learn": "#/learn",
        "hints-hansa": "#/hints/hansa",
        "hints-teutonica": "#/hints/teutonica",
        "summary-hansa": "#/summary/hansa/3,bonuses=on",
        "summary-teutonica": "#/summary/teutonica/4,board=britannia-4-5",
        "rules-hansa": "#/rules/hansa",
        "rules-teutonica": "#/rules/teutonica/T25",
    }.items():
        _, page = start(address)
        yield f"screen-{name}", shown(page)
    app, page = start("#/new")
    app.did("game", "teutonica")
    yield "screen-new-teutonica", shown(page)
    app.did("level:1", "master")
    app.did("add")
    yield "screen-new-seats", shown(page)
    app, page = start("#/rules/hansa")
    app.did("search", "taler")
    yield "screen-search", shown(page)
    app, page = start("#/")
    for path in sorted(GOLDEN.glob("*-two-players.hansa")):
        app.chosen(FakeFile("game.hansa", path.read_text()))
        page.go("#/")
    yield "screen-list", shown(page)
    app.did("app.preferences")
    yield "dialog-preferences", shown(page)
    app.dismissed()
    app.did("menu", app.services.library.games()[0].id)
    yield "dialog-menu", shown(page)


def pictures() -> Iterator[Picture]:
    """All of them, by name."""
    for some in (_tables, _commands, _taps, _tapped_along, _lessons, _screens):
        yield from some()


def digests() -> dict[str, str]:
    return {name: sha256(text.encode()).hexdigest()[:16] for name, text in pictures()}


def main(arguments: list[str]) -> None:
    if arguments:
        folder = Path(arguments[0])
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in pictures():
            (folder / f"{name.replace(':', '.')}.txt").write_text(text)
    else:
        DIGESTS.write_text("".join(f"{name} {digest}\n" for name, digest in digests().items()))


if __name__ == "__main__":
    main(sys.argv[1:])
