"""The data of levels, loans, investments, prices and Explorer cards, read from the catalog and from packs."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from felicity.core.keys import MARK, TEXT, Entry, Key, Number, OneOf, whole, wholes
from felicity.core.pack import Catalog, Tables
from felicity.core.wording import Wording, span, worded
from felicity.games.nation import alphabet, names
from felicity.games.nation.alphabet import NationOption
from felicity.games.nation.constants import BANKER, CHARACTERS, HIGHEST_LEVEL, INVEST_MONEY, MAX_PRICE

LEVELS: Final = HIGHEST_LEVEL + 1  # a row for each level; place 0 stays empty
TIMINGS: Final = ["action", "draw", "reaction"]


class Cards:
    """Card data by number: what the state refers to, and never changes."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables  # the entries as read, for lists and pages
        # Production, at `character * LEVELS + level`.
        self.work_hours = _levels(tables, "hours")
        self.work_items = _levels(tables, "items")
        self.work_pay = _levels(tables, "pay")
        self.work_happiness = _levels(tables, "happy_work_bonus")
        self.upgrade_money = _levels(tables, "upgrade_money")  # from this level to the next
        self.upgrade_houses = _levels(tables, "upgrade_houses")
        # Loans, at `loan * PAYMENTS + payments made`.
        loans = [tables["loan"][name] for name in names.LOAN_NAMES]
        self.loan_copies = tuple([whole(entry, "copies") for entry in loans])
        self.balance = [row[0] for entry in loans for row in _rows(entry)]
        self.interest = [row[1] for entry in loans for row in _rows(entry)]
        self.payback = [row[2] for entry in loans for row in _rows(entry)]
        # Investments, by space of the track.
        rows = [tables["roi"][f"row-{row}"] for row in range(1, 4)]
        self.returns = [value for entry in rows for value in wholes(entry, "values")]
        self.row_starts = [wholes(entry, "values")[0] for entry in rows]
        self.row_happiness = [whole(entry, "happiness") for entry in rows]
        # Prices.
        track = tables["price_track"]["prices"]
        self.prices = wholes(track, "values")
        self.start_price = whole(track, "start")
        self.price_options: list[NationOption] = [alphabet.PRICE[price - 1] for price in self.prices]
        # Explorer cards.
        cards = [tables["explorer"][name] for name in names.EXPLORERS]
        self.copies = [whole(entry, "copies") for entry in cards]
        self.card_hours = [_amount(entry, "hours") for entry in cards]
        self.card_bread = [_amount(entry, "bread") for entry in cards]
        self.card_tickets = [_amount(entry, "tickets") for entry in cards]
        self.card_money = [_amount(entry, "money_to_mat") for entry in cards]
        self.card_happiness = [_amount(entry, "happiness") for entry in cards]
        self.target_happiness = [_amount(entry, "target_happiness") for entry in cards]
        self.take_money = [_amount(entry, "take_money") for entry in cards]
        self.gain_bread = [_amount(entry, "gain_bread") for entry in cards]
        self.gain_houses = [_amount(entry, "gain_houses") for entry in cards]
        self.ticket_price = [_amount(entry, "ticket_price") for entry in cards]
        self.ticket_max = [_amount(entry, "ticket_max") for entry in cards]
        self.gift_to_others = [_amount(entry, "gift_to_each_other") for entry in cards]
        self.gift_happiness = [_amount(entry, "happiness_per_gift") for entry in cards]
        self.gift_from_others = [_amount(entry, "gift_from_each_other") for entry in cards]
        self.giver_happiness = [_amount(entry, "happiness_per_giver") for entry in cards]


def _levels(tables: Tables, key: str) -> list[int]:
    found: list[int] = []
    for character in CHARACTERS[:BANKER]:
        found.append(0)
        found += [_amount(tables["production_level"][f"{character}-{level}"], key) for level in range(1, LEVELS)]
    return found


def _rows(entry: Entry) -> list[list[int]]:
    rows = entry["rows"]
    assert isinstance(rows, list)
    return rows


def _amount(entry: Entry, key: str) -> int:
    """A number that most cards don't have."""
    return whole(entry, key) if key in entry else 0


# --- checking entries ---


class Rows(Key):
    """The five payments of a loan, which lead from its amount to 0."""

    def accepts(self, value: object) -> bool:
        if not isinstance(value, list) or len(value) != names.PAYMENTS or not all(_is_row(row) for row in value):
            return False
        ends = [row[3] for row in value]
        return ends[-1] == 0 and [row[0] for row in value[1:]] == ends[:-1]


def _is_row(row: object) -> bool:
    if not isinstance(row, list) or len(row) != 4:
        return False
    if not all(isinstance(number, int) and not isinstance(number, bool) and number >= 0 for number in row):
        return False
    return bool(row[0] - row[2] == row[3])


class Rising(Key):
    """So many whole numbers within bounds, each greater than the one before."""

    def __init__(self, fewest: int, most: int, low: int, high: int) -> None:
        count = span(fewest, most)
        text = f"{count} rising whole numbers from {low} to {high}"
        super().__init__(worded(text, "nation-expected-rising", count=count, low=low, high=high))
        self.fewest = fewest
        self.most = most
        self.one = Number(low, high)

    def accepts(self, value: object) -> bool:
        if not isinstance(value, list) or not self.fewest <= len(value) <= self.most or not all(self.one.accepts(each) for each in value):
            return False
        return all(value[at] < value[at + 1] for at in range(len(value) - 1))


class Several(Key):
    """A list of words."""

    def accepts(self, value: object) -> bool:
        return isinstance(value, list) and all(isinstance(word, str) for word in value)


COST: Final = Number(0, 300)
GAIN: Final = Number(0, 20)
SHAPES: Final[dict[str, dict[str, Key]]] = {
    "production_level": {
        "name": TEXT,
        "character": OneOf(CHARACTERS[:BANKER]),
        "level": Number(1, HIGHEST_LEVEL),
        "hours": Number(1, 12),
        "items": Number(1, 12),
        "pay": COST,
        "upgrade_money": COST,
        "upgrade_houses": Number(0, alphabet.MAX_UPGRADE_HOUSES),
        "happy_work_bonus": GAIN,
        "certainty": MARK,
    },
    "loan": {
        "amount": Number(1, 300),
        "interest_percent": Number(0, 100),
        "per_turn": COST,
        "copies": Number(1, 12),
        "rows": Rows(
            worded("five payments [balance before, interest, payback, balance after], the last one leaving 0", "nation-expected-rows")
        ),
        "total_interest": COST,
        "certainty": MARK,
    },
    "roi": {
        "row": Number(1, 3),
        "values": Rising(5, 5, 1, 300),
        "invested": Rising(5, 5, INVEST_MONEY, 300),
        "happiness": GAIN,
        "certainty": MARK,
    },
    "price_track": {
        "values": Rising(2, MAX_PRICE, 1, MAX_PRICE),
        "start": Number(1, MAX_PRICE),
        "applies_to": Several(worded("a list of characters", "nation-expected-characters")),
        "certainty": MARK,
    },
    "explorer": {
        "name": TEXT,
        "copies": Number(0, 9),
        "timing": OneOf(TIMINGS),
        "target": TEXT,
        "hours": Number(0, 12),
        "bread": GAIN,
        "tickets": GAIN,
        "money_to_mat": COST,
        "happiness": GAIN,
        "target_happiness": GAIN,
        "take_money": COST,
        "gain_bread": GAIN,
        "gain_houses": GAIN,
        "ticket_price": Number(1, 300),
        "ticket_max": Number(0, alphabet.MAX_TICKETS),
        "gift_to_each_other": COST,
        "happiness_per_gift": GAIN,
        "gift_from_each_other": COST,
        "happiness_per_giver": GAIN,
        "certainty": MARK,
    },
}
# What a pack can't change: which pieces there are, and how many, so that none is lost or duplicated.
FIXED: Final = {
    "production_level": ["character", "level"],
    "loan": ["amount", "copies"],
    "roi": ["row"],
    "price_track": ["applies_to"],
    "explorer": ["timing", "target", "copies"],
}
KNOWN: Final = {
    "production_level": [f"{character}-{level}" for character in CHARACTERS[:BANKER] for level in range(1, LEVELS)],
    "loan": names.LOAN_NAMES,
    "roi": ["row-1", "row-2", "row-3"],
    "price_track": ["prices"],
    "explorer": names.EXPLORERS,
}


class NationCatalog(Catalog):
    """Happy Nation's catalog: the keys of a loan and of the price track depend on each other."""

    def contradiction(self, table: str, entry: Entry) -> Wording | None:
        if table == "loan":
            return _contradiction_of_loan(entry)
        if table == "price_track" and entry["start"] not in wholes(entry, "values"):
            return worded("key start must be one of the values", "nation-wrong-start", at="start")
        return None


def _contradiction_of_loan(entry: Entry) -> Wording | None:
    rows = _rows(entry)
    if rows[0][0] != entry["amount"]:
        return worded("key rows must begin with the amount of the loan", "nation-wrong-first-row", at="rows")
    if any(row[1] + row[2] != entry["per_turn"] for row in rows):
        return worded("key rows: interest and payback of each payment must add up to per_turn", "nation-wrong-payment", at="rows")
    if sum(row[1] for row in rows) != entry["total_interest"]:
        return worded("key total_interest must be the sum of the interest in rows", "nation-wrong-interest", at="total_interest")
    return None


CATALOG: Final = NationCatalog(Path(__file__).with_name("rules.toml"), SHAPES, KNOWN, FIXED)
