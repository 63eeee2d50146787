"""Mining: positions of games, of bots or from records of people, are sifted for those where one choice is clearly better than all others.

A position gets a glance; one that looks promising a long look with other guesses, in which the best option is played on beside each of
its rivals from the same fresh guesses. It becomes a puzzle if both looks agree, the best option is ahead of every rival by several
standard errors and by enough to matter, and what it gains can be said in figures that a person sees on the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Final

from felicity import api, plugins
from felicity.bots import registry
from felicity.bots.advice import described
from felicity.bots.bot import Bot
from felicity.bots.greedy import GreedyBot
from felicity.bots.judge import Judge, Verdict
from felicity.bots.search.tree import Edge
from felicity.bots.seat import Seat
from felicity.bots.seen import seen_after
from felicity.bots.waiting import leaves_turn
from felicity.changes import changes_of
from felicity.core.rng import Rng, start_of
from felicity.core.table import Table
from felicity.teach.proof import Proof, strongest
from felicity.teach.puzzle import EASY, HARD, MEDIUM, Other, Puzzle, lesson_of
from felicity.teach.review import Depth, judge
from felicity.text.hints import is_gain
from felicity.text.outlook import outlooks, sure_changes

SHORT: Final = Depth(0.1, 0)
GLANCE: Final = Depth(1.0, 0)
SECOND: Final = Depth(3.0, 0)
LONG: Final = Depth(10.0, 0)
FEWEST: Final = 2  # options: less is no choice ...
MOST: Final = 30  # ... and more is none that a person looks through
LOOKED_AT: Final = 150  # positions of a game that get a glance
KEPT: Final = 3  # puzzles of one game
PROMISING: Final = 0.025  # what the best option must seem to be ahead by
HALF: Final = 0.5  # as much of that is asked after the shortest search
LOST: Final = 0.02  # with a smaller chance the game is lost, whatever one does
LEVELS: Final = ("greedy", "easy", "greedy")  # bots that play, seat by seat


@dataclass(frozen=True)
class Sketch:
    """What is known of a puzzle before it is proven."""

    lesson: str
    level: int  # 0 as long as it isn't known
    table: tuple[str, int]  # the mode, and how many play


Changes = Mapping[str, float]  # of counters, by name
Wants = Callable[[Sketch], bool]


def anything(sketch: Sketch) -> bool:
    """Every puzzle is wanted."""
    return True


def sketch(table: Table, found: Judge, best: Edge, level: int = 0) -> Sketch:
    """The sketch of a puzzle at a position."""
    others = [edge.option.text for edge in rivals(found, best)]
    return Sketch(lesson_of(best.option.text, others), level, (table.setup.mode, table.setup.players))


def seen_level(table: Table, found: Judge, best: Edge) -> int:
    """How hard it seems to be, before it is known what follows from each option."""
    gained, *rest = [gained_by(table, found, edge) for edge in (best, *rivals(found, best))]
    return level_of(table.setup.game, is_obvious(found, best), gained, rest)


def gained_by(table: Table, found: Judge, edge: Edge) -> Changes:
    """What an option brings at once, on one guess."""
    search = found.search
    seen = seen_after(GreedyBot(search.evaluation), search.game, search.guess(0), edge.option, search.me, True)
    return sure_changes(table.setup.game, found.seat.view(), [seen], search.me + 1)


def tables_of(game: str) -> list[tuple[str, int]]:
    """The modes and numbers of players that a game can be played in."""
    modes = plugins.game(game).facts.modes
    return [(mode, players) for mode, (first, last) in modes.items() for players in range(first, last + 1)]


def mined(game: str, seed: str, number: int, wants: Wants = anything) -> Iterator[Puzzle]:
    """The puzzles of one game of bots: always the same for the same seed and number."""
    luck = f"{seed} {number}"
    table = played(game, luck, number)
    return (each for each in sifted(table, f"{game}-{seed}-{number}", luck, wants) if each)


def sifted(table: Table, id: str, luck: str, wants: Wants = anything) -> Iterator[Puzzle | None]:
    """What is found at one position after the other: up to a few puzzles, no two with the same lesson."""
    lessons: set[str] = set()
    for at in places(table, luck):
        puzzle = tried(table.at(at), f"{id}-{at}", lambda found: found.lesson not in lessons and wants(found))
        if puzzle is not None:
            lessons.add(lesson_of(puzzle.answer, puzzle.deciding))
        yield puzzle
        if len(lessons) == KEPT:
            break


def played(game: str, luck: str, number: int) -> Table:
    """A game of bots of different kinds; the modes take turns."""
    kinds = tables_of(game)
    mode, players = kinds[number % len(kinds)]
    table = api.new(game, players=players, mode=mode, seed=start_of(f"deal {luck}"))
    bots: list[Bot] = [registry.bot(LEVELS[(number + seat) % len(LEVELS)], game) for seat in range(players)]
    chance = Rng(start_of(f"bots {luck}"))
    while table.to_act is not None:
        table.play(bots[table.to_act - 1].choose(Seat(table, chance)))
    return table


def places(table: Table, luck: str) -> Iterator[int]:
    """Some positions with a real choice, from all parts of the game."""
    real, then = [], table.at(0)
    for number, option in enumerate(table.chosen):
        if FEWEST <= len(then.options()) <= MOST:
            real.append(number)
        then.play(option)
    rng = Rng(start_of(f"places {luck}"))
    for _ in range(min(LOOKED_AT, len(real))):
        yield real.pop(rng.below(len(real)))


def tried(table: Table, id: str, wants: Wants = anything) -> Puzzle | None:
    """The puzzle at a position, if there is one that is wanted. What is cheap to see is asked first."""
    found = judge(table, SHORT, f"{SHORT.effort} {id}")
    best = found.search.best()[0]
    if is_obvious(found, best) and not (looks_promising(table, found, best, HALF) and wants(sketch(table, found, best))):
        return None
    before: Edge | None = None
    for depth in (GLANCE, SECOND, LONG):
        found = judge(table, depth, f"{depth.effort} {id}")
        best = found.search.best()[0]
        if (before and best.option is not before.option) or not looks_promising(table, found, best):
            return None
        if depth is GLANCE and not wants(sketch(table, found, best)):
            return None
        if depth is LONG and not wants(sketch(table, found, best, seen_level(table, found, best))):
            return None
        if depth is SECOND and not (Proof(found, best, f"first {id}").may_hold(rivals(found, best)[0]) and can_be_seen(table, found, best)):
            return None
        before = best
    verdicts = Proof(found, best, f"proof {id}").verdicts(strongest(found, rivals(found, best)))
    return told(table, found, best, verdicts, id) if verdicts else None


def looks_promising(table: Table, found: Judge, best: Edge, part: float = 1.0) -> bool:
    """Does one option seem to be ahead of all others, in a game that isn't lost?"""
    if found.search.chance_of(best) < LOST or (is_obvious(found, best) and best.option.kind.name in passes_of(table)):
        return False
    return lead_of(found, best) >= part * PROMISING


def lead_of(found: Judge, best: Edge) -> float:
    """What the best option seems to be ahead of all others by; nothing, if there are no others."""
    others = rivals(found, best)
    return found.search.chance_of(best) - found.search.chance_of(others[0]) if others else 0.0


def rivals(found: Judge, best: Edge) -> list[Edge]:
    """The other options that decide something, the most promising first."""
    idle = idle_options(found)
    return [edge for edge in by_chance(found) if edge is not best and edge.option.text not in idle]


def is_obvious(found: Judge, best: Edge) -> bool:
    """Is it what one sees at first?"""
    return found.search.root.edges[0] is best


def can_be_seen(table: Table, found: Judge, best: Edge) -> bool:
    """Can the reason be said in figures? Nothing more can be searched afterwards."""
    seat = table.to_act
    assert seat is not None
    advised = found.compared(best.option, rivals(found, best)[0].option)
    seen = outlooks(table.setup.game, table.view(seat), seat, [(each.sure, each.hoped, each.later) for each in advised])
    return is_plain(table.setup.game, seen[0].lead)


def idle_options(found: Judge) -> set[str]:
    """Options after which the turn is still to be taken. Beside one that takes it they decide nothing: whoever chooses them may still
    take it. None, if the best option is one of them.
    """
    search = found.search
    idle = {edge.option.text for edge in search.root.edges if leaves_turn(search, edge.option)}
    return set() if search.best()[0].option.text in idle else idle


def passes_of(table: Table) -> frozenset[str]:
    """The kinds of options that only end a turn: who sees at once that nothing else is worth doing has solved no puzzle."""
    return plugins.plugin(table.setup.game).passes


def is_plain(game: str, lead: Mapping[str, float]) -> bool:
    """Can a person see on the table what is gained: more of a counter that charts draw, and not less of the one that decides?"""
    charted = plugins.plugin(game).charted
    gains = {name for name, change in lead.items() if is_gain(game, name, change)}
    return any(name in gains for name in charted) and all(name in gains for name in charted[:1] if name in lead)


def by_chance(found: Judge) -> list[Edge]:
    """The options of a search, the most promising first."""
    best = found.search.best()[0]
    return [best, *sorted([edge for edge in found.search.root.edges if edge is not best], key=found.search.chance_of, reverse=True)]


def told(table: Table, found: Judge, best: Edge, duels: list[Verdict], id: str) -> Puzzle | None:
    """The puzzle with its reasons; None if nobody could see them."""
    game, seat = table.setup.game, table.to_act
    assert seat is not None
    search, idle = found.search, idle_options(found)
    known = {each.rival: each for each in duels}
    rest = [edge for edge in by_chance(found)[1:] if edge.option.text not in known]
    others = [*(search.root.by_number[table.game.alphabet.read(each.rival).number] for each in duels), *rest]
    guess, seats = search.guesses[0], search.lookahead.seats
    advised = described(search, [(edge, search.evaluation.calibrated(guess, seats, search.chance_of(edge))) for edge in [best, *others]])
    seen = outlooks(game, table.view(seat), seat, [(each.sure, each.hoped, each.later) for each in advised])
    if not is_plain(game, seen[0].lead):
        return None
    deciding = [outlook.hoped for edge, outlook in zip(others, seen[1:], strict=True) if edge.option.text not in idle]
    level = level_of(game, is_obvious(found, best), seen[0].hoped, deciding)
    return Puzzle(
        id,
        table.record(),
        seat,
        table.state.round,
        best.option.text,
        round(duels[0].chance, 3),
        round(duels[0].lead, 3),
        level,
        asdict(seen[0]),
        list(changes_of(table, seat, best.option).rules),
        [
            Other(
                edge.option.text,
                round(known[edge.option.text].lead if edge.option.text in known else advised[0].chance - each.chance, 3),
                round(known[edge.option.text].error, 4) if edge.option.text in known else 0.0,
                {"hoped": outlook.hoped, "lead": outlook.lead},
                edge.option.text in idle,
            )
            for edge, outlook, each in zip(others, seen[1:], advised[1:], strict=True)
        ],
    )


def level_of(game: str, obvious: bool, gained: Changes, others: Sequence[Changes]) -> int:
    """How hard it is to find: the best of all at once, as one sees on the table; not that, but what judgement finds at first sight; or only
    what a search finds.
    """
    return HARD if not obvious else EASY if is_best_at_once(game, gained, others) else MEDIUM


def is_best_at_once(game: str, gained: Changes, others: Sequence[Changes]) -> bool:
    """Does an option bring more at once than all others, by the first counter of the charts in which they differ?"""
    for name in plugins.plugin(game).charted:
        sign = -1 if name in plugins.plugin(game).burdens else 1
        worth, rest = sign * gained.get(name, 0), [sign * each.get(name, 0) for each in others]
        if any(each != worth for each in rest):
            return worth > max(rest)
    return False
