import { fileURLToPath } from 'node:url';
import type { Command } from '../command.ts';
import { JSON_FLAG, noneOf, parseFlags } from '../flags.ts';
import { gamesWithRules, type TraceReport, traceGame } from '../trace/trace.ts';
import { UserError } from '../user-error.ts';

const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url));

const isClean = ({ withoutCode, withoutTest, unknown }: TraceReport): boolean =>
  withoutCode.length + withoutTest.length + unknown.length === 0;

const writeReport = (report: TraceReport): string =>
  [
    `${report.game}: ${report.rules} rules${isClean(report) ? ', each with its code and its test' : ''}`,
    ...report.withoutCode.map((id) => `  ${id}  no code`),
    ...report.withoutTest.map((id) => `  ${id}  no test`),
    ...report.unknown.map(({ id, where }) => `  ${id}  not on the rules page: ${where}`),
  ].join('\n');

const chosenGames = (root: string, game: string | undefined): string[] => {
  const games = gamesWithRules(root);
  if (games.length === 0) throw new UserError(`no docs/rules/*/en.md in ${root}`);
  if (game === undefined) return games;
  if (!games.includes(game)) throw new UserError(`no rules page for '${game}'; there are ${games.join(', ')}`);
  return [game];
};

export const trace: Command = {
  name: 'trace',
  summary: 'finds rules without code or test, and ids that are no rule',
  usage: `trace [--game G] [--root DIR] [--json]

  A rule is an id on docs/rules/G/en.md. Its code is a doc comment in games/G/src that opens with the id
  and a colon; its test is a test whose name opens with the id. Exit code 1 if anything is missing or unknown.

  --root  the repository to look at (default: the one this tool belongs to)`,
  run: (args, host) => {
    const { values, positionals } = parseFlags(args, {
      ...JSON_FLAG,
      game: { type: 'string' },
      root: { type: 'string', default: REPOSITORY },
    });
    noneOf(positionals);
    const reports = chosenGames(values.root, values.game).map((game) => traceGame(values.root, game));
    host.out(`${values.json ? JSON.stringify({ games: reports }) : reports.map(writeReport).join('\n')}\n`);
    return reports.every(isClean) ? 0 : 1;
  },
};
