"""Packs: corrected figures, and mistakes reported with file, card and key."""

from __future__ import annotations

from pathlib import Path

import pytest

import felicity
from tests.games.nation.story import story
from tests.wordings import check_wording


def pack(folder: Path, text: str) -> str:
    """A pack of one file."""
    (folder / "figures.toml").write_text(text, "utf-8")
    return str(folder)


def test_a_pack_corrects_figures(tmp_path: Path) -> None:
    """A level, a price track and a card; what it doesn't name stays."""
    folder = pack(
        tmp_path,
        """
        [pack]
        title = "Ours"
        [[production_level]]
        id = "builder-1"
        hours = 1
        items = 3
        [[price_track]]
        id = "prices"
        values = [5, 10, 15]
        [[explorer]]
        id = "holiday"
        happiness = 9
        certainty = "printed"
        """,
    )
    t = story("builder,farmer", pack=folder)
    t.player("builder").has(hand=["holiday"])
    t.plays("work 1", "end day", "play holiday")
    builder = t.player("builder")
    assert (builder.for_sale, builder.hours, builder.happiness, builder.money) == (5, 4, 9, 20)
    t.to_evening()
    assert t.offered("price") == ["price 5", "price 10", "price 15"]
    assert story("builder,farmer").plays("work 1").player("builder").for_sale == 3


def test_a_game_with_a_pack_replays_with_it(tmp_path: Path) -> None:
    """The record names the pack's fingerprint."""
    folder = pack(tmp_path, '[[production_level]]\nid = "builder-1"\nitems = 2\n')
    table = felicity.new("nation", players=2, seed=1, pack=folder)
    table.play("work 1")
    assert table.setup.pack in table.record()
    assert felicity.replay(table.record()).dump() == table.dump()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('[[explorer]]\nid = "wedding"\nhappiness = "many"', r"figures.toml: explorer wedding: key happiness is 'many', expected a whole"),
        ('[[explorer]]\nid = "funeral"', r"figures.toml: \[\[explorer\]\] 'funeral': there is no such card"),
        ('[[explorer]]\nid = "wedding"\nsmiles = 3', "explorer wedding: key smiles is not known"),
        ('[[explorer]]\nid = "wedding"\ncopies = 3', "explorer wedding: key copies can't be changed by a pack"),
        ('[[explorer]]\nid = "wedding"\ncertainty = "sure"', "key certainty is 'sure', expected one of printed"),
        ("[[explorer]]\nhappiness = 3", r"\[\[explorer\]\] number 1: key id is missing"),
        ("[[career]]\nid = 1", r"table \[\[career\]\] is not known"),
        ('[explorer]\nid = "wedding"', "must be written as"),
        ('[[loan]]\nid = "loan-50"\nrows = [[50, 8, 7, 43]]', "loan loan-50: key rows is .* expected five payments"),
        ('[[loan]]\nid = "loan-50"\nper_turn = 14', "loan loan-50: key rows: interest and payback of each payment must add up to per_turn"),
        ('[[loan]]\nid = "loan-50"\namount = 60', "loan loan-50: key amount can't be changed"),
        ('[[loan]]\nid = "loan-50"\ntotal_interest = 1', "key total_interest must be the sum"),
        (
            '[[loan]]\nid = "loan-50"\nrows = [[40, 8, 7, 33], [33, 7, 8, 25], [25, 5, 10, 15], [15, 3, 12, 3], [3, 12, 3, 0]]',
            "key rows must begin with the amount",
        ),
        ('[[price_track]]\nid = "prices"\nvalues = [5, 4]', "key values is .* expected 2 to 99 rising whole numbers"),
        ('[[price_track]]\nid = "prices"\nvalues = [5, 9]', "price_track prices: key start must be one of the values"),
        ('[[roi]]\nid = "row-1"\nvalues = [4, 8]', "roi row-1: key values is .* expected 5 rising"),
        ("explorer", "figures.toml: not valid TOML"),
    ],
)
def test_mistakes_are_reported_with_file_card_and_key(tmp_path: Path, text: str, message: str) -> None:
    """In every language; and nothing is played."""
    with pytest.raises(felicity.CannotRead, match=message) as found:
        felicity.new("nation", players=2, pack=pack(tmp_path, text))
    check_wording(found.value)


def test_a_folder_without_files_is_no_pack(tmp_path: Path) -> None:
    """Nor is one that isn't there."""
    with pytest.raises(felicity.CannotRead, match=r"needs at least one \.toml file"):
        felicity.new("nation", players=2, pack=str(tmp_path))
    with pytest.raises(felicity.CannotRead, match="no such folder"):
        felicity.new("nation", players=2, pack=str(tmp_path / "nowhere"))


FIFTY = [[50, 8, 7, 43], [43, 7, 8, 35], [35, 5, 10, 25], [25, 3, 12, 13], [13, 2, 13, 0]]


@pytest.mark.rule("NATION-1.3")
@pytest.mark.parametrize(
    ("payment", "row"),
    [
        (0, "[50.0, 8, 7, 43]"),
        (0, "[50, 8, 7.0, 43]"),
        (1, "[43, true, 14, 29]"),
        (4, "[13, 17, -2, 15]"),
        (2, "[35, 5, 10, 24]"),
        (2, "[35, 5, 10]"),
        (2, "[35, 5, 10, 25, 0]"),
        (4, "[13, 3, 12, 1]"),
        (3, '"none"'),
    ],
)
def test_each_payment_of_a_loan_is_four_whole_numbers_that_add_up(tmp_path: Path, payment: int, row: str) -> None:
    """Balance before, interest, payback, and the balance that is left; 0 after the last."""
    rows = [str(each) for each in FIFTY]
    good = f'[[loan]]\nid = "loan-50"\nrows = [{", ".join(rows)}]'
    felicity.new("nation", players=2, pack=pack(tmp_path, good))
    rows[payment] = row
    with pytest.raises(felicity.CannotRead, match=r"loan loan-50: key rows is .* expected five payments"):
        felicity.new("nation", players=2, pack=pack(tmp_path, f'[[loan]]\nid = "loan-50"\nrows = [{", ".join(rows)}]'))
