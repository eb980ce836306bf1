/** A weak player that is never absurd: it draws among the moves, and the less a move gives away, the more likely it is. */
import { at, type Move, type Random, type Seat, type State, seeded } from '@caravel/core';
import { type Bot, plainThought } from './bot.ts';
import { policyFor } from './models.ts';
import type { Policy } from './policy.ts';
import { softmax } from './softmax.ts';
import type { TrainedModel } from './trained.ts';

const drawByShare = (random: Random, shares: Float64Array): number => {
  let rest = random.below(2 ** 24) / 2 ** 24;
  for (let i = 0; i < shares.length - 1; i++) {
    rest -= shares[i] as number;
    if (rest < 0) return i;
  }
  return shares.length - 1;
};

const choosePlan = (policy: Policy, s: State, seat: Seat, draw: (worths: Float64Array) => number): readonly Move[] | undefined => {
  const { plans, worths } = policy.ratePlans(s, seat);
  return plans.length === 0 ? undefined : at(plans, draw(worths)).moves;
};

/** `temperature` is in chances to win. The bot looks no further than the position right after a move. */
export const unsteadyBot = (trained: TrainedModel, temperature: number, seed: number): Bot => {
  const policy = policyFor(trained, false);
  const random = seeded(seed);
  const draw = (worths: Float64Array): number => drawByShare(random, softmax(worths, temperature));
  return {
    think(s, seat) {
      const plan = choosePlan(policy, s, seat, draw);
      if (plan) return plainThought(at(plan, 0), plan);
      const { count, moves, rates } = policy.rate(s, seat);
      return plainThought(at(moves, draw(rates.slice(0, count))));
    },
  };
};
