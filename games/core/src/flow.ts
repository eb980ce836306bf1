/**
 * The flow of a game, written once: a step asks a seat or chance, and when it has nothing left to ask a table says what follows.
 * What is legal follows from `whyNot` of the step.
 */
import type { Config } from './config.ts';
import type { Decision, Lottery } from './decision.ts';
import { CHANCE, CHANCE_TURN, type Game, hasTurn, type MoveBuffer, OVER, type RuleId, type Seat, type WeightBuffer } from './game.ts';
import type { Cell, Layout, State } from './layout.ts';
import type { Move, Moves } from './moves.ts';

type Step = number;
type Action = (s: State) => void;
type ByStep<T> = readonly (readonly [step: Step, what: T])[];

export interface FlowPlan {
  readonly layout: Layout;
  readonly moves: Moves;
  /** The first of chance's moves: they come after all moves of players in the table. */
  readonly chanceFirst: Move;
  /** Where a position keeps its step and whose decision it is. */
  readonly step: Cell;
  readonly turn: Cell;
  /** The step of a finished game, and the rule that ended it. */
  readonly over: { readonly step: Step; readonly rule: RuleId };
  /** Sets up `s`, which is all zeros, as it is before the first decision. */
  setUp(config: Config, s: State): void;
  readonly lotteries: ByStep<Lottery>;
  readonly decisions: ByStep<Decision>;
  /** What follows a step that has nothing left to ask. */
  readonly follows: ByStep<Action>;
  /** What every seat may do in addition, in turn or not. Its moves come after those of all steps in the table, and it does not end a step. */
  readonly anytime?: Decision;
  /** The rule that forbids chance a move it cannot make now, or forbids a player a move of chance. */
  whyNotByChance(move: Move): RuleId;
  /** A rule that forbids the move whoever's turn it is. */
  whyNotNow?(s: State, seat: Seat, move: Move): RuleId | undefined;
  whyNotOutOfTurn(s: State, seat: Seat, move: Move): RuleId;
}

export interface Flow extends Pick<Game, 'setup' | 'legal' | 'chance' | 'apply' | 'whyNot'> {
  /** Goes on until someone has to choose or the game is over. */
  goOn(s: State): void;
}

/** How a step says whom it waits for. */
export const waitsOf = (step: Cell, turn: Cell) => ({
  awaitSeat(s: State, next: Step, seat: Seat): void {
    step.set(s, next);
    turn.set(s, 1 << seat);
  },
  awaitChance(s: State, next: Step): void {
    step.set(s, next);
    turn.set(s, CHANCE_TURN);
  },
  /** The step has nothing left to ask: the table of what follows says how it goes on. */
  awaitNobody(s: State, next: Step): void {
    step.set(s, next);
    turn.set(s, OVER);
  },
});

/** Looks entries up by their step. It does not use `at`, because V8 compiles a function that reads only one kind of list to faster code. */
const byStep = <T>(entries: ByStep<T>): ((step: Step) => T) => {
  const list: T[] = [];
  for (const [step, what] of entries) list[step] = what;
  const find = (step: Step): T => {
    const what = list[step];
    if (what === undefined) throw new RangeError(`nothing is said of step ${step}`);
    return what;
  };
  return find;
};

type List = NonNullable<Decision['list']>;

/** The moves of the decision that no rule forbids. */
const allowed = ({ moves, whyNot }: Decision): List => {
  const listAllowed: List = (s, seat, out, count) => {
    let end = count;
    for (const move of moves) if (whyNot(s, seat, move) === undefined) out[end++] = move;
    return end;
  };
  return listAllowed;
};

const listOf = (decision: Decision): List => decision.list ?? allowed(decision);

const nothing: List = (_s, _seat, _out, count) => count;

export const makeFlow = (plan: FlowPlan): Flow => {
  const { step, turn, over, chanceFirst, anytime } = plan;
  const lotteries = byStep(plan.lotteries);
  const decisions = byStep(plan.decisions);
  const lists = byStep(plan.decisions.map(([asked, decision]) => [asked, listOf(decision)] as const));
  const follows = byStep(plan.follows);
  const listAnytime = anytime ? listOf(anytime) : nothing;
  const isAnytime = new Uint8Array(plan.moves.count);
  for (const move of anytime?.moves ?? []) isAnytime[move] = 1;

  const goOn = (s: State): void => {
    while (turn(s) === OVER && step(s) !== over.step) follows(step(s))(s);
  };

  const chance = (s: State, out: MoveBuffer, weights: WeightBuffer): number =>
    turn(s) === CHANCE_TURN ? lotteries(step(s)).chance(s, out, weights) : 0;

  const possible = new Uint16Array(plan.moves.count);
  const ignored = new Uint16Array(plan.moves.count);
  const isPossible = (s: State, move: Move): boolean => possible.subarray(0, chance(s, possible, ignored)).includes(move);

  return {
    setup(config) {
      const s = new Int16Array(plan.layout.size);
      plan.setUp(config, s);
      goOn(s);
      return s;
    },
    legal: (s, seat, out) => listAnytime(s, seat, out, hasTurn(turn(s), seat) ? lists(step(s))(s, seat, out, 0) : 0),
    chance,
    apply(s, seat, move) {
      if (anytime && isAnytime[move] === 1) return anytime.apply(s, seat, move);
      if (seat === CHANCE) lotteries(step(s)).apply(s, move);
      else decisions(step(s)).apply(s, seat, move);
      goOn(s);
    },
    /** Checks in this order: the end of the game, moves of chance, moves possible at any time, `whyNotNow`, whose turn it is, the step. */
    whyNot(s, seat, move) {
      if (step(s) === over.step) return over.rule;
      if (seat === CHANCE && isPossible(s, move)) return undefined;
      if (seat === CHANCE || move >= chanceFirst) return plan.whyNotByChance(move);
      if (anytime && isAnytime[move] === 1) return anytime.whyNot(s, seat, move);
      const rule = plan.whyNotNow?.(s, seat, move);
      if (rule !== undefined) return rule;
      return hasTurn(turn(s), seat) ? decisions(step(s)).whyNot(s, seat, move) : plan.whyNotOutOfTurn(s, seat, move);
    },
    goOn,
  };
};
