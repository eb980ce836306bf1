import assert from 'node:assert/strict';
import test from 'node:test';
import { plainName } from './plain-name.ts';

test('a name stays as it is, in any script', () => {
  for (const name of ['Inês', 'Ödön the 2nd', '李小龍', 'נועה', '<b>Ada</b>']) assert.equal(plainName(name), name);
});

test('what turns, hides or stacks letters goes, and so does what is too long', () => {
  assert.equal(plainName('\u202Egnp.exe'), 'gnp.exe');
  assert.equal(plainName(' a\u0007\u200B  b\n'), 'a b');
  assert.equal(plainName(`e${'\u0323'.repeat(50)}`).length, 3);
  assert.equal(plainName('x'.repeat(5000)), 'x'.repeat(40));
  assert.equal(plainName(`${'x'.repeat(39)}😀`), 'x'.repeat(39));
});
