"""What was done before there was Python: kept by web/page/recorder.js, carried out once the app has started."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from web.store import door
from web.store.door import Misfit
from web.text import say

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


@dataclass(frozen=True, slots=True)
class Done:
    """Something that was tapped, chosen or typed."""

    do: str
    value: str = ""
    field: str = ""
    """The id of the field in which it was chosen or typed."""
    seen: Mapping[str, str] | None = None
    """How all fields stood, by id, when a form was sent."""


class Form(Protocol):
    """The fields of the page."""

    def look(self, field_id: str) -> str | None:
        """What stands in a field, `on` or `off` where it is ticked, None where there is no such field."""
        ...

    def type(self, field_id: str, words: str) -> None:
        """Write words into a field for words; others are drawn as they should be."""
        ...


class Doer(Protocol):
    """The app."""

    def did(self, command: str, value: str = "") -> None: ...

    def notice(self, sentence: str) -> None: ...

    def render(self) -> None: ...


def read(kept: str) -> list[Done]:
    """Everything, in order, as far as it can be understood."""
    try:
        everything = door.parsed(kept, "[]")
        return [_done(door.table(each, "early")) for each in everything] if isinstance(everything, list) else []
    except Misfit:
        return []


def _done(facts: Mapping[str, Any]) -> Done:
    do, value, field = (door.line(facts.get(name, ""), "early") for name in ("do", "value", "field"))
    if "seen" not in facts:
        return Done(do, value, field)
    seen = door.table(facts["seen"], "early")
    return Done(do, value, field, {name: door.line(state, "early") for name, state in seen.items()})


def carry_out(app: Doer, everything: Iterable[Done], form: Form) -> None:
    """Do it all again. A form is only sent if it stands as it was seen: else a person looks at it once more."""
    for done in everything:
        if any(form.look(field_id) != state for field_id, state in (done.seen or {}).items()):
            app.notice(say("start.look-again"))
            app.render()
            return
        app.did(done.do, done.value)
        if done.field:
            form.type(done.field, done.value)
