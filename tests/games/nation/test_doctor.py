"""The Doctor, sickness, Medicine and Vaccines."""

from __future__ import annotations

import pytest

from tests.games.nation.story import Story, story

FIVE = "builder,farmer,entertainer,banker,doctor"


def sick_builder(characters: str = "builder,farmer,doctor", cards: int = 1, **values: object) -> Story:
    """The Builder, whose turn it is, is sick."""
    t = story(characters)
    t.player("builder").has(sick=cards, **values)
    return t


@pytest.mark.rule("NATION-D.1", "NATION-D.2", "NATION-D.3b", "NATION-D.3c", "NATION-R31")
def test_the_drawer_infects_whom_he_visited() -> None:
    """Each once, also without a purchase and at the Banker's; not his visitors, nor whom his hosts visited."""
    t = story(FIVE).scene(explorer_deck=["sickness"])
    t.player("builder").has(visited=["seat2", "seat4"])
    t.player("farmer").has(visited=["seat3"])
    t.player("doctor").has(visited=["seat1"], for_sale=0)
    t.plays("explore", "get sick", "get sick", "get sick")
    assert t.table.question == "DecideReshuffle"
    assert [player.sick for player in t.everybody()] == [1, 1, 0, 1, 0]


@pytest.mark.rule("NATION-R60", "NATION-D.2")
def test_a_vaccinated_drawer_infects_all_the_same() -> None:
    """The Vaccine protects the Builder, not the Farmer whom he visited."""
    t = story("builder,farmer,entertainer").scene(explorer_deck=["sickness"])
    t.player("builder").has(visited=["seat2"], hand=["vaccine"])
    t.plays("explore", "use vaccine", "get sick")
    assert [player.sick for player in t.everybody()] == [0, 1, 0]


@pytest.mark.rule("NATION-D.2", "NATION-R31")
def test_visits_are_counted_once_and_cards_are_no_visits() -> None:
    """Two visits, one card; First Aid infects nobody."""
    t = story("builder,farmer,entertainer").scene(explorer_deck=["sickness"])
    t.player("builder").has(hand=["first-aid"])
    t.plays("visit seat2", "end day", "end day", "visit seat2", "play first-aid seat3", "explore", "get sick", "get sick")
    assert [player.sick for player in t.everybody()] == [1, 1, 0]


@pytest.mark.rule("NATION-D.3")
def test_later_visits_infect_nobody() -> None:
    """Only those before the card was drawn."""
    t = story("builder,farmer").scene(explorer_deck=["sickness"])
    t.plays("explore", "get sick", "end day", "visit seat2")
    assert t.player("farmer").sick == 0


@pytest.mark.rule("NATION-R50")
def test_visits_of_yesterday_infect_nobody() -> None:
    """The record of visits is cleared with each round."""
    t = story("builder,farmer").plays("visit seat2").to_next_day()
    assert t.player("builder").visited == []
    t.scene(explorer_deck=["sickness"]).plays("explore", "get sick")
    assert t.player("farmer").sick == 0


@pytest.mark.rule("NATION-D.4", "NATION-D.5", "NATION-R33")
def test_the_doctor_decides_on_the_reshuffle() -> None:
    """After all cards are dealt and Vaccines played, which are shuffled in too; also when the Doctor is the drawer."""
    t = story("builder,farmer,doctor").scene(explorer_deck=["sickness"])
    t.player("builder").has(hand=["vaccine"])
    t.plays("explore", "use vaccine")
    assert (t.turn, t.table.question) == ("doctor", "DecideReshuffle")
    assert t.position["explorer_discards"] == ["vaccine", "sickness"]
    t.plays("reshuffle")
    assert (t.position["explorer_discards"], len(t.position["explorer_deck"])) == ([], 27)
    assert t.turn == "farmer"
    t = story("builder,farmer,doctor").scene(explorer_deck=["sickness"]).gives_turn_to("doctor")
    t.plays("explore", "get sick", "stay sick", "leave discards")
    assert t.position["explorer_discards"] == ["sickness"]


@pytest.mark.rule("NATION-D.5")
def test_a_reshuffle_mixes_discards_and_pile() -> None:
    """Discarded cards can lie on top of the pile, and cards of the pile too."""
    on_top = set()
    for seed in range(8):
        t = story("builder,farmer,doctor", seed=seed).scene(only_explorer_deck=["date"] * 2 + ["wedding"] * 2 + ["sickness"])
        on_top.add(t.plays("explore", "get sick", "reshuffle").position["explorer_deck"][-1] in ("date", "wedding"))
    assert on_top == {True, False}


@pytest.mark.rule("NATION-R33", "NATION-R43")
def test_without_the_doctor_sickness_stays_and_nobody_reshuffles() -> None:
    """There is merely no Medicine."""
    t = story("builder,farmer").scene(explorer_deck=["sickness"]).plays("explore", "get sick")
    assert (t.turn, t.table.question) == ("farmer", "TakeTurn")
    assert "sickness" in story("builder,farmer").position["explorer_deck"]
    t.to_next_day()
    assert t.player("builder").hours == 4


@pytest.mark.rule("NATION-D.6", "NATION-R26", "NATION-2.8")
def test_a_sick_card_costs_four_hours_of_the_next_day() -> None:
    """Not of the running one; it goes back at the start of step 2."""
    t = story("builder,farmer").scene(explorer_deck=["sickness"]).plays("explore", "get sick")
    assert t.player("builder").hours == 3
    t.to_next_day()
    assert (t.player("builder").hours, t.player("builder").sick) == (4, 0)
    t.to_next_day()
    assert t.player("builder").hours == 0


@pytest.mark.rule("NATION-D.7", "NATION-R26")
@pytest.mark.parametrize(("cards", "hours"), [(2, 8), (3, 12), (5, 12)])
def test_several_sicknesses(cards: int, hours: int) -> None:
    """Two cards: hour 8 of 12. No more than 12 hours are lost, and nothing carries over."""
    t = sick_builder("builder,farmer", cards).to_next_day()
    assert (t.player("builder").hours, t.player("builder").sick) == (hours, 0)
    assert t.turn == ("builder" if hours < 12 else "farmer")


@pytest.mark.rule("NATION-D.8")
def test_medicine_is_bought_like_any_product() -> None:
    """Also in advance, by a healthy player, who stores it and can't take it."""
    t = story("builder,farmer,doctor").plays("visit seat3 buy 2")
    assert (t.player("builder").medicine, t.player("builder").money) == (2, 30)
    t.gives_turn_to("builder")
    assert t.refuses("take medicine", "NATION-R27")


@pytest.mark.rule("NATION-D.9", "NATION-D.10", "NATION-R27")
def test_taking_medicine_costs_no_time() -> None:
    """One Medicine for one card, both to the Supply; patient and Doctor gain 1; then the turn goes on."""
    t = sick_builder(cards=2, medicine=1)
    supply = t.position["supply"]["medicine"]
    t.plays("take medicine")
    builder = t.player("builder")
    assert (builder.sick, builder.medicine, builder.happiness, builder.hours, t.turn) == (1, 0, 1, 0, "builder")
    assert (t.player("doctor").happiness, t.player("doctor").points["medicine"]) == (1, 1)
    assert t.position["supply"]["medicine"] == supply + 1
    assert t.refuses("take medicine", "NATION-D.9")


@pytest.mark.rule("NATION-R27", "NATION-D.9")
def test_medicine_within_the_visit() -> None:
    """Just bought, taken at once; never compulsory; asked again for a second card."""
    t = sick_builder(cards=2).plays("visit seat3 buy 2")
    assert (t.turn, t.offered()) == ("builder", ["take medicine", "stay sick"])
    t.plays("take medicine")
    assert t.table.question == "TakeMedicine"
    t.plays("stay sick")
    assert (t.player("builder").sick, t.player("builder").medicine, t.turn) == (1, 1, "farmer")


@pytest.mark.rule("NATION-R27")
def test_medicine_on_receiving_the_card_also_out_of_turn() -> None:
    """The Farmer, infected by the Builder, takes it at once."""
    t = story("builder,farmer,doctor").scene(explorer_deck=["sickness"])
    t.player("farmer").has(medicine=1)
    t.plays("visit seat2", "end day", "end day", "explore", "get sick")
    assert t.turn == "farmer"
    t.plays("get sick")
    assert (t.turn, t.table.question) == ("farmer", "TakeMedicine")
    t.plays("take medicine", "leave discards")
    assert (t.player("farmer").sick, t.player("farmer").happiness) == (0, 1)


@pytest.mark.rule("NATION-R27", "NATION-R26")
def test_the_last_chance_is_just_before_the_hours_are_lost() -> None:
    """At the start of the next step 2; later Medicine no longer helps."""
    for answer, hours in (("take medicine", 0), ("stay sick", 4)):
        t = sick_builder(medicine=1)
        t.to_next_day()
        assert (t.turn, t.table.question, t.position["round"]) == ("builder", "TakeMedicine", 2)
        t.plays(answer)
        assert (t.player("builder").hours, t.player("builder").sick) == (hours, 0)
        assert not t.offered("take medicine")


@pytest.mark.rule("NATION-D.11", "NATION-R28", "NATION-R7")
def test_the_doctor_heals_himself() -> None:
    """1 Happiness in total, with Medicine from either place."""
    t = story("builder,farmer,doctor")
    t.player("doctor").has(sick=2, medicine=1)
    t.gives_turn_to("doctor")
    assert t.offered("take") == ["take medicine", "take medicine for sale"]
    t.plays("take medicine for sale")
    assert (t.player("doctor").happiness, t.player("doctor").for_sale, t.player("doctor").medicine) == (1, 1, 1)
    t.plays("take medicine")
    assert (t.player("doctor").happiness, t.player("doctor").sick) == (2, 0)


@pytest.mark.rule("NATION-R28")
def test_stored_medicine_works_without_the_doctor() -> None:
    """After his elimination only the patient gains."""
    t = story(FIVE)
    t.player("doctor").has(loan="300", money=0)
    t.player("builder").has(medicine=1)
    t.to_next_day()
    assert t.player("doctor").eliminated
    t.player("builder").has(sick=1)
    happiness = [player.happiness for player in t.everybody()]
    t.plays("take medicine")
    assert [player.happiness for player in t.everybody()] == [happiness[0] + 1, *happiness[1:]]


@pytest.mark.rule("NATION-D.12")
def test_work_for_the_foreign_countries() -> None:
    """2 hours, 10B from the mat, the Doctor only."""
    t = story("builder,farmer,doctor")
    assert t.refuses("work abroad", "NATION-D.12")
    t.gives_turn_to("doctor").plays("work abroad")
    assert (t.player("doctor").money, t.player("doctor").hours, t.position["mat_money"]) == (60, 2, 10)


@pytest.mark.rule("NATION-D.13", "NATION-R22")
@pytest.mark.parametrize(("mat", "offered"), [(0, False), (9, False), (10, True)])
def test_no_work_abroad_without_10b_on_the_mat(mat: int, offered: bool) -> None:
    """The salary is fixed."""
    t = story("builder,farmer,doctor").scene(mat_money=mat).gives_turn_to("doctor")
    assert t.offers("work abroad") is offered
    assert offered or t.refuses("work abroad", "NATION-D.13")


@pytest.mark.rule("NATION-R29")
def test_sick_cards_never_run_out() -> None:
    """Five players fall ill at once. By option there are four cards, the drawer first, then clockwise; who gets none isn't asked."""
    for option, sick in ((False, [1, 1, 1, 1, 1]), (True, [1, 1, 1, 1, 0])):
        t = story(FIVE, limited_sick_cards=option).scene(explorer_deck=["sickness"])
        t.player("builder").has(visited=["seat2", "seat3", "seat4", "seat5"])
        t.player("doctor").has(for_sale=0, hand=["vaccine"])
        t.plays("explore", *["get sick"] * (5 if not option else 4))
        assert t.table.question == "DecideReshuffle"
        assert [player.sick for player in t.everybody()] == sick


@pytest.mark.rule("NATION-X.14a", "NATION-X.14b", "NATION-R30")
def test_a_vaccine_wards_off_one_card_also_out_of_turn() -> None:
    """1 Happiness; its owner decides; it goes to the discards."""
    t = story("builder,farmer").scene(explorer_deck=["sickness"])
    t.player("farmer").has(hand=["vaccine", "vaccine"])
    t.plays("visit seat2", "end day", "explore", "get sick")
    assert t.turn == "farmer"
    assert t.offered() == ["use vaccine", "get sick"]
    t.plays("use vaccine")
    farmer = t.player("farmer")
    assert (farmer.sick, farmer.happiness, farmer.hand, farmer.points["cards"]) == (0, 1, ["vaccine"], 1)
    assert t.position["explorer_discards"] == ["vaccine", "sickness"]


@pytest.mark.rule("NATION-R30", "NATION-R58")
def test_a_vaccine_may_be_held_back_and_all_are_asked() -> None:
    """Who has none is asked too, so that nobody can read a hand from a question that wasn't asked."""
    t = story("builder,farmer").scene(explorer_deck=["sickness"])
    t.plays("explore")
    assert t.offered() == ["get sick"]
    assert t.refuses("use vaccine", "NATION-X.14a")
    t = story("builder,farmer").scene(explorer_deck=["sickness"])
    t.player("builder").has(hand=["vaccine"])
    t.plays("explore", "get sick")
    assert (t.player("builder").hand, t.player("builder").sick) == (["vaccine"], 1)


@pytest.mark.rule("NATION-X.15", "NATION-R49")
def test_sick_cards_lie_openly_and_are_no_explorer_cards() -> None:
    """They don't count for the hand."""
    t = sick_builder(hand=["date"])
    players = t.table.view(2)["players"]
    assert isinstance(players, list)
    assert (players[0]["sick"], players[0]["hand"]) == (1, 1)
    assert "i-am-sick" not in t.position["explorer_deck"]


@pytest.mark.rule("NATION-R53")
def test_sickness_in_the_last_round_costs_nothing() -> None:
    """Medicine can still be taken for its Happiness until the end of step 2."""
    t = sick_builder(medicine=1).scene(ending="target")
    assert t.offers("take medicine")
    t.to_next_day()
    assert t.table.is_over
    assert (t.player("builder").sick, t.player("builder").hours) == (1, 12)
