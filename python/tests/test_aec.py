"""The PettingZoo environment by PettingZoo's own tests, and by its documented contract, with or without the library; says which."""
import random
import sys
import unittest
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parents[1]), str(Path(__file__).resolve().parent)]
try:
    import numpy
except ImportError:
    numpy = None
try:
    from pettingzoo.test import api_test, seed_test

    HAS_LIBRARY = True
except ImportError:
    HAS_LIBRARY = False
if numpy:
    if not HAS_LIBRARY:
        from documented import stand_in

        stand_in()
    from caravel_env.aec import CaravelAEC

from caravel_env import CaravelError


@unittest.skipIf(numpy is None, "numpy is not installed")
class AECTest(unittest.TestCase):
    @unittest.skipUnless(HAS_LIBRARY, "pettingzoo is not installed")
    def test_api_of_pettingzoo(self):
        for game, players in (("puerto-rico", 3), ("madeira", 2)):
            env = CaravelAEC(game, players)
            api_test(env, num_cycles=150)
            env.close()

    @unittest.skipUnless(HAS_LIBRARY, "pettingzoo is not installed")
    def test_seeds_of_pettingzoo(self):
        seed_test(lambda: CaravelAEC("puerto-rico", 2), num_cycles=60)

    def test_whatever_is_shown_is_in_its_space_and_a_seed_begins_the_same_game(self):
        for game, players in (("puerto-rico", 3), ("madeira", 2)):
            env = CaravelAEC(game, players)
            self.addCleanup(env.close)
            games = []
            for _ in range(2):
                env.reset(seed=9)
                chooser = random.Random(2)
                course = []
                for agent in env.agent_iter(120):
                    observation, _, termination, _, _ = env.last()
                    self.assertTrue(env.observation_space(agent).contains(observation))
                    self.assertEqual(env.agents, env.possible_agents)
                    self.assertEqual(set(env.rewards), set(env.agents))
                    self.assertFalse(termination)
                    action = chooser.choice(observation["action_mask"].nonzero()[0].tolist())
                    self.assertTrue(env.action_space(agent).contains(action))
                    course.append((agent, action, observation["observation"].tobytes()))
                    env.step(action)
                games.append(course)
            self.assertEqual((len(games[0]), games[0]), (120, games[1]))

    def test_a_whole_game_with_dead_steps_and_rewards(self):
        env = CaravelAEC("puerto-rico", 4, seats="agent,agent,random,random")
        self.addCleanup(env.close)
        env.reset(seed=5)
        chooser = random.Random(1)
        totals = dict.fromkeys(env.possible_agents, 0.0)
        dead = 0
        for agent in env.agent_iter():
            observation, reward, termination, truncation, info = env.last()
            totals[agent] += reward
            self.assertFalse(truncation)
            if termination:
                dead += 1
                self.assertEqual(info["scores"][int(agent[-1])], info["score"])
                self.assertEqual(observation["action_mask"].sum(), 0)
                env.step(None)
            else:
                env.step(chooser.choice(observation["action_mask"].nonzero()[0].tolist()))
        self.assertEqual((dead, env.agents, env.possible_agents), (2, [], ["seat_0", "seat_1"]))
        self.assertLessEqual(sum(totals.values()), 1)

    def test_an_action_that_is_not_allowed_changes_nothing(self):
        env = CaravelAEC("puerto-rico", 2)
        self.addCleanup(env.close)
        env.reset(seed=1)
        before = env.observe(env.agent_selection)
        wrong = int((before["action_mask"] == 0).nonzero()[0][0])
        with self.assertRaisesRegex(CaravelError, r"actions\[0\]"):
            env.step(wrong)
        after = env.observe(env.agent_selection)
        self.assertTrue((before["observation"] == after["observation"]).all() and not env.terminations[env.agent_selection])


if __name__ == "__main__":
    unittest.main()
