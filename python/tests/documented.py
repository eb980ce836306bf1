"""What the documents of PettingZoo and Gymnasium promise of `AECEnv` and of spaces, and no more.

Where the libraries are not installed, the tests play by these promises instead; where they are, the libraries themselves are used.
"""
import sys
import types

import numpy


class AECEnv:
    """The turn goes from agent to agent; whoever is out takes one last step, with None for an action."""

    @property
    def num_agents(self):
        return len(self.agents)

    @property
    def max_num_agents(self):
        return len(self.possible_agents)

    def agent_iter(self, max_iter=2**63):
        while self.agents and max_iter > 0:
            yield self.agent_selection
            max_iter -= 1

    def last(self, observe=True):
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        return seen, self._cumulative_rewards[agent], self.terminations[agent], self.truncations[agent], self.infos[agent]

    def _accumulate_rewards(self):
        for agent, reward in self.rewards.items():
            self._cumulative_rewards[agent] += reward

    def _clear_rewards(self):
        self.rewards = dict.fromkeys(self.rewards, 0)

    def _first_out(self):
        return next((agent for agent in self.agents if self.terminations[agent] or self.truncations[agent]), None)

    def _deads_step_first(self):
        out = self._first_out()
        if out is not None:
            self._goes_on = self.agent_selection
            self.agent_selection = out
        return self.agent_selection

    def _was_dead_step(self, action):
        if action is not None:
            raise ValueError("whoever is out steps with None")
        agent = self.agent_selection
        for kept in (self.terminations, self.truncations, self.rewards, self._cumulative_rewards, self.infos):
            del kept[agent]
        self.agents.remove(agent)
        out = self._first_out()
        self.agent_selection = out if out is not None else self._goes_on
        self._clear_rewards()


class Box:
    def __init__(self, low, high, shape, dtype):
        self.low, self.high, self.shape, self.dtype = low, high, shape, numpy.dtype(dtype)

    def contains(self, value):
        return value.shape == self.shape and value.dtype == self.dtype and value.min() >= self.low and value.max() <= self.high


class Discrete:
    def __init__(self, n):
        self.n = n

    def contains(self, value):
        return 0 <= value < self.n


class Dict:
    def __init__(self, spaces):
        self.spaces = spaces

    def contains(self, value):
        return value.keys() == self.spaces.keys() and all(space.contains(value[key]) for key, space in self.spaces.items())


def stand_in():
    """From here on `import pettingzoo` and `import gymnasium` find these."""
    spaces = types.ModuleType("gymnasium.spaces")
    spaces.Box, spaces.Dict, spaces.Discrete = Box, Dict, Discrete
    gymnasium = types.ModuleType("gymnasium")
    gymnasium.spaces = spaces
    pettingzoo = types.ModuleType("pettingzoo")
    pettingzoo.AECEnv = AECEnv
    sys.modules.update({"gymnasium": gymnasium, "gymnasium.spaces": spaces, "pettingzoo": pettingzoo})
