"""The client over a real pipe, with numpy and without it: python3 -m unittest discover -s python/tests"""
import random
import sys
import unittest
from pathlib import Path
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from caravel_env import NO_ACTION, NOBODY, CaravelError, Env, client


def play(env, steps, seed=3):
    """Random actions; what happened, to be compared."""
    chooser = random.Random(seed)
    trace = []
    for _ in range(steps):
        actions = [chooser.choice(env.batch.legal(game)) for game in range(env.games)]
        batch = env.step(actions)
        trace.append((actions, [int(seat) for seat in batch.seats], [int(end) for end in batch.ended], batch.row("rewards", 0), batch.row("observations", 0)))
    return trace


class ClientTest(unittest.TestCase):
    def open(self, *args, **settings):
        env = Env(*args, **settings)
        self.addCleanup(env.close)
        return env

    def test_the_same_seed_plays_the_same_games_with_numpy_and_without(self):
        first = play(self.open("puerto-rico", 2, games=3, seed=4), 60)
        with mock.patch.object(client, "numpy", None):
            self.assertEqual(play(self.open("puerto-rico", 2, games=3, seed=4), 60), first)
        self.assertNotEqual(play(self.open("puerto-rico", 2, games=3, seed=5), 60), first)

    def test_reset_begins_the_run_again(self):
        env = self.open("madeira", 2, rules="1st-de", games=2, seed=6, observation="plain")
        first = play(env, 20)
        env.reset(6)
        self.assertEqual(play(env, 20), first)
        self.assertEqual(env.hello["rules"], "1st-de")

    def test_games_end_with_rewards_that_add_up_to_one(self):
        env = self.open("puerto-rico", 3, games=4, options={"mayor": "in order"}, seats=["agent", "random", "random"])
        chooser = random.Random(1)
        while True:
            batch = env.step([chooser.choice(env.batch.legal(game)) for game in range(4)])
            self.assertEqual({int(seat) for seat in batch.seats}, {0})
            for game in range(4):
                if batch.ended[game]:
                    self.assertAlmostEqual(sum(batch.row("rewards", game)), 1, places=6)
                    self.assertGreater(max(batch.row("scores", game)), 0)
                    return

    def test_what_is_refused_names_the_field_and_changes_nothing(self):
        env = self.open("puerto-rico", 2, games=2)
        before = env.batch.row("observations", 1)
        legal = [env.batch.legal(game)[0] for game in range(2)]
        wrong = next(action for action in range(len(env.hello["actions"])) if action not in env.batch.legal(1))
        for actions, field in (
            ([legal[0], wrong], r"actions\[1\]"),
            ([legal[0], 60000], r"actions\[1\]"),
            ([legal[0], -1], r"actions\[1\]"),
            (["settler", legal[1]], r"actions\[0\]"),
            (legal[:1], "actions: 1 actions for 2 games"),
        ):
            with self.assertRaisesRegex(CaravelError, field):
                env.step(actions)
        with self.assertRaisesRegex(CaravelError, "seed"):
            env.reset(-1)
        with self.assertRaisesRegex(CaravelError, "seed: 'x' is not a number"):
            env.reset("x")
        with self.assertRaisesRegex(CaravelError, "seat: -1 is not a whole number from 0 up"):
            env.observe(-1)
        with self.assertRaisesRegex(CaravelError, "seat"):
            env.observe(7)
        self.assertEqual(list(env.observe(int(env.batch.seats[1]), game=1)), before)
        env.step(legal)

    def test_a_game_that_is_over_waits_for_its_reset(self):
        env = self.open("puerto-rico", 2, reset="manual")
        chooser = random.Random(2)
        while not env.batch.ended[0]:
            env.step([chooser.choice(env.batch.legal(0))])
        self.assertEqual((int(env.batch.seats[0]), env.batch.legal(0)), (NOBODY, []))
        env.step([NO_ACTION])
        env.reset(9, game=0)
        self.assertEqual(env.batch.seeds[0], 9)

    def test_a_command_that_is_not_there_says_what_to_set(self):
        with mock.patch.dict("os.environ", {"CARAVEL": "/nowhere/caravel"}), self.assertRaisesRegex(CaravelError, "no command /nowhere/caravel: set CARAVEL"):
            Env("puerto-rico", 2)

    def test_a_command_that_ends_is_told_by_its_own_words(self):
        with self.assertRaisesRegex(CaravelError, "exit code 2: caravel env: --players: '9' is not a whole number from 2 to 5"):
            Env("puerto-rico", 9)
        env = Env("puerto-rico", 2)
        env._process.kill()
        with self.assertRaisesRegex(CaravelError, "has ended with exit code"):
            for _ in range(3):
                env.step([env.batch.legal(0)[0]])
        env.close()
        with self.assertRaisesRegex(CaravelError, "closed"):
            env.step([0])


if __name__ == "__main__":
    unittest.main()
