"""3: the two triggers of a reminiscence. The passive one is met by an action; the active one is paid for (see `deals.py`)."""

from __future__ import annotations

from felicity.core.ask import Ask
from felicity.core.step import AnyStep, Choice, wrong_step_below
from felicity.core.tuples import exchanged
from felicity.games.nostalgia import alphabet, event_kinds
from felicity.games.nostalgia.album import Albums, albums_of
from felicity.games.nostalgia.constants import BY_NOSTALGIA, PASSIVE, checks_of, memory_of
from felicity.games.nostalgia.deeds import deeds_of
from felicity.games.nostalgia.moments import TRIGGER_MOMENT, gain_by_trait
from felicity.games.pursuit.agenda import wrong_action, wrong_moment
from felicity.games.pursuit.alphabet import PursuitOption
from felicity.games.pursuit.constants import ACTION
from felicity.games.pursuit.state import Player, PursuitState


def fitting(albums: Albums, me: Player, deeds: int) -> list[int]:
    """NOS-3.3, NOS-3.9, NOS-R2: reminiscences whose passive trigger the action meets and isn't checked yet, the oldest first."""
    on = albums.card_data.passive_on
    board = albums.albums[me.seat].board
    return [memory_of(code) for code in board if not checks_of(code) & PASSIVE and (deeds >> on[memory_of(code)]) & 1]


def meet_passive(s: PursuitState, albums: Albums, me: Player, option: PursuitOption, deeds: int) -> None:
    """NOS-3.3, NOS-3.4, NOS-R2 to NOS-R5: automatically, one trigger per action; the player chooses between several."""
    cards = fitting(albums, me, deeds)
    if len(cards) > 1 and albums.owner_chooses:
        s.then(ChooseTrigger(me.seat, option.number))
    elif cards:
        activate(s, me, cards[0], PASSIVE)


def activate(s: PursuitState, me: Player, card: int, check: int) -> None:
    """NOS-3.8: the reward, and a check beside the trigger."""
    albums = albums_of(s)
    album, card_data = albums.albums[me.seat], albums.card_data
    code = album.reminiscence(card)
    album.board = exchanged(album.board, code, code | check)
    passive = check == PASSIVE
    if s.events is not None:
        s.tell(event_kinds.PASSIVE_TRIGGERED if passive else event_kinds.ACTIVE_TRIGGERED, "NOS-3.8", (me.seat, card))
    reward = card_data.passive_reward[card] if passive else card_data.active_reward[card]
    reward.gain(s, me, BY_NOSTALGIA)
    gain_by_trait(s, me, TRIGGER_MOMENT)


class ChooseTrigger(Choice[PursuitState]):
    """NOS-R2, NOS-R3: which of several triggers does the action activate?"""

    RULE = "NOS-R2"
    FIELDS = ("who:seat", "option:option")

    def __init__(self, who: int, option: int) -> None:
        super().__init__(who)
        self.option = option

    def ask(self, s: PursuitState, a: Ask) -> None:
        me = s.players[self.who]
        done = s.cards.options.alphabet.options[self.option]
        for card in fitting(albums_of(s), me, deeds_of(s, me, done)):
            a.offer(alphabet.TICK[card])

    def explain(self, s: PursuitState, option: PursuitOption, a: Ask) -> None:
        a.allows(option.kind != alphabet.TICKS, option.text, "trigger-not-met", "NOS-3.3")

    def take(self, s: PursuitState, option: PursuitOption) -> None:
        activate(s, s.players[self.who], option.card, PASSIVE)

    def misfit(self, s: PursuitState, below: list[AnyStep]) -> str:
        why = wrong_moment(s, self.who, ACTION) or wrong_step_below(below, "FinishTurn OrderReward MeetPartner")
        if why or wrong_action(s, self.who, self.option):
            return why or wrong_action(s, self.who, self.option)
        albums, me, done = albums_of(s), s.players[self.who], s.cards.options.alphabet.options[self.option]
        several = len(fitting(albums, me, deeds_of(s, me, done))) > 1 and albums.owner_chooses
        return "" if several else f"{done.text!r} leaves no choice between triggers"
