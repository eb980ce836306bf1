import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHANCE, legalMoves, must, readConfig, type State, seatsOf, structOf, type Step as TableStep, WATCHER } from '@caravel/core';
import { type Step, walk } from '@caravel/core/testing';
import { LOCALES } from '@caravel/i18n';
import { loadLog, loadReasons, loadRules, loadWords } from '@caravel/i18n/madeira';
import { verbsOfOthers } from '@caravel/i18n/testing';
import { madeira, type View } from '@caravel/madeira';
import { on, pirateLoss } from '@caravel/madeira/inside';
import { play, position } from '@caravel/madeira/testing';
import type { ScoreRow, Telling } from '../../../table/game-ui.ts';
import { partsOf } from '../../../table/panel/worth.ts';
import { wholeText } from '../../../table/session/log-book.ts';
import { hasGuess } from '../board/later/guesses.ts';
import { targetsByCard } from '../targets-by-card.ts';
import { touches } from '../touch.ts';
import { boughtBy } from './later/bought.ts';
import { lateWords } from './later/late-words.ts';
import { dueOf, piratesDue } from './later/maintenance.ts';
import { pointsScoredBy } from './later/scored.ts';
import type { MadeiraWords } from './madeira-words.ts';
import { makeWords } from './make-words.ts';

const struct = (text: string) => structOf(madeira.moves, text);
const NAMES = ['Ana', 'Bruno', 'Clara', 'Duarte'];
const wordsIn = async (locale: (typeof LOCALES)[number], reader?: number): Promise<MadeiraWords> => {
  const [terms, log, rules, reasons] = await Promise.all([loadWords(locale), loadLog(locale), loadRules(locale), loadReasons(locale)]);
  return { ...makeWords(terms, NAMES), ...lateWords({ terms, log, rules, reasons }, { names: NAMES, reader }, hasGuess) };
};

const isSaid = (text: string | undefined): boolean => text !== undefined && text.trim() !== '' && !/undefined|NaN|\[object/.test(text);

const faultsOf = (what: string, texts: readonly (string | undefined)[]): string[] =>
  texts.filter((text) => !isSaid(text)).map((text) => `${what}: ${JSON.stringify(text)}`);

const textsFor = (words: MadeiraWords, s: State): string[] =>
  seatsOf(madeira.turn(s)).flatMap((seat) => {
    const view = madeira.describe(s, seat);
    const moves = legalMoves(madeira, s, seat).map((move) => madeira.moves.text(move));
    return [
      ...faultsOf(`prompt at ${view.turn.step}`, [words.prompt(view, seat, moves.map(struct))]),
      ...moves.flatMap((move) => faultsOf(`button of ${move}`, [words.button(view, seat, struct(move))])),
    ];
  });

test('a row has the number that the board prints, on its button, in its name and in the log', async () => {
  const [en, hu] = [await wordsIn('en'), await wordsIn('hu')];
  let taken = 0;
  walk(madeira, must(readConfig(madeira, { players: 3 })), 1, (before, step) => {
    if (!step || madeira.moves.text(step.move) !== 'row 2') return;
    taken++;
    const move = struct('row 2');
    const after = before.slice();
    madeira.apply(after, step.seat, step.move);
    const [view, then] = [madeira.describe(before, step.seat), madeira.describe(after, step.seat)];
    assert.match(en.button(view, step.seat, move), /^Row II /);
    assert.equal(en.explain(view, 'row:2', step.seat)?.title, 'Row II');
    assert.match(wholeText(en.tell(view, step.seat, move, then)), /row II\b/);
    assert.match(wholeText(hu.tell(view, step.seat, move, then)), /a II\. sort/);
  });
  assert.ok(taken > 0);
});

/** `5 Reals`, or what is paid and gained: `−1 Sugar, −1 Wood (buy 1 for 1 Real), +4 Reals`. */
const AMOUNTS = /^(\d+ [^\d,]+|[−+]\d+ [^\d,(]+( \([^,()]+\))?(, [−+]\d+ [^\d,(]+( \([^,()]+\))?)*)$/;

for (const locale of LOCALES)
  test(`${locale}: what a button sets apart is amounts`, async () => {
    const words = await wordsIn(locale);
    const seen = new Set<string>();
    walk(madeira, must(readConfig(madeira, { players: 3 })), 3, (s) => {
      for (const seat of seatsOf(madeira.turn(s))) {
        const view = madeira.describe(s, seat);
        for (const move of legalMoves(madeira, s, seat).map((one) => struct(madeira.moves.text(one)))) {
          if (!words.worths?.includes(move.kind)) continue;
          seen.add(move.kind);
          assert.match(partsOf(words.button(view, seat, move), true)[1] ?? '', AMOUNTS, move.kind);
        }
      }
    });
    assert.ok(seen.has('pass reals'));
  });

/** Where a piece is only taken up the log waits for where it goes; tiles are told with the last of them, and that somebody has enough is no news. */
const isUntold = (move: string): boolean => /^(worker|citizen|ship|lay request|lay reward|lay favor) |^done$/.test(move);

const sentenceFaults = (words: MadeiraWords, before: State, step: Step): string[] => {
  const after = before.slice();
  madeira.apply(after, step.seat, step.move);
  const move = madeira.moves.text(step.move);
  const text = wholeText(words.tell(madeira.describe(before, WATCHER), step.seat, struct(move), madeira.describe(after, WATCHER)));
  return text === '' && isUntold(move) ? [] : faultsOf(`sentence of ${move}`, [text]);
};

for (const rules of madeira.ruleSets)
  test(`prompts, buttons and sentences are whole in random games by ${rules}`, async () => {
    const words = await wordsIn('en');
    for (const players of [2, 3, 4])
      walk(madeira, must(readConfig(madeira, { players, rules, options: {} })), players, (s, step) => {
        const faults = [...textsFor(words, s), ...(step ? sentenceFaults(words, s, step) : [])];
        assert.deepEqual(faults, []);
      });
  });

for (const locale of LOCALES)
  test(`every thing explains itself and the board can be read in ${locale}`, async () => {
    const words = await wordsIn(locale);
    const read = await words.reader();
    let count = 0;
    walk(madeira, must(readConfig(madeira, { players: 3, rules: '2nd', options: {} })), 8, (s, step) => {
      const told = step ? [...textsFor(words, s), ...sentenceFaults(words, s, step)] : [];
      assert.deepEqual(told, []);
      if (count++ % 25 !== 0) return;
      const view = madeira.describe(s, 1);
      for (const thing of Object.values(targetsByCard(view, 1)).flat()) {
        const about = words.explain(view, thing, 1);
        if (thing.startsWith('character:') && about === undefined) continue;
        assert.deepEqual(faultsOf(thing, [about?.title, ...(about?.lines ?? [])]), []);
        assert.notEqual(words.rule(about?.rule ?? ''), '', `${thing} cites ${about?.rule}`);
      }
      if (seatsOf(madeira.turn(s)).length > 0) assert.notDeepEqual(words.lesson(view, 1), [], view.turn.step);
      for (const rule of words.lesson(view, 1)) assert.notEqual(words.rule(rule), '', rule);
      for (const { title, lines } of read(view)) assert.deepEqual(faultsOf('reading', [title, ...lines]), []);
    });
  });

const READER = 1;

for (const locale of LOCALES)
  test(`${locale}: the log speaks to the reader, and of the others by name`, async () => {
    const [words, named, { verbs }] = await Promise.all([wordsIn(locale, READER), wordsIn(locale), loadLog(locale)]);
    const kinds = new Set<string>();
    walk(madeira, must(readConfig(madeira, { players: 3 })), 5, (s, step) => {
      if (!step) return;
      const after = s.slice();
      madeira.apply(after, step.seat, step.move);
      const move = madeira.moves.struct(step.move);
      const tell = ({ tell: say }: MadeiraWords) => say(madeira.describe(s, WATCHER), step.seat, move, madeira.describe(after, WATCHER));
      const [mine, theirs] = [tell(words), tell(named)];
      const own = [
        ...(step.seat === READER ? [mine.did] : []),
        ...mine.followed.filter(({ seat }) => seat === READER).map(({ text }) => text),
      ];
      for (const text of own.filter(Boolean)) {
        kinds.add(move.kind);
        assert.deepEqual(verbsOfOthers(text, verbs), [], text);
      }
      assert.ok(!wholeText(mine).includes(NAMES[READER] ?? ''), wholeText(mine));
      if (step.seat !== READER) assert.equal(mine.did, theirs.did);
      mine.followed.forEach(({ text, seat }, i) => {
        assert.ok(isSaid(text), text);
        if (seat !== undefined && seat !== READER) assert.equal(text, theirs.followed[i]?.text);
      });
    });
    assert.ok(kinds.size > 15, [...kinds].join(', '));
  });

const tellings = async (s: State, seat: number, ...moves: string[]): Promise<Telling[]> => {
  const words = await wordsIn('en');
  const told: Telling[] = [];
  let before = s;
  for (const move of moves) {
    const after = play(before.slice(), `${seat === CHANCE ? '*' : seat} ${move}`);
    told.push(words.tell(madeira.describe(before, WATCHER), seat, struct(move), madeira.describe(after, WATCHER)));
    before = after;
  }
  return told;
};

const said = async (s: State, seat: number, ...moves: string[]): Promise<string[]> => (await tellings(s, seat, ...moves)).map(wholeText);

const CHARACTERS = { moinho: 'steward', capitania: 'commander', alfandega: 'mayor', casa: 'guild-master' } as const;

test('H1 a harvest is told with what it brought', async () => {
  const s = position({ characters: CHARACTERS, seats: [{ dice: [2], workers: ['2a', '2b'] }] });
  assert.deepEqual(await said(s, 0, 'die 2 steward', 'harvest'), [
    'places a 2 on the Steward at Moinho.',
    'harvests in region 2 (+1 Wheat, +1 Wine).',
  ]);
});

test('CO1 a Ship is told once, with what it cost and brought', async () => {
  const s = position({ characters: CHARACTERS, seats: [{ dice: [3], goods: { wheat: 3, wine: 1 }, wood: 1 }] });
  assert.deepEqual((await said(s, 0, 'die 3 commander', 'act', 'ship home', 'sail wheat-2')).slice(2), [
    '',
    'moves a Ship: home → Wheat market, slot 2 (−3 Wheat, −1 Wood).',
  ]);
});

const buttonsOf = async (s: State, ...moves: string[]): Promise<string[]> => {
  const words = await wordsIn('en');
  return moves.map((move) => words.button(madeira.describe(s, 0), 0, struct(move)));
};

test('CO2 DW3 a button says what a voyage costs and brings, Wood that must be bought included', async () => {
  const seat = { dice: [3], goods: { sugar: 2, wine: 2 }, reals: 5, workers: ['forest'] };
  const s = play(position({ characters: CHARACTERS, seats: [seat] }), '0 die 3 commander', '0 act');
  assert.deepEqual(await buttonsOf(s, 'ship home'), ['Ship from home: −1 Wood (buy 1 for 1 Real)']);
  assert.deepEqual(await buttonsOf(play(s, '0 ship home'), 'sail sugar-2', 'sail india-1'), [
    'Sugar market, slot 2: −2 Sugar, −1 Wood (buy 1 for 1 Real), +7 Reals',
    'India, landing 1: −1 Wine, −1 Wood (buy 1 for 1 Real)',
  ]);
});

test('CO1 a button names the only place a Ship can go to, and so do its touches', async () => {
  const s = play(position({ characters: CHARACTERS, seats: [{ dice: [3], goods: { sugar: 1 }, wood: 1 }] }), '0 die 3 commander', '0 act');
  assert.deepEqual(await buttonsOf(s, 'ship home'), ['Ship from home → Sugar market, slot 1: −1 Sugar, −1 Wood, +4 Reals']);
  assert.deepEqual(touches(madeira.describe(s, 0), 0, struct('ship home')), ['slot:home', 'slot:sugar-1']);
});

test('C9 F-lady a button names the only place a Worker can go to and the only building of the Lady', async () => {
  const watch = play(position({ characters: CHARACTERS, seats: [{ dice: [3], workers: ['1a'] }] }), '0 pass III watch');
  assert.deepEqual(await buttonsOf(watch, 'worker 1a'), ['Worker from Field 1a into the City Watch']);
  const lady = position({ characters: CHARACTERS, seats: [{ reals: 4, workers: ['1a'], dice: [3], favors: { lady: 'up' } }] });
  assert.deepEqual(await buttonsOf(lady, 'use lady'), ['Use Lady – Alfândega (−4 Reals)']);
  assert.deepEqual(touches(madeira.describe(lady, 0), 0, struct('use lady')), ['favor:lady', 'building:alfandega']);
});

test('GM1 DW3 D3 the price of a Favor and of upkeep says what must be bought', async () => {
  const seat = { dice: [3], wood: 1, reals: 12, workers: ['forest'], ships: ['wheat-1', 'wheat-2', 'sugar-1'] };
  const favor = play(position({ characters: CHARACTERS, seats: [seat] }), '0 die 3 guild-master', '0 act');
  const patron = madeira
    .describe(favor, 0)
    .cities.flatMap(({ districts }) => districts)
    .find((one) => one.favor === 'patron')?.wood;
  assert.equal(patron, 5);
  assert.deepEqual(await buttonsOf(favor, 'favor patron'), ['Patron: −5 Wood (buy 4 for 10 Reals)']);
  assert.deepEqual(await buttonsOf(position({ phase: 'D', seats: [seat] }), 'upkeep 3', 'upkeep 2', 'upkeep 1'), [
    '3 Wood (buy 2 for 3 Reals)',
    '2 Wood (buy 1 for 1 Real, +1 Pirate)',
    '1 Wood (+2 Pirates)',
  ]);
});

for (const [rules, when] of [
  ['2nd', 'at once'],
  ['1st-de', 'when the turn ends'],
] as const)
  test(`CO2 DW2 V10 the log says what was bought and for how much where it is paid ${when}`, async () => {
    const seat = { dice: [3, 3], goods: { sugar: 3 }, reals: 5, wood: 1, workers: ['forest'] };
    const s = position({ rules, characters: CHARACTERS, seats: [seat, { dice: [1] }] });
    const sailed = await said(s, 0, 'die 3 commander', 'act', 'ship home', 'sail sugar-1', 'ship home');
    assert.deepEqual(sailed.slice(3), [
      'moves a Ship: home → Sugar market, slot 1 (−1 Sugar, −1 Wood).',
      'moves a Ship: home → Sugar market, slot 2 (+11 Reals, −2 Sugar, buys 1 Wood for 1 Real).',
    ]);
    const built = await said(s, 0, 'die 3 guild-master', 'act', 'favor monk');
    assert.equal(built.at(-1), 'takes the Monk and builds its district in Porto Santo (−1 Wood, buys 1 Wood for 1 Real).');
  });

test('RU7 DW3 Wood that is bought piece by piece has its price on each line', async () => {
  const s = position({ characters: CHARACTERS, seats: [{ dice: [3], reals: 9, workers: ['forest', '3d'] }, { dice: [1] }] });
  assert.deepEqual((await said(s, 0, 'die 3 guild-master', 'act', 'favor monk', 'buy wood 3d', 'buy wood forest')).slice(2), [
    'takes the Monk and builds its district in Porto Santo.',
    'buys 1 Wood for 1 Real: Field 3d.',
    'buys 1 Wood for 2 Reals: Forest.',
  ]);
});

for (const rules of madeira.ruleSets)
  test(`DW3 V10 in random games by ${rules} the log tells every Real that Wood has cost`, () => {
    let bought = 0;
    const purse = ({ seats, turn }: View, seat: number): number => (seats[seat]?.reals ?? 0) - turn.wood.debt + turn.incoming;
    for (let seed = 1; seed <= 40; seed++)
      walk(madeira, must(readConfig(madeira, { players: 2 + (seed % 3), rules })), seed, (s, step) => {
        const move = step && madeira.moves.struct(step.move);
        if (!move || !['favor', 'upkeep', 'buy wood'].includes(move.kind)) return;
        const after = s.slice();
        madeira.apply(after, step.seat, step.move);
        const told = { seat: step.seat, move, before: madeira.describe(s, 0), after: madeira.describe(after, 0) };
        // Reals of Ships that wait for their Wood come in with its last piece: then they are no longer on the way.
        assert.equal(boughtBy(told).reals, purse(told.before, step.seat) - purse(told.after, step.seat), move.kind);
        bought += boughtBy(told).pieces;
      });
    assert.ok(bought > 5, String(bought));
  });

for (const rules of madeira.ruleSets)
  test(`C6 D3 D4 in random games by ${rules} every Pirate that comes unasked is told, to whom and how many`, async () => {
    const words = await wordsIn('en');
    let count = 0;
    for (let seed = 1; seed <= 25; seed++) {
      const players = 2 + (seed % 3);
      walk(madeira, must(readConfig(madeira, { players, rules, options: { openPirates: true } })), seed, (s, step) => {
        if (!step) return;
        const after = s.slice();
        madeira.apply(after, step.seat, step.move);
        const views = [madeira.describe(s, WATCHER), madeira.describe(after, WATCHER)] as const;
        const move = madeira.moves.text(step.move);
        const { followed } = words.tell(views[0], step.seat, struct(move), views[1]);
        for (let seat = 0; seat < players; seat++) {
          const came = (views[1].seats[seat]?.pirates ?? 0) - (views[0].seats[seat]?.pirates ?? 0);
          if (seat === step.seat) continue;
          const told = followed
            .filter((one) => one.seat === seat && one.isAlarm)
            .map(({ text }) => Number(/(\d+) Pirate/.exec(text)?.[1] ?? 0));
          assert.equal(
            told.reduce((a, b) => a + b, 0),
            came,
            `${move}: ${JSON.stringify(followed)}`,
          );
          count += told.length;
        }
      });
    }
    assert.ok(count > 50, String(count));
  });

test('F-scout F-navigator B6 the prompt warns before what is due is given up', async () => {
  const words = await wordsIn('en');
  const prompt = (s: State): string => words.prompt(madeira.describe(s, 0), 0, [struct('done')]);
  const warned = (s: State): boolean => prompt(s).includes(words.terms.prompt.forgo);
  const seat = { workers: ['1a'], goods: { wheat: 5, wine: 5 }, wood: 2, favors: { scout: 'up', navigator: 'up' }, dice: [3] } as const;
  const at = (...moves: string[]): State => play(position({ characters: CHARACTERS, seats: [seat] }), ...moves);
  assert.equal(warned(at('0 use scout')), true);
  assert.equal(warned(at('0 use navigator')), true);
  assert.equal(warned(at('0 pass III watch')), true);
  assert.equal(warned(at('0 pass IV ship')), true);
  assert.equal(warned(at('0 pass II city')), false);
  assert.equal(warned(at('0 die 3 steward', '0 act')), false);
});

test('D2 D3 D4 what comes to those who are not asked is told', async () => {
  const s = position({
    phase: 'D',
    seats: [
      { workers: ['acores', 'watch'], bread: 0, mill: 0 },
      { ships: ['wheat-1'], workers: ['1a'], mill: 0, bread: 1 },
    ],
    players: 2,
  });
  const [told] = await tellings(s, 0, 'honor');
  assert.deepEqual(told?.followed, [
    { text: 'Ana gets 1 Wheat from the colonies.', seat: 0 },
    { text: 'Bruno pays 0 Wood for the Ships and receives 1 Pirate.', seat: 1, isAlarm: true },
    // The Worker who was honored is at home by now and does not eat.
    { text: 'Ana pays 0 Bread for the Workers and receives 1 Pirate.', seat: 0, isAlarm: true },
  ]);
});

test('I2 Pirates that are shown at the end have not been gained', async () => {
  const seats = [{ requests: ['wealth', 'wealth', 'wealth'], reals: 7, pirates: 4 }] as const;
  const [told] = await tellings(position({ players: 2, phase: 'E', round: 5, seats }), 0, 'donate 5', 'donate 2');
  assert.equal(told?.did, 'pays 5 Reals for Wealth of the Nation (+5 PP, −5 Reals).');
});

test('what happens to others is told about them, each by name', async () => {
  const words = await wordsIn('en');
  const all = randomSteps('2nd', 4, 3).flatMap(
    ({ before, after, seat, move }) =>
      words.tell(madeira.describe(before, WATCHER), seat, struct(move), madeira.describe(after, WATCHER)).followed,
  );
  const owned = all.filter(({ seat }) => seat !== undefined && seat !== CHANCE);
  assert.deepEqual([...new Set(owned.flatMap(({ seat }) => seat ?? []))].sort(), [0, 1, 2, 3]);
  for (const { text, seat } of owned) for (const [other, name] of NAMES.entries()) assert.equal(text.includes(name), seat === other, text);
});

test('CO3 what Ships bring when they have all sailed is told with its owner', async () => {
  const s = position({ characters: CHARACTERS, seats: [{ dice: [3], goods: { wheat: 3, wine: 1 }, wood: 1 }] });
  assert.deepEqual((await said(s, 0, 'die 3 commander', 'act', 'ship home', 'sail wheat-2', 'done')).slice(4), ['+8 Reals.']);
});

test('E1 keeping a Request tells the points of the one that was scored under its name', async () => {
  const s = position({ round: 1, phase: 'E', seats: [{ requests: ['expeditions', 'market-routes'], ships: ['wheat-1'] }] });
  assert.deepEqual(await said(s, 0, 'leave expeditions'), ['keeps Expeditions for later. Ana scores 3 PP for Market Routes.']);
});

/** Moves that bring no points themselves, whatever follows from them. */
const BRINGS_NO_POINTS = /^(leave|upkeep|feed|done|buy wood)/;

for (const rules of madeira.ruleSets)
  test(`E1 every Request scored by itself is told, and the points add up, in ${rules}`, () => {
    for (const [players, seed] of [2, 3, 4].flatMap((count) => [1, 2, 3].map((one) => [count, one] as const)))
      for (const { before, after, seat: mover, move } of randomSteps(rules, players, seed)) {
        const views = { before: madeira.describe(before, WATCHER), after: madeira.describe(after, WATCHER) };
        const told = { ...views, seat: mover, move: struct(move) };
        if (mover === CHANCE || (views.after.over && !views.before.over)) continue;
        for (const { seat, points } of views.before.seats)
          if (seat !== mover || BRINGS_NO_POINTS.test(move))
            assert.equal(pointsScoredBy(told, seat), (views.after.seats[seat]?.points ?? 0) - points, `${move}, seat ${seat}`);
      }
  });

test('E1 Requests that bring nothing are told, too, under the heading of their phase', async () => {
  const seats = [{ requests: ['expeditions', 'expeditions', 'influence'], workers: ['watch'], ships: ['acores-1'] }] as const;
  const [told] = await tellings(position({ players: 2, phase: 'D', round: 5, seats }), 0, 'done');
  const scores = told?.followed.filter(({ text }) => text.startsWith('Ana scores')) ?? [];
  assert.deepEqual(
    scores.map(({ text }) => text.replace(/\d+/, 'N')),
    ['Ana scores N PP for Expeditions.', 'Ana scores N PP for Expeditions.', 'Ana scores N PP for Influence of the Guilds.'],
  );
  assert.match(scores[1]?.text ?? '', / 0 PP /);
  assert.match(scores[0]?.phase ?? '', /^E\b/);
});

test('C2 the roll at a building names it, and what it costs now', async () => {
  const steps = randomSteps('2nd', 3, 5);
  const words = await wordsIn('en');
  const rolls = steps
    .filter(({ before, move }) => /^roll/.test(move) && madeira.describe(before, WATCHER).phase === 'C')
    .map(({ before, seat, move, after }) =>
      wholeText(words.tell(madeira.describe(before, WATCHER), seat, struct(move), madeira.describe(after, WATCHER))),
    );
  assert.ok(rolls.length > 5);
  for (const text of rolls) assert.match(text, /^(Moinho|Capitania|Alfândega|Casa da Coroa|Fortaleza)\. (Guild|Pirate) dice: /);
  assert.ok(
    rolls.some((text) => /Now \d+ Reals?, or \d+ Pirates?\.$/.test(text)),
    rolls.join('\n'),
  );
});

test('A1 all characters are told where they are, the last one, too', async () => {
  const words = await wordsIn('en');
  const laid = randomSteps('2nd', 3, 5)
    .filter(({ move }) => struct(move).kind === 'lay character')
    .slice(0, 3)
    .map(({ before, seat, move, after }) =>
      wholeText(words.tell(madeira.describe(before, WATCHER), seat, struct(move), madeira.describe(after, WATCHER))),
    )
    .join(' ');
  for (const name of ['Guild Master', 'Mayor', 'Steward', 'Commander']) assert.match(laid, new RegExp(`The ${name} is at`));
});

test('E1 the question is what to score, and its button says what that brings', async () => {
  const words = await wordsIn('en');
  const asked = (requests: readonly ('expeditions' | 'market-routes' | 'wealth')[], round: 1 | 3, move: string): readonly string[] => {
    const view = madeira.describe(position({ round, phase: 'E', seats: [{ requests, ships: ['wheat-1'], reals: 4 }] }), 0);
    return [words.prompt(view, 0, []), words.button(view, 0, struct(move)), ...touches(view, 0, struct(move))];
  };
  assert.deepEqual(asked(['expeditions', 'market-routes'], 1, 'leave expeditions'), [
    'Choose the Request to score now. The other one stays for later.',
    'Score Market Routes (+3 PP)',
    'own-request:market-routes',
  ]);
  const [prompt, two] = asked(['expeditions', 'market-routes', 'wealth'], 3, 'leave expeditions');
  assert.equal(prompt, 'Choose the 2 Requests to score now. The other one stays for later.');
  assert.match(two ?? '', /^Score Market Routes and Wealth of the Nation \(\+\d+ PP\)$/);
  const [, alike] = asked(['wealth', 'wealth', 'market-routes'], 3, 'leave market-routes');
  assert.equal(alike, 'Score Wealth of the Nation ×2');
});

test('V5 Urbanization without a Worker is told as the rule set has it', async () => {
  const words = await wordsIn('en');
  const told = (rules: (typeof madeira.ruleSets)[number]): boolean => {
    const view = madeira.describe(position({ rules }), 0);
    return ['own-request:urbanization', 'city:funchal'].every((thing) =>
      words.explain(view, thing, 0)?.lines.includes('Without a Worker in the city: 0 PP.'),
    );
  };
  assert.deepEqual(madeira.ruleSets.filter(told), ['2nd', '1st-hu']);
});

test('V8 the prompt of the Capitania says how many PP it gives', async () => {
  const words = await wordsIn('en');
  const prompt = (rules: string): string => {
    const s = position({ rules, phase: 'C', seats: [{ workers: ['2a', '2b', '2c'], reals: 20, markers: ['capitania'] }] });
    return words.prompt(madeira.describe(s, 0), 0, [struct('pay')]);
  };
  assert.match(prompt('2nd'), /If you pay: 3 PP, then up to 2 Workers to cities\./);
  assert.match(prompt('1st-hu'), /If you pay: 2 PP, then up to 2 Workers to cities\./);
});

test('C3 C5 the prompt of a building says what paying brings, or why one cannot', async () => {
  const words = await wordsIn('en');
  const prompt = (seat: { workers: readonly ('3a' | '3b' | '3c')[]; reals: number }): string => {
    const s = position({ phase: 'C', seats: [{ ...seat, markers: ['casa'] }] });
    return words.prompt(
      madeira.describe(s, 0),
      0,
      legalMoves(madeira, s, 0).map((move) => madeira.moves.struct(move)),
    );
  };
  assert.match(prompt({ workers: ['3a'], reals: 20 }), /If you pay: turn 1 Favor face up/);
  assert.match(prompt({ workers: ['3a', '3b', '3c'], reals: 20 }), /If you pay: turn up to 2 Favors face up/);
  assert.match(prompt({ workers: [], reals: 20 }), /no Worker in the region/);
  assert.match(prompt({ workers: ['3a'], reals: 0 }), /You have only 0 Reals/);
});

test('B5 the question at a character offers only what is possible there', async () => {
  const words = await wordsIn('en');
  const asked = (...moves: string[]): string => {
    const s = play(position({ characters: CHARACTERS, seats: [{ dice: [2], workers: ['2a'] }] }), '0 die 2 steward');
    return words.prompt(madeira.describe(s, 0), 0, moves.map(struct));
  };
  assert.equal(asked('act', 'harvest', 'no action'), 'Use the Steward, or harvest in region 2?');
  assert.equal(asked('act', 'no action'), 'Use the Steward?');
  assert.equal(asked('harvest', 'no action'), 'Steward: there is nothing you can do here now. Harvest in region 2?');
  assert.equal(asked('no action'), 'Steward: there is nothing you can do here now.');
});

test('W1 the windmill stands aside unless it is what is asked', async () => {
  const words = await wordsIn('en');
  const view = madeira.describe(position({ characters: CHARACTERS, seats: [{ dice: [3] }] }), 0);
  assert.equal(words.aside?.(view, struct('windmill up')), 'Windmill');
  assert.equal(words.aside?.(view, struct('pass I reals')), undefined);
  assert.equal(words.aside?.({ ...view, turn: { ...view.turn, step: 'last windmill in C' } }, struct('windmill up')), undefined);
});

/** The steps of a random game, and its position after each of them. */
const randomSteps = (rules: string, players: number, seed: number): TableStep[] => {
  const steps: TableStep[] = [];
  walk(madeira, must(readConfig(madeira, { players, rules })), seed, (s, step) => {
    if (!step) return;
    const after = s.slice();
    madeira.apply(after, step.seat, step.move);
    steps.push({ entry: steps.length, seat: step.seat, move: madeira.moves.text(step.move), before: s.slice(), after });
  });
  return steps;
};

const sumsOf = (rows: readonly ScoreRow[], players: number): number[] =>
  Array.from({ length: players }, (_, seat) => rows.reduce((sum, { values }) => sum + (values[seat] as number), 0));

/** The rows at the end of these steps, each with its parts, after proving that they add up. */
const provedRows = async (steps: readonly TableStep[], players: number): Promise<readonly ScoreRow[]> => {
  const s = steps.at(-1)?.after as State;
  const totals = Array.from({ length: players }, (_, seat) => madeira.score(s, seat));
  const rows = await (await wordsIn('en')).scores(madeira.describe(s, WATCHER), totals, steps);
  assert.deepEqual(sumsOf(rows, players), totals);
  for (const { label, values, parts } of rows) if (parts) assert.deepEqual(sumsOf(parts, players), values, label);
  const lost = Array.from({ length: players }, (_, seat) => -pirateLoss(s, seat) + 0);
  assert.deepEqual(
    rows.at(-1)?.values.map((value = Number.NaN) => value + 0),
    lost,
  );
  return rows;
};

for (const rules of madeira.ruleSets)
  test(`G1 G2 the rows of a result add up to the total, their parts to the rows, in ${rules}`, async () => {
    for (const players of [2, 3, 4])
      for (let seed = 1; seed <= 3; seed++) {
        const rows = await provedRows(randomSteps(rules, players, seed), players);
        for (const { parts = [] } of rows) for (const { values } of parts) assert.ok(values.some((value) => value !== 0));
      }
  });

test('the rows of a result add up also where a game ended early and Pirates are hidden', async () => {
  const steps = randomSteps('2nd', 3, 5);
  for (let n = 40; n < steps.length; n += 40) await provedRows(steps.slice(0, n), 3);
});

test('G1 G2 I1 the score now adds up at any moment where Pirates are open, and says nothing of them where they are hidden', async () => {
  const { standing } = await wordsIn('en');
  const steps = randomSteps('2nd', 3, 5);
  for (let n = 40; n < steps.length; n += 40) {
    const s = steps[n - 1]?.after as State;
    const hidden = await standing?.(madeira.describe(s, 1), steps.slice(0, n));
    assert.deepEqual(hidden?.rows.at(-1)?.values, [undefined, undefined, undefined]);
    const open = s.slice();
    on.openPirates.set(open, 1);
    const shown = await standing?.(madeira.describe(open, 1), steps.slice(0, n));
    assert.deepEqual(
      sumsOf(shown?.rows ?? [], 3),
      [0, 1, 2].map((seat) => madeira.score(s, seat)),
    );
  }
});

test('E1 the score now tells what each held Request would bring', async () => {
  const s = position({ seats: [{ requests: ['market-routes', 'wealth'], ships: ['sugar-1'], reals: 4 }, { requests: ['influence'] }] });
  const now = await (await wordsIn('en')).standing?.(madeira.describe(s, 0), []);
  const [held] = now?.besides ?? [];
  assert.deepEqual(held?.values.slice(0, 2), [6 + 4, 0]);
  assert.deepEqual(
    held?.parts?.map(({ label }) => label),
    ['Market Routes', 'Wealth of the Nation'],
  );
});

test('in every language a reconstructed number says so and leads to the owners’ check; a stated one does not', async () => {
  const view = madeira.describe(madeira.setup(must(readConfig(madeira, { players: 3 }))), 0);
  const said = new Set<string>();
  for (const locale of LOCALES) {
    const words = await wordsIn(locale);
    const note = words.explain(view, 'city:machico', 0)?.note;
    assert.equal(note?.page, '/board');
    assert.ok(isSaid(note?.text) && isSaid(note?.link));
    said.add(`${note?.text} ${note?.link}`);
    assert.equal(words.explain(view, 'city:funchal', 0)?.note, undefined);
    assert.equal(words.explain(view, 'phase:A', 0)?.note, undefined);
  }
  assert.equal(said.size, LOCALES.length);
  assert.ok(said.has('This number is our guess. Check it against your board.'));
});

for (const rules of madeira.ruleSets)
  test(`D3 D4 in random games by ${rules} the forecast of Bread is what feeding takes, once upkeep is over`, () => {
    let count = 0;
    for (let seed = 1; seed <= 20; seed++)
      walk(madeira, must(readConfig(madeira, { players: 3, rules, options: { openPirates: true } })), seed, (s, step) => {
        const move = step && madeira.moves.struct(step.move);
        if (!step || move?.kind !== 'feed') return;
        const after = s.slice();
        madeira.apply(after, step.seat, step.move);
        const [was, is] = [madeira.describe(s, step.seat), madeira.describe(after, step.seat)];
        const [wood, bread] = dueOf(was, step.seat);
        assert.equal(wood?.needs, 0);
        assert.equal((is.seats[step.seat]?.pirates ?? 0) - (was.seats[step.seat]?.pirates ?? 0), (bread?.needs ?? 0) - move.bread);
        if (is.phase === 'D') assert.equal(piratesDue(dueOf(is, step.seat)), 0);
        count++;
      });
    assert.ok(count > 10, String(count));
  });

test('D3 D4 the forecast counts what is missing, and nothing that is over', () => {
  const seat = { wood: 1, bread: 1, mill: 0, ships: ['wheat-1', 'wheat-2', 'sugar-1'], workers: ['1a', '2a', 'watch'] } as const;
  const before = madeira.describe(position({ characters: CHARACTERS, seats: [{ ...seat, dice: [3] }] }), 0);
  assert.deepEqual(dueOf(before, 0), [
    { what: 'wood', has: 1, needs: 3 },
    { what: 'bread', has: 1, needs: 3 },
  ]);
  assert.equal(piratesDue(dueOf(before, 0)), 4);
});
