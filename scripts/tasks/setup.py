"""Sets up what the other tasks need: Python tools, npm packages, wheels. Each only when its lock file changed."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

from scripts.tasks.console import Problem, run, step
from scripts.tasks.places import BUILD, NODE_MODULES, PYTHON, REQUIREMENTS, ROOT, VENV, Stamp, digest

NODE_MINIMUM = 18
PYODIDE_TAGS = ("--python-version", "3.14", "--platform", "pyemscripten_2026_0_wasm32")

NODE_ADVICE = f"""Node.js {NODE_MINIMUM} or newer with npm is needed: {{found}}.
  Debian, Ubuntu:  sudo apt-get install nodejs npm
  macOS:           brew install node
  elsewhere:       https://nodejs.org/"""

VENV_ADVICE = """Python's venv module could not make {venv}:
{reason}
  Debian, Ubuntu:  sudo apt-get install python3-venv"""


def python_tools(name: str) -> None:
    """Install the locked Python tools of requirements/NAME.txt into .venv."""
    lock = REQUIREMENTS / f"{name}.txt"
    stamp = Stamp(VENV / f"{name}.stamp", digest([lock], sys.version))
    if stamp.matches() and PYTHON.exists():
        return
    if not _venv_is_of_this_python():
        with step(f"Making a Python environment in {VENV.name}"):
            _make_venv()
    with step(f"Installing Python tools ({lock.relative_to(ROOT)})"):
        run(*_pip("install"), "--require-hashes", "--only-binary", ":all:", "-r", lock)
    stamp.write()


def python_folder(name: str) -> Path:
    """The locked packages of requirements/NAME.txt in a folder of their own, for what most people never run."""
    lock = REQUIREMENTS / f"{name}.txt"
    folder = BUILD / name
    stamp = Stamp(folder / ".stamp", digest([lock], sys.version))
    if not stamp.matches():
        shutil.rmtree(folder, ignore_errors=True)
        with step(f"Fetching {lock.relative_to(ROOT)}"):
            options = ("--require-hashes", "--only-binary", ":all:", "--no-deps")  # the lock names all that is needed
            run(*_pip("install"), *options, "--target", folder, "-r", lock)
        stamp.write()
    return folder


def _pip(command: str) -> tuple[str | Path, ...]:
    return (PYTHON, "-m", "pip", command, "--quiet", "--disable-pip-version-check")


def _venv_is_of_this_python() -> bool:
    if not PYTHON.exists():
        return False
    asked = subprocess.run(
        [PYTHON, "-c", "import sys; print(sys.version)"], check=False, capture_output=True, text=True
    )
    return asked.stdout.strip() == sys.version.strip()


def _make_venv() -> None:
    try:
        run(sys.executable, "-m", "venv", "--clear", VENV)
    except Problem as problem:
        shutil.rmtree(VENV, ignore_errors=True)
        raise Problem(VENV_ADVICE.format(venv=VENV.name, reason=problem)) from None


def node() -> str:
    """The path of a Node.js that is new enough."""
    found, npm = shutil.which("node"), shutil.which("npm")
    if found is None or npm is None:
        raise Problem(NODE_ADVICE.format(found=f"{'node' if found is None else 'npm'} was not found"))
    version = run(found, "--version").strip()
    major = re.match(r"v(\d+)\.", version)
    if major is None or int(major[1]) < NODE_MINIMUM:
        raise Problem(NODE_ADVICE.format(found=f"{found} is {version}"))
    return found


def npm_packages(*, tools: bool = False) -> None:
    """Install the runtimes and fonts locked in package-lock.json into node_modules, and the tools for who asks."""
    node()
    key = digest([ROOT / "package.json", ROOT / "package-lock.json"])
    some, all_of_them = Stamp(NODE_MODULES / ".stamp", key), Stamp(NODE_MODULES / ".tools.stamp", key)
    if all_of_them.matches() or (not tools and some.matches()):
        return
    with step(f"Fetching Pyodide, PyScript, fonts{' and tools' if tools else ''} from npm"):
        options = () if tools else ("--omit=dev",)
        run(shutil.which("npm") or "npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts", *options)
    (all_of_them if tools else some).write()


def pyodide_wheels(name: str) -> list[Path]:
    """The wheels locked in requirements/NAME.txt, in their builds for Pyodide."""
    lock = REQUIREMENTS / f"{name}.txt"
    folder = BUILD / "wheels" / name
    stamp = Stamp(folder / ".stamp", digest([lock], *PYODIDE_TAGS))
    if not stamp.matches():
        shutil.rmtree(folder, ignore_errors=True)
        with step(f"Fetching wheels for Pyodide ({lock.relative_to(ROOT)})"):
            options = ("--require-hashes", "--only-binary", ":all:", "--no-deps", *PYODIDE_TAGS)
            run(*_pip("download"), *options, "--dest", folder, "-r", lock)
        stamp.write()
    return sorted(folder.glob("*.whl"))
