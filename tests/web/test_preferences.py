import json

import pytest

from web.play.preferences import VALUES, Preferences, load
from web.text import known


@pytest.mark.parametrize("name", VALUES)
def test_every_preference_has_its_texts(name: str) -> None:
    endings = [".hint"] if True in VALUES[name] else [f".{value}" for value in VALUES[name]]
    assert [key for key in (f"preferences.{name}{ending}" for ending in ["", *endings]) if not known(key)] == []


def test_kept_preferences_come_back() -> None:
    preferences = Preferences(confirm="final", theme="dark")
    assert load(preferences.dumps()) == preferences


@pytest.mark.parametrize("text", [None, "", "{", "[]", "3", "null", '{"theme": "pink", "confirm": 1, "else": true}'])
def test_what_cannot_be_read_stays_as_it_is_by_default(text: str | None) -> None:
    assert load(text) == Preferences()


def test_good_values_beside_bad_ones_are_kept() -> None:
    assert load(json.dumps({"theme": "light", "auto": "no", "projection": False})) == Preferences(
        theme="light", projection=False
    )


def test_only_known_preferences_can_be_put() -> None:
    preferences = Preferences()
    assert not preferences.put("dumps", True)
    assert not preferences.put("theme", "pink")
    assert preferences.put("theme", "dark")
    assert preferences == Preferences(theme="dark")


def test_what_only_another_version_knows_is_kept_for_it_until_it_is_changed_here() -> None:
    preferences = load(json.dumps({"theme": "sepia", "auto": False, "sound": ["loud"]}))
    assert (preferences.theme, preferences.auto) == ("system", False)
    assert json.loads(preferences.dumps())["theme"] == "sepia"
    assert json.loads(preferences.dumps())["sound"] == ["loud"]
    preferences.put("theme", "dark")
    assert json.loads(preferences.dumps())["theme"] == "dark"
    assert not preferences.put("more", value=True)
