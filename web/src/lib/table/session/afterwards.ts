/** What one does with a game that is over, or with a moment of it: play again, play on, keep it as a file. */
import { type Seat, writeGameFile } from '@caravel/core';
import { router } from '../../router.svelte.ts';
import { createTable } from './local-store.ts';
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

export const saveFile = ({ game, session, names }: Table): void => {
  const { header, played, fairness } = session;
  const { entries } = played.timeline;
  const text = writeGameFile({ game, config: header.config, names, entries, ...(fairness ? { fairness } : {}) });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = `${header.id}.caravel`;
  link.click();
  URL.revokeObjectURL(link.href);
};
