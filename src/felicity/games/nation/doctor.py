"""The Doctor: sickness and its cards, Medicine, the reshuffle, and work for the Foreign Countries."""

from __future__ import annotations

from felicity.core.ask import Ask
from felicity.core.position import NOTHING, seat_text
from felicity.core.step import AnyStep, Choice, Step, wrong_step_below
from felicity.games.nation import alphabet, event_kinds, names
from felicity.games.nation.agenda import wrong_order, wrong_seat
from felicity.games.nation.alphabet import NationOption
from felicity.games.nation.constants import (
    BUILDER,
    CARDS,
    DOCTOR,
    FOREIGN_WORK_HOURS,
    FOREIGN_WORK_MONEY,
    HOURS_PER_DAY,
    MEDICAL,
    MEDICINE,
    MEDICINE_HAPPINESS,
    SICK_CARDS,
    SICK_HOURS,
)
from felicity.games.nation.state import NationState, Player

# --- work for the Foreign Countries ---


def sees_mat(me: Player) -> bool:
    """Is it the Doctor's turn, with the hours for work abroad? Then whether it is on offer reveals something about the mat (NATION-R45)."""
    return me.character == DOCTOR and me.hours_left() >= FOREIGN_WORK_HOURS


def look_at_mat(s: NationState, me: Player) -> None:
    """NATION-R45: at the start of a turn the Doctor learns that the mat can't pay the salary."""
    if s.mat < FOREIGN_WORK_MONEY and sees_mat(me) and s.events is not None:
        s.tell_only(1 << me.seat, event_kinds.MAT_SEEN_EMPTY, "NATION-R45", (me.seat,))


def ask_work_abroad(s: NationState, me: Player, a: Ask) -> None:
    """NATION-D.12, NATION-D.13, NATION-R22: 2 hours, as long as the mat can pay; how much is there stays hidden (NATION-R45)."""
    if (
        a.allows(me.character == DOCTOR, "work abroad", "only-the-doctor", "NATION-D.12")
        and a.enough(me.hours_left(), FOREIGN_WORK_HOURS, "work abroad", "hours", "NATION-2.7")
        and a.allows(s.mat >= FOREIGN_WORK_MONEY, "work abroad", "mat-money", "NATION-D.13")
    ):
        a.offer(alphabet.WORK_ABROAD)


def work_abroad(s: NationState, me: Player) -> None:
    """NATION-D.12: 10B from the money on the mat."""
    me.hours += FOREIGN_WORK_HOURS
    s.pay_mat(me, -FOREIGN_WORK_MONEY)
    if s.events is not None:
        s.tell(event_kinds.WORKED_ABROAD, "NATION-D.12", (me.seat, FOREIGN_WORK_MONEY))


# --- Medicine ---


def ask_medicine(me: Player, a: Ask) -> None:
    """NATION-D.9, NATION-R27: a sick player may take a stored Medicine; the Doctor also one for sale (NATION-R7)."""
    if not a.allows(me.sick > 0, "take medicine", "not-sick", "NATION-R27"):
        return
    a.offer_if_enough(alphabet.TAKE_MEDICINE, me.medicine, 1, "medicine", "NATION-D.9")
    if me.character == DOCTOR:
        a.offer_if_enough(alphabet.TAKE_MEDICINE_FOR_SALE, me.for_sale, 1, "medicine", "NATION-D.9")


def explain_medicine(option: NationOption, a: Ask) -> None:
    """NATION-R7: only the Doctor has Medicine for sale."""
    if not a.refuse_like(option, alphabet.TAKE_MEDICINE.text):
        a.refuse(option.text, "only-the-doctor", "NATION-R7")


def take_medicine(s: NationState, me: Player, option: NationOption) -> None:
    """NATION-D.9 to NATION-D.11, NATION-R28: Medicine and I-am-Sick card go to the Supply; patient and Doctor are happier."""
    if option.sale:
        me.for_sale -= 1
    else:
        me.medicine -= 1
    s.return_to_supply(MEDICINE, 1)
    me.sick -= 1
    if s.events is not None:
        s.tell(event_kinds.MEDICINE_TAKEN, "NATION-D.9", (me.seat,))
    s.move_happiness(me.seat, MEDICINE_HAPPINESS, MEDICAL, "NATION-D.10")
    if s.is_in_play(DOCTOR) and me.character != DOCTOR:
        s.move_happiness(s.seat_of[DOCTOR], MEDICINE_HAPPINESS, MEDICAL, "NATION-D.10")


def offer_medicine(s: NationState, player: Player) -> None:
    """NATION-R27: ask a sick player who has Medicine, even outside their own turn."""
    if player.sick > 0 and has_medicine(player):
        s.then(TakeMedicine(player.seat))


def has_medicine(player: Player) -> bool:
    """NATION-D.9, NATION-R7: in storage or, as the Doctor, for sale."""
    return player.medicine + (player.for_sale if player.character == DOCTOR else 0) > 0


class TakeMedicine(Choice[NationState]):
    """NATION-R27: never compulsory; one Medicine for one card, so the question comes again."""

    RULE = "NATION-R27"

    def ask(self, s: NationState, a: Ask) -> None:
        ask_medicine(s.players[self.who], a)
        a.offer(alphabet.STAY_SICK)

    def explain(self, s: NationState, option: NationOption, a: Ask) -> None:
        if option.kind == alphabet.TAKES_MEDICINE:
            explain_medicine(option, a)

    def take(self, s: NationState, option: NationOption) -> None:
        if option.kind == alphabet.TAKES_MEDICINE:
            me = s.players[self.who]
            take_medicine(s, me, option)
            offer_medicine(s, me)

    def misfit(self, s: NationState, below: list[AnyStep]) -> str:
        me, now = s.players[self.who], below[-1] if below else None
        if not me.sick or not has_medicine(me):
            return f"expected {seat_text(self.who)} sick and with Medicine"
        if isinstance(now, LoseHours):  # before the day
            return wrong_seat(self.who, now.who)
        if isinstance(now, (FallIll, DiscardSickness)):  # infected
            return wrong_patient(s, self.who, below)
        return wrong_step_below(below, "NextTurn LoseHours FallIll DiscardSickness") or wrong_seat(self.who, s.active)  # on a visit


# --- sickness ---


def draw_sickness(s: NationState, me: Player) -> None:
    """NATION-D.1 to NATION-D.5, NATION-R31: the drawer, then clockwise the players visited today (NATION-R60); then it is discarded."""
    s.sickness_out = True
    if s.events is not None:
        s.tell(event_kinds.SICKNESS_DRAWN, "NATION-2.d2", (me.seat,))
    s.then(DiscardSickness())
    infected = [seat for seat in s.others(me) if (me.visited >> seat) & 1]
    infected.reverse()
    for seat in infected:
        s.then(FallIll(seat))
    s.then(FallIll(me.seat))


class FallIll(Step[NationState]):
    """NATION-R29, NATION-R58: a player about to get an I-am-Sick card is asked for the Vaccine; by an option there are only four cards."""

    FIELDS = ("who:seat",)

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: NationState) -> None:
        if not s.rules.limited_sick_cards or sum([player.sick for player in s.players]) < SICK_CARDS:
            s.then(UseVaccine(self.who))

    def misfit(self, s: NationState, below: list[AnyStep]) -> str:
        return wrong_patient(s, self.who, below)


def wrong_patient(s: NationState, who: int, below: list[AnyStep]) -> str:
    """NATION-D.1 to NATION-D.3, NATION-R31: why this player is neither the drawer nor a player visited today, or is out of order."""
    drawer, later = s.players[s.active], below[-1] if below else None
    if who != s.active and not (drawer.visited >> who) & 1:
        return f"{seat_text(s.active)} has not visited {seat_text(who)} today"
    if s.players[who].out:
        return f"{seat_text(who)} is out of the game"
    why = wrong_step_below(below, "DiscardSickness FallIll")
    return why or wrong_order(s, s.active, who, later.who if isinstance(later, FallIll) else NOTHING)


class UseVaccine(Choice[NationState]):
    """NATION-X.14a, NATION-X.14b, NATION-R30: a Vaccine wards off one card; its owner decides. NATION-R58: all are asked alike."""

    RULE = "NATION-X.14a"

    def ask(self, s: NationState, a: Ask) -> None:
        if a.allows(names.VACCINE in s.players[self.who].hand, "use vaccine", "card-not-in-hand", "NATION-X.14a"):
            a.offer(alphabet.USE_VACCINE)
        a.offer(alphabet.GET_SICK)

    def take(self, s: NationState, option: NationOption) -> None:
        me = s.players[self.who]
        if option.kind == alphabet.USES_VACCINE:
            s.lay_from_hand(me, names.VACCINE)
            if s.events is not None:
                s.tell(event_kinds.VACCINE_USED, "NATION-X.14b", (self.who,))
            s.move_happiness(self.who, s.cards.card_happiness[names.VACCINE], CARDS, "NATION-X.14b")
            return
        me.sick += 1
        if s.events is not None:
            s.tell(event_kinds.FELL_ILL, "NATION-D.1", (self.who,))
        offer_medicine(s, me)

    def misfit(self, s: NationState, below: list[AnyStep]) -> str:
        if s.rules.limited_sick_cards and sum([player.sick for player in s.players]) >= SICK_CARDS:
            return "no I-am-Sick card is left"
        return wrong_patient(s, self.who, below)


class DiscardSickness(Step[NationState]):
    """NATION-D.4, NATION-D.5, NATION-R33: once all cards are dealt and Vaccines played; then the Doctor decides on the reshuffle."""

    def run(self, s: NationState) -> None:
        s.sickness_out = False
        s.discards = s.discards + (names.SICKNESS,)
        if s.events is not None:
            s.tell(event_kinds.SICKNESS_DISCARDED, "NATION-D.4", ())
        if s.is_in_play(DOCTOR):
            s.then(DecideReshuffle(s.seat_of[DOCTOR]))

    def misfit(self, s: NationState, below: list[AnyStep]) -> str:
        return wrong_step_below(below, "NextTurn") or ("" if s.sickness_out else "expected sickness_out true")


class DecideReshuffle(Choice[NationState]):
    """NATION-D.5: the Doctor may shuffle all discards back into the draw pile."""

    RULE = "NATION-D.5"

    def ask(self, s: NationState, a: Ask) -> None:
        a.offer(alphabet.RESHUFFLE)
        a.offer(alphabet.LEAVE_DISCARDS)

    def take(self, s: NationState, option: NationOption) -> None:
        if option.kind == alphabet.LEAVES_DISCARDS:
            if s.events is not None:
                s.tell(event_kinds.DOCTOR_LEFT_DISCARDS, "NATION-D.5", (self.who,))
            return
        if s.events is not None:
            s.tell(event_kinds.DOCTOR_RESHUFFLED, "NATION-D.5", (self.who, len(s.discards)))
        s.deck = s.rng.shuffled(s.deck + s.discards)
        s.discards = ()

    def misfit(self, s: NationState, below: list[AnyStep]) -> str:
        if not s.is_in_play(DOCTOR):
            return "there is no Doctor"
        if names.SICKNESS not in s.discards:
            return "expected Sickness among the discards"
        return wrong_step_below(below, "NextTurn") or wrong_seat(self.who, s.seat_of[DOCTOR])


class LoseHours(Step[NationState]):
    """NATION-D.6, NATION-D.7, NATION-R26: each I-am-Sick card costs 4 hours of this day, 12 at most; all go back."""

    FIELDS = ("who:seat",)

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: NationState) -> None:
        player = s.players[self.who]
        if player.sick > 0:
            player.hours = min(HOURS_PER_DAY, SICK_HOURS * player.sick)
            if s.events is not None:
                s.tell(event_kinds.HOURS_LOST, "NATION-D.6", (self.who, player.hours, player.sick))
            player.sick = 0

    def misfit(self, s: NationState, below: list[AnyStep]) -> str:
        player = s.players[self.who]
        if player.out or not player.sick or player.hours:
            return f"expected {seat_text(self.who)} sick and with the whole day to come"
        patients = below[:-1] if below and isinstance(below[-1], TakeMedicine) else below  # a patient is asked first
        later = patients[-1] if patients else None
        why = wrong_step_below(patients, "NextTurn LoseHours" if patients is below else "LoseHours")
        return why or wrong_order(s, s.seat_of[BUILDER], self.who, later.who if isinstance(later, LoseHours) else NOTHING)
