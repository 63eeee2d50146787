"""What the mode and the table's options decide once for a whole game."""

from __future__ import annotations

from felicity.core.game import Setup
from felicity.games.loop.constants import BASIC, COOP, MODES, SOLO


class Rules:
    """The mode's row of the comparison table (4.0), and the options."""

    def __init__(self, setup: Setup) -> None:
        options = setup.options
        self.mode = MODES.index(setup.mode)
        self.seats = setup.players
        advanced = self.mode != BASIC
        self.careers = advanced  # LOOP-4.0c
        self.events = advanced
        self.credit = advanced
        self.penalties = advanced  # LANDFILL and Debt
        self.draws_favours = self.mode < COOP  # LOOP-6.2e, LOOP-7.2b
        self.rejects = self.mode < COOP  # LOOP-6.2g
        self.solo = self.mode == SOLO
        self.coop = self.mode == COOP
        self.burns_every_turn = self.solo
        self.burns_every_round = self.coop
        self.together = self.mode >= COOP
        low, middle = str(options["zone_borders"]).split(",")
        self.low_zone = int(low)
        self.middle_zone = int(middle)
        self.claims_by_itself = options["goal_claim"] == "auto"
        self.triggers_after_last_turn = options["resolve_events_after_last_turn"] is True
        self.counts_kept_activities = options["tiebreak_activity"] == "kept"
        self.event_order_chosen = options["event_order"] == "chosen"
        self.plastic_only = options["disposable_culture"] == "plastic_only"
        self.may_decline_repurchase = options["repurchase"] == "optional"
        self.unlimited_credit = options["credit_card_supply"] == 0
        self.pays_new_card_same_turn = options["payoff_new_card_same_turn"] is True
        self.banker_asks = options["banker_consent"] is True
        self.scavenges_own_landfill = options["scavenger_own_landfill"] is True
        self.coop_reputation = options["coop_reputation"] is True
        self.central_holds_burnt = options["solo_central_landfill"] != "broken_by_share"
        self.central_holds_own = options["solo_central_landfill"] == "with_own"
        exhibited = str(options["solo_exhibited_quality"])
        self.exhibited_quality = 0 if exhibited == "random" else int(exhibited)  # 0: random
        self.applies_at_every_event = options["apply_at_events"] == "every"
        self.open_hands = self.solo or (self.coop and options["coop_open_hands"] is True)  # LOOP-6.2b
        self.round_limit = int(options["round_limit"])
        self.starting_player = str(options["starting_player"])
        self.fixed_careers = str(options["careers"])
