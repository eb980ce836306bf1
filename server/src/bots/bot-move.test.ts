import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { BAD_THREADS, DYING, saying } from '../../test/tools/bot-threads.ts';
import { person, TableFixture } from '../../test/tools/table-fixture.ts';
import type { Room } from '../tables/room.ts';
import { botToMove, moveBot } from './bot-move.ts';
import { BotPool } from './pool.ts';

let fixture: TableFixture;
before(async () => {
  fixture = await TableFixture.open();
});
after(() => fixture.close());

const never = (): boolean => false;

const botsTurn = (level: 'easy' | 'hard' = 'hard'): Promise<Room> =>
  fixture.table({ game: 'puerto-rico', seats: [{ kind: 'bot', level }, { kind: 'me' }], options: { governor: 0 } }, person('Anna'));

const withPool = async (file: URL | undefined, work: (pool: BotPool) => Promise<void>): Promise<void> => {
  const pool = new BotPool({ threads: 1, milliseconds: 500, ...(file ? { file } : {}) });
  try {
    await work(pool);
  } finally {
    await pool.close();
  }
};

const BAD = {
  'dies whenever it is asked': DYING,
  'never answers': new URL('data:text/javascript,setInterval(() => {}, 1000)'),
  'plays what is illegal': saying('role emperor'),
  'plays for the next one as well': saying('role craftsman', 'role mayor'),
  'says nothing of use': saying(),
};

for (const [what, file] of Object.entries(BAD))
  test(`the bot moves, and legally, although its thread ${what}`, () =>
    withPool(file, async (pool) => {
      const room = await botsTurn();
      const { length } = room.timeline;
      await moveBot(room, pool, never);
      assert.ok(room.timeline.length > length);
      assert.match(room.lines(length)[0] as string, /^0 role (?!emperor)/);
      assert.equal((await fixture.store.read(room.table.id))?.length, room.timeline.length);
    }));

test('where the level fails one that answers at once does', () =>
  withPool(
    new URL(
      `data:text/javascript,import { parentPort } from 'node:worker_threads'; parentPort.on('message', ({ id, task }) =>
        parentPort.postMessage(task.level === 'hard' ? { id, error: 'no' } : { id, moves: ['role builder'] }))`,
    ),
    async (pool) => {
      const room = await botsTurn();
      const { length } = room.timeline;
      await moveBot(room, pool, never);
      assert.equal(room.lines(length)[0], '0 role builder');
    },
  ));

test('the bot of a table that was stored with an older name of its level plays on', () =>
  withPool(undefined, async (pool) => {
    const { table } = await botsTurn('easy');
    await fixture.db.run(`UPDATE tables SET live = REPLACE(live, '"easy"', '"trader"') WHERE id = $1`, table.id);
    const room = await fixture.elsewhere().get(table.id);
    assert.deepEqual(room.table.live.seats[0], { kind: 'bot', level: 'easy', name: 'easy', contribution: '' });
    const { length } = room.timeline;
    await moveBot(room, pool, never);
    assert.ok(room.timeline.length > length);
  }));

test('two nodes move the same bot: it moves once', () =>
  withPool(saying('role builder'), async (pool) => {
    const here = await botsTurn();
    const { length } = here.timeline;
    const others = fixture.elsewhere();
    const there = await others.get(here.table.id);
    await Promise.all([moveBot(here, pool, never), moveBot(there, pool, never)]);
    const rows = await fixture.store.log(here.table.id, length, 999);
    assert.equal(rows.filter(({ entry }) => entry === '0 role builder').length, 1);
  }));

test('a node that stops leaves the bot to the next one', async () => {
  const room = await botsTurn();
  const { length } = room.timeline;
  const pool = new BotPool({ threads: 1, milliseconds: 10_000, file: BAD_THREADS.saysNothing });
  const moving = moveBot(room, pool, never);
  await pool.close();
  await moving;
  assert.equal(room.timeline.length, length);
  assert.equal(botToMove(room.table), 0);
});
