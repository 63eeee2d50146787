"""How good a position of Happy Nation is for a seat, in Happiness: what it has, and what household, money, hours and cards will bring."""

from __future__ import annotations

from typing import Final

from felicity.bots.greedy import Evaluation
from felicity.bots.weights import Weights
from felicity.core.state import State
from felicity.games.nation import names
from felicity.games.nation.bot.weights import NationWeights
from felicity.games.nation.cards import LEVELS
from felicity.games.nation.constants import (
    BANKER,
    BREAD,
    DAY,
    DOCTOR,
    ENTERTAINER,
    FOREIGN_BUY_ITEMS,
    FOREIGN_BUY_SHARE,
    GREEN_HOME_HOUSES,
    HOURS_PER_DAY,
    HOUSE,
    LOANS,
    NOTHING,
    PRICES,
    PRINTED_MONEY,
    RUNNING,
    STORAGE_LIMIT,
)
from felicity.games.nation.loans import happiness_for
from felicity.games.nation.state import NationState, Player

NEAR: Final = 0.8  # of the target: the last round, or the one before it
LONGEST: Final = 8.0  # the most rounds to plan for
WISHED: Final[tuple[float, ...]] = (11.0, 12.0, 7.0, 9.0)  # prices that buyers accept, by product


class NationEvaluation(Evaluation):
    """Counts everything in Happiness."""

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, NationState)
        me = s.players[seat]
        if not s.agenda:
            return 1000.0 * (me.happiness - best_other(s, seat)) + me.money
        if me.out:
            return -1000.0
        w = self.w
        rounds = rounds_ahead(w, s, seat)
        days = rounds + (me.hours_left() / 12 if s.step <= DAY else 0.0)  # days on which money can still be spent
        total = me.happiness + household(w, s, me, rounds) + purse(w, s, me, rounds, days) + production(w, s, me, rounds)
        total += hand(w, s, me, days) - rivalry(w, s, seat)
        if s.ending != RUNNING:
            total += me.happiness - best_other(s, seat)
        if s.step == DAY:
            total += w.hour * me.hours_left()
        return total - w.sick_day * me.sick * min(1.0, rounds)

    def __init__(self) -> None:
        super().__init__()
        self.horizon = 0.3
        self.w = NationWeights()

    def calibration_slope(self, s: State, seats: int) -> float:
        """A lead means more than its size once somebody comes near the target."""
        assert isinstance(s, NationState)
        return 1.5 if max([player.happiness for player in s.players]) >= NEAR * s.rules.target else 1.0

    def moment(self, s: State) -> float:
        """Rounds, and the hours of this day that are spent."""
        assert isinstance(s, NationState)
        if s.step > DAY:
            return s.round + 0.9
        spent = sum([player.hours for player in s.players]) / (HOURS_PER_DAY * len(s.players)) if s.step == DAY else 0.0
        return s.round + 0.8 * spent

    def weights(self) -> Weights:
        return self.w

    def is_quiet(self, s: State) -> bool:
        return False


def best_other(s: NationState, seat: int) -> int:
    """The happiest of the others."""
    return max([player.happiness for player in s.players if player.seat != seat and not player.out], default=0)


def rivalry(w: NationWeights, s: NationState, seat: int) -> float:
    """The deduction for what others have, a little more for the best of them."""
    others = [player.happiness for player in s.players if player.seat != seat]
    return w.rivals * (sum(others) / len(others) + best_other(s, seat))


def rounds_ahead(w: NationWeights, s: NationState, seat: int) -> float:
    """How many rounds will follow this one. The seat's own Happiness doesn't count, or gaining some would seem to cost rounds."""
    if s.ending != RUNNING:
        return 0.0
    by_clock = s.rules.target / w.a_round + 0.5 - s.round
    by_others = (s.rules.target - best_other(s, seat)) / w.a_round
    return min(LONGEST, max(0.5, by_clock if by_clock > 1.0 else min(by_others, 3.0)))


def covered(evenings: float, items: int, first: float, later: float) -> float:
    """The value of items needed one per evening: the first counts in full, later ones can still be bought."""
    if items <= 0 or evenings <= 0:
        return 0.0
    return first * min(1.0, evenings) + later * min(items - 1.0, max(0.0, evenings - 1.0))


# --- the household ---


def household(w: NationWeights, s: NationState, me: Player, rounds: float) -> float:
    """Home, dinners, tickets and medicine, from storage and, for a little, the player's own goods for sale."""
    evenings = rounds + (1.0 if s.step <= DAY else 0.0)
    limit = STORAGE_LIMIT + (1 if s.step <= DAY else 0)
    houses, bread = min(me.houses, limit), min(me.bread, limit)
    total = covered(evenings, houses - GREEN_HOME_HOUSES + 1, w.green_home, w.green_home_later)
    total += covered(evenings, bread, w.dinner, w.dinner_later)
    total += (w.house if houses else 0.0) + w.houses * min(houses, GREEN_HOME_HOUSES - 1) * min(1.0, rounds)
    if s.has_entertainer():
        total += tickets(w, me, rounds)
    return total + (w.medicine * min(me.medicine, 2) if rounds else 0.0)


def tickets(w: NationWeights, me: Player, rounds: float) -> float:
    """A ticket gives a Happiness for an hour, which the player must still have."""
    hours = me.hours_left() + 6.0 * rounds
    shows = (2 - me.enjoyed) + 2 * rounds if me.character == ENTERTAINER else hours
    return w.ticket * (1.0 - w.hour) * min(me.tickets, shows)


# --- money ---


def purse(w: NationWeights, s: NationState, me: Player, rounds: float, days: float) -> float:
    """Money as far as it can be spent, less the loan payments to come, and the loss if the next payment can't be made."""
    use = min(1.0, days)
    total = use * (w.buck * min(me.money, w.purse) + w.spare_buck * max(0.0, me.money - w.purse))
    if me.character == BANKER:
        return total + use * w.buck * w.returns * interest_to_come(s, rounds) + investments(w, s, days) + loans_on_offer(w, s, days)
    if me.loan == NOTHING:
        return total
    row = me.loan * names.PAYMENTS + me.paid
    total -= use * w.buck * w.debt * payments_to_come(s, me, rounds)
    if s.step == LOANS or s.ending != RUNNING:
        return total
    coming = me.money + PRINTED_MONEY
    if coming < s.cards.interest[row]:
        total -= w.lost_level * (2.0 if me.level == 1 else 1.0)
    elif coming < s.cards.interest[row] + s.cards.payback[row]:
        total -= w.buck * s.cards.interest[row]
    return total


def payments_to_come(s: NationState, me: Player, rounds: float) -> float:
    """Interest and payback in the rounds that will follow: payments due after the end of the game are never made."""
    return due(s.cards.interest, me, rounds) + due(s.cards.payback, me, rounds)


def interest_to_come(s: NationState, rounds: float) -> float:
    """What the Banker will earn on the money lent."""
    return sum([due(s.cards.interest, player, rounds) for player in s.players if player.loan != NOTHING])


def due(rows: list[int], me: Player, rounds: float) -> float:
    """The sum of one column of a player's Loan card, from the meeple on, for the rounds to come."""
    total, left = 0.0, rounds
    for row in range(me.loan * names.PAYMENTS + me.paid, (me.loan + 1) * names.PAYMENTS):
        if left <= 0.0:
            break
        total += rows[row] * min(1.0, left)
        left -= 1.0
    return total


def investments(w: NationWeights, s: NationState, days: float) -> float:
    """The Banker's return of each round to come, as far as the mat can pay it, with its Happiness."""
    due = s.cards.returns[s.marker]
    paid = due if s.rules.returns_from_supply else min(due, s.mat + 20)
    return max(0.0, days - 0.5) * (w.returns * w.buck * paid + happiness_for(s, paid))


def loans_on_offer(w: NationWeights, s: NationState, days: float) -> float:
    """The value of a few cards for likely borrowers; more would waste hours."""
    wanted = max(0, len(s.players) - 2)
    return w.loans * min(1.0, days / 3) * min(sum(s.on_offer), wanted)


# --- production ---


def production(w: NationWeights, s: NationState, me: Player, rounds: float) -> float:
    """Goods for sale at the player's price, the price itself, and what the level will bring."""
    if me.character == BANKER:
        return 0.0
    use = min(1.0, rounds + (0.6 if s.step <= DAY else 0.2))
    return use * (w.buck * me.price * buyers(w, s, me)) + price(w, s, me, rounds) + level(w, s, me, rounds)


def buyers(w: NationWeights, s: NationState, me: Player) -> float:
    """How many of the goods for sale will be sold: a few for sure, a smaller share of many or at a high price."""
    demand = (len(s.players) - 1.0) * (1.3 if me.character in (HOUSE, BREAD) else 1.0)
    if me.character == DOCTOR:
        demand = 0.5 + sum([player.sick for player in s.players])
    bears = max(0.1, 1.6 - 0.6 * me.price / WISHED[me.character])
    sure = min(float(me.for_sale), demand)
    return min(1.0, bears) * (w.sure * sure + w.unsure * min(4.0, me.for_sale - sure))


def price(w: NationWeights, s: NationState, me: Player, rounds: float) -> float:
    """In step 4: up after good sales, down after bad ones, and low enough for the Foreign Countries while they are rich."""
    if s.step != PRICES:
        return 0.0
    wished = WISHED[me.character] * w.wish + w.raise_by * me.sold
    total = -0.012 * (me.price - wished) ** 2
    if me.price * FOREIGN_BUY_SHARE <= s.mat:
        total += w.buck * me.price * min(FOREIGN_BUY_ITEMS, me.for_sale)
    return total * min(1.0, rounds)


def level(w: NationWeights, s: NationState, me: Player, rounds: float) -> float:
    """What a better level earns in the rounds to come, as far as the goods can be sold."""
    at = me.character * LEVELS + me.level
    batches = w.working_hours / s.cards.work_hours[at]
    items = min(batches * s.cards.work_items[at], len(s.players) * 1.5)
    earned = w.sold * items * WISHED[me.character] - batches * s.cards.work_pay[at] * 0.7
    if me.character == DOCTOR:
        earned *= 0.5
    return w.buck * earned * max(0.0, rounds - 0.5) * w.level


# --- Explorer cards ---


def hand(w: NationWeights, s: NationState, me: Player, days: float) -> float:
    """The value of cards that can still be played: what each brings less what it costs."""
    return min(1.0, days) * sum([card_worth(w, s, me, card) for card in me.hand[:4]])


def card_worth(w: NationWeights, s: NationState, me: Player, card: int) -> float:
    """The value of a card in hand; the goods it takes are worth more on the table."""
    cards = s.cards
    if card == names.VACCINE:
        return 0.6
    worth = cards.card_happiness[card] - 0.9 * cards.card_bread[card] - w.hour * cards.card_hours[card]
    worth -= w.buck * cards.card_money[card] + 0.7 * cards.card_tickets[card]
    worth += 0.8 * (cards.gain_bread[card] + cards.gain_houses[card]) + w.buck * cards.take_money[card]
    others = len(s.players) - 1
    worth += others * (cards.gift_happiness[card] - w.buck * cards.gift_to_others[card])
    worth += 0.5 * others * w.buck * cards.gift_from_others[card]
    return w.card * max(0.1, worth)
