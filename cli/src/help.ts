import { columns } from './columns.ts';
import type { Command } from './command.ts';

export const overview = (commands: readonly Command[]): string =>
  [
    'Caravel plays, studies and simulates board games.',
    '',
    'usage: caravel COMMAND ...',
    '',
    columns(commands.map(({ name, summary }) => [`  ${name}`, summary])),
    '',
    "'caravel help COMMAND' shows its flags, 'caravel --version' the version. Tables are JSON with --json; stats writes JSON with --out FILE.",
    '',
  ].join('\n');

export const usageOf = ({ summary, usage }: Command): string => `${summary}\n\nusage: caravel ${usage}\n`;
