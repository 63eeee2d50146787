"""Mining: games of bots are played, and their positions sifted for those where one choice is clearly better than all others.

A position gets a glance; one that looks promising a long look with other guesses, in which the best option is played on beside each of
its rivals from the same fresh guesses. It becomes a puzzle if both looks agree, the best option is ahead of every rival by several
standard errors and by enough to matter, and what it gains can be said in figures that a person sees on the table.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import Final

from felicity import api, plugins
from felicity.bots import registry
from felicity.bots.advice import described
from felicity.bots.bot import Bot
from felicity.bots.judge import Judge, Verdict
from felicity.bots.search.search import DEPTH
from felicity.bots.search.tree import Edge
from felicity.bots.seat import Seat
from felicity.changes import changes_of
from felicity.core.rng import Rng, start_of
from felicity.core.table import Table
from felicity.teach.puzzle import EASY, HARD, MEDIUM, Other, Puzzle
from felicity.teach.review import Depth, judge
from felicity.text.hints import is_gain
from felicity.text.outlook import outlooks

GLANCE: Final = Depth(1.0, 0)
SHORT: Final = Depth(0.25, 0)  # a search that finds what is of medium difficulty
SECOND: Final = Depth(3.0, 0)
LONG: Final = Depth(10.0, 160)
FEWEST: Final = 3  # options: less is no choice ...
MOST: Final = 30  # ... and more is none that a person looks through
LOOKED_AT: Final = 60  # positions of a game that get a glance
KEPT: Final = 3  # puzzles of one game
PROMISING: Final = 0.025  # what the best option must seem to be ahead by
AHEAD: Final = 0.02  # what it must be ahead by: two games in a hundred
ERRORS: Final = 4.0  # standard errors by which it must be ahead
FEW: Final = 24  # of these guesses, on which a rival is looked at first
RIVALS: Final = 4  # options that are compared with it on fresh guesses
LOST: Final = 0.02  # with a smaller chance the game is lost, whatever one does
LEVELS: Final = ("greedy", "easy", "greedy")  # bots that play, seat by seat


@dataclass(frozen=True)
class Find:
    """A position of a game, and its best option."""

    number: int
    best: str


def tables_of(game: str) -> list[tuple[str, int]]:
    """The modes and numbers of players that a game can be played in."""
    modes = plugins.game(game).facts.modes
    return [(mode, players) for mode, (first, last) in modes.items() for players in range(first, last + 1)]


def mined(game: str, seed: str, number: int, easy: bool = True) -> list[Puzzle]:
    """The puzzles of one game, with or without the easy ones: always the same for the same seed and number."""
    luck = f"{seed} {number}"
    table = played(game, luck, number)
    found: list[Puzzle] = []
    for at in places(table, luck):
        if len(found) == KEPT:
            break
        then = table.at(at)
        puzzle = tried(then, f"{game}-{seed}-{number}-{at}", easy)
        if puzzle is not None:
            found.append(puzzle)
    return found


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


def tried(table: Table, id: str, easy: bool = True) -> Puzzle | None:
    """The puzzle at a position, if there is one."""
    found = judge(table, GLANCE, f"glance {id}")
    best = found.search.best()[0]
    if not looks_promising(table, found, best, easy):
        return None
    for depth in (SECOND, LONG):
        before = best.option
        found = judge(table, depth, f"{depth.effort} {id}")
        best = found.search.best()[0]
        if best.option is not before or not looks_promising(table, found, best, easy):
            return None
    idle = idle_options(found)
    duels = compared(found, best, idle)
    return told(table, found, best, duels, idle, id) if duels else None


def looks_promising(table: Table, found: Judge, best: Edge, easy: bool) -> bool:
    """Does one option seem to be ahead of all others, in a game that isn't lost, and is that wanted?"""
    chance = found.search.chance_of(best)
    if found.search.root.edges[0] is best and (not easy or best.option.kind.name in passes_of(table)):
        return False
    idle = idle_options(found)
    rivals = [edge for edge in by_chance(found)[1:] if edge.option.text not in idle]
    return bool(rivals) and chance - found.search.chance_of(rivals[0]) >= PROMISING and chance >= LOST


def idle_options(found: Judge) -> set[str]:
    """Options after which the turn is still to be taken. Beside one that takes it they decide nothing: whoever chooses them may still
    take it. None, if the best option is one of them.
    """
    search, lookahead = found.search, found.search.lookahead
    idle: set[str] = set()
    for edge in search.root.edges:
        s = search.guess(0)
        lookahead.planned = len(s.agenda)
        if search.evaluation.turn_is_pending(lookahead.end(lookahead.after(s, edge.option), search.me, DEPTH), search.me):
            idle.add(edge.option.text)
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


def compared(found: Judge, best: Edge, idle: set[str]) -> list[Verdict]:
    """The best option beside its strongest rivals, on fresh guesses; nothing if one of them may be as good."""
    search = found.search
    others = [edge for edge in by_chance(found) if edge is not best and edge.option.text not in idle]
    tried_most = [edge for edge in search.best() if edge in others]
    obvious = [edge for edge in search.root.edges[:1] if edge in others]
    rivals = list(dict.fromkeys([*tried_most[:RIVALS], *others[:2], *obvious]))
    duels: list[Verdict] = []
    for rival in rivals:
        if found.duel(best, rival, FEW).verdict().lead < AHEAD / 2:
            return []
        verdict = found.duel(best, rival, LONG.samples).verdict()
        if verdict.lead < AHEAD or verdict.lead < ERRORS * verdict.error:
            return []
        duels.append(verdict)
    top = search.chance_of(best)
    if any(top - search.chance_of(edge) < AHEAD / 2 for edge in others):
        return []
    return sorted(duels, key=lambda each: each.lead)


def told(table: Table, found: Judge, best: Edge, duels: list[Verdict], idle: set[str], id: str) -> Puzzle | None:
    """The puzzle with its reasons; None if nobody could see them."""
    game, seat = table.setup.game, table.to_act
    assert seat is not None
    search = found.search
    level = level_of(table, best, found, id)
    known = {each.rival: each for each in duels}
    rest = [edge for edge in by_chance(found)[1:] if edge.option.text not in known]
    others = [*(search.root.by_number[table.game.alphabet.read(each.rival).number] for each in duels), *rest]
    guess, seats = search.guesses[0], search.lookahead.seats
    advised = described(search, [(edge, search.evaluation.calibrated(guess, seats, search.chance_of(edge))) for edge in [best, *others]])
    seen = outlooks(game, table.view(seat), seat, [(each.sure, each.hoped, each.later) for each in advised])
    if not is_plain(game, seen[0].lead):
        return None
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


def level_of(table: Table, best: Edge, found: Judge, id: str) -> int:
    """How hard it is to find: at first sight, by a short search, or only by a long one."""
    if found.search.root.edges[0] is best:
        return EASY
    quick = judge(table, SHORT, f"short {id}")
    return MEDIUM if quick.search.best()[0].option is best.option else HARD
