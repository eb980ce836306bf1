/** A folder of mined games, a file for each: a game that has one is not played again. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PuzzleGame } from '@caravel/bots/puzzles';
import { errorMessage } from '../error-message.ts';
import { UserError } from '../user-error.ts';
import type { MiningSettings } from './mine-game.ts';

const SETTINGS = 'settings.json';
/** What a page reads first: which puzzles there are. */
const INDEX = 'index.json';

const attempt = <T>(path: string, deed: () => T): T => {
  try {
    return deed();
  } catch (error) {
    throw new UserError(`--out: ${path}: ${errorMessage(error)}`);
  }
};

export class PuzzleFolder {
  readonly #path: string;

  /** Creates the folder; refuses one that was filled with other settings. */
  constructor(path: string, settings: MiningSettings) {
    this.#path = path;
    attempt(path, () => mkdirSync(path, { recursive: true }));
    const file = join(path, SETTINGS);
    const text = `${JSON.stringify(settings)}\n`;
    const there = attempt(file, () => (existsSync(file) ? readFileSync(file, 'utf8') : undefined));
    if (there !== undefined && there !== text) throw new UserError(`--out: ${path} has puzzles of other settings: ${there.trim()}`);
    if (there === undefined) attempt(file, () => writeFileSync(file, text));
  }

  #fileOf(number: number): string {
    return join(this.#path, `${String(number).padStart(4, '0')}.json`);
  }

  has(number: number): boolean {
    return existsSync(this.#fileOf(number));
  }

  /** Whole or not at all, even if the process ends in the middle. */
  add(game: PuzzleGame): void {
    const file = this.#fileOf(game.number);
    attempt(file, () => {
      writeFileSync(`${file}.part`, writeGame(game));
      renameSync(`${file}.part`, file);
    });
  }

  get games(): readonly PuzzleGame[] {
    return readPuzzleGames(this.#path);
  }

  writeIndex(): void {
    const lines = this.games.flatMap(({ game, number, puzzles }) =>
      puzzles.map(({ at, theme, rating }) => `\n${JSON.stringify({ id: `${game}-${number}-${at}`, theme, rating })}`),
    );
    const file = join(this.#path, INDEX);
    attempt(file, () => writeFileSync(file, `[${lines.join(',')}\n]\n`));
  }
}

/** The games of a folder, in the order of their numbers. */
export const readPuzzleGames = (path: string): readonly PuzzleGame[] =>
  readdirSync(path)
    .filter((name) => /^\d+\.json$/.test(name))
    .sort()
    .map((name) => readJson<PuzzleGame>(join(path, name)));

const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

/** What a folder was filled with. */
export const readSettings = (path: string): MiningSettings => readJson(join(path, SETTINGS));

/** What its list says. */
export const readIndex = (path: string): unknown => readJson(join(path, INDEX));

/** A line for each puzzle, so that two files can be compared. */
const writeGame = ({ puzzles, ...game }: PuzzleGame): string => {
  const head = JSON.stringify(game).slice(0, -1);
  return `${head},"puzzles":[${puzzles.map((puzzle) => `\n${JSON.stringify(puzzle)}`).join(',')}\n]}\n`;
};
