/** Finds the command that was typed and runs it. */
import { type Command, type Output, readArgs, type Site, type SiteCommand, UserError } from './command.ts';
import { note } from './commands/note.ts';
import { COMMANDS } from './commands.ts';

export const findCommand = (name: string): Command => {
  const command = COMMANDS.find((one) => one.name === name);
  if (!command) throw new UserError(`there is no command '${name}'; there are ${COMMANDS.map((one) => one.name).join(', ')}`);
  return command;
};

const siteCommand = (name: string): SiteCommand => {
  const command = name === note.name ? note : findCommand(name);
  if (command.place !== 'site') throw new UserError(`${name} is not done by the server`);
  return command;
};

/** Inside the node that runs, or alone with its database: the same. */
export const runCommand = (site: Site, who: string, [name = '', ...args]: readonly string[]): Promise<Output> => {
  const command = siteCommand(name);
  return command.run({ site, who }, readArgs(command, args));
};

export const help = (): string => {
  const width = Math.max(...COMMANDS.map(({ name }) => name.length));
  const lines = COMMANDS.map(({ name, about }) => `  ${name.padEnd(width)}  ${about}`);
  return `bin/admin <command> …, with the variables of the server (CARAVEL_DATA or DATABASE_URL). The server may run.

${lines.join('\n')}

bin/admin help <command> says what it takes. --by <name> or CARAVEL_OPERATOR says who you are, for the audit log.
Exit code 0: done, 1: something was found (replay-all), 2: not done, and why.`;
};

export const helpFor = ({ name, usage, about }: Command): string => `bin/admin ${name} ${usage}\n\n  ${about}`;
