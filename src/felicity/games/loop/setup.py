"""1.0, 5.1, 6.1, 7.1: setting up the board and the players, and the secret choice of CAREER."""

from __future__ import annotations

from typing import Final

from felicity.core.ask import Ask
from felicity.core.errors import BadOptions
from felicity.core.game import Setup
from felicity.core.starting_player import chair_of
from felicity.core.step import AnyStep, Choice, Step, wrong_step_below
from felicity.core.tuples import replaced
from felicity.core.untrusted import quoted
from felicity.games.loop import alphabet, event_kinds, names
from felicity.games.loop.alphabet import LoopOption
from felicity.games.loop.cards import Cards
from felicity.games.loop.careers import CAREERS, INTERN
from felicity.games.loop.constants import NOTHING, START, material, pile_of
from felicity.games.loop.hands import draw_favour
from felicity.games.loop.player import Player
from felicity.games.loop.refill import draw_material, exhibit
from felicity.games.loop.rules import Rules
from felicity.games.loop.state import LoopState
from felicity.games.loop.turn import StartTurn

SLOTS: Final = 5
CREDIT_CARDS: Final = 9
ACTIVITIES: Final = tuple(range(len(names.ACTIVITIES)))
GOALS: Final = tuple(range(len(names.GOALS)))
FAVOURS: Final = tuple([kind for kind in range(5) for _ in range(6)])
MATERIALS: Final = [tuple([type for type in range(5) for _ in range(copies)]) for copies in range(6)]  # by the number of sets
NOBODY: Final = "-"  # in the option `careers`: this seat chooses by the rules


def fixed_careers(cards: Cards, rules: Rules) -> list[int]:
    """LOOP-R110, option `careers`: a CAREER for each seat, or NOTHING where the player is dealt two."""
    fixed = [NOTHING] * rules.seats
    words = [word.strip() for word in rules.fixed_careers.split(",")] if rules.fixed_careers else []
    if len(words) > rules.seats:
        text = f"careers={rules.fixed_careers!r} names {len(words)} careers for {rules.seats} seats: name up to {rules.seats}."
        raise BadOptions(text, "loop-error-careers", careers=quoted(rules.fixed_careers), count=len(words), seats=rules.seats)
    if words and not rules.careers:
        raise BadOptions("In basic mode everybody is an intern: careers can't be chosen (LOOP-1.0.7).", "loop-error-no-careers")
    allowed = cards.careers_in[rules.mode]
    for seat, word in enumerate(words):
        if word == NOBODY or not word:
            continue
        if word not in names.CAREERS:
            known = ", ".join(names.CAREERS)
            raise BadOptions(
                f"careers: there is no career {word!r}; known are {known}.", "loop-error-career", career=quoted(word), known=known
            )
        career = names.CAREERS.index(word)
        if career not in allowed and career != names.INTERN:
            usable = ", ".join(names.CAREERS[each] for each in allowed)
            text = f"careers: {word!r} is not used in this mode (LOOP-5.1g); choose from {usable}, intern."
            raise BadOptions(text, "loop-error-career-mode", career=quoted(word), known=usable)
        if career in fixed and career != names.INTERN:
            text = f"careers: {word!r} is named twice, and there is one such card (LOOP-R64)."
            raise BadOptions(text, "loop-error-career-twice", career=quoted(word))
        fixed[seat] = career
    return fixed


def start(cards: Cards, setup: Setup, listen: bool) -> LoopState:
    """The table before the first turn, or before CAREER are chosen. LOOP-5.1a, LOOP-5.1i, LOOP-5.1j: the board, EVENT, CREDIT CARD."""
    rules = Rules(setup)
    s = LoopState(cards, rules, setup.stream(), [Player(seat, INTERN) for seat in range(rules.seats)], [])
    if listen:
        s.events = []
    choose_starter(s)
    lay_out_materials(s)
    lay_out_activities(s)
    deal_goals(s)
    deal_favours(s)
    if rules.events:
        s.event_deck = s.rng.shuffled(cards.events_in[rules.mode])
        s.events_seen = (0,) * len(names.EVENTS)
    if rules.credit and not rules.unlimited_credit:
        s.credit_left = CREDIT_CARDS
    seats = s.clockwise_from(s.starter)
    plan: list[AnyStep] = []
    if rules.careers:
        plan += deal_careers(s, seats)
    plan.append(TakeInitialSetup())
    plan.append(StartTurn(s.starter))
    plan.reverse()
    s.agenda += plan
    return s


def choose_starter(s: LoopState) -> None:
    """LOOP-2.1a, LOOP-R1: drawn at random, unless the table names a chair."""
    s.starter = s.active = chair_of(s.rules.starting_player, s.rules.seats, s.rng)
    if s.events is not None:
        s.tell(event_kinds.GAME_STARTED, "LOOP-2.1a", (s.starter,))


def lay_out_materials(s: LoopState) -> None:
    """LOOP-1.0b to LOOP-1.0.2: whole sets leave, one set is the market, the rest is the deck."""
    copies = 6 - s.cards.sets_removed[s.rules.seats]
    s.removed = pile_of((0, 1, 2, 3, 4)) * (6 - copies)
    s.material_deck = s.rng.shuffled(MATERIALS[copies - 1])
    s.lay_market(tuple([material(type, exhibit(s)) for type in range(5)]))


def lay_out_activities(s: LoopState) -> None:
    """LOOP-1.0.3: 5 on the stage, 25 in the deck."""
    deck = s.rng.shuffled(ACTIVITIES)
    s.stage = deck[-SLOTS:]
    s.activity_deck = deck[:-SLOTS]


def deal_goals(s: LoopState) -> None:
    """LOOP-1.0.5, LOOP-7.1c: 3 each, 4 in Solo; the others are out of the game."""
    deck = s.rng.shuffled(GOALS)
    each = 4 if s.rules.solo else 3
    for seat in s.clockwise_from(s.starter):
        s.players[seat].goals = deck[-each:]
        deck = deck[:-each]
        if s.events is not None:
            audience = -1 if s.rules.open_hands else 1 << seat
            for goal in s.players[seat].goals:
                s.tell_only(audience, event_kinds.GOAL_DEALT, "LOOP-7.1c" if s.rules.solo else "LOOP-1.0.5", (seat, goal))
    s.unused_goals = deck


def deal_favours(s: LoopState) -> None:
    """LOOP-1.0.6a to LOOP-1.0.6c: dealt by seat; the rest is the deck.

    LOOP-6.1b, LOOP-7.1b: one of each type in Cooperative and Solo, which everybody knows.
    """
    seats = s.rules.seats
    one_of_each = pile_of((0, 1, 2, 3, 4))
    if not s.rules.draws_favours:
        for player in s.players:
            player.hand = one_of_each
        s.known = [one_of_each if at // seats != at % seats else 0 for at in range((seats + 1) * seats)]
        return
    s.known = [0] * ((seats + 1) * seats)
    s.favour_deck = s.rng.shuffled(FAVOURS)
    for position, seat in enumerate(s.clockwise_from(s.starter)):
        for _ in range(s.cards.opening_favours[seats][position]):
            draw_favour(s, seat, "LOOP-1.0.6b")


def deal_careers(s: LoopState, seats: list[int]) -> list[AnyStep]:
    """LOOP-5.1b, LOOP-5.1h: 2 each after the board is set up; chosen in seat order without seeing each other's choice (LOOP-R64)."""
    fixed = fixed_careers(s.cards, s.rules)
    careers = s.cards.careers_in[s.rules.mode]
    if s.rules.fixed_careers:
        careers = tuple([career for career in careers if career not in fixed])
    deck = s.rng.shuffled(careers)
    plan: list[AnyStep] = []
    for seat in seats:
        player = s.players[seat]
        if fixed[seat] != NOTHING:
            player.sealed = fixed[seat]
            continue
        player.dealt = deck[-2:]
        deck = deck[:-2]
        plan.append(ChooseCareer(seat))
        if s.events is not None:
            for career in player.dealt:
                s.tell_only(1 << seat, event_kinds.CAREER_DEALT, "LOOP-5.1b", (seat, career))
    s.unused_careers = deck
    return plan


class ChooseCareer(Choice[LoopState]):
    """LOOP-5.1c: one of the two dealt, or the INTERN."""

    RULE = "LOOP-5.1c"

    def ask(self, s: LoopState, a: Ask) -> None:
        for career in s.players[self.who].dealt:
            a.offer(alphabet.CAREER[career])
        a.offer(alphabet.CAREER[names.INTERN])

    def explain(self, s: LoopState, option: LoopOption, a: Ask) -> None:
        a.allows(option.kind != alphabet.CHOOSES_CAREER, option.text, "career-not-dealt", "LOOP-5.1c")

    def take(self, s: LoopState, option: LoopOption) -> None:
        s.players[self.who].sealed = option.career
        if s.events is not None:
            s.tell(event_kinds.CAREER_SEALED, "LOOP-R64", (self.who,))

    def misfit(self, s: LoopState, below: list[AnyStep]) -> str:
        player, seats = s.players[self.who], s.clockwise_from(s.starter)
        if not player.dealt or player.sealed != NOTHING:
            return "LOOP-5.1c: only players who were dealt two CAREER and have not chosen yet choose one"
        following = below[-1] if below else None
        if isinstance(following, ChooseCareer) and seats.index(following.who) <= seats.index(self.who):
            return "LOOP-5.1h: CAREER are chosen clockwise, the starting player first"
        return wrong_step_below(below, "TakeInitialSetup ChooseCareer")


class TakeInitialSetup(Step[LoopState]):
    """LOOP-R64, LOOP-5.1d, LOOP-5.1e, LOOP-R2: choices are revealed, then each takes HAPPINESS, COIN, REPUTATION and random MATERIAL."""

    def run(self, s: LoopState) -> None:
        for seat in s.clockwise_from(s.starter):
            player = s.players[seat]
            if s.rules.careers:
                player.career = CAREERS[player.sealed]
                player.sealed = NOTHING
                if s.events is not None:
                    s.tell(event_kinds.CAREER_REVEALED, "LOOP-R64", (seat, player.career.number))
        for seat in s.clockwise_from(s.starter):
            self.give(s, s.players[seat])

    def misfit(self, s: LoopState, below: list[AnyStep]) -> str:
        return wrong_step_below(below, "StartTurn")

    def give(self, s: LoopState, player: Player) -> None:
        """Give what the card says (LOOP-1.0.9, LOOP-1.1b), the INTERN's too (LOOP-1.0.8a, LOOP-1.0.10)."""
        cards, career = s.cards, player.career.number
        player.happiness = cards.career_happiness[career]
        player.points = replaced(player.points, START, player.happiness)
        player.coins = cards.career_coins[career]
        player.reputation = cards.career_reputation[career]
        if s.events is not None:
            s.tell(event_kinds.INITIAL_SETUP_TAKEN, "LOOP-5.1e", (player.seat, player.happiness, player.coins, player.reputation))
        for quality in cards.career_materials[career]:
            type = draw_material(s)
            s.gain_material(player.seat, material(type, quality))
            if s.events is not None:
                s.tell(event_kinds.STARTING_MATERIAL_DRAWN, "LOOP-R2", (player.seat, type, quality))
