"""Positions as readable data: dump and load, for saves, puzzles, lessons and tests. An impossible position is refused."""

from __future__ import annotations

from typing import Final

from felicity.core.errors import CannotRead
from felicity.core.game import Setup
from felicity.core.position import MANY, Reader, Vocabulary, refuse_misfits, seat_text
from felicity.core.state import options_of
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
EXPLORER_OF: Final = {name: card for card, name in enumerate(names.EXPLORERS)}
SEATS: Final = [seat_text(seat) for seat in range(MAX_SEATS)]


# --- dump ---


def cards_text(cards: tuple[int, ...]) -> list[str]:
    """Explorer cards as words."""
    return [names.EXPLORERS[card] for card in cards]


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
        "supply": {product: s.supply[at] for at, product in enumerate(PRODUCTS)},
        "mat_money": s.mat,
        "mat_counted": s.counted,
        "investments": s.marker,
        "loans_on_offer": {loan: s.on_offer[at] for at, loan in enumerate(LOAN_WORDS)},
        "loans_in_reserve": {loan: s.reserve[at] for at, loan in enumerate(LOAN_WORDS)},
        "explorer_deck": cards_text(s.deck),
        "explorer_discards": cards_text(s.discards),
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
        "character": CHARACTERS[player.character] if player.character != NOTHING else None,
        "eliminated": player.out,
        "happiness": player.happiness,
        "points": {source: player.points[at] for at, source in enumerate(SOURCES)},
        "money": player.money,
        "houses": player.houses,
        "bread": player.bread,
        "tickets": player.tickets,
        "medicine": player.medicine,
        "for_sale": player.for_sale,
        "price": player.price,
        "level": player.level,
        "hand": cards_text(player.hand),
        "help_shown": player.shown,
        "sick": player.sick,
        "loan": LOAN_WORDS[player.loan] if player.loan != NOTHING else None,
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
    """Reads counts by word and masks of seats too."""

    def __init__(self, where: str, data: object) -> None:
        super().__init__(where, data, LISTS)

    def part(self, key: str) -> NationReader:
        """An object within this one."""
        return NationReader(f"{self.where}.{key}", self.value(key))

    def field(self, key: str, kind: str, seats: int) -> object:
        found = super().field(key, kind, seats)
        if found == NOTHING:
            raise self.wrong(key, f"a {kind}")
        return found

    def counts(self, key: str, words: list[str], low: int, high: int) -> tuple[int, ...]:
        """A number for each word."""
        part = self.part(key)
        found = tuple([part.number(word, low, high) for word in words])
        part.finish()
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
            if not isinstance(value, str) or value not in EXPLORER_OF:
                raise self.wrong_value(key, value, f"a list of {', '.join(names.EXPLORERS)}")
            found.append(EXPLORER_OF[value])
        return tuple(found)


def load(cards: Cards, setup_: Setup, data: dict[str, object]) -> NationState:
    """A position from its words; what can't be is refused with its place and what was expected."""
    rules = Rules(setup_)
    r = NationReader("position", data)
    seats = rules.seats
    players = [load_player(seat, NationReader(f"position.players.{seat + 1}", entry), seats) for seat, entry in enumerate(r.players(seats))]
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
    s.agenda += [NationReader(f"position.agenda.{at}", step).step(STEPS_OF, seats) for at, step in enumerate(r.several("agenda"))]
    r.finish()
    refuse_impossible(s)
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


def refuse_impossible(s: NationState) -> None:
    """Things lost or doubled, numbers out of range, an impossible agenda or one that asks nobody."""
    try:
        assert NOTHING not in (s.step, s.active, s.ending), "null where a word is needed"
        audit(s)
        for player, character in zip(s.players, setup.line_up(s.rules)):
            assert character in (NOTHING, player.character), "the table has given a seat another character"
        refuse_misfits(s)
        assert not s.agenda or options_of(s), "nothing can be chosen in this position"
    except (AssertionError, IndexError, ValueError) as error:
        raise CannotRead(f"position: this can't be: {error}.") from None
