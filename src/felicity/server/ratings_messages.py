"""What is sent about ratings."""

from __future__ import annotations

from typing import Annotated, TypedDict

from felicity.server.ratings import Rating


class RatingData(TypedDict):
    """One's own rating."""

    rating: float
    spread: Annotated[float, "the true strength is within this of it with about 95 %"]
    games: int
    provisional: Annotated[bool, "is it still too uncertain to say much?"]


class LevelRating(TypedDict):
    """That of a level of bots."""

    level: str
    rating: float
    spread: float
    games: int
    provisional: bool


class ModeRatings(TypedDict):
    """One game and mode."""

    game: str
    mode: str
    yours: RatingData | None
    bots: Annotated[list[LevelRating], "the strongest first"]


class MyRatings(TypedDict):
    on: Annotated[bool, "does this server reckon ratings?"]
    rated: Annotated[bool, "does the person want to be rated?"]
    modes: list[ModeRatings]


class SeatRating(TypedDict):
    """That of whoever sits there, in whole numbers: it isn't to tell who hides behind a name."""

    seat: int
    rating: int
    spread: int
    provisional: bool


class TableRatings(TypedDict):
    on: bool
    seats: Annotated[list[SeatRating], "those who have a rating"]


def rating_data(found: Rating) -> RatingData:
    """A rating, as exactly as it is of use."""
    return {
        "rating": round(found.mu, 1),
        "spread": round(found.spread, 1),
        "games": found.games,
        "provisional": found.is_provisional,
    }
