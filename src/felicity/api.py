"""The few functions a stranger needs: new, arrange, solve, load, replay, games, cards, rules."""

from __future__ import annotations

import operator
import re
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

from felicity.core.arrangement import stream_giving
from felicity.core.errors import BadOptions, CannotRead, GameOver
from felicity.core.game import FAST, Game
from felicity.core.pack import Tables, read_pack
from felicity.core.record import Record, check_version
from felicity.core.rng import Rng, start_of
from felicity.core.rulebook import Rulebook
from felicity.core.solve import MOST, Solver
from felicity.core.table import SAVE_FORMAT, Table, start
from felicity.core.untrusted import LONGEST_SEED, check_data, is_seed, named, quoted
from felicity.plugins import game, names, plugin

SEAT = "seat"
MOST_GAMES = 30  # tried before giving up on a question that doesn't come up
TOO_LARGE = 10**LONGEST_SEED  # for a seed
SAVED_TYPES = {"game": str, "rules": str, "mode": str, "players": int, "options": dict, "seed": str, "position": dict}
SAID_TYPES = {str: "a text", int: "a whole number", dict: "an object"}
SAVED_KEYS = ("felicity", "game", "rules", "mode", "players", "options", "pack", "chance", "seed", "position")
IN_PLAYER = re.compile(r"^position\.players\.(\d+)\.")
IN_POSITION = re.compile(r"^position\.")


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
    players = None if players is None else whole("players", players)
    fingerprint = rules_of.use_pack(pack) if pack else ""
    return start(rules_of, rules_of.set_up(mode, players, seed_text(seed), options, fingerprint, chance), listen)


def whole(name: str, value: Any) -> int:
    """A named argument as a whole number; integers of other libraries are accepted.

    >>> whole("players", 4)
    4
    """
    try:
        if not isinstance(value, bool):
            return operator.index(value)
    except TypeError:
        pass
    raise BadOptions(f"{name}={quoted(value)} can't be used: it must be a whole number.")


def seed_text(seed: int | str | None) -> str:
    """A seed as it is written in records: a word without spaces."""
    if seed is None:
        return secrets.token_hex(32)
    if isinstance(seed, str):
        text = seed.strip()
        if is_seed(text):
            return text
    elif hasattr(seed, "__index__") and not isinstance(seed, bool):
        number = operator.index(seed)
        if abs(number) < TOO_LARGE:
            return str(number)
    raise BadOptions(
        f"seed={quoted(seed)} can't be used: a seed is a whole number or a word without blanks, of up to {LONGEST_SEED} letters.",
        "error-seed",
        seed=quoted(seed),
        most=LONGEST_SEED,
    )


def arrange(
    name: str,
    players: int | None = None,
    mode: str | None = None,
    seed: int | str = 1,
    pack: str | None = None,
    listen: bool = False,
    question: str | None = None,
    draws: list[tuple[int, int]] | None = None,
    **said: Any,
) -> Table:
    """A table in a position described only by what matters: parts of the table, what seats have, and options of the game.

    Names are those of dumps (docs/positions.md); everything else is dealt by the seed, and cards, counts and ledgers are adjusted to match.
    The game is played up to an open question (the first ordinary turn, unless another is named) by choosing the first option each time,
    or at random if that doesn't get there. `draws` sets the next outcomes of chance: (5, 6) is the last of six.

    >>> table = arrange("loop", players=2, mode="basic", starting_player="1", seat1={"coins": 2, "materials": ["glass 3"]})
    >>> table.view(1)["players"][0]["coins"]
    2
    >>> table.why("buy metal 4")
    Refusal('buy metal 4': coins, LOOP-2.0.b3, needs at least 4, has 2)
    """
    rules_of, kind = game(name), plugin(name).arrangement()
    options = {key: value for key, value in said.items() if key in rules_of.facts.defaults}
    seats = {int(key.removeprefix(SEAT)): value for key, value in said.items() if is_seat(key)}
    rest = {key: value for key, value in said.items() if key not in options and not is_seat(key)}
    table = played_to(lambda: new(name, players, mode, seed, pack, **options), kind.start if question is None else question)
    dump = table.dump()
    position = kind(game_position(dump), rules_of.cards_for(table.setup)).change(rest, seats)
    if draws is not None:
        position["rng"] = stream_giving(draws)
    try:
        return load({**dump, "position": position}, pack, listen)
    except CannotRead as error:
        raise CannotRead(as_arranged(str(error))) from None


def as_arranged(message: str) -> str:
    """What is wrong with a position, with the names that an arrangement has for its places.

    >>> as_arranged("position.players.2.coins: expected a whole number, found 'x'.")
    "seat2.coins: expected a whole number, found 'x'."
    """
    return IN_POSITION.sub("", IN_PLAYER.sub(r"seat\1.", message))


def is_seat(key: str) -> bool:
    """Is this the name of a seat, such as `seat2`?"""
    return key.startswith(SEAT) and key.removeprefix(SEAT).isdecimal()


def game_position(dump: dict[str, object]) -> dict[str, Any]:
    """The part of a dump that describes the position itself."""
    position = dump["position"]
    assert isinstance(position, dict)
    return position


def played_to(begin: Callable[[], Table], question: str) -> Table:
    """A game played up to an open question: first by choosing the first option each time, then at random."""
    asked: set[str] = set()
    for attempt in range(MOST_GAMES):
        table, luck = begin(), Rng(start_of(f"arranged {attempt}"))
        while question and table.question != question and not table.is_over:
            asked.add(table.question)
            options = table.options()
            table.play(options[luck.below(len(options)) if attempt else 0])
        if not table.is_over:
            return table
    raise BadOptions(
        f"question={quoted(question)} was never asked in {MOST_GAMES} games of {begin().setup.game}: "
        f"name another, such as {', '.join(sorted(asked))}, or arrange the agenda."
    )


def solve(table: Table, most: int = MOST) -> dict[str, list[float]]:
    """The exact value of each option for every seat, from -1 to 1, in a position near the end of a game: all choices and all outcomes of
    chance are searched, with all cards open. `TooLarge` if there are more positions than `most`.

    >>> last = {"ending": "happiness", "active": "seat2", "agenda": [{"step": "TakeTurn", "who": "seat2"}]}
    >>> broke = {"happiness": 4, "coins": 0, "hand": [], "materials": []}
    >>> solve(arrange("loop", players=2, mode="basic", starting_player="1", seat1={"happiness": 5}, seat2=broke, **last))
    {'work': [1.0, -1.0]}
    """
    solver = Solver(table.game, most)
    if table.is_over:
        raise GameOver("The game is over: there is nothing to solve.")
    return {option.text: worths for option, worths in solver.answers(table.state)}


def load(data: object, pack: str | None = None, listen: bool = False) -> Table:
    """The table of a dump, which may be edited by hand; an impossible position is refused.

    A table played with other card data needs the folder of its `pack`; with `listen` events are kept from then on.

    >>> table = new("loop", players=2, mode="basic", seed=1)
    >>> load(table.dump()).options() == table.options()
    True
    """
    if not isinstance(data, dict) or data.get("felicity") != SAVE_FORMAT:
        found = f'"felicity": {quoted(data["felicity"])}' if isinstance(data, dict) and "felicity" in data else quoted(data)
        raise CannotRead(f'This is not a saved position: expected an object with "felicity": {SAVE_FORMAT}, found {found}.')
    check_data(data, "The saved position")
    for key, kind in SAVED_TYPES.items():
        if not isinstance(data.get(key), kind) or isinstance(data[key], bool):
            found = f"found {quoted(data[key])}" if key in data else "but it is missing"
            raise CannotRead(f"The saved position: {key}: expected {SAID_TYPES[kind]}, {found}.")
    for key in data:
        if key not in SAVED_KEYS:
            raise CannotRead(f"The saved position has an unknown key {quoted(key)}; known are {', '.join(SAVED_KEYS)}.")
    if not is_seed(str(data["seed"])):
        raise CannotRead(f"seed: {quoted(data['seed'])} can't be used; expected a word without blanks, of up to {LONGEST_SEED} letters.")
    played_with = data.get("pack", "")
    if not isinstance(played_with, str):
        raise CannotRead(f"pack: expected a text, found {quoted(played_with)}.")
    options, players, position = data["options"], data["players"], data["position"]
    assert isinstance(options, dict)
    assert isinstance(players, int)
    assert isinstance(position, dict)
    try:
        rules_of = game(str(data["game"]))
        use_pack(rules_of, pack, played_with)
        check_version(rules_of, str(data["rules"]))
        chance = str(data.get("chance", FAST))
        setup = rules_of.set_up(str(data["mode"]), players, str(data["seed"]), options, played_with, chance, str(data["rules"]))
    except BadOptions as error:
        raise CannotRead(str(error)) from None
    table = Table(rules_of, setup, rules_of.load(setup, position), position)
    if listen:
        table.listen()
    return table


def use_pack(rules_of: Game, folder: str | None, played_with: str) -> None:
    """Read the pack that something was played with, if its folder is given."""
    if folder and rules_of.use_pack(folder) != played_with:
        cards = f"the pack {named(played_with)}" if played_with else "the default cards"
        advice = "name the folder of that pack" if played_with else "name no pack"
        raise CannotRead(f"This was played with {cards}, not with the pack in {quoted(folder)}: {advice}.")


def replay(text: str, listen: bool = False, pack: str | None = None) -> Table:
    """The table at the end of a record; a game played with other card data needs the folder of its `pack`.

    >>> table = new("loop", players=2, mode="basic", seed=1)
    >>> table.play(table.options()[0])
    >>> replay(table.record()).number
    1
    """
    record, table = open_record(text, listen, pack)
    record.play_on(table)
    return table


def open_record(text: str, listen: bool = False, pack: str | None = None) -> tuple[Record, Table]:
    """A record and the table at its first choice."""
    if not isinstance(text, str):
        raise CannotRead(f"This is not a record: expected its text, found {quoted(text)}.")
    record = Record(text)
    rules_of = game_of(record)
    use_pack(rules_of, pack, record.head.get("pack", ""))
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
    """Facts about every game: players, modes, options with their defaults and meanings.

    >>> games()["loop"]["default_mode"]
    'competitive'
    """
    return {name: game(name).facts.as_dict() for name in names()}


def cards(name: str, pack: str | None = None) -> Tables:
    """The data of every card of a game, or of a pack: by kind and name, each with how certain it is.

    >>> cards("loop")["activity"]["dance-1"]["materials"]
    ['GLASS', 'PLASTIC']
    """
    catalog = game(name).catalog
    return read_pack(catalog, Path(pack)).tables() if pack else catalog.default_tables()


def rules(name: str, lang: str = "en") -> Rulebook:
    """Every rule of a game, in a language: id, text, source, and the rulings made where the booklet is silent.

    >>> rules("loop")["LOOP-2.0b"].title
    'No passing'
    >>> rules("loop", lang="fr")["LOOP-2.0b"].title
    'On ne passe pas'
    """
    return Rulebook.of(plugin(name).folder, lang)
