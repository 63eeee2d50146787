"""Whatever a game can ask and whatever lies on its table, every bot has an answer: found by walks that look for what was never met."""

from __future__ import annotations

import logging
import re
from collections import Counter
from typing import Any

import pytest

import felicity
from felicity import plugins
from felicity.bots.registry import bot
from felicity.bots.seat import Seat
from felicity.core.option import Option, OptionKind
from felicity.core.rng import Rng, start_of
from felicity.core.table import Table
from felicity.games.loop import names as loop
from felicity.games.loop.constants import FAVOURS
from felicity.games.nation import names as nation
from felicity.games.nation.constants import CHARACTERS
from felicity.games.nostalgia import names as nostalgia
from felicity.games.pursuit import names as pursuit
from felicity.games.rainbow.constants import AREAS, FATE_CARDS
from tests.games.loop.story import story

# What must have lain before a bot that was asked, or have been drawn or done by one, before the walks may end.
CARDS: dict[str, list[str]] = {
    "loop": [*loop.CAREERS, *loop.ACTIVITIES, *loop.GOALS, *FAVOURS],
    "nation": [*CHARACTERS, *nation.EXPLORERS],
    "pursuit": [*pursuit.CARDS, *pursuit.MEN, *pursuit.TRAITS, *pursuit.GOALS],
    "nostalgia": [
        *nostalgia.NOSTALGIA,
        *nostalgia.ITEMS_AND_ACTIVITIES,
        *nostalgia.PARTNERS,
        *nostalgia.MEN,
        *nostalgia.TRAITS,
        *nostalgia.GOALS,
    ],
    "rainbow": [*AREAS, *FATE_CARDS],
}
# House rules that bring further questions or cards, in every other walk.
HOUSE: dict[str, dict[str, Any]] = {
    "loop": {"banker_consent": True, "event_order": "chosen"},
    "pursuit": {"retirement": True, "edition": "revised"},
    "nostalgia": {"retirement": True, "board_slots": 4},
}
# The first option of each kind that walks seldom or never meet; where some card must be drawn at the right time.
RARE: dict[str, set[str]] = {
    "loop": {"take a coin", "reject with card", "redeem a", "repurchase seat1 food", "slot 1", "wear food 1", "object acquire"},
    "nation": {"character builder"},  # only where characters are chosen, which the walk of the others leaves to chance
    "pursuit": {"retire", "stop", "add nothing", "first relax"},
    "nostalgia": {"retire", "stop", "add nothing", "first relax", "choose they-lived-happily 1", "devote they-lived-happily",
                  "focus act-in-play", "use they-lived-happily", "meet martha"},
    "rainbow": set(),
}  # fmt: skip
MODES = {"loop": "competitive", "nation": "standard", "pursuit": "standard", "nostalgia": "standard", "rainbow": "standard"}
SEATS = {"loop": 6, "nation": 5, "pursuit": 4, "nostalgia": 4, "rainbow": 4}
WALKS = 24  # at most; about half of them are enough
LONGEST = 400
ROUND = 12  # choices: about what a table of two decides in one
SELDOM = 12  # the search is asked at every so many of the questions that bring something new


def topic(option: Option) -> str:
    """What an option is about: what is done, and with which card."""
    words = option.text.split()
    card = words[1] if len(words) > 1 and re.fullmatch(r"[a-z][a-z0-9-]*[a-z]|[a-z]+(-[a-z0-9]+)+", words[1]) else ""
    return f"{words[0]} {card}".strip()


class Walk:
    """Plays what was played least, and lets bots answer where there is something that they have not been asked yet."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.chance = Rng(start_of("smoke"))
        self.chosen: Counter[str] = Counter()
        self.offered: set[str] = set()
        self.kinds: set[OptionKind] = set()
        self.seen: set[str] = set()
        self.asked = 0
        self.greedy = bot("greedy", game)

    def go(self, table: Table, longest: int) -> None:
        """One walk."""
        while table.to_act is not None and table.number < longest:
            options = table.options()
            fresh = {topic(option) for option in options} - self.offered
            if len(options) > 1 and (fresh or any(option.kind not in self.kinds for option in options)):
                self.ask(table, options)
                self.offered |= fresh
            least = min(self.chosen[topic(option)] for option in options)
            unusual = [option for option in options if self.chosen[topic(option)] == least]
            option = unusual[self.chance.below(len(unusual))]
            if self.chance.below(3) == 0:  # else a life would come to nothing
                option = self.greedy.choose(Seat(table, self.chance))
            self.chosen[topic(option)] += 1
            table.play(option)
        self.seen |= words_in(table.events())

    def ask(self, table: Table, options: list[Option]) -> None:
        """Every bot chooses something that is on offer."""
        self.asked += 1
        names = ["greedy", *(["easy", "mcts:1"] if self.asked % SELDOM == 1 else [])]
        for name in names:
            assert bot(name, self.game).choose(Seat(table, self.chance)) in options
        self.kinds |= {option.kind for option in options}
        self.seen |= words_in(table.view(table.to_act))


def words_in(data: object) -> set[str]:
    """Every word of a view."""
    if isinstance(data, dict):
        return {*data, *(word for value in data.values() for word in words_in(value))}
    if isinstance(data, list):
        return {word for value in data for word in words_in(value)}
    return {data} if isinstance(data, str) else set()


def missing(walk: Walk) -> set[str]:
    """Cards, and kinds of options by their first, that no bot was asked about."""
    kinds: dict[OptionKind, str] = {}
    for option in plugins.game(walk.game).alphabet.options:
        kinds.setdefault(option.kind, option.text)
    cards = {card for card in CARDS[walk.game] if card not in walk.seen}
    return cards | ({text for kind, text in kinds.items() if kind not in walk.kinds} - RARE[walk.game])


@pytest.mark.parametrize("game", felicity.games())
def test_every_card_and_every_kind_of_option_is_met_and_answered(game: str, caplog: pytest.LogCaptureFixture) -> None:
    """By each level, and nothing is left to the next simpler bot."""
    walk = Walk(game)
    with caplog.at_level(logging.WARNING, logger="felicity.bots"):
        for number in range(WALKS):
            house = HOUSE.get(game, {}) if number % 2 else {}
            walk.go(felicity.new(game, players=SEATS[game], mode=MODES[game], seed=f"smoke-{number}", listen=True, **house), LONGEST)
            if not missing(walk):
                break
    assert not missing(walk)
    assert not caplog.records


@pytest.mark.parametrize("event", loop.EVENTS)
def test_every_event_of_loop_is_met_and_answered(event: str, caplog: pytest.LogCaptureFixture) -> None:
    """What it asks, and the turns after it: events are drawn too seldom for walks to meet them all."""
    t = story("competitive", players=2)
    for seat in (1, 2):
        t.player(seat).has(coins=3, reputation=1, materials=["glass 3", "food 2", "utility 1"], landfill=["metal", "plastic"])
    t.triggers(event)
    walk = Walk("loop")
    with caplog.at_level(logging.WARNING, logger="felicity.bots"):
        walk.ask(t.table, t.table.options())
        for _ in range(ROUND):
            t.table.play(walk.greedy.choose(Seat(t.table, walk.chance)))
    assert event in words_in(t.table.events())
    assert not caplog.records


@pytest.mark.parametrize(
    ("game", "mode", "players"), [("loop", "coop", 3), ("loop", "solo", 1), ("pursuit", "solo", 1), ("nostalgia", "solo", 1)]
)
def test_alone_and_together_every_question_is_answered(game: str, mode: str, players: int, caplog: pytest.LogCaptureFixture) -> None:
    """One game each."""
    walk = Walk(game)
    with caplog.at_level(logging.WARNING, logger="felicity.bots"):
        walk.go(felicity.new(game, players=players, mode=mode, seed="smoke"), LONGEST)
    assert walk.asked > 5
    assert not caplog.records
