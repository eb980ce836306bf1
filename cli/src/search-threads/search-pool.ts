/** Threads that search a position together. */
import { SearchPool, type SearchWorker } from '@caravel/bots';
import { SearchThread } from './search-thread.ts';

export const searchPool = (threads: number, start: () => SearchWorker = () => new SearchThread()): SearchPool =>
  new SearchPool(threads, {
    start,
    after: (milliseconds, callback) => {
      const timer = setTimeout(callback, milliseconds);
      return () => clearTimeout(timer);
    },
  });
