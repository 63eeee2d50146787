"""The catalog of sentences, in Project Fluent: shared ones in `locale/<language>/`, a game's own in its `narration/<language>/`."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path
from threading import RLock

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, Pattern
from fluent.syntax.ast import MessageReference, TermReference, VariableReference
from fluent.syntax.visitor import Visitor

from felicity import plugins
from felicity.core.errors import BadOptions

LOCALE = Path(__file__).parents[1] / "locale"
FALLBACK = "en"
ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)  # where a message or a term begins
REMEMBERED = 10_000  # cached sentences: a table needs the same ones again and again, and formatting one is slow

Value = str | int | float


def languages() -> list[str]:
    """The supported languages, English first."""
    return list(_languages())


@cache
def _languages() -> tuple[str, ...]:
    found = sorted(folder.name for folder in LOCALE.iterdir() if folder.is_dir() and any(folder.glob("*.ftl")))
    return tuple(sorted(found, key=lambda lang: lang != FALLBACK))


class Sentences:
    """Those of a language. There are thousands, so each is parsed when it is first needed, with those it refers to."""

    def __init__(self, lang: str) -> None:
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.unread: dict[str, str] = {}
        for path in files(lang):
            for name, source in entries_in(path.read_text("utf-8")):
                self.unread.setdefault(name, source)
        self.known = frozenset(self.unread)
        self.lock = RLock()  # a server speaks in several threads

    def message(self, name: str) -> Message:
        """A message; KeyError if there is none."""
        with self.lock:
            self._read(name)
        return self.bundle.get_message(name)

    def _read(self, name: str) -> None:
        source = self.unread.pop(name, None)
        if source is not None:
            resource = FluentResource(source)
            self.bundle.add_resource(resource)
            references = References()
            references.visit(resource)
            for each in references.found:
                self._read(each)


def entries_in(text: str) -> list[tuple[str, str]]:
    """The messages and terms of a file, each with its source."""
    starts = [*ENTRY.finditer(text)]
    ends = [start.start() for start in starts[1:]] + [len(text)]
    return [(start[1], text[start.start() : end]) for start, end in zip(starts, ends, strict=True)]


class References(Visitor):
    """Collects what a sentence refers to, as it is named in a file."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.found.append(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.found.append(f"-{node.id.name}")
        self.generic_visit(node)


@cache
def _sentences(lang: str) -> Sentences:
    if lang not in languages():
        raise BadOptions(f"There is no language {lang!r}: choose one of {', '.join(languages())}.")
    return Sentences(lang)


def files(lang: str) -> list[Path]:
    """The files with the sentences of a language. A game without that language falls back to English."""
    folders = [LOCALE / lang]
    for game in plugins.names():
        folder = plugins.plugin(game).folder / "narration"
        folders.append(folder / lang if (folder / lang).is_dir() else folder / FALLBACK)
    return [path for folder in folders for path in sorted(folder.glob("*.ftl"))]


def learn() -> None:
    """Load all sentences now, so that nobody waits for them later."""
    for lang in languages():
        _sentences(lang)


def say(lang: str, key: str, /, **arguments: Value) -> str:
    """The sentence of a key (or, as `key.attribute`, a part of it) with its arguments.

    >>> say("fr", "loop-material-glass.some")
    'du verre'
    """
    return _said(lang, key, tuple([(name, arguments[name]) for name in _named(lang, key) if name in arguments]))


@cache
def _named(lang: str, key: str) -> tuple[str, ...]:
    """The arguments that a sentence uses, itself or through one it refers to; others can't change it."""
    names = Named(_sentences(lang))
    names.visit(_pattern(lang, key))
    return tuple(sorted(names.found))


class Named(Visitor):
    """Collects the names of the arguments in a sentence. A term sees only those it is given."""

    def __init__(self, sentences: Sentences) -> None:
        self.sentences = sentences
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        message = self.sentences.message(node.id.name)
        self.visit(message.attributes[node.attribute.name] if node.attribute else message.value)


def _pattern(lang: str, key: str) -> Pattern:
    name, _, attribute = key.partition(".")
    message = _sentences(lang).message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, key
    return pattern


@lru_cache(REMEMBERED)
def _said(lang: str, key: str, known: tuple[tuple[str, Value], ...]) -> str:
    text, errors = _sentences(lang).bundle.format_pattern(_pattern(lang, key), dict(known))
    assert not errors, f"{lang} {key}: {errors}"
    assert isinstance(text, str)
    return text


def has(lang: str, key: str) -> bool:
    """Is there such a sentence (or, as `key.attribute`, such a part of one)?"""
    name, _, attribute = key.partition(".")
    sentences = _sentences(lang)
    return name in sentences.known and (not attribute or attribute in sentences.message(name).attributes)


def forms(lang: str, key: str, /, **arguments: Value) -> dict[str, str]:
    """A word in all its forms: under "" the word itself, under `-some`, `-of` ... its attributes."""
    return dict(_forms(lang, key, tuple(arguments.items())))


@cache
def _forms(lang: str, key: str, known: tuple[tuple[str, Value], ...]) -> dict[str, str]:
    arguments = dict(known)
    attributes = _sentences(lang).message(key).attributes
    return {"": say(lang, key, **arguments)} | {f"-{name}": say(lang, f"{key}.{name}", **arguments) for name in attributes}


def keys(lang: str) -> set[str]:
    """Every key, and every attribute as `key.attribute`."""
    found: set[str] = set()
    for path in files(lang):
        for message in _messages(path):
            found |= {message} | {f"{message}.{name}" for name in _sentences(lang).message(message).attributes}
    return found


def _messages(path: Path) -> list[str]:
    starts = (line.partition(" =") for line in path.read_text("utf-8").splitlines() if line[:1].isalpha())
    return [key for key, equals, _ in starts if equals]
