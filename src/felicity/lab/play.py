"""One game among bots, determined by its number: the same on one process or a hundred."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from felicity import api, plugins
from felicity.bots import registry
from felicity.bots.seat import Seat
from felicity.core.game import Setup, Value
from felicity.core.mistakes import BadPack, Mistake
from felicity.core.pack import Files, files_in, name_of
from felicity.core.record import carrying
from felicity.core.rng import Rng, start_of
from felicity.core.table import Table, start
from felicity.lab.cards import NOBODY_LOOKED, Seen, check_cards, seen
from felicity.lab.changes import CHANGES_FILE, Change, changes_toml
from felicity.lab.course import NOBODY_FOLLOWED, Course, Follower
from felicity.lab.errors import BadStudy

CHANGED = "changed"  # the name of a pack that consists of changes only
MOST_DECISIONS = 50_000  # per game; one that takes longer is going round in circles


@dataclass(frozen=True, slots=True)
class Corrections:
    """Card data that differs from the catalog's. The files themselves are sent to other processes and machines, not a folder name."""

    name: str = ""
    files: Files = ()
    changes: tuple[Change, ...] = ()  # single keys of cards, by place; applied after the files
    pack: str = ""  # the fingerprint of the files alone
    fingerprint: str = ""  # of all that; "" for the cards of the catalog

    @property
    def all_files(self) -> Files:
        """The files, and one for the changes."""
        return (*self.files, (CHANGES_FILE, changes_toml(self.changes).encode())) if self.changes else self.files


NO_CORRECTIONS = Corrections()


@dataclass(frozen=True, slots=True)
class Plan:
    """Which games are to be played. Plain data, so that it can be sent to other processes."""

    game: str
    rules: str  # version of the rules
    mode: str
    players: int
    options: tuple[tuple[str, Value], ...]  # every option of the game, with its value
    pack: Corrections  # of the cards
    bots: tuple[str, ...]  # one for each seat
    rotate: bool
    games: int
    seed: str
    cards: bool = False  # collect card statistics?
    course: bool = False  # follow the course of the game?

    def seed_of(self, number: int) -> str:
        """The seed of a game (from 1); with the same options it deals the same cards at any table."""
        return f"{self.seed}-{number}"

    def shift_of(self, number: int) -> int:
        """How many seats every bot has moved on before a game: with rotation, one per game."""
        return (number - 1) % self.players if self.rotate else 0

    def seats_of(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game."""
        shift = self.shift_of(number)
        return self.bots[-shift:] + self.bots[:-shift] if shift else self.bots


@dataclass(frozen=True, slots=True)
class Played:
    """The result of one game. Everything by seat is in seat order."""

    number: int  # from 1
    seed: str
    bots: tuple[str, ...]
    starter: int  # the seat that began, from 1
    roles: tuple[str, ...]  # career, character or child trait; "" in a game without roles
    scores: tuple[int, ...]
    sources: tuple[dict[str, int], ...]  # points by source
    ranks: tuple[int, ...]
    won: tuple[bool, ...]
    together: bool  # did all win or lose together?
    target: int  # the score that wins, if there is one, else 0
    rounds: int
    decisions: int
    ended_by: str
    tie_break: str  # "score" if no tie had to be broken, "shared" if none could be, "" if all play together
    lives: tuple[int, ...] = ()  # the round in which each seat died, in games with death
    cards: Seen = NOBODY_LOOKED
    course: Course = NOBODY_FOLLOWED


def plan(
    game: str,
    bots: list[str],
    games: int,
    seed: int | str | None = None,
    players: int | None = None,
    mode: str | None = None,
    options: dict[str, object] | None = None,
    pack: str = "",
    rotate: bool = True,
    cards: bool = False,
    corrections: Corrections = NO_CORRECTIONS,
) -> Plan:
    """Check a request and fill in defaults; the last bot takes all remaining seats.

    Corrected card data comes from a folder (`pack`) or as data.

    >>> plan("loop", ["random"], games=10, seed=1, players=3).bots
    ('random', 'random', 'random')
    """
    if games < 1:
        raise BadStudy("lab-no-games", games=games)
    rules_of = plugins.game(game)
    if cards:
        check_cards(game)
    base = api.seed_text(seed)
    api.seed_text(f"{base}-{games}")
    used = corrected(game, corrections_in(pack) if pack else corrections)
    setup = rules_of.set_up(mode, players, base, options or {}, used.fingerprint)
    chosen = fill_seats(bots, setup.players)
    for name in chosen:
        registry.bot(name, game)
    values = tuple(setup.options.items())
    return Plan(game, setup.version, setup.mode, setup.players, values, used, chosen, rotate, games, base, cards)


def fill_seats(bots: list[str], players: int) -> tuple[str, ...]:
    """One bot per seat: the last one named is repeated.

    >>> fill_seats(["greedy", "random"], 4)
    ('greedy', 'random', 'random', 'random')
    """
    if not bots:
        raise BadStudy("lab-no-bot")
    if len(bots) > players:
        raise BadStudy("lab-too-many-bots", bots=len(bots), players=players)
    return tuple(bots + bots[-1:] * (players - len(bots)))


def corrections_in(folder: str) -> Corrections:
    """The current files of a pack's folder."""
    mistakes: list[Mistake] = []
    files = files_in(Path(folder), mistakes)
    if mistakes:
        raise BadPack(mistakes)
    return Corrections(name_of(Path(folder)), files)


def corrected(game: str, corrections: Corrections) -> Corrections:
    """The same, checked by the game and with its fingerprint."""
    if not corrections.all_files:
        return NO_CORRECTIONS
    rules_of = plugins.game(game)
    pack = rules_of.use_files(corrections.name, corrections.files) if corrections.files else ""
    fingerprint = rules_of.use_files(corrections.name or CHANGED, corrections.all_files) if corrections.changes else pack
    return replace(corrections, pack=pack, fingerprint=fingerprint)


def lay_table(plan: Plan, number: int) -> Table:
    """The table of a game before the first choice."""
    game, pack = plugins.game(plan.game), plan.pack.fingerprint
    if pack and not game.has_pack(pack):  # once per process, not once per game
        corrected(plan.game, plan.pack)
    setup = Setup(plan.game, plan.rules, plan.mode, plan.players, dict(plan.options), pack, plan.seed_of(number))
    return start(game, setup, listen=plan.cards)


def play(plan: Plan, number: int) -> Played:
    """Play one game to its end, and return its result."""
    table = lay_table(plan, number)
    follower = Follower(table) if plan.course else None
    play_out(plan, number, table, follower)
    cards = seen(table) if plan.cards else NOBODY_LOOKED
    return _played(table, number, plan.seats_of(number), cards, follower.course() if follower else NOBODY_FOLLOWED)


def play_deal(plans: tuple[Plan, ...], number: int) -> tuple[Played, ...]:
    """Play a deal under every plan."""
    return tuple(play(plan, number) for plan in plans)


def record_of(plan: Plan, number: int) -> str:
    """The record of a game, played again; it includes the cards that differ from the catalog's."""
    known = set(plugins.game(plan.game).packs)
    table = lay_table(plan, number)
    play_out(plan, number, table)
    record = table.record([f"{name} {seat}" for seat, name in enumerate(plan.seats_of(number), 1)])
    for fingerprint in set(plugins.game(plan.game).packs) - known:
        plugins.game(plan.game).forget_pack(fingerprint)
    return carrying(record, plan.pack.all_files) if plan.pack.fingerprint else record


def play_out(plan: Plan, number: int, table: Table, follower: Follower | None = None) -> None:
    """Let the bots of a game play it to its end. Each seat has its own random generator, apart from the table's and the other seats'."""
    names, seed = plan.seats_of(number), plan.seed_of(number)
    bots = [registry.bot(name, plan.game, clock=False) for name in names]
    # A seed has no blanks, so that no game can be dealt from a bot's random generator.
    chances = [Rng(start_of(f"{seed} seat {seat + 1}")) for seat in range(plan.players)]
    try:
        while (seat := table.to_act) is not None:
            chosen = bots[seat - 1].choose(Seat(table, chances[seat - 1]))
            if follower:
                follower.before(seat, chosen)
            table.play(chosen)
            if follower:
                follower.after()
            if table.number >= MOST_DECISIONS:
                raise BadStudy("lab-endless", number=number, decisions=MOST_DECISIONS)
    except Exception as error:
        error.add_note(f"This happened in game {number} (seed {seed}, bots {', '.join(names)}), after {table.number} decisions.")
        raise


def _played(table: Table, number: int, bots: tuple[str, ...], cards: Seen, course: Course) -> Played:
    result, view = table.result, table.view(None)
    players, starter = view["players"], view.get("starter", 1)
    rounds, lives = result.notes.get("rounds", table.state.round), result.notes.get("died_in_round", [])
    role = plugins.plugin(table.setup.game).role
    assert isinstance(players, list)
    assert isinstance(lives, list)
    assert isinstance(starter, int)
    assert isinstance(rounds, int)
    return Played(
        number=number,
        seed=table.setup.seed,
        bots=bots,
        starter=starter,
        roles=tuple(player.get(role) or "" for player in players),
        scores=tuple(result.scores),
        sources=tuple(dict(seat.sources) for seat in result.seats),
        ranks=tuple(seat.rank for seat in result.seats),
        won=tuple(seat.won for seat in result.seats),
        together=result.together,
        target=result.target,
        rounds=rounds,
        decisions=table.number,
        ended_by=result.ended_by,
        tie_break="" if result.together else result.tie_break or "score",
        lives=tuple(lives),
        cards=cards,
        course=course,
    )
