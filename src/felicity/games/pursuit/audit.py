"""What must hold in every position: nothing is missing, duplicated or out of range."""

from __future__ import annotations

from typing import Final

from felicity.games.pursuit.constants import (
    ACTIONS,
    ACTIVITY,
    BASIC,
    GROUP,
    ITEM,
    JOBS,
    MAX_LEVEL,
    NOTHING,
    OVER,
    PARTNERS,
    PROJECTS,
    RESOURCES,
    ROLES,
    SETTING_UP,
    SINGLE,
    UPKEEP,
    card_of,
    extra_of,
    group_card,
    level_of,
    on_space,
    role_seat,
    roles_of,
)
from felicity.games.pursuit.death import round_of
from felicity.games.pursuit.rows import FillGap, deck_of
from felicity.games.pursuit.setup import TRAITS_DEALT, ChooseTrait
from felicity.games.pursuit.state import Player, PursuitState
from felicity.games.pursuit.upkeep import due_cards

MOST_PER_ROUND: Final = 10_000  # of anything that can be collected
LIVES_OF_STRESS: Final = 3  # each slot card beyond the third is a point of stress when it comes and in every later round


def audit(s: PursuitState) -> None:
    """Raise AssertionError for the first thing that is wrong."""
    assert 0 <= s.round <= len(s.cards.board.ages), "there is no such round"
    assert (s.phase == SETTING_UP) == (s.round == 0), "set-up comes before the first round"
    assert (s.phase == OVER) == (len(s.agenda) == 0), "the game is over when nothing is left to happen, and only then"
    for player in s.players:
        audit_counters(s, player)
        audit_cards_of(s, player)
        audit_hourglasses(s, player)
        assert s.phase != SETTING_UP or is_unused(s, player), "in set-up nobody has anything but traits and their resources"
    audit_piles(s)
    audit_groups(s)
    audit_traits_and_goals(s)
    for addition in s.additions:
        addition.audit(s)


def audit_counters(s: PursuitState, player: Player) -> None:
    """Counters within their bounds, and LTH the sum of its sources."""
    rules = s.rules
    assert sum(player.points) == player.lth, "LTH is the sum of its sources"
    assert player.lth >= 0 or rules.negative_lth, "LTH can't fall below 0"
    assert min([player.owns(good) for good in range(RESOURCES + 1)]) >= 0, "resources and money can't be negative"
    assert 1 <= player.stress <= rules.stress_last, "stress is on its track"
    assert rules.sth_min <= player.sth <= rules.sth_max, "STH is on its track"
    assert player.alive == (player.death == 0), "a dead player has a time of death"
    assert round_of(player) <= s.round, "nobody has died yet in that round"
    assert player.alive or s.round > 0, "nobody dies before the first round"
    assert not player.alive or s.phase != OVER, "the game ends when all have died"
    assert not player.due or (s.phase == UPKEEP and s.active == player.seat), "upkeep is due in upkeep, and by one after another"
    goods = max([player.owns(good) for good in range(RESOURCES + 1)])
    assert max(goods, *[abs(lth) for lth in player.points]) <= MOST_PER_ROUND * (s.round + 1), "more than so many rounds can bring"
    for card in player.due:
        assert card in due_cards(s, player), "upkeep is due on a card that isn't there"
    assert len(set(player.due)) == len(player.due), "upkeep is due twice"


def is_unused(s: PursuitState, player: Player) -> bool:
    """Has this life not begun yet?"""
    counted = player.hourglasses + player.lth + player.sth + player.highest_job + player.lth_at_old_age + len(player.finished)
    return counted == 0 and player.stress == s.rules.stress_start and not cards_held(player)


def audit_cards_of(s: PursuitState, player: Player) -> None:
    """Each card is where its kind may be, at a level that it has."""
    kind = s.cards.kind
    for code in player.projects:
        card, level = card_of(code), level_of(code)
        assert s.cards.row[card] == PROJECTS, "only Projects lie among Projects"
        low, high = (1, MAX_LEVEL - 1) if kind[card] == BASIC else (1, MAX_LEVEL) if kind[card] == SINGLE else (0, 0)
        assert low <= level <= high, "a Project has no such level"
        assert kind[card] == BASIC or extra_of(code) == 0, "hourglasses lie on Basic Projects only"
    for code in player.items:
        assert kind[card_of(code)] == ITEM, "only Items lie among Items"
        assert 1 <= level_of(code) <= s.cards.levels[card_of(code)], "an Item has no such level"
    for code in player.activities + player.enjoyed:
        assert kind[card_of(code)] == ACTIVITY, "only Activities lie among Activities"
        assert 1 <= level_of(code) <= s.cards.levels[card_of(code)], "an Activity has no such level"
    for code in player.partners:
        assert s.cards.row[card_of(code)] == PARTNERS, "only Partners lie among Partners"
        assert 1 <= level_of(code) <= s.cards.levels[card_of(code)], "a Partner has no such level"
        assert extra_of(code) <= 1, "a Partner has two sides"
    for card in player.retired + (() if player.job == NOTHING else (player.job,)):
        assert s.cards.row[card] == JOBS, "this is no Job"
        assert s.cards.job_level[card] <= player.highest_job, "a higher Job was held than the highest"
    for code in player.finished:
        card, level = card_of(code), level_of(code)
        assert s.cards.row[card] == PROJECTS, "only Projects are finished"
        low, high = (MAX_LEVEL, MAX_LEVEL) if kind[card] == BASIC else (1, MAX_LEVEL) if kind[card] == SINGLE else (0, 0)
        assert low <= level <= high, "a finished Project has no such level"
    most = s.cards.board.slot_limit + LIVES_OF_STRESS * s.rules.stress_last
    assert player.slot_cards() <= most, f"nobody lives with {player.slot_cards()} Projects, Jobs and Partners"


def audit_hourglasses(s: PursuitState, player: Player) -> None:
    """POH-1.5, POH-R7: those in play are unused, on spaces, on cards or spent, and never more than the markers there are."""
    assert player.unused >= 0, "hourglasses can't be negative"
    assert player.spent >= 0, "hourglasses can't be negative"
    assert player.alive or player.unused == 0, "the dead have no unused hourglasses"
    placed = sum([on_space(player.spaces, action) for action in range(len(ACTIONS))])
    on_cards = sum([extra_of(code) for code in player.projects]) + sum([roles_of(group, player.seat) for group in s.groups])
    on_cards += sum([addition.markers(player.seat) for addition in s.additions])
    found = player.unused + placed + player.spent + on_cards
    assert found == player.hourglasses, f"hourglasses: found {found}, expected {player.hourglasses}"
    most = s.rules.most_hourglasses
    assert player.hourglasses <= most, f"a colour has {most} hourglasses"
    assert player.alive or round_of(player) == s.round or player.hourglasses == 0, "the dead have no hourglasses in later rounds"
    assert 0 <= player.spared <= (s.cards.trait_repeats[player.trait] if player.trait != NOTHING else 0), "repeats that no trait lets pass"


def cards_held(player: Player) -> list[int]:
    """All cards that a player has."""
    codes = player.projects + player.items + player.activities + player.partners + player.finished + player.enjoyed
    found = [card_of(code) for code in codes]
    found += player.retired
    if player.job != NOTHING:
        found.append(player.job)
    return found


def audit_piles(s: PursuitState) -> None:
    """Each card is in one place: a pile, the discards, a row, or with a player."""
    found: list[int] = []
    for row in s.rows:
        found += row.pile
        found += row.discards
        found += [card for card in row.cards if card != NOTHING]
        for card in row.pile + row.discards + row.cards:
            assert card == NOTHING or s.cards.row[card] == row.number, "a card lies in another's row"
        gaps = sum([1 for step in s.agenda if isinstance(step, FillGap) and step.row == row.number])
        assert row.cards.count(NOTHING) == gaps, "a gap in a row is about to be filled"
    for player in s.players:
        found += cards_held(player)
    expected: list[int] = []
    for row in s.rows:
        expected += deck_of(s, row.number)
    found.sort()
    assert found == sorted(expected), "cards are lost or doubled"


def audit_groups(s: PursuitState) -> None:
    """POH-10.6: open Group Projects are in front of a player; nobody covers more than two roles."""
    in_front = [card_of(code) for player in s.players for code in player.projects if s.cards.kind[card_of(code)] == GROUP]
    assert sorted(in_front) == sorted([group_card(group) for group in s.groups]), "an open Group Project lies in front of somebody"
    for group in s.groups:
        for role in range(ROLES):
            assert role_seat(group, role) < s.rules.seats, "a role is covered by nobody at the table"
        for player in s.players:
            assert roles_of(group, player.seat) <= s.cards.board.roles_per_player, "two roles for each player"


def audit_traits_and_goals(s: PursuitState) -> None:
    """Each trait and each Life Goal once."""
    traits = list(s.traits_left)
    choosing = [step.who for step in s.agenda if isinstance(step, ChooseTrait)]
    for player in s.players:
        kept = [trait for trait in (player.trait, player.returned) if trait != NOTHING]
        traits += player.dealt
        traits += kept
        chooses = player.seat in choosing
        assert len(player.dealt) == (TRAITS_DEALT if chooses else 0), "a player who has to choose has two traits"
        assert len(kept) == (0 if chooses else TRAITS_DEALT), "everybody keeps one trait and returns one"
    known = [trait for trait in range(len(s.cards.traits)) if s.rules.revised or not s.cards.trait_revised[trait]]
    assert sorted(traits) == known, "traits are lost or doubled"
    goals = [goal for goal in range(len(s.cards.goals)) if s.rules.revised or not s.cards.goal_revised[goal]]
    assert sorted(s.goals + s.goals_left) == goals, "Life Goals are lost or doubled"
    assert len(s.goals) == s.rules.goals, "there are not as many Life Goals as the game has"
    assert len(s.achieved) == (len(s.goals) if s.phase == OVER else 0), "Life Goals are checked at the end"
