"""Every sentence that the game can need exists, in English and French."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from felicity.games.rainbow.cards import CATALOG
from felicity.games.rainbow.position import LISTS
from felicity.plugins import game, plugin


def sentences(lang: str) -> dict[str, str]:
    """Every sentence and every part of one, by key."""
    found: dict[str, str] = {}
    for entry in FluentParser().parse((plugin("rainbow").folder / "narration" / lang / "table.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = FluentSerializer().serialize_entry(entry)
            found |= {f"{entry.id.name}.{part.id.name}": "" for part in entry.attributes}
    return found


def messages() -> set[str]:
    """The keys of the messages of spaces and cards."""
    tables = CATALOG.default_tables()
    found = {str(card["message"]) for card in tables["fate_card"].values()}
    for track in tables["track"].values():
        spaces = track["spaces"]
        assert isinstance(spaces, list)
        found |= {space["message"] for space in spaces}
    return found | {str(texts[key]) for texts in tables["area_text"].values() for key in ("hang_up", "self_improvement", "key")}


def needed() -> set[str]:
    """Every key that the game can use."""
    words: dict[str, list[str]] = {
        **LISTS,
        "setting": [option.name for option in game("rainbow").facts.options],
        "message": sorted(messages()),
    }
    found = {f"rainbow-{prefix}-{word}" for prefix, each in words.items() for word in each}
    return found | {f"rainbow-device-{device}.use" for device in LISTS["device"]}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_sentence_is_missing(lang: str) -> None:
    """Spaces, cards and devices."""
    assert needed() - set(sentences(lang)) == set()


def test_no_message_is_left_over() -> None:
    """Every message belongs to a space or a card."""
    written = {key.removeprefix("rainbow-message-") for key in sentences("en") if key.startswith("rainbow-message-")}
    assert written == messages()


def test_both_languages_say_the_same_things_in_their_own_words() -> None:
    """But for the move, which is named by its device."""
    english, french = sentences("en"), sentences("fr")
    assert set(english) == set(french)
    assert {key for key in english if english[key] and english[key] == french[key]} == {"rainbow-option-move"}
