"""The bots by name."""

from __future__ import annotations

from typing import Final

from felicity import plugins
from felicity.bots.advice import Advice, advise
from felicity.bots.bot import Bot, RandomBot
from felicity.bots.fallback import CasualBot, FallbackBot
from felicity.bots.greedy import Evaluation
from felicity.bots.judge import Judge
from felicity.bots.playout import PlayoutEvaluation
from felicity.bots.search.bot import SearchBot
from felicity.bots.search.search import Budget
from felicity.bots.search.tree import SearchSettings
from felicity.bots.seat import Seat
from felicity.core.errors import BadOptions

LEVELS: Final = ("easy", "normal", "hard", "expert")
KEPT: Final = {"hard-1": "hard"}  # earlier levels, kept for comparison, and what plays as they did
# Seconds of work after which a search stops, however few options it has tried: compiled, the plugin's number of tries takes less
# than half a second.
_SECONDS: Final = {"normal": 0.4, "hard": 1.8, "expert": 1.8}
_PER_SEAT: Final = ("hard", "expert")
EXPERT: Final = 6  # times the options of `hard`, where a game doesn't say
ADVISED: Final = 3  # options in a hint
_SEARCH: Final = "mcts:"
MOST_ITERATIONS: Final = 1_000_000


def names(game: str) -> list[str]:
    """The bots that can play a game; beside them `mcts:N` searches with N iterations, and those of `KEPT` play as they did.

    >>> names("loop")
    ['random', 'greedy', 'easy', 'normal', 'hard', 'expert']
    """
    return ["random", "greedy", *LEVELS] if can_judge(game) else ["random", *_SECONDS]


def is_bot(name: str, game: str) -> bool:
    """Is this the name of a bot that can play the game?

    >>> is_bot("mcts:100", "loop"), is_bot("mcts:no", "loop")
    (True, False)
    """
    return KEPT.get(name, name) in names(game) or iterations_of(name) > 0


def iterations_of(name: str) -> int:
    """N of `mcts:N`; 0 for any other name."""
    number = name.removeprefix(_SEARCH)
    if number == name or not number.isdecimal() or len(number) > 7:
        return 0
    return min(MOST_ITERATIONS, int(number))


def can_judge(game: str) -> bool:
    """Has the game an evaluation?"""
    return plugins.plugin(game).evaluation() is not None


def evaluation(game: str) -> Evaluation:
    """The evaluation of a game's bots; for a game without one, random playouts."""
    return plugins.plugin(game).evaluation() or PlayoutEvaluation(plugins.game(game))


def search_evaluation(game: str) -> Evaluation:
    """The evaluation of the search: the same, with tuned weights where the game has some."""
    return plugins.plugin(game).search_evaluation() or evaluation(game)


def search_settings(game: str) -> SearchSettings:
    """The constants of the search in a game."""
    return plugins.plugin(game).search_settings()


def expert_evaluation(game: str) -> Evaluation:
    """The evaluation of the expert: with what it has learned, and a view further ahead, where that pays."""
    return plugins.plugin(game).expert_evaluation() or search_evaluation(game)


def expert_settings(game: str) -> SearchSettings:
    """The constants of the expert's search."""
    return plugins.plugin(game).expert_settings()


def bot(name: str, game: str, clock: bool = True, ease: float = 1.0) -> Bot:
    """A new bot of this name for a game. Without a clock only its level limits the search, so that equal seeds give equal games.
    With ease a search takes only that part of its time.

    >>> bot("greedy", "loop").name
    'greedy'
    """
    if not is_bot(name, game):
        known = ", ".join(names(game))
        raise BadOptions(
            f"There is no bot {name!r} for {game}: choose one of {known}, or mcts:N for N iterations of search.",
            "error-no-bot",
            bot=repr(name),
            game=game,
            bots=known,
        )
    if name == "random":
        return RandomBot()
    greedy = plugins.plugin(game).greedy_bot(evaluation(game))
    if name == "greedy":
        return greedy
    if name == "easy":
        return FallbackBot(name, [CasualBot(greedy), RandomBot()])
    budget = budget_of(name, game, clock).eased(ease)
    if name == "expert":
        search = SearchBot(name, expert_evaluation(game), budget, expert_settings(game))
    else:
        search = SearchBot(name, search_evaluation(game), budget, search_settings(game))
    return FallbackBot(name, [search, greedy, RandomBot()])


def hints(game: str, seat: Seat) -> list[Advice]:
    """The search's best options for a seat. Not limited by the clock, so that the same seed gives the same hints."""
    tries = plugins.plugin(game).tries
    return advise(search_evaluation(game), seat, ADVISED, Budget(tries=tries.get("hint") or tries["normal"]), search_settings(game))


def judge(game: str, seat: Seat, effort: float) -> Judge:
    """A judge of the seat's options who tries that many times as many as the level `normal`. It isn't limited by the clock either."""
    tries = plugins.plugin(game).tries
    return Judge(search_evaluation(game), seat, Budget(tries=round(effort * (tries.get("hint") or tries["normal"]))), search_settings(game))


def budget_of(name: str, game: str, clock: bool = True) -> Budget:
    """How long a level, or `mcts:N`, thinks about an answer; with a clock a level also stops after its seconds."""
    level = KEPT.get(name, name)
    if level in LEVELS:
        tries = plugins.plugin(game).tries
        most = tries.get(level) or EXPERT * tries["hard"]
        seconds = _SECONDS[level] if clock else 0.0
        return Budget(tries=most, seconds=seconds, per_seat=level in _PER_SEAT, alone=tries.get(f"{level} alone", 0))
    return Budget(iterations=iterations_of(name))
