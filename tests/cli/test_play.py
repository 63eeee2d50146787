"""`felicity play`: whole games through the keyboard, and everything that can be typed on the way."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import felicity as engine
from tests.cli.terminal import felicity, widest

MODES = [("basic", 2), ("competitive", 3), ("coop", 2), ("solo", 1)]
ONES = "1\n" * 600


def start(mode: str = "solo", players: int = 1, seed: int = 3, *more: str) -> list[str]:
    return ["play", "loop", "--terminal", "--mode", mode, "--players", str(players), "--seed", str(seed), *more]


@pytest.mark.parametrize(("mode", "players"), MODES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_game_by_typing_1(tmp_path: Path, mode: str, players: int, lang: str) -> None:
    """It ends with the result, and no line is wider than 80 columns."""
    screen = felicity(*start(mode, players, 3, "--lang", lang), typed=ONES, data=tmp_path)
    assert ("── The end" if lang == "en" else "── Fin de la partie") in screen.out
    assert len(widest(screen.out)) <= 80
    assert screen.err == ""
    assert not list(tmp_path.rglob("*.felicity"))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_game_of_happiness_by_typing_1(tmp_path: Path, lang: str) -> None:
    """Typing 1 spins for ever: the bots win, and the keys are counted."""
    screen = felicity("play", "rainbow", "--terminal", "--players", "3", "--seed", "4", "--lang", lang, typed=ONES, data=tmp_path)
    assert ("── The end" if lang == "en" else "── Fin de la partie") in screen.out
    assert ("wins with 6 keys." if lang == "en" else "gagne avec 6 clés.") in screen.out
    assert len(widest(screen.out)) <= 80
    assert screen.err == ""


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_game_of_happy_nation_by_typing_1(tmp_path: Path, lang: str) -> None:
    """A short game, to 3 happiness, told without a gap."""
    more = ("--players", "3", "--seed", "4", "--option", "target=3", "--option", "round_limit=50", "--lang", lang)
    screen = felicity("play", "nation", "--terminal", *more, typed=ONES * 4, data=tmp_path)
    assert ("── The end" if lang == "en" else "── Fin de la partie") in screen.out
    assert len(widest(screen.out)) <= 80
    assert screen.err == ""


@pytest.mark.parametrize("players", [1, 3])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_life_by_typing_1(tmp_path: Path, lang: str, players: int) -> None:
    """Who studies and studies dies of it; the story and the result are told without a gap."""
    screen = felicity("play", "pursuit", "--terminal", "--players", str(players), "--seed", "5", "--lang", lang, typed=ONES, data=tmp_path)
    assert ("── The end" if lang == "en" else "── Fin de la partie") in screen.out
    verdict = {"en": ("You lose: ", "had the happiest life: "), "fr": ("Vous perdez", "a eu la vie la plus heureuse")}
    assert verdict[lang][players > 1] in screen.out
    assert "Ada" in screen.after("── Your life" if lang == "en" else "── Votre vie")
    assert len(widest(screen.out)) <= 80
    assert screen.err == ""


def test_the_result_adds_up(tmp_path: Path) -> None:
    output = felicity(*start("basic", 2), typed=ONES, data=tmp_path).after("── The end")
    rows = {line.split()[0]: line.split()[1:] for line in output.splitlines() if re.match(r" [A-Z]\w+  +[+−·\d]", line)}
    scores = rows.pop("Happiness")
    ranks = rows.pop("Rank")
    for seat, score in enumerate(scores):
        points = [0 if row[seat] == "·" else int(row[seat].replace("−", "-")) for row in rows.values()]
        assert sum(points) == int(score)
    winner = "Ada" if ranks[0] == "1" else "Bo"
    assert f"{winner} wins with {max(map(int, scores))} happiness." in output
    assert sorted(ranks) == ["1", "2"]


def test_without_arguments_the_questions_have_good_answers(tmp_path: Path) -> None:
    screen = felicity("play", "--terminal", typed=["", "", "", "quit"], data=tmp_path)
    assert "Which mode? [2]" in screen.out
    assert "How many players, 2 to 6? [4]" in screen.out
    assert "Competitive: careers, events and credit cards; the happiest wins." in screen.out
    assert "Which career do you choose?" in screen.out


def test_questions_are_asked_again(tmp_path: Path) -> None:
    screen = felicity(
        "play", "loop", "--terminal", typed=["9", "basic", "1", "3", "Ann,Bob,Cat,Dan", "Ann, Bob", "", "quit"], data=tmp_path
    )
    assert "Type a number from 1 to 4, or Enter; “quit” stops." in screen.out
    assert "Type a number from 2 to 6, or Enter; “quit” stops." in screen.out
    assert "That makes 4 seats for 3 players." in screen.out
    assert "At the table: Ann, Bob, Cleo (" in screen.out


@pytest.mark.parametrize(("lang", "word"), [("en", "quit"), ("fr", "quitter"), ("fr", "Quit")])
@pytest.mark.parametrize("before", [[], [""], ["", "3"]])
def test_quit_is_understood_at_every_question_before_the_game(tmp_path: Path, before: list[str], lang: str, word: str) -> None:
    """Mode, number of players, seats: no game begins, and nothing is kept."""
    screen = felicity("play", "loop", "--terminal", typed=[*before, word], data=tmp_path, lang=lang)
    assert screen.out.rstrip().endswith(word)
    assert not list(tmp_path.rglob("*.felicity"))


def test_quit_is_understood_at_the_curtain(tmp_path: Path) -> None:
    """Where one person hands the screen to the next; the game is kept."""
    seats = ("--seats", "Ann,Bob", "--mode", "basic", "--seed", "3")
    screen = felicity("play", "loop", "--terminal", *seats, typed=["quit"], data=tmp_path)
    assert "Press Enter when you are ready. quit" in screen.flat
    assert not hands(screen.out)
    assert list(tmp_path.rglob("*.felicity"))


def test_an_option_may_be_typed_as_text(tmp_path: Path) -> None:
    screen = felicity(*start(), typed=["Career  INTERN", "work", "quit"], data=tmp_path)
    assert "Ada is the Intern." in screen.out
    assert "Ada worked: +3 coins. Happiness −1, now 3." in screen.out


def test_labels_are_numbered_and_grouped(tmp_path: Path) -> None:
    output = felicity(*start(), typed=["career intern", "quit"], data=tmp_path).after("Round 1")
    assert "\n Work\n   1  Work: +3 coins, −1 happiness\n Buy (up to 3 materials a turn)\n" in output
    assert "  Glass      4  Quality 1 (1 coin)    5  Quality 2 (2 coins)" in output


def test_the_track_shows_the_borders_of_the_zones(tmp_path: Path) -> None:
    output = felicity(*start("solo", 1, 3, "--option", "zone_borders=5,9"), typed=["career intern", "quit"], data=tmp_path).out
    assert " Happiness   ●●●●○|○○○○|○○○ 4 of 12, low zone; crossing | draws an event\n" in output
    assert " Happiness   ●●●●○○○○○○○○ 4 of 12\n" in felicity(*start("basic", 2), typed=["quit"], data=tmp_path).out


def test_what_cannot_be_read_or_is_not_allowed_changes_nothing(tmp_path: Path) -> None:
    typed = ["career intern", "buy glas 1", "buy glass 4", "99", "dance", "quit"]
    screen = felicity(*start(), typed=typed, data=tmp_path)
    assert "“buy glas 1” is neither an option nor a command. Did you mean: buy glass 1" in screen.out
    assert "Buy (glass 4): not enough coins: 4 needed, 2 available [LOOP-2.0.b3]" in screen.out
    assert "There is no number 99: the options run from 1 to" in screen.out
    assert engine.replay(next(tmp_path.rglob("*.felicity")).read_text("utf-8")).number == 1


def test_a_hint_names_three_options_with_chances_and_reasons(tmp_path: Path) -> None:
    """By its English name and by that of the page."""
    output = felicity(*start(), typed=["career intern", "hint", "quit"], data=tmp_path).flat
    assert output.count("Chance to win: ") == 3
    assert "than the next best" in output or "just as good" in output
    output = felicity(*start(), typed=["career intern", "conseil", "quit"], data=tmp_path, lang="fr").flat
    assert output.count("Chances de gagner\u00a0: ") == 3


def test_why_says_what_cannot_be_done_and_the_rule(tmp_path: Path) -> None:
    output = felicity(*start(), typed=["career intern", "why", "quit"], data=tmp_path).flat
    assert "End the turn: work, buy or consume first: you can’t pass [LOOP-2.0b]" in output
    assert "Not now: Buy (food 3, glass 3, metal 3, plastic 3, utility 3): not enough coins: 3 needed, 2 available [LOOP-2.0.b3]" in output


def test_why_explains_any_option(tmp_path: Path) -> None:
    """By its text or its number, on offer or not."""
    typed = [
        "career intern",
        "why buy glass 4 with 2",
        "why career chef",
        "why acquire seat2 glass 1",
        "why work",
        "why 1",
        "why fly",
        "why 99",
        "quit",
    ]
    output = felicity(*start(), typed=typed, data=tmp_path).flat
    assert "Buy (glass 4): it costs 2 reputation and you have 0 [LOOP-2.5b1]" in output
    assert "Choose a career: that isn’t the question right now. The question is: " in output
    assert "Acquire (glass 1 from seat 2): in Solo you play favours with the market, not with players [LOOP-1.0.11]" in output
    assert output.count("You can do that now: Work") == 2
    assert "'fly' is not the text of any option of this game." in output
    assert "There is no number 99" in output


def test_why_in_french_and_by_its_french_name(tmp_path: Path) -> None:
    output = felicity(*start(), typed=["career intern", "pourquoi", "quitter"], data=tmp_path, lang="fr").flat
    assert "Finir le tour" in output
    assert "on ne passe pas son tour" in output


def test_undo_takes_back_what_revealed_nothing(tmp_path: Path) -> None:
    screen = felicity(*start(), typed=["career intern", "buy glass 1", "undo", "quit"], data=tmp_path)
    assert "Undone." in screen.out
    record = next(tmp_path.rglob("*.felicity")).read_text("utf-8")
    assert "buy glass" not in record


def test_undo_says_what_stops_it(tmp_path: Path) -> None:
    output = felicity(*start(), typed=["undo", "career intern", "undo", "quit"], data=tmp_path).flat
    assert "Nothing to undo" in output
    assert "Too late to undo, because something was revealed: Ada chose a career, face down." in output


def test_rules_help_log_and_the_table_again(tmp_path: Path) -> None:
    output = felicity(*start(), typed=["career intern", "rules LOOP-2.5a", "rules LOOP-99", "help", "log", "", "quit"], data=tmp_path).out
    assert "LOOP-2.5a  When WORK" in output
    assert "There is no rule “LOOP-99”" in output
    assert "why or why OPTION: what you can’t do now, or why you can’t choose an option" in output
    assert output.count("Ada is the Intern.") == 2
    assert output.count("── LOOP, Solo, round 1") == 2


def test_save_and_load(tmp_path: Path) -> None:
    kept = tmp_path / "game.txt"
    felicity(*start("basic", 2, 5), typed=["1", f"save {kept}", "quit"], data=tmp_path)
    record = kept.read_text("utf-8")
    number = engine.replay(record).number
    assert "names: Ada, Bo (" in record
    again = felicity("play", "loop", "--terminal", "--load", str(kept), typed=["quit"], data=tmp_path)
    assert f"after {number} choice" in again.flat
    inside = felicity(*start("solo", 1, 9), typed=[f"load {kept}", "save", "load", "load nowhere", "quit"], data=tmp_path)
    assert f"Continuing {kept}." in inside.flat
    assert "── LOOP, Basic" in inside.out
    assert "nowhere can’t be read" in inside.flat


def test_a_file_that_is_something_else_is_not_overwritten(tmp_path: Path) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_text("dear diary", "utf-8")
    output = felicity(*start(), typed=[f"save {diary}", "quit"], data=tmp_path).flat
    assert "was left alone" in output
    assert diary.read_text("utf-8") == "dear diary"


@pytest.mark.parametrize("last", ["quit\n", ""])
def test_quit_or_the_end_of_input_keeps_the_game(tmp_path: Path, last: str) -> None:
    """The end of the input is a quit: the game is kept, and --resume goes on."""
    left = felicity(*start("competitive", 2, 4), typed="1\n1\n" + last, data=tmp_path)
    assert "felicity play loop --terminal --resume" in left.out
    kept = next(tmp_path.rglob("*.felicity"))
    number = engine.replay(kept.read_text("utf-8")).number
    back = felicity("play", "loop", "--terminal", "--resume", typed="quit\n", data=tmp_path)
    assert f"after {number} choices" in back.flat
    assert engine.replay(kept.read_text("utf-8")).number == number


def test_a_resumed_game_goes_the_same_way(tmp_path: Path) -> None:
    """Bots choose as they would have without the pause."""
    whole = felicity(*start("basic", 3, 6), typed=ONES, data=tmp_path).after("── The end")
    felicity(*start("basic", 3, 6), typed="1\n1\n1\n", data=tmp_path)
    assert felicity("play", "loop", "--terminal", "--resume", typed=ONES, data=tmp_path).after("── The end") == whole


def test_one_option_is_taken_and_told(tmp_path: Path) -> None:
    assert "There is only one option: End your turn." in felicity(*start("basic", 2), typed=ONES, data=tmp_path).out


def test_an_answer_to_a_favour_is_always_asked(tmp_path: Path) -> None:
    output = felicity(*start("basic", 2, 2), typed=ONES, data=tmp_path).out
    assert re.search(r"plays \w+ to you.*?\n   1  Accept\nAda > 1", output, re.DOTALL)


def hands(text: str) -> list[str]:
    return re.findall(r"^ Favours     (.*)$", text, re.MULTILINE)


def test_a_curtain_falls_between_two_people(tmp_path: Path) -> None:
    """Before it is lifted, nothing of the next hand is on the screen, and nothing of the last one comes after it."""
    asked = ["play", "loop", "--terminal", "--mode", "basic", "--seats", "Ann,Ben", "--seed", "3", "--option", "starting_player=1"]
    output = felicity(*asked, typed=["", "work", "end turn", "", "quit"], data=tmp_path).out
    before, first, second = output.split("Press Enter when you are ready.")
    assert "Ann is next." in before
    assert not hands(before)
    table = engine.new("loop", players=2, mode="basic", seed=3, starting_player="1", chance="secure")
    secrets = [view["players"][seat]["goals_known"] for seat, view in enumerate((table.view(1), table.view(2)))]  # type: ignore[index]
    goals = [[name.replace("-", " ").title() for name in names] for names in secrets]
    assert all(goal in first.title() and goal not in second.title() for goal in goals[0] if goal not in goals[1])
    assert all(goal in second.title() and goal not in first.title() for goal in goals[1] if goal not in goals[0])
    assert "Ben is next." in first


def test_one_person_needs_no_curtain(tmp_path: Path) -> None:
    assert "Press Enter when" not in felicity(*start("competitive", 3), typed=ONES, data=tmp_path).out


def test_the_story_tells_only_what_the_seat_may_know(tmp_path: Path) -> None:
    output = felicity(*start("competitive", 3, 5), typed=ONES, data=tmp_path).out
    assert "Ada now holds" in output
    assert not re.search(r"(Bo|Cleo) now holds", output)


def test_bots_can_play_alone(tmp_path: Path) -> None:
    output = felicity("play", "loop", "--terminal", "--mode", "basic", "--seats", "random,random", "--seed", "1", data=tmp_path).out
    assert "Round 2" in output
    assert "── The end" in output


def test_colour_is_no_part_of_the_text(tmp_path: Path) -> None:
    assert "\x1b" not in felicity(*start(), typed=["quit"], data=tmp_path).out


def test_seats_that_nobody_named_are_filled_with_the_bot_that_was(tmp_path: Path) -> None:
    """`you, easy` at a table of four: all bots are easy, and the terminal says so."""
    screen = felicity("play", "loop", "--terminal", "--mode", "basic", typed=["4", "you, easy", "quit"], data=tmp_path)
    assert "The other 2 seats: easy." in screen.out
    assert "At the table: Ada, Bo (easy), Cleo (easy), Dan (easy)" in screen.out


def test_a_card_can_be_read_with_all_its_levels(tmp_path: Path) -> None:
    """By a part of its name; also what has no such card, and what has many."""
    life = ["play", "pursuit", "--terminal", "--players", "2", "--seed", "1"]
    output = felicity(*life, typed=["card", "card home gym", "card no such thing", "card a", "quit"], data=tmp_path).out
    assert "Which card? For example: card dance" in output
    card = output.partition("Home gym")[2].partition("No card")[0]
    assert card.count("→") >= 3, card
    assert "No card of this game is called “no such thing”." in output
    assert "more cards have names like that: type more of it." in output
    assert "Aucune carte" in felicity(*life, "--lang", "fr", typed=["carte xyz", "quitter"], data=tmp_path).out
