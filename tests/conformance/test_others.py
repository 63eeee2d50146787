"""Games of other packages are interpreted, also where our engine is compiled: what they make of our classes is asked by ours."""

from __future__ import annotations

from pathlib import Path

import pytest

import felicity
from felicity.bots.bot import Bot, RandomBot
from felicity.bots.fallback import CasualBot, FallbackBot
from felicity.bots.greedy import Evaluation, GreedyBot
from felicity.bots.seat import Seat
from felicity.bots.weights import Weights
from felicity.core.ask import Ask
from felicity.core.event import Event, EventKinds
from felicity.core.keys import Entry, Key
from felicity.core.option import Alphabet, Option, OptionKinds
from felicity.core.pack import Catalog, read_pack
from felicity.core.position import Reader, Vocabulary
from felicity.core.rng import Rng
from felicity.core.state import State, advance, options_of, playout
from felicity.core.step import Choice, Step
from felicity.core.wording import Wording

KINDS = OptionKinds()


class Bid(Option):
    """An option that names something."""

    amount: int


BIDS = Alphabet(Bid)
TEN, TWENTY = [BIDS.add(KINDS.add(name, "amount"), amount) for name, amount in (("low", 10), ("high", 20))]


class Auction(State):
    """A position."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng, [])
        self.paid = 0


class Bidding(Choice[Auction]):
    """A question."""

    RULE = "AUCTION-1"

    def ask(self, s: Auction, a: Ask) -> None:
        a.offer(TEN)
        if a.enough(s.round, 1, TWENTY.text, "round", self.RULE):
            a.offer(TWENTY)

    def take(self, s: Auction, option: Bid) -> None:
        s.paid += option.amount
        s.then(Hammer(times=2))


class Hammer(Step[Auction]):
    """Something that happens, again and again."""

    FIELDS = ("times:blows",)

    def __init__(self, times: int) -> None:
        self.times = times

    def run(self, s: Auction) -> None:
        if self.times:
            s.round += 1
            s.then(Hammer(self.times - 1))


class Lots(Vocabulary):
    """Words of figures that are in no list."""

    def word(self, kind: str, value: object) -> object:
        return f"{value} blows" if kind == "blows" else super().word(kind, value)


class LotReader(Reader):
    """Reads them back."""

    def field(self, key: str, kind: str, seats: int) -> object:
        return int(str(self.value(key)).split()[0]) if kind == "blows" else super().field(key, kind, seats)


class Even(Key):
    """A value that packs may hold."""

    def accepts(self, value: object) -> bool:
        return isinstance(value, int) and value % 2 == 0


class Prices(Catalog):
    """Figures that depend on each other."""

    def contradiction(self, table: str, entry: Entry) -> Wording | None:
        return None if entry["low"] != entry["high"] else Wording("key low must differ from key high")


class Wishes(Weights):
    """Figures with names."""

    def __init__(self) -> None:
        self.greed = 1.0


class Judge(Evaluation):
    """Likes the second seat, and the first option."""

    def __init__(self) -> None:
        super().__init__()
        self.scale = 2.0
        self.wishes = Wishes()

    def value(self, s: State, seat: int) -> float:
        return self.wishes.greed * seat

    def is_quiet(self, s: State) -> bool:
        return True

    def weights(self) -> Wishes:
        return self.wishes


class First(GreedyBot):
    """Looks at nothing."""

    def worths_of(self, seat: Seat, options: list[Option]) -> list[float]:
        return [-float(option.number) for option in options]


class Broken(Bot):
    """Fails."""

    def choose(self, seat: Seat) -> Option:
        raise RuntimeError(seat.question)


def auction() -> Auction:
    s = Auction(Rng(1))
    s.then(Bidding(0))
    return s


def test_steps_choices_and_states_are_played() -> None:
    s = auction()
    assert options_of(s) == [TEN]
    assert playout(s, Rng(1)) == 1
    assert (s.paid, s.round) == (10, 2)
    s.then(Hammer(3))
    advance(s)
    assert s.round == 5


def test_options_have_their_arguments() -> None:
    assert BIDS.read("High 20") is TWENTY
    assert (TWENTY.amount, TWENTY.text) == (20, "high 20")


def test_words_are_written_and_read_back() -> None:
    words = Lots({})
    knocked = EventKinds().add("knocked", "who:seat times:blows")
    assert words.event(Event(knocked, "AUCTION-2", -1, (0, 3))) == {"who": "seat1", "times": "3 blows"}
    written = words.step(Hammer(3))
    assert written == {"step": "Hammer", "times": "3 blows"}
    assert repr(LotReader("step", written, words).step({"Hammer": Hammer}, 2)) == "Hammer(times=3)"


def test_packs_are_checked(tmp_path: Path) -> None:
    house = tmp_path / "rules.toml"
    house.write_text('[[price]]\nid = "bid"\nlow = 10\nhigh = 20\n', "utf-8")
    catalog = Prices(
        house, {"price": {"low": Even(Wording("an even number")), "high": Even(Wording("an even number"))}}, {"price": ["bid"]}, {}
    )
    folder = tmp_path / "pack"
    folder.mkdir()
    for low, wrong in ((7, "key low is 7, expected an even number"), (20, "key low must differ from key high")):
        (folder / "prices.toml").write_text(f'[[price]]\nid = "bid"\nlow = {low}\n', "utf-8")
        pack = read_pack(catalog, folder)
        with pytest.raises(felicity.FelicityError, match=wrong):
            pack.tables()


def test_evaluations_are_asked() -> None:
    judge = Judge()
    worst, best = judge.chances(auction(), 2)
    assert best / worst == pytest.approx(2.718281828 ** (1 / 2.0))
    assert judge.scale_at(auction(), 2) == 2.0
    judge.adjusted({"greed": 0.0})
    assert judge.chances(auction(), 2) == [0.5, 0.5]


def test_bots_choose() -> None:
    table = felicity.new("loop", players=2, mode="basic", seed=1, starting_player="1")
    seat = Seat(table, Rng(1))
    first = min(table.options(), key=lambda option: option.number)
    assert First(Judge()).choose(seat) is first
    assert CasualBot(First(Judge())).name == "easy"
    assert FallbackBot("steady", [Broken("broken"), RandomBot()]).choose(seat) in table.options()
