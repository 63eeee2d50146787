"""The search: it finds what wins, keeps to what its seat may know, to its seed and to its budget, and copes with every question."""

from __future__ import annotations

import logging
import time

import pytest

import felicity
from felicity.bots import registry
from felicity.bots.bot import RandomBot
from felicity.bots.fallback import FallbackBot
from felicity.bots.greedy import GreedyBot
from felicity.bots.registry import bot
from felicity.bots.search.bot import SearchBot
from felicity.bots.search.search import CLEAR, Budget, Search
from felicity.bots.search.tree import SearchSettings
from felicity.bots.seat import Seat
from felicity.core.rng import Rng, start_of
from felicity.core.table import Table
from tests.games.loop.story import story as loop_story
from tests.games.nation.story import story as nation_story
from tests.games.pursuit.story import story as pursuit_story
from tests.games.rainbow.story import on_track

GAMES = [("loop", "competitive", 3), ("loop", "coop", 2), ("loop", "solo", 1), ("nation", "standard", 3)]
GAMES += [("pursuit", "standard", 2), ("pursuit", "solo", 1), ("rainbow", "standard", 3)]
GAMES += [("nostalgia", "standard", 2), ("nostalgia", "solo", 1)]


def searched(table: Table, iterations: int, seed: str = "1", expert: bool = False) -> Search:
    """A search for whoever must choose."""
    game, seat = table.setup.game, Seat(table, Rng(start_of(seed)))
    if expert:
        found = Search(registry.expert_evaluation(game), seat, registry.expert_settings(game))
    else:
        found = Search(registry.evaluation(game), seat, SearchSettings())
    found.run(Budget(iterations=iterations))
    return found


def chooses(table: Table, iterations: int = 12, seed: str = "1") -> str:
    """What the search plays."""
    return bot(f"mcts:{iterations}", table.setup.game).choose(Seat(table, Rng(start_of(seed)))).text


def walk(game: str, mode: str, players: int, steps: int) -> Table:
    """A table some random choices into the game."""
    table, chance = felicity.new(game, players=players, mode=mode, seed=7), Rng(start_of(f"walk {steps}"))
    while table.to_act is not None and (table.number < steps or len(table.options()) == 1):
        table.play(RandomBot().choose(Seat(table, chance)))
    return table


# --- forced wins ---


def test_loop_the_last_turn_is_won_by_two_activities() -> None:
    """9 HAPPINESS against 10, both ACTIVITY can be completed, and the game is over after the turn: whatever comes first, both are done."""
    t = loop_story("basic", starting_player="2").plays("work", "end turn")
    t.scene(ending="depletion", depleted=True, material_deck=[], stage=["dance-1", "picnic-1"])
    t.player(1).has(happiness=9, materials=["food 1", "glass 1", "plastic 2"], coins=3, hand=[], goals=["hobby"], reputation=0)
    t.player(2).has(happiness=10)
    while t.to_act == 1:
        t.plays(chooses(t.table))
    assert t.table.result.winners == [1]


def test_nation_the_last_hours_are_spent_on_what_wins() -> None:
    """The last day, two hours left, a Happiness behind: a date with two bread brings four."""
    t = nation_story("builder,farmer")
    t.scene(ending="target")
    t.player("builder").has(hand=["date"], bread=4, hours=10, happiness=30)
    t.player("farmer").has(happiness=32, hours=12)
    assert chooses(t.table) == "play date"


def test_pursuit_the_last_hourglass_finishes_what_wins() -> None:
    """Seven points with the last hourglass of a life, five behind."""
    t = pursuit_story(round=8)
    t.player(1).has(projects={"develop-invention": 3}, knowledge=5, creativity=4, lth=20, stress=15)
    t.player(2).has(lth=24)
    t.last_hourglass(1, 2)
    assert chooses(t.table) == "advance develop-invention"
    expert = bot("expert", "pursuit", clock=False)
    while t.table.to_act is not None:  # another option wins by less; any of them will do
        t.table.play(expert.choose(Seat(t.table, Rng(start_of("1")))))
    assert t.table.result.winners == [1]


def test_rainbow_the_key_that_wins_is_taken() -> None:
    """The last key but one is on the way; of all keys only this one can be put on the stand at once."""
    t = on_track("faith 2")
    t.player(1).has(stand=["health", "friendship", "money", "love"], hang_ups=["faith"])
    t.scene(fate=["fate_key"]).moves(1)
    assert chooses(t.table) == "key knowledge"


# --- what it may know, and what decides ---


@pytest.mark.parametrize("expert", [False, True])
@pytest.mark.parametrize(("game", "mode", "players"), GAMES)
def test_its_choice_depends_only_on_what_the_seat_may_know(game: str, mode: str, players: int, expert: bool) -> None:
    """In positions that the seat can't tell apart, with equal chance, the whole search is equal."""
    for steps in (9, 24):
        table = walk(game, mode, players, steps)
        if table.to_act is None:
            continue
        other = table.guess(table.to_act, Rng(start_of(f"other {steps}")))
        mine, theirs = searched(table, 3, expert=expert), searched(other, 3, expert=expert)
        assert [(edge.option.text, edge.visits, edge.total) for edge in mine.best()] == [
            (edge.option.text, edge.visits, edge.total) for edge in theirs.best()
        ]


def test_equal_seeds_give_equal_searches() -> None:
    """A bot that has thought before chooses like a new one, and other chance leads elsewhere."""
    table = walk("nation", "standard", 3, 20)
    old = bot("mcts:6", "nation")
    first = old.choose(Seat(table, Rng(start_of("1"))))
    assert old.choose(Seat(table, Rng(start_of("1")))) is first
    assert bot("mcts:6", "nation").choose(Seat(table, Rng(start_of("1")))) is first
    assert searched(table, 6, "1").root.gap != searched(table, 6, "2").root.gap


def test_chances_are_chances() -> None:
    """Among rivals they add up to 1; in a team they are equal; all lie between 0 and 1."""
    for game, mode, players in GAMES:
        table = walk(game, mode, players, 15)
        found = registry.evaluation(game).chances(table.state, players)
        assert all(0.0 <= chance <= 1.0 for chance in found)
        if mode == "coop":
            assert len(set(found)) == 1
        elif players > 1:
            assert sum(found) == pytest.approx(1.0)


# --- budgets ---


def test_iterations_are_kept() -> None:
    """No more and no fewer; each tries one option of the root."""
    found = searched(walk("rainbow", "standard", 2, 12), 9)
    assert found.iterations == 9
    assert sum(edge.visits for edge in found.root.edges) == 9


def test_tries_are_kept() -> None:
    """A search stops after the iteration in which they are used up."""
    table = walk("nation", "standard", 3, 20)
    found = Search(registry.evaluation("nation"), Seat(table, Rng(1)), SearchSettings())
    found.run(Budget(tries=500))
    assert 500 <= found.lookahead.tries < 5000


def test_a_search_ends_where_there_is_nothing_left_to_try() -> None:
    """The last hourglass of all: every answer ends the game, so that walks try nothing."""
    t = pursuit_story(round=8)
    t.player(1).has(projects={"develop-invention": 3}, knowledge=5, creativity=4, lth=20, stress=15)
    t.last_hourglass(1, 2)
    found = Search(registry.evaluation("pursuit"), Seat(t.table, Rng(1)), SearchSettings())
    found.run(Budget(tries=300))
    assert found.iterations < 100


def test_who_plays_alone_may_think_as_long_as_in_company() -> None:
    budget = Budget(tries=100, per_seat=True)
    assert [budget.tries_for(seats) for seats in (1, 2, 4, 6)] == [400, 200, 400, 600]
    assert Budget(tries=100).tries_for(6) == 100
    further = Budget(tries=100, per_seat=True, alone=900)
    assert [further.tries_for(seats) for seats in (1, 2)] == [900, 200]
    assert further.eased(0.5).tries_for(1) == 450


def test_where_all_win_or_lose_together_a_search_may_look_further() -> None:
    """Alone the expert plays every life to its end, and trusts a single one less; among rivals both are as usual."""
    evaluation, settings = registry.expert_evaluation("pursuit"), registry.expert_settings("pursuit")
    for mode, players, further, visits in (("solo", 1, 9.0, 30.0), ("standard", 2, 0.3, 6.0)):
        table = walk("pursuit", mode, players, 9)
        found = Search(evaluation, Seat(table, Rng(1)), settings)
        assert found.until == evaluation.moment(table.state) + further
        assert found.settings.prior_visits == found.root.settings.prior_visits == visits


def test_time_is_kept() -> None:
    """Even where one iteration would take longer: it is cut short."""
    table = walk("loop", "competitive", 3, 20)
    search = SearchBot("slow", registry.evaluation("loop"), Budget(tries=10**9, seconds=0.1))
    began = time.thread_time()
    search.choose(Seat(table, Rng(1)))
    assert time.thread_time() - began < 0.4


def test_a_choice_that_stops_early_is_that_of_the_whole_search() -> None:
    """It stops when no other option can become the most tried, and not before; what isn't clear at first sight is searched."""
    table = walk("nation", "standard", 3, 20)
    whole = searched(table, 40)
    early = Search(registry.evaluation("nation"), Seat(table, Rng(start_of("1"))), SearchSettings())
    assert early.root.edges[0].prior < CLEAR
    assert early.decide(Budget(iterations=40)) is whole.best()[0].option
    assert early.iterations <= 40


# --- free actions ---


def test_a_free_action_is_worth_what_it_changes() -> None:
    """Refreshing a row leaves the turn to be taken: it promises about what the best action does, less its price."""
    table = walk("pursuit", "standard", 2, 36)
    assert table.question == "TakeTurn"
    edges = searched(table, 1).root.edges
    refresh = max(edge.value for edge in edges if edge.option.text.startswith("refresh"))
    assert 0.5 * edges[0].value < refresh <= edges[0].value


# --- never stuck ---


def test_a_bot_that_fails_is_replaced_for_that_decision(caplog: pytest.LogCaptureFixture) -> None:
    """By the next simpler one, and it is noted: here two bots that judge by another game's worths."""
    table = walk("rainbow", "standard", 2, 12)
    wrong = registry.evaluation("loop")
    fallback = FallbackBot("fallback", [SearchBot("search", wrong, Budget(iterations=1)), GreedyBot(wrong), RandomBot()])
    with caplog.at_level(logging.WARNING, logger="felicity.bots"):
        assert fallback.choose(Seat(table, Rng(1))) in table.options()
    assert [record.getMessage() for record in caplog.records] == [
        f"search failed in {table.question}; greedy chooses instead",
        f"greedy failed in {table.question}; random chooses instead",
    ]


# --- every question ---


@pytest.mark.parametrize(("game", "mode", "players"), GAMES)
def test_it_can_answer_whatever_is_asked(game: str, mode: str, players: int) -> None:
    """Every kind of question that random games meet, once each; nothing is left to simpler bots."""
    seen: set[str] = set()
    chance = Rng(start_of("smoke"))
    for seed in range(2):
        table = felicity.new(game, players=players, mode=mode, seed=seed)
        while table.to_act is not None and table.number < 150:
            if table.question not in seen and len(table.options()) > 1:
                seen.add(table.question)
                assert searched(table, 1).best()[0].option in table.options()
            table.play(RandomBot().choose(Seat(table, chance)))
    assert "TakeTurn" in seen
