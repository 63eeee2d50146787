"""Life Goals: what is compared at death, and what the solo game asks for instead."""

from __future__ import annotations

from typing import Final

from felicity.games.pursuit.constants import BASIC, FAMILY, MONEY, NOTHING, OLD_AGE, RESOURCES, card_of, level_of
from felicity.games.pursuit.death import ORDER, died_in_upkeep, round_of
from felicity.games.pursuit.state import Player, PursuitState

LATEST: Final = 100 * ORDER  # after any death


class Measure:
    """What a Life Goal compares, in a life that has ended (POH-R30, POH-R71)."""

    def value(self, s: PursuitState, player: Player) -> int:
        """The more the better; 0 never wins."""
        return 0

    def alone(self, s: PursuitState, player: Player) -> int:
        """POH-23.3: the quantity that the solo requirement asks for."""
        return self.value(s, player)

    def standing(self, s: PursuitState, player: Player) -> int:
        """What is shown during the game; for players still alive, the years lived."""
        return self.value(s, player)


class MostMoney(Measure):
    """Money at death."""

    def value(self, s: PursuitState, player: Player) -> int:
        return s.remaining(player, MONEY)


class MostItems(Measure):
    """Items at death."""

    def value(self, s: PursuitState, player: Player) -> int:
        return len(player.items)


class LivedLongest(Measure):
    """POH-R70: the latest death. Alone: the last round in which the player still acted."""

    def value(self, s: PursuitState, player: Player) -> int:
        return player.death

    def alone(self, s: PursuitState, player: Player) -> int:
        return s.round if player.alive else round_of(player) - (1 if died_in_upkeep(player) else 0)

    def standing(self, s: PursuitState, player: Player) -> int:
        return s.round if player.alive else round_of(player)


class DiedFirst(Measure):
    """POH-R70: the earliest death. Alone: the LTH with which Old Age began."""

    def value(self, s: PursuitState, player: Player) -> int:
        return LATEST - player.death

    def alone(self, s: PursuitState, player: Player) -> int:
        return player.lth if player.alive and s.age() != OLD_AGE else player.lth_at_old_age

    def standing(self, s: PursuitState, player: Player) -> int:
        return s.round if player.alive else round_of(player)


class FinishedProjects(Measure):
    """Projects set aside, of all kinds; POH-R71: those due to be set aside at the end of the round count too."""

    def value(self, s: PursuitState, player: Player) -> int:
        return len(player.finished) + sum([1 for code in player.projects if s.cards.kind[card_of(code)] != BASIC])


class Activities(Measure):
    """Activities, set aside or of this round."""

    def value(self, s: PursuitState, player: Player) -> int:
        return len(player.enjoyed) + len(player.activities)


class HighestJob(Measure):
    """The level of the highest Job ever held."""

    def value(self, s: PursuitState, player: Player) -> int:
        return player.highest_job


class RelationshipLevels(Measure):
    """The levels of all Partners together. Alone: the level of the closest, 3 for a family."""

    def value(self, s: PursuitState, player: Player) -> int:
        return sum([level_of(code) for code in player.partners])

    def alone(self, s: PursuitState, player: Player) -> int:
        return min(FAMILY, max([level_of(code) for code in player.partners])) if player.partners else 0


class OneResource(Measure):
    """The resource that the player has most of."""

    def value(self, s: PursuitState, player: Player) -> int:
        return max([s.remaining(player, good) for good in range(RESOURCES)])


class AllResources(Measure):
    """All three resources together."""

    def value(self, s: PursuitState, player: Player) -> int:
        return sum([s.remaining(player, good) for good in range(RESOURCES)])


# In the order of `cards.MEASURES`.
MEASURE: Final[list[Measure]] = [
    MostMoney(), MostItems(), LivedLongest(), DiedFirst(), FinishedProjects(), Activities(), HighestJob(), RelationshipLevels(),
    OneResource(), AllResources(),
]  # fmt: skip


def measure_of(s: PursuitState, number: int) -> Measure:
    """What a goal compares; expansions add measures."""
    return MEASURE[number] if number < len(MEASURE) else s.cards.more_measures[number - len(MEASURE)]


def bonus_of(s: PursuitState, goal: int, player: Player) -> int:
    """What the goal pays: a fixed number, or 1 per so many up to that number (POH-R50: counted on the player's own state)."""
    per, most = s.cards.goal_per[goal], s.cards.goal_lth[goal]
    return min(most, measure_of(s, s.cards.goal_measure[goal]).value(s, player) // per) if per else most


def achiever_of(s: PursuitState, goal: int) -> int:
    """POH-22.4, POH-22.6, POH-R30: the player strictly ahead, with more than 0; NOTHING in a tie."""
    measure = measure_of(s, s.cards.goal_measure[goal])
    best, seat = 0, NOTHING
    for player in s.players:
        value = measure.value(s, player)
        if value > best:
            best, seat = value, player.seat
        elif value == best:
            seat = NOTHING
    return seat


def is_met_alone(s: PursuitState, goal: int) -> bool:
    """POH-23.3: the solo line is met."""
    return measure_of(s, s.cards.goal_measure[goal]).alone(s, s.players[0]) >= s.cards.goal_solo[goal]
