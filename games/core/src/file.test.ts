import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readConfig } from './config.ts';
import type { FairnessRecord } from './fairness.ts';
import { claimedGame, type GameFile, parseGameFile, writeGameFile } from './file.ts';
import type { Game } from './game.ts';
import { commitmentTo } from './promises.ts';
import { must, type Result, writeProblem } from './result.ts';
import { standing } from './standing.ts';
import { pearls } from './testing/pearls.ts';
import { randomTimeline } from './testing/random-timeline.ts';
import { replay } from './timeline.ts';

const find = (name: string): Game | undefined => (name === 'pearls' ? pearls : undefined);
const parse = (text: string): Result<GameFile> => parseGameFile(text, find);

const SECRET = '5e'.repeat(32);
const COMMITMENT = commitmentTo(SECRET);
const TEXT = [
  'caravel 1',
  'game pearls',
  'rules lagoon',
  'version 1',
  'players 2',
  'option lamps "one"',
  'seat 0 Anna B.',
  'seat 1 Bé 🎲',
  `commitment ${COMMITMENT}`,
  'contribution 1 abcd',
  `secret ${SECRET}`,
  'scores -1 9',
  'entries 3',
  '',
  '* pearl 2',
  '0 keep',
  '1 undo 1',
  '',
].join('\n');

/** TEXT with the line that starts with `start` replaced: by no line, one, or several. */
const edited = (start: string, ...instead: readonly string[]): string => {
  const lines = TEXT.split('\n');
  const at = lines.findIndex((line) => line.startsWith(start));
  assert.notEqual(at, -1, start);
  return lines.toSpliced(at, 1, ...instead).join('\n');
};

const problemOf = (text: string): string => {
  const read = parse(text);
  assert.ok(!read.ok, `taken:\n${text}`);
  return writeProblem(read.problem);
};

test('a file says who played what, and is written as it was read', () => {
  const file = must(parse(TEXT));
  assert.equal(file.game, pearls);
  assert.deepEqual(file.config, { rules: 'lagoon', players: 2, options: { lamps: 'one' } });
  assert.deepEqual(file.names, ['Anna B.', 'Bé 🎲']);
  assert.deepEqual(file.fairness, { scheme: 1, commitment: COMMITMENT, parts: [], contributions: ['', 'abcd'], secret: SECRET });
  assert.deepEqual([file.scores, file.scoresLine], [[-1, 9], 12]);
  assert.deepEqual(file.entries[2], { seat: 1, undo: 1 });
  assert.deepEqual(file.lines, [15, 16, 17]);
  assert.equal(writeGameFile(file), TEXT);
});

/** One seat that did not reveal, one without a promise, one that contributes. */
const fairnessOf = (scheme: 1 | 2, players: number): FairnessRecord => {
  const parts = scheme === 1 ? [] : ['bb'.repeat(32), 'none', 'aa'.repeat(32)].slice(-players);
  return { scheme, commitment: COMMITMENT, parts, contributions: ['', '', 'cc'.repeat(32)].slice(-players) };
};

test('random games round trip', () => {
  const shape = fc.record({ players: fc.constantFrom(2, 3), options: fc.record({ lamps: fc.constantFrom('one', 'none') }) });
  fc.assert(
    fc.property(shape, fc.nat(), fc.constantFrom(0, 1, 2), (value, seed, scheme) => {
      const config = must(readConfig(pearls, value));
      const { entries, state } = randomTimeline(pearls, config, seed);
      const fairness = fairnessOf(scheme === 1 ? 1 : 2, config.players);
      const names = ['', 'Bob', 'Eve'].slice(0, config.players);
      const written = { game: pearls, config, names, ...(scheme ? { fairness } : {}), scores: standing(pearls, state).scores, entries };
      const { lines, scoresLine: _, ...read } = must(parse(writeGameFile(written)));
      assert.deepEqual(read, written);
      assert.equal(lines.length, entries.length);
    }),
    { numRuns: 50 },
  );
});

test('a file is read by the version of the rules it was written for', () => {
  const newer: Game = { ...pearls, version: 2 };
  const findVersion = (_: string, version = 2): Game => (version === 1 ? pearls : newer);
  assert.equal(must(parseGameFile(TEXT, findVersion)).game, pearls);
  assert.equal(must(parseGameFile(TEXT.replace('version 1', 'version 2'), findVersion)).game, newer);
  assert.equal(must(parseGameFile(TEXT.replace('version 1\n', ''), findVersion)).game, newer, 'without a version the newest');
});

test('which rules a file needs is known before they are loaded', () => {
  assert.deepEqual(claimedGame(TEXT), { name: 'pearls', version: 1 });
  assert.deepEqual(claimedGame('caravel 1\n\ngame pearls\n'), { name: '', version: undefined });
});

test('a small file by hand needs only game, players and an empty line', () => {
  const file = must(parse('caravel 1\ngame pearls\nplayers 3\n\n* pearl 1\n'));
  assert.deepEqual(file.config, { rules: 'lagoon', players: 3, options: { lamps: 'one' } });
  assert.deepEqual([file.names, file.fairness, file.scores], [['', '', ''], undefined, undefined]);
});

test('remarks and further empty lines are skipped, and lines still counted', () => {
  const file = must(parse('caravel 1\n# a remark\ngame pearls\nplayers 2\n#\n\n#x\n* pearl 1\n\n# keep it\n0 keep\n\n'));
  assert.deepEqual(file.lines, [8, 11]);
});

test('a name cannot become lines of the file', () => {
  const file = must(parse(TEXT));
  const text = writeGameFile({ ...file, names: ['A\n\n0 keep', ' \u2028\r\n'] });
  assert.deepEqual(must(parse(text)).names, ['A 0 keep', '']);
});

const BROKEN: readonly (readonly [what: string, text: string, problem: string])[] = [
  ['empty', '', 'line 1: the file is empty'],
  ['one empty line', '\n', "line 1: a game file starts with 'caravel 1'"],
  ['wrong first line', edited('caravel', 'caravan 1'), "line 1: a game file starts with 'caravel 1'"],
  ['remark first', `# hello\n${TEXT}`, "line 1: a game file starts with 'caravel 1'"],
  ['a byte order mark', `\ufeff${TEXT}`, 'line 1: the file starts with a byte order mark'],
  ['nothing but a byte order mark', '\ufeff', 'line 1: the file starts with a byte order mark'],
  ['lines that end in CR LF', TEXT.replaceAll('\n', '\r\n'), 'line 1: the line ends in CR; lines end in LF'],
  ['one line that ends in CR LF', edited('0 keep', '0 keep\r'), 'line 16: the line ends in CR; lines end in LF'],
  ['an empty line that ends in CR LF', TEXT.replace('\n\n', '\n\r\n'), 'line 14: the line ends in CR; lines end in LF'],
  ['unknown file version', edited('caravel', 'caravel 2'), 'line 1: file version 2 is not known here; 1 is'],
  ['cut in the first line', 'carav', 'line 1: the file ends in the middle of a line'],
  ['cut in a header line', TEXT.slice(0, 30), 'line 3: the file ends in the middle of a line'],
  ['cut in the last line', TEXT.slice(0, -1), 'line 17: the file ends in the middle of a line'],
  ['cut after a header line', TEXT.slice(0, TEXT.indexOf('seat 0')), 'line 6: the header does not end in an empty line'],
  ['cut before the empty line', TEXT.slice(0, TEXT.indexOf('\n\n') + 1), 'line 13: the header does not end in an empty line'],
  ['cut after an entry', edited('1 undo'), 'line 16: the header promises 3 entries, 2 are here'],
  ['too many entries', `${TEXT}0 keep\n`, 'line 18: the header promises 3 entries, 4 are here'],
  ['entries not a number', edited('entries', 'entries three'), 'line 17: the header promises three entries, 3 are here'],
  ['entries empty', edited('entries', 'entries'), 'line 17: the header promises  entries, 3 are here'],
  ['no game', edited('game'), "line 1: the header has no 'game' line"],
  ['unknown game', edited('game', 'game chess'), "line 2: no game named 'chess'"],
  ['game without a name', edited('game', 'game'), "line 2: no game named ''"],
  ['game twice', edited('rules', 'game pearls'), "line 3: 'game' stands here twice"],
  ['unknown rules', edited('rules', 'rules reef'), 'line 3: rules: "reef" is none of lagoon'],
  ['other rules version', edited('version', 'version 2'), 'line 4: written for version 2 of the rules of pearls; this is version 1'],
  ['no players', edited('players'), "line 1: the header has no 'players' line"],
  ['too many players', edited('players', 'players 4'), 'line 5: players: 4 is not a number from 2 to 3'],
  ['players in words', edited('players', 'players two'), 'line 5: players: "two" is not a number from 2 to 3'],
  ['players in hex', edited('players', 'players 0x2'), 'line 5: players: "0x2" is not a number from 2 to 3'],
  ['players empty', edited('players', 'players '), 'line 5: players: "" is not a number from 2 to 3'],
  ['bad option value', edited('option', 'option lamps "two"'), 'line 6: options.lamps: "two" is none of one, none'],
  ['unknown option', edited('option', 'option fins 1'), 'line 6: options.fins: no such option; there are lamps'],
  ['unknown option with a dot', edited('option', 'option a.b 1'), 'line 6: options.a.b: no such option; there are lamps'],
  ['option of every object', edited('option', 'option __proto__ 1'), 'line 6: options.__proto__: no such option; there are lamps'],
  ['option twice', edited('seat 0', 'option lamps "none"'), 'line 7: option lamps stands here twice'],
  ['option not JSON', edited('option', 'option lamps one'), 'line 6: the value of option lamps is not JSON: one'],
  ['option without value', edited('option', 'option lamps'), "line 6: 'lamps' is not an option and its value"],
  ['unknown header line', edited('option', 'colour red'), "line 6: 'colour' is not a header line"],
  ['seat without name', edited('seat 0', 'seat 0'), "line 7: '0' is not a seat number and a name"],
  ['seat twice', edited('seat 1', 'seat 0 Eve'), 'line 8: seat 0 stands here twice'],
  ['seat out of range', edited('seat 1', 'seat 2 Eve'), 'line 8: a name for seat 2 of 2 players'],
  ['contribution out of range', edited('contribution', 'contribution 2 aa'), 'line 10: a contribution for seat 2 of 2 players'],
  ['contribution not hex', edited('contribution', 'contribution 1 xy'), "line 10: '1 xy' is not a seat number and hex digits"],
  ['bad commitment', edited('commitment', 'commitment 12'), "line 9: '12' is not 64 hex digits"],
  ['bad secret', edited('secret', 'secret 5e'), "line 11: '5e' is not 64 hex digits"],
  ['secret without commitment', edited('commitment'), 'line 10: a secret without a commitment'],
  ['too few scores', edited('scores', 'scores 7'), "line 12: '7' is not a score for each seat"],
  ['scores in words', edited('scores', 'scores 7 many'), "line 12: '7 many' is not a score for each seat"],
  ['scores with a gap', edited('scores', 'scores  7'), "line 12: ' 7' is not a score for each seat"],
  ['no entry', edited('0 keep', 'keep'), "line 16: 'keep' is not an entry: a seat number or *, a space, a move"],
  ['bad undo', edited('1 undo', '1 undo x'), "line 17: 'undo x' does not say how many moves to undo"],
];

for (const [what, text, problem] of BROKEN)
  test(`a broken file is refused with its line: ${what}`, () => {
    assert.equal(problemOf(text), problem);
  });

const PART = 'ab'.repeat(32);
const TEXT_2 = edited('commitment', 'fairness 2', `commitment ${COMMITMENT}`, 'part 0 none', `part 1 ${PART}`).replace(
  ' abcd',
  ` ${SECRET}`,
);

test('a file of scheme 2 has a part for everybody who promised', () => {
  const file = must(parse(TEXT_2));
  assert.deepEqual(file.fairness, {
    scheme: 2,
    commitment: COMMITMENT,
    parts: ['none', PART],
    contributions: ['', SECRET],
    secret: SECRET,
  });
  assert.equal(writeGameFile(file), TEXT_2);
});

const BROKEN_2: readonly (readonly [change: string, instead: string, problem: string])[] = [
  ['fairness 2', 'fairness 4', "line 9: fairness '4' is not known here; 2 and 3 are"],
  ['fairness 2', 'fairness', "line 9: fairness '' is not known here; 2 and 3 are"],
  ['fairness 2', 'fairness 3', "line 11: a part without the line 'fairness 2'"],
  [
    `fairness 2\ncommitment ${COMMITMENT}\npart 0 none\npart 1 ${PART}`,
    `fairness 3\ncommitment ${COMMITMENT}`,
    "line 11: a contribution under 'fairness 3'",
  ],
  ['fairness 2\n', '', "line 10: a part without the line 'fairness 2'"],
  [`commitment ${COMMITMENT}\n`, '', 'line 13: a secret without a commitment'],
  [`commitment ${COMMITMENT}\npart 0 none`, `commitment 5\npart 0 none`, "line 10: '5' is not 64 hex digits"],
  [`part 1 ${PART}\n`, '', 'line 12: seat 1 contributes and has promised no part'],
  [`part 1 ${PART}`, 'part 1 none', 'line 13: seat 1 contributes and has promised no part'],
  [`part 1 ${PART}`, 'part 1 abcd', "line 12: '1 abcd' is not a seat number and 64 hex digits or 'none'"],
  ['part 0 none', `part 1 ${PART}`, 'line 12: seat 1 stands here twice'],
  ['part 0 none', 'part 2 none', 'line 11: a part for seat 2 of 2 players'],
  [`contribution 1 ${SECRET}`, 'contribution 1 abcd', "line 13: 'abcd' is not 64 hex digits"],
];

for (const [change, instead, problem] of BROKEN_2)
  test(`a broken file of scheme 2 is refused with its line: ${problem}`, () => {
    assert.ok(TEXT_2.includes(change));
    assert.equal(problemOf(TEXT_2.replace(change, instead)), problem);
  });

test('parts and a scheme without a commitment are refused', () => {
  const bare = (line: string): string => `caravel 1\ngame pearls\nplayers 2\n${line}\n\n`;
  assert.equal(problemOf(bare(`part 1 ${PART}`)), 'line 4: a part without a commitment');
  assert.equal(problemOf(bare('fairness 2')), "line 4: a 'fairness' line without a commitment");
});

test('a contribution without a commitment is refused', () => {
  const text = edited(`commitment`).replace(`secret ${SECRET}\n`, '');
  assert.equal(problemOf(text), 'line 9: a contribution without a commitment');
});

test('an illegal move is found on replay and reported with its line', () => {
  const rows: readonly (readonly [entry: string, problem: string])[] = [
    ['1 keep', "line 16: 'keep' is not possible for seat 1 out of turn (rule P2)"],
    ['0 sing', "line 16: 'sing' is not a move of pearls"],
    ['2 keep', 'line 16: there is no seat 2'],
    ['* pearl 1', "line 16: 'pearl 1' is not possible now (rule P1)"],
    ['0 undo 2', 'line 16: there are 1 moves, not 2, to undo'],
    ['* undo 1', 'line 16: there is no seat -1 to undo'],
  ];
  for (const [entry, problem] of rows) {
    const { game, config, entries, lines } = must(parse(edited('0 keep', entry)));
    const timeline = replay(game, config, entries, undefined, (i) => lines[i]);
    assert.ok(!timeline.ok, entry);
    assert.equal(writeProblem(timeline.problem), problem);
  }
});

test('no truncated file is accepted', () => {
  for (let end = 0; end < TEXT.length; end++) assert.match(problemOf(TEXT.slice(0, end)), /^line \d+: /);
});

/** Reads and replays; throws only where the reader does. */
const survives = (text: string): void => {
  const read = parse(text);
  if (!read.ok) assert.ok((read.problem.line ?? 0) >= 1 && read.problem.message.length > 0);
  else replay(read.value.game, read.value.config, read.value.entries);
};

test('changed characters never make the reader throw', () => {
  const character = fc.oneof(fc.constantFrom(...' \n\r#*0123459undo"[{\u2028'), fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }));
  const changes = fc.array(fc.tuple(fc.nat(TEXT.length - 1), character), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(changes, (places) => {
      const characters = TEXT.split('');
      for (const [at, to] of places) characters[at] = to;
      survives(characters.join(''));
    }),
    { numRuns: 2000 },
  );
});

test('lines dropped, doubled and moved never make the reader throw', () => {
  const lines = TEXT.split('\n');
  const order = fc.array(fc.nat(lines.length - 1), { maxLength: 25 });
  fc.assert(
    fc.property(order, (places) => survives(['caravel 1', ...places.map((i) => lines[i])].join('\n').concat('\n'))),
    { numRuns: 1000 },
  );
});
