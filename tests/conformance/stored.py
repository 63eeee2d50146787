"""What a game says besides play, written down: its facts, what it refuses and why, which saves and packs it reads, and what it shows.

Everything is made from a few random games, always the same ones. `tests/conformance/stored` keeps it as text, so that a change can be
read; `python -m tests.conformance.write` writes it anew.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from pathlib import Path
from random import Random

import felicity
from felicity.core.errors import BadOptions, CannotRead
from felicity.core.pack import Tables
from felicity.core.rng import Rng
from felicity.core.table import Table, start
from felicity.plugins import game as game_of
from tests.fuzz.edits import Data, SeenValues, edit, edit_agenda, edit_anything
from tests.fuzz.positions import dump_of, some_table

FOLDER = Path(__file__).parent / "stored"
GAMES = ["loop", "nation", "nostalgia", "pursuit", "rainbow"]
PLAYED = 12  # games of each mode
KEPT = 12  # positions of each question, in each mode
FRESH = 0.01  # share of later positions that take the place of earlier ones
LONGEST = 1500  # choices of one game
TRIED = 40  # options at each position
EDITS = 2000
ODD = 12  # packs
SHARES = [0.05, 0.2, 0.6]  # of the cards that are changed in one of them
SHORT = 140  # letters of a refusal that are shown
WORDING = ("id", "name", "certainty", "note", "why")  # of a card
VALUES: list[object] = [-1, 0, 1, 2, 7, 10**6, True, "", "x", [], [0], [1, 2], [2, 1], ["x"], {}, {"x": 1}, 1.5]


class Played:
    """Random games: the positions that are looked at, and everything that was told on the way."""

    def __init__(self, game: str) -> None:
        self.saves: dict[str, list[Data]] = {}  # by mode and question
        self.hashes: dict[str, hashlib._Hash] = {}  # by mode
        rng = Random(f"stored {game}")
        for _ in range(PLAYED * len(game_of(game).facts.modes)):
            self.play(some_table(game, rng), rng)

    def play(self, table: Table, rng: Random) -> None:
        """One game."""
        table.listen()
        while table.number < LONGEST:
            found = self.saves.setdefault(f"{table.setup.mode} {table.question}", [])
            if len(found) < KEPT:
                found.append(dump_of(table))
            elif rng.random() < FRESH:
                found[rng.randrange(KEPT)] = dump_of(table)
            if table.is_over:
                break
            table.play(rng.choice(table.options()))
        hashed = self.hashes.setdefault(table.setup.mode, hashlib.sha256())
        for seat in [None, *range(1, table.setup.players + 1)]:
            hashed.update(json.dumps(table.events(seat)).encode())

    def tables(self) -> list[tuple[str, Table]]:
        """The positions, each with its mode and question."""
        return [(kind, felicity.load(deepcopy(save))) for kind, saves in sorted(self.saves.items()) for save in saves]


@cache
def played(game: str) -> Played:
    """Once for all that is written down."""
    return Played(game)


def facts(game: str) -> str:
    """Players, modes, options, and what a pack may change."""
    catalog = game_of(game).catalog
    lines = [f"{name}: {json.dumps(value, ensure_ascii=False)}" for name, value in felicity.games()[game].items()]
    for table, keys in catalog.shapes.items():
        cards = catalog.known[table]
        lines += ["", f"[[{table}]] {len(cards)} of them, {digest(cards)}"]
        for key, shape in keys.items():
            taken = [json.dumps(value) for value in VALUES if shape.accepts(value)]
            lines.append(f"{key}: {shape.expected}; takes {' '.join(taken) or 'none of those tried'}")
    lines += ["", *[f"fixed in {table}: {', '.join(keys)}" for table, keys in catalog.fixed.items()]]
    return "\n".join(lines) + "\n"


def refusals(game: str) -> str:
    """What can't be done, why, and by which rule: how often each was said, and a fingerprint of all of it with its figures."""
    rng = Random(f"refusals {game}")
    every = game_of(game).alphabet.options
    said: list[str] = []
    counted: Counter[str] = Counter()
    for kind, table in played(game).tables():
        if table.is_over:
            continue
        found = table.refusals()
        found += [why for option in rng.sample(every, min(TRIED, len(every))) if (why := table.why(option)) is not None]
        for refusal in found:
            said.append(json.dumps(refusal.as_dict()))
            counted[f"{kind}: {refusal.what.split()[0]}: {refusal.reason} ({refusal.rule})"] += 1
    return tally(counted, said)


def saves(game: str) -> str:
    """Which edited saves are read, and what is said against the others: how often, and a fingerprint of all of it."""
    rng, seen_values = Random(f"saves {game}"), SeenValues()
    whole = [save for _, found in sorted(played(game).saves.items()) for save in found]
    for save in whole:
        seen_values.learn(save)
    said: list[str] = []
    for number in range(EDITS):
        save = deepcopy(rng.choice(whole))
        if number % 3 == 0:
            edit_agenda(save["position"]["agenda"], rng, seen_values)
        else:
            edit(save, rng, seen_values)
        said.append(verdict(save))
    return tally(Counter(re.sub(r"\d+", "#", text.partition(", found")[0])[:SHORT] for text in said), said)


def packs(game: str) -> str:
    """Which edited cards a pack may hold, and what is said against the others: how often, and a fingerprint of all of it."""
    rng, seen, catalog = Random(f"packs {game}"), SeenValues(), game_of(game).catalog
    entries = [(table, entry) for table, cards in catalog.default_tables().items() for entry in cards.values()]
    for _, entry in entries:
        seen.learn_from(entry)
    said: list[str] = []
    counted: Counter[str] = Counter()
    for _ in range(2 * EDITS):
        table, whole = rng.choice(entries)
        said.append(ascii(edit_card(game, table, whole, rng, seen)[1] or "taken"))
        counted[re.sub(r"\d+", "#", f"{table}: {outline(said[-1], str(whole['id']))}")[:SHORT]] += 1
    return tally(counted, said)


def edit_card(game: str, table: str, whole: Data, rng: Random, seen: SeenValues) -> tuple[Data, str]:
    """The card with a change, and what is said against that in a pack."""
    catalog = game_of(game).catalog
    changed = {key: deepcopy(value) for key, value in whole.items() if key not in WORDING}
    edit_anything(changed, rng, seen)
    wrong = catalog.mistakes_in("pack", {table: [{"id": whole["id"], **differing(changed, whole)}]})
    found = wrong[0] if wrong else catalog.contradiction(table, whole | changed)
    return whole | changed, "" if found is None else str(found)


def odd_cards(game: str) -> str:
    """Fingerprints of games with other figures on many cards, as a pack may have them; or why they can't be played together."""
    rules, lines = game_of(game), []
    for number in range(ODD):
        rng = Random(f"odd {game} {number}")
        try:
            rules.packs["odd"] = rules.cards_of(odd_tables(game, rng))
        except CannotRead as error:
            lines.append(f"{number}: {str(error)!a}")
            continue
        for mode, (fewest, most) in rules.facts.modes.items():
            table = start(rules, rules.set_up(mode, rng.randint(fewest, most), str(number), {}, "odd"), number % 2 == 0)
            while not table.is_over and table.number < LONGEST:
                table.play(rng.choice(table.options()))
            views = [table.view(seat) for seat in [None, *range(1, table.setup.players + 1)]]
            lines.append(f"{number} {mode}: {table.number} choices, {digest([json.dumps(table.events(None)), json.dumps(views)])}")
        del rules.packs["odd"]
    return "\n".join(lines) + "\n"


def odd_tables(game: str, rng: Random) -> Tables:
    """The cards of a game, some of them with a change that a pack may make."""
    tables, seen, share = game_of(game).catalog.default_tables(), SeenValues(), rng.choice(SHARES)
    for cards in tables.values():
        for entry in cards.values():
            seen.learn_from(entry)
    for table, cards in tables.items():
        for id, entry in cards.items():
            other, wrong = edit_card(game, table, entry, rng, seen)
            if not wrong and rng.random() < share:
                cards[id] = other
    return tables


def differing(changed: Data, whole: Data) -> Data:
    """What a pack has to say of a card to make it like this; a fixed key stays away if it is as before."""
    return {key: value for key, value in changed.items() if key not in whole or whole[key] != value}


def outline(text: str, card: str) -> str:
    """What is wrong, without the card and the values that were tried."""
    return re.sub(r"(is|:) .*?, expected", r"\1 not", text.replace(f" {card}:", ":").partition("; known are")[0])


def tally(counted: Counter[str], said: list[str]) -> str:
    """Line by line, and all of it as one short word."""
    return "\n".join([*[f"{text}: {times}" for text, times in sorted(counted.items())], f"all with their figures: {digest(said)}"]) + "\n"


def verdict(save: Data) -> str:
    """Is this read?"""
    try:
        felicity.load(save)
    except (CannotRead, BadOptions) as error:
        return ascii(str(error))
    return "read"


def shown(game: str) -> str:
    """Fingerprints of what everybody sees, is told and may guess, and of the numbers of all options."""
    views, guesses = hashlib.sha256(), hashlib.sha256()
    for _, table in played(game).tables():
        for seat in [None, *range(1, table.setup.players + 1)]:
            views.update(json.dumps(table.view(seat)).encode())
            if seat is not None and not table.is_over:
                guesses.update(json.dumps(table.guess(seat, Rng(seat)).dump()).encode())
    lines = [f"events of {mode}: {hashed.hexdigest()[:16]}" for mode, hashed in sorted(played(game).hashes.items())]
    lines += [f"views: {views.hexdigest()[:16]}", f"guesses: {guesses.hexdigest()[:16]}"]
    lines.append(f"options: {digest([option.text for option in game_of(game).alphabet.options])}")
    return "\n".join(lines) + "\n"


def digest(words: list[str]) -> str:
    """One short word for a list."""
    return hashlib.sha256("\n".join(words).encode()).hexdigest()[:16]


KINDS: dict[str, Callable[[str], str]] = {
    "facts": facts,
    "packs": packs,
    "odd-cards": odd_cards,
    "refusals": refusals,
    "saves": saves,
    "shown": shown,
}


def path_of(kind: str, game: str) -> Path:
    """Where it is kept."""
    return FOLDER / f"{kind}-{game}.txt"


def write(game: str) -> None:
    """All kinds of one game."""
    for kind, made in KINDS.items():
        path_of(kind, game).write_text(made(game), "utf-8")
