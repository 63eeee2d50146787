"""What things are worth in The Game of Happiness, in turns."""

from __future__ import annotations

from typing import Final

from felicity.bots.weights import Weights


class RainbowWeights(Weights):
    """Set by hand."""

    def __init__(self) -> None:
        self.key = 10.0
        self.safe = 0.5  # a key on the stand, over one in front of the player
        self.card = 1.6  # a Self-improvement card that is needed
        self.saved = 0.3  # one that may be needed later
        self.again = 1.0  # turns that another spin of the wheel costs, which a better track must make up for
        self.card_late = 1.6  # once all track keys are there: a card ...
        self.money_late = 10.0  # ... the key for money, from the first bill on ...
        self.again_late = 1.0  # ... another spin ...
        self.all_keys = 0.0  # ... a bonus for having them all ...
        self.aside = 1.0  # ... and 1: cards and money come one after the other; more: at the same time, so that the longer part counts most
        self.crowd = 0.5  # how likely the wheel stays beside the same track until the seat's turn, for each other player on it
        self.soon = 0.7  # a landing on the Button later than at the next move
        self.aboard = 0.08  # a player on the wheel lands on it, for each track
        self.elsewhere = 0.02  # ... on another track
        self.counted = 0.0  # 1: count the numbers left in the piles
        self.deny = 0.0  # how much it counts that a player who lands on the Button misses a Fate card
        self.rival = 0.25  # how much the leader's position counts


# Tuned, for the search, hints and curves; the greedy bot uses those set by hand (bench/weights.py).
# The Button can be moved every turn. The late weights are the turns that the best player needs for cards and money (bench/luck.py).
FOUND_BY_PLAY: Final[dict[str, float]] = {
    "soon": 0.05, "aboard": 0.0, "elsewhere": 0.0, "counted": 1.0, "deny": 0.3,
    "card_late": 2.33, "money_late": 26.0, "again_late": 0.56, "all_keys": 5.5, "aside": 1.6,
}  # fmt: skip
