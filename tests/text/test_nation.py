"""Happy Nation in words: whole games are told without a gap, and labels say what an option really costs."""

from __future__ import annotations

import re

import pytest

import felicity
from felicity.text.catalog import say
from felicity.text.narrators import narrator_of
from tests.games.nation.story import Story, story
from tests.text.narrated import check_sentences

NAMES = ["Ada", "Bo", "Élise", "Hugo", "Ivo"]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("players", [2, 5])
def test_a_whole_game_can_be_told(lang: str, players: int) -> None:
    """No figure is missing in any option, question, refusal or event of two random games."""
    for seed in range(2):
        table = felicity.new("nation", players=players, seed=seed, listen=True, characters="choose", free_work_level=True, round_limit=50)
        check_sentences(table, narrator_of(lang, table, NAMES), str(seed))


def label(t: Story, lang: str, text: str) -> str:
    tell = narrator_of(lang, t.table, NAMES)
    option = next(option for option in t.table.options() if option.text == text)
    return tell.option(option, t.table.question, tell.preview(t.table, option))


def test_a_purchase_says_its_price() -> None:
    t = story("builder,farmer")
    t.player("builder").has(money=30)
    t.player("farmer").has(for_sale=3, price=7)
    assert label(t, "en", "visit seat2 buy 2") == "Buy 2 bread from Bo (14 bucks)"
    assert label(t, "fr", "visit seat2 buy 2") == "Acheter 2 pains chez Bo (14 sous)"


def test_a_refusal_says_what_is_missing() -> None:
    t = story("builder,farmer")
    t.player("builder").has(money=3)
    t.player("farmer").has(for_sale=3, price=7)
    tell = narrator_of("en", t.table, NAMES)
    assert tell.refusal(t.refusal("visit seat2 buy")) == ("Buy", "Bo", "it takes 7 bucks, you have 3")


@pytest.mark.parametrize(("lang", "plural"), [("en", "tickets|houses|hours|bucks"), ("fr", "billets|maisons|heures|sous|pains")])
@pytest.mark.parametrize("what", ["tickets", "houses", "hours", "money", "bread"])
def test_one_is_no_plural(lang: str, plural: str, what: str) -> None:
    """«1 ticket», never «1 tickets»; more than one are several."""
    assert not re.search(rf"\b1 ({plural})\b", say(lang, f"nation-why-{what}", needs=1, has=0))
    assert re.search(rf"\b2 ({plural}|bread)\b", say(lang, f"nation-why-{what}", needs=2, has=0))
