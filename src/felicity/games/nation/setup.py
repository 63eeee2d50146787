"""Setup: who plays which character, and what everybody begins with."""

from __future__ import annotations

from typing import Final

from felicity.core.ask import Ask
from felicity.core.errors import BadOptions
from felicity.core.game import Setup
from felicity.core.step import AnyStep, Choice, Step, wrong_step_below
from felicity.core.tuples import replaced
from felicity.core.untrusted import quoted
from felicity.games.nation import alphabet, event_kinds, names
from felicity.games.nation.agenda import wrong_step
from felicity.games.nation.alphabet import NationOption
from felicity.games.nation.cards import Cards
from felicity.games.nation.constants import (
    BANKER,
    BREAD,
    BUILDER,
    CHARACTERS,
    DOCTOR,
    ENTERTAINER,
    FARMER,
    HOUSE,
    IN_THE_BOX,
    NOTHING,
    REMOVED,
    SETTING_UP,
    START_BREAD,
    START_FOR_SALE,
    START_HOUSES,
    START_MAT_MONEY,
    START_MONEY,
)
from felicity.games.nation.round import StartRound
from felicity.games.nation.rules import Rules
from felicity.games.nation.state import NationState, Player

REQUIRED: Final = (BUILDER, FARMER)
USUAL: Final = (BUILDER, FARMER, ENTERTAINER, BANKER, DOCTOR)  # NATION-R56: as many of them as there are seats
NOBODY: Final = "-"  # in the option `characters`: this seat chooses
ALL_CHOOSE: Final = "choose"


def line_up(rules: Rules) -> list[int]:
    """NATION-R56: the character of each seat, or NOTHING where the player chooses."""
    words = [word.strip() for word in rules.characters.split(",")] if rules.characters else []
    if not words:
        return list(USUAL[: rules.seats])
    if words == [ALL_CHOOSE]:
        return [NOTHING] * rules.seats
    if len(words) > rules.seats:
        text = f"characters={rules.characters!r} names {len(words)} characters for {rules.seats} seats: name up to {rules.seats}."
        raise BadOptions(text, "nation-error-characters", characters=quoted(rules.characters), count=len(words), seats=rules.seats)
    found = [NOTHING] * rules.seats
    for seat, word in enumerate(words):
        if word == NOBODY or not word:
            continue
        if word not in CHARACTERS:
            known = ", ".join(CHARACTERS)
            text = f"characters: there is no character {word!r}; known are {known}."
            raise BadOptions(text, "nation-error-character", character=quoted(word), known=known)
        if CHARACTERS.index(word) in found:
            text = f"characters: {word!r} is named twice, and only one player can be it (NATION-0.2)."
            raise BadOptions(text, "nation-error-character-twice", character=quoted(word))
        found[seat] = CHARACTERS.index(word)
    check_required(found)
    return found


def check_required(found: list[int]) -> None:
    """NATION-S.1b: is there a seat for the Builder and for the Farmer?"""
    missing = [CHARACTERS[character] for character in REQUIRED if character not in found]
    if len(missing) > found.count(NOTHING):
        text = f"characters: builder and farmer are always in play (NATION-S.1b); {' and '.join(missing)} would be missing."
        raise BadOptions(text, "nation-error-missing", count=len(missing), first=missing[0], second=missing[-1])


def start(cards: Cards, setup: Setup, listen: bool) -> NationState:
    """The table before the first round, or before characters are chosen."""
    rules = Rules(setup)
    s = NationState(cards, rules, setup.stream(), [Player(seat) for seat in range(rules.seats)], [])
    if listen:
        s.events = []
    s.then(HandOut())
    for seat, character in enumerate(line_up(rules)):
        if character != NOTHING:
            take_character(s, seat, character)
    for player in reversed(s.players):
        if player.character == NOTHING:
            s.then(ChooseCharacter(player.seat))
    return s


def take_character(s: NationState, seat: int, character: int) -> None:
    """NATION-S.1a: the player has the character for the whole game."""
    s.players[seat].character = character
    s.seat_of = replaced(s.seat_of, character, seat)
    if s.events is not None:
        s.tell(event_kinds.CHARACTER_CHOSEN, "NATION-S.1a", (seat, character))


class ChooseCharacter(Choice[NationState]):
    """NATION-S.1a, NATION-S.1b, NATION-R47: any character left, as long as the Builder and the Farmer can still be taken."""

    RULE = "NATION-S.1a"

    def ask(self, s: NationState, a: Ask) -> None:
        seats = sum([1 for player in s.players if player.character == NOTHING])
        missing = sum([1 for character in REQUIRED if s.seat_of[character] == NOTHING])
        for character, option in enumerate(alphabet.CHARACTER):
            if not a.allows(s.seat_of[character] == NOTHING, option.text, "character-taken", "NATION-0.2"):
                continue
            if a.allows(character in REQUIRED or seats > missing, option.text, "builder-and-farmer-needed", "NATION-S.1b"):
                a.offer(option)

    def take(self, s: NationState, option: NationOption) -> None:
        take_character(s, self.who, option.character)

    def misfit(self, s: NationState, below: list[AnyStep]) -> str:
        later = [step.who for step in below if isinstance(step, ChooseCharacter)]
        choosing = [player.seat for player in reversed(s.players) if player.character == NOTHING]
        if later + [self.who] != choosing[: len(later) + 1]:
            return "expected everybody without a character, the last seat at the bottom"
        return wrong_step_below(below, "HandOut ChooseCharacter")


def deck_of(s: NationState) -> tuple[int, ...]:
    """NATION-X.0: 27 cards; NATION-R39: by an option 25 without the Entertainer."""
    without_travels = s.rules.well_travelled_alone == REMOVED and not s.has_entertainer()
    return tuple(
        [
            card
            for card in range(len(names.EXPLORERS))
            if not (without_travels and card == names.WELL_TRAVELLED)
            for _ in range(s.cards.copies[card])
        ]
    )


class HandOut(Step[NationState]):
    """NATION-S.2 to NATION-S.11: goods, money, prices and levels; the Banker's Loan cards; Explorer cards; then the first round."""

    def run(self, s: NationState) -> None:
        s.supply = (0, 0, 0, 0) if s.rules.unlimited_goods else IN_THE_BOX
        s.deck = s.rng.shuffled(deck_of(s))
        s.mat = s.counted = s.started = START_MAT_MONEY
        s.active = s.seat_of[BUILDER]
        if s.events is not None:
            s.tell(event_kinds.GAME_STARTED, "NATION-2.5", (s.active,))
        if s.seat_of[BANKER] != NOTHING:
            s.on_offer = (0, 2, 0, 0)
            s.reserve = tuple([copies - used for copies, used in zip(s.cards.loan_copies, (1, 2, 0, 0))])
        for seat in s.in_order():
            self.give(s, s.players[seat])
        s.then(StartRound())

    def misfit(self, s: NationState, below: list[AnyStep]) -> str:
        return wrong_step_below(below, "") or wrong_step(s, SETTING_UP)

    def give(self, s: NationState, player: Player) -> None:
        player.houses = START_HOUSES
        player.bread = START_BREAD
        s.draw_from_supply(HOUSE, START_HOUSES)
        s.draw_from_supply(BREAD, START_BREAD)
        if player.produces():
            player.price = s.cards.start_price
            player.level = 1
            player.for_sale = START_FOR_SALE
            s.draw_from_supply(player.character, START_FOR_SALE)
        player.money = START_MONEY
        if s.events is not None:
            s.tell(event_kinds.START_RECEIVED, "NATION-S.3", (player.seat, START_MONEY, START_HOUSES, START_BREAD, player.for_sale))
        if s.seat_of[BANKER] == NOTHING or player.character == BANKER:
            s.started += START_MONEY
            return
        s.lent += START_MONEY
        player.loan = names.LOAN_50
        player.on_opening_card = True
        if s.events is not None:
            s.tell(event_kinds.OPENING_LOAN_TAKEN, "NATION-S.10a", (player.seat, START_MONEY))
