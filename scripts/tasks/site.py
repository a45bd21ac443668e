"""scripts/build: puts the site together in dist/ from our sources, our wheels and the locked runtimes.

    index.html                         the entry, with pyscript.toml in it
    404.html  framed.html              for those who are lost, and for those who find it in a frame of another site
    manifest.webmanifest  icons/  screenshots/   for those who install it
    web/  fonts/                       styles, pictures, small scripts
    library-HASH/                      the standard library, trimmed and compiled; our modules, compiled
    snapshot-HASH/                     Python's memory with all of them imported, for the second visit
    wheels-HASH/                       what is loaded when it is wanted, and the lock file that names it
    runtime/pyodide-VERSION/  runtime/pyscript-VERSION/
    service-worker.js                  keeps all of it in the browser
    files.json                         every file with its size and hash
    licences.txt                       what the runtimes and fonts are licensed under

A name changes with its content (a version, a hash, or ?v=HASH in the page), so that no cache mixes two builds.
"""

import json
import re
import shutil
import tempfile
from pathlib import Path

from scripts.tasks import setup
from scripts.tasks.console import run, step
from scripts.tasks.inline import inline
from scripts.tasks.licences import licences
from scripts.tasks.lockfile import lock_text
from scripts.tasks.offline import WORKER, seal
from scripts.tasks.page import Page, worded
from scripts.tasks.places import BUILD, DIST, NODE_MODULES, PYTHON, REQUIREMENTS, ROOT, Stamp, digest, files
from scripts.tasks.references import Addresses, content_hash, redirect
from scripts.tasks.styles import bundle

PYODIDE = NODE_MODULES / "pyodide"
PYSCRIPT = NODE_MODULES / "@pyscript" / "core"
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
PYSCRIPT_FILES = ("core.js", "core-*.js", "error-*.js")
"""Of the plug-ins that are not wanted it asks for this one all the same, to make it silent."""
LIBRARY = ("library.bin", "hansa.bin")
MEMORY, MEMORY_UNPACKED = "memory.bin", "memory.raw"
ENTRY = "main.py"
WEB_TYPES = {".css", ".js", ".mjs", ".svg", ".png", ".ico", ".webmanifest"}
FONTS = {"atkinson-hyperlegible": ("400", "400-italic", "700"), "im-fell-english": ("400", "400-italic")}


def sources() -> list[Path]:
    """Everything the site is made from."""
    single = ("pyscript.toml", WORKER, "pyproject.toml", "LICENSE", "package-lock.json")
    return files(
        *(ROOT / name for name in single),
        *ROOT.glob("*.html"),
        *(ROOT / folder for folder in ("hansa", "web", "scripts/tasks", "scripts/pyodide")),
        REQUIREMENTS / "build.txt",
        REQUIREMENTS / "site.txt",
        *(ROOT / "docs").glob("*.png"),
    )


def build() -> None:
    """Make dist/, unless it is already made from these very sources."""
    setup.node()  # first what a person has to get, then what takes time
    setup.python_tools("build")
    setup.npm_packages()
    others = setup.pyodide_wheels("site")
    stamp = Stamp(BUILD / "site.stamp", digest(sources()))
    if stamp.matches() and DIST.exists():
        print("• The site in dist/ is up to date")
        return
    library = compiled(own_wheels(), others)
    with step("Putting the site together in dist/"), tempfile.TemporaryDirectory(dir=BUILD) as folder:
        site = Path(folder) / "site"
        assemble(site, others, library)
        shutil.rmtree(DIST, ignore_errors=True)
        site.rename(DIST)
    stamp.write()


def own_wheels() -> list[Path]:
    """Build the wheels `hansa` (the rules) and `hansa-web` (the page's Python)."""
    setup.python_tools("build")
    folder = BUILD / "wheels" / "own"
    made_from = [p for p in files(ROOT / "hansa", ROOT / "web", ROOT / "pyproject.toml") if p.suffix not in WEB_TYPES]
    stamp = Stamp(folder / ".stamp", digest([*made_from, REQUIREMENTS / "build.txt"]))
    if not stamp.matches():
        shutil.rmtree(folder, ignore_errors=True)
        with step("Building the wheels hansa and hansa-web"):
            for project in (ROOT, ROOT / "web"):
                run(PYTHON, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, cwd=project)
        stamp.write()
    return sorted(folder.glob("*.whl"))


def compiled(own: list[Path], other: list[Path]) -> Path:
    """A folder with the standard library and our modules as byte code, and the memory of a Python that has them."""
    folder = compiled_folder()
    stamp = Stamp(folder / ".stamp", digest([*own, *other]))
    if not stamp.matches():
        compile_into(folder, own, other)
        with step("Keeping Python's memory"):
            run(setup.node(), ROOT / "scripts" / "pyodide" / "snapshot.mjs", folder)
        stamp.write()
    return folder


def compiled_folder() -> Path:
    """Where byte code is kept, as long as the tools that make it stay the same."""
    tools = files(ROOT / "scripts" / "pyodide", ROOT / "web" / "page" / "start.mjs", ROOT / "package-lock.json")
    return BUILD / "compiled" / digest(tools)[:12]


def compile_into(folder: Path, own: list[Path], other: list[Path]) -> None:
    """Write the two files of LIBRARY."""
    with step("Compiling Python for the browser"):
        run(setup.node(), ROOT / "scripts" / "pyodide" / "compile.mjs", folder, *own, "--", *other)


def snapshot_name(unpacked: Path) -> str:
    """What is in it, by which the page tells it from others, and its size unfolded (web/page/interpreter.mjs)."""
    return f"snapshot-{content_hash([unpacked])}-{int.from_bytes(unpacked.read_bytes()[:4], 'little')}"


def assemble(site: Path, wheels: list[Path], library: Path) -> None:
    """Copy everything to its place, then make the references say where that is."""
    moved = {
        **chunks(),
        "runtime/pyodide/": f"runtime/pyodide-{npm_version(PYODIDE)}/",
        "runtime/pyscript/": f"runtime/pyscript-{npm_version(PYSCRIPT)}/",
        "wheels/": f"wheels-{content_hash(wheels)}/",
        "library/": f"library-{content_hash([library / name for name in LIBRARY])}/",
        "snapshot/": f"{snapshot_name(library / MEMORY_UNPACKED)}/",
    }
    copy(PYODIDE, PYODIDE_FILES, site / moved["runtime/pyodide/"])
    copy(PYSCRIPT / "dist", PYSCRIPT_FILES, site / moved["runtime/pyscript/"])
    copy(library, LIBRARY, site / moved["library/"])
    copy(library, (MEMORY,), site / moved["snapshot/"])
    for wheel in wheels:
        copy(wheel.parent, (wheel.name,), site / moved["wheels/"])
    (site / moved["wheels/"] / "pyodide-lock.json").write_text(lock_text(PYODIDE / "pyodide-lock.json", wheels))
    copy_fonts(site / "fonts")
    web = ROOT / "web"
    for path in files(web):
        if path.suffix in WEB_TYPES or path == web / ENTRY:
            copy(path.parent, (path.name,), site / path.parent.relative_to(ROOT))
    copy(ROOT, ("pyscript.toml",), site)
    drawn = pages()
    page = Page(drawn.pop("index.html"))
    bundle(site, page)
    addresses = Addresses(site, moved)
    inline(site, page, addresses)
    redirect(page, addresses)
    for name, text in {**drawn, "index.html": str(page)}.items():
        (site / name).write_text(text)
    for_installing(site)
    (site / "licences.txt").write_text(licences())
    (site / ".nojekyll").touch()  # Pages would otherwise leave out what it does not like the name of
    seal(site, (ROOT / WORKER).read_text())


def for_installing(site: Path) -> None:
    """Manifest, icons and pictures."""
    from scripts.tasks.installing import write_icons, write_manifest  # noqa: PLC0415 - as in pages

    write_icons(site)
    write_manifest(site)


def pages() -> dict[str, str]:
    """The HTML files, with what the page's own Python draws into them."""
    from web.app import static  # noqa: PLC0415 - here, so that a mistake in the page stops no other command

    found = {}
    for name, parts in static.PAGES.items():
        found[name] = Page(worded((ROOT / name).read_text(), static.word)).filled(parts())
    return found


def npm_version(package: Path) -> str:
    """The version of an installed npm package."""
    return str(json.loads((package / "package.json").read_text())["version"])


def chunks() -> dict[str, str]:
    """PyScript's parts have names of their own in every version."""
    folder = f"runtime/pyscript-{npm_version(PYSCRIPT)}/"
    found = {name: next((PYSCRIPT / "dist").glob(f"{name}-*.js")).name for name in ("core", "error")}
    return {f"runtime/pyscript/{name}-chunk.js": folder + chunk for name, chunk in found.items()}


def copy(source: Path, patterns: tuple[str, ...], target: Path) -> None:
    """Copy files; a pattern that finds nothing is a mistake."""
    target.mkdir(parents=True, exist_ok=True)
    for pattern in patterns:
        found = sorted(source.glob(pattern))
        if not found:
            raise FileNotFoundError(source / pattern)
        for path in found:
            shutil.copyfile(path, target / path.name)


def copy_fonts(target: Path) -> None:
    """The font files and one style sheet, fonts.css, that declares them."""
    rules = []
    for name, styles in FONTS.items():
        package = NODE_MODULES / "@fontsource" / name
        for style in styles:
            sheet = (package / f"{style}.css").read_text()  # this one says which letters each file is for
            rule = re.sub(r",\s*url\([^)]*\.woff\)\s*format\('woff'\)", "", sheet)
            rules.append(rule.replace("./files/", "").strip())
        used = re.findall(r"url\(([^)]+)\)", "\n".join(rules))
        copy(package / "files", tuple(file for file in used if file.startswith(name)), target)
    (target / "fonts.css").write_text("\n".join(rules) + "\n")
