"""A small static web server for the built site, for playing and for the end-to-end tests."""

import gzip
import http.server
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache, partial
from http import HTTPStatus
from io import BytesIO
from pathlib import Path
from typing import BinaryIO

TYPES = {
    ".bin": "application/octet-stream",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".py": "text/plain; charset=utf-8",
    ".svg": "image/svg+xml",
    ".toml": "text/plain; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/zip",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
COMPRESSED = {".css", ".html", ".js", ".json", ".mjs", ".py", ".svg", ".toml", ".txt", ".wasm", ".webmanifest"}


@cache
def zipped(path: Path) -> bytes:
    """A file as a host sends it that compresses."""
    return gzip.compress(path.read_bytes(), mtime=0)


class SiteHandler(http.server.SimpleHTTPRequestHandler):
    """Serves one folder below a sub-path, quietly."""

    protocol_version = "HTTP/1.1"
    extensions_map = {"": "application/octet-stream", **TYPES}  # noqa: RUF012 - the base class names it so

    def __init__(
        self, *args: object, prefix: str, headers_to_add: dict[str, str], compress: bool, **kwargs: object
    ) -> None:
        self.prefix = prefix
        self.compress = compress
        self.headers_to_add = headers_to_add
        super().__init__(*args, **kwargs)  # type: ignore[arg-type]  # handed through as they came

    def send_head(self) -> BytesIO | BinaryIO | None:
        """Answer for a path below the prefix; nothing else exists."""
        if not self.path.startswith(self.prefix):
            self.send_error(HTTPStatus.NOT_FOUND)
            return None
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if self.compress and path.suffix in COMPRESSED and path.is_file():
            return self._compressed(path)
        return super().send_head()

    def _compressed(self, path: Path) -> BytesIO:
        body = zipped(path)
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", self.guess_type(path.name))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        return BytesIO(body)

    def translate_path(self, path: str) -> str:
        """The file for a path below the prefix."""
        return super().translate_path("/" + path.removeprefix(self.prefix))

    def end_headers(self) -> None:
        """Add the headers this server was asked to add."""
        for name, value in self.headers_to_add.items():
            self.send_header(name, value)
        super().end_headers()

    def list_directory(self, path: object) -> None:
        """A site has pages, not listings."""
        del path
        self.send_error(HTTPStatus.NOT_FOUND)

    def handle(self) -> None:
        """Answer until the browser goes away, which it may do at any time."""
        with suppress(ConnectionError):
            super().handle()

    def log_message(self, *args: object) -> None:
        """Say nothing: the person came to play."""


@contextmanager
def serving(
    root: Path, *, prefix: str = "/", port: int = 0, headers: dict[str, str] | None = None, compress: bool = False
) -> Iterator[str]:
    """Serve a folder from a thread; yields the address. Port 0 takes any free one."""
    handler = partial(SiteHandler, directory=str(root), prefix=prefix, headers_to_add=headers or {}, compress=compress)
    with answering(handler, port) as address:
        yield f"{address}{prefix}"


@contextmanager
def answering(handler: Callable[..., http.server.BaseHTTPRequestHandler], port: int = 0) -> Iterator[str]:
    """Let a handler answer from threads; yields the address without a path."""
    with http.server.ThreadingHTTPServer(("127.0.0.1", port), handler) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield f"http://localhost:{server.server_address[1]}"
        finally:
            server.shutdown()
            thread.join()
