"""Legality, written once: the same lines offer an option and, when somebody wants to know, say why another is not offered."""

from __future__ import annotations

from typing import Final

from felicity.core.option import Option


class Refusal:
    """Something that can't be done now: what, by which rule, and the figures where figures decide."""

    def __init__(self, what: str, reason: str, rule: str, needs: int, has: int) -> None:
        self.what = what  # an option's text, or the words that its kind begins with
        self.reason = reason  # key of the sentence
        self.rule = rule
        self.needs = needs  # -1 where no figure decides
        self.has = has

    def __repr__(self) -> str:
        figures = f", needs {self.needs}, has {self.has}" if self.needs >= 0 else ""
        return f"Refusal({self.what!r}: {self.reason}, {self.rule}{figures})"

    def as_dict(self) -> dict[str, object]:
        """For pages and files."""
        found: dict[str, object] = {"what": self.what, "reason": self.reason, "rule": self.rule}
        if self.needs >= 0:
            found["needs"], found["has"] = self.needs, self.has
        return found


NOT_WANTED: Final[list[Refusal]] = []  # stays empty: shared by all who only want options


class Ask:
    """Goes through the conditions of a choice. A condition that fails leaves a refusal, but only if somebody `wants_reasons`."""

    def __init__(self, wants_reasons: bool) -> None:
        self.options: list[Option] = []
        self.refusals: list[Refusal] = [] if wants_reasons else NOT_WANTED
        self.wants_reasons = wants_reasons

    def offer(self, option: Option) -> None:
        """This may be chosen."""
        self.options.append(option)

    def offer_if_enough(self, option: Option, has: int, needs: int, reason: str, rule: str) -> None:
        """This may be chosen if there is as much as the rule asks for."""
        if has >= needs:
            self.options.append(option)
        elif self.wants_reasons:
            self.refusals.append(Refusal(option.text, reason, rule, needs, has))

    def allows(self, condition: bool, what: str, reason: str, rule: str) -> bool:
        """Does the rule let this happen?"""
        if condition:
            return True
        if self.wants_reasons:
            self.refusals.append(Refusal(what, reason, rule, -1, -1))
        return False

    def enough(self, has: int, needs: int, what: str, reason: str, rule: str) -> bool:
        """Is there as much as the rule asks for?"""
        if has >= needs:
            return True
        if self.wants_reasons:
            self.refusals.append(Refusal(what, reason, rule, needs, has))
        return False
