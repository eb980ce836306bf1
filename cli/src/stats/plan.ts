/** Which games the statistics of bots are made of: most of them as they are usually played, some of every other kind. */
import type { Level } from '@caravel/bots';
import { type Config, type Game, must, type OptionValue, readConfig } from '@caravel/core';
import { playerCounts } from '@caravel/games';

export interface PlannedKind {
  readonly config: Config;
  readonly level: Level;
  readonly games: number;
}

/** Of so many games as usually played, a part is played of every other kind. */
const RULE_SET = 0.3;
const OPTION = 0.2;
const EASY = 0.2;

/** Options with a list of values: each of the unusual ones by itself. */
const unusual = ({ options }: Game, counted: readonly string[]): Record<string, OptionValue>[] =>
  counted.flatMap((name) => {
    const { values = [], default: usual } = options[name] ?? {};
    return values.filter((value) => value !== usual).map((value) => ({ [name]: value }));
  });

/** `games` of every number of players as usually played; `counted` are the options that make it another game. */
export const planFor = (game: Game, counted: readonly string[], games: number): PlannedKind[] => {
  const [usual, ...others] = game.ruleSets;
  const kinds = (part: number, level: Level, more: { rules?: string | undefined; options?: Record<string, OptionValue> }): PlannedKind[] =>
    playerCounts(game).map((players) => ({
      config: must(readConfig(game, { players, ...more })),
      level,
      games: Math.max(1, Math.round(games * part)),
    }));
  return [
    ...kinds(1, 'medium', { rules: usual }),
    ...others.flatMap((rules) => kinds(RULE_SET, 'medium', { rules })),
    ...unusual(game, counted).flatMap((options) => kinds(OPTION, 'medium', { options })),
    ...kinds(EASY, 'easy', {}),
  ];
};
