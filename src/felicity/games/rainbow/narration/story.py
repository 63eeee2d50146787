"""The facts of a life in The Game of Happiness, found in the events a seat saw: hang-ups, keys, fate, and sayings on the way."""

from __future__ import annotations

from typing import Final

from felicity.core.result import Result
from felicity.core.table import Table
from felicity.games.rainbow.constants import AREAS, SLOTS
from felicity.games.rainbow.narration.narrator import RainbowNarrator, rainbow_cards
from felicity.text.catalog import Value
from felicity.text.life import Life, in_chapters, number
from felicity.text.story import BEGINNING, ENDING, LOOKING_BACK, Fact

KEY: Final = "fate_key"
LAST: Final = 0  # space 0 is at index -1 of the list: the last space
NEARLY: Final = SLOTS - 1  # keys of a player who nearly won


class RainbowLife(Life):
    """One seat's Game of Happiness."""

    def __init__(self, table: Table, seat: int, names: list[str], lang: str) -> None:
        super().__init__(table, seat, names, lang)
        assert isinstance(self.narrator, RainbowNarrator)
        self.tables = rainbow_cards(table.setup.pack).tables

    def happened(self, key: str, at: int, weight: int, **arguments: Value) -> Fact:
        """A fact at this point of the log."""
        return self.fact(f"rainbow-{key}", at, weight, **arguments)

    def track(self, at: int) -> dict[str, Value]:
        """The track of an event, in all forms."""
        return self.narrator.argument("track", "track", self.events[at]["track"])

    def areas(self, areas: list[object]) -> str:
        """A list of areas, in the order of the board."""
        return self.list([self.word("area", area) for area in AREAS if area in areas])

    def saying(self, track: object, space: int) -> str:
        """What is written on a space."""
        spaces = self.tables["track"][str(track)]["spaces"]
        assert isinstance(spaces, list)
        return self.narrator.say(f"rainbow-message-{spaces[space - 1]['message']}")


def rainbow_story(table: Table, seat: int, names: list[str], lang: str) -> list[list[str]]:
    """The life of a seat (from 1) of a game whose events were kept, in 8 to 15 sentences, by chapters."""
    return in_chapters(RainbowLife(table, seat, names, lang), (beginning, ways, keys, fate, buttons, looking_back, ending))


# --- the beginning ---


def beginning(life: RainbowLife) -> list[Fact]:
    """Six hang-ups, a wheel, and the others."""
    facts = [Fact("rainbow-birth", BEGINNING, 0, 10, name=life.word("seat", life.me), list=life.areas(list(AREAS)))]
    facts += [Fact("rainbow-wheel", BEGINNING, 1, 5, **life.track(at)) for at in life.all("marker-placed")]
    return [*facts, Fact("rainbow-neighbours", BEGINNING, 2, 4, list=life.list(life.others))]


# --- the days ---


def ways(life: RainbowLife) -> list[Fact]:
    """The first track, the tracks completed, and the day the player was sent back."""
    facts = [life.happened("first-track", at, 7, **life.track(at)) for at in life.all("got-off")[:1]]
    for nth, at in enumerate(life.all("completed")):
        track = str(life.events[at]["track"])
        facts.append(life.happened("completed", at, 7 if nth < 2 else 4, **life.track(at), saying=life.saying(track, LAST)))
    facts += [life.happened("sent-back", at, 7, **life.track(at)) for at in life.all("sent-back")[:1]]
    return facts + wisdom(life)


def wisdom(life: RainbowLife) -> list[Fact]:
    """The saying on one of the plain spaces; which one depends on the game."""
    quiet = life.all("moved", colour="plain")
    if not quiet:
        return []
    at = quiet[len(quiet) // 2]
    return [life.happened("wisdom", at, 6, saying=life.saying(life.events[at]["track"], number(life.events[at]["space"])))]


def keys(life: RainbowLife) -> list[Fact]:
    """The keys in order: the first and the last matter most."""
    earned = life.all("key-earned")
    facts = [life.happened("first-key", at, 9, area=life.word("area", life.events[at]["area"])) for at in earned[:1]]
    facts += [life.happened("key", at, 5, area=life.word("area", life.events[at]["area"])) for at in earned[1:]]
    return facts + [life.happened("money", at, 7, total=number(life.events[at]["amount"])) for at in life.all("bills-returned")]


def total(life: RainbowLife) -> int:
    """All the money ever received."""
    return number(life.player["collected"])


def fate(life: RainbowLife) -> list[Fact]:
    """What Fate did: a new hang-up, a key, and the hang-ups cancelled."""
    fell = life.all("hang-up-developed")
    facts = [life.happened("hang-up", at, 6, area=life.word("area", life.events[at]["area"])) for at in fell[:1]]
    facts += [life.happened("fate-key", at, 8) for at in life.all("fate-drawn", card=KEY)[:1]]
    rid = life.all("hang-up-cancelled")
    return facts + [life.happened("cancelled", at, 6, area=life.word("area", life.events[at]["area"])) for at in rid[:1]]


def buttons(life: RainbowLife) -> list[Fact]:
    """Whose Button spared whom."""
    mine = [at for at in life.all("spared") if life.events[at]["owner"] != life.me]
    facts = [life.happened("spared", at, 6, **life.person(life.events[at]["owner"])) for at in mine[:1]]
    others = [at for at in life.all("spared", who=None, owner=life.me) if life.events[at]["who"] != life.me]
    return facts + [life.happened("sparing", at, 6, **life.person(life.events[at]["who"])) for at in others[:1]]


# --- looking back and the end ---


def looking_back(life: RainbowLife) -> list[Fact]:
    """How often the wheel was spun, what Fate was worth, and the hang-ups that remained."""
    spins, fates = len(life.all("wheel-spun")), len(life.all("fate-drawn"))
    facts = [Fact("rainbow-spins", LOOKING_BACK, 0, 4, times=spins), Fact("rainbow-purse", LOOKING_BACK, 2, 4, total=total(life))]
    facts.append(Fact("rainbow-fates" if fates else "rainbow-no-fate", LOOKING_BACK, 1, 4, times=fates))
    left = held(life, "hang_ups") + held(life, "fate_hang_ups")
    facts.append(Fact("rainbow-burdens", LOOKING_BACK, 3, 6, list=life.areas(left)) if left else Fact("rainbow-free", LOOKING_BACK, 3, 5))
    return [*facts, Fact("rainbow-rounds", LOOKING_BACK, 4, 3, rounds=life.table.state.round)]


def held(life: RainbowLife, name: str) -> list[object]:
    """Areas in front of the player."""
    areas = life.player[name]
    assert isinstance(areas, list)
    return areas


def ending(life: RainbowLife) -> list[Fact]:
    """The last page; an unfinished game has none."""
    stand = held(life, "stand")
    stood = [Fact("rainbow-stand", ENDING, 0, 7, count=len(stand), list=life.areas(stand))] if stand else []
    if not life.table.is_over:
        return [*stood, Fact("rainbow-unfinished", ENDING, 1, 10, count=len(stand)), Fact("last-plain", ENDING, 2, 10)]
    result = life.table.result
    return [*stood, outcome(life, result), Fact(last(life, result), ENDING, 2, 10)]


def outcome(life: RainbowLife, result: Result) -> Fact:
    """Whose rainbow was complete, or who had most keys when time was up."""
    mine = result.seats[life.seat - 1]
    best = min((seat for seat in result.seats if seat.seat != life.seat), key=lambda seat: (seat.rank, seat.seat))
    who = life.person(f"seat{best.seat}")
    key = "won" if mine.won else "lost"
    if result.ended_by != "rainbow":
        key = "shared" if mine.won and best.won else f"{key}-late"
    return Fact(f"rainbow-{key}", ENDING, 1, 10, score=mine.score, best=best.score, **who)


def last(life: RainbowLife, result: Result) -> str:
    """Which last sentence fits this life."""
    mine = result.seats[life.seat - 1]
    if mine.won:
        return "last-won"
    if mine.score >= NEARLY:
        return "last-close"
    return "rainbow-last-fate" if len(life.all("hang-up-developed")) > 1 else "last-plain"
