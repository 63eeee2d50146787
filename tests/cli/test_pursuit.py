"""The Pursuit of Happiness at the terminal: what is on the screen, and everything that can be typed on the way."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import felicity as engine
from tests.cli.terminal import Screen, felicity
from tests.games.pursuit.story import Story, story

START = ["play", "pursuit", "--terminal", "--players", "2", "--seed", "5", "--option", "starting_player=1"]


def play(data: Path, *typed: str, lang: str = "en") -> Screen:
    return felicity(*START, typed=["1", *typed, "quit" if lang == "en" else "quitter"], data=data, lang=lang)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_board_the_rows_and_every_life_are_on_the_screen(tmp_path: Path, lang: str) -> None:
    """Ten spaces with hourglasses, the open cards, the goals, the tracks."""
    screen = play(tmp_path, "study", lang=lang)
    output = re.sub(r"\(A \d, B \d\)", "(A 0, B 0)", screen.after("Study: 3" if lang == "en" else "Étudier\N{NO-BREAK SPACE}: 3"))
    for part in {
        "en": ["Study A", "Get Job (closed)", "[1 teen]", "6 old age (+4)", "Goals ", "(A 0, B 0)", "stress 7/15", "|●··|"],
        "fr": ["Étudier A", "Trouver un métier (fermé)", "[1 adolescence]", "6 vieillesse (+4)", "Objectifs ", "(A 0, B 0)", "|●··|"],
    }[lang]:
        assert part in output, part


def test_repeating_an_action_says_its_stress(tmp_path: Path) -> None:
    """POH-4.5 before one does it."""
    output = play(tmp_path, "study").out
    assert "Study: 3 knowledge\n" in output
    assert "Study: 3 knowledge [+1 stress]\n" in output


def loaded(data: Path, t: Story, *typed: str) -> str:
    """What the terminal says when this scene is played on from a file."""
    kept = data / "life.txt"
    kept.write_text(t.table.record(["Ada", "Bo (greedy)"]), "utf-8")
    return felicity("play", "pursuit", "--terminal", "--load", str(kept), typed=[*typed, "quit"], data=data).flat


def test_an_own_life_shows_the_next_levels_the_upkeep_and_old_age(tmp_path: Path) -> None:
    """Loaded from a written position: partners by the side that was chosen, cards with their levels."""
    t = story(round=5, players=2)
    t.player(1).has(projects={"swimming": 2}, items={"car": 2}, partners={"martha": 2}, job="social-job-1a", money=9)
    output = loaded(tmp_path, t)
    assert "Swim 2/4" in output
    assert "Martha (relationship)" in output
    assert "Next Swim: Across the lake (" in output
    assert "Upkeep Car 2/3 (3 coins → 1 long-term happiness)" in output
    assert "Waiter (" in output
    assert "Old age the next round brings 4 stress to everybody" in output


def test_what_happened_is_told_in_a_line(tmp_path: Path) -> None:
    """An action with what it gave; cards that were dealt in one sentence."""
    output = play(tmp_path, "study").flat
    assert "Ada: Study. Gains 3 knowledge." in output
    assert "New on the board: " in output
    assert "Hourglasses: Ada 6, Bo 6." in output


def test_why_undo_and_rules(tmp_path: Path) -> None:
    """Why not, with the rule; back to the last choice as long as nothing came to light."""
    t = story(round=1, players=2).scene(items=["spa-day"])
    output = loaded(tmp_path, t, "why", "buy spa-day 3", "undo", "rules POH-4.5")
    assert "Get a job: closed in the teen round [POH-4.8]" in output
    assert "Buy (Spa: Weekend): it takes 6 coins, you have 0" in output
    assert "Nothing to undo: another player has moved." in output
    assert "POH-4.5 Repeating a board action costs stress" in output


@pytest.mark.parametrize("game", engine.games())
def test_try_and_hint_in_every_game(tmp_path: Path, game: str) -> None:
    """UI-T6, UI-T18: the figures an option leads to, and what a bot would do, in numbers."""
    typed = ["1", "try 1", "try 999", "hint", "help", "quit"]
    table = felicity("play", game, "--terminal", "--players", "2", "--seed", "5", typed=typed, data=tmp_path)
    assert re.search(r"Then: .* \d+ → \d+|Nothing is certain to change", table.after("> try 1\n"))
    assert "There is no number 999" in table.flat
    assert re.search(r"\[[A-Z]+-[^]]+\]\. .* Chance to win: \d+\u00a0%, place \d\.\d of 2 on average\.", table.flat)
    assert f"felicity play {game} --terminal --resume` continues" in table.flat
    assert ("glass 3" in table.after("> help\n")) == (game == "loop")


def test_try_says_what_an_option_leads_to(tmp_path: Path) -> None:
    """Nothing is played; what isn't possible is told with its reason."""
    t = story(round=1, players=2).scene(items=["spa-day"])
    output = loaded(tmp_path, t, "try study", "try buy spa-day 3", "try dance")
    assert "Study: 3 knowledge. Then: Knowledge 3 → 6, Hourglasses 6 → 5." in output
    assert "Buy (Spa: Weekend): it takes 6 coins, you have 0" in output
    assert "is not the text of any option" in output
    assert engine.replay(next(tmp_path.rglob("*.felicity")).read_text("utf-8")).number == 0


def test_undo_takes_back_a_turn_that_revealed_nothing(tmp_path: Path) -> None:
    """Alone, nobody has chosen since."""
    alone = ["play", "pursuit", "--terminal", "--players", "1", "--seed", "5"]
    output = felicity(*alone, typed=["1", "study", "undo", "undo", "quit"], data=tmp_path).flat
    assert "Undone." in output
    assert "Too late to undo, because something was revealed:" in output
    assert "study" not in next(tmp_path.rglob("*.felicity")).read_text("utf-8")


def test_save_load_and_resume(tmp_path: Path) -> None:
    """A game goes on where it was."""
    kept = tmp_path / "life.txt"
    play(tmp_path, "study", f"save {kept}")
    number = engine.replay(kept.read_text("utf-8")).number
    again = felicity("play", "pursuit", "--terminal", "--load", str(kept), typed=["quit"], data=tmp_path)
    assert f"after {number} choices" in again.flat
    assert "Ada (you)" in again.out
    resumed = felicity("play", "pursuit", "--terminal", "--resume", typed=["quit"], data=tmp_path)
    assert "Ada (you)" in resumed.out


def test_two_people_choose_their_talents_behind_a_curtain(tmp_path: Path) -> None:
    """Traits that were not kept stay secret."""
    hot_seat = ["play", "pursuit", "--terminal", "--seats", "Ann,Ben", "--seed", "5", "--option", "starting_player=1"]
    output = felicity(*hot_seat, typed=["", "1", "", "quit"], data=tmp_path).out
    before, first, second = output.split("Press Enter when you are ready.")
    assert "Ann is next." in before
    dealt = [view["players"][seat]["traits_dealt"] for seat, view in enumerate(views())]
    assert all(trait.title() in first and trait.title() not in second for trait in dealt[0][1:])
    assert all(trait.title() in second and trait.title() not in first for trait in dealt[1])


def views() -> list[dict[str, list[dict[str, list[str]]]]]:
    table = engine.new("pursuit", players=2, seed=5, starting_player="1", chance="secure")
    return [table.view(1), table.view(2)]  # type: ignore[list-item]


def test_a_whole_record_can_be_read_as_a_story(tmp_path: Path) -> None:
    """`felicity replay --all`, and looking at one position."""
    play(tmp_path, "study", "play")
    kept = str(next(tmp_path.rglob("*.felicity")))
    assert "Ada: Study." in felicity("replay", kept, "--all").out
    assert "Study A" in felicity("replay", kept, "--seat", "1", typed=["3", "q"]).out


def test_a_record_with_a_pack_is_replayed_with_it(tmp_path: Path) -> None:
    """A pack of its own game: the car, which lies open in the first round, has another name."""
    (tmp_path / "mine.toml").write_text('[[item]]\nid = "car"\nname = "Carriage"\n', "utf-8")
    table = engine.new("pursuit", players=2, seed=21, pack=str(tmp_path))
    for _ in range(2):
        table.play(table.options()[0])
    kept = tmp_path / "life.txt"
    kept.write_text(table.record(["Ada", "Bo"]), "utf-8")
    assert "Carriage" in felicity("replay", str(kept), "--all", "--pack", str(tmp_path)).out
