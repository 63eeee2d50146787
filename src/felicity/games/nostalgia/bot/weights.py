"""What things are worth with Nostalgia, beside those of The Pursuit of Happiness."""

from __future__ import annotations

from felicity.games.pursuit.bot.weights import PursuitWeights


class NostalgiaWeights(PursuitWeights):
    """Set by hand."""

    def __init__(self) -> None:
        super().__init__()
        self.plans_hope = 0.85  # how likely a plan with a memory is to succeed
        self.open = 0.7  # how likely a step still to be paid for is to be taken
        self.partner = 3.0  # a Partner at level 2, with a round or two together
        self.uses_a_round = 0.9  # of a skill that helps with an action, if the action is likely
        self.memories = 1.0  # everything that memories may bring
