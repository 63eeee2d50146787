"""Turns a command into the journal entry it would write, or a refusal. Pure: nothing changes here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from felicity.core.game import SECURE
from felicity.server import schema
from felicity.server.company_decisions import Invited, allow, decline, invite, talk
from felicity.server.conditions import Draft, need_host, need_lobby, need_no_try, need_present, need_running, need_seat, need_time
from felicity.server.refused import Refused, private
from felicity.server.shuffle import KIND, part_commitment
from felicity.server.stored_table import MOST_CHOICES, MOST_ENTRIES, StoredTable
from felicity.server.undo import undo_of


def decide(stored: StoredTable, command: Any, holder: str) -> Draft | None:
    """The entry for a command from the holder of this key; raises `Refused` or an error of the engine."""
    if not holder:
        raise Refused("key-missing", "Spectators can't do that.")
    if stored.version >= MOST_ENTRIES:
        raise too_long(f"This table is full: it holds {MOST_ENTRIES} entries.")
    if stored.held:
        raise Refused("held", "The host of this server has paused the table.")
    return DECISIONS[type(command)](stored, command, holder)


def too_long(message: str) -> Refused:
    """A table that has grown too long accepts no more entries; it can still be viewed and forked."""
    return Refused("too-long", message)


# --- in the game ---


def play(stored: StoredTable, command: schema.Play, holder: str) -> Draft:
    """The engine checks the option; an illegal one raises and changes nothing."""
    chair = need_seat(stored, command.seat, holder)
    need_running(stored)
    need_time(stored, command)
    need_present(stored, command.version)
    if chair.is_bot:
        raise Refused("not-allowed", "A bot is playing for this seat. Take the seat back first.")
    table = stored.playing()
    if stored.is_full:
        raise too_long(f"This game has reached {MOST_CHOICES} choices, the most a table holds. Continue at a new table.")
    return Draft("play", command.seat, {"option": table.check(command.option, command.seat).text})


def undo(stored: StoredTable, command: schema.Undo, holder: str) -> Draft:
    need_seat(stored, command.seat, holder)
    need_running(stored)
    need_time(stored, command)
    need_present(stored, command.version)
    found = undo_of(stored, command.seat)
    if found.to is None:
        reasons = {
            "revealed": "Too late to undo: something was revealed.",
            "other-seat": "Too late to undo: another player has moved.",
            "nothing-done": "Nothing to undo yet.",
        }
        raise Refused("not-allowed", reasons[found.why])
    return Draft("undo", command.seat, {"to": found.to})


def rewind(stored: StoredTable, command: schema.Rewind, holder: str) -> Draft:
    need_no_try(stored)
    if not may_rewind(stored, holder):
        raise Refused("not-allowed", "You can rewind only when nobody else is playing.")
    need_present(stored, command.version)
    if command.number >= stored.playing().number:
        raise Refused("not-allowed", f"Position {command.number} is not an earlier position.")
    return Draft("rewind", stored.seats_of(holder)[0], {"to": command.number})


def may_rewind(stored: StoredTable, holder: str) -> bool:
    """Is there no other human at the table, and nothing to be compared with?"""
    return not stored.is_try and stored.status in ("playing", "over") and 0 < stored.humans == len(stored.seats_of(holder))


def hand_to_bot(stored: StoredTable, command: schema.HandToBot, holder: str) -> Draft:
    return Draft("bot", command.seat, {"level": _human(stored, command.seat, holder, bot=False) and command.level})


def hand_back(stored: StoredTable, command: schema.HandBack, holder: str) -> Draft:
    _human(stored, command.seat, holder, bot=True)
    if stored.is_up(command.seat):
        raise Refused("not-allowed", "The time for this move is up: the bot finishes it first.")
    return Draft("back", command.seat, {"level": ""})


def _human(stored: StoredTable, seat: int, holder: str, bot: bool) -> bool:
    need_running(stored)
    need_no_try(stored)
    chair = stored.chair(seat)
    if chair.holder != holder:
        need_host(stored, holder)
    if chair.kind != "human" or chair.is_bot != bot:
        raise Refused("not-allowed", f"A bot is {'not' if bot else 'already'} playing for the human in seat {seat}.")
    return True


def pace(stored: StoredTable, command: schema.Pace, holder: str) -> Draft:
    need_host(stored, holder)
    paused = stored.paused if command.paused is None else command.paused
    return Draft("pace", None, {"speed": command.speed or stored.speed, "paused": paused})


def step(stored: StoredTable, command: schema.StepOnce, holder: str) -> Draft:
    need_host(stored, holder)
    need_running(stored)
    if not stored.paused:
        raise Refused("not-allowed", "The bots are not paused.")
    return Draft("step")


# --- in the lobby ---


def sit(stored: StoredTable, command: schema.Sit, holder: str) -> Draft | None:
    """A browser keeps its seat; opening the link again doesn't give it a second one."""
    if stored.seats_of(holder):
        return None
    need_lobby(stored)
    if holder in stored.shunned:
        raise private()
    free = stored.free_for(holder)
    if command.seat is not None and stored.chair(command.seat).kind != "link":
        raise Refused("seat-taken", f"Seat {command.seat} is taken.")
    if command.seat is not None and command.seat not in free:
        raise Refused("seat-kept", f"Seat {command.seat} is kept for somebody else.")
    if not free:
        raise Refused("table-full", "All seats are taken, or kept for somebody.")
    return Draft("sit", command.seat or free[0], {"name": command.name.strip(), "holder": holder})


def leave(stored: StoredTable, command: schema.Leave, holder: str) -> Draft:
    need_lobby(stored)
    need_seat(stored, command.seat, holder)
    heir = heir_of(stored, command.seat) if stored.is_host(holder) and stored.seats_of(holder) == [command.seat] else None
    return Draft("leave", command.seat, {"host": heir} if heir else {})


def heir_of(stored: StoredTable, seat: int) -> int | None:
    """The next human after a host who leaves."""
    seats = len(stored.chairs)
    after = [(seat - 1 + far) % seats + 1 for far in range(1, seats)]
    return next((each for each in after if stored.chair(each).kind == "human" and stored.chair(each).holder != stored.host), None)


def pass_host(stored: StoredTable, command: schema.PassHost, holder: str) -> Draft | None:
    """The host hands over to another player. A player may take over only while the host is away, which only the live table knows."""
    chair = stored.chair(command.seat)
    if chair.kind != "human":
        raise Refused("not-allowed", f"Nobody sits in seat {command.seat}.")
    if stored.is_host(chair.holder):
        return None
    if stored.is_host(holder):
        return Draft("host", command.seat, {"why": "given"})
    need_seat(stored, command.seat, holder)
    return Draft("host", command.seat, {"why": "away"})


def name(stored: StoredTable, command: schema.Rename, holder: str) -> Draft:
    need_seat(stored, command.seat, holder)
    return Draft("name", command.seat, {"name": command.name.strip()})


def commit(stored: StoredTable, command: schema.Commit, holder: str) -> Draft | None:
    """Store the hash of the part that the seat will reveal after the host has started."""
    need_lobby(stored)
    chair = need_seat(stored, command.seat, holder)
    if stored.header.seed or stored.header.origin is not None:
        raise Refused("not-allowed", "This game is not dealt by a fair shuffle, so players add nothing to it.")
    return None if chair.commitment == command.commitment else Draft("commit", command.seat, {"commitment": command.commitment})


def reveal(stored: StoredTable, command: schema.Reveal, holder: str) -> Draft | None:
    """Store the part that a seat has committed to; after the last one the cards are dealt."""
    chair = need_seat(stored, command.seat, holder)
    if stored.table is not None:
        raise Refused("already-started", "The game has already started.")
    if command.seat not in (stored.frozen or {}):
        raise Refused("not-allowed", "A seat reveals its part after the host has started, and only if it committed to one.")
    if part_commitment(stored.header.code, command.seat, command.part) != chair.commitment:
        raise Refused("not-allowed", "This part does not hash to the commitment of the seat.")
    return None if chair.part else Draft("reveal", command.seat, {"part": command.part})


def fill(stored: StoredTable, command: schema.Fill, holder: str) -> Draft:
    need_lobby(stored)
    need_host(stored, holder)
    return Draft("fill", None, {"level": command.level})


def set_seat(stored: StoredTable, command: schema.SetSeat, holder: str) -> Draft:
    need_lobby(stored)
    need_host(stored, holder)
    kept_for = stored.chair(command.seat).kept_for
    return Draft("set", command.seat, {"kind": command.kind, "level": command.level} | ({"released": kept_for} if kept_for else {}))


def kick(stored: StoredTable, command: schema.Kick, holder: str) -> Draft:
    if stored.table is None:
        need_lobby(stored)
    need_host(stored, holder)
    chair = stored.chair(command.seat)
    if chair.kind != "human" or chair.holder == holder:
        raise Refused("not-allowed", f"Nobody else sits in seat {command.seat}.")
    return Draft("kick", command.seat)


def reorder(stored: StoredTable, command: schema.Reorder, holder: str) -> Draft:
    need_lobby(stored)
    need_host(stored, holder)
    if sorted(command.order) != list(range(1, len(stored.chairs) + 1)):
        raise Refused("bad-message", f"order: expected every seat from 1 to {len(stored.chairs)} once.")
    return Draft("reorder", None, {"order": command.order})


def start(stored: StoredTable, command: schema.Start, holder: str) -> Draft:
    """If seats have committed to parts, freeze the commitments now and reveal the parts next; else deal at once.

    A second start goes on without the missing parts; only the live table knows whether their seats had time to reveal.
    """
    need_host(stored, holder)
    if stored.frozen is None:
        need_lobby(stored)
        free = [seat for seat, chair in enumerate(stored.chairs, 1) if chair.kind == "link"]
        if free:
            raise Refused("not-allowed", f"Seat {free[0]} is still free. Wait for a player, or put a bot there.")
        if stored.commitments and not stored.header.seed:
            return Draft("freeze")
    elif stored.table is not None:
        need_lobby(stored)
    return start_draft(stored)


def start_draft(stored: StoredTable) -> Draft:
    """The entry that begins play. Nobody must be able to compute hidden cards from open ones, unless everybody may know the deal."""
    return Draft("start", None, {"chance": stored.header.settings.get("chance", SECURE), "shuffle": KIND})


def follows(stored: StoredTable, draft: Draft) -> list[Draft]:
    """Entries written together with a draft: revealing the last part deals the cards."""
    return [start_draft(stored)] if draft.kind == "reveal" and stored.unrevealed == [draft.seat] else []


DECISIONS: dict[type[Any], Callable[[StoredTable, Any, str], Draft | None]] = {
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
    schema.Allow: allow,
    Invited: invite,
    schema.Decline: decline,
}
