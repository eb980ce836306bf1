/** Reviews kept on this device, one record a game: a reload goes on where it was left, and a finished review opens at once. */
import type { Figures } from '@caravel/bots/review';
import { type Entry, writeEntry } from '@caravel/core';
import type { Judgement } from '../bots/messages.ts';
import { KEPT_UNDER } from '../site.ts';
import { isLocalId, loadTable } from '../table/session/local-store.ts';

export interface KeptReview {
  readonly decisions: readonly number[];
  readonly course: readonly Figures[];
  readonly judgements: readonly Judgement[];
}

export interface ReviewStore {
  load(key: string): Promise<KeptReview | undefined>;
  save(key: string, review: KeptReview): Promise<void>;
}

/** A number that tells logs apart (FNV-1a): the same table may have gone on since. */
const hashOf = (text: string): string => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
};

export const reviewKey = (id: string, game: string, version: number, entries: readonly Entry[], visits: number): string =>
  [id, game, version, visits, hashOf(entries.map(writeEntry).join('\n'))].join(' ');

const STORE = 'reviews';

const answerOf = <T>(request: IDBRequest<T>): Promise<T> => {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
  return promise;
};

/** Earlier pages kept their reviews under this name, which nothing reads any more: they would fill the device for ever. */
const clearOld = (): void => {
  indexedDB.deleteDatabase('caravel-study');
};

/** A review goes with its game: those of games that were removed from this device are deleted at the next visit. */
const clearGone = async (): Promise<void> => {
  const store = (await opened()).transaction(STORE, 'readwrite').objectStore(STORE);
  for (const key of await answerOf(store.getAllKeys())) {
    const id = String(key).split(' ')[0] ?? '';
    if (isLocalId(id) && !loadTable(id)) store.delete(key);
  }
};

let isCleared = false;
const clear = (): void => {
  if (isCleared) return;
  isCleared = true;
  clearOld();
  void clearGone().catch(() => undefined);
};

const opened = (): Promise<IDBDatabase> => {
  clear();
  const request = indexedDB.open(`${KEPT_UNDER}study`, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return answerOf(request);
};

/** Where a browser keeps nothing, every visit reviews anew. */
export const deviceStore: ReviewStore = {
  load: async (key) => {
    try {
      return await answerOf((await opened()).transaction(STORE).objectStore(STORE).get(key));
    } catch {
      return undefined;
    }
  },
  save: async (key, review) => {
    try {
      await answerOf((await opened()).transaction(STORE, 'readwrite').objectStore(STORE).put(review, key));
    } catch {
      // No room, or a private window.
    }
  },
};
