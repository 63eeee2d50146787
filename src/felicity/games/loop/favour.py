"""2.4 Playing FAVOUR: announce, object, answer; and 8.0 where a CAREER plays them its own way."""

from __future__ import annotations

from felicity.core.ask import Ask
from felicity.core.native import i64, mypyc_attr
from felicity.core.option import OptionKind
from felicity.core.step import AnyStep, Choice
from felicity.games.loop import alphabet, event_kinds
from felicity.games.loop.agenda import outside_turn
from felicity.games.loop.alphabet import LoopOption
from felicity.games.loop.constants import ACQUIRE, BARTER, FAVOURS, NOTHING, ONE, RECYCLE, RESELL, SHARE, count, quality_of
from felicity.games.loop.favour_types import favour_types
from felicity.games.loop.hands import everybody, lay_out_of_hand, put_into_hand, show_favour, slip_out_of_hand, turn_face_up
from felicity.games.loop.player import Player
from felicity.games.loop.state import LoopState


def kind_of(option: LoopOption) -> int:
    """The FAVOUR type that an option plays or claims."""
    return option.kind.number - alphabet.ACQUIRES.number


def is_favour(kind: OptionKind) -> bool:
    """Does an option of this kind play a FAVOUR?"""
    if alphabet.ACQUIRES.number <= kind.number <= alphabet.SHARES.number:
        return True
    return kind == alphabet.PLAYS_FACE_DOWN or kind == alphabet.PLAYS_AS_RESELL


def ask_favours(s: LoopState, me: Player, a: Ask) -> None:
    """LOOP-2.4-1, LOOP-2.4-3: in the player's own turn, any FAVOUR in hand whose conditions hold (LOOP-R16)."""
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
    if me.career.resells_with_recycle:
        if count(me.hand, RECYCLE) and is_possible(s, me, RESELL):
            a.offer(alphabet.AS_RESELL)
        elif a.wants_reasons:
            explain_favour(s, me, alphabet.AS_RESELL, a)
    if me.career.plays_face_down and any(is_possible(s, me, kind) for kind in range(5)):
        for kind in range(5):
            if count(me.hand, kind):
                a.offer(alphabet.FACE_DOWN[kind])


def explain_favour(s: LoopState, me: Player, option: LoopOption, a: Ask) -> None:
    """LOOP-2.4-1: a FAVOUR that isn't in hand, or can't be played in this way."""
    if option.kind == alphabet.PLAYS_FACE_DOWN:
        if not a.allows(me.career.plays_face_down, option.text, "other-career", "LOOP-8.politician-a"):
            return
        if a.allows(count(me.hand, option.favour) > 0, option.text, "not-in-hand", "LOOP-2.4-1"):
            a.refuse(option.text, "nothing-to-claim", "LOOP-R79")
    elif option.kind == alphabet.PLAYS_AS_RESELL:
        if not a.allows(me.career.resells_with_recycle, option.text, "other-career", "LOOP-8.scavenger-b"):
            return
        if a.allows(count(me.hand, RECYCLE) > 0, option.text, "not-in-hand", "LOOP-2.4-1"):
            a.refuse(option.text, "nothing-to-claim", "LOOP-R16")
    elif a.allows(count(me.hand, kind_of(option)) > 0, option.text, "not-in-hand", "LOOP-2.4-1"):
        favour_types(s)[kind_of(option)].explain(s, me, option, a)


def is_possible(s: LoopState, me: Player, kind: int) -> bool:
    """Could a FAVOUR of this type be announced now?"""
    a = Ask(False)
    favour_types(s)[kind].ask(s, me, a)
    return len(a.options) > 0


class PlayAs(Choice[LoopState]):
    """LOOP-8.politician-a: a card played face-down with a claim. LOOP-8.scavenger-b: a RECYCLE played as RESELL."""

    def asked_by(self, s: LoopState) -> str:
        return "LOOP-8.politician-a" if s.on_table_hidden else "LOOP-8.scavenger-b"

    def ask(self, s: LoopState, a: Ask) -> None:
        me = s.players[self.who]
        if not s.on_table_hidden:
            favour_types(s)[RESELL].ask(s, me, a)
            return
        for favour in favour_types(s):
            favour.ask(s, me, a)

    def explain(self, s: LoopState, option: LoopOption, a: Ask) -> None:
        if alphabet.ACQUIRES.number <= option.kind.number <= alphabet.SHARES.number and a.allows(
            s.on_table_hidden or kind_of(option) == RESELL, option.text, "only-as-resell", "LOOP-8.scavenger-b"
        ):
            favour_types(s)[kind_of(option)].explain(s, s.players[self.who], option, a)

    def take(self, s: LoopState, option: LoopOption) -> None:
        announce(s, s.players[self.who], option)

    def misfit(self, s: LoopState, below: list[AnyStep]) -> str:
        me = s.me()
        if not s.on_table_hidden and not (s.on_table == RECYCLE and me.career.resells_with_recycle):
            return "LOOP-8.scavenger-b: face-up, only the SCAVENGER's RECYCLE is played as something else"
        if not any(is_possible(s, me, kind) for kind in (range(5) if s.on_table_hidden else (RESELL,))):
            return "LOOP-R16: there is nothing that it could be played as"
        return outside_turn(s, self.who, below, "TakeTurn")


def play_favour(s: LoopState, me: Player, option: LoopOption) -> None:
    """A FAVOUR goes from the hand to the table; its player may still have to say what it is played as."""
    if option.kind == alphabet.PLAYS_FACE_DOWN:
        put_on_table(s, me, option.favour, True)
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


def announce(s: LoopState, me: Player, option: LoopOption) -> None:
    """LOOP-R15: type, target and all details; for a BARTER also the MATERIAL offered."""
    if kind_of(option) == BARTER:
        s.then(OfferMaterial(me.seat, option.number))
    else:
        hand_over(s, me, option, NOTHING)


@mypyc_attr(free_list_len=1)
class OfferMaterial(Choice[LoopState]):
    """LOOP-3.1-barter-a: a MATERIAL of one's own of the same or higher QUALITY."""

    RULE = "LOOP-3.1-barter-a"
    FIELDS = ("who:seat", "asked:option")

    def __init__(self, who: int, asked: int) -> None:
        super().__init__(who)
        self.asked = asked

    def ask(self, s: LoopState, a: Ask) -> None:
        wanted = alphabet.ALPHABET.options[self.asked]
        quality = quality_of(s.find(wanted.owner, wanted.ref))
        for m in s.players[self.who].kinds:
            a.offer_if_enough(alphabet.OFFER[alphabet.REF[m]], quality_of(m), quality, "quality-too-low", "LOOP-3.1-barter-a")

    def explain(self, s: LoopState, option: LoopOption, a: Ask) -> None:
        a.allows(option.kind != alphabet.OFFERS, option.text, "no-such-material", "LOOP-3.1-barter-a")

    def take(self, s: LoopState, option: LoopOption) -> None:
        hand_over(s, s.players[self.who], alphabet.ALPHABET.options[self.asked], s.find(self.who, option.ref))

    def misfit(self, s: LoopState, below: list[AnyStep]) -> str:
        if kind_of(alphabet.ALPHABET.options[self.asked]) != BARTER:
            return "LOOP-R15: a MATERIAL is offered for a BARTER only"
        return cannot_be_asked(s, self.asked) or outside_turn(s, self.who, below, "TakeTurn")


def cannot_be_asked(s: LoopState, asked: int) -> str:
    """Why the active player can't have played the FAVOUR on the table as this."""
    option = alphabet.ALPHABET.options[asked]
    kind, a = kind_of(option), Ask(False)
    if 0 <= kind < len(FAVOURS):
        favour_types(s)[kind].ask(s, s.me(), a)
    if option not in a.options:
        return f"LOOP-R16: {option.text!r} can't be played now"
    resold = kind == RESELL and s.on_table == RECYCLE and s.me().career.resells_with_recycle
    return "" if s.on_table_hidden or s.on_table == kind or resold else f"{option.text!r} isn't what the FAVOUR on the table says"


def cannot_be_answered(s: LoopState, asked: int, offered: int) -> str:
    """Why nobody has to answer this FAVOUR."""
    option = alphabet.ALPHABET.options[asked]
    wrong = cannot_be_asked(s, asked)
    if wrong or not s.rules.rejects or not s.favours_played:
        return wrong or "LOOP-6.2f: nobody answers a FAVOUR here"
    if kind_of(option) != BARTER:
        return "LOOP-R15: a MATERIAL is offered for a BARTER only" if offered > 0 else ""
    enough = offered in s.me().materials and quality_of(offered) >= quality_of(s.find(option.owner, option.ref))
    return "" if enough else "LOOP-3.1-barter-a: the MATERIAL offered isn't there or has too little QUALITY"


def hand_over(s: LoopState, me: Player, option: LoopOption, offered: int) -> None:
    """LOOP-2.4-2: to the target; a LAWYER may object, then the target answers; to one's own AREA in Cooperative and Solo (LOOP-6.2f)."""
    kind = kind_of(option)
    stands = me.career.first_favour_stands() and s.favours_played == 0  # LOOP-R78: only the first one played, accepted or not
    s.favours_played += 1
    if s.events is not None:
        played = event_kinds.FAVOUR_PLAYED_FACE_DOWN if s.on_table_hidden else event_kinds.FAVOUR_PLAYED
        rule = "LOOP-2.4-2" if s.rules.rejects else "LOOP-7.2c" if s.rules.solo else "LOOP-6.2f"
        s.tell(played, rule, (me.seat, option.owner, kind, option.number, offered))
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


def ask_target(s: LoopState, asker: int, option: LoopOption, offered: int, stands: bool) -> None:
    """LOOP-2.4-4: the target answers, unless the FAVOUR can't be REJECTed (LOOP-8.officer)."""
    if stands:
        accept(s, s.players[asker], option, offered)
    else:
        s.then(AnswerFavour(option.owner, asker, option.number, offered, False))


class Object(Choice[LoopState]):
    """LOOP-8.lawyer-a, LOOP-8.lawyer-b: the LAWYER may discard any FAVOUR to REJECT one just played to anybody, the OFFICER's too."""

    RULE = "LOOP-8.lawyer-a"
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

    def take(self, s: LoopState, option: LoopOption) -> None:
        if option is alphabet.PASS:
            if s.events is not None:
                s.tell(event_kinds.NOT_OBJECTED, "LOOP-R76", (self.who,))
            ask_target(s, self.asker, alphabet.ALPHABET.options[self.asked], self.offered, self.stands)
            return
        if s.events is not None:
            s.tell(event_kinds.OBJECTED, "LOOP-8.lawyer-a", (self.who,))
        discard_favour(s, self.who, option.favour)
        reject(s, self.who)

    def misfit(self, s: LoopState, below: list[AnyStep]) -> str:
        if self.who != lawyer_who_may_object(s, s.me()):
            return "LOOP-R76: only the LAWYER objects, in another player's turn and with a FAVOUR to discard"
        if self.stands != (s.me().career.first_favour_stands() and s.favours_played == 1):
            return "LOOP-8.officer: only the OFFICER's first FAVOUR of a turn stands"
        return cannot_be_answered(s, self.asked, self.offered) or outside_turn(s, self.asker, below, "TakeTurn")


@mypyc_attr(free_list_len=1)
class AnswerFavour(Choice[LoopState]):
    """LOOP-2.4-4: ACCEPT, REJECT with the same FAVOUR or with REPUTATION (LOOP-2.4b1), or call a claim (LOOP-8.politician-b).

    LOOP-2.4b2: it is asked even when only ACCEPT is left, so that nobody can read a hand from a question that wasn't asked.
    LOOP-8.scavenger-c: a RECYCLE played as RESELL is answered as that.
    """

    RULE = "LOOP-2.4-4"
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

    def explain(self, s: LoopState, option: LoopOption, a: Ask) -> None:
        if option is alphabet.CALL:
            a.refuse(option.text, "called-already" if self.called else "played-openly", "LOOP-8.politician-b")

    def take(self, s: LoopState, option: LoopOption) -> None:
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

    def call(self, s: LoopState, asked: LoopOption) -> None:
        """LOOP-8.politician-d: a true claim earns REPUTATION, then is answered as usual. LOOP-8.politician-e: a false one is discarded."""
        claimed, real = kind_of(asked), s.on_table
        turn_face_up(s, self.asker, real)
        if s.events is not None:
            s.tell(event_kinds.CALLED, "LOOP-8.politician-b", (self.who,))
            s.tell(
                event_kinds.CLAIM_WAS_TRUE if claimed == real else event_kinds.CLAIM_WAS_FALSE, "LOOP-8.politician-d", (self.asker, real)
            )
        if claimed == real:
            s.gain_reputation(self.asker, 1, "LOOP-8.politician-d")
            s.then(AnswerFavour(self.who, self.asker, self.asked, self.offered, True))
        else:
            s.favour_discard += ONE[real]
            leave_table(s)

    def misfit(self, s: LoopState, below: list[AnyStep]) -> str:
        asked = alphabet.ALPHABET.options[self.asked]
        if not alphabet.ACQUIRES.number <= asked.kind.number <= alphabet.SHARES.number or self.who != asked.owner:
            return "LOOP-2.4-4: the target answers"
        if self.called and (s.on_table_hidden or s.on_table != kind_of(asked) or not s.me().career.plays_face_down):
            return "LOOP-8.politician-d: only a true claim of the POLITICIAN is answered after it was called"
        if s.me().career.first_favour_stands() and s.favours_played == 1:
            return "LOOP-8.officer: the OFFICER's first FAVOUR of a turn isn't answered"
        return cannot_be_answered(s, self.asked, self.offered) or outside_turn(s, self.asker, below, "TakeTurn")


def accept(s: LoopState, asker: Player, option: LoopOption, offered: int) -> None:
    """LOOP-2.4a1, LOOP-2.4b4: the card goes into the target's hand as what it is (LOOP-8.scavenger-d), then the effect follows.

    LOOP-8.politician-c, LOOP-R79: if it isn't called, others don't see it, and the effect is that of the claim.
    """
    target = option.owner
    if s.events is not None:
        s.tell(event_kinds.FAVOUR_ACCEPTED, "LOOP-2.4a1", (target, kind_of(option)))
    if s.on_table_hidden:
        show_favour(s, 1 << target, target, s.on_table)
    put_into_hand(s, target, s.on_table, s.on_table_seen if s.on_table_hidden else everybody(s))
    leave_table(s)
    take_effect(s, asker, option, offered)


def take_effect(s: LoopState, asker: Player, option: LoopOption, offered: int) -> None:
    """The effect, then REPUTATION for the target (LOOP-2.4a3, LOOP-R87; for SHARE in Cooperative LOOP-R108) and the SALESMAN's COIN.

    LOOP-R82: both go by the type it was played as. LOOP-R80: in Cooperative too. LOOP-R107: in Solo there is no REPUTATION.
    """
    kind = kind_of(option)
    favour_types(s)[kind].perform(s, asker, option, offered)
    if s.rules.solo:
        return
    if not s.rules.coop or (s.rules.coop_reputation and kind != SHARE):
        s.gain_reputation(option.owner, s.cards.favour_thanks[kind], "LOOP-2.4a3")
    if kind in (ACQUIRE, RESELL):
        profit_from_trade(s, asker)
        profit_from_trade(s, s.players[option.owner])


def profit_from_trade(s: LoopState, player: Player) -> None:
    """LOOP-8.salesman: 1 COIN for each SALESMAN who played or received an ACCEPTed ACQUIRE or RESELL."""
    if player.career.profits_from_trade():
        s.gain_coins(player.seat, 1, "LOOP-8.salesman")


def discard_favour(s: LoopState, who: int, favour: int) -> None:
    """LOOP-2.4b5: a FAVOUR from the hand goes to the Discard Pile, not played."""
    lay_out_of_hand(s, who, favour)
    s.favour_discard += ONE[favour]
    if s.events is not None:
        s.tell(event_kinds.FAVOUR_DISCARDED, "LOOP-2.4b5", (who, favour))


def reject(s: LoopState, who: int) -> None:
    """LOOP-2.4b3, LOOP-2.4b6: the FAVOUR goes to the Discard Pile and does nothing; face-down if nobody called it (LOOP-R79)."""
    if s.events is not None:
        s.tell(event_kinds.FAVOUR_REJECTED, "LOOP-2.4b3", (who, NOTHING if s.on_table_hidden else s.on_table))
    if s.on_table_hidden:
        s.favour_discard_hidden = s.favour_discard_hidden + (s.on_table + 8 * s.on_table_seen,)
    else:
        s.favour_discard += ONE[s.on_table]
    leave_table(s)
