"""A page of HTML whose elements can be found and changed; all else stays as it was written."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from html import escape
from html.parser import HTMLParser

from scripts.tasks.console import Problem


@dataclass(eq=False)
class Element:
    """A start tag with its attributes; an attribute without a value is None. `inside` is what a script shall hold."""

    tag: str
    attributes: dict[str, str | None]
    start: int
    end: int
    close: int
    inside: str | None = None

    def __getitem__(self, name: str) -> str:
        return self.attributes.get(name) or ""

    def __str__(self) -> str:
        words = (name if value is None else f'{name}="{escape(value)}"' for name, value in self.attributes.items())
        return f"<{' '.join([self.tag, *words])}>"


_KEY = re.compile(r"\{\{([\w.-]+)\}\}")


def worded(template: str, word: Callable[[str], str]) -> str:
    """A page with words in the place of their keys, `{{key}}`."""
    return _KEY.sub(lambda found: escape(word(found[1])), template)


class Page:
    """Elements are values; `str` writes the page with what has changed."""

    def __init__(self, text: str) -> None:
        self._text = text
        found = _Finder(text)
        self._comments = found.comments
        self._before = {element: str(element) for element in found.elements}
        self.elements = found.elements

    def all(self, tag: str, **attributes: str) -> list[Element]:
        """Elements of a kind that have these attributes."""
        return [
            element
            for element in self.elements
            if element.tag == tag and attributes.items() <= element.attributes.items()
        ]

    def one(self, tag: str, **attributes: str) -> Element:
        """The only element of a kind."""
        found = self.all(tag, **attributes)
        if len(found) != 1:
            raise Problem(f"The page must have one <{tag}> with {attributes}, and has {len(found)}.")
        return found[0]

    def remove(self, element: Element) -> None:
        """Take an element out, with the end of its line."""
        self.elements = [other for other in self.elements if other is not element]

    def __str__(self) -> str:
        return _spliced(self._text, self._edits())

    def _edits(self) -> Iterator[tuple[int, int, str]]:
        left = set(self.elements)
        for element, before in self._before.items():
            if element not in left:
                yield element.start, element.close + (self._text[element.close : element.close + 1] == "\n"), ""
            elif element.inside is not None:
                yield element.start, element.close, f"{element}{element.inside}</{element.tag}>"
            elif str(element) != before:
                yield element.start, element.end, str(element)

    def filled(self, places: Mapping[str, str]) -> str:
        """The page with markup in its places, which are comments with their names."""
        for place in places:
            if [name for name, _, _ in self._comments].count(place) != 1:
                raise ValueError(f"the page must have one <!-- {place} -->")
        return _spliced(self._text, ((at, end, places[name]) for name, at, end in self._comments if name in places))


def _spliced(text: str, edits: Iterator[tuple[int, int, str]]) -> str:
    pieces, done = [], 0
    for start, end, piece in edits:
        pieces += [text[done:start], piece]
        done = end
    return "".join([*pieces, text[done:]])


class _Finder(HTMLParser):
    """Where elements and comments stand."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[Element] = []
        self.comments: list[tuple[str, int, int]] = []
        lines = text.splitlines(keepends=True)
        self._lines = [0]
        for line in lines:
            self._lines.append(self._lines[-1] + len(line))
        self.feed(text)
        self.close()

    def _here(self) -> int:
        line, column = self.getpos()
        return self._lines[line - 1] + column

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        end = self._here() + len(self.get_starttag_text() or "")
        self.elements.append(Element(tag, dict(attrs), self._here(), end, end))

    def handle_endtag(self, tag: str) -> None:
        last = self.elements[-1]
        if tag == last.tag and last.close == last.end:  # of elements that hold others nobody asks for the end
            last.close = self._here() + len(f"</{tag}>")

    def handle_comment(self, data: str) -> None:
        self.comments.append((data.strip(), self._here(), self._here() + len(f"<!--{data}-->")))
