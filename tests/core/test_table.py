"""The public face of a table: playing, refusing, looking, keeping."""

from __future__ import annotations

import difflib
import json
from collections.abc import Iterable
from difflib import get_close_matches

import pytest

import felicity
from felicity.core.ask import Ask
from felicity.core.check import said
from felicity.core.option import Alphabet, Option, OptionKinds
from felicity.core.rng import Rng
from felicity.core.state import NOBODY, NOT_YOUR_TURN, foresee, listed_reason, playout


def basic(seed: int = 7) -> felicity.Table:
    """A small table at which seat 1 starts."""
    return felicity.new("loop", players=2, mode="basic", seed=seed, starting_player="1")


def test_the_api_of_the_readme_works() -> None:
    """Everything that `felicity` shows on its front page."""
    t = felicity.new("loop", players=4, mode="competitive", seed=7)
    assert t.to_act in (1, 2, 3, 4)
    assert t.options()
    assert isinstance(t.refusals(), list)
    t.play(t.options()[0])
    t.play(t.options()[0].text)
    assert t.view(1)["seat"] == 1
    assert t.view(None)["seat"] is None
    assert not t.is_over
    assert said(felicity.load(json.loads(json.dumps(t.dump())))) == said(t)
    assert said(felicity.replay(t.record())) == said(t)
    assert said(t.copy()) == said(t)
    assert "loop" in felicity.games()
    assert felicity.rules("loop")["LOOP-2.0b"].title == "No passing"


def test_an_option_that_is_not_allowed_is_refused_with_its_rule_and_what_may_be_done() -> None:
    """The message ends with the options on offer, and nothing has changed."""
    t = basic()
    before = said(t)
    with pytest.raises(felicity.NotAllowed, match=r"'end turn' is not allowed now: no action done \(LOOP-2\.0b\)\. On offer: work"):
        t.play("end turn")
    with pytest.raises(felicity.NotAllowed, match=r"'buy glass 4' is not allowed now: coins \(needs at least 4, has 2; LOOP-2\.0\.b3\)"):
        t.play("buy glass 4")
    with pytest.raises(felicity.NotAllowed, match=r"'accept' is not allowed now: the question is TakeTurn \(LOOP-2\.0a\)"):
        t.play("accept")
    assert said(t) == before


def test_a_text_that_cannot_be_read_is_told_apart_from_one_that_is_not_allowed() -> None:
    """`CannotRead` names what comes close."""
    t = basic()
    with pytest.raises(felicity.CannotRead, match="buy glass 3"):
        t.play("buy glas 3")
    for wrong in (3, None):  # the compiled engine says the same in Python's words
        with pytest.raises((felicity.CannotRead, TypeError), match=r"is not an option: expected one of options|object expected"):
            t.play(wrong)  # type: ignore[arg-type]
    t.play("  WORK ")
    assert t.moves[0].option.text == "work"


@pytest.mark.parametrize("game", ["loop", "pursuit", "nostalgia", "nation", "rainbow"])
def test_an_unreadable_text_costs_little_and_is_not_repeated_at_length(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Anybody may send one: only the first words of options are compared letter by letter, and what is too long with nothing."""
    compared: list[int] = []

    def matches(word: str, possibilities: Iterable[str], n: int = 3) -> list[str]:
        known = list(possibilities)
        compared.append(len(word) * len(known))
        return get_close_matches(word, known, n)

    monkeypatch.setattr(difflib, "get_close_matches", matches)
    t = felicity.new(game, seed=7)
    for text in ("acqiure glass", "x" * 16_000, " ".join(["refrsh"] * 500), " " * 5_000, ""):
        with pytest.raises(felicity.CannotRead) as error:
            t.play(text)
        assert len(str(error.value)) < 300
    assert all(letters <= 200 * 60 for letters in compared)


def test_a_misspelt_first_word_is_recognised_in_an_expansion_too() -> None:
    """Nostalgia has the options of The Pursuit of Happiness as well as its own."""
    t = felicity.new("nostalgia", seed=7)
    with pytest.raises(felicity.CannotRead, match="Close to: refresh items"):
        t.play("refrseh items")


def test_only_the_seat_that_is_asked_may_answer_and_only_the_position_that_stands() -> None:
    """`NotYourTurn` and `StalePosition`."""
    t = basic()
    with pytest.raises(felicity.NotYourTurn, match="It isn't seat2's turn to choose: it is seat1's"):
        t.play("work", seat=2)
    t.play("work", seat=1, number=0)
    with pytest.raises(felicity.StalePosition, match="position 0, but the table is at position 1"):
        t.play("end turn", number=0)


def test_after_the_end_nothing_can_be_played() -> None:
    """`GameOver`; and a running game has no result yet."""
    t = basic()
    with pytest.raises(felicity.FelicityError, match="still running"):
        _ = t.result
    while not t.is_over:
        t.play(t.options()[-1])
    assert t.options() == []
    assert t.refusals() == []
    with pytest.raises(felicity.GameOver):
        t.play("work")


def test_a_seat_that_does_not_exist_has_no_view() -> None:
    """Seats are numbered from 1."""
    with pytest.raises(felicity.FelicityError, match="1 to 2"):
        basic().view(3)
    with pytest.raises((felicity.FelicityError, TypeError), match=r"There is no seat 'x'|object expected"):
        basic().view("x")  # type: ignore[arg-type]


def test_the_list_of_options_is_the_callers_own() -> None:
    """Changing it changes nothing at the table."""
    t = basic()
    t.options().clear()
    assert t.options()
    t.play("work")


def test_options_have_stable_numbers_and_readable_names() -> None:
    """The alphabet is finite, and every text parses back to the same object."""
    alphabet = basic().game.alphabet
    assert [option.number for option in alphabet.options] == list(range(len(alphabet.options)))
    assert all(alphabet.read(option.text) is option for option in alphabet.options)
    assert repr(alphabet.read("buy glass 3")) == "Option('buy glass 3')"


def test_events_are_kept_only_while_somebody_listens_and_told_by_audience() -> None:
    """A drawn FAVOUR is seen by the one who drew it; the others learn that it was drawn."""
    t = felicity.new("loop", players=2, mode="basic", seed=7, starting_player="1", listen=True)
    mine = [event for event in t.events(1) if event["event"] == "favour-seen"]
    theirs = [event for event in t.events(2) if event["event"] == "favour-seen"]
    assert all(event["who"] == "seat1" for event in mine)
    assert all(event["who"] == "seat2" for event in theirs)
    assert not any(event["event"] == "favour-seen" for event in t.events(None))
    number = t.number
    t.play("work")
    assert [event["event"] for event in t.events(1, since=number)] == ["worked", "happiness-moved"]
    assert basic().events(1) == []


def test_undo_stops_at_the_last_information() -> None:
    """WORK can be taken back; a refilled market can't."""
    t = felicity.new("loop", players=2, mode="basic", seed=7, starting_player="1", listen=True)
    t.play("work")
    assert t.undo_limit(1) == (0, None)
    assert said(t.at(0)) == said(felicity.new("loop", players=2, mode="basic", seed=7, starting_player="1"))
    t.play("end turn")
    limit, event = t.undo_limit(1)
    assert limit == 2
    assert event is not None
    assert event.kind.reveals
    assert t.undo_limit(2) == (2, None)


def test_who_begins_to_listen_later_hears_what_comes_then() -> None:
    """Positions keep their numbers, also when the table is taken back to one of them."""
    t = felicity.new("loop", players=2, mode="basic", seed=7, starting_player="1")
    t.play("work")
    t.play("end turn")
    t.listen()
    assert (t.events(), t.log_start) == ([], 3)
    t.play("work")
    assert t.events()[0]["who"] == "seat2"
    assert t.events(since=2) == t.events()
    assert t.events(since=3) == []
    t.play("end turn")
    for number in (2, 3, 4):
        back = t.resumed(number, t.at(number).state)
        assert (back.number, back.log_start) == (number, 3)
        assert back.events() == t.events()[: len(back.events())]
        assert len(back.log) == number - 2
    assert t.resumed(1, t.at(1).state).log == []


def test_nothing_is_taken_back_that_nobody_has_heard() -> None:
    """What happened before somebody listened may have shown something."""
    t = felicity.new("loop", players=2, mode="basic", seed=7, starting_player="1")
    t.play("work")
    t.listen()
    assert t.undo_limit(1) == (1, None)
    heard = felicity.new("loop", players=2, mode="basic", seed=7, starting_player="1", listen=True)
    heard.play("work")
    assert heard.undo_limit(1) == (0, None)
    assert heard.undo_limit(2) == (1, None)


def test_random_options_lead_to_the_end() -> None:
    """Their number is told; equal luck plays equal games."""
    t = felicity.new("rainbow", players=2, seed=3)
    one, other = t.copy().state, t.copy().state
    decisions = playout(one, Rng(5))
    assert decisions == playout(other, Rng(5)) > 20
    luck, by_hand = Rng(5), t.copy()
    while not by_hand.is_over:
        options = by_hand.options()
        by_hand.play(options[luck.below(len(options))])
    assert by_hand.number == decisions
    assert not one.agenda
    assert t.game.dump(one) == t.game.dump(other)


def test_a_seat_foresees_what_chance_does_not_decide() -> None:
    """Work in LOOP, but no draw at the end of the turn."""
    t = felicity.new("loop", players=2, mode="basic", seed=7, starting_player="1", listen=True)
    work, end = (t.game.alphabet.read(text) for text in ("work", "end turn"))
    s = t.game.copy(t.state)
    s.events = []
    assert foresee(s, work, 0)
    assert s.foreseen_by == NOBODY
    assert not foresee(s, end, 0)
    assert s.foreseen_by == NOBODY


def test_the_seat_that_is_asked_hears_the_rule_and_the_others_that_it_is_not_their_turn() -> None:
    """Of the same option."""
    t = basic()
    mine, others, nobodys = t.why("end turn", 1), t.why("end turn", 2), t.why("end turn")
    assert mine is not None
    assert others is not None
    assert nobodys is not None
    assert (mine.reason, mine.rule) == (nobodys.reason, nobodys.rule) == ("no-action-done", "LOOP-2.0b")
    assert others.reason == NOT_YOUR_TURN


def test_the_reason_that_names_most_of_an_option_counts() -> None:
    """Its own, or else that of the words with which it begins; of two alike the first; what is an option itself speaks for itself only."""
    alphabet, kinds = Alphabet(Option), OptionKinds()
    for text in ("go", "go far north", "go far"):
        alphabet.add(kinds.add(text.replace(" ", "-")), text=text)

    def reason(*refused: str) -> str | None:
        a = Ask(True)
        for number, what in enumerate(refused):
            a.refuse(what, f"{number}", "RULE-1")
        found = listed_reason(a, "walk far north", alphabet)
        return None if found is None else found.reason

    assert reason("walk", "walk far") == reason("walk far far", "walk far", "walk") == "1"
    assert reason("walk far", "walk") == "0"
    assert reason("walk far", "walk far") == "0"
    assert reason("walk", "walk far north", "walk far") == "1"
    assert reason("wal", "run") is None
    a = Ask(True)
    a.refuse("go", "an option", "RULE-1")
    assert listed_reason(a, "go far north", alphabet) is None
