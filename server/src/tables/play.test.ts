import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { isOver, legalMoves, parseGameFile, type Random, seeded, verifyFairness } from '@caravel/core';
import { findGame } from '../games.ts';
import { onEachEngine } from '../testing/engines.ts';
import { Client, type TestNode, type TestSocket } from '../testing/index.ts';

/** Plays random moves for a seat, as soon as they are asked for, until the game is over. */
const playSeat = async (socket: TestSocket, table: string, seat: number, random: Random): Promise<void> => {
  const { timeline } = await socket.watch(table);
  const { game } = timeline;
  const hasTurn = (): boolean => ((game.turn(timeline.state) >> seat) & 1) === 1;
  for (;;) {
    await socket.until(() => hasTurn() || isOver(game, timeline.state));
    if (isOver(game, timeline.state)) return;
    const moves = legalMoves(game, timeline.state, seat);
    await socket.act(table, [game.moves.text(moves[random.below(moves.length)] as number)]);
  }
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
      const { id } = await anna.table({ game, seats: [...seats], contribution: 'aa'.repeat(16) });
      await bob.must('POST', `/api/tables/${id}/join`, { contribution: 'bb'.repeat(16) });
      const sockets = [await anna.socket(), await bob.socket()] as const;
      await Promise.all([playSeat(sockets[0], id, 0, seeded(1)), playSeat(sockets[1], id, 2, seeded(2))]);
      const file = parseGameFile(await anna.must<string>('GET', `/api/tables/${id}/file`), findGame);
      assert.ok(file.ok);
      const { config, entries, fairness, scores } = file.value;
      assert.ok(fairness?.secret);
      assert.equal(scores?.length, 3);
      assert.ok(verifyFairness(file.value.game, config, entries, fairness).ok);
      for (const socket of sockets) socket.close();
    });
});
