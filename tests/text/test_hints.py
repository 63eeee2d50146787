"""Reasons in numbers."""

from __future__ import annotations

import pytest

import felicity
from felicity import plugins
from felicity.bots.advice import advise
from felicity.bots.registry import evaluation
from felicity.bots.search.search import Budget
from felicity.bots.search.tree import SearchSettings
from felicity.bots.seat import Seat
from felicity.changes import changes_of
from felicity.core.rng import Rng, start_of
from felicity.server.bot_pool import hint_from, packed
from felicity.text.catalog import has, languages
from felicity.text.changes import becomes
from felicity.text.hints import odds, reason, telling
from felicity.text.outlook import Outlook, apart, sure_changes


def hint_text(
    lang: str,
    sure: dict[str, int],
    hoped: dict[str, int] | None = None,
    chances: list[float] | None = None,
    at: int = 0,
    game: str = "loop",
) -> str:
    """A reason; if nothing else is said, nobody else has a part in it and there is something less good."""
    return reason(lang, game, Outlook(sure, sure if hoped is None else hoped), chances or [0.4, 0.28], at, [])


def test_what_an_option_gives_and_costs_is_told_in_numbers() -> None:
    bought = {"happiness": 3, "coins": -2}
    assert hint_text("en", bought) == "+3 happiness now for 2 coins. Much better than the next best."
    behind = "Bien moins bien que la première."
    assert hint_text("fr", bought, at=1) == f"+3 points de bonheur tout de suite pour 2 pièces. {behind}"
    assert hint_text("en", {"landfill": -1}, chances=[0.4]) == "1 less in your landfill now, for free. It’s your only option."
    debt = {"debts": 1, "coins": 3}
    assert hint_text("en", debt, chances=[0.4, 0.4]) == "+3 coins now for 1 more debt. The next best is just as good."
    assert hint_text("en", {"coins": -1}).startswith("Costs 1 coin. ")
    assert hint_text("en", {"coins": -2, "owed": -2}).startswith("2 coins less to pay back now for 2 coins. ")
    assert hint_text("en", {}).startswith("Changes nothing by the end of the turn. ")
    assert hint_text("en", {}, hoped={"coins": 2}).startswith("If the others answer as expected: +2 coins now, for free. Much")


def test_a_hint_names_two_gains_and_two_costs_at_most() -> None:
    """The ones that matter most; the option itself shows all."""
    bought = {"happiness": 3, "reputation": 1, "activities": 1, "coins": -2, "materials": -1, "quality": -1}
    found = hint_text("en", bought).split(". ")[0]
    assert found == "+3 happiness and +1 reputation now for 2 coins and 1 material"


def test_chances_that_look_the_same_are_not_told_apart() -> None:
    """Both are shown as 37 %."""
    assert hint_text("en", {"coins": 1}, chances=[0.3749, 0.3661]).endswith(" The next best is just as good.")
    assert telling([0.3749, 0.3661, 0.3]) == [0, 2], "what is as good is not listed"
    assert hint_text("en", {"coins": 1}, chances=[0.4, 0.392]).endswith(" Slightly better than the next best.")


def test_what_comes_later_tells_why() -> None:
    """An option that changes nothing at once is told by what follows, and options that differ by what sets them apart."""
    wait = Outlook({}, {}, {}, {"happiness": 1.5, "coins": -2.0}, {"happiness": 0.8, "coins": -1.0, "debts": -1.0})
    assert reason("en", "loop", wait, [0.4, 0.3], 0, []) == (
        "Usually leaves you 1.5 happiness more and 2 coins less by the end of the turn. "
        "Much better than the next best: usually 0.8 happiness more."
    )
    buy = Outlook({"coins": -1, "materials": 1}, {"coins": -1, "materials": 1}, {}, {}, {"happiness": -0.8, "coins": 1.0})
    assert reason("fr", "loop", buy, [0.4, 0.3], 1, []) == (
        "+1 matière tout de suite pour 1 pièce. Bien moins bien que la première\N{NO-BREAK SPACE}: "
        "en général 0,8 point de bonheur de moins d’ici la fin du tour."
    )


def test_what_only_costs_at_first_is_told_by_what_it_brings() -> None:
    share = Outlook({"favours": -1}, {"favours": -1}, {}, {"happiness": 2.0, "favours": -1.0}, {"happiness": 1.0})
    assert reason("en", "loop", share, [0.4, 0.3], 0, []) == (
        "Costs 1 favour card, but usually leaves you 2 happiness more by the end of the turn. "
        "Much better than the next best: usually 1 happiness more."
    )


def test_what_depends_on_answers_and_chance_is_told_on_average() -> None:
    """A favour costs its card for sure; whether it is accepted is seen on some guesses only."""
    ask = Outlook({"favours": -1}, {"favours": -1}, {"materials": 0.7, "coins": -1.3})
    hint_text = reason("en", "loop", ask, [0.4], 0, ["LOOP-2.4-2"])
    assert hint_text.startswith(
        "Costs 1 favour card; depending on luck and the others, usually 0.7 materials more and 1.3 coins less [LOOP-2.4-2]. "
    )
    draw = Outlook({}, {}, {"coins": -0.5})
    assert reason("fr", "loop", draw, [0.4], 0, []).startswith(
        "Cela dépend de la chance et des autres\N{NO-BREAK SPACE}: en général 0,5 pièce de moins. "
    )


def test_what_speaks_against_a_verdict_alone_is_not_its_reason() -> None:
    worse = Outlook({"coins": -1}, {"coins": -1}, {}, {}, {"happiness": -0.8})
    assert reason("en", "loop", worse, [0.4, 0.3], 0, []).endswith("than the next best.")


def test_means_are_told_where_they_are_no_luck_of_the_guesses() -> None:
    table = felicity.new("loop", players=2, mode="basic", seed=7, starting_player="1")
    before = table.view(1)
    table.play("work")
    after = table.view(1)
    assert apart("loop", [before] * 4, [after] * 4, 1) == {"happiness": -1, "coins": 3}
    assert apart("loop", [before] * 4, [after, after, after, before], 1) == {"happiness": -0.8, "coins": 2.2}
    assert apart("loop", [before] * 4, [after, before, before, before], 1) == {}


@pytest.mark.parametrize(("game", "words"), [("nation", "1 buck"), ("pursuit", "1 coin"), ("rainbow", "$1")])
def test_money_has_the_name_it_has_in_the_game(game: str, words: str) -> None:
    paid = Outlook({"money": -1}, {"money": -1})
    assert reason("en", game, paid, [0.5], 0, []).startswith(f"Costs {words}. ")


def test_every_figure_has_words() -> None:
    for game in plugins.names():
        table = felicity.new(game, seed=7)
        names = list(plugins.plugin(game).standings(table.view(1))[0])
        plugin = plugins.plugin(game)
        assert {*plugin.charted, *plugin.burdens, *plugin.renewed, *plugin.chosen_freely, *plugin.fleeting} <= set(names)
        assert plugin.renewed <= plugin.burdens
        for lang in languages():
            for name in names:
                assert has(lang, f"figure-{name}")
                assert has(lang, f"figure-{name}.{'more' if name in plugin.burdens else 'some'}")


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
            assert hint_from(packed(table), seat, "luck") == hint_from(packed(twin), seat, "luck")
        options = table.options()
        table.play(options[chance.below(len(options))])


def test_chances_and_rules_are_told() -> None:
    """Without rivals there is no place; of many rules, two are cited."""
    assert odds("en", 0.431, 1.62, 4) == "Chance to win: 43\N{NO-BREAK SPACE}%, place 1.6 of 4 on average."
    assert odds("fr", 0.431, 0.0, 3) == "Chances de gagner\N{NO-BREAK SPACE}: 43\N{NO-BREAK SPACE}%."
    gift = Outlook({"coins": 3}, {"coins": 3})
    assert (
        reason("en", "loop", gift, [0.5], 0, ["LOOP-2.1", "LOOP-2.2a", "LOOP-2.3"])
        == "+3 coins now, for free [LOOP-2.1, LOOP-2.2a]. It’s your only option."
    )


def test_rules_are_those_of_what_follows_from_an_option() -> None:
    """Each once; where chance comes in, by which rule."""
    table = felicity.new("nation", players=2, seed=7)
    while not any(option.text == "explore" for option in table.options()):
        table.play(table.options()[0])
    seat = table.to_act or 0
    found = changes_of(table, seat, table.game.alphabet.read("explore"))
    assert found.rules == ("NATION-2.d1",)
    assert found.of(seat) == {"hours": 3}
    assert found.left_to == "hidden"


def test_the_best_comes_first_with_its_chance_and_place() -> None:
    table = felicity.new("loop", players=2, mode="basic", seed=7, starting_player="1")
    found = advise(evaluation("loop"), Seat(table, Rng(start_of("luck"))), 3, Budget(iterations=8), SearchSettings())
    assert len({each.option for each in found}) == 3
    assert [each.chance for each in found] == sorted([each.chance for each in found], reverse=True)
    assert all(0.0 <= each.chance <= 1.0 for each in found)
    assert 1.0 < found[0].place < 2.0


def test_a_place_goes_with_the_chance() -> None:
    """Who wins seldom isn't the first on average; where all win or lose as one there are no places."""
    table = felicity.new("rainbow", players=3, seed=7)
    first = advise(evaluation("rainbow"), Seat(table, Rng(start_of("luck"))), 1, Budget(iterations=2), SearchSettings())[0]
    assert first.place == pytest.approx(2.0, abs=0.4)
    team = felicity.new("loop", players=2, mode="coop", seed=7)
    assert advise(evaluation("loop"), Seat(team, Rng(start_of("luck"))), 1, Budget(iterations=2), SearchSettings())[0].place == 0.0


def test_an_option_tells_the_figures_it_leads_to() -> None:
    """UI-T6, for every game alike."""
    table = felicity.new("pursuit", players=2, seed=7, starting_player="1")
    while table.question == "ChooseTrait":
        table.play(table.options()[0])
    found = changes_of(table, 1, table.game.alphabet.read("study"))
    knowledge, *_ = (counter for counter in found.counters if counter.name == "knowledge")
    assert knowledge.change >= 3
    assert found.of(1)["hourglasses"] == -1
    sentence = becomes("en", "pursuit", found, 1)
    assert f"Knowledge {knowledge.before} → {knowledge.after}" in sentence
    assert sentence.endswith("Hourglasses 6 → 5")


def test_hints_for_a_life_speak_of_happiness_and_stress() -> None:
    """UI-T18."""
    sure = {"lth": 3, "hourglasses": -1, "stress": 1}
    assert hint_text("en", sure, game="pursuit").startswith("+3 long-term happiness now for 1 hourglass and 1 more stress. ")
    assert hint_text("fr", {"stress": -2}, game="pursuit").startswith("2 points de stress en moins")


@pytest.mark.parametrize("game", felicity.games())
def test_every_game_has_hints_with_reasons(game: str) -> None:
    """The server finds them from a dump, and they can be told in every language."""
    table = felicity.new(game, seed=7)
    advised = hint_from(packed(table), table.to_act or 0, "luck")
    chances = [each["chance"] for each in advised]
    for lang in languages():
        assert all(
            reason(lang, game, Outlook(**each["outlook"]), chances, at, list(each["changes"].rules)) for at, each in enumerate(advised)
        )
