import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { readConfig } from './config.ts';
import { type FairnessRecord, verifyFairness } from './fairness.ts';
import { CHANCE } from './game.ts';
import type { Entry } from './log.ts';
import { commitmentTo, NO_PART, partOf } from './promises.ts';
import { must, writeProblem } from './result.ts';
import { fairOutcome, shufflerOf } from './shuffler.ts';
import { pearls } from './testing/pearls.ts';
import { randomTimeline } from './testing/random-timeline.ts';

const SECRET = 'c0ffee00'.repeat(8);
const COMMITMENT = commitmentTo(SECRET);
const CONTRIBUTIONS = ['a1'.repeat(32), '', '03'.repeat(32)];
const PARTS = CONTRIBUTIONS.map((contribution, seat) => (contribution ? partOf(COMMITMENT, seat, contribution) : 'ff'.repeat(32)));
const config = must(readConfig(pearls, { players: 3 }));

/** A table with its secret shown. */
type Shown = FairnessRecord & { secret: string };
const first: Shown = { scheme: 1, commitment: COMMITMENT, parts: [], contributions: CONTRIBUTIONS, secret: SECRET };
/** Three people; the second promised and did not reveal. */
const second: Shown = { ...first, scheme: 2, parts: PARTS };

/** An honest table: a random game with undos, every draw by the shuffler. */
const honest = (seed: number, record: Shown = second): readonly Entry[] => {
  const shuffler = shufflerOf(record.secret, record);
  return randomTimeline(pearls, config, seed, (s, draws) => fairOutcome(pearls, s, shuffler, draws)).entries;
};

const problemOf = (entries: readonly Entry[], fairness: FairnessRecord): string => {
  const result = verifyFairness(pearls, config, entries, fairness);
  assert.ok(!result.ok, 'the log was accepted');
  return writeProblem(result.problem);
};

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');

test('the commitment is the SHA-256 of the bytes of the secret', () => {
  assert.equal(COMMITMENT, sha256(Buffer.from(SECRET, 'hex')));
});

test('a part is a SHA-256 that holds table, seat and contribution', () => {
  assert.equal(partOf('aa', 2, 'bb'), sha256('caravel part|aa|2|bb'));
});

test('an honest log is accepted, with draws taken back and drawn again; the proof says what is in', () => {
  let redrawn = 0;
  fc.assert(
    fc.property(fc.nat(), fc.boolean(), (seed, isFirst) => {
      const entries = honest(seed, isFirst ? first : second);
      const draws = entries.filter(({ seat }) => seat === CHANCE).length;
      const proof = isFirst ? { scheme: 1, draws, parts: 2 } : { scheme: 2, draws, parts: 2, people: 3 };
      assert.deepEqual(verifyFairness(pearls, config, entries, isFirst ? first : second), { ok: true, value: proof });
      redrawn += draws - 9;
    }),
    { numRuns: 30 },
  );
  assert.ok(redrawn > 0, 'no draw was ever taken back');
});

test('a changed outcome is named with its entry', () => {
  const entries = honest(1);
  const at = entries.findIndex(({ seat }) => seat === CHANCE);
  const honestMove = (entries[at] as { move: string }).move;
  const move = honestMove === 'pearl 3' ? 'pearl 2' : 'pearl 3';
  const changed = entries.with(at, { seat: CHANCE, move });
  assert.equal(problemOf(changed, second), `entry ${at + 1}: draw 1 was '${move}', the shuffler gives '${honestMove}'`);
});

test('the secret must be there and belong to the commitment', () => {
  const { secret: _, ...sealed } = second;
  assert.equal(problemOf(honest(1), sealed), 'the secret is not revealed yet');
  assert.equal(problemOf(honest(1), { ...second, secret: '00'.repeat(32) }), 'the secret does not belong to the commitment');
});

test('scheme 1: another secret with its own commitment, or another contribution, gives other draws', () => {
  const secret = '00'.repeat(32);
  const entries = honest(1, first);
  assert.match(problemOf(entries, { ...first, secret, commitment: commitmentTo(secret) }), /the shuffler gives/);
  assert.match(problemOf(entries, { ...first, contributions: ['a1b3', '', '0304'] }), /the shuffler gives/);
});

test('people without a part are counted, bots are not', () => {
  const record: Shown = { ...second, parts: [PARTS[0] as string, NO_PART, ''], contributions: [CONTRIBUTIONS[0] as string, '', ''] };
  assert.deepEqual(must(verifyFairness(pearls, config, honest(1, record), record)), { scheme: 2, draws: 17, parts: 1, people: 2 });
});

const OTHER = 'e7'.repeat(32);
const BROKEN = /is not the one that was promised|does not belong|the shuffler gives|not one part/;

test('scheme 2: whatever is changed after the promises is found', () => {
  const { contributions } = second;
  const changes: readonly Partial<FairnessRecord>[] = [
    { scheme: 1 },
    { secret: OTHER },
    { commitment: OTHER },
    { secret: OTHER, commitment: commitmentTo(OTHER) },
    ...[0, 1, 2].flatMap((seat) => [
      { contributions: contributions.with(seat, OTHER) },
      { parts: PARTS.with(seat, OTHER) },
      { contributions: contributions.with(seat, OTHER), parts: PARTS.with(seat, partOf(COMMITMENT, seat, OTHER)) },
      { parts: PARTS.with(seat, NO_PART), contributions: contributions.with(seat, '') },
    ]),
    { contributions: contributions.toReversed() },
    { parts: PARTS.toReversed(), contributions: contributions.toReversed() },
    { parts: [], contributions: [] },
    { parts: PARTS.slice(0, 2), contributions: contributions.slice(0, 2) },
  ];
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(...changes), (seed, change) => {
      assert.match(problemOf(honest(seed), { ...second, ...change }), BROKEN, JSON.stringify(change));
    }),
    { numRuns: 100, seed: 2 },
  );
});

test('scheme 2: who comes last and knows the secret has nothing to try: a promise cannot be met by another contribution', () => {
  const tried = Array.from({ length: 200 }, (_, i) => i.toString(16).padStart(64, '0'));
  const accepted = tried.filter((contribution) => {
    const contributions = second.contributions.with(1, contribution);
    return verifyFairness(pearls, config, honest(1, { ...second, contributions }), { ...second, contributions }).ok;
  });
  assert.deepEqual(accepted, []);
});

test('a promise copied from another seat or another table cannot be met', () => {
  const copied = { ...second, parts: PARTS.with(1, PARTS[0] as string), contributions: CONTRIBUTIONS.with(1, CONTRIBUTIONS[0] as string) };
  assert.equal(problemOf(honest(1, copied), copied), 'the contribution of seat 1 is not the one that was promised');
  const moved: Shown = { ...second, secret: OTHER, commitment: commitmentTo(OTHER) };
  assert.equal(problemOf(honest(1, moved), moved), 'the contribution of seat 0 is not the one that was promised');
});

test('a draw left out or taken twice is found', () => {
  const entries = honest(1);
  const first = entries.findIndex(({ seat }) => seat === CHANCE);
  assert.match(problemOf(entries.toSpliced(first, 1), second), /^entry \d+: /);
  assert.match(problemOf(entries.toSpliced(first, 0, entries[first] as Entry), second), /^entry \d+: /);
});

test('a malformed log is refused, and the check comes to an end', () => {
  const [start] = honest(1) as [Entry];
  const rows: readonly (readonly [entry: Entry, problem: RegExp])[] = [
    [{ seat: CHANCE, move: 'pearl 1' }, /^entry 2: 'pearl 1' is not possible now \(rule P1\)$/],
    [{ seat: CHANCE, move: 'no move' }, /^entry 2: 'no move' is not a move of pearls$/],
    [{ seat: CHANCE, undo: 1 }, /^entry 2: there is no seat -1 to undo$/],
    [{ seat: 7, move: 'keep' }, /^entry 2: there is no seat 7$/],
    [{ seat: 1, move: 'keep' }, /^entry 2: 'keep' is not possible for seat 1 out of turn/],
    [{ seat: 0, undo: 2 }, /^entry 2: there are 1 moves, not 2, to undo$/],
  ];
  for (const [entry, problem] of rows) assert.match(problemOf([start, entry], second), problem);
});
