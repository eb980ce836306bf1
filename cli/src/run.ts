/** Finds the command, runs it, and turns what it throws into one line and an exit code. */

import { readFileSync } from 'node:fs';
import type { Command } from './command.ts';
import { COMMANDS } from './commands.ts';
import { errorMessage } from './error-message.ts';
import { overview, usageOf } from './help.ts';
import type { Host } from './host.ts';
import { oneLine } from './one-line.ts';
import { UserError } from './user-error.ts';

const FAILED = 1;
const MISUSED = 2;

export const run = async (args: readonly string[], host: Host): Promise<number> => {
  const [name = 'help', ...rest] = args;
  try {
    return await dispatch(name, rest, host);
  } catch (error) {
    const prefix = COMMANDS.some((command) => command.name === name) ? `caravel ${name}` : 'caravel';
    return report(error, prefix, host);
  }
};

const dispatch = (name: string, rest: readonly string[], host: Host): number | Promise<number> => {
  if (name === '--version' || name === '-v') return say(`caravel ${version()}\n`, host);
  if (name === 'help' || name === '--help' || name === '-h') return help(rest, host);
  const command = findCommand(name);
  return rest.includes('--help') || rest.includes('-h') ? say(usageOf(command), host) : command.run(rest, host);
};

const help = (topics: readonly string[], host: Host): number => {
  if (topics.length > 1) throw new UserError(`help: one command at a time, not '${topics.join(' ')}'`);
  return say(topics[0] === undefined ? overview(COMMANDS) : usageOf(findCommand(topics[0])), host);
};

const findCommand = (name: string): Command => {
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (!command) throw new UserError(`no command '${name}'; 'caravel help' lists them`);
  return command;
};

const say = (text: string, host: Host): number => {
  host.out(text);
  return 0;
};

const version = (): string => {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
};

const report = (error: unknown, prefix: string, host: Host): number => {
  const isMisuse = error instanceof UserError;
  const message = errorMessage(error);
  host.err(`${prefix}: ${isMisuse ? '' : 'unexpected: '}${oneLine(message)}\n`);
  return isMisuse ? MISUSED : FAILED;
};
