"""Whatever needs a missing package says so, with the command that installs it."""

from __future__ import annotations

import importlib.util
import runpy
import tomllib
from importlib.machinery import ModuleSpec
from pathlib import Path

import pytest

from felicity import extras
from felicity.lab.ladder import ladder
from felicity.server.engine import url_of
from tests.cli.terminal import felicity


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """As after `pip install felicity`, without any extra."""

    def find(name: str) -> ModuleSpec | None:
        return None if any(name in packages for packages in extras.PACKAGES.values()) else importlib.util.find_spec(name)

    monkeypatch.setattr(extras, "find_spec", find)


def test_every_extra_is_one_of_the_package() -> None:
    written = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    for extra, packages in extras.PACKAGES.items():
        for package in packages:
            assert any(each.startswith(package) for each in written[extra]), package


@pytest.mark.usefixtures("bare")
def test_a_ladder_names_what_it_lacks_before_a_game_is_played() -> None:
    with pytest.raises(extras.MissingExtra, match=r"needs the package openskill, which isn't installed: pip install 'felicity\[lab\]'"):
        ladder("loop", ["random", "greedy"], 1)


@pytest.mark.usefixtures("bare")
def test_a_database_names_what_it_lacks() -> None:
    with pytest.raises(extras.MissingExtra, match=r"psycopg.*felicity\[postgresql\]"):
        url_of("postgresql://felicity@localhost/felicity")
    assert url_of("sqlite:///tables.sqlite").database == "tables.sqlite"


@pytest.mark.usefixtures("bare")
def test_the_terminal_says_it_in_a_line() -> None:
    for lang, word in (("en", "needs"), ("fr", "Il manque")):
        said = felicity("serve", "--database", "postgresql://felicity@localhost/felicity", code=2, lang=lang)
        assert word in said.err
        assert "pip install 'felicity[postgresql]'" in said.err


@pytest.mark.usefixtures("bare")
def test_an_interface_for_researchers_names_what_it_lacks() -> None:
    with pytest.raises(extras.MissingExtra, match=r"pettingzoo.*felicity\[research\]"):
        runpy.run_path(str(Path(extras.__file__).parent / "adapters" / "gymnasium.py"))


def test_openspiel_is_named_where_it_alone_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name == "pyspiel" else importlib.util.find_spec(name))
    with pytest.raises(extras.MissingExtra, match=r"open_spiel, which isn't installed.*felicity\[research\]"):
        runpy.run_path(str(Path(extras.__file__).parent / "adapters" / "openspiel" / "__init__.py"))
