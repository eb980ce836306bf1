/** A game of two people, played to its end by whatever is legal. */
import type { NewTableInput } from '@caravel/protocol';
import type { Client } from './client.ts';
import type { TestNode } from './node.ts';
import { playOut } from './play-out.ts';

export const runningTable = async (anna: Client, bob: Client, more: Partial<NewTableInput> = {}): Promise<string> => {
  const { id } = await anna.table({
    game: 'puerto-rico',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    options: { governor: 0 },
    ...more,
  });
  await bob.must('POST', `/api/tables/${id}/join`, {});
  return id;
};

export const finishedTable = async (node: TestNode, anna: Client, bob: Client, more: Partial<NewTableInput> = {}): Promise<string> => {
  const id = await runningTable(anna, bob, more);
  await playOut(node, id);
  return id;
};

export const fileOf = (client: Client, table: string): Promise<string> => client.must('GET', `/api/tables/${table}/file`);
