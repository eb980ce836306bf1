/** Threads that search a position together. */
import { Crew, type Mate } from '@caravel/bots';
import { SearchThread } from './search-thread.ts';

export const searchPool = (threads: number, hire: () => Mate = () => new SearchThread()): Crew =>
  new Crew(threads, {
    hire,
    after: (milliseconds, deed) => {
      const timer = setTimeout(deed, milliseconds);
      return () => clearTimeout(timer);
    },
  });
