"""Serves the sources as a site, and tells open pages when something has changed."""

import json
from http import HTTPStatus
from io import BytesIO
from typing import BinaryIO
from urllib.parse import parse_qs, urlsplit

from scripts.tasks.serve import SiteHandler
from scripts.watch.changes import Changes
from scripts.watch.source_site import MODULES, SourceSite

EVENTS = "watch/events"
BREATH = 10.0
"""Seconds between two signs of life, which show whether the page is still there."""
STAYS = ("runtime/", "fonts/", "wheels/", "library/library.bin")
"""What the browser may keep if it asks each time; of the rest, a time in whole seconds says too little."""


class SourceHandler(SiteHandler):
    """One request."""

    def __init__(self, *args: object, site: SourceSite, changes: Changes) -> None:
        self._site = site
        self._changes = changes
        super().__init__(*args, prefix="/", headers_to_add={}, compress=False)

    @property
    def _asked(self) -> str:
        return urlsplit(self.path).path.removeprefix("/") or "index.html"

    @property
    def _stays(self) -> bool:
        return self._asked.startswith(STAYS)

    def send_head(self) -> BytesIO | BinaryIO | None:
        """A page, our modules, or a file as it lies there."""
        if self._asked == EVENTS:
            self._events()
            return None
        if self._asked == MODULES:
            return self._bytes(self._site.modules(), {"X-Unpacked": "1"})  # as service-worker.js gives it out
        if self._asked.endswith(".html"):
            version = self._changes.version  # before it is drawn: a change meanwhile is told afterwards
            return self._bytes(self._site.page(self._asked, version).encode(), {})
        if not self._stays:
            del self.headers["If-Modified-Since"]  # somebody else may have answered here before, with a newer file
        return super().send_head()

    def translate_path(self, path: str) -> str:
        """The file for an address, below one of the folders of the site."""
        plain = super().translate_path(path)
        below = plain.removeprefix(self.directory).lstrip("/\\").replace("\\", "/")
        return str(self._site.file(below))

    def end_headers(self) -> None:
        """Only what never changes may be kept."""
        self.send_header("Cache-Control", "no-cache" if self._stays else "no-store")
        super().end_headers()

    def _bytes(self, body: bytes, headers: dict[str, str]) -> BytesIO:
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", self.guess_type(self._asked))
        self.send_header("Content-Length", str(len(body)))
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()
        return BytesIO(body)

    def _events(self) -> None:
        """Server-sent events: one line for each change, until the page is gone."""
        version = parse_qs(urlsplit(self.path).query).get("version", [""])[0]
        self.close_connection = True
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", "text/event-stream")
        self.end_headers()
        try:
            while True:
                changed = self._changes.since(version, BREATH)
                version = self._changes.version if changed is None or changed else version
                words = f"data: {json.dumps(changed)}\n\n" if changed is None or changed else ":\n\n"
                self.wfile.write(words.encode())
                self.wfile.flush()
        except OSError:
            return  # the page was closed or loaded anew
