import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { must, parseGameFile, partOf, seeded, verifyFairness } from '@caravel/core';
import { findGame } from '@caravel/games/loaded';
import type { TableInfo } from '@caravel/protocol';
import { onEachEngine } from '../../test/tools/engines.ts';
import { Client, type TestNode } from '../../test/tools/index.ts';
import { playSeat } from '../../test/tools/play-seat.ts';

const CONTRIBUTION = 'c0'.repeat(32);

const takePart = async (client: Client, table: string, seat: number): Promise<void> => {
  const { commitment = '' } = await client.must<TableInfo>('GET', `/api/tables/${table}`);
  await client.must('POST', `/api/tables/${table}/part`, { part: partOf(commitment, seat, CONTRIBUTION) });
};

onEachEngine((start) => {
  let node: TestNode;
  before(async () => {
    node = await start();
  });
  after(() => node.end());

  for (const game of ['puerto-rico', 'madeira'])
    test(`a whole game of ${game} of people and a bot over sockets, kept as a file that verifies`, async () => {
      const anna = await Client.guest(node.url, 'Anna');
      const bob = await Client.guest(node.url, 'Bob');
      const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }, { kind: 'open' }] as const;
      const { id } = await anna.table({ game, seats: [...seats], promises: true });
      await bob.must('POST', `/api/tables/${id}/join`, { promises: true });
      await takePart(anna, id, 0);
      await takePart(bob, id, 2);
      for (const who of [anna, bob]) await who.must('POST', `/api/tables/${id}/reveal`, { contribution: CONTRIBUTION });
      const sockets = [await anna.socket(), await bob.socket()] as const;
      await Promise.all([playSeat(sockets[0], id, 0, seeded(1)), playSeat(sockets[1], id, 2, seeded(2))]);
      const file = parseGameFile(await anna.must<string>('GET', `/api/tables/${id}/file`), findGame);
      assert.ok(file.ok);
      const { config, entries, fairness, scores } = file.value;
      assert.ok(fairness?.secret);
      assert.equal(scores?.length, 3);
      const { scheme, parts, people } = must(verifyFairness(file.value.game, config, entries, fairness));
      assert.deepEqual([scheme, parts, people], [2, 2, 2]);
      for (const socket of sockets) socket.close();
    });
});
