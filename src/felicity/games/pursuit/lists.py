"""The words of positions and events, by kind, in the order of their numbers."""

from __future__ import annotations

from felicity.games.pursuit.constants import ACTIONS, AGES, DEEDS, PHASES, ROWS, SIDES


def lists_of(
    cards: list[str], partners: list[str], men: list[str], traits: list[str], goals: list[str], sources: list[str]
) -> dict[str, list[str]]:
    """The lists of a box with these cards."""
    people: list[str] = []  # see `relationships.partner`
    for woman, man in zip(partners, men):
        people += [woman, man]
    return {
        "card": cards,
        "trait": traits,
        "goal": goals,
        "partner": people,
        "action": ACTIONS,
        "row": ROWS,
        "source": sources,
        "age": AGES,
        "phase": PHASES,
        "deed": DEEDS,
        "side": SIDES,
    }
