"""Steps: what is still to happen, each an immutable value on the agenda. A choice is a step that waits for one seat."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from felicity.core.ask import Ask
from felicity.core.option import Option

S = TypeVar("S")  # the state of a game


class Step(Generic[S]):
    """Something that happens by itself. `FIELDS` names its figures as `name:kind`, so that it can be saved in words."""

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def waits(self) -> bool:
        """Is this a choice?"""
        return False

    def run(self, s: S) -> None:
        """Let it happen. What it plans happens before what was planned earlier."""
        raise AssertionError(f"{type(self).__name__} waits for an answer")

    def stays(self) -> bool:
        """Does this choice remain open when it is answered? Then its `take` takes it off the agenda, when it is settled."""
        return False

    def seat(self) -> int:
        """The seat that must choose."""
        raise AssertionError(f"{type(self).__name__} asks nobody")

    def ask(self, s: S, a: Ask) -> None:
        """Offer what may be chosen. At least one option is always offered."""
        raise AssertionError(f"{type(self).__name__} asks nothing")

    def take(self, s: S, option: Option) -> None:
        """The seat has chosen one of the options offered."""
        raise AssertionError(f"{type(self).__name__} takes nothing")

    def __repr__(self) -> str:
        figures = ", ".join(f"{name}={getattr(self, name)}" for name in (field.partition(":")[0] for field in self.FIELDS))
        return f"{type(self).__name__}({figures})"


class Choice(Step[S]):
    """A question to exactly one seat. What is allowed (`ask`) and what happens (`take`) stand side by side."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who:seat",)

    def __init__(self, who: int) -> None:
        self.who = who

    def waits(self) -> bool:
        return True

    def seat(self) -> int:
        return self.who


AnyStep = Step[Any]
