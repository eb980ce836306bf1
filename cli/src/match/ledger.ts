/** The finished groups of a match on disk: one line with the settings, then one line for each group. These are not played again. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { SeatedGame } from '@caravel/bots';
import { errorMessage } from '../error-message.ts';
import { UserError } from '../user-error.ts';
import type { MatchSettings } from './settings.ts';

export type Groups = Map<number, readonly SeatedGame[]>;

interface LedgerLine {
  readonly group: number;
  readonly games: readonly SeatedGame[];
}

/** Every setting that affects a group; how many there are and how fast they are played does not. */
const headOf = (settings: MatchSettings, version: number): Record<string, unknown> => ({
  match: settings.game,
  version,
  ...(settings.isLadder ? { ladder: settings.config.players } : {}),
  rules: settings.config.rules,
  options: settings.config.options,
  seats: settings.seats,
  seed: settings.seed,
  visits: settings.visits ?? null,
  ms: settings.milliseconds ?? null,
  ...(settings.threads > 1 ? { threads: settings.threads } : {}),
  ...(settings.measure ? { measure: settings.measure } : {}),
});

const attempt = <T>(path: string, deed: () => T): T => {
  try {
    return deed();
  } catch (error) {
    throw new UserError(`--state: ${path}: ${errorMessage(error)}`);
  }
};

export class Ledger {
  readonly groups: Groups = new Map();
  readonly #path: string;

  /** Reads the file or creates it; refuses a file with other settings and leaves it unchanged. */
  constructor(path: string, settings: MatchSettings, version: number) {
    this.#path = path;
    const head = headOf(settings, version);
    const text = attempt(path, () => (existsSync(path) ? readFileSync(path, 'utf8') : ''));
    const [first, ...lines] = text.split('\n').slice(0, -1); // What has no line end was cut off in the middle.
    if (first === undefined && text) this.#refuse('not the state of a match');
    if (first !== undefined) this.#compare(this.#read(first, 1), head);
    for (const [i, line] of lines.entries()) this.#enter(this.#read(line, i + 2), i + 2);
    // An intact file is only appended to: an interrupted rewrite would lose it.
    if (!text.endsWith('\n')) this.#write([head, ...this.#lines()]);
  }

  add(group: number, games: readonly SeatedGame[]): void {
    this.groups.set(group, games);
    attempt(this.#path, () => appendFileSync(this.#path, `${JSON.stringify({ group, games })}\n`));
  }

  #lines(): LedgerLine[] {
    return [...this.groups].map(([group, games]) => ({ group, games }));
  }

  #write(lines: readonly unknown[]): void {
    attempt(this.#path, () => writeFileSync(this.#path, lines.map((line) => `${JSON.stringify(line)}\n`).join('')));
  }

  #refuse(what: string): never {
    throw new UserError(`--state: ${this.#path}: ${what}`);
  }

  #read(line: string, number: number): Record<string, unknown> {
    try {
      const value: unknown = JSON.parse(line);
      if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
    } catch {
      // Refused below, as is JSON that is no object.
    }
    return this.#refuse(`line ${number} is not of the state of a match`);
  }

  #compare(there: Record<string, unknown>, here: Record<string, unknown>): void {
    if (!('match' in there)) this.#refuse('not the state of a match');
    for (const name of new Set([...Object.keys(here), ...Object.keys(there)])) {
      const [old, now] = [there[name], here[name]].map((value) => JSON.stringify(value));
      if (old !== now) this.#refuse(`of another match: ${name} is ${old} there and ${now} here`);
    }
  }

  #enter(line: Record<string, unknown>, number: number): void {
    const { group, games } = line as Partial<LedgerLine>;
    if (typeof group !== 'number' || !Array.isArray(games)) this.#refuse(`line ${number} is not of the state of a match`);
    this.groups.set(group as number, games as readonly SeatedGame[]);
  }
}
