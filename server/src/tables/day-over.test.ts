import assert from 'node:assert/strict';
import { test } from 'node:test';
import { person, TableFixture } from '../../test/tools/table-fixture.ts';
import { act } from './act.ts';
import { alarm } from './alarm.ts';
import { wakeAt } from './wake.ts';

const help = { vacationUntil: async () => 0, remind: () => undefined };

test('when its day is over a table ends, also soon after a start: everybody knows the secret by then', async () => {
  const fixture = await TableFixture.open();
  const anna = person('Anna');
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const room = await fixture.table({ game: 'puerto-rico', seats, options: { governor: 0 } }, anna, person('Bob'));
  const closes = fixture.now + 1000;
  Object.assign(room.table.header, { day: { day: 1, closes, visits: 1 } });
  const move = (request: string) => act(room, anna, { length: room.timeline.length, moves: ['role settler'], request });
  fixture.now = closes;
  fixture.downtime.flagsFrom = closes + 300_000;
  await assert.rejects(move('late'), /the day of this table is over/);
  assert.equal(wakeAt(room.table, room.table.clock, fixture.now, fixture.downtime), closes);
  await alarm(room, help);
  assert.deepEqual([room.table.status, room.table.live.ending?.reason], ['finished', 'time']);
  await fixture.close();
});
