"""Learns a game by playing against itself, then plays against random players: python3 python/examples/train.py --seconds 60

A linear softmax policy over the actions, on what the net of our bots reads, improved by policy gradient (REINFORCE). Needs numpy.
"""
import argparse
import sys
import time
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from caravel_env import Env


class Policy:
    """Preferences of actions are sums over the numbers of an observation; steps are scaled as in RMSprop."""

    def __init__(self, hello):
        self.units = np.append(np.array(hello["observation"]["units"], dtype=np.float32), np.float32(1))
        shape = (len(self.units), len(hello["actions"]))
        self.weights = np.zeros(shape, dtype=np.float32)
        self.squares = np.zeros(shape, dtype=np.float32)

    def inputs(self, observations):
        ones = np.ones((len(observations), 1), dtype=np.float32)
        return np.hstack([observations, ones]).astype(np.float32) * self.units

    def chances(self, inputs, masks):
        rates = np.where(masks, inputs @ self.weights, -np.inf)
        rates = np.exp(rates - rates.max(axis=1, keepdims=True))
        return rates / rates.sum(axis=1, keepdims=True)

    def choose(self, batch, generator):
        masks = batch.mask_array()
        chances = self.chances(self.inputs(batch.observations), masks)
        actions = (chances.cumsum(axis=1) > generator.random((len(chances), 1))).argmax(axis=1)
        # Rounding may leave the last sum below 1: then the first action was taken, allowed or not.
        wrong = ~masks[np.arange(len(actions)), actions]
        actions[wrong] = masks[wrong].argmax(axis=1)
        return actions, masks

    def learn(self, observations, masks, actions, advantages, rate=0.003):
        inputs = self.inputs(observations)
        errors = -self.chances(inputs, masks)
        errors[np.arange(len(actions)), actions] += 1
        gradient = inputs.T @ (errors * advantages[:, None]) / len(actions)
        self.squares = 0.95 * self.squares + 0.05 * gradient**2
        self.weights += rate * gradient / (np.sqrt(self.squares) + 1e-5)


def train(policy, env, seconds, generator):
    """Every decision of a seat is rewarded by how much better than the others its seat ended."""
    kept = [[] for _ in range(env.games)]
    lessons = []
    games = decisions = 0
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        batch = env.batch
        actions, masks = policy.choose(batch, generator)
        for game, rows in enumerate(kept):
            rows.append((batch.observations[game], masks[game], actions[game], batch.seats[game]))
        after = env.step(actions)
        decisions += env.games
        for game in np.flatnonzero(after.ended):
            scores = after.scores[game].astype(np.float32)
            advantages = (scores - scores.mean()) / (scores.std() + 1)
            lessons += [(seen, mask, action, advantages[seat]) for seen, mask, action, seat in kept[game]]
            kept[game] = []
            games += 1
        if len(lessons) >= 4000:
            policy.learn(*(np.array(column) for column in zip(*lessons)))
            lessons = []
    return games, decisions


def win_shares(policy, game, players, count, generator):
    """The share of every game that the policy won, on each seat in turn, against random players."""
    shares = []
    for seat in range(players):
        seats = ["agent" if other == seat else "random" for other in range(players)]
        with Env(game, players, games=32, seats=seats, seed=1000 + seat) as env:
            here = []
            while len(here) < count // players:
                actions, _ = policy.choose(env.batch, generator)
                after = env.step(actions)
                here += [float(after.rewards[ended][seat]) for ended in np.flatnonzero(after.ended)]
            shares += here
    return np.array(shares)


def interval(share, games, z=1.96):
    """Wilson's, which also says something where every game was won."""
    middle = share + z * z / (2 * games)
    spread = z * (share * (1 - share) / games + z * z / (4 * games * games)) ** 0.5
    scale = 1 + z * z / games
    return (middle - spread) / scale, (middle + spread) / scale


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="puerto-rico")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--games", type=int, default=600, help="how many are played against random players")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    generator = np.random.default_rng(given.seed)
    with Env(given.game, given.players, games=64, seed=given.seed) as env:
        policy = Policy(env.hello)
        games, decisions = train(policy, env, given.seconds, generator)
    print(f"trained for {given.seconds:.0f} s: {games} games, {decisions} decisions")
    shares = win_shares(policy, given.game, given.players, given.games, generator)
    low, high = interval(shares.mean(), len(shares))
    parity = 1 / given.players
    print(f"wins {100 * shares.mean():.1f} % of {len(shares)} games against random players, 95 % interval {100 * low:.1f} to {100 * high:.1f} %; parity is {100 * parity:.1f} %")
    return 0 if low > parity else 1


if __name__ == "__main__":
    sys.exit(main())
