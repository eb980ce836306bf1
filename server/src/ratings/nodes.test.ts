import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Profile } from '@caravel/protocol';
import { onTwoNodes } from '../../test/tools/engines.ts';
import { Client } from '../../test/tools/index.ts';
import { playOut } from '../../test/tools/play-out.ts';
import { finish } from './finish.ts';

const GAMES = 6;

onTwoNodes({}, (node) => {
  test('both nodes finish the same tables at once: each counts once, and no game is lost', async () => {
    const { url } = node(0);
    const [anna, bob] = [await Client.account(url, 'Anna'), await Client.account(url, 'Bob')];
    const idOf = async (client: Client): Promise<string> => (await client.must<{ me: { id: string } }>('GET', '/api/me')).me.id;
    const ids: string[] = [];
    for (let i = 0; i < GAMES; i++) {
      const { id } = await anna.table({ game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'open' }], rated: true });
      await bob.must('POST', `/api/tables/${id}/join`, {});
      ids.push(id);
    }
    await Promise.all(ids.map((id, i) => playOut(node(i % 2 === 0 ? 0 : 1), id)));
    for (const id of ids) await finish(node(0).context, id);
    for (const table of ['results', 'ratings']) await node(0).context.db.run(`DELETE FROM ${table}`);
    await Promise.all(ids.flatMap((id) => [0, 1, 0, 1].map((i) => finish(node(i === 0 ? 0 : 1).context, id))));
    for (const client of [anna, bob]) {
      const profile = await client.must<Profile>('GET', `/api/people/${await idOf(client)}`);
      assert.deepEqual([profile.games, profile.ratings[0]?.games], [GAMES, GAMES]);
    }
    // A draw between equals leaves the rating as it was, but never how unsure it is.
    const rows = await node(1).context.db.all<{ sigma_before: number; sigma_after: number }>(
      'SELECT sigma_before, sigma_after FROM results WHERE user_id = $1 ORDER BY at, sigma_before',
      await idOf(anna),
    );
    const befores = new Set(rows.map(({ sigma_before }) => sigma_before));
    assert.equal(befores.size, GAMES, 'every game was counted on top of the one before');
    assert.equal(rows.filter(({ sigma_after }) => befores.has(sigma_after)).length, GAMES - 1);
  });
});
