"""What a game is: its facts, its set-up, and the rules that deal, show, save and load positions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from felicity.core.errors import BadOptions, CannotRead
from felicity.core.event import Event
from felicity.core.native import mypyc_attr
from felicity.core.option import Alphabet
from felicity.core.pack import Catalog, Entries, Files, Pack, Tables, corrected, read_pack
from felicity.core.result import Result
from felicity.core.rng import Rng, start_of
from felicity.core.secure import SecureRng, key_of
from felicity.core.state import State, advance
from felicity.core.untrusted import is_visible, named, quoted, quoted_value, whole

S = TypeVar("S", bound=State)  # the state of a game
C = TypeVar("C")  # its card data
Value = bool | int | str
NO_NUMBER: Final = -1
LONGEST_WORDS: Final = 200  # characters in an option that lists words
FAST: Final = "fast"  # for simulation and study: a player who has seen many cards could work out the rest
SECURE: Final = "secure"  # for tables where people play
CHANCES: Final = (FAST, SECURE)
UNTIL: Final = "\n"  # separates a pack from the last version of the rules with these cards; no fingerprint contains it


class GameOption:
    """Something the table may decide before the game: a ruling that can be switched, or a choice of set-up."""

    def __init__(
        self, name: str, values: list[Value], default: Value, effect: str, rule: str, at_least: int = NO_NUMBER, at_most: int = NO_NUMBER
    ) -> None:
        self.name = name
        self.values = values  # empty: any text that the game accepts
        self.at_least = at_least  # besides the values offered, any whole number from here to `at_most`; NO_NUMBER: none
        self.at_most = at_most
        self.default = default
        self.effect = effect
        self.rule = rule

    def read(self, value: object) -> Value:
        """The option's value from a program or a command line, where everything is text."""
        for known in self.values:
            if value == known and isinstance(value, bool) == isinstance(known, bool):
                return known
            if isinstance(value, str) and value.strip().lower() == str(known).lower():
                return known
        if not self.values:
            return self._read_words(value)
        number = whole(value.strip(), self.at_most) if isinstance(value, str) and self.at_most != NO_NUMBER else value
        if (
            isinstance(number, int)
            and not isinstance(number, bool)
            and self.at_least != NO_NUMBER
            and self.at_least <= number <= self.at_most
        ):
            return number
        allowed = ", ".join([str(known).lower() if isinstance(known, bool) else str(known) for known in self.values])
        more = "" if self.at_least == NO_NUMBER else f" or a whole number from {self.at_least} to {self.at_most}"
        raise BadOptions(
            f"{self.name}={quoted(value)} can't be used: {self.name} is one of {allowed}{more} ({self.rule}).",
            "error-option-value" if self.at_least == NO_NUMBER else "error-option-number",
            option=self.name,
            value=quoted_value(value),
            values=allowed,
            least=self.at_least,
            most=self.at_most,
            rule=self.rule,
        )

    def _read_words(self, value: object) -> str:
        """A list of words separated by commas, such as a record can hold; the game decides which words are valid."""
        if not isinstance(value, str) or len(value) > LONGEST_WORDS or not is_visible(value):
            text = f"{self.name}={quoted(value)} can't be used: expected words with commas between them ({self.rule})."
            raise BadOptions(text, "error-option-words", option=self.name, value=quoted_value(value), rule=self.rule)
        return ",".join([word.strip() for word in value.lower().split(",")])

    def as_dict(self) -> dict[str, object]:
        """For pages and files."""
        bounds: list[int | None] = [None if bound == NO_NUMBER else bound for bound in (self.at_least, self.at_most)]
        return {
            "values": self.values,
            "at_least": bounds[0],
            "at_most": bounds[1],
            "default": self.default,
            "effect": self.effect,
            "rule": self.rule,
        }


def options_in(catalog: Catalog) -> list[GameOption]:
    """The options that a game's catalog lists."""
    found: list[GameOption] = []
    for entry in catalog.entries("option"):
        values, default = entry["values"], entry["default"]
        at_least, at_most = entry.get("at_least", NO_NUMBER), entry.get("at_most", NO_NUMBER)
        assert isinstance(values, list)
        assert isinstance(default, (bool, int, str))
        assert isinstance(at_least, int)
        assert isinstance(at_most, int)
        assert (at_least == NO_NUMBER) == (at_most == NO_NUMBER), entry["id"]
        found.append(GameOption(str(entry["id"]), values, default, str(entry["effect"]), str(entry["ruling"]), at_least, at_most))
    return found


class Facts:
    """What is known about a game before it starts."""

    def __init__(
        self,
        id: str,
        title: str,
        version: str,
        modes: dict[str, tuple[int, int]],
        default_mode: str,
        options: list[GameOption],
        minutes: tuple[int, int],
        earlier: tuple[str, ...] = (),
    ) -> None:
        self.id = id
        self.title = title
        self.version = version  # of the rules
        self.earlier = earlier  # older versions of the rules whose records and saves can still be played
        self.modes = modes  # by name: fewest and most players
        self.default_mode = default_mode
        self.options = options
        self.defaults: dict[str, Value] = {option.name: option.default for option in options}
        self.minutes = minutes  # a game's length, against bots and among people

    def as_dict(self) -> dict[str, object]:
        """For pages and files."""
        return {
            "id": self.id,
            "title": self.title,
            "version": self.version,
            "modes": {mode: {"players": list(players)} for mode, players in self.modes.items()},
            "default_mode": self.default_mode,
            "minutes": list(self.minutes),
            "options": {option.name: option.as_dict() for option in self.options},
        }


class Setup:
    """Everything that determines a game before the first choice. Together with the chosen options it determines the position."""

    def __init__(
        self, game: str, version: str, mode: str, players: int, options: dict[str, Value], pack: str, seed: str, chance: str = FAST
    ) -> None:
        self.game = game
        self.version = version
        self.mode = mode
        self.players = players
        self.options = options  # every option of the game, with its value
        self.pack = pack  # "" for the default cards, else the pack's fingerprint
        self.seed = seed
        self.chance = chance  # which generator deals from the seed

    def stream(self) -> Rng:
        """The random stream of the seed."""
        if self.chance == SECURE:
            return SecureRng(key_of(self.seed), 0)
        return Rng(start_of(self.seed))

    def as_dict(self) -> dict[str, object]:
        """For saves."""
        return {
            "game": self.game,
            "rules": self.version,
            "mode": self.mode,
            "players": self.players,
            "options": dict(self.options),
            "pack": self.pack,
            "seed": self.seed,
            "chance": self.chance,
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class GameOf(ABC, Generic[S, C]):
    """The rules of one game, played with the default cards or with those of a pack."""

    def __init__(self, facts: Facts, alphabet: Alphabet[Any], catalog: Catalog) -> None:
        self.facts = facts
        self.alphabet = alphabet
        self.catalog = catalog
        self.packs: dict[str, C] = {"": self.cards_of(catalog.default_tables())}  # by fingerprint, or by the key that `cards_at` returns
        self.corrections: dict[str, Entries] = {}  # of packs, by fingerprint

    # --- what each game provides ---

    @abstractmethod
    def cards_of(self, tables: Tables) -> C:
        """The card data of a catalog or of a pack."""

    @abstractmethod
    def deal(self, cards: C, setup: Setup, listen: bool) -> S:
        """The table set up, before anything has happened. Events of the deal are kept if `listen` is set."""

    @abstractmethod
    def view(self, s: S, seat: int) -> Mapping[str, object]:
        """What a seat (from 0; -1 is a spectator) may know, built from what is allowed: JSON-able, with `seat` (from 1; None is a
        spectator) and `players`, each of them with their `seat`. `round`, if the game counts them, is shown to everybody.
        """

    @abstractmethod
    def guess(self, s: S, seat: int, rng: Rng) -> State:
        """A complete position drawn from those that the seat can't tell from this one."""

    @abstractmethod
    def result(self, s: S) -> Result:
        """How the game ended."""

    @abstractmethod
    def dump(self, s: S) -> dict[str, object]:
        """The whole position as readable data."""

    @abstractmethod
    def load(self, setup: Setup, data: dict[str, object]) -> State:
        """A position from its dump; an impossible one is refused with `CannotRead`."""

    @abstractmethod
    def event_data(self, event: Event) -> dict[str, object]:
        """An event's fields as readable values."""

    @abstractmethod
    def audit(self, s: S) -> None:
        """Raise AssertionError if something is missing, duplicated or out of range."""

    def seats_in(self, mode: str, options: dict[str, object]) -> tuple[int, int]:
        """Fewest and most players; a game with an option that adds a seat overrides this."""
        return self.facts.modes[mode]

    def check_setup(self, setup: Setup) -> None:
        """Refuse options that don't go together; a game that has such options overrides this."""

    # --- the same for all games ---

    def start(self, setup: Setup, listen: bool) -> State:
        """The first position: everything dealt, the first choice open."""
        s = self.deal(self.cards_for(setup), setup, listen)
        advance(s)
        return s

    def copy(self, s: S) -> State:
        """An independent copy that keeps no events."""
        return s.copy()

    def cards_for(self, setup: Setup) -> C:
        """The cards a table plays with: those of the version of the rules it began with, corrected by its pack."""
        return self.packs[self.cards_at(setup)]

    def cards_at(self, setup: Setup) -> str:
        """The key of these cards in `packs`. Those of an earlier version are read on first use."""
        deck = "" if setup.version == self.facts.version else self.catalog.deck(setup.version)
        if not deck:
            return setup.pack
        name = f"{setup.pack}{UNTIL}{deck}"
        if name not in self.packs:
            self.packs[name] = self.cards_of(corrected(self.catalog, self.corrections.get(setup.pack, []), [], deck))
        return name

    def use_pack(self, folder: str) -> str:
        """Read a folder of corrected card data and return its fingerprint."""
        if not isinstance(folder, (str, Path)):
            raise BadOptions(f"pack={quoted(folder)} can't be used: a pack is a folder of .toml files.")
        return self._use(read_pack(self.catalog, Path(folder)))

    def use_files(self, name: str, files: Files) -> str:
        """The same for a pack given as named files."""
        return self._use(Pack(self.catalog, name, files, []))

    def use_entries(self, fingerprint: str, entries: Entries) -> None:
        """The same for a pack whose files have already been read and checked, and whose fingerprint is known."""
        mistakes = [wrong for file, table, entry in entries for wrong in self.catalog.mistakes_in(file, {table: [entry]})]
        self.packs[fingerprint] = self.cards_of(corrected(self.catalog, [] if mistakes else entries, mistakes))
        self.corrections[fingerprint] = entries

    def forget_pack(self, fingerprint: str) -> None:
        """Drop a pack that no table uses any more."""
        for name in [name for name in self.packs if name.partition(UNTIL)[0] == fingerprint]:
            del self.packs[name]
        del self.corrections[fingerprint]

    def _use(self, pack: Pack) -> str:
        self.packs[pack.fingerprint] = self.cards_of(pack.tables())
        self.corrections[pack.fingerprint] = pack.entries
        return pack.fingerprint

    def has_pack(self, fingerprint: str) -> bool:
        """Has that pack been read?"""
        return fingerprint in self.packs and UNTIL not in fingerprint

    def set_up(
        self,
        mode: str | None,
        players: int | None,
        seed: str,
        options: dict[str, object],
        pack: str = "",
        chance: str = FAST,
        version: str = "",
    ) -> Setup:
        """Check a requested setup and fill in the defaults. To continue a saved game, give the version of the rules it began with."""
        facts = self.facts
        if mode is None:
            alone = [name for name, (_, most) in facts.modes.items() if players == 1 and most == 1]
            mode = alone[0] if alone else facts.default_mode
        if mode not in facts.modes:
            modes = ", ".join(facts.modes)
            raise BadOptions(
                f"{facts.id} has no mode {quoted(mode)}: choose one of {modes}.",
                "error-no-mode",
                game=facts.id,
                mode=quoted(mode),
                modes=modes,
            )
        fewest, most = self.seats_in(mode, options)
        if players is None:
            players = min(4, most)
        if not fewest <= players <= most:
            span = str(fewest) if fewest == most else f"{fewest} to {most}"
            raise BadOptions(
                f"{facts.id} in {mode} mode is for {span} {'player' if most == 1 else 'players'}, not {players}.",
                "error-no-seats",
                game=facts.id,
                mode=mode,
                fixed="yes" if fewest == most else "no",
                fewest=fewest,
                most=most,
                players=players,
            )
        for name in options:
            if name not in facts.defaults:
                options_known = ", ".join(facts.defaults)
                raise BadOptions(
                    f"{facts.id} has no option {quoted(name)}: choose from {options_known}.",
                    "error-no-option",
                    game=facts.id,
                    option=quoted(name),
                    options=options_known,
                )
        if pack and not self.has_pack(pack):
            text = f"This game was played with the pack {named(pack)}: name its folder (pack=DIR, --pack DIR) to go on."
            raise CannotRead(text, "error-pack-unknown", pack=named(pack))
        if chance not in CHANCES:
            known = ", ".join(CHANCES)
            text = f"chance={quoted(chance)} can't be used: chance is one of {known}."
            raise BadOptions(text, "error-chance", chance=quoted(chance), known=known)
        values = facts.defaults.copy()
        if options:
            for option in facts.options:
                if option.name in options:
                    values[option.name] = option.read(options[option.name])
        setup = Setup(facts.id, version or facts.version, mode, players, values, pack, seed, chance)
        self.check_setup(setup)
        return setup


Game = GameOf[Any, Any]  # any game
