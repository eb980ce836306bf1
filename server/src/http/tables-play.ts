/** Playing and talking at a table over HTTP. */
import { ChatText, Id, Length, MoveText, RequestId, Seat } from '@caravel/protocol';
import * as v from 'valibot';
import type { Metrics } from '../metrics/metrics.ts';
import type { Notices } from '../notices/notices.ts';
import { nudge } from '../notices/nudge.ts';
import type { Database } from '../store/database.ts';
import { act } from '../tables/act.ts';
import type { Chat } from '../tables/chat.ts';
import { mute } from '../tables/lobby.ts';
import type { Rooms } from '../tables/rooms.ts';
import { agree, proposeEnd, undo } from '../tables/undo.ts';
import { type CallerParts, demandEntries } from './caller.ts';
import { demandPerson, type Route, route } from './route.ts';
import { TableId, tag, Written, watched, written } from './table-access.ts';

export interface PlayParts extends CallerParts {
  readonly db: Database;
  readonly notices: Notices;
  readonly rooms: Rooms;
  readonly chat: Chat;
  readonly metrics: Metrics;
}

const moveRoutes = (parts: PlayParts): Route[] => [
  route(
    {
      method: 'POST',
      url: '/api/tables/:id/act',
      tag,
      who: 'somebody',
      about: 'Make moves for one seat, all or nothing; the same request id never plays twice',
      params: TableId,
      body: v.strictObject({
        length: Length,
        moves: v.pipe(v.array(MoveText), v.minLength(1), v.maxLength(200)),
        request: RequestId,
        seat: v.optional(v.union([Seat, v.literal('*')])),
      }),
      answer: Written,
    },
    async (call) => {
      const start = performance.now();
      const { seat, ...rest } = call.body;
      const room = await parts.rooms.get(call.params.id);
      const event = await act(room, demandPerson(call), { ...rest, ...(seat === undefined ? {} : { seat }) });
      parts.metrics.acted(start);
      if (event.isOld) demandEntries(parts, call, event.entries.length);
      return written(event);
    },
  ),
  route(
    {
      method: 'POST',
      url: '/api/tables/:id/undo',
      tag,
      who: 'somebody',
      about: 'Take back moves: my own at once, more if everyone agrees',
      params: TableId,
      body: v.strictObject({
        length: Length,
        count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5000)),
        request: RequestId,
        seat: v.optional(Seat),
      }),
      answer: Written,
    },
    async (call) => {
      const { seat, ...rest } = call.body;
      return written(
        await undo(await parts.rooms.get(call.params.id), demandPerson(call), { ...rest, ...(seat === undefined ? {} : { seat }) }),
      );
    },
  ),
  route(
    { method: 'POST', url: '/api/tables/:id/end', tag, who: 'somebody', about: 'Propose to end the game here', params: TableId },
    async (call) => {
      await proposeEnd(await parts.rooms.get(call.params.id), demandPerson(call));
    },
  ),
  route(
    {
      method: 'POST',
      url: '/api/tables/:id/agree',
      tag,
      who: 'somebody',
      about: 'Answer a proposal',
      params: TableId,
      body: v.strictObject({ yes: v.boolean() }),
    },
    async (call) => {
      await agree(await parts.rooms.get(call.params.id), demandPerson(call), call.body.yes);
    },
  ),
];

const chatRoutes = (parts: PlayParts): Route[] => [
  route(
    {
      method: 'POST',
      url: '/api/tables/:id/nudge',
      tag,
      who: 'somebody',
      about: 'Nudge the players whose turn it is: each at most once an hour per table, in live games once every two minutes',
      params: TableId,
      limit: 60,
    },
    async (call) => {
      await nudge(parts, (await parts.rooms.get(call.params.id)).table, demandPerson(call));
    },
  ),
  route(
    {
      method: 'POST',
      url: '/api/tables/:id/chat',
      tag,
      who: 'somebody',
      about: 'Send a chat message',
      params: TableId,
      body: v.strictObject({ text: ChatText, request: v.optional(RequestId, 'http') }),
    },
    async (call) => {
      await parts.chat.say((await watched(parts, call)).table, demandPerson(call), call.body.text, call.body.request);
    },
  ),
  route(
    {
      method: 'POST',
      url: '/api/tables/:id/mute',
      tag,
      who: 'somebody',
      about: 'Mute or unmute someone at the table, as its host',
      params: TableId,
      body: v.strictObject({ user: Id, muted: v.boolean() }),
    },
    async (call) => {
      await mute(await parts.rooms.get(call.params.id), demandPerson(call), call.body.user, call.body.muted);
    },
  ),
];

export const playRoutes = (parts: PlayParts): Route[] => [...moveRoutes(parts), ...chatRoutes(parts)];
