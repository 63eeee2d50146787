"""What views of The Pursuit of Happiness are made of."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

from felicity.core.view_types import OneOf, Seat
from felicity.games.pursuit.constants import ACTIONS, AGES, PHASES, SIDES

Action = Annotated[str, OneOf(ACTIONS)]
Age = Annotated[str, OneOf(AGES)]


class PursuitTracks(TypedDict):
    """The figures of the board that this table plays with."""

    ages: Annotated[list[Age], "of each round"]
    old_age_stress: list[int]
    next_old_age_stress: int
    stress_sections: Annotated[list[int], "hourglasses more or fewer, from left to right"]
    stress_last: int
    sth: Annotated[tuple[int, int], "the ends of the track of short-term happiness"]
    slots: int


class PursuitRow(TypedDict):
    """Open cards, and how many lie in the pile; discards are open."""

    cards: Annotated[list[str | None], "null is an empty space"]
    pile: int
    discards: list[str]


class PursuitRows(TypedDict):
    """The four rows beside the board."""

    projects: PursuitRow
    items: PursuitRow
    jobs: PursuitRow
    partners: PursuitRow


class PursuitGroup(TypedDict):
    """An open Group Project."""

    card: str
    roles: Annotated[list[int | None], "the seat that covers each role"]
    left: Annotated[list[int], "how many more each player may cover, in seat order"]


class PursuitGoal(TypedDict):
    """A Life Goal with its standing."""

    goal: str
    standing: Annotated[list[int], "what each player would be compared by now, in seat order"]
    achieved_by: Seat | None


class PursuitBoard(TypedDict):
    """Tracks, action spaces, rows, open Group Projects and Life Goals."""

    tracks: PursuitTracks
    closed: list[Action]
    rows: PursuitRows
    groups: list[PursuitGroup]
    goals: list[PursuitGoal]


class PursuitHeld(TypedDict):
    """A card in front of a player."""

    card: str
    level: int
    hourglasses: NotRequired[Annotated[int, "on a Project"]]
    side: NotRequired[Annotated[str, OneOf(SIDES), "to which a Partner is turned"]]


class PursuitPlayer(TypedDict):
    """A life: everything is open but the traits that were not kept."""

    seat: Seat
    alive: bool
    died_in_round: int | None
    trait: str | None
    traits_dealt: Annotated[list[str] | int, "one's own by name, how many others have"]
    trait_returned: Annotated[str | None, "one's own"]
    knowledge: int
    creativity: int
    influence: int
    money: int
    stress: int
    section: Annotated[int, "of the stress track"]
    hourglasses_next_round: int
    stress_next_round: int
    dies_next_round: bool
    sth: Annotated[int, "short-term happiness"]
    lth: Annotated[int, "long-term happiness"]
    points: Annotated[dict[str, int], "where it comes from"]
    slots_used: int
    projects: list[PursuitHeld]
    items: list[PursuitHeld]
    activities: list[PursuitHeld]
    partners: list[PursuitHeld]
    job: str | None
    due: Annotated[list[str], "cards whose upkeep is still to be settled"]
    paying_order: Annotated[list[str], "an order in which they, or as many of them as possible, can be paid"]
    finished: list[PursuitHeld]
    enjoyed: Annotated[list[PursuitHeld], "Activities"]
    retired: Annotated[list[str], "Jobs"]
    highest_job: Annotated[int, "level of the highest Job ever held"]
    lth_at_old_age: Annotated[int, "when the first Old Age round began"]
    hourglasses: int
    unused: int
    spaces: Annotated[dict[Action, int], "hourglasses on the action spaces"]
    repeats: Annotated[list[Action], "where another hourglass gives stress"]
    spent: Annotated[int, "hourglasses on Spent Time"]
    spared: Annotated[int, "repeats that a trait let pass"]


class PursuitTable(TypedDict):
    """What a seat sees of a table, beside its players."""

    game: str
    seat: Annotated[int | None, "null is a spectator"]
    mode: Annotated[str, OneOf(["standard", "solo"])]
    round: int
    age: Age
    phase: Annotated[str, OneOf(PHASES)]
    starter: Annotated[int, "the seat that had the First Player token in round 1"]
    first: Annotated[int, "the seat that has the First Player token now"]
    active: Seat
    board: PursuitBoard


class PursuitView(PursuitTable):
    """What a seat sees of a table of The Pursuit of Happiness."""

    players: list[PursuitPlayer]
