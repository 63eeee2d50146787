"""5.1 How CAREER are dealt and chosen, what they start with, and which of them a mode uses."""

from __future__ import annotations

import pytest

from felicity.core.errors import BadOptions
from felicity.games.loop import names
from tests.games.loop.story import Story, life_of, story
from tests.wordings import check_wording

NOT_FOR_COOP = {"lawyer", "officer", "politician", "waitress"}
NOT_FOR_SOLO = NOT_FOR_COOP | {"banker", "nurse", "salesman", "soldier"}


def dealt(s: Story) -> list[str]:
    """Every CAREER card of the table, dealt or not."""
    position = s.position
    cards: list[str] = list(position["unused_careers"])
    for player in position["players"]:
        cards += player["dealt"]
    return sorted(cards)


# --- LOOP-R64 ---


@pytest.mark.rule("LOOP-R64")
@pytest.mark.parametrize("starter", [1, 2])
def test_careers_are_chosen_in_seat_order_and_revealed_together(starter: int) -> None:
    """LOOP-R64: from the starting player on; nobody's is known before the last has chosen."""
    s = story("competitive", 3, careers="", starting_player=str(starter))
    order = [starter, starter % 3 + 1, (starter + 1) % 3 + 1]
    chosen = {}
    for seat in order:
        assert (s.to_act, s.table.question) == (seat, "ChooseCareer")
        assert [player["career"] for player in s.sees(seat)["players"]] == [None, None, None]
        assert not s.happened("career-revealed")
        chosen[seat] = s.player(seat).dealt[0]
        assert s.offered() == [f"career {card}" for card in [*s.player(seat).dealt, "intern"]]
        s.plays(f"career {chosen[seat]}")
    assert [player["career"] for player in s.sees(None)["players"]] == [chosen[seat] for seat in (1, 2, 3)]
    assert [entry["who"] for entry in s.happened("career-revealed")] == [f"seat{seat}" for seat in order]


@pytest.mark.rule("LOOP-R64")
def test_a_choice_is_not_seen_by_who_chooses_later() -> None:
    """LOOP-R64: whatever seat 1 takes, seat 2 sees and is told the same."""
    tables = []
    for at in range(3):
        s = story("competitive", 3, careers="")
        tables.append(s.plays(s.offered()[at]))
    for seat in (2, 3, None):
        assert tables[0].sees(seat) == tables[1].sees(seat) == tables[2].sees(seat)
        assert tables[0].table.events(seat) == tables[1].table.events(seat) == tables[2].table.events(seat)
    assert tables[0].sees(1) != tables[1].sees(1)


@pytest.mark.rule("LOOP-R64")
def test_initial_setup_is_taken_in_seat_order() -> None:
    """LOOP-R64: from the starting player on, after all choices."""
    s = story("competitive", 3, careers="", starting_player="2")
    s.plays("career intern", "career intern")
    assert not s.happened("initial-setup-taken")
    s.plays("career intern")
    assert [entry["who"] for entry in s.happened("initial-setup-taken")] == ["seat2", "seat3", "seat1"]
    assert [entry["who"] for entry in s.happened("starting-material-drawn")] == ["seat2", "seat3", "seat1"]


@pytest.mark.rule("LOOP-R64")
@pytest.mark.parametrize("seed", range(5))
def test_each_career_exists_once_and_everybody_may_be_an_intern(seed: int) -> None:
    """LOOP-R64: 2 different cards each of the 20; six INTERN are no problem, and what wasn't chosen is out of the game."""
    s = story("competitive", 6, seed, careers="")
    assert dealt(s) == sorted(set(names.CAREERS) - {"intern"})
    assert [len(s.player(seat).dealt) for seat in range(1, 7)] == [2] * 6
    s.plays(*["career intern"] * 6)
    assert [s.player(seat).career for seat in range(1, 7)] == ["intern"] * 6
    assert s.table.question == "TakeTurn"


@pytest.mark.rule("LOOP-R64")
def test_a_card_that_was_not_chosen_gives_nothing() -> None:
    """LOOP-R64: seat 1 keeps the first and has only its figures."""
    s = story("competitive", careers="")
    kept, _ = s.player(1).dealt
    s.plays(f"career {kept}", "career intern")
    twin = life_of(kept)
    assert s.player(1).career == kept
    assert [s.player(1).coins, s.player(1).reputation, s.player(1).happiness] == [
        twin.player(1).coins,
        twin.player(1).reputation,
        twin.player(1).happiness,
    ]


# --- LOOP-R65 ---


@pytest.mark.rule("LOOP-R65")
@pytest.mark.parametrize("career", names.CAREERS)
def test_every_career_starts_with_eight_in_all(career: str) -> None:
    """LOOP-R65: HAPPINESS, COIN, QUALITY and REPUTATION add up to 8, the HOMEMAKER's to 7, in MATERIAL of QUALITY 1 and 2."""
    me = life_of(career).player(1)
    qualities = [int(held.split()[1]) for held in me.materials]
    assert set(qualities) <= {1, 2}
    assert me.happiness + me.coins + sum(qualities) + me.reputation == (7 if career == "homemaker" else 8)


@pytest.mark.rule("LOOP-R65")
@pytest.mark.parametrize(("career", "qualities"), [("scholar", [2]), ("intern", [2]), ("homemaker", [2])])
def test_the_known_starting_materials(career: str, qualities: list[int]) -> None:
    """LOOP-R65: INTERN and SCHOLAR as printed, the HOMEMAKER with a single MATERIAL to suit Minimalist."""
    assert [int(held.split()[1]) for held in life_of(career).player(1).materials] == qualities


# --- LOOP-R66 ---


@pytest.mark.rule("LOOP-R66")
@pytest.mark.parametrize(("mode", "players", "without"), [("competitive", 2, set()), ("coop", 2, NOT_FOR_COOP), ("solo", 1, NOT_FOR_SOLO)])
def test_each_mode_leaves_out_the_careers_that_can_not_work_there(mode: str, players: int, without: set[str]) -> None:
    """LOOP-R66: the cards that are shuffled for dealing; everybody may still be an INTERN."""
    s = story(mode, players, careers="")
    assert dealt(s) == sorted(set(names.CAREERS) - {"intern"} - without)
    assert s.offers("career intern")


# --- LOOP-R110 ---


@pytest.mark.rule("LOOP-R110")
def test_a_fixed_career_is_taken_out_and_its_seat_does_not_choose() -> None:
    """LOOP-R110: seat 1 is a CHEF and seat 3 an INTERN by the table's wish; only seat 2 is dealt two cards."""
    for seed in range(12):
        s = story("competitive", 3, seed, careers="chef,-,intern")
        assert "chef" not in dealt(s)
        assert s.to_act == 2
        s.plays("career intern")
        assert [s.player(seat).career for seat in (1, 2, 3)] == ["chef", "intern", "intern"]
        assert s.table.question == "TakeTurn"


@pytest.mark.rule("LOOP-R110")
def test_by_default_everybody_is_dealt_two() -> None:
    """LOOP-R110: without the option all choose."""
    s = story("competitive", careers="")
    s.plays("career intern")
    assert (s.to_act, s.table.question) == (2, "ChooseCareer")


@pytest.mark.rule("LOOP-R110")
@pytest.mark.parametrize(
    ("mode", "players", "careers", "said"),
    [
        ("coop", 2, "lawyer", "not used in this mode"),
        ("solo", 1, "banker", "not used in this mode"),
        ("competitive", 2, "chef,chef", "named twice"),
        ("competitive", 2, "poet", "no career 'poet'"),
        ("competitive", 2, "chef,nurse,intern", "3 careers for 2 seats"),
        ("basic", 2, "chef", "everybody is an intern"),
    ],
)
def test_a_fixed_career_must_be_one_that_can_be(mode: str, players: int, careers: str, said: str) -> None:
    """LOOP-R110: used in the mode, each once, one per seat."""
    with pytest.raises(BadOptions, match=said) as error:
        story(mode, players, careers=careers)
    check_wording(error.value)


@pytest.mark.rule("LOOP-R110")
def test_any_number_of_seats_is_fixed_as_intern() -> None:
    """LOOP-R110: INTERN is on every back."""
    s = story("competitive", 6, careers=",".join(["intern"] * 6))
    assert s.table.question == "TakeTurn"
    assert {s.player(seat).career for seat in range(1, 7)} == {"intern"}
