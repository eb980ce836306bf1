/** Runs the tool as a real process. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@caravel/games/loaded';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const PEARLS_MAIN = fileURLToPath(new URL('./pearls-main.ts', import.meta.url));

/** The command line tool that knows the game: for a real game, the product itself. */
export const commandFor = ({ name }: { name: string }): string[] => [
  process.execPath,
  GAMES.some((game) => game.name === name) ? MAIN : PEARLS_MAIN,
];

export interface Ending {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export const spawned = ([file, ...start]: readonly string[], args: readonly string[], input = ''): Ending => {
  const { status, stdout, stderr } = spawnSync(file as string, [...start, ...args], { input, encoding: 'utf8', timeout: 120_000 });
  return { code: status, out: stdout, err: stderr };
};

export const product = (...args: readonly string[]): Ending => spawned([process.execPath, MAIN], args);
