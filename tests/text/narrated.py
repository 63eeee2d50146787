"""What every game promises in words: a whole game is told without a gap."""

from __future__ import annotations

from collections.abc import Callable

from felicity.core.option import Option
from felicity.core.rng import Rng, start_of
from felicity.core.table import Table
from felicity.text.narrator import Narrator

Chooser = Callable[[list[Option], int], Option]
MANY = 10**6
REFUSALS_EVERY = 5  # choices: reasons are many, and mostly the same again


def any_of(options: list[Option], chance: int) -> Option:
    """Any option."""
    return options[chance % len(options)]


def check_sentences(table: Table, tell: Narrator, luck: str, choose: Chooser = any_of) -> None:
    """No figure is missing in any option, question, refusal or event, to whomever it is told."""
    rng = Rng(start_of(luck))
    while not table.is_over:
        assert tell.asked(table)
        options = table.options()
        for option in options:
            assert tell.option(option, table.question, tell.preview(table, option))
            assert tell.group(option, table.question) in tell.GROUPS
        if table.number % REFUSALS_EVERY == 0:
            assert all(all(tell.refusal(refusal)[::2]) for refusal in table.refusals())
        table.play(choose(options, rng.below(MANY)))
    for seat in range(1, table.setup.players + 1):
        assert all(tell.event(event, tell.recalled(table, event)) for event in table.events(seat))
