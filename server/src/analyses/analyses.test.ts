import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { at, must, parseGameFile, replay, writeEntry, writeGameText, writeState } from '@caravel/core';
import { findGame } from '@caravel/games/loaded';
import type { Analysis, AnalysisLine, Me, NewAnalysisInput } from '@caravel/protocol';
import { onEachEngine } from '../../test/tools/engines.ts';
import { fileOf, finishedTable, runningTable } from '../../test/tools/finished-table.ts';
import { Client, type TestNode } from '../../test/tools/index.ts';
import { playOut } from '../../test/tools/play-out.ts';
import { quickReview } from '../../test/tools/quick-review.ts';
import { tidyGuests } from '../accounts/idle-guests.ts';

const recorded = (game: string, name: string): string =>
  readFileSync(new URL(`../../../games/${game}/games/${name}.caravel`, import.meta.url), 'utf8');

const FILE = recorded('puerto-rico', '2-players-city');
const review = await quickReview(FILE);
const REVIEW = { kind: 'review', file: FILE, review, title: '  Where   Inês lost ' };
const EXPLORATION: NewAnalysisInput = { kind: 'exploration', file: FILE, exploration: '{"branches":[]}' };

const publish = async (client: Client, wish: unknown = EXPLORATION): Promise<string> =>
  (await client.must<{ id: string }>('POST', '/api/analyses', wish)).id;
const readBy = (client: Client, id: string): Promise<Analysis> => client.must('GET', `/api/analyses/${id}`);
const idOf = async (client: Client): Promise<string> => (await client.must<{ me: Me }>('GET', '/api/me')).me.id;

onEachEngine((start) => {
  let node: TestNode;
  before(async () => {
    node = await start();
  });
  after(() => node.end());
  const guest = (name: string): Promise<Client> => Client.guest(node.url, name);

  test('a review is published, read by anybody with its link, listed and removed by its owner', async () => {
    const [anna, bob] = [await guest('Anna'), await guest('Bob')];
    const id = await publish(anna, REVIEW);
    const { by, at, ...read } = await readBy(new Client(node.url), id);
    const line = { id, kind: 'review', game: 'puerto-rico', players: 2, title: 'Where Inês lost' };
    assert.deepEqual(read, { ...line, file: FILE, review });
    assert.deepEqual(by, { id: await idOf(anna), name: 'Anna' });
    const other = await publish(anna);
    const { analyses } = await anna.must<{ analyses: AnalysisLine[] }>('GET', '/api/me/analyses');
    assert.deepEqual(new Set(analyses.map((one) => one.id)), new Set([id, other]));
    assert.deepEqual(
      analyses.find((one) => one.id === id),
      { ...line, at },
    );
    assert.equal((await readBy(bob, other)).exploration, EXPLORATION.exploration);
    assert.equal((await bob.refused('DELETE', `/api/analyses/${id}`)).status, 404);
    await anna.must('DELETE', `/api/analyses/${id}`);
    assert.equal((await anna.refused('GET', `/api/analyses/${id}`)).status, 404);
    assert.equal((await new Client(node.url).refused('POST', '/api/analyses', REVIEW)).code, 'who-are-you');
  });

  test('a file that cannot be read, or breaks a rule, is refused with its line and rule', async () => {
    const anna = await guest('Anna');
    const refusal = async (file: string) => anna.refused('POST', '/api/analyses', { ...EXPLORATION, file });
    const nonsense = await refusal('hello\n');
    assert.deepEqual([nonsense.code, nonsense.field], ['bad-input', 'file']);
    assert.match(nonsense.message, /^line 1: /);
    const illegal = await refusal('caravel 1\ngame puerto-rico\nplayers 3\n\n* governor 1\n0 role settler\n');
    assert.equal(illegal.code, 'illegal');
    assert.match(illegal.message, new RegExp(`^line 6: .*\\(rule ${illegal.rule}\\)$`));
    assert.match((await refusal(FILE.slice(0, -1))).message, /in the middle of a line/);
  });

  test('what is said of a game must fit it', async () => {
    const anna = await guest('Anna');
    const [first, second] = review.verdicts;
    assert.ok(first && second);
    const better = review.verdicts.find(({ loss }) => loss > 0);
    assert.ok(better);
    const bad = {
      entry: [
        { ...first, entry: first.entry + 1 },
        { ...first, entry: 99_999 },
        { ...first, seat: 1 - first.seat },
      ],
      twice: [first, first],
      played: [{ ...first, played: { ...first.played, moves: ['role nothing'] } }],
      best: [{ ...better, best: { ...better.best, moves: ['* governor 1'] } }],
      line: [{ ...better, line: [{ seat: 0, move: 'no move' }] }],
      seat: [{ ...better, line: [{ seat: 4, move: first.played.moves[0] }] }],
      number: [{ ...first, loss: 2 }],
      field: [{ ...first, more: 1 }],
    };
    for (const [what, verdicts] of Object.entries(bad)) {
      const lists = what === 'entry' ? verdicts.map((one) => [one]) : [verdicts];
      for (const list of lists) {
        const { status, code, field } = await anna.refused('POST', '/api/analyses', { ...REVIEW, review: { visits: 0, verdicts: list } });
        assert.deepEqual([status, code], [400, 'bad-input'], what);
        assert.match(field ?? '', /^review\.verdicts\.\d/, what);
      }
    }
    for (const wish of [
      { ...REVIEW, review: undefined },
      { ...REVIEW, kind: 'other' },
      { ...REVIEW, title: 'a\u0000' },
      { ...REVIEW, table: 'x' },
    ])
      assert.equal((await anna.refused('POST', '/api/analyses', wish)).code, 'bad-input');
  });

  test('a guest has at most 20, and a request at most 512 KB', async () => {
    const anna = await guest('Anna');
    const ids = [];
    for (let i = 0; i < 20; i++) ids.push(await publish(anna));
    const { code, field } = await anna.refused('POST', '/api/analyses', EXPLORATION);
    assert.deepEqual([code, field], ['too-much', 'analyses']);
    await anna.must('DELETE', `/api/analyses/${ids[0]}`);
    await publish(anna, { ...EXPLORATION, exploration: 'x'.repeat(400_000) });
    const bob = await guest('Bob');
    assert.equal((await bob.refused('POST', '/api/analyses', { ...EXPLORATION, exploration: 'x'.repeat(600_000) })).status, 413);
  });

  test('nothing is published of a game one is playing, and nobody who plays it reads what others publish', async () => {
    const [anna, bob, stranger] = [await guest('Anna'), await guest('Bob'), await guest('Eve')];
    const table = await runningTable(anna, bob);
    const file = await fileOf(anna, table);
    for (const wish of [
      { ...EXPLORATION, file },
      { ...EXPLORATION, file, table },
    ])
      assert.equal((await bob.refused('POST', '/api/analyses', wish)).code, 'not-now');
    assert.equal((await stranger.refused('POST', '/api/analyses', { ...EXPLORATION, file, table })).code, 'not-now');
    const id = await publish(stranger, { ...EXPLORATION, file });
    assert.equal((await readBy(stranger, id)).id, id);
    const closed = await anna.refused('GET', `/api/analyses/${id}`);
    assert.equal(closed.status, 403);
    assert.match(closed.message, /^this game is still running/);
    // What goes on from the running position is the same game.
    const { length } = (await anna.must<{ length: number }>('GET', `/api/tables/${table}`)) ?? {};
    await anna.must('POST', `/api/tables/${table}/act`, { length, moves: ['role craftsman'], request: 'a' });
    assert.equal((await anna.refused('POST', '/api/analyses', { ...EXPLORATION, file: await fileOf(anna, table) })).code, 'not-now');
    assert.equal((await bob.refused('GET', `/api/analyses/${id}`)).status, 403);
    assert.ok(await publish(anna), 'another game of the same kind');
    await playOut(node, table);
    assert.equal((await readBy(anna, id)).id, id);
    await publish(bob, { ...EXPLORATION, file: await fileOf(anna, table), table });
  });

  test('the branches and the position of an exploration are closed to those who play that game, too', async () => {
    const [anna, bob, stranger] = [await guest('Anna'), await guest('Bob'), await guest('Eve')];
    const table = await runningTable(anna, bob);
    const { length } = await anna.must<{ length: number }>('GET', `/api/tables/${table}`);
    await anna.must('POST', `/api/tables/${table}/act`, { length, moves: ['role craftsman'], request: 'a' });
    const played = must(parseGameFile(await fileOf(anna, table), findGame));
    const { game, config, entries } = played;
    const header = { game: game.name, rules: game.version, config };
    const nodesOf = (list: readonly string[]) => list.map((entry, i) => ({ id: i + 1, parent: i, entry }));
    const main = nodesOf(['* tile coffee', '* tile corn'].filter((entry) => entry !== writeEntry(at(entries, 0))).slice(0, 1));
    const branch = nodesOf(entries.map(writeEntry)).map(({ id, parent, entry }) => ({
      id: id + 100,
      parent: parent && parent + 100,
      entry,
    }));
    const bare = writeGameText({ game: { name: game.name, version: game.version }, config, names: ['A', 'B'], log: [] });
    const explore = (more: object): NewAnalysisInput => ({
      kind: 'exploration',
      file: bare,
      exploration: JSON.stringify({ format: 'caravel-exploration', version: 1, ...header, nodes: main, ...more }),
    });
    const start = writeState(game, must(replay(game, config, entries)).state);
    for (const more of [{ nodes: [...main, ...branch] }, { nodes: [], start: start.replace(/(\d+)\*2\b/, '$1,$1') }]) {
      assert.equal((await anna.refused('POST', '/api/analyses', explore(more))).code, 'not-now');
      const id = await publish(stranger, explore(more));
      assert.equal((await bob.refused('GET', `/api/analyses/${id}`)).status, 403);
      assert.equal((await readBy(stranger, id)).id, id);
    }
    const other = await publish(anna, explore({}));
    assert.equal((await readBy(bob, other)).id, other);
    const foreign = explore({ config: { players: 4 } });
    assert.equal((await anna.refused('POST', '/api/analyses', foreign)).field, 'exploration');
  });

  test('an analysis of a table has its game, and is closed should the table run', async () => {
    const [anna, bob] = [await guest('Anna'), await guest('Bob')];
    const table = await finishedTable(node, anna, bob);
    assert.equal((await anna.refused('POST', '/api/analyses', { ...EXPLORATION, table })).field, 'table');
    assert.equal((await anna.refused('POST', '/api/analyses', { ...EXPLORATION, table: 'AAAAAAAAAAAA' })).code, 'not-found');
    const file = await fileOf(anna, table);
    const id = await publish(anna, { kind: 'review', file, review: await quickReview(file), table });
    assert.equal((await readBy(bob, id)).table, table);
    await node.context.db.run("UPDATE tables SET status = 'running' WHERE id = $1", table);
    assert.equal((await new Client(node.url).refused('GET', `/api/analyses/${id}`)).status, 403);
  });

  test('who is muted publishes nothing', async () => {
    const anna = await guest('Anna');
    await node.context.db.run('UPDATE users SET muted_until = $1 WHERE id = $2', Date.now() + 60_000, await idOf(anna));
    assert.equal((await anna.refused('POST', '/api/analyses', EXPLORATION)).code, 'muted');
  });

  test('what one has published goes with the account, and with a guest who never came back', async () => {
    const [anna, bob] = [await Client.account(node.url), await guest('Bob')];
    const [one, other] = [await publish(anna), await publish(bob)];
    await anna.must('POST', '/api/me/farewell', {});
    assert.equal((await bob.refused('GET', `/api/analyses/${one}`)).status, 404);
    await node.context.db.run('UPDATE users SET seen_at = 0 WHERE id = $1', await idOf(bob));
    await node.context.db.run('UPDATE sessions SET used_at = 0');
    await tidyGuests(node.context.db, 1);
    assert.equal((await new Client(node.url).refused('GET', `/api/analyses/${other}`)).status, 404);
  });
});
