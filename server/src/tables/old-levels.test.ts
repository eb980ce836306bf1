/** Levels of bots had other names before: programs that say them are understood, games of then are counted with those of today. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type GameStatistics, OLD_LEVELS, type TableInfo } from '@caravel/protocol';
import { onEachEngine } from '../../test/tools/engines.ts';
import { Client, type TestNode } from '../../test/tools/index.ts';

const bot = (level: string) => ({ kind: 'bot', level });
const OLD = Object.keys(OLD_LEVELS);
const TODAY = Object.values(OLD_LEVELS);

onEachEngine((start) => {
  let node: TestNode;
  let anna: Client;
  before(async () => {
    node = await start();
    anna = await Client.guest(node.url, 'Anna');
  });
  after(() => node.end());

  test('a table is made with old names, and told with those of today', async () => {
    const wish = { game: 'puerto-rico', seats: [{ kind: 'me' }, ...OLD.map(bot)], options: { governor: 0 } };
    const { seats } = await anna.must<TableInfo>('POST', '/api/tables', wish);
    assert.deepEqual(
      seats.slice(1).map(({ level, name }) => [level, name]),
      TODAY.map((level) => [level, level]),
    );
  });

  test('a bot is seated by an old name', async () => {
    const open = { kind: 'open' } as const;
    const { id } = await anna.table({ game: 'puerto-rico', seats: [{ kind: 'me' }, open, open] });
    await anna.must('POST', `/api/tables/${id}/bot`, { seat: 1, level: 'admiral' });
    const { seats } = await anna.must<TableInfo>('GET', `/api/tables/${id}`);
    assert.deepEqual([seats[1]?.level, seats[1]?.name], ['expert', 'expert']);
    assert.equal((await anna.refused('POST', `/api/tables/${id}/bot`, { seat: 2, level: 'emperor' })).field, 'level');
  });

  test('the figures of a level hold the games it played by its old name', async () => {
    const { id } = await anna.table({ game: 'madeira', seats: [{ kind: 'me' }, { kind: 'open' }] });
    for (const [seat, level] of ['captain', 'hard', 'random'].entries())
      await node.context.db.run(
        `INSERT INTO results (table_id, seat, level, game, players, score, place, start, reason, listed, rated, at)
          VALUES ($1, $2, $3, 'madeira', 3, $4, $5, 0, 'played', 1, 0, 0)`,
        ...[id, seat, level, 10 * (seat + 1), seat + 1],
      );
    const { levels } = await anna.must<GameStatistics>('GET', '/api/statistics?game=madeira&players=3');
    assert.deepEqual(levels, [
      { level: 'hard', games: 2, wins: 1, meanScore: 15 },
      { level: 'random', games: 1, wins: 0, meanScore: 30 },
    ]);
  });
});
