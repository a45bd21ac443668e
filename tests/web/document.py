"""What a page shows, as a tree: markup is parsed as a browser would, so that no test depends on how it is written."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from html.parser import HTMLParser

VOID = frozenset({"br", "hr", "img", "input", "meta", "link", "wbr"})


@dataclass
class Node:
    """An element with its attributes; a bare attribute is empty text. Children are elements and texts."""

    tag: str
    attributes: dict[str, str] = field(default_factory=dict)
    children: list[Node | str] = field(default_factory=list)

    def __getitem__(self, name: str) -> str:
        return self.attributes[name]

    def __contains__(self, name: str) -> bool:
        return name in self.attributes

    @property
    def classes(self) -> list[str]:
        return self.attributes.get("class", "").split()

    @property
    def text(self) -> str:
        """All words in it, with single blanks between them."""
        words = " ".join(child if isinstance(child, str) else child.text for child in self.children)
        return " ".join(words.split())

    def walk(self) -> Iterator[Node]:
        """It and everything in it, in the order of the page."""
        yield self
        for child in self.children:
            if isinstance(child, Node):
                yield from child.walk()

    def all(self, tag: str = "", class_: str = "", **attributes: str | bool) -> list[Node]:
        """Elements of a kind: `all("button", data_do="undo")`. True is an attribute of any value, False none."""
        wanted = {name.rstrip("_").replace("_", "-"): value for name, value in attributes.items()}
        return [
            node
            for node in self.walk()
            if (not tag or node.tag == tag)
            and (not class_ or set(class_.split()) <= set(node.classes))
            and all(node._fits(name, value) for name, value in wanted.items())
        ]

    def _fits(self, name: str, value: str | bool) -> bool:
        return (name in self) is value if isinstance(value, bool) else self.attributes.get(name) == value

    def one(self, tag: str = "", class_: str = "", **attributes: str | bool) -> Node:
        """The only element of a kind."""
        found = self.all(tag, class_, **attributes)
        assert len(found) == 1, f"{len(found)} of {tag} {class_} {attributes}"
        return found[0]

    def texts(self, tag: str = "", class_: str = "", **attributes: str | bool) -> list[str]:
        """What the elements of a kind say."""
        return [node.text for node in self.all(tag, class_, **attributes)]

    def values(self, name: str) -> list[str]:
        """What an attribute is, wherever it is given, in the order of the page."""
        return [node[name] for node in self.walk() if name in node]

    @property
    def targets(self) -> list[str]:
        """What can be tapped."""
        return self.values("data-id")

    @property
    def glowing(self) -> list[str]:
        """What is highlighted on a board."""
        return [node["data-id"] for node in self.all(class_="target is-legal")]

    @property
    def references(self) -> set[str]:
        """The ids of drawings that are used here."""
        links = {href[1:] for href in self.values("href") if href.startswith("#")}
        parts = [value.partition("url(#")[2] for node in self.walk() for value in node.attributes.values()]
        return links | {part.partition(")")[0] for part in parts if part}

    def lines(self, indent: str = "") -> Iterator[str]:
        """A line for each element and text, with attributes and classes in the order of the alphabet."""
        given = {**self.attributes}
        if "class" in given:
            given["class"] = " ".join(sorted(self.classes))
        head = "".join(f' {name}="{value}"' for name, value in sorted(given.items()))
        yield f"{indent}<{self.tag}{head}>"
        for child in self.children:
            if isinstance(child, Node):
                yield from child.lines(indent + " ")
            elif child.strip():
                yield f"{indent} {child.strip()}"


class _Builder(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.root = Node("#root")
        self.open = [self.root]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        node = Node(tag, {name: value or "" for name, value in attrs})
        self.open[-1].children.append(node)
        if tag not in VOID:
            self.open.append(node)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open[-1].children.append(Node(tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        assert self.open[-1].tag == tag, f"<{self.open[-1].tag}> ends with </{tag}>"
        self.open.pop()

    def handle_data(self, data: str) -> None:
        self.open[-1].children.append(data)


def parse(markup: str) -> Node:
    """Markup as a tree below a root of its own; what is not closed is a mistake."""
    builder = _Builder()
    builder.feed(markup)
    builder.close()
    assert builder.open == [builder.root], f"<{builder.open[-1].tag}> does not end"
    return builder.root


@lru_cache(maxsize=2_000)
def part(markup: str) -> Node:
    """Markup as a tree that is only looked at: most parts of a page stay the same from tap to tap."""
    return parse(markup)


def buttons(markup: str) -> list[tuple[str, str]]:
    """What the buttons of some markup give: (target, "") or (command, value); disabled ones are left out."""
    found = []
    for node in part(markup).walk():
        if node.tag not in {"button", "g"} or "disabled" in node or node.attributes.get("aria-disabled") == "true":
            continue
        if "data-id" in node:
            found.append((node["data-id"], ""))
        elif "data-do" in node:
            found.append((node["data-do"], node.attributes.get("data-value", "")))
    return found


PLACES = ("banner", "app", "notice", "dialog")
"""What index.html has for the app to draw into."""


class Document:
    """A page that the app draws into by patches."""

    def __init__(self) -> None:
        self.root = Node("#page", {}, [Node("div", {"id": name}) for name in PLACES])
        self._by_id = {node["id"]: node for node in self.root.all("div")}

    def patch(self, element_id: str, markup: str) -> None:
        """Put markup inside an element; one that is not there is a mistake."""
        place, inside = self._by_id[element_id], parse(markup)
        place.children = inside.children
        self._by_id |= {node["id"]: node for node in inside.walk() if "id" in node}
