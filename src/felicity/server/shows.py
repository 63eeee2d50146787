"""What somebody is shown of a table: built for the seat that it goes to, from what that seat may know."""

from __future__ import annotations

from dataclasses import dataclass, field

from felicity.core.event import Event
from felicity.core.table import Table
from felicity.server.decide import may_rewind
from felicity.server.due import due_of
from felicity.server.journal import Data
from felicity.server.refused import Refused
from felicity.server.room import Room
from felicity.server.shuffle import commitment_of
from felicity.server.undo import undo_of
from felicity.server.words import Words
from felicity.text.teller import NAMES


@dataclass(frozen=True)
class Reader:
    """Who looks: with which key, from which seat (None: a spectator), in which language."""

    holder: str = ""
    seat: int | None = None
    lang: str = "en"


@dataclass
class Presence:
    """Who is there: seats with an open connection, since when the others are away, and how many watch."""

    online: set[int] = field(default_factory=set)
    away_since: dict[int, int] = field(default_factory=dict)
    watchers: int = 0
    host_away_since: int | None = None
    host_passes_at: int | None = None  # when another human may take the host's rights


def names_of(room: Room) -> list[str]:
    """The names in seat order; who gave none is given one, so that the log can be read."""
    names = [chair.name or NAMES[seat % len(NAMES)] for seat, chair in enumerate(room.chairs)]
    for seat, chair in enumerate(room.chairs):
        if not chair.name and names.count(names[seat]) > 1:  # somebody else has chosen it
            names[seat] = next((name for name in NAMES if name not in names), names[seat])
    return names


def need_view(room: Room, reader: Reader) -> None:
    """May this reader look from this seat?"""
    if not room.may_look(reader.holder):
        raise Refused("not-watchable", "This table is not open to others.")
    if reader.seat is None:
        return
    room.chair(reader.seat)
    if not room.is_open_book and reader.seat not in room.seats_of(reader.holder):
        raise Refused("not-your-seat", f"Seat {reader.seat} is not yours.")


def show(room: Room, reader: Reader, since: int, presence: Presence) -> Data:
    """The `table` message: everything as it stands, with the events and notes that are new since a version."""
    header = room.header
    return {
        "type": "table",
        "code": header.code,
        "version": room.version,
        "since": since,
        "status": room.status,
        "game": header.game,
        "mode": header.mode,
        "players": header.players,
        "options": header.options,
        "rules": header.rules,
        "settings": {
            "speed": room.speed,
            "paused": room.paused,
            "watch": header.settings["watch"],
            "auto": header.settings["auto"],
            "teaching": header.settings["teaching"],
            "studied": room.studied,
        },
        "seats": [seat_data(room, seat, reader, presence) for seat in range(1, header.players + 1)],
        "you": room.seats_of(reader.holder),
        "seat": reader.seat,
        "host": room.is_host(reader.holder),
        "hosting": {"seat": room.host_seat, "away_since": presence.host_away_since, "passes_at": presence.host_passes_at},
        "humans": room.humans,
        "watchers": presence.watchers,
        "shuffle": shuffle_data(room),
        "from": {name: header.source[name] for name in ("how", "code", "number")} if header.source else None,
        "next": room.next or None,
        "notes": {"from": since, "items": [note for note in room.notes if int(note["version"]) > since]},
        **(game_data(room, room.table, reader, since) if room.table else NO_GAME),
    }


NO_GAME: Data = {
    "number": None,
    "round": None,
    "view": None,
    "asked": None,
    "undo": None,
    "result": None,
    "events": {"from": 0, "items": []},
}


def seat_data(room: Room, seat: int, reader: Reader, presence: Presence) -> Data:
    """Who sits in a seat."""
    chair = room.chair(seat)
    return {
        "seat": seat,
        "kind": chair.kind,
        "name": names_of(room)[seat - 1] if chair.kind != "link" else "",
        "level": chair.level or None,
        "taken": chair.kind != "link",
        "yours": seat in room.seats_of(reader.holder),
        "online": seat in presence.online,
        "away_since": presence.away_since.get(seat) if chair.kind == "human" else None,
        "part": chair.part != "",
    }


def shuffle_data(room: Room) -> Data:
    """What can be said of the deal; all of it when nothing is hidden any more."""
    header = room.header
    if header.origin is not None or not header.server_part:
        return {"kind": "position" if header.origin is not None else "seed", "commitment": None, "certificate": None}
    if header.seed:
        return {"kind": "seed", "commitment": None, "certificate": None}
    certificate: Data | None = None
    if room.status == "over" and room.table:
        parts = {str(seat): part for seat, part in room.parts.items()}
        certificate = {"server": header.server_part, "parts": parts, "seed": room.table.setup.seed}
    return {"kind": "fair", "commitment": commitment_of(header.server_part), "certificate": certificate}


def game_data(room: Room, table: Table, reader: Reader, since: int) -> Data:
    """How the game stands, for one reader."""
    words = Words(reader.lang, names_of(room), table)
    first = room.known_at(since) + 1 if since >= room.started else 0
    return {
        "number": table.number,
        "round": table.state.round,
        "view": table.view(reader.seat),
        "asked": asked_data(table, reader.seat, words) if due_of(room) is None else None,
        "undo": undo_data(room, table, reader, words),
        "result": table.result.as_dict() if table.is_over else None,
        "events": {"from": first, "items": events_data(room, table, reader.seat, words, first)},
    }


def asked_data(table: Table, seat: int | None, words: Words) -> Data | None:
    """The open choice, for the seat that must choose."""
    if seat is None or table.to_act != seat:
        return None
    options = table.options()
    return {
        "question": table.question,
        "sentence": words.question(),
        "step": words.step(),
        "options": [words.option(option) for option in options],
        "refusals": [words.refusal(refusal) for refusal in table.refusals()],
        "only_one": len(options) == 1,
    }


def undo_data(room: Room, table: Table, reader: Reader, words: Words) -> Data:
    """May the seat take something back? If not, what stops it."""
    rewind = may_rewind(room, reader.holder)
    seat = reader.seat
    if seat is None or seat not in room.seats_of(reader.holder) or table.is_over:
        return {"possible": False, "to": None, "blocked_by": None, "why": "game-over" if seat else "not-your-seat", "rewind": rewind}
    found = undo_of(room, seat)
    event = found.blocked_by
    told = words.happened(event) if event is not None and event.is_for(seat - 1) else None
    return {"possible": found.possible, "to": found.to, "blocked_by": told, "why": found.why, "rewind": rewind}


def events_data(room: Room, table: Table, seat: int | None, words: Words, first: int) -> list[Data]:
    """What a seat was told on the way to the positions from a number on, each with the number it led to and who had chosen."""
    found: list[Data] = []
    for number in range(first, table.number + 1):
        choice = room.line[number - 1] if number else None
        # An event has figures of its own called `number` or `seat`: the table's have other names.
        where: Data = {"at": number, "by": choice.seat if choice else None, "auto": choice.auto if choice else False}
        found += [{**words.happened(event), **where} for event in told_at(table, number) if event.is_for(_from0(seat))]
    return found


def told_at(table: Table, number: int) -> list[Event]:
    """The events that led to a position; 0 is the deal, which a table that began from a written position doesn't have."""
    index = len(table.told) - (table.number - number) - 1
    return table.told[index] if index >= 0 else []


def _from0(seat: int | None) -> int:
    return -1 if seat is None else seat - 1


def position_data(room: Room, reader: Reader, number: int) -> Data:
    """The table as it was, for one reader."""
    table = room.playing()
    if not 0 <= number <= table.number:
        raise Refused("not-allowed", f"There is no position {number}: the table stands at {table.number}.")
    then = room.past.at(table, number)
    words = Words(reader.lang, names_of(room), then)
    told = [words.happened(event) for event in told_at(then, number) if event.is_for(_from0(reader.seat))]
    view = then.view(reader.seat)
    view.pop("options", None)  # nothing can be chosen in the past
    return {"number": number, "round": then.state.round, "view": view, "events": told}


def replay_data(room: Room, reader: Reader) -> Data:
    """A whole game, when nothing is hidden any more."""
    if not room.is_open_book:
        raise Refused("not-over", "A game can be replayed when it is over.")
    table = room.playing()
    words = Words(reader.lang, names_of(room), table)
    return {
        "code": room.header.code,
        "game": room.header.game,
        "mode": room.header.mode,
        "players": room.header.players,
        "names": names_of(room),
        "seed": table.setup.seed,
        "number": table.number,
        "moves": [
            {"number": number, "seat": move.seat, "round": move.round, "option": move.option.text, "auto": choice.auto}
            for number, (move, choice) in enumerate(zip(table.moves, room.line), 1)
        ],
        "events": events_data(room, table, reader.seat, words, 0),
        "result": table.result.as_dict() if table.is_over else None,
    }
