"""The words of the boxes: the rules are found by them, and a sheet lists them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as some

from tests.baltic.games import tries
from tests.web.app import begin, start
from tests.web.document import parse
from web.screens.rules import NOTES
from web.text import names, say
from web.text.rules import called, has_rule, sections
from web.wire import address

WORDS = {
    "teutonica": """
        trading post: T18           Kontor: T18 T33             counting house: T18         branch office: T18
        office: T15 T18 T24         tradesman: T2 T8            tradesmen: T2 T8            resource: T2 T8
        disk: T2 T9 T18             disks: T2                   disc: T2                    cube: T2
        personal supply: T3 T8      general stock: T3 T7        general supply: T3 T7       escritoire: T2
        writing desk: T2            player mat: T2              tin plate: T16 T26          silver plate: T16
        city keys: T2 T33           Clavis Urbis: T2 T33        town key: T2 T33            Actiones: T5
        activity: T5                activities: T5              Privilegium: T18            Liber Sophiae: T13
        book of knowledge: T13      book of lore: T13           Bursa: T7                   money bag: T7
        bag: T7                     money: T7                   allocating: T7              hire: T7
        inserting: T8               occupy: T8                  kick: T9 T10                displacing: T9
        penalty: T9                 compensation: T10 T11       adjacent: T12 T25           neighbour: T12
        swap: T13 T25               exchange: T25               village: T8 T14             connection point: T8
        establish: T14 T18          improve: T21                upgrade: T21                ability: T21
        skills: T21 T29             extra office: T24           extra Kontor: T24           additional office: T24
        extra actions: T24          move three: T25             remove three: T25           East-West: T20 T41 T45
        East–West Connection: T20   connection: T20             Cologne: T22                Köln: T22
        Coellen: T22                special prestige: T22 T30   special points: T22 T30     victory points: T28 T34
        prestige points: T28        gold coin: T19              coin: T19                   bonus token: T16 T31
        bonus marker: T4 T16 T31    token: T16                  Taberna: T4                 tavern: T4
        tiebreaker: T34             tie: T15 T34                20 points: T27              end of game: T27
        end of the game: T27        ten cities: T19 T27         ship: T43                   maritime: T43
        boat: T43                   green city: T42             permanent: T44 T48          Kaiser: T39
        favor: T39 T40              favour: T39 T40             emperor: T39                mission: T38
        licence: T18 T46            region: T35 T46 T49         province: T35               country: T46 T49
        pawn: T35 T36 T37           wooden figure: T35          soldier: T35                border guards: T35
        network: T33                start player: T3            undo: T51                   T12: T12
        kont: T18                   special prest: T22          tradesman displace: T9      Bursa stock: T7
        promotional: T52            promo: T52                  trading route: T14          fully developed: T29
        red score shield: T20       brown scroll: T49           blue scroll: T49            country of origin: T47
        blank markers: T4           sequence of play: T5        wooden spheres: T2          display: T39
    """,
    "hansa": """
        stall: H13                  market: H13                 market stall: H13           market booth: H13
        monopoly: H19               toll: H16                   tax: H16                    taxes and tolls: H16
        goods: H1 H12               tiles: H1                   barrels: H1 H13 H19         coins: H7 H16
        money: H7                   moneybag: H5                merchant ship: H4           ship: H4 H10 H11
        victory points: H19         VP: H19                     tie: H12 H20                tiebreaker: H20
        majority: H12               purchase: H12               establish: H13              refill: H8 H9
        supply space: H3            end of game: H18            penalty: H15                expansion: H21
        color: H1 H14               maritime: H11               harbor: H2                  face-down goods: H14
        Tonsberg: H11               København: H4               goods marker: H1            start player: H5
        extra card: H21
    """,
}
EVERY = [
    (game, word.strip(), set(numbers.split()))
    for game, table in WORDS.items()
    for line in table.strip().splitlines()
    for word, _, numbers in (part.partition(":") for part in line.split("  ") if part.strip())
]


def found(game: str, wanted: str) -> set[str]:
    return {rule.number for _, rules in sections(game, wanted) for rule in rules}


@pytest.mark.parametrize(("game", "word", "numbers"), EVERY)
def test_a_word_of_the_box_finds_the_rules_of_the_thing(game: str, word: str, numbers: set[str]) -> None:
    assert numbers
    assert numbers <= found(game, word)
    assert found(game, word.upper()) == found(game, f" {word.lower()}! ") == found(game, word)


@pytest.mark.parametrize(
    ("game", "word", "numbers"),
    [
        ("teutonica", "mission", {"T46"}),  # permission
        ("teutonica", "tie", {"T19", "T38"}),  # cities
        ("teutonica", "art", {"T4", "T27"}),  # start
        ("hansa", "arts", {"H7"}),  # starts
        ("hansa", "age", {"H1", "H6"}),
    ],
)
def test_letters_in_the_middle_of_a_word_find_nothing(game: str, word: str, numbers: set[str]) -> None:
    assert not numbers & found(game, word)


@pytest.mark.parametrize("game", ["hansa", "teutonica"])
def test_every_name_in_the_list_finds_a_rule_that_there_is(game: str) -> None:
    for name in names.names(game):
        assert all(has_rule(game, number) for number in name.rules), name
        for several in (name.ours, *name.printed.values(), name.also):
            for word in several.split(","):
                if names.words(word):
                    assert name.rules & found(game, word), (name.thing, word)


def test_a_name_of_the_box_is_told_with_ours() -> None:
    assert called("teutonica", "Kontor") == [(say("names.called", printed="Kontor", ours="office"), ["T17", "T18"])]
    assert called("teutonica", "tradesmen")[0][0] == say("names.called", printed="tradesmen", ours="piece")
    assert called("teutonica", "licence")[0][0].count(" or ") == 1
    for own in ("office", "offices", "bonus marker", "T12", "no such words", ""):
        assert called("teutonica", own) == []


def test_the_page_says_what_a_printed_name_is_here() -> None:
    app, page = start(address.rules("teutonica"))
    app.did("search", "trading post")
    told = say("names.called", printed="trading post", ours="office")
    note = parse(page.shown["rules-found"]).one(class_="called")
    assert note.one("span").text == told
    assert note.values("href") == [address.rules("teutonica", number) for number in ("T17", "T18")]
    assert told in page.said[-1]
    app.did("search", "t")
    app.did("search", "tra")
    assert len(parse(page.shown["rules-found"]).all(class_="called")) <= NOTES


@tries(200)
@given(some.text(max_size=90) | some.text("abt rEüß·-<&1'T", max_size=90))
def test_whatever_is_looked_for_breaks_nothing(text: str) -> None:
    for game in ("hansa", "teutonica"):
        assert found(game, text) <= found(game, "")
        assert isinstance(called(game, text), list)


@pytest.mark.parametrize("game", ["hansa", "teutonica"])
def test_a_sheet_lists_the_names_of_each_box(game: str) -> None:
    app, page = start(address.rules(game))
    app.did("names")
    sheet = parse(page.shown["dialog"])
    rows = {node.texts("th")[0]: node.texts("td") for node in sheet.one("tbody").all("tr")}
    assert len(sheet.one("thead").all("th")) == 1 + len(names.boxes(game))
    differing = [name for name in names.names(game) if name.differs]
    assert list(rows) == [name.ours for name in differing]
    example = {"hansa": ("booth", "market booth"), "teutonica": ("office", "trading post")}[game]
    assert example[1] in rows[example[0]]


def test_the_table_leads_to_the_sheet_and_its_signs_tell_their_printed_names() -> None:
    app, page = start()
    begin(app, page, "Anna", "Bo")
    assert app.pressed("?")
    app.did("names", in_dialog=True)
    assert say("names.title") in page.shown["dialog"]
    page.go(address.learn("teutonica", 1))
    app.did("sign", "skill:bank")
    assert "Bursa" in page.shown["dialog"]
    app.did("sign", "trader")
    assert parse(page.shown["dialog"]).all("small") == []
