/** What is quoted before a choice is what is paid for it, whichever Wood is bought where. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasTurn, legalMoves, must, readConfig, type Seat, type State } from '@caravel/core';
import { walk } from '@caravel/core/testing';
import { madeira } from './index.ts';
import { BUY, type MadeiraMove, moves } from './moves/table.ts';
import * as on from './state/layout.ts';
import { FIELDS, HOME_SLOT } from './state/places.ts';
import { BUY_WOOD } from './state/steps.ts';
import { position } from './testing/position.ts';
import type { SlotView } from './view.ts';
import { quoteWood } from './wood-quote.ts';

interface Deal {
  readonly wood: number;
  /** Reals that come with it, sooner or later in the turn. */
  readonly arriving: number;
}

const slotNamed = (s: State, name: string): SlotView | undefined =>
  madeira
    .describe(s, 0)
    .markets.flatMap(({ slots }) => slots)
    .find(({ slot }) => slot === name);

const sailed = (s: State, move: MadeiraMove, isFromHome: boolean): Deal => {
  const slot = 'slot' in move ? slotNamed(s, move.slot) : undefined;
  const reals = move.kind === 'sail more' ? slot?.more?.reals : slot?.reals;
  return { wood: isFromHome ? 1 : 0, arriving: reals ?? 0 };
};

const districtWood = (s: State, favor: string): number =>
  madeira
    .describe(s, 0)
    .cities.flatMap(({ districts }) => districts)
    .find((district) => district.favor === favor)?.wood ?? 0;

/** What a move discards Wood for; undefined for one that discards none. */
const dealOf = (s: State, move: MadeiraMove): Deal | undefined => {
  if (move.kind === 'favor') return { wood: districtWood(s, move.favor), arriving: 0 };
  if (move.kind === 'upkeep') return { wood: move.wood, arriving: 0 };
  if (move.kind === 'sail' || move.kind === 'sail more') return sailed(s, move, on.lifted(s) === HOME_SLOT);
  if (move.kind !== 'ship') return undefined;
  const next = madeira.describe(s, 0).ahead.leads.find((lead) => lead.move === move)?.next ?? [];
  return next.length === 1 ? sailed(s, next[0] as MadeiraMove, move.from === 'home') : undefined;
};

/** RU9: what a seat has, owes and is promised. */
const purse = (s: State, seat: Seat): number => on.reals(s, seat) - on.debt(s) + on.incoming(s);

const woodOnFields = (s: State): number => Array.from({ length: FIELDS }, (_, field) => on.fieldWood(s, field)).reduce((a, b) => a + b);

/** Plays the move and, wherever it is asked, buys at the last source on offer: another than the rules would take by themselves. */
const paid = (s: State, seat: Seat, move: number): State => {
  const after = s.slice();
  madeira.apply(after, seat, move);
  while (on.step(after) === BUY_WOOD)
    madeira.apply(
      after,
      seat,
      legalMoves(madeira, after, seat)
        .filter((id) => BUY.has(id))
        .at(-1) ?? -1,
    );
  return after;
};

type Kind = 'favor' | 'upkeep' | 'sail';
const kindOf = ({ kind }: MadeiraMove): Kind => (kind === 'favor' || kind === 'upkeep' ? kind : 'sail');

/** Compares a quote with what the move takes; whether Wood was bought. */
const check = (s: State, seat: Seat, id: number, deal: Deal): boolean => {
  const view = madeira.describe(s, seat);
  const { fromHome, toBuy, reals } = quoteWood(view, seat, deal.wood);
  const after = paid(s, seat, id);
  const taken = woodOnFields(s) - woodOnFields(after);
  assert.equal(on.wood(s, seat) - on.wood(after, seat), fromHome, moves.text(id));
  assert.equal(purse(s, seat) + deal.arriving - purse(after, seat), reals, moves.text(id));
  // The Forest never runs out: nobody counts what it gives.
  assert.ok(view.forest.includes(seat) ? taken <= toBuy : taken === toBuy, moves.text(id));
  return toBuy > 0;
};

for (const rules of madeira.ruleSets)
  test(`DW1 DW2 DW3 RU7 V10 in random games by ${rules} the Wood and Reals quoted before are those paid after`, () => {
    const bought: Record<Kind, number> = { favor: 0, upkeep: 0, sail: 0 };
    const config = (players: number) => must(readConfig(madeira, { players, rules }));
    for (const players of [2, 3, 4])
      for (let seed = 1; seed <= 30; seed++)
        walk(madeira, config(players), seed, (s) => {
          const seat = on.actor(s);
          if (!hasTurn(on.turn(s), seat)) return;
          for (const id of legalMoves(madeira, s, seat)) {
            const deal = dealOf(s, moves.struct(id));
            if (deal && check(s, seat, id, deal)) bought[kindOf(moves.struct(id))]++;
          }
        });
    for (const [kind, count] of Object.entries(bought)) assert.ok(count >= 10, `${kind}: Wood was bought ${count} times`);
  });

test('DW1 DW2 DW3 home Wood goes first, the rest is bought at the price of so many', () => {
  const view = madeira.describe(position({ seats: [{ wood: 1, workers: ['forest'] }] }), 0);
  assert.deepEqual(quoteWood(view, 0, 1), { fromHome: 1, toBuy: 0, reals: 0 });
  assert.deepEqual(quoteWood(view, 0, 5), { fromHome: 1, toBuy: 4, reals: 10 });
});

test('RU8 there is no price for a seventh piece', () => {
  const view = madeira.describe(position({ seats: [{ workers: ['forest'] }] }), 0);
  assert.deepEqual(quoteWood(view, 0, 7), { fromHome: 0, toBuy: 7, reals: undefined });
});
