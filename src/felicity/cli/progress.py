"""The progress bar for anything that takes long, such as playing many games: how many are finished, how fast, and the time left."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from felicity.cli.language import say


class Speed(ProgressColumn):
    """Games per second, recently."""

    def __init__(self, lang: str) -> None:
        super().__init__()
        self.lang = lang

    def render(self, task: Task) -> Text:
        """Empty before the first games."""
        return Text(say(self.lang, "simulate-per-second", value=task.speed) if task.speed else "")


@contextmanager
def progress_bar(lang: str, total: int, shown: bool, doing: str = "") -> Iterator[Callable[[int], None]]:
    """A bar on standard error, apart from the report; yields a function that takes how many games are finished, or other things."""
    speed = () if doing else (Speed(lang),)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), *speed, TimeRemainingColumn())
    console = Console(stderr=True, force_terminal=shown or None)
    with Progress(*columns, console=console, disable=not shown, transient=True) as bar:
        task = bar.add_task(doing or say(lang, "simulate-playing"), total=total)
        yield lambda finished: bar.update(task, completed=finished)
