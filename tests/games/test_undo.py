"""What ends undo in every game: whoever has learnt something that was hidden, or let others learn it, can't take it back."""

from __future__ import annotations

import importlib

import pytest

from felicity.core.event import EventKind

LEARNT = {
    "loop": {
        *("goal-dealt", "career-dealt", "career-sealed", "career-revealed", "materials-removed", "starting-material-drawn"),
        *("material-refilled", "material-burnt", "activity-refilled", "event-triggered", "goal-achieved"),
        *("favour-seen", "favour-drafted", "favour-given", "favour-discarded", "favour-played-face-down", "hidden-favour-revealed"),
        *("favour-accepted", "favour-rejected", "objected", "not-objected", "called", "claim-was-true", "claim-was-false"),
        *("influence-proposed", "influence-refused"),  # what another player answers
        *("peeked", "saw-material", "saw-activity", "saw-favour", "saw-event", "tossed", "invested"),
    },
    "pursuit": {"card-dealt", "goal-drawn", "trait-dealt", "trait-kept"},
    "nostalgia": {"nostalgia-dealt", "placed"},
    "nation": {
        *("card-seen", "card-lost", "sickness-drawn", "mat-counted", "mat-opened", "mat-seen-empty", "purse-opened"),
        *("friend-helped", "friend-too-poor"),  # they say what is in a purse
        *("interest-paid", "loan-paid", "return-received", "level-lost", "eliminated"),  # so does what somebody can pay
    },
    "rainbow": {"fate-drawn", "self-improvement-drawn", "device-used", "wheel-spun"},
}


@pytest.mark.parametrize("game", LEARNT)
def test_what_was_hidden_before_it_happened_ends_undo(game: str) -> None:
    """Nothing else does: a choice that taught nobody anything can be taken back."""
    kinds = vars(importlib.import_module(f"felicity.games.{game}.event_kinds")).values()
    assert {kind.name for kind in kinds if isinstance(kind, EventKind) and kind.reveals} == LEARNT[game]
