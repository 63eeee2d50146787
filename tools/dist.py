"""What is released: the source, and the wheel of this platform made from it, into a folder: `python -m tools.dist dist` (or `make dist`).

The page and the book are built before, and lie in the source that is released: whoever installs it needs neither Node nor git.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
SERVER = ROOT / "src" / "felicity" / "server"
# The backend makes the source itself; pip makes the wheel from that source, with what is installed here.
SDIST = "import sys; sys.path.insert(0, 'web'); import build_backend; build_backend.build_sdist(sys.argv[1])"
WHEEL = ["--no-index", "--no-deps", "--no-build-isolation", "--no-cache-dir", "--disable-pip-version-check", "--quiet"]


class CannotBuild(Exception):
    """Why nothing is released, in a sentence."""


def source(folder: Path) -> Path:
    """The source as one file."""
    for made, command in (("page", "make page"), ("book", "make docs")):
        if not (SERVER / made / "index.html").exists():
            raise CannotBuild(f"The {made} isn't built: `{command}` builds it.")
    run([sys.executable, "-c", SDIST, str(folder)])
    return only(folder, "*.tar.gz")


def wheel(source: Path, folder: Path) -> Path:
    """The wheel of this platform, made from the source alone. Compiled, unless FELICITY_PURE says otherwise."""
    run([sys.executable, "-m", "pip", "wheel", *WHEEL, "--wheel-dir", str(folder), str(source)])
    return only(folder, "*.whl")


def run(command: list[str], **environment: str) -> None:
    """A step; what it says is shown if it fails."""
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotBuild((done.stdout + done.stderr)[-4000:])


def only(folder: Path, pattern: str) -> Path:
    """The one file that was made."""
    (found,) = folder.glob(pattern)
    return found


def main(folder: str) -> int:
    """Both, in an empty folder."""
    home = Path(folder).resolve()
    shutil.rmtree(home, ignore_errors=True)
    home.mkdir(parents=True)
    try:
        print("Packing the source ...", flush=True)
        packed = source(home)
        print("Building the wheel ...", flush=True)
        built = wheel(packed, home)
    except CannotBuild as error:
        print(error, file=sys.stderr)
        return 1
    for path in (packed, built):
        print(f"{path.relative_to(home.parent)}  {path.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
