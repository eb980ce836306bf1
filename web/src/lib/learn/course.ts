/** The positions of a lesson's steps, and how moves made in them are judged. */
import {
  type Entry,
  type Game,
  hasTurn,
  legalMoves,
  moveWithoutChoice,
  must,
  parseEntry,
  readState,
  structOf,
  Timeline,
} from '@caravel/core';
import { startingWith } from '../study/start-position.ts';
import type { Attempt, Lesson, LessonStep, Verdict } from './lesson.ts';

/** Where a step begins. */
export interface Beginning {
  /** The rules, beginning with the position that the step or one before it has set up. */
  readonly game: Game;
  readonly entries: readonly Entry[];
  /** How many of these were there when the step before ended. */
  readonly seen: number;
  /** Their course: moves are tried on it and taken back. */
  readonly timeline: Timeline;
}

/** A position was checked when the lesson was written: the tests read every one with the invariants. */
const gameFrom = (game: Game, start: string | undefined): Game =>
  start === undefined ? game : startingWith(game, must(readState({ ...game, faults: () => [] }, start)));

/** What leaves the learner no choice is not asked. */
const settle = (timeline: Timeline, { me }: Lesson): void => {
  const next = () => moveWithoutChoice(timeline.game, timeline.state, [me]);
  for (let entry = next(); entry; entry = next()) must(timeline.append(entry));
};

/** What one sees after own moves; it throws if one of them is not legal. */
const after = <Seen>(lesson: Lesson, { timeline }: Beginning, moves: readonly string[], look: (timeline: Timeline) => Seen): Seen => {
  const mark = timeline.mark();
  try {
    for (const move of moves) {
      must(timeline.append({ seat: lesson.me, move }));
      settle(timeline, lesson);
    }
    return look(timeline);
  } finally {
    timeline.backTo(mark);
  }
};

export const lineAfter = (lesson: Lesson, from: Beginning, moves: readonly string[]): readonly Entry[] =>
  after(lesson, from, moves, ({ entries }) => entries);

const beginningOf = (game: Game, lesson: Lesson, step: LessonStep, seen: readonly Entry[]): Beginning => {
  const timeline = new Timeline(game, lesson.config, 'all');
  must(timeline.extend(seen));
  for (const line of step.first ?? []) must(timeline.append(must(parseEntry(line))));
  settle(timeline, lesson);
  return { game, entries: timeline.entries, seen: seen.length, timeline };
};

/** Where each step begins; it throws if a move of the lesson is not legal. */
export const beginnings = (game: Game, lesson: Lesson): readonly Beginning[] => {
  const all: Beginning[] = [];
  lesson.steps.forEach((step, i) => {
    const previous = all.at(-1);
    if (previous && step.start === undefined)
      all.push(beginningOf(previous.game, lesson, step, lineAfter(lesson, previous, lesson.steps[i - 1]?.solution ?? [])));
    else all.push(beginningOf(gameFrom(game, step.start), lesson, step, []));
  });
  return all;
};

/** The moves as the goal of the step sees them. */
export const attemptOf = (lesson: Lesson, from: Beginning, moves: readonly string[]): Attempt => {
  const { game, timeline } = from;
  const { me } = lesson;
  return {
    made: moves.map((move) => structOf(game.moves, move)),
    before: game.describe(timeline.state, me),
    after: after(lesson, from, moves, ({ state }) => game.describe(state, me)),
    gain: after(lesson, from, moves, ({ state }) => game.score(state, me)) - game.score(timeline.state, me),
  };
};

/** A goal that is still open when somebody else is asked is missed. */
export const judge = (lesson: Lesson, step: LessonStep, from: Beginning, moves: readonly string[]): Verdict => {
  const verdict = step.goal?.(attemptOf(lesson, from, moves)) ?? 'reached';
  const isAsked = () => after(lesson, from, moves, ({ game, state }) => hasTurn(game.turn(state), lesson.me));
  return verdict === 'open' && !isAsked() ? 'missed' : verdict;
};

/** Whatever is played after these moves misses the goal. */
export const isDeadEnd = (lesson: Lesson, step: LessonStep, from: Beginning, made: readonly string[]): boolean =>
  after(lesson, from, made, ({ game, state }) => legalMoves(game, state, lesson.me).map((move) => game.moves.text(move))).every(
    (move) => judge(lesson, step, from, [...made, move]) === 'missed',
  );

/** The rest of the solution after so many of its moves: each move, and the table as the learner sees it before that move. */
export const restOf = (lesson: Lesson, { solution = [] }: LessonStep, from: Beginning, made: number) =>
  solution.slice(made).map((move, i) => ({
    move: structOf(from.game.moves, move),
    view: after(lesson, from, solution.slice(0, made + i), ({ game, state }) => game.describe(state, lesson.me)),
  }));

/** The position before the last of these moves, and after it. */
export const lastStep = (lesson: Lesson, from: Beginning, moves: readonly string[]) => ({
  before: after(lesson, from, moves.slice(0, -1), ({ state }) => state.slice()),
  after: after(lesson, from, moves, ({ state }) => state.slice()),
});
