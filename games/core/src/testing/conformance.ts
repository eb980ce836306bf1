/** The laws of the contract. A game's tests run every law for every player count, rule set and option that matters. */

import type { Config } from '../config.ts';
import { parseGameFile, writeGameFile } from '../file.ts';
import { CHANCE, CHANCE_TURN, type CheckedGame, type Game, legalMoves, OVER, outcomes, type Seat, seatsOf, WATCHER } from '../game.ts';
import { copyInto, nameOfPlace, type State, sameState } from '../layout.ts';
import type { Entry } from '../log.ts';
import { next } from '../next.ts';
import { seeded } from '../random.ts';
import { must } from '../result.ts';
import { standing } from '../standing.ts';
import { readState, writeState } from '../state-text.ts';
import { replay } from '../timeline.ts';
import { type Step, walk } from './walk.ts';

export interface Law {
  readonly name: string;
  check(game: CheckedGame, config: Config, seed: number): void;
}

function demand(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(message);
}

const everySeat = (game: Game, s: State): Seat[] => Array.from({ length: game.players(s) }, (_, seat) => seat);

/** Checks every n-th position of a random game; n is odd so that all kinds of steps come up. */
const sampled = (game: Game, config: Config, seed: number, every: number, check: (s: State, step: Step | undefined) => void): void => {
  let i = seed % every;
  walk(game, config, seed, (s, step) => {
    if (i++ % every === 0) check(s, step);
  });
};

const ascending = (list: readonly number[]): boolean => list.every((value, i) => i === 0 || (list[i - 1] as number) < value);

const movesOf = (game: Game, s: State, seat: Seat): number[] =>
  seat === CHANCE ? outcomes(game, s).map(({ move }) => move) : legalMoves(game, s, seat);

/** No two moves of a game have the same text or struct, and nobody can change them. */
const structsFollowTexts = (game: Game): void => {
  const known = new Set<string>();
  for (let move = 0; move < game.moves.count; move++) {
    const struct = game.moves.struct(move);
    const text = game.moves.text(move);
    demand(game.moves.parse(text) === struct, `'${text}' does not parse to the struct of move ${move}`);
    demand(Object.isFrozen(struct), `the struct of '${text}' can be changed`);
    demand(!known.has(JSON.stringify(struct)), `another move has the struct of '${text}'`);
    known.add(JSON.stringify(struct));
  }
  demand(game.moves.parse('no such move') === undefined, "'no such move' has a struct");
};

const moveTextsRoundTrip = (game: Game): void => {
  for (let move = 0; move < game.moves.count; move++)
    demand(game.moves.find(game.moves.text(move)) === move, `move ${move} is not what '${game.moves.text(move)}' means`);
  demand(game.moves.find('no such move') === undefined, "'no such move' is a move");
};

const listsAreSortedAndUnique = (game: Game, config: Config, seed: number): void => {
  walk(game, config, seed, (s) => {
    for (const seat of [CHANCE, ...everySeat(game, s)]) {
      const list = movesOf(game, s, seat);
      demand(ascending(list), `seat ${seat}: not ascending: ${list}`);
      demand(
        list.every((move) => move >= 0 && move < game.moves.count),
        `seat ${seat}: a move outside the table`,
      );
    }
    demand(
      outcomes(game, s).every(({ weight }) => weight > 0),
      'an outcome without weight',
    );
  });
};

const someoneCanAlwaysMove = (game: Game, config: Config, seed: number): void => {
  walk(game, config, seed, (s) => {
    const turn = game.turn(s);
    demand(turn === CHANCE_TURN || turn < 1 << game.players(s), `turn ${turn} names a seat that is not there`);
    if (turn === CHANCE_TURN) demand(outcomes(game, s).length > 0, 'chance has to choose and cannot');
    else demand(outcomes(game, s).length === 0, 'chance has outcomes when it is not asked');
    for (const seat of seatsOf(turn)) demand(legalMoves(game, s, seat).length > 0, `seat ${seat} has to choose and cannot`);
    if (turn === OVER || turn === CHANCE_TURN)
      for (const seat of everySeat(game, s))
        demand(legalMoves(game, s, seat).length === 0, `seat ${seat} can move ${turn === OVER ? 'after the end' : 'while chance does'}`);
  });
};

const legalExactlyIfNothingForbids = (game: Game, config: Config, seed: number): void => {
  sampled(game, config, seed, 3, (s) => {
    for (const seat of [CHANCE, ...everySeat(game, s)]) {
      const legal = new Set(movesOf(game, s, seat));
      for (let move = 0; move < game.moves.count; move++) {
        const rule = game.whyNot(s, seat, move);
        demand(
          (rule === undefined) === legal.has(move),
          `seat ${seat} '${game.moves.text(move)}': legal is ${legal.has(move)}, whyNot says ${rule}`,
        );
      }
    }
  });
};

const nextRefusesTheRest = (game: Game, config: Config, seed: number): void => {
  sampled(game, config, seed, 17, (s) => {
    const before = s.slice();
    for (const seat of [CHANCE, ...everySeat(game, s), game.players(s), WATCHER]) {
      const legal = seat >= CHANCE && seat < game.players(s) ? new Set(movesOf(game, s, seat)) : new Set<number>();
      for (let move = -1; move <= game.moves.count; move++)
        demand(next(game, s, seat, move).ok === legal.has(move), `next and legal disagree on move ${move} of seat ${seat}`);
    }
    demand(sameState(before, s), 'next changed the position it was given');
  });
};

const questionsChangeNothing = (game: CheckedGame, config: Config, seed: number): void => {
  sampled(game, config, seed, 5, (s) => {
    const before = s.slice();
    for (const seat of [CHANCE, ...everySeat(game, s)]) {
      movesOf(game, s, seat);
      game.describe(s, seat === CHANCE ? WATCHER : seat);
      game.hidden(s, seat === CHANCE ? WATCHER : seat);
      for (let move = 0; move < game.moves.count; move += 7) game.whyNot(s, seat, move);
    }
    standing(game, s);
    game.turn(s);
    game.faults(s);
    demand(sameState(before, s), 'a question changed the position');
  });
};

const copiesAreEqual = (game: Game, config: Config, seed: number): void => {
  const kept = new Int16Array(game.layout.size);
  sampled(game, config, seed, 3, (s, step) => {
    demand(s.length === game.layout.size, `the position has ${s.length} numbers, the layout ${game.layout.size}`);
    copyInto(kept, s);
    demand(sameState(kept, s), 'a copy differs');
    if (!step) return;
    const once = must(next(game, kept, step.seat, step.move));
    game.apply(kept, step.seat, step.move);
    demand(sameState(once, kept), `'${game.moves.text(step.move)}' played twice from one position leads to two`);
  });
};

const positionsRoundTripAsText = (game: CheckedGame, config: Config, seed: number): void => {
  sampled(game, config, seed, 11, (s) => {
    demand(sameState(must(readState(game, writeState(game, s))), s), 'a position read from its own text differs');
  });
};

const logsReplayToTheSameBytes = (game: Game, config: Config, seed: number): void => {
  const entries: Entry[] = [];
  const final = walk(game, config, seed, (_, step) => {
    if (step) entries.push({ seat: step.seat, move: game.moves.text(step.move) });
  });
  const { scores } = standing(game, final);
  const text = writeGameFile({ game, config, names: [], scores, entries });
  const file = must(parseGameFile(text, (name) => (name === game.name ? game : undefined)));
  demand(writeGameFile(file) === text, 'a file read and written again differs');
  const timeline = must(replay(game, file.config, file.entries));
  demand(sameState(timeline.state, final), 'the log leads to another position');
};

const undoLeadsBack = (game: Game, config: Config, seed: number): void => {
  const positions: State[] = [];
  const entries: Entry[] = [];
  walk(game, config, seed, (s, step) => {
    positions.push(s.slice());
    if (step) entries.push({ seat: step.seat, move: game.moves.text(step.move) });
  });
  const timeline = must(replay(game, config, entries));
  for (let depth = entries.length; depth > 0; ) {
    depth = Math.floor(depth / 2);
    must(timeline.append({ seat: 0, undo: timeline.standing.length - depth }));
    demand(sameState(timeline.state, positions[depth] as State), `undo to ${depth} leads elsewhere`);
  }
};

const simultaneousMovesCommute = (game: Game, config: Config, seed: number): void => {
  const random = seeded(seed);
  const pick = (list: readonly number[]): number => list[random.below(list.length)] as number;
  const commute = (s: State, a: Seat, b: Seat): void => {
    const moveA = pick(legalMoves(game, s, a));
    const moveB = pick(legalMoves(game, s, b));
    const one = must(next(game, must(next(game, s, a, moveA)), b, moveB));
    const other = must(next(game, must(next(game, s, b, moveB)), a, moveA));
    demand(sameState(one, other), `seats ${a} and ${b} choose at the same time, but the order matters`);
  };
  walk(game, config, seed, (s) => {
    const seats = seatsOf(game.turn(s));
    for (const a of seats) for (const b of seats) if (a < b) commute(s, a, b);
  });
};

/** Each secret alone, then all of them together: a leak may show only when several change. */
const changesOf = (hidden: readonly number[]): number[][] => [
  ...hidden.map((place) => [place]),
  ...(hidden.length > 1 ? [[...hidden]] : []),
];

const viewsHideSecrets = (game: Game, config: Config, seed: number): void => {
  sampled(game, config, seed, 7, (s) => {
    for (const viewer of [WATCHER, ...everySeat(game, s)]) {
      const shown = JSON.stringify(game.describe(s, viewer));
      for (const places of changesOf(game.hidden(s, viewer)))
        for (const amount of [1, 2, 5, 17]) {
          const other = s.slice();
          for (const place of places) other[place] = (other[place] as number) + amount;
          const names = places.map((place) => nameOfPlace(game.layout, place)).join(', ');
          demand(JSON.stringify(game.describe(other, viewer)) === shown, `${names} shows to ${viewer}`);
        }
    }
  });
};

/** The path to the first part that JSON would lose or change; null counts, because NaN becomes null. */
const notJson = (value: unknown, path: string): string | undefined => {
  if (typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)) return undefined;
  if (typeof value !== 'object' || value === null) return path;
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return path;
  for (const [key, part] of Object.entries(value)) {
    const lossy = notJson(part, `${path}.${key}`);
    if (lossy !== undefined) return lossy;
  }
  return undefined;
};

const viewsAreJson = (game: Game, config: Config, seed: number): void => {
  sampled(game, config, seed, 13, (s) => {
    for (const viewer of [WATCHER, ...everySeat(game, s)]) {
      const lossy = notJson(game.describe(s, viewer), 'view');
      demand(lossy === undefined, `${lossy} of viewer ${viewer} is not JSON`);
    }
  });
};

const invariantsHold = (game: CheckedGame, config: Config, seed: number): void => {
  let last = 'setup';
  walk(game, config, seed, (s, step) => {
    const faults = game.faults(s);
    demand(faults.length === 0, `after '${last}': ${faults.join('; ')}`);
    if (step) last = game.moves.text(step.move);
  });
};

export const LAWS: readonly Law[] = [
  { name: 'move texts and numbers round trip', check: moveTextsRoundTrip },
  { name: 'each text has its own frozen struct', check: structsFollowTexts },
  { name: 'lists are ascending and unique', check: listsAreSortedAndUnique },
  { name: 'whoever has to choose can, until the end', check: someoneCanAlwaysMove },
  { name: 'a move is legal exactly if no rule forbids it', check: legalExactlyIfNothingForbids },
  { name: 'next refuses every other move and leaves the position alone', check: nextRefusesTheRest },
  { name: 'questions change nothing', check: questionsChangeNothing },
  { name: 'copies are equal and moves are deterministic', check: copiesAreEqual },
  { name: 'positions round trip as text', check: positionsRoundTripAsText },
  { name: 'logs and files replay to the same bytes', check: logsReplayToTheSameBytes },
  { name: 'undo leads back to the position before', check: undoLeadsBack },
  { name: 'simultaneous moves commute', check: simultaneousMovesCommute },
  { name: 'views do not depend on what a viewer may not see', check: viewsHideSecrets },
  { name: 'views are JSON', check: viewsAreJson },
  { name: 'invariants hold at every step', check: invariantsHold },
];
