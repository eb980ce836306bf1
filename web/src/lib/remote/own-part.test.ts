import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  CHANCE,
  commitmentTo,
  type Entry,
  type FairnessRecord,
  fairOutcome,
  isChance,
  must,
  NO_PART,
  parseGameFile,
  partOf,
  readConfig,
  shufflerOf,
  Timeline,
} from '@caravel/core';
import { madeira } from '@caravel/madeira';
import { puertoRico } from '@caravel/puerto-rico';
import { duePromise, dueReveal, type OwnPart } from './own-part.ts';
import { sealOf } from './seal.ts';

const SECRET = '5e'.repeat(32);
const [A, B] = ['aa'.repeat(32), 'bb'.repeat(32)];
const COMMITMENT = commitmentTo(SECRET);
const PARTS = [partOf(COMMITMENT, 0, A), partOf(COMMITMENT, 1, B)];
const seats = ['anna', 'bob'].map((user) => ({ kind: 'person' as const, name: user, user }));
const OPEN = { status: 'open' as const, seats, scheme: 2 as const, commitment: COMMITMENT, contributions: ['', ''] };
const before = { ...OPEN, parts: [NO_PART, NO_PART] };
const fixed = { ...OPEN, parts: PARTS, awaits: { what: 'reveals' as const, until: 1 } };
const own: OwnPart = { commitment: COMMITMENT, seat: 0, contribution: A, at: 7 };

const promised = (info: Parameters<typeof duePromise>[0], kept?: OwnPart): OwnPart | undefined => duePromise(info, 0, kept, () => A, 7);

test('a part is promised once one sits at a table with a commitment, and stays the same when asked again', () => {
  assert.deepEqual(promised(before), own);
  assert.equal(promised(before, { ...own, contribution: B })?.contribution, B);
  assert.deepEqual(promised(before, { ...own, seat: 1, contribution: B }), own, 'another seat needs another part');
});

test('nothing is promised twice, too late, on real dice, or on a commitment that has changed', () => {
  assert.equal(promised({ ...before, parts: PARTS }), undefined);
  assert.equal(promised({ ...fixed, parts: [NO_PART, NO_PART] }), undefined);
  assert.equal(promised({ ...before, status: 'running' }), undefined);
  const { commitment, scheme, ...manual } = before;
  assert.equal(promised(manual), undefined);
  assert.equal(promised(before, { ...own, commitment: B }), undefined);
});

test('a contribution is shown only when all parts are fixed, and the parts are kept', () => {
  assert.deepEqual(dueReveal(fixed, 0, own), { ...own, parts: PARTS });
  assert.equal(dueReveal({ ...before, parts: PARTS }, 0, own), undefined);
  assert.equal(dueReveal({ ...before, parts: PARTS, awaits: { what: 'promises', until: 1 } }, 0, own), undefined);
  assert.equal(dueReveal({ ...fixed, contributions: [A, ''] }, 0, own), undefined);
  assert.equal(dueReveal(fixed, 0, undefined), undefined);
});

test('a contribution is not shown to a server that shows something else than before', () => {
  assert.equal(dueReveal({ ...fixed, commitment: B }, 0, own), undefined);
  assert.equal(dueReveal({ ...fixed, parts: PARTS.toReversed() }, 0, own), undefined);
  assert.equal(dueReveal({ ...fixed, parts: PARTS.with(1, 'ee'.repeat(32)) }, 0, { ...own, parts: PARTS }), undefined);
});

const record: FairnessRecord & { secret: string } = {
  scheme: 2,
  commitment: COMMITMENT,
  parts: PARTS,
  contributions: [A, B],
  secret: SECRET,
};
const config = must(readConfig(puertoRico, { players: 2 }));
const entries: Entry[] = [];
const timeline = new Timeline(puertoRico, config);
for (const shuffler = shufflerOf(SECRET, record); isChance(puertoRico, timeline.state); ) {
  const entry = { seat: CHANCE, move: puertoRico.moves.text(fairOutcome(puertoRico, timeline.state, shuffler, timeline.draws)) };
  must(timeline.append(entry));
  entries.push(entry);
}
const played = { game: puertoRico, config, entries };
const revealed: OwnPart = { ...own, parts: PARTS, isRevealed: true };

test('the seal says how many parts are in, and whether the own one is', () => {
  const proof = { scheme: 2, draws: entries.length, parts: 2, people: 2 };
  assert.deepEqual(sealOf(played, record, revealed), { proof, own: 'in' });
  assert.deepEqual(sealOf(played, record, undefined), { proof, own: 'none' });
  assert.deepEqual(sealOf(played, record, { ...own, contribution: B }), { proof, own: 'out' });
});

test('whatever is not as this browser saw it breaks the seal', () => {
  assert.deepEqual(sealOf(played, record, { ...revealed, commitment: B }), { failure: 'commitment' });
  assert.deepEqual(sealOf(played, record, { ...revealed, parts: PARTS.toReversed() }), { failure: 'parts' });
  assert.deepEqual(sealOf(played, { ...record, contributions: ['', B] }, revealed), { failure: 'own' });
  const other = sealOf({ ...played, entries: entries.toReversed() }, record, revealed);
  assert.ok('failure' in other && other.failure === 'draws');
  const sealed = sealOf(played, { ...record, contributions: [A, A] }, revealed);
  assert.ok('failure' in sealed && sealed.failure === 'draws');
});

test('a whole game is checked draw by draw, and comes to the recorded number of them', () => {
  const text = readFileSync(new URL('../../../../games/madeira/games/2nd-4-players.caravel', import.meta.url), 'utf8');
  const file = must(parseGameFile(text, () => madeira));
  const seal = sealOf(file, file.fairness as FairnessRecord, undefined);
  assert.ok('proof' in seal);
  assert.deepEqual([seal.proof.scheme, seal.proof.draws], [1, file.entries.filter(({ seat }) => seat === CHANCE).length]);
});
