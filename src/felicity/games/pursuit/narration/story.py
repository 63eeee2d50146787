"""The facts of a life in The Pursuit of Happiness, found in the events a seat saw: from the cradle to the last dream."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from felicity.core.table import Table
from felicity.games.pursuit.constants import ACTIVITY, BASIC, FAMILY, GROUP, ITEM, JOB, MAX_LEVEL, PARTNER, SINGLE
from felicity.games.pursuit.narration.ending import decade, ending
from felicity.games.pursuit.narration.narrator import PursuitNarrator
from felicity.text.catalog import Value
from felicity.text.life import Life, in_chapters, number
from felicity.text.story import BEGINNING, LOOKING_BACK, Fact

YOUTH: Final = ("study", "play", "interact", "temp_job", "take_project", "rest")  # what a teenager may have done most
BEST: Final = 3  # the finest level of an Item or an Activity
CLOSE: Final = 2  # spaces from the end of the stress track
OFTEN: Final = 2  # from here on overtime is overwork


class PursuitLife(Life):
    """One seat's game of The Pursuit of Happiness."""

    def __init__(self, table: Table, seat: int, names: list[str], lang: str) -> None:
        super().__init__(table, seat, names, lang)
        assert isinstance(self.narrator, PursuitNarrator)
        self.names: PursuitNarrator = self.narrator

    def kind(self, at: int) -> int:
        """Which kind of card an event is about."""
        return self.names.cards.kind[self.names.cards.names.index(str(self.events[at]["card"]))]

    def of_kind(self, name: str, *kinds: int) -> list[int]:
        """My events about cards of these kinds."""
        return [at for at in self.all(name) if self.kind(at) in kinds]

    def card(self, at: int) -> str:
        """The card of an event."""
        return self.names.card(str(self.events[at]["card"]))

    def level(self, at: int) -> int:
        """The level that was taken, reached or bought."""
        return number(self.events[at]["level"])

    def step(self, key: str, at: int, weight: int, level: int = 0) -> Fact:
        """A card taken or bought at a level, with the level's name."""
        name = self.names.level(str(self.events[at]["card"]), level or self.level(at))
        return self.happened(key, at, weight, card=self.card(at), level=name)

    def happened(self, key: str, at: int, weight: int, **arguments: Value) -> Fact:
        """A fact at this point of the log; a round is a decade of the life."""
        return self.fact(f"pursuit-{key}", at, weight, when=decade(self, at), **arguments)


Finder = Callable[[PursuitLife], list[Fact]]


def pursuit_story(table: Table, seat: int, names: list[str], lang: str, more: tuple[Finder, ...] = ()) -> list[list[str]]:
    """The life of a seat (from 1) of a game whose events were kept, in 8 to 15 sentences, by chapters; an expansion finds more facts."""
    life = PursuitLife(table, seat, names, lang)
    finders: tuple[Finder, ...] = (beginning, youth, projects, together, work, loves, things, strain, looking_back, ending)
    return in_chapters(life, finders + more)


# --- the beginning ---


def beginning(life: PursuitLife) -> list[Fact]:
    """The trait kept and the one returned, the other players, and the Life Goals."""
    kept = str(life.player["trait"])
    trait = life.names.words("trait", kept)
    facts = [Fact("pursuit-birth", BEGINNING, 0, 10, name=life.word("seat", life.me), trait=trait[""], ability=trait["-ability"])]
    others = [str(life.events[at]["trait"]) for at in life.all("trait-dealt") if life.events[at]["trait"] != kept]
    facts += [Fact("pursuit-other-talent", BEGINNING, 1, 4, trait=life.word("trait", other)) for other in others[:1]]
    facts.append(Fact("pursuit-alone", BEGINNING, 2, 3) if life.solo else neighbours(life))
    goals = [life.word("goal", life.events[at]["goal"]) for at in life.all("goal-drawn", who=None)]
    return facts + [Fact("pursuit-dreams", BEGINNING, 3, 5, list=life.list(goals))]


def neighbours(life: PursuitLife) -> Fact:
    return Fact("pursuit-neighbours", BEGINNING, 2, 4, list=life.list(life.others))


def youth(life: PursuitLife) -> list[Fact]:
    """What the player did most as a teenager, and the first thing taken up."""
    early = [at for at in life.all("action-taken") if life.rounds[at] == 1]
    times = Counter(str(life.events[at]["action"]) for at in early)
    most, count = max(times.items(), key=lambda item: item[1], default=("", 0))
    facts = [life.happened(f"teen-{most}", early[0], 8, times=count)] if most in YOUTH else []
    return facts + [life.step("first-project", at, 7) for at in life.of_kind("project-taken", BASIC)[:1]]


# --- the days ---


def projects(life: PursuitLife) -> list[Fact]:
    """What you finished, your great day on a stage, and what you abandoned."""
    facts = [life.step("finished", at, 9 if nth < 2 else 6, MAX_LEVEL) for nth, at in enumerate(life.all("project-finished"))]
    singles = life.of_kind("project-taken", SINGLE)
    facts += [life.step("single", at, 6) for at in sorted(singles, key=life.level)[-1:]]
    given = life.of_kind("card-given-up", BASIC)
    return facts + [life.happened("abandoned", at, 5, card=life.card(at)) for at in given[:1]]


def together(life: PursuitLife) -> list[Fact]:
    """Group Projects: your own, those of others, and who joined."""
    facts = [life.step("founded", at, 6) for at in life.of_kind("project-taken", GROUP)[:1]]
    for at in [at for at in life.all("group-joined") if life.events[at]["owner"] != life.me][:1]:
        role = life.names.level(str(life.events[at]["card"]), number(life.events[at]["role"]))
        facts.append(life.happened("joined", at, 7, **life.person(life.events[at]["owner"]), card=life.card(at), role=role))
    guests = [at for at in life.all("group-joined", who=None, owner=life.me) if life.events[at]["who"] != life.me]
    return facts + [life.happened("joined-by", at, 6, **life.person(life.events[at]["who"]), card=life.card(at)) for at in guests[:1]]


def work(life: PursuitLife) -> list[Fact]:
    """The first job, promotions, and the loss of it."""
    jobs, rises = life.all("hired"), life.all("promoted")
    facts = [life.happened("first-job", at, 9, job=life.card(at)) for at in jobs[:1]]
    facts += [life.happened("promoted", at, 8, job=life.card(at), before=life.word("card", life.events[at]["from"])) for at in rises[-1:]]
    lost = life.of_kind("upkeep-unpaid", JOB) + life.of_kind("card-given-up", JOB)
    facts += [life.happened("job-lost", at, 7, job=life.card(at)) for at in lost[:1]]
    return facts + [life.happened("retired", at, 8, job=life.card(at)) for at in life.all("retired")[:1]]


def loves(life: PursuitLife) -> list[Fact]:
    """Whom you met, whom you lived with, and how it ended."""
    met = life.all("dated")
    facts = [life.happened("first-date", at, 8, partner=lover(life, at)) for at in met[:1]]
    if len(met) > 1:
        facts.append(life.happened("more-dates", met[-1], 5, partner=lover(life, met[-1]), times=len(met)))
    for at in life.all("deepened"):
        family = number(life.events[at]["level"]) == FAMILY
        facts.append(life.happened("family" if family else "couple", at, 9 if family else 6, partner=lover(life, at)))
    ends = life.of_kind("upkeep-unpaid", PARTNER) + life.of_kind("card-given-up", PARTNER)
    return facts + [
        life.happened("parted", at, 8, partner=life.names.known_as(life.table, life.me, str(life.events[at]["card"]))) for at in ends[:1]
    ]


def lover(life: PursuitLife, at: int) -> str:
    return life.word("partner", life.events[at]["partner"])


def things(life: PursuitLife) -> list[Fact]:
    """The first Item, the finest one, the best Activity, and what could not be kept."""
    items, outings = life.of_kind("bought", ITEM), life.of_kind("bought", ACTIVITY)
    facts = [life.step("first-item", at, 6) for at in items[:1]]
    facts += [life.step("finest-item", at, 7) for at in items[1:] if life.level(at) == BEST][:1]
    facts += [life.step("outing", at, 6) for at in sorted(outings, key=life.level)[-1:]]
    lost = life.of_kind("upkeep-unpaid", ITEM)
    return facts + [life.happened("item-lost", at, 6, card=life.card(at)) for at in lost[:1]]


def strain(life: PursuitLife) -> list[Fact]:
    """Overtime, the day it was nearly too much, and the coming of old age."""
    late = life.all("action-taken", action="overtime")
    facts = [life.happened("overtime", late[-1], 7 if len(late) > OFTEN else 5, times=len(late))] if len(late) >= OFTEN else []
    moves = life.all("stress-moved")
    worst = max(moves, key=lambda at: number(life.events[at]["space"]), default=-1)
    last = number(track(life, "stress_last"))
    dead = life.all("died")
    old = [at for at in life.all("old-age-came", who=None) if not dead or at < dead[0]]
    if worst >= 0 and old and worst < old[0] and number(life.events[worst]["space"]) >= last - CLOSE:
        facts.append(life.happened("breakdown", worst, 8, space=number(life.events[worst]["space"]), last=last))
    if old and number(life.player["lth_at_old_age"]):
        facts.append(life.happened("old-age", old[0], 7, lth=number(life.player["lth_at_old_age"])))
    return facts


def track(life: PursuitLife, name: str) -> object:
    """A constant of the board."""
    board = life.table.view(life.seat)["board"]
    assert isinstance(board, dict)
    return board["tracks"][name]


# --- looking back ---


def looking_back(life: PursuitLife) -> list[Fact]:
    """What the player did often and never, and what was left."""
    facts = [purse(life), busiest(life)]
    done = [life.card(at) for at in life.all("project-finished")]
    if not done:
        facts.append(Fact("pursuit-nothing-finished", LOOKING_BACK, 2, 6))
    elif len(done) > 2:
        facts.append(Fact("pursuit-projects", LOOKING_BACK, 2, 5, count=len(done), list=life.list(done)))
    if not life.all("hired"):
        facts.append(Fact("pursuit-no-job", LOOKING_BACK, 3, 6))
    if not life.all("dated"):
        facts.append(Fact("pursuit-no-love", LOOKING_BACK, 4, 6))
    return facts + home(life) + album(life) + rests(life)


def purse(life: PursuitLife) -> Fact:
    return Fact("pursuit-purse", LOOKING_BACK, 8, 2, money=number(life.player["money"]))


def busiest(life: PursuitLife) -> Fact:
    """What the player did most."""
    times = Counter(str(life.events[at]["action"]) for at in life.all("action-taken"))
    most, count = max(times.items(), key=lambda item: item[1], default=("rest", 0))
    return Fact("pursuit-habit", LOOKING_BACK, 1, 3, action=life.word("action", most), times=count)


def home(life: PursuitLife) -> list[Fact]:
    """The Items still owned."""
    owned = cards_of(life, "items")
    return [Fact("pursuit-home", LOOKING_BACK, 5, 5, count=len(owned), list=life.list(owned))] if len(owned) > 1 else []


def album(life: PursuitLife) -> list[Fact]:
    """The Activities set aside."""
    seen = list(dict.fromkeys(cards_of(life, "enjoyed") + cards_of(life, "activities")))
    return [Fact("pursuit-album", LOOKING_BACK, 6, 5, count=len(seen), list=life.list(seen))] if len(seen) > 1 else []


def cards_of(life: PursuitLife, held: str) -> list[str]:
    """The names of cards the player had at the end."""
    entries = life.player[held]
    assert isinstance(entries, list)
    return [life.names.card(str(entry["card"])) for entry in entries]


def rests(life: PursuitLife) -> list[Fact]:
    times = len(life.all("rested"))
    return [Fact("pursuit-rested" if times else "pursuit-restless", LOOKING_BACK, 7, 4, times=times)]
