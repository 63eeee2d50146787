"""`try` and `hint`: what an option would change, and what a bot would choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from felicity.bots import registry
from felicity.bots.seat import Seat
from felicity.changes import changes_of
from felicity.core.option import Option
from felicity.text.changes import becomes, news, rest
from felicity.text.hints import odds, reason, telling
from felicity.text.outlook import advised_outlooks

if TYPE_CHECKING:
    from felicity.cli.session import Session


def try_(session: Session, seat: int, text: str) -> None:
    """What an option would change, without playing it; an illegal one is refused as usual."""
    option = session.read(text)
    if option is None:
        return
    changes = changes_of(session.table, seat, option)
    changed = becomes(session.page.lang, session.table.setup.game, changes, seat)
    session.page.tell("try-changes" if changed else "try-nothing", option=label_of(session, option), figures=changed)
    for sentence in [*news(session.narrator, session.table, changes), rest(session.page.lang, changes)]:
        if sentence:
            session.page.text(sentence, indent=3, hang=2)


def label_of(session: Session, option: Option) -> str:
    """An option as the menu shows it."""
    return session.narrator.option(option, session.table.question, session.narrator.preview(session.table, option))


def hint(session: Session, seat: int) -> None:
    """The search's best option for this seat and the ones that are worse, each with its chances and its reasons in numbers (UI-T18)."""
    table, page = session.table, session.page
    game, view = table.setup.game, table.view(seat)
    advised = registry.hints(game, Seat(table, session.chance(seat)))
    chances = [each.chance for each in advised]
    seen = advised_outlooks(game, view, seat, advised)
    for number, at in enumerate(telling(chances), 1):
        each, outlook = advised[at], seen[at]
        rules = list(changes_of(table, seat, each.option).rules)
        page.text(page.say("hint-line", number=number, option=label_of(session, each.option)), indent=3, hang=3, style="bold")
        why = reason(page.lang, game, outlook, chances, at, rules)
        page.text(f"{why} {odds(page.lang, each.chance, each.place, table.setup.players)}", indent=6)
