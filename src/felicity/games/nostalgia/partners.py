"""A Partner at level 2 as the reward of a card (NOS-R15)."""

from __future__ import annotations

from typing import Final

from felicity.core.ask import Ask
from felicity.core.step import AnyStep, Choice, Step
from felicity.games.nostalgia import alphabet, event_kinds
from felicity.games.nostalgia.album import albums_of
from felicity.games.pursuit.agenda import wrong_aside, wrong_moment
from felicity.games.pursuit.alphabet import PursuitOption
from felicity.games.pursuit.constants import ACTION, BY_PARTNERS, LEVELS, MAN, NOTHING, PARTNERS, UPKEEP, WOMAN
from felicity.games.pursuit.effects import Part
from felicity.games.pursuit.relationships import lay_down, partner
from felicity.games.pursuit.state import Player, PursuitState
from felicity.games.pursuit.stress import take_stress


class PartnerComes(Part):
    """The word `partner` in a reward; the amount is the level at which the Partner comes."""

    def gain(self, s: PursuitState, me: Player, source: int) -> None:
        s.then(MeetPartner(me.seat, self.amount))


REWARDS: Final[dict[str, type[Part]]] = {"partner": PartnerComes}


class MeetPartner(Step[PursuitState]):
    """NOS-R15: from the board or, if the row is empty, from the bottom of the pile; if no Partner is left, the reward is lost."""

    FIELDS = ("who:seat", "level")

    def __init__(self, who: int, level: int) -> None:
        self.who = who
        self.level = level

    def run(self, s: PursuitState) -> None:
        if not s.players[self.who].alive:
            return
        row = s.rows[PARTNERS]
        if not row.cards:
            card = s.draw(row)
            row.cards = () if card == NOTHING else (card,)
        if row.cards:
            s.then(ChoosePartner(self.who, self.level))
        elif s.events is not None:
            s.tell(event_kinds.NOBODY_MET, "NOS-R15", (self.who,))

    def misfit(self, s: PursuitState, below: list[AnyStep]) -> str:
        return wrong_visit(s, self.who, self.level, below)


def wrong_visit(s: PursuitState, who: int, level: int, below: list[AnyStep]) -> str:
    """Why no Partner can come to this player at this level now."""
    if not any(each.amounts.get("partner") == level for each in albums_of(s).card_data.rewards()):
        return f"no card brings a Partner at level {level}"
    return wrong_aside(s, below) or wrong_moment(s, who, ACTION if s.phase == ACTION else UPKEEP)


class ChoosePartner(Choice[PursuitState]):
    """NOS-R15: any Partner on the board, turned to either side; what the level requires is ignored."""

    RULE = "NOS-R15"
    FIELDS = ("who:seat", "level")

    def __init__(self, who: int, level: int) -> None:
        super().__init__(who)
        self.level = level

    def ask(self, s: PursuitState, a: Ask) -> None:
        for card in s.rows[PARTNERS].cards:
            a.offer(alphabet.MEET[WOMAN][s.cards.place[card]])
            a.offer(alphabet.MEET[MAN][s.cards.place[card]])

    def explain(self, s: PursuitState, option: PursuitOption, a: Ask) -> None:
        a.allows(option.kind != alphabet.MEETS, option.text, "not-on-board", "NOS-R15")

    def take(self, s: PursuitState, option: PursuitOption) -> None:
        welcome(s, s.players[self.who], option.card, option.side, self.level)

    def misfit(self, s: PursuitState, below: list[AnyStep]) -> str:
        if NOTHING in s.rows[PARTNERS].cards:
            return "expected no gap among the Partners"
        return wrong_visit(s, self.who, self.level, below)


def welcome(s: PursuitState, me: Player, card: int, side: int, level: int) -> None:
    """NOS-R15: stress of slots and of a second Partner, and the reward of that level, not that of the Date.

    NOS-9.9: any earlier relationship with this Partner is over; this one wasn't begun by the board action.
    """
    album = albums_of(s).albums[me.seat]
    if s.rules.corrected:
        album.begun = tuple([begun for begun in album.begun if begun != card])
    stress = lay_down(s, me, card, level, side)
    if s.events is not None:
        s.tell(event_kinds.PARTNER_MET, "NOS-R15", (me.seat, partner(s.cards, card, side)))
    take_stress(s, me, stress, "POH-13.5")
    if me.alive:
        s.cards.reward[card * LEVELS + level].gain(s, me, BY_PARTNERS)
