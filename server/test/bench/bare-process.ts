/**
 * The least a durable table server can do: reads a message, writes its move to SQLite (FULL, one commit for all that came together), and sends
 * it to everybody at the table. No rules, no people, no clocks. What we add on top is measured against this.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type WebSocket, WebSocketServer } from 'ws';
import { serve } from './load-requests.ts';
import { cpuSeconds } from './usage.ts';

interface Act {
  readonly k: 'act' | 'watch';
  readonly t: string;
  readonly n: number;
  readonly m: readonly string[];
  readonly r: string;
}

const db = new DatabaseSync(join(process.env.CARAVEL_DATA ?? '.', 'bare.db'));
db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
db.exec(
  'CREATE TABLE entries (table_id TEXT NOT NULL, n INTEGER NOT NULL, entry TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (table_id, n))',
);
const insert = db.prepare('INSERT INTO entries VALUES (?, ?, ?, ?)');

const watchers = new Map<string, Set<WebSocket>>();
let waiting: Act[] = [];

const tell = ({ t, n, m, r }: Act): void => {
  const text = JSON.stringify({ k: 'log', t, n, e: [`0 ${m[0]}`], r });
  for (const socket of watchers.get(t) ?? []) socket.send(text);
};

const commit = (): void => {
  const group = waiting;
  waiting = [];
  db.exec('BEGIN IMMEDIATE');
  for (const { t, n, m } of group) insert.run(t, n, `0 ${m[0]}`, Date.now());
  db.exec('COMMIT');
  for (const act of group) tell(act);
};

const watch = (socket: WebSocket, table: string): void => {
  const sockets = watchers.get(table) ?? new Set();
  watchers.set(table, sockets.add(socket));
  socket.send(JSON.stringify({ k: 'table', t: table }));
};

const http = createServer();
new WebSocketServer({ server: http, perMessageDeflate: false }).on('connection', (socket) => {
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as Act;
    if (message.k === 'watch') watch(socket, message.t);
    else if (waiting.push(message) === 1) setImmediate(commit);
  });
});
await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));

export const handlers = { url: () => `http://localhost:${(http.address() as AddressInfo).port}`, cpu: cpuSeconds };
export type BareHandlers = typeof handlers;

serve(handlers);
