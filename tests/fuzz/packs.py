"""Changed packs: each can be played with, or is refused with `CannotRead` that names the file."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from random import Random
from typing import Any

import felicity
from felicity import plugins
from felicity.core.errors import CannotRead
from felicity.server.pack_check import checked
from felicity.server.packs import entries_of
from tests.fuzz.kind import Kind, need_sentence
from tests.fuzz.nasty import change_data, change_text

PLAYED = 0.1  # of the packs that are accepted
CHOICES = 60
FILE = "cards.toml"
SECONDS = 60.0  # that a check may take


class Packs(Kind):
    """One file with cards of a game, copied from its catalog and changed. The first line says which game."""

    name = "packs"

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self.folder = tempfile.TemporaryDirectory()
        self.tables = {game: plugins.game(game).catalog.default_tables() for game in felicity.games()}

    def make(self) -> str:
        rng = self.rng
        game = rng.choice(list(self.tables))
        entries: list[tuple[str, Any]] = []
        for _ in range(rng.choice([1, 1, 2, 4])):
            table = rng.choice(list(self.tables[game]))
            card = dict(self.tables[game][table][rng.choice(list(self.tables[game][table]))])
            kept = {key: value for key, value in card.items() if key == "id" or rng.random() < 0.5}
            for _ in range(rng.choice([0, 1, 1, 2])):
                kept = change_data(kept, rng)
            entries.append((table if rng.random() < 0.97 else change_text(table, rng), kept))
        text = "\n".join(f"[[{word(table)}]]\n{lines(entry)}" for table, entry in entries)
        if rng.random() < 0.25:
            text = change_text(text, rng)
        return f"# {game}\n{text}"

    def takes(self, text: str) -> bool:
        game = text.partition("\n")[0].removeprefix("# ").strip()
        if game not in self.tables:
            return False  # what is left of a pack that was made smaller
        (Path(self.folder.name) / FILE).write_bytes(text.encode("utf-8", "surrogatepass"))
        rules = plugins.game(game)
        try:
            table = felicity.new(game, seed=1, pack=self.folder.name)
            self.agrees(game, text, True)
        except CannotRead as error:
            need_sentence(str(error), 50_000)
            if FILE not in str(error):
                raise AssertionError("the refusal doesn't name the file") from error
            self.agrees(game, text, False)
            return False
        finally:
            for fingerprint in [known for known in rules.packs if known]:
                del rules.packs[fingerprint]
        if self.rng.random() < PLAYED:
            while not table.is_over and table.number < CHOICES:
                table.play(self.rng.choice(table.options()))
                table.game.audit(table.state)
        return True

    def agrees(self, game: str, text: str, good: bool) -> None:
        """A server says the same of it, and plays with the same cards."""
        try:
            text.encode()
        except UnicodeEncodeError:
            return  # no request brings half letters
        found = checked(game, "cards", {FILE: text}, SECONDS)
        json.dumps(found)
        assert good == (not found["mistakes"]), found["mistakes"]
        for mistake in found["mistakes"]:
            need_sentence(mistake["message"], 1_000)
        if good:
            rules = plugins.game(game)
            rules.use_entries("entries", entries_of(found["entries"]))
            files = next(cards for fingerprint, cards in rules.packs.items() if fingerprint not in ("", "entries"))
            assert {table: {card: without_note(entry) for card, entry in cards.items()} for table, cards in files.tables.items()} == {
                table: {card: without_note(entry) for card, entry in cards.items()}
                for table, cards in rules.packs["entries"].tables.items()
            }

    def close(self) -> None:
        self.folder.cleanup()


def without_note(entry: dict[str, object]) -> dict[str, object]:
    """What of a card is played with: notes are for people."""
    return {key: value for key, value in entry.items() if key != "note"}


def lines(entry: Any) -> str:
    """An entry in TOML, as far as it has words for it."""
    if not isinstance(entry, dict):
        return f"id = {value_of(entry)}"
    return "\n".join(f"{word(key)} = {value_of(value)}" for key, value in entry.items())


def word(text: str) -> str:
    """A key."""
    return text if text and all(letter.isascii() and (letter.isalnum() or letter in "_-") for letter in text) else json.dumps(text)


def value_of(value: Any) -> str:
    """A value; TOML writes most as JSON does."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{word(str(key))} = {value_of(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(value_of(each) for each in value) + "]"
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) > 10**300:
        return hex(value)
    return "nan" if value is None else json.dumps(value)
