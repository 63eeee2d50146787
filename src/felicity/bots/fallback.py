"""Bots that never keep a table waiting: if one fails, the next simpler one chooses, and the failure is logged."""

from __future__ import annotations

import logging

from felicity.bots.bot import Bot
from felicity.bots.greedy import GreedyBot
from felicity.bots.seat import Seat
from felicity.core.option import Option

log = logging.getLogger("felicity.bots")


class FallbackBot(Bot):
    """Asks bots in turn, the best first, until one chooses an option that is on offer. The last one must not fail."""

    def __init__(self, name: str, bots: list[Bot]) -> None:
        super().__init__(name)
        self.bots = bots
        self.failure = ""  # why a bot was replaced in the last choice; "" if none was

    def choose(self, seat: Seat) -> Option:
        options = seat.options()
        self.failure = ""
        if len(options) == 1:
            return options[0]
        for at, bot in enumerate(self.bots[:-1]):
            try:
                option = bot.choose(seat)
                if option in options:
                    return option
                self.failure = self.failure or f"illegal option: {option.text}"
                log.warning("%s chose an illegal option in %s; %s chooses instead", bot.name, seat.question, self.bots[at + 1].name)
            except Exception as error:  # whatever went wrong, the table must go on
                self.failure = self.failure or type(error).__name__
                log.warning("%s failed in %s; %s chooses instead", bot.name, seat.question, self.bots[at + 1].name, exc_info=True)
        return self.bots[-1].choose(seat)


class CasualBot(Bot):
    """Plays like the greedy bot, but overlooks every other option: the level for a first game."""

    def __init__(self, greedy: GreedyBot) -> None:
        super().__init__("easy")
        self.greedy = greedy

    def choose(self, seat: Seat) -> Option:
        options = seat.options()
        if len(options) == 1:
            return options[0]
        noticed = [option for option in options if seat.rng.below(2)] or options
        worths = self.greedy.worths_of(seat, noticed)
        return noticed[worths.index(max(worths))]
