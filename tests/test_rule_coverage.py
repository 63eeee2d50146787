"""Every rule and ruling of every game is proven by a test."""

from __future__ import annotations

from pathlib import Path

import pytest

import felicity
from felicity.cli.coverage import proofs_in, refuse_unknown

TESTS = Path(__file__).parent


@pytest.mark.parametrize("game", felicity.games())
def test_every_rule_has_a_test(game: str) -> None:
    """`felicity rules GAME --coverage` lists them."""
    proofs = proofs_in(TESTS)
    unproven = [rule.id for rule in felicity.rules(game).rules if rule.id not in proofs]
    assert not unproven, f"no test proves {', '.join(unproven)}"


def test_no_test_claims_to_prove_a_rule_that_is_not_there() -> None:
    """A marker with a misspelt id would prove nothing."""
    refuse_unknown(proofs_in(TESTS), {rule.id for game in felicity.games() for rule in felicity.rules(game).rules})
