"""The available games: ours, and those of installed distributions, found by the entry point group `felicity.games`."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Final, is_typeddict

from felicity.core.errors import BadOptions
from felicity.core.game import Game
from felicity.core.rulebook import Rulebook
from felicity.core.table import start
from felicity.core.untrusted import quoted
from felicity.games import OURS
from felicity.plugin import Plugin

GROUP: Final = "felicity.games"
NAME: Final = re.compile(r"[a-z][a-z0-9]*")  # used in records, URLs and the names of sentences


class Broken(BadOptions):
    """A game that can't be used, and why. The other games still work."""

    def __init__(self, name: str, package: str, why: str) -> None:
        super().__init__(f"The game {name} of the package {package} can't be used: {why}.")
        self.name = name
        self.package = package
        self.why = why


class Unusable(Exception):
    """A fault that our own checks found in a game."""


class Found:
    """All usable games by name, and the broken ones."""

    def __init__(self) -> None:
        self.plugins: dict[str, Plugin] = {name: ours(name) for name in OURS}
        self.broken: list[Broken] = []
        for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
            self.add(entry)

    def add(self, entry: EntryPoint) -> None:
        """Add a third-party game, if it can be used."""
        try:
            if entry.name in self.plugins:
                raise Unusable("there is another game of this name")
            self.plugins[entry.name] = checked(entry, list(self.plugins.values()))
        except Unusable as error:
            self.note(entry, str(error))
        except (Exception, SystemExit) as error:  # whatever is wrong with a third-party package, the other games still work
            self.note(entry, said(error))

    def note(self, entry: EntryPoint, why: str) -> None:
        """Note that a game can't be used."""
        package = entry.dist.name if entry.dist else entry.module
        self.broken.append(Broken(entry.name, package, why))


def said(error: BaseException) -> str:
    """A third-party error on one line, without the full stop."""
    text = " ".join(str(error).split()).removesuffix(".")
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


def ours(name: str) -> Plugin:
    """The manifest of one of our own games."""
    found = import_module(f"felicity.games.{name}.plugin").PLUGIN
    assert isinstance(found, Plugin)
    return found


def checked(entry: EntryPoint, others: list[Plugin]) -> Plugin:
    """The manifest of a third-party game. Its rules are read and a table is opened, so that faults show now and not later."""
    if not NAME.fullmatch(entry.name):
        raise Unusable("its name must be one word of small letters and digits")
    found = entry.load()
    if not isinstance(found, Plugin):
        raise Unusable(f"{entry.value} is not a felicity.plugin.Plugin")
    if found.name != entry.name:
        raise Unusable(f"its entry point is called {entry.name}, but it calls itself {found.name}")
    check_rules(found, others)
    check_engine(found)
    return found


def check_rules(found: Plugin, others: list[Plugin]) -> None:
    """Rules are found by their ids, so two games must not share a prefix."""
    if not (found.folder / "rules.toml").is_file():
        raise Unusable(f"there is no rules.toml in {found.folder.name}")
    prefix = Rulebook.of(found.folder).prefix
    if not prefix:
        raise Unusable("there is no rule in its rules.toml")
    for other in others:
        if Rulebook.of(other.folder).prefix == prefix:
            raise Unusable(f"its rules begin with {prefix}-, as those of {other.name} do")


def check_engine(found: Plugin) -> None:
    """Check that a table can be opened, viewed and played."""
    engine = found.game()
    if engine.facts.id != found.name:
        raise Unusable(f"its engine calls itself {engine.facts.id}")
    table = start(engine, engine.set_up(None, None, "first", {}))
    players = table.view(None)["players"]
    if not isinstance(players, list) or [player["seat"] for player in players] != list(range(1, table.setup.players + 1)):
        raise Unusable("its view must have players, one for each seat")
    kind = found.view_type()
    if kind is not None and not is_typeddict(kind):
        raise Unusable("its view_type is not a TypedDict")
    if not table.options():
        raise Unusable("its first question offers nothing")
    table.play(table.options()[0])
    _ready[found.name] = engine


_ready: dict[str, Game] = {}


@cache
def found() -> Found:
    """All games; installed distributions are searched once."""
    return Found()


def names() -> list[str]:
    """The games that can be played, ours first."""
    return list(found().plugins)


def broken() -> list[Broken]:
    """The games that can't be used."""
    return found().broken


def plugin(name: str) -> Plugin:
    """The manifest of a game."""
    known = found()
    if name in known.plugins:
        return known.plugins[name]
    for each in known.broken:
        if each.name == name:
            raise each
    games = ", ".join(known.plugins)
    raise BadOptions(f"There is no game {quoted(name)}: choose one of {games}.", "error-no-game", game=quoted(name), games=games)


def game(name: str) -> Game:
    """The engine of a game, made when it is first asked for."""
    if name not in _ready:
        _ready[name] = plugin(name).game()
    return _ready[name]
