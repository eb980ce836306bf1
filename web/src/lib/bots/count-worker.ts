/** The bots' worker as one that counts what happened in finished games. */
import { type Cell, countedOptions, habitsOf, tallyOfGame } from '@caravel/bots/tally';
import { isOver, readConfig, Timeline } from '@caravel/core';
import { GAMES } from '@caravel/games/newest';
import type { CountAnswer, CountedGame } from './messages.ts';

/** Positions of older versions look different, so their games are not counted. */
export const countGame = async ({ game: name, version, config, entries, mine }: CountedGame): Promise<Cell | undefined> => {
  const game = GAMES.find((known) => known.name === name && known.version === version);
  if (!game) return undefined;
  // What is kept on a device may be damaged.
  const read = readConfig(game, config);
  if (!read.ok || mine.some((seat) => seat >= read.value.players)) return undefined;
  const timeline = new Timeline(game, read.value);
  if (!timeline.extend(entries).ok || !isOver(game, timeline.state)) return undefined;
  const habits = await habitsOf(name);
  const { players, rules } = config;
  return { players, rules, options: countedOptions(game, config, habits.tally), sums: tallyOfGame(timeline, habits, mine) };
};

/** One after the other, in the order they came. */
export const serveCounts = (): ((asked: CountedGame) => void) => {
  let last = Promise.resolve();
  return (asked) => {
    last = last.then(async () => postMessage({ cell: await countGame(asked) } satisfies CountAnswer)).catch(reportError);
  };
};
