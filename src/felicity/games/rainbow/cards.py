"""Wheel, devices, decks and tracks as data, read from the catalog and from packs (RAIN-R36)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from felicity.core.keys import FLAG, MARK, TEXT, Entry, Key, Number, OneOf, whole, wholes
from felicity.core.mistakes import BadPack, Mistake
from felicity.core.pack import Catalog, Tables
from felicity.core.wording import Wording, worded
from felicity.games.rainbow.alphabet import BUTTON, RainbowOption
from felicity.games.rainbow.constants import (
    AREAS,
    BLUE,
    COLOURS,
    DEVICES,
    FATE_CARDS,
    GREEN,
    HOLDERS,
    LAST,
    LONGEST,
    MAX_SEATS,
    ORANGE,
    PLACES,
    PLAIN,
    RED,
    TRACKS,
    place,
)

MONEY_GOAL: Final = 2500
BILL: Final = 500
MOST_FATE_SPACES: Final = 60  # one bit each, in one small number


class Cards:
    """Card data by number: what the state refers to, and never changes."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables  # the entries as read, for lists and pages
        order = tables["wheel"]["wheel"]["track_order"]
        assert isinstance(order, list)
        self.track_beside = tuple([TRACKS.index(track) for track in order])  # by holder
        self.holder_beside = tuple([self.track_beside.index(track) for track in range(HOLDERS)])  # by track
        self.numbers = [wholes(tables["device"][device], "values") for device in DEVICES]  # by track
        spaces = [_spaces(tables["track"][track]) for track in TRACKS]
        self.colours = [(PLAIN, *(COLOURS.index(str(space["colour"])) for space in track)) for track in spaces]  # the start comes first
        self.amounts = [(0, *(_amount(space) for space in track)) for track in spaces]
        self.last = [len(track) for track in spaces]
        copies = [whole(tables["fate_card"][card], "copies") for card in FATE_CARDS]
        self.fate = tuple([card for card in range(len(FATE_CARDS)) for _ in range(copies[card])])
        self.per_area = whole(tables["deck"]["self_improvement"], "per_area")
        self.fate_bit = [0] * PLACES  # by place: one bit for each Fate space
        self.buttons: list[RainbowOption] = []  # one for each Fate space, in the order of the bits
        for track in range(len(TRACKS)):
            for space in range(1, self.last[track]):
                if self.colours[track][space] == RED:
                    self.fate_bit[place(track, space)] = 1 << len(self.buttons)
                    self.buttons.append(BUTTON[track * LONGEST + space - 1])


def _spaces(entry: Entry) -> list[Entry]:
    spaces = entry["spaces"]
    assert isinstance(spaces, list)
    return spaces


def _amount(space: Entry) -> int:
    return whole(space, "amount") if "amount" in space else 0


# --- checking entries ---


class Numbers(Key):
    """The numbers that a device can show, with repeats."""

    def accepts(self, value: object) -> bool:
        one = Number(1, LONGEST)
        return isinstance(value, list) and 1 <= len(value) <= 60 and all(one.accepts(number) for number in value)


class Order(Key):
    """All tracks, each once."""

    def accepts(self, value: object) -> bool:
        return isinstance(value, list) and sorted(map(str, value)) == sorted(TRACKS)


class Spaces(Key):
    """The spaces of a track from 1 to the last, each with its colour, its amount if it is green, and perhaps a message."""

    def accepts(self, value: object) -> bool:
        if not isinstance(value, list) or not 2 <= len(value) <= LONGEST:
            return False
        return all(self.is_space(space, at, at == len(value)) for at, space in enumerate(value, 1))

    def is_space(self, space: object, at: int, is_last: bool) -> bool:
        """Is this the space with that number?"""
        if not isinstance(space, dict) or not set(space) <= {"n", "colour", "amount", "message"} or space.get("n") != at:
            return False
        colour = space.get("colour")
        if colour not in COLOURS or (colour == "last") != is_last or not isinstance(space.get("message", ""), str):
            return False
        if colour != "green":
            return "amount" not in space
        amount = space.get("amount", 0)
        return Number(BILL, MONEY_GOAL).accepts(amount) and amount % BILL == 0


CATALOG: Final = Catalog(
    Path(__file__).with_name("rules.toml"),
    {
        "wheel": {
            "track_order": Order(worded(f"a list of all of {', '.join(TRACKS)}", "rainbow-expected-order", words=", ".join(TRACKS))),
            "spin_results": Numbers(worded("numbers", "rainbow-expected-numbers")),
            "certainty": MARK,
        },
        "device": {
            "track": OneOf(TRACKS),
            "kind": OneOf(["random", "deck"]),
            "values": Numbers(
                worded(f"a list of numbers from 1 to {LONGEST}, each as often as it can come up", "rainbow-expected-device", most=LONGEST)
            ),
            "certainty": MARK,
        },
        "deck": {"per_area": Number(1, 60), "total": Number(1, 360), "certainty": MARK},
        "area_text": {"hang_up": TEXT, "self_improvement": TEXT, "key": TEXT, "certainty": MARK},
        "fate_card": {
            "kind": OneOf(["hang_up", "self_improvement", "key"]),
            "area": OneOf(AREAS),
            "copies": Number(0, 60),
            "message": TEXT,
            "certainty": MARK,
        },
        "track": {
            "name": TEXT,
            "device": OneOf(DEVICES),
            "gives_key": FLAG,
            "spaces": Spaces(
                worded(
                    f"2 to {LONGEST} spaces {{ n, colour, amount, message }}: n from 1, the last one last, green ones with 500 to 2500",
                    "rainbow-expected-spaces",
                    most=LONGEST,
                )
            ),
            "certainty": MARK,
        },
    },
    {
        "wheel": ["wheel"],
        "device": DEVICES,
        "deck": ["hang_up", "key", "self_improvement", "fate"],
        "area_text": AREAS,
        "fate_card": FATE_CARDS,
        "track": TRACKS,
    },
    {
        "wheel": ["spin_results"],
        "device": ["track", "kind"],
        "deck": ["total"],
        "deck hang_up": ["per_area"],
        "deck key": ["per_area"],
        "deck fate": ["per_area"],
        "fate_card": ["kind", "area"],
        "track": ["device", "gives_key"],
    },
)


# --- a board that can be played on ---


def playable(cards: Cards) -> Cards:
    """RAIN-R36: refuse a board on which a player could be stuck."""
    wrong: list[Mistake] = []
    greens = oranges = 0
    for track, name in enumerate(TRACKS):
        reached = reachable(cards.colours[track], cards.numbers[track])
        if cards.last[track] not in reached:
            wrong.append(stuck("its last space can't be reached with the numbers of its device", "last", "track", name))
        greens += len([space for space in reached if cards.colours[track][space] == GREEN])
        oranges += len([space for space in reached if cards.colours[track][space] == ORANGE])
    if not greens or not oranges:
        wrong.append(stuck("there must be a green and an orange space that can be landed on", "colours", "track"))
    if not MAX_SEATS < len(cards.buttons) <= MOST_FATE_SPACES:
        reds, least, most = len(cards.buttons), MAX_SEATS + 1, MOST_FATE_SPACES
        text = f"there are {reds} red spaces, expected {least} to {most} for the Buttons"
        wrong.append(stuck(text, "buttons", "track", count=reds, least=least, most=most))
    for area, word in enumerate(AREAS):
        needed = MAX_SEATS + cards.fate.count(area)
        if cards.per_area < needed:
            text = f"per_area is {cards.per_area}, and {word} can have {needed} hang-ups"
            wrong.append(stuck(text, "hang-ups", "deck", "self_improvement", at="per_area", count=cards.per_area, area=word, needed=needed))
    if wrong:
        raise BadPack(wrong)
    return cards


def stuck(text: str, key: str, table: str, card: str = "", **arguments: object) -> Mistake:
    """Why a player could be stuck."""
    return Mistake(Wording(f"{text} (RAIN-R36)", f"rainbow-wrong-{key}", arguments), "", table, card)


def reachable(colours: tuple[int, ...], numbers: tuple[int, ...]) -> list[int]:
    """The spaces of a track on which a Marker can land, by one move or several."""
    last = len(colours) - 1
    reached: list[int] = []
    ahead = [0]
    while ahead:
        space = ahead.pop()
        for number in numbers:
            landed = min(last, space + number)
            if landed not in reached:
                reached.append(landed)
                if colours[landed] not in (BLUE, LAST):
                    ahead.append(landed)
    return reached
