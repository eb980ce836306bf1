/** This browser takes part in the shuffle by itself: promises when one sits down, reveals when all parts are fixed. */

import { partOf } from '@caravel/core';
import type { TableInfo } from '@caravel/protocol';
import { randomHex } from '../random-hex.ts';
import { KEPT_UNDER } from '../site.ts';
import { api } from './api.ts';
import { duePromise, dueReveal, type OwnPart, ownSeat } from './own-part.ts';

const PREFIX = `${KEPT_UNDER}part.`;
/** Games of long ago have been checked. */
const MOST = 100;

export const keptPart = (table: string): OwnPart | undefined => {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + table) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};

const keep = (table: string, own: OwnPart): void => {
  localStorage.setItem(PREFIX + table, JSON.stringify(own));
  const tables = Object.keys(localStorage).flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []));
  const oldest = tables.map((id) => ({ id, at: keptPart(id)?.at ?? 0 })).sort((a, b) => b.at - a.at);
  for (const { id } of oldest.slice(MOST)) localStorage.removeItem(PREFIX + id);
};

const promise = async (info: TableInfo, seat: number): Promise<TableInfo> => {
  const own = duePromise(info, seat, keptPart(info.id), randomHex, Date.now());
  if (!own) return info;
  keep(info.id, own);
  return api.promise(info.id, partOf(own.commitment, seat, own.contribution));
};

const reveal = async (info: TableInfo, seat: number): Promise<TableInfo> => {
  const own = dueReveal(info, seat, keptPart(info.id));
  if (!own) return info;
  keep(info.id, own);
  const after = await api.reveal(info.id, own.contribution);
  keep(info.id, { ...own, isRevealed: true });
  return after;
};

/** Does what is due at the table as it was shown; tabs of one browser take turns. What fails is tried again when the table is shown again. */
export const takePart = async (info: TableInfo, me: string | undefined): Promise<void> => {
  const seat = ownSeat(info, me);
  if (seat === -1 || info.status !== 'open') return;
  await navigator.locks.request(PREFIX + info.id, async () => reveal(await promise(info, seat), seat)).catch(() => undefined);
};
