/** The stream of events over HTTP: for programs that would rather read lines than speak WebSocket. */
import * as v from 'valibot';
import { enter } from '../limits/sockets.ts';
import { Refusal } from '../model/refusal.ts';
import type { Streams } from '../streams/streams.ts';
import { type CallerParts, callerOf } from './caller.ts';
import { demandPerson, type Route, route } from './route.ts';

export interface StreamRouteParts extends CallerParts {
  readonly streams: Streams;
}

/** Proxies hand every line on at once. */
const HEADERS = { 'content-type': 'application/x-ndjson; charset=utf-8', 'cache-control': 'no-store', 'x-accel-buffering': 'no' };

export const streamRoutes = (parts: StreamRouteParts): Route[] => [
  route(
    {
      method: 'GET',
      url: '/api/stream',
      tag: 'bots',
      who: 'somebody',
      about:
        'What concerns me, as it happens: one JSON object per line, as docs/protocol.md describes them. First what waits for me (invitations, tables, turns), then ready, then what is new; a beat every 15 seconds. views=true: turns come with the board',
      query: v.object({ views: v.optional(v.picklist(['true', 'false']), 'false') }),
      type: 'application/x-ndjson',
      isEndless: true,
      limit: 60,
    },
    async (call) => {
      const person = demandPerson(call);
      const { sockets } = parts.callers;
      const { raw } = call.reply;
      const { address, key } = callerOf(parts, call.request.raw);
      // One that waits behind another answer is never told that its connection has closed.
      if (raw.socket === null) throw new Refusal('bad-input', 'a stream needs a connection of its own');
      if (parts.streams.isStopping) throw new Refusal('unavailable', 'the server stops: try again');
      enter(sockets.addresses, address, raw);
      enter(sockets.people, person.id, raw);
      call.reply.headers(HEADERS);
      call.reply.hijack();
      raw.writeHead(200, call.reply.getHeaders() as Record<string, string>);
      await parts.streams.open(raw, { person, key, views: call.query.views === 'true' });
    },
  ),
];
