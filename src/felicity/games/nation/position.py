"""Positions as readable data: dump and load, for saves, puzzles, lessons and tests. An impossible position is refused."""

from __future__ import annotations

from typing import Final

from felicity.core.game import Setup
from felicity.core.position import MANY, Reader, Vocabulary, by_word, refuse_impossible, seat_text, word_of, words_of
from felicity.core.step import AnyStep
from felicity.games.nation import day, doctor, evening, explorer, names, price, round, setup
from felicity.games.nation.audit import audit
from felicity.games.nation.cards import Cards
from felicity.games.nation.constants import CHARACTERS, ENDINGS, FOREIGN_BUY_ITEMS, MAX_SEATS, NOTHING, PRODUCTS, SOURCES, STEPS
from felicity.games.nation.rules import Rules
from felicity.games.nation.state import NationState, Player

LOAN_WORDS: Final = [str(amount) for amount in names.LOANS]
LISTS: Final[dict[str, list[str]]] = {
    "product": PRODUCTS,
    "character": CHARACTERS,
    "explorer": names.EXPLORERS,
    "loan": LOAN_WORDS,
    "source": SOURCES,
    "ending": ENDINGS,
    "step": STEPS,
}
VOCABULARY: Final = Vocabulary(LISTS)
SEATS: Final = [seat_text(seat) for seat in range(MAX_SEATS)]


# --- dump ---


def mask_text(mask: int, seats: int) -> list[str]:
    """The seats of a mask."""
    return [seat_text(seat) for seat in range(seats) if (mask >> seat) & 1]


def dump(s: NationState) -> dict[str, object]:
    """The whole position as readable data."""
    return {
        "rng": s.rng.dump(),
        "round": s.round,
        "step": STEPS[s.step],
        "active": seat_text(s.active),
        "asked_in_vain": mask_text(s.asked, s.rules.seats),
        "ending": ENDINGS[s.ending],
        "supply": by_word(PRODUCTS, s.supply),
        "mat_money": s.mat,
        "mat_counted": s.counted,
        "investments": s.marker,
        "loans_on_offer": by_word(LOAN_WORDS, s.on_offer),
        "loans_in_reserve": by_word(LOAN_WORDS, s.reserve),
        "explorer_deck": words_of(names.EXPLORERS, s.deck),
        "explorer_discards": words_of(names.EXPLORERS, s.discards),
        "sickness_out": s.sickness_out,
        "money": {
            "started": s.started,
            "printed": s.printed,
            "lent": s.lent,
            "repaid": s.repaid,
            "written_off": s.written_off,
            "from_supply": s.from_supply,
            "to_supply": s.to_supply,
        },
        "players": [dump_player(s, player) for player in s.players],
        "agenda": [VOCABULARY.step(step) for step in s.agenda],
    }


def dump_player(s: NationState, player: Player) -> dict[str, object]:
    """One player as readable data."""
    return {
        "character": word_of(CHARACTERS, player.character),
        "eliminated": player.out,
        "happiness": player.happiness,
        "points": by_word(SOURCES, player.points),
        "money": player.money,
        "houses": player.houses,
        "bread": player.bread,
        "tickets": player.tickets,
        "medicine": player.medicine,
        "for_sale": player.for_sale,
        "price": player.price,
        "level": player.level,
        "hand": words_of(names.EXPLORERS, player.hand),
        "help_shown": player.shown,
        "sick": player.sick,
        "loan": word_of(LOAN_WORDS, player.loan),
        "payments": player.paid,
        "opening_loan": player.on_opening_card,
        "hours": player.hours,
        "visited": mask_text(player.visited, s.rules.seats),
        "borrowed": player.borrowed,
        "enjoyed": player.enjoyed,
        "sold": player.sold,
        "sold_abroad": player.sold_abroad,
    }


# --- load ---

STEPS_OF: Final[dict[str, type[AnyStep]]] = {
    step.__name__: step
    for step in (
        setup.HandOut, setup.ChooseCharacter, round.StartRound, round.EndRound, day.NextTurn, day.TakeTurn,
        doctor.TakeMedicine, doctor.FallIll, doctor.UseVaccine, doctor.DiscardSickness, doctor.DecideReshuffle, doctor.LoseHours,
        explorer.GivePresent, evening.EnjoyHomeAndDinner, price.AdjustPrices, price.Adjust, price.SetPrice, price.DiscardCard,
        price.StoreGoods, price.KeepWithinLimit,
    )
}  # fmt: skip


class NationReader(Reader):
    """Reads masks of seats and Explorer cards too."""

    def field(self, key: str, kind: str, seats: int) -> object:
        found = super().field(key, kind, seats)
        if found == NOTHING:
            raise self.wrong(key, f"a {kind}")
        return found

    def mask(self, key: str, seats: int) -> int:
        """A list of seats."""
        mask = 0
        for value in self.several(key):
            if not isinstance(value, str) or value not in SEATS[:seats]:
                raise self.wrong(key, f"a list of seat1 to seat{seats}")
            mask |= 1 << SEATS.index(value)
        return mask

    def explorers(self, key: str) -> tuple[int, ...]:
        """A list of Explorer cards."""
        found: list[int] = []
        for value in self.several(key):
            if not isinstance(value, str) or value not in names.EXPLORERS:
                raise self.wrong_value(key, value, f"a list of {', '.join(names.EXPLORERS)}")
            found.append(self.vocabulary.numbers["explorer"][value])
        return tuple(found)


def load(cards: Cards, setup_: Setup, data: dict[str, object]) -> NationState:
    """Read a dumped position; an impossible one is refused, saying where and what was expected."""
    rules = Rules(setup_)
    r = NationReader("position", data, VOCABULARY)
    seats = rules.seats
    players = [load_player(seat, player, seats) for seat, player in enumerate(r.players(seats))]
    s = NationState(cards, rules, r.rng(), players, [])
    s.round = r.number("round", 0, MANY)
    s.step = r.index("step", "step")
    s.active = r.seat("active", seats)
    s.asked = r.mask("asked_in_vain", seats)
    s.ending = r.index("ending", "ending")
    s.supply = r.counts("supply", PRODUCTS, 0, 99)
    s.mat = r.number("mat_money", 0, MANY)
    s.counted = r.number("mat_counted", 0, MANY)
    s.marker = r.number("investments", 0, len(cards.returns) - 1)
    s.on_offer = r.counts("loans_on_offer", LOAN_WORDS, 0, 12)
    s.reserve = r.counts("loans_in_reserve", LOAN_WORDS, 0, 12)
    s.deck = r.explorers("explorer_deck")
    s.discards = r.explorers("explorer_discards")
    s.sickness_out = r.flag("sickness_out")
    load_ledger(s, r.part("money"))
    seat_of = [NOTHING] * len(CHARACTERS)
    for player in players:
        if player.character != NOTHING:
            seat_of[player.character] = player.seat
    s.seat_of = tuple(seat_of)
    s.agenda += r.agenda(STEPS_OF, seats)
    r.finish()
    refuse_impossible(s, audit_loaded)
    return s


def load_ledger(s: NationState, r: NationReader) -> None:
    """All money that came from the Supply or went back to it."""
    s.started = r.number("started", 0, MANY)
    s.printed = r.number("printed", 0, MANY)
    s.lent = r.number("lent", 0, MANY)
    s.repaid = r.number("repaid", 0, MANY)
    s.written_off = r.number("written_off", 0, MANY)
    s.from_supply = r.number("from_supply", 0, MANY)
    s.to_supply = r.number("to_supply", 0, MANY)
    r.finish()


def load_player(seat: int, r: NationReader, seats: int) -> Player:
    """One player, read back."""
    player = Player(seat)
    player.character = r.index("character", "character")
    player.out = r.flag("eliminated")
    player.happiness = r.number("happiness", -MANY, MANY)
    player.points = r.counts("points", SOURCES, -MANY, MANY)
    player.money = r.number("money", 0, MANY)
    player.houses = r.number("houses", 0, MANY)
    player.bread = r.number("bread", 0, MANY)
    player.tickets = r.number("tickets", 0, MANY)
    player.medicine = r.number("medicine", 0, MANY)
    player.for_sale = r.number("for_sale", 0, MANY)
    player.price = r.number("price", 0, MANY)
    player.level = r.number("level", 0, MANY)
    player.hand = tuple(sorted(r.explorers("hand")))
    player.shown = r.flag("help_shown")
    player.sick = r.number("sick", 0, MANY)
    player.loan = r.index("loan", "loan")
    player.paid = r.number("payments", 0, names.PAYMENTS - 1)
    player.on_opening_card = r.flag("opening_loan")
    player.hours = r.number("hours", 0, MANY)
    player.visited = r.mask("visited", seats)
    player.borrowed = r.flag("borrowed")
    player.enjoyed = r.number("enjoyed", 0, MANY)
    player.sold = r.number("sold", 0, MANY)
    player.sold_abroad = r.number("sold_abroad", 0, FOREIGN_BUY_ITEMS)
    r.finish()
    return player


def audit_loaded(s: NationState) -> None:
    """Check what only a written position can get wrong, then what must hold in every position."""
    assert NOTHING not in (s.step, s.active, s.ending), "null where a word is needed"
    audit(s)
    for player, character in zip(s.players, setup.line_up(s.rules)):
        assert character in (NOTHING, player.character), "the table has given a seat another character"
