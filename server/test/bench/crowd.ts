/** People at tables: guests with sockets, and games begun again when they come near their end. */
import type { TableInfo, TableMessage } from '@caravel/protocol';
import type * as v from 'valibot';
import { Client } from '../tools/client.ts';
import { LightSocket } from './light-socket.ts';
import { LoadedTable } from './loaded-table.ts';
import { GamePlay, RecordedPlay, recordMoves } from './plays.ts';

const SEATS = 4;
const GAME = 'puerto-rico';
/** A random game is over after some 500 entries: one that has so many is replaced before the next run. */
const WORN = 250;
const AT_ONCE = 32;

/** A crowd can be told to sit down again where games are nearly over. */
export interface Crowd {
  readonly tables: readonly LoadedTable[];
  freshen(): Promise<void>;
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

/** Sends the same to every socket and waits until each has heard a table in answer. */
const watchAll = (table: LoadedTable, id: string): Promise<readonly string[]> =>
  new Promise((resolve) => {
    const answers: string[] = [];
    table.onOther = (_, payload) => {
      if (payload.subarray(0, 12).includes('"table"') && answers.push(payload.toString()) === table.sockets.length) resolve(answers);
    };
    for (const socket of table.sockets) socket.send(`{"k":"watch","t":"${id}","r":"w"}`);
  });

type Shown = v.InferOutput<typeof TableMessage>;

/** The table as everybody sees it: nodes that lag behind are asked again. */
const settledTable = async (table: LoadedTable, id: string): Promise<Shown> => {
  for (;;) {
    const answers = (await watchAll(table, id)).map((text) => JSON.parse(text) as Shown);
    if (answers.every(({ info, e }) => info.status === 'running' && e.length === answers[0]?.e.length)) return answers[0] as Shown;
  }
};

interface Group {
  readonly people: readonly Client[];
  readonly table: LoadedTable;
}

const seatGroup = async (urls: readonly string[], i: number, isSpread: boolean): Promise<Group> => {
  const urlOf = (seat: number): string => urls[(isSpread ? i + seat : i) % urls.length] as string;
  const people = await Promise.all(Array.from({ length: SEATS }, (_, seat) => Client.guest(urlOf(seat), `P${i}.${seat}`)));
  const sockets = await Promise.all(people.map((person) => LightSocket.open(socketUrl(person.url), person.headers)));
  return { people, table: new LoadedTable(sockets) };
};

const beginGame = async ({ people, table }: Group, seed: number): Promise<void> => {
  const [host, ...others] = people as [Client, ...Client[]];
  const { id }: TableInfo = await host.table({ game: GAME, seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }] });
  for (const [i, person] of others.entries()) await person.must('POST', `/api/tables/${id}/join`, { seat: i + 1 });
  if (table.play) for (const socket of table.sockets) socket.send(`{"k":"leave","t":"${table.play.table}"}`);
  for (const socket of table.sockets) socket.send(`{"k":"look","t":"${id}"}`);
  table.begin(new GamePlay(await settledTable(table, id), seed));
};

/** Guests at real tables. `isSpread`: the players of one table are at different nodes. */
export const gather = async (urls: readonly string[], count: number, isSpread: boolean): Promise<Crowd> => {
  const groups = await inParallel(Array.from({ length: count }), (_, i) => seatGroup(urls, i, isSpread));
  let seed = 1;
  const freshen = async (): Promise<void> => {
    const worn = groups.filter(({ table }) => (table.play?.length ?? WORN) >= WORN);
    await inParallel(worn, (group) => beginGame(group, seed++));
  };
  await freshen();
  return { tables: groups.map(({ table }) => table), freshen };
};

/** The same sockets and the same moves for a server without rules. */
export const gatherBare = async (url: string, count: number): Promise<Crowd> => {
  const moves = recordMoves(GAME, SEATS, 1);
  const tables = await inParallel(Array.from({ length: count }), async (_, i) => {
    const id = `bare${String(i).padStart(8, '0')}`;
    const table = new LoadedTable(await Promise.all(Array.from({ length: SEATS }, () => LightSocket.open(socketUrl(url), {}))));
    await watchAll(table, id);
    table.begin(new RecordedPlay(id, moves));
    return table;
  });
  return { tables, freshen: async () => {} };
};
