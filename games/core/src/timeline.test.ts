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
import { replay, type Step, Timeline } from './timeline.ts';

const config = must(readConfig(pearls, {}));

const played = (...lines: readonly string[]): Timeline => must(replay(pearls, config, entriesOf(...lines)));
const entriesOf = (...lines: readonly string[]): Entry[] => lines.map((line) => must(parseEntry(line)));
const problemOf = (result: Result<unknown>): string => {
  assert.ok(!result.ok, 'there is no problem');
  return writeProblem(result.problem);
};

const KEEPING = ['some', 'all'] as const;

const textOf = (steps: readonly Step[]): string[] => steps.map(({ seat, move }) => `${seat} ${move}`);

/** The steps are the moves that stand, and each position around them is the one that replay gives. */
const demandSteps = (timeline: Timeline): void => {
  const { entries, steps, standing } = timeline;
  assert.deepEqual(
    steps.map(({ entry, seat, move }) => ({ entry, seat, move: pearls.moves.find(move) })),
    standing,
  );
  assert.deepEqual([...timeline.back()], standing.map(({ seat, move }) => ({ seat, move })).toReversed());
  for (const { entry, before, after } of steps) {
    assert.ok(sameState(before, must(replay(pearls, config, entries, entry)).state), `before entry ${entry}`);
    assert.ok(sameState(after, must(replay(pearls, config, entries, entry + 1)).state), `after entry ${entry}`);
  }
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

test('what was played without a choice goes with the decision it followed', () => {
  // Who is given a pearl and has burnt the lamp can only keep it.
  const lampOfOther = ['* pearl 2', '0 lamp', '1 lamp', '0 give'];
  const forced = played(...lampOfOther, '1 keep');
  assert.deepEqual([forced.freeUndo(0), forced.freeUndo(1)], [2, 0]);
  const chosen = played('* pearl 2', '0 give', '1 keep');
  assert.deepEqual([chosen.freeUndo(0), chosen.freeUndo(1)], [0, 1]);
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

test('going back to a mark removes everything after it, undos included', () => {
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

test('another entry under the number of a withdrawn one has a position of its own', () => {
  for (const keeping of KEEPING) {
    const timeline = new Timeline(pearls, config, keeping);
    must(timeline.appendAll(entriesOf('* pearl 2')));
    const mark = timeline.mark();
    must(timeline.appendAll(entriesOf('0 give')));
    timeline.backTo(mark);
    must(timeline.extend(entriesOf('0 lamp', '0 undo 1', '0 keep')));
    assert.ok(sameState(timeline.positionAt(2), played('* pearl 2', '0 lamp').state), keeping);
  }
});

test('a log that is read again leads to the same position at every moment', () => {
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

test('extend names the first move that counts and is illegal, and adds nothing', () => {
  const timeline = played('* pearl 2', '0 lamp');
  const before = timeline.state.slice();
  const refused = timeline.extend(entriesOf('0 undo 1', '0 keep', '0 keep', '* pearl 1'));
  assert.equal(problemOf(refused), "entry 3: 'keep' is not possible for seat 0 out of turn (rule P2)");
  assert.deepEqual([timeline.length, timeline.depth, timeline.draws], [2, 2, 1]);
  assert.deepEqual(timeline.state, before);
  must(timeline.extend(entriesOf('0 keep', '* pearl 1')));
  assert.equal(timeline.length, 4);
});

test('extend does not check moves that were taken back', () => {
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

test('of a broken log, extendAsFar adds as much as can be played', () => {
  const taken = (...lines: string[]): [string | undefined, number] => {
    const timeline = new Timeline(pearls, config);
    return [timeline.extendAsFar(entriesOf(...lines))?.message, timeline.length];
  };
  assert.deepEqual(taken('* pearl 2', '0 keep', '* pearl 1'), [undefined, 3]);
  // A move that was taken back is not checked.
  assert.deepEqual(taken('* pearl 2', '0 keep', '0 keep', '0 undo 2', '1 keep', '* pearl 1'), [
    "'keep' is not possible for seat 1 out of turn",
    4,
  ]);
  // The undo is refused before any move is played, and a move before it is illegal.
  assert.deepEqual(taken('* pearl 2', '0 keep', '0 keep', '0 undo 9'), ["'keep' is not possible for seat 0 out of turn", 2]);
});

test('one move taken back is gone from the steps, and the position is the one before it', () => {
  for (const keeping of KEEPING) {
    const timeline = new Timeline(pearls, config, keeping);
    must(timeline.appendAll(entriesOf('* pearl 2', '0 lamp', '0 give')));
    const [first, second] = timeline.steps;
    must(timeline.append({ seat: 0, undo: 1 }));
    assert.deepEqual(textOf(timeline.steps), ['-1 pearl 2', '0 lamp']);
    assert.ok(timeline.steps[0] === first && timeline.steps[1] === second, 'steps that still count are the same objects');
    assert.ok(sameState(timeline.state, played('* pearl 2', '0 lamp').state));
    must(timeline.append({ seat: 0, move: 'keep' }));
    assert.deepEqual(textOf(timeline.steps), ['-1 pearl 2', '0 lamp', '0 keep']);
    assert.equal(timeline.steps[2]?.entry, 4);
  }
});

test('steps are the moves that count with the positions around them, whatever is kept', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(40), (seed, cut) => {
      const { entries } = randomTimeline(pearls, config, seed);
      for (const keeping of KEEPING) {
        const timeline = new Timeline(pearls, config, keeping);
        must(timeline.appendAll(entries.slice(0, cut)));
        demandSteps(timeline);
        must(timeline.extend(entries.slice(cut)));
        demandSteps(timeline);
        for (let n = 0; n <= entries.length; n++)
          assert.ok(sameState(timeline.positionAt(n), must(replay(pearls, config, entries, n)).state), `after ${n} entries`);
      }
    }),
    { numRuns: 50 },
  );
});

test('the list of steps is another one whenever it has changed, and only then', () => {
  const timeline = played('* pearl 2', '0 lamp');
  const { steps } = timeline;
  assert.equal(timeline.steps, steps);
  must(timeline.append({ seat: 0, move: 'keep' }));
  assert.notEqual(timeline.steps, steps);
  assert.equal(steps.length, 2);
  const longer = timeline.steps;
  const mark = timeline.mark();
  must(timeline.append({ seat: 0, undo: 3 }));
  assert.deepEqual(timeline.steps, []);
  timeline.backTo(mark);
  assert.deepEqual(timeline.steps, longer);
});

test('steps of entries that were forgotten do not come back with others in their place', () => {
  for (const keeping of KEEPING) {
    const timeline = new Timeline(pearls, config, keeping);
    must(timeline.append({ seat: CHANCE, move: 'pearl 2' }));
    const mark = timeline.mark();
    must(timeline.append({ seat: 0, move: 'lamp' }));
    assert.equal(timeline.steps.length, 2);
    timeline.backTo(mark);
    must(timeline.append({ seat: 0, move: 'keep' }));
    assert.deepEqual(textOf(timeline.steps), ['-1 pearl 2', '0 keep']);
    demandSteps(timeline);
  }
});

test('a snapshot stays as it is when the timeline goes on', () => {
  for (const keeping of KEEPING) {
    const timeline = new Timeline(pearls, config, keeping);
    must(timeline.appendAll(entriesOf('* pearl 2', '0 lamp')));
    const { length, state, steps } = timeline.snapshot();
    const copy = state.slice();
    must(timeline.appendAll(entriesOf('0 keep', '* pearl 1', '0 undo 3')));
    assert.deepEqual([length, textOf(steps)], [2, ['-1 pearl 2', '0 lamp']]);
    assert.ok(sameState(state, copy));
  }
});

test('a page that keeps all positions gets the same array for the same moment', () => {
  const timeline = new Timeline(pearls, config, 'all');
  must(timeline.extend(entriesOf('* pearl 2', '0 lamp', '0 keep', '0 undo 1', '0 give')));
  for (let n = 0; n <= 5; n++) assert.equal(timeline.positionAt(n), timeline.positionAt(n), `after ${n} entries`);
  assert.equal(timeline.positionAt(5), timeline.state);
});

test('a preview plays moves without entering them, as far as they are legal', () => {
  const timeline = played('* pearl 2');
  const before = timeline.state.slice();
  const [lamp, keep] = timeline.preview([
    { seat: 0, move: 'lamp' },
    { seat: 0, move: 'keep' },
  ] as const);
  assert.ok(lamp && sameState(lamp, played('* pearl 2', '0 lamp').state));
  assert.ok(keep && sameState(keep, played('* pearl 2', '0 lamp', '0 keep').state));
  for (const bad of ['give', 'sing']) assert.equal(timeline.preview([{ seat: 1, move: bad }]).length, 0);
  assert.ok(sameState(timeline.state, before));
  assert.equal(timeline.length, 1);
});

test('what follows a preview is what would have followed without it', () => {
  for (const keeping of KEEPING)
    for (const line of ['0 lamp', '0 keep', '0 undo 1', '1 lamp']) {
      const timeline = new Timeline(pearls, config, keeping);
      must(timeline.append({ seat: CHANCE, move: 'pearl 2' }));
      const shown = timeline.preview([
        { seat: 0, move: 'lamp' },
        { seat: 0, move: 'keep' },
      ]);
      const copies = shown.map((s) => s.slice());
      const entries = entriesOf(line, ...(line === '0 undo 1' ? ['* pearl 1'] : []));
      must(timeline.appendAll(entries));
      assert.ok(sameState(timeline.state, must(replay(pearls, config, entriesOf('* pearl 2').concat(entries))).state), line);
      timeline.preview([{ seat: 0, move: 'give' }]);
      assert.ok(
        shown.every((s, i) => sameState(s, copies[i] ?? s)),
        'positions handed out do not change',
      );
    }
});

test('the entries of each seat are counted, undos and all', () => {
  const timeline = played('* pearl 2', '0 lamp', '1 lamp', '0 undo 1');
  const mark = timeline.mark();
  must(timeline.appendAll(entriesOf('0 keep', '* pearl 1')));
  assert.deepEqual(
    [CHANCE, 0, 1].map((seat) => timeline.countOf(seat)),
    [2, 3, 1],
  );
  timeline.backTo(mark);
  assert.deepEqual(
    [CHANCE, 0, 1].map((seat) => timeline.countOf(seat)),
    [1, 2, 1],
  );
});

test('the draws that stand are counted apart from all draws', () => {
  const timeline = played('* pearl 2', '0 keep', '* pearl 1', '0 undo 2');
  assert.deepEqual([timeline.draws, timeline.standingDraws], [2, 1]);
  const mark = timeline.mark();
  must(timeline.append({ seat: 0, undo: 1 }));
  assert.equal(timeline.standingDraws, 0);
  timeline.backTo(mark);
  assert.equal(timeline.standingDraws, 1);
});
