/** What one does with a game that is over, or with a moment of it: play again, play on, share it, keep it as a file. */
import { type Seat, writeGameFile } from '@caravel/core';
import { router, writeRoute } from '../../router.svelte.ts';
import { createTable, isLocalId } from './local-store.ts';
import type { SeatInfo, Session } from './session.ts';
import type { Table } from './table.svelte.ts';

/** The same seats once more, moved on by one so that everyone starts in turn; by the newest rules. */
export const playAgain = async ({ header }: Session): Promise<void> => {
  const { game, config, seats, chance } = header;
  const { newTable } = await import('../../home/new-table.ts');
  const choices = { rules: config.rules, options: config.options, ...(chance ? { chance } : {}) };
  const id = await newTable(game, [...seats.slice(1), ...seats.slice(0, 1)], choices);
  if (id !== undefined) router.go({ page: 'table', id });
};

/** A table of its own from this moment on: the seat that is shown against bots. */
export const playOn = ({ game, session, viewer }: Table, moment: number): void => {
  const me: Seat = Math.max(0, viewer);
  const seats = session.header.seats.map(
    ({ level, ...own }, seat): SeatInfo => (seat === me ? { ...own, kind: 'person' } : { ...own, kind: 'bot', level: level ?? 'medium' }),
  );
  const { name, version } = game;
  const { config } = session.header;
  router.go({ page: 'table', id: createTable({ game: name, version, config, seats }, session.played.timeline.entries.slice(0, moment)) });
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
  if (!isLocalId(id)) return location.origin + writeRoute({ page: 'table', id, at: moment });
  const { writeKey } = await import('../../study/game-link.ts');
  return location.origin + writeRoute({ page: 'study', kind: 'g', id: await writeKey(gameText(table)), at: moment });
};

export const saveFile = (table: Table): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([gameText(table)], { type: 'text/plain' }));
  link.download = `${table.session.header.id}.caravel`;
  link.click();
  URL.revokeObjectURL(link.href);
};
