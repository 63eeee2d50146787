"""The facts of a life in LOOP, found in the events a seat saw."""

from __future__ import annotations

from collections import Counter
from typing import Final

from felicity.core.table import Table
from felicity.games.loop.narration.ending import ending_facts
from felicity.text.catalog import say
from felicity.text.life import Event, Life, in_chapters, number
from felicity.text.narrator import Arguments
from felicity.text.story import BEGINNING, LOOKING_BACK, Fact

# Events that show that a career's ability was used.
ABILITIES: Final = {
    "banker": "influenced", "craftsman": "forged-into", "engineer": "repaired", "investor": "invested", "nurse": "favour-given",
    "soldier": "favour-drafted", "scavenger": "scavenged", "scholar": "peeked", "scientist": "salvaged", "lawyer": "objected",
}  # fmt: skip
FINE: Final = 4  # the best quality
BILLS: Final = ("debt", "landfill")  # what is paid at the very end


class LoopLife(Life):
    """One seat's game of LOOP."""

    def coins(self, coins: int) -> str:
        return say(self.lang, "story-coins", coins=coins)

    def thing(self, event: Event) -> str:
        """A material with its quality."""
        return say(self.lang, "story-thing", **self.material(event), quality=number(event["quality"]))

    def material(self, event: Event) -> Arguments:
        """The material of an event, in all forms, as `type`."""
        return self.narrator.argument("type", "material", event["type"])


def loop_story(table: Table, seat: int, names: list[str], lang: str) -> list[list[str]]:
    """The life of a seat (from 1) of a game whose events were kept, in 8 to 15 sentences, by chapters."""
    return in_chapters(LoopLife(table, seat, names, lang), (beginning, market, joys, favours, crises, looking_back, ending_facts))


# --- the beginning ---


def beginning(life: LoopLife) -> list[Fact]:
    """Who you were, and what you had."""
    career = str(life.player["career"])
    taken = life.all("initial-setup-taken")
    points = life.player["points"]
    assert isinstance(points, dict)
    purse = number(life.events[taken[0]]["coins"]) if taken else number(life.player["coins"])
    arguments: Arguments = {"name": life.word("seat", life.me), "career": life.word("career", career)}
    facts = [Fact("birth", BEGINNING, 0, 10, **arguments, happiness=number(points["start"]), purse=life.coins(purse))]
    facts += other_careers(life, career)
    things = [life.thing(life.events[at]) for at in life.all("starting-material-drawn")]
    goals = [life.word("goal", life.events[at]["goal"]) for at in life.all("goal-dealt")]
    if things:
        facts.append(Fact("belongings", BEGINNING, 2, 7, list=life.list(things)))
    if goals:
        facts.append(Fact("dreams", BEGINNING, 3, 6, list=life.list(goals)))
    return facts


def other_careers(life: LoopLife, career: str) -> list[Fact]:
    """What one could have become."""
    dealt = [str(life.events[at]["career"]) for at in life.all("career-dealt")]
    if len(dealt) != 2:
        return []
    if career not in dealt:
        first, last = (life.word("career", each) for each in dealt)
        return [Fact("intern-by-choice", BEGINNING, 1, 7, first=first, last=last)]
    other = dealt[1 - dealt.index(career)]
    return [Fact("turned-down", BEGINNING, 1, 5, other=life.word("career", other))]


# --- the days ---


def market(life: LoopLife) -> list[Fact]:
    """What one bought, and what one owed."""
    bought = life.all("bought")
    facts = [first_purchase(life, at) for at in bought[:1]]
    fine = [at for at in bought[1:] if number(life.events[at]["quality"]) >= FINE]
    facts += [life.fact("finest-purchase", at, 5, **life.material(life.events[at]), quality=FINE) for at in fine[:1]]
    cards = life.all("applied")
    facts += [life.fact("first-debt", at, 8, purse=life.coins(number(life.events[at]["coins"]))) for at in cards[:1]]
    if len(cards) > 1:
        facts.append(life.fact("more-debts", cards[-1], 6, cards=len(cards)))
    facts += [life.fact("debt-cleared", at, 7) for at in life.all("debt-cleared")[:1]]
    return facts


def first_purchase(life: LoopLife, at: int) -> Fact:
    event = life.events[at]
    return life.fact("first-purchase", at, 7, thing=life.thing(event), price=life.coins(number(event["coins"])))


def joys(life: LoopLife) -> list[Fact]:
    """Activities and goals."""
    done = life.all("activity-completed")
    names = [life.word("activity", life.events[at]["activity"]) for at in done]
    facts = [life.fact("first-activity", done[0], 8, activity=names[0])] if done else []
    for name, times in Counter(names).most_common(1):
        if times > 1:
            last = max(at for at, each in zip(done, names, strict=True) if each == name)
            facts.append(life.fact("loved", last, 7, activity=name, times=times))
    facts += full_day(life, done)
    for at in life.all("goal-achieved"):
        event = life.events[at]
        facts.append(life.fact("goal", at, 9, goal=life.word("goal", event["goal"]), happiness=number(event["happiness"])))
    return facts


def full_day(life: LoopLife, done: list[int]) -> list[Fact]:
    """The turn with the most activities, if there were several."""
    by_round: dict[int, list[int]] = {}
    for at in done:
        by_round.setdefault(life.rounds[at], []).append(at)
    fullest = max(by_round.values(), key=len, default=[])
    names = [life.word("activity", life.events[at]["activity"]) for at in fullest]
    if len(set(names)) < 2:
        return []
    return [life.fact("full-day", fullest[-1], 6, count=len(names), list=life.list(list(dict.fromkeys(names))))]


def favours(life: LoopLife) -> list[Fact]:
    """Who helped, and who didn't: the first of each kind. A solo player can ask nobody."""
    if life.solo:
        return []
    found: dict[str, Fact] = {}
    asked: Event = {}
    for at, event in enumerate(life.events):
        name = str(event["event"])
        if name in ("favour-played", "favour-played-face-down"):
            asked = event
        elif name in ("favour-accepted", "favour-rejected", "objected") and asked:
            for fact in answered(life, at, asked, event):
                found.setdefault(fact.key, fact)
    return list(found.values())


def answered(life: LoopLife, at: int, asked: Event, answer: Event) -> list[Fact]:
    """What the answer to a favour means to the seat, if it was involved."""
    yes = answer["event"] == "favour-accepted"
    favour = life.word("favour", asked["favour"])
    if answer["event"] == "objected":
        return [life.fact("objected", at, 7, **life.person(answer["who"]))] if asked["who"] == life.me else []
    if asked["who"] == life.me and answer["who"] == asked["target"]:
        return [life.fact("favour-granted" if yes else "favour-denied", at, 5 if yes else 6, **life.person(answer["who"]), favour=favour)]
    if answer["who"] == life.me and asked["target"] == life.me:
        return [life.fact("favour-given" if yes else "favour-refused", at, 5 if yes else 7, **life.person(asked["who"]), favour=favour)]
    return []


def crises(life: LoopLife) -> list[Fact]:
    """What the world did, and what one did to the world."""
    facts: list[Fact] = []
    for weight, at in zip((6, 4), life.all("event-triggered")):
        facts.append(life.fact("crisis-solo" if life.solo else "crisis", at, weight, event=life.word("event", life.events[at]["card"])))
    blows = [at for at in life.all("happiness-moved", source="events") if number(life.events[at]["change"]) < 0]
    if blows:
        worst = min(blows, key=lambda at: number(life.events[at]["change"]))
        facts.append(life.fact("blow", worst, 6, loss=-number(life.events[worst]["change"])))
    facts += [life.fact("bottom", at, 8) for at in life.all("happiness-moved", happiness=0)[:1] if life.events[at]["source"] not in BILLS]
    for at in life.all("material-given")[:1]:
        facts.append(life.fact("gift-given", at, 5, **life.person(life.events[at]["target"]), thing=life.thing(life.events[at])))
    for at in life.all("material-given", who=None, target=life.me)[:1]:
        facts.append(life.fact("gift-taken", at, 5, **life.person(life.events[at]["who"]), thing=life.thing(life.events[at])))
    facts += [life.fact("depleted", at, 3) for at in life.all("depleted", who=None)[:1] if ended_otherwise(life)]
    return facts


def ended_otherwise(life: LoopLife) -> bool:
    """Has something other than the empty deck ended the game? If not, the ending mentions it."""
    return life.table.is_over and life.table.result.ended_by != "depletion"


# --- looking back ---


def looking_back(life: LoopLife) -> list[Fact]:
    """What one did often, and what never."""
    facts = [work(life), album(life), peak(life), purse(life), company(life)]
    facts.append(Fact("rounds", LOOKING_BACK, 9, 1, rounds=life.table.state.round))
    power = ABILITIES.get(str(life.player["career"]), "")
    times = len(life.all(power)) if power else 0
    if times:
        said = say(life.lang, f"loop-career-{life.player['career']}.power")
        facts.append(Fact("ability", LOOKING_BACK, 2, 5, times=times, power=said))
    return facts + landfill(life) + virtues(life)


def work(life: LoopLife) -> Fact:
    times = len(life.all("worked"))
    if not times:
        return Fact("never-worked", LOOKING_BACK, 1, 7)
    lost = -sum(number(life.events[at]["change"]) for at in life.all("happiness-moved", source="work"))
    purse = life.coins(life.total("worked", "coins"))
    return Fact("worked" if lost else "worked-gladly", LOOKING_BACK, 1, 7, times=times, purse=purse, loss=lost)


def album(life: LoopLife) -> Fact:
    names = [life.word("activity", life.events[at]["activity"]) for at in life.all("activity-completed")]
    if not names:
        return Fact("no-activity", LOOKING_BACK, 4, 7)
    return Fact("activities", LOOKING_BACK, 4, 4, count=len(names), list=life.list(list(dict.fromkeys(names))))


def peak(life: LoopLife) -> Fact:
    """The happiest moment; the start counts too."""
    points = life.player["points"]
    assert isinstance(points, dict)
    best, round = number(points["start"]), 1
    for at in life.all("happiness-moved"):
        if number(life.events[at]["happiness"]) > best:
            best, round = number(life.events[at]["happiness"]), life.rounds[at]
    return Fact("peak", LOOKING_BACK, 6, 5, round=round, happiness=best)


def purse(life: LoopLife) -> Fact:
    return Fact("purse", LOOKING_BACK, 8, 3, purse=number(life.player["coins"]))


def company(life: LoopLife) -> Fact:
    if life.solo:
        return Fact("alone", BEGINNING, 4, 4)
    return Fact("neighbours", BEGINNING, 4, 4, list=life.list(life.others))


def landfill(life: LoopLife) -> list[Fact]:
    """What was used up."""
    broken = life.all("broken", who=None, owner=life.me)
    if broken:
        return [Fact("wear", LOOKING_BACK, 5, 4, count=len(broken))]
    return [] if life.player["landfill"] else [Fact("landfill-empty", LOOKING_BACK, 5, 4)]


def virtues(life: LoopLife) -> list[Fact]:
    """Reputation, favours never refused, debts never made."""
    facts: list[Fact] = []
    earned = sum(number(life.events[at]["change"]) for at in life.all("happiness-moved", source="reputation"))
    if earned > 0:
        facts.append(Fact("reputation", LOOKING_BACK, 3, 5, happiness=earned))
    accepted, rejected = len(life.all("favour-accepted")), len(life.all("favour-rejected"))
    if accepted > 1 and not rejected:
        facts.append(Fact("always-yes", LOOKING_BACK, 2, 5, times=accepted))
    if life.table.setup.mode != "basic" and not life.all("applied"):
        facts.append(Fact("never-in-debt", LOOKING_BACK, 7, 4))
    return facts
