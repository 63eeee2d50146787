"""The bots by name."""

from __future__ import annotations

import pytest

import felicity
from felicity.bots.fallback import FallbackBot
from felicity.bots.greedy import GreedyBot
from felicity.bots.registry import bot, evaluation, names, search_evaluation, search_settings
from felicity.bots.search.bot import SearchBot
from felicity.games.nation.bot import weights as nation
from felicity.games.rainbow.bot import weights as rainbow

TUNED = {"nation": nation.FOUND_BY_PLAY, "rainbow": rainbow.FOUND_BY_PLAY}


def test_every_name_is_a_bot() -> None:
    """A bot can be asked for by each name that is listed, and bears it."""
    assert names("loop") == ["random", "greedy", "easy", "normal", "hard", "expert"]
    assert [bot(name, "loop").name for name in names("loop")] == names("loop")


def test_an_unknown_name_is_refused() -> None:
    """The message says what came and what may be chosen."""
    with pytest.raises(felicity.BadOptions, match=r"no bot 'clever' for loop: choose one of random, greedy"):
        bot("clever", "loop")


def test_a_game_that_nobody_has_has_no_bots() -> None:
    with pytest.raises(felicity.BadOptions, match="There is no game 'chess': choose one of loop, nation"):
        names("chess")


@pytest.mark.parametrize("game", sorted(TUNED))
def test_the_search_judges_by_figures_that_were_found_by_play(game: str) -> None:
    """Each of them exists, and greedy keeps those set by hand."""
    by_hand, found = evaluation(game).weights().by_name(), search_evaluation(game).weights().by_name()
    assert set(TUNED[game]) <= set(by_hand)
    assert found == by_hand | TUNED[game]
    assert evaluation(game).weights().by_name() == by_hand != found


@pytest.mark.parametrize("game", sorted(TUNED))
def test_levels_that_search_play_by_what_play_has_found(game: str) -> None:
    """And divide their attention as the game wants it; where they fail, the greedy bot with its own figures steps in."""
    for level in ("normal", "hard", "mcts:5"):
        fallback = bot(level, game)
        assert isinstance(fallback, FallbackBot)
        search, greedy = fallback.bots[:2]
        assert isinstance(search, SearchBot)
        assert isinstance(greedy, GreedyBot)
        assert search.evaluation.weights().by_name() == search_evaluation(game).weights().by_name()
        assert search.settings.prior_visits == search_settings(game).prior_visits
        assert greedy.evaluation.weights().by_name() == evaluation(game).weights().by_name()
