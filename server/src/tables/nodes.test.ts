import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TableLine } from '@caravel/protocol';
import { Client } from '../../test/tools/client.ts';
import { onTwoNodes } from '../../test/tools/engines.ts';

const TABLE = { game: 'puerto-rico', seats: [{ kind: 'me' as const }, { kind: 'open' as const }], options: { governor: 0 } };

onTwoNodes({}, (node) => {
  const pair = async () => {
    const anna = await Client.guest(node(0).url);
    const bob = await Client.guest(node(1).url, 'Bob');
    const { id } = await anna.table(TABLE);
    const { length } = await bob.must<{ length: number }>('POST', `/api/tables/${id}/join`, {});
    return { anna, bob, id, length };
  };

  test('whoever asks one node and then the other finds what they did', async () => {
    const { anna, id, length } = await pair();
    const there = Object.assign(new Client(node(1).url), { cookie: anna.cookie });
    for (let n = length; n < length + 40; n += 2) {
      await anna.must('POST', `/api/tables/${id}/act`, { length: n, moves: ['role craftsman'], request: `a${n}` });
      await there.must('POST', `/api/tables/${id}/undo`, { length: n + 1, count: 1, request: `u${n}` });
    }
  });

  test('a proposal made at one node can be answered at the other at once', async () => {
    const { anna, bob, id } = await pair();
    for (let i = 0; i < 30; i++) {
      await anna.must('POST', `/api/tables/${id}/end`);
      await bob.must('POST', `/api/tables/${id}/agree`, { yes: false });
    }
  });

  test('a yes that is said again is no news, but one to a new proposal counts', async () => {
    const { anna, bob, id } = await pair();
    const there = Object.assign(new Client(node(1).url), { cookie: anna.cookie });
    for (let i = 0; i < 30; i++) {
      await anna.must('POST', `/api/tables/${id}/end`);
      await there.must('POST', `/api/tables/${id}/agree`, { yes: true });
      await bob.must('POST', `/api/tables/${id}/agree`, { yes: false });
    }
    await there.must('POST', `/api/tables/${id}/end`);
    await bob.must('POST', `/api/tables/${id}/agree`, { yes: true });
    assert.equal((await bob.must<{ status: string }>('GET', `/api/tables/${id}`)).status, 'finished');
  });

  test('two who want a rematch at once, at two nodes, get one table and leave none behind', async () => {
    for (let i = 0; i < 5; i++) {
      const { anna, bob, id } = await pair();
      await anna.must('POST', `/api/tables/${id}/end`);
      await bob.must('POST', `/api/tables/${id}/agree`, { yes: true });
      const made = await Promise.all([anna, bob].map((who) => who.must<{ id: string }>('POST', `/api/tables/${id}/rematch`, {})));
      assert.equal(made[0]?.id, made[1]?.id);
      const lists = await Promise.all([anna, bob].map((who) => who.must<{ tables: TableLine[] }>('GET', '/api/my/tables')));
      const open = lists.flatMap(({ tables }) => tables).filter(({ status }) => status === 'open');
      assert.deepEqual(new Set(open.map((table) => table.id)), new Set([made[0]?.id]));
    }
  });
});
