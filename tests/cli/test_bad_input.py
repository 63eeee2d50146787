"""Whatever is asked wrongly gets one clear message and exit code 2, and changes nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

import felicity as engine
from tests.cli.terminal import felicity


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("play chess", "There is no game 'chess': choose one of loop"),
        ("play loop --terminal --mode hard", "loop has no mode 'hard': choose one of basic, competitive, coop, solo."),
        ("play loop --terminal --mode solo --players 3", "loop in solo mode is for 1"),
        ("play loop --terminal --players 9", "loop has no mode for 9 players"),
        ("play loop --terminal --seats Ann,Bob --players 3", "--seats names 2 seats, but --players says 3"),
        ("play loop --terminal --mode basic --seats A(B),C", "can’t be a player’s name"),
        ("play loop --terminal --mode basic --seats ,C", "can’t be a player’s name"),
        ("play loop --terminal --bots clever", "There is no bot 'clever'"),
        ("play loop --terminal --mode basic --players 2 --option colour=red", "loop has no option 'colour'"),
        ("play loop --terminal --mode basic --players 2 --option goal_claim=never", "goal_claim is one of window, auto"),
        ("play loop --terminal --mode basic --players 2 --option goal_claim", "write --option name=value"),
        ("play loop --terminal --mode basic --players 2 --option a=1 --option a=2", "given twice"),
        ("play loop --terminal --mode coop --players 2 --option careers=lawyer", "not used in this mode (LOOP-5.1g)"),
        ("play loop --terminal --mode basic --players 2 --pack nowhere", "nowhere: there is no such folder"),
        ("play loop --terminal --load nowhere", "nowhere can’t be read"),
        ("play loop --terminal --resume", "There is no unfinished game of loop"),
        ("play loop --lang de", "There is no language 'de': choose one of en, fr."),
        ("replay nowhere", "nowhere can’t be read"),
        ("rules chess", "“chess” is neither a game nor the id of a rule"),
        ("rules LOOP-99", "There is no rule “LOOP-99” in loop"),
        ("rules loop --search xyzzy", "No rule of loop mentions “xyzzy”"),
        ("rules loop --coverage --tests nowhere", "there is no such folder"),
        ("cards chess", "There is no game 'chess'"),
        ("cards loop --kind coin", "There is no kind of card “coin”"),
        ("cards --check nowhere", "nowhere: there is no such folder"),
    ],
)
def test_one_message_and_exit_code_2(arguments: str, message: str, tmp_path: Path) -> None:
    screen = felicity(*arguments.split(), data=tmp_path, code=2)
    assert message in screen.err
    assert screen.out == ""
    assert not list(tmp_path.iterdir())


def test_messages_of_the_terminal_are_translated(tmp_path: Path) -> None:
    assert "--seats nomme 2 places" in felicity("play", "--terminal", "--seats", "A,B", "--players", "3", lang="fr", code=2).err
    assert "ne peut pas être lu" in felicity("replay", "nulle-part", "--lang", "fr", code=2).err


def record(tmp_path: Path, *changes: tuple[str, str]) -> Path:
    """A short record, changed in some places."""
    table = engine.new("loop", players=2, mode="basic", seed=1)
    for _ in range(4):
        table.play(table.options()[0])
    text = table.record()
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path = tmp_path / "record.txt"
    path.write_text(text, "utf-8")
    return path


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("felicity record 1", "hello", "This is not a record: its first line is 'hello'"),
        ("rules: 2", "rules: 99", "rules version 99"),
        ("game: loop", "game: chess", "There is no game 'chess'"),
        ("mode: basic", "mode: hard", "no mode 'hard'"),
        ("players: 2", "players: two", "line 5: players: 'two' can't be used"),
        (": work", ": fly", "'fly' is not the text of any option"),
        (": work", ": buy glass 4", "'buy glass 4' is not allowed now"),
        ("result: unfinished", "result: seat1 won, 12 0, happiness", "it was changed or damaged"),
        ("seed: 1", "seed: 1\npack: mine-0123456789ab", "name its folder (pack=DIR, --pack DIR) to go on"),
    ],
)
@pytest.mark.parametrize("command", [["replay"], ["play", "loop", "--terminal", "--load"]])
def test_a_damaged_record_is_refused(tmp_path: Path, command: list[str], old: str, new: str, message: str) -> None:
    screen = felicity(*command, str(record(tmp_path, (old, new))), code=2)
    assert message in screen.err
    assert screen.out == ""


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "picture"
    path.write_bytes(b"\x89PNG\xff\xfe")
    assert "it isn’t a UTF-8 text" in felicity("replay", str(path), code=2).err


def test_a_finished_game_is_not_resumed(tmp_path: Path) -> None:
    table = engine.new("loop", players=2, mode="basic", seed=1)
    while not table.is_over:
        table.play(table.options()[-1])
    path = tmp_path / "done.txt"
    path.write_text(table.record(), "utf-8")
    assert "is over. Watch it with" in felicity("play", "loop", "--terminal", "--load", str(path), code=2).err


def test_a_very_long_text_is_no_trouble(tmp_path: Path) -> None:
    output = felicity(
        "play", "--terminal", "--mode", "solo", "--seed", "1", "--players", "1", typed=["x" * 5000, "quit"], data=tmp_path
    ).flat
    assert "is neither an option nor a command" in output


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("x", "utf-8")
    assert (
        "can’t be written" in felicity("play", "--terminal", "--mode", "solo", "--players", "1", typed=["quit"], data=blocked, code=2).err
    )


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("replay nowhere", "nowhere ne peut pas être lu\u00a0: aucun fichier ni dossier de ce nom."),
        ("play loop --terminal --load {folder}", "ne peut pas être lu\u00a0: c’est un dossier."),
        ("serve --database here", "il faut sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM."),
        ("serve --database mysql://ada@here/tables", "mysql ne convient pas"),
        ("admin tables", "démarrez-y d’abord un serveur"),
        ("ladder loop --bots random", "nommez-en au moins deux"),
        ("ladder loop --bots random,easy --players 4", "il en faut 4 pour 4 joueurs, et 2 sont nommés"),
        ("simulate rainbow --cards --games 1", "Les cartes ne peuvent pas être comptées dans rainbow"),
        ("play loop --terminal --mode hard", "loop n’a pas de mode 'hard'"),
    ],
)
def test_no_english_comes_into_a_french_refusal(arguments: str, message: str, tmp_path: Path) -> None:
    """Not even what the operating system says."""
    words = arguments.format(folder=tmp_path).split()
    assert message in felicity(*words, data=tmp_path, lang="fr", code=2).err
