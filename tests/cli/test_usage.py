"""Mistakes on the command line, and the frame of the help: in the user's language, and never in Typer's words."""

from __future__ import annotations

import re

import pytest

from felicity.cli import command
from felicity.cli.usage import run


def typed(capsys: pytest.CaptureFixture[str], arguments: str, lang: str) -> tuple[int, str, str]:
    """The exit code, the output and the message of a command."""
    code = run(command(lang), lang, arguments.split())
    said = capsys.readouterr()
    return code, said.out, said.err.strip()


@pytest.mark.parametrize(
    ("arguments", "english", "french"),
    [
        ("nonsense", "felicity has no command “nonsense”: choose one of play, serve", "felicity n’a pas de commande « nonsense »"),
        ("lab dance", "felicity lab has no command “dance”: choose one of run", "felicity lab n’a pas de commande « dance »"),
        (
            "play --termnal",
            "play has no option --termnal. Did you mean --terminal? See",
            "d’option --termnal. Vouliez-vous dire --terminal\u202f? Voir",
        ),
        ("play --qqq", "felicity play has no option --qqq. See: felicity play --help", "felicity play n’a pas d’option --qqq. Voir"),
        ("play loop solo mode", "felicity play doesn’t know what to do with “solo mode”", "ne sait que faire de « solo mode »"),
        ("play --terminal=3", "--terminal takes no value", "--terminal ne prend pas de valeur"),
        ("play --players two", "--players two can’t be used: expected a whole number", "--players two ne convient pas"),
        ("simulate loop --games 0", "--games 0 can’t be used: expected a whole number of at least 1", "un nombre entier à partir de 1"),
        ("serve --port=99999", "--port 99999 can’t be used: expected a whole number from 0 to 65535", "un nombre entier de 0 à 65535"),
        ("simulate loop --games", "--games needs a value", "Il manque une valeur après --games"),
        ("simulate", "felicity simulate needs game. See: felicity simulate --help", "Il manque game après felicity simulate"),
        ("lab run", "felicity lab run needs FILE|TEXT", "Il manque FILE|TEXT après felicity lab run"),
    ],
)
def test_a_mistake_is_told_in_the_users_language(arguments: str, english: str, french: str, capsys: pytest.CaptureFixture[str]) -> None:
    """What came, what was expected, and where the help is, in one line."""
    for lang, message, see in (("en", english, "See: felicity "), ("fr", french, "Voir\u00a0: felicity ")):
        code, out, err = typed(capsys, arguments, lang)
        assert (code, out) == (2, "")
        assert message in err.replace("\u00a0", " ")
        assert see in err
        assert "\n" not in err


@pytest.mark.parametrize("of", ["", "play", "serve", "simulate", "lab", "lab run", "backup", "rules"])
def test_the_help_is_in_one_language(of: str, capsys: pytest.CaptureFixture[str]) -> None:
    """No word of Typer's frame is left in French, and English has words instead of Python's types."""
    code, french, _ = typed(capsys, f"{of} --help", "fr")
    assert code == 0
    assert french.startswith("Utilisation\u00a0: felicity")
    assert "Afficher cette aide et quitter." in french
    assert not re.search(r"Usage|Options:|Arguments:|Commands|COMMAND |ARGS|Show this|required|default|<(str|int|list)|env var", french)
    _, english, _ = typed(capsys, f"{of} --help", "en")
    assert english.startswith("Usage: felicity")
    assert "Show this help and exit." in english
    assert not re.search(r"<(str|int|list)", english)
