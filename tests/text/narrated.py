"""What every game promises in words: a whole game is told without a gap."""

from __future__ import annotations

import re
from collections.abc import Callable

from felicity.core.option import Option
from felicity.core.rng import Rng, start_of
from felicity.core.table import Table
from felicity.text.narrator import Narrator

Chooser = Callable[[list[Option], int], Option]
MANY = 10**6
# «1 tickets»: whatever is counted in the games, in both languages.
SEVERAL = re.compile(
    r"\b1[ \u00a0\u202f]("
    r"tickets|houses|hours|bucks|coins|cards|keys|hang-ups|rounds|hourglasses|players|holders|spaces|turns|points|"
    r"billets|maisons|heures|sous(?! l)|pains|médicaments|pièces|cartes|clés|blocages|manches|sabliers|joueurs|places|cases|tours)\b"
)
REFUSALS_EVERY = 5  # choices: reasons are many, and mostly the same again


def any_of(options: list[Option], chance: int) -> Option:
    """Any option."""
    return options[chance % len(options)]


def is_said(sentence: str) -> bool:
    """Is there a sentence, and one thing in it is never several?"""
    return bool(sentence) and not SEVERAL.search(sentence)


def check_sentences(table: Table, tell: Narrator, luck: str, choose: Chooser = any_of) -> None:
    """No figure is missing in any option, question, refusal or event, to whomever it is told; one is no plural."""
    rng = Rng(start_of(luck))
    while not table.is_over:
        assert is_said(tell.asked(table)), tell.asked(table)
        options = table.options()
        for option in options:
            sentence = tell.option(option, table.question, tell.preview(table, option))
            assert is_said(sentence), sentence
            assert tell.group(option, table.question) in tell.GROUPS
        if table.number % REFUSALS_EVERY == 0:
            for refusal in table.refusals():
                title, _, why = tell.refusal(refusal)
                assert is_said(title), title
                assert is_said(why), why
        table.play(choose(options, rng.below(MANY)))
    for seat in range(1, table.setup.players + 1):
        for event in table.events(seat):
            sentence = tell.event(event, tell.recalled(table, event))
            assert is_said(sentence), sentence
