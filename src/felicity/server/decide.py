"""What a command would write into the journal, or why not. Pure: nothing changes here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from felicity.core.foreign import is_plain
from felicity.core.game import SECURE
from felicity.server import schema
from felicity.server.journal import Data
from felicity.server.refused import Refused
from felicity.server.room import MOST_CHOICES, MOST_ENTRIES, Chair, Room
from felicity.server.shuffle import KIND, part_commitment
from felicity.server.undo import undo_of


@dataclass(frozen=True)
class Draft:
    """An entry that is not yet written. None in place of a draft: there is nothing to change."""

    kind: str
    seat: int | None = None
    data: Data = field(default_factory=dict)


def decide(room: Room, command: Any, holder: str) -> Draft | None:
    """The entry that carries out a command of somebody with this key; raises `Refused` or an error of the engine."""
    if not holder:
        raise Refused("key-missing", "Who only watches can't do that.")
    if room.version >= MOST_ENTRIES:
        raise too_long(f"Too much has happened at this table: it holds {MOST_ENTRIES} entries.")
    return DECISIONS[type(command)](room, command, holder)


def too_long(message: str) -> Refused:
    """Nothing more is written to a table that has grown too long; what it holds can be looked at, and played on from elsewhere."""
    return Refused("too-long", message)


# --- conditions ---


def need_host(room: Room, holder: str) -> None:
    """Some things are the host's to decide."""
    if not room.is_host(holder):
        raise Refused("not-host", "Only the host of the table may do that.")


def need_seat(room: Room, seat: int, holder: str) -> Chair:
    """A seat is its holder's."""
    chair = room.chair(seat)
    if chair.holder != holder:
        raise Refused("not-your-seat", f"Seat {seat} is not yours.")
    return chair


def need_lobby(room: Room) -> None:
    """Some things must be settled before the start."""
    if room.table is not None:
        raise Refused("already-started", "The game has started already.")
    if room.frozen is not None:
        raise Refused("already-started", "The cards are being dealt.")


def need_running(room: Room) -> None:
    """A game must be going on."""
    room.playing()
    if room.status != "playing":
        raise Refused("game-over", "The game is over: nothing more can be played.")


def need_present(room: Room, version: int) -> None:
    """A choice answers the position that stands."""
    if not room.touched <= version <= room.version:
        raise Refused("stale", f"That answers version {version}; the table has changed at {room.touched}. Look at it again.")


# --- in the game ---


def play(room: Room, command: schema.Play, holder: str) -> Draft:
    """An option is checked by the engine; an illegal one raises and changes nothing."""
    chair = need_seat(room, command.seat, holder)
    need_running(room)
    need_present(room, command.version)
    if chair.is_bot:
        raise Refused("not-allowed", "A bot plays for this seat: take it back first.")
    table = room.playing()
    if room.is_full:
        raise too_long(f"This game has {MOST_CHOICES} choices: more than a table holds. Play on from its last position at a new table.")
    return Draft("play", command.seat, {"option": table.check(command.option, command.seat).text})


def undo(room: Room, command: schema.Undo, holder: str) -> Draft:
    need_seat(room, command.seat, holder)
    need_running(room)
    need_present(room, command.version)
    found = undo_of(room, command.seat)
    if found.to is None:
        reasons = {
            "revealed": "something was revealed",
            "other-seat": "somebody else has chosen since",
            "nothing-done": "nothing was done yet",
        }
        raise Refused("not-allowed", f"This can't be taken back: {reasons[found.why]}.")
    return Draft("undo", command.seat, {"to": found.to})


def rewind(room: Room, command: schema.Rewind, holder: str) -> Draft:
    if not may_rewind(room, holder):
        raise Refused("not-allowed", "Only who plays without other people may go back anywhere.")
    need_present(room, command.version)
    if command.number >= room.playing().number:
        raise Refused("not-allowed", f"Position {command.number} is not in the past.")
    return Draft("rewind", room.seats_of(holder)[0], {"to": command.number})


def may_rewind(room: Room, holder: str) -> bool:
    """Is there no other human at the table?"""
    return room.status in ("playing", "over") and 0 < room.humans == len(room.seats_of(holder))


def talk(room: Room, command: schema.Talk, holder: str) -> Draft:
    need_seat(room, command.seat, holder)
    return Draft("talk", command.seat, {"text": "".join(letter for letter in command.text if is_plain(letter))})


def hand_to_bot(room: Room, command: schema.HandToBot, holder: str) -> Draft:
    return Draft("bot", command.seat, {"level": _human(room, command.seat, holder, bot=False) and command.level})


def hand_back(room: Room, command: schema.HandBack, holder: str) -> Draft:
    _human(room, command.seat, holder, bot=True)
    return Draft("back", command.seat, {"level": ""})


def _human(room: Room, seat: int, holder: str, bot: bool) -> bool:
    need_running(room)
    chair = room.chair(seat)
    if chair.holder != holder:
        need_host(room, holder)
    if chair.kind != "human" or chair.is_bot != bot:
        raise Refused("not-allowed", f"Seat {seat} is {'not' if bot else 'already'} played by a bot for a human.")
    return True


def pace(room: Room, command: schema.Pace, holder: str) -> Draft:
    need_host(room, holder)
    paused = room.paused if command.paused is None else command.paused
    return Draft("pace", None, {"speed": command.speed or room.speed, "paused": paused})


def step(room: Room, command: schema.StepOnce, holder: str) -> Draft:
    need_host(room, holder)
    need_running(room)
    if not room.paused:
        raise Refused("not-allowed", "The bots are not paused.")
    return Draft("step")


# --- in the lobby ---


def sit(room: Room, command: schema.Sit, holder: str) -> Draft | None:
    """Same browser, same seat; no double seats by the link."""
    if room.seats_of(holder):
        return None
    need_lobby(room)
    free = [seat for seat, chair in enumerate(room.chairs, 1) if chair.kind == "link"]
    if command.seat is not None and room.chair(command.seat).kind != "link":
        raise Refused("seat-taken", f"Seat {command.seat} is taken.")
    if not free:
        raise Refused("table-full", "All seats are taken.")
    return Draft("sit", command.seat or free[0], {"name": command.name.strip(), "holder": holder})


def leave(room: Room, command: schema.Leave, holder: str) -> Draft:
    need_lobby(room)
    need_seat(room, command.seat, holder)
    heir = heir_of(room, command.seat) if room.is_host(holder) and room.seats_of(holder) == [command.seat] else None
    return Draft("leave", command.seat, {"host": heir} if heir else {})


def heir_of(room: Room, seat: int) -> int | None:
    """The next human after a host who gets up."""
    seats = len(room.chairs)
    after = [(seat - 1 + far) % seats + 1 for far in range(1, seats)]
    return next((each for each in after if room.chair(each).kind == "human" and room.chair(each).holder != room.host), None)


def pass_host(room: Room, command: schema.PassHost, holder: str) -> Draft | None:
    """The host gives the rights to a human; who takes them for the own seat must find the host away, which only the live table knows."""
    chair = room.chair(command.seat)
    if chair.kind != "human":
        raise Refused("not-allowed", f"Nobody sits in seat {command.seat}.")
    if room.is_host(chair.holder):
        return None
    if room.is_host(holder):
        return Draft("host", command.seat, {"why": "given"})
    need_seat(room, command.seat, holder)
    return Draft("host", command.seat, {"why": "away"})


def name(room: Room, command: schema.Rename, holder: str) -> Draft:
    need_seat(room, command.seat, holder)
    return Draft("name", command.seat, {"name": command.name.strip()})


def commit(room: Room, command: schema.Commit, holder: str) -> Draft | None:
    """A hash of the part that the seat will reveal when the host has started."""
    need_lobby(room)
    chair = need_seat(room, command.seat, holder)
    if room.header.seed or room.header.origin is not None:
        raise Refused("not-allowed", "This game is not dealt by a fair shuffle: nothing can be added to it.")
    return None if chair.commitment == command.commitment else Draft("commit", command.seat, {"commitment": command.commitment})


def reveal(room: Room, command: schema.Reveal, holder: str) -> Draft | None:
    """The part that a seat has committed to; with the last one the cards are dealt."""
    chair = need_seat(room, command.seat, holder)
    if room.table is not None:
        raise Refused("already-started", "The game has started already.")
    if command.seat not in (room.frozen or {}):
        raise Refused("not-allowed", "A part is revealed when the host has started, by a seat that had committed to it.")
    if part_commitment(room.header.code, command.seat, command.part) != chair.commitment:
        raise Refused("not-allowed", "This part does not hash to the commitment of the seat.")
    return None if chair.part else Draft("reveal", command.seat, {"part": command.part})


def fill(room: Room, command: schema.Fill, holder: str) -> Draft:
    need_lobby(room)
    need_host(room, holder)
    return Draft("fill", None, {"level": command.level})


def set_seat(room: Room, command: schema.SetSeat, holder: str) -> Draft:
    need_lobby(room)
    need_host(room, holder)
    room.chair(command.seat)
    return Draft("set", command.seat, {"kind": command.kind, "level": command.level})


def kick(room: Room, command: schema.Kick, holder: str) -> Draft:
    if room.table is None:
        need_lobby(room)
    need_host(room, holder)
    chair = room.chair(command.seat)
    if chair.kind != "human" or chair.holder == holder:
        raise Refused("not-allowed", f"Nobody else sits in seat {command.seat}.")
    return Draft("kick", command.seat)


def reorder(room: Room, command: schema.Reorder, holder: str) -> Draft:
    need_lobby(room)
    need_host(room, holder)
    if sorted(command.order) != list(range(1, len(room.chairs) + 1)):
        raise Refused("bad-message", f"order: expected every seat from 1 to {len(room.chairs)} once.")
    return Draft("reorder", None, {"order": command.order})


def start(room: Room, command: schema.Start, holder: str) -> Draft:
    """Where seats have committed to parts, those are frozen now and revealed next; else the cards are dealt at once.

    Started again, the host goes on without those who don't reveal theirs: whether they had time only the live table knows.
    """
    need_host(room, holder)
    if room.frozen is None:
        need_lobby(room)
        free = [seat for seat, chair in enumerate(room.chairs, 1) if chair.kind == "link"]
        if free:
            raise Refused("not-allowed", f"Seat {free[0]} is still free: wait for somebody, or let a bot sit there.")
        if room.commitments and not room.header.seed:
            return Draft("freeze")
    elif room.table is not None:
        need_lobby(room)
    return start_draft(room)


def start_draft(room: Room) -> Draft:
    """The entry that begins play. Nobody shall compute hidden cards from open ones, unless everybody may know the deal."""
    return Draft("start", None, {"chance": room.header.settings.get("chance", SECURE), "shuffle": KIND})


def follows(room: Room, draft: Draft) -> list[Draft]:
    """What comes with a draft: the last part that is revealed deals the cards."""
    return [start_draft(room)] if draft.kind == "reveal" and room.unrevealed == [draft.seat] else []


DECISIONS: dict[type[Any], Callable[[Room, Any, str], Draft | None]] = {
    schema.Play: play,
    schema.Undo: undo,
    schema.Rewind: rewind,
    schema.Talk: talk,
    schema.HandToBot: hand_to_bot,
    schema.HandBack: hand_back,
    schema.Pace: pace,
    schema.StepOnce: step,
    schema.Sit: sit,
    schema.Leave: leave,
    schema.Rename: name,
    schema.Commit: commit,
    schema.Reveal: reveal,
    schema.Fill: fill,
    schema.SetSeat: set_seat,
    schema.Kick: kick,
    schema.Reorder: reorder,
    schema.Start: start,
    schema.PassHost: pass_host,
}
