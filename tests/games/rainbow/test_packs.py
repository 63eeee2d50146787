"""Packs: an owner of the cardboard game may type in the printed figures."""

from __future__ import annotations

from pathlib import Path

import pytest

import felicity
from felicity.core.check import inspect_position
from felicity.core.errors import CannotRead
from felicity.core.rng import Rng
from felicity.games.rainbow.cards import CATALOG
from felicity.games.rainbow.constants import TRACKS
from tests.games.rainbow.story import on_track
from tests.wordings import check_wording

SHORT = """
[[track]]
id = "faith"
certainty = "printed"
spaces = [
  { n = 1, colour = "green", amount = 1500, message = "A printed sentence." },
  { n = 2, colour = "red" },
  { n = 3, colour = "last" },
]
[[device]]
id = "lightning"
values = [1, 1, 2]
[[wheel]]
id = "wheel"
track_order = ["faith", "health", "love", "knowledge", "friendship", "self_improvement"]
"""


def pack(folder: Path, text: str) -> str:
    """A folder with one file."""
    (folder / "mine.toml").write_text(text, "utf-8")
    return str(folder)


@pytest.mark.rule("RAIN-R36")
def test_a_pack_changes_tracks_devices_and_the_wheel(tmp_path: Path) -> None:
    """RAIN-R36: the new figures are played with."""
    t = on_track("faith 0", pack=pack(tmp_path, SHORT))
    assert t.offers("button faith 2")
    assert not t.offers("button faith 3")
    t.luck(0, 3)
    t.plays("move")
    assert (t.player(1).marker, t.player(1).money) == ("faith 1", 1500)
    wheel = t.table.view(None)["board"]["wheel"]  # type: ignore[index]
    assert [holder["track"] for holder in wheel][:2] == ["faith", "health"]


@pytest.mark.rule("RAIN-R36")
def test_a_game_with_a_pack_keeps_every_promise_and_replays(tmp_path: Path) -> None:
    """RAIN-R36: the record names the pack."""
    table = felicity.new("rainbow", players=3, seed=1, pack=pack(tmp_path, SHORT))
    rng = Rng(1)
    while not table.is_over:
        options = table.options()
        table.play(options[rng.below(len(options))])
        if table.number % 50 == 0:
            inspect_position(table, rng)
    assert felicity.replay(table.record()).dump() == table.dump()


@pytest.mark.rule("RAIN-R36")
@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('[[track]]\nid = "hope"\n', "there is no such card"),
        ('[[track]]\nid = "love"\nspaces = [{ n = 1, colour = "red" }, { n = 2, colour = "blue" }]\n', "expected 2 to 30 spaces"),
        ('[[track]]\nid = "love"\nspaces = [{ n = 1, colour = "green" }, { n = 2, colour = "last" }]\n', "expected 2 to 30 spaces"),
        ('[[track]]\nid = "love"\nspaces = [{ n = 1, colour = "green", amount = 700 }, { n = 2, colour = "last" }]\n', "500 to 2500"),
        ('[[track]]\nid = "love"\ndevice = "hand"\n', "can't be changed by a pack"),
        ('[[track]]\nid = "love"\ngives_key = false\n', "can't be changed by a pack"),
        ('[[device]]\nid = "heart"\ntrack = "faith"\n', "can't be changed by a pack"),
        ('[[device]]\nid = "heart"\nkind = "deck"\n', "can't be changed by a pack"),
        ('[[fate_card]]\nid = "fate_hang_up_love"\nkind = "key"\n', "can't be changed by a pack"),
        ('[[fate_card]]\nid = "fate_hang_up_love"\narea = "faith"\n', "can't be changed by a pack"),
        ('[[wheel]]\nid = "wheel"\nspin_results = [1]\n', "can't be changed by a pack"),
        ('[[device]]\nid = "heart"\nvalues = []\n', "a list of numbers"),
        ('[[device]]\nid = "heart"\nvalues = 5\n', "a list of numbers"),
        ('[[device]]\nid = "heart"\nvalues = [1, 0]\n', "a list of numbers"),
        ('[[device]]\nid = "heart"\nvalues = [1, 31]\n', "a list of numbers"),
        (f'[[device]]\nid = "heart"\nvalues = {[1] * 61}\n', "a list of numbers"),
        ('[[device]]\nid = "heart"\nvalues = [7]\n', "love: its last space can't be reached"),
        ('[[wheel]]\nid = "wheel"\ntrack_order = ["love"]\n', "a list of all of"),
        ('[[deck]]\nid = "self_improvement"\nper_area = 7\n', "faith can have 8 hang-ups"),
        ('[[deck]]\nid = "self_improvement"\nper_area = 0\n', "a whole number from 1 to 60"),
        ('[[deck]]\nid = "self_improvement"\nper_area = 61\n', "a whole number from 1 to 60"),
        ('[[fate_card]]\nid = "fate_hang_up_love"\ncopies = 61\n', "a whole number from 0 to 60"),
        ('[[fate_card]]\nid = "fate_hang_up_love"\ncopies = -1\n', "a whole number from 0 to 60"),
        ('[[deck]]\nid = "key"\nper_area = 7\n', "can't be changed by a pack"),
        ('[[fate_card]]\nid = "fate_hang_up_love"\ncopies = 5\n', "love can have 11 hang-ups"),
    ],
)
def test_a_board_that_cannot_be_played_is_refused(tmp_path: Path, text: str, message: str) -> None:
    """RAIN-R36: with file, card and key, or with what would be stuck."""
    with pytest.raises(CannotRead, match=message) as error:
        felicity.new("rainbow", pack=pack(tmp_path, text))
    check_wording(error.value)


@pytest.mark.rule("RAIN-R36")
@pytest.mark.parametrize(
    "first",
    [
        '{ n = 2, colour = "red" }',
        '{ n = 1, colour = "last" }',
        '{ n = 1, colour = "pink" }',
        '{ n = 1, colour = "red", amount = 500 }',
        '{ n = 1, colour = "red", message = 5 }',
        '{ n = 1, colour = "red", price = 5 }',
        '{ n = 1, colour = "green", amount = 0 }',
        '{ n = 1, colour = "green", amount = 3000 }',
        '{ n = 1, colour = "green", amount = 500.0 }',
        "5",
    ],
)
def test_a_space_has_its_number_its_colour_and_money_only_if_it_is_green(tmp_path: Path, first: str) -> None:
    """RAIN-R36: from 500 to 2500 in steps of 500; the last space is the last, and no other."""
    text = f'[[track]]\nid = "love"\nspaces = [{first}, {{ n = 2, colour = "last" }}]\n'
    with pytest.raises(CannotRead, match="expected 2 to 30 spaces") as error:
        felicity.new("rainbow", pack=pack(tmp_path, text))
    check_wording(error.value)


@pytest.mark.rule("RAIN-R36", "RAIN-SET-8")
def test_there_must_be_a_fate_space_for_every_button_and_money_and_improvement(tmp_path: Path) -> None:
    """RAIN-R36: seven red spaces, a green and an orange one."""
    plain = "".join(
        f'[[track]]\nid = "{track}"\nspaces = [{{ n = 1, colour = "red" }}, {{ n = 2, colour = "last" }}]\n' for track in TRACKS
    )
    with pytest.raises(CannotRead) as error:
        felicity.new("rainbow", pack=pack(tmp_path, plain))
    check_wording(error.value)
    assert "there are 6 red spaces, expected 7 to 60" in str(error.value)
    assert "a green and an orange space" in str(error.value)


@pytest.mark.rule("RAIN-R36")
@pytest.mark.parametrize("colour", ["green", "orange"])
def test_one_of_the_two_colours_is_not_enough(tmp_path: Path, colour: str) -> None:
    """RAIN-R36: without money or without Self-improvement nobody could win."""
    first = '{ n = 1, colour = "green", amount = 500 }' if colour == "green" else '{ n = 1, colour = "orange" }'
    spaces = f'[{first}, {{ n = 2, colour = "red" }}, {{ n = 3, colour = "red" }}, {{ n = 4, colour = "last" }}]'
    with pytest.raises(CannotRead) as error:
        felicity.new("rainbow", pack=pack(tmp_path, "".join(f'[[track]]\nid = "{track}"\nspaces = {spaces}\n' for track in TRACKS)))
    check_wording(error.value)
    assert "a green and an orange space" in str(error.value)
    assert "red spaces" not in str(error.value)


def test_every_figure_says_where_it_comes_from() -> None:
    """Certainty marks: printed, reconstructed or designed."""
    for entries in CATALOG.default_tables().values():
        for entry in entries.values():
            assert entry["certainty"] in ("printed", "reconstructed", "designed")


def test_a_device_shows_up_to_60_numbers(tmp_path: Path) -> None:
    """One more is refused."""
    (tmp_path / "pack.toml").write_text(f'[[device]]\nid = "heart"\nvalues = {[1, 2] * 30}\n', "utf-8")
    felicity.new("rainbow", players=2, pack=str(tmp_path))
    (tmp_path / "pack.toml").write_text(f'[[device]]\nid = "heart"\nvalues = {[1] * 61}\n', "utf-8")
    with pytest.raises(felicity.CannotRead, match="a list of numbers") as error:
        felicity.new("rainbow", players=2, pack=str(tmp_path))
    check_wording(error.value)
