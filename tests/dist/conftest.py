"""What is released, and an environment in which nothing else is installed."""

from __future__ import annotations

import os
import sys
import sysconfig
import venv
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

import pytest

from tests.plugins.fresh import INSTALL, LENT
from tests.plugins.process import Felicity
from tools import bill, dist

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Release:
    """The two files."""

    source: Path
    wheel: Path


@pytest.fixture(scope="session")
def release(tmp_path_factory: pytest.TempPathFactory) -> Release:
    """Those in FELICITY_DIST, where `make dist` tests what it has built; else they are made here, without compiling, which is quicker."""
    if given := os.environ.get("FELICITY_DIST"):
        return Release(dist.only(Path(given), "*.tar.gz"), dist.only(Path(given), "*.whl"))
    folder = tmp_path_factory.mktemp("dist")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("FELICITY_PURE", "1")
        try:
            source = dist.source(folder)
            return Release(source, dist.wheel(source, folder))
        except dist.CannotBuild as error:
            pytest.fail(str(error), pytrace=False)


@pytest.fixture(scope="session")
def stranger(release: Release, tmp_path_factory: pytest.TempPathFactory) -> Felicity:
    """Somebody who has installed the wheel, and has no make, no git, no Node: nothing but this environment is on the path."""
    folder = tmp_path_factory.mktemp("nobody")
    home = folder / "environment"
    builder = venv.EnvBuilder(symlinks=True)
    builder.create(home)
    paths = {name: Path(sysconfig.get_path(name, vars={"base": str(home), "platbase": str(home)})) for name in ("purelib", "scripts")}
    lend(folder / "lent")
    (paths["purelib"] / "lent.pth").write_text(LENT.format(folder=str(folder / "lent")), "utf-8")
    dist.run(
        [sys.executable, "-m", "pip", "--python", str(home), "install", *INSTALL, str(release.wheel)], PYTHONPATH=""
    )  # where ours may seem installed
    data = folder / "data"
    data.mkdir()
    found = Felicity(Path(builder.ensure_directories(home).env_exe), data)
    kept = {name: found.environment[name] for name in ("COLUMNS", "FELICITY_LANG", "FELICITY_DATA")}
    found.environment = {**kept, "PATH": str(paths["scripts"]), "HOME": str(data), "LANG": "C.UTF-8"}
    return found


def lend(folder: Path) -> None:
    """What pip would fetch beside Felicity: the packages of requirements.lock and no others, as links to those that are installed here."""
    folder.mkdir()
    for name, _ in bill.pins((ROOT / "requirements.lock").read_text("utf-8")):
        try:
            files = metadata.distribution(name).files or []
        except metadata.PackageNotFoundError:
            continue  # for another platform
        for top in {file.parts[0] for file in files if file.parts[0] not in ("..", "__pycache__")}:
            link = folder / top
            if not link.exists():
                link.symlink_to(Path(str(metadata.distribution(name).locate_file(top))))
