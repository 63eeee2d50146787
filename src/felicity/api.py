"""The few functions a stranger needs: new, load, replay, games, rules."""

from __future__ import annotations

import secrets

from felicity.core.errors import BadOptions, CannotRead
from felicity.core.game import FAST, Game
from felicity.core.record import Record, check_version
from felicity.core.rulebook import Rulebook
from felicity.core.table import SAVE_FORMAT, Table, start
from felicity.core.untrusted import LONGEST_SEED, check_data, is_seed, quoted
from felicity.plugins import game, names, plugin

TOO_LARGE = 10**LONGEST_SEED  # for a seed
SAVED_KEYS = ("felicity", "game", "rules", "mode", "players", "options", "pack", "chance", "seed", "position")


def new(
    name: str,
    players: int | None = None,
    mode: str | None = None,
    seed: int | str | None = None,
    pack: str | None = None,
    listen: bool = False,
    chance: str = FAST,
    **options: object,
) -> Table:
    """A new table. Without a seed one is drawn; options not named have their defaults (see `games`).

    `chance="secure"` deals so that nobody can compute hidden cards from open ones: for games among people.

    >>> table = new("loop", players=4, mode="competitive", seed=7)
    >>> len(table.options())
    3
    """
    rules_of = game(name)
    fingerprint = rules_of.use_pack(pack) if pack else ""
    return start(rules_of, rules_of.set_up(mode, players, seed_text(seed), options, fingerprint, chance), listen)


def seed_text(seed: int | str | None) -> str:
    """A seed as it is written in records: a word without blanks."""
    if isinstance(seed, int) and abs(seed) >= TOO_LARGE:
        raise BadOptions(f"That seed is too large: a seed is a number or a word without blanks, of up to {LONGEST_SEED} letters.")
    text = secrets.token_hex(32) if seed is None else str(seed).strip()
    if not is_seed(text):
        raise BadOptions(
            f"seed={quoted(text)} can't be used: a seed is a number or a word without blanks, of up to {LONGEST_SEED} letters."
        )
    return text


def load(data: object) -> Table:
    """The table of a dump, also of one that was edited by hand; an impossible position is refused.

    >>> table = new("loop", players=2, mode="basic", seed=1)
    >>> load(table.dump()).options() == table.options()
    True
    """
    if not isinstance(data, dict) or data.get("felicity") != SAVE_FORMAT:
        raise CannotRead(f'This is not a saved position: expected an object with "felicity": {SAVE_FORMAT}.')
    check_data(data, "The saved position")
    for key, kind in (("game", str), ("rules", str), ("mode", str), ("players", int), ("options", dict), ("seed", str), ("position", dict)):
        if not isinstance(data.get(key), kind) or isinstance(data[key], bool):
            raise CannotRead(f"The saved position has no readable {key!r}: expected {kind.__name__}.")
    for key in data:
        if key not in SAVED_KEYS:
            raise CannotRead(f"The saved position has a key that is not known: {quoted(key)}; known are {', '.join(SAVED_KEYS)}.")
    if not is_seed(str(data["seed"])):
        raise CannotRead(f"seed: {quoted(data['seed'])} can't be used; expected a word without blanks.")
    pack = data.get("pack", "")
    if not isinstance(pack, str):
        raise CannotRead(f"pack: expected a text, found {quoted(pack)}.")
    options, players, position = data["options"], data["players"], data["position"]
    assert isinstance(options, dict)
    assert isinstance(players, int)
    assert isinstance(position, dict)
    try:
        rules_of = game(str(data["game"]))
        check_version(rules_of, str(data["rules"]))
        chance = str(data.get("chance", FAST))
        setup = rules_of.set_up(str(data["mode"]), players, str(data["seed"]), options, pack, chance, str(data["rules"]))
    except BadOptions as error:
        raise CannotRead(str(error)) from None
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
    rules_of = game_of(record)
    setup, origin = record.setup(rules_of), record.origin()
    if origin is None:
        return record, start(rules_of, setup, listen)
    table = Table(rules_of, setup, rules_of.load(setup, origin), origin)
    if listen:
        table.listen()
    return record, table


def game_of(record: Record) -> Game:
    """The game that was played."""
    try:
        return game(record.head["game"])
    except BadOptions as error:
        raise CannotRead(f"line {record.lines['game']}: {error}") from None


def games() -> dict[str, dict[str, object]]:
    """Facts of every game: players, modes, options with their defaults and meanings.

    >>> games()["loop"]["default_mode"]
    'competitive'
    """
    return {name: game(name).facts.as_dict() for name in names()}


def rules(name: str, lang: str = "en") -> Rulebook:
    """Every rule of a game, in a language: id, text, source, and the rulings made where the booklet is silent.

    >>> rules("loop")["LOOP-2.0b"].title
    'No passing'
    >>> rules("loop", lang="fr")["LOOP-2.0b"].title
    'On ne passe pas'
    """
    return Rulebook.of(plugin(name).folder, lang)
