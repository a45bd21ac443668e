from dataclasses import replace

import pytest

from tests.web.fakes import FakeStore
from web.storage import GAME, MAGIC, Journal, OvertakenError, Save, StoreError, _checksum, decode, encode, salvage


def save(ply: int = 0, game_id: str = "a") -> Save:
    return Save(
        id=game_id,
        game="hansa",
        title="Ümlaut „x“ \U0001f6a2",
        players=("Anna", "Bo\nevil"),
        created=1,
        updated=2,
        confirmed=3,
        ply=ply,
        seat=0,
        winners=(),
        record=f"hansa-record: 1\nply {ply}\n",
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
    assert decode(broken) is None


def test_damage_at_every_single_character_is_noticed() -> None:
    text = encode(save(7))
    for position, char in enumerate(text):
        assert decode(f"{text[:position]}{chr(ord(char) ^ 1)}{text[position + 1 :]}") is None


def test_facts_of_another_shape_are_refused_even_with_a_good_checksum() -> None:
    for facts in ("[]", "{}", "x", '{"id": 1}', "null"):
        body = f"{facts}\nrecord"
        assert decode(f"{MAGIC}{_checksum(body)}\n{body}") is None


def test_facts_that_only_a_newer_version_knows_damage_nothing() -> None:
    body = encode(save(7)).partition("\n")[2].replace("{", '{"weather": ["fair"], ', 1)
    assert decode(f"{MAGIC}{_checksum(body)}\n{body}") == save(7)


def test_the_rest_of_a_record_is_found_in_a_damaged_slot() -> None:
    assert salvage(encode(save(7))[:-3]) == "hansa-record: 1\nply"
    assert salvage("nothing") == ""


def test_a_title_that_reads_like_a_record_is_not_taken_for_one() -> None:
    odd = replace(save(7), title="hansa-record: 1 x", players=("hansa-record: 1", "Bo"))
    assert salvage(encode(odd)[:-3]) == "hansa-record: 1\nply"
    assert salvage(encode(odd).replace("\n", " ")) == "hansa-record: 1 ply 7 "


def test_slots_alternate_and_the_newest_is_read_first() -> None:
    store = FakeStore()
    journal = Journal(store)
    for ply in range(5):
        journal.write(save(ply))
        assert journal.read("a")[0].ply == ply
    assert sorted(store) == [f"{GAME}a:0", f"{GAME}a:1"]
    assert [kept.ply for kept in journal.read("a")] == [4, 3]


@pytest.mark.parametrize("writes", [2, 3, 6, 7])
def test_when_the_newest_slot_is_broken_the_other_is_read_and_survives_the_next_write(writes: int) -> None:
    store = FakeStore()
    journal = Journal(store)
    for ply in range(writes):
        journal.write(save(ply))
    newest = journal.read("a")[0]
    store[f"{GAME}a:{newest.sequence % 2}"] = "broken"
    again = Journal(store)
    assert [kept.ply for kept in again.read("a")] == [writes - 2]
    again.write(save(99))
    assert [kept.ply for kept in again.read("a")] == [99, writes - 2]


def test_a_full_store_leaves_both_slots_as_they_were() -> None:
    store = FakeStore()
    journal = Journal(store)
    for ply in range(3):
        journal.write(save(ply))
    before = dict(store)
    store.room = sum(map(len, before.values()))
    with pytest.raises(StoreError, match="full"):
        journal.write(replace(save(9), record="x" * 10_000))
    assert dict(store) == before
    store.room = None
    assert journal.write(save(9)).sequence == 4


def test_what_another_tab_wrote_is_never_written_over() -> None:
    store = FakeStore()
    here, there = Journal(store), Journal(store)
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
    tabs = [Journal(store), Journal(store)]
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
    journal = Journal(store)
    journal.write(save(1, "b"))
    store[f"{GAME}a:1"] = store[f"{GAME}b:1"]
    assert journal.read("a") == []
    assert sorted(journal.ids()) == ["a", "b"]


def test_removed_games_can_be_put_back() -> None:
    store = FakeStore()
    journal = Journal(store)
    journal.write(save(1))
    journal.write(save(2))
    texts = journal.remove("a")
    assert not store
    journal.restore(texts)
    assert journal.read("a")[0].ply == 2


def test_other_peoples_keys_are_left_alone() -> None:
    store = FakeStore()
    store.update({"other": "1", "hansa": "2"})
    journal = Journal(store)
    journal.write(save(1))
    assert journal.ids() == ["a"]
    journal.remove("a")
    assert store == {"other": "1", "hansa": "2"}
