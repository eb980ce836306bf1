import { matchReport } from '@caravel/bots';
import type { Command } from '../command.ts';
import { parseFlags } from '../flags.ts';
import { MATCH_FLAGS, MATCH_FLAGS_USAGE, MATCH_USAGE, readMatch } from '../match/match-flags.ts';
import { runMatch } from '../match/run-match.ts';
import { writeMatch } from '../match/table.ts';

export const match: Command = {
  name: 'match',
  summary: 'lets bots play against each other, and says who is better and how sure that is',
  usage: `match ${MATCH_USAGE} [--holdings] [--json]

${MATCH_FLAGS_USAGE}
  --holdings  also what they had at the end on average: points, resources, pieces`,
  run: async (args, host) => {
    const { values, positionals } = parseFlags(args, { ...MATCH_FLAGS, holdings: { type: 'boolean', default: false } });
    const run = readMatch(values, positionals, host);
    const games = await runMatch(run, host);
    const report = matchReport(games, run.settings.seats);
    const { game, config, seats, seed, visits = null, milliseconds: ms = null } = run.settings;
    host.out(
      values.json
        ? `${JSON.stringify({ game, ...config, seats, seed, visits, ms, ...report })}\n`
        : writeMatch(run.settings, report, values.holdings),
    );
    return 0;
  },
};
