import assert from 'node:assert/strict';
import { test } from 'node:test';
import { legalMoves, must, readConfig, type State, structOf } from '@caravel/core';
import { walk } from '@caravel/core/testing';
import { madeira } from '../index.ts';
import { moves } from '../moves/table.ts';
import * as on from '../state/layout.ts';
import { play, position } from '../testing/position.ts';
import type { LeadView } from '../view.ts';

const ASKS_ON = ['ship to', 'worker to', 'lady'];
const legalStructs = (s: State, seat: number) => legalMoves(madeira, s, seat).map((move) => moves.struct(move));
const idOf = (lead: LeadView, s: State): number => legalMoves(madeira, s, on.actor(s)).find((id) => moves.struct(id) === lead.move) ?? -1;

/** What the rules make of the first move: they ask for one of several, or the only one is done at once. */
const faultsOf = (s: State, lead: LeadView): string[] => {
  const seat = on.actor(s);
  const after = s.slice();
  madeira.apply(after, seat, idOf(lead, s));
  const isAsked = ASKS_ON.includes(madeira.describe(after, seat).turn.step);
  if (lead.next.length === 0 || isAsked !== lead.next.length > 1) return [`${JSON.stringify(lead)}: asked ${isAsked}`];
  const answers = legalStructs(after, seat).filter(({ kind }) => ['sail', 'sail more', 'to', 'lady'].includes(kind));
  if (isAsked) assert.deepEqual(lead.next, answers);
  return [];
};

for (const rules of madeira.ruleSets)
  test(`CO1 ST1 MA1 C9 F-lady F-scout in random games by ${rules} every piece leads where the rules let it go`, () => {
    let count = 0;
    for (const players of [2, 3, 4])
      walk(madeira, must(readConfig(madeira, { players, rules })), players, (s) => {
        const { turn, ahead } = madeira.describe(s, 0);
        const ways = new Set(ahead.leads.map(({ move }) => move));
        if (turn.step === 'ship' || turn.step === 'worker')
          for (const move of legalStructs(s, on.actor(s)))
            assert.equal(ways.has(move), ['ship', 'worker', 'citizen'].includes(move.kind), move.kind);
        assert.deepEqual(
          ahead.leads.flatMap((lead) => faultsOf(s, lead)),
          [],
        );
        count += ahead.leads.length;
      });
    assert.ok(count > 200, String(count));
  });

const CHARACTERS = { moinho: 'steward', capitania: 'commander', alfandega: 'mayor', casa: 'guild-master' } as const;

test('CO1 a Ship that has one place to go names it before it goes there', () => {
  const s = play(position({ characters: CHARACTERS, seats: [{ dice: [3], goods: { sugar: 1 }, wood: 1 }] }), '0 die 3 commander', '0 act');
  const { leads } = madeira.describe(s, 0).ahead;
  assert.deepEqual(leads, [{ move: structOf(moves, 'ship home'), next: [structOf(moves, 'sail sugar-1')] }]);
});

test('F-lady the only building with a Worker in its region is named before she is used', () => {
  const s = position({ characters: CHARACTERS, seats: [{ reals: 4, workers: ['1a'], dice: [3], favors: { lady: 'up' } }] });
  const { leads } = madeira.describe(s, 0).ahead;
  assert.deepEqual(leads, [{ move: structOf(moves, 'use lady'), next: [structOf(moves, 'lady alfandega')] }]);
});

test('B5 GM1 CO1 a character that would be of no use is known before the die is placed, to the one who places it', () => {
  const s = position({ characters: CHARACTERS, seats: [{ dice: [3], workers: ['1a'] }] });
  assert.deepEqual(madeira.describe(s, 0).ahead.idle, [
    { building: 'capitania', rule: 'CO1' },
    { building: 'casa', rule: 'GM1' },
  ]);
  assert.deepEqual(madeira.describe(s, 1).ahead.idle, []);
});

for (const rules of madeira.ruleSets)
  test(`B5 in random games by ${rules} a character said to be of no use is of none once a guild die lies there`, () => {
    let count = 0;
    walk(madeira, must(readConfig(madeira, { players: 3, rules })), 5, (s, step) => {
      const text = step ? moves.text(step.move) : '';
      if (!step || !/^die /.test(text)) return;
      const { idle, leads } = madeira.describe(s, step.seat).ahead;
      assert.ok(leads.every(({ move }) => move.kind === 'use'));
      const after = s.slice();
      madeira.apply(after, step.seat, step.move);
      const { turn } = madeira.describe(after, step.seat);
      if (turn.step !== 'character' || turn.dieOn === undefined) return;
      const figure = madeira.describe(s, step.seat).buildings.find(({ building }) => building === turn.dieOn)?.character;
      const canAct = legalStructs(after, step.seat).some(({ kind }) => kind === 'act');
      assert.equal(canAct, figure !== undefined && !idle.some(({ building }) => building === turn.dieOn), text);
      count++;
    });
    assert.ok(count > 5, String(count));
  });
