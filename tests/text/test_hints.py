"""Reasons in numbers."""

from __future__ import annotations

import pytest

import felicity
from felicity.bots.advice import advise
from felicity.bots.registry import evaluation
from felicity.bots.search.search import Budget
from felicity.bots.seat import Seat
from felicity.core.rng import Rng, start_of
from felicity.server.thinking import hint_from
from felicity.text.catalog import has, languages
from felicity.text.changes import becomes, changes_of, own_standing, sure_changes
from felicity.text.figures import BURDENS, CHARTED, STANDINGS, standings_of
from felicity.text.hints import odds, reason
from felicity.text.sure import rules_after


def told(lang: str, sure: dict[str, int], hoped: dict[str, int] | None = None, chances: list[float] | None = None, at: int = 0) -> str:
    """A reason; if nothing else is said, nobody else has a part in it and there is something less good."""
    return reason(lang, sure, sure if hoped is None else hoped, chances or [0.4, 0.28], at, [])


def test_what_an_option_gives_and_costs_is_told_in_numbers() -> None:
    bought = {"happiness": 3, "coins": -2}
    assert told("en", bought) == "+3 happiness for 2 coins. Its chance to win is 12 points of a hundred ahead of the next best."
    assert (
        told("fr", bought, at=1) == "+3 bonheur pour 2 pièces. Ses chances de gagner sont à 12 points sur cent de celles de la meilleure."
    )
    assert told("en", {"landfill": -1}, chances=[0.4]) == "1 less in your landfill for nothing. It is all that can be done."
    assert told("en", {"debts": 1, "coins": 3}, chances=[0.4, 0.4]) == "+3 coins for a debt more. Others are as good in the bot’s eyes."
    assert told("en", {"coins": -1}).startswith("It costs 1 coin. ")
    assert told("en", {}).startswith("None of your figures changes at once")
    assert told("en", {}, hoped={"coins": 2}).startswith("If others answer as the bot expects: +2 coins for nothing. Its chance")


def test_every_figure_has_words() -> None:
    for game in STANDINGS:
        table = felicity.new(game, seed=7)
        names = list(standings_of(game, table.view(1))[0])
        assert set(CHARTED[game]) <= set(names)
        for lang in languages():
            for name in names:
                assert has(lang, f"figure-{name}")
                assert has(lang, f"figure-{name}.{'more' if name in BURDENS else 'some'}")


def test_only_what_is_the_same_on_every_guess_is_told() -> None:
    table = felicity.new("loop", players=2, mode="basic", seed=7, starting_player="1")
    before = table.view(1)
    table.play("work")
    after = table.view(1)
    assert sure_changes("loop", before, [after, after], 1) == {"happiness": -1, "coins": 3}
    assert sure_changes("loop", before, [after, before], 1) == {}


def test_the_adviser_sees_what_the_seat_sees() -> None:
    """Two tables that the seat can't tell apart get the same advice, in the same words."""
    table = felicity.new("loop", players=3, mode="competitive", seed=7)
    chance = Rng(start_of("hints"))
    for number in range(40):
        seat = table.to_act
        assert seat is not None
        if number % 13 == 0:
            twin = table.guess(seat, chance)
            assert hint_from(table.dump(), seat, "luck") == hint_from(twin.dump(), seat, "luck")
        options = table.options()
        table.play(options[chance.below(len(options))])


def test_chances_and_rules_are_told() -> None:
    """Alone there is no place; a rule is cited once."""
    assert odds("en", 0.431, 1.62, 4) == "Chance to win: 43\N{NO-BREAK SPACE}%, place 1.6 on average."
    assert odds("fr", 0.431, 1.62, 1) == "Chances de gagner\N{NO-BREAK SPACE}: 43\N{NO-BREAK SPACE}%."
    assert (
        reason("en", {"coins": 3}, {"coins": 3}, [0.5], 0, ["LOOP-2.1", "LOOP-2.2a", "LOOP-2.3"])
        == "+3 coins for nothing [LOOP-2.1, LOOP-2.2a]. It is all that can be done."
    )


def test_rules_are_those_of_what_follows_from_an_option() -> None:
    """Each once; where chance comes in, by which rule."""
    table = felicity.new("nation", players=2, seed=7)
    while not any(option.text == "explore" for option in table.options()):
        table.play(table.options()[0])
    seat = table.to_act or 0
    assert rules_after(table, seat, "explore")[0].startswith("NATION-")
    assert changes_of(table, seat, "explore")["hours"] == 3


def test_the_best_comes_first_with_its_chance_and_place() -> None:
    table = felicity.new("loop", players=2, mode="basic", seed=7, starting_player="1")
    found = advise(evaluation("loop"), Seat(table, Rng(start_of("luck"))), 3, Budget(iterations=8))
    assert len({each.option for each in found}) == 3
    assert [each.tries for each in found] == sorted([each.tries for each in found], reverse=True)
    assert all(0.0 <= each.chance <= 1.0 for each in found)
    assert 1.0 <= found[0].place <= 2.0


def test_an_option_tells_the_figures_it_leads_to() -> None:
    """UI-T6, for every game alike."""
    table = felicity.new("pursuit", players=2, seed=7, starting_player="1")
    while table.question == "ChooseTrait":
        table.play(table.options()[0])
    was = own_standing("pursuit", table.view(1), 1)
    found = changes_of(table, 1, "study")
    assert found["knowledge"] >= 3
    assert found["hourglasses"] == -1
    knowledge = was["knowledge"]
    assert knowledge is not None
    told_so = becomes("en", was, found)
    assert told_so.startswith(f"Knowledge {knowledge} → {knowledge + found['knowledge']}")
    assert told_so.endswith("Hourglasses 6 → 5")


def test_hints_for_a_life_speak_of_happiness_and_stress() -> None:
    """UI-T18."""
    sure = {"lth": 3, "hourglasses": -1, "stress": 1}
    assert told("en", sure).startswith("+3 long-term happiness for 1 hourglass, 1 stress. ")
    assert told("fr", {"stress": -2}).startswith("2 de stress en moins")


@pytest.mark.parametrize("game", felicity.games())
def test_every_game_has_hints_with_reasons(game: str) -> None:
    """The server finds them from a dump, and they can be told in every language."""
    table = felicity.new(game, seed=7)
    advised = hint_from(table.dump(), table.to_act or 0, "luck")
    for lang in languages():
        assert all(
            told(lang, each["figures"], each["hoped"], [other["chance"] for other in advised], at) for at, each in enumerate(advised)
        )
