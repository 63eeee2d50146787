"""Positions as readable data: dump and load, for saves, puzzles, lessons and tests. An impossible position is refused."""

from __future__ import annotations

from typing import Final

from felicity.core.game import Setup
from felicity.core.position import LARGEST_COUNT, MANY, NOTHING, Reader, Vocabulary, refuse_impossible, seat_text, words_of
from felicity.core.step import AnyStep
from felicity.games.rainbow import setup, track, turn, wheel
from felicity.games.rainbow.audit import audit
from felicity.games.rainbow.cards import Cards
from felicity.games.rainbow.constants import (
    AREAS,
    COLOURS,
    DEVICES,
    FATE_CARDS,
    LONGEST,
    NOWHERE,
    PILES,
    TRACKS,
    WHEEL,
    is_on_wheel,
    place,
    space_of,
    track_of,
)
from felicity.games.rainbow.rules import Rules
from felicity.games.rainbow.state import Player, RainbowState
from felicity.games.rainbow.view_types import RainbowMat

LISTS: Final[dict[str, list[str]]] = {"area": AREAS, "track": TRACKS, "device": DEVICES, "colour": COLOURS, "fate": FATE_CARDS}
VOCABULARY: Final = Vocabulary(LISTS)
ON_WHEEL: Final = "wheel"
SPACES: Final = [str(space) for space in range(LONGEST + 1)]


# --- words for numbers ---


def where_text(cards: Cards, where: int) -> str | None:
    """A place as text: `love 3`, `love 0` for its start, `wheel love` for the holder beside it; None before it is placed."""
    if where == NOWHERE:
        return None
    if is_on_wheel(where):
        return f"{ON_WHEEL} {TRACKS[cards.track_beside[where - WHEEL]]}"
    return f"{TRACKS[track_of(where)]} {space_of(where)}"


def areas_in(mask: int) -> list[str]:
    """The areas of a mask."""
    return [word for area, word in enumerate(AREAS) if (mask >> area) & 1]


def areas_of(counts: tuple[int, ...]) -> list[str]:
    """Cards by area, each as a word."""
    return [AREAS[area] for area in range(len(AREAS)) for _ in range(counts[area])]


# --- dump ---


def dump(s: RainbowState) -> dict[str, object]:
    """The whole position as readable data."""
    return {
        "rng": s.rng.dump(),
        "round": s.round,
        "starter": seat_text(s.starter),
        "active": seat_text(s.active),
        "winner": VOCABULARY.word("seat", s.winner),
        "has_spun": s.has_spun,
        "button_moved": s.button_moved,
        "fate": words_of(FATE_CARDS, s.fate),
        "fate_known": s.fate_known,
        "removed_fate": areas_of(s.removed_fate),
        "self_improvement": words_of(AREAS, s.improvement),
        "self_improvement_known": s.improvement_known,
        "removed_self_improvement": areas_of(s.removed_improvement),
        **{name: list(s.piles[at]) for at, name in enumerate(PILES)},
        **{f"{name}_used": list(s.used[at]) for at, name in enumerate(PILES)},
        "players": [mat(s.cards, player) for player in s.players],
        "agenda": [VOCABULARY.step(step) for step in s.agenda],
    }


def mat(cards: Cards, player: Player) -> RainbowMat:
    """What is in front of a player, as readable data: all of it is open."""
    return {
        "marker": where_text(cards, player.marker),
        "may_get_off": player.may_get_off,
        "button": where_text(cards, player.button),
        "hang_ups": areas_in(player.hang_ups),
        "fate_hang_ups": areas_of(player.fate_hang_ups),
        "saved": areas_of(player.saved),
        "keys": areas_in(player.keys),
        "stand": words_of(AREAS, player.stand),
        "stand_rounds": list(player.rounds),
        "money": player.money,
        "collected": player.collected,
    }


# --- load ---

STEPS: Final[dict[str, type[AnyStep]]] = {
    step.__name__: step
    for step in (
        setup.PlaceButton, setup.PlaceMarker, turn.StartTurn, turn.TakeTurn, turn.FinishTurn, turn.MoveButton,
        wheel.GetOffOrStay, wheel.ChooseHolder, track.ChooseKey,
    )
}  # fmt: skip  # those that a position can hold: the others happen as soon as they are planned


class RainbowReader(Reader):
    """Reads places and cards by area too."""

    def by_area(self, key: str) -> tuple[int, ...]:
        """Cards by area."""
        found = self.cards(key, "area")
        return tuple([found.count(area) for area in range(len(AREAS))])

    def mask(self, key: str) -> int:
        """Areas, each at most once."""
        found = self.cards(key, "area")
        if len(set(found)) < len(found):
            raise self.wrong(key, "each area at most once")
        return sum([1 << area for area in found])

    def place(self, key: str, cards: Cards) -> int:
        """A place, as `where_text` writes it."""
        value = self.value(key)
        if value is None and key in self.data:
            return NOWHERE
        first, _, second = value.partition(" ") if isinstance(value, str) else ("", "", "")
        if first == ON_WHEEL and second in TRACKS:
            return WHEEL + cards.holder_beside[TRACKS.index(second)]
        if first in TRACKS and second in SPACES:
            return place(TRACKS.index(first), SPACES.index(second))
        raise self.wrong(key, "a place such as 'love 3' or 'wheel love'")


def load(cards: Cards, setup: Setup, data: dict[str, object]) -> RainbowState:
    """Read a dumped position; an impossible one is refused, saying where and what was expected."""
    rules = Rules(setup)
    r = RainbowReader("position", data, VOCABULARY)
    seats = rules.seats
    players = [load_player(cards, seat, player) for seat, player in enumerate(r.players(seats))]
    s = RainbowState(cards, rules, r.rng(), players, [])
    s.round = r.number("round", 0, LARGEST_COUNT)
    s.starter = r.seat("starter", seats)
    s.active = r.seat("active", seats)
    s.winner = r.seat("winner", seats)
    s.has_spun = r.flag("has_spun")
    s.button_moved = r.flag("button_moved")
    s.fate = r.cards("fate", "fate")
    s.fate_known = r.number("fate_known", 0, MANY)
    s.removed_fate = r.by_area("removed_fate")
    s.improvement = r.cards("self_improvement", "area")
    s.improvement_known = r.number("self_improvement_known", 0, MANY)
    s.removed_improvement = r.by_area("removed_self_improvement")
    s.piles = [r.numbers(name, 1, LONGEST) for name in PILES]
    s.used = [r.numbers(f"{name}_used", 1, LONGEST) for name in PILES]
    s.agenda += r.agenda(STEPS, seats)
    r.finish()
    refuse_impossible(s, audit_loaded)
    return s


def load_player(cards: Cards, seat: int, r: RainbowReader) -> Player:
    """One player, read back."""
    player = Player(seat)
    player.marker = r.place("marker", cards)
    player.may_get_off = r.flag("may_get_off")
    player.button = r.place("button", cards)
    player.hang_ups = r.mask("hang_ups")
    player.fate_hang_ups = r.by_area("fate_hang_ups")
    player.saved = r.by_area("saved")
    player.keys = r.mask("keys")
    player.stand = r.cards("stand", "area")
    player.rounds = r.numbers("stand_rounds", 1, LARGEST_COUNT)
    player.safe = r.mask("stand")
    player.money = r.number("money", 0, MANY)
    player.collected = r.number("collected", 0, MANY)
    r.finish()
    return player


def audit_loaded(s: RainbowState) -> None:
    """Check what only a written position can get wrong, then what must hold in every position."""
    assert NOTHING not in (s.starter, s.active), "null where a seat is needed"
    audit(s)
    audit_time(s)


def audit_time(s: RainbowState) -> None:
    """Check what can't have happened yet, and whose turn it can't be."""
    if s.round == 0:
        assert s.active == s.starter, "before the first round nobody but the starting player is active"
        assert not s.has_spun, "before the first round nobody spins the wheel"
        assert all(is_on_wheel(player.marker) for player in s.players), "RAIN-SET-9: before the first round no Marker is on a track"
    if not s.agenda and s.winner == NOTHING:
        assert s.after(s.active) == s.starter, "RAIN-R37: the last round ends with the player before the starting player"
    for player in s.players:
        assert all(0 < each <= s.round for each in player.rounds), "keys come to the stand in rounds that were played"
        assert player.rounds == tuple(sorted(player.rounds)), "keys come to the stand one after another"
