"""The catalog of sentences, in Project Fluent: shared ones in `locale/<language>/`, a game's own in its `narration/<language>/`."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

from felicity import plugins
from felicity.core.errors import BadOptions

LOCALE = Path(__file__).parents[1] / "locale"
FALLBACK = "en"
REMEMBERED = 10_000  # cached sentences: a table needs the same ones again and again, and formatting one is slow

Value = str | int | float


def languages() -> list[str]:
    """The supported languages, English first."""
    return list(_languages())


@cache
def _languages() -> tuple[str, ...]:
    found = sorted(folder.name for folder in LOCALE.iterdir() if folder.is_dir() and any(folder.glob("*.ftl")))
    return tuple(sorted(found, key=lambda lang: lang != FALLBACK))


@cache
def _bundle(lang: str) -> FluentBundle:
    if lang not in languages():
        raise BadOptions(f"There is no language {lang!r}: choose one of {', '.join(languages())}.")
    bundle = FluentBundle([lang], use_isolating=False)
    for path in files(lang):
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


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
        _bundle(lang)


def say(lang: str, key: str, /, **arguments: Value) -> str:
    """The sentence of a key (or, as `key.attribute`, a part of it) with its arguments.

    >>> say("fr", "loop-material-glass.some")
    'du verre'
    """
    return _said(lang, key, tuple([(name, arguments[name]) for name in _named(lang, key) if name in arguments]))


@cache
def _named(lang: str, key: str) -> tuple[str, ...]:
    """The arguments that a sentence uses, itself or through one it refers to; others can't change it."""
    names = Named(_bundle(lang))
    names.visit(_pattern(lang, key))
    return tuple(sorted(names.found))


class Named(Visitor):
    """Collects the names of the arguments in a sentence. A term sees only those it is given."""

    def __init__(self, bundle: FluentBundle) -> None:
        self.bundle = bundle
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        message = self.bundle.get_message(node.id.name)
        self.visit(message.attributes[node.attribute.name] if node.attribute else message.value)


def _pattern(lang: str, key: str) -> Pattern:
    name, _, attribute = key.partition(".")
    message = _bundle(lang).get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, key
    return pattern


@lru_cache(REMEMBERED)
def _said(lang: str, key: str, known: tuple[tuple[str, Value], ...]) -> str:
    text, errors = _bundle(lang).format_pattern(_pattern(lang, key), dict(known))
    assert not errors, f"{lang} {key}: {errors}"
    assert isinstance(text, str)
    return text


def has(lang: str, key: str) -> bool:
    """Is there such a sentence (or, as `key.attribute`, such a part of one)?"""
    name, _, attribute = key.partition(".")
    bundle = _bundle(lang)
    return bundle.has_message(name) and (not attribute or attribute in bundle.get_message(name).attributes)


def forms(lang: str, key: str, /, **arguments: Value) -> dict[str, str]:
    """A word in all its forms: under "" the word itself, under `-some`, `-of` ... its attributes."""
    return dict(_forms(lang, key, tuple(arguments.items())))


@cache
def _forms(lang: str, key: str, known: tuple[tuple[str, Value], ...]) -> dict[str, str]:
    arguments = dict(known)
    attributes = _bundle(lang).get_message(key).attributes
    return {"": say(lang, key, **arguments)} | {f"-{name}": say(lang, f"{key}.{name}", **arguments) for name in attributes}


def keys(lang: str) -> set[str]:
    """Every key, and every attribute as `key.attribute`."""
    found: set[str] = set()
    for path in files(lang):
        for message in _messages(path):
            found |= {message} | {f"{message}.{name}" for name in _bundle(lang).get_message(message).attributes}
    return found


def _messages(path: Path) -> list[str]:
    starts = (line.partition(" =") for line in path.read_text("utf-8").splitlines() if line[:1].isalpha())
    return [key for key, equals, _ in starts if equals]
