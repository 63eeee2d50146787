"""Steps: what is still to happen, each an immutable value on the agenda. A choice is a step that waits for one seat."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from felicity.core.ask import Ask
from felicity.core.native import mypyc_attr

S = TypeVar("S")  # the state of a game


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Something that happens without a choice. `FIELDS` names its fields as `name:kind`, so that it can be saved."""

    FIELDS: ClassVar[tuple[str, ...]] = ()
    RULE: ClassVar[str] = ""  # of a choice: the rule by which it is asked
    AT_ONCE: ClassVar[bool] = False  # happens as soon as it is planned, so that no saved position ever holds it

    def waits(self) -> bool:
        """Is this a choice?"""
        return False

    def run(self, s: S) -> None:
        """Let it happen. What it plans happens before what was planned earlier."""
        raise AssertionError(f"{type(self).__name__} waits for an answer")

    def stays(self) -> bool:
        """Does this choice remain open when it is answered? Then its `take` calls `take_off`, when it is settled."""
        return False

    def seat(self) -> int:
        """The seat that must choose."""
        raise AssertionError(f"{type(self).__name__} asks nobody")

    def ask(self, s: S, a: Ask) -> None:
        """Offer what may be chosen. At least one option is always offered."""
        raise AssertionError(f"{type(self).__name__} asks nothing")

    def explain(self, s: S, option: Any, a: Ask) -> None:
        """Leave a refusal of an option that `ask` has left no refusal of, such as one about a thing that isn't there.

        Only `Table.why` asks, after `ask` has gone through; what is said here is told to the seat that must choose.
        """

    def asked_by(self, s: S) -> str:
        """The rule by which this choice is asked."""
        return self.RULE

    def take(self, s: S, option: Any) -> None:
        """The seat has chosen one of the options offered. A game declares its own class of options there."""
        raise AssertionError(f"{type(self).__name__} takes nothing")

    def misfit(self, s: S, below: list[AnyStep]) -> str:
        """Why this step can't occur on top of those below it in this position; "" if it can. Only loading asks."""
        return ""

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={getattr(self, name)}" for name in (field.partition(":")[0] for field in self.FIELDS))
        return f"{type(self).__name__}({fields})"


def wrong_step_below(below: list[AnyStep], names: str) -> str:
    """Why a step can't be here: it must lie directly on one of these steps, named as in saves; "" stands for an empty agenda.

    >>> wrong_step_below([], "FinishTurn StartTurn")
    'expected FinishTurn or StartTurn below it, found nothing'
    """
    found = type(below[-1]).__name__ if below else ""
    if found == names or found in names.split():
        return ""
    return f"expected {' or '.join(names.split()) or 'nothing'} below it, found {found or 'nothing'}"


@mypyc_attr(allow_interpreted_subclasses=True)
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
