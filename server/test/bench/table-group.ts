/** Opens tables for the load: guests with sockets, and a new table where a game comes near its end. */
import type { TableInfo, TableMessage } from '@caravel/protocol';
import type * as v from 'valibot';
import { Client } from '../tools/client.ts';
import { BenchTable } from './bench-table.ts';
import { GamePlay, RecordedPlay, recordMoves } from './plays.ts';
import { RawWebSocket } from './raw-web-socket.ts';

const SEATS = 4;
const GAME = 'puerto-rico';
/** A random game is over after some 500 entries: one that has so many is replaced before the next run. */
const RENEWED_AT = 250;
const AT_ONCE = 32;

/** Tables under load; `renew` replaces those whose games are nearly over. */
export interface TableGroup {
  readonly tables: readonly BenchTable[];
  renew(): Promise<void>;
}

export const inParallel = async <T, R>(list: readonly T[], work: (item: T, i: number) => Promise<R>): Promise<R[]> => {
  const results: R[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let i = next++; i < list.length; i = next++) results[i] = await work(list[i] as T, i);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
};

const socketUrl = (url: string): URL => new URL(`${url.replace('http', 'ws')}/socket`);

/** Sends the same to every socket and waits until each has received a table in answer. */
const watchAll = (table: BenchTable, id: string): Promise<readonly string[]> =>
  new Promise((resolve) => {
    const answers: string[] = [];
    table.onOther = (_, payload) => {
      if (payload.subarray(0, 12).includes('"table"') && answers.push(payload.toString()) === table.sockets.length) resolve(answers);
    };
    for (const socket of table.sockets) socket.send(`{"k":"watch","t":"${id}","r":"w"}`);
  });

type Shown = v.InferOutput<typeof TableMessage>;

/** The table as everybody sees it: nodes that lag behind are asked again. */
const settledTable = async (table: BenchTable, id: string): Promise<Shown> => {
  for (;;) {
    const answers = (await watchAll(table, id)).map((text) => JSON.parse(text) as Shown);
    if (answers.every(({ info, e }) => info.status === 'running' && e.length === answers[0]?.e.length)) return answers[0] as Shown;
  }
};

interface SeatedTable {
  readonly people: readonly Client[];
  readonly table: BenchTable;
}

const seatPeople = async (urls: readonly string[], i: number, isSpread: boolean): Promise<SeatedTable> => {
  const urlOf = (seat: number): string => urls[(isSpread ? i + seat : i) % urls.length] as string;
  const people = await Promise.all(Array.from({ length: SEATS }, (_, seat) => Client.guest(urlOf(seat), `P${i}.${seat}`)));
  const sockets = await Promise.all(people.map((person) => RawWebSocket.open(socketUrl(person.url), person.headers)));
  return { people, table: new BenchTable(sockets) };
};

const beginGame = async ({ people, table }: SeatedTable, seed: number): Promise<void> => {
  const [host, ...others] = people as [Client, ...Client[]];
  const { id }: TableInfo = await host.table({ game: GAME, seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }] });
  for (const [i, person] of others.entries()) await person.must('POST', `/api/tables/${id}/join`, { seat: i + 1 });
  if (table.play) for (const socket of table.sockets) socket.send(`{"k":"leave","t":"${table.play.table}"}`);
  for (const socket of table.sockets) socket.send(`{"k":"look","t":"${id}"}`);
  table.begin(new GamePlay(await settledTable(table, id), seed));
};

/** Guests at real tables. `isSpread`: the players of one table are at different nodes. */
export const openTables = async (urls: readonly string[], count: number, isSpread: boolean): Promise<TableGroup> => {
  const seated = await inParallel(Array.from({ length: count }), (_, i) => seatPeople(urls, i, isSpread));
  let seed = 1;
  const renew = async (): Promise<void> => {
    const nearlyOver = seated.filter(({ table }) => (table.play?.length ?? RENEWED_AT) >= RENEWED_AT);
    await inParallel(nearlyOver, (each) => beginGame(each, seed++));
  };
  await renew();
  return { tables: seated.map(({ table }) => table), renew };
};

/** The same sockets and the same moves for a server without rules. */
export const openBareTables = async (url: string, count: number): Promise<TableGroup> => {
  const moves = recordMoves(GAME, SEATS, 1);
  const tables = await inParallel(Array.from({ length: count }), async (_, i) => {
    const id = `bare${String(i).padStart(8, '0')}`;
    const table = new BenchTable(await Promise.all(Array.from({ length: SEATS }, () => RawWebSocket.open(socketUrl(url), {}))));
    await watchAll(table, id);
    table.begin(new RecordedPlay(id, moves));
    return table;
  });
  return { tables, renew: async () => {} };
};
