"""Positions as readable data: dump and load, for saves, puzzles, lessons and tests. An impossible position is refused."""

from __future__ import annotations

from typing import Final

from felicity.core.game import Setup
from felicity.core.position import MANY, Reader, Vocabulary, by_word, refuse_impossible, refuse_misfits, seat_text
from felicity.core.step import AnyStep, Choice
from felicity.games.pursuit import agenda, effects, end_of_round, names, projects, round, rows, setup, turn, upkeep
from felicity.games.pursuit.audit import audit
from felicity.games.pursuit.cards import Cards
from felicity.games.pursuit.constants import (
    ACTIONS,
    MAX_LEVEL,
    MOST_ON_SPACE,
    NOTHING,
    PHASES,
    ROLES,
    ROWS,
    SIDES,
    SOURCES,
    card_of,
    extra_of,
    group,
    group_card,
    held,
    level_of,
    on_space,
    one_on,
    role_seat,
    with_role,
)
from felicity.games.pursuit.death import LAST, ORDER
from felicity.games.pursuit.lists import lists_of
from felicity.games.pursuit.rules import Rules
from felicity.games.pursuit.state import Player, PursuitState, Row

LISTS: Final = lists_of(names.CARDS, names.PARTNERS, names.MEN, names.TRAITS, names.GOALS, SOURCES)  # of the base box
MOST_ON_CARD: Final = 7


# --- dump ---


def words(w: Vocabulary, kind: str, numbers: tuple[int, ...]) -> list[object]:
    """Cards, traits or goals in words."""
    return [w.word(kind, number) for number in numbers]


def dump(s: PursuitState) -> dict[str, object]:
    """The whole position as readable data."""
    w = s.cards.vocabulary
    found: dict[str, object] = {
        "rng": s.rng.dump(),
        "round": s.round,
        "phase": PHASES[s.phase],
        "starter": seat_text(s.starter),
        "first": seat_text(s.first),
        "active": seat_text(s.active),
        "goals": words(w, "goal", s.goals),
        "goals_left": words(w, "goal", s.goals_left),
        "achieved": words(w, "seat", s.achieved),
        "traits_left": words(w, "trait", s.traits_left),
        "rows": {ROWS[row.number]: dump_row(w, row) for row in s.rows},
        "groups": [dump_group(w, each) for each in s.groups],
        "players": [dump_player(w, player) for player in s.players],
        "agenda": [w.step(step) for step in s.agenda],
    }
    for addition in s.additions:
        found |= addition.dump(s)
    return found


def dump_row(w: Vocabulary, row: Row) -> dict[str, object]:
    """A row, its pile and its discards."""
    return {"cards": words(w, "card", row.cards), "pile": words(w, "card", row.pile), "discards": words(w, "card", row.discards)}


def dump_group(w: Vocabulary, each: int) -> dict[str, object]:
    """An open Group Project."""
    seats = [role_seat(each, role) for role in range(ROLES)]
    return {"card": w.word("card", group_card(each)), "roles": [seat_text(seat) if seat != NOTHING else None for seat in seats]}


def dump_cards(w: Vocabulary, codes: tuple[int, ...], extra: str = "") -> list[dict[str, object]]:
    """Cards with their levels."""
    found: list[dict[str, object]] = []
    for code in codes:
        entry: dict[str, object] = {"card": w.word("card", card_of(code)), "level": level_of(code)}
        if extra == "hourglasses":
            entry[extra] = extra_of(code)
        elif extra == "side":
            entry[extra] = SIDES[extra_of(code)]
        found.append(entry)
    return found


def dump_player(w: Vocabulary, player: Player) -> dict[str, object]:
    """One life as readable data."""
    return {
        "trait": w.word("trait", player.trait),
        "dealt": words(w, "trait", player.dealt),
        "returned": w.word("trait", player.returned),
        "knowledge": player.knowledge,
        "creativity": player.creativity,
        "influence": player.influence,
        "money": player.money,
        "stress": player.stress,
        "sth": player.sth,
        "lth": player.lth,
        "points": by_word(w.lists["source"], player.points),
        "died": None if player.alive else {"round": player.death // ORDER, "order": player.death % ORDER},
        "projects": dump_cards(w, player.projects, "hourglasses"),
        "items": dump_cards(w, player.items),
        "activities": dump_cards(w, player.activities),
        "partners": dump_cards(w, player.partners, "side"),
        "job": w.word("card", player.job),
        "due": words(w, "card", player.due),
        "finished": dump_cards(w, player.finished),
        "enjoyed": dump_cards(w, player.enjoyed),
        "retired": words(w, "card", player.retired),
        "highest_job": player.highest_job,
        "lth_at_old_age": player.lth_at_old_age,
        "hourglasses": player.hourglasses,
        "unused": player.unused,
        "spaces": {action: on_space(player.spaces, at) for at, action in enumerate(ACTIONS)},
        "spent": player.spent,
        "spared": player.spared,
    }


# --- load ---

STEPS_OF: Final[dict[str, type[AnyStep]]] = {
    step.__name__: step
    for step in (
        setup.ChooseTrait, round.StartRound, upkeep.GoThroughCards, upkeep.SettleUpkeep, upkeep.PayUpkeep,
        turn.StartActions, turn.GoWithoutTurn, turn.GiveUpWithoutTurn, turn.NextTurn, turn.TakeTurn, turn.GoOn, agenda.AfterAction,
        turn.FinishTurn, turn.EndTurn,
        projects.PayForProject, effects.OrderReward, rows.FillGap, end_of_round.EndRound, end_of_round.ClearUp,
    )
}  # fmt: skip


def steps_of(cards: Cards) -> dict[str, type[AnyStep]]:
    """The steps that can be on the agenda, those of expansions among them."""
    steps = dict(STEPS_OF)
    for expansion in cards.expansions:
        steps |= {step.__name__: step for step in expansion.steps}
    return steps


class PursuitReader(Reader):
    """Reads rows and cards with levels too."""

    def field(self, key: str, kind: str, seats: int) -> object:
        found = super().field(key, kind, seats)
        if found == NOTHING:
            raise self.wrong(key, f"a {kind}")
        return found

    def known(self, key: str, kind: str) -> tuple[int, ...]:
        """A list of words, none of them null."""
        found = self.indices(key, kind)
        if NOTHING in found:
            raise self.wrong(key, f"a list of {', '.join(self.lists[kind][:3])} ...")
        return found

    def seats(self, key: str, seats: int) -> list[int]:
        """A list of seats, null where there is none."""
        found: list[int] = []
        for value in self.several(key):
            known = [seat_text(seat) for seat in range(seats)]
            if value is not None and value not in known:
                raise self.wrong(key, f"a list of seat1 to seat{seats}")
            found.append(NOTHING if value is None else known.index(str(value)))
        return found

    def cards(self, key: str, extra: str = "") -> tuple[int, ...]:
        """Cards with their levels."""
        found: list[int] = []
        for part in self.parts(key):
            card = part.index("card", "card")
            if card == NOTHING:
                raise part.wrong("card", "a card")
            more = part.number(extra, 0, MOST_ON_CARD) if extra == "hourglasses" else part.index(extra, extra) if extra else 0
            found.append(held(card, part.number("level", 0, MAX_LEVEL), more))
            part.finish()
        return tuple(found)


def load(cards: Cards, setup_: Setup, data: dict[str, object]) -> PursuitState:
    """Read a dumped position; an impossible one is refused, saying where and what was expected."""
    rules = Rules(setup_, cards.board)
    r = PursuitReader("position", data, cards.vocabulary)
    seats = rules.seats
    entries = r.parts("players")
    if len(entries) != seats:
        raise r.wrong("players", f"{seats} players")
    players = [load_player(seat, entry) for seat, entry in enumerate(entries)]
    rows_read = r.part("rows")
    row_list = [load_row(number, rows_read.part(name)) for number, name in enumerate(ROWS)]
    rows_read.finish()
    s = PursuitState(cards, rules, r.rng(), players, row_list, [])
    s.round = r.number("round", 0, len(cards.board.ages))
    s.phase = r.index("phase", "phase")
    s.starter = r.seat("starter", seats)
    s.first = r.seat("first", seats)
    s.active = r.seat("active", seats)
    s.goals = r.known("goals", "goal")
    s.goals_left = r.known("goals_left", "goal")
    s.achieved = tuple(r.seats("achieved", seats))
    s.traits_left = r.known("traits_left", "trait")
    s.groups = tuple([load_group(part, seats) for part in r.parts("groups")])
    s.additions = [card_data.begin(rules) for card_data in cards.card_data]
    for addition in s.additions:
        addition.load(s, r)
    s.agenda += r.agenda(steps_of(cards), seats)
    r.finish()
    refuse_impossible(s, audit_loaded)
    return s


def load_row(number: int, r: PursuitReader) -> Row:
    """A row, its pile and its discards."""
    row = Row(number)
    row.cards = r.indices("cards", "card")
    row.pile = r.known("pile", "card")
    row.discards = r.known("discards", "card")
    r.finish()
    return row


def load_group(r: PursuitReader, seats: int) -> int:
    """An open Group Project."""
    found = group(r.index("card", "card"))
    roles = r.seats("roles", seats)
    r.finish()
    if len(roles) != ROLES:
        raise r.wrong("roles", f"{ROLES} roles")
    for role, seat in enumerate(roles):
        if seat != NOTHING:
            found = with_role(found, role, seat)
    return found


def load_player(seat: int, r: PursuitReader) -> Player:
    """One life, read back."""
    player = Player(seat)
    player.trait = r.index("trait", "trait")
    player.dealt = r.known("dealt", "trait")
    player.returned = r.index("returned", "trait")
    player.knowledge = r.number("knowledge", 0, MANY)
    player.creativity = r.number("creativity", 0, MANY)
    player.influence = r.number("influence", 0, MANY)
    player.money = r.number("money", 0, MANY)
    player.stress = r.number("stress", 1, MANY)
    player.sth = r.number("sth", -MANY, MANY)
    player.lth = r.number("lth", -MANY, MANY)
    player.points = r.counts("points", r.lists["source"], -MANY, MANY)
    if r.value("died") is not None:
        died = r.part("died")
        player.alive = False
        player.death = died.number("round", 1, MANY) * ORDER + died.number("order", 0, LAST)
        died.finish()
    elif "died" not in r.data:
        raise r.wrong("died", "null or an object")
    player.projects = r.cards("projects", "hourglasses")
    player.items = r.cards("items")
    player.activities = r.cards("activities")
    player.partners = r.cards("partners", "side")
    player.job = r.index("job", "card")
    player.due = r.known("due", "card")
    player.finished = r.cards("finished")
    player.enjoyed = r.cards("enjoyed")
    player.retired = r.known("retired", "card")
    player.highest_job = r.number("highest_job", 0, 3)
    player.lth_at_old_age = r.number("lth_at_old_age", -MANY, MANY)
    player.hourglasses = r.number("hourglasses", 0, MANY)
    player.unused = r.number("unused", 0, MANY)
    on_spaces = r.counts("spaces", ACTIONS, 0, MOST_ON_SPACE)
    player.spaces = sum([one_on(action) * markers for action, markers in enumerate(on_spaces)])
    player.spent = r.number("spent", 0, MANY)
    player.spared = r.number("spared", 0, MANY)
    r.finish()
    return player


def audit_loaded(s: PursuitState) -> None:
    """Check what only a written position can get wrong, then what must hold in every position."""
    assert NOTHING not in (s.phase, s.starter, s.first, s.active), "null where a word is needed"
    audit(s)
    refuse_misfits(s)  # says more about a step that can't be there
    for step in s.agenda:
        assert not isinstance(step, Choice) or s.players[step.who].alive, "the dead are not asked"
