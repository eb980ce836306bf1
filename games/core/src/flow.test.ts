import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Decision, movesOf } from './decision.ts';
import { type FlowPlan, makeFlow, waitsOf } from './flow.ts';
import { CHANCE, CHANCE_TURN, OVER, type Seat } from './game.ts';
import { LayoutPlan, type State } from './layout.ts';
import { defineMoves, type Move } from './moves.ts';

/** Two seats in turn: chance tosses 1 or 2, the seat takes as many stones of six or one fewer; any seat may wave while there are stones. */
const plan = new LayoutPlan();
const step = plan.cell('step');
const turn = plan.cell('turn');
const stones = plan.cell('stones');
const toss = plan.cell('toss');
const actor = plan.cell('actor');
const waves = plan.cell('waves');
const layout = plan.done();

const { moves, groups } = defineMoves({ take: { stones: [0, 1, 2] }, wave: {}, toss: { face: [1, 2] } });
const [TAKE, WAVE, TOSS] = [groups.take, groups.wave.first, groups.toss];
const [TOSSING, TAKING, FINISHED] = [0, 1, 2];
const { awaitSeat, awaitChance, awaitNobody } = waitsOf(step, turn);

const taking: Decision = {
  moves: movesOf(TAKE),
  whyNot(s, _seat, move) {
    if (!TAKE.has(move)) return 'T1';
    const amount = TAKE.index(move);
    if (amount > stones(s)) return 'T2';
    return amount === toss(s) || amount === toss(s) - 1 ? undefined : 'T3';
  },
  apply(s, seat, move) {
    stones.add(s, -TAKE.index(move));
    actor.set(s, 1 - seat);
    awaitNobody(s, TAKING);
  },
};

const waving: Decision = {
  moves: movesOf(WAVE),
  whyNot: (s) => (stones(s) > 0 ? undefined : 'W1'),
  apply: (s) => waves.add(s, 1),
};

const PLAN: FlowPlan = {
  layout,
  moves,
  chanceFirst: TOSS.first,
  step,
  turn,
  over: { step: FINISHED, rule: 'E1' },
  setUp(config, s) {
    stones.set(s, config.players === 2 ? 6 : 0);
    awaitNobody(s, TAKING);
  },
  lotteries: [
    [
      TOSSING,
      {
        chance(_s, out, weights) {
          out.set([TOSS.first, TOSS.first + 1]);
          weights.set([2, 1]);
          return 2;
        },
        apply(s, move) {
          toss.set(s, TOSS.index(move) + 1);
          awaitSeat(s, TAKING, actor(s));
        },
      },
    ],
  ],
  decisions: [[TAKING, taking]],
  follows: [[TAKING, (s) => (stones(s) === 0 ? awaitNobody(s, FINISHED) : awaitChance(s, TOSSING))]],
  anytime: waving,
  whyNotByChance: (move) => (move < TOSS.first ? 'C1' : 'C2'),
  whyNotNow: (s, _seat, move) => (TAKE.has(move) && waves(s) > 9 ? 'N1' : undefined),
  whyNotOutOfTurn: () => 'O1',
};
const flow = makeFlow(PLAN);

const begin = (players = 2): State => flow.setup({ rules: 'x', players, options: {} });
const tossed = (face: number): State => {
  const s = begin();
  flow.apply(s, CHANCE, TOSS.first + face - 1);
  return s;
};
const legal = (s: State, seat: Seat, by = flow): Move[] => {
  const out = new Uint16Array(moves.count);
  return [...out.subarray(0, by.legal(s, seat, out))];
};

test('setup goes on to the first decision, or to the end', () => {
  assert.deepEqual([turn(begin()), step(begin())], [CHANCE_TURN, TOSSING]);
  assert.deepEqual([turn(begin(1)), step(begin(1))], [OVER, FINISHED]);
});

test('a move goes on along the table of what follows until somebody is asked', () => {
  const s = tossed(2);
  assert.deepEqual([turn(s), step(s)], [1, TAKING]);
  flow.apply(s, 0, TAKE.first + 2);
  assert.deepEqual([turn(s), step(s), stones(s), actor(s)], [CHANCE_TURN, TOSSING, 4, 1]);
  stones.set(s, 0);
  awaitNobody(s, TAKING);
  flow.goOn(s);
  assert.equal(step(s), FINISHED);
});

test('legal lists the moves that whyNot allows, then those possible at any time', () => {
  const s = tossed(2);
  assert.deepEqual(legal(s, 0), [TAKE.first + 1, TAKE.first + 2, WAVE]);
  assert.deepEqual(legal(s, 1), [WAVE], 'out of turn only moves possible at any time');
  stones.set(s, 1);
  assert.deepEqual(legal(s, 0), [TAKE.first + 1, WAVE]);
});

test('a list written by hand is asked instead', () => {
  const list: Decision['list'] = (_s, _seat, out, count) => {
    out[count] = TAKE.first;
    return count + 1;
  };
  const byHand = makeFlow({ ...PLAN, decisions: [[TAKING, { ...taking, list }]] });
  assert.deepEqual(legal(tossed(2), 0, byHand), [TAKE.first, WAVE]);
});

test('chance has outcomes only on its turn', () => {
  const [out, weights] = [new Uint16Array(moves.count), new Uint16Array(moves.count)];
  assert.equal(flow.chance(begin(), out, weights), 2);
  assert.deepEqual([...out.subarray(0, 2), ...weights.subarray(0, 2)], [TOSS.first, TOSS.first + 1, 2, 1]);
  assert.equal(flow.chance(tossed(1), out, weights), 0);
});

test('the order of checks: the end, chance, any time, now, the turn, the step', () => {
  const s = tossed(2);
  assert.equal(flow.whyNot(s, 0, TAKE.first + 2), undefined);
  assert.equal(flow.whyNot(s, 0, TAKE.first), 'T3');
  assert.equal(flow.whyNot(s, 1, TAKE.first), 'O1');
  assert.equal(flow.whyNot(s, 0, TOSS.first), 'C2');
  assert.equal(flow.whyNot(s, CHANCE, TOSS.first), 'C2');
  assert.equal(flow.whyNot(s, CHANCE, TAKE.first), 'C1');
  assert.equal(flow.whyNot(begin(), CHANCE, TOSS.first), undefined);
  assert.equal(flow.whyNot(begin(), CHANCE, TAKE.first), 'C1');
  assert.equal(flow.whyNot(s, 1, WAVE), undefined);
  waves.set(s, 10);
  assert.equal(flow.whyNot(s, 1, TAKE.first), 'N1');
  assert.equal(flow.whyNot(begin(1), 0, WAVE), 'E1');
});

test('a move possible at any time leaves the step as it is', () => {
  const s = tossed(2);
  flow.apply(s, 1, WAVE);
  assert.deepEqual([turn(s), step(s), waves(s)], [1, TAKING, 1]);
});

test('a step without an entry in the tables is named', () => {
  const s = begin();
  awaitNobody(s, TOSSING);
  assert.throws(() => flow.goOn(s), /nothing is said of step 0/);
});
