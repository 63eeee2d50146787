"""The names of a game, its modes, settings, endings and sources of points; plain words for a game without its own sentences."""

from __future__ import annotations

from felicity import api, plugins
from felicity.core.rulebook import Rulebook, languages
from felicity.text.catalog import FALLBACK, has, say


def label(lang: str, game: str, key: str, otherwise: str = "") -> str:
    """The game's own words, or those of its base game, or plain ones.

    >>> label("en", "loop", "mode-solo"), label("en", "loop", "mode-two_hands")
    ('Solo', 'Two hands')
    """
    homes = (game, plugins.plugin(game).base)
    own = next((f"{home}-{key}" for home in homes if home and has(lang, f"{home}-{key}")), "")
    return say(lang, own) if own else otherwise or spaced(key.partition("-")[2])


def title_of(lang: str, game: str) -> str:
    """The name on the box."""
    return label(lang, game, "title", plugins.game(game).facts.title)


def about_mode(lang: str, game: str, mode: str) -> str:
    """A mode in a sentence; "" if there is none."""
    return label(lang, game, f"mode-{mode}.about", " ").strip()


def with_about(lang: str, name: str, about: str) -> str:
    """A name with its description, if there is one.

    >>> with_about("en", "Solo", "alone"), with_about("en", "Solo", "")
    ('Solo: alone', 'Solo')
    """
    return say(lang, "name-about", name=name, about=about) if about else name


def field_name(lang: str, game: str, name: str) -> str:
    """The name of a field of a view."""
    return label(lang, game, f"figure-{name}", spaced(name).lower())


def rulebook(lang: str, game: str) -> Rulebook:
    """The rules in a language, or in English if there is no translation."""
    return api.rules(game, lang if lang in languages(plugins.plugin(game).folder) else FALLBACK)


def about_setting(lang: str, game: str, option: str) -> str:
    """What an option of the game decides."""
    effects = {each.name: each.effect for each in plugins.game(game).facts.options}
    return label(lang, game, f"setting-{option}", effects[option])


def spaced(name: str) -> str:
    """A name from the engine as words.

    >>> spaced("RollOrHold"), spaced("two_hands")
    ('Roll or hold', 'Two hands')
    """
    words = "".join(f" {letter.lower()}" if letter.isupper() else letter for letter in name.replace("_", " ").replace("-", " ")).strip()
    return words[:1].upper() + words[1:]
