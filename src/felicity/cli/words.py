"""Every sentence that a person reads, by its key and language (Project Fluent)."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from felicity.core.errors import BadOptions

LOCALE = Path(__file__).parents[1] / "locale"
LANGUAGES = ("en", "fr")


@cache
def _bundle(lang: str) -> FluentBundle:
    if lang not in LANGUAGES:
        raise BadOptions(f"There is no language {lang!r}: choose one of {', '.join(LANGUAGES)}.")
    bundle = FluentBundle([lang], use_isolating=False)
    for path in sorted((LOCALE / lang).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def say(lang: str, key: str, **figures: object) -> str:
    """The sentence of this key with its figures."""
    bundle = _bundle(lang)
    pattern = bundle.get_message(key).value
    assert pattern is not None, key
    text, errors = bundle.format_pattern(pattern, figures)
    assert not errors, (key, errors)
    return str(text)
