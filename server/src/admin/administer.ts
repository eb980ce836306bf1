/** What an operator asks for is asked of the node that runs, or done alone with the database where none does. */
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { type NodeConfig, readNodeConfig } from '../config/config.ts';
import { type Command, type CommandInput, type Output, readArgs, textFlag, UserError } from './command.ts';
import { openSite } from './open-site.ts';
import { findCommand, help, helpFor, runCommand } from './run.ts';
import { askNode } from './socket.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What a process leaves behind. */
export interface Done {
  readonly code: number;
  readonly out: string;
  readonly said: string;
}

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

const complaint = (text: string): string => `caravel: ${text}\n`;
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** It is done and stays so, also where it cannot be written down: a copy of an older version has no audit log. */
const writeDown = async (config: NodeConfig, who: string, act: string, { did }: Output): Promise<string> => {
  if (did === undefined) return '';
  try {
    await onSite(config, who, ['note', act, did]);
    return '';
  } catch (error) {
    return complaint(`not in the audit log: ${messageOf(error)}`);
  }
};

/** Who does it, for the audit log. */
const operatorOf = (env: Environment, { operator }: NodeConfig, input: CommandInput): string =>
  textFlag(input, 'by') ?? operator ?? (env.SUDO_USER || userInfo().username);

interface Told {
  readonly output: Output;
  readonly said: string;
}

const run = async (env: Environment, command: Command, args: readonly string[], input: CommandInput): Promise<Told> => {
  const config = readNodeConfig(env, 1);
  const who = operatorOf(env, config, input);
  if (command.place === 'site') return { output: await onSite(config, who, [command.name, ...args]), said: '' };
  const output = await command.run(config, input);
  return { output, said: await writeDown(config, who, command.name, output) };
};

const obey = async (env: Environment, [name = 'help', ...args]: readonly string[]): Promise<Done> => {
  const page = (text: string): Done => ({ code: 0, out: `${text}\n`, said: '' });
  if (name === 'help' || name === '--help') return page(args[0] ? helpFor(findCommand(args[0])) : help());
  const command = findCommand(name);
  if (args.includes('--help')) return page(helpFor(command));
  const input = readArgs(command, args);
  const { output, said } = await run(env, command, args, input);
  return { code: output.isBad ? 1 : 0, out: `${input.flags.json ? JSON.stringify(output.json) : output.text}\n`, said };
};

/** What cannot be done is said, and leaves with 2. */
export const administer = (env: Environment, args: readonly string[]): Promise<Done> =>
  obey(env, args).catch((error: unknown) => ({ code: 2, out: '', said: complaint(messageOf(error)) }));
