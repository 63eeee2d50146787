"""What must hold in every position: nothing is missing, duplicated or out of range."""

from __future__ import annotations

from typing import Final

from felicity.core.auditing import audit_each, same_cards
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
    assert 0 <= s.round <= len(s.cards.board.ages), f"rounds run from 0 to {len(s.cards.board.ages)}, found {s.round}"
    assert (s.phase == SETTING_UP) == (s.round == 0), "set-up comes before the first round"
    assert (s.phase == OVER) == (len(s.agenda) == 0), "the game is over when nothing is left to happen, and only then"
    audit_each(s, audit_player)
    audit_piles(s)
    audit_groups(s)
    audit_traits_and_goals(s)
    for addition in s.additions:
        addition.audit(s)


def audit_player(s: PursuitState, player: Player) -> None:
    """Everything that a player has."""
    audit_counters(s, player)
    audit_cards_of(s, player)
    audit_hourglasses(s, player)
    assert s.phase != SETTING_UP or is_unused(s, player), "in set-up nobody has anything but traits and their resources"


def audit_counters(s: PursuitState, player: Player) -> None:
    """Counters within their bounds, and LTH the sum of its sources."""
    rules = s.rules
    points = sum(player.points)
    assert points == player.lth, f"LTH is the sum of its sources, {points}; found {player.lth}"
    assert player.lth >= 0 or rules.negative_lth, f"LTH can't fall below 0, found {player.lth}"
    assert min([player.owns(good) for good in range(RESOURCES + 1)]) >= 0, "resources and money can't be negative"
    assert 1 <= player.stress <= rules.stress_last, f"stress runs from 1 to {rules.stress_last}, found {player.stress}"
    assert rules.sth_min <= player.sth <= rules.sth_max, f"STH runs from {rules.sth_min} to {rules.sth_max}, found {player.sth}"
    assert player.alive == (player.death == 0), "a dead player has a time of death"
    assert round_of(player) <= s.round, "nobody has died yet in that round"
    assert player.alive or s.round > 0, "nobody dies before the first round"
    assert not player.alive or s.phase != OVER, "the game ends when all have died"
    assert not player.due or (s.phase == UPKEEP and s.active == player.seat), "upkeep is due in upkeep, and by one after another"
    goods = max([player.owns(good) for good in range(RESOURCES + 1)])
    assert max(goods, *[abs(lth) for lth in player.points]) <= MOST_PER_ROUND * (s.round + 1), "more than so many rounds can bring"
    for card in player.due:
        assert card in due_cards(s, player), f"upkeep is due on {s.cards.names[card]}, which isn't there"
        assert player.due.count(card) == 1, f"upkeep is due twice on {s.cards.names[card]}"


def is_unused(s: PursuitState, player: Player) -> bool:
    """Has this life not begun yet?"""
    counted = player.hourglasses + player.lth + player.sth + player.highest_job + player.lth_at_old_age + len(player.finished)
    return counted == 0 and player.stress == s.rules.stress_start and not cards_held(player)


def audit_cards_of(s: PursuitState, player: Player) -> None:
    """Each card is where its kind may be, at a level that it has."""
    kind, words = s.cards.kind, s.cards.names
    for code in player.projects:
        card, level = card_of(code), level_of(code)
        assert s.cards.row[card] == PROJECTS, f"{words[card]} lies among the Projects but isn't one"
        low, high = (1, MAX_LEVEL - 1) if kind[card] == BASIC else (1, MAX_LEVEL) if kind[card] == SINGLE else (0, 0)
        assert low <= level <= high, f"{words[card]}: a Project in progress is at level {low} to {high}, found {level}"
        assert kind[card] == BASIC or extra_of(code) == 0, f"{words[card]}: only Basic Projects hold hourglasses"
    for code in player.items:
        assert kind[card_of(code)] == ITEM, f"{words[card_of(code)]} lies among the Items but isn't one"
        audit_level(s, code)
    for code in player.activities + player.enjoyed:
        assert kind[card_of(code)] == ACTIVITY, f"{words[card_of(code)]} lies among the Activities but isn't one"
        audit_level(s, code)
    for code in player.partners:
        assert s.cards.row[card_of(code)] == PARTNERS, f"{words[card_of(code)]} lies among the Partners but isn't one"
        audit_level(s, code)
        assert extra_of(code) <= 1, f"{words[card_of(code)]}: a Partner has two sides"
    for card in player.retired + (() if player.job == NOTHING else (player.job,)):
        assert s.cards.row[card] == JOBS, f"{words[card]} is held as a Job but isn't one"
        assert s.cards.job_level[card] <= player.highest_job, f"{words[card]} is a higher Job than the highest one they had"
    for code in player.finished:
        card, level = card_of(code), level_of(code)
        assert s.cards.row[card] == PROJECTS, f"{words[card]} is finished as a Project but isn't one"
        low, high = (MAX_LEVEL, MAX_LEVEL) if kind[card] == BASIC else (1, MAX_LEVEL) if kind[card] == SINGLE else (0, 0)
        assert low <= level <= high, f"{words[card]}: a finished Project is at level {low} to {high}, found {level}"
    most = s.cards.board.slot_limit + LIVES_OF_STRESS * s.rules.stress_last
    assert player.slot_cards() <= most, f"a player can't live with {player.slot_cards()} Projects, Jobs and Partners"


def audit_level(s: PursuitState, code: int) -> None:
    """A card is at a level that it has."""
    most = s.cards.levels[card_of(code)]
    assert 1 <= level_of(code) <= most, f"{s.cards.names[card_of(code)]} has levels 1 to {most}, found {level_of(code)}"


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
            assert card == NOTHING or s.cards.row[card] == row.number, f"{s.cards.names[card]} lies in a row of other cards"
        gaps = sum([1 for step in s.agenda if isinstance(step, FillGap) and step.row == row.number])
        assert row.cards.count(NOTHING) == gaps, "a gap in a row is about to be filled"
    for player in s.players:
        found += cards_held(player)
    expected: list[int] = []
    for row in s.rows:
        expected += deck_of(s, row.number)
    same_cards("cards", found, expected, s.cards.names)


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
    same_cards("traits", traits, known, s.cards.traits)
    goals = [goal for goal in range(len(s.cards.goals)) if s.rules.revised or not s.cards.goal_revised[goal]]
    same_cards("Life Goals", list(s.goals + s.goals_left), goals, s.cards.goals)
    assert len(s.goals) == s.rules.goals, f"the game has {s.rules.goals} Life Goals, found {len(s.goals)}"
    assert len(s.achieved) == (len(s.goals) if s.phase == OVER else 0), "Life Goals are checked at the end"
