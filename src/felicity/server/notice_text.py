"""A notice in words, in the language of the person who gets it, and as each kind of channel wants it. No secret of the table is in it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from urllib.parse import urlsplit

from felicity import plugins
from felicity.server.news import BEGINS, DONE, OVER, TURN, deeds_to
from felicity.server.sentences import Sentences
from felicity.server.stored_table import StoredTable
from felicity.server.table_data import names_of
from felicity.server.time_over import result_by_time
from felicity.text.catalog import FALLBACK, has, languages, say

MOST_DEEDS = 3  # things done to somebody that are told in full: the latest
LONGEST = 1500  # characters: services refuse longer texts


@dataclass(frozen=True)
class NoticeText:
    """A notice, ready to send."""

    title: str
    text: str
    link: str  # the address of the table
    path: str  # the same below the page's own address
    code: str = ""
    game: str = ""
    what: tuple[str, ...] = ()
    lang: str = FALLBACK


def spoken(lang: str) -> str:
    """A language that we have."""
    return lang if lang in languages() else FALLBACK


def game_name(lang: str, game: str) -> str:
    """As people call it."""
    for home in (game, plugins.plugin(game).base):
        for key in (f"page-game-{home}", f"{home}-title"):
            if home and has(lang, key):
                return say(lang, key)
    return plugins.game(game).facts.title


def notice_of(stored: StoredTable, seat: int, what: Sequence[str], deeds: tuple[int, int], lang: str, site: str) -> NoticeText:
    """What a person is told about a table."""
    lang = spoken(lang)
    name = game_name(lang, stored.header.game)
    key = next(each for each in ("over", "begins-turn", "begins", "turn", "done") if fits(each, what))
    lines = [about(stored, seat, what, lang)]
    if DONE in what:
        lines += done_lines(stored, seat, deeds, lang)
    path = f"/t/{stored.header.code}"
    text = "\n".join(line for line in lines if line)[:LONGEST]
    return NoticeText(
        say(lang, f"notice-{key}", game=name), text, f"{site}{path}", path, stored.header.code, stored.header.game, tuple(what), lang
    )


def fits(key: str, what: Sequence[str]) -> bool:
    """Does this title say what happened?"""
    return {
        "over": OVER in what,
        "begins-turn": BEGINS in what and TURN in what,
        "begins": BEGINS in what,
        "turn": TURN in what,
        "done": True,
    }[key]


def about(stored: StoredTable, seat: int, what: Sequence[str], lang: str) -> str:
    """At which table, with whom; at the end, who won."""
    names = names_of(stored)
    code = stored.header.code
    if OVER in what and stored.status == "over":
        winners = (stored.playing().result if stored.lost is None else result_by_time(stored, stored.lost)).winners
        if seat in winners:
            return say(lang, "notice-won", code=code, others=len(winners) - 1)
        if winners:
            return say(lang, "notice-won-by", code=code, names=listed(lang, [names[each - 1] for each in winners]), count=len(winners))
        return say(lang, "notice-lost", code=code)
    others = [name for at, name in enumerate(names, 1) if at != seat]
    return say(lang, "notice-table", code=code, names=listed(lang, others), count=len(others))


def listed(lang: str, names: list[str]) -> str:
    """Names as one says them: Ada, Bo and Cleo."""
    return names[0] if len(names) == 1 else say(lang, "notice-and", names=", ".join(names[:-1]), last=names[-1]) if names else ""


def done_lines(stored: StoredTable, seat: int, deeds: tuple[int, int], lang: str) -> list[str]:
    """What others did to somebody, in the sentences of the log."""
    first, last = deeds
    table = stored.playing()
    sentences = Sentences(lang, names_of(stored), table)
    found = [str(sentences.happened(event)["sentence"]) for _, event in deeds_to(stored, seat, first - 1, last)]
    more = len(found) - MOST_DEEDS
    return [*([say(lang, "notice-more", count=more)] if more > 0 else []), *found[-MOST_DEEDS:]]


# --- as each kind of channel wants it ---


def as_push(notice: NoticeText) -> bytes:
    """For our service worker. The browser knows the address of the page by itself."""
    fields = {"title": notice.title, "body": notice.text, "path": notice.path, "tag": notice.code, "lang": notice.lang}
    return json.dumps(fields, ensure_ascii=False).encode()


def as_webhook(kind: str, address: str, notice: NoticeText) -> tuple[str, bytes]:
    """Where to post it, and what."""
    text = "\n".join(part for part in (notice.title, notice.text, notice.link) if part)
    if kind == "discord":
        return address, packed({"content": text, "allowed_mentions": {"parse": []}})
    if kind == "slack":
        return address, packed({"text": text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")})
    if kind == "ntfy":
        base, _, topic = address.rstrip("/").rpartition("/")
        return f"{base}/", packed({"topic": topic, "title": notice.title, "message": notice.text, "click": notice.link})
    fields = {
        "title": notice.title,
        "text": notice.text,
        "link": notice.link,
        "table": notice.code,
        "game": notice.game,
        "what": list(notice.what),
    }
    return address, packed({**fields, "lang": notice.lang})


def packed(data: dict[str, object]) -> bytes:
    """As it is sent."""
    return json.dumps(data, ensure_ascii=False).encode()


def is_topic(address: str) -> bool:
    """Does an address name a topic of ntfy?"""
    path = urlsplit(address).path.strip("/")
    return bool(path) and path.rpartition("/")[2].replace("-", "").replace("_", "").isalnum()
