/**
 * Counts one's own games: of this device those against bots, of the server the newest that one has played to the end, a few at each visit.
 */
import type { CountedGame } from '../bots/messages.ts';
import { isCounted } from '../people/device-results.ts';
import { loadFinished } from '../study/finished-game.ts';
import { isPerson, keptTables } from '../table/session/local-store.ts';
import type { Counter } from './count-thread.ts';
import { countedTables, keep } from './own-store.ts';

/** Logs that are fetched from the server at one visit. */
const MOST_FETCHED = 25;

interface Found {
  readonly table: string;
  open(): Promise<CountedGame | undefined>;
}

const onDevice = (): Found[] =>
  keptTables()
    .filter(({ header, waitingFor }) => waitingFor.length === 0 && isCounted(header))
    .map(({ header, entries }) => ({
      table: header.id,
      open: async () => ({
        game: header.game,
        version: header.version ?? 1,
        config: header.config,
        entries,
        mine: header.seats.flatMap((seat, i) => (isPerson(seat) ? [i] : [])),
      }),
    }));

const opened = async (id: string): Promise<CountedGame | undefined> => {
  const found = await loadFinished(id);
  if (typeof found === 'string') return undefined;
  const { header, entries, mine } = found;
  return { game: header.game, version: header.version ?? 1, config: header.config, entries, mine };
};

/** Without a server, or without a name there, none. */
const onServer = async (): Promise<Found[]> => {
  try {
    const [{ myself }, { people }] = await Promise.all([import('../remote/me.svelte.ts'), import('../people/people-api.ts')]);
    const me = await myself.load();
    const games = me ? await people.games(me.id) : [];
    return games
      .filter(({ reason, botPlayed }) => reason === 'played' && !botPlayed)
      .map(({ table }) => ({ table, open: () => opened(table) }));
  } catch {
    return [];
  }
};

/** Counts what is new. `told`: how many of how many are done. */
export const countOwnGames = async (counter: Counter, told: (done: number, all: number) => void): Promise<void> => {
  const tables = countedTables();
  const isNew = ({ table }: Found): boolean => !tables.includes(table);
  const found = [...onDevice().filter(isNew), ...(await onServer()).filter(isNew).slice(0, MOST_FETCHED)];
  for (const [i, { table, open }] of found.entries()) {
    told(i, found.length);
    // One that cannot be fetched now may be at the next visit.
    const game = await open().catch(() => undefined);
    if (game) keep(table, game.game, await counter.count(game));
  }
  told(found.length, found.length);
};
