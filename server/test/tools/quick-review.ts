/** A review by the estimate alone, as the page and the command line write it. */
import { loadModel } from '@caravel/bots';
import { decisionsOf, judgeDecision, type WrittenVerdict, writeVerdict } from '@caravel/bots/review';
import { must, parseGameFile, replay } from '@caravel/core';
import { findGame } from '@caravel/games/loaded';

export const quickReview = async (file: string, visits = 0): Promise<{ visits: number; verdicts: WrittenVerdict[] }> => {
  const { game, config, entries } = must(parseGameFile(file, findGame));
  const trained = await loadModel(game);
  if (!trained) throw new Error('no net');
  const { steps } = must(replay(game, config, entries));
  const verdicts = decisionsOf(trained.model, steps).map((decision) => writeVerdict(game, judgeDecision(trained, decision, { visits })));
  return { visits, verdicts };
};
