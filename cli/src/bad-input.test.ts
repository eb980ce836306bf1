/** Whatever the user gets wrong: exit code 2, one line that names what and where, nothing written. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { product } from './testing/process.ts';
import { FAIRNESS, finishedGame, saved, scratchDirectory } from './testing/samples.ts';
import { caravel } from './testing/test-host.ts';

const PEARLS = ['--game', 'pearls', '--players', '2'];

const TRAINED = ['train', '--game', 'puerto-rico'];

const MISUSES: readonly (readonly [args: readonly string[], says: RegExp])[] = [
  [['sail'], /^caravel: no command 'sail'/],
  [['help', 'sail'], /^caravel: no command 'sail'/],
  [['help', 'games', 'perft'], /^caravel: help: one command/],
  [['two\nlines'], /^caravel: no command 'two\\u000alines'/],
  [['games', '--color'], /^caravel games: unknown option '--color'$/],
  [['games', 'pearls'], /^caravel games: unexpected argument 'pearls'$/],
  [['games', '--json=yes'], /^caravel games: option '--json' does not take an argument$/],
  [['engine', '--json'], /unknown option '--json'/],
  [['simulate'], /^caravel simulate: --game is missing$/],
  [['simulate', '--game'], /option '--game <value>' argument missing/],
  [['simulate', '--game', 'chess', '--players', '2'], /^caravel simulate: no game named 'chess'; there are pearls/],
  [['simulate', '--game', 'pearls'], /--players is missing/],
  [['simulate', '--game', 'pearls', '--players', 'two'], /--players: 'two' is not a whole number from 2 to 3/],
  [['simulate', '--game', 'pearls', '--players', '4'], /--players: '4' is not a whole number from 2 to 3/],
  [['simulate', ...PEARLS, '--rules', 'sea'], /--rules: "sea" is none of lagoon/],
  [['simulate', ...PEARLS, '--option', 'lamps'], /--option: 'lamps' is not name=value/],
  [['simulate', ...PEARLS, '--option', 'lamps=many'], /--option lamps: "many" is none of one, none/],
  [['simulate', ...PEARLS, '--option', 'nets=1'], /--option nets: no such option; there are lamps/],
  [['simulate', ...PEARLS, '--option', '__proto__=1'], /--option __proto__: no such option/],
  [['simulate', ...PEARLS, '--option', 'lamps=one', '--option', 'lamps=none'], /--option lamps is given twice/],
  [['simulate', ...PEARLS, '--bots', 'deep'], /--bots: no bot named 'deep'; there are random/],
  [['simulate', ...PEARLS, '--bots', 'random,random,random'], /--bots: 3 names for 2 players/],
  [['simulate', ...PEARLS, '--games', '0'], /--games: '0' is not a whole number/],
  [['simulate', ...PEARLS, '--games', '1e3'], /--games: '1e3' is not a whole number/],
  [['simulate', ...PEARLS, '--seed', '-1'], /option '--seed' argument is ambiguous/],
  [['simulate', ...PEARLS, '--seed=-1'], /--seed: '-1' is not a whole number from 0 up/],
  [['simulate', ...PEARLS, '--seed', '99999999999999999999'], /--seed: '99999999999999999999' is not/],
  [['simulate', ...PEARLS, 'more'], /unexpected argument 'more'/],
  [['bench', 'engine', 'foo', ...PEARLS, '--runs', '1', '--milliseconds', '1'], /^caravel bench: unexpected argument 'foo'$/],
  [['bench', 'soak', 'bar', '--game', 'pearls', '--games', '1'], /^caravel bench: unexpected argument 'bar'$/],
  [['env', ...PEARLS, '--seats', 'random'], /^caravel env: --seats: no seat is 'agent', so nobody would be asked$/],
  [['env', ...PEARLS, '--seats', 'agent,agent,agent'], /--seats: 3 names for 2 players/],
  [['env', ...PEARLS, '--seats', 'agent,deep'], /--seats: no bot named 'deep'/],
  [['env', ...PEARLS], /--observation: no net was trained for pearls; take plain/],
  [['env', ...PEARLS, '--observation', 'pixels'], /--observation: 'pixels' is none of net, plain/],
  [['env', ...PEARLS, '--observation', 'plain', '--rewards', 'fame'], /--rewards: 'fame' is none of win, score/],
  [['env', ...PEARLS, '--observation', 'plain', '--reset', 'never'], /--reset: 'never' is none of auto, manual/],
  [['env', ...PEARLS, '--observation', 'plain', '--games', '5000'], /--games: '5000' is not a whole number from 1 to 4096/],
  [['perft', ...PEARLS], /--depth is missing/],
  [['perft', ...PEARLS, '--depth', '0'], /--depth: '0' is not a whole number from 1 to 50/],
  [['perft', ...PEARLS, '--depth', '1', '--after', '1000'], /--after: with seed 1 the game is over before 1000 moves/],
  [['replay'], /^caravel replay: FILE is missing$/],
  [['replay', 'no-such.caravel'], /^caravel replay: no-such\.caravel: no such file$/],
  [['replay', 'a\0b'], /^caravel replay: a\\u0000b: not a file name$/],
  [['replay', '.'], /^caravel replay: \.: not a file$/],
  [['replay', 'a.caravel', 'b.caravel'], /unexpected argument 'b\.caravel'/],
  [['verify'], /FILE is missing/],
  [['verify', 'no-such.caravel'], /no-such\.caravel: no such file/],
  [['simulate', ...PEARLS, '--bots', 'random,'], /--bots: no bot named ''; there are random, beginner/],
  [['train'], /^caravel train: --game is missing$/],
  [['train', '--game', 'pearls', '--games', '1', '--out', 'run'], /--game: nobody has said how to train a net for pearls/],
  [TRAINED, /--games is missing/],
  [[...TRAINED, '--games', '1'], /--out is missing/],
  [[...TRAINED, '--games', '0', '--out', 'run'], /--games: '0' is not a whole number/],
  [['trace', '--game', 'chess'], /no rules page for 'chess'|no docs\/rules/],
  [['trace', '--root', '/no/such/place'], /no docs\/rules\/\*\/en\.md in \/no\/such\/place/],
];

for (const [args, says] of MISUSES)
  test(`caravel ${JSON.stringify(args.join(' ')).slice(1, -1)} is refused in one line`, async () => {
    await refuses(args, says);
  });

const refuses = async (args: readonly string[], says: RegExp): Promise<void> => {
  const { code, out, err } = await caravel(...args);
  assert.equal(code, 2);
  assert.equal(out, '');
  assert.match(err, /^caravel.*\n$/);
  assert.match(err.slice(0, -1), says);
};

const good = finishedGame();
const lines = good.split('\n');
const firstEntry = lines.indexOf('') + 1;

/** The sample with its n-th line (from 1) changed. */
const withLine = (n: number, text: string): string => lines.with(n - 1, text).join('\n');

const BAD_FILES: readonly (readonly [what: string, text: string, says: RegExp])[] = [
  ['an empty file', '', /line 1: the file is empty/],
  ['lines that end in CR LF', good.replaceAll('\n', '\r\n'), /line 1: the line ends in CR; lines end in LF/],
  ['a byte order mark', `\ufeff${good}`, /line 1: the file starts with a byte order mark/],
  ['no game file', 'hello\n', /line 1: a game file starts with 'caravel 1'/],
  ['a later format', withLine(1, 'caravel 2'), /line 1: file version 2/],
  ['an unknown game', withLine(2, 'game chess'), /line 2: no game named 'chess'/],
  ['an unknown rule set', withLine(3, 'rules sea'), /line 3: rules: "sea" is none of lagoon/],
  ['an option that is none', withLine(6, 'option nets 1'), /line 6: options\.nets: no such option/],
  [
    'a word that is no move',
    withLine(firstEntry + 2, '0 role king'),
    new RegExp(`line ${firstEntry + 2}: 'role king' is not a move of pearls`),
  ],
  ['an illegal move', withLine(firstEntry + 1, '0 keep'), new RegExp(`line ${firstEntry + 1}: 'keep' is not possible .*\\(rule P2\\)`)],
  ['no entry', withLine(firstEntry + 3, 'keep'), new RegExp(`line ${firstEntry + 3}: 'keep' is not an entry`)],
  ['a log cut at a line', `${lines.slice(0, -4).join('\n')}\n`, /line \d+: the header promises \d+ entries, \d+ are here/],
  ['a log cut within a line', good.slice(0, -3), /line \d+: the file ends in the middle of a line/],
];

for (const [what, text, says] of BAD_FILES)
  test(`replay and verify name file and line of ${what}`, async (t) => {
    const path = saved(t, text);
    for (const command of ['replay', 'verify']) await refuses([command, path], new RegExp(`^caravel ${command}: ${path}: ${says.source}`));
  });

test('replay names a number of entries that is not there, and a seat', async (t) => {
  const path = saved(t, good);
  await refuses(['replay', path, '--at', '999'], /--at: '999' is not a whole number from 0 to \d+/);
  await refuses(['replay', path, '--seat', '2'], /--seat: '2' is not a whole number from 0 to 1/);
});

test('verify names the line of wrong scores', async (t) => {
  const at = lines.findIndex((line) => line.startsWith('scores ')) + 1;
  const path = saved(t, withLine(at, 'scores 99 0'));
  await refuses(['verify', path], new RegExp(`${path}: line ${at}: the scores say 99 0, the moves give \\d+ \\d+$`));
});

test('verify finds scores of a game that is not over', async (t) => {
  const short = lines.filter((line) => !line.startsWith('entries ')).slice(0, -4);
  await refuses(['verify', saved(t, `${short.join('\n')}\n`)], /line \d+: there are scores, but the entries end before the game does/);
});

test('verify names the line of a draw the shuffler did not make', async (t) => {
  const fair = finishedGame(FAIRNESS).split('\n');
  const at = fair.indexOf('') + 1;
  const other = fair[at] === '* pearl 1' ? '* pearl 2' : '* pearl 1';
  const text = fair
    .with(at, other)
    .filter((line) => !line.startsWith('scores '))
    .slice(0, at + 1);
  const path = saved(t, `${text.filter((line) => !line.startsWith('entries ')).join('\n')}\n`);
  await refuses(['verify', path], /line \d+: draw 1 was 'pearl \d', the shuffler gives 'pearl \d'$/);
});

test('verify finds a secret that is not the committed one', async (t) => {
  const text = finishedGame({ ...FAIRNESS, secret: '0'.repeat(64) });
  await refuses(['verify', saved(t, text)], /the secret does not belong to the commitment/);
});

test('simulate --record overwrites nothing and writes nothing beside it', async (t) => {
  const directory = scratchDirectory(t);
  const name = 'pearls-lagoon-2p-seed1-2.caravel';
  writeFileSync(join(directory, name), 'mine');
  await refuses(['simulate', ...PEARLS, '--games', '3', '--record', directory], new RegExp(`${name} is there already`));
  assert.deepEqual(readdirSync(directory), [name]);
});

test('simulate --record wants a directory', async (t) => {
  const path = saved(t, 'a file');
  await refuses(['simulate', ...PEARLS, '--record', path], /--record: .* is not a directory/);
  await refuses(['simulate', ...PEARLS, '--record', join(path, 'inside')], /--record: .*game\.caravel is not a directory$/);
});

test('simulate --record makes one directory, not those above it', async (t) => {
  const above = join(scratchDirectory(t), 'new');
  await refuses(['simulate', ...PEARLS, '--record', join(above, 'games')], /--record: there is no directory .*new$/);
  assert.equal(existsSync(above), false);
});

test('simulate --record where nothing can be made is refused, not tried for ever', { skip: !existsSync('/proc') }, () => {
  for (const [directory, says] of [
    ['/proc/x', /^caravel simulate: --record: cannot make \/proc\/x: .*\n$/],
    ['/proc/x/y', /^caravel simulate: --record: there is no directory \/proc\/x\n$/],
    ['/proc', /^caravel simulate: --record: cannot write \/proc\/.*\n$/],
  ] as const) {
    const { code, out, err } = product('simulate', '--game', 'puerto-rico', '--players', '2', '--games', '1', '--record', directory);
    assert.deepEqual([code, out], [2, '']);
    assert.match(err, says);
  }
});

test('a wrong flag beside --record makes no directory', async (t) => {
  const directory = join(scratchDirectory(t), 'games');
  await refuses(['simulate', ...PEARLS, '--record', directory, '--games', 'x'], /--games/);
  assert.equal(existsSync(directory), false);
});
