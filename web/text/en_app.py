"""English: the shell, home, set-up, saved games, files."""

from __future__ import annotations

TEXTS = {
    "app.name": "Hansa",
}
