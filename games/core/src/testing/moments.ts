/** Where a recorded game stood, for tests of what lists tell of a game. */
import { parseGameFile } from '../file.ts';
import type { Game } from '../game.ts';
import { must } from '../result.ts';
import { Timeline } from '../timeline.ts';

/** Each moment of the game in a file's text once, in order, and the phase at its end. */
export const momentsOf = (game: Game, text: string): string[] => {
  const { config, entries } = must(parseGameFile(text, () => game));
  const timeline = new Timeline(game, config);
  const momentNow = (): string => {
    const { round, phase } = game.moment?.(timeline.state) ?? {};
    return `${round} ${phase}`;
  };
  const seen = new Set<string>();
  for (const entry of entries) {
    seen.add(momentNow());
    must(timeline.append(entry));
  }
  return [...seen, momentNow().split(' ')[1] ?? ''];
};
