"""Legality, written once: the same lines offer an option and, on request, say why another isn't offered."""

from __future__ import annotations

from typing import Final

from felicity.core.option import Option
from felicity.core.view_types import RefusalFacts

AT_LEAST: Final = "at least"
AT_MOST: Final = "at most"


class Refusal:
    """Something that can't be done now: what, by which rule, and the numbers where the rule compares numbers."""

    def __init__(self, what: str, reason: str, rule: str, needs: int = -1, has: int = -1, bound: str = AT_LEAST) -> None:
        self.what = what  # an option's text, or the words it begins with
        self.reason = reason  # key of the sentence
        self.rule = rule
        self.needs = needs  # the least or the most that the rule allows; -1 where the rule compares no numbers
        self.has = has  # how much there is
        self.bound = bound  # whether `needs` is the least or the most

    def __repr__(self) -> str:
        limits = f", needs {self.bound} {self.needs}, has {self.has}" if self.needs >= 0 else ""
        return f"Refusal({self.what!r}: {self.reason}, {self.rule}{limits})"

    def as_dict(self) -> RefusalFacts:
        """For pages and files."""
        found: RefusalFacts = {"what": self.what, "reason": self.reason, "rule": self.rule}
        if self.needs >= 0:
            found["bound"], found["needs"], found["has"] = self.bound, self.needs, self.has
        return found

    def of(self, text: str) -> Refusal:
        """The same refusal of a single option."""
        return Refusal(text, self.reason, self.rule, self.needs, self.has, self.bound)


def without_variants(refusals: list[Refusal]) -> list[Refusal]:
    """Drop each refusal whose text only adds words to another one refused for the same reason.

    >>> dear = [Refusal(what, "coins", "SHOP-1") for what in ("buy glass 3", "buy glass 3 with 1", "buy glass 4 with 2")]
    >>> without_variants(dear)
    [Refusal('buy glass 3': coins, SHOP-1), Refusal('buy glass 4 with 2': coins, SHOP-1)]
    """
    known = {(refusal.what, refusal.reason, refusal.rule) for refusal in refusals}
    return [refusal for refusal in refusals if not any((what, refusal.reason, refusal.rule) in known for what in _shorter(refusal.what))]


def _shorter(what: str) -> list[str]:
    words = what.split(" ")
    return [" ".join(words[:length]) for length in range(1, len(words))]


NOT_WANTED: Final[list[Refusal]] = []  # stays empty, shared by every Ask that wants no reasons


class Ask:
    """Checks the conditions of a choice. A condition that fails leaves a refusal, but only if the caller `wants_reasons`."""

    def __init__(self, wants_reasons: bool) -> None:
        self.options: list[Option] = []
        self.refusals: list[Refusal] = [] if wants_reasons else NOT_WANTED
        self.wants_reasons = wants_reasons

    def offer(self, option: Option) -> None:
        """This may be chosen."""
        self.options.append(option)

    def offer_if_enough(self, option: Option, has: int, needs: int, reason: str, rule: str) -> None:
        """This may be chosen if there is at least as much as the rule asks for."""
        if has >= needs:
            self.options.append(option)
        elif self.wants_reasons:
            self.refusals.append(Refusal(option.text, reason, rule, needs, has))

    def allows(self, condition: bool, what: str, reason: str, rule: str) -> bool:
        """Does the rule let this happen?"""
        if condition:
            return True
        if self.wants_reasons:
            self.refusals.append(Refusal(what, reason, rule))
        return False

    def enough(self, has: int, needs: int, what: str, reason: str, rule: str) -> bool:
        """Is there at least as much as the rule asks for?"""
        if has >= needs:
            return True
        if self.wants_reasons:
            self.refusals.append(Refusal(what, reason, rule, needs, has))
        return False

    def within(self, has: int, most: int, what: str, reason: str, rule: str) -> bool:
        """Is there no more than the rule allows?"""
        if has <= most:
            return True
        if self.wants_reasons:
            self.refusals.append(Refusal(what, reason, rule, most, has, AT_MOST))
        return False

    def refuse(self, what: str, reason: str, rule: str) -> None:
        """The rule doesn't let this happen."""
        self.allows(False, what, reason, rule)

    def refuse_like(self, option: Option, other: str) -> bool:
        """Refuse an option for the same reason as another one, if that one is refused."""
        for refusal in self.refusals:
            if refusal.what == other:
                self.refusals.append(refusal.of(option.text))
                return True
        return False
