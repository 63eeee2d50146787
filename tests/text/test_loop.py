"""LOOP in words: whole games are told without a gap, and labels say what an option really costs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import felicity
from felicity import plugins
from felicity.core.rng import Rng, start_of
from felicity.core.table import Table
from felicity.games.loop.alphabet import ALPHABET
from felicity.games.loop.narration.narrator import LoopNarrator, loop_cards
from felicity.text.narrator import begins_with_vowel
from tests.games.loop.story import story
from tests.text.narrated import check_sentences

NAMES = ["Ada", "Bo", "Élise", "Hugo"]


def narrator(lang: str, mode: str = "competitive", pack: str = "") -> LoopNarrator:
    return LoopNarrator(lang, NAMES, mode, loop_cards(pack))


def label(lang: str, table: Table, text: str) -> str:
    option = ALPHABET.read(text)
    tell = narrator(lang, table.setup.mode)
    return tell.option(option, table.question, tell.preview(table, option))


@pytest.mark.parametrize(("mode", "players"), [("basic", 3), ("competitive", 4), ("coop", 3), ("solo", 1)])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_game_can_be_told(lang: str, mode: str, players: int) -> None:
    """No figure is missing in any option, question, refusal or event of two random games."""
    tell = narrator(lang, mode)
    for seed in range(2):
        table = felicity.new(
            "loop", players=players, mode=mode, seed=seed, listen=True, banker_consent=True, event_order="chosen", repurchase="optional"
        )
        check_sentences(table, tell, str(seed))


def test_a_purchase_says_its_price() -> None:
    t = story("competitive", careers="chef,intern")
    t.player(1).has(coins=4, reputation=1)
    t.scene(market=["food", "glass"])
    assert label("en", t.table, "buy glass 3") == "Buy glass at quality 3 (3 coins)"
    assert label("fr", t.table, "buy glass 3") == "Acheter du verre en qualité 3 (3 pièces)"
    assert label("en", t.table, "buy glass 3 with 1") == "Buy glass at quality 3 (2 coins + 1 reputation)"
    assert label("en", t.table, "buy food 4") == "Buy food at quality 4 (2 coins)"


def test_work_says_what_it_brings_and_costs() -> None:
    t = story("competitive")
    t.scene(event="overtime")
    assert label("en", t.table, "work") == "Work: +7 coins, −2 happiness"
    assert label("fr", t.table, "work") == "Travailler\N{NO-BREAK SPACE}: +7 pièces, −2 de bonheur"


@pytest.mark.parametrize(
    ("lang", "asked"),
    [
        ("en", "You have worked. Anything else before you end your turn?"),
        ("fr", "Vous avez travaillé. Autre chose avant de finir votre tour\N{NARROW NO-BREAK SPACE}?"),
    ],
)
def test_a_turn_that_goes_on_says_what_was_done(lang: str, asked: str) -> None:
    table = felicity.new("loop", players=2, mode="basic", seed=7, starting_player="1")
    table.play("work")
    assert narrator(lang, "basic").asked(table) == asked


def test_work_without_happiness_says_its_coin() -> None:
    t = story("basic")
    t.player(1).has(happiness=0)
    assert label("en", t.table, "work") == "Work: +1 coin, no happiness lost"


def test_a_look_at_the_price_changes_nothing() -> None:
    table = felicity.new("loop", players=3, mode="basic", seed=2)
    before = json.dumps(table.dump())
    for option in table.options():
        narrator("en", "basic").preview(table, option)
    assert json.dumps(table.dump()) == before


@pytest.mark.parametrize(("mode", "players"), [("basic", 3), ("competitive", 4), ("coop", 3), ("solo", 1)])
def test_the_log_tells_what_moves_every_counter(mode: str, players: int) -> None:
    """UI-T21: coins, happiness and reputation change by what the events of a move say, and by nothing else."""
    tell, chance = narrator("en", mode), Rng(start_of("moves"))
    for seed in range(12):
        table = felicity.new("loop", players=players, mode=mode, seed=seed, listen=True)
        while not table.is_over:
            before = plugins.plugin("loop").standings(table.view(None))
            options, started = table.options(), table.state.round > 0
            table.play(options[chance.below(len(options))])
            after = plugins.plugin("loop").standings(table.view(None))
            moves = [move for event in table.log[-1] for move in tell.moves(table.event_data(event))]
            for seat in range(1, players + 1) if started else ():
                for name in ("coins", "happiness", "reputation"):
                    by = sum(move.by for move in moves if (move.seat, move.name) == (seat, name))
                    assert (after[seat - 1][name] or 0) - (before[seat - 1][name] or 0) == by, (table.chosen[-1], table.log[-1])


def test_a_refusal_gives_its_figures() -> None:
    t = story()
    t.player(1).has(coins=2)
    t.scene(market=["glass"])
    assert narrator("en").refusal(t.refusal("buy glass 3")) == ("Buy", "glass 3", "not enough coins: 3 needed, 2 available")
    assert narrator("fr").refusal(t.refusal("end turn"))[0] == "Finir le tour"


def test_the_target_reads_what_is_asked() -> None:
    t = story(players=2)
    t.player(1).has(coins=4, hand=["acquire"])
    t.player(2).has(materials=["metal 2"])
    t.plays("acquire seat2 metal 2")
    assert narrator("en").asked(t.table) == "Ada plays Acquire to you. Ada takes Bo’s metal 2 for 2 coins. Accepting brings 1 reputation."


def test_an_event_is_a_sentence_with_names() -> None:
    t = story(players=3)
    t.player(3).has(coins=2)
    t.scene(market=["glass"], active="seat3", agenda=[{"step": "TakeTurn", "who": "seat3"}])
    t.plays("buy glass 2")
    bought = t.happened("bought")[0]
    assert narrator("en").event(bought) == "Élise bought glass at quality 2 for 2 coins."
    assert narrator("fr").event(bought) == "Élise achète du verre en qualité 2 pour 2 pièces."


def test_recycle_is_renew_in_solo() -> None:
    assert narrator("en", "solo").name("favour", "recycle") == "Renew"
    assert narrator("en").name("favour", "recycle") == "Recycle"


def test_a_pack_may_rename_a_card(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('[[activity]]\nid = "dance-1"\nname = "BALL"\n', "utf-8")
    pack = plugins.game("loop").use_pack(str(tmp_path))
    assert narrator("fr", pack=pack).name("activity", "dance-1") == "Ball"
    assert narrator("fr", pack=pack).name("activity", "dance-2") == "Danse"


@pytest.mark.parametrize(("name", "vowel"), [("Ada", True), ("Élise", True), ("Bo", False), ("Hugo", True), ("Zoé", False)])
def test_french_elides_before_a_vowel(name: str, vowel: bool) -> None:
    assert begins_with_vowel(name) == vowel
