import { catalogue, type GameEntry } from '../catalogue.ts';
import { columns } from '../columns.ts';
import type { Command } from '../command.ts';
import { JSON_FLAG, noneOf, parseFlags } from '../flags.ts';

const writeGame = ({ game, version, players, rules, options }: GameEntry): string =>
  [
    game,
    columns([
      ['  players', `${players.min} to ${players.max}`],
      ['  rules', rules.map((name, i) => (i === 0 ? `${name} (default)` : name)).join(', ')],
      ['  version', String(version)],
      ...Object.entries(options).map(([name, option]) => [
        `  option ${name}`,
        `${option.about} ${option.values ? `One of ${option.values.map(String).join(', ')}; default` : 'Default'} ${JSON.stringify(option.default)}.`,
      ]),
    ]),
  ].join('\n');

export const games: Command = {
  name: 'games',
  summary: 'lists the games with their rule sets, players and options',
  usage: 'games [--json]',
  run: (args, host) => {
    const { values, positionals } = parseFlags(args, JSON_FLAG);
    noneOf(positionals);
    const entries = catalogue(host.games);
    host.out(values.json ? `${JSON.stringify({ games: entries })}\n` : `${entries.map(writeGame).join('\n\n') || 'no games'}\n`);
    return 0;
  },
};
