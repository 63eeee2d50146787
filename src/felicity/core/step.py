"""Steps: what is still to happen. Each is an immutable value on the agenda. A choice is a step that waits for one seat."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from felicity.core.ask import Ask
from felicity.core.native import mypyc_attr

S = TypeVar("S")  # the state of a game


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Something that happens without a choice. `FIELDS` names its fields as `name:kind`, so that it can be saved."""

    FIELDS: ClassVar[tuple[str, ...]] = ()
    RULE: ClassVar[str] = ""  # of a choice: the rule that calls for it
    AT_ONCE: ClassVar[bool] = False  # runs as soon as it is planned, so no saved position contains it

    def waits(self) -> bool:
        """Is this a choice?"""
        return False

    def run(self, s: S) -> None:
        """Let it happen. What it plans happens before what was planned earlier."""
        raise AssertionError(f"{type(self).__name__} waits for an answer")

    def stays(self) -> bool:
        """Does this choice stay open after an answer? Then its `take` calls `take_off` once it is settled."""
        return False

    def seat(self) -> int:
        """The seat that must choose."""
        raise AssertionError(f"{type(self).__name__} asks nobody")

    def ask(self, s: S, a: Ask) -> None:
        """Offer what may be chosen. At least one option is always offered."""
        raise AssertionError(f"{type(self).__name__} asks nothing")

    def explain(self, s: S, option: Any, a: Ask) -> None:
        """Refuse an option about which `ask` said nothing, such as one about a piece that isn't there.

        Only `Table.why` calls this, after `ask`; the seat that must choose sees the refusal.
        """

    def asked_by(self, s: S) -> str:
        """The rule that calls for this choice."""
        return self.RULE

    def take(self, s: S, option: Any) -> None:
        """The seat has chosen one of the options offered. A game declares its own class of options there."""
        raise AssertionError(f"{type(self).__name__} takes nothing")

    def misfit(self, s: S, below: list[AnyStep]) -> str:
        """Why this step can't occur on top of those below it in this position; "" if it can. Only called when loading."""
        return ""

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={getattr(self, name)}" for name in (field.partition(":")[0] for field in self.FIELDS))
        return f"{type(self).__name__}({fields})"


def wrong_step_below(below: list[AnyStep], names: str) -> str:
    """Why a step can't be here: it must be directly on top of one of these steps, named as in saves; "" stands for an empty agenda.

    >>> wrong_step_below([], "FinishTurn StartTurn")
    'expected FinishTurn or StartTurn below it, found nothing'
    """
    found = type(below[-1]).__name__ if below else ""
    if found == names or found in names.split():
        return ""
    return f"expected {' or '.join(names.split()) or 'nothing'} below it, found {found or 'nothing'}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[S]):
    """A question to exactly one seat. What is allowed (`ask`) and what happens (`take`) are defined side by side."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who:seat",)

    def __init__(self, who: int) -> None:
        self.who = who

    def waits(self) -> bool:
        return True

    def seat(self) -> int:
        return self.who


AnyStep = Step[Any]
