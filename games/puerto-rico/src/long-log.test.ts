/** What a very long log costs, counted in moves played, because these take the time. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Entry, type Game, isOver, legalMoves, must, readConfig, replay, sameState, seatsOf, Timeline } from '@caravel/core';
import { randomTimeline } from '@caravel/core/testing';
import { puertoRico } from './index.ts';

const config = must(readConfig(puertoRico, { players: 3 }));
const MOST = 500;
const LONG = 20_000;

/** The game, and how many moves were played by it. */
const counted = (): { game: Game; played: number } => {
  const count = { game: puertoRico as Game, played: 0 };
  count.game = {
    ...puertoRico,
    apply: (s, seat, move) => {
      count.played++;
      puertoRico.apply(s, seat, move);
    },
  };
  return count;
};

/** Part of a game, then one move made and taken back over and over. */
const longLog = (length: number): Entry[] => {
  const whole = randomTimeline(puertoRico, config, 7);
  const timeline = new Timeline(puertoRico, config);
  for (const { seat, move } of whole.standing.slice(0, 300)) must(timeline.append({ seat, move: puertoRico.moves.text(move) }));
  while (seatsOf(puertoRico.turn(timeline.state)).length === 0) must(timeline.append({ seat: 0, undo: 1 }));
  const [seat = 0] = seatsOf(puertoRico.turn(timeline.state));
  const move = puertoRico.moves.text(legalMoves(puertoRico, timeline.state, seat)[0] as number);
  const entries = [...timeline.entries];
  while (entries.length < length) entries.push({ seat, move }, { seat, undo: 1 });
  return entries;
};

test(`a log of ${LONG} entries opens with few moves played, and an undo or a look back plays few`, () => {
  const count = counted();
  const entries = longLog(LONG);
  const timeline = new Timeline(count.game, config);
  const cost = (work: () => void): number => {
    const before = count.played;
    work();
    return count.played - before;
  };
  assert.ok(cost(() => must(timeline.extend(entries))) <= MOST, 'opening');
  const again = entries.at(-2) as Entry;
  const { seat } = again;
  assert.equal(
    cost(() => must(timeline.append(again))),
    1,
  );
  assert.ok(cost(() => must(timeline.append({ seat, undo: 1 }))) < 128, 'one undo');
  assert.ok(cost(() => must(timeline.append({ seat, undo: 200 }))) < 128, 'a large undo');
  assert.ok(cost(() => timeline.positionAt(timeline.length - 1)) <= MOST, 'a look back');
});

test('a game with undos all over is the same however it is read', () => {
  for (let seed = 1; seed <= 3; seed++) {
    const played = randomTimeline(puertoRico, config, seed);
    const { entries } = played;
    assert.ok(played.depth > 128 && isOver(puertoRico, played.state));
    const read = new Timeline(puertoRico, config);
    for (let at = 0; at < entries.length; at += 97) must(read.extend(entries.slice(at, at + 97)));
    assert.ok(sameState(read.state, played.state));
    assert.deepEqual([read.standing, read.draws, read.depth], [played.standing, played.draws, played.depth]);
    for (let n = 0; n <= entries.length; n += 61)
      assert.ok(sameState(read.positionAt(n), must(replay(puertoRico, config, entries, n)).state));
  }
});
