/** The first message: all that a client has to know, so that it needs no table of its own. */
import type { BatchSettings } from './batch.ts';
import type { BatchFrame } from './batch-frame.ts';
import { AGENT } from './env-game.ts';

/** Goes up when a client of today would no longer understand. */
const PROTOCOL = 1;

export const helloOf = (settings: BatchSettings, frame: BatchFrame) => {
  const { table, games, seed, observer, rewards, isEndless } = settings;
  const { game, config, players } = table;
  return {
    protocol: PROTOCOL,
    game: game.name,
    version: game.version,
    ...config,
    games,
    seed,
    seats: players,
    agents: [...players.keys()].filter((seat) => players[seat] === AGENT),
    rewards,
    reset: isEndless ? 'auto' : 'manual',
    actions: Array.from({ length: game.moves.count }, (_, move) => game.moves.text(move)),
    observation: {
      name: observer.name,
      type: observer.type,
      size: observer.numbers.length,
      names: observer.numbers.map(({ name }) => name),
      units: observer.numbers.map(({ unit }) => unit),
    },
    batch: frame.sections,
  };
};
