/** What is done for the days now and then: tomorrow's secret is made, and the best game of the last day is reviewed. */
import { GAMES } from '@caravel/games/loaded';
import type { ReviewRunner } from '../analyses/review-runner.ts';
import type { ReviewStore } from '../store/reviews.ts';
import { type DayParts, dayWithSecret, lastDay, today } from './days.ts';

export interface DailyChoreParts extends DayParts {
  readonly reviews: ReviewStore;
  readonly reviewRunner: Pick<ReviewRunner, 'look'>;
}

const reviewBest = async ({ days, reviews, reviewRunner, config, now }: DailyChoreParts, day: number, game: string): Promise<void> => {
  const best = config.reviews.perDay > 0 ? await days.best(day, game) : undefined;
  if (!best || (await reviews.read(best.table))) return;
  await reviews.ask(best.table, '', config.reviews.visits, now());
  reviewRunner.look();
};

export const dailyChores = async (parts: DailyChoreParts): Promise<void> => {
  for (const { name } of GAMES) {
    for (const day of [today(parts), today(parts) + 1]) await dayWithSecret(parts, day, name);
    await reviewBest(parts, lastDay(parts), name);
  }
};
