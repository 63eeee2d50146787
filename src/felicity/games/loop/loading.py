"""Reads a saved position. An impossible one is refused, with its place and what was expected."""

from __future__ import annotations

from typing import Final

from felicity.core.game import Setup
from felicity.core.position import LARGEST_COUNT, Reader, refuse_impossible
from felicity.core.step import AnyStep
from felicity.games.loop import alphabet, buy, careers, consume, credit, event, favour, immediate, market, names, ongoing, setup, turn
from felicity.games.loop.alphabet import ref_text
from felicity.games.loop.audit import audit
from felicity.games.loop.audit_turn import MOST_FAVOURS_PLAYED
from felicity.games.loop.cards import Cards
from felicity.games.loop.careers import CAREERS
from felicity.games.loop.constants import FORGED, MARKET, MATERIALS, NOTHING, SHARED, SOURCES, material, pile_of, quality_of
from felicity.games.loop.credit import MOST
from felicity.games.loop.hooks import LIMIT
from felicity.games.loop.ongoing import ONGOING
from felicity.games.loop.player import Player
from felicity.games.loop.position import LISTS, VOCABULARY
from felicity.games.loop.rules import Rules
from felicity.games.loop.setup import CREDIT_CARDS, fixed_careers
from felicity.games.loop.state import APPLIES_PER_TURN, DEBT, NOT_DUE, PAID_ONE, LoopState

STEPS: Final[dict[str, type[AnyStep]]] = {
    step.__name__: step
    for step in (
        buy.FreeMaterial, buy.PayForSalvage, careers.AgreeToInfluence, careers.ForgeInto, consume.Complete, consume.DropActivity,
        consume.UseMaterial, credit.ApplyOrNot, credit.ChooseToApply, credit.Pay, event.ChooseEvent, event.DiscardImmediate,
        event.ResolveAll, favour.AnswerFavour, favour.Object, favour.OfferMaterial, favour.PlayAs, immediate.ChooseOffer,
        immediate.DrawFavours, immediate.ChooseRepurchase, immediate.ChooseWear, immediate.GiveMaterial, immediate.Happen,
        immediate.InsureOrToss, immediate.NameHappier, immediate.NameLessHappy, immediate.Strike, market.TakeMaterial, market.TakeSlot,
        ongoing.NameRival, setup.ChooseCareer, setup.TakeInitialSetup, turn.NextTurn, turn.Refill, turn.StartTurn, turn.TakeTurn,
    )
}  # fmt: skip  # those that a position can hold: the others happen as soon as they are planned


QUALITIES: Final = ["", "1", "2", "3", "4"]  # as written; empty where QUALITY doesn't matter


class LoopReader(Reader):
    """Reads LOOP's piles, places and MATERIAL too."""

    def pile(self, key: str, kind: str) -> int:
        """A pile of words."""
        cards = self.indices(key, kind)
        if NOTHING in cards or any(cards.count(card) > 6 for card in cards):
            raise self.wrong(key, f"at most 6 of each of {', '.join(LISTS[kind])}")
        return pile_of(cards)

    def place(self, key: str, seats: int) -> int:
        """A seat, the market or the central LANDFILL."""
        if self.value(key) in ("market", "central"):
            return MARKET
        return self.seat(key, seats)

    def held(self, key: str, value: object) -> int:
        """A MATERIAL with its marks."""
        if value is None:
            return NOTHING
        words = value.split() if isinstance(value, str) else []
        try:
            m = material(MATERIALS.index(words[0]), QUALITIES.index(words[1]) if len(words) > 1 else 0)
            rest = words[2:]
            if rest[:2] == ["forged", "from"]:
                m += FORGED * (MATERIALS.index(rest[2]) + 1)
                rest = rest[3:]
            if rest[:1] == ["shared"]:
                m += SHARED * QUALITIES.index(rest[1])
                rest = rest[2:]
            if not rest:
                return m
        except (ValueError, IndexError):
            pass
        raise self.wrong_value(key, value, "a material such as 'glass 3'")

    def field(self, key: str, kind: str, seats: int) -> object:
        value = self.value(key)
        if kind in ("place", "landfill"):
            return self.place(key, seats)
        if kind == "rule":
            if not isinstance(value, str):
                raise self.wrong(key, "a rule's id")
            return value
        if kind == "held":
            return 0 if value is None else self.held(key, value)
        if kind == "events":
            return self.cards(key, "event")
        if kind == "ref":
            for number in range(alphabet.REFS):
                if value == ref_text(number):
                    return number
            raise self.wrong(key, "a material such as 'glass 3'")
        return super().field(key, kind, seats)


def load(cards: Cards, setup: Setup, data: dict[str, object]) -> LoopState:
    """Read a dumped position; an impossible one is refused, saying where and what was expected."""
    rules = Rules(setup)
    fixed_careers(cards, rules)
    r = LoopReader("position", data, VOCABULARY)
    seats = rules.seats
    players = [load_player(seat, player) for seat, player in enumerate(r.players(seats))]
    s = LoopState(cards, rules, r.rng(), players, [])
    s.round = r.number("round", 0, LARGEST_COUNT)
    s.starter = r.seat("starter", seats)
    s.active = r.seat("active", seats)
    s.ending = r.index("ending", "ending")
    s.lay_market(tuple([r.held("market", value) for value in r.several("market")]))
    s.material_deck = r.cards("material_deck", "material")
    s.bottom_seen = r.number("material_deck_bottom_seen", 0, 30)
    s.burnt = r.pile("burnt", "material")
    s.central = r.pile("central_landfill", "material")
    s.removed = r.pile("removed", "material")
    s.depleted = r.flag("depleted")
    s.stage = r.indices("stage", "activity")
    s.activity_deck = r.cards("activity_deck", "activity")
    s.activity_discard = r.cards("activity_discard", "activity")
    s.favour_deck = r.cards("favour_deck", "favour")
    s.favour_discard = r.pile("favour_discard", "favour")
    hidden = r.cards("favour_discard_hidden", "favour")
    masks = load_masks(r, "favour_discard_hidden_seen", len(hidden), seats + 1)
    s.favour_discard_hidden = tuple([favour + 8 * mask for favour, mask in zip(hidden, masks)])
    s.event_deck = r.cards("event_deck", "event")
    s.event_discard = r.cards("event_discard", "event")
    in_force = r.index("event", "event")
    if in_force not in ONGOING:
        raise r.wrong("event", "a continuous event or null")
    s.ongoing = ONGOING[in_force]
    s.coming = r.index("event_coming", "event")
    s.credit_left = r.number("credit_cards", 0, CREDIT_CARDS)
    s.unused_goals = r.cards("unused_goals", "goal")
    s.unused_careers = r.cards("unused_careers", "career")
    load_turn(s, r.part("turn"))
    s.on_table = r.index("favour_on_table", "favour")
    s.on_table_hidden = r.flag("favour_on_table_hidden")
    s.on_table_seen = r.number("favour_on_table_seen", 0, (2 << seats) - 1)
    s.known = load_piles(r, "known_hands")
    s.known_before = load_piles(r, "known_hands_before")
    s.tops_seen = load_masks(r, "tops_seen", 4, seats)
    s.events_seen = load_masks(r, "events_seen", len(names.EVENTS) if rules.events else 0, seats)
    s.agenda += r.agenda(STEPS, seats)
    r.finish()
    refuse_impossible(s, audit_loaded)
    return s


def load_turn(s: LoopState, r: LoopReader) -> None:
    """What the active player has done so far."""
    s.in_turn = r.flag("running")
    s.action = r.index("action", "action")
    s.bought = r.number("bought", 0, LIMIT)
    s.salvaged = r.flag("salvaged")
    s.halved = r.flag("halved")
    s.consumed = r.number("consumed", 0, LIMIT)
    s.spent = r.number("spent", 0, LARGEST_COUNT)
    s.favours_played = r.number("favours_played", 0, MOST_FAVOURS_PLAYED)
    s.ability_used = r.flag("ability_used")
    s.applied = r.number("applied", 0, APPLIES_PER_TURN)
    s.applies = r.number("applies", 0, APPLIES_PER_TURN)
    s.marked = r.flag("marked")
    s.rewarded = r.flag("rewarded")
    r.finish()


def load_player(seat: int, r: LoopReader) -> Player:
    """One player, read back."""
    career = r.index("career", "career")
    if career == NOTHING:
        raise r.wrong("career", f"one of {', '.join(names.CAREERS)}")
    player = Player(seat, CAREERS[career])
    player.happiness = r.number("happiness", 0, 12)
    player.reputation = r.number("reputation", 0, 2)
    player.coins = r.number("coins", 0, LARGEST_COUNT)
    materials = tuple([r.held("materials", value) for value in r.several("materials")])
    if any(m == NOTHING or not quality_of(m) for m in materials):
        raise r.wrong("materials", "MATERIAL with their QUALITY, such as 'glass 3'")
    player.hold(materials)
    player.landfill = r.pile("landfill", "material")
    player.activities = r.cards("activities", "activity")
    player.completed = r.number("completed", 0, LARGEST_COUNT)
    player.goals = r.cards("goals", "goal")
    player.achieved = r.cards("achieved", "goal")
    player.hand = r.pile("hand", "favour")
    player.played = r.pile("played", "favour")
    player.face_down = r.cards("face_down", "event")
    player.debts = tuple([load_debt(r.within("debts", debt)) for debt in r.several("debts")])
    player.dealt = r.cards("dealt", "career")
    player.sealed = r.index("sealed", "career")
    player.points = r.counts("points", SOURCES, -LARGEST_COUNT, LARGEST_COUNT)
    r.finish()
    return player


def load_debt(r: LoopReader) -> int:
    """A CREDIT CARD, read back."""
    debt = r.number("coins", 0, DEBT - 1) + PAID_ONE * r.number("paid_this_turn", 0, MOST) + (NOT_DUE if r.flag("not_due") else 0)
    r.finish()
    return debt


def load_masks(r: LoopReader, key: str, length: int, seats: int) -> tuple[int, ...]:
    """A list of masks of seats."""
    masks = r.several(key)
    if len(masks) != length:
        raise r.wrong(key, f"a list of {length}")
    return r.numbers(key, 0, (1 << seats) - 1)


def load_piles(r: LoopReader, key: str) -> list[int]:
    """A list of piles of FAVOUR."""
    return [LoopReader(r.where, {key: pile}, VOCABULARY).pile(key, "favour") for pile in r.several(key)]


def audit_loaded(s: LoopState) -> None:
    """Check what only a written position can get wrong, then what must hold in every position."""
    assert len(s.market) == len(s.stage) == setup.SLOTS, "market and stage have 5 slots"
    assert len(s.known) == (s.rules.seats + 1) * s.rules.seats, "known_hands has a row for each seat and one for everybody"
    assert len(s.known_before) == (len(s.known) if s.on_table_hidden else 0), "known_hands_before goes with a face-down favour"
    assert NOTHING not in (s.starter, s.active, s.ending, s.action), "null where a word is needed"
    audit(s)
