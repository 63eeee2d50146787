"""What must hold in every position: nothing is lost, doubled or out of range."""

from __future__ import annotations

from felicity.games.nation import names
from felicity.games.nation.setup import REQUIRED, deck_of
from felicity.games.nation.state import NationState, Player
from felicity.games.nation.words import (
    BANKER,
    HIGHEST_LEVEL,
    HOURS_PER_DAY,
    IN_THE_BOX,
    NOTHING,
    PRODUCTS,
    RUNNING,
    SETTING_UP,
    SICK_CARDS,
)


def audit(s: NationState) -> None:
    """Raise AssertionError with the first thing that is wrong."""
    audit_characters(s)
    audit_players(s)
    if s.step == SETTING_UP:
        return
    audit_goods(s)
    audit_money(s)
    audit_loans(s)
    audit_explorer_cards(s)


def audit_characters(s: NationState) -> None:
    """NATION-0.2, NATION-S.1b: different characters, Builder and Farmer among them."""
    for player in s.players:
        assert player.character == NOTHING or s.seat_of[player.character] == player.seat, "a character is played twice"
    assert sum([seat != NOTHING for seat in s.seat_of]) == sum([player.character != NOTHING for player in s.players]), "characters"
    if s.step != SETTING_UP:
        assert all(player.character != NOTHING for player in s.players), "a player has no character"
        assert all(s.seat_of[character] != NOTHING for character in REQUIRED), "builder and farmer are always in play"


def audit_players(s: NationState) -> None:
    """Figures within their bounds, and Happiness the sum of its sources."""
    for player in s.players:
        assert sum(player.points) == player.happiness, "Happiness is the sum of its sources"
        assert player.happiness >= 0 or s.rules.negative_happiness, "Happiness can't fall below 0"
        assert player.happiness < s.rules.target or s.ending != RUNNING, "the target makes the round the last one"
        assert player.money >= 0, "money can't be negative"
        assert min(player.houses, player.bread, player.tickets, player.medicine, player.for_sale) >= 0, "goods can't be negative"
        assert 0 <= player.hours <= HOURS_PER_DAY, "a day has 12 hours"
        assert player.visited >> s.rules.seats == 0, "somebody visited who isn't there"
        assert not (player.visited >> player.seat) & 1, "nobody visits himself"
        assert not player.shown or names.HELP_FROM_A_FRIEND in player.hand, "a card was shown that isn't in the hand"
        assert player.hand == tuple(sorted(player.hand)), "a hand is sorted"
        if s.step != SETTING_UP:
            audit_mat(s, player)
    assert not s.rules.limited_sick_cards or sum([player.sick for player in s.players]) <= SICK_CARDS, "there are four I-am-Sick cards"


def audit_mat(s: NationState, player: Player) -> None:
    """Price and level of a producer; the Banker has neither. NATION-R14: who is eliminated has nothing."""
    if player.produces():
        assert player.price in s.cards.prices, "the price is on the track"
        assert 1 <= player.level <= HIGHEST_LEVEL, "levels run from 1 to 4"
    else:
        assert player.price == player.level == player.for_sale == 0, "the Banker has neither price nor level"
        assert player.loan == NOTHING, "the Banker owes nothing"
    if player.out:
        goods = player.houses + player.bread + player.tickets + player.medicine + player.for_sale
        assert goods == player.money == player.sick == len(player.hand) == 0, "who is eliminated has nothing"
        assert player.loan == NOTHING, "who is eliminated owes nothing"


def audit_goods(s: NationState) -> None:
    """NATION-0.5: 32 Houses, 30 Bread, 25 Tickets, 12 Medicine, each in one place."""
    assert min(s.supply) >= 0, "the Supply can't be negative"
    if s.rules.unlimited_goods:
        return
    for product, total in enumerate(IN_THE_BOX):
        found = s.supply[product]
        for player in s.players:
            found += player.stored(product) + (player.for_sale if player.character == product else 0)
        assert found == total, f"{PRODUCTS[product]}: found {found}, expected {total}"


def money_about(s: NationState) -> int:
    """All the money that players and the Foreign Countries have."""
    return s.mat + sum([player.money for player in s.players])


def audit_money(s: NationState) -> None:
    """Money comes from the start, the National Bank, Loans and the Supply, and goes back by repayment and to the Supply."""
    expected = s.started + s.printed + s.lent - s.repaid + s.from_supply - s.to_supply
    assert s.mat >= 0, "the mat money can't be negative"
    assert money_about(s) == expected, f"money: found {money_about(s)}, expected {expected}"
    owed = sum([s.balance_of(player) for player in s.players])
    assert owed == s.lent - s.repaid - s.written_off, f"debt: found {owed}, expected {s.lent - s.repaid - s.written_off}"


def audit_loans(s: NationState) -> None:
    """NATION-R17: every Loan card is in the reserve, on offer or with its borrower; the opening one is shared."""
    assert min(s.reserve) >= 0, "Loan cards in the reserve"
    assert min(s.on_offer) >= 0, "Loan cards on offer"
    in_play = s.seat_of[BANKER] != NOTHING
    for loan, copies in enumerate(s.cards.loan_copies):
        lent = sum([player.loan == loan and not player.on_opening_card for player in s.players])
        shared = loan == names.LOAN_50 and any(player.on_opening_card for player in s.players)
        found = s.reserve[loan] + s.on_offer[loan] + lent + (1 if shared else 0)
        assert found == (copies if in_play else 0), f"Loan cards of {names.LOANS[loan]}: found {found}, expected {copies}"
    for player in s.players:
        assert not player.on_opening_card or player.loan == names.LOAN_50, "the opening Loan is one of 50B"
        assert 0 <= player.paid < names.PAYMENTS, "a Loan has five payments"
        assert player.paid == 0 or player.loan != NOTHING, "payments on no Loan"
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
    assert sorted(found) == list(deck_of(s)), "Explorer cards are lost or doubled"
