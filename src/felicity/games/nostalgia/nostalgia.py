"""Nostalgia as an expansion of The Pursuit of Happiness: the hooks that the base game calls, and which chapter handles each."""

from __future__ import annotations

from typing import Final

from felicity.core.ask import Ask
from felicity.core.pack import Tables
from felicity.core.position import Reader
from felicity.core.rng import Rng
from felicity.games.nostalgia import alphabet, goals, moments, names, partners, position, skills
from felicity.games.nostalgia.album import Album, Albums
from felicity.games.nostalgia.alphabet import NostalgiaOption
from felicity.games.nostalgia.audit import audit
from felicity.games.nostalgia.card_data import MemoryCards
from felicity.games.nostalgia.constants import (
    ACTIVATING,
    CHOOSING_FIRST,
    DEALS,
    DEVOTING,
    FIRST_CHOICE,
    PROGRESSING,
    REALISING,
    SOURCE,
    after_round,
)
from felicity.games.nostalgia.deals import PayForMemory, ask_active, ask_realise, ask_realised, strike
from felicity.games.nostalgia.deeds import deeds_of
from felicity.games.nostalgia.guess import guess
from felicity.games.nostalgia.partners import ChoosePartner, MeetPartner
from felicity.games.nostalgia.placing import ask_drop, ask_place, can_place, deal, drop, place
from felicity.games.nostalgia.skills import DrawFromStock, LookIntoStock, PayForTime
from felicity.games.nostalgia.triggers import ChooseTrigger, meet_passive
from felicity.games.nostalgia.view import view_of
from felicity.games.nostalgia.view_types import NostalgiaAddition
from felicity.games.nostalgia.why import explain_memory
from felicity.games.pursuit import alphabet as base
from felicity.games.pursuit.alphabet import PursuitOption
from felicity.games.pursuit.constants import GOODS, LEVELS, MAX_LEVEL
from felicity.games.pursuit.deadly import printed
from felicity.games.pursuit.expansion import Addition, CardData, Expansion
from felicity.games.pursuit.relationships import stress_of_date
from felicity.games.pursuit.rules import Rules
from felicity.games.pursuit.state import Player, PursuitState


class Nostalgia(Albums):
    """The albums on the table, as the base game sees them."""

    def copy(self) -> Addition:
        twin = Nostalgia(self.card_data, self.rules, [album.copy() for album in self.albums])
        twin.box = self.box
        return twin

    def deal(self, s: PursuitState) -> None:
        deal(s, self)

    # --- turns ---

    def ask_action(self, s: PursuitState, me: Player, a: Ask) -> None:
        ask_realise(s, self, me, a)
        ask_realised(s, self, me, a)
        skills.ask_focus(s, self, me, a)

    def ask_free(self, s: PursuitState, me: Player, a: Ask) -> None:
        ask_place(self, me, a)
        ask_active(s, self, me, a)
        skills.ask_use(self, me, a)
        ask_drop(s, self, me, a)

    def ask_after(self, s: PursuitState, me: Player, a: Ask) -> None:
        """NOS-3.6, NOS-R6, NOS-R26: cards may still be placed, but triggers no longer paid for and cards no longer dropped."""
        ask_place(self, me, a)
        if a.wants_reasons:
            a.allows(False, "activate", "trigger-after-action", "NOS-3.6")
            a.allows(False, "drop", "drop-after-action", "NOS-R26")

    def explain(self, s: PursuitState, me: Player, option: PursuitOption, a: Ask) -> None:
        explain_memory(self, me, option, a)

    def explain_after(self, s: PursuitState, me: Player, option: PursuitOption, a: Ask) -> None:
        a.allows(option.kind != alphabet.USES, option.text, "skill-after-action", "NOS-9.10")
        a.allows(option.kind != alphabet.PLACES, option.text, "not-in-hand", "NOS-2.2")

    def has_after(self, s: PursuitState, me: Player) -> bool:
        return can_place(self, me)

    def owns(self, option: PursuitOption) -> bool:
        return option.kind.number > base.LAST_KIND

    def is_action(self, option: PursuitOption) -> bool:
        return option.kind.number <= alphabet.FOCUSES.number

    def take(self, s: PursuitState, me: Player, option: PursuitOption) -> None:
        kind, card = option.kind, option.card
        if kind == alphabet.PLACES:
            place(s, me, card)
        elif kind == alphabet.ACTIVATES:
            strike(s, me, ACTIVATING, card)
        elif kind == alphabet.REALISES:
            strike(s, me, REALISING, card)
        elif kind == alphabet.PROGRESSES:
            strike(s, me, PROGRESSING, card)
        elif kind == alphabet.CHOOSES:
            assert isinstance(option, NostalgiaOption)
            strike(s, me, CHOOSING_FIRST + option.choice - 1, card)
        elif kind == alphabet.DEVOTES:
            strike(s, me, DEVOTING, card)
        elif kind == alphabet.FOCUSES:
            s.then(PayForTime(me.seat, card))
        elif kind == alphabet.USES:
            skills.use(s, me, card)
        else:
            drop(s, me, card)

    def acted(self, s: PursuitState, me: Player, option: PursuitOption) -> None:
        """NOS-R5: after the whole action; goals and skills first, then a passive trigger, which the player may have to choose."""
        deeds = deeds_of(s, me, option)
        goals.look_at_action(s, self, me, option, deeds)
        skills.help_with(s, self, me, option, deeds)
        meet_passive(s, self, me, option, deeds)

    def stress_of(self, s: PursuitState, me: Player, option: PursuitOption) -> int:
        """A Partner who comes by a choice or a realisation may be one too many (NOS-R15); a Project may cost stress."""
        if option.kind == alphabet.FOCUSES and s.rules.levels_may_kill:
            return printed(s, option.card, MAX_LEVEL)
        if option.kind != alphabet.CHOOSES:
            return 0
        assert isinstance(option, NostalgiaOption)
        reward = self.card_data.reward[option.card * LEVELS + FIRST_CHOICE + option.choice - 1]
        return stress_of_date(s, me) if "partner" in reward.amounts else 0

    # --- goods, rounds, the end ---

    def paid(self, s: PursuitState, me: Player, amounts: tuple[int, int, int, int], for_project: bool) -> None:
        if me.alive and self.albums[me.seat].realised:
            if for_project:
                goals.look_at_payment(s, self, me, amounts)
            skills.look_into_stores(s, self, me, amounts)

    def upkeep(self, s: PursuitState, me: Player) -> None:
        skills.help_in_upkeep(s, self, me)

    def end_round(self, s: PursuitState) -> None:
        for album in self.albums:
            album.realised = tuple([after_round(code) for code in album.realised])
            album.begun = ()

    def inherit(self, s: PursuitState, player: Player, parts: tuple[int, ...]) -> tuple[int, ...]:
        return skills.inherit_by_diary(s, self, player, parts)

    def score(self, s: PursuitState) -> None:
        goals.score_at_end(s, self)

    # --- viewing, guessing, saving ---

    def view_of(self, s: PursuitState, player: Player, seat: int) -> NostalgiaAddition:
        return {"nostalgia": view_of(self, player.seat, seat)}

    def guess(self, s: PursuitState, seat: int, rng: Rng) -> None:
        guess(self, seat, rng)

    def dump(self, s: PursuitState) -> dict[str, object]:
        return position.dump(s.cards.names, self)

    def load(self, s: PursuitState, r: Reader) -> None:
        position.load(s, self, r)

    def audit(self, s: PursuitState) -> None:
        audit(s, self)


class NostalgiaCards(MemoryCards):
    """The card data that a table starts with."""

    def begin(self, rules: Rules) -> Addition:
        return Nostalgia(self, rules, [Album() for _ in range(rules.seats)])


class NostalgiaBox(Expansion):
    """The 90 cards of the box. NOS-1.7: those of the base's kinds go into its piles."""

    def __init__(self) -> None:
        super().__init__()
        self.items = names.ITEMS_AND_ACTIVITIES
        self.partners = names.PARTNERS
        self.men = names.MEN
        self.traits = names.TRAITS
        self.goals = names.GOALS
        self.rewards = partners.REWARDS
        self.moments = moments.MORE_MOMENTS
        self.measures = moments.MEASURES
        self.sources = [SOURCE]
        self.lists = {position.KEY: names.NOSTALGIA, "deal": DEALS, "good": GOODS}
        self.asides = [LookIntoStock, MeetPartner]
        self.steps = [ChooseTrigger, PayForMemory, LookIntoStock, DrawFromStock, PayForTime, MeetPartner, ChoosePartner]

    def read(self, tables: Tables) -> CardData:
        return NostalgiaCards(tables, self.rewards)


BOX: Final = NostalgiaBox()
