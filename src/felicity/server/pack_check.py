"""Packs that strangers send: parsed and checked in another process, with little time and memory."""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from felicity import api, plugins
from felicity.core.errors import CannotRead, FelicityError
from felicity.core.game import Game
from felicity.core.keys import Entry
from felicity.core.mistakes import BadPack, Mistake
from felicity.core.pack import DIGITS, Entries, Pack, Tables, corrected
from felicity.core.record import Record
from felicity.core.toml_file import read_toml
from felicity.core.untrusted import is_visible, named, visible, wrong_data
from felicity.core.wording import Wording, worded
from felicity.server.catalog_messages import ChangeData, EntryData, MistakeData, PackCheck, PackData
from felicity.server.clock import now
from felicity.server.packs import LARGEST, LONGEST_FILE_NAME, LONGEST_NAME, MOST_FILES, StoredPack, entries_of, files_of
from felicity.server.refused import Refused, refused
from felicity.text import errors
from felicity.text.catalog import FALLBACK

if TYPE_CHECKING:
    from felicity.server.table_hall import TableHall

PATIENCE = 60.0  # seconds to wait for a check; its own limit is far shorter, but the machine may be busy
AGAIN_AFTER = 0.1  # seconds: Python ignores exceptions raised during clean-up
MOST_MISTAKES = 100  # mistakes listed at most
LONGEST_MISTAKE = 600  # characters
ENDING = ".toml"
NOT_IN_NAMES = "/\\"

log = logging.getLogger("felicity.server")


def need_pack(name: str, files: dict[str, str]) -> None:
    """Refuse what clearly isn't a pack: names that can't be files, or far too much data."""
    if not is_pack_name(name):
        raise Refused("bad-pack", f"A pack needs a name of up to {LONGEST_NAME} letters, none of them a control character, / or \\.")
    if not 1 <= len(files) <= MOST_FILES:
        raise Refused("bad-pack", f"A pack needs at least one file, and up to {MOST_FILES}.")
    for file in files:
        good = (
            len(file) <= LONGEST_FILE_NAME and file.endswith(ENDING) and is_visible(file) and not any(each in file for each in NOT_IN_NAMES)
        )
        if not good:
            raise Refused(
                "bad-pack", f"{named(file)} is not a name for a card file: expected up to {LONGEST_FILE_NAME} letters and {ENDING}."
            )
    try:
        size = sum(len(text.encode()) for text in files.values())
    except UnicodeEncodeError:
        raise Refused("bad-pack", "A card file must be UTF-8 text.") from None
    if size > LARGEST:
        raise Refused("too-large", f"The pack is too large: up to {LARGEST} bytes in all its files are accepted.")


def is_pack_name(name: str) -> bool:
    """Is this a valid name for a pack? It appears in records and in folder names."""
    return 0 < len(name) <= LONGEST_NAME and name.strip() == name and is_visible(name) and not any(each in name for each in NOT_IN_NAMES)


async def check_pack(hall: TableHall, game: str, name: str, files: dict[str, str], person: str, lang: str = FALLBACK) -> PackCheck:
    """What a pack contains and what is wrong with it. One that can't be checked in time is refused."""
    need_pack(name, files)
    checking = hall.pack_pool.think(person, 0, checked, game, name, files, hall.settings.pack_within, lang)
    try:
        return await asyncio.wait_for(checking, PATIENCE)
    except TimeoutError:
        await asyncio.to_thread(hall.pack_pool.restart)
        raise Refused("busy", "The server is too busy to check house cards. Try again in a moment.") from None


async def good_pack(hall: TableHall, game: str, name: str, files: dict[str, str], person: str) -> StoredPack:
    """A pack that can be played with; refused with all its mistakes otherwise."""
    found = await check_pack(hall, game, name, files, person)
    if found["mistakes"]:
        raise Refused("bad-pack", "The pack has mistakes:\n" + "\n".join(each["message"] for each in found["mistakes"]))
    return StoredPack(game, found["fingerprint"], found["digest"], name, files, found["entries"], now())


async def recorded_pack(hall: TableHall, text: str, person: str) -> StoredPack | None:
    """The house cards of a record: those it includes, or else those that this server knows; None if it has none."""
    found = await hall.replays.run(person, lambda: pack_in(text))
    if found is None:
        return None
    game, fingerprint, files = found
    if not files:
        return await asyncio.to_thread(hall.known_pack, game, fingerprint)
    pack = await good_pack(hall, game, fingerprint[: -DIGITS - 1], files, person)
    if pack.fingerprint != fingerprint:
        raise Refused("bad-pack", f"The record names the pack {named(fingerprint)}, but carries {named(pack.fingerprint)}.")
    return pack


def pack_in(text: str) -> tuple[str, str, dict[str, str]] | None:
    """The game of a record, the fingerprint of its house cards, and their files, if included; None if it has no house cards."""
    try:
        record = Record(text)
        fingerprint = record.head.get("pack", "")
        files = {name: content.decode() for name, content in record.pack_files()}
        return (api.game_of(record).facts.id, fingerprint, files) if fingerprint else None
    except FelicityError as error:
        raise refused(error) from None


def pack_data(pack: StoredPack) -> PackData:
    """House cards for everybody at their table: the differences from the catalog, and the files."""
    catalog, entries = plugins.game(pack.game).catalog, entries_of(pack.entries)
    changes = differences(catalog.default_tables(), corrected(catalog, entries, []), entries)
    return {
        "game": pack.game,
        "name": pack.name,
        "fingerprint": pack.fingerprint,
        "digest": pack.digest,
        "files": pack.files,
        "changes": changes,
    }


# --- in the other process ---


class TooLong(BaseException):
    """The time is up. Nothing but the check itself may catch this."""


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Limit the processor time, however busy the machine is. Windows and browsers have no such limit: PATIENCE ends it there."""
    if sys.platform in ("win32", "emscripten"):
        yield
        return

    is_going = True

    def late(number: int, frame: object) -> None:
        if is_going:
            raise TooLong

    before = signal.signal(signal.SIGPROF, late)
    signal.setitimer(signal.ITIMER_PROF, seconds, AGAIN_AFTER)
    try:
        yield
    finally:
        is_going = False
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def checked(game: str, name: str, files: dict[str, str], seconds: float, lang: str = FALLBACK) -> PackCheck:
    """Read and check a pack; mistakes are told in a language."""
    rules = plugins.game(game)
    try:
        with limited(seconds):
            return read(rules, name, files, lang)
    except MemoryError:
        return refusing(files, worded("takes too much memory to read", "file-too-much-memory"), lang)
    except TooLong:
        return refusing(files, worded("takes too long to read", "file-too-long"), lang)


def refusing(files: dict[str, str], why: Wording, lang: str) -> PackCheck:
    """The result for a pack of which nothing more can be said."""
    mistake = mistake_data(Mistake(why, ", ".join(sorted(files))), lang)
    return {"fingerprint": "", "digest": "", "mistakes": [{**mistake, "file": ""}], "entries": [], "changes": []}


def read(rules: Game, name: str, files: dict[str, str], lang: str) -> PackCheck:
    """What a pack contains, and everything that is wrong with it."""
    mistakes: list[Mistake] = []
    pack = Pack(rules.catalog, name, files_of(files), mistakes)
    entries = entries_in(rules, files)
    changes = changes_of(rules, pack, mistakes)
    listed = [mistake_data(each, lang) for each in mistakes[:MOST_MISTAKES]]
    return {"fingerprint": pack.fingerprint, "digest": pack.digest, "mistakes": listed, "entries": entries, "changes": changes}


def entries_in(rules: Game, files: dict[str, str]) -> list[EntryData]:
    """What the files say about existing cards, right or wrong, without notes."""
    found: list[EntryData] = []
    for file, content in files_of(files):
        try:
            data = read_toml(file, content)
        except CannotRead:
            continue
        for table, entries in data.items():
            if table in rules.catalog.shapes and isinstance(entries, list):
                cards = [entry for entry in entries if isinstance(entry, dict) and entry.get("id") in rules.catalog.known[table]]
                found += [{"file": named(file), "table": table, "entry": shown_part(entry)} for entry in cards]
    return found


def shown_part(entry: Entry) -> Entry:
    """The keys of an entry that can be sent to a page."""
    return {key: value for key, value in entry.items() if is_shown(key, value)}


def is_shown(key: str, value: object) -> bool:
    """Can this be sent to a page?"""
    return key != "note" and wrong_data({key: value}) is None


def changes_of(rules: Game, pack: Pack, mistakes: list[Mistake]) -> list[ChangeData]:
    """The differences from the catalog. The game itself checks whether it can be played so."""
    if mistakes:
        return []
    try:
        tables = pack.tables()
        rules.cards_of(tables)
    except BadPack as error:
        mistakes += [each for each in error.mistakes if each not in mistakes]
        return []
    except Exception:
        log.exception("A pack of %s passed the check and can't be read", rules.facts.id)
        mistakes.append(Mistake(worded("The game can't be played with these cards", "wrong-cards"), ""))
        return []
    return differences(rules.catalog.default_tables(), tables, pack.entries)


def differences(before: Tables, after: Tables, entries: Entries) -> list[ChangeData]:
    """The changes by card and key, in the order of the catalog."""
    touched = {(table, str(entry["id"])) for _, table, entry in entries}
    return [
        {"table": table, "card": card, "key": key, "before": before[table][card].get(key), "after": value}
        for table, cards in after.items()
        for card, entry in cards.items()
        if (table, card) in touched
        for key, value in entry.items()
        if key not in ("id", "note") and value != before[table][card].get(key)
    ]


def mistake_data(mistake: Mistake, lang: str) -> MistakeData:
    """A mistake in a language, and where it is."""
    message = visible(errors.worded(lang, mistake)[:LONGEST_MISTAKE])
    return {
        "file": mistake.file,
        "table": mistake.table,
        "card": mistake.card,
        "key": mistake.wrong.at,
        "why": mistake.wrong.key,
        "message": message,
    }
