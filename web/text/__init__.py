"""Every sentence a person reads comes from here: `say` a key, and the catalogue of the language in use has the words.

A language is a folder beside this file (`en`); CONTRIBUTING.md says what is in it and how to add one.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass, field
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from web.text.plurals import category
from web.text.word import PLAIN, Word

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from web.text.source import Catalogue

FIRST = "en"
"""The language that is used where none was chosen."""


@dataclass(slots=True)
class _Spoken:
    """The language in use; its catalogue is read when something is said for the first time."""

    language: str = FIRST
    texts: dict[str, Any] = field(default_factory=dict)
    books: dict[str, str] = field(default_factory=dict)


_now = _Spoken()


def say(key: str, /, **fields: str | int) -> str:
    """The text of a key with its fields filled in; a text in several forms is the one for the number `n`."""
    text = (_now.texts or texts())[key]
    if text.__class__ is dict:
        if "other" in text:
            text = text.get(category(_now.language, int(fields["n"])), text["other"])
        if text.__class__ is dict:
            forms = {form: _filled(one, fields) for form, one in text.items()}
            return Word(forms[PLAIN], forms)
    return _filled(text, fields)


def _filled(text: str, fields: Mapping[str, str | int]) -> str:
    if ":" in text:  # perhaps it asks for a form of a word, which a plain text does not have
        fields = {
            name: Word(value) if isinstance(value, str) and not isinstance(value, Word) else value
            for name, value in fields.items()
        }
    return text.format_map(fields)


def texts() -> dict[str, Any]:
    """All texts of the language in use by their keys; some are in several forms."""
    if not _now.texts:
        _take(load(_now.language))
    return _now.texts


def known(key: str) -> bool:
    """Whether there is a text of this key."""
    return key in (_now.texts or texts())


def books() -> Mapping[str, str]:
    """The rules of the games by their ids."""
    texts()
    return _now.books


def language() -> str:
    """The language in use: part of the key of everything that keeps words."""
    return _now.language


def use(tag: str, catalogue: Catalogue | None = None) -> None:
    """Speak the language of a tag (`de`, `en-GB`) from now on; what was cached in another one is forgotten."""
    chosen = tag.partition("-")[0] or FIRST
    if catalogue is None and chosen == _now.language:
        return
    _now.language = chosen
    _take(catalogue or load(chosen))
    for name, module in list(sys.modules.items()):
        if name.startswith("web."):
            for value in list(vars(module).values()):
                if hasattr(value, "cache_clear"):
                    value.cache_clear()


def _take(catalogue: Catalogue) -> None:
    _now.texts, _now.books = catalogue["texts"], catalogue["books"]


def load(chosen: str) -> Catalogue:
    """A language's catalogue: as the build has put it together, or else from its folder."""
    loader: Any = sys.modules[__name__].__loader__
    try:
        built: Catalogue = json.loads(loader.get_data(f"{__path__[0]}/{chosen}.json"))
    except OSError:
        from web.text.source import catalogue  # noqa: PLC0415 - the site has no use for it

        folder = files("web.text").joinpath(chosen)
        return catalogue({file.name: file.read_text(encoding="utf-8") for file in folder.iterdir()})
    return built


def listed(words: Sequence[str], pattern: str = "list") -> str:
    """Several things in a row, put together as CLDR does: patterns for two, for the start, the middle and the end."""
    if len(words) < 2:
        return "".join(words)
    *rest, before, last = words
    if not rest:
        return say(f"{pattern}.two", first=before, rest=last)
    row = say(f"{pattern}.end", first=before, rest=last)
    for word in rest[:0:-1]:
        row = say(f"{pattern}.middle", first=word, rest=row)
    return say(f"{pattern}.start", first=rest[0], rest=row)


def sentences(parts: Iterable[str]) -> str:
    """Whole sentences, one after the other; empty ones are left out."""
    return say("sentences.between").join(filter(None, parts))


def headed(*parts: str) -> str:
    """Something that is no sentence, such as a title, and what is said of it."""
    return say("sentences.headed").join(parts)


def named(name: str, about: str) -> str:
    """`Anna: trader`."""
    return say("named", name=name, about=about)


def either(words: Sequence[str]) -> str:
    """`Wales or Scotland`."""
    return listed(words, "either")
