"""The greedy bot uses Nostalgia sensibly: it does what is free first, and its memories come true."""

from __future__ import annotations

import felicity
from felicity.bots import registry
from felicity.bots.greedy import GreedyBot
from felicity.bots.seat import Seat
from felicity.core.rng import Rng, start_of
from felicity.core.table import Table
from felicity.games.nostalgia import names
from felicity.games.nostalgia.album import albums_of
from felicity.games.nostalgia.arrange import BOTH
from felicity.games.nostalgia.bot.evaluation import reminiscence_worth
from felicity.games.nostalgia.bot.weights import NostalgiaWeights
from felicity.games.pursuit.bot.timing import Time
from felicity.games.pursuit.state import PursuitState
from tests.games.nostalgia.story import Memories, story


def chooses(t: Memories) -> str:
    """What the bot does in this scene."""
    return registry.bot("greedy", "nostalgia").choose(Seat(t.table, Rng(1))).text


def played(game: str, seed: int) -> Table:
    """A game of two greedy bots."""
    table = felicity.new(game, players=2, seed=seed, listen=True)
    bot, rng = registry.bot("greedy", game), Rng(start_of(f"nostalgia {seed}"))
    while not table.is_over:
        table.play(bot.choose(Seat(table, rng)))
        assert table.number < 1500, "the bot never comes to an end"
    return table


def test_memories_come_true() -> None:
    """Every life places cards and activates triggers; most realise something, and Nostalgia brings happiness."""
    tables = [played("nostalgia", seed) for seed in range(2)]
    events = [event["event"] for table in tables for event in table.events(None)]
    assert events.count("placed") >= 8
    assert events.count("realised") >= 3
    assert sum(seat.sources["nostalgia"] for table in tables for seat in table.result.seats) >= 3 * len(tables)


def test_a_free_action_comes_first() -> None:
    """A trigger that pays, before anything else."""
    t = story(round=3).remembers(board={"tales": "passive"}).empties_hand()
    t.player(1).has(creativity=9)
    assert chooses(t) == "activate tales"


def test_a_goal_within_reach_is_worth_realising() -> None:
    """Three happiness at the end for what one has already: better than studying or resting once more."""
    t = story(round=5).remembers(board={"piggy-bank": BOTH}).empties_hand()
    t.player(1).has(influence=2, knowledge=2, creativity=0, money=12)
    t.last_hourglass(1)
    bot = registry.bot("greedy", "nostalgia")
    assert isinstance(bot, GreedyBot)
    worth = dict(zip([option.text for option in t.table.options()], bot.worths(Seat(t.table, Rng(1)))))
    assert worth["realise piggy-bank"] > max(worth["study"], worth["rest"])


def estimates() -> dict[str, float]:
    """What the bot thinks of each card when a life begins."""
    s = story(round=1).table.state
    assert isinstance(s, PursuitState)
    me, w = s.players[0], NostalgiaWeights()
    found = [reminiscence_worth(w, s, albums_of(s), me, card, 0, Time(w, s, me)) for card in range(len(names.NOSTALGIA))]
    return dict(zip(names.NOSTALGIA, found, strict=True))


def test_all_categories_are_worth_remembering_alike() -> None:
    """So that each is used (docs/nostalgia-cards.md): none is hoped for half as much again as another, and no card is hopeless."""
    worth = estimates()
    means = [sum(worth[card] for card in cards) / 16 for cards in (names.LIFE_GOALS, names.SKILLS, names.CHOICES, names.REPEATABLES)]
    assert max(means) < 1.5 * min(means), means
    assert all(hope > 0.15 for hope in worth.values())
