import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readConfig } from './config.ts';
import { CHANCE } from './game.ts';
import { sameState } from './layout.ts';
import { type Entry, parseEntry, writeEntry } from './log.ts';
import { must, type Result, writeProblem } from './result.ts';
import { pearls } from './testing/pearls.ts';
import { randomTimeline } from './testing/random-timeline.ts';
import { replay, Timeline } from './timeline.ts';

const config = must(readConfig(pearls, {}));

const played = (...lines: readonly string[]): Timeline => must(replay(pearls, config, entriesOf(...lines)));
const entriesOf = (...lines: readonly string[]): Entry[] => lines.map((line) => must(parseEntry(line)));
const problemOf = (result: Result<unknown>): string => {
  assert.ok(!result.ok, 'there is no problem');
  return writeProblem(result.problem);
};

test('append takes what is legal and counts the draws', () => {
  const timeline = played('* pearl 2', '0 keep', '* pearl 1', '0 lamp');
  assert.equal(timeline.draws, 2);
  assert.equal(timeline.length, 4);
  assert.deepEqual(
    timeline.standing.map(({ seat, move }) => `${seat} ${pearls.moves.text(move)}`),
    ['-1 pearl 2', '0 keep', '-1 pearl 1', '0 lamp'],
  );
});

test('a refused entry changes nothing', () => {
  const timeline = played('* pearl 2', '0 lamp');
  const before = timeline.state.slice();
  const bad = ['1 keep', '0 sing', '5 keep', '* pearl 1', '0 undo 3', '2 undo 1', '* undo 1'].map((line) => must(parseEntry(line)));
  for (const entry of bad) assert.ok(!timeline.append(entry).ok, writeEntry(entry));
  assert.ok(sameState(timeline.state, before));
  assert.deepEqual([timeline.length, timeline.standing.length, timeline.draws], [2, 2, 1]);
});

test('undo takes back whole moves of seats that are there', () => {
  const timeline = played('* pearl 2', '0 lamp');
  assert.equal(problemOf(timeline.append({ seat: 0, undo: 3 })), 'there are 2 moves, not 3, to undo');
  assert.equal(problemOf(timeline.append({ seat: CHANCE, undo: 1 })), 'there is no seat -1 to undo');
  assert.equal(problemOf(timeline.append({ seat: Number.NaN, undo: 1 })), 'there is no seat NaN to undo');
  for (const undo of [0, -1, 0.5, Number.NaN])
    assert.equal(problemOf(timeline.append({ seat: 0, undo })), `${undo} is not a number of moves to undo`);
  assert.deepEqual([timeline.length, timeline.standing.length], [2, 2]);
});

test('undo leads back to the position before, and the draws stay counted', () => {
  const timeline = played('* pearl 2', '0 keep', '* pearl 1', '1 give', '0 undo 3');
  assert.ok(sameState(timeline.state, played('* pearl 2').state));
  assert.deepEqual([timeline.draws, timeline.standing.length, timeline.length], [2, 1, 5]);
  must(timeline.append({ seat: 1, undo: 1 }));
  assert.ok(sameState(timeline.state, pearls.setup(config)));
});

test('moves go on after an undo, and an undo counts only standing moves', () => {
  const timeline = played('* pearl 2', '0 give', '0 undo 1', '0 keep', '* pearl 3', '0 undo 2');
  assert.ok(sameState(timeline.state, played('* pearl 2').state));
});

test("only the last moves of one's own are free to undo", () => {
  assert.equal(new Timeline(pearls, config).freeUndo(0), 0);
  assert.equal(played('* pearl 2').freeUndo(0), 0);
  const twice = played('* pearl 2', '0 lamp', '0 give');
  assert.deepEqual([twice.freeUndo(0), twice.freeUndo(1)], [2, 0]);
  const other = played('* pearl 2', '0 lamp', '1 lamp');
  assert.deepEqual([other.freeUndo(0), other.freeUndo(1)], [0, 1]);
  assert.equal(played('* pearl 2', '0 keep', '* pearl 1').freeUndo(0), 0);
  assert.equal(played('* pearl 2', '0 lamp', '0 give', '0 undo 1').freeUndo(0), 1);
});

test('replay to every point is the position play went through', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const { entries } = randomTimeline(pearls, config, seed);
      const stepwise = new Timeline(pearls, config);
      for (let at = 0; at <= entries.length; at++) {
        const timeline = must(replay(pearls, config, entries, at));
        assert.ok(sameState(timeline.state, stepwise.state));
        assert.equal(timeline.draws, stepwise.draws);
        if (at < entries.length) must(stepwise.append(entries[at] as Entry));
      }
    }),
    { numRuns: 20 },
  );
});

test('replay beyond the end stops at the end', () => {
  const entries = entriesOf('* pearl 2', '0 keep');
  assert.equal(must(replay(pearls, config, entries, 99)).entries.length, 2);
});

test('a problem on replay names the entry, or its line where that is known', () => {
  const entries = entriesOf('* pearl 2', '1 keep');
  assert.equal(problemOf(replay(pearls, config, entries)), "entry 2: 'keep' is not possible for seat 1 out of turn (rule P2)");
  const byLine = replay(pearls, config, entries, 2, (i) => 10 + i);
  assert.equal(problemOf(byLine), "line 11: 'keep' is not possible for seat 1 out of turn (rule P2)");
  assert.ok(replay(pearls, config, entries, 1).ok);
});

test('two timelines of one config do not share a position', () => {
  const [a, b] = [new Timeline(pearls, config), new Timeline(pearls, config)];
  must(a.append({ seat: CHANCE, move: 'pearl 1' }));
  assert.ok(sameState(b.state, pearls.setup(config)));
});

test('appendAll takes all entries or none', () => {
  const timeline = new Timeline(pearls, must(readConfig(pearls, { players: 2 })));
  must(
    timeline.appendAll([
      { seat: CHANCE, move: 'pearl 2' },
      { seat: 1, move: 'lamp' },
    ]),
  );
  const before = timeline.state.slice();
  const refused = timeline.appendAll([
    { seat: 0, undo: 1 },
    { seat: 0, move: 'keep' },
    { seat: CHANCE, move: 'pearl 1' },
    { seat: 0, move: 'keep' },
  ]);
  assert.ok(!refused.ok);
  assert.equal(refused.problem.field, 'entry 4');
  assert.deepEqual(timeline.state, before);
  assert.deepEqual([timeline.length, timeline.standing.length, timeline.draws], [2, 2, 1]);
});

test('back at a mark, everything after it is as if it had never been, undos too', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const { entries } = randomTimeline(pearls, config, seed);
    const half = Math.floor(entries.length / 2);
    const timeline = must(replay(pearls, config, entries, half));
    const mark = timeline.mark();
    must(timeline.appendAll(entries.slice(half)));
    timeline.backTo(mark);
    const again = must(replay(pearls, config, entries, half));
    assert.deepEqual([timeline.entries, timeline.standing, timeline.draws], [again.entries, again.standing, again.draws]);
    assert.ok(sameState(timeline.state, again.state));
    must(timeline.appendAll(entries.slice(half)));
    assert.equal(timeline.length, entries.length);
  }
});

test('a log that is read again leads where play led, at every moment', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(40), (seed, cut) => {
      const { entries } = randomTimeline(pearls, config, seed);
      const known = Math.min(cut, entries.length);
      const timeline = must(replay(pearls, config, entries, known));
      must(timeline.extend(entries.slice(known)));
      const whole = must(replay(pearls, config, entries));
      assert.deepEqual([timeline.entries, timeline.standing, timeline.draws], [whole.entries, whole.standing, whole.draws]);
      assert.ok(sameState(timeline.state, whole.state));
      for (let n = 0; n <= entries.length; n++)
        assert.ok(sameState(timeline.positionAt(n), must(replay(pearls, config, entries, n)).state), `after ${n} entries`);
    }),
    { numRuns: 50 },
  );
});

test('of a log that is read again, the first standing move that the rules refuse is named, and nothing is taken', () => {
  const timeline = played('* pearl 2', '0 lamp');
  const before = timeline.state.slice();
  const refused = timeline.extend(entriesOf('0 undo 1', '0 keep', '0 keep', '* pearl 1'));
  assert.equal(problemOf(refused), "entry 3: 'keep' is not possible for seat 0 out of turn (rule P2)");
  assert.deepEqual([timeline.length, timeline.depth, timeline.draws], [2, 2, 1]);
  assert.deepEqual(timeline.state, before);
  must(timeline.extend(entriesOf('0 keep', '* pearl 1')));
  assert.equal(timeline.length, 4);
});

test('what was taken back is read, but not asked of the rules', () => {
  const timeline = new Timeline(pearls, config);
  must(timeline.extend(entriesOf('* pearl 2', '1 keep', '0 undo 1', '0 keep')));
  assert.ok(sameState(timeline.state, played('* pearl 2', '0 keep').state));
  for (const [line, problem] of [
    ['0 dance', "entry 1: 'dance' is not a move of pearls"],
    ['7 keep', 'entry 1: there is no seat 7'],
    ['0 undo 9', 'entry 1: there are 2 moves, not 9, to undo'],
  ] as const)
    assert.equal(problemOf(timeline.extend(entriesOf(line))), problem);
  assert.equal(timeline.length, 4);
});

test('of a broken log as much is taken as can be played', () => {
  const taken = (...lines: string[]): [string | undefined, number] => {
    const timeline = new Timeline(pearls, config);
    return [timeline.extendAsFar(entriesOf(...lines))?.message, timeline.length];
  };
  assert.deepEqual(taken('* pearl 2', '0 keep', '* pearl 1'), [undefined, 3]);
  // What was taken back is not asked of the rules.
  assert.deepEqual(taken('* pearl 2', '0 keep', '0 keep', '0 undo 2', '1 keep', '* pearl 1'), [
    "'keep' is not possible for seat 1 out of turn",
    4,
  ]);
  // Before the entry that cannot be taken stands another.
  assert.deepEqual(taken('* pearl 2', '0 keep', '0 keep', '0 undo 9'), ["'keep' is not possible for seat 0 out of turn", 2]);
});
