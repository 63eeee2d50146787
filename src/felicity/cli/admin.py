"""`felicity admin`: for the host of a server, beside it: tables, people, reports, a notice for everybody, limits."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from typing import Annotated

import typer

from felicity.cli.common import Lang, said_errors
from felicity.cli.language import Refused, echo, say
from felicity.cli.stores import Database, default_file, store_errors
from felicity.server.host_desk import Desk
from felicity.server.host_messages import NoticeData

app = typer.Typer(no_args_is_help=True, rich_markup_mode=None)

CODE = re.compile(r"[A-Za-z]{6}")
PERSON = re.compile(r"[0-9a-f]{12}")
REPORT = re.compile(r"[0-9a-f]{8}")
SPAN = re.compile(r"(\d+)([mhd])")  # 30m, 2h, 3d
UNITS = {"m": 60, "h": 3600, "d": 86_400}  # seconds
RATE = re.compile(r"(\d+(?:\.\d+)?)/(\d+)")
LONGEST = 500  # letters of a notice

What = Annotated[str, typer.Argument(metavar="CODE|PERSON", help="help-admin-what")]
Most = Annotated[int, typer.Option(min=1, max=10_000, help="help-admin-most")]
Yes = Annotated[bool, typer.Option("--yes", help="help-admin-yes")]


@contextmanager
def desk(lang: str, database: str) -> Iterator[tuple[str, Desk]]:
    """The store for its host, and the language to use; servers may be using it."""
    from felicity.server.host_store import host_store

    with said_errors(lang) as lang, store_errors(), host_store(database or f"sqlite:///{default_file()}") as store:
        yield lang, Desk(store)


@app.command("tables", help="help-admin-tables")
def tables(
    game: Annotated[str, typer.Option(help="help-admin-game")] = "", most: Most = 50, database: Database = "", lang: Lang = ""
) -> None:
    with desk(lang, database) as (lang, found):
        rows = found.tables(game, most)
        states = [say(lang, f"admin-state-{'open' if row.open else 'began' if row.began else 'lobby'}") for row in rows]
        draw(
            lang,
            ("code", "game", "state", "people", "entries", "created", "changed"),
            [
                (row.code, f"{row.game} {row.mode}", state, str(row.people), str(row.entries), day(row.created), day(row.changed))
                for row, state in zip(rows, states)
            ],
        )


@app.command("people", help="help-admin-people")
def people(most: Most = 50, database: Database = "", lang: Lang = "") -> None:
    with desk(lang, database) as (lang, found):
        rows = found.people(most)
        draw(
            lang,
            ("person", "name", "devices", "tables", "created", "seen", "state"),
            [
                (each.id, each.name, str(each.devices), str(each.tables), day(each.created), day(each.seen), held(lang, each.held))
                for each in rows
            ],
        )


@app.command("show", help="help-admin-show")
def show(
    what: Annotated[str, typer.Argument(metavar="CODE|PERSON|REPORT", help="help-admin-show-what")],
    database: Database = "",
    lang: Lang = "",
) -> None:
    with desk(lang, database) as (lang, found):
        if CODE.fullmatch(what):
            show_table(lang, found, what.upper())
        elif PERSON.fullmatch(what):
            show_person(lang, found, what)
        else:
            show_report(lang, found, what)


def show_table(lang: str, desk: Desk, code: str) -> None:
    """Everything about a table that its host may see: not its cards, not its talk."""
    stored = desk.table(code)
    if stored is None:
        raise Refused("error-admin-none", what=code)
    header = stored.header
    facts = {"code": code, "game": header.game, "mode": header.mode, "entries": stored.version, "status": stored.status}
    echo(say(lang, "admin-table", **facts, created=moment(header.created), changed=moment(stored.changed)))
    flags = {"open": stored.open, "watch": bool(header.settings["watch"]), "talk": stored.talk, "held": stored.held}
    echo(say(lang, "admin-table-flags", **{name: "yes" if on else "no" for name, on in flags.items()}))
    for seat, kind, name, level, person in desk.seats(stored):
        echo(say(lang, "admin-seat", seat=seat, kind=kind, name=name, level=level or "-", person=person))


def show_person(lang: str, desk: Desk, id: str) -> None:
    """Everything about a person that the host may see."""
    row, labels, codes, about = desk.person(need_person(desk, id))
    echo(
        say(lang, "admin-person", id=row.id, name=row.name or "-", created=day(row.created), seen=day(row.seen), state=held(lang, row.held))
    )
    echo(say(lang, "admin-person-devices", count=len(labels), labels=", ".join(label or "-" for label in labels) or "-"))
    echo(say(lang, "admin-person-tables", count=len(codes), codes=" ".join(codes) or "-"))
    echo(say(lang, "admin-person-reports", count=about))


def show_report(lang: str, desk: Desk, id: str) -> None:
    """A report with the lines that came with it."""
    from felicity.server.host_desk import person_id

    found = desk.report(id)
    if found is None:
        raise Refused("error-admin-none", what=id)
    settled = day(found.settled) if found.settled else "-"
    person = person_id(found.holder) if found.holder else "-"
    about = {"id": id, "code": found.code, "seat": found.seat, "name": found.name or "-", "person": person, "settled": settled}
    echo(say(lang, "admin-report", **about, why=say(lang, f"admin-why-{found.why}"), at=moment(found.at)))
    if found.text:
        echo(say(lang, "admin-report-text", text=found.text))
    for line in found.lines:
        echo(f"  {moment(line['at'])}  {line['name']}: {line['text']}")


@app.command("pause", help="help-admin-pause")
def pause(what: What, database: Database = "", lang: Lang = "") -> None:
    hold(what, True, database, lang)


@app.command("resume", help="help-admin-resume")
def resume(what: What, database: Database = "", lang: Lang = "") -> None:
    hold(what, False, database, lang)


def hold(what: str, is_held: bool, database: str, lang: str) -> None:
    """Pause a table or a person, or let them go on."""
    with desk(lang, database) as (lang, found):
        if CODE.fullmatch(what):
            what = what.upper()
            done = found.hold(what, is_held)
            if done is None:
                raise Refused("error-admin-none", what=what)
        else:
            done = found.hold_person(need_person(found, what), is_held)
        if not done:
            raise Refused("error-admin-paused" if is_held else "error-admin-not-paused", what=what)
        echo(say(lang, "admin-paused" if is_held else "admin-resumed", what=what))


@app.command("remove", help="help-admin-remove")
def remove(what: What, yes: Yes = False, database: Database = "", lang: Lang = "") -> None:
    with desk(lang, database) as (lang, found):
        is_table = CODE.fullmatch(what) is not None
        holder = "" if is_table else need_person(found, what)
        if is_table and found.store.header(what.upper()) is None:
            raise Refused("error-admin-none", what=what)
        if not yes:
            raise Refused("error-admin-sure-table" if is_table else "error-admin-sure-person", what=what)
        if is_table:
            found.remove(what.upper())
        else:
            found.remove_person(holder)
        echo(say(lang, "admin-removed", what=what))


@app.command("reports", help="help-admin-reports")
def reports(
    settled: Annotated[bool, typer.Option("--all", help="help-admin-all")] = False,
    most: Most = 50,
    database: Database = "",
    lang: Lang = "",
) -> None:
    with desk(lang, database) as (lang, found):
        rows = found.reports(settled, most)
        draw(
            lang,
            ("report", "code", "name", "why", "made", "settled"),
            [
                (
                    each.id,
                    each.code,
                    each.name,
                    say(lang, f"admin-why-{each.why}"),
                    moment(each.at),
                    day(each.settled) if each.settled else "-",
                )
                for each in rows
            ],
        )


@app.command("settle", help="help-admin-settle")
def settle(
    report: Annotated[str, typer.Argument(metavar="REPORT", help="help-admin-report")], database: Database = "", lang: Lang = ""
) -> None:
    with desk(lang, database) as (lang, found):
        if found.report(report) is None:
            raise Refused("error-admin-none", what=report)
        if not found.settle(report):
            raise Refused("error-admin-settled", what=report)
        echo(say(lang, "admin-settled", what=report))


@app.command("announce", help="help-admin-announce")
def announce(
    text: Annotated[str, typer.Argument(metavar="TEXT", help="help-admin-text")] = "",
    fr: Annotated[str, typer.Option(metavar="TEXT", help="help-admin-fr")] = "",
    level: Annotated[str, typer.Option(metavar="info|warning", help="help-admin-level")] = "info",
    until: Annotated[str, typer.Option(metavar="WHEN", help="help-admin-until")] = "",
    clear: Annotated[bool, typer.Option("--clear", help="help-admin-clear")] = False,
    database: Database = "",
    lang: Lang = "",
) -> None:
    with desk(lang, database) as (lang, found):
        if clear:
            found.announce(None)
            echo(say(lang, "admin-cleared"))
            return
        if not text.strip():
            notice = found.notice()
            shown = say(lang, "admin-no-notice")
            if notice:
                ends = moment(notice["until"]) if notice["until"] else "-"
                shown = say(lang, "admin-notice", text=" / ".join(notice["texts"].values()), level=notice["level"], until=ends)
            echo(shown)
            return
        found.announce(notice_of(text.strip(), fr.strip(), level, until))
        echo(say(lang, "admin-announced"))


def notice_of(text: str, fr: str, level: str, until: str) -> NoticeData:
    """A notice, or what is wrong with it."""
    if max(len(text), len(fr)) > LONGEST:
        raise Refused("error-admin-long", most=LONGEST)
    if level not in ("info", "warning"):
        raise Refused("error-admin-level", text=level)
    texts = {"en": text} | ({"fr": fr} if fr else {})
    return {"id": secrets.token_hex(4), "level": level, "texts": texts, "until": when(until) if until else None}


def when(text: str) -> int:
    """A moment in milliseconds: after a span from now, or on a day at a time of this machine."""
    now = datetime.now().astimezone()
    span = SPAN.fullmatch(text)
    try:
        at = now + timedelta(seconds=int(span[1]) * UNITS[span[2]]) if span else datetime.fromisoformat(text).astimezone()
    except (ValueError, OverflowError):
        raise Refused("error-admin-until", text=text) from None
    if at <= now:
        raise Refused("error-admin-past", text=text)
    return round(at.timestamp() * 1000)


@app.command("limits", help="help-admin-limits")
def limits(database: Database = "", lang: Lang = "") -> None:
    from felicity.server.host_wishes import COUNTS, RATES
    from felicity.server.settings import Settings

    with desk(lang, database) as (lang, found):
        changed, usual = found.limits(), Settings()
        rows = []
        for name in (*RATES, *COUNTS):
            default = getattr(usual, name)
            shown = str(default) if name in COUNTS else f"{default.per_second:g}/{default.burst}"
            now = changed.get(name)
            set_to = "-" if now is None else str(now) if name in COUNTS else f"{now[0]:g}/{now[1]}"
            rows.append((name.replace("_", "-"), set_to, shown, say(lang, f"admin-limit-{name.replace('_', '-')}")))
        draw(lang, ("limit", "set", "default", "meaning"), rows)


@app.command("limit", help="help-admin-limit")
def limit(
    name: Annotated[str, typer.Argument(metavar="NAME", help="help-admin-limit-name")],
    value: Annotated[str, typer.Argument(metavar="VALUE", help="help-admin-limit-value")],
    database: Database = "",
    lang: Lang = "",
) -> None:
    from felicity.server.host_wishes import COUNTS, RATES

    with desk(lang, database) as (lang, found):
        known = name.replace("-", "_")
        if known not in (*RATES, *COUNTS):
            raise Refused("error-admin-limit-name", text=name)
        new: list[float] | int | None = None
        if value != "default":
            rate = RATE.fullmatch(value)
            if known in COUNTS and value.isdecimal():
                new = int(value)
            elif known in RATES and rate and float(rate[1]) > 0 and int(rate[2]) > 0:
                new = [float(rate[1]), int(rate[2])]
            else:
                raise Refused("error-admin-limit-count" if known in COUNTS else "error-admin-limit-rate", text=value)
        found.limit(known, new)
        echo(say(lang, "admin-limit-set", name=name, value=value))


# --- helpers ---


def need_person(desk: Desk, id: str) -> str:
    """The person with this id, or a refusal."""
    holder = desk.whom(id) if PERSON.fullmatch(id) else None
    if holder is None:
        raise Refused("error-admin-none", what=id)
    return holder


def held(lang: str, is_held: bool) -> str:
    """Whether a person is paused, in a word."""
    return say(lang, "admin-state-paused") if is_held else "-"


def day(at: int) -> str:
    """A date of this machine."""
    return datetime.fromtimestamp(at / 1000, UTC).astimezone().strftime("%Y-%m-%d") if at else "-"


def moment(at: int) -> str:
    """A date and a time of this machine."""
    return datetime.fromtimestamp(at / 1000, UTC).astimezone().strftime("%Y-%m-%d %H:%M")


def draw(lang: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Columns, as wide as what is in them."""
    if not rows:
        echo(say(lang, "admin-none"))
        return
    whole = [[say(lang, f"admin-head-{head}") for head in heads], *rows]
    widths = [max(len(row[at]) for row in whole) for at in range(len(heads))]
    for row in whole:
        echo("  ".join(text.ljust(width) for text, width in zip(row, widths)).rstrip())
