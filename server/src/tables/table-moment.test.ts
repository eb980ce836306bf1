import assert from 'node:assert/strict';
import { test } from 'node:test';
import { puertoRico } from '@caravel/puerto-rico';
import type { Live } from '../model/table.ts';
import { atMoment, isSameBesideMoment } from './table-moment.ts';

const LIVE: Live = { seats: [], muted: [] };
const state = puertoRico.setup({ rules: 'standard', players: 2, options: {} });

test('the record changes with the phase, and is the same object where the phase is the same', () => {
  const live = atMoment(LIVE, puertoRico, state);
  assert.deepEqual(live.moment, puertoRico.moment?.(state));
  assert.equal(atMoment(live, puertoRico, state), live);
  const { moment, ...older } = puertoRico;
  assert.equal(atMoment(LIVE, older, state), LIVE);
});

test('a new phase alone is no news, anything else is', () => {
  const live = atMoment(LIVE, puertoRico, state);
  assert.ok(isSameBesideMoment(live, live));
  assert.ok(isSameBesideMoment(live, LIVE));
  assert.ok(!isSameBesideMoment({ ...live, rematch: 'a' }, live));
  assert.ok(!isSameBesideMoment({ ...live, rematch: 'a' }, LIVE));
  assert.ok(!isSameBesideMoment({ ...LIVE, moment: { round: 9, phase: 'captain' }, muted: ['b'] }, live));
});
