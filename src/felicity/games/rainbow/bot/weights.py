"""What things are worth in The Game of Happiness, in turns."""

from __future__ import annotations

from typing import Final

from felicity.bots.weights import Weights


class RainbowWeights(Weights):
    """Set by hand."""

    def __init__(self) -> None:
        self.key = 10.0
        self.safe = 0.5  # a key on the stand beyond one in front
        self.card = 1.6  # a Self-improvement card that is needed
        self.saved = 0.3  # one that may be needed later
        self.again = 1.0  # how many turns it takes to come to a track: what the next space of the wheel must make up for
        self.card_late = 1.6  # with the keys of all tracks: a card ...
        self.money_late = 10.0  # ... the key for money, from the first bill on ...
        self.again_late = 1.0  # ... the way to a track ...
        self.all_keys = 0.0  # ... how much less is lacking than would be without the last of them ...
        self.aside = 1.0  # ... and 1: cards and money come one after the other; more: side by side, so that the longer part counts most
        self.crowd = 0.5  # how likely the wheel rests beside the same track until the own turn, for each other player on it
        self.soon = 0.7  # a landing on the Button later than at the next move
        self.aboard = 0.08  # a player on the wheel lands on it, for each track
        self.elsewhere = 0.02  # ... on another track
        self.counted = 0.0  # 1: of piles of numbers, what is left is counted
        self.deny = 0.0  # how much it counts that a player who lands on the Button misses a Fate card
        self.rival = 0.25  # how much the leader's luck counts


# For the search, hints and curves: greedy plays by those set by hand (bench/weights.py).
# The Button can be moved in every turn. Late weights are the turns that cards and money take the best player (bench/luck.py).
FOUND_BY_PLAY: Final[dict[str, float]] = {
    "soon": 0.05, "aboard": 0.0, "elsewhere": 0.0, "counted": 1.0, "deny": 0.3,
    "card_late": 2.33, "money_late": 26.0, "again_late": 0.56, "all_keys": 5.5, "aside": 1.6,
}  # fmt: skip
