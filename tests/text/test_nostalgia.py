"""Nostalgia in words: whole games are told without a gap, with the sentences of the base where there are no others."""

from __future__ import annotations

from pathlib import Path

import pytest

import felicity
from felicity import plugins
from felicity.core.option import Option
from felicity.core.rng import Rng, start_of
from felicity.games.nostalgia import alphabet, constants, names
from felicity.games.nostalgia.narration.narrator import NostalgiaNarrator
from felicity.text.catalog import has, languages
from felicity.text.narrators import narrator_of
from tests.games.nostalgia.story import Memories, story
from tests.text.lives import check_lives, tell
from tests.text.narrated import check_sentences

NAMES = ["Ada", "Bo", "Élise"]
ENGINE = Path(constants.__file__).parent


def label(lang: str, t: Memories, text: str) -> str:
    tell, option = narrator_of(lang, t.table, NAMES), alphabet.ALPHABET.read(text)
    return tell.option(option, t.table.question, tell.preview(t.table, option))


def needed() -> set[str]:
    """Every key that the expansion can use."""
    found: set[str] = set()
    for prefix, each in {
        "card": [*names.NOSTALGIA, *names.ITEMS_AND_ACTIVITIES],
        "partner": [*names.PARTNERS, *names.MEN],
        "category": constants.CATEGORIES,
        "deed": constants.DEEDS,
        "source": [constants.SOURCE],
        "group": ["memory"],
        "setting": [option.name for option in plugins.game("nostalgia").facts.options],
        "mode": list(plugins.game("nostalgia").facts.modes),
    }.items():
        found |= {f"nostalgia-{prefix}-{name}" for name in each}
    found |= {f"nostalgia-card-{name}.l{level}" for name in names.ITEMS_AND_ACTIVITIES for level in range(1, 4)}
    found |= {f"nostalgia-trait-{name}.ability" for name in names.TRAITS}
    return found | {f"nostalgia-goal-{name}.{part}" for name in names.GOALS for part in ("condition", "solo")}


@pytest.mark.parametrize("lang", languages())
def test_no_sentence_is_missing(lang: str) -> None:
    missing = sorted(key for key in needed() if not has(lang, key))
    assert not missing, f"{lang} lacks {', '.join(missing)}"


def sensible(options: list[Option], chance: int) -> Option:
    """An option that leads somewhere, most of the time."""
    wanted = [option for option in options if alphabet.REALISES.number <= option.kind.number <= alphabet.FOCUSES.number]
    if wanted and chance % 3:
        return wanted[chance % len(wanted)]
    good = [option for option in options if not option.text.startswith(("give up", "refresh", "refuse", "drop"))] if chance % 7 else options
    among = good or options
    return among[chance % len(among)]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_whole_games_can_be_told(lang: str) -> None:
    """No figure is missing in any option, question, refusal or event."""
    for seed in range(2):
        table = felicity.new("nostalgia", players=3, seed=seed, listen=True, sth_affects_nostalgia_costs=seed == 1)
        check_sentences(table, narrator_of(lang, table, NAMES), str(seed), sensible)


def test_every_kind_of_option_is_told() -> None:
    """With what it costs and brings; the hourglass of a card action is one of its costs."""
    t = story().remembers(
        board={"eternal-love": "both", "tales": ""}, realised={"care-assistant": 2, "kite": 2, "knitting": 4, "hammock": 1}
    )
    t.player(1).has(knowledge=9, creativity=9, influence=9)
    assert label("en", t, "realise eternal-love") == "Realise “Eternal love” (1 hourglass → 1 long-term happiness)"
    assert label("en", t, "activate tales") == "Activate “Tales” (2 creativity → 1 long-term happiness)"
    assert label("fr", t, "use care-assistant") == (
        "Utiliser «\N{NO-BREAK SPACE}Aide-soignante\N{NO-BREAK SPACE}» (1 sablier → 3 points d’influence, détente)"
    )
    assert label("en", t, "choose kite 1") == "“Kite”, choice 1 (2 hourglasses, 2 knowledge, 1 creativity → 5 long-term happiness)"
    assert label("en", t, "progress hammock").startswith("Progress in “Hammock”: level 2 (1 hourglass, ")
    assert label("en", t, "devote knitting").startswith("Devote time to “Knitting” (2 hourglasses, ")
    assert label("en", t, "study") == "Study: 3 knowledge"


def test_answers_and_refusals_are_sentences() -> None:
    """Storage cards, triggers and partners."""
    t = story(round=3).scene(partners=["vera"], projects=["learn-foreign-language"])
    t.remembers(realised={"herbarium": 2, "eternal-love": 2}, board={"kite": ""}).empties_hand()
    tell = narrator_of("en", t.table, NAMES)
    assert tell.refusal(t.refusal("realise kite")) == ("Realise a reminiscence", "Kite", "activate both triggers first")
    t.player(1).has(knowledge=1)
    t.plays("take learn-foreign-language")
    assert label("en", t, "draw herbarium") == "Take 3 knowledge"
    assert narrator_of("en", t.table, NAMES).asked(t.table) == "You have none left. Take some from “Herbarium”?"
    t.plays("draw herbarium").gives_turn_to(1).plays("choose eternal-love 1")
    assert label("en", t, "meet victor").startswith("Live with Victor (→ 1 knowledge, 2 influence")
    t.plays("meet victor")
    assert narrator_of("fr", t.table, NAMES).event(t.happened("partner-met")[0]) == "Victor vient vivre avec Ada."
    t.plays("study", "give up vera")
    given_up = t.happened("card-given-up")[0]
    assert tell.event(given_up, tell.recalled(t.table, given_up)) == "Ada gave up Victor."


@pytest.mark.parametrize("lang", languages())
def test_both_sides_of_every_card_can_be_read(lang: str) -> None:
    """Triggers, realisation, and what the category has."""
    tell = narrator_of(lang, story().table, NAMES)
    assert isinstance(tell, NostalgiaNarrator)
    assert all(len(tell.sides(card)) >= 4 and all(tell.sides(card)) for card in names.NOSTALGIA)


def test_sides_say_what_is_asked_for() -> None:
    """The one card that the booklet pictures, a goal and a skill."""
    tell = narrator_of("en", story().table, NAMES)
    assert isinstance(tell, NostalgiaNarrator)
    assert tell.sides("eternal-love")[:3] == [
        "passive, rest: 2 creativity",
        "active: 2 influence → 1 knowledge",
        "realise: have 1 creativity, 3 influence → 1 long-term happiness",
    ]
    assert tell.sides("first-bicycle")[-1] == "once, buy an item, level 3: +3"
    assert tell.sides("they-lived-happily")[-1] == "once, start a relationship and take it to level 3 in one round: +3"
    assert tell.sides("herbarium")[-1] == "skill: holds 6 knowledge; take 3 when a payment leaves none"


def test_a_life_knows_its_memories() -> None:
    """What came true is told, in both languages."""
    table = felicity.new("nostalgia", players=2, seed=1, listen=True)
    rng = Rng(start_of("life"))
    while not table.is_over:
        table.play(sensible(table.options(), rng.below(10**6)))
    check_lives(table)
    realised = [event for event in table.events(None) if event["event"] == "realised"]
    assert realised
    sentences = " ".join(tell(table, int(str(realised[0]["who"])[4:])))
    assert narrator_of("en", table, NAMES).name("nostalgia", realised[0]["nostalgia"]) in sentences
