/** The bots' worker as one that counts what happened in finished games. */
import { countedOptions, habitsOf, tallyOfGame } from '@caravel/bots/tally';
import { isOver, readConfig, Timeline } from '@caravel/core';
import { GAMES } from '@caravel/games/newest';
import type { CountAnswer, CountedGame } from './messages.ts';

const UNCOUNTED: CountAnswer = { isFinal: true };

/** Positions of older versions look different, so their games are not counted. */
export const countGame = async ({ game: name, version, config, entries, mine }: CountedGame): Promise<CountAnswer> => {
  const game = GAMES.find((known) => known.name === name && known.version === version);
  if (!game) return UNCOUNTED;
  // What is kept on a device may be damaged.
  const read = readConfig(game, config);
  if (!read.ok || mine.some((seat) => seat >= read.value.players)) return UNCOUNTED;
  const timeline = new Timeline(game, read.value);
  if (!timeline.extend(entries).ok) return UNCOUNTED;
  if (!isOver(game, timeline.state)) return { isFinal: false };
  const habits = await habitsOf(name);
  const { players, rules } = config;
  const options = countedOptions(game, config, habits.tally);
  return { isFinal: true, cell: { players, rules, options, sums: tallyOfGame(timeline, habits, mine) } };
};

/** One after the other, in the order they came. */
export const serveCounts = (): ((asked: CountedGame) => void) => {
  let last = Promise.resolve();
  return (asked) => {
    last = last.then(async () => postMessage(await countGame(asked))).catch(reportError);
  };
};
