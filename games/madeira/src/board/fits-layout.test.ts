/** Whatever the schema lets in fits the position: every list its row, every number and word its cell. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writeProblem } from '@caravel/core';
import { faultyWrites } from '@caravel/core/testing';
import { madeira } from '../index.ts';
import { layBoard } from '../phases/a-setup/lay-board.ts';
import * as on from '../state/layout.ts';
import { SLOTS_EACH } from '../state/places.ts';
import { type Board, type Heads, isOpen, PLAYER_COUNTS } from './board.ts';
import { DEFAULT_BOARD } from './default-board.ts';
import { readBoard } from './read-board.ts';
import { BOARD_SCHEMA } from './schema.ts';
import type { Schema } from './validate.ts';

/** What the schema lets in at most, or at least: every list as long, every number as large; of words the first or last. */
const extreme = (schema: Schema, isMost: boolean): unknown => {
  switch (schema.type) {
    case 'integer':
      return isMost ? schema.maximum : schema.minimum;
    case 'string':
      return schema.enum?.at(isMost ? -1 : 0) ?? 'a board';
    case 'array':
      return Array.from({ length: isMost ? schema.maxItems : schema.minItems }, () => extreme(schema.items, isMost));
    case 'object':
      return Object.fromEntries(Object.entries(schema.properties).map(([name, part]) => [name, extreme(part, isMost)]));
  }
};

const faultsOf = (board: Board, players: number): string[] => {
  const s = new Int16Array(on.layout.size);
  on.players.set(s, players);
  return faultyWrites(on.layout, on, () => layBoard(s, board));
};

test('every list of the schema fits its row, every number and word its cell', () => {
  for (const players of PLAYER_COUNTS)
    for (const isMost of [true, false]) assert.deepEqual(faultsOf(extreme(BOARD_SCHEMA, isMost) as Board, players), []);
});

test('the watch sees a list that is too long and a number that is too large', () => {
  const levels = Array.from({ length: on.millLevels.length + 1 }, (_, i) => i);
  assert.deepEqual(faultsOf({ ...DEFAULT_BOARD, windmill: { levels, start: 0 } }, 2), [
    `millLevels[${levels.length - 1}] = ${levels.length - 1}`,
  ]);
  assert.deepEqual(faultsOf({ ...DEFAULT_BOARD, passing: [40_000, 0, 0, 0] }, 2), ['passReals[0] = 40000']);
});

test('a windmill with more levels than there is room for is refused where the table is made', () => {
  const withLevels = (count: number) => ({ ...DEFAULT_BOARD, windmill: { levels: Array.from({ length: count }, (_, i) => i), start: 0 } });
  assert.ok(readBoard(withLevels(on.millLevels.length)).ok);
  const read = madeira.options.board?.read(JSON.parse(JSON.stringify(withLevels(13))), 2);
  assert.ok(read && !read.ok);
  assert.equal(writeProblem(read.problem), 'windmill.levels: must be a list of 2 to 12, not a list of 13');
});

/** Every way to print heads on so many slots. */
const headsOn = (count: number, kinds: readonly (Heads | undefined)[]): (Heads | undefined)[][] =>
  count === 0 ? [[]] : headsOn(count - 1, kinds).flatMap((rest) => kinds.map((heads) => [...rest, heads]));

test('no market and no colony of a board that is taken has more open slots than its own row', () => {
  const { slots } = DEFAULT_BOARD.markets.sugar;
  let taken = 0;
  for (const heads of headsOn(slots.length, [undefined, '3+', '2'])) {
    const printed = slots.map(({ goods, reals }, i) => ({
      ...{ goods, reals },
      ...(heads[i] ? { heads: heads[i] } : {}),
      ...(heads[i] === '2' ? { or: { goods: goods + 1, reals } } : {}),
    }));
    if (!readBoard({ ...DEFAULT_BOARD, markets: { ...DEFAULT_BOARD.markets, sugar: { slots: printed } } }).ok) continue;
    taken++;
    for (const players of PLAYER_COUNTS) assert.ok(heads.filter((one) => isOpen(one, players)).length <= SLOTS_EACH);
  }
  assert.ok(taken > 0);
  for (const { slots: landing } of Object.values(DEFAULT_BOARD.colonies)) assert.ok(landing.length <= SLOTS_EACH);
});
