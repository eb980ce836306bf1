import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  CHANCE,
  type Config,
  isChance,
  isOver,
  legalMoves,
  must,
  outcomes,
  pickWeighted,
  type Random,
  readConfig,
  type Seat,
  type State,
  seatsOf,
  seeded,
  structOf,
  WATCHER,
} from '@caravel/core';
import { LOCALES } from '@caravel/i18n';
import { loadLog } from '@caravel/i18n/puerto-rico';
import { verbsOfOthers } from '@caravel/i18n/testing';
import { productionOf, puertoRico, type View } from '@caravel/puerto-rico';
import type { Telling } from '../../../table/game-ui.ts';
import { partsOf } from '../../../table/panel/worth.ts';
import { wholeText } from '../../../table/session/log-book.ts';
import { asTheyStood, change, laidOut, movesTo, placesLeft, unplaced } from '../board/arrangement.ts';
import { touches } from '../touch.ts';
import { seatOf } from '../view.ts';
import { loadPuertoRicoWords, type PuertoRicoWords } from './words.ts';

const NAMES = ['Ada', 'Bob', 'Cleo', 'Dan', 'Eve'];
const wordsIn = async (locale: string, reader?: Seat): Promise<PuertoRicoWords> => {
  const first = await loadPuertoRicoWords(locale, NAMES, reader);
  return { ...first, ...(await first.later?.()) };
};
const said = (text: string) => structOf(puertoRico.moves, text);
const configFor = (players: number): Config => must(readConfig(puertoRico, { players }));

interface Seen {
  readonly s: State;
  readonly seat: Seat;
  readonly legal: readonly string[];
  readonly move: string;
}

const anyOutcome = (s: State, random: Random): string => {
  const possible = outcomes(puertoRico, s);
  const weights = possible.map(({ weight }) => weight);
  return puertoRico.moves.text((possible[pickWeighted(random, weights, weights.length)] as { move: number }).move);
};

/** Every decision of a game played at random. */
function* decisions(players: number, seed: number): Generator<Seen> {
  const random = seeded(seed);
  const s = puertoRico.setup(configFor(players));
  while (!isOver(puertoRico, s)) {
    const seat = isChance(puertoRico, s) ? CHANCE : (seatsOf(puertoRico.turn(s))[0] as Seat);
    const legal = seat === CHANCE ? [anyOutcome(s, random)] : legalMoves(puertoRico, s, seat).map((move) => puertoRico.moves.text(move));
    const move = legal[random.below(legal.length)] as string;
    yield { s, seat, legal, move };
    puertoRico.apply(s, seat, puertoRico.moves.find(move) as number);
  }
}

test('no two legal moves of a position are made by the same touches', () => {
  for (const players of [2, 3, 4, 5])
    for (const { s, seat, legal } of decisions(players, players)) {
      if (seat === CHANCE) continue;
      const view = puertoRico.describe(s, seat);
      const lists = legal.map((move) => touches(view, seat, said(move)).join(' '));
      assert.equal(new Set(lists).size, legal.length, lists.join(', '));
      assert.ok(lists.every((list) => list !== ''));
    }
});

/** A number first, for it stands alone beside a picture, and nothing more than its unit. */
const AMOUNT = /^\d+( [^\d,]+)?$/;

for (const locale of LOCALES)
  test(`${locale}: every decision has a prompt, buttons and a sentence, and every thing an explanation`, async () => {
    const words = await wordsIn(locale);
    for (const { s, seat, legal, move } of decisions(4, 11)) {
      const before = puertoRico.describe(s, WATCHER);
      const after = puertoRico.describe(applied(s, seat, move), WATCHER);
      const text = wholeText(words.tell(before, seat, said(move), after));
      assert.ok(!/\b(undefined|NaN|null)\b/.test(text), text);
      if (seat === CHANCE) continue;
      const view = puertoRico.describe(s, seat);
      assert.ok(words.prompt(view, seat, legal.map(said)).length > 5, view.step);
      assert.ok(words.lesson(view, seat).length > 0, view.step);
      for (const rule of words.lesson(view, seat)) assert.ok(words.rule(rule).length > 10, rule);
      for (const one of legal) assert.ok(words.button(view, seat, said(one)).length > 0, one);
      for (const one of legal.map(said))
        if (words.worths?.includes(one.kind)) assert.match(partsOf(words.button(view, seat, one), true)[1] ?? '', AMOUNT, one.kind);
      for (const thing of legal.flatMap((one) => touches(view, seat, said(one))))
        if (!/^(pass|count)/.test(thing)) assert.ok(words.explain(view, thing, seat)?.title, thing);
    }
  });

const READER = 2;

for (const locale of LOCALES)
  test(`${locale}: the log speaks to the reader, and of the others by name`, async () => {
    const [words, named, { verbs }] = await Promise.all([wordsIn(locale, READER), wordsIn(locale), loadLog(locale)]);
    const kinds = new Set<string>();
    for (const { s, seat, move } of decisions(4, 12)) {
      const [before, after] = [s, applied(s, seat, move)].map((state) => puertoRico.describe(state, WATCHER)) as [View, View];
      const [mine, theirs] = [words, named].map(({ tell }) => tell(before, seat, said(move), after)) as [Telling, Telling];
      const own = [...(seat === READER ? [mine.did] : []), ...mine.followed.filter((one) => one.seat === READER).map(({ text }) => text)];
      for (const text of own.filter(Boolean)) {
        kinds.add(said(move).kind);
        assert.deepEqual(verbsOfOthers(text, verbs), [], text);
      }
      assert.ok(!wholeText(mine).includes(NAMES[READER] as string), wholeText(mine));
      if (seat !== READER) assert.equal(mine.did, theirs.did);
      for (const [i, { text, seat: about }] of mine.followed.entries()) if (about !== READER) assert.equal(text, theirs.followed[i]?.text);
    }
    assert.ok(kinds.size > 10, [...kinds].join(', '));
  });

const applied = (s: State, seat: Seat, move: string): State => {
  const after = s.slice();
  puertoRico.apply(after, seat, puertoRico.moves.find(move) as number);
  return after;
};

/** What the table's preview does for a seat. */
const previewOf =
  (s: State, seat: Seat) =>
  (moves: readonly string[]): View | undefined => {
    let now = s;
    for (const move of moves) {
      if (puertoRico.whyNot(now, seat, puertoRico.moves.find(move) as number) !== undefined) return undefined;
      now = applied(now, seat, move);
    }
    return puertoRico.describe(now, seat);
  };

test('MY3 colonists laid out in any order become the moves that place them so', () => {
  let placements = 0;
  for (const { s, seat } of decisions(4, 5)) {
    const view = puertoRico.describe(s, Math.max(0, seat));
    if (seat === CHANCE || view.step !== 'placing') continue;
    const mine = seatOf(view, seat);
    let laid = asTheyStood(mine);
    for (const place of Object.keys(laid).reverse())
      while (unplaced(mine, laid) > 0 && change(mine, laid, place, 1) !== laid) laid = change(mine, laid, place, 1);
    assert.equal(unplaced(mine, laid), 0);
    const moves = movesTo(view, seat, laid, previewOf(s, seat));
    assert.ok(moves, JSON.stringify(laid));
    const after = seatOf(previewOf(s, seat)(moves) as View, seat);
    const standing = {
      ...Object.fromEntries(after.island.tiles.map(({ tile, occupied }) => [tile, occupied])),
      ...Object.fromEntries(after.city.buildings.map(({ name, colonists }) => [name, colonists])),
    };
    for (const [place, count] of Object.entries(laid)) assert.equal(standing[place], count, place);
    placements++;
  }
  assert.ok(placements > 5);
});

test('an arrangement never holds more than the circles or the colonists there are', () => {
  for (const { s, seat } of decisions(3, 9)) {
    const view = puertoRico.describe(s, Math.max(0, seat));
    if (seat === CHANCE || view.step !== 'placing') continue;
    const mine = seatOf(view, seat);
    let laid = asTheyStood(mine);
    for (const place of Object.keys(laid)) for (let i = 0; i < 15; i++) laid = change(mine, laid, place, 1);
    assert.ok(unplaced(mine, laid) >= 0);
    for (const place of Object.keys(laid)) for (let i = 0; i < 15; i++) laid = change(mine, laid, place, -1);
    assert.equal(unplaced(mine, laid), mine.placing?.inHand);
  }
});

test('CR1 MY5 what a placement would produce is what it produces once it is made', () => {
  let [compared, partial] = [0, 0];
  for (const { s, seat } of decisions(3, 9)) {
    const view = puertoRico.describe(s, Math.max(0, seat));
    if (seat === CHANCE || view.step !== 'placing') continue;
    const mine = seatOf(view, seat);
    let laid = asTheyStood(mine);
    const least = productionOf(laidOut(mine, laid));
    if (unplaced(mine, laid) > 0) partial += least.length;
    for (const { name } of placesLeft(mine).toReversed()) for (let i = 0; i < 15; i++) laid = change(mine, laid, name, 1);
    const after = (moves: readonly string[]) =>
      puertoRico.describe(
        moves.reduce((now, move) => applied(now, seat, move), s),
        seat,
      );
    const moves = movesTo(view, seat, laid, after) ?? [];
    const made = productionOf(laidOut(mine, laid));
    assert.deepEqual(made, seatOf(after(moves), seat).production);
    for (const { good, count } of least) assert.ok((made.find((row) => row.good === good)?.count ?? 0) >= count);
    compared += made.length;
  }
  assert.ok(compared > 20 && partial > 5, `${compared} compared, ${partial} before all were placed`);
});

/** The sentences of a game played at random, with what they tell of. */
const told = async (players: number, seed: number) => {
  const words = await wordsIn('en');
  return Array.from(decisions(players, seed), ({ s, seat, move }) => {
    const after = puertoRico.describe(applied(s, seat, move), WATCHER);
    const telling = words.tell(puertoRico.describe(s, WATCHER), seat, said(move), after);
    return { move, seat, after, ...telling, text: wholeText(telling) };
  });
};

test('MY5 a placement is told once, when everyone has a place, with all who work', async () => {
  const placements = (await told(3, 4)).filter(({ move }) => move.startsWith('colonists '));
  const [going, done] = [true, false].map((isGoing) =>
    placements.filter(({ after, seat }) => (seatOf(after, seat).placing !== undefined) === isGoing),
  );
  assert.ok(going && going.length > 0 && done && done.length > 0);
  for (const { text } of going) assert.equal(text, '');
  for (const { text, after, seat } of done) {
    const { colonists, sanJuan } = seatOf(after, seat);
    assert.match(text, new RegExp(`^has ${colonists - sanJuan} colonists? at work: `));
  }
});

test('SE3 the new row of plantations is one sentence', async () => {
  const rows = (await told(3, 4)).filter(({ move, did }) => move.startsWith('tile ') && did.startsWith('New plantations'));
  assert.ok(rows.length > 3);
  for (const { did } of rows) assert.match(did, /^New plantations: (\d (corn|indigo|sugar|tobacco|coffee)(, and |, | and )?)+\.$/);
  assert.match(rows[0]?.did ?? '', /\d.*\d/);
});

test('CR1 what happens to others is told about them, each by name', async () => {
  const all = (await told(4, 6)).flatMap(({ followed }) => followed);
  const produced = all.filter(({ text }) => / produces? /.test(text));
  assert.deepEqual([...new Set(produced.map(({ seat }) => seat))].sort(), [0, 1, 2, 3]);
  for (const { text, seat } of all)
    for (const [other, name] of NAMES.entries()) assert.equal(text.includes(name), seat === other, `${text} about ${seat}`);
});

test('the rows of a result add up to the total, also where a game ended early and chips are hidden', async () => {
  const { scores } = await loadPuertoRicoWords('en', NAMES);
  for (const { s } of decisions(4, 3)) {
    const totals = [0, 1, 2, 3].map((seat) => puertoRico.score(s, seat));
    const rows = await scores(puertoRico.describe(s, 0), totals, []);
    for (const [seat, total] of totals.entries())
      assert.equal(
        rows.reduce((sum, { values }) => sum + (values[seat] as number), 0),
        total,
      );
  }
});

test('E2 I1 the score now adds up where chips are open, and hides those of the others where they are not', async () => {
  const { standing } = await loadPuertoRicoWords('en', NAMES);
  let count = 0;
  for (const { s } of decisions(3, 6)) {
    if (count++ % 50 > 0) continue;
    const now = await standing?.(puertoRico.describe(s, 1), []);
    const [chips, buildings, bonus] = now?.rows ?? [];
    assert.deepEqual([chips?.values[0], chips?.values[2]], [undefined, undefined]);
    assert.equal((chips?.values[1] ?? 0) + (buildings?.values[1] ?? 0) + (bonus?.values[1] ?? 0), puertoRico.score(s, 1));
  }
});
