"""2.4 Playing FAVOUR: announce, object, answer; and 8.0 where a CAREER plays them its own way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from felicity.core.ask import Ask
from felicity.core.option import Option
from felicity.core.step import Choice
from felicity.games.loop import alphabet
from felicity.games.loop import happenings as told
from felicity.games.loop.favour_types import favour_types
from felicity.games.loop.hands import everybody, lay_out_of_hand, put_into_hand, show_favour, slip_out_of_hand, turn_face_up
from felicity.games.loop.player import Player
from felicity.games.loop.state import LoopState
from felicity.games.loop.words import ACQUIRE, BARTER, FAVOURS, NOTHING, ONE, RECYCLE, RESELL, SHARE, count, quality_of

if TYPE_CHECKING:
    from mypy_extensions import i64


def kind_of(option: Option) -> int:
    """The FAVOUR type that an option plays or claims."""
    return option.kind - alphabet.ACQUIRES


def ask_favours(s: LoopState, me: Player, a: Ask) -> None:
    """LOOP-2.4-1: any FAVOUR in hand whose conditions hold (LOOP-R16)."""
    if me.hand == 0:
        a.allows(False, "favour", "no-favour-in-hand", "LOOP-2.4-1")
        return
    hand: i64 = me.hand
    types = favour_types(s)
    for kind in range(5):
        if hand & 7:
            types[kind].ask(s, me, a)
        elif a.wants_reasons:
            a.allows(False, FAVOURS[kind], "not-in-hand", "LOOP-2.4-1")
        hand >>= 3
    if me.career.resells_with_recycle and count(me.hand, RECYCLE) and is_possible(s, me, RESELL):
        a.offer(alphabet.AS_RESELL)
    if me.career.plays_face_down and any(is_possible(s, me, kind) for kind in range(5)):
        for kind in range(5):
            if count(me.hand, kind):
                a.offer(alphabet.FACE_DOWN[kind])


def is_possible(s: LoopState, me: Player, kind: int) -> bool:
    """Could a FAVOUR of this type be announced now?"""
    a = Ask(False)
    favour_types(s)[kind].ask(s, me, a)
    return len(a.options) > 0


class PlayAs(Choice[LoopState]):
    """LOOP-8.politician-a: a card played face-down with a claim. LOOP-8.scavenger-b: a RECYCLE played as RESELL."""

    FIELDS = ("who:seat",)

    def ask(self, s: LoopState, a: Ask) -> None:
        me = s.players[self.who]
        if not s.on_table_hidden:
            favour_types(s)[RESELL].ask(s, me, a)
            return
        for favour in favour_types(s):
            favour.ask(s, me, a)

    def take(self, s: LoopState, option: Option) -> None:
        announce(s, s.players[self.who], option)


def play_favour(s: LoopState, me: Player, option: Option) -> None:
    """A FAVOUR leaves the hand for the table; what it is played as may still have to be said."""
    if option.kind == alphabet.PLAYS_FACE_DOWN:
        put_on_table(s, me, option.what, True)
        s.then(PlayAs(me.seat))
    elif option.kind == alphabet.PLAYS_AS_RESELL:
        put_on_table(s, me, RECYCLE, False)
        s.then(PlayAs(me.seat))
    else:
        put_on_table(s, me, kind_of(option), False)
        announce(s, me, option)


def put_on_table(s: LoopState, me: Player, favour: int, hidden: bool) -> None:
    """LOOP-R22: a FAVOUR being resolved is in no hand and in no pile."""
    s.on_table = favour
    s.on_table_hidden = hidden
    if hidden:
        s.known_before = s.known[:]
        s.on_table_seen = slip_out_of_hand(s, me.seat, favour, 1 << me.seat)
    else:
        lay_out_of_hand(s, me.seat, favour)


def leave_table(s: LoopState) -> None:
    """The FAVOUR has been resolved."""
    s.on_table = NOTHING
    s.on_table_hidden = False
    s.on_table_seen = 0
    s.known_before = []


def announce(s: LoopState, me: Player, option: Option) -> None:
    """LOOP-R15: type, target and all details; for a BARTER also the own MATERIAL."""
    if kind_of(option) == BARTER:
        s.then(OfferMaterial(me.seat, option.number))
    else:
        hand_over(s, me, option, NOTHING)


class OfferMaterial(Choice[LoopState]):
    """LOOP-3.1-barter-a: an own MATERIAL of the same or higher QUALITY."""

    FIELDS = ("who:seat", "asked:option")

    def __init__(self, who: int, asked: int) -> None:
        super().__init__(who)
        self.asked = asked

    def ask(self, s: LoopState, a: Ask) -> None:
        wanted = alphabet.ALPHABET.options[self.asked]
        quality = quality_of(s.find(wanted.who, wanted.what))
        seen = 0
        for m in s.players[self.who].materials:
            number = alphabet.REF[m]
            option = alphabet.OFFER[number]
            if not (seen >> number) & 1 and a.enough(quality_of(m), quality, option.text, "quality-too-low", "LOOP-3.1-barter-a"):
                a.offer(option)
            seen |= 1 << number

    def take(self, s: LoopState, option: Option) -> None:
        hand_over(s, s.players[self.who], alphabet.ALPHABET.options[self.asked], s.find(self.who, option.what))


def hand_over(s: LoopState, me: Player, option: Option, offered: int) -> None:
    """LOOP-2.4-2: to the target, where a LAWYER may object and the target answers; in Cooperative and Solo to the own AREA (LOOP-6.2f)."""
    kind = kind_of(option)
    stands = me.career.first_favour_stands() and s.favours_played == 0
    s.favours_played += 1
    if s.events is not None:
        played = told.FAVOUR_PLAYED_FACE_DOWN if s.on_table_hidden else told.FAVOUR_PLAYED
        rule = "LOOP-2.4-2" if s.rules.rejects else "LOOP-7.2c" if s.rules.solo else "LOOP-6.2f"
        s.tell(played, rule, (me.seat, option.who, kind, option.number, offered))
    if not s.rules.rejects:
        me.played += ONE[s.on_table]
        leave_table(s)
        take_effect(s, me, option, offered)
        return
    lawyer = lawyer_who_may_object(s, me)
    if lawyer != NOTHING:
        s.then(Object(lawyer, me.seat, option.number, offered, stands))
    else:
        ask_target(s, me.seat, option, offered, stands)


def lawyer_who_may_object(s: LoopState, me: Player) -> int:
    """LOOP-R76: in another player's turn and with a FAVOUR to discard. LOOP-R45: not under Manners Makyth Man."""
    for player in s.players:
        if player is not me and player.career.objects() and player.hand and s.ongoing.lets_reject_with_card(Ask(False)):
            return player.seat
    return NOTHING


def ask_target(s: LoopState, asker: int, option: Option, offered: int, stands: bool) -> None:
    """LOOP-2.4-4: the target answers, unless the FAVOUR can't be REJECTed (LOOP-8.officer)."""
    if stands:
        accept(s, s.players[asker], option, offered)
    else:
        s.then(AnswerFavour(option.who, asker, option.number, offered, False))


class Object(Choice[LoopState]):
    """LOOP-8.lawyer-a, LOOP-8.lawyer-b: the LAWYER may discard any FAVOUR to REJECT one just played to anybody, the OFFICER's too."""

    FIELDS = ("who:seat", "asker:seat", "asked:option", "offered:held", "stands:flag")

    def __init__(self, who: int, asker: int, asked: int, offered: int, stands: bool) -> None:
        super().__init__(who)
        self.asker = asker
        self.asked = asked
        self.offered = offered
        self.stands = stands

    def ask(self, s: LoopState, a: Ask) -> None:
        for kind in range(5):
            if a.allows(count(s.players[self.who].hand, kind) > 0, alphabet.OBJECT[kind].text, "not-in-hand", "LOOP-8.lawyer-a"):
                a.offer(alphabet.OBJECT[kind])
        a.offer(alphabet.PASS)

    def take(self, s: LoopState, option: Option) -> None:
        if option is alphabet.PASS:
            if s.events is not None:
                s.tell(told.NOT_OBJECTED, "LOOP-R76", (self.who,))
            ask_target(s, self.asker, alphabet.ALPHABET.options[self.asked], self.offered, self.stands)
            return
        if s.events is not None:
            s.tell(told.OBJECTED, "LOOP-8.lawyer-a", (self.who,))
        discard_favour(s, self.who, option.what)
        reject(s, self.who)


class AnswerFavour(Choice[LoopState]):
    """LOOP-2.4-4: ACCEPT, REJECT with the same FAVOUR or with REPUTATION (LOOP-2.4b1), or call a claim (LOOP-8.politician-b).

    It is asked even when only ACCEPT is left, so that nobody can read a hand from a question that wasn't asked.
    """

    FIELDS = ("who:seat", "asker:seat", "asked:option", "offered:held", "called:flag")

    def __init__(self, who: int, asker: int, asked: int, offered: int, called: bool) -> None:
        super().__init__(who)
        self.asker = asker
        self.asked = asked
        self.offered = offered
        self.called = called

    def ask(self, s: LoopState, a: Ask) -> None:
        me = s.players[self.who]
        kind = kind_of(alphabet.ALPHABET.options[self.asked])
        a.offer(alphabet.ACCEPT)
        if s.ongoing.lets_reject_with_card(a) and a.enough(count(me.hand, kind), 1, "reject with card", "not-in-hand", "LOOP-2.4b1"):
            a.offer(alphabet.REJECT_WITH_CARD)
        if a.enough(me.reputation, 1, "reject with reputation", "reputation", "LOOP-2.5d"):
            a.offer(alphabet.REJECT_WITH_REPUTATION)
        if s.on_table_hidden and not self.called:
            a.offer(alphabet.CALL)

    def take(self, s: LoopState, option: Option) -> None:
        asked = alphabet.ALPHABET.options[self.asked]
        if option is alphabet.ACCEPT:
            accept(s, s.players[self.asker], asked, self.offered)
        elif option is alphabet.CALL:
            self.call(s, asked)
        else:
            if option is alphabet.REJECT_WITH_CARD:
                discard_favour(s, self.who, kind_of(asked))
            else:
                s.spend_reputation(self.who, 1, "LOOP-2.5d")
            reject(s, self.who)

    def call(self, s: LoopState, asked: Option) -> None:
        """LOOP-8.politician-d: a true claim earns REPUTATION, then is answered as usual. LOOP-8.politician-e: a false one is discarded."""
        claimed, real = kind_of(asked), s.on_table
        turn_face_up(s, self.asker, real)
        if s.events is not None:
            s.tell(told.CALLED, "LOOP-8.politician-b", (self.who,))
            s.tell(told.CLAIM_WAS_TRUE if claimed == real else told.CLAIM_WAS_FALSE, "LOOP-8.politician-d", (self.asker, real))
        if claimed == real:
            s.gain_reputation(self.asker, 1, "LOOP-8.politician-d")
            s.then(AnswerFavour(self.who, self.asker, self.asked, self.offered, True))
        else:
            s.favour_discard += ONE[real]
            leave_table(s)


def accept(s: LoopState, asker: Player, option: Option, offered: int) -> None:
    """LOOP-2.4a1, LOOP-2.4b4: the card goes into the target's hand, then the effect follows; uncalled, others don't see it (LOOP-R79)."""
    target = option.who
    both = (1 << asker.seat) | (1 << target)
    if s.events is not None:
        s.tell(told.FAVOUR_ACCEPTED, "LOOP-2.4a1", (target, kind_of(option)))
    if s.on_table_hidden:
        show_favour(s, 1 << target, target, s.on_table)
    put_into_hand(s, target, s.on_table, both | s.on_table_seen if s.on_table_hidden else everybody(s))
    leave_table(s)
    take_effect(s, asker, option, offered)


def take_effect(s: LoopState, asker: Player, option: Option, offered: int) -> None:
    """The effect, then REPUTATION for the target (LOOP-2.4a3, LOOP-R87; for SHARE in Cooperative LOOP-R108) and the SALESMAN's COIN."""
    kind = kind_of(option)
    favour_types(s)[kind].perform(s, asker, option, offered)
    if s.rules.solo:
        return
    if not s.rules.coop or (s.rules.coop_reputation and kind != SHARE):
        s.gain_reputation(option.who, s.cards.favour_thanks[kind], "LOOP-2.4a3")
    if kind in (ACQUIRE, RESELL):
        profit_from_trade(s, asker)
        profit_from_trade(s, s.players[option.who])


def profit_from_trade(s: LoopState, player: Player) -> None:
    """LOOP-8.salesman: 1 COIN for whoever played or received an ACCEPTed ACQUIRE or RESELL."""
    if player.career.profits_from_trade():
        s.gain_coins(player.seat, 1, "LOOP-8.salesman")


def discard_favour(s: LoopState, who: int, favour: int) -> None:
    """LOOP-2.4b5: a FAVOUR from the hand goes to the Discard Pile, not played."""
    lay_out_of_hand(s, who, favour)
    s.favour_discard += ONE[favour]
    if s.events is not None:
        s.tell(told.FAVOUR_DISCARDED, "LOOP-2.4b5", (who, favour))


def reject(s: LoopState, who: int) -> None:
    """LOOP-2.4b3: the FAVOUR goes to the Discard Pile without effect; face-down if nobody called it (LOOP-R79)."""
    if s.events is not None:
        s.tell(told.FAVOUR_REJECTED, "LOOP-2.4b3", (who, NOTHING if s.on_table_hidden else s.on_table))
    if s.on_table_hidden:
        s.favour_discard_hidden = s.favour_discard_hidden + (s.on_table + 8 * s.on_table_seen,)
    else:
        s.favour_discard += ONE[s.on_table]
    leave_table(s)
