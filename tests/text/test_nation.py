"""Happy Nation in words: whole games are told without a gap, and labels say what an option really costs."""

from __future__ import annotations

import pytest

import felicity
from felicity.core.rng import Rng, start_of
from felicity.text.tellers import teller_of
from tests.games.nation.story import Story, story

NAMES = ["Ada", "Bo", "Élise", "Hugo", "Ivo"]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("players", [2, 5])
def test_a_whole_game_can_be_told(lang: str, players: int) -> None:
    """No figure is missing in any option, question, refusal or event of two random games."""
    for seed in range(2):
        table = felicity.new("nation", players=players, seed=seed, listen=True, characters="choose", free_work_level=True, round_limit=50)
        tell = teller_of(lang, table, NAMES)
        rng = Rng(start_of(str(seed)))
        while not table.is_over:
            assert tell.asked(table)
            options = table.options()
            for option in options:
                assert tell.option(option, table.question, tell.preview(table, option))
                assert tell.group(option, table.question) in tell.GROUPS
            if table.number % 5 == 0:
                for refusal in table.refusals():
                    assert all(tell.refusal(refusal)[::2])
            table.play(options[rng.below(len(options))])
        for seat in range(1, players + 1):
            assert all(tell.event(event) for event in table.events(seat))


def label(t: Story, lang: str, text: str) -> str:
    tell = teller_of(lang, t.table, NAMES)
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
    tell = teller_of("en", t.table, NAMES)
    assert tell.refusal(t.refusal("visit seat2 buy")) == ("Buy", "Bo", "it takes 7 bucks and you have 3")
