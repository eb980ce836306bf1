/** How Madeira is played: dice, Pirates, the windmill, relocations, and moves that are never good. */
import type { Move, Seat, State } from '@caravel/core';
import { type MadeiraMove, madeira } from '@caravel/madeira';
import * as md from '@caravel/madeira/inside';
import { aSeat, aShare, type Counts, type GameHabits, type HabitTable, inAll } from '../../arena/habits.ts';
import { PATTERNS } from './dominated.ts';
import { countDominated, DOMINATED, DOMINATED_AT_MILL } from './habits/dominated.ts';
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

export const habits: GameHabits = {
  tables: [PLAY, NEVER],
  listen(counts, players) {
    const before = new Int16Array(madeira.layout.size);
    const unused = new Unused(counts, players);
    return {
      before(s: State, seat: Seat, move: Move) {
        before.set(s);
        if (seat < 0) return;
        const struct = madeira.moves.struct(move);
        countDominated(counts, s, seat, move);
        countDice(counts, s, seat, struct);
        countMill(counts, s, seat, struct);
      },
      after(s: State, seat: Seat, move: Move) {
        const struct = madeira.moves.struct(move);
        unused.hear(before, s, seat, struct);
        if (seat >= 0) countPirates(counts, before, s, seat, struct);
      },
      end(s) {
        unused.endRound();
        countEnd(counts, s);
      },
    };
  },
};
