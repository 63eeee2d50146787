"""The facts of a life in Happy Nation, found in the events a seat saw."""

from __future__ import annotations

from typing import Final

from felicity.core.table import Table
from felicity.games.nation.narration.ending import ending_facts
from felicity.games.nation.narration.narrator import NationNarrator
from felicity.text.catalog import Value
from felicity.text.life import Event, Life, in_chapters, number
from felicity.text.story import BEGINNING, LOOKING_BACK, Fact, listed

# How much a card matters to a life.
CARDS: Final = {
    "wedding": 9, "birthday": 8, "date": 7, "holiday": 7, "dinner-party": 7, "to-give": 7, "first-aid": 7, "help-from-a-friend": 7,
    "well-travelled": 5, "free-lunch": 4, "free-housing": 4,
}  # fmt: skip
NO_ROOF: Final = "NATION-3.3"


class NationLife(Life):
    """One seat's game of Happy Nation."""

    def __init__(self, table: Table, seat: int, names: list[str], lang: str) -> None:
        super().__init__(table, seat, names, lang)
        players = table.view(seat)["players"]
        assert isinstance(players, list)
        self.players: list[Event] = players

    def goods(self, event: Event) -> str:
        assert isinstance(self.narrator, NationNarrator)
        return self.narrator.goods(event["product"], number(event["items"]))

    def fact(self, key: str, at: int, weight: int, **arguments: Value) -> Fact:
        return super().fact(f"nation-{key}", at, weight, **arguments)

    def back(self, key: str, at: int, weight: int, **arguments: Value) -> Fact:
        """A fact for the chapter that looks back."""
        return Fact(f"nation-{key}", LOOKING_BACK, at, weight, **arguments)


def nation_story(table: Table, seat: int, names: list[str], lang: str) -> list[list[str]]:
    """The life of a seat (from 1) of a game whose events were kept, in 8 to 15 sentences, by chapters."""
    return in_chapters(NationLife(table, seat, names, lang), (beginning, trade, debts, cards, health, evenings, looking_back, ending_facts))


def beginning(life: NationLife) -> list[Fact]:
    """Who you were, what you had, and who your neighbours were."""
    narrator = life.narrator
    character = narrator.name("character", life.player["character"])
    name = narrator.name("seat", life.me)
    facts = [Fact("nation-birth", BEGINNING, 0, 10, name=name, character=character)]
    others = [
        f"{narrator.name('seat', f'seat{seat}')} ({narrator.name('character', player['character'])})"
        for seat, player in enumerate(life.players, 1)
        if seat != life.seat
    ]
    facts.append(Fact("nation-town", BEGINNING, 1, 5, list=listed(life.lang, others)))
    loans = [number(life.events[at]["money"]) for at in life.all("opening-loan-taken")]
    return facts + [Fact("nation-opening-loan", BEGINNING, 2, 6, money=money) for money in loans]


def trade(life: NationLife) -> list[Fact]:
    """What the player made, sold and bought, and the levels reached."""
    facts = [life.fact("first-work", at, 5, goods=life.goods(life.events[at])) for at in life.all("worked")[:1]]
    facts += [life.fact("exported", at, 4, goods=life.goods(life.events[at])) for at in life.all("foreigners-bought")[:1]]
    for at in life.all("bought", who=None, host=life.me)[:1]:
        event = life.events[at]
        facts.append(life.fact("first-sale", at, 6, **life.person(event["who"]), goods=life.goods(event), money=number(event["money"])))
    for at in life.all("bought")[:1]:
        event = life.events[at]
        facts.append(
            life.fact("first-purchase", at, 5, **life.person(event["host"]), goods=life.goods(event), money=number(event["money"]))
        )
    for at in life.all("upgraded")[-1:]:
        level = number(life.events[at]["level"])
        named = life.narrator.say(f"nation-level-{life.player['character']}-{level}")
        facts.append(life.fact("upgraded", at, 7, level=level, name=named))
    return facts


def debts(life: NationLife) -> list[Fact]:
    """Loans taken and repaid, and what happened when the player couldn't pay."""
    facts = [life.fact("borrowed", at, 8, amount=number(life.events[at]["amount"])) for at in life.all("loan-taken")[:1]]
    facts += [life.fact("cleared", at, 7) for at in [*life.all("loan-cleared"), *life.all("loan-repaid")][:1]]
    facts += [life.fact("only-interest", at, 6, interest=number(life.events[at]["interest"])) for at in life.all("interest-paid")[:1]]
    facts += [life.fact("level-lost", at, 9, level=number(life.events[at]["level"])) for at in life.all("level-lost")[:1]]
    facts += [life.fact("eliminated", at, 10) for at in life.all("eliminated")]
    return facts


def cards(life: NationLife) -> list[Fact]:
    """The first time that each Explorer card was played."""
    found: dict[str, Fact] = {}
    for at in life.all("card-played"):
        card = str(life.events[at]["card"])
        found.setdefault(card, life.fact(f"card-{card}", at, CARDS.get(card, 4)))
    for at in life.all("present-given", who=None, target=life.me)[:1]:
        event = life.events[at]
        found["present"] = life.fact("present", at, 5, **life.person(event["who"]), money=number(event["money"]))
    return list(found.values())


def health(life: NationLife) -> list[Fact]:
    """Sickness, and what the player did about it."""
    facts = [life.fact("fell-ill", at, 7) for at in life.all("fell-ill")[:1]]
    facts += [life.fact("vaccinated", at, 6) for at in life.all("vaccine-used")[:1]]
    facts += [life.fact("cured", at, 6) for at in life.all("medicine-taken")[:1]]
    return facts


def evenings(life: NationLife) -> list[Fact]:
    """The first evening without a roof, and the first without dinner."""
    found: dict[str, Fact] = {}
    for at in life.all("happiness-moved", source="losses"):
        key = "no-roof" if life.events[at]["rule"] == NO_ROOF else "no-dinner"
        found.setdefault(key, life.fact(key, at, 6))
    return list(found.values())


def looking_back(life: NationLife) -> list[Fact]:
    """What the player did often, where happiness came from, and the money left."""
    facts = [*work(life), *best_source(life), purse(life)]
    shows = len(life.all("enjoyed-entertainment"))
    if shows:
        facts.append(life.back("shows", 3, 5, times=shows))
    nights = len(life.all("happiness-moved", source="home")), len(life.all("happiness-moved", source="dinner"))
    facts.append(life.back("nights", 4, 5, homes=nights[0], dinners=nights[1]))
    facts += prices(life)
    facts.append(Fact("nation-rounds", LOOKING_BACK, 9, 1, rounds=life.table.state.round))
    return facts


def prices(life: NationLife) -> list[Fact]:
    """The lowest and highest price, the first day's included."""
    asked = [number(life.events[at]["price"]) for at in life.all("price-set")]
    if not asked:
        return []
    players = life.table.at(0).view(life.seat)["players"]
    assert isinstance(players, list)
    first = number(players[life.seat - 1]["price"])
    return [life.back("prices", 2, 4, low=min(first, *asked), high=max(first, *asked))]


def work(life: NationLife) -> list[Fact]:
    """What came of the work: goods sold, loans made, money sent abroad."""
    facts: list[Fact] = []
    hours = life.total("worked", "hours")
    if hours:
        sold = life.total("bought", "money", who=None, host=life.me) + life.total("foreigners-bought", "money")
        facts.append(life.back("worked", 1, 7, hours=hours, money=sold))
    interest = sum(life.total(name, "interest", who=None) for name in ("loan-paid", "interest-paid"))
    if life.player["character"] == "banker":
        facts.append(life.back("interest", 1, 7, money=interest))
    invested = life.total("invested", "money")
    if invested:
        facts.append(life.back("invested", 1, 6, money=invested))
    abroad = life.total("worked-abroad", "money")
    if abroad:
        facts.append(life.back("worked-abroad", 1, 6, money=abroad))
    return facts


def best_source(life: NationLife) -> list[Fact]:
    """Where most of the happiness came from."""
    points = life.player["points"]
    assert isinstance(points, dict)
    best = max(points, key=lambda source: number(points[source]))
    if number(points[best]) <= 0:
        return []
    return [life.back("source", 5, 6, source=life.narrator.say(f"nation-source-{best}"), happiness=number(points[best]))]


def purse(life: NationLife) -> Fact:
    """What was left, and what was still owed."""
    loan = life.player["loan"]
    money = number(life.player["money"])
    if isinstance(loan, dict):
        return life.back("purse-in-debt", 8, 4, money=money, debt=number(loan["balance"]))
    return life.back("purse", 8, 4, money=money)
