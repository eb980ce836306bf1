/** What of a reviewed game is worth a look: costly decisions, luck, good finds. Numbers only. */
import { isMistake } from '@caravel/bots/players';
import type { Figures } from '@caravel/bots/review';
import { at, CHANCE, type Seat, type Step } from '@caravel/core';
import type { Judgement } from '../../bots/messages.ts';

export interface KeyMoment {
  readonly kind: 'mistake' | 'luck' | 'find';
  readonly seat: Seat;
  /** The number of entries after which it has happened. */
  readonly at: number;
  /** The change of the seat's chance to win. */
  readonly change: number;
  /** 1 to 3: the costliest decisions. */
  readonly rank?: number;
}

/** How many steps have been made after so many entries. */
export const stepsBy = (steps: readonly Step[], moment: number): number => steps.findLastIndex(({ entry }) => entry < moment) + 1;

export type Judgements = ReadonlyMap<number, Judgement>;

/** A decision, with all its steps: those of a plan belong together. */
export interface DecisionSteps {
  readonly entry: number;
  readonly seat: Seat;
  /** The steps, by their numbers. */
  readonly steps: readonly number[];
}

/** The decision that each step belongs to, if it is part of one. */
export const decisionsBySteps = (
  steps: readonly Step[],
  decisions: readonly number[],
  judgements: Judgements,
): readonly (DecisionSteps | undefined)[] => {
  const firsts = new Set(decisions);
  const open = new Map<Seat, { readonly entry: number; readonly seat: Seat; readonly steps: number[]; left: number }>();
  return steps.map(({ entry, seat }, i) => {
    const going = open.get(seat);
    if (going && going.left > 0 && !firsts.has(entry)) {
      going.left--;
      going.steps.push(i);
      return going;
    }
    if (!firsts.has(entry)) return undefined;
    const length = judgements.get(entry)?.verdict.played.moves.length ?? 1;
    const begun = { entry, seat, steps: [i], left: length - 1 };
    open.set(seat, begun);
    return begun;
  });
};

/** After its last step. */
export const momentOf = (steps: readonly Step[], decision: DecisionSteps): number =>
  at(steps, at(decision.steps, decision.steps.length - 1)).entry + 1;

const chanceAt = (course: readonly Figures[], i: number, seat: Seat): number => at(at(course, i).chances, seat);

/** Draws that follow each other directly, as one: the numbers of the steps from its first to its last. */
export const drawsOf = (steps: readonly Step[]): readonly { readonly from: number; readonly to: number }[] => {
  const draws: { from: number; to: number }[] = [];
  for (const [i, { seat }] of steps.entries()) {
    if (seat !== CHANCE) continue;
    const last = draws.at(-1);
    if (last?.to === i - 1) last.to = i;
    else draws.push({ from: i, to: i });
  }
  return draws;
};

/** What draws changed of a seat's chance to win, in the order of the game. */
export const luckOf = (steps: readonly Step[], course: readonly Figures[], seat: Seat): readonly KeyMoment[] =>
  drawsOf(steps).map(({ from, to }) => ({
    kind: 'luck',
    seat,
    at: at(steps, to).entry + 1,
    change: chanceAt(course, to + 1, seat) - chanceAt(course, from, seat),
  }));

/** Less luck is not worth a line. */
const LEAST_LUCK = 0.02;
const LEAST_FIND = 0.03;
/** More red numbers say less. */
const RANKED = 3;

export interface Reviewed {
  readonly steps: readonly Step[];
  readonly course: readonly Figures[];
  readonly decisions: readonly number[];
  readonly judgements: Judgements;
}

/** Decisions whose loss is sure, the costliest first. */
export const mistakesOf = ({ steps, decisions, judgements }: Reviewed, seats: readonly Seat[]): readonly KeyMoment[] => {
  const byStep = decisionsBySteps(steps, decisions, judgements);
  return [...judgements.values()]
    .filter(({ verdict }) => seats.includes(verdict.seat) && isMistake(verdict))
    .sort((a, b) => b.verdict.loss - a.verdict.loss)
    .flatMap(({ verdict: { entry, seat, loss } }, i) => {
      const decision = byStep.find((one) => one?.entry === entry);
      const moment = decision ? momentOf(steps, decision) : entry + 1;
      return [{ kind: 'mistake' as const, seat, at: moment, change: -loss, ...(i < RANKED ? { rank: i + 1 } : {}) }];
    });
};

/** The best move where the position was worth more than it seemed. */
const findsOf = ({ steps, course, judgements }: Reviewed, seats: readonly Seat[]): readonly KeyMoment[] =>
  [...judgements.values()]
    .filter(({ verdict }) => seats.includes(verdict.seat) && verdict.loss === 0 && verdict.visits > 0)
    .map(({ verdict: { entry, seat, played } }): KeyMoment => {
      const before = chanceAt(course, stepsBy(steps, entry), seat);
      return { kind: 'find', seat, at: entry + 1, change: played.chance - before };
    })
    .filter(({ change }) => change >= LEAST_FIND)
    .sort((a, b) => b.change - a.change);

/** For a list: the costliest decisions, the best and the worst luck, the best find. */
export const keyMoments = (reviewed: Reviewed, seats: readonly Seat[], mostMistakes: number): readonly KeyMoment[] => {
  const luck = seats.flatMap((seat) => luckOf(reviewed.steps, reviewed.course, seat)).sort((a, b) => b.change - a.change);
  // With one draw the best and the worst are the same.
  const extremes = [...new Set([luck[0], luck.at(-1)])].flatMap((one) => (one && Math.abs(one.change) >= LEAST_LUCK ? [one] : []));
  return [...mistakesOf(reviewed, seats).slice(0, mostMistakes), ...extremes, ...findsOf(reviewed, seats).slice(0, 1)];
};
