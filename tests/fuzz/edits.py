"""Changes to a saved position, as a hand, a bug or an enemy makes them. They know no game: only words, numbers, lists and keys."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

Data = dict[str, Any]
Place = tuple[Any, Any, str]  # a dict and a key of it, or a list and an index; then the key below which it stands
RUBBISH: list[object] = [None, True, "", "seat9", -1, 1.5, [], {}, 10**30, "\ud800", [None], {"step": None}]


class SeenValues:
    """What stands below each key in real positions."""

    def __init__(self) -> None:
        self.below: dict[str, list[object]] = {}
        self.steps: list[Data] = []
        self.saves: list[Data] = []

    def learn(self, save: Data) -> None:
        """Remember what a save says."""
        self.saves.append(save)
        self.steps += save["position"]["agenda"]
        self.learn_from(save)

    def learn_from(self, data: Data) -> None:
        """Remember what stands below each key."""
        for holder, key, name in places(data):
            value = holder[key]
            known = self.below.setdefault(name, [])
            if len(known) < 200 and value not in known:
                known.append(value)

    def one(self, name: str, rng: Random) -> object:
        """Something that stands below this key in a real position."""
        return deepcopy(rng.choice(self.below.get(name, RUBBISH)))


def places(data: object, name: str = "") -> list[Place]:
    """Every place of a save where something stands, with the key below which it does."""
    found: list[Place] = []
    if isinstance(data, dict):
        for key, value in data.items():
            found.append((data, key, key))
            found += places(value, key)
    elif isinstance(data, list):
        for at, value in enumerate(data):
            found.append((data, at, name))
            found += places(value, name)
    return found


def edit(save: Data, rng: Random, seen_values: SeenValues) -> str:
    """Change something; what was done, in words."""
    if has_agenda(save):
        how = rng.random()
        if how < 0.4:
            return edit_agenda(save["position"]["agenda"], rng, seen_values)
        if how < 0.5:
            return graft(save, rng, seen_values)
        if how < 0.55:
            return rename(save, rng)
    return edit_anything(save, rng, seen_values)


def has_agenda(save: Data) -> bool:
    """Are there still steps to be changed?"""
    position = save.get("position")
    agenda = position.get("agenda") if isinstance(position, dict) else None
    return isinstance(agenda, list) and all(isinstance(step, dict) and step for step in agenda)


def edit_agenda(agenda: list[Data], rng: Random, seen_values: SeenValues) -> str:
    """Another plan for the game."""
    how = rng.randrange(7)
    if how == 0 and agenda:
        return f"drop step {agenda.pop(rng.randrange(len(agenda)))}"
    if how == 1 and len(agenda) > 1:
        first, second = rng.sample(range(len(agenda)), 2)
        agenda[first], agenda[second] = agenda[second], agenda[first]
        return f"swap steps {first} and {second}"
    if how == 2 and agenda:
        at = rng.randrange(len(agenda))
        agenda.insert(rng.randrange(len(agenda) + 1), dict(agenda[at]))
        return f"double step {at}"
    if how == 3:
        agenda[:] = [dict(step) for step in rng.choice(seen_values.saves)["position"]["agenda"]]
        return f"agenda of another position: {agenda}"
    if how == 4 and agenda:
        at = rng.randrange(len(agenda))
        agenda[at] = dict(rng.choice(seen_values.steps))
        return f"step {at} becomes {agenda[at]}"
    if how == 5 and agenda:
        step = rng.choice(agenda)
        key = rng.choice(list(step))
        step[key] = another(step[key], key, rng, seen_values)
        return f"a step's {key} becomes {step[key]!r}"
    at = rng.randrange(len(agenda) + 1)
    agenda.insert(at, dict(rng.choice(seen_values.steps)))
    return f"insert step {agenda[at]} at {at}"


def graft(save: Data, rng: Random, seen_values: SeenValues) -> str:
    """Some parts of another position of as many players: the plan, the turn, whatever."""
    alike = [each for each in seen_values.saves if (each["mode"], each["players"]) == (save.get("mode"), save.get("players"))]
    other = rng.choice(alike or seen_values.saves)["position"]
    parts = rng.sample(list(other), rng.randint(1, 4))
    if rng.random() < 0.7:
        parts += [key for key in ("agenda", "active", "turn") if key in other]
    for key in parts:
        save["position"][key] = deepcopy(other[key])
    return f"{', '.join(parts)} of another position"


def rename(save: Data, rng: Random) -> str:
    """Two words change places everywhere but in the list of players: a seat or a card becomes another."""
    flat = [(each, at) for each, at, _ in places(save["position"]) if isinstance(each[at], str)]
    if not flat:
        return "no words"
    one, two = [each[at] for each, at in rng.choices(flat, k=2)]
    for each, at in flat:
        if each[at] in (one, two):
            each[at] = two if each[at] == one else one
    return f"{one!r} and {two!r} change places everywhere"


def edit_anything(save: Data, rng: Random, seen_values: SeenValues) -> str:
    """Another figure, word, list or key."""
    all_places = places(save)
    holder, key, name = rng.choice(all_places)
    how = rng.randrange(10)
    if how < 4:
        before = holder[key]
        holder[key] = another(before, name, rng, seen_values)
        return f"{name}: {before!r} becomes {holder[key]!r}"
    if how == 4:
        return move_card(all_places, rng, seen_values)
    if how == 5:
        return swap_cards(all_places, rng)
    if how == 6:
        return shift_amount(all_places, rng)
    if how == 7:
        lists = [(each[at], under) for each, at, under in all_places if isinstance(each[at], list)]
        return edit_list(*rng.choice(lists), rng, seen_values) if lists else "no list"
    if how == 8 and isinstance(holder, dict):
        if rng.random() < 0.5:
            return f"drop key {name}: {holder.pop(key)!r}"
        holder[rng.choice(list(seen_values.below)) + rng.choice(["", "s"])] = deepcopy(rng.choice(RUBBISH))
        return f"add a key beside {name}"
    holder[key] = seen_values.one(name, rng)
    return f"{name} of another position: {holder[key]!r}"


def another(value: object, name: str, rng: Random, seen_values: SeenValues) -> object:
    """Something else that might stand there."""
    if rng.random() < 0.05:
        return deepcopy(rng.choice(RUBBISH))
    if isinstance(value, bool):
        return not value
    if isinstance(value, int) and rng.random() < 0.7:
        return value + rng.choice([-1, 1, -1, 1, 2, -2, 5, -value, 10, 100, 10**5])
    return seen_values.one(name, rng)


def edit_list(cards: list[Any], name: str, rng: Random, seen_values: SeenValues) -> str:
    """Drop, double, swap or add."""
    how = rng.randrange(5)
    if how == 0 and cards:
        return f"{name}: drop {cards.pop(rng.randrange(len(cards)))!r}"
    if how == 1 and cards:
        cards.insert(rng.randrange(len(cards) + 1), rng.choice(cards))
        return f"{name}: double a card"
    if how == 2 and len(cards) > 1:
        first, second = rng.sample(range(len(cards)), 2)
        cards[first], cards[second] = cards[second], cards[first]
        return f"{name}: swap {first} and {second}"
    if how == 3:
        cards.clear()
        return f"{name}: nothing left"
    cards.insert(rng.randrange(len(cards) + 1), seen_values.one(name, rng))
    return f"{name}: one more"


def move_card(all_places: list[Place], rng: Random, seen_values: SeenValues) -> str:
    """A card lies elsewhere, mostly where such cards do lie: none is lost or doubled."""
    lists = [(each[at], name) for each, at, name in all_places if isinstance(each[at], list)]
    sources = [(cards, name) for cards, name in lists if cards and isinstance(cards[0], str)]
    if not sources:
        return "nothing to move"
    cards, source = rng.choice(sources)
    card = cards.pop(rng.randrange(len(cards)))
    usual = [(each, name) for each, name in lists if card in seen_values.below.get(name, [])]
    target, name = rng.choice(usual if usual and rng.random() < 0.8 else lists)
    target.insert(rng.randrange(len(target) + 1), card)
    return f"{card!r} moves from {source} to {name}"


def swap_cards(all_places: list[Place], rng: Random) -> str:
    """Two cards, two figures or two lists of them change places."""
    flat = [(each, at, name) for each, at, name in all_places if is_flat(each[at])]
    first, at, name = rng.choice(flat)
    second, there, other = rng.choice([(each, place, other) for each, place, other in flat if type(each[place]) is type(first[at])])
    first[at], second[there] = second[there], first[at]
    return f"{first[at]!r} of {other} and {second[there]!r} of {name} change places"


def is_flat(value: object) -> bool:
    """Neither an object nor a list with something below it."""
    return not isinstance(value, dict) and not (isinstance(value, list) and any(isinstance(each, (dict, list)) for each in value))


def shift_amount(all_places: list[Place], rng: Random) -> str:
    """More here and less there: sums stay."""
    numbers = [(each, at, name) for each, at, name in all_places if type(each[at]) is int]
    if not numbers:
        return "nothing to shift"
    first, at, name = rng.choice(numbers)
    second, there, other = rng.choice(numbers)
    amount = rng.choice([1, 1, 2, 5, 30])
    both = rng.random() < 0.3
    first[at] += amount
    second[there] += amount if both else -amount
    return f"{name} grows by {amount}, {other} {'too' if both else 'shrinks'}"
