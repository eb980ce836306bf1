/** The flags that say which game is played and how: shared by every command that sets up a game. */
import { type Config, type Game, type OptionValue, type Problem, readConfig } from '@caravel/core';
import { required, wholeNumber } from './flags.ts';
import type { Host } from './host.ts';
import { accept, UserError } from './user-error.ts';

export const CONFIG_FLAGS = {
  game: { type: 'string' },
  players: { type: 'string' },
  rules: { type: 'string' },
  option: { type: 'string', multiple: true },
} as const;

export const CONFIG_USAGE = '--game G --players N [--rules R] [--option name=value ...]';

/** As they were given, for a command that is written down: a value may have a space. */
export const optionFlags = (option: readonly string[] = []): string[] => option.map((pair) => `--option '${pair}'`);

interface ConfigValues {
  readonly game?: string | undefined;
  readonly players?: string | undefined;
  readonly rules?: string | undefined;
  readonly option?: readonly string[] | undefined;
}

export interface GameConfig {
  readonly game: Game;
  readonly config: Config;
}

export const findGame = <G extends Game>(games: readonly G[], name: string): G => {
  const game = games.find((candidate) => candidate.name === name);
  if (!game) throw new UserError(`no game named '${name}'; there are ${games.map((known) => known.name).join(', ') || 'none'}`);
  return game;
};

export const readGameConfig = (values: ConfigValues, host: Host): GameConfig => {
  const game = findGame(host.games, required(values.game, '--game'));
  const players = wholeNumber(required(values.players, '--players'), '--players', game.seats.min, game.seats.max);
  const given = {
    players,
    ...(values.rules === undefined ? {} : { rules: values.rules }),
    options: readOptions(game, values.option ?? []),
  };
  return { game, config: accept(readConfig(game, given), game.name, writeFlagProblem) };
};

const writeFlagProblem = ({ field = '', message }: Problem): string => `--${field.replace(/^options\./, 'option ')}: ${message}`;

const readOptions = (game: Game, texts: readonly string[]): Record<string, OptionValue> => {
  const pairs = texts.map((text) => readOption(game, text));
  const names = pairs.map(([name]) => name);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new UserError(`--option ${twice} is given twice`);
  return Object.fromEntries(pairs);
};

const readOption = (game: Game, text: string): [string, OptionValue] => {
  const [, name, value] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
  if (name === undefined || value === undefined) throw new UserError(`--option: '${text}' is not name=value`);
  const listed = Object.hasOwn(game.options, name) ? game.options[name]?.values : undefined;
  return [name, listed?.find((candidate) => String(candidate) === value) ?? readValue(value)];
};

/** Parsed as JSON if it is JSON, otherwise the word itself. */
const readValue = (text: string): OptionValue => {
  try {
    return JSON.parse(text) as OptionValue;
  } catch {
    return text;
  }
};
