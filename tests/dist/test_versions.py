"""One version everywhere, a changelog that has it, and guides whose examples work."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import felicity
from tests.cli.terminal import felicity as run

ROOT = Path(__file__).parents[2]


def text(name: str) -> str:
    """A file of the repository."""
    return (ROOT / name).read_text("utf-8")


def test_every_file_that_has_the_version_has_this_one() -> None:
    """Those that CONTRIBUTING.md names for a release."""
    version = tomllib.loads(text("pyproject.toml"))["project"]["version"]
    assert re.fullmatch(r"\d+\.\d+\.\d+", version)
    assert felicity.__version__ == version
    assert json.loads(text("web/package.json"))["version"] == json.loads(text("web/package-lock.json"))["version"] == version
    assert f"\nversion: {version}\n" in text("CITATION.cff")
    release = next(line for line in text("CONTRIBUTING.md").splitlines() if line.startswith("**A release.**"))
    for name in ("pyproject.toml", "CITATION.cff", "web/package.json", "src/felicity/__init__.py"):
        assert f"`{name}`" in release


def test_the_changelog_begins_with_what_comes_next_and_says_how_to_upgrade() -> None:
    """«Unreleased», or the version and its date."""
    found = re.split(r"^## ", text("CHANGELOG.md"), flags=re.MULTILINE)[1:]
    for entry in found:
        title = entry.splitlines()[0]
        assert title == "Unreleased" or re.fullmatch(r"\d+\.\d+\.\d+ \(\d{4}-\d\d-\d\d\)", title), title
        assert "\n### Upgrade\n" in entry, title
    assert found[0].startswith(("Unreleased", felicity.__version__))


def test_the_pack_of_the_guide_is_as_it_says(tmp_path: Path) -> None:
    """Typed in, checked, and played with; a mistake is named with its file, card and key."""
    (entry,) = re.findall(r"```toml\n(# my-box/goals.toml\n.*?)```", text("docs/write-a-pack.md"), re.DOTALL)
    folder = tmp_path / "my-box"
    folder.mkdir()
    (folder / "goals.toml").write_text(entry, "utf-8")
    assert run("cards", "loop", "--check", str(folder)).err == ""
    table = felicity.new("loop", players=2, mode="basic", seed=1, pack=str(folder))
    assert table.setup.pack.startswith("my-box-")
    (folder / "goals.toml").write_text(entry.replace("= 3", '= "many"'), "utf-8")
    said = run("cards", "loop", "--check", str(folder), code=2)
    assert "goals.toml: goal family: key happiness" in said.out + said.err
