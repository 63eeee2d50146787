"""8.0 CAREER: one class per ABILITY, in the order of the overview."""

from __future__ import annotations

from typing import Final

from felicity.core.ask import Ask
from felicity.core.native import i64
from felicity.core.option import OptionKind
from felicity.core.position import seat_text
from felicity.core.step import AnyStep, Choice
from felicity.core.tuples import replaced
from felicity.games.loop import alphabet, event_kinds, names
from felicity.games.loop.agenda import outside_turn
from felicity.games.loop.alphabet import REF, REFS, LoopOption
from felicity.games.loop.constants import (
    ACTIVITY_DECK,
    EVENT_DECK,
    FAVOUR_DECK,
    FOOD,
    FORGED,
    MARKET,
    MATERIAL_DECK,
    MAX_QUALITY,
    MAX_SEATS,
    NOTHING,
    UTILITY,
    count,
    is_forged,
    material,
    printed_type,
    quality_of,
    type_of,
)
from felicity.games.loop.favour import discard_favour
from felicity.games.loop.favour_types import is_seated, others
from felicity.games.loop.hands import draw_favour, put_into_hand, show_favour, slip_out_of_hand, take_random_favour
from felicity.games.loop.hooks import Career
from felicity.games.loop.landfill import take_from_landfill, types_in_landfill
from felicity.games.loop.market import CREATE, TakeMaterial
from felicity.games.loop.player import Player
from felicity.games.loop.state import REPUTABLE, LoopState


def may_use(s: LoopState, a: Ask, what: str, rule: str) -> bool:
    """LOOP-8.0b, LOOP-R68: once in each of the player's turns, at any moment of it."""
    return a.allows(not s.ability_used, what, "once-per-turn", rule)


# The options of each ABILITY, with its rule.
ABILITY_RULES: Final = {
    alphabet.INFLUENCES: "LOOP-8.banker", alphabet.FORGES: "LOOP-8.craftsman-a", alphabet.REPAIRS: "LOOP-8.engineer",
    alphabet.SWAPS: "LOOP-8.freelancer-b", alphabet.LIVES_SIMPLY: "LOOP-8.homemaker", alphabet.INVESTS: "LOOP-8.investor",
    alphabet.CARES: "LOOP-8.nurse", alphabet.SCAVENGES: "LOOP-8.scavenger-a", alphabet.PEEKS: "LOOP-8.scholar",
    alphabet.DRAFTS: "LOOP-8.soldier",
}  # fmt: skip


def explain_ability(s: LoopState, me: Player, option: LoopOption, a: Ask) -> None:
    """The ABILITY of another CAREER, a seat that isn't another player, or a piece that isn't there."""
    kind, rule = option.kind, ABILITY_RULES[option.kind]
    if not a.allows(me.career.ability() == kind, option.text, "other-career", rule):
        return
    if kind in (alphabet.INFLUENCES, alphabet.CARES, alphabet.DRAFTS):
        to_other = is_seated(s, option, option.target, a) and a.allows(option.target != me.seat, option.text, "yourself", rule)
        if to_other and kind == alphabet.CARES:
            a.refuse(option.text, "not-in-hand", rule)
    elif kind == alphabet.SCAVENGES:
        if option.owner == MARKET:
            a.refuse(option.text, "not-in-landfill" if s.rules.solo else "no-central-landfill", "LOOP-R91")
        elif is_seated(s, option, option.owner, a):
            a.refuse(option.text, "not-in-landfill", rule)
    elif kind in (alphabet.FORGES, alphabet.REPAIRS) and is_seated(s, option, option.owner, a):
        a.refuse(option.text, "no-such-material", rule)


class Artist(Career):
    """LOOP-8.artist: WORK also brings 1 market MATERIAL of choice at QUALITY 4, free of charge."""

    def after_work(self, s: LoopState, me: Player) -> None:
        if s.market_types:
            s.then(TakeMaterial(me.seat, MAX_QUALITY, CREATE))


class Banker(Career):
    """LOOP-8.banker, LOOP-8.banker-b: once per turn 1 REPUTATION against 1 COIN with another player, in either direction (LOOP-R70)."""

    def ability(self) -> OptionKind:
        return alphabet.INFLUENCES

    def ask(self, s: LoopState, me: Player, a: Ask) -> None:
        if may_use(s, a, "influence", "LOOP-8.banker-b"):
            self.ask_exchange(s, me, a)

    def ask_exchange(self, s: LoopState, me: Player, a: Ask) -> None:
        """With any player who has what the BANKER wants and room for what they get."""
        for them in others(s, me):
            option = alphabet.INFLUENCE_FOR_COIN[them.seat]
            if a.enough(me.reputation, 1, option.text, "reputation", "LOOP-R70") and exchange_fits(a, option, them, them):
                a.offer(option)
            option = alphabet.INFLUENCE_FOR_REPUTATION[them.seat]
            if (
                a.enough(them.reputation, 1, option.text, "target-reputation", "LOOP-R70")
                and exchange_fits(a, option, me, me)
                and s.ongoing.lets_spend(me, a, option.text)
            ):
                a.offer(option)

    def use(self, s: LoopState, me: Player, option: LoopOption) -> None:
        s.ability_used = True
        if not s.rules.banker_asks:
            exchange(s, me, option)
            return
        if s.events is not None:
            sign = -1 if option.reward else 1
            s.tell(event_kinds.INFLUENCE_PROPOSED, "LOOP-R70", (me.seat, option.target, sign, -sign))
        s.then(AgreeToInfluence(option.target, me.seat, option.number))


def exchange_fits(a: Ask, option: LoopOption, payer: Player, receiver: Player) -> bool:
    """Does the giver of the COIN have one, and the receiver of the REPUTATION room for it?"""
    return a.enough(payer.coins, 1, option.text, "coins", "LOOP-R70") and a.within(
        receiver.reputation, REPUTABLE - 1, option.text, "reputation-full", "LOOP-R70"
    )


def exchange(s: LoopState, me: Player, option: LoopOption) -> None:
    """REPUTATION one way, COIN the other."""
    them = s.players[option.target]
    giver, payer = (them, me) if option.reward else (me, them)
    giver.reputation -= 1
    payer.reputation += 1
    payer.coins -= 1
    giver.coins += 1
    if s.events is not None:
        sign = -1 if option.reward else 1
        s.tell(event_kinds.INFLUENCED, "LOOP-8.banker", (me.seat, them.seat, sign, -sign))


class AgreeToInfluence(Choice[LoopState]):
    """LOOP-R70, option `banker_consent`: the other player must agree; a refusal uses up the ABILITY."""

    RULE = "LOOP-R70"
    FIELDS = ("who:seat", "banker:seat", "asked:option")

    def __init__(self, who: int, banker: int, asked: int) -> None:
        super().__init__(who)
        self.banker = banker
        self.asked = asked

    def ask(self, s: LoopState, a: Ask) -> None:
        a.offer(alphabet.AGREE)
        a.offer(alphabet.REFUSE)

    def take(self, s: LoopState, option: LoopOption) -> None:
        if option is alphabet.AGREE:
            exchange(s, s.players[self.banker], alphabet.ALPHABET.options[self.asked])
        elif s.events is not None:
            s.tell(event_kinds.INFLUENCE_REFUSED, "LOOP-R70", (self.who,))

    def misfit(self, s: LoopState, below: list[AnyStep]) -> str:
        career, proposed, offered = s.me().career, alphabet.ALPHABET.options[self.asked], Ask(False)
        if isinstance(career, Banker) and s.rules.banker_asks and s.ability_used:
            career.ask_exchange(s, s.me(), offered)
        if proposed not in offered.options or proposed.target != self.who:
            return "LOOP-R70: the BANKER can't propose this now"
        return outside_turn(s, self.banker, below, "TakeTurn")


class Chef(Career):
    """LOOP-8.chef: FOOD bought or RECYCLEd has twice the QUALITY of the COIN paid."""

    def quality_per_coin(self, type: i64) -> i64:
        return 2 if type == FOOD else 1

    def price_list(self) -> int:
        return 1


class Craftsman(Career):
    """LOOP-8.craftsman-a: once per turn a MATERIAL in any AREA counts as another type than FOOD until the turn ends."""

    def ability(self) -> OptionKind:
        return alphabet.FORGES

    def ask(self, s: LoopState, me: Player, a: Ask) -> None:
        if may_use(s, a, "forge", "LOOP-8.craftsman-a"):
            for player in s.players:
                for m in player.kinds:
                    a.offer(alphabet.FORGE[player.seat * REFS + REF[m]])

    def use(self, s: LoopState, me: Player, option: LoopOption) -> None:
        s.ability_used = True
        s.then(ForgeInto(me.seat, option.owner, option.ref))


class ForgeInto(Choice[LoopState]):
    """LOOP-R72: GLASS, METAL, PLASTIC or UTILITY, but not its present type."""

    RULE = "LOOP-R72"
    FIELDS = ("who:seat", "owner:seat", "ref:ref")

    def __init__(self, who: int, owner: int, ref: int) -> None:
        super().__init__(who)
        self.owner = owner
        self.ref = ref

    def ask(self, s: LoopState, a: Ask) -> None:
        m = s.find(self.owner, self.ref)
        for option in alphabet.INTO:
            if a.allows(option.type != type_of(m), option.text, "is-that-already", "LOOP-R72"):
                a.offer(option)

    def take(self, s: LoopState, option: LoopOption) -> None:
        m = s.find(self.owner, self.ref)
        if s.events is not None:
            s.tell(event_kinds.FORGED_INTO, "LOOP-8.craftsman-a", (self.who, self.owner, type_of(m), quality_of(m), option.type))
        s.marked = True
        shares = m >> 9 << 9
        s.change_material(self.owner, m, shares + FORGED * (printed_type(m) + 1) + material(option.type, quality_of(m)))

    def misfit(self, s: LoopState, below: list[AnyStep]) -> str:
        if not isinstance(s.me().career, Craftsman) or not s.ability_used:
            return "LOOP-8.craftsman-a: only the CRAFTSMAN forges, by the ABILITY"
        if any(is_forged(m) for player in s.players for m in player.materials):
            return "LOOP-8.craftsman-a: something has been forged in this turn"
        if self.owner == NOTHING or not any(REF[m] == self.ref for m in s.players[self.owner].kinds):
            return "the MATERIAL to be forged isn't there"
        return outside_turn(s, self.who, below, "TakeTurn")


class Engineer(Career):
    """LOOP-8.engineer: once per turn +1 QUALITY on a MATERIAL other than UTILITY in any AREA, up to 4 (LOOP-R10)."""

    def ability(self) -> OptionKind:
        return alphabet.REPAIRS

    def ask(self, s: LoopState, me: Player, a: Ask) -> None:
        if not may_use(s, a, "repair", "LOOP-8.engineer"):
            return
        for player in s.players:
            for m in player.kinds:
                option = alphabet.REPAIR[player.seat * REFS + REF[m]]
                if a.allows(s.counted_type(m) != UTILITY, option.text, "utility-stays", "LOOP-8.engineer") and a.within(
                    quality_of(m), MAX_QUALITY - 1, option.text, "quality-full", "LOOP-R10"
                ):
                    a.offer(option)

    def use(self, s: LoopState, me: Player, option: LoopOption) -> None:
        s.ability_used = True
        m = s.find(option.owner, option.ref)
        if s.events is not None:
            s.tell(event_kinds.REPAIRED, "LOOP-8.engineer", (me.seat, option.owner, type_of(m), quality_of(m) + 1))
        s.change_material(option.owner, m, m + 1)


class Freelancer(Career):
    """LOOP-8.freelancer-a: three SALARY to choose from (data). LOOP-8.freelancer-b: once per turn discard 1 FAVOUR, draw 1 (LOOP-R74)."""

    def ability(self) -> OptionKind:
        return alphabet.SWAPS

    def ask(self, s: LoopState, me: Player, a: Ask) -> None:
        if not a.allows(s.rules.draws_favours, "swap", "no-favour-deck", "LOOP-8.freelancer-b") or not may_use(
            s, a, "swap", "LOOP-8.freelancer-b"
        ):
            return
        for kind in range(5):
            if a.enough(count(me.hand, kind), 1, alphabet.SWAP[kind].text, "not-in-hand", "LOOP-8.freelancer-b"):
                a.offer(alphabet.SWAP[kind])

    def use(self, s: LoopState, me: Player, option: LoopOption) -> None:
        s.ability_used = True
        discard_favour(s, me.seat, option.favour)
        draw_favour(s, me.seat, "LOOP-8.freelancer-b")


class Homemaker(Career):
    """LOOP-8.homemaker, LOOP-R75: once per turn 1 REPUTATION at a moment with at most 1 MATERIAL."""

    def ability(self) -> OptionKind:
        return alphabet.LIVES_SIMPLY

    def ask(self, s: LoopState, me: Player, a: Ask) -> None:
        if (
            may_use(s, a, "minimalist", "LOOP-8.homemaker")
            and a.within(len(me.materials), 1, "minimalist", "too-many-materials", "LOOP-8.homemaker")
            and a.within(me.reputation, REPUTABLE - 1, "minimalist", "reputation-full", "LOOP-R75")
        ):
            a.offer(alphabet.MINIMALIST)

    def use(self, s: LoopState, me: Player, option: LoopOption) -> None:
        s.ability_used = True
        s.gain_reputation(me.seat, 1, "LOOP-8.homemaker")


class Investor(Career):
    """LOOP-8.investor: once per turn pay 1 COIN and toss twice (LOOP-R98); a dollar side brings 2 COIN."""

    def ability(self) -> OptionKind:
        return alphabet.INVESTS

    def ask(self, s: LoopState, me: Player, a: Ask) -> None:
        if (
            may_use(s, a, "invest", "LOOP-8.investor")
            and a.enough(me.coins, 1, "invest", "coins", "LOOP-8.investor")
            and s.ongoing.lets_spend(me, a, "invest")
        ):
            a.offer(alphabet.INVEST)

    def use(self, s: LoopState, me: Player, option: LoopOption) -> None:
        s.ability_used = True
        first, second = s.rng.below(2), s.rng.below(2)
        won = 2 if first or second else 0
        me.coins -= 1
        if s.events is not None:
            s.tell(event_kinds.INVESTED, "LOOP-8.investor", (me.seat, won))
        me.coins += won


class Lawyer(Career):
    """LOOP-8.lawyer-a: may discard any FAVOUR to REJECT one just played to anybody."""

    def objects(self) -> bool:
        return True


class Nurse(Career):
    """LOOP-8.nurse: once per turn give another player 1 FAVOUR, without effect, and gain 1 REPUTATION."""

    def ability(self) -> OptionKind:
        return alphabet.CARES

    def ask(self, s: LoopState, me: Player, a: Ask) -> None:
        if may_use(s, a, "care", "LOOP-8.nurse") and a.allows(me.hand != 0, "care", "no-favour-in-hand", "LOOP-8.nurse"):
            for them in others(s, me):
                for kind in range(5):
                    if count(me.hand, kind):
                        a.offer(alphabet.CARE[them.seat * 5 + kind])

    def use(self, s: LoopState, me: Player, option: LoopOption) -> None:
        s.ability_used = True
        both = (1 << me.seat) | (1 << option.target)
        put_into_hand(s, option.target, option.favour, slip_out_of_hand(s, me.seat, option.favour, both))
        if s.events is not None:
            s.tell(event_kinds.FAVOUR_GIVEN, "LOOP-8.nurse", (me.seat, option.target))
        show_favour(s, both, option.target, option.favour)
        s.gain_reputation(me.seat, 1, "LOOP-8.nurse")


class Clerk(Career):
    """LOOP-8.clerk, LOOP-R77: after WORK 1 MATERIAL may be bought."""

    def buys_after_work(self) -> bool:
        return True


class Officer(Career):
    """LOOP-8.officer: the first FAVOUR of each own turn can't be REJECTed by its target."""

    def first_favour_stands(self) -> bool:
        return True


class Politician(Career):
    """LOOP-8.politician-a: may play FAVOUR face-down with a claim."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.plays_face_down = True


class Salesman(Career):
    """LOOP-8.salesman: 1 COIN for every ACCEPTed ACQUIRE or RESELL, played or received."""

    def profits_from_trade(self) -> bool:
        return True


SCAVENGING: Final = [
    f"scavenge {place}" for place in [*[seat_text(seat) for seat in range(MAX_SEATS)], "central"]
]  # by place, for refusals
SCAVENGING_UTILITY: Final = [f"{what} utility" for what in SCAVENGING]


class Scavenger(Career):
    """LOOP-8.scavenger-a: once per turn 1 MATERIAL but UTILITY from any LANDFILL at QUALITY 1. LOOP-8.scavenger-b: RECYCLE as RESELL."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.resells_with_recycle = True

    def ability(self) -> OptionKind:
        return alphabet.SCAVENGES

    def ask(self, s: LoopState, me: Player, a: Ask) -> None:
        if not may_use(s, a, "scavenge", "LOOP-8.scavenger-a"):
            return
        for place in range(s.rules.seats) if not s.rules.solo else (0, MARKET):
            if place == me.seat and not a.allows(s.rules.scavenges_own_landfill, SCAVENGING[place], "own-landfill", "LOOP-R81"):
                continue
            for type in types_in_landfill(s, place):
                if a.allows(type != UTILITY, SCAVENGING_UTILITY[place], "utility-stays", "LOOP-8.scavenger-a"):
                    a.offer(alphabet.SCAVENGE[place * UTILITY + type])

    def use(self, s: LoopState, me: Player, option: LoopOption) -> None:
        s.ability_used = True
        if s.events is not None:
            s.tell(event_kinds.SCAVENGED, "LOOP-8.scavenger-a", (me.seat, option.owner, option.type))
        take_from_landfill(s, option.owner, option.type)
        s.gain_material(me.seat, material(option.type, 1))


class Scholar(Career):
    """LOOP-8.scholar: once per turn look at the top card of a deck; it stays there, seen by the SCHOLAR alone."""

    def ability(self) -> OptionKind:
        return alphabet.PEEKS

    def ask(self, s: LoopState, me: Player, a: Ask) -> None:
        if not may_use(s, a, "peek", "LOOP-8.scholar"):
            return
        sizes = [len(s.material_deck), len(s.activity_deck), len(s.favour_deck), len(s.event_deck)]
        for deck in range(4):
            if a.enough(sizes[deck], 1, alphabet.PEEK[deck].text, "deck-empty", "LOOP-R86"):
                a.offer(alphabet.PEEK[deck])

    def use(self, s: LoopState, me: Player, option: LoopOption) -> None:
        s.ability_used = True
        deck = option.deck
        s.tops_seen = replaced(s.tops_seen, deck, s.tops_seen[deck] | (1 << me.seat))
        if s.events is not None:
            s.tell(event_kinds.PEEKED, "LOOP-8.scholar", (me.seat, deck))
            tops = {
                MATERIAL_DECK: (event_kinds.SAW_MATERIAL, s.material_deck),
                ACTIVITY_DECK: (event_kinds.SAW_ACTIVITY, s.activity_deck),
                FAVOUR_DECK: (event_kinds.SAW_FAVOUR, s.favour_deck),
                EVENT_DECK: (event_kinds.SAW_EVENT, s.event_deck),
            }
            kind, cards = tops[deck]
            s.tell_only(1 << me.seat, kind, "LOOP-8.scholar", (me.seat, cards[-1]))


class Scientist(Career):
    """LOOP-8.scientist: one purchase of a BUY turn may come from any LANDFILL."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.salvages = True


class Soldier(Career):
    """LOOP-8.soldier: once per turn take a random FAVOUR from another player's hand."""

    def ability(self) -> OptionKind:
        return alphabet.DRAFTS

    def ask(self, s: LoopState, me: Player, a: Ask) -> None:
        if may_use(s, a, "draft", "LOOP-8.soldier"):
            for them in others(s, me):
                if a.allows(them.hand != 0, alphabet.DRAFT[them.seat].text, "no-favour-in-hand", "LOOP-8.soldier"):
                    a.offer(alphabet.DRAFT[them.seat])

    def use(self, s: LoopState, me: Player, option: LoopOption) -> None:
        s.ability_used = True
        if s.events is not None:
            s.tell(event_kinds.FAVOUR_DRAFTED, "LOOP-8.soldier", (me.seat, option.target))
        take_random_favour(s, me.seat, option.target)


class Tycoon(Career):
    """LOOP-8.tycoon-a: the SALARY doubles the COIN held (data). LOOP-8.tycoon-b: WORK costs 1 HAPPINESS more per CREDIT CARD."""

    def extra_loss(self, me: Player) -> int:
        return len(me.debts)


class Waitress(Career):
    """LOOP-8.waitress: draws 2 FAVOUR instead of 1."""

    def favours_drawn(self) -> int:
        return 2


INTERN: Final = Career(names.INTERN)
CAREERS: Final[list[Career]] = [
    Artist(0), Banker(1), Chef(2), Craftsman(3), Engineer(4), Freelancer(5), Homemaker(6), INTERN, Investor(8), Lawyer(9), Nurse(10),
    Clerk(11), Officer(12), Politician(13), Salesman(14), Scavenger(15), Scholar(16), Scientist(17), Soldier(18), Tycoon(19), Waitress(20),
]  # fmt: skip
