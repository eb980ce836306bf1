"""One game as a PettingZoo AEC environment (https://pettingzoo.farama.org/api/aec/). Needs pettingzoo, which brings gymnasium and numpy."""
import numpy
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from .client import NOBODY, Env


class CaravelAEC(AECEnv):
    """Agents are called seat_0, seat_1, ...; seats that are bots are no agents.

    Observations are dictionaries with `observation` and `action_mask`. Several seats that choose at the same time are asked in seat order.
    `rewards` is "win" (1 at the end, shared if tied) or "score" (the points every step brings). `infos` of the last step have the scores.
    Games end by their rules, so nothing is ever truncated.
    """

    metadata = {"name": "caravel_v1", "is_parallelizable": False, "render_modes": ["ansi"]}

    def __init__(self, game, players, *, seed=1, render_mode=None, **settings):
        super().__init__()
        self._env = Env(game, players, seed=seed, reset="manual", **settings)
        hello = self._env.hello
        self.metadata = {**type(self).metadata, "name": f"caravel_{game.replace('-', '_')}_v{hello['version']}"}
        self.render_mode = render_mode
        self._seat_of = {f"seat_{seat}": seat for seat in hello["agents"]}
        self._agent_of = {seat: agent for agent, seat in self._seat_of.items()}
        self.possible_agents = list(self._seat_of)
        self.agents = []
        self._next_seed = seed
        self._actions = len(hello["actions"])
        kind = numpy.dtype(hello["observation"]["type"])
        limits = numpy.iinfo(kind)
        numbers = Box(limits.min, limits.max, (hello["observation"]["size"],), kind)
        mask = Box(0, 1, (self._actions,), numpy.int8)
        self._observation_spaces = {agent: Dict({"observation": numbers, "action_mask": mask}) for agent in self.possible_agents}
        self._action_spaces = {agent: Discrete(self._actions) for agent in self.possible_agents}

    def observation_space(self, agent):
        return self._observation_spaces[agent]

    def action_space(self, agent):
        return self._action_spaces[agent]

    def reset(self, seed=None, options=None):
        """The same seed begins the same game; without one, the next game of the run begins."""
        if seed is not None:
            self._next_seed = seed
        self._batch = self._env.reset(self._next_seed, game=0)
        self._next_seed += 1
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self._agent_of[int(self._batch.seats[0])]

    def observe(self, agent):
        seat = self._seat_of[agent]
        mask = numpy.zeros(self._actions, dtype=numpy.int8)
        if seat == self._batch.seats[0]:
            mask[self._batch.legal(0)] = 1
            return {"observation": self._batch.observations[0].copy(), "action_mask": mask}
        return {"observation": self._env.observe(seat).copy(), "action_mask": mask}

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._batch = self._env.step([action])  # Refuses an action that is not allowed, before anything has changed.
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {name: float(self._batch.rewards[0][seat]) for name, seat in self._seat_of.items()}
        if self._batch.seats[0] == NOBODY:
            self._end()
        else:
            self.agent_selection = self._agent_of[int(self._batch.seats[0])]
        self._accumulate_rewards()
        self._deads_step_first()

    def _end(self):
        scores = self._batch.row("scores", 0)
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {"score": scores[self._seat_of[agent]], "scores": scores} for agent in self.agents}

    def render(self):
        """Who has to choose between what, in words."""
        texts = self._env.hello["actions"]
        return f"{self.agent_selection}: {', '.join(texts[action] for action in self._batch.legal(0)) or 'the game is over'}"

    def close(self):
        self._env.close()
