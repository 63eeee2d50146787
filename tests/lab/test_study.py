"""A study is a value with one text: it is read, printed, written to files, and refused in words."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from felicity.core.errors import FelicityError
from felicity.lab.changes import change, read_change
from felicity.lab.play import play
from felicity.lab.study import Study, file_of, read, read_file

TEXTS = [
    "loop mode:competitive players:4 bots:random games:400 seed:1",
    "loop mode:basic players:2 bots:greedy,random games:12 seed:word rotate:no goal_claim=auto round_limit=50",
    "nation mode:standard players:3 bots:mcts:20,greedy games:100000 until:2 seed:1 characters=builder,farmer,banker",
    "loop mode:solo players:1 bots:easy games:7 seed:1 vs bots:greedy",
    "loop mode:competitive players:2 bots:random games:7 seed:1 goal_claim=auto vs bots:random,greedy goal_claim=window",
    "loop mode:competitive players:2 bots:random games:7 seed:1 career.chef.coins=3 vs career.chef.coins=2 career.intern.happiness=6",
    'loop mode:competitive players:2 bots:random games:7 seed:1 \'goal.family.requires={"HEART":1,"HOUSE":2}\'',
    "pursuit mode:standard players:2 bots:random games:7 seed:1 vs edition=revised",
]


@pytest.mark.parametrize("text", TEXTS)
def test_text_and_file_say_the_same(text: str, tmp_path: Path) -> None:
    """The canonical text reads back to an equal study, and so does the file."""
    study = read(text)
    assert str(study) == text
    assert read(str(study)) == study
    (tmp_path / "study.toml").write_text(file_of(study), "utf-8")
    assert read_file(tmp_path / "study.toml") == study
    assert pickle.loads(pickle.dumps(study)) == study
    assert hash(study) == hash(read(text))


def test_order_and_defaults_do_not_matter() -> None:
    """Two ways to ask for the same games are one study."""
    first = read("loop goal_claim=window seed:1 bots:random,random players:2")
    assert first == read("loop players:2 mode:competitive games:400")
    assert first.id == read("loop players:2").id
    assert first.id.startswith("loop-competitive-2-")
    assert first.id != read("loop players:2 seed:2").id


def test_a_study_that_waits_for_narrow_intervals_has_a_last_game() -> None:
    """However long it takes."""
    assert read("loop until:2").games == 100_000
    assert read("loop until:2 games:500").games == 500
    assert read("loop until:0.5").until == 0.5


def test_a_changed_figure_is_played_with() -> None:
    """In the second design only, on the same deals."""
    study = read("loop mode:basic players:2 games:3 vs career.intern.happiness=6")
    assert study.versus is not None
    first, second = play(study.plan, 1), play(study.versus, 1)
    assert [points["start"] for points in first.sources] == [4, 4]
    assert [points["start"] for points in second.sources] == [6, 6]
    assert first.seed == second.seed
    assert first.starter == second.starter


def test_keys_that_belong_together_are_changed_together() -> None:
    """A loan whose rate and rows would contradict each other one by one."""
    later = "loan.loan-50.rows=[[50,0,14,36],[36,6,8,28],[28,6,8,20],[20,4,10,10],[10,4,10,0]]"
    with pytest.raises(FelicityError, match="must add up to per_turn"):
        read(f"nation players:3 vs {later}")
    assert read(f"nation players:3 vs {later} loan.loan-50.per_turn=14 loan.loan-50.total_interest=20").versus is not None


def test_a_pack_is_named_by_its_folder_and_then_by_its_fingerprint(tmp_path: Path) -> None:
    """The text doesn't depend on where the folder is."""
    folder = tmp_path / "my-box"
    folder.mkdir()
    (folder / "careers.toml").write_text('[[career]]\nid = "intern"\nhappiness = 6\n', "utf-8")
    study = read(f"loop mode:basic players:2 pack:{folder}")
    print_ = study.plan.pack.fingerprint
    assert str(study).endswith(f"pack:{print_}")
    kept = tmp_path / "packs" / print_ / "my-box"
    kept.parent.mkdir(parents=True)
    folder.rename(kept)
    assert read(str(study), tmp_path / "packs") == study
    versus = read(f"{study} vs pack:none", tmp_path / "packs").versus
    assert versus is not None
    assert versus.pack.fingerprint == ""
    with pytest.raises(FelicityError, match=f"There is no pack “{print_}”: name its folder"):
        read(str(study), tmp_path / "elsewhere")
    (tmp_path / "study.toml").write_text('game = "loop"\nmode = "basic"\nplayers = 2\npack = "beside"\n', "utf-8")
    (tmp_path / "beside").mkdir()
    (tmp_path / "beside" / "careers.toml").write_text('[[career]]\nid = "intern"\nhappiness = 5\n', "utf-8")
    assert read_file(tmp_path / "study.toml").plan.pack.name == "beside"


def test_values_of_figures() -> None:
    """JSON, TOML or a word."""
    assert str(read_change("a.b.c", "[1, 2]")) == "a.b.c=[1,2]"
    assert str(read_change("a.b.c", "{x = 1}")) == 'a.b.c={"x":1}'
    assert str(read_change("a.b.c", "true")) == "a.b.c=true"
    assert change("a.b.c", {"y": 1, "x": 2}) == change("a.b.c", {"x": 2, "y": 1})


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "begins with the name of a game: one of loop, "),
        ("chess", "no game 'chess': choose one of loop"),
        ("loop bots:clever", "no bot 'clever' for loop: choose one of random"),
        ("loop mode:hard", "no mode 'hard': choose one of basic"),
        ("loop players:9", "2 to 6 players, not 9"),
        ("loop players:none", "players:none can’t be used: expected a whole number from 1"),
        ("loop games:0", "games:0 can’t be used: expected a whole number from 1 to 100,000,000"),
        ("loop games:1e9", "games:1e9"),
        ("loop until:0", "until:0 can’t be used: expected the width"),
        ("loop until:nan", "until:nan"),
        ("loop rotate:maybe", "rotate:maybe can’t be used: expected yes or no"),
        ("loop colour=red", "no option 'colour': choose from starting_player"),
        ("loop goal_claim=never", "goal_claim is one of window, auto"),
        ("loop goal_claim=auto goal_claim=window", "“goal_claim” appears twice"),
        ("loop bots:random bots:greedy", "“bots” appears twice"),
        ("loop speed:9", "A study has no “speed”: choose from mode, players"),
        ("loop greedy", "“greedy” can’t be read: expected name:value"),
        ("loop =1", "“=1” can’t be read"),
        ("loop 'open", "a quotation mark isn’t closed"),
        ("loop seed:'two words'", "without blanks"),
        ("loop pack:nowhere", "There is no pack “nowhere”"),
        ("loop career.chef=3", "“career.chef” isn’t a figure on a card: expected table.card.key"),
        ("loop career.cheff.coins=3", "there is no such card; known are"),
        ("loop career.chef.coin=3", "key coin is not known; known are"),
        ("loop career.chef.coins=many", "key coins is 'many', expected a whole number"),
        ("loop career.chef.coins=null", "null can’t be written"),
        ("loop vs", "Both designs are the same"),
        ("loop vs goal_claim=window", "Both designs are the same"),
        ("loop vs goal_claim=auto vs goal_claim=auto", "“vs” appears twice"),
        ("loop vs players:2", "players:2 can’t come after vs"),
        ("loop bots:random,random,random,random,random", "5 bots were named for 4 seats"),
        ("loop " + "x" * 30_000, "too long"),
    ],
)
def test_what_cannot_be_studied_is_refused_in_words(text: str, message: str) -> None:
    with pytest.raises(FelicityError) as caught:
        read(text)
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("players = 2", "a study names its game"),
        ('game = "loop"\nspeed = 9', "a study has no key “speed”: choose from game"),
        ('game = "loop"\nbots = "greedy"', "bots is greedy, expected a list of names"),
        ('game = "loop"\noptions = 3', "options is 3, expected a table"),
        ('game = "loop"\nplayers = [2]', "players is [2], expected a single value"),
        ('game = "loop"\n[versus]\nplayers = 2', "versus has no key “players”"),
        ('game = "loop"\n[cards.career]\nchef = 3', "cards.career.chef is 3, expected a table"),
        ("game = ", "not valid TOML"),
    ],
)
def test_a_file_that_cannot_be_used_is_refused_in_words(content: str, message: str, tmp_path: Path) -> None:
    (tmp_path / "study.toml").write_text(content, "utf-8")
    with pytest.raises(FelicityError) as caught:
        read_file(tmp_path / "study.toml")
    assert message in str(caught.value)
    assert "study.toml" in str(caught.value)


def test_a_study_has_one_or_two_designs() -> None:
    """Which play as many games."""
    alone, both = read("loop players:2"), read("loop players:2 vs repurchase=optional")
    assert isinstance(alone, Study)
    assert [len(alone.plans), len(both.plans)] == [1, 2]
    assert {each.games for each in both.plans} == {400}
