/** Searches large decisions, and small ones if it has the time, alone or with a crew; the others, and what a search leaves open, go by the evaluation. */
import type { Move, Seat, State } from '@caravel/core';
import { type Bot, plainThought, type Thought, type Watch } from './bot.ts';
import type { Crew } from './crew/crew.ts';
import { Greedy } from './greedy.ts';
import { type Study, searchesFor, valueFor } from './minds.ts';
import { goesOn, Purse } from './purse.ts';
import { type Effort, thinking, thinkThrough } from './thinking.ts';

interface SearchSettings {
  readonly seed: number;
  readonly players: number;
  readonly now: () => number;
  /** Milliseconds are those of a turn, visits those of each large decision in it. */
  readonly effort: Effort;
  /** Of each small decision that is worth a search; without it none is searched. */
  readonly smallEffort?: Effort | undefined;
  readonly crew?: Crew | undefined;
}

type Searcher = (s: State, seat: Seat, effort: Effort, watch?: Watch) => Thought | undefined | Promise<Thought | undefined>;

const alone = (study: Study, { players, seed, now }: SearchSettings): Searcher => {
  const searchOf = searchesFor(study, players, seed);
  return (s, seat, effort, watch) => thinkThrough(thinking(searchOf(s), s, seat, effort, now), watch);
};

const together = (study: Study, crew: Crew, table: number, { players, seed }: SearchSettings): Searcher => {
  const { name: game, version } = study.mind.game;
  return (s, seat, effort, watch) => crew.think({ table, game, version, players, seed, state: s.slice(), seat, effort }, watch);
};

/** The same question about the same move is asked again and again while a search goes on. */
const asksOnce = (ask: (move: Move) => boolean): ((move: Move) => boolean) => {
  const known = new Map<Move, boolean>();
  return (move) => {
    const answer = known.get(move) ?? ask(move);
    known.set(move, answer);
    return answer;
  };
};

/** Large decisions of one turn share its time: half of what is left is enough while the best move so far leads to another one. */
const withPurse = (search: Searcher, greedy: Greedy, whole: number, now: () => number): Searcher => {
  const purse = new Purse(whole);
  return (s, seat, _, watch) => {
    const start = now();
    const leadsOn = asksOnce((move) => goesOn(greedy, s, seat, move));
    let best: Thought | undefined;
    const purseWatch: Watch = {
      onThought(thought) {
        best = thought;
        watch?.onThought?.(thought);
      },
      isEnough: () => watch?.isEnough?.() === true || (best !== undefined && now() - start >= purse.share(false) && leadsOn(best.move)),
    };
    const settle = (thought: Thought | undefined): Thought | undefined => {
      purse.spend(now() - start, !thought || !leadsOn(thought.move));
      return thought;
    };
    const thought = search(s, seat, { milliseconds: purse.share(true) }, purseWatch);
    return thought instanceof Promise ? thought.then(settle) : settle(thought);
  };
};

export const searchingBot = (study: Study, settings: SearchSettings): Bot => {
  const { effort, smallEffort, now, crew } = settings;
  const { isBig, isWorthASearch } = study.mind;
  const greedy = new Greedy(valueFor(study, settings.players));
  const table = crew?.join() ?? 0;
  const plain = crew ? together(study, crew, table, settings) : alone(study, settings);
  const search = 'milliseconds' in effort ? withPurse(plain, greedy, effort.milliseconds, now) : plain;
  const byEvaluation = (s: State, seat: Seat): Thought => plainThought(greedy.choose(s, seat));
  const searched = (s: State, seat: Seat, watch: Watch | undefined): ReturnType<Searcher> => {
    if (isBig(s)) return search(s, seat, effort, watch);
    return smallEffort && isWorthASearch?.(s) ? plain(s, seat, smallEffort, watch) : undefined;
  };
  return {
    think(s, seat, watch) {
      const thought = searched(s, seat, watch);
      return thought instanceof Promise ? thought.then((found) => found ?? byEvaluation(s, seat)) : (thought ?? byEvaluation(s, seat));
    },
    close: () => crew?.leave(table),
  };
};
