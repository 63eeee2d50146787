"""A rulebook as data: every rule of a booklet in our words, with an id, and the rulings made where the booklet is silent.

`rules.toml` in the folder of a game holds everything, in English. `rules.<language>.toml` holds the translations: by
rule id, its title, text, example and why; by the English words, section names and notes on sources.
"""

from __future__ import annotations

import tomllib
import unicodedata
from collections.abc import Iterator
from pathlib import Path

from felicity.core.errors import BadOptions

ENGLISH = "en"
# The kinds of rule that no code carries out: what is in the box or printed on it; what a word means or what the game is about; what
# follows from other rules; that something or some limit doesn't exist; and what is left to the people at the table.
KINDS = ("component", "definition", "consequence", "absence", "table")


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
        # For a rule that no code carries out: its kind, and the rules it follows from.
        self.kind = str(entry.get("kind", ""))
        self.of = _texts(entry.get("of"))

    def as_dict(self) -> dict[str, object]:
        """JSON-able; compiled objects have no `vars()`."""
        return {
            "id": self.id,
            "is_ruling": self.is_ruling,
            "title": self.title,
            "text": self.text,
            "section": self.section,
            "source": self.source,
            "example": self.example,
            "why": self.why,
            "confidence": self.confidence,
            "option": self.option,
            "modes": self.modes,
            "see": self.see,
        }

    def __repr__(self) -> str:
        return f"Rule({self.id}: {self.title})"


def _texts(value: object) -> list[str]:
    return [str(part) for part in value] if isinstance(value, list) else []


def _table(data: dict[str, object], name: str) -> dict[str, object]:
    table = data.get(name, {})
    assert isinstance(table, dict)
    return table


def _translated(entry: dict[str, object], words: dict[str, object]) -> dict[str, object]:
    """An entry in another language; missing parts stay in English."""
    translated = dict(entry)
    for field, text in _table(_table(words, "rule"), str(entry["id"])).items():
        translated[_OF_RULING.get(field, field) if "ruling" in entry else field] = text
    section = str(entry.get("section", ""))
    translated["section"] = _table(words, "section").get(section, section)
    source = str(entry.get("source", ""))
    for english, text in _table(words, "source").items():
        source = source.replace(english, str(text))
    translated["source"] = source
    return translated


_OF_RULING = {"title": "question", "text": "ruling"}


def searchable(text: str) -> str:
    """A text normalised for searching: no accents, lower case, plain keyboard characters."""
    typed = text.casefold().replace("’", "'").replace("œ", "oe").replace("æ", "ae")
    return "".join(letter for letter in unicodedata.normalize("NFKD", typed) if not unicodedata.combining(letter))


class Rulebook:
    """All rules of a game, in the order of the booklet, then the rulings."""

    def __init__(self, data: dict[str, object], words: dict[str, object]) -> None:
        self.rules: list[Rule] = []
        for table in ("rule", "ruling"):
            entries = data.get(table, [])
            assert isinstance(entries, list)
            self.rules += [Rule(_translated(entry, words)) for entry in entries]
        self.by_id = {rule.id: rule for rule in self.rules}
        self.prefix = self.rules[0].id.partition("-")[0] if self.rules else ""  # shared by all ids

    @staticmethod
    def of(folder: Path, lang: str = ENGLISH) -> Rulebook:
        """The rulebook of the game in a folder, in a language."""
        key = f"{lang} {folder}"
        if key not in _read:
            _read[key] = Rulebook(_toml(folder / "rules.toml"), _words(folder, lang))
        return _read[key]

    def __getitem__(self, id: str) -> Rule:
        return self.by_id[id]

    def __contains__(self, id: object) -> bool:
        return id in self.by_id

    def __iter__(self) -> Iterator[Rule]:
        return iter(self.rules)

    def __len__(self) -> int:
        return len(self.rules)

    def search(self, words: str) -> list[Rule]:
        """Rules that contain every word, in id, title or text."""
        wanted = searchable(words).split()
        return [
            rule for rule in self.rules if all(word in searchable(f"{rule.id} {rule.title} {rule.text} {rule.section}") for word in wanted)
        ]


def languages(folder: Path) -> list[str]:
    """The languages in which the rulebook of the game in a folder can be read, English first."""
    return [ENGLISH, *sorted([path.name.split(".")[1] for path in folder.glob("rules.*.toml")])]


def _words(folder: Path, lang: str) -> dict[str, object]:
    if lang not in languages(folder):
        raise BadOptions(f"There are no rules of {folder.name} in {lang!r}: choose one of {', '.join(languages(folder))}.")
    return {} if lang == ENGLISH else _toml(folder / f"rules.{lang}.toml")


def _toml(path: Path) -> dict[str, object]:
    return tomllib.loads(path.read_text("utf-8"))


_read: dict[str, Rulebook] = {}  # by language and folder
