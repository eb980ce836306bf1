/** For those who run the server: `bin/admin help`. Asks the node that runs, or does it alone with the database where none does. */
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { type NodeConfig, readNodeConfig } from '../config/config.ts';
import { type Command, type CommandInput, type Output, readArgs, textFlag, UserError } from './command.ts';
import { openSite } from './open-site.ts';
import { findCommand, help, helpFor, runCommand } from './run.ts';
import { askNode } from './socket.ts';

/** Who does it, for the audit log. */
const operatorOf = (config: NodeConfig, input: CommandInput): string =>
  textFlag(input, 'by') ?? config.operator ?? (process.env.SUDO_USER || userInfo().username);

const alone = async (config: NodeConfig, who: string, args: readonly string[]): Promise<Output> => {
  if (!config.databaseUrl && !existsSync(join(config.data, 'caravel.db')))
    throw new UserError(`there is no database in ${config.data}: set CARAVEL_DATA or DATABASE_URL`);
  const site = await openSite(config);
  try {
    return await runCommand(site, who, args);
  } finally {
    await site.db.close();
  }
};

/** With PostgreSQL every node is told of what is written; a node with its own database is asked to do it itself. */
const onSite = async (config: NodeConfig, who: string, args: readonly string[]): Promise<Output> => {
  const reply = config.databaseUrl ? undefined : await askNode(config.data, { who, args: [...args] });
  if (!reply) return alone(config, who, args);
  if ('problem' in reply) throw new UserError(reply.problem);
  return reply.output;
};

/** It is done and stays so, also where it cannot be written down: a copy of an older version has no audit log. */
const writeDown = async (config: NodeConfig, who: string, act: string, { did }: Output): Promise<void> => {
  if (did === undefined) return;
  try {
    await onSite(config, who, ['note', act, did]);
  } catch (error) {
    console.error(`caravel: not in the audit log: ${error instanceof Error ? error.message : error}`);
  }
};

const run = async (command: Command, args: readonly string[], input: CommandInput): Promise<Output> => {
  const config = readNodeConfig(process.env, 1);
  const who = operatorOf(config, input);
  if (command.place === 'site') return onSite(config, who, [command.name, ...args]);
  const output = await command.run(config, input);
  await writeDown(config, who, command.name, output);
  return output;
};

const main = async ([name = 'help', ...args]: readonly string[]): Promise<void> => {
  if (name === 'help' || name === '--help') return console.log(args[0] ? helpFor(findCommand(args[0])) : help());
  const command = findCommand(name);
  if (args.includes('--help')) return console.log(helpFor(command));
  const input = readArgs(command, args);
  const output = await run(command, args, input);
  console.log(input.flags.json ? JSON.stringify(output.json) : output.text);
  process.exitCode = output.isBad ? 1 : 0;
};

// What is written here holds people's secrets: nobody else reads it.
process.umask(0o077);
try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(`caravel: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 2;
}
