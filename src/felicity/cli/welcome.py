"""The few questions before a game; Enter takes what most people want, `quit` stops."""

from __future__ import annotations

from felicity import plugins
from felicity.bots import registry
from felicity.cli.language import Refused, said
from felicity.cli.page import Page
from felicity.cli.seats import YOU, Sitting, seats_from
from felicity.core.errors import FelicityError
from felicity.core.untrusted import whole
from felicity.text.labels import about_mode, label, title_of, with_about

USUAL_PLAYERS = 4


def ask_mode(page: Page, game: str, players: int | None) -> str:
    """Ask for a mode, among those for so many players."""
    facts = plugins.game(game).facts
    modes = [mode for mode, (fewest, most) in facts.modes.items() if players is None or fewest <= players <= most]
    if not modes:
        raise Refused("error-no-mode-for", game=game, players=str(players), spans=spans(game))
    if len(modes) == 1:
        return modes[0]
    usual = facts.default_mode if facts.default_mode in modes else modes[0]
    page.rule(title_of(page.lang, game))
    for number, mode in enumerate(modes, 1):
        name = with_about(page.lang, label(page.lang, game, f"mode-{mode}"), about_mode(page.lang, game, mode))
        page.text(page.say("welcome-mode-line", number=str(number), mode=name), indent=2, hang=3)
    while True:
        answer = page.ask_or_quit(page.say("welcome-mode", usual=modes.index(usual) + 1)).lower()
        if not answer:
            return usual
        chosen = whole(answer, len(modes))
        if chosen:
            return modes[chosen - 1]
        if answer in modes:
            return answer
        page.tell("welcome-again", last=len(modes), quit=page.say("command-quit"))


def spans(game: str) -> str:
    """Which mode is for how many players."""
    modes = plugins.game(game).facts.modes.items()
    return ", ".join(f"{mode} {fewest if fewest == most else f'{fewest}–{most}'}" for mode, (fewest, most) in modes)


def ask_seats(page: Page, game: str, mode: str, level: str) -> list[Sitting]:
    """Ask how many play, and who sits where."""
    fewest, most = plugins.game(game).facts.modes[mode]
    count = fewest if fewest == most else ask_number(page, fewest, most)
    usual = ", ".join([YOU, *[level] * (count - 1)])
    page.text(page.say("welcome-seats", bots=", ".join(registry.names(game))))
    while True:
        answer = page.ask_or_quit(page.say("welcome-who", usual=usual)) or usual
        words = [word.strip() for word in answer.split(",")]
        missing = count - len(words)
        if missing > 0:  # add more of the last bot named
            rest = next((word for word in reversed(words) if registry.is_bot(word.lower(), game)), level)
            page.tell("welcome-filled", number=missing, level=rest)
            words += [rest] * missing
        try:
            if len(words) > count:
                raise Refused("welcome-too-many", seats=len(words), players=count)
            return seats_from(words, game)
        except FelicityError as error:
            page.text(said(error, page.lang))


def ask_number(page: Page, fewest: int, most: int) -> int:
    """Ask how many play."""
    usual = min(most, max(fewest, USUAL_PLAYERS))
    while True:
        answer = page.ask_or_quit(page.say("welcome-players", fewest=fewest, most=most, usual=usual))
        if not answer:
            return usual
        number = whole(answer, most)
        if number is not None and number >= fewest:
            return number
        page.tell("welcome-number", fewest=fewest, most=most, quit=page.say("command-quit"))
