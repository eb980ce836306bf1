import { fileURLToPath } from 'node:url';
import { columns } from '../columns.ts';
import type { Command } from '../command.ts';
import { JSON_FLAG, onlyOne, parseFlags } from '../flags.ts';
import type { Host } from '../host.ts';
import type { Mention } from '../trace/mentions.ts';
import { gamesWithRules, type TraceReport, traceGame } from '../trace/trace.ts';
import { type RuleTrace, traceRule } from '../trace/trace-rule.ts';
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

const rowsOf = (title: string, mentions: readonly Mention[]): string[][] =>
  mentions.length === 0 ? [[title, 'nowhere']] : mentions.map(({ where, what }, i) => [i === 0 ? title : '', where, what]);

const writeRule = ({ game, id, text, page, address, code, tests, refusals }: RuleTrace): string =>
  [
    `${id} of ${game}: ${text}`,
    columns([['  page', page, address], ...rowsOf('  code', code), ...rowsOf('  tests', tests), ...rowsOf('  refused', refusals)]),
  ].join('\n');

const showRule = (root: string, games: readonly string[], id: string, isJson: boolean, host: Host): number => {
  const rules = games.flatMap((game) => traceRule(root, game, id) ?? []);
  if (rules.length === 0) throw new UserError(`no rule '${id}' in ${games.join(' or ')}`);
  host.out(`${isJson ? JSON.stringify({ rules }) : rules.map(writeRule).join('\n\n')}\n`);
  return 0;
};

const checkAll = (root: string, games: readonly string[], isJson: boolean, host: Host): number => {
  const reports = games.map((game) => traceGame(root, game));
  host.out(`${isJson ? JSON.stringify({ games: reports }) : reports.map(writeReport).join('\n')}\n`);
  return reports.every(isClean) ? 0 : 1;
};

export const trace: Command = {
  name: 'trace',
  summary: 'shows where a rule is written and tested, or finds rules without code or test',
  usage: `trace [RULE] [--game G] [--root DIR] [--json]

  With a RULE, as in 'trace CA4': its paragraph, its functions, its tests and where a move is refused by it.
  Without one, all rules: exit code 1 if one has no code or no test, or if the sources name an id that is no rule.

  A rule is an id on docs/rules/G/en.md. Its code is a doc comment in games/G/src that opens with the id
  and a colon; its test is a test whose name opens with the id.

  --root  the repository to look at (default: the one this tool belongs to)`,
  run: (args, host) => {
    const { values, positionals } = parseFlags(args, {
      ...JSON_FLAG,
      game: { type: 'string' },
      root: { type: 'string', default: REPOSITORY },
    });
    const games = chosenGames(values.root, values.game);
    if (positionals.length === 0) return checkAll(values.root, games, values.json, host);
    return showRule(values.root, games, onlyOne(positionals, 'RULE'), values.json, host);
  },
};
