/** Guests that nobody misses, and the log of what operators did. */
import { tidyGuests } from '../../accounts/idle-guests.ts';
import { audited, readAudit } from '../audit.ts';
import { JSON_FLAG, numberFlag, type SiteCommand } from '../command.ts';
import { listed, time } from '../text.ts';

const DAY = 86_400_000;

export const tidy: SiteCommand = {
  place: 'site',
  name: 'tidy-guests',
  usage: '[--days 90]',
  about: 'delete guests who never sat at a table or wrote a line, and were not seen for so many days',
  words: [0, 0],
  flags: { days: { type: 'string' } },
  run: async ({ site, who }, input) => {
    const days = numberFlag(input, 'days', 90, 10_000);
    const count = await tidyGuests(site.db, site.now() - days * DAY);
    await site.db.batch([
      audited({ at: site.now(), who, act: 'tidy-guests', about: '', why: '', detail: `${count} guests, ${days} days` }),
    ]);
    return { text: `${count} guests are deleted` };
  },
};

export const audit: SiteCommand = {
  place: 'site',
  name: 'audit',
  usage: '[<id of a person or table>] [--limit 50] [--json]',
  about: 'show what operators did, newest first',
  words: [0, 1],
  flags: { ...JSON_FLAG, limit: { type: 'string' } },
  run: async ({ site: { db } }, input) => {
    const rows = await readAudit(db, input.words[0], numberFlag(input, 'limit', 50, 10_000));
    const lines = rows.map(({ at, who, act, about, why, detail }) => [time(at), who, act, about, why, detail]);
    return { text: listed(['at', 'who', 'act', 'about', 'why', 'detail'], lines, 'nothing was done'), json: rows };
  },
};
