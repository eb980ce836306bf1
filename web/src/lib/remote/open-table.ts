/** The first sight of a table: what it is and everything that happened so far, or why it is not shown. */
import type { ServerMessage, WireError } from '@caravel/protocol';
import { Refused } from './api.ts';
import type { Line } from './line.svelte.ts';

export type FirstSight = Extract<ServerMessage, { k: 'table' }>;

export const openTable = (line: Line, id: string): Promise<FirstSight> =>
  new Promise((resolve, reject) => {
    const unfollow = line.follow(id, {
      length: 0,
      hear: (message) => {
        if (message.k !== 'table') return;
        unfollow();
        resolve(message);
      },
      refused: (error: WireError) => {
        unfollow();
        reject(new Refused(error));
      },
    });
  });
