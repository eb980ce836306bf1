/** Searches large decisions, and small ones if `smallEffort` is given, on this thread or with a pool. Everything else is decided by the estimate. */
import { at, type Move, type Seat, type State } from '@caravel/core';
import { type Bot, plainThought, type Thought, type Watch } from './bot.ts';
import { plansFor } from './candidates.ts';
import { policyFor, searchFor } from './models.ts';
import type { Policy } from './policy.ts';
import type { SearchPool } from './pool/search-pool.ts';
import { type Effort, thinking, thinkThrough, thinkWithPauses } from './thinking.ts';
import type { TrainedModel } from './trained.ts';
import { goesOn, TurnBudget } from './turn-budget.ts';

interface SearchSettings {
  readonly seed: number;
  readonly now: () => number;
  /** Milliseconds are for a whole turn, visits for each large decision. */
  readonly effort: Effort;
  /** For each small decision; without it none is searched. */
  readonly smallEffort?: Effort | undefined;
  readonly pool?: SearchPool | undefined;
  /** Gives the host time to receive messages while this thread searches. */
  readonly pause?: (() => Promise<unknown>) | undefined;
}

type Searcher = (s: State, seat: Seat, effort: Effort, watch?: Watch) => Thought | undefined | Promise<Thought | undefined>;

const alone = (trained: TrainedModel, { seed, now, pause }: SearchSettings): Searcher => {
  const search = searchFor(trained, seed);
  return (s, seat, effort, watch) => {
    const slices = thinking(search, s, seat, effort, now);
    return pause ? thinkWithPauses(slices, pause, watch) : thinkThrough(slices, watch);
  };
};

const together = ({ model }: TrainedModel, pool: SearchPool, table: number, { seed }: SearchSettings): Searcher => {
  const { name: game, version } = model.game;
  return (s, seat, effort, watch) => pool.think({ table, game, version, seed, state: s.slice(), seat, effort }, watch);
};

/** Remembers the answer for each move, because the same question is asked after every slice of a search. */
const asksOnce = (ask: (move: Move) => boolean): ((move: Move) => boolean) => {
  const known = new Map<Move, boolean>();
  return (move) => {
    const answer = known.get(move) ?? ask(move);
    known.set(move, answer);
    return answer;
  };
};

/** Large decisions of one turn share its time: while the best move so far leads to another one, half of the remaining time is enough. */
const withinTurn = (search: Searcher, policy: Policy, whole: number, now: () => number): Searcher => {
  const budget = new TurnBudget(whole);
  return (s, seat, _, watch) => {
    const start = now();
    const leadsOn = asksOnce((move) => goesOn(policy, s, seat, move));
    let best: Thought | undefined;
    const turnWatch: Watch = {
      onThought(thought) {
        best = thought;
        watch?.onThought?.(thought);
      },
      isEnough: () => watch?.isEnough?.() === true || (best !== undefined && now() - start >= budget.share(false) && leadsOn(best.move)),
    };
    const settle = (thought: Thought | undefined): Thought | undefined => {
      budget.spend(now() - start, !thought || !leadsOn(thought.move));
      return thought;
    };
    const thought = search(s, seat, { milliseconds: budget.share(true) }, turnWatch);
    return thought instanceof Promise ? thought.then(settle) : settle(thought);
  };
};

/** By the estimate alone. */
export const thinkByPolicy = (policy: Policy, s: State, seat: Seat): Thought => {
  const moves = policy.choose(s, seat);
  return plainThought(at(moves, 0), moves.length > 1 ? moves : undefined);
};

export const searchingBot = (trained: TrainedModel, settings: SearchSettings): Bot => {
  const { effort, smallEffort, now, pool } = settings;
  const { model } = trained;
  const policy = policyFor(trained);
  const table = pool?.join() ?? 0;
  const plain = pool ? together(trained, pool, table, settings) : alone(trained, settings);
  const search = 'milliseconds' in effort ? withinTurn(plain, policy, effort.milliseconds, now) : plain;

  const searched = (s: State, seat: Seat, watch: Watch | undefined): ReturnType<Searcher> => {
    if (model.isLarge(s)) return search(s, seat, effort, watch);
    return smallEffort && plansFor(model, s, seat).length === 0 ? plain(s, seat, smallEffort, watch) : undefined;
  };
  return {
    think(s, seat, watch) {
      const thought = searched(s, seat, watch);
      const orElse = (found: Thought | undefined): Thought => found ?? thinkByPolicy(policy, s, seat);
      return thought instanceof Promise ? thought.then(orElse) : orElse(thought);
    },
    close: () => pool?.leave(table),
  };
};
