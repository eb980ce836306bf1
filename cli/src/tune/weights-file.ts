/**
 * Learned weights as data, TypeScript or JSON by file extension: for each number of players the command that found them, then one row for each stage.
 * Weights for other numbers of players that are already in the file stay.
 */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Mind } from '@caravel/bots';
import { at } from '@caravel/core';
import { errorMessage } from '../error-message.ts';
import { UserError } from '../user-error.ts';

interface Finding {
  readonly command: string;
  readonly weights: readonly (readonly number[])[];
}

type Findings = Readonly<Record<string, Finding>>;

/** More digits would be noise. */
const DIGITS = 5;

const rowsOf = ({ features, stages }: Mind, weights: ArrayLike<number>): number[][] =>
  Array.from({ length: stages }, (_, stage) =>
    features.map((__, i) => Number(at(weights, stage * features.length + i).toPrecision(DIGITS))),
  );

/** What the weights tell: final scores, or who wins. */
export type Telling = 'weights' | 'chances';

const constantOf = ({ game }: Mind, telling: Telling): string => `${game.name.replaceAll('-', '_')}_${telling}`.toUpperCase();

const newHead = (constant: string): string =>
  `/** For each number of players a row a stage, in the order of the mind's features; above it the command that found it. */
export const ${constant}: Readonly<Record<number, readonly (readonly number[])[]>> = {`;

/** Everything before the table stays unchanged. */
const writeScript = (constant: string, findings: Findings, old: string): string => {
  const entries = Object.entries(findings).map(
    ([players, { command, weights }]) =>
      `  // ${command}\n  ${players}: [\n${weights.map((row) => `    [${row.join(', ')}],\n`).join('')}  ],\n`,
  );
  return `${/^[\s\S]*? = \{/.exec(old)?.[0] ?? newHead(constant)}\n${entries.join('')}};\n`;
};

const ENTRY = /^ {2}\/\/ (.*)\n {2}(\d+): (\[[\d\s.,e+[\]-]*?\n {2}\]),$/gm;

/** Only files that can be read completely: nothing must be lost when the file is written again. */
const readScript = (mind: Mind, constant: string, text: string): Findings | undefined => {
  const found = [...text.matchAll(ENTRY)];
  const keys = text.match(/^ *\d+:/gm) ?? [];
  if (!text.includes(`export const ${constant}`) || found.length !== keys.length) return undefined;
  const entries = found.map(([, command = '', players = '', rows = '']): [string, Finding] => [
    players,
    { command, weights: JSON.parse(rows.replaceAll(/,(\s*\])/g, '$1')) as number[][] },
  ]);
  const fits = entries.every(
    ([, { weights }]) => weights.length === mind.stages && weights.every((row) => row.length === mind.features.length),
  );
  return fits ? Object.fromEntries(entries) : undefined;
};

const writeJson = ({ game, features }: Mind, findings: Findings): string =>
  `${JSON.stringify({ game: game.name, features, players: findings }, undefined, 1)}\n`;

const readJson = ({ game, features }: Mind, text: string): Findings | undefined => {
  const value = JSON.parse(text) as { game?: unknown; features?: unknown; players?: Findings };
  const isOurs = value.game === game.name && JSON.stringify(value.features) === JSON.stringify(features);
  return isOurs ? value.players : undefined;
};

export class WeightsFile {
  readonly #path: string;
  readonly #mind: Mind;
  readonly #constant: string;
  readonly #isScript: boolean;

  /** Refuses an existing file that does not hold weights of this game, and leaves it unchanged. */
  constructor(path: string, mind: Mind, telling: Telling = 'weights') {
    if (!/\.(ts|json)$/.test(path)) throw new UserError(`--out: ${path} ends neither in .ts nor in .json`);
    this.#path = path;
    this.#mind = mind;
    this.#constant = constantOf(mind, telling);
    this.#isScript = path.endsWith('.ts');
    this.#read(this.#text());
  }

  /** Reads the other weights again: they may have been found in the meantime. */
  write(players: number, command: string, weights: ArrayLike<number>): void {
    const old = this.#text();
    const findings = { ...this.#read(old), [players]: { command, weights: rowsOf(this.#mind, weights) } };
    const text = this.#isScript ? writeScript(this.#constant, findings, old) : writeJson(this.#mind, findings);
    this.#attempt(() => writeFileSync(this.#path, text));
  }

  #text(): string {
    return this.#attempt(() => (existsSync(this.#path) ? readFileSync(this.#path, 'utf8') : ''));
  }

  #read(text: string): Findings {
    if (text === '') return {};
    try {
      const found = this.#isScript ? readScript(this.#mind, this.#constant, text) : readJson(this.#mind, text);
      if (found) return found;
    } catch {
      // Refused below, as is a file of something else.
    }
    throw new UserError(`--out: ${this.#path} is there already and holds no weights of these features of ${this.#mind.game.name}`);
  }

  #attempt<T>(deed: () => T): T {
    try {
      return deed();
    } catch (error) {
      throw new UserError(`--out: ${errorMessage(error)}`);
    }
  }
}
