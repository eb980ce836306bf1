import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at } from '../at.ts';
import { readConfig } from '../config.ts';
import { CHANCE, type CheckedGame, isOver } from '../game.ts';
import type { State } from '../layout.ts';
import type { Moves } from '../moves.ts';
import { must, ok } from '../result.ts';
import { LAWS } from './conformance.ts';
import { pearls } from './pearls.ts';

const id = (text: string): number => pearls.moves.find(text) as number;
const LAMP = id('lamp');
const HIDE = id('hide');
const GIVE = id('give');
const PEARL = id('pearl 1');

/** A number of the position no rule reads with two players: what `said` is for a third. */
const IDLE = pearls.layout.size - 1;
const fieldAt = (name: string): number => pearls.layout.fields.find((field) => field.name === name)?.at as number;
const OPEN = fieldAt('open');
const TOTAL = fieldAt('total');
const SAID = fieldAt('said');
const LAMP_POINTS = fieldAt('lampPoints');

const bump = (s: State, place: number): void => {
  s[place] = (s[place] as number) + 1;
};

type Changes = Partial<CheckedGame>;
/** Broken games are made anew for each run, as some of them count. */
type Break = readonly [what: string, changes: () => Changes, message: RegExp];

const legalThen = (then: (list: number[], s: State, seat: number) => number[]): Changes => ({
  legal: (s, seat, out) => {
    const list = then(Array.from(out.subarray(0, pearls.legal(s, seat, out))), s, seat);
    out.set(list);
    return list.length;
  },
});

const applyThen = (then: (s: State, seat: number, move: number) => void): Changes => ({
  apply: (s, seat, move) => {
    pearls.apply(s, seat, move);
    then(s, seat, move);
  },
});

const setupThen = (then: (s: State, calls: number) => State): Changes => {
  let calls = 0;
  return { setup: (config) => then(pearls.setup(config), ++calls) };
};

const { moves } = pearls;
const movesWith = (changed: Partial<Moves>): Changes => ({
  moves: {
    count: moves.count,
    text: (move) => moves.text(move),
    struct: (move) => moves.struct(move),
    find: (text) => moves.find(text),
    parse: (text) => moves.parse(text),
    ...changed,
  },
});

const QUESTIONS = ['players', 'turn', 'legal', 'chance', 'whyNot', 'score', 'tieBreak', 'describe', 'hidden', 'faults'] as const;

/** The question answers as ever, but leaves a trace in the position. */
const meddling = (question: (typeof QUESTIONS)[number]): Changes => {
  const asked = pearls[question] as (s: State, ...rest: unknown[]) => unknown;
  const meddle = (s: State, ...rest: unknown[]): unknown => {
    bump(s, IDLE);
    return asked(s, ...rest);
  };
  return { [question]: meddle };
};

const viewWith = (part: unknown): Changes => ({ describe: (s, viewer) => ({ ...pearls.describe(s, viewer), part: [part] }) });

const bonusForFirst = (word: number): Changes =>
  applyThen((s, seat, move) => {
    const first = !s.subarray(LAMP_POINTS, LAMP_POINTS + 3).includes(9);
    if (move === word && first) s[LAMP_POINTS + seat] = 9;
  });

const BREAKS: Readonly<Record<string, readonly Break[]>> = {
  'move texts and numbers round trip': [
    [
      'a text means another move',
      () => movesWith({ find: (text) => (text === 'no such move' ? undefined : 0) }),
      /move 1 is not what 'give' means/,
    ],
    ['any text is a move', () => movesWith({ find: (text) => moves.find(text) ?? 0 }), /'no such move' is a move/],
  ],
  'each text has its own frozen struct': [
    [
      'a text has the struct of another',
      () => movesWith({ parse: () => moves.struct(0) }),
      /'give' does not parse to the struct of move 1/,
    ],
    [
      'a struct can be changed',
      () => {
        const structs = Array.from({ length: moves.count }, (_, move) => ({ ...moves.struct(move) }));
        return movesWith({ struct: (move) => at(structs, move), parse: (text) => structs[id(text)] });
      },
      /the struct of 'keep' can be changed/,
    ],
    [
      'two moves have equal structs',
      () => {
        const structs = Array.from({ length: moves.count }, (_, move) => Object.freeze({ kind: moves.struct(move).kind }));
        return movesWith({ struct: (move) => at(structs, move), parse: (text) => structs[id(text)] });
      },
      /another move has the struct of 'pearl 2'/,
    ],
    ['any text has a struct', () => movesWith({ parse: (text) => moves.parse(text) ?? moves.struct(0) }), /'no such move' has a struct/],
  ],
  'lists are ascending and unique': [
    ['descending', () => legalThen((list) => list.reverse()), /not ascending/],
    ['repeated', () => legalThen((list) => list.flatMap((move) => [move, move])), /not ascending/],
    [
      'outside the table',
      () => legalThen((list, _, seat) => (seat === 1 ? [...list, pearls.moves.count] : list)),
      /outside the table|no move 8/,
    ],
    [
      'a weight of nothing',
      () => ({
        chance: (s, out, weights) => {
          const count = pearls.chance(s, out, weights);
          if (count > 1) weights[0] = 0;
          return count;
        },
      }),
      /without weight/,
    ],
  ],
  'whoever has to choose can, until the end': [
    [
      'a seat that is not there',
      () => ({ turn: (s) => (pearls.turn(s) === 1 ? 1 | (1 << 6) : pearls.turn(s)) }),
      /seat that is not there|dead end/,
    ],
    ['a seat that cannot', () => ({ turn: (s) => (pearls.turn(s) === 1 ? 3 : pearls.turn(s)) }), /seat 1 has to choose and cannot/],
    ['chance that cannot', () => ({ chance: () => 0 }), /chance has to choose and cannot/],
    [
      'chance that is not asked',
      () => ({
        chance: (s, out, weights) => {
          if (pearls.turn(s) > 7) return pearls.chance(s, out, weights);
          out[0] = PEARL;
          weights[0] = 1;
          return 1;
        },
      }),
      /chance has outcomes when it is not asked/,
    ],
    ['moves after the end', () => legalThen((list, s) => (isOver(pearls, s) ? [LAMP] : list)), /can move after the end/],
    ['a game without end', () => applyThen((s, seat) => seat === CHANCE && bump(s, fieldAt('bag'))), /not over after/],
  ],
  'a move is legal exactly if no rule forbids it': [
    [
      'legal forgets a move',
      () => legalThen((list) => list.filter((move) => move !== LAMP)),
      /'lamp': legal is false, whyNot says undefined/,
    ],
    ['legal invents a move', () => legalThen((list) => (list[0] === 0 ? [0, 1, LAMP] : list)), /legal is true, whyNot says P[23]/],
    [
      'whyNot forbids chance',
      () => ({ whyNot: (s, seat, move) => (seat === CHANCE ? 'P1' : pearls.whyNot(s, seat, move)) }),
      /seat -1 'pearl/,
    ],
    ['whyNot forgets a rule', () => ({ whyNot: (s, seat, move) => (move === HIDE ? undefined : pearls.whyNot(s, seat, move)) }), /'hide'/],
  ],
  'next refuses every other move and leaves the position alone': [
    [
      'takes what is not listed',
      () => ({ whyNot: (s, seat, move) => (move === GIVE ? undefined : pearls.whyNot(s, seat, move)) }),
      /disagree on move 1/,
    ],
    [
      'refuses what is listed',
      () => ({ whyNot: (s, seat, move) => (move === LAMP ? 'P3' : pearls.whyNot(s, seat, move)) }),
      /disagree on move 2/,
    ],
    ['changes what it was given', () => meddling('whyNot'), /next changed the position/],
  ],
  'questions change nothing': QUESTIONS.map((question) => [question, () => meddling(question), /a question changed the position/]),
  'copies are equal and moves are deterministic': [
    [
      'a move counts outside the position',
      () => {
        let calls = 0;
        return applyThen((s) => (s[IDLE] = calls++));
      },
      /played twice from one position leads to two/,
    ],
    ['a position longer than its layout', () => setupThen((s) => Int16Array.from([...s, 0])), /the position has 20 numbers, the layout 19/],
  ],
  'positions round trip as text': [
    ['another length', () => setupThen((s) => Int16Array.from([...s, 0])), /has 19 numbers, not '20'/],
    ['faults in play', () => ({ faults: (s) => (s[OPEN] === 3 ? ['three'] : []) }), /not a position of play: three/],
  ],
  'logs and files replay to the same bytes': [
    ['another setup each time', () => setupThen((s, calls) => s.fill(calls, IDLE)), /the log leads to another position/],
    [
      'an option read otherwise than written',
      () => ({ options: { lamps: { about: '', default: 'one', read: (value) => ok(`${value}!`) } } }),
      /a file read and written again differs/,
    ],
    ['a log its own rules refuse', () => ({ whyNot: () => 'P0' }), /not possible now \(rule P0\)/],
  ],
  'undo leads back to the position before': [
    ['another setup after an undo', () => setupThen((s, calls) => s.fill(Math.max(calls, 2), IDLE)), /undo to \d+ leads elsewhere/],
    [
      'one position for all games',
      () => {
        let kept: State | undefined;
        return { setup: (config) => (kept ??= pearls.setup(config)) };
      },
      /the game is over/,
    ],
  ],
  'simultaneous moves commute': [
    ['who shows first gets more', () => bonusForFirst(id('show')), /the order matters/],
    ['who hides first gets more', () => bonusForFirst(HIDE), /the order matters/],
    [
      'one word stops the others',
      () => ({ whyNot: (s, seat, move) => (seat === 1 && s[SAID] !== 0 ? 'P4' : pearls.whyNot(s, seat, move)) }),
      /rule P4/,
    ],
  ],
  'views do not depend on what a viewer may not see': [
    ['a total of others shows', () => ({ describe: (s) => ({ first: s[TOTAL] }) }), /total\[0\] shows to (-2|1)/],
    ['a sum of totals shows', () => ({ describe: (s) => ({ sum: (s[TOTAL] as number) + (s[TOTAL + 1] as number) }) }), /shows to/],
  ],
  'views are JSON': [Number.NaN, Number.POSITIVE_INFINITY, null, undefined, new Map([[1, 2]]), Int16Array.of(1), () => 1].map((part) => [
    `${part}`,
    () => viewWith(part),
    /view.part.0 of viewer -2 is not JSON/,
  ]),
  'invariants hold at every step': [
    [
      'a pearl is lost',
      () => applyThen((s, _, move) => move === GIVE && s.fill(0, OPEN, OPEN + 1)),
      /after 'give': pearls are worth \d+ in all/,
    ],
    ['setup is wrong', () => setupThen((s) => s.fill(1, OPEN, OPEN + 1)), /after 'setup': pearls are worth 17 in all/],
  ],
};

const SEEDS = Array.from({ length: 15 }, (_, i) => i);

test('every law has a game that breaks it', () => {
  assert.deepEqual(
    LAWS.map(({ name }) => name),
    Object.keys(BREAKS),
  );
});

for (const law of LAWS)
  for (const [what, changes, message] of BREAKS[law.name] ?? [])
    test(`the law '${law.name}' catches: ${what}`, () => {
      const config = must(readConfig(pearls, { players: 2 }));
      assert.throws(() => {
        for (const seed of SEEDS) law.check({ ...pearls, ...changes() }, config, seed);
      }, message);
    });
