"""What the table's options decide once for a whole game."""

from __future__ import annotations

from felicity.core.game import Setup


class Rules:
    """The number of seats and the options."""

    def __init__(self, setup: Setup) -> None:
        options = setup.options
        self.seats = setup.players
        self.spin_ends_turn = options["spin_ends_turn"] is True  # RAIN-R1
        self.no_zero_spin = options["no_zero_spin"] is True  # RAIN-R4
        self.fate_key_money = options["fate_key_money"] is True  # RAIN-R14
        self.round_limit = int(options["round_limit"])  # RAIN-R37; 0: none
        self.starting_player = str(options["starting_player"])  # RAIN-R7
