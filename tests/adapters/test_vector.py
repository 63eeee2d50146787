"""Tables stepped together: they play the games that single tables play, hand over their own memory, and begin again by themselves."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import VectorEnv

import felicity
from felicity import plugins
from felicity.adapters import vector
from felicity.adapters.seats import encoding_of
from felicity.core.batch import worth
from felicity.core.errors import BadOptions, NotAllowed

CASES = [(game, mode, fewest) for game in plugins.names() for mode, (fewest, _) in plugins.game(game).facts.modes.items()]


@pytest.mark.parametrize(("game", "mode", "players"), CASES)
def test_every_table_plays_as_one_alone_does(game: str, mode: str, players: int) -> None:
    """Observations, masks, seats and results are those of `felicity.new` with the seed of the table, game after game."""
    tables = vector.make(game, 2, players=players, mode=mode, seed=7)
    encoding = encoding_of(game)
    begun = [0, 0]
    alone = [felicity.new(game, players=players, mode=mode, seed=f"7-{at}-0") for at in range(2)]
    observations, infos = tables.reset()
    ended = 0
    for _ in range(260):
        for at, table in enumerate(alone):
            seat = (table.to_act or 0) - 1
            assert infos["to_act"][at] == seat
            assert observations[at].tobytes() == encoding.encode(table.state, seat, players)
            assert np.flatnonzero(infos["action_mask"][at]).tolist() == sorted(option.number for option in table.options())
        actions = tables.sample()
        observations, rewards, over, truncated, infos = tables.step(actions)
        assert not truncated.any()
        for at, table in enumerate(alone):
            seat = (table.to_act or 0) - 1
            table.play(table.game.alphabet.options[actions[at]])
            assert over[at] == table.is_over
            if table.is_over:
                returns = worth(table.result)
                assert infos["returns"][at].tolist() == pytest.approx(returns)
                assert rewards[at] == pytest.approx(returns[seat])
                assert infos["final_obs"][at].tobytes() == encoding.encode(table.state, seat, players)
                begun[at] += 1
                ended += 1
                alone[at] = felicity.new(game, players=players, mode=mode, seed=f"7-{at}-{begun[at]}")
            else:
                assert rewards[at] == 0
    assert ended or game in ("nation", "rainbow")


@pytest.mark.parametrize("game", plugins.names())
def test_masks_and_lists_name_the_same_actions(game: str) -> None:
    """Also where a mask was written before, for another question or another game."""
    tables = vector.make(game, 3, players=2, seed=7)
    for _ in range(150):
        actions, starts = tables.legal()
        for at, each in enumerate(np.split(actions, starts[1:])):
            assert np.flatnonzero(tables.masks[at]).tolist() == sorted(each.tolist())
        tables.step(tables.sample())
    tables.reset(seed=8)
    assert tables.masks.sum() == len(tables.legal()[0])


def test_scores_draw_actions() -> None:
    """Each allowed action as often as the softmax says; never another, whatever its score; equal seeds draw the same."""
    tables = vector.make("nation", 400, players=2, seed=7)
    allowed = np.flatnonzero(tables.masks[0])
    assert (tables.masks == tables.masks[0]).all(), "all tables begin with the same question"
    assert len(allowed) > 2
    scores = np.full(tables.masks.shape, 100.0)
    scores[:, allowed] = -50.0
    scores[:, allowed[1]] += np.log(len(allowed) - 1)  # as likely as all others together
    drawn = np.concatenate([tables.draw(scores) for _ in range(5)])
    assert set(drawn.tolist()) == set(allowed.tolist())
    assert 900 < (drawn == allowed[1]).sum() < 1100  # of 2,000, that is 4.5 standard deviations
    tables.reset()
    assert (np.concatenate([tables.draw(scores) for _ in range(5)]) == drawn).all()
    with pytest.raises(ValueError, match=r"Expected scores for 400 tables and 878 actions; found float64 of shape \(878,\)"):
        tables.draw(scores[0])
    with pytest.raises(ValueError, match="found <U1 of shape"):
        tables.draw(np.full(tables.masks.shape, "x"))
    scores[3, allowed[0]] = np.nan
    with pytest.raises(ValueError, match=r"The score of action [0-9]+ at table 3 is NaN"):
        tables.draw(scores)


def test_it_is_an_environment_of_gymnasium() -> None:
    tables = vector.make("rainbow", 3, players=2, seed=1)
    assert isinstance(tables, VectorEnv)
    observations, infos = tables.reset(seed=5)
    assert tables.observation_space.contains(observations)
    assert tables.action_space.contains(tables.sample())
    assert tables.single_action_space.sample(infos["action_mask"][0]) in np.flatnonzero(infos["action_mask"][0])
    assert tables.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.SAME_STEP


def test_arrays_are_the_memory_of_the_tables() -> None:
    tables = vector.make("nation", 2, players=2, seed=1)
    observations, infos = tables.reset()
    before = observations.copy()
    after, *_ = tables.step(tables.sample())
    assert after is observations
    assert np.shares_memory(observations, np.frombuffer(tables.batch.observations, np.uint8))
    assert infos["action_mask"] is tables.masks
    assert (before != after).any()


def test_equal_seeds_give_equal_games() -> None:
    def played(seed: int | None) -> bytes:
        tables = vector.make("loop", 3, players=2, mode="basic", seed=seed)
        return b"".join(tables.step(tables.sample())[0].tobytes() for _ in range(40))

    assert played(3) == played(3)
    assert played(3) != played(4)
    assert played(None) != played(None)


def test_reset_begins_again_or_with_another_seed() -> None:
    tables = vector.make("nation", 2, players=2, seed=1)
    first = tables.reset()[0].copy()
    drawn = tables.sample()
    tables.step(drawn)
    assert (tables.reset()[0] == first).all()
    assert (tables.sample() == drawn).all()
    tables.reset(seed=2)
    assert tables.batch.seed == "2"


def test_bad_input_is_told_and_changes_nothing() -> None:
    tables = vector.make("nation", 2, players=2, seed=1)
    observations, infos = tables.reset()
    before = observations.copy()
    actions = tables.sample()
    refused = actions.copy()
    refused[1] = np.flatnonzero(infos["action_mask"][1] == 0)[0]
    with pytest.raises(NotAllowed, match=r"at table 1, '.*', is not allowed now: .*NATION-"):
        tables.step(refused)
    with pytest.raises(ValueError, match="There is no action 878 at table 0: nation has actions 0 to 877"):
        tables.step(np.array([878, 0]))
    with pytest.raises(ValueError, match="Expected 2 actions, one for each table; found 1"):
        tables.step(actions[:1])
    for wrong in (["work", "work"], [1.5, 2.5], None, 3, [[5], [5]]):
        with pytest.raises(ValueError, match="Expected a row of 2 actions, a whole number for each table; found"):
            tables.step(wrong)  # type: ignore[arg-type]
    assert (observations == before).all()
    tables.step(actions)
    with pytest.raises(BadOptions, match="players='two' can't be used: it must be a whole number"):
        vector.make("nation", 2, players="two")  # type: ignore[arg-type]
    for n in (0, -1, "two"):
        with pytest.raises(BadOptions, match="n is the number of tables, at least 1"):
            vector.make("nation", n)  # type: ignore[arg-type]
    with pytest.raises(BadOptions, match="loop has no mode 'fast'"):
        vector.make("loop", 2, mode="fast")
    for seed in (-1, "seven", True):
        with pytest.raises(gymnasium.error.Error, match="a seed is a whole number, 0 or more"):
            tables.reset(seed=seed)  # type: ignore[arg-type]
