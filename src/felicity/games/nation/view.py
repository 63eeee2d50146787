"""What a seat may know of a position, built from what is allowed: NATION-S.9c, NATION-E.2e, NATION-R45, NATION-R49, NATION-R51.

`seat` -1 is a spectator.
"""

from __future__ import annotations

from felicity.core.position import by_word, word_of, words_of
from felicity.games.nation import names
from felicity.games.nation.constants import BANKER, BUILDER, CHARACTERS, ENDINGS, NOTHING, PRODUCTS, SOURCES, STEPS
from felicity.games.nation.state import NationState, Player
from felicity.games.nation.view_types import NationBank, NationBoard, NationLedger, NationLoan, NationPlayer, NationView


def view_of(s: NationState, seat: int) -> NationView:
    """The table as the seat sees it, as JSON-able data."""
    over = not s.agenda
    return {
        "game": "nation",
        "seat": seat + 1 if seat >= 0 else None,
        "round": s.round,
        "step": STEPS[s.step],
        "starter": s.seat_of[BUILDER] + 1,
        "active": s.active + 1,
        "ending": ENDINGS[s.ending],
        "target": s.rules.target,
        "asked_in_vain": [other + 1 for other in range(s.rules.seats) if (s.asked >> other) & 1],
        "board": board_view(s, over),
        "money": ledger_view(s) if over or s.rules.open_money else None,
        "players": [player_view(s, player, seat, over) for player in s.players],
    }


def board_view(s: NationState, over: bool) -> NationBoard:
    """Supply, Foreign Countries, Explorer cards and the bank."""
    return {
        "supply": None if s.rules.unlimited_goods else by_word(PRODUCTS, s.supply),
        "mat_money": s.mat if over or s.rules.open_mat_money else None,
        "mat_counted": s.counted,
        "explorer_deck": len(s.deck),
        "explorer_discards": words_of(names.EXPLORERS, s.discards),
        "sickness_out": s.sickness_out,
        "bank": bank_view(s) if s.seat_of[BANKER] != NOTHING else None,
    }


def bank_view(s: NationState) -> NationBank:
    """Loan cards and the return-of-investment track."""
    return {
        "on_offer": [names.LOANS[loan] for loan in range(len(names.LOANS)) for _ in range(s.on_offer[loan])],
        "reserve": [names.LOANS[loan] for loan in range(len(names.LOANS)) for _ in range(s.reserve[loan])],
        "return": s.cards.returns[s.marker],
    }


def ledger_view(s: NationState) -> NationLedger:
    """Money by origin; the first five less the next two are all the money in play."""
    return {
        "started": s.started,
        "printed": s.printed,
        "lent": s.lent,
        "repaid": -s.repaid,
        "from_supply": s.from_supply,
        "to_supply": -s.to_supply,
    }


def player_view(s: NationState, player: Player, seat: int, over: bool) -> NationPlayer:
    """Everything open, and what the seat knows of the rest."""
    own = player.seat == seat
    return {
        "seat": player.seat + 1,
        "character": word_of(CHARACTERS, player.character),
        "eliminated": player.out,
        "happiness": player.happiness,
        "points": by_word(SOURCES, player.points),
        "money": player.money if own or over or s.rules.open_money else None,
        "houses": player.houses,
        "bread": player.bread,
        "tickets": player.tickets,
        "medicine": player.medicine,
        "for_sale": player.for_sale,
        "price": player.price,
        "level": player.level,
        "hours": player.hours,
        "visited": [other + 1 for other in range(s.rules.seats) if (player.visited >> other) & 1],
        "borrowed": player.borrowed,
        "enjoyed": player.enjoyed,
        "sold": player.sold,
        "sold_abroad": player.sold_abroad,
        "sick": player.sick,
        "hand": len(player.hand),
        "hand_known": hand_known(player, own),
        "loan": loan_view(s, player),
    }


def hand_known(player: Player, own: bool) -> list[str]:
    """The seat's own hand; of another one only a card shown without being played (NATION-R59)."""
    if own:
        return words_of(names.EXPLORERS, player.hand)
    return [names.EXPLORERS[names.HELP_FROM_A_FRIEND]] if player.shown else []


def loan_view(s: NationState, player: Player) -> NationLoan | None:
    """Amount, balance, and the payments still to come, each as interest and payback."""
    if player.loan == NOTHING:
        return None
    first = player.loan * names.PAYMENTS
    rows = range(first + player.paid, first + names.PAYMENTS)
    return {
        "amount": names.LOANS[player.loan],
        "balance": s.balance_of(player),
        "opening": player.on_opening_card,
        "due": [(s.cards.interest[row], s.cards.payback[row]) for row in rows],
    }
