"""A Partner at level 2 as the reward of a card (NOS-R15)."""

from __future__ import annotations

from felicity.core.ask import Ask
from felicity.core.option import Option
from felicity.core.step import Choice, Step
from felicity.games.nostalgia import alphabet
from felicity.games.nostalgia import happenings as told
from felicity.games.pursuit.effects import MORE_REWARDS, Part
from felicity.games.pursuit.relationships import lay_down, partner
from felicity.games.pursuit.state import Player, PursuitState
from felicity.games.pursuit.stress import take_stress
from felicity.games.pursuit.words import BY_PARTNERS, LEVELS, MAN, NOTHING, PARTNERS, WOMAN


class PartnerComes(Part):
    """The word `partner` in a reward; the amount is the level at which the Partner comes."""

    def gain(self, s: PursuitState, me: Player, source: int) -> None:
        s.then(MeetPartner(me.seat, self.amount))


MORE_REWARDS["partner"] = PartnerComes


class MeetPartner(Step[PursuitState]):
    """NOS-R15: from the board or, if the row is empty, from the bottom of the pile; without any Partner left it is lost."""

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
            s.tell(told.NOBODY_MET, "NOS-R15", (self.who,))


class ChoosePartner(Choice[PursuitState]):
    """NOS-R15: any Partner on the board, turned to either side; what the level requires is ignored."""

    FIELDS = ("who:seat", "level")

    def __init__(self, who: int, level: int) -> None:
        super().__init__(who)
        self.level = level

    def ask(self, s: PursuitState, a: Ask) -> None:
        for card in s.rows[PARTNERS].cards:
            a.offer(alphabet.MEET[WOMAN][s.cards.place[card]])
            a.offer(alphabet.MEET[MAN][s.cards.place[card]])

    def take(self, s: PursuitState, option: Option) -> None:
        welcome(s, s.players[self.who], option.what, option.how, self.level)


def welcome(s: PursuitState, me: Player, card: int, side: int, level: int) -> None:
    """NOS-R15: stress of slots and of a second Partner, and the reward of that level, not that of the Date."""
    stress = lay_down(s, me, card, level, side)
    if s.events is not None:
        s.tell(told.PARTNER_MET, "NOS-R15", (me.seat, partner(s.cards, card, side)))
    take_stress(s, me, stress, "POH-13.5")
    if me.alive:
        s.cards.reward[card * LEVELS + level].gain(s, me, BY_PARTNERS)
