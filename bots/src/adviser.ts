/**
 * Answers people who ask for a hint: every decision, small ones included, is searched for the whole time, however often somebody asks. What
 * was found before is used again, so that the figures within a turn fit together.
 */
import type { Bot } from './bot.ts';
import { plansFor } from './candidates.ts';
import { policyFor, searchFor } from './models.ts';
import { thinkByPolicy } from './searching-bot.ts';
import { thinking, thinkWithPauses } from './thinking.ts';
import type { TrainedModel } from './trained.ts';

export interface AdviserSettings {
  readonly seed: number;
  readonly milliseconds: number;
  readonly now: () => number;
  /** Gives the host time to receive messages. */
  readonly pause: () => Promise<unknown>;
}

/** Where decisions belong together the answer is a plan, as for bots. */
export const adviser = (trained: TrainedModel, { seed, milliseconds, now, pause }: AdviserSettings): Bot => {
  const policy = policyFor(trained);
  const search = searchFor(trained, seed);
  return {
    think(s, seat, watch) {
      return plansFor(trained.model, s, seat).length > 0
        ? thinkByPolicy(policy, s, seat)
        : thinkWithPauses(thinking(search, s, seat, { milliseconds }, now, true), pause, watch);
    },
  };
};
