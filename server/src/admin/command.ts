/** A command of bin/admin, declared once for the help, for parsing and for running it. */
import { parseArgs } from 'node:util';
import type { Bus } from '../cluster/bus.ts';
import type { NodeConfig } from '../config/config.ts';
import type { Hub } from '../hub/hub.ts';
import type { Database } from '../store/database.ts';
import type { Rooms } from '../tables/rooms.ts';

/** What commands need of a node. They run inside the node that runs, or alone with its database. */
export interface Site {
  readonly config: NodeConfig;
  readonly db: Database;
  readonly bus: Bus;
  readonly rooms: Rooms;
  readonly hub: Hub;
  now(): number;
}

export interface CommandInput {
  readonly words: readonly string[];
  readonly flags: Readonly<Record<string, string | boolean | undefined>>;
}

export interface Output {
  readonly text: string;
  /** The same for programs. */
  readonly json?: unknown;
  /** What a command beside the server did, for the audit log. */
  readonly did?: string;
  /** Something was found that should not be. */
  readonly isBad?: boolean;
}

/** Who does it, as the audit log names them. */
export interface Operator {
  readonly site: Site;
  readonly who: string;
}

interface Described {
  readonly name: string;
  /** What is typed after the name. */
  readonly usage: string;
  readonly about: string;
  /** Fewest and most words after the name. */
  readonly words: readonly [number, number];
  readonly flags: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;
}

/** Reads or writes files beside the server. */
export interface FileCommand extends Described {
  readonly place: 'files';
  run(config: NodeConfig, input: CommandInput): Promise<Output>;
}

/** Acts on people and tables: inside the node that runs, so that it is so at once. */
export interface SiteCommand extends Described {
  readonly place: 'site';
  run(operator: Operator, input: CommandInput): Promise<Output>;
}

export type Command = FileCommand | SiteCommand;

/** Something was typed that cannot be done. */
export class UserError extends Error {}

export const JSON_FLAG = { json: { type: 'boolean' } } as const;
export const WHY_FLAG = { why: { type: 'string' } } as const;
/** Every command takes it. */
const BY_FLAG = { by: { type: 'string' } } as const;

export const readArgs = ({ name, usage, words: [fewest, most], flags }: Command, args: readonly string[]): CommandInput => {
  const { values, positionals } = parse(name, usage, args, { ...flags, ...BY_FLAG });
  if (positionals.length < fewest || positionals.length > most) throw new UserError(`say: bin/admin ${name} ${usage}`.trim());
  return { words: positionals, flags: values };
};

const parse = (name: string, usage: string, args: readonly string[], options: Described['flags']) => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    return { positionals, values: values as CommandInput['flags'] };
  } catch (error) {
    throw new UserError(`${(error as Error).message}; say: bin/admin ${name} ${usage}`.trim());
  }
};

export const textFlag = ({ flags }: CommandInput, name: string): string | undefined => {
  const value = flags[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** A whole number, or the usual one. */
export const numberFlag = (input: CommandInput, name: string, usual: number, most: number): number => {
  const text = textFlag(input, name);
  const value = text === undefined ? usual : Number(text);
  if (!Number.isInteger(value) || value < 1 || value > most) throw new UserError(`--${name}: '${text}' is not a number from 1 to ${most}`);
  return value;
};
