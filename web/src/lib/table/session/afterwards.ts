/** What one does with a game that is over, or with a moment of it: play again, play on, share it, keep it as a file. */
import type { Level } from '@caravel/bots';
import { type Entry, type Seat, writeGameFile } from '@caravel/core';
import { router, writeRoute } from '../../router.svelte.ts';
import { createTable, isLocalId } from './local-store.ts';
import type { SeatInfo, Session, TableHeader } from './session.ts';
import type { Table } from './table.svelte.ts';

/** The same seats once more, moved on by one so that everyone starts in turn; by the newest rules. */
export const playAgain = async ({ header }: Session): Promise<void> => {
  const { game, config, seats, chance } = header;
  const { newTable } = await import('../../home/new-table.ts');
  const choices = { rules: config.rules, options: config.options, ...(chance ? { chance } : {}) };
  const id = await newTable(game, [...seats.slice(1), ...seats.slice(0, 1)], choices);
  if (id !== undefined) router.go({ page: 'table', id });
};

/** A game that can be gone on with. */
type PlayedGame = Pick<TableHeader, 'game' | 'version' | 'config'> & { readonly seats: readonly Pick<SeatInfo, 'name' | 'colour'>[] } & {
  readonly start?: string | undefined;
};

/** A table of its own after these entries: one seat against bots. */
export const playFrom = (
  { game, version, config, seats, start }: PlayedGame,
  entries: readonly Entry[],
  me: Seat,
  levelOf: (seat: Seat) => Level,
): void => {
  const seated = seats.map(
    ({ name, colour }, seat): SeatInfo => ({
      name,
      ...(colour === undefined ? {} : { colour }),
      ...(seat === me ? { kind: 'person' } : { kind: 'bot', level: levelOf(seat) }),
    }),
  );
  const rules = { game, ...(version === undefined ? {} : { version }), config, ...(start === undefined ? {} : { start }) };
  router.go({ page: 'table', id: createTable({ ...rules, seats: seated }, entries) });
};

/** From this moment on the seat that is shown plays against bots. */
export const playOn = ({ game, session, viewer }: Table, moment: number): void => {
  const { header, played } = session;
  playFrom(
    { ...header, version: game.version },
    played.timeline.entries.slice(0, moment),
    Math.max(0, viewer),
    (seat) => header.seats[seat]?.level ?? 'medium',
  );
};

export const offerFile = (name: string, text: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};

/** The whole game as a file. */
const gameText = ({ game, session, names }: Table): string => {
  const { header, played, fairness } = session;
  const { entries } = played.timeline;
  return writeGameFile({ game, config: header.config, names, entries, ...(fairness ? { fairness } : {}) });
};

/** A game on this device travels in the link; one on the server is there for everybody who may see it. */
export const linkToMoment = async (table: Table, moment: number): Promise<string> => {
  const { id } = table.session.header;
  if (!isLocalId(id))
    return location.origin + writeRoute({ page: 'table', id, ...(moment < table.session.played.length ? { at: moment } : {}) });
  const { writeKey } = await import('../../study/game-link.ts');
  return location.origin + writeRoute({ page: 'study', kind: 'g', id: await writeKey(gameText(table)), at: moment });
};

/** No .caravel file begins with a position: such a game is saved as an exploration. */
const offerExploration = async ({ session, game, steps }: Table, start: string): Promise<void> => {
  const { writeGameAsExploration } = await import('../../study/exploration-file.ts');
  const { id, config, seats } = session.header;
  offerFile(
    `${id}.caravel.json`,
    writeGameAsExploration({ title: id, game: game.name, version: game.version, config, seats, start }, steps),
  );
};

export const saveFile = (table: Table): void => {
  const { id, start } = table.session.header;
  if (start === undefined) offerFile(`${id}.caravel`, gameText(table));
  else void offerExploration(table, start);
};
