"""What must hold in every position: nothing is missing, duplicated or out of range."""

from __future__ import annotations

from typing import Final

from felicity.core.auditing import audit_each, same_cards
from felicity.games.nation import names
from felicity.games.nation.constants import (
    BANKER,
    BY_TARGET,
    EXPLORE_HOURS,
    HIGHEST_LEVEL,
    HOURS_PER_DAY,
    IN_THE_BOX,
    MAX_ITEMS,
    NOTHING,
    PRINTED_MONEY,
    PRODUCTS,
    RUNNING,
    SETTING_UP,
    SICK_CARDS,
    START_MAT_MONEY,
    START_MONEY,
)
from felicity.games.nation.day import TakeTurn
from felicity.games.nation.doctor import DiscardSickness, LoseHours
from felicity.games.nation.setup import REQUIRED, ChooseCharacter, deck_of
from felicity.games.nation.state import NationState, Player

MOST_PER_ROUND: Final = 10_000  # of money or of anything else
MOST_SICK: Final = 20  # cards at the beginning of a day


def audit(s: NationState) -> None:
    """Raise AssertionError for the first thing that is wrong."""
    audit_round(s)
    audit_characters(s)
    audit_players(s)
    if s.step == SETTING_UP:
        audit_setup(s)
        return
    audit_goods(s)
    audit_money(s)
    audit_loans(s)
    audit_explorer_cards(s)


def audit_round(s: NationState) -> None:
    """Check whether the game has begun, goes on or is over."""
    assert (s.step == SETTING_UP) == (s.round == 0), "set-up comes before the first round"
    assert not s.rules.round_limit or s.round <= s.rules.round_limit, "the table plays fewer rounds"
    if s.agenda:
        assert s.ending in (RUNNING, BY_TARGET), "this ending ends the game at once"
        assert s.step == SETTING_UP or len(s.in_order()) > 1, "nobody plays on alone"
    else:
        assert s.ending != RUNNING, "the game is over only when something has ended it"
    assert s.sickness_out == any(isinstance(step, DiscardSickness) for step in s.agenda), (
        "a Sickness card is discarded when it is carried out"
    )


def goods_of(player: Player) -> list[int]:
    """Everything that a player owns."""
    return [player.houses, player.bread, player.tickets, player.medicine, player.for_sale, len(player.hand), player.money]


def audit_setup(s: NationState) -> None:
    """Before anything is handed out, everything is in the box."""
    ledger = [s.started, s.printed, s.lent, s.repaid, s.written_off, s.from_supply, s.to_supply]
    board = [*s.supply, *s.on_offer, *s.reserve, len(s.deck), len(s.discards), s.mat, s.counted, s.marker, s.asked]
    assert not any(ledger + board), "in set-up everything is in the box"
    choosing = [step.who for step in s.agenda if isinstance(step, ChooseCharacter)]
    for player in s.players:
        assert (player.character == NOTHING) == (player.seat in choosing), "a player without a character chooses one"
        mat = [player.price, player.level, player.sick, player.paid]
        today = [player.hours, player.enjoyed, player.sold, player.visited, player.sold_abroad]
        assert not any(goods_of(player) + mat + today), "in set-up nobody has anything"
        assert player.points == Player(player.seat).points, "in set-up nobody is happy yet"
        begun = player.out or player.borrowed or player.on_opening_card or player.loan != NOTHING
        assert not begun, "in set-up nobody owes anything"


def audit_characters(s: NationState) -> None:
    """NATION-0.2, NATION-S.1b: different characters, Builder and Farmer among them."""
    for player in s.players:
        assert player.character == NOTHING or s.seat_of[player.character] == player.seat, "a character is played twice"
    seated, playing = sum([seat != NOTHING for seat in s.seat_of]), sum([player.character != NOTHING for player in s.players])
    assert seated == playing, f"characters: found {seated}, expected {playing}"
    if s.step != SETTING_UP:
        assert all(player.character != NOTHING for player in s.players), "a player has no character"
        assert all(s.seat_of[character] != NOTHING for character in REQUIRED), "builder and farmer are always in play"


def audit_players(s: NationState) -> None:
    """Counters within their bounds, and Happiness the sum of its sources."""
    audit_each(s, audit_player)
    assert not s.rules.limited_sick_cards or sum([player.sick for player in s.players]) <= SICK_CARDS, "there are four I-am-Sick cards"


def audit_player(s: NationState, player: Player) -> None:
    """A player's counters, hand and day."""
    points = sum(player.points)
    assert points == player.happiness, f"Happiness is the sum of its sources, {points}; found {player.happiness}"
    assert player.happiness >= 0 or s.rules.negative_happiness, f"Happiness can't fall below 0, found {player.happiness}"
    assert player.happiness < s.rules.target or s.ending != RUNNING, "the target makes the round the last one"
    assert player.money >= 0, f"money can't be negative, found {player.money}"
    assert min(player.houses, player.bread, player.tickets, player.medicine, player.for_sale) >= 0, "goods can't be negative"
    assert 0 <= player.hours <= HOURS_PER_DAY, f"a day has {HOURS_PER_DAY} hours, found {player.hours}"
    assert player.visited >> s.rules.seats == 0, "a visited seat doesn't exist"
    assert not (player.visited >> player.seat) & 1, "nobody visits themselves"
    assert not player.shown or names.HELP_FROM_A_FRIEND in player.hand, "a card was shown that isn't in the hand"
    assert player.hand == tuple(sorted(player.hand)), "a hand is sorted"
    assert max(*player.points, -min(player.points)) <= MOST_PER_ROUND * (s.round + 1), "more Happiness than so many rounds can bring"
    if s.step != SETTING_UP:
        audit_mat(s, player)
        audit_day(s, player)


def audit_mat(s: NationState, player: Player) -> None:
    """Price and level of a producer; the Banker has neither. NATION-R14: an eliminated player has nothing."""
    if player.produces():
        assert player.price in s.cards.prices, "the price is on the track"
        assert 1 <= player.level <= HIGHEST_LEVEL, "levels run from 1 to 4"
    else:
        assert player.price == player.level == player.for_sale == 0, "the Banker has neither price nor level"
        assert player.loan == NOTHING, "the Banker owes nothing"
    if player.out:
        assert not any([*goods_of(player), player.sick]), "an eliminated player has nothing"
        assert player.loan == NOTHING, "an eliminated player owes nothing"
        assert player.hours == HOURS_PER_DAY, "an eliminated player has no hours left"
        assert s.is_in_play(BANKER), "without the Banker nobody is eliminated"


def audit_day(s: NationState, player: Player) -> None:
    """Check what a player can have done in the hours of the day."""
    hours = sum([other.hours for other in s.players])
    assert player.enjoyed <= player.hours, "Entertainment takes an hour"
    assert player.out or player.sold <= MAX_ITEMS * (hours - player.hours), "a buyer comes for an hour"
    if player.sick:
        asleep = any(isinstance(step, LoseHours) and step.who == player.seat for step in s.agenda)  # sick since yesterday
        drawn = (HOURS_PER_DAY * s.rules.seats if asleep else hours) // EXPLORE_HOURS
        assert player.sick <= MOST_SICK + drawn, "more I-am-Sick cards than Sickness can bring"
    if (s.asked >> player.seat) & 1 and s.agenda and isinstance(s.agenda[-1], TakeTurn):
        assert player.seat != s.active, "a player can't ask themselves for help"
        assert player.money < s.cards.take_money[names.HELP_FROM_A_FRIEND], "a player who was asked in vain can't afford to help"


def audit_goods(s: NationState) -> None:
    """NATION-0.5: 32 Houses, 30 Bread, 25 Tickets, 12 Medicine, each in one place."""
    assert min(s.supply) >= 0, "the Supply can't be negative"
    if s.rules.unlimited_goods:
        assert sum(s.supply) == 0, "goods that never run out aren't counted"
        for player in s.players:
            goods = max(player.houses, player.bread, player.tickets, player.medicine, player.for_sale)
            assert goods <= MOST_PER_ROUND * (s.round + 1), "more goods than so many rounds can bring"
        return
    for product, total in enumerate(IN_THE_BOX):
        found = s.supply[product]
        for player in s.players:
            found += player.stored(product) + (player.for_sale if player.character == product else 0)
        assert found == total, f"{PRODUCTS[product]}: found {found}, expected {total}"


def money_about(s: NationState) -> int:
    """All the money of the players and the Foreign Countries."""
    return s.mat + sum([player.money for player in s.players])


def audit_money(s: NationState) -> None:
    """Money comes from the start, the National Bank, Loans and the Supply, and goes back by repayment and to the Supply."""
    banker = s.seat_of[BANKER] != NOTHING
    assert s.started == START_MAT_MONEY + START_MONEY * (1 if banker else s.rules.seats), (
        "the money at the start isn't what everybody begins with"
    )
    assert s.printed <= PRINTED_MONEY * s.rules.seats * (s.round - (1 if s.agenda else 0)), "more money is printed than the rounds allow"
    assert s.from_supply <= MOST_PER_ROUND * s.round, "more money comes from the Supply than so many rounds can bring"
    borrowers = sum([1 for player in s.players if player.borrowed])
    assert s.lent <= MOST_PER_ROUND * s.round + max(names.LOANS) * borrowers, "more is lent than so many rounds can bring"
    assert s.counted <= s.started + s.printed + s.lent + s.from_supply, "more money is counted than there ever was"
    expected = s.started + s.printed + s.lent - s.repaid + s.from_supply - s.to_supply
    assert s.mat >= 0, "the mat money can't be negative"
    assert money_about(s) == expected, f"money: found {money_about(s)}, expected {expected}"
    owed = sum([s.balance_of(player) for player in s.players])
    assert owed == s.lent - s.repaid - s.written_off, f"debt: found {owed}, expected {s.lent - s.repaid - s.written_off}"


def audit_loans(s: NationState) -> None:
    """NATION-R17: every Loan card is in the reserve, on offer or with its borrower; the opening one is shared."""
    assert min(s.reserve) >= 0, "the reserve of Loan cards can't be negative"
    assert min(s.on_offer) >= 0, "the Loan cards on offer can't be negative"
    in_play = s.seat_of[BANKER] != NOTHING
    for loan, copies in enumerate(s.cards.loan_copies):
        lent = sum([player.loan == loan and not player.on_opening_card for player in s.players])
        shared = loan == names.LOAN_50 and any(player.on_opening_card for player in s.players)
        found = s.reserve[loan] + s.on_offer[loan] + lent + (1 if shared else 0)
        assert found == (copies if in_play else 0), f"Loan cards of {names.LOANS[loan]}: found {found}, expected {copies}"
    for player in s.players:
        assert not player.on_opening_card or player.loan == names.LOAN_50, "the opening Loan is one of 50B"
        assert 0 <= player.paid < names.PAYMENTS, "a Loan has five payments"
        assert player.paid == 0 or player.loan != NOTHING, "there are payments but no Loan"
    assert 0 <= s.marker < len(s.cards.returns), "the marker is on the track"


def audit_explorer_cards(s: NationState) -> None:
    """NATION-X.0: each card in one place, Sickness never in a hand."""
    found = list(s.deck)
    found += s.discards
    if s.sickness_out:
        found.append(names.SICKNESS)
    for player in s.players:
        assert names.SICKNESS not in player.hand, "Sickness is never in a hand"
        found += player.hand
    same_cards("Explorer cards", found, list(deck_of(s)), names.EXPLORERS)
