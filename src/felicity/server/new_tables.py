"""New tables: from a request, as a rematch, as a fork of a position, or from a record."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from felicity import api, plugins
from felicity.core.errors import FelicityError
from felicity.core.game import FAST, SECURE
from felicity.core.secure import KEY_BYTES, SecureRng
from felicity.core.table import Table
from felicity.core.untrusted import name_from
from felicity.server.clock import now
from felicity.server.conditions import Draft, need_no_try
from felicity.server.decide import start_draft, too_long
from felicity.server.journal import Data, Entry, Header, new_code
from felicity.server.packs import SHELF, StoredPack
from felicity.server.refused import Refused, refused
from felicity.server.schema import Fork, NewTable, SeatWish
from felicity.server.shuffle import new_part
from felicity.server.stored_table import MOST_CHOICES, StoredTable
from felicity.server.time_control import wished

NewJournal = tuple[Header, list[Entry]]


def open_table(wish: NewTable, holder: str, pack: StoredPack | None = None) -> NewJournal:
    """A table as requested, or why it is refused."""
    try:
        game = plugins.game(wish.game)
        players = wish.players if wish.players is not None else len(wish.seats) if wish.seats else None
        held = SHELF.put(pack) if pack is not None else None
        fingerprint = held.fingerprint if held else ""
        setup = game.set_up(wish.mode, players, api.seed_text(wish.seed or "0"), dict(wish.options), fingerprint)
    except FelicityError as error:
        raise refused(error) from None
    wishes = seats_wished(wish.seats, setup.players, you=1)
    if wish.chance == FAST and not (wish.seed.strip() and wish.start and not wish.watch):
        raise Refused("bad-options", "chance='fast' needs a private table with a chosen seed that starts at once and has no spectators.")
    if wish.open and (wish.start or not any(seat.kind == "link" for seat in wishes)):
        raise Refused("bad-options", "An open table needs a free seat, and doesn't start at once.")
    watch = any(seat.kind == "link" for seat in wishes) if wish.watch is None else wish.watch
    header = Header(
        code=new_code(),
        game=setup.game,
        mode=setup.mode,
        players=setup.players,
        options=dict(setup.options),
        rules=setup.version,
        seed=wish.seed.strip(),
        server_part=new_part(),
        origin=None,
        host=holder,
        settings={
            "speed": wish.speed,
            "watch": watch,
            "auto": wish.auto,
            "teaching": wish.teaching,
            "chance": wish.chance,
            "open": wish.open,
            "talk": not wish.open if wish.talk is None else wish.talk,
        }
        | ({"time": time} if (time := wished(wish.time)) else {}),
        source=None,
        created=now(),
        pack=setup.pack,
    )
    return seated(header, wishes, holder, wish.start, held)


def seats_wished(seats: Sequence[SeatWish] | None, players: int, you: int) -> list[SeatWish]:
    """The request for every seat; by default one seat is yours and the others are bots."""
    if seats is None:
        return [SeatWish(kind="you" if seat == you else "bot") for seat in range(1, players + 1)]
    if len(seats) != players:
        raise Refused("bad-options", f"This is a table for {players}, but {len(seats)} seats are described.")
    return list(seats)


def seated(header: Header, wishes: list[SeatWish], holder: str, start: bool, pack: StoredPack | None) -> NewJournal:
    """The first entries: who sits where, and the start if requested."""
    drafts: list[Draft] = []
    for seat, wish in enumerate(wishes, 1):
        if wish.kind == "you":
            drafts.append(Draft("sit", seat, {"name": wish.name.strip(), "holder": holder}))
        elif wish.kind == "bot":
            drafts.append(Draft("set", seat, {"kind": "bot", "level": wish.level, "name": wish.name.strip()}))
    return written(header, drafts, start, pack)


def written(header: Header, drafts: list[Draft], start: bool = False, pack: StoredPack | None = None) -> NewJournal:
    """Drafts as the first entries of a journal."""
    entries = [Entry(number, draft.kind, draft.seat, draft.data, None, header.created) for number, draft in enumerate(drafts)]
    if start:
        stored = StoredTable(header, entries, pack)
        if any(chair.kind == "link" for chair in stored.chairs):
            raise Refused("not-allowed", "A table with free seats can't start at once.")
        draft = start_draft(stored)
        entries.append(Entry(len(entries), draft.kind, None, draft.data, None, header.created))
    return header, entries


def open_rematch(stored: StoredTable, same_seed: bool, apart: frozenset[str] = frozenset()) -> NewJournal:
    """The same people and bots once more; absent people keep their seats. People of whom one has blocked the other stay `apart`."""
    old = stored.header
    if stored.status != "over" or stored.table is None:
        raise Refused("not-over", "A rematch is possible when the game is over.")
    header = Header(
        code=new_code(),
        game=old.game,
        mode=old.mode,
        players=old.players,
        options=old.options,
        rules=old.rules if same_seed else stored.game.facts.version,
        seed=stored.table.setup.seed if same_seed else "",
        server_part=new_part(),
        origin=old.origin if same_seed else None,
        host=stored.host,
        settings={
            **old.settings,
            "open": False,
            "talk": stored.talk,
            "speed": stored.speed,
            "chance": stored.table.setup.chance if same_seed else SECURE,
        },
        source={"how": "rematch", "code": old.code, "number": 0} | (of_day(stored) if same_seed else {}),
        created=now(),
        pack=old.pack,
    )
    drafts: list[Draft] = []
    for seat, chair in enumerate(stored.chairs, 1):
        if chair.kind == "human" and chair.holder and chair.holder not in apart:
            drafts.append(Draft("sit", seat, {"name": chair.name, "holder": chair.holder}))
        elif chair.kind != "human":  # the seat of a deleted person is free
            drafts.append(Draft("set", seat, {"kind": "bot", "level": chair.level, "name": chair.name}))
    return written(header, drafts)


def open_fork(stored: StoredTable, wish: Fork, holder: str) -> NewJournal:
    """Play on from a position. What the seat couldn't know is dealt anew, unless nothing is hidden and the very same deal is requested."""
    need_fork(stored, wish, holder)
    table = stored.playing()
    if not 0 <= wish.number <= table.number:
        raise Refused("not-allowed", f"There is no position {wish.number}: the last one is {table.number}.")
    stored.chair(wish.seat)
    then = stored.checkpoints.at(table, wish.number)
    if then.is_over:
        raise Refused("game-over", "The game is over in that position. Choose an earlier one.")
    if wish.hidden == "anew":
        then = then.guess(wish.seat, SecureRng(secrets.token_bytes(KEY_BYTES), 0))
    old = stored.header
    header = Header(
        code=new_code(),
        game=old.game,
        mode=old.mode,
        players=old.players,
        options=old.options,
        rules=old.rules,  # its cards have the values of that version
        seed=secrets.token_hex(32),
        server_part="",
        origin=position_of(then),
        host=holder,
        settings={"speed": wish.speed, "watch": False, "auto": old.settings["auto"], "teaching": old.settings["teaching"]},
        source={"how": "fork", "code": old.code, "number": wish.number} | of_day(stored),
        created=now(),
        pack=old.pack,
    )
    return seated(header, seats_wished(wish.seats, old.players, wish.seat), holder, wish.start, stored.pack)


def of_day(stored: StoredTable) -> Data:
    """What shows that a table gives the deal of a day away."""
    return {"daily": stored.day} if stored.day else {}


def need_fork(stored: StoredTable, wish: Fork, holder: str) -> None:
    """While others are playing, nobody may try out their game elsewhere."""
    if stored.is_open_book:
        return
    need_no_try(stored)
    stored.playing()
    own = stored.seats_of(holder)
    if wish.seat not in own or len(own) != stored.humans:
        raise Refused("not-over", "A game with several people can be continued elsewhere only when it is over.")
    if wish.hidden != "anew":
        raise Refused("not-allowed", "While the game is running, hidden cards must be dealt anew.")


def position_of(table: Table) -> Data:
    """The saved position."""
    return table.game.dump(table.state)


def open_record(text: str, holder: str, pack: StoredPack | None = None) -> NewJournal:
    """A table that shows a record, for viewing, replaying and forking."""
    held = SHELF.put(pack) if pack is not None else None
    try:
        record, table = api.open_record(text)
        if len(record.moves) > MOST_CHOICES:
            raise too_long(f"This record has {len(record.moves)} choices; a table holds up to {MOST_CHOICES}.")
        record.play_on(table)
    except FelicityError as error:
        raise refused(error) from None
    setup = table.setup
    header = Header(
        code=new_code(),
        game=setup.game,
        mode=setup.mode,
        players=setup.players,
        options=dict(setup.options),
        rules=setup.version,
        seed=setup.seed,
        server_part="",
        origin=table.origin,
        host=holder,
        settings={"speed": "normal", "watch": True, "auto": True, "teaching": False},
        source={"how": "record", "code": None, "number": 0, "head": shuffle_head(record.head)},
        created=now(),
        pack=held.fingerprint if held else "",
    )
    names = [*record.names, *[""] * setup.players]
    drafts = [
        Draft("set", seat, {"kind": "bot", "level": "normal", "name": name_from(names[seat - 1])}) for seat in range(1, setup.players + 1)
    ]
    drafts.append(Draft("start", None, {"seed": setup.seed, "chance": setup.chance}))
    drafts += [Draft("play", move.seat, {"option": move.option.text}) for move in table.moves]
    return written(header, drafts)


def shuffle_head(head: dict[str, str]) -> dict[str, str]:
    """The lines of a record that prove its deal."""
    return {name: value for name, value in head.items() if name == "shuffle" or name.startswith("shuffle-")}
