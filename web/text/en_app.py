"""English: the shell, home, set-up, saved games, files."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from web.text.plural import Plural

SENTENCES: dict[str, str | Plural] = {
    "app.name": "Hansa",
}
