/** How Madeira is played: dice, Pirates, the windmill, relocations, and moves that are never good. */
import type { Move, Seat, State } from '@caravel/core';
import { type MadeiraMove, madeira } from '@caravel/madeira';
import * as md from '@caravel/madeira/inside';
import { aSeat, aShare, type Counts, type GameHabits, type HabitTable, inAll, Openings } from '../../arena/habits.ts';
import type { TallySpec } from '../../tally/spec.ts';
import { PATTERNS } from './dominated.ts';
import { countDominated, DOMINATED, DOMINATED_AT_MILL } from './habits/dominated.ts';
import { EARNED, Earned } from './habits/earned.ts';
import { Unused } from './habits/unused.ts';

const { on, names, steps } = md;

const diceAtHome = (s: State, seat: Seat): number => {
  let dice = 0;
  for (let value = 0; value < md.DIE_VALUES; value++) dice += on.homeDice(s, seat, value);
  return dice;
};

const goodsOf = (s: State, seat: Seat): number => {
  let sum = 0;
  for (let good = 0; good < names.GOODS.length; good++) sum += on.goods(s, seat, good);
  return sum;
};

/** B6: a player who passes does not use the dice still at home. */
const countDice = (counts: Counts, s: State, seat: Seat, { kind }: MadeiraMove): void => {
  if (kind === 'die') counts.add('dice', seat);
  if (!kind.startsWith('pass ')) return;
  counts.add('dice', seat, diceAtHome(s, seat));
  counts.add('unused dice', seat, diceAtHome(s, seat));
};

const countMill = (counts: Counts, s: State, seat: Seat, { kind }: MadeiraMove): void => {
  if (kind === 'exchange' || kind.startsWith('windmill ')) counts.add(kind, seat);
  if (kind === 'to' && on.moveKind(s) === steps.RELOCATE) counts.add('relocations', seat);
};

/** What was taken and used, by name. */
const countChoice = (counts: Counts, s: State, seat: Seat, move: MadeiraMove): void => {
  if (move.kind === 'request') counts.add(`request ${move.request}`, seat);
  if (move.kind === 'use') counts.add(`favor ${move.favor}`, seat);
  if (move.kind !== 'die') return;
  counts.add(`character ${move.figure}`, seat);
  counts.add(`building ${names.BUILDINGS[md.buildingOf(s, names.FIGURES.indexOf(move.figure))]}`, seat);
};

/** Where Pirates come from. */
const countPirates = (counts: Counts, before: State, after: State, seat: Seat, { kind }: MadeiraMove): void => {
  const more = on.pirates(after, seat) - on.pirates(before, seat);
  if (more > 0 && kind === 'pirates') counts.add('Pirates of buildings', seat, more);
  if (more > 0 && kind === 'feed') {
    counts.add('Pirates of hunger', seat, more);
    counts.add('Pirates of hunger with Bread in hand', seat, Math.min(more, on.bread(after, seat)));
  }
};

const countEnd = (counts: Counts, s: State): void => {
  for (let seat = 0; seat < on.players(s); seat++) {
    counts.add('Pirates', seat, on.pirates(s, seat));
    counts.add('Bread left', seat, on.bread(s, seat));
    counts.add('Reals left', seat, on.reals(s, seat));
    counts.add('Goods left', seat, goodsOf(s, seat));
  }
};

const PLAY: HabitTable = {
  title: 'a seat and game',
  columns: [''],
  rows: [
    aShare('dice left unused', 'unused dice', 'dice'),
    aSeat('Pirates at the end', 'Pirates'),
    aSeat('Pirates of buildings'),
    aSeat('Pirates of hunger'),
    aSeat('Pirates of hunger with Bread in hand'),
    aSeat('exchanges of two Goods for one', 'exchange'),
    aSeat('exchanges whose Good was not used in the round', 'exchanges not used'),
    aSeat('steps of the windmill up', 'windmill up'),
    aSeat('steps down for Bread', 'windmill down bread'),
    aSeat('steps down for Reals', 'windmill down reals'),
    aSeat('steps down whose Reals were not used in the round', 'Reals of the windmill not used'),
    aSeat('relocations'),
    aSeat('Bread left'),
    aSeat('Reals left'),
    aSeat('Goods left'),
  ],
};

const NEVER: HabitTable = {
  title: 'dominated moves in all games',
  columns: [''],
  rows: [inAll('all', DOMINATED), inAll('at the windmill', DOMINATED_AT_MILL), ...PATTERNS.map(({ name }) => inAll(name))],
};

const rowsOf = (kind: string, list: readonly string[]): HabitTable['rows'] => list.map((name) => aSeat(`${kind} ${name}`));
const CHOSEN: HabitTable = {
  title: 'taken and used',
  columns: [''],
  rows: [
    ...rowsOf('request', names.REQUESTS),
    ...rowsOf('character', names.FIGURES),
    ...rowsOf('building', names.BUILDINGS),
    ...rowsOf('favor', names.FAVORS),
  ],
};

const TALLY: TallySpec = {
  choices: {
    openings: names.REQUESTS.map((request) => `opening ${request}`),
    taken: names.REQUESTS.map((request) => `request ${request}`),
    favors: names.FAVORS.map((favor) => `favor ${favor}`),
  },
  amounts: {
    points: EARNED,
    requests: names.REQUESTS.map((request) => `points ${request}`),
    chosen: names.FIGURES.map((figure) => `character ${figure}`),
    buildings: names.BUILDINGS.map((building) => `building ${building}`),
    play: ['unused dice', 'Pirates', 'Pirates of hunger', 'relocations', 'Bread left', 'Reals left', 'Goods left'],
  },
  length: { of: 'decisions', step: 5 },
  options: ['openPirates', 'board'],
};

export const habits: GameHabits = {
  tables: [PLAY, NEVER, CHOSEN],
  tally: TALLY,
  round: (s) => on.round(s),
  listen(counts, players) {
    const before = new Int16Array(madeira.layout.size);
    const unused = new Unused(counts, players);
    const openings = new Openings(counts);
    const earned = new Earned(counts, players);
    return {
      before(s: State, seat: Seat, move: Move) {
        before.set(s);
        if (seat < 0) return;
        const struct = madeira.moves.struct(move);
        countDominated(counts, s, seat, move);
        countDice(counts, s, seat, struct);
        countMill(counts, s, seat, struct);
        countChoice(counts, s, seat, struct);
        if (struct.kind === 'request') openings.hear(seat, struct.request);
      },
      after(s: State, seat: Seat, move: Move) {
        const struct = madeira.moves.struct(move);
        unused.hear(before, s, seat, struct);
        earned.hear(before, s, seat, move);
        if (seat >= 0) countPirates(counts, before, s, seat, struct);
      },
      end(s) {
        unused.endRound();
        earned.end(s);
        countEnd(counts, s);
      },
    };
  },
};
