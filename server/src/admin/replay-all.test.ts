import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { person, TableFixture } from '../../test/tools/table-fixture.ts';
import { act } from '../tables/act.ts';
import type { Room } from '../tables/room.ts';
import { replayAll } from './replay-all.ts';

let fixture: TableFixture;
let room: Room;
before(async () => {
  fixture = await TableFixture.open();
  const wish = { game: 'puerto-rico', seats: [{ kind: 'me' as const }, { kind: 'open' as const }], options: { governor: 0 } };
  room = await fixture.table(wish, person('Anna'), person('Bob'));
  await act(room, person('Anna'), { length: room.timeline.length, moves: ['role craftsman'], request: 'r' });
  await fixture.table(wish, person('Anna'));
  await fixture.table({ ...wish, game: 'madeira', options: {} }, person('Anna'), person('Bob'));
});
after(() => fixture.close());

/** What is said of the table after this statement; then all is as it was. */
const after1 = async (sql: string): Promise<string> => {
  await fixture.db.run('SAVEPOINT before');
  await fixture.db.run(sql);
  const { changed } = await replayAll(fixture.store);
  await fixture.db.run('ROLLBACK TO before');
  await fixture.db.run('RELEASE before');
  assert.deepEqual(
    changed.map(({ id }) => id),
    [room.table.id],
  );
  return changed[0]?.why ?? '';
};

test('logs that come out as they were are only counted; tables that have not begun are passed over', async () => {
  const { tables, entries, changed } = await replayAll(fixture.store);
  assert.deepEqual([tables, changed], [2, []]);
  assert.ok(entries > room.timeline.length);
});

test('a table that would change is named, with the first difference', async () => {
  const where = `WHERE id = '${room.table.id}'`;
  assert.match(await after1(`UPDATE entries SET entry = '0 role emperor' WHERE request IS NOT NULL`), /^entry \d+: /);
  assert.match(await after1(`UPDATE tables SET header = replace(header, '"version":', '"version":9') ${where}`), /^played by version 9/);
  assert.match(await after1(`UPDATE tables SET turn = 3 ${where}`), /somebody else has the turn/);
  assert.match(await after1(`UPDATE tables SET length = length + 1 ${where}`), /entries are said/);
  assert.match(await after1(`UPDATE tables SET game = 'chess' ${where}`), /does not play chess/);
  const ended = `status = 'finished', live = replace(live, '"muted"', '"ending":{"reason":"played","scores":[1,2]},"muted"')`;
  assert.match(await after1(`UPDATE tables SET ${ended} ${where}`), /the game is not over/);
});

test('a table that waits for real dice or tiles is as it was', async () => {
  const wish = { game: 'puerto-rico', seats: [{ kind: 'me' as const }, { kind: 'open' as const }], chance: 'manual' as const };
  const waiting = await fixture.table(wish, person('Anna'), person('Bob'));
  assert.equal(waiting.table.turn, 0, 'nobody but chance');
  const { changed } = await replayAll(fixture.store);
  assert.deepEqual(changed, []);
});
