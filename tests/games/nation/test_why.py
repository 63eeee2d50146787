"""Why an action of the day that no question comes across can't be done: the reason, the rule and the figures."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.nation.story import Story, story


def why(t: Story, option: str) -> list[Any]:
    """Reason, rule, and the figures: what is needed and what there is."""
    refusal = t.table.why(option)
    assert refusal is not None, option
    data = refusal.as_dict()
    return [data["reason"], data["rule"], *[data[name] for name in ("bound", "needs", "has") if name in data]]


def town(**counters: Any) -> Story:
    """The Builder's turn, with 100B and nothing else; bread costs 10B, and 2 lie for sale."""
    t = story("builder,farmer,banker")
    t.player("builder").has(**{"money": 100, "houses": 0, "for_sale": 0, "level": 1, **counters})
    t.player("farmer").has(for_sale=2, price=10)
    return t


@pytest.mark.rule("NATION-0.1", "NATION-2.c14", "NATION-2.c2", "NATION-2.c4", "NATION-2.c5", "NATION-2.b6")
@pytest.mark.parametrize(
    ("counters", "option", "reason"),
    [
        ({}, "visit seat4", ["no-such-seat", "NATION-0.1", "at most", 3, 4]),
        ({}, "visit seat1", ["yourself", "NATION-2.c14"]),
        ({}, "visit seat1 buy 1", ["yourself", "NATION-2.c14"]),
        ({}, "visit seat2 buy 3", ["for-sale", "NATION-2.c2", "at least", 3, 2]),
        ({"money": 19}, "visit seat2 buy 2", ["money", "NATION-2.c4", "at least", 20, 19]),
        ({}, "visit seat3 buy 1", ["nothing-for-sale", "NATION-2.b6"]),
        ({}, "visit seat2 borrow 100", ["only-at-the-banker", "NATION-2.c5"]),
        ({}, "visit seat2 repay", ["only-at-the-banker", "NATION-2.c5"]),
    ],
)
def test_a_visit_that_cannot_be_made(counters: dict[str, Any], option: str, reason: list[Any]) -> None:
    """Nobody there, nothing there, or not enough."""
    assert why(town(**counters), option) == reason


@pytest.mark.rule("NATION-2.a2", "NATION-2.a3", "NATION-2.b1", "NATION-2.f1", "NATION-B.7")
@pytest.mark.parametrize(
    ("who", "counters", "option", "reason"),
    [
        ("farmer", {"houses": 2, "level": 2, "money": 100}, "upgrade with 1 for sale", ["only-the-builder", "NATION-2.a3"]),
        ("builder", {"level": 2, "houses": 2}, "upgrade with 1 for sale", ["for-sale", "NATION-2.a3", "at least", 1, 0]),
        ("builder", {"level": 2, "for_sale": 5}, "upgrade with 3 for sale", ["houses-needed", "NATION-2.a2", "at most", 2, 3]),
        ("builder", {}, "work 2", ["level", "NATION-2.b1", "at most", 1, 2]),
        ("builder", {"hand": ["date"]}, "play wedding", ["card-not-in-hand", "NATION-2.f1"]),
        ("builder", {"hand": ["date"]}, "play date seat2", ["played-otherwise", "NATION-X.3"]),
        ("builder", {"hand": ["help-from-a-friend"]}, "play help-from-a-friend seat1", ["yourself", "NATION-X.6a"]),
        ("builder", {"hand": ["help-from-a-friend"]}, "play help-from-a-friend seat5", ["no-such-seat", "NATION-0.1", "at most", 3, 5]),
        ("builder", {}, "withdraw 100", ["only-the-banker", "NATION-B.7"]),
        ("builder", {}, "replace 100 with 50", ["only-the-banker", "NATION-B.7"]),
        ("banker", {}, "replace 200 with 50", ["not-on-offer", "NATION-B.7"]),
    ],
)
def test_an_action_that_cannot_be_done(who: str, counters: dict[str, Any], option: str, reason: list[Any]) -> None:
    """Upgrades, work, cards, and the Banker's own."""
    t = town()
    if counters:
        t.player(who).has(**counters)
    assert why(t.gives_turn_to(who), option) == reason
