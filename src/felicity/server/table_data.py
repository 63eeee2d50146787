"""The messages about a table, built for one seat from what that seat may know."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from felicity.core.event import Event
from felicity.core.table import Table
from felicity.server.decide import may_rewind
from felicity.server.finished_messages import ReplayData
from felicity.server.journal import Data
from felicity.server.messages import (
    Asked,
    Certificate,
    ClockData,
    Events,
    LoggedEvent,
    PositionData,
    PreparedList,
    SeatData,
    ShuffleData,
    SourceData,
    TableFrame,
    TableGame,
    TableMessage,
    TablePack,
    UndoData,
)
from felicity.server.packs import StoredPack
from felicity.server.pending_choice import pending_choice
from felicity.server.prepared_data import prepared_list
from felicity.server.refused import Refused, private
from felicity.server.sentences import Sentences
from felicity.server.shuffle import Shuffle, commitment_of
from felicity.server.stored_table import Choice, StoredTable
from felicity.server.undo import undo_of
from felicity.text.narrator import NAMES

EVENTS_AT_ONCE = 500  # events on a page, apart from the rest of one choice: in most games that is all
STEPS_AT_ONCE = 2_000  # choices on a page, for a reader who can't see most of them


@dataclass(frozen=True)
class Reader:
    """A reader: their key, seat (None: a spectator), language and address."""

    holder: str = ""
    seat: int | None = None
    lang: str = "en"
    address: str = ""
    deaf_to: frozenset[str] = frozenset()  # people whose words this reader doesn't hear

    @property
    def person(self) -> str:
        """By whom queues take turns: keys can be made by the thousand, addresses can't."""
        return self.address or self.holder


@dataclass
class Presence:
    """Who is there: connected seats, since when the others are away, and how many spectators."""

    online: set[int] = field(default_factory=set)
    away_since: dict[int, int] = field(default_factory=dict)
    watchers: int = 0
    host_away_since: int | None = None
    host_passes_at: int | None = None  # when another human may take over as host
    reveal_by: int | None = None  # when the host may deal without the missing parts
    clock: ClockData | None = None


def names_of(stored: StoredTable) -> list[str]:
    """The names in seat order. Players without a name get one, so that the log can be read."""
    names = [chair.name or NAMES[seat % len(NAMES)] for seat, chair in enumerate(stored.chairs)]
    for seat, chair in enumerate(stored.chairs):
        if not chair.name and names.count(names[seat]) > 1:  # somebody else has the same name
            names[seat] = next((name for name in NAMES if name not in names), names[seat])
    return names


def need_view(stored: StoredTable, reader: Reader) -> None:
    """May this reader look from this seat?"""
    if not stored.may_look(reader.holder):
        raise private()
    if reader.seat is None:
        return
    stored.chair(reader.seat)
    if not stored.is_open_book and reader.seat not in stored.seats_of(reader.holder):
        raise Refused("not-your-seat", f"Seat {reader.seat} is not yours.")


def show(stored: StoredTable, reader: Reader, since: int, presence: Presence) -> TableMessage:
    """The `table` message: everything as it stands, with the events and notes that are new since a version."""
    page = page_since(stored, reader, since)
    return {**frame(stored, reader, since, presence), "events": page.events()}


def frame(stored: StoredTable, reader: Reader, since: int, presence: Presence) -> TableFrame:
    """The `table` message without the events: its cost doesn't grow with the game."""
    header = stored.header
    return {
        "type": "table",
        "code": header.code,
        "version": stored.version,
        "since": since,
        "status": stored.status,
        "game": header.game,
        "mode": header.mode,
        "players": header.players,
        "options": header.options,
        "rules": header.rules,
        "pack": pack_head(stored.pack) if stored.pack else None,
        "settings": {
            "speed": stored.speed,
            "paused": stored.paused,
            "watch": header.settings["watch"],
            "auto": header.settings["auto"],
            "teaching": header.settings["teaching"],
            "time": header.settings.get("time"),
            "studied": stored.studied,
            "open": stored.open,
            "talk": stored.talk,
            "held": stored.held,
        },
        "seats": [seat_data(stored, seat, reader, presence) for seat in range(1, header.players + 1)],
        "you": stored.seats_of(reader.holder),
        "seat": reader.seat,
        "host": stored.is_host(reader.holder),
        "hosting": {"seat": stored.host_seat, "away_since": presence.host_away_since, "passes_at": presence.host_passes_at},
        "humans": stored.humans,
        "watchers": presence.watchers,
        "shuffle": shuffle_data(stored, presence),
        "clock": presence.clock,
        "prepared": own_prepared(stored, reader),
        "from": source_data(header.source) if header.source else None,
        "next": stored.next or None,
        "notes": {"from": since, "items": stored.notes_for(reader.holder, reader.deaf_to, since)},
        **(game_data(stored, stored.table, reader) if stored.table else NO_GAME),
    }


def own_prepared(stored: StoredTable, reader: Reader) -> PreparedList | None:
    """What the reader has prepared for the seat from which they look."""
    if stored.table is None or reader.seat not in stored.seats_of(reader.holder):
        return None
    return prepared_list(stored, reader.seat, Sentences(reader.lang, names_of(stored), stored.table))


NO_GAME: TableGame = {
    "number": None,
    "round": None,
    "view": None,
    "asked": None,
    "undo": None,
    "result": None,
}


def pack_head(pack: StoredPack) -> TablePack:
    """What everybody at a table is told about its house cards."""
    cards = {(each["table"], each["entry"]["id"]) for each in pack.entries}
    return {"name": pack.name, "fingerprint": pack.fingerprint, "digest": pack.digest, "cards": len(cards)}


def source_data(source: Data) -> SourceData:
    """Which table this one came from."""
    return {"how": source["how"], "code": source["code"], "number": source["number"], "daily": source.get("daily", "")}


def seat_data(stored: StoredTable, seat: int, reader: Reader, presence: Presence) -> SeatData:
    """Who sits in a seat."""
    chair = stored.chair(seat)
    return {
        "seat": seat,
        "kind": chair.kind,
        "name": names_of(stored)[seat - 1] if chair.kind != "link" else "",
        "level": chair.level or None,
        "taken": chair.kind != "link",
        "yours": seat in stored.seats_of(reader.holder),
        "online": seat in presence.online,
        "away_since": presence.away_since.get(seat) if chair.kind == "human" else None,
        "committed": chair.commitment != "",
        "kept": chair.kept_for != "",
        "kept_for": chair.name if chair.kept_for and knows_kept(stored, reader.holder, chair.kept_for) else "",
        "kept_for_you": chair.kept_for != "" and chair.kept_for == reader.holder,
    }


def knows_kept(stored: StoredTable, holder: str, kept_for: str) -> bool:
    """May somebody know for whom a seat is kept? Passers-by need not."""
    return holder == kept_for or stored.is_host(holder) or bool(stored.seats_of(holder))


def shuffle_data(stored: StoredTable, presence: Presence) -> ShuffleData:
    """What may be said about the deal; everything once nothing is hidden."""
    header = stored.header
    data: ShuffleData = {"kind": "fair", "commitment": None, "frozen": None, "missing": [], "reveal_by": None, "certificate": None}
    if header.origin is not None or header.seed or not header.server_part:
        data["kind"] = "position" if header.origin is not None else "seed"
        return data
    data["commitment"] = commitment_of(header.server_part)
    if stored.frozen is not None:
        data["frozen"] = {str(seat): commitment for seat, commitment in stored.frozen.items()}
    if stored.table is None:
        data["missing"], data["reveal_by"] = stored.unrevealed, presence.reveal_by
    if stored.status == "over" and stored.shuffle is not None:
        data["certificate"] = certificate_data(stored.shuffle)
    return data


def certificate_data(shuffle: Shuffle) -> Certificate:
    """Exactly the parts that counted, and who withheld one."""
    return {
        "server": shuffle.server,
        "humans": list(shuffle.humans),
        "commitments": {str(seat): commitment for seat, commitment in shuffle.commitments.items()},
        "parts": {str(seat): part for seat, part in shuffle.parts.items()},
        "withheld": list(shuffle.withheld),
        "seed": shuffle.seed,
    }


def game_data(stored: StoredTable, table: Table, reader: Reader) -> TableGame:
    """The state of the game, for one reader."""
    sentences = Sentences(reader.lang, names_of(stored), table)
    return {
        "number": table.number,
        "round": table.state.round,
        "view": table.view(reader.seat),
        "asked": asked_data(table, reader.seat, sentences) if stored.lost is None and pending_choice(stored) is None else None,
        "undo": undo_data(stored, table, reader, sentences),
        "result": table.result.as_dict() if table.is_over else None,
    }


def asked_data(table: Table, seat: int | None, sentences: Sentences) -> Asked | None:
    """The open choice, for the seat that must choose."""
    if seat is None or table.to_act != seat:
        return None
    options = table.options()
    return {
        "question": table.question,
        "sentence": sentences.question(),
        "step": sentences.step(),
        "options": [sentences.option(option) for option in options],
        "refusals": [sentences.refusal(refusal) for refusal in table.refusals()],
        "only_one": len(options) == 1,
    }


def undo_data(stored: StoredTable, table: Table, reader: Reader, sentences: Sentences) -> UndoData:
    """May the seat undo something? If not, why."""
    rewind = may_rewind(stored, reader.holder)
    seat = reader.seat
    if seat is None or seat not in stored.seats_of(reader.holder) or stored.is_open_book:
        return {"possible": False, "to": None, "blocked_by": None, "why": "game-over" if seat else "not-your-seat", "rewind": rewind}
    found = undo_of(stored, seat)
    event = found.blocked_by
    blocked_by = sentences.happened(event) if event is not None and event.is_for(seat - 1) else None
    return {"possible": found.possible, "to": found.to, "blocked_by": blocked_by, "why": found.why, "rewind": rewind}


def page_since(stored: StoredTable, reader: Reader, since: int) -> Page:
    """The events since a version; if they don't fit on a page, the latest ones."""
    if stored.table is None:
        return Page(reader.seat, reader.lang, [], 0, 0, None, [])
    first = stored.known_at(since) + 1 if since >= stored.started else 0
    return page_of(stored, stored.table, reader, first, stored.table.number + 1)


def page_of(stored: StoredTable, table: Table, reader: Reader, first: int, before: int) -> Page:
    """The last events before a position, from another one on, as many as fit on a page: those of one choice are never split."""
    steps: list[Step] = []
    count = 0
    start = min(before, table.number + 1)
    while start > first and count < EVENTS_AT_ONCE and len(steps) < STEPS_AT_ONCE:
        start -= 1
        events = [event for event in events_at(table, start) if event.is_for(_from0(reader.seat))]
        steps.append(Step(start, stored.line[start - 1] if start else None, events))
        count += len(events)
    return Page(reader.seat, reader.lang, names_of(stored), first, start, table, steps[::-1], not stored.is_open_book)


@dataclass(frozen=True)
class Step:
    """The events of one choice that a reader may see: the number of the position it led to, and who chose."""

    number: int
    choice: Choice | None
    events: list[Event]


@dataclass(frozen=True)
class Page:
    """Some events of a table for one reader, without sentences yet. Only the table itself changes when play goes on."""

    seat: int | None
    lang: str
    names: list[str]
    first: int
    start: int
    table: Table | None
    steps: list[Step]
    is_secret: bool = True  # may nobody but its holder look from this seat? Then it is told which answers it had prepared

    def events(self) -> Events:
        """The events of positions from `start` on. Those from `from` to `start` can be fetched page by page."""
        return {"from": self.first, "start": self.start, "items": self.items()}

    @property
    def length(self) -> int:
        """How many events these are."""
        return sum(len(step.events) for step in self.steps)

    def frozen(self) -> Page:
        """The same with a copy of the table, so that sentences can be made while play goes on."""
        return replace(self, table=self.table.copy() if self.table else None)

    def items(self) -> list[LoggedEvent]:
        """The events with their sentences, each with the number of the position it led to and who had chosen."""
        if self.table is None:
            return []
        sentences = Sentences(self.lang, self.names, self.table)
        found: list[LoggedEvent] = []
        for step in self.steps:
            by, auto = (step.choice.seat, step.choice.auto) if step.choice else (None, False)
            is_prepared = self.is_secret and step.choice is not None and step.choice.prepared != "" and by == self.seat
            for event in step.events:
                logged = sentences.logged(event, step.number, by, auto)
                found.append({**logged, "prepared": True} if is_prepared else logged)
        return found


def events_at(table: Table, number: int) -> list[Event]:
    """The events that led to a position; 0 is the deal, which a table that began from a saved position doesn't have."""
    index = number - table.log_start
    return table.log[index] if 0 <= index < len(table.log) else []


def _from0(seat: int | None) -> int:
    return -1 if seat is None else seat - 1


def position_data(stored: StoredTable, reader: Reader, number: int) -> PositionData:
    """The table at an earlier position, for one reader."""
    table = stored.playing()
    if not 0 <= number <= table.number:
        raise Refused("not-allowed", f"There is no position {number}: the last one is {table.number}.")
    then = stored.checkpoints.at(table, number)
    sentences = Sentences(reader.lang, names_of(stored), then)
    events = [sentences.happened(event) for event in events_at(then, number) if event.is_for(_from0(reader.seat))]
    view = then.view(reader.seat)
    view.pop("options", None)  # nothing can be chosen in the past
    return {"number": number, "round": then.state.round, "view": view, "events": events}


def replay_data(stored: StoredTable, reader: Reader) -> ReplayData:
    """A whole game, once nothing is hidden; of its events the last page."""
    if not stored.is_open_book:
        raise Refused("not-over", "A game can be replayed when it is over.")
    table = stored.playing()
    page = page_of(stored, table, reader, 0, table.number + 1)
    return {
        "code": stored.header.code,
        "game": stored.header.game,
        "mode": stored.header.mode,
        "players": stored.header.players,
        "names": names_of(stored),
        "seed": table.setup.seed,
        "chance": table.setup.chance,
        "number": table.number,
        "moves": [
            {"number": number, "seat": move.seat, "round": move.round, "option": move.option.text, "auto": choice.auto}
            for number, (move, choice) in enumerate(zip(table.moves, stored.line), 1)
        ],
        "events": page.events(),
        "result": table.result.as_dict() if table.is_over else None,
    }
