"""The bots by name."""

from __future__ import annotations

from typing import Final

from felicity.bots.advice import Advice, advise
from felicity.bots.bot import Bot, RandomBot
from felicity.bots.figures import TUNED
from felicity.bots.greedy import Evaluation, GreedyBot
from felicity.bots.loop import LoopEvaluation
from felicity.bots.nation import NationEvaluation
from felicity.bots.nostalgia import NostalgiaBot, NostalgiaEvaluation
from felicity.bots.pursuit import PursuitEvaluation
from felicity.bots.rainbow import RainbowEvaluation
from felicity.bots.search.bot import SearchBot
from felicity.bots.search.search import Budget
from felicity.bots.search.tree import Manner
from felicity.bots.seat import Seat
from felicity.bots.steady import CasualBot, SteadyBot
from felicity.core.errors import BadOptions

# Of the games that have a greedy bot.
_EVALUATIONS: dict[str, type[Evaluation]] = {
    "loop": LoopEvaluation,
    "nation": NationEvaluation,
    "nostalgia": NostalgiaEvaluation,
    "pursuit": PursuitEvaluation,
    "rainbow": RainbowEvaluation,
}
LEVELS: Final = ("easy", "normal", "hard")
# Options that a search tries for one answer, so that equal seeds give equal games, at the hard level for each seat, alone as for four;
# and seconds of work after which it stops all the same: compiled, the first limit is reached in less than half a second. A hint takes as
# long as normal; in The Game of Happiness, where longer thought changes hardly any choice, it takes longer so as to know the chances.
_TRIES: Final[dict[str, dict[str, int]]] = {
    "loop": {"normal": 400, "hard": 1_000},
    "nation": {"normal": 1500, "hard": 2_500},
    "nostalgia": {"normal": 600, "hard": 1_000},
    "pursuit": {"normal": 600, "hard": 1_000},
    "rainbow": {"hint": 400, "normal": 80, "hard": 100},
}
# How it divides its attention, where not as usual: in The Game of Happiness all options lie close together.
_MANNERS: Final[dict[str, Manner]] = {"rainbow": Manner(trust=30.0, sharpness=60.0, curiosity=0.03)}
_SECONDS: Final = {"normal": 0.4, "hard": 1.8}
ADVISED: Final = 3  # options that somebody is told of
_SEARCH: Final = "mcts:"
MOST_ITERATIONS: Final = 1_000_000


_GREEDY: dict[str, type[GreedyBot]] = {"nostalgia": NostalgiaBot}  # games in which it thinks in another order


def names(game: str) -> list[str]:
    """The bots that can play a game; beside them `mcts:N` searches with N iterations.

    >>> names("loop")
    ['random', 'greedy', 'easy', 'normal', 'hard']
    """
    return ["random", "greedy", *LEVELS] if game in _EVALUATIONS else ["random"]


def is_bot(name: str, game: str) -> bool:
    """Is this the name of a bot that can play the game?

    >>> is_bot("mcts:100", "loop"), is_bot("mcts:no", "loop")
    (True, False)
    """
    return name in names(game) or (game in _EVALUATIONS and iterations_of(name) > 0)


def iterations_of(name: str) -> int:
    """N of `mcts:N`; 0 for any other name."""
    number = name.removeprefix(_SEARCH)
    if number == name or not number.isdecimal() or len(number) > 7:
        return 0
    return min(MOST_ITERATIONS, int(number))


def evaluation(game: str) -> Evaluation:
    """What the bots of a game judge positions by."""
    return _EVALUATIONS[game]()


def sharper(game: str) -> Evaluation:
    """What the search judges positions by: the same, with figures that were found by play where there are some."""
    judge = evaluation(game)
    if game in TUNED:
        judge.adjust(TUNED[game])
    return judge


def manner_of(game: str) -> Manner:
    """How a search divides its attention in a game."""
    return _MANNERS.get(game) or Manner()


def bot(name: str, game: str) -> Bot:
    """A new bot of this name for a game.

    >>> bot("greedy", "loop").name
    'greedy'
    """
    if not is_bot(name, game):
        raise BadOptions(
            f"There is no bot {name!r} for {game}: choose one of {', '.join(names(game))}, or mcts:N for N iterations of search."
        )
    if name == "random":
        return RandomBot()
    judge = evaluation(game)
    greedy = _GREEDY.get(game, GreedyBot)(judge)
    if name == "greedy":
        return greedy
    if name == "easy":
        return SteadyBot(name, [CasualBot(greedy), RandomBot()])
    return SteadyBot(name, [SearchBot(name, sharper(game), budget_of(name, game), manner_of(game)), greedy, RandomBot()])


def hints(game: str, seat: Seat) -> list[Advice]:
    """What the search would do in a seat, and what next best. Not limited by the clock, so that equal luck gives equal hints."""
    tries = _TRIES[game]
    return advise(sharper(game), seat, ADVISED, Budget(tries=tries.get("hint") or tries["normal"]), manner_of(game))


def budget_of(name: str, game: str) -> Budget:
    """How long a level, or `mcts:N`, thinks about an answer."""
    if name in LEVELS:
        return Budget(tries=_TRIES[game][name], seconds=_SECONDS[name], per_seat=name == "hard")
    return Budget(iterations=iterations_of(name))
