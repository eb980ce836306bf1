/** A line of chat that should not stand there. */
import { audited } from '../audit.ts';
import { type SiteCommand, textFlag, UserError, WHY_FLAG } from '../command.ts';
import { hideLineEverywhere } from '../live.ts';
import { listed, time } from '../text.ts';

interface Row {
  n: number;
  user_id: string;
  name: string;
  text: string;
  at: number;
}

/** The last lines an operator looks through. */
const MOST = 500;

export const chat: SiteCommand = {
  place: 'site',
  name: 'chat',
  usage: '<table> [--json]',
  about: 'read the chat of a table, with the numbers of its lines; that it was read is in the audit log',
  words: [1, 1],
  flags: { json: { type: 'boolean' } },
  run: async ({ site: { db, now }, who }, { words: [table = ''] }) => {
    const rows = await db.all<Row>(
      'SELECT n, user_id, name, text, at FROM chat WHERE table_id = $1 AND removed = 0 ORDER BY n DESC LIMIT $2',
      table,
      MOST,
    );
    // What is said at a private table is read by nobody unseen.
    if (rows.length > 0)
      await db.batch([audited({ at: now(), who, act: 'chat', about: table, why: '', detail: `${rows.length} lines read` })]);
    const lines = rows.reverse().map(({ n, user_id, name, text, at }) => [String(n), time(at), user_id, name, text]);
    return { text: listed(['n', 'at', 'id', 'name', 'text'], lines, 'nothing was said at this table'), json: rows };
  },
};

export const deleteLine: SiteCommand = {
  place: 'site',
  name: 'delete-line',
  usage: '<table> <n> [--why <text>]',
  about: 'delete a line of chat; it goes from open pages at once. Its text stays in the audit log only',
  words: [2, 2],
  flags: WHY_FLAG,
  run: async ({ site, who }, input) => {
    const [table = '', n = ''] = input.words;
    const find = 'SELECT n, user_id, name, text, at FROM chat WHERE table_id = $1 AND n = $2 AND removed = 0';
    const [row] = /^\d{1,9}$/.test(n) ? await site.db.all<Row>(find, table, Number(n)) : [];
    if (!row) throw new UserError(`table '${table}' has no line ${n}; read them: bin/admin chat ${table}`);
    const { user_id, name, text } = row;
    await site.db.batch([
      { sql: "UPDATE chat SET text = '', removed = 1 WHERE table_id = $1 AND n = $2", values: [table, row.n] },
      audited({
        ...{ at: site.now(), who, act: 'delete-line', about: user_id, why: textFlag(input, 'why') ?? '' },
        detail: `line ${row.n} at ${table} by ${name}: ${text}`,
      }),
    ]);
    await hideLineEverywhere(site, table, row.n);
    return { text: `line ${row.n} of ${table}, by ${name} (${user_id}), is deleted` };
  },
};
