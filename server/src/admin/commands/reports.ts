/** Reports of bad behaviour: what people have sent, and what came of it. */
import { at } from '@caravel/core';
import { audited } from '../audit.ts';
import { JSON_FLAG, type Operator, type SiteCommand, textFlag, UserError } from '../command.ts';
import { listed, plain, time } from '../text.ts';

interface Row {
  id: string;
  table_id: string;
  by_user: string;
  about_user: string;
  reason: string;
  chat_n: number | null;
  at: number;
  resolved_at: number | null;
  resolution: string | null;
  text: string | null;
}

const MOST = 200;
const SELECT = `SELECT r.*, c.text FROM reports r
  LEFT JOIN chat c ON c.table_id = r.table_id AND c.n = r.chat_n AND c.user_id = r.about_user AND c.removed = 0`;

const cells = ({ id, at, about_user, by_user, table_id, chat_n, reason, resolved_at }: Row): string[] => [
  ...[id, time(at), about_user, by_user, table_id, chat_n === null ? '' : String(chat_n)],
  ...[resolved_at === null ? '' : time(resolved_at), reason],
];

const find = async ({ site: { db } }: Operator, id: string): Promise<Row> => {
  const [row] = await db.all<Row>(`${SELECT} WHERE r.id = $1`, id);
  if (!row) throw new UserError(`there is no report '${id}'; list them: bin/admin reports`);
  return row;
};

export const reports: SiteCommand = {
  place: 'site',
  name: 'reports',
  usage: '[--all] [--json]',
  about: `list the last ${MOST} reports nobody has resolved, newest first; --all: the others too`,
  words: [0, 0],
  flags: { ...JSON_FLAG, all: { type: 'boolean' } },
  run: async ({ site: { db } }, { flags }) => {
    const where = flags.all ? '' : 'WHERE r.resolved_at IS NULL';
    const rows = await db.all<Row>(`${SELECT} ${where} ORDER BY r.at DESC LIMIT $1`, MOST);
    const head = ['report', 'at', 'about', 'by', 'table', 'line', 'resolved', 'reason'];
    return { text: listed(head, rows.map(cells), 'there are no reports'), json: rows };
  },
};

export const report: SiteCommand = {
  place: 'site',
  name: 'report',
  usage: '<report> [--json]',
  about: 'show a report with the line of chat it is about',
  words: [1, 1],
  flags: JSON_FLAG,
  run: async (operator, { words: [id = ''] }) => {
    const row = await find(operator, id);
    const lines = Object.entries(row).filter(([, value]) => value !== null && value !== '');
    const text = lines.map(([name, value]) => `${name}: ${name === 'at' || name === 'resolved_at' ? time(value) : plain(String(value))}`);
    return { text: text.join('\n'), json: row };
  },
};

export const resolve: SiteCommand = {
  place: 'site',
  name: 'resolve',
  usage: '<report> [--why <what came of it>]',
  about: 'mark a report as done',
  words: [1, 1],
  flags: { why: { type: 'string' } },
  run: async (operator, input) => {
    const { site, who } = operator;
    const { id, about_user, resolved_at } = await find(operator, at(input.words, 0));
    if (resolved_at !== null) throw new UserError(`report ${id} was resolved ${time(resolved_at)}`);
    const why = textFlag(input, 'why') ?? '';
    await site.db.batch([
      { sql: 'UPDATE reports SET resolved_at = $1, resolution = $2 WHERE id = $3', values: [site.now(), why, id] },
      audited({ at: site.now(), who, act: 'resolve', about: about_user, why, detail: `report ${id}` }),
    ]);
    return { text: `report ${id} is resolved` };
  },
};
