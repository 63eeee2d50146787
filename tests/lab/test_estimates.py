"""Figures are computed from the rows, and agree with the games they tell of."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

import felicity
from felicity.bots.bot import RandomBot
from felicity.bots.seat import Seat
from felicity.core.rng import Rng, start_of
from felicity.lab.batch import play_all
from felicity.lab.counts import Counts
from felicity.lab.estimates import Data, counted, from_counts
from felicity.lab.folder import Folder, Shelf
from felicity.lab.play import Played
from felicity.lab.report import Tally
from felicity.lab.rows import rows_of, tabled, wins_of
from felicity.lab.run import run
from felicity.lab.study import Study, read
from tests.lab.games import game

RIVALS = "nation players:3 bots:random games:24 target=8"
PAIR = "loop players:2 mode:basic bots:random,greedy games:8 vs bots:random career.intern.happiness=7"


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("lab")


def studied(text: str, shelf: Path) -> tuple[Study, Folder, Data]:
    """A study that was played, and its figures."""
    study = read(text)
    folder = Shelf(shelf).folder(study)
    state = run(study, folder)
    return study, folder, from_counts(state, counted(folder))


def by_name(rows: list[Data]) -> dict[str, Data]:
    return {row["name"]: row for row in rows}


def test_the_figures_of_a_design_are_those_of_its_games(shelf: Path) -> None:
    """As `simulate` counts them, row by row."""
    study, folder, found = studied(RIVALS, shelf)
    tally = Tally(study.plan)
    for each in folder.games():
        tally.add(each)
    expected = tally.data()
    design = found["designs"][0]
    for kind in ("seats", "turns", "roles"):
        rows = expected[kind]
        assert isinstance(rows, list)
        assert len(rows) == 3
        for row in rows:
            own = by_name(design[kind])[str(row["name"])]
            assert own["won"]["rate"] == pytest.approx(row["won"]["rate"])
            assert (own["won"]["low"], own["won"]["high"]) == pytest.approx((row["won"]["low"], row["won"]["high"]))
            assert own["score"]["mean"] == pytest.approx(row["score"]["mean"])
            assert own["score"]["sd"] == pytest.approx(row["score"]["sd"])
    assert design["per_game"]["rounds"]["mean"] == pytest.approx(tally.rounds.mean)
    assert design["per_game"]["decisions"]["mean"] == pytest.approx(tally.decisions.mean)
    assert design["ended_by"] == dict(tally.ended_by.most_common())
    assert sum(row["games"] for row in design["rounds"]) == found["deals"] == 24
    assert found["even"] == pytest.approx(1 / 3)


def test_a_difference_is_taken_deal_by_deal(shelf: Path) -> None:
    """Seats are rotated alike; a bot is compared with the one in its place."""
    study, _, found = studied(PAIR, shelf)
    assert study.versus is not None
    firsts, seconds = list(play_all(study.plan)), list(play_all(study.versus))
    pairs = list(zip(firsts, seconds, strict=True))
    for seat in (0, 1):
        expected = mean(wins_of(b)[seat] - wins_of(a)[seat] for a, b in pairs)
        row = by_name(found["difference"]["seats"])[str(seat + 1)]
        assert row["won"]["mean"] == pytest.approx(expected)
        assert row["won"]["n"] == row["score"]["n"] == 8
        assert row["won"]["any_low"] <= row["won"]["mean"] <= row["won"]["any_high"]
        assert row["score"]["mean"] == pytest.approx(mean(b.scores[seat] - a.scores[seat] for a, b in pairs))
    places = by_name(found["difference"]["bots"])
    assert set(places) == {"random", "greedy → random"}
    changed = mean(wins_of(b)[a.bots.index("greedy")] - wins_of(a)[a.bots.index("greedy")] for a, b in pairs)
    assert places["greedy → random"]["won"]["mean"] == pytest.approx(changed)
    rounds = found["difference"]["per_game"]["rounds"]
    assert rounds["mean"] == pytest.approx(mean(b.rounds - a.rounds for a, b in pairs))
    assert rounds["n"] == 8


def mean(values: object) -> float:
    """Of some numbers."""
    found = [Fraction(value) for value in values]  # type: ignore[attr-defined]
    return float(sum(found) / len(found))


def test_seats_of_one_game_count_as_one(shelf: Path) -> None:
    """Two greedy bots at a table of three don't win independently of each other."""
    study, _, found = studied("loop players:3 mode:basic bots:greedy,greedy,random games:6", shelf)
    greedy = by_name(found["designs"][0]["bots"])["greedy"]
    assert greedy["won"]["n"] == 6
    assert greedy["won"]["rate"] == pytest.approx(mean(part(game) for game in play_all(study.plan)))


def part(game: Played) -> Fraction:
    wins = [win for bot, win in zip(game.bots, wins_of(game), strict=True) if bot == "greedy"]
    return sum(wins, Fraction(0)) / len(wins)


def test_luck_against_skill_is_how_often_a_bot_finishes_ahead(shelf: Path) -> None:
    """Of every pair that sits at one table, game by game; a tie is half of each. Where all win together nobody is ahead."""
    study, _, found = studied("loop players:3 mode:basic bots:greedy,random,random games:12", shelf)
    (row,) = found["designs"][0]["skill"]
    assert (row["strong"], row["weak"], row["ahead"]["n"], row["surprising"]) == ("greedy", "random", 12, True)
    assert row["ahead"]["rate"] == pytest.approx(mean(ahead(game, "greedy", "random") for game in play_all(study.plan)))
    assert row["ahead"]["any_low"] <= row["ahead"]["low"] <= row["ahead"]["rate"] <= row["ahead"]["high"] <= row["ahead"]["any_high"]
    assert studied("loop mode:coop players:2 bots:easy,random games:2", shelf)[2]["designs"][0]["skill"] == []


def test_a_tie_is_half_of_being_ahead(tmp_path: Path) -> None:
    """Written by hand: one rival is level with the greedy bot and one behind it; then it is behind both."""
    study = read("loop players:3 mode:basic bots:greedy,random games:2")
    folder = Shelf(tmp_path).folder(study)
    folder.create(study)
    games = [game((9, 9, 4), (True, True, False)), replace(game((3, 9, 9), (False, True, True)), number=2)]
    folder.write(range(1, 3), tabled(row for each in games for row in rows_of(each, 1, 0)))
    (row,) = from_counts(folder.state(), counted(folder))["designs"][0]["skill"]
    assert (row["strong"], row["weak"], row["ahead"]["n"]) == ("random", "greedy", 2)
    assert row["ahead"]["rate"] == pytest.approx((1 / 4 + 1) / 2)


def ahead(game: Played, first: str, other: str) -> Fraction:
    """The part of all pairs of these two bots in which the first one finished ahead."""
    seats = list(zip(game.bots, game.ranks, strict=True))
    pairs = [(a, b) for bot, a in seats for rival, b in seats if (bot, rival) == (first, other)]
    return sum((Fraction(a < b) + Fraction(a == b, 2) for a, b in pairs), Fraction(0)) / len(pairs)


def test_counts_of_pieces_add_up(shelf: Path) -> None:
    """However they are cut."""
    _, folder, _ = studied(RIVALS, shelf)
    whole, bit_by_bit = counted(folder), Counts(folder.state().bots)
    for path in folder.files:
        bit_by_bit.add([path])
    assert len(folder.files) > 1
    assert {key: each.counts for key, each in whole.wins.items()} == {key: each.counts for key, each in bit_by_bit.wins.items()}
    assert whole.endings == bit_by_bit.endings
    assert whole.games == 24


def test_among_friends_the_game_is_won_or_lost(shelf: Path) -> None:
    _, _, found = studied("loop mode:coop players:2 bots:random games:4", shelf)
    assert (found["together"], found["target"], found["even"]) == (True, 11, None)
    design = found["designs"][0]
    assert design["all"]["won"]["n"] == 4
    assert not any("surprising" in row for row in design["roles"])


def test_no_game_no_figures(tmp_path: Path) -> None:
    study = read(RIVALS)
    folder = Shelf(tmp_path).folder(study)
    folder.create(study)
    assert from_counts(folder.state(), counted(folder))["designs"] == []


def test_what_is_surprising_is_marked(shelf: Path) -> None:
    """A greedy bot among random ones is; two seats of equals aren't."""
    _, _, found = studied("loop players:2 mode:basic bots:greedy,random games:12", shelf)
    design = found["designs"][0]
    assert [row["surprising"] for row in design["bots"]] == [True, True]
    assert [row["surprising"] for row in design["seats"]] == [False, False]


LATER = 'nation players:3 bots:random games:6 target=8 characters="builder,farmer,banker" vs interest=later'
MONEY = {"at_once": [35, 35, 50 + 8 + 8 + 4], "later": [50, 50, 50 + 4]}  # before the first day: two rates of 8B + 7B, and the return of 4B


def test_what_a_house_rule_changes_is_what_it_changes_when_counted_by_hand(shelf: Path) -> None:
    """NATION-R61: every deal is played at two tables, one of which pays loans a round later, and the Banker's wins are counted."""
    study, _, found = studied(LATER, shelf)
    more = []
    for number in range(1, 7):
        shares = []
        for interest in ("at_once", "later"):
            seed = study.plan.seed_of(number)
            table = felicity.new("nation", players=3, seed=seed, target=8, characters="builder,farmer,banker", interest=interest)
            bots = [(RandomBot(), Rng(start_of(f"{seed} seat {seat}"))) for seat in (1, 2, 3)]
            assert [player["money"] for player in table.dump()["position"]["players"]] == MONEY[interest]  # type: ignore[index]
            while (seat := table.to_act) is not None:
                bot, chance = bots[seat - 1]
                table.play(bot.choose(Seat(table, chance)))
            winners = table.result.winners
            shares.append(Fraction(1, len(winners)) if 3 in winners else Fraction(0))
        more.append(shares[1] - shares[0])
    banker = by_name(found["difference"]["roles"])["banker"]
    assert banker["won"]["mean"] == pytest.approx(float(sum(more) / 6))
    assert banker["won"]["n"] == 6
    assert any(more), "the rule must change something in these deals"
