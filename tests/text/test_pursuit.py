"""The Pursuit of Happiness in words: whole games are told without a gap, and labels say what an option costs and brings."""

from __future__ import annotations

from pathlib import Path

import pytest

import felicity
from felicity import plugins
from felicity.core.option import Option
from felicity.games.pursuit import constants, names
from felicity.games.pursuit.alphabet import ALPHABET
from felicity.games.pursuit.narration.narrator import GROUP_OF, moved
from felicity.text.catalog import has, languages
from felicity.text.narrators import narrator_of
from tests.games.pursuit.story import Story, story
from tests.text.narrated import check_sentences

NAMES = ["Ada", "Bo", "Élise", "Hugo"]
ENGINE = Path(constants.__file__).parent


def label(lang: str, t: Story, text: str) -> str:
    tell, option = narrator_of(lang, t.table, NAMES), ALPHABET.read(text)
    return tell.option(option, t.table.question, tell.preview(t.table, option))


def needed() -> set[str]:
    """Every key that the engine can use."""
    found: set[str] = set()
    for prefix, each in {
        "group": sorted(set(GROUP_OF.values())),
        "card": [card for card in names.CARDS if card not in names.PARTNERS],
        "partner": [*names.PARTNERS, *names.MEN],
        "trait": names.TRAITS,
        "goal": names.GOALS,
        "row": constants.ROWS,
        "action": constants.ACTIONS,
        "age": constants.AGES,
        "phase": constants.PHASES,
        "kind": constants.KINDS,
        "source": constants.SOURCES,
        "good": constants.GOODS,
        "setting": [option.name for option in plugins.game("pursuit").facts.options],
        "mode": list(plugins.game("pursuit").facts.modes),
    }.items():
        found |= {f"pursuit-{prefix}-{name}" for name in each}
    found |= {f"pursuit-card-{name}.l{level}" for name in names.PROJECTS for level in range(1, 5)}
    found |= {f"pursuit-card-{name}.l{level}" for name in names.ITEMS_AND_ACTIVITIES for level in range(1, 4)}
    found |= {f"pursuit-trait-{name}.ability" for name in names.TRAITS}
    return found | {f"pursuit-goal-{name}.{part}" for name in names.GOALS for part in ("condition", "solo")}


@pytest.mark.parametrize("lang", languages())
def test_no_sentence_is_missing(lang: str) -> None:
    """Cards, levels, and the words of the table."""
    missing = sorted(key for key in needed() if not has(lang, key))
    assert not missing, f"{lang} lacks {', '.join(missing)}"


def sensible(options: list[Option], chance: int) -> Option:
    """An option that leads somewhere, most of the time."""
    good = [option for option in options if not option.text.startswith(("give up", "refresh", "refuse"))] if chance % 7 else options
    among = good or options
    return among[chance % len(among)]


@pytest.mark.parametrize("players", [1, 3])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_game_can_be_told(lang: str, players: int) -> None:
    """No figure is missing in any option, question, refusal or event of two games."""
    for seed in range(2):
        table = felicity.new("pursuit", players=players, seed=seed, listen=True, retirement=True, sth_malus=True)
        check_sentences(table, narrator_of(lang, table, NAMES), str(seed), sensible)


def test_options_say_what_they_cost_and_bring() -> None:
    """In both languages."""
    t = story(round=3).scene(projects=["act-in-play", "magazine"], items=["car"], jobs=["social-job-2a"], partners=["martha"])
    t.player(1).has(projects={"learn-cooking": 2}, job="social-job-1a", influence=9, knowledge=9, money=9)
    assert label("en", t, "take act-in-play") == "Take “Act in a play”, Tree (1 influence → 2 creativity)"
    assert (
        label("fr", t, "buy car 2")
        == "Acheter\N{NO-BREAK SPACE}: Voiture, Familiale (4 pièces → 1 point d’influence, 1 point de bonheur à court terme, "
        "2 points de bonheur à long terme)"
    )
    assert label("en", t, "take magazine 3") == ("Take “Magazine”, Writer (3 knowledge, 2 creativity → 3 influence, 1 long-term happiness)")
    assert label("en", t, "advance learn-cooking").startswith("Advance “Learn cooking” to Dinner party (3 knowledge, 1 hourglass → ")
    assert label("en", t, "promote social-job-2a").startswith("Get promoted to Teacher (6 influence, 1 hourglass → 3 coins")
    assert label("en", t, "date martin") == "Date Martin (→ 1 knowledge, 2 creativity)"
    assert label("en", t, "study") == "Study: 3 knowledge"


def test_upkeep_says_what_it_costs_and_brings() -> None:
    """At the level of the card."""
    t = story(round=3)
    t.player(1).has(items={"car": 2}, money=3)
    t.ends_round()
    assert label("en", t, "pay car") == "Keep Car (3 coins → 1 long-term happiness)"


def test_refusals_and_events_are_sentences() -> None:
    """With names and figures."""
    t = story(round=3).scene(jobs=["social-job-1a"])
    tell, french = narrator_of("en", t.table, NAMES), narrator_of("fr", t.table, NAMES)
    assert tell.refusal(t.refusal("get social-job-1a")) == ("Get a job", "Waiter", "it takes 4 influence, you have 3")
    t.scene(projects=["act-in-play"])
    t.plays("take act-in-play")
    assert tell.event(t.happened("project-taken")[0]) == "Ada took up “Act in a play”: Tree."
    assert french.event(t.happened("gained")[0]) == "Ada gagne 2 points de créativité."


def test_a_pack_may_rename_cards_and_levels(tmp_path: Path) -> None:
    """Where it says so."""
    (tmp_path / "mine.toml").write_text(
        '[[item]]\nid = "car"\nname = "Carriage"\nlevels = [{ name = "Pumpkin", cost = { money = 1 }, reward = { lth = 1 } }]\n', "utf-8"
    )
    t = story(round=3, pack=str(tmp_path)).scene(items=["car"])
    assert label("fr", t, "buy car 1").startswith("Acheter\N{NO-BREAK SPACE}: Carriage, Pumpkin (1 pièce")


def test_a_partner_is_called_by_the_name_of_the_side_that_was_chosen() -> None:
    """Each card shows a woman and a man."""
    t = story(round=3).scene(partners=["martha"])
    t.plays("date martin")
    assert label("en", t, "give up martha") == "Give up Martin (+1 stress, −1 short-term happiness)"


def test_a_refused_level_is_named() -> None:
    """The card and its level."""
    t = story(round=3).scene(items=["car"])
    t.player(1).has(money=0)
    assert narrator_of("fr", t.table, NAMES).refusal(t.refusal("buy car 3"))[:2] == ("Acheter", "Voiture\N{NO-BREAK SPACE}: Sportive")


def test_events_call_a_partner_by_the_name_of_the_side_too() -> None:
    """The engine tells which card was kept; the log tells who it is."""
    t = story(round=3).scene(partners=["martha"])
    t.plays("date martin")
    t.plays("give up martha")
    tell, given_up = narrator_of("en", t.table, NAMES), t.happened("card-given-up")[0]
    assert tell.event(given_up, tell.recalled(t.table, given_up)) == "Ada gave up Martin."


def test_what_kills_says_so() -> None:
    """UI-T12: stress for repeating, for a fourth card, for giving up; at the end of the track."""
    t = story(round=3).scene(items=["library"])
    t.player(1).has(money=9, stress=15, spaces={"study": 1}, projects={"swimming": 1})
    assert label("en", t, "study") == "Study: 3 knowledge [+1 stress] [you would die]"
    assert label("en", t, "play") == "Play: 3 creativity"
    assert label("fr", t, "give up swimming").endswith("[vous en mourriez]")
    t.player(1).has(stress=7)
    assert label("en", t, "study") == "Study: 3 knowledge [+1 stress]"
    assert "die" not in label("en", t, "give up swimming")


def test_a_figure_below_zero_has_a_minus_sign_in_the_log() -> None:
    """POH-R17: long-term happiness may fall below 0."""
    assert moved({"event": "lth-moved", "change": -1, "lth": -1}) == {"way": "down", "by": 1, "step": "−1", "lth": "−1"}
