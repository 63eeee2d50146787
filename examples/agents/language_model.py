"""A language model at the table: it gets the text form of what its seat may know, and answers with the number of an action.

`ask` is any function that sends a text to a model and returns its answer. `stand_in` takes its place here: it answers as models do, with
words around the number, and now and then with something that is no action at all.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from typing import Any

from felicity.adapters import pettingzoo

Ask = Callable[[str], str]
TASK = """You play a board game. What you know of the table follows, then the actions that you may take.
Answer with the number of one action.

"""
AGAIN = "\nThat was none of the actions. Answer with one of the numbers above, and nothing else.\n"


def stand_in(text: str) -> str:
    """Answers with the last action on offer; a text of even length is answered wrongly first."""
    numbers = re.findall(r"^  (\d+): ", text, re.MULTILINE)
    if len(text) % 2 == 0 and AGAIN not in text:
        return "I would rather think about it."
    return f"I take action {numbers[-1]}, which seems wise."


def choose(ask: Ask, text: str, mask: Any, tries: int = 3) -> tuple[int, int]:
    """The action that the model names, and how often it had to be asked; the first legal one if it names none."""
    question = TASK + text
    for asked in range(1, tries + 1):
        named = [int(number) for number in re.findall(r"\d+", ask(question))]
        allowed = [number for number in named if number < len(mask) and mask[number]]
        if allowed:
            return allowed[-1], asked
        question += AGAIN
    return int(mask.argmax()), tries


def play(game: str, ask: Ask, seed: int, **settings: Any) -> tuple[list[float], int, int]:
    """A game in which the model plays seat 1 and the others act at random: everybody's returns, the model's choices, and its questions."""
    env = pettingzoo.env(game, text=True, **settings)
    env.reset(seed=seed)
    for at, agent in enumerate(env.agents):
        env.action_space(agent).seed(seed + at)
    totals, choices, questions = dict.fromkeys(env.possible_agents, 0.0), 0, 0
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        totals[agent] += reward
        if terminated or truncated:
            env.step(None)
        elif agent == env.possible_agents[0]:
            action, asked = choose(ask, info["text"], observation["action_mask"])
            choices, questions = choices + 1, questions + asked
            env.step(action)
        else:
            env.step(int(env.action_space(agent).sample(observation["action_mask"])))
    return list(totals.values()), choices, questions


if __name__ == "__main__":
    rewards, choices, questions = play(sys.argv[1], stand_in, seed=1, players=2)
    print(f"rewards {rewards}; {questions} questions for {choices} choices")
