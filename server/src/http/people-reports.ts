/** Reports of bad behaviour: anybody at a table makes them, the operator reads them. */
import { timingSafeEqual } from 'node:crypto';
import { Id, Report, ReportLine } from '@caravel/protocol';
import * as v from 'valibot';
import { hashOf } from '../accounts/sessions.ts';
import type { NodeConfig } from '../config/config.ts';
import { newId } from '../model/ids.ts';
import { Refusal } from '../model/refusal.ts';
import { seatsOwned } from '../model/table.ts';
import type { Database } from '../store/database.ts';
import type { Rooms } from '../tables/rooms.ts';
import { demandWatcher } from '../tables/watcher.ts';
import { type Call, demandPerson, type Route, route } from './route.ts';
import { bearerIn } from './who.ts';

export interface ReportParts {
  readonly db: Database;
  readonly config: NodeConfig;
  readonly rooms: Rooms;
  now(): number;
}

interface Row {
  id: string;
  table_id: string;
  by_user: string;
  about_user: string;
  reason: string;
  chat_n: number | null;
  text: string | null;
  at: number;
}

const PAGE = 200;

const demandOperator = ({ config }: ReportParts, { request }: Call): void => {
  const token = bearerIn(request.headers);
  const isOperator =
    config.operatorToken !== undefined &&
    token !== undefined &&
    timingSafeEqual(Buffer.from(hashOf(token)), Buffer.from(hashOf(config.operatorToken)));
  if (!isOperator) throw new Refusal('not-yours', 'only the operator may do this');
};

const reportLine = ({ id, table_id, by_user, about_user, reason, chat_n, text, at }: Row): ReportLine => ({
  ...{ id, table: table_id, by: by_user, about: about_user, reason, at },
  ...(chat_n === null ? {} : { chat: chat_n }),
  ...(text === null ? {} : { text }),
});

/** Only somebody who was at the table, in a seat or in the chat, can be reported there. */
const demandThere = async ({ db, rooms }: ReportParts, table: string, asker: string, user: string): Promise<void> => {
  const room = await rooms.get(table);
  await demandWatcher(room, asker);
  if (seatsOwned(room.table, user).length > 0) return;
  const said = await db.all('SELECT 1 AS one FROM chat WHERE table_id = $1 AND user_id = $2 LIMIT 1', table, user);
  if (said.length === 0) throw new Refusal('not-found', 'they were not at this table');
};

export const reportRoutes = (parts: ReportParts): Route[] => [
  route(
    {
      method: 'POST',
      url: '/api/tables/:id/report',
      tag: 'people',
      who: 'somebody',
      about: 'Report someone at a table to the operator',
      params: v.object({ id: Id }),
      body: Report,
      limit: 10,
    },
    async (call) => {
      const { id: by } = demandPerson(call);
      const { user, reason, chat } = call.body;
      await demandThere(parts, call.params.id, by, user);
      await parts.db.run(
        'INSERT INTO reports (id, table_id, by_user, about_user, reason, chat_n, at) VALUES ($1, $2, $3, $4, $5, $6, $7)',
        newId(),
        call.params.id,
        by,
        user,
        reason,
        chat ?? null,
        parts.now(),
      );
    },
  ),
  route(
    {
      method: 'GET',
      url: '/api/operator/reports',
      tag: 'operations',
      who: 'anybody',
      isGuarded: true,
      about: `The last ${PAGE} reports; needs the operator's token`,
      answer: v.object({ reports: v.array(ReportLine) }),
      limit: 30,
    },
    async (call) => {
      demandOperator(parts, call);
      const rows = await parts.db.all<Row>(
        `SELECT r.*, c.text FROM reports r LEFT JOIN chat c ON c.table_id = r.table_id AND c.n = r.chat_n AND c.user_id = r.about_user
         ORDER BY r.at DESC LIMIT $1`,
        PAGE,
      );
      return { reports: rows.map(reportLine) };
    },
  ),
];
