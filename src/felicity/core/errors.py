"""What can go wrong, and the errors that callers can catch.

    FelicityError
      CannotRead       a text, record, save or pack that can't be understood
      NotAllowed       an option that can be read but isn't legal now; carries the refusal
      NotYourTurn      a seat that isn't the one to choose
      GameOver         the game has ended
      StalePosition    the caller answers a position that has passed
      BadOptions       a game that can't be set up as asked

After any of them the position is unchanged.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from felicity.core.native import mypyc_attr

if TYPE_CHECKING:
    from felicity.core.ask import Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class FelicityError(Exception):
    """A mistake by the caller; the message says what came, what was expected and what may be done."""


@mypyc_attr(allow_interpreted_subclasses=True)
class CannotRead(FelicityError):
    """A text, record, save or pack that can't be understood. Mistakes in packs have a sentence in every language."""

    def __init__(self, message: str, key: str = "", **arguments: object) -> None:
        super().__init__(message)
        self.key = key
        self.arguments = arguments


class NotAllowed(FelicityError):
    """An option that isn't legal in this position; the refusal says why."""

    def __init__(self, message: str, refusal: Refusal) -> None:
        super().__init__(message)
        self.refusal = refusal


class NotYourTurn(FelicityError):
    """Another seat is the one to choose."""


class GameOver(FelicityError):
    """The game has ended; nothing more can be played."""


class StalePosition(FelicityError):
    """The caller answers a position that has passed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BadOptions(FelicityError):
    """A game that can't be set up as asked. It has a sentence in every language, given by its key and arguments."""

    def __init__(self, message: str, key: str = "", **arguments: object) -> None:
        super().__init__(message)
        self.key = key
        self.arguments = arguments
