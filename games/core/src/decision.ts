/** The parts a game's flow is made of: steps that ask a seat or chance, and a table that says what follows each. */
import type { MoveBuffer, RuleId, Seat, WeightBuffer } from './game.ts';
import type { State } from './layout.ts';
import type { Move } from './moves.ts';

/** What a step asks of a seat. Called only for a seat whose decision it is, unless the game says otherwise. */
export interface Decision {
  legal(s: State, seat: Seat, out: MoveBuffer): number;
  apply(s: State, seat: Seat, move: Move): void;
  whyNot(s: State, seat: Seat, move: Move): RuleId | undefined;
}

/** What a step asks of chance. */
export interface Lottery {
  chance(s: State, out: MoveBuffer, weights: WeightBuffer): number;
  apply(s: State, move: Move): void;
}

/** Use it or pass: `use` comes before `pass` in the table of moves. */
export const optional = (use: Move, pass: Move, rule: RuleId, after: (s: State, seat: Seat, used: boolean) => void): Decision => ({
  legal(_s, _seat, out) {
    out[0] = use;
    out[1] = pass;
    return 2;
  },
  apply: (s, seat, move) => after(s, seat, move === use),
  whyNot: (_s, _seat, move) => (move === use || move === pass ? undefined : rule),
});

/** A list that finds its entry by the number of the step. */
export const byStep = <T>(entries: readonly (readonly [step: number, what: T])[]): readonly (T | undefined)[] => {
  const list: (T | undefined)[] = new Array(1 + Math.max(...entries.map(([step]) => step))).fill(undefined);
  for (const [step, what] of entries) list[step] = what;
  return list;
};
