/** Recorded games as tests: a file must replay to the end of its game, with the scores it claims and with draws that can be verified. */
import type { Config } from '../config.ts';
import { verifyFairness } from '../fairness.ts';
import { parseGameFile } from '../file.ts';
import { type Game, isOver } from '../game.ts';
import type { State } from '../layout.ts';
import { must } from '../result.ts';
import { standing } from '../standing.ts';
import { replay } from '../timeline.ts';

/** The config and last position of a recorded game; throws if the file claims anything that is not true. */
export const replayRecorded = (game: Game, text: string): { config: Config; state: State } => {
  const file = must(parseGameFile(text, (name) => (name === game.name ? game : undefined)));
  const { state } = must(replay(game, file.config, file.entries, file.entries.length, (i) => file.lines[i]));
  if (!isOver(game, state)) throw new Error('the game is not over');
  const scores = standing(game, state).scores.join(' ');
  if (file.scores?.join(' ') !== scores) throw new Error(`the file says ${file.scores?.join(' ')}, the rules say ${scores}`);
  if (file.fairness) must(verifyFairness(game, file.config, file.entries, file.fairness));
  return { config: file.config, state };
};
