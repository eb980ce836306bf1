import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LogLine } from '../session/log-book.ts';
import type { Words } from '../session/table.svelte.ts';
import { calledBy, lineParts, wholeLine } from './line-text.ts';

const line = (text: string, more: Partial<LogLine> = {}): LogLine => ({ at: 1, seat: 0, text, followed: false, ...more });

test('the reader has the word of the language, the others have their names', () => {
  const names = ['Ada', 'Bo'];
  const words = { you: 'You' } as Words;
  const called = (reader?: number) => [0, 1, -1].map((seat) => calledBy({ names, reader }, words, seat));
  assert.deepEqual(called(1), ['Ada', 'You', '']);
  assert.deepEqual(called(), ['Ada', 'Bo', '']);
  assert.equal(calledBy({ names, reader: 0 }, {} as Words, 0), 'Ada');
});

test('the name stands in front of what was done', () => {
  assert.deepEqual(lineParts(line('take row 3.'), 'You'), { name: 'You', rest: ' take row 3.' });
  assert.deepEqual(lineParts(line('Guild dice: 1.'), ''), { name: '', rest: 'Guild dice: 1.' });
});

test('a sentence that opens with the name is parted after it, and not within a word', () => {
  const followed = { followed: true };
  assert.deepEqual(lineParts(line('Te 2 telepest kapsz.', followed), 'Te'), { name: 'Te', rest: ' 2 telepest kapsz.' });
  assert.deepEqual(lineParts(line('Telepesek jönnek.', followed), 'Te'), { name: '', rest: 'Telepesek jönnek.' });
  assert.deepEqual(lineParts(line('The factory pays you.', followed), 'You'), { name: '', rest: 'The factory pays you.' });
});

test('a move in one text has who made it, unless it only had consequences', () => {
  assert.equal(wholeLine({ did: 'take row 3.', followed: [{ text: 'Bo loses.' }] }, 'You'), 'You take row 3. Bo loses.');
  assert.equal(wholeLine({ did: '', followed: [{ text: 'Bo loses.' }] }, 'You'), 'Bo loses.');
});
