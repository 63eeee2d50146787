"""Why something can't be done: any option of a game gets its reason, whether or not the open question comes across it."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import pytest

import felicity
from felicity import plugins
from felicity.core.ask import AT_MOST, Refusal
from felicity.core.check import said
from felicity.core.option import OptionKind
from felicity.core.rng import Rng, start_of
from felicity.core.state import NOT_ASKED, NOT_YOUR_TURN
from felicity.core.table import Table
from felicity.text.catalog import languages
from felicity.text.narrators import narrator_of
from tests.games.loop.story import story as loop_story
from tests.games.nation.story import story as nation_story

NAMES = ["Ada", "Bo", "Élise", "Hugo", "Ivo", "Jo"]
CHOICES = 250  # of one game
TRIED = 12  # options at each of them
SETUPS: list[tuple[str, dict[str, Any]]] = [
    ("loop", {"mode": "basic", "players": 3}),
    ("loop", {"mode": "competitive", "players": 4, "event_order": "chosen", "banker_consent": True, "repurchase": "optional"}),
    ("loop", {"mode": "coop", "players": 2}),
    ("loop", {"mode": "solo", "players": 1}),
    ("nation", {"players": 5, "characters": "choose"}),
    ("nation", {"players": 2, "characters": "choose", "free_work_level": True}),
    ("rainbow", {"players": 3}),
    ("pursuit", {"players": 3, "retirement": True}),
    ("pursuit", {"players": 1}),
    ("nostalgia", {"players": 2, "sth_affects_nostalgia_costs": True}),
]


def rules_of(game: str) -> set[str]:
    """All rules that a game plays by, those of its base too."""
    base = plugins.plugin(game).base
    return {rule.id for name in (game, base) if name for rule in felicity.rules(name)}


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("game", "wishes"), SETUPS, ids=lambda each: each if isinstance(each, str) else "-".join(map(str, each.values())))
def test_whatever_is_not_on_offer_has_a_reason(game: str, wishes: dict[str, Any], seed: int) -> None:
    """A rule of the catalog, and a sentence in every language. That something else is asked is said of other questions' options only."""
    t, rng, rules = felicity.new(game, seed=seed, **wishes), Rng(start_of(f"why {seed}")), rules_of(game)
    narrators = [narrator_of(lang, t, NAMES[: t.setup.players]) for lang in languages()]
    offered: dict[str, set[OptionKind]] = defaultdict(set)  # kinds by question
    unasked: dict[str, dict[OptionKind, str]] = defaultdict(dict)  # those that are said to belong to another question, with an example
    every = t.game.alphabet.options
    while not t.is_over and t.number < CHOICES:
        options = t.options()
        offered[t.question] |= {option.kind for option in options}
        for option in [every[rng.below(len(every))] for _ in range(TRIED)]:
            why = t.why(option)
            if why is None:
                assert option in options
                continue
            assert option not in options
            assert why.what == option.text
            assert why.rule in rules, why
            if why.reason == NOT_ASKED:
                unasked[t.question][option.kind] = option.text
            for narrator in narrators:
                title, _, sentence = narrator.why_not(t, why)
                assert title, why
                assert sentence, why
        t.play(options[rng.below(len(options))])
    vague = {question: [unasked[question][kind] for kind in kinds & unasked[question].keys()] for question, kinds in offered.items()}
    assert not any(vague.values()), vague


def test_why_and_check_change_nothing() -> None:
    t = felicity.new("nation", players=3, seed=3)
    before, options = said(t), t.options()
    for option in t.game.alphabet.options[::7]:
        assert (t.why(option) is None) == (option in options)
        if option in options:
            assert t.check(option.text) is option
        else:
            with pytest.raises(felicity.NotAllowed):
                t.check(option)
    assert said(t) == before


def test_a_text_that_cannot_be_read_has_no_reason() -> None:
    with pytest.raises(felicity.CannotRead, match="buy glass 3"):
        felicity.new("loop", seed=1).why("buy glas 3")


def test_somebody_else_is_asked() -> None:
    """That is all that is said: the reason of whoever is asked may tell what is hidden."""
    t = felicity.new("loop", players=2, mode="basic", seed=7, starting_player="1")
    why = t.why("end turn", seat=2)
    assert why is not None
    assert (why.reason, why.rule) == (NOT_YOUR_TURN, "LOOP-2.0a")
    assert [narrator_of(lang, t, ["Ada", "Élise"]).why_not(t, why)[2] for lang in ("en", "fr")] == [
        "it is Ada’s turn to choose",
        "c’est à Ada de choisir",
    ]
    with pytest.raises(felicity.NotYourTurn):
        t.check("work", seat=2)


def test_nothing_is_asked_when_the_game_is_over() -> None:
    t = felicity.new("rainbow", players=2, seed=1, round_limit=100)
    while not t.is_over:
        t.play(t.options()[0])
    with pytest.raises(felicity.GameOver):
        t.why("spin")


def why(t: Table, text: str) -> Refusal:
    """The reason against an option that isn't on offer."""
    found = t.why(text)
    assert found is not None, text
    return found


@pytest.mark.rule("NATION-2.c2", "NATION-2.c4")
def test_three_houses_where_two_are_for_sale() -> None:
    t = nation_story("builder,farmer")
    t.player("builder").has(money=30)
    t.player("farmer").has(for_sale=2, price=7)
    found = why(t.table, "visit seat2 buy 3")
    assert (found.reason, found.rule, found.needs, found.has) == ("for-sale", "NATION-2.c2", 3, 2)
    assert narrator_of("en", t.table, NAMES).why_not(t.table, found) == ("Buy", "Bo 3", "only 2 are for sale")
    t.player("farmer").has(for_sale=9)
    found = why(t.table, "visit seat2 buy 5")
    assert (found.reason, found.rule, found.needs, found.has) == ("money", "NATION-2.c4", 35, 30)


def test_needs_is_the_most_where_a_rule_has_a_limit() -> None:
    """LOOP-1.0a: four seats, and somebody in the sixth."""
    t = loop_story(players=4, mode="basic")
    t.player(1).has(hand=["acquire"])
    found = why(t.table, "acquire seat6 glass 1")
    assert (found.rule, found.bound, found.needs, found.has) == ("LOOP-1.0a", AT_MOST, 4, 6)
    assert found.as_dict() == {
        "what": "acquire seat6 glass 1", "reason": "no-such-seat", "rule": "LOOP-1.0a", "bound": "at most", "needs": 4, "has": 6,
    }  # fmt: skip
    assert "needs at most 4, has 6" in repr(found)
