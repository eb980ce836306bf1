import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Me, SessionLine, TableLine } from '@caravel/protocol';
import { onEachEngine } from '../../test/tools/engines.ts';
import { Client, type TestNode } from '../../test/tools/index.ts';

onEachEngine((start) => {
  let node: TestNode;
  before(async () => {
    node = await start();
  });
  after(() => node.end());

  const linkOf = async (guest: Client): Promise<string> => (await guest.must<{ key: string }>('POST', '/api/me/link')).key;
  const meOf = async (client: Client): Promise<Me | null> => (await client.must<{ me: Me | null }>('GET', '/api/me')).me;

  test('a guest goes on in another browser, with all games, and stays in the first', async () => {
    const phone = await Client.guest(node.url, 'Gina');
    const { id } = await phone.table({ game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const key = await linkOf(phone);
    const laptop = await Client.guest(node.url, 'Other');
    const other = (await meOf(laptop))?.id;
    const me = await meOf(phone);
    assert.deepEqual(await laptop.must('POST', '/api/link/guest', { key }), { id: me?.id, name: 'Gina' });
    assert.equal((await meOf(laptop))?.id, other, 'looking changes nothing');
    assert.equal((await laptop.must<Me>('POST', '/api/link', { key })).id, me?.id);
    const { tables } = await laptop.must<{ tables: TableLine[] }>('GET', '/api/my/tables');
    assert.deepEqual([tables.map((table) => table.id), (await meOf(phone))?.id], [[id], me?.id]);
    const { sessions } = await phone.must<{ sessions: SessionLine[] }>('GET', '/api/me/sessions');
    assert.equal(sessions.length, 2);
    assert.equal((await new Client(node.url).refused('POST', '/api/link', { key })).code, 'not-now', 'once');
  });

  test('of two browsers that open it at once, one gets in', async () => {
    const key = await linkOf(await Client.guest(node.url, 'Race'));
    const answers = await Promise.all([1, 2, 3].map(() => new Client(node.url).ask('POST', '/api/link', { key })));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409]);
  });

  test('a link is good for ten minutes, until there is a new one, and while the guest is one', async () => {
    const guest = await Client.guest(node.url, 'Late');
    const [old, late] = [await linkOf(guest), await linkOf(guest)];
    assert.equal((await new Client(node.url).refused('POST', '/api/link', { key: old })).code, 'not-now');
    const { db, now } = node.context;
    const [row] = await db.all<{ expires_at: number }>(
      "SELECT expires_at FROM challenges WHERE purpose = 'guest' ORDER BY expires_at DESC",
    );
    assert.ok(Math.abs((row?.expires_at ?? 0) - now() - 10 * 60_000) < 60_000);
    await db.run("UPDATE challenges SET expires_at = $1 WHERE purpose = 'guest'", now() - 1);
    assert.equal((await new Client(node.url).refused('POST', '/api/link', { key: late })).code, 'not-now');
    const key = await linkOf(guest);
    await guest.must('POST', '/api/register', { login: 'late', password: 'a long password' });
    for (const path of ['/api/link/guest', '/api/link'])
      assert.equal((await new Client(node.url).refused('POST', path, { key })).code, 'not-now');
    assert.equal((await guest.refused('POST', '/api/me/link')).code, 'not-now', 'accounts sign in');
  });

  test('who gets an account while a link is being used lets nobody in by it', async () => {
    const guest = await Client.guest(node.url, 'Quick');
    const { id } = await guest.must<Me>('POST', '/api/register', { login: 'quick', password: 'a long password' });
    const { sessions, now, db } = node.context;
    await assert.rejects(sessions.open(id, now(), undefined, 'guest'), /has an account by now/);
    assert.equal((await db.all('SELECT 1 FROM sessions WHERE user_id = $1', id)).length, 1);
  });

  test('a browser that was let in goes no further than the guest: an account ends it', async () => {
    const guest = await Client.guest(node.url, 'Grows');
    const second = new Client(node.url);
    await second.must('POST', '/api/link', { key: await linkOf(guest) });
    await guest.must('POST', '/api/register', { login: 'grows', password: 'a long password' });
    assert.equal(await meOf(second), null);
    for (const key of ['', 'x', 'a'.repeat(24)]) assert.ok((await second.refused('POST', '/api/link', { key })).field);
  });
});
