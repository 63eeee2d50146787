"""Stacked totals of a whole table, for charts of a finished game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TypedDict

from felicity.core.table import Table


class PartData(TypedDict):
    """A part of a stack."""

    id: str
    label: str


class StackData(TypedDict):
    """The labels of the stack and of its parts."""

    id: str
    label: str
    parts: list[PartData]


class Stacks(ABC):
    """Says what is stacked. The parts of every stack add up to the same total at any moment (UI-G13)."""

    @abstractmethod
    def labels(self, names: list[str], lang: str) -> list[StackData]:
        """The labels of the stack and of its parts."""

    @abstractmethod
    def amounts(self, table: Table) -> dict[str, list[int]]:
        """By stack, its parts in order."""
