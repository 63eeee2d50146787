"""A fresh environment into which Pig is installed, as a stranger would: with pip. What Felicity itself needs is lent to it."""

from __future__ import annotations

import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

from tests.plugins.packages import PIG
from tests.plugins.process import Felicity

LENT = "import site; site.addsitedir({folder!r})\n"  # a line that Python runs when it starts
# Nothing is fetched: what builds packages is lent too.
INSTALL = ["--no-index", "--no-deps", "--no-build-isolation", "--no-cache-dir", "--disable-pip-version-check", "--quiet"]


def fresh(folder: Path) -> Felicity:
    """The environment, with Pig in it."""
    home = folder / "environment"
    builder = venv.EnvBuilder(symlinks=True)
    builder.create(home)
    python = Path(builder.ensure_directories(home).env_exe)
    packages = Path(sysconfig.get_path("purelib", vars={"base": str(home), "platbase": str(home)}))
    (packages / "lent.pth").write_text(LENT.format(folder=sysconfig.get_path("purelib")), "utf-8")
    source = folder / "pig"  # building leaves files beside the source
    shutil.copytree(PIG, source, ignore=shutil.ignore_patterns("__pycache__", "build", "*.egg-info"))
    subprocess.run([sys.executable, "-m", "pip", "--python", str(home), "install", *INSTALL, str(source)], check=True)
    data = folder / "data"
    data.mkdir()
    return Felicity(python, data)
