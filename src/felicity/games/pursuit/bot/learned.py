"""What the expert has learned by self-play in The Pursuit of Happiness; the other bots judge by the weights set by hand.

docs/bots.md says how: with bench/weights.py, from games of greedy bots among four and alone.
"""

from __future__ import annotations

from typing import Final

from felicity.games.pursuit.bot.evaluation import PursuitEvaluation

LEARNED_UNDER: Final = "4"  # the rules by which these games were played
# Among four.
LEARNED: Final[dict[str, float]] = {
    "ahead": 0.5101, "alone": 10.8249, "cheer": 0.543, "crowd": 1.0457, "edge": 0.7353, "good": 0.4547, "good_health": 5.64,
    "health": 6.2374, "hope_1": 0.4489, "hope_2": 0.6508, "hope_3": 1.0227, "hour": 2.0818, "items": 0.8464, "joiners": 0.6914,
    "later": 1.5045, "left": 0.1591, "longing": 4.6136, "love": 0.8117, "missing": 0.079, "mood": 0.1641, "near": 0.5887,
    "plenty": 7.5043, "promotion": 0.1317, "relax": 0.3261, "rival": 0.0616, "salary": 0.7529, "saving": 0.2568, "spread": 0.0588,
    "strain": 0.5619, "stress": 0.2271, "too_much": 0.137, "used_per_hour": 3.7578, "youth": 0.2973,
}  # fmt: skip
# Alone.
LEARNED_ALONE: Final[dict[str, float]] = {
    "ahead": 0.4724, "alone": 11.9454, "cheer": 0.4726, "crowd": 0.9905, "edge": 0.6662, "good": 0.5283, "good_health": 5.8948,
    "health": 7.8718, "hope_1": 0.5354, "hope_2": 0.6765, "hope_3": 1.1331, "hour": 2.0954, "items": 0.8749, "joiners": 0.4271,
    "later": 1.7463, "left": 0.1481, "longing": 6.6138, "love": 0.7558, "missing": 0.0856, "mood": 0.1466, "near": 0.7959,
    "plenty": 7.3542, "promotion": 0.1215, "relax": 0.3099, "rival": 0.0612, "salary": 0.831, "saving": 0.2588, "spread": 0.0597,
    "strain": 0.5363, "stress": 0.2365, "too_much": 0.1302, "used_per_hour": 4.2163, "youth": 0.313,
}  # fmt: skip
SCALE: Final = 3.0  # among rivals: the lead by which the odds grow e-fold
# Alone: what a position is worth, by round, from which half of all games are won, and the lead by which the odds grow e-fold.
# Set by hand after fits (bench/pars.py).
PARS: Final = (449.0, 272.0, 182.0, 137.5, 112.0, 96.4)
LEADS: Final = (60.0, 32.0, 28.0, 20.0, 9.7, 6.8)
WHOLE_LIFE: Final = 9.0  # rounds: alone, the search plays every life to its end


def learned() -> PursuitEvaluation:
    """The evaluation of the expert."""
    found = PursuitEvaluation(LEARNED, LEARNED_ALONE)
    found.scale = SCALE
    found.pars, found.leads = PARS, LEADS
    found.shared_horizon = WHOLE_LIFE
    return found
