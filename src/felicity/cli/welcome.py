"""The few questions before a game; Enter takes what most people want."""

from __future__ import annotations

from felicity import api
from felicity.bots import registry
from felicity.cli.page import Page
from felicity.cli.seats import YOU, Sitting, seats_from
from felicity.cli.words import Refused, said
from felicity.core.errors import FelicityError

USUAL_PLAYERS = 4


def ask_mode(page: Page, game: str, players: int | None) -> str:
    """Which mode, among those for so many players."""
    facts = api.game(game).facts
    modes = [mode for mode, (fewest, most) in facts.modes.items() if players is None or fewest <= players <= most]
    if not modes:
        raise Refused("error-no-mode-for", game=game, players=str(players), spans=spans(game))
    if len(modes) == 1:
        return modes[0]
    usual = facts.default_mode if facts.default_mode in modes else modes[0]
    page.rule(page.say(f"{game}-title"))
    for number, mode in enumerate(modes, 1):
        name, about = page.say(f"{game}-mode-{mode}"), page.say(f"{game}-mode-{mode}.about")
        page.text(page.say("welcome-mode-line", number=str(number), mode=name, about=about), indent=2, hang=3)
    while True:
        answer = page.ask(page.say("welcome-mode", usual=modes.index(usual) + 1)).lower()
        if not answer:
            return usual
        if answer.isdecimal() and 0 < int(answer) <= len(modes):
            return modes[int(answer) - 1]
        if answer in modes:
            return answer
        page.tell("welcome-again", last=len(modes))


def spans(game: str) -> str:
    """Which mode is for how many."""
    modes = api.game(game).facts.modes.items()
    return ", ".join(f"{mode} {fewest if fewest == most else f'{fewest}–{most}'}" for mode, (fewest, most) in modes)


def ask_seats(page: Page, game: str, mode: str, level: str) -> list[Sitting]:
    """How many, and who sits where."""
    fewest, most = api.game(game).facts.modes[mode]
    count = fewest if fewest == most else ask_number(page, fewest, most)
    usual = ", ".join([YOU, *[level] * (count - 1)])
    page.text(page.say("welcome-seats", bots=", ".join(registry.names(game))))
    while True:
        answer = page.ask(page.say("welcome-who", usual=usual)) or usual
        words = [word.strip() for word in answer.split(",")]
        words += [level] * (count - len(words))
        try:
            if len(words) > count:
                raise Refused("welcome-too-many", seats=len(words), players=count)
            return seats_from(words, game)
        except FelicityError as error:
            page.text(said(error, page.lang))


def ask_number(page: Page, fewest: int, most: int) -> int:
    """How many play."""
    usual = min(most, max(fewest, USUAL_PLAYERS))
    while True:
        answer = page.ask(page.say("welcome-players", fewest=fewest, most=most, usual=usual))
        if not answer:
            return usual
        if answer.isdecimal() and fewest <= int(answer) <= most:
            return int(answer)
        page.tell("welcome-number", fewest=fewest, most=most)
