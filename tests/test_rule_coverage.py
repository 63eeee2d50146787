"""Every rule and ruling of every game is proven by a test, and carried out by the code or marked as what it is."""

from __future__ import annotations

from pathlib import Path

import pytest

import felicity
from felicity import plugins
from felicity.cli.coverage import proofs_in, refuse_unknown
from felicity.core.rulebook import KINDS
from tools.book.citations import code_of

TESTS = Path(__file__).parent


@pytest.mark.parametrize("game", felicity.games())
def test_every_rule_has_a_test(game: str) -> None:
    """`felicity rules GAME --coverage` lists them."""
    proofs = proofs_in(TESTS)
    unproven = [rule.id for rule in felicity.rules(game).rules if rule.id not in proofs]
    assert not unproven, f"no test proves {', '.join(unproven)}"


def test_no_test_claims_to_prove_a_rule_that_is_not_there() -> None:
    """A mark with a misspelt id would prove nothing."""
    refuse_unknown(proofs_in(TESTS), {rule.id for game in felicity.games() for rule in felicity.rules(game).rules})


# --- where the code carries out a rule ---


def cited_in(game: str) -> set[str]:
    """The rules that the source of a game cites."""
    return set(code_of(game))


@pytest.mark.parametrize("game", felicity.games())
def test_every_rule_is_cited_where_the_code_carries_it_out_or_says_what_it_is(game: str) -> None:
    """And none does both: a mark on a rule that the code carries out would be wrong."""
    cited = cited_in(game)
    assert not [rule.id for rule in felicity.rules(game) if rule.id not in cited and not rule.kind], "neither cited nor marked"
    assert not [rule.id for rule in felicity.rules(game) if rule.id in cited and rule.kind], "both cited and marked"


@pytest.mark.parametrize("game", felicity.games())
def test_the_code_cites_no_rule_that_is_not_there(game: str) -> None:
    assert not sorted(cited_in(game) - {rule.id for rule in felicity.rules(game)})


@pytest.mark.parametrize("game", felicity.games())
def test_a_consequence_follows_from_rules_that_the_code_carries_out(game: str) -> None:
    """Rules of the game, or of its base game."""
    cited = cited_in(game) | (cited_in(base) if (base := plugins.plugin(game).base) else set())
    for rule in felicity.rules(game):
        assert not rule.kind or rule.kind in KINDS, rule
        assert bool(rule.of) == (rule.kind == "consequence"), rule
        assert set(rule.of) <= cited, rule
