"""Whatever stands in storage: the site starts, every sound game works, and what does not fit is a card."""

import json
from collections.abc import Iterator

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as some

from tests.web.app import begin, start, text_of
from tests.web.fakes import FakePage, FakeStore
from tests.web.test_app_storage import hear
from tests.web.test_storage import save, sealed
from web.app.app import App
from web.store.library import BACKUP, LEARNED, PLAYERS, PREFERENCES
from web.store.save import FACTS, encode
from web.store.slots import GAME, GONE
from web.text import say

DEEP = "[" * 100_000
ODD = [
    *(
        "null",
        "true",
        "false",
        "0",
        "1",
        "-1",
        "-2",
        "9",
        "1.5",
        "1e300",
        "1" + "0" * 30,
        "9" * 5000,
        "NaN",
        "-Infinity",
    ),
    *('""', '"x"', '"' + "x" * 1_000_000 + '"', '"\\ud800"', '"<b>data-slides</b>"', '"grandmaster"', '"saxony"'),
    *("[]", "{}", "[null]", "[0]", "[99]", '["", "grandmaster"]', '["a", "b", "c", "d", "e", "f", "g"]', '{"x": [{}]}'),
    *(DEEP, DEEP + "]" * 100_000, '{"a":' * 5000, "[" * 400 + "]" * 400, "", "nonsense", "\x00"),
]
SOUND = json.loads(encode(save(0, "sound")).split("\n")[1])
ANYTHING = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats() | some.text(max_size=30),
    lambda inner: some.lists(inner, max_size=4) | some.dictionaries(some.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


def slots(value: str) -> Iterator[tuple[str, str]]:
    """A game for each fact, in which this one is odd; one with facts that are nothing else; and one not sealed."""
    record = encode(save()).split("\n", 2)[2]
    for number, name in enumerate(sorted(FACTS)):
        game_id = f"odd{number}"
        rest = {key: fact for key, fact in SOUND.items() if key != name} | ({} if name == "id" else {"id": game_id})
        facts = json.dumps(rest)[:-1] + f', "{name}": {value}}}'
        yield f"{GAME}{game_id}:0", sealed(f"{facts}\n{record}")
    yield f"{GAME}bare:1", sealed(f"{value}\n{record}")
    yield f"{GAME}open:1", value


def odd_store(value: str) -> FakeStore:
    store = FakeStore()
    app, page = start(store=store)
    begin(app, page, "Anna", "Bo")
    store.update(dict(slots(value)))
    for key in (PREFERENCES, PLAYERS, BACKUP, LEARNED, f"{GONE}odd1", f"{GAME}x", f"{GAME}x:7", "other"):
        store[key] = value
    return store


def use(app: App, page: FakePage) -> None:
    """Look at everything that is offered, and play the sound game."""
    listed = text_of(page.shown["games"])
    assert "Anna and Bo" in listed
    for game in app.services.library.games():
        app.did("menu", game.id)
        app.did("app.dismiss")
    for odd in app.services.library.unfit():
        app.did("unfit", odd.id)
        app.did("download", in_dialog=True)
        app.did("unfit", odd.id)
        app.did("delete", in_dialog=True)
    assert app.services.library.unfit() == []
    page.go("#/new")
    page.go(f"#/game/{next(save.id for save in app.services.library.games() if save.players == ('Anna', 'Bo'))}")
    app.tapped("city:riga")
    assert app.services.session is not None
    assert str(app.services.session.match.log[-1]) == "booths riga"
    assert page.errors == []


@pytest.mark.parametrize("value", ODD, ids=lambda value: value[:12] or "empty")
def test_odd_values_stop_nothing(value: str) -> None:
    use(*start(store=odd_store(value)))


@pytest.mark.slow
@pytest.mark.cpython_only  # it takes long
@settings(max_examples=25, deadline=None)
@given(ANYTHING)
@example(float("inf"))
def test_any_json_in_any_field_stops_nothing(value: object) -> None:
    use(*start(store=odd_store(json.dumps(value))))


@pytest.mark.cpython_only
@pytest.mark.parametrize("value", ODD, ids=lambda value: value[:12] or "empty")
def test_odd_values_from_another_tab_stop_no_table(value: str) -> None:
    store = FakeStore()
    app, page = start(store=store)
    game_id = begin(app, page, "Anna", "Bo")
    for name in sorted(FACTS):
        facts = json.dumps({**SOUND, "id": game_id})[:-1] + f', "{name}": {value}}}'
        store[f"{GAME}{game_id}:0"] = sealed(f"{facts}\n{encode(save()).split(chr(10), 2)[2]}")
        hear(app, f"{GAME}{game_id}:0")
    assert page.errors == []


def test_a_card_says_which_game_it_is_and_what_is_wrong_with_it() -> None:
    store = FakeStore()
    store.update(dict(slots('["", "grandmaster"]')))
    app, page = start(store=store)
    listed = text_of(page.shown["games"])
    assert say("unfit.hint") in listed
    assert SOUND["title"] in listed
    levels = f"odd{sorted(FACTS).index('levels')}"
    app.did("unfit", levels)
    assert say("unfit.why.unknown-level") in text_of(page.shown["dialog"])
