/** A crew of threads. */
import { Crew, type Mate } from '@caravel/bots';
import { ThreadMate } from './thread-mate.ts';

export const threadCrew = (threads: number, hire: () => Mate = () => new ThreadMate()): Crew =>
  new Crew(threads, {
    hire,
    after: (milliseconds, deed) => {
      const timer = setTimeout(deed, milliseconds);
      return () => clearTimeout(timer);
    },
  });
