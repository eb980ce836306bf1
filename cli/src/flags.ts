/** Reads flags and their values strictly; every mistake is a UserError that names the flag. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { errorMessage } from './error-message.ts';
import { UserError } from './user-error.ts';

type FlagKinds = NonNullable<ParseArgsConfig['options']>;

export const JSON_FLAG = { json: { type: 'boolean', default: false } } as const;

export const parseFlags = <const T extends FlagKinds>(args: readonly string[], options: T) => {
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: true });
  } catch (error) {
    throw new UserError(firstSentence(errorMessage(error)));
  }
};

/** Node's messages end with advice; the first sentence says what is wrong. */
const firstSentence = (message: string): string => {
  const sentence = message.split(/\.\s|\.$|\n/)[0] ?? message;
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
};

export const noneOf = (positionals: readonly string[]): void => {
  if (positionals[0] !== undefined) throw new UserError(`unexpected argument '${positionals[0]}'`);
};

/** The only positional argument. */
export const onlyOne = (positionals: readonly string[], what: string): string => {
  const [first, ...rest] = positionals;
  if (first === undefined) throw new UserError(`${what} is missing`);
  noneOf(rest);
  return first;
};

export const required = (value: string | undefined, flag: string): string => {
  if (value === undefined) throw new UserError(`${flag} is missing`);
  return value;
};

export const wholeNumber = (text: string, flag: string, min: number, max: number = Number.MAX_SAFE_INTEGER): number => {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  const range = max === Number.MAX_SAFE_INTEGER ? `from ${min} up` : `from ${min} to ${max}`;
  throw new UserError(`${flag}: '${text}' is not a whole number ${range}`);
};
