"""Imports, before memory is kept, what the page and the computer players will import; run inside Pyodide.

Modules that talk to the browser are left out, because there is none.
"""

import gc
import importlib
import zipfile

CODE = "/lib/hansa.zip"  # as in web/page/start.mjs
BROWSER = ("web.main", "web.thinker")
PYSCRIPT = ("os", "pathlib")
"""What PyScript itself imports before our code runs."""
LATER = ("difflib",)
"""What our own code imports only when it is wanted, which may be before the rest of the library is there."""

for path in sorted(zipfile.ZipFile(CODE).namelist()):
    name = path.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")
    if path.endswith(".pyc") and not name.startswith(BROWSER):
        importlib.import_module(name)
for name in PYSCRIPT + LATER:
    importlib.import_module(name)
text = importlib.import_module("web.text")
text.texts()  # the language that most begin with
gc.collect()
