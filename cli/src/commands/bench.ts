import { CARDS_USAGE, runCards } from '../bench/cards-command.ts';
import { runEngine } from '../bench/engine-command.ts';
import { ENV_USAGE, runEnv } from '../bench/env-command.ts';
import { runEstimate } from '../bench/estimate-command.ts';
import { runSearch } from '../bench/search-command.ts';
import { runServer, SERVER_USAGE } from '../bench/server-command.ts';
import { runSoak } from '../bench/soak-command.ts';
import type { Command } from '../command.ts';
import { UserError } from '../user-error.ts';

const BENCHES: Readonly<Record<string, Command['run']>> = {
  engine: runEngine,
  search: runSearch,
  estimate: runEstimate,
  env: runEnv,
  soak: runSoak,
  server: runServer,
  cards: runCards,
};

export const bench: Command = {
  name: 'bench',
  summary:
    'measures how fast games are played, positions judged and searched, tables served and cards drawn here; soak plays until something breaks',
  usage: `bench engine --game G [--players N] [--rules R] [--option name=value ...]
                            [--runs K] [--milliseconds T] [--seed S] [--against FOLDER] [--json]
       caravel bench search --game G [--players N] [--rules R] [--option name=value ...]
                            [--runs K] [--seconds T] [--seed S] [--json]
       caravel bench estimate --game G [--players N] [--rules R] [--option name=value ...]
                            [--runs K] [--milliseconds T] [--seed S] [--against FOLDER] [--json]
       caravel bench env    --game G [--players N] [--rules R] [--option name=value ...]
                            [--games K] [--observation O] [--runs K] [--milliseconds T] [--seed S] [--json]
       caravel bench soak   --game G [--games K] [--seed S] [--json]
       caravel bench server [--tables N] [--seconds T] [--rounds K] [--store sqlite|postgres] [--nodes N]
                            [--rate R] [--connections C] [--json]
       caravel bench cards  [--runs K] [--json]

  bench engine  random games a second on one core, median and spread of several runs, in turns with a
                calibration loop, so that days and machines can be compared
    --players       how many (default 4)
    --runs          how many runs are counted (default 15)
    --milliseconds  how long a run takes, half of it games, half calibration (default 1000)
    --against       another checkout of Caravel (git worktree add FOLDER COMMIT): both in turns, and their ratio

  bench search  visits a second of a search on one core, in positions of the middle of a game, in turns with
                the same calibration loop; then the share of time in rules, search and evaluation, by samples
    --players       how many (default 4)
    --runs          how many runs are counted (default 9)
    --seconds       how long all runs take together, warming up and sampling too (default 10)

  bench estimate  microseconds to judge a position, and of that to encode it, in the order bots look at positions
    --players       how many (default 4)
    --runs          how many runs are counted (default 15)
    --milliseconds  how long a run takes (default 1000)
    --against       a checkout from before there were nets: its linear evaluation in turns, and the ratio

${ENV_USAGE}

  bench soak    random games over all player counts, rule sets and listed options, every invariant at every step;
                a fault is exit code 1 and the game as a .caravel file on the standard output
    --games         how many (default 100000)

${SERVER_USAGE}

${CARDS_USAGE}

  All but server and cards take --seed (default 1): the same seed plays the same games.`,
  run: (args, host) => {
    const [kind = '', ...rest] = args;
    const start = Object.hasOwn(BENCHES, kind) ? BENCHES[kind] : undefined;
    if (!start) throw new UserError(`'${kind}' is neither ${Object.keys(BENCHES).join(' nor ')}`);
    return start(rest, host);
  },
};
