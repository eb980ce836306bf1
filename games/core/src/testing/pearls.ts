/**
 * Pearls: a tiny complete game that uses all of the contract (chance, a move out of turn, a simultaneous choice, a hidden total).
 * Kept for tests only.
 *
 * P1 In each dive chance draws a pearl (1, 2 or 3) from the bag. P2 The diver keeps it or gives it to the next seat, which must keep it.
 * P3 While a pearl lies open any seat may burn its lamp, once a game, for a point. P4 When the bag is empty, all seats decide at the same
 * time to show their pearls or to hide them (1 point less, but hiders win ties). P5 Totals are hidden until the end. P6 Most points win.
 */
import { type Config, choice } from '../config.ts';
import {
  CHANCE,
  CHANCE_TURN,
  type CheckedGame,
  type MoveBuffer,
  OVER,
  type RuleId,
  type Seat,
  WATCHER,
  type WeightBuffer,
} from '../game.ts';
import { LayoutPlan, type State } from '../layout.ts';
import { defineMoves, type Move, type StructOf } from '../moves.ts';

const SEATS = 3;
const COPIES = [4, 3, 2];

const plan = new LayoutPlan();
const players = plan.cell('players');
const diver = plan.cell('diver');
const open = plan.cell('open');
const given = plan.cell('given');
const bag = plan.row('bag', COPIES.length);
const lamps = plan.row('lamps', SEATS);
const lampPoints = plan.row('lampPoints', SEATS);
const total = plan.row('total', SEATS);
const said = plan.row('said', SEATS);

const { moves, groups } = defineMoves({ keep: {}, give: {}, lamp: {}, show: {}, hide: {}, pearl: { worth: [1, 2, 3] } });
export type PearlsMove = StructOf<typeof moves>;
const [KEEP, GIVE, LAMP, SHOW, HIDE] = [groups.keep.first, groups.give.first, groups.lamp.first, groups.show.first, groups.hide.first];
const PEARL = groups.pearl;

const pearlsInBag = (s: State): number => COPIES.reduce((sum, _, i) => sum + bag(s, i), 0);
const isFinale = (s: State): boolean => open(s) === 0 && pearlsInBag(s) === 0;
const seatsOf = (s: State): Seat[] => Array.from({ length: players(s) }, (_, seat) => seat);

const turn = (s: State): number => {
  if (open(s) > 0) return 1 << diver(s);
  if (pearlsInBag(s) > 0) return CHANCE_TURN;
  return seatsOf(s).reduce((mask, seat) => (said(s, seat) === 0 ? mask | (1 << seat) : mask), OVER);
};

const whyNot = (s: State, seat: Seat, move: Move): RuleId | undefined => {
  if (PEARL.has(move)) return seat === CHANCE && turn(s) === CHANCE_TURN && bag(s, PEARL.index(move)) > 0 ? undefined : 'P1';
  if (seat === CHANCE) return 'P1';
  if (move === LAMP) return open(s) > 0 && lamps(s, seat) > 0 ? undefined : 'P3';
  if (move === SHOW || move === HIDE) return isFinale(s) && said(s, seat) === 0 ? undefined : 'P4';
  return open(s) > 0 && diver(s) === seat && (move === KEEP || given(s) === 0) ? undefined : 'P2';
};

const legal = (s: State, seat: Seat, out: MoveBuffer): number => {
  let count = 0;
  for (let move = 0; move < PEARL.first; move++) if (whyNot(s, seat, move) === undefined) out[count++] = move;
  return count;
};

const chance = (s: State, out: MoveBuffer, weights: WeightBuffer): number => {
  let count = 0;
  if (turn(s) !== CHANCE_TURN) return 0;
  for (let i = 0; i < COPIES.length; i++) {
    if (bag(s, i) === 0) continue;
    weights[count] = bag(s, i);
    out[count++] = PEARL.first + i;
  }
  return count;
};

const keep = (s: State, seat: Seat): void => {
  total.add(s, seat, open(s));
  open.set(s, 0);
  if (given(s) === 0) diver.set(s, (seat + 1) % players(s));
  given.set(s, 0);
};

const apply = (s: State, seat: Seat, move: Move): void => {
  if (move === KEEP) keep(s, seat);
  else if (move === GIVE) {
    given.set(s, 1);
    diver.set(s, (seat + 1) % players(s));
  } else if (move === LAMP) {
    lamps.set(s, seat, 0);
    lampPoints.set(s, seat, 1);
  } else if (move === SHOW || move === HIDE) said.set(s, seat, move === SHOW ? 1 : 2);
  else {
    bag.add(s, PEARL.index(move), -1);
    open.set(s, PEARL.index(move) + 1);
  }
};

const score = (s: State, seat: Seat): number => total(s, seat) + lampPoints(s, seat) - (said(s, seat) === 2 ? 1 : 0);

const maySee = (s: State, viewer: Seat, seat: Seat): boolean => viewer === seat || turn(s) === OVER;

const describe = (s: State, viewer: Seat) => ({
  open: open(s),
  inBag: pearlsInBag(s),
  seats: seatsOf(s).map((seat) => ({
    lamp: lamps(s, seat) > 0,
    said: said(s, seat) > 0,
    ...(maySee(s, viewer, seat) ? { points: score(s, seat) } : {}),
  })),
});

const faults = (s: State): string[] => {
  const inPlay =
    seatsOf(s).reduce((sum, seat) => sum + total(s, seat), open(s)) + COPIES.reduce((sum, _, i) => sum + bag(s, i) * (i + 1), 0);
  return inPlay === 16 ? [] : [`pearls are worth ${inPlay} in all, not 16`];
};

const setup = (config: Config): State => {
  const s = new Int16Array(pearls.layout.size);
  players.set(s, config.players);
  for (const [i, copies] of COPIES.entries()) bag.set(s, i, copies);
  for (const seat of seatsOf(s)) lamps.set(s, seat, config.options.lamps === 'none' ? 0 : 1);
  return s;
};

export const pearls: CheckedGame<ReturnType<typeof describe>, PearlsMove> = {
  name: 'pearls',
  title: 'Pearls',
  version: 1,
  seats: { min: 2, max: SEATS },
  usualPlayers: 2,
  ruleSets: ['lagoon'],
  options: { lamps: choice('Whether the divers carry lamps.', ['one', 'none']) },
  layout: plan.done(),
  moves,
  setup,
  players,
  turn,
  legal,
  chance,
  apply,
  whyNot,
  score,
  tieBreak: (s, seat) => (said(s, seat) === 2 ? 1 : 0),
  describe,
  hidden: (s, viewer) =>
    viewer === WATCHER || viewer >= 0
      ? seatsOf(s)
          .filter((seat) => !maySee(s, viewer, seat))
          .map((seat) => total.at + seat)
      : [],
  faults,
};
