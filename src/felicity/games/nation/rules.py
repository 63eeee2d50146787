"""What the table's options decide once for a whole game."""

from __future__ import annotations

from felicity.core.game import Setup
from felicity.games.nation.constants import WELL_TRAVELLED_ALONE


class Rules:
    """The options, as the rules ask for them."""

    def __init__(self, setup: Setup) -> None:
        options = setup.options
        self.seats = setup.players
        self.target = int(options["target"])  # NATION-R52
        self.free_work_level = options["free_work_level"] is True
        self.uses_goods_for_sale = options["use_goods_for_sale"] is True
        self.unlimited_goods = options["unlimited_goods"] is True
        self.negative_happiness = options["negative_happiness"] is True
        self.refinances_with_cash = options["refinance_with_cash"] is True
        self.returns_from_supply = options["roi_from_supply"] is True
        self.third_row_happiness = int(options["roi_third_row"])
        self.limited_sick_cards = options["limited_sick_cards"] is True
        self.money_breaks_ties = options["tie_break"] == "money"
        self.well_travelled_alone = WELL_TRAVELLED_ALONE.index(str(options["well_travelled_alone"]))
        self.happy_work = options["happy_work"] is True
        self.open_mat_money = options["open_mat_money"] is True
        self.open_money = options["open_money"] is True
        self.characters = str(options["characters"])
        self.round_limit = int(options["round_limit"])  # 0: none
        self.first_payment = 2 if options["interest"] == "later" else 1  # NATION-R61: the round in which loans are first paid
