"""A game at the terminal: bots play, people are asked, and everybody sees what their seat may know."""

from __future__ import annotations

from felicity import plugins
from felicity.bots.seat import Seat
from felicity.cli import commands
from felicity.cli.menu import Menu
from felicity.cli.page import Page
from felicity.cli.screen import View
from felicity.cli.seats import Sitting
from felicity.cli.story import story
from felicity.core.errors import CannotRead, FelicityError, NotAllowed
from felicity.core.option import Option
from felicity.core.rng import Rng, start_of
from felicity.core.table import Table
from felicity.text.narrators import narrator_of


class Session:
    """A table, its players, and the screen they share."""

    def __init__(self, page: Page, table: Table, seats: list[Sitting], pack: str = "") -> None:
        self.page = page
        self.seats = seats
        self.pack = pack  # the folder of the cards in use
        self.reader = 0  # the seat looking at the screen; 0: nobody yet
        self.heard = [0] * len(seats)  # how many events each seat has seen
        self.heard_at = 0  # the position at which events were last shown
        self.chosen_alone: list[list[str]] = [[] for _ in seats]  # forced choices of each seat, not yet shown
        self.alone: set[int] = set()  # positions with a forced choice
        self.menu: Menu | None = None
        self.sit_down(table)

    def sit_down(self, table: Table) -> None:
        """Continue at this table."""
        self.table = table
        self.narrator = narrator_of(self.page.lang, table, [seat.name for seat in self.seats])
        labels = [seat.label for seat in self.seats]
        if len(self.people) == 1:
            labels[self.people[0] - 1] = self.page.say("screen-you-label", name=self.seats[self.people[0] - 1].name)
        self.screen = plugins.plugin(table.setup.game).screen(self.narrator, table, labels, self.page.width)

    @property
    def people(self) -> list[int]:
        """The seats of people, from 1."""
        return [number for number, seat in enumerate(self.seats, 1) if seat.bot is None]

    # --- playing ---

    def run(self) -> None:
        """Play to the end."""
        while (seat := self.table.to_act) is not None:
            sitting = self.seats[seat - 1]
            options = self.table.options()
            if sitting.bot is not None:
                self.table.play(sitting.bot.choose(Seat(self.table, self.chance(seat))))
            elif len(options) == 1 and self.table.question not in self.screen.ALWAYS_ASKED:
                self.take_only(seat, options[0])
            else:
                self.decide(seat)
        self.tell_rest()

    def chance(self, seat: int) -> Rng:
        """A bot's random generator: its own, and the same again after resuming or undoing."""
        return Rng(start_of(f"{self.table.setup.seed} bot {seat} {self.table.number}"))

    def take_only(self, seat: int, option: Option) -> None:
        """A single option is no choice: it is played and shown."""
        label = Menu(self.table, self.narrator, self.page.width).entries[0].label
        self.alone.add(self.table.number)
        self.table.play(option)
        self.chosen_alone[seat - 1].append(self.page.say("play-only", option=label))

    def decide(self, seat: int) -> None:
        """Show the seat what it needs, then ask until something is played or changed."""
        view: View = self.table.view(seat)
        fresh = self.hand_over(seat)
        fresh = self.tell_news(seat) or fresh
        self.menu = Menu(self.table, self.narrator, self.page.width)
        if fresh or self.screen.is_fresh(view):
            self.show_table(view)
        elif self.table.question in self.screen.SHORT:
            self.show(self.screen.short(view))
        self.show_question()
        number, table = self.table.number, self.table
        while self.table is table and self.table.number == number:
            self.answer(seat, self.page.ask(self.page.say("play-prompt", name=self.seats[seat - 1].name)))

    def hand_over(self, seat: int) -> bool:
        """Hide one person's screen before the next one looks."""
        if seat == self.reader:
            return False
        if len(self.people) > 1:
            if self.reader:
                self.page.wipe()
            self.page.rule()
            self.page.tell("play-curtain", name=self.seats[seat - 1].name)
            self.page.ask_or_quit(self.page.say("play-curtain-prompt"))
            self.page.wipe()
        self.reader = seat
        return True

    def answer(self, seat: int, text: str) -> None:
        """Handle a number, the text of an option, or a command."""
        if not text:
            self.show_table(self.table.view(seat))
            self.show_question()
            return
        if commands.run(self, seat, text):
            return
        try:
            option = self.read(text)
            if option is not None:
                self.table.play(option)
        except NotAllowed as error:
            commands.explain(self, error)
        except CannotRead as error:
            self.page.tell("play-unreadable", text=text, hint=close_to(error) or "none")

    def read(self, text: str) -> Option | None:
        """The option with this number or text; an unknown number is reported."""
        assert self.menu is not None
        option = self.menu.by_number(text)
        if option is None and text.isascii() and text.isdecimal():
            self.page.tell("play-no-number", number=text, last=len(self.menu.entries))
            return None
        return option or self.table.game.alphabet.read(text)

    # --- telling ---

    def tell_news(self, seat: int) -> bool:
        """Show what happened since the seat last looked; returns whether somebody else had a turn."""
        events = self.table.events(seat)
        lines = story(self.narrator, self.table, events[self.heard[seat - 1] :])
        self.heard[seat - 1] = len(events)
        self.heard_at = self.table.number
        if lines:
            self.page.line()
        for text in self.chosen_alone[seat - 1]:
            self.page.text(text, indent=3, hang=2)
        self.chosen_alone[seat - 1] = []
        self.page.story(lines)
        return any(line.is_head for line in lines)

    def tell_rest(self) -> None:
        """The end of the story, as the only human knows it, or else as a spectator does."""
        if len(self.people) == 1:
            self.tell_news(self.people[0])
        else:
            self.page.line()
            self.page.story(story(self.narrator, self.table, self.table.events(None, since=self.heard_at)))

    def show_table(self, view: View) -> None:
        """Everything the seat sees."""
        self.page.line()
        self.page.rule(self.screen.title(view))
        self.show([*self.screen.table(view), "", *self.screen.mine(view)])

    def show_question(self) -> None:
        """The question and the options."""
        assert self.menu is not None
        self.page.line()
        self.page.text(self.narrator.asked(self.table), style="bold")
        for line, style in self.menu.lines():
            self.page.line(line, style)

    def show(self, lines: list[str]) -> None:
        """Print lines that a screen drew."""
        for line in lines:
            self.page.line(line)

    # --- going back, putting aside ---

    def go_back(self, seat: int) -> bool:
        """Back to the seat's last real choice, unless something was revealed since."""
        limit, _ = self.table.undo_limit(seat)
        number = self.table.number - 1
        while number in self.alone and number > limit:
            number -= 1
        if number < limit or number in self.alone:
            return False
        self.alone = {each for each in self.alone if each < number}
        self.replace(self.table.at(number))
        return True

    def replace(self, table: Table) -> None:
        """Continue at another position without repeating its events."""
        self.sit_down(table)
        self.heard = [len(table.events(seat)) for seat in range(1, len(self.seats) + 1)]
        self.chosen_alone = [[] for _ in self.seats]

    def record(self) -> str:
        """The record of the game so far, with the players' names."""
        return self.table.record([seat.label for seat in self.seats])


def close_to(error: FelicityError) -> str:
    """The options that resemble the text, as the alphabet found them."""
    _, _, hint = str(error).partition("Close to: ")
    return hint.rstrip(".")
