"""What a person may type besides an option: why, try, hint, undo, card, rules, save, load, log, help, quit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from felicity import api
from felicity.cli import saves
from felicity.cli.advice import hint, label_of, try_
from felicity.cli.cards import listing_of
from felicity.cli.language import said
from felicity.cli.page import Quit
from felicity.cli.rules import found, show
from felicity.cli.seats import default_level, seats_of
from felicity.cli.story import story
from felicity.core.ask import Refusal, without_variants
from felicity.core.errors import FelicityError, NotAllowed
from felicity.text import has

if TYPE_CHECKING:
    from felicity.cli.session import Session

NAMES: Final = ("why", "try", "hint", "undo", "card", "rules", "save", "load", "log", "help", "quit")
MOST_CARDS: Final = 5  # shown at once


def run(session: Session, seat: int, text: str) -> bool:
    """Carry out a command, in English or in the user's language; False if the text isn't one."""
    word, _, rest = text.partition(" ")
    name = next((name for name in NAMES if word.lower() in (name, session.page.say(f"command-{name}"))), "")
    if not name:
        return False
    try:
        obey(session, seat, name, rest.strip())
    except NotAllowed as error:
        explain(session, error)
    except FelicityError as error:
        session.page.text(said(error, session.page.lang))
    return True


def obey(session: Session, seat: int, name: str, rest: str) -> None:
    """Carry out one command."""
    if name == "quit":
        raise Quit
    if name == "why":
        why(session, rest)
    elif name == "try":
        try_(session, seat, rest)
    elif name == "hint":
        hint(session, seat)
    elif name == "undo":
        undo(session, seat)
    elif name == "card":
        card(session, rest)
    elif name == "rules":
        game, rules = found(rest or session.table.setup.game, "", session.page.lang)
        for rule in rules:
            show(session.page, game, rule)
    elif name == "save":
        save(session, rest)
    elif name == "load":
        load(session, rest)
    elif name == "log":
        log(session, seat)
    else:
        help_(session)


def help_(session: Session) -> None:
    """The commands with examples from this game, and how its options are written."""
    page, game = session.page, session.table.setup.game
    page.tell("command-answer", option=session.table.options()[-1].text)
    arguments = {"game": game, "rule": api.rules(game).rules[-1].id}
    for name in NAMES:
        page.text(page.say(f"command-{name}.about", command=page.say(f"command-{name}"), **arguments), indent=3, hang=2)
    if has(page.lang, f"{game}-written"):
        page.tell(f"{game}-written")


def card(session: Session, text: str) -> None:
    """Every card of the game whose name contains these words, with all its levels."""
    listing = listing_of(session.page, session.table.setup.game, session.pack)
    found = listing.named(text) if text else []
    if not text:
        session.page.tell("card-name", command=session.page.say("command-card"))
    elif not found:
        session.page.tell("card-none", name=text)
    for kind, id in found[:MOST_CARDS]:
        listing.show_card(kind, id)
    if len(found) > MOST_CARDS:
        session.page.tell("card-more", number=len(found) - MOST_CARDS)


# --- why ---


def why(session: Session, text: str) -> None:
    """What can't be done now, grouped by reason; or why one given option can't be chosen."""
    if text:
        why_not(session, text)
        return
    refusals = session.table.refusals()
    if not refusals:
        session.page.tell("why-nothing")
        return
    session.page.tell("why-head")
    tell_refusals(session, refusals)


def tell_refusals(session: Session, refusals: list[Refusal]) -> None:
    """Print one line for each reason."""
    lines: dict[tuple[str, str, str], list[str]] = {}
    for refusal in without_variants(refusals):
        what, detail, reason = session.narrator.refusal(refusal)
        details = lines.setdefault((what, reason, refusal.rule), [])
        if detail and detail not in details:
            details.append(detail)
    for (what, reason, rule), details in lines.items():
        which = f" ({', '.join(details)})" if details else ""
        session.page.text(session.page.say("why-line", what=what + which, why=reason, rule=rule), indent=3, hang=2)


def why_not(session: Session, text: str) -> None:
    """Why an option can't be chosen now, or that it can."""
    option = session.read(text)
    if option is None:
        return
    refusal = session.table.why(option)
    if refusal is None:
        session.page.tell("why-allowed", option=label_of(session, option))
    else:
        tell_reason(session, refusal)


def explain(session: Session, error: NotAllowed) -> None:
    """Why an option that was typed isn't on offer."""
    session.page.tell("play-not-allowed")
    tell_reason(session, error.refusal)


def tell_reason(session: Session, refusal: Refusal) -> None:
    """Why one option isn't on offer."""
    what, detail, reason = session.narrator.why_not(session.table, refusal)
    which = f" ({detail})" if detail else ""
    session.page.text(session.page.say("why-line", what=what + which, why=reason, rule=refusal.rule), indent=3, hang=2)


# --- undo ---


def undo(session: Session, seat: int) -> None:
    """Undo the last choice, or say why that isn't possible."""
    if session.go_back(seat):
        session.page.tell("undo-done")
        return
    _, event = session.table.undo_limit(seat)
    if event is None:
        session.page.tell("undo-nothing")
    elif event.is_for(seat - 1):
        data = session.table.event_data(event)
        session.page.tell("undo-event", event=session.narrator.event(data, session.narrator.recalled(session.table, data)))
    else:
        session.page.tell("undo-secret")


# --- save, load, log ---


def save(session: Session, name: str) -> None:
    """Write the record of the game so far."""
    if not name:
        session.page.tell("save-name")
        return
    path = saves.path_of(name)
    saves.write(path, session.record())
    session.page.tell("save-done", file=path)


def load(session: Session, name: str) -> None:
    """Continue the game of a record instead of this one."""
    if not name:
        session.page.tell("load-name")
        return
    path = saves.path_of(name)
    record, table = saves.opened(path, listen=True)
    record.play_on(table)
    if table.is_over:
        session.page.tell("load-finished", file=path)
        return
    game = table.setup.game
    session.seats = seats_of(record.names, game, table.setup.players, default_level(game))
    session.reader = 0
    session.alone = set()
    session.replace(table)
    session.page.tell("load-done", file=path)


def log(session: Session, seat: int) -> None:
    """The whole log, as the seat knows it."""
    session.page.story(story(session.narrator, session.table, session.table.events(seat)))
