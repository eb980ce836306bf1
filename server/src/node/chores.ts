/** What a node does now and then: throws away what has run out, cancels tables nobody came to, and makes up for results and notices that were lost when a node died. */

import { tidy } from '../accounts/housekeeping.ts';
import { tidyGuests } from '../accounts/idle-guests.ts';
import { dailyChores } from '../daily/chores.ts';
import { dropOldOutages } from '../downtime/outages.ts';
import { NOTICE_GRACE, tellMissedTurns } from '../notices/missed.ts';
import { forgottenTables } from '../ratings/finish.ts';
import { expireOpenTables } from '../tables/expire.ts';
import type { NodeContext } from './context.ts';

const EVERY = 10 * 60_000;
const AT_ONCE = 1000;
const DAY = 86_400_000;
const LOOK_BACK = 7 * DAY;

const chores = async (context: NodeContext): Promise<void> => {
  const { db, jobs, now, config } = context;
  await tidy(db, now());
  await dropOldOutages(db, now());
  await expireOpenTables(context);
  await context.invitations.tidy();
  if (config.guestDays > 0) await tidyGuests(db, now() - config.guestDays * DAY);
  for (const table of await forgottenTables(db, now() - LOOK_BACK, AT_ONCE)) await jobs.add('finish', { table }, `finish:${table}`);
  await tellMissedTurns(context, now() - NOTICE_GRACE);
  await dailyChores(context);
};

export class Chores {
  readonly #timer: NodeJS.Timeout;

  constructor(context: NodeContext) {
    const work = (): void => {
      chores(context).catch((error) => context.log.error({ err: error }, 'chores failed'));
    };
    work();
    this.#timer = setInterval(work, EVERY);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
