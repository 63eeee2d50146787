"""A rulebook as data: every rule of a booklet in our words, with an id, and the rulings made where the booklet is silent."""

from __future__ import annotations

import tomllib
import unicodedata
from pathlib import Path

RULES = Path(__file__).parents[1] / "rules"


class Rule:
    """A rule (`text` in our words) or a ruling (`question`, what we decided, and `why`)."""

    def __init__(self, entry: dict[str, object]) -> None:
        self.id = str(entry["id"])
        self.is_ruling = "ruling" in entry
        self.title = str(entry["question"] if self.is_ruling else entry["title"])
        self.text = str(entry["ruling"] if self.is_ruling else entry["text"])
        self.section = str(entry.get("section", ""))
        self.source = str(entry.get("source", ""))
        self.example = str(entry.get("example", ""))
        self.why = str(entry.get("why", ""))
        self.confidence = str(entry.get("confidence", ""))
        self.option = str(entry.get("option", ""))
        self.modes = _texts(entry.get("modes"))
        self.see = _texts(entry.get("see"))

    def __repr__(self) -> str:
        return f"Rule({self.id}: {self.title})"


def _texts(value: object) -> list[str]:
    return [str(part) for part in value] if isinstance(value, list) else []


def plain(text: str) -> str:
    """For searching: without accents and letter case."""
    return "".join(letter for letter in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(letter))


class Rulebook:
    """All rules of a game, in the order of the booklet, then the rulings."""

    def __init__(self, data: dict[str, object]) -> None:
        self.rules: list[Rule] = []
        for table in ("rule", "ruling"):
            entries = data[table]
            assert isinstance(entries, list)
            self.rules += [Rule(entry) for entry in entries]
        self.by_id = {rule.id: rule for rule in self.rules}
        self.prefix = self.rules[0].id.partition("-")[0]  # of every id

    @staticmethod
    def of(game: str) -> Rulebook:
        """The rulebook of a game."""
        if game not in _read:
            _read[game] = Rulebook(tomllib.loads((RULES / f"{game}.toml").read_text("utf-8")))
        return _read[game]

    def __getitem__(self, id: str) -> Rule:
        return self.by_id[id]

    def __contains__(self, id: object) -> bool:
        return id in self.by_id

    def __len__(self) -> int:
        return len(self.rules)

    def search(self, words: str) -> list[Rule]:
        """Rules in which every word occurs, in id, title or text."""
        wanted = plain(words).split()
        return [rule for rule in self.rules if all(word in plain(f"{rule.id} {rule.title} {rule.text} {rule.section}") for word in wanted)]


_read: dict[str, Rulebook] = {}
