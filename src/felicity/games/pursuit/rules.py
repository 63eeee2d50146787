"""What the table's options and the board decide once for a whole game."""

from __future__ import annotations

from typing import Final

from felicity.core.game import Setup, Value
from felicity.core.pack import Tables
from felicity.games.pursuit.constants import AGES, MOST_ON_SPACE


class Board:
    """The numbers printed on the board, from the catalog or a pack."""

    def __init__(self, tables: Tables) -> None:
        self.base_hourglasses = _whole(tables, "base_hourglasses")
        self.hourglasses_per_colour = _whole(tables, "hourglasses_per_colour")
        self.slot_limit = _whole(tables, "slot_limit")
        self.ages = [AGES.index(str(age)) for age in _several(tables, "rounds")]
        self.sections = _numbers(tables, "stress_sections")  # hourglasses more or fewer, from left to right
        self.section_spaces = _whole(tables, "stress_spaces_per_section")
        self.old_age_stress = _numbers(tables, "old_age_stress")
        self.sth_min = _whole(tables, "sth_min")  # POH-R4
        self.sth_max = _whole(tables, "sth_max")
        self.basic_gain = _whole(tables, "basic_gain")
        self.row_sizes = [
            _by_players(tables, f"row_{row}") for row in ("projects", "items", "jobs", "partners")
        ]  # at players; POH-23.1: alone as for two
        self.overtime_hourglasses = _whole(tables, "overtime_hourglasses")
        self.overtime_stress = _whole(tables, "overtime_stress")
        self.rest_spaces = _whole(tables, "rest_spaces")
        self.inheritance_unit = _whole(tables, "inheritance_unit")
        self.solo_lth = _whole(tables, "solo_goal_lth")
        self.solo_goals = _whole(tables, "solo_life_goals")
        self.roles_per_player = _whole(tables, "group_roles_per_player")
        self.retirement_lth = _whole(tables, "retirement_lth")
        self.retirement_pay = _whole(tables, "retirement_pay")


def _value(tables: Tables, name: str) -> object:
    return tables["constant"][name]["value"]


def _whole(tables: Tables, name: str) -> int:
    value = _value(tables, name)
    assert isinstance(value, int)
    return value


def _several(tables: Tables, name: str) -> list[object]:
    value = _value(tables, name)
    assert isinstance(value, list)
    return value


def _numbers(tables: Tables, name: str) -> list[int]:
    found: list[int] = []
    for value in _several(tables, name):
        assert isinstance(value, int)
        found.append(value)
    return found


def _by_players(tables: Tables, name: str) -> list[int]:
    value = _value(tables, name)
    assert isinstance(value, dict)
    return [0] + [int(value[str(players)]) for players in range(1, len(value) + 1)]


def _chosen(value: Value, default: str, printed: list[int]) -> list[int]:
    """The numbers that an option asks for; by default those of the board, which a pack may have corrected."""
    return printed if value == default else [int(part) for part in str(value).split(",")]


# In this version of the rules a turn can refresh forever (POH-R73), players without a turn aren't asked (POH-R35), costs in money only are
# exempt from the malus (POH-R26), and a Partner met again is still the old one (NOS-9.9). Games begun under it continue under it.
UNCORRECTED: Final = "2"
# Up to this one, advancing a Project never counts as deadly (POH-R10): no card has a level that costs stress.
HARMLESS: Final = ("2", "3")


class Rules:
    """The options, as the rules ask for them."""

    def __init__(self, setup: Setup, board: Board) -> None:
        options = setup.options
        self.game = setup.game
        self.options = options  # for expansions
        self.seats = setup.players
        self.corrected = setup.version != UNCORRECTED
        self.levels_may_kill = setup.version not in HARMLESS
        self.solo = setup.mode == "solo"
        self.revised = options["edition"] == "revised"
        self.starting_player = str(options["starting_player"])
        self.malus = options["sth_malus"] is True or self.revised
        self.discounts_all = options["sth_discount_scope"] == "all_projects" or self.revised
        limited = int(options["hourglass_supply_limit"]) > 0
        self.most_hourglasses = min(MOST_ON_SPACE, board.hourglasses_per_colour) if limited else MOST_ON_SPACE
        self.refreshes_to_full = options["refresh_to_full"] is True
        self.partners_refill = options["partners_refill"] is True
        self.rows_follow_living = options["rows_follow_living_players"] is True
        self.spent_time_is_rest = options["spent_time_counts_as_rest"] is True
        self.negative_lth = options["lth_may_be_negative"] is True
        self.even_jobs = options["job_deck"] == "even"
        self.retirement = options["retirement"] is True
        self.swap_penalty = options["job_swap_penalty"] is True
        self.may_stop = options["may_stop_before_death"] is True
        self.health_to_first_space = options["good_health_in_leftmost_section"] == "first_space"
        self.solo_goals_score = options["solo_goals_score"] is True
        # The tracks.
        self.sections = _chosen(options["stress_sections"], "2,1,0,-1,-2", board.sections)
        self.old_age_stress = _chosen(options["old_age_stress"], "4,6,8", board.old_age_stress)
        ends = _chosen(options["sth_limits"], "-3,3", [board.sth_min, board.sth_max])
        self.sth_min = ends[0]
        self.sth_max = ends[1]
        self.section_spaces = board.section_spaces
        self.stress_start = self.sections.index(0) * board.section_spaces + 1  # POH-2.6
        self.stress_last = len(self.sections) * board.section_spaces
        self.goals = board.solo_goals if self.solo else setup.players  # POH-2.13, POH-23.2
