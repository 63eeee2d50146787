"""The studies of a standing report: every house option, and the cards and roles that stand out, each with one point more."""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from typing import Any

from felicity import plugins
from felicity.core.errors import FelicityError
from felicity.lab.associations import card_rows
from felicity.lab.changes import change
from felicity.lab.estimates import report
from felicity.lab.folder import Folder
from felicity.lab.study import Study, read

Data = dict[str, Any]
MOST_CARDS = 8  # cards and roles to examine: those whose owners do most surprisingly


@dataclass(frozen=True, slots=True)
class Part:
    """A study of the report, and its purpose."""

    kind: str  # "base", "skill", "option" or "card"
    study: Study
    names: tuple[str, str] = ("", "")  # the weaker and the stronger bot; an option and its value; a card and its changed value


def study_of(words: list[str]) -> Study:
    """A study from its words."""
    return read(shlex.join(words))


def option_parts(game: str, words: list[str]) -> list[Part]:
    """A study for each other value of each option that has a list of values and applies here; compared with the base."""
    found = []
    for option in plugins.game(game).facts.options:
        for value in option.values:
            if value == option.default and isinstance(value, bool) == isinstance(option.default, bool):
                continue
            text = str(value).lower() if isinstance(value, bool) else str(value)
            if f"{option.name}={text}" in plugins.plugin(game).endless:
                continue
            try:
                found.append(Part("option", study_of([*words, f"{option.name}={text}"]), (option.name, text)))
            except FelicityError:  # not in this mode, or not with this many players
                continue
    return found


def card_parts(game: str, words: list[str], base: Folder) -> list[Part]:
    """A study for each card or role that stands out and can be improved, the most surprising first; compared with the base."""
    roles = report(base)["designs"][0]["roles"]
    rows = [(row["corrected"], row["card"]) for row in card_rows(game, base.files) if row["score"]]
    rows += [(row["corrected"], row["name"]) for row in roles if len(roles) > 1 and "corrected" in row]
    found: list[Part] = []
    for _, card in sorted(rows):
        text = improvement(game, card)
        if text and len(found) < MOST_CARDS:
            try:
                found.append(Part("card", study_of([*words, text]), (card, text)))
            except FelicityError:  # above the card's maximum
                continue
    return found


def improvement(game: str, card: str) -> str:
    """The change that makes a card a little better, as studies write it; "" if there is none.

    >>> improvement("loop", "chef")
    'career.chef.happiness=5'
    """
    for table, entries in plugins.game(game).catalog.default_tables().items():
        better = plugins.plugin(game).improved(table, entries[card]) if card in entries else None
        if better:
            return str(change(f"{table}.{card}.{better[0]}", better[1]))
    return ""
