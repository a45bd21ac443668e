"""Every language says the same things; a second one shows that a page can be played in it."""

from __future__ import annotations

import importlib
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

import hansa
import web
from scripts.tasks.site import pages
from tests.web.pictures import GOLDEN, at_table
from web.play.typed import Meant, Moves, Unknown
from web.text import FIRST, listed, load, say, source, texts, use
from web.text.plurals import categories
from web.text.rules import sections
from web.text.word import PLAIN

pytestmark = pytest.mark.cpython_only

FOLDER = Path(web.__file__).parent / "text"
LANGUAGES = sorted(path.name for path in FOLDER.iterdir() if (path / "language.toml").exists())


def leaves(text: Any) -> Iterator[str]:
    if isinstance(text, dict):
        for one in text.values():
            yield from leaves(one)
    else:
        yield text


def asked(text: Any) -> set[tuple[str, str]]:
    """Fields, each with the form of a word that is asked for."""
    parsed = (part for one in leaves(text) for part in Formatter().parse(one))
    return {(name, spec or "") for _, name, spec, _ in parsed if name is not None}


def fields(text: Any) -> set[str]:
    return {name for name, _ in asked(text)} - {"n"}


def forms(catalogue: source.Catalogue) -> set[str]:
    """The forms that words of a language have."""
    every = [text for text in catalogue["texts"].values() if isinstance(text, dict)]
    return {form for text in every for one in (text, *text.values()) if PLAIN in one for form in one}


OWN = ("typed.word.", "box.")
"""What begins so is each language's own: the words that are typed, and the names on its boxes."""


def differences(first: source.Catalogue, other: source.Catalogue, language: str) -> list[str]:
    """What a catalogue lacks, has too much or asks wrongly, compared with the first one."""
    ours, theirs = first["texts"], other["texts"]
    known = {"", *forms(other)}
    found = [f"{key} is missing" for key in ours.keys() - theirs.keys() if not key.startswith(OWN)]
    found += [f"{key} is not known" for key in theirs.keys() - ours.keys() if not key.startswith(OWN)]
    for key in ours.keys() & theirs.keys():
        if fields(ours[key]) != fields(theirs[key]):
            found.append(f"{key} has other fields")
        numbered = isinstance(theirs[key], dict) and "other" in theirs[key]
        if numbered != (isinstance(ours[key], dict) and "other" in ours[key]):
            found.append(f"{key} is told with and without a number")
        if numbered and set(theirs[key]) != categories(language):
            found.append(f"{key} needs the forms {sorted(categories(language))}")
        found += [f"{key}: no word has a form {form}" for _, form in asked(theirs[key]) if form not in known]
    for game, book in first["books"].items():
        if numbers(book) != numbers(other["books"].get(game, "")):
            found.append(f"the rules of {game} have other numbers")
    return sorted(found)


def numbers(book: str) -> list[str]:
    return [line.split()[1] for line in book.splitlines() if line.startswith("## ")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_texts(language: str) -> None:
    assert FIRST in LANGUAGES
    assert differences(load(FIRST), load(language), language) == []
    assert load(language)["texts"]["tag"].partition("-")[0] == language, "a page finds its language by the tag"


@pytest.fixture
def second(tmp_path: Path) -> Iterator[Path]:
    """A folder with a language that puts everything in brackets and counts as Polish does."""
    for path in (FOLDER / FIRST).iterdir():
        (tmp_path / path.name).write_text(bracketed(path), encoding="utf-8")
    yield tmp_path
    use(FIRST)


def bracketed(path: Path) -> str:
    lines = []
    for line in path.read_text(encoding="utf-8").splitlines():
        key, equals, text = line.partition(" = ")
        marked = f'{key} = "[{text[1:-1]}]"' if equals else line
        lines.append(marked)
        if key.endswith(".other"):
            lines += [marked.replace(".other", f".{form}", 1) for form in ("few", "many")]
    return "\n".join(lines) if path.suffix == ".toml" else path.read_text(encoding="utf-8")


def read(folder: Path) -> source.Catalogue:
    return source.catalogue({path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()})


def test_the_page_starts_in_a_second_language(second: Path) -> None:
    english = pages()["index.html"]
    assert differences(load(FIRST), read(second), "pl") == []
    use("pl", read(second))
    assert "[New game]" in pages()["index.html"]
    assert say("home.more", n=3) == "[Show more of your games (3)]"
    assert [rule.number for _, rules in sections("hansa") for rule in rules][:2] == ["H1", "H2"]
    use(FIRST)
    assert pages()["index.html"] == english


@pytest.mark.parametrize("stem", ["hansa-three-players", "teutonica-missions-and-favours"])
def test_a_table_that_lies_there_changes_its_language(stem: str, second: Path) -> None:
    whole = hansa.load((GOLDEN / f"{stem}.hansa").read_text(encoding="utf-8"))
    app, page = at_table(whole.branch(whole.ply // 2))
    english = list(page.document.root.lines())
    use("pl", read(second))
    app.services.render()
    labels = [line for line in page.document.root.lines() if "aria-label=" in line]
    assert len(labels) > 40
    assert [line for line in labels if "[" not in line.partition("aria-label=")[2]] == []
    use(FIRST)
    app.services.render()
    assert list(page.document.root.lines()) == english


def test_moves_are_typed_in_the_language_in_use(second: Path) -> None:
    whole = hansa.load((GOLDEN / "hansa-three-players.hansa").read_text(encoding="utf-8"))
    app, _ = at_table(whole.branch(whole.ply // 2))
    assert app.services.session is not None
    words = read(second)
    words["texts"] |= {"typed.word.sail": "żegluj", "typed.fillers": "do"}
    riga = Meant(next(action for action in app.services.session.legal if str(action) == "sail riga"))
    assert Moves(app.services.session, {}).read("go to Riga") == riga
    use("pl", words)
    assert Moves(app.services.session, {}).read("Żegluj do Riga") == riga
    assert isinstance(Moves(app.services.session, {}).read("go to Riga"), Unknown)


def test_what_is_wrong_with_a_language_is_found(second: Path) -> None:
    app = second / "app.toml"
    text = app.read_text(encoding="utf-8")
    text = text.replace('close = "[Close]"', 'clse = "[Close]"').replace("{name} · Hansa", "{nam} · Hansa")
    app.write_text(text.replace("more.few", "more.two"), encoding="utf-8")
    assert differences(load(FIRST), read(second), "pl") == [
        "close is missing",
        "clse is not known",
        "home.more needs the forms ['few', 'many', 'one', 'other']",
        "page.title has other fields",
    ]


def test_a_text_stands_in_one_file_only() -> None:
    with pytest.raises(ValueError, match=r"b\.toml: do\.undo is in another file"):
        source.catalogue({"a.toml": '[do]\nundo = "Undo"', "b.toml": '"do.undo" = "Undo"'})


def test_a_word_has_forms_that_sentences_ask_for() -> None:
    words = {"piece": {"plain": "Händler", "genitive": "Händlers"}, "of": "Haus des {piece:genitive}: {piece:dative}"}
    men = {"men": {"one": {"plain": "ein Mann", "dative": "einem Mann"}, "other": {"plain": "{n} Männer"}}}
    try:
        use("de", {"texts": {**words, **men, "with": "mit {men:dative}: {who:genitive}"}, "books": {}})
        assert say("of", piece=say("piece")) == "Haus des Händlers: Händler"
        assert say("with", men=say("men", n=1), who="Anna {x}") == "mit einem Mann: Anna {x}"
        assert say("with", men=say("men", n=2), who="Bo") == "mit 2 Männer: Bo"
    finally:
        use(FIRST)


def test_lists_read_well() -> None:
    assert [listed(words) for words in ((), ("a",), ("a", "b"))] == ["", "a", "a and b"]
    assert listed("abcd") == "a, b, c and d"


def test_importing_the_page_says_nothing() -> None:
    """Whatever is said at an import would stay in the language that was in use then."""
    paths = [path.relative_to(FOLDER.parents[1]).with_suffix("") for path in FOLDER.parent.rglob("*.py")]
    names = [".".join(path.parts).removesuffix(".__init__") for path in paths if path.parts[1] != "dom"]
    wanted = sorted(set(names) - {"web.main", "web.thinker", "web.worker"})
    code = f"import web.text, {', '.join(wanted)}; assert not web.text._now.texts"
    subprocess.run([sys.executable, "-c", code], check=True, cwd=FOLDER.parents[1])  # noqa: S603 - our own modules


def test_nothing_cached_outlives_a_change_of_language() -> None:
    """Only functions of modules are cached, where `use` finds them; a method's cache would be overlooked."""
    for name in [name for name in sys.modules if name.startswith("web.")]:
        for value in vars(importlib.import_module(name)).values():
            if isinstance(value, type) and value.__module__ == name:
                assert not [key for key, method in vars(value).items() if hasattr(method, "cache_clear")]


def test_every_text_is_a_text() -> None:
    assert all(isinstance(one, str) for text in texts().values() for one in leaves(text))


def test_pages_styles_and_scripts_have_no_words_of_their_own() -> None:
    """What a person reads there is filled in by the build; numbers, signs and reports for developers are not words."""
    root = FOLDER.parents[1]
    for path in root.glob("*.html"):
        text = re.sub(r"<!--.*?-->", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        assert re.findall(r">[^<{]*[a-z]{2}[^<{]*<", text) == [], path
        assert re.findall(r"(?:lang|title|alt|aria-label)=\"[^{\"]+\"", text) == [], path
    for path in FOLDER.parent.rglob("*.css"):
        assert re.findall(r"\bcontent: \"[^\"]*[a-z]{2}", path.read_text(encoding="utf-8")) == [], path
    for path in (root / "service-worker.js", *(FOLDER.parent / "page").glob("*.*js")):
        text = re.sub(r"//.*|new Error\(.*|console\.\w+\(.*", "", path.read_text(encoding="utf-8"))
        assert re.findall(r"[\"'`][A-Z]?[a-z]+ [a-z]+ [^\"'`]*[\"'`]", text) == [], path
        assert re.findall(r"(?:textContent|ariaLabel|title) = [\"'`]\w+", text) == [], path
        assert re.findall(r"[\"'`][a-z]{2}-[A-Z]{2}[\"'`]", text) == [], path
