import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mutantsOf, mutated } from './mutations.ts';

const changed = (text: string): string[] => mutantsOf('a.ts', text).map((mutant) => mutated(text, mutant));

test('comparisons, sums, numbers, negations, constants and calls are changed one at a time', () => {
  assert.deepEqual(changed('const a = b < 3;'), ['const a = b <= 3;', 'const a = b < 4;']);
  assert.deepEqual(changed('const a = Math.min(b, c + d);'), ['const a = Math.max(b, c + d);', 'const a = Math.min(b, c - d);']);
  assert.deepEqual(changed('if (!a && b) pay(s);'), ['if (!a || b) pay(s);', 'if (a && b) pay(s);', 'if (!a && b) ;']);
  assert.deepEqual(changed('const isOn = true;'), ['const isOn = false;']);
});

test('types, imports, sums of texts and errors for programmers are left alone', () => {
  assert.deepEqual(
    changed("import { a } from 'b'; type A = 1 | 2; interface B { c: 3 }\nconst t = 'a' + b;\nthrow new Error('x' + 1);"),
    [],
  );
});

test('a mutant says where it is', () => {
  assert.deepEqual(mutantsOf('games/a.ts', '\n  a += b;'), [{ path: 'games/a.ts', line: 2, start: 5, end: 7, from: '+=', to: '-=' }]);
});
