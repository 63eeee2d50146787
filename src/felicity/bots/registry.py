"""The bots by name."""

from __future__ import annotations

from felicity.bots.bot import Bot, RandomBot
from felicity.bots.greedy import Evaluation, GreedyBot
from felicity.bots.loop import LoopEvaluation
from felicity.bots.nation import NationEvaluation
from felicity.bots.nostalgia import NostalgiaBot, NostalgiaEvaluation
from felicity.bots.pursuit import PursuitEvaluation
from felicity.bots.rainbow import RainbowEvaluation
from felicity.core.errors import BadOptions

# Of the games that have a greedy bot.
_EVALUATIONS: dict[str, type[Evaluation]] = {
    "loop": LoopEvaluation,
    "nation": NationEvaluation,
    "nostalgia": NostalgiaEvaluation,
    "pursuit": PursuitEvaluation,
    "rainbow": RainbowEvaluation,
}


_GREEDY: dict[str, type[GreedyBot]] = {"nostalgia": NostalgiaBot}  # games in which it thinks in another order


def names(game: str) -> list[str]:
    """The bots that can play a game.

    >>> names("loop")
    ['random', 'greedy']
    """
    return ["random", "greedy"] if game in _EVALUATIONS else ["random"]


def bot(name: str, game: str) -> Bot:
    """A new bot of this name for a game.

    >>> bot("greedy", "loop").name
    'greedy'
    """
    if name not in names(game):
        raise BadOptions(f"There is no bot {name!r} for {game}: choose one of {', '.join(names(game))}.")
    if name == "random":
        return RandomBot()
    return _GREEDY.get(game, GreedyBot)(_EVALUATIONS[game]())
