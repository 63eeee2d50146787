"""The few functions a stranger needs: new, load, replay, games, rules."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from felicity.core.errors import BadOptions, CannotRead
from felicity.core.game import Game
from felicity.core.record import Record, check_version
from felicity.core.rulebook import Rulebook
from felicity.core.table import SAVE_FORMAT, Table, start
from felicity.games.loop.game import Loop
from felicity.games.nation.game import Nation
from felicity.games.nostalgia.game import NostalgiaGame
from felicity.games.pursuit.game import Pursuit
from felicity.games.rainbow.game import Rainbow

_GAMES: dict[str, Callable[[], Game]] = {
    "loop": Loop,
    "nation": Nation,
    "nostalgia": NostalgiaGame,
    "pursuit": Pursuit,
    "rainbow": Rainbow,
}
_ready: dict[str, Game] = {}


def game(name: str) -> Game:
    """The game of this name, made when it is first asked for."""
    if name not in _GAMES:
        raise BadOptions(f"There is no game {name!r}: choose one of {', '.join(_GAMES)}.")
    if name not in _ready:
        _ready[name] = _GAMES[name]()
    return _ready[name]


def new(
    name: str,
    players: int | None = None,
    mode: str | None = None,
    seed: int | str | None = None,
    pack: str | None = None,
    listen: bool = False,
    **options: object,
) -> Table:
    """A new table. Without a seed one is drawn; options not named have their defaults (see `games`).

    >>> table = new("loop", players=4, mode="competitive", seed=7)
    >>> len(table.options())
    3
    """
    rules_of = game(name)
    fingerprint = rules_of.use_pack(pack) if pack else ""
    return start(rules_of, rules_of.set_up(mode, players, seed_text(seed), options, fingerprint), listen)


def seed_text(seed: int | str | None) -> str:
    """A seed as it is written in records: a word without blanks."""
    text = secrets.token_hex(8) if seed is None else str(seed).strip()
    if len(text.split()) != 1 or len(text) > 200:
        raise BadOptions(f"seed={seed!r} can't be used: a seed is a number or a word without blanks, of up to 200 letters.")
    return text


def load(data: object) -> Table:
    """The table of a dump, also of one that was edited by hand; an impossible position is refused.

    >>> table = new("loop", players=2, mode="basic", seed=1)
    >>> load(table.dump()).options() == table.options()
    True
    """
    if not isinstance(data, dict) or data.get("felicity") != SAVE_FORMAT:
        raise CannotRead(f'This is not a saved position: expected an object with "felicity": {SAVE_FORMAT}.')
    for key, kind in (("game", str), ("rules", str), ("mode", str), ("players", int), ("options", dict), ("seed", str), ("position", dict)):
        if not isinstance(data.get(key), kind):
            raise CannotRead(f"The saved position has no readable {key!r}: expected {kind.__name__}.")
    rules_of = game(str(data["game"]))
    check_version(rules_of, str(data["rules"]))
    options, players, position = data["options"], data["players"], data["position"]
    assert isinstance(options, dict)
    assert isinstance(players, int)
    assert isinstance(position, dict)
    setup = rules_of.set_up(str(data["mode"]), players, str(data["seed"]), options, str(data.get("pack", "")))
    return Table(rules_of, setup, rules_of.load(setup, position), position)


def replay(text: str, listen: bool = False) -> Table:
    """The table at the end of a record.

    >>> table = new("loop", players=2, mode="basic", seed=1)
    >>> table.play(table.options()[0])
    >>> replay(table.record()).number
    1
    """
    record, table = open_record(text, listen)
    record.play_on(table)
    return table


def open_record(text: str, listen: bool = False) -> tuple[Record, Table]:
    """A record and the table at its first choice."""
    record = Record(text)
    rules_of = game(record.head["game"])
    setup, origin = record.setup(rules_of), record.origin()
    if origin is None:
        return record, start(rules_of, setup, listen)
    table = Table(rules_of, setup, rules_of.load(setup, origin), origin)
    if listen:
        table.listen()
    return record, table


def games() -> dict[str, dict[str, object]]:
    """Facts of every game: players, modes, options with their defaults and meanings.

    >>> games()["loop"]["default_mode"]
    'competitive'
    """
    return {name: game(name).facts.as_dict() for name in _GAMES}


def rules(name: str, lang: str = "en") -> Rulebook:
    """Every rule of a game, in a language: id, text, source, and the rulings made where the booklet is silent.

    >>> rules("loop")["LOOP-2.0b"].title
    'No passing'
    >>> rules("loop", lang="fr")["LOOP-2.0b"].title
    'On ne passe pas'
    """
    game(name)
    return Rulebook.of(name, lang)
