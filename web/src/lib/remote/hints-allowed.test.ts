import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hintsAllowed } from './hints-allowed.ts';

const PERSON = (user: string) => ({ kind: 'person' as const, name: user, user });
const BOT = { kind: 'bot' as const, name: 'beginner', level: 'beginner' as const };
const ALONE = { status: 'running' as const, rated: false, hints: false, seats: [PERSON('anna'), BOT] };
const TWO = { ...ALONE, seats: [PERSON('anna'), PERSON('bob'), BOT] };

test('alone with bots there are hints, unless the game is rated', () => {
  assert.equal(hintsAllowed(ALONE), true);
  assert.equal(hintsAllowed({ ...ALONE, rated: true }), false);
  assert.equal(hintsAllowed({ ...ALONE, day: { day: 1, closes: 2 } }), false);
});

test('between people there are hints only where the table says so, and in a rated game never', () => {
  assert.equal(hintsAllowed(TWO), false);
  assert.equal(hintsAllowed({ ...TWO, hints: true }), true);
  assert.equal(hintsAllowed({ ...TWO, hints: true, rated: true }), false);
});

test('when the game is over everybody may ask', () => {
  assert.equal(hintsAllowed({ ...TWO, rated: true, status: 'finished' }), true);
});
