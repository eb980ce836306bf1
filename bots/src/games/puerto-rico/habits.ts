/** How Puerto Rico is played: what happens to barrels, how mayors place, what is built when, and how games end. */
import type { Move, Seat, State } from '@caravel/core';
import { type PuertoRicoMove, puertoRico } from '@caravel/puerto-rico';
import * as pr from '@caravel/puerto-rico/inside';
import { aSeat, aShare, type Counts, type GameHabits, type HabitTable, Openings } from '../../arena/habits.ts';
import type { TallySpec } from '../../tally/spec.ts';
import { countBarrels } from './habits/barrels.ts';
import { countPlacement } from './habits/placements.ts';
import { isPlacing } from './placing/placements.ts';

const { on } = pr;

/** A large building bought up to this round is worth little, because nobody knows yet what it will count. */
const EARLY = 7;

const countBuilding = (counts: Counts, s: State, seat: Seat, { building }: Extract<PuertoRicoMove, { kind: 'build' }>): void => {
  counts.add(`bought ${building}`, seat);
  counts.add(`round of ${building}`, seat, on.round(s));
  if (on.round(s) <= EARLY) counts.add(`early ${building}`, seat);
};

/** Q11: the two prospectors are the same role. */
const ROLES = pr.ROLES.filter((role) => role !== 'prospector-2');
const roleNamed = (role: (typeof pr.ROLES)[number]): string => (role === 'prospector-2' ? 'prospector' : role);

const countEnd = (counts: Counts, s: State): void => {
  for (let seat = 0; seat < on.players(s); seat++) {
    counts.add('chips', seat, on.points(s, seat));
    counts.add('buildings', seat, pr.buildingPoints(s, seat));
    counts.add('large buildings', seat, pr.score(s, seat) - on.points(s, seat) - pr.buildingPoints(s, seat));
    counts.add('quarries', seat, on.tiles(s, seat, pr.QUARRY));
    counts.add('doubloons left', seat, on.doubloons(s, seat));
    for (let good = 0; good < pr.GOODS.length; good++) counts.add('barrels left', seat, on.barrels(s, seat, good));
    for (const [i, ending] of pr.ENDINGS.entries()) if ((on.endings(s) & (1 << i)) !== 0) counts.add(`ended by ${ending}`, seat);
  }
};

const PLAY: HabitTable = {
  title: 'a seat and game',
  columns: [''],
  rows: [
    aSeat('points of chips', 'chips'),
    aSeat('points of buildings', 'buildings'),
    aSeat('points of large buildings', 'large buildings'),
    aSeat('quarries'),
    aSeat('doubloons left'),
    aSeat('barrels shipped', 'shipped'),
    aSeat('barrels sold', 'sold'),
    aSeat('barrels spoiled', 'spoiled'),
    aSeat('barrels left'),
    aShare('barrels after a placement, of those possible', 'placed barrels', 'possible barrels'),
    aShare('placements three or more barrels short', 'short', 'placements'),
    aShare('plants manned in vain while a pair was possible', 'in vain', 'placements'),
    ...pr.ENDINGS.map((ending) => aShare(`games ended by ${ending}`, `ended by ${ending}`, 'seats')),
  ],
};

const BUILDINGS: HabitTable = {
  title: 'bought',
  columns: ['a seat', 'in round', `by round ${EARLY}`],
  rows: pr.BUILDINGS.map((building) => ({
    name: building,
    rates: [
      { of: `bought ${building}`, per: 'seats' },
      { of: `round of ${building}`, per: `bought ${building}` },
      { of: `early ${building}`, per: `bought ${building}`, isShare: true },
    ],
  })),
};

const CHOSEN: HabitTable = { title: 'roles', columns: [''], rows: ROLES.map((role) => aSeat(role, `role ${role}`)) };

const TALLY: TallySpec = {
  choices: {
    openings: ROLES.map((role) => `opening ${role}`),
    taken: pr.BUILDINGS.map((building) => `bought ${building}`),
    endings: pr.ENDINGS.map((ending) => `ended by ${ending}`),
  },
  amounts: {
    points: ['chips', 'buildings', 'large buildings'],
    chosen: ROLES.map((role) => `role ${role}`),
    play: ['shipped', 'sold', 'spoiled', 'barrels left', 'quarries', 'doubloons left'],
  },
  length: { of: 'rounds', step: 1 },
  options: ['mayor', 'openPoints'],
};

export const habits: GameHabits = {
  tables: [PLAY, BUILDINGS, CHOSEN],
  tally: TALLY,
  round: (s) => on.round(s),
  listen(counts) {
    const before = new Int16Array(puertoRico.layout.size);
    const openings = new Openings(counts);
    return {
      before(s: State, seat: Seat, move: Move) {
        before.set(s);
        const struct = puertoRico.moves.struct(move);
        if (struct.kind === 'build') countBuilding(counts, s, seat, struct);
        if (struct.kind === 'role') {
          counts.add(`role ${roleNamed(struct.role)}`, seat);
          openings.hear(seat, roleNamed(struct.role));
        }
      },
      after(s: State, seat: Seat, move: Move) {
        countBarrels(counts, before, s, seat, puertoRico.moves.struct(move));
        if (seat >= 0 && isPlacing(before, seat) && !isPlacing(s, seat)) countPlacement(counts, s, seat, on.endings(before) !== 0);
      },
      end: (s) => countEnd(counts, s),
    };
  },
};
