/** Writes down what was done beside the server. `bin/admin` asks for it; nobody types it. */
import { audited } from '../audit.ts';
import type { SiteCommand } from '../command.ts';

export const note: SiteCommand = {
  place: 'site',
  name: 'note',
  usage: '<command> <what it did>',
  about: 'write a line of the audit log',
  words: [2, 2],
  flags: {},
  run: async ({ site: { db, now }, who }, { words: [act = '', detail = ''] }) => {
    await db.batch([audited({ at: now(), who, act, about: '', why: '', detail })]);
    return { text: 'noted' };
  },
};
