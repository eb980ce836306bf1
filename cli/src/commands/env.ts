import { LEVELS, loadModel, type TrainedModel } from '@caravel/bots';
import { at } from '@caravel/core';
import { demandLevel } from '../bots.ts';
import type { Command } from '../command.ts';
import { CONFIG_FLAGS, CONFIG_USAGE, type GameConfig, readGameConfig } from '../config-flags.ts';
import { REWARDS } from '../env/batch.ts';
import { AGENT, type Player } from '../env/env-game.ts';
import { EnvSession } from '../env/env-session.ts';
import { netObserver } from '../env/net-observer.ts';
import { OBSERVATIONS, type Observer } from '../env/observer.ts';
import { plainObserver } from '../env/plain-observer.ts';
import { noneOf, parseFlags, wholeNumber } from '../flags.ts';
import { UserError } from '../user-error.ts';

const MOST_GAMES = 4096;

const oneOf = <T extends string>(text: string, words: readonly T[], flag: string): T => {
  const word = words.find((candidate) => candidate === text);
  if (word === undefined) throw new UserError(`${flag}: '${text}' is none of ${words.join(', ')}`);
  return word;
};

const readPlayers = (text: string, players: number): Player[] => {
  const names = text.split(',').map((name) => (name === AGENT ? AGENT : demandLevel(name, '--seats')));
  const seats = names.length === 1 ? Array.from({ length: players }, () => at(names, 0)) : names;
  if (seats.length !== players) throw new UserError(`--seats: ${names.length} names for ${players} players`);
  if (!seats.includes(AGENT)) throw new UserError(`--seats: no seat is '${AGENT}', so nobody would be asked`);
  return seats;
};

const observerFor = (name: string, { game, config }: GameConfig, trained: TrainedModel | undefined): Observer => {
  if (oneOf(name, OBSERVATIONS, '--observation') === 'plain') return plainObserver(game, config.players);
  if (trained) return netObserver(trained, config.players);
  throw new UserError(`--observation: no net was trained for ${game.name}; take plain`);
};

export const env: Command = {
  name: 'env',
  summary: 'plays many games at once for programs that learn: numbers in, numbers out, one message a step',
  usage: `env ${CONFIG_USAGE}
         [--games K] [--seats A,B,...] [--observation O] [--rewards W] [--reset auto|manual] [--seed S]

  --games        how many games are played at once (default 1)
  --seats        who decides, one name for all seats or one a seat: ${AGENT} is the program at the other end of the
                 pipe, the others are bots: ${LEVELS.join(', ')} (default ${AGENT})
  --observation  net: what the net of our bots reads; plain: the position, number by number (default net)
  --rewards      win: 1 for a win, shared if tied, at the end; score: the points each step brings (default win)
  --reset        auto: the next game begins at once; manual: a game that is over waits for a reset (default auto)
  --seed         the same seed and the same actions play the same games (default 1)

  Messages are frames of bytes on the standard input and output. docs/protocol-env.md is the reference, python/ has a client.`,
  run: async (args, host) => {
    const { values, positionals } = parseFlags(args, {
      ...CONFIG_FLAGS,
      games: { type: 'string', default: '1' },
      seats: { type: 'string', default: AGENT },
      observation: { type: 'string', default: 'net' },
      rewards: { type: 'string', default: 'win' },
      reset: { type: 'string', default: 'auto' },
      seed: { type: 'string', default: '1' },
    });
    noneOf(positionals);
    const given = readGameConfig(values, host);
    const trained = await loadModel(given.game);
    const session = new EnvSession({
      table: { ...given, trained, players: readPlayers(values.seats, given.config.players) },
      games: wholeNumber(values.games, '--games', 1, MOST_GAMES),
      seed: wholeNumber(values.seed, '--seed', 0),
      observer: observerFor(values.observation, given, trained),
      rewards: oneOf(values.rewards, REWARDS, '--rewards'),
      isEndless: oneOf(values.reset, ['auto', 'manual'], '--reset') === 'auto',
    });
    const problem = session.serve(host.pipe);
    if (problem) throw new UserError(`${problem.field}: ${problem.message}`);
    return 0;
  },
};
