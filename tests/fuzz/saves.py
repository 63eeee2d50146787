"""Edited saves, as kinds of input: changed figures, and data that no program would write (`Dumps`), and changed plans (`Agendas`)."""

from __future__ import annotations

import json
from random import Random

import felicity
from felicity.core.errors import BadOptions, CannotRead
from tests.fuzz.edits import Data, SeenValues, edit_agenda, edit_anything
from tests.fuzz.kind import Kind, need_sentence
from tests.fuzz.nasty import change_data
from tests.fuzz.positions import play_on, positions_of

FRESH = 3000  # edits before other games are played
WILD = 0.2  # of the dumps are changed without regard to what stands where


class Dumps(Kind):
    """Positions of real games in which something is changed."""

    name = "dumps"
    shrinks = False

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self.game = rng.choice(list(felicity.games()))
        self.saves: list[Data] = []
        self.seen_values = SeenValues()
        self.left = 0

    def make(self) -> str:
        if self.left == 0:
            self.left = FRESH
            self.saves = positions_of(self.game, self.rng)
            self.seen_values = SeenValues()
            for save in self.saves:
                self.seen_values.learn(save)
        self.left -= 1
        save = json.loads(json.dumps(self.rng.choice(self.saves)))
        for _ in range(self.rng.choice([1, 1, 1, 2, 2, 3])):
            save = self.changed(save)
        return json.dumps(save)

    def changed(self, save: Data) -> Data:
        """Another figure, word, list or key."""
        if self.rng.random() < WILD:
            changed = change_data(save, self.rng)
            return changed if isinstance(changed, dict) and isinstance(changed.get("position"), dict) else save
        edit_anything(save, self.rng, self.seen_values)
        return save

    def takes(self, text: str) -> bool:
        try:
            save = json.loads(text)
        except ValueError:
            return False  # what is left of a save that was made smaller
        try:
            table = felicity.load(save)
        except (CannotRead, BadOptions) as error:
            need_sentence(str(error))
            return False
        play_on(table, Random(text))
        return True


class Agendas(Dumps):
    """Positions of real games with another plan for the game."""

    name = "agendas"

    def changed(self, save: Data) -> Data:
        edit_agenda(save["position"]["agenda"], self.rng, self.seen_values)
        return save
