import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type FairnessRecord, must, parseEntry, readConfig, replay, standing, verifyFairness } from '@caravel/core';
import { findGame } from '@caravel/games/loaded';
import type { GameLine, TableInfo } from '@caravel/protocol';
import type * as v from 'valibot';
import { onEachEngine } from '../../test/tools/engines.ts';
import { Client, type TestNode } from '../../test/tools/index.ts';
import { playOut } from '../../test/tools/play-out.ts';
import { exportPage } from './data-export.ts';

interface Exported {
  id: string;
  game: string;
  rules: string;
  players: number;
  options: Record<string, unknown>;
  seats: { kind: string; name: string }[];
  entries: string[];
  times: number[];
  scores: number[];
  fairness: FairnessRecord;
}

onEachEngine((start) => {
  let node: TestNode;
  before(async () => {
    node = await start();
  });
  after(() => node.end());

  const played = async (access: 'open' | 'invite', watch: 'all' | 'players' = 'all', game = 'puerto-rico'): Promise<string> => {
    const [anna, bob] = [await Client.guest(node.url, 'Anna'), await Client.guest(node.url, 'Bob')];
    const { id } = await anna.table({ game, seats: [{ kind: 'me' }, { kind: 'open' }], access, watch });
    await bob.must('POST', `/api/tables/${id}/join`, {});
    await playOut(node, id);
    return id;
  };

  const lines = async (query = ''): Promise<Exported[]> =>
    (await new Client(node.url).must<string>('GET', `/api/export/games.ndjson${query}`))
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Exported);

  test('finished games everybody may watch are exported; each replays to its scores and verifies', async () => {
    const open = [await played('open'), await played('open', 'all', 'madeira')];
    await played('invite');
    await played('open', 'players');
    const all = await lines();
    assert.deepEqual(
      all.map(({ id }) => id),
      open,
    );
    for (const one of all) {
      const game = findGame(one.game);
      assert.ok(game);
      const config = must(readConfig(game, { rules: one.rules, players: one.players, options: one.options }));
      const entries = one.entries.map((entry) => must(parseEntry(entry)));
      const timeline = must(replay(game, config, entries));
      assert.deepEqual(standing(game, timeline.state).scores, one.scores);
      assert.ok(verifyFairness(game, config, entries, one.fairness).ok);
      assert.equal(one.times.length, one.entries.length);
      assert.deepEqual(
        one.seats.map(({ name }) => name),
        ['Anna', 'Bob'],
      );
    }
    assert.deepEqual(
      (await lines('?game=madeira')).map(({ id }) => id),
      [open[1]],
    );
    assert.deepEqual(await lines(`?since=${Date.now() + 1000}`), []);
    assert.equal((await new Client(node.url).refused('GET', '/api/export/games.ndjson?since=yesterday')).code, 'bad-input');
  });

  test('pages follow each other without gap and without repeat, also within one moment', async () => {
    await played('open');
    await played('open');
    await node.context.db.run("UPDATE tables SET updated_at = 1000 WHERE status = 'finished'");
    const whole = await exportPage(node.context.db, '', '0', 100);
    const ids: string[] = [];
    for (let since: string | undefined = '0'; since !== undefined; ) {
      const page: { ids: readonly string[]; next?: string } = await exportPage(node.context.db, '', since, 1);
      assert.ok(page.ids.length <= 1);
      ids.push(...page.ids);
      since = page.next;
    }
    assert.deepEqual(ids, whole.ids);
    assert.ok(ids.length >= 2);
  });

  test('the games say what can be chosen, and a table can be made of each choice', async () => {
    const anna = await Client.guest(node.url);
    const { games } = await anna.must<{ games: v.InferOutput<typeof GameLine>[] }>('GET', '/api/games');
    assert.deepEqual(games.map(({ name }) => name).sort(), ['madeira', 'puerto-rico']);
    for (const { name: game, seats, ruleSets, options } of games) {
      const people = Array.from({ length: seats.max }, (_, i) => ({ kind: i === 0 ? ('me' as const) : ('open' as const) }));
      for (const rules of ruleSets) await anna.table({ game, rules, seats: people });
      for (const { name, values = [], about } of options) {
        assert.ok(about.length > 5);
        for (const value of values) await anna.table({ game, seats: people, options: { [name]: value } });
      }
    }
  });

  test('neither a position nor legal moves are shown before they are written', async () => {
    const anna = await Client.guest(node.url);
    const { id } = await anna.table({
      game: 'puerto-rico',
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
      options: { governor: 0 },
    });
    const { db } = node.context;
    const commit = db.commit.bind(db);
    const held = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    let isWritten = false;
    db.commit = async (change) => {
      asked.resolve();
      await held.promise;
      isWritten = true;
      return commit(change);
    };
    try {
      const { length } = await anna.must<{ length: number }>('GET', `/api/tables/${id}/legal?seat=0`);
      const act = anna.ask('POST', `/api/tables/${id}/act`, { length, moves: ['role settler'], request: 'held', seat: 0 });
      await asked.promise;
      const shown = ['position', 'legal'].map(async (what) => {
        const { length: now } = await anna.must<{ length: number }>('GET', `/api/tables/${id}/${what}?seat=0`);
        return { now, isWritten };
      });
      // As many answers of others as would have let these through.
      for (let i = 0; i < 5; i++) await anna.ask('GET', '/healthz');
      held.resolve();
      assert.equal((await act).status, 200);
      for (const answer of await Promise.all(shown)) assert.deepEqual(answer, { now: length + 1, isWritten: true });
    } finally {
      held.resolve();
      db.commit = commit;
    }
  });

  test('legal moves are those the table takes; the position is what the seat may see', async () => {
    const anna = await Client.guest(node.url);
    const { id } = await anna.table({ game: 'madeira', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
    for (let moves = 0; moves < 5; ) {
      const legal = await anna.must<{ seat: number; length: number; hasTurn: boolean; moves: string[] }>('GET', `/api/tables/${id}/legal`);
      if (!legal.hasTurn) continue;
      const last = legal.moves.at(-1) ?? '';
      const answer = await anna.ask('POST', `/api/tables/${id}/act`, { length: legal.length, moves: [last], request: `m${moves}` });
      assert.ok(answer.status === 200 || answer.status === 409, JSON.stringify(answer.body));
      if (answer.status === 200) moves++;
    }
    const position = await anna.must<{ length: number; view: object }>('GET', `/api/tables/${id}/position`);
    const info = await anna.must<TableInfo>('GET', `/api/tables/${id}`);
    assert.ok(position.length <= info.length && Object.keys(position.view).length > 3);
    assert.equal((await anna.refused('GET', `/api/tables/${id}/legal?seat=1`)).code, 'not-yours');
    const { view } = await new Client(node.url).must<{ view: object }>('GET', `/api/tables/${id}/position`);
    assert.ok(Object.keys(view).length > 3, 'a watcher sees the board too');
  });
});
