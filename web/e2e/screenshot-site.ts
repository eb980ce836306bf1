/** A site with some life in it, for pictures: rated games, a waiting room, open tables, games to watch and to go on with. */
import type { Moment } from '@caravel/core';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { ratedGame } from './played-games.ts';
import { preparedMadeira, preparedTable } from './prepared.ts';
import { ask, beAccount, beGuest } from './visitors.ts';

export interface Site {
  /** Signed in as Ada, who has all of it. */
  readonly ada: NonNullable<BrowserContextOptions['storageState']>;
  readonly profile: string;
  readonly room: string;
  readonly table: string;
}

const ME = { kind: 'me' };
const OPEN = { kind: 'open' };
const MINUTE = 60_000;

const make = async (page: Page, wish: object): Promise<string> =>
  (await ask<{ id: string }>(page, 'POST', '/api/tables', { game: 'puerto-rico', seats: [ME, OPEN], access: 'open', ...wish })).id;

const begin = async (host: Page, guest: Page, wish: object = {}): Promise<string> => {
  const id = await make(host, wish);
  await ask(guest, 'POST', `/api/tables/${id}/join`, {});
  return id;
};

/** A prepared table under another id, last played so long ago. */
const kept = (table: string, id: string, ago: number, waitingFor: readonly number[], moment: Moment): [string, string] => {
  const { header, ...rest } = JSON.parse(table);
  return [`caravel.table.${id}`, JSON.stringify({ ...rest, header: { ...header, id }, savedAt: Date.now() - ago, waitingFor, moment })];
};

/** What Ada plays on this device, for the storage of a page. */
export const gamesOnDevice = (): [string, string][] => [
  kept(preparedTable('4-players-points', 'captain', 11), 'local-a', 2 * MINUTE, [0], { round: 12, phase: 'captain' }),
  kept(preparedMadeira('2nd-3-players', 0.5), 'local-b', 1500 * MINUTE, [0], { round: 2, phase: 'D' }),
  kept(preparedTable('3-players-points', 'builder', 4), 'local-c', 200 * MINUTE, [1], { round: 5, phase: 'builder' }),
];

export const prepareSite = async (browser: Browser, baseURL: string): Promise<Site> => {
  const visitor = async (): Promise<Page> => (await browser.newContext({ baseURL })).newPage();
  const [ada, rui, zsofia, luis] = [await visitor(), await visitor(), await visitor(), await visitor()];
  const { id: profile } = await beAccount(ada, 'Ada');
  await beAccount(rui, 'Rui');
  await beGuest(zsofia, 'Zsófia');
  await beGuest(luis, 'Luís');
  for (let games = 0; games < 4; games++) await ratedGame(ada, rui);
  const room = await make(ada, { seats: [ME, OPEN, { kind: 'bot', level: 'hard' }], access: 'invite' });
  const table = await begin(ada, luis, { options: { governor: 0 }, pace: { kind: 'live', minutes: 20, increment: 10 } });
  await make(zsofia, { game: 'madeira', seats: [ME, OPEN, OPEN], pace: { kind: 'days', days: 1 } });
  await make(luis, { seats: [ME, { kind: 'bot', level: 'easy' }, OPEN], pace: { kind: 'live', minutes: 20, increment: 10 } });
  await begin(zsofia, luis);
  await begin(luis, zsofia, { game: 'madeira' });
  const site = { ada: await ada.context().storageState(), profile, room, table };
  for (const page of [ada, rui, zsofia, luis]) await page.context().close();
  return site;
};
