"""Every sentence that the engine can need exists, in both languages, and is really translated."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

import felicity
from felicity import plugins
from felicity.core.errors import BadOptions
from felicity.core.keys import CERTAINTIES
from felicity.games.loop import constants, names, scoring
from felicity.games.loop.narration.narrator import GROUP_OF
from felicity.text import catalog
from felicity.text.catalog import has, keys, languages, say
from tests.text import same_pursuit

PACKAGE = Path(felicity.__file__).parent
ROOMS = {
    "backup", "cards", "command", "coverage", "end", "error", "games", "help", "hint", "load", "loop", "play", "replay", "restore",
    "review", "rules", "save", "screen", "serve", "try", "undo", "verify", "version", "welcome", "why",
}  # fmt: skip
# Words and sentences that are the same in both languages.
SAME = {
    "loop-career-banker.power", "loop-career-lawyer.power", "loop-career-craftsman.power", "loop-career-politician.power",
    "loop-career-salesman.power", "loop-career-tycoon.power", "loop-career-waitress.power", "loop-mode-solo",
    "page-summary-pursuit-solo.title", "page-summary-nostalgia-solo.title",
    "loop-activity-yoga", "loop-option-name", "loop-option-resolve", "loop-mark-plain", "person",
    "play-prompt", "screen-blank", "simulate-column-score", "simulate-options",
    "simulate-total", "page-lobby-level-normal", "page-lobby-level-expert", "lab-bot-normal", "lab-bot-expert", "page-table-title",
    "screen-event-now", "games-option", "rules-modes", "rules-option", "rules-source",
    "page-game-loop", "page-game-nation", "nation-title",
    "page-pursuit-word-influence", "page-pursuit-counter-influence", "page-pursuit-word-stress", "page-pursuit-counter-stress",
    "page-end-curve-of", "page-end-curve-percent",
    "page-pursuit-stress", "page-pursuit-stress-of", "page-pursuit-promotion", "review-points",
}  # fmt: skip
SAME |= same_pursuit.SAME
SAME |= {
    f"page-workshop-key-{word}"
    for word in ("condition", "double", "gain", "influence", "message", "orange", "portion", "stock", "turquoise", "type")
}
SAME |= {"page-workshop-table-trait", "page-me-figure-cactus"}
SAME |= {"usage-arguments", "usage-environment", "usage-number", "usage-options", "usage-options-metavar"}
SAME |= {f"page-channels-kind-{name}" for name in ("discord", "slack", "ntfy", "mail")}


def entries(lang: str) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for path in catalog.files(lang):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


def patterns(lang: str) -> dict[str, ftl.Pattern]:
    """Every sentence and every part of one, by key."""
    found: dict[str, ftl.Pattern] = {}
    for name, message in entries(lang).items():
        if message.value is not None:
            found[name] = message.value
        found |= {f"{name}.{attribute.id.name}": attribute.value for attribute in message.attributes}
    return found


def written(pattern: ftl.Pattern) -> str:
    """A sentence as it stands in the file, without spaces: typography is no translation."""
    return re.sub(r"\s", "", FluentSerializer().serialize_entry(ftl.Message(ftl.Identifier("key"), pattern)))


def has_words(pattern: ftl.Pattern) -> bool:
    """Is there anything to translate in a sentence, besides its figures and single letters?"""
    text = "".join(part.value for part in pattern.elements if isinstance(part, ftl.TextElement))
    return re.search(r"[^\W\d]{2}", text) is not None


def said_in_source() -> set[str]:
    """Every key that the package writes out in a call."""
    found: set[str] = set()
    for path in [path for room in ("cli", "text", "games") for path in (PACKAGE / room).rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id if isinstance(node.func, ast.Name) else ""
            if name in ("say", "tell", "Refused", "forms"):
                texts = [each.value for each in node.args if isinstance(each, ast.Constant) and isinstance(each.value, str)]
                found |= {text for text in texts if text.partition("-")[0] in ROOMS}
    assert len(found) > 80
    return found


def needed() -> set[str]:
    """Every key that the engine and the terminal can use."""
    found = said_in_source()
    for prefix, each in {
        "group": sorted({*GROUP_OF.values(), "renew"}),
        "career": names.CAREERS,
        "event": names.EVENTS,
        "goal": names.GOALS,
        "activity": sorted({name.rpartition("-")[0] for name in names.ACTIVITIES}),
        "material": constants.MATERIALS,
        "favour": [*constants.FAVOURS, "renew", "hidden"],
        "deal": constants.FAVOURS,
        "property": constants.PROPERTIES,
        "mode": constants.MODES,
        "deck": constants.DECKS,
        "source": constants.SOURCES,
        "ending": constants.ENDINGS,
        "tie": [*scoring.TIE_BREAKS[1:], "shared"],
        "setting": [option.name for option in plugins.game("loop").facts.options],
    }.items():
        found |= {f"loop-{prefix}-{name}" for name in each}
    found |= {f"loop-career-{name}.{part}" for name in names.CAREERS for part in ("power", "ability")}
    found |= {f"loop-event-{name}.effect" for name in names.EVENTS}
    found |= {f"loop-material-{name}.some" for name in constants.MATERIALS}
    found |= {f"loop-mode-{name}.about" for name in constants.MODES}
    found |= {f"certainty-{mark}{part}" for mark in CERTAINTIES for part in ("", ".about")}
    return found


@pytest.mark.parametrize("lang", languages())
def test_no_sentence_is_missing(lang: str) -> None:
    missing = sorted(key for key in needed() if not has(lang, key))
    assert not missing, f"{lang} lacks {', '.join(missing)}"


def test_both_languages_say_the_same_things() -> None:
    assert keys("en") == keys("fr")


def test_french_is_not_english() -> None:
    english, french = patterns("en"), patterns("fr")
    same = {key for key in english if written(english[key]) == written(french[key]) and has_words(english[key])}
    assert same - SAME == set()


def test_nothing_is_allowed_to_be_equal_for_nothing() -> None:
    english, french = patterns("en"), patterns("fr")
    assert {key for key in SAME & english.keys() if written(english[key]) != written(french[key])} == set()


@pytest.mark.parametrize("path", catalog.files("fr"), ids=lambda path: path.name)
def test_french_puts_no_ordinary_space_before_high_punctuation(path: Path) -> None:
    text = "\n".join(line for line in path.read_text("utf-8").splitlines() if not line.startswith("#"))
    assert re.findall(r".* [;!?»].*|.*« .*|.*[^\W\d] : .*", text) == []


def test_a_language_that_we_do_not_speak_is_refused() -> None:
    with pytest.raises(BadOptions, match="choose one of en, fr"):
        say("de", "loop-title")


def test_a_missing_figure_is_an_error() -> None:
    with pytest.raises(AssertionError, match="quality"):
        say("en", "loop-log-bought", who="Ada", type="glass", coins=1, reputation=0)


def test_words_have_forms() -> None:
    assert catalog.forms("fr", "loop-material-utility") == {"": "énergie", "-some": "de l’énergie"}
    assert catalog.forms("fr", "person", name="Élise", vowel="yes")["-of"] == "d’Élise"
    assert catalog.forms("en", "person", name="Bo", vowel="no")["-of"] == "Bo’s"
