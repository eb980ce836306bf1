import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OPCODE, readFrames } from '../../test/bench/frames.ts';
import { textFrame } from './frame.ts';

const LENGTHS = [0, 1, 125, 126, 127, 65_535, 65_536, 300_000];

test('a text of any length is one frame that says what it holds', () => {
  for (const length of LENGTHS)
    for (const letter of ['x', 'ß', '€']) {
      const text = letter.repeat(length);
      const frame = textFrame(text);
      const received: string[] = [];
      const rest = readFrames(frame, ({ opcode, payload, size }) => {
        assert.deepEqual([opcode, size], [OPCODE.text, frame.length]);
        received.push(payload.toString());
      });
      assert.deepEqual(received, [text]);
      assert.equal(rest.length, 0);
    }
});

test('frames that arrive in pieces are read when they are whole', () => {
  const bytes = Buffer.concat([textFrame('one'), textFrame('two'.repeat(100)), textFrame('three')]);
  const received: string[] = [];
  let rest: Buffer = Buffer.alloc(0);
  for (const byte of bytes)
    rest = readFrames(Buffer.concat([rest, Buffer.from([byte])]), ({ payload }) => received.push(payload.toString()));
  assert.deepEqual(received, ['one', 'two'.repeat(100), 'three']);
});
