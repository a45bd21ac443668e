"""scripts/build: puts the site together in dist/ from our sources, our wheels and the locked runtimes.

    index.html  pyscript.toml          the entry
    web/  fonts/                       styles, pictures, small scripts
    wheels-HASH/                       our wheels, micropip and the lock file that names them
    library-HASH/                      the standard library, trimmed and compiled
    runtime/pyodide-VERSION/  runtime/pyscript-VERSION/
    files.json                         every file with its size and hash
    licences.txt                       what the runtimes and fonts are licensed under

A name changes with its content (a version, a hash, or ?v=HASH in the page), so that no cache mixes two builds.
"""

import hashlib
import json
import re
import shutil
import tempfile
from pathlib import Path

from scripts.tasks import setup
from scripts.tasks.console import Problem, run, step
from scripts.tasks.licences import licences
from scripts.tasks.lockfile import lock_text
from scripts.tasks.places import BUILD, DIST, NODE_MODULES, PYTHON, REQUIREMENTS, ROOT, Stamp, digest, files

PYODIDE = NODE_MODULES / "pyodide"
PYSCRIPT = NODE_MODULES / "@pyscript" / "core"
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
# PyScript asks for its small plug-ins on behalf of MicroPython, whatever pyscript.toml says.
PLUGINS = ("deprecations-manager", "donkey", "error", "py-editor", "py-game", "py-terminal")
PYSCRIPT_FILES = ("core.js", "core-*.js", "toml-*.js", *(f"{name}-*.js" for name in PLUGINS))
WEB_TYPES = {".css", ".js", ".mjs", ".svg", ".png", ".ico", ".webmanifest"}
TEXT_TYPES = {".css", ".html", ".js", ".mjs", ".toml"}
FONTS = {"atkinson-hyperlegible": ("400", "400-italic", "700"), "im-fell-english": ("400", "400-italic")}
PRELOADED = re.compile(r'(<link rel="(?:module)?preload"[^>]* href="([^"]+)")')
LINKED = re.compile(r'"(?:\./)?((?:web|fonts)/[^"?#]+)"')


def sources() -> list[Path]:
    """Everything the site is made from."""
    single = ("index.html", "pyscript.toml", "pyproject.toml", "LICENSE", "package-lock.json")
    return files(
        *(ROOT / name for name in single),
        *(ROOT / folder for folder in ("hansa", "web", "scripts/tasks", "scripts/pyodide")),
        REQUIREMENTS / "build.txt",
        REQUIREMENTS / "site.txt",
    )


def build() -> None:
    """Make dist/, unless it is already made from these very sources."""
    setup.node()  # first what a person has to get, then what takes time
    setup.python_tools("build")
    setup.npm_packages()
    micropip = setup.pyodide_wheels("site")
    stamp = Stamp(BUILD / "site.stamp", digest(sources()))
    if stamp.matches() and DIST.exists():
        print("• The site in dist/ is up to date")
        return
    wheels, library = compiled(own_wheels(), micropip)
    with step("Putting the site together in dist/"), tempfile.TemporaryDirectory(dir=BUILD) as folder:
        site = Path(folder) / "site"
        assemble(site, [*wheels, *micropip], library)
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


def compiled(own: list[Path], other: list[Path]) -> tuple[list[Path], Path]:
    """Our wheels with byte code in them, and the standard library as byte code."""
    tools = files(ROOT / "scripts" / "pyodide", ROOT / "package-lock.json")
    folder = BUILD / "compiled" / digest(tools)[:12]
    stamp = Stamp(folder / ".stamp", digest([*own, *other]))
    if not stamp.matches():
        with step("Compiling Python for the browser"):
            script = ROOT / "scripts" / "pyodide" / "compile.mjs"
            run(setup.node(), script, folder, *own, "--", *other)
        stamp.write()
    return [folder / wheel.name for wheel in own], folder / "python_stdlib.zip"


def assemble(site: Path, wheels: list[Path], library: Path) -> None:
    """Copy everything to its place, then make the references say where that is."""
    moved = {
        "runtime/pyodide/": f"runtime/pyodide-{npm_version(PYODIDE)}/",
        "runtime/pyscript/": f"runtime/pyscript-{npm_version(PYSCRIPT)}/",
        "wheels/": f"wheels-{content_hash(wheels)}/",
        "library/": f"library-{content_hash([library])}/",
    }
    copy(PYODIDE, PYODIDE_FILES, site / moved["runtime/pyodide/"])
    copy(PYSCRIPT / "dist", PYSCRIPT_FILES, site / moved["runtime/pyscript/"])
    copy(library.parent, (library.name,), site / moved["library/"])
    for wheel in wheels:
        copy(wheel.parent, (wheel.name,), site / moved["wheels/"])
    (site / moved["wheels/"] / "pyodide-lock.json").write_text(lock_text(PYODIDE / "pyodide-lock.json", wheels))
    copy_fonts(site / "fonts")
    web = ROOT / "web"
    for path in files(web):
        if path.suffix in WEB_TYPES or path == web / "main.py":
            copy(path.parent, (path.name,), site / path.parent.relative_to(ROOT))
    copy(ROOT, ("pyscript.toml",), site)
    (site / "index.html").write_text(static_page())
    redirect(site, moved)
    (site / "licences.txt").write_text(licences())
    (site / ".nojekyll").touch()  # Pages would otherwise leave out what it does not like the name of
    (site / "files.json").write_text(manifest(site))


def static_page() -> str:
    """index.html with what the page's own Python draws into it."""
    from web.static import fill  # noqa: PLC0415 - here, so that a mistake in the page stops no other command

    return fill((ROOT / "index.html").read_text())


def npm_version(package: Path) -> str:
    """The version of an installed npm package."""
    return str(json.loads((package / "package.json").read_text())["version"])


def content_hash(paths: list[Path]) -> str:
    """A short name for what is in these files, wherever they lie."""
    return hashlib.sha256(b"".join(hashlib.sha256(path.read_bytes()).digest() for path in paths)).hexdigest()[:12]


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
            for sheet in sorted(package.glob(f"latin*-{style}.css")):
                rule = re.sub(r",\s*url\([^)]*\.woff\)\s*format\('woff'\)", "", sheet.read_text())
                rules.append(rule.replace("./files/", "").strip())
        used = re.findall(r"url\(([^)]+)\)", "\n".join(rules))
        copy(package / "files", tuple(file for file in used if file.startswith(name)), target)
    (target / "fonts.css").write_text("\n".join(rules) + "\n")


def redirect(site: Path, moved: dict[str, str]) -> None:
    """Point to the versioned folders, put ?v=HASH behind what keeps its name, and note the sizes of preloads."""

    def file(name: str) -> Path:
        if not (site / name).is_file():
            raise Problem(f"index.html or pyscript.toml names {name}, which the site does not have.")
        return site / name

    def versioned(found: re.Match[str]) -> str:
        return f'"./{found[1]}?v={content_hash([file(found[1])])}"'

    def sized(found: re.Match[str]) -> str:
        return f'{found[1]} data-bytes="{file(found[2]).stat().st_size}"'

    for path in files(site / "web", site / "index.html", site / "pyscript.toml"):
        if path.suffix in TEXT_TYPES:
            text = path.read_text()
            for old, new in moved.items():
                text = re.sub(rf'(?<=["/]){re.escape(old)}', new, text)
            path.write_text(text)
    for path in (site / "pyscript.toml", site / "index.html"):
        path.write_text(LINKED.sub(versioned, PRELOADED.sub(sized, path.read_text())))


def manifest(site: Path) -> str:
    """Every file of the site with its size and hash, as JSON."""
    facts = {
        path.relative_to(site).as_posix(): {
            "bytes": path.stat().st_size,
            "sha256": hashlib.sha256(path.read_bytes()).hexdigest(),
        }
        for path in files(site)
    }
    return json.dumps(facts, indent=1) + "\n"
