import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { at } from '@caravel/core';
import { type Me, NewTable } from '@caravel/protocol';
import * as v from 'valibot';
import { onEachEngine } from '../../test/tools/engines.ts';
import { Client, type TestNode } from '../../test/tools/index.ts';
import type { Person } from '../model/table.ts';
import { newTable } from '../tables/lobby.ts';
import { endVacation, startVacation, vacationOf } from './vacation.ts';

const DAY = 86_400_000;
/** Longer than the pace of the test, and shorter than what a node takes for an outage of its own. */
const LATER = 10_000;

let shift = 0;
const clock = (): number => Date.now() + shift;

onEachEngine((start) => {
  let node: TestNode;
  before(async () => {
    node = await start({}, clock);
  });
  after(() => node.end());

  test('name, language, mail and settings change one by one', async () => {
    const anna = await Client.guest(node.url, 'Anna');
    const me = await anna.must<Me>('PATCH', '/api/me', { name: '  Anna   Maria ', locale: 'hu', settings: { sound: false } });
    assert.deepEqual([me.name, me.locale, me.settings, me.mail], ['Anna Maria', 'hu', { sound: false }, true]);
    assert.equal((await anna.must<Me>('PATCH', '/api/me', { mail: false })).mail, false);
    assert.deepEqual((await anna.must<Me>('PATCH', '/api/me', {})).settings, { sound: false });
    for (const [body, field] of [
      [{ locale: 'xx' }, 'locale'],
      [{ name: '' }, 'name'],
      [{ settings: { all: 'x'.repeat(9000) } }, 'settings'],
      [{ settings: 'text' }, 'settings'],
      [{ kind: 'person' }, 'kind'],
    ] as const)
      assert.equal((await anna.refused('PATCH', '/api/me', body)).field, field);
  });

  test('a webhook is a public address, and for accounts', async () => {
    const anna = await Client.guest(node.url, 'Anna');
    assert.equal((await anna.refused('PUT', '/api/me/webhook', { url: 'https://example.org/' })).code, 'not-yours');
    await anna.must('POST', '/api/register', { login: 'hooked', password: 'a long password' });
    for (const url of ['http://localhost:1/', 'http://10.0.0.1/', 'ftp://example.org/', 'javascript:alert(1)', 'http://[::1]/'])
      assert.equal((await anna.refused('PUT', '/api/me/webhook', { url })).field, 'url', url);
    const { secret } = await anna.must<{ secret: string }>('PUT', '/api/me/webhook', { url: 'https://example.org/hook' });
    const { me } = await anna.must<{ me: Me }>('GET', '/api/me');
    assert.equal(me.webhook, 'https://example.org/hook');
    assert.ok(secret.length >= 20 && !JSON.stringify(me).includes(secret));
    await anna.must('PUT', '/api/me/webhook', { url: null });
    assert.equal((await anna.must<{ me: Me }>('GET', '/api/me')).me.webhook, undefined);
    const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
    for (const endpoint of ['https://192.168.0.1/push', 'http://push.example.org/'])
      assert.equal((await anna.refused('POST', '/api/push', { endpoint, keys })).field, 'endpoint', endpoint);
  });

  test('vacation: thirty days a year, given back when it ends early', async () => {
    const anna = await Client.guest(node.url, 'Anna');
    const { db } = node.context;
    const { me } = await anna.must<{ me: Me }>('GET', '/api/me');
    const january = Date.UTC(2030, 0, 2);
    await startVacation(db, me.id, 20, january);
    assert.deepEqual(await vacationOf(db, me.id, january), { until: january + 20 * DAY, left: 10 * DAY });
    await assert.rejects(startVacation(db, me.id, 1, january + DAY), /already/);
    await endVacation(db, me.id, january + 5 * DAY);
    assert.deepEqual(await vacationOf(db, me.id, january + 5 * DAY), { until: 0, left: 25 * DAY });
    await assert.rejects(startVacation(db, me.id, 26, january + 5 * DAY), /25 days are left/);
    await assert.rejects(endVacation(db, me.id, january + 6 * DAY), /not on vacation/);
    assert.equal((await vacationOf(db, me.id, Date.UTC(2031, 0, 1))).left, 30 * DAY);
  });

  test('vacation stops a clock of days over HTTP too', async () => {
    const [anna, bob] = [await Client.guest(node.url, 'Anna'), await Client.guest(node.url, 'Bob')];
    const people: Person[] = [];
    for (const client of [anna, bob]) {
      const me = await client.must<Me>('POST', '/api/me/vacation', { days: 2 });
      assert.ok(me.vacation.until > Date.now() + DAY);
      people.push(me);
    }
    const wish = v.parse(NewTable, { game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const pace = { kind: 'days' as const, days: 0.00001, onFlag: 'end' as const };
    const fresh = newTable({ ...wish, pace }, people[0] as Person, Date.now());
    await node.context.store.create(fresh.table, fresh.secret);
    const { id } = fresh.table;
    await bob.must('POST', `/api/tables/${id}/join`, {});
    shift += LATER;
    await node.idle();
    const table = await anna.must<{ status: string; clock: { left: number[] }; turn: number[] }>('GET', `/api/tables/${id}`);
    assert.equal(table.status, 'running');
    assert.ok((table.clock.left[at(table.turn, 0)] ?? 0) > DAY);
    const back = await anna.must<Me>('DELETE', '/api/me/vacation');
    assert.equal(back.vacation.until, 0);
  });

  test('the clock of a table that runs waits from the first day of vacation to the last', async () => {
    const [anna, bob] = [await Client.guest(node.url, 'Anna'), await Client.guest(node.url, 'Bob')];
    const pace = { kind: 'days' as const, days: 1 };
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
    const { id } = await anna.table({ game: 'puerto-rico', seats, options: { governor: 0 }, pace });
    await bob.must('POST', `/api/tables/${id}/join`, {});
    const left = async (): Promise<number | undefined> =>
      (await anna.must<{ clock: { left: number[] } }>('GET', `/api/tables/${id}`)).clock.left.map((time) => Math.round(time / DAY))[0];
    assert.equal(await left(), 1);
    await anna.must('POST', '/api/me/vacation', { days: 2 });
    assert.equal(await left(), 3);
    await anna.must('DELETE', '/api/me/vacation');
    assert.equal(await left(), 1);
  });

  test('whom I mute I do not read: neither what was said nor what is said', async () => {
    const [anna, bob, carla] = (await Promise.all(['Anna', 'Bob', 'Carla'].map((name) => Client.guest(node.url, name)))) as [
      Client,
      Client,
      Client,
    ];
    const { me } = await bob.must<{ me: Me }>('GET', '/api/me');
    const { id } = await anna.table({ game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
    await bob.must('POST', `/api/tables/${id}/join`, {});
    await carla.must('POST', `/api/tables/${id}/join`, {});
    await bob.must('POST', `/api/tables/${id}/chat`, { text: 'before' });
    await anna.must('PUT', `/api/me/mutes/${me.id}`);
    assert.deepEqual(await anna.must('GET', '/api/me/mutes'), { people: [{ id: me.id, name: 'Bob' }] });
    const sockets = [await anna.socket(), await carla.socket()] as const;
    for (const socket of sockets) await socket.watch(id);
    assert.deepEqual((await sockets[0].expect('table')).chat, []);
    assert.equal((await sockets[1].expect('table')).chat.length, 1);
    await bob.must('POST', `/api/tables/${id}/chat`, { text: 'after' });
    await carla.must('POST', `/api/tables/${id}/chat`, { text: 'hello' });
    for (const socket of sockets) await socket.expect('said', ({ line }) => line.text === 'hello');
    assert.ok(!sockets[0].received.some((message) => message.k === 'said' && message.line.text === 'after'));
    assert.ok(sockets[1].received.some((message) => message.k === 'said' && message.line.text === 'after'));
    await anna.must('DELETE', `/api/me/mutes/${me.id}`);
    assert.deepEqual(await anna.must('GET', '/api/me/mutes'), { people: [] });
    for (const socket of sockets) socket.close();
  });
});
