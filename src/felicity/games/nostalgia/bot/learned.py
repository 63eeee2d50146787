"""What the expert has learned by self-play with Nostalgia; the other bots judge by the weights set by hand.

docs/bots.md says how: with bench/weights.py, from games of greedy bots among four and alone.
"""

from __future__ import annotations

from typing import Final

from felicity.games.nostalgia.bot.evaluation import NostalgiaEvaluation
from felicity.games.pursuit.bot.learned import SCALE, WHOLE_LIFE

LEARNED_UNDER: Final = "4"  # the rules by which these games were played
# Among four.
LEARNED: Final[dict[str, float]] = {
    "ahead": 0.5016, "alone": 10.2991, "cheer": 0.5135, "crowd": 1.0733, "edge": 0.7798, "good": 0.3914, "good_health": 5.4981,
    "health": 6.1117, "hope_1": 0.474, "hope_2": 0.681, "hope_3": 1.0215, "hour": 1.9784, "items": 0.8454, "joiners": 0.7342,
    "later": 1.531, "left": 0.1635, "longing": 4.5947, "love": 0.813, "memories": 0.8607, "missing": 0.078, "mood": 0.1716,
    "near": 0.6248, "open": 0.6746, "partner": 2.9925, "plans_hope": 0.9275, "plenty": 6.955, "promotion": 0.1404, "relax": 0.3262,
    "rival": 0.0638, "salary": 0.719, "saving": 0.2672, "spread": 0.0618, "strain": 0.5367, "stress": 0.2239, "too_much": 0.1438,
    "used_per_hour": 3.714, "uses_a_round": 0.9453, "youth": 0.2952,
}  # fmt: skip
# Alone.
LEARNED_ALONE: Final[dict[str, float]] = {
    "ahead": 0.5383, "alone": 11.7802, "cheer": 0.4617, "crowd": 1.0099, "edge": 0.6362, "good": 0.4492, "good_health": 5.134,
    "health": 8.6237, "hope_1": 0.5765, "hope_2": 0.7576, "hope_3": 1.3013, "hour": 1.9915, "items": 0.9531, "joiners": 0.3719,
    "later": 1.8129, "left": 0.1691, "longing": 6.1557, "love": 0.678, "memories": 0.7412, "missing": 0.08, "mood": 0.1618,
    "near": 0.7851, "open": 0.705, "partner": 3.1961, "plans_hope": 0.7691, "plenty": 7.3708, "promotion": 0.1316, "relax": 0.2913,
    "rival": 0.0684, "salary": 0.7173, "saving": 0.2865, "spread": 0.0585, "strain": 0.5856, "stress": 0.2148, "too_much": 0.1425,
    "used_per_hour": 4.3804, "uses_a_round": 0.9335, "youth": 0.2938,
}  # fmt: skip
# Alone: what a position is worth, by round, from which half of all games are won, and the lead by which the odds grow e-fold.
# Set by hand after fits (bench/pars.py).
PARS: Final = (480.0, 290.0, 188.0, 139.0, 116.0, 100.0)
LEADS: Final = (60.0, 50.0, 50.0, 49.0, 46.0, 8.0)


def learned() -> NostalgiaEvaluation:
    """The evaluation of the expert."""
    found = NostalgiaEvaluation(LEARNED, LEARNED_ALONE)
    found.scale = SCALE
    found.pars, found.leads = PARS, LEADS
    found.shared_horizon = WHOLE_LIFE
    return found
