from dataclasses import replace

import pytest

from tests.web.fakes import FakeStore
from web.store.save import Save, Unfit, _checksum, decode, encode, salvage
from web.store.slots import GAME, GoneError, OvertakenError, Slots, StoreError

HEADER = "hansa-record: 1\ngame: hansa\nrules: 1\nplayer: Anna\nplayer: Bo\n"


def save(ply: int = 0, game_id: str = "a") -> Save:
    return Save(
        id=game_id,
        game="hansa",
        title="Ümlaut „x“ \U0001f6a2",
        players=("Anna", "Bo\nhansa-record: 1"),
        created=1,
        updated=2,
        confirmed=3,
        ply=ply,
        seat=0,
        winners=(),
        record=f"{HEADER}\nply {ply}\n",
    )


def test_a_save_comes_back_whole() -> None:
    assert decode(encode(save(7))) == save(7)


@pytest.mark.parametrize("position", [0, 5, 13, 20, 44, 45, 46, 60, 120, -20, -2, -1])
@pytest.mark.parametrize("damage", ["change", "cut", "insert"])
def test_damage_anywhere_is_noticed(position: int, damage: str) -> None:
    text = encode(save(7))
    position %= len(text)
    broken = {
        "change": text[:position] + chr(ord(text[position]) ^ 1) + text[position + 1 :],
        "cut": text[:position],
        "insert": text[:position] + "x" + text[position:],
    }[damage]
    assert isinstance(decode(broken), Unfit)


def test_damage_at_every_single_character_is_noticed() -> None:
    text = encode(save(7))
    for position, char in enumerate(text):
        assert isinstance(decode(f"{text[:position]}{chr(ord(char) ^ 1)}{text[position + 1 :]}"), Unfit)


def sealed(body: str) -> str:
    return f"hansa-save 1 {_checksum(body)}\n{body}"


def test_facts_of_another_shape_are_refused_even_with_a_good_checksum() -> None:
    for facts in ("[]", "{}", "x", '{"id": 1}', "null"):
        assert isinstance(decode(sealed(f"{facts}\nrecord")), Unfit)


def test_facts_that_only_another_version_knows_are_kept_for_it() -> None:
    body = encode(save(7)).partition("\n")[2].replace("{", '{"weather": ["fair"], ', 1)
    found = decode(sealed(body))
    assert isinstance(found, Save)
    assert found == replace(save(7), more={"weather": ["fair"]})
    assert decode(encode(found)) == found


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('"game": "hansa"', '"game": "saxony"', "unknown-game"),
        ('"levels": []', '"levels": ["", "grandmaster"]', "unknown-level"),
        ("rules: 1", "rules: 99", "newer-rules"),
        ("player: Anna", "option tempo: fast\nplayer: Anna", "unknown-option"),
        ("player: Anna", "option start: 7\nplayer: Anna", "unknown-choice"),
        ("hansa-record: 1\ngame", "hansa-record: 2\ngame", "newer-format"),
    ],
)
def test_what_only_another_version_knows_is_named(old: str, new: str, reason: str) -> None:
    body = encode(save(7)).partition("\n")[2]
    assert old in body
    found = decode(sealed(body.replace(old, new)))
    assert isinstance(found, Unfit)
    assert (found.reason, found.title) == (reason, save(7).title)


def test_a_save_of_a_later_form_is_not_called_damaged() -> None:
    found = decode(encode(save(7)).replace("hansa-save 1", "hansa-save 2"))
    assert isinstance(found, Unfit)
    assert (found.reason, found.players) == ("newer-format", save(7).players)


def test_the_rest_of_a_record_is_found_in_a_damaged_slot() -> None:
    assert salvage(encode(save(7))[:-3]) == f"{HEADER}\nply"
    assert salvage("nothing") == ""


def test_a_title_that_reads_like_a_record_is_not_taken_for_one() -> None:
    odd = replace(save(7), title="hansa-record: 1 x", players=("hansa-record: 1", "Bo"))
    assert salvage(encode(odd)[:-3]) == f"{HEADER}\nply"
    assert salvage(encode(odd).replace("\n", " ")) == f"{HEADER}\nply 7\n".replace("\n", " ")


def test_slots_alternate_and_the_newest_is_read_first() -> None:
    store = FakeStore()
    slots = Slots(store)
    for ply in range(5):
        slots.write(save(ply))
        assert slots.read("a")[0].ply == ply
    assert sorted(store) == [f"{GAME}a:0", f"{GAME}a:1"]
    assert [kept.ply for kept in slots.read("a")] == [4, 3]


@pytest.mark.parametrize("writes", [2, 3, 6, 7])
def test_when_the_newest_slot_is_broken_the_other_is_read_and_survives_the_next_write(writes: int) -> None:
    store = FakeStore()
    slots = Slots(store)
    for ply in range(writes):
        slots.write(save(ply))
    newest = slots.read("a")[0]
    store[f"{GAME}a:{newest.sequence % 2}"] = "broken"
    again = Slots(store)
    assert [kept.ply for kept in again.read("a")] == [writes - 2]
    again.write(save(99))
    assert [kept.ply for kept in again.read("a")] == [99, writes - 2]


def test_a_full_store_leaves_both_slots_as_they_were() -> None:
    store = FakeStore()
    slots = Slots(store)
    for ply in range(3):
        slots.write(save(ply))
    before = dict(store)
    store.room = sum(map(len, before.values()))
    with pytest.raises(StoreError, match="full"):
        slots.write(replace(save(9), record="x" * 10_000))
    assert dict(store) == before
    store.room = None
    assert slots.write(save(9)).sequence == 4


def test_what_another_tab_wrote_is_never_written_over() -> None:
    store = FakeStore()
    here, there = Slots(store), Slots(store)
    here.write(save(1))
    there.opened(there.read("a")[0])
    there.write(save(2))
    with pytest.raises(OvertakenError):
        here.write(save(3))
    assert here.read("a")[0].ply == 2
    here.opened(here.read("a")[0])
    assert here.write(save(3)).sequence == 3


def test_two_tabs_that_go_on_from_what_they_read_make_one_line() -> None:
    store = FakeStore()
    tabs = [Slots(store), Slots(store)]
    for step in range(1000):
        tab = tabs[(step * step // 3) % 2]
        known = max((kept.ply for kept in tab.read("a")), default=0)
        try:
            tab.write(save(known + 1))
        except OvertakenError:
            tab.opened(tab.read("a")[0])
            tab.write(save(tab.read("a")[0].ply + 1))
        newest = tab.read("a")[0]
        assert newest.ply == newest.sequence == step + 1


def test_a_slot_of_another_game_under_this_name_is_not_taken() -> None:
    store = FakeStore()
    slots = Slots(store)
    slots.write(save(1, "b"))
    store[f"{GAME}a:1"] = store[f"{GAME}b:1"]
    assert slots.read("a") == []
    assert sorted(slots.ids()) == ["a", "b"]


def test_removed_games_can_be_put_back() -> None:
    store = FakeStore()
    slots = Slots(store)
    slots.write(save(1))
    slots.write(save(2))
    texts = slots.remove("a", 5)
    assert store == {"gone:a": "2 5"}
    slots.restore("a", texts, 6)
    assert slots.read("a")[0].ply == 2
    assert store["gone:a"] == "0 6", "and a store that is late does not delete it again"


def test_a_game_that_another_tab_deleted_is_not_written_again() -> None:
    store = FakeStore()
    here, there = Slots(store), Slots(store)
    here.write(save(1))
    texts = there.remove("a", 5)
    with pytest.raises(GoneError):
        here.write(save(2))
    assert here.read("a") == []
    there.restore("a", texts, 6)
    assert here.write(save(2)).sequence == 2


def test_a_game_whose_slots_just_vanished_is_written_again() -> None:
    store = FakeStore()
    slots = Slots(store)
    slots.write(save(1))
    store.clear()
    assert slots.write(save(2)).sequence == 2


def test_a_game_that_another_version_went_on_with_is_not_opened_one_step_earlier() -> None:
    store = FakeStore()
    slots = Slots(store)
    slots.write(save(1))
    slots.write(save(2))
    newest = encode(replace(save(3), sequence=3)).partition("\n")[2]
    store[f"{GAME}a:1"] = sealed(newest.replace('"levels": []', '"levels": ["", "grandmaster"]'))
    assert slots.read("a") == []
    assert slots.unfit("a")[0].reason == "unknown-level"
    with pytest.raises(OvertakenError):
        slots.write(save(3))
    assert slots.ids() == ["a"]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"players": ["Anna", "Bo\\nhansa-record: 1"]', '"players": [{"name": "Anna"}, {"name": "Bo"}]'),
        ('"sequence": 3', '"sequence": "three"'),
        ('"levels": []', '"levels": ' + "[" * 600 + "]" * 600),
    ],
    ids=["players", "number", "depth"],
)
def test_a_newer_save_of_another_version_is_never_written_over_however_little_can_be_read_of_it(
    old: str, new: str
) -> None:
    store = FakeStore()
    slots = Slots(store)
    slots.write(save(1))
    slots.write(save(2))
    newest = encode(replace(save(3), sequence=3)).partition("\n")[2]
    assert old in newest
    store[f"{GAME}a:1"] = theirs = sealed(newest.replace(old, new))
    assert slots.read("a") == []
    with pytest.raises(OvertakenError):
        slots.write(save(3))
    assert store[f"{GAME}a:1"] == theirs
    slots.remove("a", 5)
    assert slots.ids() == []


@pytest.mark.parametrize("key", ["a", "a:2", "a:x", ":0", "A:0", "a b:0", "x" * 41 + ":0", ""])
def test_a_key_that_is_no_slot_is_left_alone(key: str) -> None:
    store = FakeStore()
    store[GAME + key] = "x"
    assert Slots(store).ids() == []


def test_other_peoples_keys_are_left_alone() -> None:
    store = FakeStore()
    store.update({"other": "1", "hansa": "2"})
    slots = Slots(store)
    slots.write(save(1))
    assert slots.ids() == ["a"]
    slots.remove("a", 5)
    assert store == {"other": "1", "hansa": "2", "gone:a": "1 5"}
