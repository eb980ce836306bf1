/** What is chosen before the first move: rule set, number of players, options. Read from JSON with errors that name the field. */
import { fail, ok, type Result } from './result.ts';

export type OptionValue = string | number | boolean | null | readonly OptionValue[] | { readonly [key: string]: OptionValue };

export interface Option {
  /** One English sentence for help texts and the API. */
  readonly about: string;
  readonly default: OptionValue;
  /** All possible values, if they can be listed. */
  readonly values?: readonly OptionValue[];
  /** The value as the rules take it; what is allowed may depend on the number of players. */
  read(value: OptionValue, players: number): Result<OptionValue>;
}

export interface Config {
  readonly rules: string;
  readonly players: number;
  readonly options: Readonly<Record<string, OptionValue>>;
}

const LONGEST_SHOWN = 40;

/** A value in a message, cut short. NaN has no JSON, so numbers are shown as they are. */
const show = (value: unknown): string => {
  const text = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? 'nothing');
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
};

/** One of several words or numbers; the first is the default. */
export const choice = (about: string, values: readonly [OptionValue, ...OptionValue[]]): Option => ({
  about,
  default: values[0],
  values,
  read: (value) => (values.includes(value) ? ok(value) : fail(`${show(value)} is none of ${values.join(', ')}`)),
});

/** A seat, or a word that stands for no particular seat; the word is the default. */
export const seatOr = (about: string, word: string): Option => ({
  about,
  default: word,
  read: (value, players) =>
    value === word || (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < players)
      ? ok(value)
      : fail(`${show(value)} is neither '${word}' nor a seat from 0 to ${players - 1}`),
});

/** Yes or no; no is the default. */
export const flag = (about: string): Option => choice(about, [false, true]);

/** The part of a game that a config is read against. */
interface Configurable {
  readonly seats: { readonly min: number; readonly max: number };
  readonly ruleSets: readonly string[];
  readonly options: Readonly<Record<string, Option>>;
}

export const readConfig = (game: Configurable, value: unknown): Result<Config> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return fail('not an object');
  const { rules = game.ruleSets[0], players = game.seats.min, options = {}, ...rest } = value as Record<string, unknown>;
  const unknownField = Object.keys(rest)[0];
  if (unknownField !== undefined) return fail('unknown field', { field: unknownField });
  if (typeof rules !== 'string' || !game.ruleSets.includes(rules))
    return fail(`${show(rules)} is none of ${game.ruleSets.join(', ')}`, { field: 'rules' });
  if (typeof players !== 'number' || !Number.isInteger(players) || players < game.seats.min || players > game.seats.max)
    return fail(`${show(players)} is not a number from ${game.seats.min} to ${game.seats.max}`, { field: 'players' });
  const read = readOptions(game, options, players);
  return read.ok ? ok({ rules, players, options: read.value }) : read;
};

const readOptions = (game: Configurable, value: unknown, players: number): Result<Config['options']> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return fail('not an object', { field: 'options' });
  const given = value as Record<string, OptionValue>;
  const unknownOption = Object.keys(given).find((name) => !Object.hasOwn(game.options, name));
  if (unknownOption !== undefined)
    return fail(`no such option; there are ${Object.keys(game.options).join(', ') || 'none'}`, { field: `options.${unknownOption}` });
  const options: Record<string, OptionValue> = {};
  for (const [name, option] of Object.entries(game.options)) {
    const chosen = given[name];
    if (chosen === undefined) options[name] = option.default;
    else {
      const read = option.read(chosen, players);
      if (!read.ok) return fail(read.problem.message, { field: [`options.${name}`, read.problem.field].filter(Boolean).join('.') });
      options[name] = read.value;
    }
  }
  return ok(options);
};
