"""`felicity games`: what can be played, and with which options."""

from __future__ import annotations

from felicity import api, plugins
from felicity.bots import registry
from felicity.cli.common import Lang, said_errors
from felicity.cli.language import tell_broken
from felicity.cli.page import Page
from felicity.core.game import NO_NUMBER, Facts, GameOption
from felicity.text.labels import about_mode, about_setting, title_of, with_about


def games(lang: Lang = "") -> None:
    with said_errors(lang) as lang:
        page = Page(lang)
        for name in api.games():
            show(page, plugins.game(name).facts)
        tell_broken(lang)


def show(page: Page, facts: Facts) -> None:
    """One game."""
    page.rule(title_of(page.lang, facts.id))
    page.tell("games-name", name=facts.id, version=facts.version, bots=", ".join(registry.names(facts.id)))
    page.tell("games-minutes", bots=facts.minutes[0], people=facts.minutes[1])
    page.line()
    page.text(page.say("games-modes"), style="bold")
    for mode, (fewest, most) in facts.modes.items():
        line = page.say("games-mode", mode=mode, fewest=fewest, most=most)
        page.text(with_about(page.lang, line, about_mode(page.lang, facts.id, mode)), indent=2, hang=3)
    page.line()
    page.text(page.say("games-options"), style="bold")
    for option in facts.options:
        page.text(page.say("games-option", name=option.name, values=values_of(page, option), rule=option.rule), indent=2, hang=3)
        page.text(about_setting(page.lang, facts.id, option.name), indent=5)


def values_of(page: Page, option: GameOption) -> str:
    """The values of an option, with the default marked."""
    values = [written(value) + ("*" if value == option.default else "") for value in option.values]
    if option.at_least != NO_NUMBER:
        values.append(f"{option.at_least}–{option.at_most}")
    return " | ".join(values) or page.say("games-free")


def written(value: object) -> str:
    """A value as one types it."""
    return str(value).lower() if isinstance(value, bool) else str(value)
