import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type MadeiraMove, moves } from './table.ts';

const structs = Array.from({ length: moves.count }, (_, move) => moves.struct(move));

test('a move says the same in text and in types', () => {
  const said: Readonly<Record<string, MadeiraMove>> = {
    'row 3': { kind: 'row', row: 3 },
    'die 2 special': { kind: 'die', value: 2, figure: 'special' },
    'pass I reals': { kind: 'pass reals', slot: 'I' },
    'pass III watch': { kind: 'pass watch', slot: 'III' },
    'to machico-12': { kind: 'to', place: 'machico-12' },
    'sail wine-5 more': { kind: 'sail more', slot: 'wine-5' },
    'buy wood forest': { kind: 'buy wood', place: 'forest' },
    'marker moinho casa': { kind: 'marker', from: 'moinho', to: 'casa' },
    'exchange wheat wine for sugar': { kind: 'exchange', first: 'wheat', second: 'wine', taken: 'sugar' },
    'roll pirates 1-3-3': { kind: 'roll pirates', dice: [1, 3, 3] },
    'lay guild-master': { kind: 'lay character', character: 'guild-master' },
  };
  for (const [text, struct] of Object.entries(said)) assert.deepEqual(moves.parse(text), struct);
});

test('no two moves have the same struct', () => {
  assert.equal(new Set(structs.map((struct) => JSON.stringify(struct))).size, moves.count);
});

test('every value of a move is in its text, in the order of the fields', () => {
  for (const [move, { kind: _, ...fields }] of structs.entries()) {
    const values = Object.values(fields).map((value) => (Array.isArray(value) ? value.join('-') : String(value)));
    const words = moves.text(move).split(' ');
    let from = 0;
    for (const value of values) from = words.indexOf(value, from) + 1 || assert.fail(`${moves.text(move)}: ${value}`);
  }
});
