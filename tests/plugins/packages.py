"""Packages that bring a game, as they lie in an environment once they are installed."""

from __future__ import annotations

import shutil
from pathlib import Path

PIG = Path(__file__).parents[2] / "examples" / "pig"

MANIFEST = """
from felicity.plugin import Plugin

class Manifest(Plugin):
    name = "{name}"

    def game(self):
        {engine}

PLUGIN = Manifest()
"""


def install(folder: Path, game: str, code: str, value: str = "") -> Path:
    """A package of a game with this manifest; where its files are."""
    package = folder / game
    package.mkdir()
    (package / "__init__.py").write_text(code, "utf-8")
    register(folder, game, value or f"{game}:PLUGIN")
    return package


def register(folder: Path, game: str, value: str) -> None:
    """What an installer writes down: the package's name and its entry point."""
    info = folder / f"felicity_{game}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: felicity-{game}\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text(f"[felicity.games]\n{game} = {value}\n", "utf-8")


def install_pig_as(folder: Path, game: str, *changes: tuple[str, str]) -> None:
    """Pig under another name, with changes to its engine."""
    package = folder / game
    shutil.copytree(PIG / "felicity_pig", package, ignore=shutil.ignore_patterns("__pycache__"))
    for path in package.iterdir():
        text = path.read_text("utf-8").replace("felicity_pig", game).replace('"pig"', f'"{game}"').replace("PIG-", f"{game.upper()}-")
        for old, new in changes if path.name == "game.py" else ():
            assert old in text
            text = text.replace(old, new)
        path.write_text(text, "utf-8")
    register(folder, game, f"{game}.plugin:PLUGIN")
